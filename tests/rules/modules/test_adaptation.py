"""Adaptation: once per flight each player may turn one die to its opposite face (AD1)."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import VALUES, EndRound, LayAside, Phase, Reason, SpendReroll, legal, why_not
from skyteam_qt.rules.events import AdaptationUsed
from skyteam_qt.rules.modules.adaptation import Adapt, Adapted
from skyteam_qt.rules.state import State, view_for
from tests.builders import RULES as BASE
from tests.builders import C, P, after_moves, board_with, hand, state
from tests.rules.modules.crews import crew, further

RULES = crew("KEF-yellow", (), ("adaptation",))


@pytest.mark.parametrize("value", VALUES)
def test_a_die_shows_its_opposite_face(value: int) -> None:
    """AD1: both make seven; nothing else changes."""
    before = state(hand(3, value, 3), hand(1, 2), rules=RULES)
    step = after_moves(before, Adapt(P, 1), rules=RULES)
    assert step.state.hands == (hand(3, 7 - value, 3), hand(1, 2))
    assert step.events == (AdaptationUsed(P),)
    assert step.state.board.to_act == P
    assert step.state.board.find(Adapted) == Adapted((True, False))


def test_it_works_once_for_each_player_in_the_whole_flight() -> None:
    """AD1."""
    position = state(hand(2, 1), hand(6, 2, 1), rules=RULES)
    later = after_moves(position, Adapt(P, 0), (P, 5, "conc.1"), Adapt(C, 0), (C, 2, "conc.2"), rules=RULES).state
    assert why_not(RULES, view_for(later, P), Adapt(P, 1)) == Reason.ABILITY_USED
    assert further(RULES, later, P) == []
    again = after_moves(later, (P, 1, "conc.3"), rules=RULES).state
    assert why_not(RULES, view_for(again, C), Adapt(C, again.hands[C].index(1))) == Reason.ABILITY_USED
    lying = dict.fromkeys(("axis.P", "axis.C", "engine.P", "engine.C"), 1)
    board = board_with(RULES, placed=lying, phase=Phase.END, to_act=None, planes=(0,) * 6).put(Adapted((True, False)))
    assert after_moves(State(board), EndRound(), rules=RULES).state.board.find(Adapted) == Adapted((True, False))


def test_it_works_on_the_own_turn_and_on_the_own_unplaced_dice() -> None:
    """AD1. Of two equal dice the first is offered."""
    position = state(hand(2, 2, 1), hand(6, 1), rules=RULES)
    assert further(RULES, position, P) == [Adapt(P, 0), Adapt(P, 2)]
    assert further(RULES, position, C) == []
    assert why_not(RULES, view_for(position, C), Adapt(C, 0)) == Reason.NOT_YOUR_TURN
    assert why_not(RULES, view_for(position, P), Adapt(P, 3)) == Reason.NO_SUCH_DIE
    assert why_not(RULES, view_for(position, P), Adapt(P, -1)) == Reason.NO_SUCH_DIE
    open_reroll = after_moves(state(rules=RULES, reroll=1), SpendReroll(C), rules=RULES).state
    assert why_not(RULES, view_for(open_reroll, P), Adapt(P, 0)) == Reason.PENDING_CHOICE


def test_a_die_without_a_space_may_be_laid_aside_although_it_could_be_turned() -> None:
    """R28, Q4: coffee has to be used, an ability has not."""
    taken = dict.fromkeys(("axis.P", "engine.P", "radio.P", "gear.1", "gear.2", "conc.1", "conc.2", "conc.3"), 1)
    position = state(hand(1), hand(1), rules=RULES, placed=taken)
    assert legal(RULES, view_for(position, P)) == (LayAside(P, 0), Adapt(P, 0))


def test_which_die_it_was_and_what_it_shows_is_private() -> None:
    """ux-more: the use is announced, no more."""
    steps = [after_moves(state(hand(2, 5, 6), rules=RULES), Adapt(P, place), rules=RULES) for place in range(3)]
    assert len({(step.events, repr(step.state)) for step in steps}) == 1
    assert len({repr(Adapt(P, place)) for place in range(3)}) == 1
    assert all(step.state.board == steps[0].state.board for step in steps)
    assert len({view_for(step.state, C) for step in steps}) == 1


def test_without_the_card_it_is_refused() -> None:
    """The reason says so."""
    assert why_not(BASE, view_for(state(), P), Adapt(P, 0)) == Reason.ABILITY_NOT_IN_PLAY


def test_files_name_who_has_used_it() -> None:
    """As in golden.json."""
    assert Adapted((True, False)).letters == ("P",)
    assert Adapted((True, True)).letters == ("P", "C")
