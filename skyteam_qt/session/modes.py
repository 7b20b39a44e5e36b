"""How two people share one screen, and how long their names may be. No imports: read before the first paint."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

NAME_MOST: Final = 24
"""Longest name of a person, in characters."""


class Mode(StrEnum):
    """How two people share one screen (ux 2). Not a rule: the rules never see it."""

    VISORS = "visors"
    CURTAIN = "curtain"
    OPEN = "open"
