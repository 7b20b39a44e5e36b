"""The account of a flight adds up, whoever flew it, and says who or what made the chance fall."""

from __future__ import annotations

import pytest

from skyteam_qt.content.library import load_ruleset
from skyteam_qt.crew.judged import NetCrew, RuleCrew
from skyteam_qt.crew.lockstep import NetJudge
from skyteam_qt.crew.random_crew import RandomCrew
from skyteam_qt.rules import GiveUp, PlaceDie
from skyteam_qt.sim.debrief import Cause, Moment, debrief, positions
from skyteam_qt.sim.flight import fly_crews
from skyteam_qt.sim.roster import debrief_judge
from tests.crew.helpers import some_weights

JUDGE = NetJudge(some_weights())
CREWS = (RandomCrew(), RuleCrew(), NetCrew("trained", some_weights()))


@pytest.mark.parametrize("crew", CREWS, ids=[crew.name for crew in CREWS])
@pytest.mark.parametrize("game", ["sky-team", "final-approach"])
def test_result_minus_start_is_decisions_and_everything_else(game: str, crew: object) -> None:
    ruleset = load_ruleset("YUL-green", game, level="expert")
    for seed in range(6):
        flight = fly_crews(ruleset, (crew, crew), seed)  # type: ignore[arg-type]
        told = debrief(ruleset, flight.actions, JUDGE)
        assert told.result - told.start == pytest.approx(told.decisions + told.rest, abs=1e-9)
        assert told.result == (flight.state.board.loss is None)
        assert all(one.decision <= 0 for one in told.moments)
        assert told.moments[-1].chance == told.result
        assert sum(isinstance(a, PlaceDie) for a in flight.actions) <= len(told.moments)
        *_, last = positions(ruleset, flight.actions)
        assert last == flight.state


def test_who_follows_the_networks_gives_nothing_away() -> None:
    ruleset = load_ruleset("YUL-green", "final-approach", level="hard")
    crew = CREWS[2]
    told = debrief(ruleset, fly_crews(ruleset, (crew, crew), 3).actions, JUDGE)
    assert told.decisions == pytest.approx(0, abs=1e-5)


def test_a_flight_that_is_given_up_falls_to_nothing_at_once() -> None:
    ruleset = load_ruleset("YUL-green", "sky-team")
    told = debrief(ruleset, (GiveUp(),), JUDGE)
    assert told.result == 0
    assert told.rest == pytest.approx(-told.start)
    assert told.moments[-1].seat is None


def test_a_better_choice_is_named_only_where_there_was_one() -> None:
    ruleset = load_ruleset("YUL-green", "sky-team")
    told = debrief(ruleset, fly_crews(ruleset, (CREWS[0], CREWS[0]), 1).actions, JUDGE)
    assert any(one.better for one in told.moments)
    assert all(one.decision < 0 for one in told.moments if one.better)
    assert len(told.turning_points(2)) <= 2


def test_the_cause_of_a_fall() -> None:
    def moment(decision: float, rest: float, drawn: bool) -> Moment:
        return Moment(0, 1, None, 0.5, decision, rest, drawn)

    assert moment(-0.3, -0.1, True).cause == Cause.DECISION
    assert moment(0, -0.1, True).cause == Cause.DRAW
    assert moment(-0.01, -0.1, False).cause == Cause.HIDDEN


@pytest.mark.parametrize("game", ["sky-team", "final-approach"])
def test_the_debrief_has_a_crew_for_both_games(game: str) -> None:
    name, judge = debrief_judge(load_ruleset("YUL-green", game))
    assert name in ("practised", "companion", "trained")
    flight = fly_crews(load_ruleset("YUL-green", game), (CREWS[1], CREWS[1]), 5)
    assert 0 < debrief(load_ruleset("YUL-green", game), flight.actions, judge).start < 1
