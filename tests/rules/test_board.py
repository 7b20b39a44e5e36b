"""The public board."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields

import pytest

from skyteam_qt.rules import Board, Outcome
from tests.builders import C, P, board_with


def test_a_board_cannot_be_changed() -> None:
    """A new one is made instead."""
    with pytest.raises(FrozenInstanceError):
        board_with().axis = 1  # type: ignore[misc]


def test_a_board_has_no_place_for_a_hidden_die() -> None:
    """R7: which tray places are filled is public, what lies there is not."""
    assert not {field.name for field in fields(Board)} & {"hand", "hands", "dice", "marks"}
    assert board_with(in_hand=(0b1011, 0b0001)).dice_left(P) == 3
    assert board_with(in_hand=(0b1011, 0b0001)).dice_left(C) == 1


def test_the_last_space_is_the_airport() -> None:
    """R4."""
    assert [board_with(position=i).at_airport for i in (0, 5, 6)] == [False, False, True]


def test_the_final_round_is_touchdown_altitude_at_the_airport() -> None:
    """R120."""
    assert board_with(altitude=0, position=6).final_round
    assert not board_with(altitude=1000, position=6).final_round
    assert not board_with(altitude=0, position=5).final_round


def test_a_flight_is_over_when_it_is_won_or_lost() -> None:
    """R1."""
    found = [(board_with(outcome=outcome).over, board_with(outcome=outcome).lost) for outcome in Outcome]
    assert found == [(False, False), (True, False), (True, True)]
