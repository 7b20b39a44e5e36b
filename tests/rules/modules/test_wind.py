"""Wind and head wind (WI1 to WI6, HW1)."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import EndRound, Loss, Phase
from skyteam_qt.rules.events import LandingSpeedChecked, SpeedSet, WindBlew, WindTurned
from skyteam_qt.rules.modules.wind import WindRing, ring
from skyteam_qt.rules.step import start
from tests.builders import C, P, after_moves, flight, hand, happened, state

BUDAPEST = flight("BUD-yellow-promo", "wind")
RIO = flight("GIG-yellow", "wind")
ICE = flight("NZIR-red-promo", "headwind")
TABLE = (3, 3, 2, 2, 1, 0, -1, -2, -2, -3, -3)


def blown(offset: int, rules=RIO) -> dict[str, object]:
    """Fields of a board whose ring stands there."""
    (fresh,) = rules.slices
    return {"rules": rules, "slices": (WindRing(offset, fresh.modifiers),)}


def test_the_ring_starts_with_the_wind_from_behind_or_against_it() -> None:
    """WI1, HW1."""
    assert ring(start(RIO).state.board) == WindRing(0, TABLE)
    assert ring(start(ICE).state.board) == WindRing(0, tuple(-n for n in TABLE))


@pytest.mark.parametrize(("offset", "clicks", "to"), [(0, -2, -2), (9, 2, -9), (10, 1, -9), (-9, -1, 10), (-9, -2, 9)])
def test_the_ring_has_twenty_directions_and_wraps(offset: int, clicks: int, to: int) -> None:
    """WI1, WI2."""
    turned = WindRing(offset, TABLE).turned(clicks)
    assert turned.offset == to
    assert turned.modifier == TABLE[abs(to)]


@pytest.mark.parametrize(
    ("pilot", "copilot", "axis", "offset", "to"),
    [(5, 3, 0, 0, -2), (4, 4, 2, 3, 5), (3, 4, 0, 10, -9), (3, 2, 2, 0, 1)],
)
def test_after_the_axis_the_ring_turns_by_where_it_stands(
    pilot: int, copilot: int, axis: int, offset: int, to: int
) -> None:
    """WI2: even if the axis did not move."""
    before = state(hand(pilot), hand(copilot), **blown(offset), axis=axis)
    step = after_moves(before, (P, pilot, "axis.P"), (C, copilot, "axis.C"), rules=RIO)
    assert happened(step, WindTurned) == [WindTurned(offset, to, TABLE[abs(to)])]
    assert ring(step.state.board).offset == to


def test_a_level_axis_leaves_the_wind_as_it_is_and_so_does_the_first_die() -> None:
    """WI2."""
    step = after_moves(state(hand(4), hand(4), rules=RIO), (P, 4, "axis.P"), rules=RIO)
    step = after_moves(step.state, (C, 4, "axis.C"), rules=RIO)
    assert not happened(step, WindTurned)


def test_a_spin_ends_the_flight_before_the_ring_turns() -> None:
    """WI2: no spin."""
    step = after_moves(state(hand(6), hand(3), rules=RIO), (P, 6, "axis.P"), (C, 3, "axis.C"), rules=RIO)
    assert step.state.board.loss == Loss.SPIN
    assert not happened(step, WindTurned)


@pytest.mark.parametrize(("offset", "speed"), [(0, 11), (5, 8), (-6, 7), (10, 5)])
def test_the_wind_changes_the_speed(offset: int, speed: int) -> None:
    """WI3."""
    before = state(hand(5), hand(3), **blown(offset), position=1)
    step = after_moves(before, (P, 5, "engine.P"), (C, 3, "engine.C"), rules=RIO)
    assert happened(step, WindBlew) == [WindBlew(8, speed - 8)]
    assert happened(step, SpeedSet)[0].speed == speed


def test_engines_before_the_axis_use_the_old_direction() -> None:
    """WI4."""
    engines, axis = ((P, 5, "engine.P"), (C, 3, "engine.C")), ((P, 3, "axis.P"), (C, 5, "axis.C"))
    before = state(hand(5, 3), hand(3, 5), **blown(0), planes=(0,) * 7)
    assert happened(after_moves(before, *engines, *axis, rules=RIO), SpeedSet)[0].speed == 11
    assert happened(after_moves(before, *axis, *engines, rules=RIO), SpeedSet)[0].speed == 10


@pytest.mark.parametrize(
    ("offset", "brakes", "stopped"), [(10, 0, False), (10, 1, True), (0, 3, True), (0, 2, False), (5, 1, True)]
)
def test_in_the_final_round_the_wind_meets_the_brakes(offset: int, brakes: int, stopped: bool) -> None:
    """WI5: without a brake not even a negative speed is stopped."""
    fields = blown(offset) | {"brakes": brakes, "altitude": 0, "position": 6, "planes": (0,) * 7}
    step = after_moves(state(hand(1), hand(1), **fields), (P, 1, "engine.P"), (C, 1, "engine.C"), rules=RIO)
    assert happened(step, LandingSpeedChecked) == [LandingSpeedChecked(2 + TABLE[abs(offset)], 2 * brakes, stopped)]
    assert step.state.board.loss == (None if stopped else Loss.OVERRUN)


def test_what_the_wind_does_later_changes_nothing_about_the_speed() -> None:
    """WI6: only C is reported."""
    fields = blown(-8) | {"brakes": 1, "gear": 3, "flaps": 4, "altitude": 0, "position": 6, "planes": (0,) * 7}
    dice = ((P, 2, "engine.P"), (C, 2, "engine.C"), (P, 1, "axis.P"), (C, 3, "axis.C"))
    step = after_moves(state(hand(2, 1), hand(2, 3), **fields), *dice, EndRound(), rules=RIO)
    assert step.state.board.failed == ("C",)


def test_the_ring_stays_for_the_next_round() -> None:
    """R112."""
    lying = {"axis.P": 3, "axis.C": 3, "engine.P": 2, "engine.C": 2}
    before = state(hand(), hand(), **blown(4, BUDAPEST), placed=lying, phase=Phase.END, to_act=None)
    assert ring(after_moves(before, EndRound(), rules=BUDAPEST).state.board).offset == 4
