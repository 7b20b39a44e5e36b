"""Kerosene (KE1 to KE5) and the kerosene leak (KL1 to KL3)."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import EndRound, Loss, Phase, PlaceDie, Reason, public_why_not, why_not
from skyteam_qt.rules.events import Burn, KeroseneBurned, MandatoryMissing, RanDry, SpeedSet
from skyteam_qt.rules.modules.kerosene import Kerosene, gauge
from skyteam_qt.rules.state import view_for
from skyteam_qt.rules.step import Step, start
from tests.builders import C, P, after_moves, at, board_with, flight, hand, happened, state

OSLO = flight("OSL-green", "kerosene")
BOLOGNA = flight("BLQ-green-promo", "kerosene-leak")
LYING = {"axis.P": 3, "axis.C": 3, "engine.P": 2, "engine.C": 2}
ENDED = {"placed": LYING, "phase": Phase.END, "to_act": None}


def with_marker(marker: int, *, used: bool = False, rules=OSLO) -> dict[str, object]:
    """Fields of a board whose gauge stands there."""
    return {"rules": rules, "slices": (Kerosene(marker, 20, 6, used),)}


def marker(step: Step) -> int:
    """Where the marker stands."""
    return gauge(step.state.board).marker


def test_the_marker_starts_at_twenty() -> None:
    """KE1, KL1."""
    for rules in (OSLO, BOLOGNA):
        assert gauge(start(rules).state.board).marker == 20


@pytest.mark.parametrize(("seat", "value"), [(P, 1), (C, 6)])
def test_a_die_of_either_burns_its_value_at_once(seat, value: int) -> None:
    """KE2."""
    before = state(hand(value, 1), hand(value, 1), rules=OSLO, to_act=seat)
    step = after_moves(before, (seat, value, "kerosene"), rules=OSLO)
    assert happened(step, KeroseneBurned) == [KeroseneBurned(Burn.DIE, 20, 20 - value)]
    assert gauge(step.state.board).used


def test_coffee_may_change_the_die_first() -> None:
    """KE2."""
    step = after_moves(state(hand(3), rules=OSLO, coffee=2), (P, 3, "kerosene", -2), rules=OSLO)
    assert marker(step) == 19


def test_the_space_takes_one_die_a_round() -> None:
    """KE2."""
    step = after_moves(state(hand(3), hand(2), rules=OSLO), (P, 3, "kerosene"), rules=OSLO)
    action = PlaceDie(C, 0, at("kerosene", OSLO))
    assert why_not(OSLO, view_for(step.state, C), action) == Reason.SPACE_OCCUPIED


def test_an_empty_space_burns_six_at_the_end_of_the_round() -> None:
    """KE3."""
    step = after_moves(state(hand(), hand(), rules=OSLO, **ENDED), EndRound(), rules=OSLO)
    assert happened(step, KeroseneBurned) == [KeroseneBurned(Burn.UNUSED, 20, 14)]


def test_a_used_space_costs_nothing_more_and_is_new_in_the_next_round() -> None:
    """KE3."""
    step = after_moves(state(hand(), hand(), **with_marker(11, used=True), **ENDED), EndRound(), rules=OSLO)
    assert not happened(step, KeroseneBurned)
    assert gauge(step.state.board) == Kerosene(11, 20, 6, used=False)


@pytest.mark.parametrize(("start_at", "left"), [(5, 1), (4, 0)])
def test_exactly_nothing_still_flies(start_at: int, left: int) -> None:
    """KE4."""
    step = after_moves(state(hand(4), **with_marker(start_at)), (P, 4, "kerosene"), rules=OSLO)
    assert (marker(step), step.state.board.loss) == (left, None)


def test_below_nothing_the_flight_is_lost_at_once() -> None:
    """KE4, at the die and at the end of the round."""
    step = after_moves(state(hand(4), **with_marker(3)), (P, 4, "kerosene"), rules=OSLO)
    assert (happened(step, RanDry), step.state.board.loss) == ([RanDry(-1)], Loss.KEROSENE)
    step = after_moves(state(hand(), hand(), **with_marker(5), **ENDED), EndRound(), rules=OSLO)
    assert (step.state.board.loss, step.state.board.altitude) == (Loss.KEROSENE, 6000)


def test_the_six_are_charged_before_the_landing_check() -> None:
    """KE5: only kerosene is reported, whatever else is missing."""
    planes = (0,) * 8
    before = state(hand(), hand(), **with_marker(5), **ENDED, altitude=0, position=7, planes=planes)
    assert after_moves(before, EndRound(), rules=OSLO).state.board.loss == Loss.KEROSENE


def test_a_missing_mandatory_die_comes_before_the_kerosene() -> None:
    """R111."""
    fields = ENDED | {"placed": {}}
    step = after_moves(state(hand(), hand(), **with_marker(5), **fields), EndRound(), rules=OSLO)
    assert happened(step, MandatoryMissing)
    assert not happened(step, KeroseneBurned)


def test_a_covered_die_is_refused_where_one_value_would_run_dry() -> None:
    """ux 2.1: the answer must not tell the value."""
    space = at("kerosene", OSLO)
    assert public_why_not(OSLO, board_with(in_hand=(1, 1), **with_marker(6)), P, space) is None
    assert public_why_not(OSLO, board_with(in_hand=(1, 1), **with_marker(5)), P, space) == Reason.COVERED


@pytest.mark.parametrize(("pilot", "copilot", "loss"), [(6, 3, 4), (3, 6, 4), (4, 4, 1), (1, 6, 6)])
def test_a_leak_costs_the_difference_of_the_engines_and_one(pilot: int, copilot: int, loss: int) -> None:
    """KL2."""
    before = state(hand(pilot), hand(copilot), rules=BOLOGNA)
    step = after_moves(before, (P, pilot, "engine.P"), (C, copilot, "engine.C"), rules=BOLOGNA)
    assert happened(step, KeroseneBurned) == [KeroseneBurned(Burn.LEAK, 20, 20 - loss)]
    order = [type(event) for event in step.events]
    assert order.index(KeroseneBurned) < order.index(SpeedSet)


def test_a_leak_has_no_space_and_costs_nothing_at_the_end_of_a_round() -> None:
    """KL1."""
    assert "kerosene" not in BOLOGNA.index
    step = after_moves(state(hand(), hand(), rules=BOLOGNA, **ENDED), EndRound(), rules=BOLOGNA)
    assert (marker(step), step.state.board.loss) == (20, None)


@pytest.mark.parametrize("altitude", [4000, 0])
def test_a_plane_that_leaks_dry_does_not_move(altitude: int) -> None:
    """KL3, also in the final round."""
    planes, position = (0,) * 6, 5 if altitude == 0 else 1
    fields = with_marker(2, rules=BOLOGNA) | {"altitude": altitude, "planes": planes, "position": position}
    before = state(hand(6), hand(3), **fields)
    step = after_moves(before, (P, 6, "engine.P"), (C, 3, "engine.C"), rules=BOLOGNA)
    board = step.state.board
    assert (board.loss, board.position, board.speed, marker(step)) == (Loss.KEROSENE, position, None, -2)
