"""The state and what a seat sees of it."""

from __future__ import annotations

from skyteam_qt.rules import SeatView
from skyteam_qt.rules.state import State, view_for
from tests.builders import C, P, hand, state


def test_a_seat_sees_the_board_and_its_own_dice() -> None:
    """R7."""
    position = state(hand(1), hand(2))._replace(marks=(1, 2))
    assert view_for(position, P) == SeatView(position.board, P, hand(1), 1)
    assert view_for(position, C) == SeatView(position.board, C, hand(2), 2)
    assert type(view_for(position, C)) is SeatView


def test_a_state_starts_with_empty_trays() -> None:
    """R2."""
    position = State(state().board)
    assert (position.hands, position.marks) == ((hand(), hand()), (0, 0))


def test_words_about_a_state_tell_no_dice() -> None:
    """R7: a repr ends up in logs and crash reports."""
    position = state(hand(1, 1, 1, 1), hand(6, 6, 6, 6))
    assert repr(position) == "State(round 1, placement)"
