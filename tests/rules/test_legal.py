"""What a seat may do, why not, and what may be said about a covered die."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import (
    Chance,
    ChanceKind,
    LayAside,
    MarkReroll,
    Outcome,
    Phase,
    PlaceDie,
    Reason,
    Seat,
    SeatAction,
    SpendReroll,
    legal,
    legal_placements,
    public_why_not,
    why_not,
)
from skyteam_qt.rules.board import Board
from skyteam_qt.rules.state import State, view_for
from tests.builders import RULES, C, P, after_moves, at, board_with, final_round, hand, move, state

ROLL_OPEN = (Chance(ChanceKind.ROLL, P),)


def reason(position: State, action: SeatAction) -> Reason | None:
    """Why the seat of the action may not do it."""
    return why_not(RULES, view_for(position, action.seat), action)


def spaces_for(position: State, seat: Seat) -> list[tuple[int, str, int]]:
    """Legal placements as (value as rolled, space, coffee)."""
    view = view_for(position, seat)
    return [(view.hand[a.place], RULES.spaces[a.space].id, a.coffee) for a in legal_placements(RULES, view)]


# ---- what is listed --------------------------------------------------------------------------------------------------


def test_the_pilots_die_may_go_to_blue_and_two_coloured_spaces_that_take_its_value() -> None:
    """R22, R23."""
    conc = [(2, f"conc.{i}", 0) for i in (1, 2, 3)]
    assert spaces_for(state(hand(2)), P) == [
        (2, "axis.P", 0), (2, "engine.P", 0), (2, "radio.P", 0), (2, "gear.1", 0), (2, "brake.1", 0), *conc,
    ]  # fmt: skip


def test_the_co_pilots_die_may_go_to_orange_and_two_coloured_spaces_that_take_its_value() -> None:
    """R22 to R24: the second flap takes a 2, too, but opens after the first."""
    spaces = [space for _, space, _ in spaces_for(state(copilot=hand(2), to_act=C), C)]
    assert spaces == ["axis.C", "engine.C", "radio.C1", "radio.C2", "flap.1", "conc.1", "conc.2", "conc.3"]
    opened = [space for _, space, _ in spaces_for(state(copilot=hand(2), to_act=C, flaps=1), C)]
    assert "flap.2" in opened


def test_a_space_takes_one_die_in_a_round() -> None:
    """R21."""
    spaces = [space for _, space, _ in spaces_for(state(hand(2), placed={"axis.P": 1, "conc.2": 1}), P)]
    assert "axis.P" not in spaces
    assert "conc.2" not in spaces


def test_coffee_opens_more_values_up_to_what_is_there() -> None:
    """R96, R97: the unchanged die first, then by price; never outside 1 to 6."""
    radio = [change for _, space, change in spaces_for(state(hand(2), coffee=2), P) if space == "radio.P"]
    assert radio == [0, -1, 1, 2]
    brakes = [found for found in spaces_for(state(hand(4), coffee=2), P) if found[1] == "brake.1"]
    assert brakes == [(4, "brake.1", -2)]


def test_of_equal_dice_the_first_is_listed() -> None:
    """Two equal dice are the same choice."""
    places = [{a.place for a in legal_placements(RULES, view_for(state(dice), P))} for dice in DICE]
    assert places == [{0}, {0, 1}, {0, 1}, {0, 2}, {1, 2, 3}]


DICE = [hand(3, 3, 3, 3), hand(3, 5, 5, 3), hand(3, 5, 3, 5), hand(3, 3, 5, 3), hand(0, 1, 2, 3)]


def test_only_the_seat_on_turn_may_place() -> None:
    """R20."""
    assert legal(RULES, view_for(state(), C)) == ()


def test_a_reroll_is_open_to_both_seats() -> None:
    """R101."""
    position = state(reroll=1)
    assert legal(RULES, view_for(position, C)) == (SpendReroll(C),)
    assert legal(RULES, view_for(position, P))[-1] == SpendReroll(P)


def test_in_a_reroll_every_choice_of_own_dice_is_open_until_one_is_made() -> None:
    """R103."""
    step = after_moves(state(hand(1, 0, 3), hand(1), reroll=1), SpendReroll(P))
    assert legal(RULES, view_for(step.state, P)) == tuple(MarkReroll(P, bits) for bits in (0, 1, 4, 5))
    chosen = after_moves(step.state, MarkReroll(P, 4)).state
    assert legal(RULES, view_for(chosen, P)) == ()


@pytest.mark.parametrize(
    "position",
    [
        state(phase=Phase.BRIEFING, to_act=None),
        state(awaits=ROLL_OPEN, to_act=None),
        state(outcome=Outcome.LOST),
    ],
)
def test_outside_the_placement_no_seat_has_anything_to_do(position: State) -> None:
    """R10, R13."""
    assert legal(RULES, view_for(position, P)) == ()


# ---- laying aside ----------------------------------------------------------------------------------------------------

FULL = {"axis.P": 1, "engine.P": 1, "radio.P": 1, "gear.1": 1, "conc.1": 1, "conc.2": 1, "conc.3": 1}


def test_without_any_legal_space_each_die_may_be_laid_aside() -> None:
    """R28."""
    position = state(hand(1, 0, 1), placed=FULL)
    assert legal(RULES, view_for(position, P)) == (LayAside(P, 0), LayAside(P, 2))
    assert reason(position, LayAside(P, 2)) is None


def test_a_die_that_coffee_can_place_must_not_be_laid_aside() -> None:
    """R28, Q4."""
    position = state(hand(1), placed=FULL, coffee=1)
    assert [found[1:] for found in spaces_for(position, P)] == [("brake.1", 1)]
    assert reason(position, LayAside(P, 0)) == Reason.HAS_LEGAL_PLACEMENT


# ---- reasons ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "action", "expected"),
    [
        (state(outcome=Outcome.LOST), PlaceDie(P, 0, 0), Reason.FLIGHT_OVER),
        (state(phase=Phase.BRIEFING), PlaceDie(P, 0, 0), Reason.WRONG_PHASE),
        (state(phase=Phase.END, to_act=None), PlaceDie(P, 0, 0), Reason.WRONG_PHASE),
        (state(awaits=ROLL_OPEN), PlaceDie(P, 0, 0), Reason.PENDING_CHOICE),
        (state(), PlaceDie(C, 0, 0), Reason.NOT_YOUR_TURN),
        (state(hand(0, 1)), PlaceDie(P, 0, 0), Reason.NO_SUCH_DIE),
        (state(), PlaceDie(P, 4, 0), Reason.NO_SUCH_DIE),
        (state(), PlaceDie(P, -1, 0), Reason.NO_SUCH_DIE),
        (state(), PlaceDie(P, 0, 0, 1), Reason.NOT_ENOUGH_COFFEE),
        (state(coffee=3), PlaceDie(P, 0, 0, -1), Reason.VALUE_OUT_OF_RANGE),
        (state(hand(6), coffee=3), PlaceDie(P, 0, 0, 1), Reason.VALUE_OUT_OF_RANGE),
        (state(), PlaceDie(P, 0, 20), Reason.NO_SUCH_SPACE),
        (state(), PlaceDie(P, 0, -1), Reason.NO_SUCH_SPACE),
        (state(), PlaceDie(P, 0, at("axis.C")), Reason.WRONG_COLOUR),
        (state(placed={"axis.P": 3}), PlaceDie(P, 0, at("axis.P")), Reason.SPACE_OCCUPIED),
        (state(), PlaceDie(P, 0, at("gear.3")), Reason.WRONG_VALUE),
        (state(), PlaceDie(P, 0, at("brake.2")), Reason.WRONG_VALUE),
        (state(hand(4)), PlaceDie(P, 0, at("brake.2")), Reason.WRONG_ORDER),
        (state(to_act=C), PlaceDie(C, 1, at("flap.2")), Reason.WRONG_ORDER),
        (state(to_act=C), LayAside(P, 0), Reason.NOT_YOUR_TURN),
        (state(hand(0, 1)), LayAside(P, 0), Reason.NO_SUCH_DIE),
        (state(), LayAside(P, 0), Reason.HAS_LEGAL_PLACEMENT),
    ],
)
def test_a_refusal_says_why(position: State, action: SeatAction, expected: Reason) -> None:
    """R20 to R25, R28, R96, R97; the spellings and their order are those of the case files."""
    assert reason(position, action) == expected


def test_while_a_reroll_is_open_no_die_is_placed() -> None:
    """R101, R103."""
    position = after_moves(state(reroll=2), SpendReroll(C)).state
    assert reason(position, PlaceDie(P, 0, 0)) == Reason.PENDING_CHOICE
    assert reason(position, SpendReroll(P)) == Reason.PENDING_CHOICE


def test_a_seat_cannot_act_through_the_view_of_the_other() -> None:
    """R7, R20."""
    assert why_not(RULES, view_for(state(reroll=1), C), SpendReroll(P)) == Reason.NOT_YOUR_TURN


def test_the_number_rule_holds_on_a_switch_that_is_on() -> None:
    """Q2."""
    assert reason(state(hand(4), gear=1), PlaceDie(P, 0, at("gear.1"))) == Reason.WRONG_VALUE


def test_nothing_forces_a_player_to_keep_dice_for_the_mandatory_spaces() -> None:
    """R31, Q1."""
    position = state(hand(1, 2), placed={"radio.P": 1})
    assert reason(position, move(position, (P, 1, "conc.1"))) is None


# ---- a covered die ---------------------------------------------------------------------------------------------------


def covered(board: Board, space: str, seat: Seat = P) -> Reason | None:
    """The answer of `public_why_not`."""
    return public_why_not(RULES, board, seat, at(space))


@pytest.mark.parametrize("space", ["axis.P", "engine.P", "radio.P", "conc.1"])
def test_a_covered_die_may_lie_where_every_value_may_and_none_loses(space: str) -> None:
    """ux 2.1."""
    assert covered(board_with(in_hand=(1, 1)), space) is None


@pytest.mark.parametrize("space", ["gear.1", "gear.3", "brake.1"])
def test_a_covered_die_must_not_lie_where_some_value_may_not(space: str) -> None:
    """ux 2.1: the refusal would tell what the die is not."""
    assert covered(board_with(in_hand=(1, 1)), space) == Reason.COVERED


@pytest.mark.parametrize(
    ("board", "space"),
    [
        (board_with(in_hand=(8, 1), axis=-2, placed={"axis.C": 3}), "axis.P"),
        (board_with(in_hand=(8, 1), position=2, placed={"engine.C": 4}), "engine.P"),
        (final_round(hand(1), hand(1), placed={"engine.C": 1}).board, "engine.P"),
    ],
)
def test_a_covered_die_must_not_lie_where_some_value_loses_at_once(board: Board, space: str) -> None:
    """ux 2.1: spin, collision, overrun."""
    assert covered(board, space) == Reason.COVERED


def test_losing_at_once_counts_modules_and_flight_but_not_the_dice_that_lie() -> None:
    """ux 2.1: the first axis die can never lose."""
    assert covered(board_with(in_hand=(1, 1), axis=2), "axis.P") is None


@pytest.mark.parametrize(
    ("board", "space", "expected"),
    [
        (board_with(outcome=Outcome.WON), "axis.P", Reason.FLIGHT_OVER),
        (board_with(phase=Phase.BRIEFING), "axis.P", Reason.WRONG_PHASE),
        (board_with(awaits=ROLL_OPEN), "axis.P", Reason.PENDING_CHOICE),
        (after_moves(state(reroll=1), SpendReroll(C)).state.board, "axis.P", Reason.PENDING_CHOICE),
        (board_with(to_act=C), "axis.P", Reason.NOT_YOUR_TURN),
        (board_with(), "axis.C", Reason.WRONG_COLOUR),
        (board_with(placed={"axis.P": 1}), "axis.P", Reason.SPACE_OCCUPIED),
        (board_with(), "brake.2", Reason.WRONG_ORDER),
    ],
)
def test_a_reason_that_holds_for_every_value_is_told_of_a_covered_die(
    board: Board, space: str, expected: Reason
) -> None:
    """ux 2.1."""
    assert covered(board, space) == expected


def test_a_covered_die_has_no_space_outside_the_cockpit() -> None:
    """ux 2.1."""
    assert public_why_not(RULES, board_with(), P, 99) == Reason.NO_SUCH_SPACE
