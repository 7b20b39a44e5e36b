"""Turns (TU1 to TU4)."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import Loss
from skyteam_qt.rules.events import Advanced, Collided, FlightEnded, OutOfBank, Overshot
from skyteam_qt.rules.modules.turns import BankLimits
from tests.builders import C, P, after_moves, flight, hand, happened, is_playing, state

HANEDA = flight("HND-green", "turns")
CLEAR = (0,) * 8
LIMITS = next(s for s in HANEDA.slices if isinstance(s, BankLimits)).permitted


def test_haneda_permits_what_is_printed() -> None:
    """The slice says it to whoever draws the approach."""
    assert LIMITS == (None, None, (-1, 0), None, (-2, -1), (-2, -1, 0), None, None)


@pytest.mark.parametrize("axis", range(-2, 3))
@pytest.mark.parametrize("position", range(7))
def test_a_space_is_left_on_a_permitted_mark_only(position: int, axis: int) -> None:
    """TU1; the space entered is not checked (TU3)."""
    before = state(hand(3), hand(3), rules=HANEDA, planes=CLEAR, position=position, axis=axis)
    step = after_moves(before, (P, 3, "engine.P"), (C, 3, "engine.C"), rules=HANEDA)
    marks = LIMITS[position]
    if marks is None or axis in marks:
        assert step.state.board.position == position + 1
        return
    assert happened(step, OutOfBank) == [OutOfBank(position, axis, marks)]
    assert (step.state.board.position, step.state.board.loss) == (position, Loss.TURN)


def test_a_plane_that_does_not_move_need_not_turn() -> None:
    """TU2."""
    before = state(hand(1), hand(3), rules=HANEDA, planes=CLEAR, position=2, axis=2)
    assert is_playing(after_moves(before, (P, 1, "engine.P"), (C, 3, "engine.C"), rules=HANEDA))


def test_the_space_flown_through_is_checked_at_its_step() -> None:
    """TU3: the first step stands."""
    before = state(hand(5), hand(6), rules=HANEDA, planes=CLEAR, position=1, axis=1)
    step = after_moves(before, (P, 5, "engine.P"), (C, 6, "engine.C"), rules=HANEDA)
    assert happened(step, Advanced) == [Advanced(1, 2)]
    assert (step.state.board.position, step.state.board.loss) == (2, Loss.TURN)


def test_axis_dice_after_the_engines_come_too_late_and_before_them_in_time() -> None:
    """TU4."""
    before = state(hand(3, 4), hand(3, 3), rules=HANEDA, planes=CLEAR, position=2, axis=1)
    engines, axis = ((P, 3, "engine.P"), (C, 3, "engine.C")), ((P, 4, "axis.P"), (C, 3, "axis.C"))
    assert after_moves(before, *engines, rules=HANEDA).state.board.loss == Loss.TURN
    assert after_moves(before, *axis, *engines, rules=HANEDA).state.board.position == 3


def test_a_turn_that_fails_comes_before_a_collision_and_an_overshoot_before_both() -> None:
    """TU4, Q12."""
    planes = (0, 0, 1, 0, 0, 0, 0, 1)
    before = state(hand(3), hand(3), rules=HANEDA, planes=planes, position=2, axis=1)
    step = after_moves(before, (P, 3, "engine.P"), (C, 3, "engine.C"), rules=HANEDA)
    assert not happened(step, Collided)
    assert happened(step, FlightEnded)[0].loss == Loss.TURN
    before = state(hand(3), hand(3), rules=HANEDA, planes=planes, position=7, axis=1)
    step = after_moves(before, (P, 3, "engine.P"), (C, 3, "engine.C"), rules=HANEDA)
    assert happened(step, Overshot)
    assert step.state.board.loss == Loss.OVERSHOOT
