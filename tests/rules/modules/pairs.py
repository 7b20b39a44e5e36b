"""`@meets("a", "b")` marks a test as one of what happens where two modules meet; `test_pairs.py` counts them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def meets(one: str, other: str) -> Callable[[T], T]:
    """Names two modules of a flight; several may be written above a test."""
    assert one != other
    return lambda test: test
