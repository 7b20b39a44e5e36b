"""The situations of the field cases, as far as the rules settle them (10 and 11 speak of the screen)."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import (
    ChanceNeeded,
    Deal,
    EndRound,
    GiveUp,
    IllegalAction,
    Loss,
    MarkReroll,
    Outcome,
    Over,
    Phase,
    Reason,
    Roll,
    Seat,
    SeatTurn,
    SpendReroll,
    Talk,
    Want,
    legal,
    may_talk,
    pending,
    report,
)
from skyteam_qt.rules.events import AlreadyDown, Collided, RadioSilent
from skyteam_qt.rules.state import State, view_for
from skyteam_qt.rules.step import start
from tests.builders import RULES, C, Move, P, after_moves, at, final_round, hand, happened, state

LYING = {"axis.P": 3, "axis.C": 3, "engine.P": 2, "engine.C": 2}


def refusal(position: State, play: Move) -> Reason:
    """Why the placement is refused; nothing has changed then."""
    with pytest.raises(IllegalAction) as problem:
        after_moves(position, play)
    return problem.value.reason


# ---- 1: two-space move flies through traffic -------------------------------------------------------------------------


@pytest.mark.parametrize("beyond", [0, 2])
def test_case_1_a_two_space_move_collides_on_the_space_passed_through(beyond: int) -> None:
    """R53, R54: the space where the move would end is never looked at."""
    position = state(hand(4, 1), hand(5, 1), position=1, planes=(0, 0, 1, beyond, 0, 0, 0))
    step = after_moves(position, (P, 4, "engine.P"), (C, 5, "engine.C"))
    assert (step.state.board.loss, step.state.board.position) == (Loss.COLLISION, 2)
    assert happened(step, Collided) == [Collided(2)]


# ---- 2: radio past the airport ---------------------------------------------------------------------------------------


def test_case_2_a_radio_die_past_the_airport_removes_nothing() -> None:
    """R63."""
    step = after_moves(state(hand(5, 1), position=4), (P, 5, "radio.P"))
    assert happened(step, RadioSilent) == [RadioSilent(5, past=True)]
    assert step.state.board.planes[-1] == 2
    assert step.state.hands[P] == hand(0, 1)


# ---- 3: die on a switch that is already green ------------------------------------------------------------------------

GREEN = {"gear": 1, "flaps": 1, "altitude": 5000}


@pytest.mark.parametrize(("seat", "die", "space"), [(P, 1, "gear.1"), (C, 2, "flap.1")])
def test_case_3_a_die_on_a_green_switch_is_legal_without_effect(seat: Seat, die: int, space: str) -> None:
    """R73, R77, Q2: no marker moves, the turn passes."""
    step = after_moves(state(hand(die, 1), hand(die, 1), to_act=seat, **GREEN), (seat, die, space))
    board = step.state.board
    assert happened(step, AlreadyDown) == [AlreadyDown(at(space))]
    assert (board.blue, board.orange, board.gear[0], board.flaps[0]) == (5, 9, True, True)
    assert board.to_act == seat.other


def test_case_3_the_number_rule_still_holds_on_a_green_switch() -> None:
    """R23."""
    assert refusal(state(hand(4), **GREEN), (P, 4, "gear.1")) == Reason.WRONG_VALUE


# ---- 4: speed equal to the brake value -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("brakes", "dice", "loss"), [(2, (2, 2), None), (2, (2, 3), Loss.OVERRUN), (0, (1, 1), Loss.OVERRUN)]
)
def test_case_4_a_speed_equal_to_the_brakes_is_stopped(brakes: int, dice: tuple[int, int], loss: Loss | None) -> None:
    """R122, R123."""
    position = final_round(hand(dice[0], 1), hand(dice[1], 1), brakes=brakes)
    step = after_moves(position, (P, dice[0], "engine.P"), (C, dice[1], "engine.C"))
    assert step.state.board.loss == loss


# ---- 5: planes left on the airport at landing ------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "outcome"), [("conc.1", Outcome.LOST), ("radio.C1", Outcome.WON)])
def test_case_5_an_airplane_left_on_the_airport_loses_the_landing(space: str, outcome: Outcome) -> None:
    """R130 A: the report names it; cleared by any radio die of the round the same flight is won."""
    planes = (0, 0, 0, 0, 0, 0, 1)
    position = final_round(hand(6), hand(1), planes=planes, placed=LYING, speed=4, to_act=C)
    step = after_moves(position, (C, 1, space), (P, 6, "conc.2"), EndRound())
    assert step.state.board.outcome == outcome
    found = report(RULES, step.state.board)
    assert found.failed == (() if outcome == Outcome.WON else ("A",))
    assert [check.letter for check in found.checks if not check.held] == list(found.failed)


# ---- 6: altitude ends before the airport -----------------------------------------------------------------------------


def test_case_6_short_of_the_runway_no_seventh_round_is_played() -> None:
    """R116: no talk of a round, no roll, no move."""
    position = state(hand(), hand(), altitude=1000, position=5, placed=LYING, phase=Phase.END, to_act=None)
    step = after_moves(position, EndRound())
    assert step.state.board.loss == Loss.SHORT
    assert pending(RULES, step.state.board) == Over(Outcome.LOST)
    assert [legal(RULES, view_for(step.state, seat)) for seat in (P, C)] == [(), ()]
    with pytest.raises(IllegalAction):
        after_moves(step.state, Roll())


# ---- 7: spin exactly on the third mark -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("axis", "pilot", "copilot", "to", "loss"),
    [(-2, 4, 3, -3, Loss.SPIN), (-2, 3, 4, -1, None), (0, 1, 4, 3, Loss.SPIN)],
)
def test_case_7_the_third_mark_is_a_spin(axis: int, pilot: int, copilot: int, to: int, loss: Loss | None) -> None:
    """R43: the rest of the round is not played."""
    position = state(hand(pilot, 1), hand(copilot, 1), axis=axis)
    step = after_moves(position, (P, pilot, "axis.P"), (C, copilot, "axis.C"))
    assert (step.state.board.axis, step.state.board.loss) == (to, loss)
    assert (legal(RULES, view_for(step.state, P)) == ()) == (loss is not None)


# ---- 8: coffee is spent only by a placement --------------------------------------------------------------------------


def test_case_8_coffee_that_was_not_spent_is_still_there_for_the_partner() -> None:
    """R94, R98: asking costs nothing, for there is no action of asking."""
    step = after_moves(state(hand(3, 6), hand(3), coffee=1), (P, 3, "axis.P"), (C, 3, "axis.C", 1))
    assert step.state.board.axis == 1
    assert step.state.board.coffee == 0


def test_case_8_a_six_cannot_become_a_seven() -> None:
    """R97."""
    assert refusal(state(hand(3, 6), coffee=1), (P, 6, "axis.P", 1)) == Reason.VALUE_OUT_OF_RANGE


def test_case_8_the_coffee_a_die_earns_cannot_change_that_die() -> None:
    """R93."""
    assert refusal(state(hand(3, 6)), (P, 3, "conc.1", 1)) == Reason.NOT_ENOUGH_COFFEE


def test_case_8_the_changed_value_counts_everywhere() -> None:
    """R99: value rule, effect, and what is told."""
    step = after_moves(state(hand(3, 6), coffee=1), (P, 3, "gear.2", 1))
    board = step.state.board
    assert (board.coffee, board.gear[1]) == (0, True)
    assert (board.rolled[at("gear.2")], board.placed[at("gear.2")]) == (3, 4)


# ---- 9: one token, two separate reroll choices -----------------------------------------------------------------------


def test_case_9_each_chooses_once_and_the_pilot_is_still_to_play() -> None:
    """R103: the token is gone even when one declines; what was not chosen stays."""
    position = state(hand(0, 1, 2, 3), hand(0, 4, 5, 6), reroll=1, placed={"axis.P": 3, "axis.C": 3})
    step = after_moves(position, SpendReroll(P), MarkReroll(P, 0b1010), MarkReroll(C, 0))
    assert [(e.kind, e.seat) for e in step.state.board.awaits] == [("reroll", P), ("reroll", C)]
    assert isinstance(pending(RULES, step.state.board), ChanceNeeded)
    step = after_moves(step.state, Deal(P, (0, 6, 0, 6)), Deal(C, hand()))
    assert step.state.hands == (hand(0, 6, 2, 6), hand(0, 4, 5, 6))
    assert step.state.board.placed == position.board.placed
    assert step.state.board.reroll == 0
    assert pending(RULES, step.state.board) == SeatTurn(P, Want.PLACE)


# ---- 12: chat locks and unlocks at the right moments -----------------------------------------------------------------


def test_case_12_people_talk_until_the_roll_and_again_from_the_eighth_die() -> None:
    """R12, R14, R110; and in the next round it is the same."""
    position = start(RULES).state
    assert may_talk(RULES, position.board)
    dice = hand(3, 2, 1, 1)
    for action in (Roll(), Deal(P, dice), Deal(C, dice)):
        position = after_moves(position, action).state
        assert not may_talk(RULES, position.board)
    moves: list[Move] = [
        (P, 3, "axis.P"), (C, 3, "axis.C"), (P, 2, "engine.P"), (C, 2, "engine.C"),
        (P, 1, "radio.P"), (C, 1, "radio.C1"), (P, 1, "conc.1"), (C, 1, "conc.2"),
    ]  # fmt: skip
    for number, play in enumerate(moves, 1):
        position = after_moves(position, play).state
        assert may_talk(RULES, position.board) == (number == 8)
    position = after_moves(position, EndRound()).state
    assert type(pending(RULES, position.board)) is Talk
    assert may_talk(RULES, position.board)
    assert not may_talk(RULES, after_moves(position, Roll()).state.board)


def test_case_12_a_reroll_is_no_talk_and_opens_none() -> None:
    """R14."""
    assert not may_talk(RULES, after_moves(state(reroll=1), SpendReroll(C)).state.board)


def test_case_12_after_a_loss_in_mid_round_people_talk() -> None:
    """R14: the silence is for the flight."""
    lost = after_moves(state(hand(1, 1), hand(6, 1)), (P, 1, "axis.P"), (C, 6, "axis.C")).state.board
    assert lost.over
    assert may_talk(RULES, lost)
    assert may_talk(RULES, after_moves(state(), GiveUp()).state.board)
