"""`apply`: what is accepted, refused, and looked ahead."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import (
    Chance,
    Deal,
    EndRound,
    GiveUp,
    IllegalAction,
    ImpossibleDeal,
    LayAside,
    Loss,
    Outcome,
    Phase,
    PlaceDie,
    Reason,
    Roll,
    SpendReroll,
    TurnUp,
)
from skyteam_qt.rules.events import Dealt, FlightEnded
from skyteam_qt.rules.state import State, view_for
from skyteam_qt.rules.step import after, apply, start, table_why_not
from tests.builders import RULES, C, P, after_moves, at, board_with, hand, move, ruleset, state

FULL = {"axis.P": 1, "engine.P": 1, "radio.P": 1, "gear.1": 1, "conc.1": 1, "conc.2": 1, "conc.3": 1}


def rolled() -> State:
    """Round 1, both seats about to roll."""
    return after_moves(start(RULES).state, Roll()).state


def test_every_flight_starts_from_the_same_position() -> None:
    """R2 to R11."""
    assert start(RULES) == start(ruleset())
    assert start(RULES).state.hands == (hand(), hand())


def test_each_player_rolls_four_dice_unseen() -> None:
    """R13: the event says how many, not which."""
    step = after_moves(rolled(), Deal(P, hand(1, 2, 3, 4)), Deal(C, hand(6, 6, 6, 6)))
    assert step.events == (Dealt(P, 4), Dealt(C, 4))
    assert step.state.hands == (hand(1, 2, 3, 4), hand(6, 6, 6, 6))
    assert step.state.board.in_hand == (15, 15)
    assert step.state.board.to_act == P


def test_the_seat_of_the_altitude_space_is_on_turn_after_the_roll() -> None:
    """R15: the Co-Pilot at 5000 ft."""
    start_of_round = state(hand(), hand(), phase=Phase.BRIEFING, to_act=None, altitude=5000)
    step = after_moves(start_of_round, Roll(), Deal(P, hand(1, 1, 1, 1)), Deal(C, hand(1, 1, 1, 1)))
    assert step.state.board.to_act == C


@pytest.mark.parametrize(
    "deal",
    [
        Deal(C, hand(1, 1, 1, 1)),
        Deal(P, hand(1, 1, 1)),
        Deal(P, hand(7, 1, 1, 1)),
        Deal(P, hand(1, 1, 1, -1)),
        Deal(P, (1, 1, 1)),  # type: ignore[arg-type]
        Deal(P, (1, 1, 1, 1, 1)),  # type: ignore[arg-type]
    ],
)
def test_a_roll_that_cannot_be_is_refused(deal: Deal) -> None:
    """Chance is checked, never made by the rules."""
    with pytest.raises(ImpossibleDeal):
        apply(RULES, rolled(), deal)


def test_nothing_is_rolled_that_was_not_asked_for() -> None:
    """R27: a placed die is never rolled again, nor one behind the screen without a token."""
    with pytest.raises(ImpossibleDeal):
        apply(RULES, state(), Deal(P, hand(1, 1, 1, 1)))
    with pytest.raises(ImpossibleDeal):
        apply(RULES, state(), TurnUp((1,)))


def test_a_public_result_is_no_roll_and_a_roll_is_no_public_result() -> None:
    """`Deal` is for dice behind a screen, `TurnUp` for what a module asks for."""
    with pytest.raises(ImpossibleDeal):
        apply(RULES, rolled(), TurnUp((1, 1, 1, 1)))
    with pytest.raises(ImpossibleDeal):
        apply(RULES, state(awaits=(Chance("wheel", P),)), Deal(P, hand(1, 1, 1, 1)))


def test_a_placed_die_leaves_the_hand_and_lies_for_good() -> None:
    """R20, R27."""
    for place in range(4):
        dice = hand(1, 2, 3, 4)
        step = apply(RULES, state(dice), PlaceDie(P, place, at("radio.P")))
        assert step.state.hands[P] == tuple(0 if i == place else dice[i] for i in range(4))
        assert step.state.hands[C] == hand(1, 2, 3, 4)


def test_a_refused_placement_changes_nothing() -> None:
    """R25: no die, no coffee, no token moves, and the same player stays on turn."""
    position = state(coffee=1)
    copy = State(*position)
    with pytest.raises(IllegalAction) as problem:
        apply(RULES, position, PlaceDie(P, 0, at("axis.C"), 1))
    assert problem.value.reason == Reason.WRONG_COLOUR
    assert position == copy


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (state(to_act=C), Reason.NOT_YOUR_TURN),
        (state(hand(0, 1)), Reason.NO_SUCH_DIE),
        (state(phase=Phase.BRIEFING), Reason.WRONG_PHASE),
        (after_moves(state(reroll=1), SpendReroll(P)).state, Reason.PENDING_CHOICE),
    ],
)
def test_out_of_turn_no_die_is_placed(position: State, expected: Reason) -> None:
    """R20, R25."""
    with pytest.raises(IllegalAction) as problem:
        apply(RULES, position, PlaceDie(P, 0, at("axis.P")))
    assert problem.value.reason == expected


@pytest.mark.parametrize(
    ("fields", "action", "expected"),
    [
        ({"outcome": Outcome.LOST}, Roll(), Reason.FLIGHT_OVER),
        ({"outcome": Outcome.LOST}, GiveUp(), Reason.FLIGHT_OVER),
        ({"awaits": (Chance("wheel", None),), "phase": Phase.BRIEFING}, Roll(), Reason.PENDING_CHOICE),
        ({"phase": Phase.BRIEFING}, Roll(), None),
        ({"phase": Phase.PLACEMENT}, Roll(), Reason.WRONG_PHASE),
        ({"phase": Phase.BRIEFING}, EndRound(), Reason.WRONG_PHASE),
        ({"phase": Phase.PLACEMENT}, EndRound(), Reason.DICE_LEFT),
        ({"phase": Phase.END}, EndRound(), None),
        ({"phase": Phase.PLACEMENT}, GiveUp(), None),
    ],
)
def test_the_table_has_its_times(fields: dict[str, object], action: Roll | EndRound | GiveUp, expected: Reason) -> None:
    """R10, R110."""
    assert table_why_not(RULES, board_with(**fields), action) == expected


@pytest.mark.parametrize("action", [Roll(), EndRound()])
def test_the_table_is_refused_at_the_wrong_time(action: Roll | EndRound) -> None:
    """R25."""
    with pytest.raises(IllegalAction):
        apply(RULES, state(), action)


def test_both_players_may_end_a_hopeless_flight() -> None:
    """F71: the hands stay for the debrief."""
    step = apply(RULES, state(hand(1), hand(2)), GiveUp())
    assert step.events == (FlightEnded(Outcome.LOST, Loss.GIVEN_UP, ()),)
    assert step.state.hands == (hand(1), hand(2))


def test_looking_ahead_needs_no_other_hand() -> None:
    """`after` is the own view once the die lies, and leaves the view it started from alone."""
    position = state(hand(2, 5), coffee=1)
    view = view_for(position, P)
    seen = after(RULES, view, move(position, (P, 5, "gear.2", -1)))
    assert (seen.hand, seen.board.gear, seen.board.coffee) == (hand(2), (False, True, False), 0)
    assert view == view_for(position, P)


def test_looking_ahead_to_a_die_laid_aside() -> None:
    """R28."""
    position = state(hand(0, 1), placed=FULL)
    assert after(RULES, view_for(position, P), LayAside(P, 1)).board.laid_aside == (1, 0)


def test_looking_ahead_refuses_what_is_illegal() -> None:
    """R25."""
    with pytest.raises(IllegalAction):
        after(RULES, view_for(state(), P), PlaceDie(P, 0, at("axis.C")))
