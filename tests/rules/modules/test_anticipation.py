"""Anticipation: the player who begins may roll one die again before the first placement (AN1)."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import (
    Deal,
    EndRound,
    IllegalAction,
    ImpossibleDeal,
    MarkReroll,
    Phase,
    Reason,
    SpendReroll,
    why_not,
)
from skyteam_qt.rules.board import Chance
from skyteam_qt.rules.events import AnticipationUsed
from skyteam_qt.rules.modules.anticipation import KIND, Anticipate, Anticipated
from skyteam_qt.rules.state import State, view_for
from tests.builders import RULES as BASE
from tests.builders import C, P, after_moves, board_with, hand, happened, state
from tests.rules.modules.crews import crew, further

RULES = crew("KEF-yellow", (), ("anticipation",))
DICE = hand(1, 1, 2, 3)


def fresh(**fields: object) -> State:
    """The dice were rolled at 6000 ft: the Pilot begins."""
    return state(DICE, hand(4, 4, 4, 4), rules=RULES, **fields)


def test_one_die_is_rolled_again_and_the_turn_stays() -> None:
    """AN1: no token is needed."""
    before = after_moves(fresh(), Anticipate(P, 2), rules=RULES)
    assert before.events == (AnticipationUsed(P),)
    assert before.state.board.awaits == (Chance(KIND, P),)
    step = after_moves(before.state, Deal(P, hand(0, 0, 6)), rules=RULES)
    assert (step.state.hands[P], step.state.board.to_act, step.state.marks) == (hand(1, 1, 6, 3), P, (0, 0))
    assert step.events == ()


@pytest.mark.parametrize("deal", [Deal(P, hand(6, 0, 0, 0)), Deal(P, hand(6, 6, 6, 6)), Deal(C, hand(0, 0, 6))])
def test_no_other_die_gets_a_new_value(deal: Deal) -> None:
    """AN1: at most one, and the own."""
    before = after_moves(fresh(), Anticipate(P, 2), rules=RULES).state
    with pytest.raises(ImpossibleDeal):
        after_moves(before, deal, rules=RULES)


def test_it_works_once_in_a_round_for_the_player_who_begins() -> None:
    """AN1. Of two equal dice the first is offered."""
    assert further(RULES, fresh(), P) == [Anticipate(P, 0), Anticipate(P, 2), Anticipate(P, 3)]
    assert further(RULES, fresh(), C) == []
    assert why_not(RULES, view_for(fresh(), C), Anticipate(C, 0)) == Reason.NOT_YOUR_TURN
    used = after_moves(fresh(), Anticipate(P, 2), Deal(P, hand(0, 0, 6)), rules=RULES).state
    assert why_not(RULES, view_for(used, P), Anticipate(P, 0)) == Reason.ABILITY_USED
    for place in (4, -1):
        assert why_not(RULES, view_for(fresh(), P), Anticipate(P, place)) == Reason.NO_SUCH_DIE
    one_gone = state(hand(1, 0, 2), hand(4, 4, 4, 4), rules=RULES)
    assert why_not(RULES, view_for(one_gone, P), Anticipate(P, 1)) == Reason.NO_SUCH_DIE


def test_it_lapses_with_the_first_placement() -> None:
    """AN1."""
    after = after_moves(fresh(), (P, 1, "conc.1"), rules=RULES).state
    for seat in (P, C):
        assert why_not(RULES, view_for(after, seat), Anticipate(seat, 2)) == Reason.WRONG_PHASE
        assert further(RULES, after, seat) == []


def test_the_co_pilot_has_it_in_rounds_the_co_pilot_begins() -> None:
    """R15."""
    position = state(DICE, DICE, rules=RULES, altitude=5000, to_act=C)
    assert further(RULES, position, P) == []
    assert len(further(RULES, position, C)) == 3


def test_a_reroll_token_may_be_spent_before_it() -> None:
    """R101: a reroll is no placement. Both together."""
    moves = (SpendReroll(C), MarkReroll(P, 1), MarkReroll(C, 0), Deal(P, hand(5)), Deal(C, hand()))
    before = after_moves(fresh(reroll=1), *moves, rules=RULES).state
    assert before.hands[P] == hand(5, 1, 2, 3)
    after = after_moves(before, Anticipate(P, 0), Deal(P, hand(6)), rules=RULES).state
    assert after.hands[P] == hand(6, 1, 2, 3)


def test_a_new_round_has_it_again() -> None:
    """AN1: each round."""
    lying = dict.fromkeys(("axis.P", "axis.C", "engine.P", "engine.C"), 1)
    board = board_with(RULES, placed=lying, phase=Phase.END, to_act=None, planes=(0,) * 6).put(Anticipated(True))
    assert after_moves(State(board), EndRound(), rules=RULES).state.board.find(Anticipated) == Anticipated()


def test_which_die_it_was_is_private() -> None:
    """ux-more: neither board, events nor words tell."""
    steps = [after_moves(fresh(), Anticipate(P, place), rules=RULES) for place in range(4)]
    assert len({(step.events, repr(step.state)) for step in steps}) == 1
    assert len({repr(Anticipate(P, place)) for place in range(4)}) == 1
    assert all(step.state.board == steps[0].state.board for step in steps)
    assert len({view_for(step.state, C) for step in steps}) == 1


def test_without_the_card_it_is_refused() -> None:
    """The reason says so."""
    with pytest.raises(IllegalAction) as problem:
        after_moves(state(), Anticipate(P, 0), rules=BASE)
    assert problem.value.reason == Reason.ABILITY_NOT_IN_PLAY
    assert happened(after_moves(fresh(), Anticipate(P, 0), rules=RULES), AnticipationUsed)
