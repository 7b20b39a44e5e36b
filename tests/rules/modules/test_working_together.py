"""Working Together: once per round two dice change sides (WT1, WT2)."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import (
    EndRound,
    MarkReroll,
    Phase,
    PlaceDie,
    Reason,
    SeatTurn,
    SpendReroll,
    TimeUp,
    legal,
    pending,
    why_not,
)
from skyteam_qt.rules.events import SwapOffered, Swapped
from skyteam_qt.rules.modules.working_together import SWAP, AnswerSwap, OfferSwap, WorkedTogether
from skyteam_qt.rules.state import State, view_for
from tests.builders import RULES as BASE
from tests.builders import C, P, after_moves, board_with, hand, state
from tests.rules.modules.crews import crew, find, further

RULES = crew("KUL-black", (), ("working-together",))


def dealt(**fields: object) -> State:
    """The Pilot is on turn."""
    return state(hand(6, 2, 2, 2), hand(1, 3, 3, 3), rules=RULES, **fields)


@pytest.mark.parametrize(("asker", "places"), [(P, (0, 1)), (C, (1, 0))])
def test_the_values_of_one_die_each_change_sides_and_the_turn_does_not(asker, places) -> None:
    """WT1: at any time, also on the partner's turn."""
    offer, answer = places
    step = after_moves(dealt(), OfferSwap(asker, offer), AnswerSwap(asker.other, answer), rules=RULES)
    pilots, copilots = (offer, answer) if asker == P else (answer, offer)
    assert step.events == (SwapOffered(asker, offer), Swapped(asker, (pilots, copilots)))
    assert step.state.hands[P][pilots] == dealt().hands[C][copilots]
    assert step.state.hands[C][copilots] == dealt().hands[P][pilots]
    assert sorted(step.state.hands[P] + step.state.hands[C]) == sorted((6, 2, 2, 2, 1, 3, 3, 3))
    board = step.state.board
    assert (board.to_act, board.ask, board.in_hand) == (P, None, (15, 15))
    assert find(board, WorkedTogether) == WorkedTogether(True, (pilots, copilots))


def test_the_partner_must_pick_one_before_anything_else_happens() -> None:
    """WT1."""
    asked = after_moves(dealt(reroll=1), OfferSwap(P, 0), rules=RULES).state
    assert pending(RULES, asked.board) == SeatTurn(C, SWAP)
    assert legal(RULES, view_for(asked, P)) == ()
    assert legal(RULES, view_for(asked, C)) == (AnswerSwap(C, 0), AnswerSwap(C, 1))
    for action in (PlaceDie(P, 0, 0), PlaceDie(C, 0, 1), SpendReroll(P), OfferSwap(C, 0), MarkReroll(C, 0)):
        reason = why_not(RULES, view_for(asked, action.seat), action)
        assert reason in (Reason.PENDING_CHOICE, Reason.WRONG_PHASE)
    assert why_not(RULES, view_for(asked, P), AnswerSwap(P, 0)) == Reason.NOT_YOUR_TURN
    for place in (-1, 4):
        assert why_not(RULES, view_for(asked, C), AnswerSwap(C, place)) == Reason.NO_SUCH_DIE


def test_it_works_once_per_round() -> None:
    """WT2: whoever asked."""
    used = after_moves(dealt(), OfferSwap(P, 0), AnswerSwap(C, 0), rules=RULES).state
    for seat in (P, C):
        assert why_not(RULES, view_for(used, seat), OfferSwap(seat, 0)) == Reason.ABILITY_USED
        assert further(RULES, used, seat) == []
    lying = dict.fromkeys(("axis.P", "axis.C", "engine.P", "engine.C"), 1)
    board = board_with(RULES, placed=lying, phase=Phase.END, to_act=None).put(WorkedTogether(True, (0, 0)))
    after = after_moves(State(board), EndRound(), rules=RULES).state.board
    assert after.find(WorkedTogether) == WorkedTogether()


def test_both_must_have_a_die() -> None:
    """WT2."""
    alone = state(hand(), hand(1, 2), rules=RULES, to_act=C)
    assert why_not(RULES, view_for(alone, C), OfferSwap(C, 0)) == Reason.NO_SUCH_DIE
    assert why_not(RULES, view_for(alone, P), OfferSwap(P, 0)) == Reason.NO_SUCH_DIE
    assert further(RULES, alone, C) == []


def test_nobody_answers_what_was_not_asked() -> None:
    """WT1."""
    assert why_not(RULES, view_for(dealt(), C), AnswerSwap(C, 0)) == Reason.WRONG_PHASE
    assert AnswerSwap(C, 0) not in legal(RULES, view_for(dealt(), C))


def test_time_that_runs_out_ends_the_question() -> None:
    """RT3: the clock also runs while a swap is decided."""
    timed = crew("KUL-black", (), ("working-together", "stopwatch"))
    asked = after_moves(state(hand(6), hand(1), rules=timed), OfferSwap(P, 0), TimeUp(), rules=timed).state
    assert (asked.board.ask, asked.board.phase) == (None, Phase.END)


def test_the_table_never_sees_a_value() -> None:
    """WT1: the two players know these two values, and nothing else is shown."""
    for dice in ((1, 2, 3, 4), (6, 6, 6, 6)):
        other = state(hand(*dice), hand(5, 1, 1, 1), rules=RULES)
        one = after_moves(dealt(), OfferSwap(P, 0), AnswerSwap(C, 0), rules=RULES)
        two = after_moves(other, OfferSwap(P, 0), AnswerSwap(C, 0), rules=RULES)
        assert (one.events, one.state.board) == (two.events, two.state.board)
        assert repr(one.state) == repr(two.state)


def test_the_rest_of_the_partners_hand_stays_unknown() -> None:
    """WT1: my view depends on the one die that I got."""
    views = {
        view_for(
            after_moves(
                state(hand(6, 2), hand(1, *rest), rules=RULES), OfferSwap(P, 0), AnswerSwap(C, 0), rules=RULES
            ).state,
            P,
        )
        for rest in ((1, 2, 3), (6, 6, 6))
    }
    assert len(views) == 1


def test_without_the_card_it_is_refused() -> None:
    """The reason says so."""
    assert why_not(BASE, view_for(state(), P), OfferSwap(P, 0)) == Reason.ABILITY_NOT_IN_PLAY
