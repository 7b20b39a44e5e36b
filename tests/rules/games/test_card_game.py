"""Final Approach, as it registers itself, and what can come out of a pile (F2, F20, F46, F47)."""

from __future__ import annotations

import pytest

from skyteam_qt.content.library import load_ruleset
from skyteam_qt.rules import (
    Board,
    Deal,
    EndRound,
    Hand,
    IllegalAction,
    ImpossibleDeal,
    LayAside,
    MarkReroll,
    Phase,
    Reason,
    Roll,
    Ruleset,
    Seat,
    SpendReroll,
    why_not,
)
from skyteam_qt.rules.events import CardsExchanged, Rerolled, RerollSpent
from skyteam_qt.rules.games.card_game import CARD_GAME, CARDS, CardsAside, face_up, pile_size
from skyteam_qt.rules.ruleset import RulesetBuilder
from skyteam_qt.rules.state import State, view_for
from skyteam_qt.rules.step import Step, start
from tests.builders import RULES, C, P, after_moves, hand, happened, scenario_with, state

CARD_RULES = load_ruleset("YUL-green", "final-approach")
FOUR: Hand = (1, 2, 3, 4)


def drawn(pilot: Hand = FOUR, copilot: Hand = FOUR) -> State:
    """Round 1 with these hands."""
    first = start(CARD_RULES).state
    return after_moves(first, Roll(), Deal(P, pilot), Deal(C, copilot), rules=CARD_RULES).state


def test_the_cockpit_is_that_of_the_dice_game() -> None:
    """F23, F40 to F43: the same places, values and order; the same three conditions."""
    assert CARD_RULES.spaces == RULES.spaces
    assert CARD_RULES.effects == RULES.effects
    assert CARD_RULES.conditions == RULES.conditions


def test_two_jokers_lie_on_the_altitude_row_and_coins_do_not_run_out() -> None:
    """F3, F7, FQ5."""
    board = start(CARD_RULES).state.board
    assert (board.reroll, sum(board.altitude_tokens), board.reroll_reserve) == (1, 1, 0)
    assert board.altitude_tokens[4] == 1
    assert board.planes == (0, 0, 1, 2, 1, 3, 2)
    assert board.supply > 100


@pytest.mark.parametrize("values", [(1, 1, 1, 2), (6, 6, 6, 6), (1, 2, 3, 7), (0, 1, 2, 3), (1, 2, 3)])
def test_a_hand_never_holds_three_of_a_kind(values: Hand) -> None:
    """F2: each value is there twice."""
    asked = after_moves(start(CARD_RULES).state, Roll(), rules=CARD_RULES).state
    with pytest.raises(ImpossibleDeal):
        after_moves(asked, Deal(P, values), rules=CARD_RULES)
    assert after_moves(asked, Deal(P, (1, 1, 6, 6)), rules=CARD_RULES).state.hands[P] == (1, 1, 6, 6)


def test_both_draw_from_cards_of_their_own() -> None:
    """F2: what one holds says nothing of what the other can draw."""
    assert drawn((1, 1, 2, 2), (1, 1, 2, 2)).hands == ((1, 1, 2, 2), (1, 1, 2, 2))


def exchange(position: State, pilot: Hand, copilot: Hand, marks: tuple[int, int]) -> Step:
    """A redraw by the Co-Pilot."""
    choices = (SpendReroll(C), MarkReroll(C, marks[C]), MarkReroll(P, marks[P]))
    return after_moves(position, *choices, Deal(P, pilot), Deal(C, copilot), rules=CARD_RULES)


def test_the_number_of_cards_put_back_is_told_and_no_value() -> None:
    """F46, FQ4: also that somebody kept all."""
    step = exchange(drawn(), (0, 0, 6, 6), (0, 0, 0, 0), (0b1100, 0))
    assert step.events[0] == RerollSpent(C, 0)
    assert happened(step, CardsExchanged) == [CardsExchanged(P, 2), CardsExchanged(C, 0)]
    assert isinstance(step.events[-1], Rerolled)
    assert step.state.hands == ((1, 2, 6, 6), FOUR)


def test_the_number_is_not_told_before_both_have_chosen() -> None:
    """R103: independently."""
    step = after_moves(drawn(), SpendReroll(P), MarkReroll(P, 0b0111), rules=CARD_RULES)
    assert not happened(step, CardsExchanged)


def test_a_returned_card_may_come_back() -> None:
    """F46."""
    assert exchange(drawn(), (1, 2, 3, 4), (0, 0, 0, 0), (0b1111, 0)).state.hands[P] == (1, 2, 3, 4)


