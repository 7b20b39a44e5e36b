"""What a die does on each kind of space."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import Loss, Seat
from skyteam_qt.rules.events import (
    AlreadyDown,
    AxisMoved,
    BrakeSet,
    CoffeeFull,
    CoffeeGained,
    CoffeeSpent,
    DiePlaced,
    FlapDown,
    GearDown,
    LandingSpeedChecked,
    PlaneCleared,
    RadioSilent,
    SpeedSet,
    Spun,
)
from tests.builders import C, P, after_moves, at, final_round, hand, happened, is_playing, state

# ---- axis ------------------------------------------------------------------------------------------------------------


def test_the_first_axis_die_does_nothing() -> None:
    """R40."""
    step = after_moves(state(hand(6)), (P, 6, "axis.P"))
    assert step.state.board.axis == 0
    assert not happened(step, AxisMoved)


@pytest.mark.parametrize("first", [P, C])
def test_the_second_axis_die_tilts_whoever_places_it(first: Seat) -> None:
    """R40, R42, E1: 5 against 3 is two marks towards the Pilot."""
    moves = [(P, 5, "axis.P"), (C, 3, "axis.C")]
    step = after_moves(state(hand(5), hand(3), to_act=first), *(moves if first == P else moves[::-1]))
    assert step.state.board.axis == -2
    assert happened(step, AxisMoved) == [AxisMoved(0, -2)]


def test_equal_axis_dice_do_not_move_the_axis() -> None:
    """R41."""
    step = after_moves(state(hand(4), hand(4), axis=1), (P, 4, "axis.P"), (C, 4, "axis.C"))
    assert happened(step, AxisMoved) == [AxisMoved(1, 1)]


def test_the_axis_moves_on_from_where_it_stands() -> None:
    """R42: never reset between rounds."""
    step = after_moves(state(hand(2), hand(3), axis=1), (P, 2, "axis.P"), (C, 3, "axis.C"))
    assert step.state.board.axis == 2
    assert is_playing(step)


@pytest.mark.parametrize(("axis", "pilot", "copilot", "to"), [(-2, 4, 3, -3), (0, 1, 4, 3), (2, 1, 6, 7)])
def test_the_third_mark_is_a_spin(axis: int, pilot: int, copilot: int, to: int) -> None:
    """R43, Q13: lost at once."""
    step = after_moves(state(hand(pilot, 1), hand(copilot, 1), axis=axis), (P, pilot, "axis.P"), (C, copilot, "axis.C"))
    assert step.state.board.loss == Loss.SPIN
    assert happened(step, Spun) == [Spun(to)]


# ---- engines ---------------------------------------------------------------------------------------------------------


def test_the_first_engine_die_does_nothing() -> None:
    """R50."""
    step = after_moves(state(hand(6)), (P, 6, "engine.P"))
    assert step.state.board.speed is None
    assert not happened(step, SpeedSet)


@pytest.mark.parametrize(("dice", "spaces"), [((1, 3), 0), ((1, 4), 1), ((4, 4), 1), ((4, 5), 2), ((6, 6), 2)])
def test_speed_up_to_blue_stays_up_to_orange_moves_one_above_moves_two(dice: tuple[int, int], spaces: int) -> None:
    """R51: at the start the limits are 4 and 8."""
    step = after_moves(state(hand(dice[0]), hand(dice[1])), (P, dice[0], "engine.P"), (C, dice[1], "engine.C"))
    assert step.state.board.position == spaces
    assert happened(step, SpeedSet) == [SpeedSet(sum(dice), spaces)]


def test_markers_count_as_they_stand_at_the_second_engine_die() -> None:
    """R58, E7: gear of the same round, put down before, holds a speed of 5."""
    step = after_moves(
        state(hand(1, 2), hand(4, 3)), (P, 1, "gear.1"), (C, 4, "engine.C"), (P, 2, "engine.P"), (C, 3, "axis.C")
    )
    assert step.state.board.speed == 6
    assert step.state.board.position == 1
    held = after_moves(state(hand(1, 1), hand(4)), (P, 1, "gear.1"), (C, 4, "engine.C"), (P, 1, "engine.P"))
    assert held.state.board.position == 0


def test_with_all_flaps_no_speed_moves_two_spaces() -> None:
    """R76: orange 12."""
    step = after_moves(state(hand(6), hand(6), flaps=4), (P, 6, "engine.P"), (C, 6, "engine.C"))
    assert step.state.board.position == 1


def test_a_loss_on_the_first_step_ends_the_move() -> None:
    """R53, R54."""
    planes = (1, 0, 0, 0, 0, 0, 0)
    step = after_moves(state(hand(6), hand(6), planes=planes), (P, 6, "engine.P"), (C, 6, "engine.C"))
    assert step.state.board.loss == Loss.COLLISION
    assert step.state.board.position == 0


@pytest.mark.parametrize(
    ("brakes", "dice", "stopped"),
    [
        (0, (1, 1), False),
        (1, (1, 1), True),
        (1, (1, 2), False),
        (2, (2, 2), True),
        (2, (2, 3), False),
        (3, (3, 3), True),
    ],
)
def test_in_the_final_round_the_speed_meets_the_brakes(brakes: int, dice: tuple[int, int], stopped: bool) -> None:
    """R121 to R123: stopped if a brake is set and the speed is no higher."""
    step = after_moves(
        final_round(hand(dice[0], 1), hand(dice[1], 1), brakes=brakes),
        (P, dice[0], "engine.P"),
        (C, dice[1], "engine.C"),
    )
    board = step.state.board
    assert happened(step, LandingSpeedChecked) == [LandingSpeedChecked(sum(dice), 2 * brakes, stopped)]
    assert board.loss == (None if stopped else Loss.OVERRUN)
    assert (board.position, board.speed) == (6, sum(dice))


def test_in_the_final_round_the_engines_do_not_move_the_plane() -> None:
    """R121: traffic on the airport is no collision there."""
    planes = (0, 0, 0, 0, 0, 0, 2)
    step = after_moves(final_round(hand(1, 1), hand(1, 1), planes=planes), (P, 1, "engine.P"), (C, 1, "engine.C"))
    assert is_playing(step)


def test_a_brake_set_after_the_second_engine_die_comes_too_late() -> None:
    """R124."""
    start = final_round(hand(2, 1), hand(1), brakes=0)
    early = after_moves(start, (P, 2, "brake.1"), (C, 1, "engine.C"), (P, 1, "engine.P"))
    assert is_playing(early)
    late = after_moves(start, (P, 1, "engine.P"), (C, 1, "engine.C"))
    assert late.state.board.loss == Loss.OVERRUN


# ---- radio -----------------------------------------------------------------------------------------------------------


def test_the_radio_clears_one_airplane_counting_our_space_as_one() -> None:
    """R60, R61, E2: from space 3 a 2 names space 4, where one of two airplanes leaves for the supply."""
    step = after_moves(state(hand(2), position=2), (P, 2, "radio.P"))
    assert step.state.board.planes == (0, 0, 1, 1, 1, 3, 2)
    assert step.state.board.supply == 4
    assert happened(step, PlaneCleared) == [PlaneCleared(3, 1, 2)]


def test_a_changed_value_counts_for_the_radio() -> None:
    """E5, R99: two coffees turn a 3 into a 1, for the space we are on."""
    step = after_moves(state(hand(3), position=3, coffee=2), (P, 3, "radio.P", -2))
    assert step.state.board.planes == (0, 0, 1, 1, 1, 3, 2)
    assert step.state.board.coffee == 0
    assert step.events[:2] == (CoffeeSpent(P, 2, 0), DiePlaced(P, 0, at("radio.P"), 3, 1))


def test_a_radio_die_without_an_airplane_is_legal_and_does_nothing() -> None:
    """R62."""
    step = after_moves(state(hand(1)), (P, 1, "radio.P"))
    assert happened(step, RadioSilent) == [RadioSilent(1, past=False)]


def test_a_radio_die_past_the_airport_is_legal_and_does_nothing() -> None:
    """R63."""
    step = after_moves(state(hand(4), position=4), (P, 4, "radio.P"))
    assert happened(step, RadioSilent) == [RadioSilent(4, past=True)]
    assert step.state.board.planes == state().board.planes


# ---- gear, flaps, brakes ---------------------------------------------------------------------------------------------


def test_the_first_die_on_a_gear_space_lowers_it_and_moves_blue() -> None:
    """R72, E3; R71: in any order."""
    step = after_moves(state(hand(4)), (P, 4, "gear.2"))
    assert step.state.board.gear == (False, True, False)
    assert step.state.board.blue == 5
    assert happened(step, GearDown) == [GearDown(1, 4, 5)]


def test_the_first_die_on_a_flap_space_extends_it_and_moves_orange() -> None:
    """R76, E4."""
    step = after_moves(state(copilot=hand(2), to_act=C, flaps=1), (C, 2, "flap.2"))
    assert step.state.board.flaps == (True, True, False, False)
    assert step.state.board.orange == 10
    assert happened(step, FlapDown) == [FlapDown(1, 9, 10)]


def test_a_brake_moves_the_red_marker_to_its_number() -> None:
    """R81, E6."""
    step = after_moves(state(hand(4), brakes=1), (P, 4, "brake.2"))
    assert step.state.board.brakes == (True, True, False)
    assert step.state.board.brake == 4
    assert happened(step, BrakeSet) == [BrakeSet(1, 2, 4)]


@pytest.mark.parametrize(("seat", "die", "space"), [(P, 2, "gear.1"), (C, 1, "flap.1"), (P, 2, "brake.1")])
def test_a_die_on_a_switch_that_is_on_is_legal_and_does_nothing(seat: Seat, die: int, space: str) -> None:
    """R73, R77, R83, Q2."""
    start = state(hand(die), hand(die), to_act=seat, gear=1, flaps=1, brakes=1)
    step = after_moves(start, (seat, die, space))
    before, board = start.board, step.state.board
    assert (board.gear, board.flaps, board.brakes) == (before.gear, before.flaps, before.brakes)
    assert (board.blue, board.orange, board.brake) == (5, 9, 2)
    assert happened(step, AlreadyDown) == [AlreadyDown(at(space))]


# ---- concentration ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [P, C])
def test_each_die_on_concentration_gives_one_coffee_at_once(seat: Seat) -> None:
    """R90, R91: any player, any value."""
    step = after_moves(state(hand(5), hand(5), to_act=seat), (seat, 5, "conc.2"))
    assert step.state.board.coffee == 1
    assert happened(step, CoffeeGained) == [CoffeeGained(1)]


def test_a_fourth_coffee_is_not_given() -> None:
    """R92, Q5: the placement stays legal."""
    step = after_moves(state(hand(5), coffee=3), (P, 5, "conc.1"))
    assert step.state.board.coffee == 3
    assert happened(step, CoffeeFull) == [CoffeeFull()]


def test_coffee_spent_on_a_die_for_concentration_is_paid_first() -> None:
    """R93: 3, spend 1, gain 1, back at 3."""
    step = after_moves(state(hand(5), coffee=3), (P, 5, "conc.1", 1))
    assert step.state.board.coffee == 3
    assert happened(step, CoffeeGained) == [CoffeeGained(3)]
