"""The time limit of a round (F91): the clock is outside, the rules know what it means when it is at zero."""

from __future__ import annotations

import pytest

from skyteam_qt.content.library import load_ruleset
from skyteam_qt.rules import (
    EndRound,
    IllegalAction,
    Loss,
    MarkReroll,
    Outcome,
    Phase,
    Reason,
    Roll,
    RoundEnd,
    Ruleset,
    SpendReroll,
    TimeUp,
    may_talk,
    pending,
)
from skyteam_qt.rules.events import PlacementEnded, TimeRanOut
from skyteam_qt.rules.modules.stopwatch import STOPWATCH, USUAL
from skyteam_qt.rules.ruleset import RulesetBuilder
from skyteam_qt.rules.step import start, table_why_not
from tests.builders import RULES, P, after_moves, board_with, hand, scenario_with, state

BOTH = [load_ruleset("YUL-green", game, stopwatch=60) for game in ("sky-team", "final-approach")]
LYING = {"axis.P": 3, "axis.C": 3, "engine.P": 2}


@pytest.mark.parametrize("rules", BOTH, ids=lambda r: r.game)
def test_what_is_still_in_hand_is_not_placed_any_more(rules: Ruleset) -> None:
    """F91: what lies, lies; then the end of the round as usual."""
    position = state(hand(5, 5), hand(4, 6, 1), rules=rules, placed=LYING | {"engine.C": 2}, position=3)
    step = after_moves(position, TimeUp(), rules=rules)
    assert step.events == (TimeRanOut(2, 3), PlacementEnded())
    assert step.state.hands == ((0, 0, 0, 0), (0, 0, 0, 0))
    board = step.state.board
    assert (board.phase, board.to_act, board.in_hand) == (Phase.END, None, (0, 0))
    assert board.placed == position.board.placed
    assert (pending(rules, board), may_talk(rules, board)) == (RoundEnd(), True)
    assert after_moves(step.state, EndRound(), rules=rules).state.board.altitude == 5000


@pytest.mark.parametrize("rules", BOTH, ids=lambda r: r.game)
def test_an_empty_axis_or_engine_place_loses(rules: Ruleset) -> None:
    """F91, F24."""
    step = after_moves(state(hand(5), hand(4), rules=rules, placed=LYING), TimeUp(), rules=rules)
    assert step.state.board.outcome == Outcome.PLAYING
    board = after_moves(step.state, EndRound(), rules=rules).state.board
    assert (board.loss, board.failed) == (Loss.MISSING_MANDATORY, ("engine.C",))


def test_time_also_runs_while_a_redraw_is_chosen() -> None:
    """F91: the choice is lost with the cards, and so is the joker."""
    position = state(hand(1, 2), hand(3, 4), rules=BOTH[1], reroll=1)
    step = after_moves(position, SpendReroll(P), MarkReroll(P, 3), TimeUp(), rules=BOTH[1])
    board = step.state.board
    assert (board.reroll_step, board.reroll, step.state.marks) == (None, 0, (0, 0))


@pytest.mark.parametrize("phase", [Phase.BRIEFING, Phase.END])
def test_there_is_no_time_limit_outside_the_placement(phase: Phase) -> None:
    """F91: counted from the draw."""
    assert table_why_not(BOTH[1], board_with(BOTH[1], phase=phase, to_act=None), TimeUp()) == Reason.WRONG_PHASE


def test_nor_before_the_hands_are_there() -> None:
    """F91."""
    asked = after_moves(start(BOTH[1]).state, Roll(), rules=BOTH[1]).state
    assert table_why_not(BOTH[1], asked.board, TimeUp()) == Reason.PENDING_CHOICE


def test_a_flight_without_the_variant_has_no_time_limit() -> None:
    """F91 is a variant."""
    assert (RULES.seconds, BOTH[0].seconds) == (0, 60)
    with pytest.raises(IllegalAction) as problem:
        after_moves(state(hand(1), hand(2)), TimeUp())
    assert problem.value.reason == Reason.MODULE_NOT_ACTIVE


@pytest.mark.parametrize(("option", "seconds"), [({}, USUAL), ({"stopwatch": 0}, USUAL), ({"stopwatch": 80}, 80)])
def test_one_minute_is_usual(option: dict[str, object], seconds: int) -> None:
    """F91."""
    build = RulesetBuilder(scenario_with())
    STOPWATCH.extend(build, option)
    assert build.seconds == seconds
