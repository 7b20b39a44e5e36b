"""Rerolls: one token, two private choices."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import (
    ChanceKind,
    ChanceNeeded,
    Deal,
    IllegalAction,
    ImpossibleDeal,
    MarkReroll,
    Reason,
    Seat,
    SeatTurn,
    SpendReroll,
    Want,
    pending,
)
from skyteam_qt.rules.events import RerollChosen, Rerolled, RerollSpent
from tests.builders import RULES, C, P, after_moves, hand, state

BOTH = state(hand(1, 2, 3, 4), hand(5, 5, 6, 6), reroll=1, to_act=C)


@pytest.mark.parametrize("seat", [P, C])
def test_either_seat_may_spend_the_token_also_on_the_partners_turn(seat: Seat) -> None:
    """R101: it goes to the reserve."""
    step = after_moves(BOTH, SpendReroll(seat))
    assert step.events == (RerollSpent(seat, 0),)
    assert (step.state.board.reroll, step.state.board.reroll_reserve) == (0, 2)


def test_only_the_chosen_dice_get_new_values_and_the_turn_does_not_change() -> None:
    """R103: dice that were not chosen stay as they are."""
    step = after_moves(BOTH, SpendReroll(P), MarkReroll(P, 0b0101), MarkReroll(C, 0b1000))
    assert pending(RULES, step.state.board) == ChanceNeeded(ChanceKind.REROLL, P)
    step = after_moves(step.state, Deal(P, (6, 0, 6, 0)), Deal(C, (0, 0, 0, 1)))
    assert step.state.hands == (hand(6, 2, 6, 4), hand(5, 5, 6, 1))
    assert step.state.marks == (0, 0)
    assert step.events == (Rerolled(C),)
    assert pending(RULES, step.state.board) == SeatTurn(C, Want.PLACE)


def test_the_choice_may_be_none_and_the_token_is_gone_all_the_same() -> None:
    """R103, Q10."""
    step = after_moves(BOTH, SpendReroll(C), MarkReroll(C, 0), MarkReroll(P, 0), Deal(P, hand()), Deal(C, hand()))
    assert step.state.hands == BOTH.hands
    assert step.state.board.reroll == 0
    assert step.events[1:3] == (RerollChosen(C), RerollChosen(P))


def test_the_choices_may_be_made_in_any_order() -> None:
    """R103: independently."""
    step = after_moves(BOTH, SpendReroll(P), MarkReroll(C, 1), MarkReroll(P, 1))
    assert step.state.marks == (1, 1)
    assert step.state.board.reroll_step is not None


def test_a_choice_is_made_once() -> None:
    """R103."""
    step = after_moves(BOTH, SpendReroll(P), MarkReroll(P, 1))
    with pytest.raises(IllegalAction) as problem:
        after_moves(step.state, MarkReroll(P, 2))
    assert problem.value.reason == Reason.NOT_YOUR_TURN


@pytest.mark.parametrize("places", [0b1000, 0b10000, -1])
def test_only_dice_behind_the_screen_can_be_chosen(places: int) -> None:
    """R102."""
    start = after_moves(state(hand(1, 2, 3), hand(1), reroll=1), SpendReroll(P)).state
    with pytest.raises(IllegalAction) as problem:
        after_moves(start, MarkReroll(P, places))
    assert problem.value.reason == Reason.NO_SUCH_DIE


def test_a_seat_without_dice_takes_no_part() -> None:
    """R104: the token may still be spent for the partner, also by the one who has no dice."""
    start = state(hand(), hand(1), reroll=1, to_act=C)
    step = after_moves(start, SpendReroll(P))
    assert pending(RULES, step.state.board) == SeatTurn(C, Want.MARK)
    with pytest.raises(IllegalAction):
        after_moves(step.state, MarkReroll(P, 0))
    step = after_moves(step.state, MarkReroll(C, 1), Deal(C, hand(6)))
    assert step.state.hands == (hand(), hand(6))


def test_several_tokens_may_be_spent_one_after_the_other() -> None:
    """R105: not while a reroll is open."""
    start = state(hand(1), hand(1), reroll=2)
    opened = after_moves(start, SpendReroll(P)).state
    with pytest.raises(IllegalAction) as problem:
        after_moves(opened, SpendReroll(P))
    assert problem.value.reason == Reason.PENDING_CHOICE
    done = (MarkReroll(P, 1), MarkReroll(C, 0), Deal(P, hand(2)), Deal(C, hand()))
    step = after_moves(opened, *done, SpendReroll(C))
    assert step.state.board.reroll == 0
    assert step.state.hands[P] == hand(2)


def test_without_a_token_there_is_no_reroll() -> None:
    """R101."""
    with pytest.raises(IllegalAction) as problem:
        after_moves(state(), SpendReroll(P))
    assert problem.value.reason == Reason.NO_REROLL_TOKEN


def test_nothing_can_be_marked_without_a_reroll() -> None:
    """R103."""
    with pytest.raises(IllegalAction) as problem:
        after_moves(state(), MarkReroll(P, 1))
    assert problem.value.reason == Reason.WRONG_PHASE


@pytest.mark.parametrize("values", [hand(0, 3), hand(3, 3), hand(7), hand(), (1, 0, 0)])
def test_the_roll_must_fit_what_was_marked(values: tuple[int, ...]) -> None:
    """Chance is checked: a value for each marked die, none for the others."""
    start = after_moves(BOTH, SpendReroll(P), MarkReroll(P, 1), MarkReroll(C, 0)).state
    with pytest.raises(ImpossibleDeal):
        after_moves(start, Deal(P, values))  # type: ignore[arg-type]
