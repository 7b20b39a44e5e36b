"""Control: equal axis dice bring one coffee (CO1)."""

from __future__ import annotations

import pytest

from skyteam_qt.rules.events import ControlWorked
from tests.builders import C, P, after_moves, hand, happened, state
from tests.rules.modules.crews import crew

RULES = crew("KUL-black", (), ("control",))


@pytest.mark.parametrize(("dice", "coffee", "after"), [((3, 3), 0, 1), ((3, 3), 2, 3), ((3, 3), 3, 3), ((3, 4), 1, 1)])
def test_two_equal_axis_values_bring_a_coffee_up_to_three(dice, coffee: int, after: int) -> None:
    """CO1, R92: the axis need not be level."""
    pilot, copilot = dice
    before = state(hand(pilot), hand(copilot), rules=RULES, coffee=coffee, axis=-1)
    step = after_moves(before, (P, pilot, "axis.P"), (C, copilot, "axis.C"), rules=RULES)
    assert step.state.board.coffee == after
    assert happened(step, ControlWorked) == ([ControlWorked(after)] if after > coffee else [])


def test_a_coffee_spent_on_the_second_die_comes_back() -> None:
    """R99: the values after coffee count, and it is paid first (R93)."""
    before = state(hand(3), hand(4), rules=RULES, coffee=3)
    step = after_moves(before, (P, 3, "axis.P"), (C, 4, "axis.C", -1), rules=RULES)
    assert step.state.board.coffee == 3
