"""Changed copies."""

from __future__ import annotations

from dataclasses import replace

from skyteam_qt.rules.evolve import evolve, for_seat, kept, maker, with_item
from skyteam_qt.rules.view import SeatView
from tests.builders import C, P, board_with, hand


def test_a_changed_copy_leaves_the_first_alone() -> None:
    """The same as `dataclasses.replace`, only quicker."""
    board = board_with()
    changed = evolve(board, axis=2, coffee=1)
    assert changed == replace(board, axis=2, coffee=1)
    assert (board.axis, board.coffee) == (0, 0)
    assert type(changed) is type(board)
    assert hash(changed) == hash(replace(board, axis=2, coffee=1))


def test_one_entry_of_a_row_is_changed() -> None:
    """The row stays as it was."""
    row = (1, 2, 3)
    assert with_item(row, 1, 9) == (1, 9, 3)
    assert row == (1, 2, 3)


def test_what_a_seat_has_is_changed_for_that_seat() -> None:
    """The partner keeps it."""
    assert for_seat((1, 2), P, 9) == (9, 2)
    assert for_seat((1, 2), C, 9) == (1, 9)


def test_a_quick_tuple_is_the_same_as_a_slow_one() -> None:
    """Names and type included."""
    board = board_with()
    view = maker(SeatView)((board, P, hand(1), 0))
    assert view == SeatView(board, P, hand(1), 0)
    assert (type(view), view.hand) == (SeatView, hand(1))


def test_the_same_numbers_give_the_same_object() -> None:
    """Values that never change may be shared."""
    made = kept(complex)
    assert made(1.0, 2.0) is made(1.0, 2.0)
    assert made(1.0, 2.0) == complex(1.0, 2.0)
