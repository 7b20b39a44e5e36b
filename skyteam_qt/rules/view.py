"""What somebody may know: a seat, an empty chair, and, after the flight, everybody."""

from __future__ import annotations

from typing import NamedTuple

from .board import Board
from .kinds import Seat

Hand = tuple[int, int, int, int]
"""Values by tray place A..D; 0 = no die there."""

EMPTY_HAND: Hand = (0, 0, 0, 0)


def different(hand: Hand) -> tuple[int, ...]:
    """Tray places of the dice in a hand, of equal ones the first: they are the same choice."""
    return tuple(place for place, value in enumerate(hand) if value and hand.index(value) == place)


class SeatView(NamedTuple):
    """All that a seat may know. The partner's dice are not in it, not even blanked.

    `marks`: tray places marked in an open reroll (bits), this seat's own choice.
    """

    board: Board
    seat: Seat
    hand: Hand
    marks: int

    def __repr__(self) -> str:
        """Without the hand: a repr ends up in logs and crash reports."""
        return f"SeatView({self.seat.name}, round {self.board.round})"


class TableView(NamedTuple):
    """What an empty chair sees: closed visor, curtain, spectators."""

    board: Board


class OpenView(NamedTuple):
    """Both hands. The session hands it out only when the flight is over."""

    board: Board
    hands: tuple[Hand, Hand]

    def __repr__(self) -> str:
        """Without the hands, as in `SeatView`."""
        return f"OpenView(round {self.board.round})"
