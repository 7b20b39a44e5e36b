"""Turbulence: after each own placement the dice behind the screen are rolled again (TB1)."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import Deal, ImpossibleDeal, LayAside, PlaceDie, Reason, public_why_not, why_not
from skyteam_qt.rules.board import Chance
from skyteam_qt.rules.events import HandShaken
from skyteam_qt.rules.modules.alarms import Alarms, alarms_of
from skyteam_qt.rules.modules.turbulence import KIND
from skyteam_qt.rules.state import view_for
from tests.builders import C, P, after_moves, at, hand, happened, state
from tests.rules.modules.crews import crew, put, roll

RULES = crew("CPT-green-turbulence", ("turbulence",))
MARKED = [space.feet for space in RULES.scenario.altitude if "turbulence" in space.marks]
FEET = MARKED[0]


def shaky(**fields: object):
    """The Pilot is to place in rough air."""
    return state(hand(1, 2, 3, 4), hand(1, 2, 3, 4), rules=RULES, altitude=FEET, **fields)


def test_all_dice_left_behind_the_own_screen_are_rolled_again() -> None:
    """TB1: the partner's are not touched, and the turn passes."""
    before = after_moves(shaky(), (P, 2, "conc.1"), rules=RULES).state
    assert before.board.awaits == (Chance(KIND, P),)
    step = after_moves(before, roll(before, RULES, 6, 5, 4), rules=RULES)
    assert step.state.hands == (hand(6, 0, 5, 4), hand(1, 2, 3, 4))
    assert happened(step, HandShaken) == [HandShaken(P, 3)]
    assert step.state.board.to_act == C


@pytest.mark.parametrize("deal", [Deal(P, hand(6, 6, 6, 6)), Deal(P, hand(6)), Deal(C, hand(6, 0, 6, 6))])
def test_exactly_those_dice_get_new_values(deal: Deal) -> None:
    """TB1."""
    before = after_moves(shaky(), (P, 2, "conc.1"), rules=RULES).state
    with pytest.raises(ImpossibleDeal):
        after_moves(before, deal, rules=RULES)


def test_nothing_is_rolled_after_the_last_die_or_on_an_altitude_without_the_mark() -> None:
    """TB1."""
    last = state(hand(1), hand(1, 2), rules=RULES, altitude=FEET)
    assert after_moves(last, (P, 1, "conc.1"), rules=RULES).state.board.awaits == ()
    calm = next(space.feet for space in RULES.scenario.altitude if space.feet not in MARKED)
    smooth = state(rules=RULES, altitude=calm)
    assert after_moves(smooth, (P, 1, "conc.1"), rules=RULES).state.board.awaits == ()


def test_a_placement_that_loses_the_flight_rolls_nothing() -> None:
    """R26: lost at once."""
    step = after_moves(shaky(placed={"axis.C": 6}), (P, 1, "axis.P"), rules=RULES)
    assert step.state.board.lost
    assert step.state.board.awaits == ()


def test_a_die_laid_aside_without_a_space_counts_as_placed() -> None:
    """TB, R28."""
    rules = crew("SYD-red-turbulence", ("turbulence", "alarms"))
    feet = next(a.feet for a in rules.scenario.altitude if "turbulence" in a.marks)
    taken = dict.fromkeys(("axis.P", "engine.P", "radio.P", "conc.1", "conc.2", "conc.3"), 1)
    full = state(hand(5, 5), hand(1, 1), rules=rules, placed=taken, altitude=feet)
    now = alarms_of(full.board)
    closed = put(full, Alarms((3,), (), now.icons, now.closes))
    assert why_not(rules, view_for(closed, P), PlaceDie(P, 0, at("gear.3", rules))) == Reason.BLOCKED_BY_ALARM
    step = after_moves(closed, LayAside(P, 0), rules=rules)
    assert step.state.board.awaits == (Chance(KIND, P),)


def test_the_new_values_are_known_to_the_owner_only() -> None:
    """TB1: neither board nor events nor the partner's view depend on them."""
    before = after_moves(shaky(), (P, 2, "conc.1"), rules=RULES).state
    steps = [after_moves(before, roll(before, RULES, *dice), rules=RULES) for dice in ((1, 1, 1), (6, 5, 4), (1, 6, 1))]
    assert len({step.events for step in steps}) == 1
    assert all(step.state.board == steps[0].state.board for step in steps)
    assert {view_for(step.state, C) for step in steps} == {view_for(steps[0].state, C)}
    answers = {tuple(public_why_not(RULES, s.state.board, C, i) for i in range(20)) for s in steps}
    assert len(answers) == 1
