"""Modules that change what lies on the table before the first round: ST1, PE1, SG1, SG2; and RT1 to RT3."""

from __future__ import annotations

from dataclasses import replace

import pytest

from skyteam_qt.content.library import load_scenario, with_level
from skyteam_qt.rules import EndRound, Loss, Outcome, Phase, Reason, TimeUp, public_why_not, who_begins
from skyteam_qt.rules.compile import compile_ruleset
from skyteam_qt.rules.modules.penguins import PenguinTokens
from skyteam_qt.rules.step import start
from tests.builders import C, after_moves, board_with, flight, hand, state

LYING = {"axis.P": 1, "axis.C": 1, "engine.P": 1, "engine.C": 1}
ENDED = {"placed": LYING, "phase": Phase.END, "to_act": None}


# ---- start at 5000 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["BUD-red-promo", "MAD-black-turbulence", "SXM-yellow-turbulence"])
def test_the_flight_starts_one_space_lower(name: str) -> None:
    """ST1: six rounds, the Co-Pilot begins, the token of 6000 ft stays in the reserve."""
    rules = flight(name, "start-5000")
    board = start(rules).state.board
    assert (board.altitude, board.round, board.reroll) == (5000, 1, 0)
    assert who_begins(rules, board) == C
    assert len(rules.scenario.altitude) == 6
    assert board.reroll_reserve + sum(board.altitude_tokens) == 3


def test_the_module_alone_takes_the_higher_space_away() -> None:
    """ST1, on an altitude track that has it."""
    facts = replace(load_scenario("YUL-green"), modules=("start-5000",))
    rules = compile_ruleset(facts)
    assert [space.feet for space in rules.scenario.altitude] == [5000, 4000, 3000, 2000, 1000, 0]
    assert start(rules).state.board.reroll_reserve == 2


# ---- penguins --------------------------------------------------------------------------------------------------------


def test_penguins_change_appearance_only() -> None:
    """PE1."""
    rules, plain = flight("NZIR-red-turbulence", "penguins"), flight("NZIR-red-turbulence")
    board = start(rules).state.board
    assert board.find(PenguinTokens) is not None
    assert replace(board, slices=()) == start(plain).state.board


# ---- stuck landing gear ----------------------------------------------------------------------------------------------

STUCK = flight("WAW-yellow-turbulence", "stuck-landing-gear")


def test_there_is_no_gear_space_and_blue_stays() -> None:
    """SG1."""
    board = start(STUCK).state.board
    assert not [name for name in STUCK.index if name.startswith("gear")]
    assert (board.gear, board.blue) == ((), 4)
    assert [STUCK.spaces[i].id for i in STUCK.index.values()] == list(STUCK.index)


@pytest.mark.parametrize(("flaps", "outcome"), [(4, Outcome.WON), (3, Outcome.LOST)])
def test_landing_asks_for_the_flaps_alone(flaps: int, outcome: Outcome) -> None:
    """SG2."""
    ready = {"flaps": flaps, "brakes": 2, "planes": (0,) * 5, "altitude": 0, "position": 4}
    board = after_moves(state(hand(), hand(), rules=STUCK, **ready, **ENDED), EndRound(), rules=STUCK).state.board
    assert board.outcome == outcome
    assert board.failed == (() if outcome == Outcome.WON else ("B",))


# ---- real time -------------------------------------------------------------------------------------------------------

TIMED = flight("PBH-red", "real-time")


def test_every_round_has_sixty_seconds() -> None:
    """RT1."""
    assert TIMED.seconds == 60


@pytest.mark.parametrize(("chosen", "seconds"), [(30, 30), (90, 60)])
def test_a_stopwatch_beside_it_counts_when_it_is_shorter(chosen: int, seconds: int) -> None:
    """Two clocks run, the first that is at zero ends the round (RT2, F91)."""
    facts = replace(load_scenario("PBH-red"), modules=("real-time",))
    assert compile_ruleset(with_level(facts, "easy", stopwatch=chosen)).seconds == seconds


def test_at_zero_nothing_more_can_be_placed_and_an_empty_mandatory_space_loses() -> None:
    """RT2, RT3."""
    placed = {"axis.P": 1, "axis.C": 1, "engine.P": 1}
    step = after_moves(state(hand(5), hand(4), rules=TIMED, placed=placed), TimeUp(), rules=TIMED)
    assert (step.state.board.phase, step.state.board.in_hand) == (Phase.END, (0, 0))
    board = after_moves(step.state, EndRound(), rules=TIMED).state.board
    assert (board.loss, board.failed) == (Loss.MISSING_MANDATORY, ("engine.C",))


def test_what_is_not_there_is_no_space() -> None:
    """A removed space has no index, and nothing lies behind the last one."""
    assert public_why_not(STUCK, board_with(STUCK, in_hand=(1, 1)), 0, len(STUCK.spaces)) == Reason.NO_SUCH_SPACE
