"""The only type that holds a hand of each seat."""

from __future__ import annotations

from typing import NamedTuple

from .board import Board
from .evolve import maker
from .kinds import Seat
from .view import EMPTY_HAND, Hand, SeatView


class State(NamedTuple):
    """Board, both hands, and the reroll marks that are not carried out yet (bits of tray places by seat)."""

    board: Board
    hands: tuple[Hand, Hand] = (EMPTY_HAND, EMPTY_HAND)
    marks: tuple[int, int] = (0, 0)

    def __repr__(self) -> str:
        """Without hands and marks: a repr ends up in logs and crash reports."""
        return f"State(round {self.board.round}, {self.board.phase.word})"


def view_for(state: State, seat: Seat) -> SeatView:
    """What `seat` may know of `state` (R7)."""
    board, hands, marks = state
    return _view((board, seat, hands[seat], marks[seat]))


_view = maker(SeatView)
