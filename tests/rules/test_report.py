"""The report of a flight."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import Check, EndRound, Loss, Outcome, Phase, report
from skyteam_qt.rules.state import State
from tests.builders import RULES, C, P, after_moves, final_round, hand, state

LYING = {"axis.P": 3, "axis.C": 3, "engine.P": 2, "engine.C": 2}


def at_the_end(**fields: object) -> State:
    """All dice of the final round lie."""
    given = {"placed": LYING, "phase": Phase.END, "to_act": None, "speed": 4} | fields
    return final_round(hand(), hand(), **given)


def test_a_landing_held_every_condition() -> None:
    """R131."""
    found = report(RULES, after_moves(at_the_end(), EndRound()).state.board)
    assert (found.outcome, found.loss, found.failed) == (Outcome.WON, None, ())
    assert found.checks == tuple(Check(letter, True, True) for letter in "ABCD")


def test_each_failed_letter_is_in_the_report() -> None:
    """R132: D held, for the speed was stopped."""
    board = after_moves(at_the_end(axis=1, gear=0), EndRound()).state.board
    found = report(RULES, board)
    assert (found.loss, found.failed) == (Loss.LANDING_CONDITIONS, ("B", "C"))
    assert [check.held for check in found.checks] == [True, False, False, True]


def test_an_overrun_failed_the_braking_and_left_the_rest_unchecked() -> None:
    """R122, R130: not checked is not failed."""
    step = after_moves(final_round(hand(3, 1), hand(3, 1)), (P, 3, "engine.P"), (C, 3, "engine.C"))
    found = report(RULES, step.state.board)
    assert (found.loss, found.failed) == (Loss.OVERRUN, ())
    assert found.checks[3] == Check("D", False, False)
    assert [check.held for check in found.checks[:3]] == [None, None, None]


def test_one_brake_is_enough_for_a_speed_of_two() -> None:
    """R84, R122."""
    step = after_moves(final_round(hand(1, 1), hand(1, 1), brakes=1), (P, 1, "engine.P"), (C, 1, "engine.C"))
    assert report(RULES, step.state.board).checks[3] == Check("D", True, True)


@pytest.mark.parametrize(("brakes", "now"), [(0, False), (1, True)])
def test_a_running_flight_says_how_things_stand(brakes: int, now: bool) -> None:
    """For the checklist of the briefing: nothing is held yet."""
    found = report(RULES, state(brakes=brakes, gear=3, flaps=4).board)
    assert found.outcome == Outcome.PLAYING
    assert found.checks == (
        Check("A", False, None), Check("B", True, None), Check("C", True, None), Check("D", now, None),
    )  # fmt: skip
