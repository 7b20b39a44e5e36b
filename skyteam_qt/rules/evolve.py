"""Making values quickly: changed copies (`evolve`, `with_item`, `for_seat`) and NamedTuples (`maker`, `kept`).

A simulation makes some of them a hundred thousand times a second.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

if TYPE_CHECKING:
    from dataclasses import replace as evolve
else:

    def evolve(value, /, **changes):
        """Copy `value` with `changes`.

        `dataclasses.replace` runs the whole constructor and is six times slower; the price is that rule types have
        neither `__slots__` nor `__post_init__`. A misspelt field is found by mypy.
        """
        new = _new(value.__class__)
        _set(new, "__dict__", value.__dict__ | changes)
        return new

    _new, _set = object.__new__, object.__setattr__

T = TypeVar("T")
P = ParamSpec("P")


def with_item(values: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Copy `values` with `item` at `index` (from 0)."""
    changed = list(values)
    changed[index] = item
    return tuple(changed)


def for_seat(pair: tuple[T, T], seat: int, item: T) -> tuple[T, T]:
    """Copy `pair`, what the Pilot and the Co-Pilot have, with `item` for `seat`."""
    return (pair[0], item) if seat else (item, pair[1])


def maker(kind: type[T]) -> Callable[[tuple[Any, ...]], T]:
    """A constructor of the NamedTuple `kind` that takes all its fields as one tuple, at half the price."""
    return partial(tuple.__new__, kind)  # type: ignore[type-var]


def kept(kind: Callable[P, T]) -> Callable[P, T]:
    """A constructor of an immutable value of a few small numbers that hands out the same object for the same ones."""
    return lru_cache(maxsize=10_000)(kind)  # type: ignore[return-value]


__all__ = ["evolve", "for_seat", "kept", "maker", "with_item"]
