"""The goals of the flight plan in words."""

from __future__ import annotations

import pytest

from skyteam_qt.qtbridge.goals import OFFERED, clear_choices, goal_text, offer_text, offers, plan_texts, with_goal
from skyteam_qt.rules import Board
from skyteam_qt.rules.evolve import evolve
from tests.qtbridge.flights import boarded


@pytest.fixture
def board(qapp: object) -> Board:
    return boarded().board


def test_a_space_to_clear_is_counted_as_the_radio_counts_it() -> None:
    assert goal_text("clear:4", 2) == "Clear the 2nd space"
    assert goal_text("clear:4", 3) == "Clear the 1st space"
    assert goal_text("clear:4", 6) == "Clear the 1st space"


def test_every_goal_has_words() -> None:
    assert [offer_text(goal) for goal in OFFERED][:4] == ["Hold here", "Advance 1", "Advance 2", "Clear space …"]
    assert plan_texts(("advance:1", "advance:2", "saveCoffee"), 0) == (
        "Advance 1 space",
        "Advance 2 spaces",
        "Save coffee",
    )


def test_an_unknown_goal_is_refused() -> None:
    with pytest.raises(KeyError):
        goal_text("seven", 0)


def test_only_spaces_with_planes_within_reach_of_the_radio_are_offered(board: Board) -> None:
    assert clear_choices(board) == ("clear:3", "clear:4", "clear:5", "clear:6")
    assert clear_choices(evolve(board, position=2), ("clear:4",)) == ("clear:3", "clear:5", "clear:6", "clear:7")


def test_goals_that_are_done_or_picked_are_not_offered(board: Board) -> None:
    assert "level" not in offers(board, ())
    done = evolve(board, axis=1, gear=(True,) * 3, brakes=(True,) * 3, reroll=0, position=6, planes=(0,) * 7)
    assert offers(done, ("hold",)) == ("level", "flaps", "saveCoffee")
    assert "gear" not in offers(board, ("gearBeforeFlaps",))
    assert "gearBeforeFlaps" not in offers(board, ("flaps",))


def test_how_far_to_move_is_one_goal_and_a_new_one_takes_the_place_of_the_old() -> None:
    assert with_goal(("gear", "hold"), "advance:1") == ("gear", "advance:1")
    assert with_goal(("advance:1",), "advance:2") == ("advance:2",)
    assert with_goal(("advance:2", "gear", "flaps"), "hold") == ("hold", "gear", "flaps")
    assert with_goal(("clear:3",), "clear:4") == ("clear:3", "clear:4")
    assert with_goal(("hold", "gear", "flaps"), "brakes") is None
