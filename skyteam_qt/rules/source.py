"""Where a hand comes from: dice that are rolled, or cards that are drawn from a pile. Each game names its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from .errors import ImpossibleDeal
from .kinds import PLACES, VALUES, Reason, Seat
from .view import Hand

if TYPE_CHECKING:
    from .board import Board
    from .ruleset import Events

Counts = tuple[int, int, int, int, int, int]
"""How many cards there are of each value from 1 to 6."""

# what may lie at a tray place, by its bit among the places that get something new
SHOWN = {0: (0,), 1: VALUES, 2: VALUES, 4: VALUES, 8: VALUES}


class HandSource(Protocol):
    """What the rules must know of chance behind a screen. It never makes any: values are handed in and checked."""

    @property
    def name(self) -> str:
        """`dice` or `cards`: who hands values in, and who finds words, go by it."""
        ...

    @property
    def no_token(self) -> Reason:
        """The reason against a reroll (redraw) when nothing lies ready for it."""
        ...

    def check(self, board: Board, seat: Seat, kept: Hand, wanted: int, values: Hand) -> None:
        """Raise `ImpossibleDeal` unless `values` can come to the tray places `wanted` (bits), `kept` staying."""
        ...

    def pile(self, board: Board, seat: Seat, kept: Hand) -> Counts | None:
        """What the new values of a seat come from while it keeps `kept`; None where every value is always possible."""
        ...

    def exchanged(self, seat: Seat, count: int, events: Events) -> None:
        """A seat has got `count` new ones in a reroll (redraw)."""
        ...


class Dice:
    """Dice behind a screen: every value at any time, and nobody is told how many were rolled again (R13, R103)."""

    name = "dice"
    no_token = Reason.NO_REROLL_TOKEN

    def check(self, board: Board, seat: Seat, kept: Hand, wanted: int, values: Hand) -> None:
        """A value of a die at each wanted tray place, nothing elsewhere."""
        check_places(wanted, values)

    def pile(self, board: Board, seat: Seat, kept: Hand) -> Counts | None:
        """Dice do not run out."""
        return None

    def exchanged(self, seat: Seat, count: int, events: Events) -> None:
        """How many were rolled again is private."""


def check_places(wanted: int, values: Sequence[int]) -> None:
    """Raise `ImpossibleDeal` unless there is a value from 1 to 6 at each wanted tray place, and 0 elsewhere."""
    if len(values) == len(PLACES):
        a, b, c, d = values
        if a in SHOWN[wanted & 1] and b in SHOWN[wanted & 2] and c in SHOWN[wanted & 4] and d in SHOWN[wanted & 8]:
            return
    raise ImpossibleDeal("the values do not fit the tray places that get something new")


DICE = Dice()
