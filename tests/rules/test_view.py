"""Views."""

from __future__ import annotations

from skyteam_qt.rules import OpenView, SeatView, TableView
from tests.builders import C, board_with, hand


def test_words_about_a_view_tell_no_dice() -> None:
    """R7: a repr ends up in logs and crash reports."""
    board = board_with(altitude=5000)
    assert repr(SeatView(board, C, hand(1, 2, 3, 4), 5)) == "SeatView(COPILOT, round 2)"
    assert repr(OpenView(board, (hand(1), hand(2)))) == "OpenView(round 2)"


def test_an_empty_chair_sees_the_board_alone() -> None:
    """ux 2: closed visor, curtain, spectators."""
    assert TableView._fields == ("board",)
