"""Engine loss (EL1 to EL4)."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import (
    EndRound,
    LayAside,
    Loss,
    MarkReroll,
    Outcome,
    Phase,
    Reason,
    Roll,
    RoundEnd,
    SeatTurn,
    SpendReroll,
    Want,
    legal,
    pending,
    report,
    why_not,
)
from skyteam_qt.rules.events import Advanced, AltitudeDropped, Collided, Glided, PlacementEnded
from skyteam_qt.rules.state import view_for
from tests.builders import C, P, after_moves, flight, hand, happened, state

GLIDER = flight("TER-yellow-promo", "engine-loss", "ice-brakes")
WITH_TURNS = flight("TER-yellow-promo", "engine-loss", "ice-brakes", "turns")
ENDED = {"phase": Phase.END, "to_act": None}
LYING = {"axis.P": 1, "axis.C": 1}
CLEAR = (0,) * 7


def test_there_are_no_engine_spaces_and_the_axis_alone_is_mandatory() -> None:
    """EL1."""
    assert not [name for name in GLIDER.index if name.startswith("engine")]
    assert [GLIDER.spaces[i].id for i in GLIDER.mandatory] == ["axis.P", "axis.C"]
    step = after_moves(state(hand(), hand(), rules=GLIDER, placed={"axis.P": 1}, **ENDED), EndRound(), rules=GLIDER)
    assert (step.state.board.loss, step.state.board.failed) == (Loss.MISSING_MANDATORY, ("axis.C",))


def test_gear_and_flaps_still_move_their_markers() -> None:
    """EL1."""
    step = after_moves(state(hand(1, 6), hand(1, 6), rules=GLIDER), (P, 1, "gear.1"), (C, 1, "flap.1"), rules=GLIDER)
    assert (step.state.board.blue, step.state.board.orange) == (5, 9)


def test_three_dice_are_placed_and_the_fourth_stays_behind_the_screen() -> None:
    """EL2."""
    step = after_moves(
        state(hand(1, 2, 3, 6), hand(1, 2, 3, 5), rules=GLIDER),
        *((P, 1, "axis.P"), (C, 1, "axis.C"), (P, 2, "conc.1"), (C, 2, "conc.2"), (P, 3, "gear.2")),
        rules=GLIDER,
    )
    assert pending(GLIDER, step.state.board) == SeatTurn(C, Want.PLACE)
    step = after_moves(step.state, (C, 3, "conc.3"), rules=GLIDER)
    assert happened(step, PlacementEnded)
    assert pending(GLIDER, step.state.board) == RoundEnd()
    assert step.state.hands == (hand(0, 0, 0, 6), hand(0, 0, 0, 5))
    assert not legal(GLIDER, view_for(step.state, P))


def test_the_fourth_die_is_gone_with_the_round() -> None:
    """EL2, R112."""
    step = after_moves(state(hand(6), hand(5), rules=GLIDER, placed=LYING, **ENDED), EndRound(), rules=GLIDER)
    assert (step.state.board.in_hand, step.state.hands) == ((0, 0), (hand(), hand()))
    assert after_moves(step.state, Roll(), rules=GLIDER).state.board.phase == Phase.PLACEMENT


def test_a_flight_that_ends_keeps_the_fourth_die_for_the_debrief() -> None:
    """EL2: board and hands say the same."""
    step = after_moves(state(hand(6), hand(5), rules=GLIDER, placed={"axis.P": 1}, **ENDED), EndRound(), rules=GLIDER)
    assert step.state.board.lost
    assert (step.state.board.in_hand, step.state.hands) == ((1, 1), (hand(6), hand(5)))


def test_a_die_laid_aside_counts_as_placed() -> None:
    """EL2, R28: two are left, one of them is not used."""
    full = {"axis.P": 1, "radio.P": 1, "gear.1": 1, "gear.2": 3, "gear.3": 5, "conc.1": 1, "conc.2": 1, "conc.3": 1}
    ice = {"ice.bottom.2": 2, "ice.top.2": 2}
    position = state(hand(1, 1), hand(1), rules=GLIDER, placed=full | ice)
    step = after_moves(position, LayAside(P, 0), rules=GLIDER)
    assert pending(GLIDER, step.state.board) == RoundEnd()


def test_a_reroll_may_touch_every_die_behind_the_screen() -> None:
    """EL2."""
    position = state(hand(6, 5), hand(4), rules=GLIDER, reroll=1)
    step = after_moves(position, SpendReroll(P), rules=GLIDER)
    assert why_not(GLIDER, view_for(step.state, C), MarkReroll(C, 1)) is None
    assert why_not(GLIDER, view_for(step.state, P), MarkReroll(P, 3)) is None
    assert why_not(GLIDER, view_for(step.state, P), MarkReroll(P, 4)) == Reason.NO_SUCH_DIE


def test_after_the_altitude_has_dropped_the_plane_glides_one_space() -> None:
    """EL3."""
    step = after_moves(state(hand(), hand(), rules=GLIDER, placed=LYING, **ENDED), EndRound(), rules=GLIDER)
    moved = [event for event in step.events if isinstance(event, AltitudeDropped | Glided | Advanced)]
    assert moved == [AltitudeDropped(6000, 5000), Glided(0), Advanced(0, 1)]


def test_a_plane_in_the_way_is_met_with_the_usual_check() -> None:
    """EL3."""
    planes = (1, 0, 0, 0, 0, 0, 0)
    before = state(hand(), hand(), rules=GLIDER, placed=LYING, planes=planes, **ENDED)
    step = after_moves(before, EndRound(), rules=GLIDER)
    assert happened(step, Collided) == [Collided(0)]
    assert step.state.board.loss == Loss.COLLISION


@pytest.mark.parametrize(("axis", "loss"), [(-1, None), (0, Loss.TURN)])
def test_gliding_has_to_turn_like_flying(axis: int, loss: Loss | None) -> None:
    """EL3, TU1."""
    before = state(hand(), hand(), rules=WITH_TURNS, placed=LYING, axis=axis, **ENDED)
    assert after_moves(before, EndRound(), rules=WITH_TURNS).state.board.loss == loss


def test_the_last_glide_reaches_the_airport_exactly_at_touchdown() -> None:
    """EL3: a track of seven spaces is never too long."""
    before = state(hand(), hand(), rules=GLIDER, placed=LYING, altitude=1000, position=5, planes=CLEAR, **ENDED)
    board = after_moves(before, EndRound(), rules=GLIDER).state.board
    assert (board.loss, board.final_round, board.altitude) == (None, True, 0)


@pytest.mark.parametrize(("brake", "outcome", "failed"), [(5, Outcome.WON, ()), (4, Outcome.LOST, ("F",))])
def test_the_final_round_has_no_glide_and_no_condition_d(brake: int, outcome: Outcome, failed: tuple[str, ...]) -> None:
    """EL3, EL4."""
    ready = {"gear": 3, "flaps": 4, "planes": CLEAR, "altitude": 0, "position": 6, "brake": brake}
    step = after_moves(state(hand(1), hand(1), rules=GLIDER, placed=LYING, **ready, **ENDED), EndRound(), rules=GLIDER)
    assert not happened(step, Glided)
    assert (step.state.board.outcome, step.state.board.failed) == (outcome, failed)
    assert [check.letter for check in report(GLIDER, step.state.board).checks] == ["A", "B", "C", "F"]
