"""Mastery: equal engines bring a reroll token from the reserve (MA1)."""

from __future__ import annotations

import pytest

from skyteam_qt.rules.events import MasteryWorked, SpeedSet
from tests.builders import C, P, after_moves, hand, happened, state
from tests.rules.modules.crews import crew

RULES = crew("KUL-black", (), ("mastery",))


def flown(pilot: int, copilot: int, reroll: int, reserve: int):
    """Both engine dice."""
    fields = {"reroll": reroll, "reroll_reserve": reserve, "altitude_tokens": (0,) * 7}
    before = state(hand(pilot), hand(copilot), rules=RULES, **fields)
    return after_moves(before, (P, pilot, "engine.P"), (C, copilot, "engine.C"), rules=RULES)


@pytest.mark.parametrize(
    ("dice", "tokens", "after"),
    [((3, 3), (1, 2), (2, 1)), ((3, 3), (3, 0), (3, 0)), ((3, 4), (1, 2), (1, 2)), ((1, 1), (0, 3), (1, 2))],
)
def test_two_equal_engine_values_bring_a_token_if_there_is_one(dice, tokens, after) -> None:
    """MA1: three tokens in all."""
    step = flown(*dice, *tokens)
    assert (step.state.board.reroll, step.state.board.reroll_reserve) == after
    assert happened(step, MasteryWorked) == ([MasteryWorked(after[0])] if after != tokens else [])


def test_it_comes_before_the_speed() -> None:
    """MA1: before leak, speed and movement."""
    kinds = [type(e) for e in flown(3, 3, 0, 3).events if isinstance(e, MasteryWorked | SpeedSet)]
    assert kinds == [MasteryWorked, SpeedSet]


def test_the_values_after_coffee_count() -> None:
    """R99."""
    before = state(hand(3), hand(4), rules=RULES, coffee=1, reroll=0, reroll_reserve=3)
    step = after_moves(before, (P, 3, "engine.P", 1), (C, 4, "engine.C"), rules=RULES)
    assert step.state.board.reroll == 1
