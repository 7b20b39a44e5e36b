"""Ice brakes (IB1 to IB7)."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import EndRound, Loss, Outcome, Phase, PlaceDie, Reason, legal_placements, report, why_not
from skyteam_qt.rules.events import BrakeSet, IceBrakeMoved
from skyteam_qt.rules.modules.ice_brakes import IceBrakes
from skyteam_qt.rules.state import view_for
from skyteam_qt.rules.step import start
from tests.builders import C, P, after_moves, at, flight, hand, happened, state

ICE = flight("KEF-yellow", "ice-brakes")
CLEAR = (0,) * 6
READY = {"gear": 3, "flaps": 4, "planes": CLEAR, "altitude": 0, "position": 5}
LYING = {"axis.P": 1, "axis.C": 1, "engine.P": 1, "engine.C": 1}


def why(position, seat, place: int, space: str) -> Reason | None:
    """The answer to a die on a space."""
    return why_not(ICE, view_for(position, seat), PlaceDie(seat, place, at(space, ICE)))


def test_they_are_there_in_place_of_the_brakes() -> None:
    """IB1."""
    board = start(ICE).state.board
    assert not [name for name in ICE.index if name.startswith("brake")]
    assert (board.brake, board.brakes) == (0, ())
    assert board.find(IceBrakes) == IceBrakes((2, 3, 4, 5))
    assert len([name for name in ICE.index if name.startswith("ice.")]) == 8
    assert [ICE.spaces[i].id for i in ICE.index.values()] == list(ICE.index)


def test_the_upper_half_is_the_pilots_the_lower_one_of_both() -> None:
    """IB2."""
    position = state(hand(2, 2), hand(2), rules=ICE)
    assert why(position, P, 0, "ice.top.2") is None
    assert why(position, P, 0, "ice.bottom.2") is None
    position = state(hand(2, 2), hand(2), rules=ICE, to_act=C)
    assert why(position, C, 0, "ice.top.2") == Reason.WRONG_COLOUR
    assert why(position, C, 0, "ice.bottom.2") is None


def test_both_halves_need_exactly_the_value() -> None:
    """IB2; coffee may help."""
    position = state(hand(3), hand(2), rules=ICE, coffee=1)
    assert why(position, P, 0, "ice.top.2") == Reason.WRONG_VALUE
    assert PlaceDie(P, 0, at("ice.top.2", ICE), -1) in legal_placements(ICE, view_for(position, P))


@pytest.mark.parametrize("halves", [("top", "bottom"), ("bottom", "top")])
def test_the_second_die_of_a_column_moves_the_marker_past_it(halves: tuple[str, str]) -> None:
    """IB3, and the Pilot may fill both (IB2)."""
    first, second = (f"ice.{half}.2" for half in halves)
    position = state(hand(2, 2), hand(1), rules=ICE)
    step = after_moves(position, (P, 2, first), rules=ICE)
    assert step.state.board.brake == 0
    step = after_moves(step.state, (C, 1, "conc.1"), (P, 2, second), rules=ICE)
    assert happened(step, IceBrakeMoved) == [IceBrakeMoved(0, 0, 2)]
    assert not happened(step, BrakeSet)
    assert step.state.board.brake == 2


def test_a_lone_die_is_lost_with_the_round() -> None:
    """IB4."""
    position = state(hand(2), hand(), rules=ICE, placed=LYING)
    step = after_moves(position, (P, 2, "ice.top.2"), EndRound(), rules=ICE)
    assert (step.state.board.brake, any(step.state.board.placed)) == (0, False)


@pytest.mark.parametrize(("marker", "open_"), [(0, 2), (2, 3), (3, 4), (4, 5), (5, 0)])
def test_only_the_column_right_after_the_marker_is_open(marker: int, open_: int) -> None:
    """IB5: neither one further on nor one that is passed."""
    for value in (2, 3, 4, 5):
        position = state(hand(value), hand(), rules=ICE, brake=marker)
        assert why(position, P, 0, f"ice.top.{value}") == (None if value == open_ else Reason.WRONG_ORDER)
        listed = legal_placements(ICE, view_for(position, P))
        assert (PlaceDie(P, 0, at(f"ice.top.{value}", ICE)) in listed) == (value == open_)


def test_the_next_column_opens_at_once() -> None:
    """IB5: several in one round."""
    position = state(hand(2, 3), hand(2, 3), rules=ICE)
    moves = ((P, 2, "ice.top.2"), (C, 2, "ice.bottom.2"), (P, 3, "ice.top.3"), (C, 3, "ice.bottom.3"))
    assert after_moves(position, *moves, rules=ICE).state.board.brake == 3


@pytest.mark.parametrize(("brake", "stops"), [(0, False), (2, False), (3, True), (5, True)])
def test_the_marker_is_the_highest_speed_that_can_be_stopped(brake: int, stops: bool) -> None:
    """IB3, R122."""
    position = state(hand(1), hand(2), rules=ICE, brake=brake, **READY)
    step = after_moves(position, (P, 1, "engine.P"), (C, 2, "engine.C"), rules=ICE)
    assert step.state.board.loss == (None if stops else Loss.OVERRUN)


@pytest.mark.parametrize(("brake", "failed"), [(4, ("F",)), (5, ())])
def test_all_columns_are_asked_for_at_the_end(brake: int, failed: tuple[str, ...]) -> None:
    """IB6."""
    ended = {"placed": LYING, "phase": Phase.END, "to_act": None, "speed": 2}
    step = after_moves(state(hand(), hand(), rules=ICE, brake=brake, **READY, **ended), EndRound(), rules=ICE)
    assert step.state.board.failed == failed
    assert [check.letter for check in report(ICE, step.state.board).checks] == ["A", "B", "C", "D", "F"]


def test_columns_may_be_completed_after_the_engines() -> None:
    """IB7: D is settled by the engines, F at the end."""
    position = state(hand(1, 5), hand(2, 5), rules=ICE, brake=4, **READY, placed={"axis.P": 1, "axis.C": 1})
    moves = ((P, 1, "engine.P"), (C, 2, "engine.C"), (P, 5, "ice.top.5"), (C, 5, "ice.bottom.5"), EndRound())
    assert after_moves(position, *moves, rules=ICE).state.board.outcome == Outcome.WON
