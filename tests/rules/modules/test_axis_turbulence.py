"""Turbulence of the axis (F80), with cards and with dice."""

from __future__ import annotations

import pytest

from skyteam_qt.content.library import load_ruleset
from skyteam_qt.rules import Loss, Ruleset
from skyteam_qt.rules.events import AxisMoved
from tests.builders import C, P, after_moves, hand, happened, state

BOTH = [load_ruleset("YUL-green", game, level="expert") for game in ("sky-team", "final-approach")]


@pytest.mark.parametrize("rules", BOTH, ids=lambda r: r.game)
@pytest.mark.parametrize(
    ("pilot", "copilot", "begins", "ends"), [(4, 5, 0, 2), (5, 4, 0, -2), (3, 3, 1, 1), (4, 4, -2, -2), (2, 3, -2, 0)]
)
def test_unequal_values_tilt_by_one_mark_more(rules: Ruleset, pilot: int, copilot: int, begins: int, ends: int) -> None:
    """F80."""
    position = state(hand(pilot), hand(copilot), rules=rules, axis=begins)
    step = after_moves(position, (P, pilot, "axis.P"), (C, copilot, "axis.C"), rules=rules)
    assert happened(step, AxisMoved) == [AxisMoved(begins, ends)]
    assert step.state.board.loss is None


def test_five_against_three_spins() -> None:
    """F80, F31."""
    step = after_moves(state(hand(5), hand(3), rules=BOTH[1]), (P, 5, "axis.P"), (C, 3, "axis.C"), rules=BOTH[1])
    assert (step.state.board.axis, step.state.board.loss) == (-3, Loss.SPIN)


def test_the_values_after_coffee_count() -> None:
    """FQ7: the difference after coffee, then one more."""
    position = state(hand(5), hand(3), rules=BOTH[1], coffee=2)
    step = after_moves(position, (P, 5, "axis.P", -2), (C, 3, "axis.C"), rules=BOTH[1])
    assert step.state.board.axis == 0
    step = after_moves(position, (P, 5, "axis.P", -1), (C, 3, "axis.C"), rules=BOTH[1])
    assert step.state.board.axis == -2