@pytest.mark.parametrize("values", [(0, 0, 2, 2), (0, 0, 1, 1), (0, 0, 5, 0), (5, 0, 5, 5)])
def test_a_kept_card_is_not_in_the_pile(values: Hand) -> None:
    """F46: one 1 and one 2 are kept, so only one of each can come."""
    with pytest.raises(ImpossibleDeal):
        exchange(drawn(), values, (0, 0, 0, 0), (0b1100, 0))
    exchange(drawn(), (0, 0, 1, 2), (0, 0, 0, 0), (0b1100, 0))


def test_a_placed_card_is_not_in_the_pile() -> None:
    """F46: as it was drawn, whatever coffee made of it."""
    placed = after_moves(
        drawn((5, 5, 1, 2), (1, 2, 3, 4)), (P, 5, "conc.1"), (C, 1, "radio.C1"), (P, 5, "axis.P", 1), rules=CARD_RULES
    ).state
    assert placed.board.placed[0] == 6
    with pytest.raises(ImpossibleDeal):
        exchange(placed, (0, 0, 5, 1), (0,) * 4, (0b1100, 0))
    assert exchange(placed, (0, 0, 6, 6), (0,) * 4, (0b1100, 0)).state.hands[P] == (0, 0, 6, 6)


def test_what_lies_on_a_shared_place_counts_for_who_put_it_there() -> None:
    """F23: concentration is of both."""
    board = after_moves(drawn(), (P, 1, "conc.1"), (C, 2, "conc.2"), rules=CARD_RULES).state.board
    assert (face_up(board, P), face_up(board, C)) == ((1,), (2,))


def test_everybody_may_know_how_many_lie_in_a_pile() -> None:
    """FQ8: twelve in the briefing, eight after the draw and as long as the round is played."""
    sizes = lambda board: (pile_size(board, P), pile_size(board, C))  # noqa: E731
    assert sizes(start(CARD_RULES).state.board) == (CARDS, CARDS)
    assert sizes(drawn().board) == (8, 8)
    later = exchange(after_moves(drawn(), (P, 1, "axis.P"), rules=CARD_RULES).state, (0, 5, 5, 6), FOUR, (14, 15))
    assert sizes(later.state.board) == (8, 8)


def test_without_a_joker_there_is_no_redraw() -> None:
    """F46."""
    view = view_for(state(hand(1), hand(2), rules=CARD_RULES), P)
    assert why_not(CARD_RULES, view, SpendReroll(P)) == Reason.NO_REDRAW
    with pytest.raises(IllegalAction):
        after_moves(state(hand(1), hand(2), rules=CARD_RULES), SpendReroll(P), rules=CARD_RULES)


# ---- a card that fits nowhere ----------------------------------------------------------------------------------------


def nothing_fits(board: Board, seat: Seat, space: int, value: int) -> Reason | None:
    """Forbid: the Pilot may put a 6 nowhere."""
    return Reason.NOT_ALLOWED_HERE if seat == P and value == 6 else None


def strict_rules() -> Ruleset:
    """Final Approach with a module that leaves no place for a 6."""
    build = RulesetBuilder(scenario_with())
    CARD_GAME.extend(build, {})
    build.forbid(nothing_fits)
    return build.build()


def test_a_card_that_was_laid_aside_lies_open_and_does_not_come_again() -> None:
    """F47, R28."""
    rules = strict_rules()
    first = after_moves(start(rules).state, Roll(), Deal(P, (6, 6, 1, 1)), Deal(C, FOUR), rules=rules)
    position = after_moves(
        first.state,
        (P, 1, "axis.P"),
        (C, 1, "axis.C"),
        (P, 1, "engine.P"),
        (C, 2, "radio.C1"),
        LayAside(P, 0),
        rules=rules,
    ).state
    assert position.board.find(CardsAside) == CardsAside(((6,), ()))
    assert face_up(position.board, P) == (1, 1, 6)
    assert pile_size(position.board, P) == 8
    marked = after_moves(position, SpendReroll(P), MarkReroll(P, 0b0010), MarkReroll(C, 0), rules=rules).state
    for value, possible in ((1, False), (6, True), (5, True)):
        deals = (Deal(P, (0, value, 0, 0)), Deal(C, (0, 0, 0, 0)))
        if possible:
            assert after_moves(marked, *deals, rules=rules).state.hands[P] == (0, value, 0, 0)
        else:
            with pytest.raises(ImpossibleDeal):
                after_moves(marked, *deals, rules=rules)


def test_at_the_end_of_the_round_the_cards_go_back() -> None:
    """F24."""
    lying = {"axis.P": 3, "axis.C": 3, "engine.P": 2, "engine.C": 2}
    over = state(hand(), hand(), rules=CARD_RULES, placed=lying, phase=Phase.END, to_act=None)
    over = over._replace(board=over.board.put(CardsAside(((6,), (1, 1)))))
    board = after_moves(over, EndRound(), rules=CARD_RULES).state.board
    assert board.find(CardsAside) == CardsAside()
    assert (board.altitude, pile_size(board, P), pile_size(board, C)) == (5000, CARDS, CARDS)
