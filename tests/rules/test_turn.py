"""One turn on the board."""

from __future__ import annotations

from skyteam_qt.rules import LayAside, Loss, Phase
from skyteam_qt.rules.events import CoffeeSpent, DieLaidAside, DiePlaced, PlacementEnded
from skyteam_qt.rules.ruleset import Events, Placement
from skyteam_qt.rules.turn import next_to_act, play
from tests.builders import RULES, C, P, after_moves, at, board_with, hand, happened, state


def test_players_alternate() -> None:
    """R20."""
    step = after_moves(state(), (P, 1, "axis.P"))
    assert step.state.board.to_act == C
    assert after_moves(step.state, (C, 1, "axis.C")).state.board.to_act == P


def test_who_alone_has_dice_left_goes_on() -> None:
    """R20: nobody waits for a partner whose dice all lie."""
    step = after_moves(state(hand(1, 2), hand()), (P, 1, "axis.P"))
    assert step.state.board.to_act == P
    assert next_to_act((0, 0), P) is None


def test_the_last_die_ends_the_placement() -> None:
    """R110."""
    step = after_moves(state(hand(), hand(0, 0, 0, 3), to_act=C), (C, 3, "radio.C2"))
    board = step.state.board
    assert (board.phase, board.to_act) == (Phase.END, None)
    assert step.events[-1] == PlacementEnded()


def test_a_loss_with_the_last_die_is_no_end_of_the_placement() -> None:
    """R26: a loss ends the flight at once."""
    step = after_moves(state(hand(), hand(6), to_act=C, placed={"axis.P": 1}), (C, 6, "axis.C"))
    assert (step.state.board.phase, step.state.board.loss) == (Phase.OVER, Loss.SPIN)
    assert not happened(step, PlacementEnded)


def test_a_turn_is_coffee_then_die_then_effect() -> None:
    """R26: the value is fixed by coffee before the die lies."""
    events: Events = []
    board = play(RULES, board_with(coffee=3, in_hand=(3, 1)), Placement(P, 1, at("gear.1"), 4, 2), events)
    assert events[:2] == [CoffeeSpent(P, 2, 1), DiePlaced(P, 1, at("gear.1"), 4, 2)]
    assert (board.placed[at("gear.1")], board.rolled[at("gear.1")]) == (2, 4)
    assert (board.by_seat[at("gear.1")], board.order) == (P, (at("gear.1"),))
    assert (board.in_hand, board.coffee) == ((1, 1), 1)


def test_unspent_coffee_stays_and_belongs_to_both() -> None:
    """R94, R98: the Co-Pilot spends what the Pilot earned."""
    step = after_moves(state(hand(1), hand(1), coffee=0), (P, 1, "conc.1"), (C, 1, "radio.C1", 1))
    assert step.state.board.coffee == 0
    assert step.state.board.placed[at("radio.C1")] == 2


def test_a_die_laid_aside_is_the_action_of_the_turn() -> None:
    """R28: face up, without effect."""
    full = {"axis.P": 1, "engine.P": 1, "radio.P": 1, "gear.1": 1, "conc.1": 1, "conc.2": 1, "conc.3": 1}
    start = state(hand(1), hand(1, 2), placed=full)
    step = after_moves(start, LayAside(P, 0))
    board = step.state.board
    assert step.events == (DieLaidAside(P, 0, 1),)
    assert (board.laid_aside, board.order[-1], board.to_act) == ((1, 0), -1, C)
    assert step.state.hands[P] == hand()


def test_a_die_laid_aside_may_be_the_last_one() -> None:
    """R28, R110."""
    full = {
        "axis.C": 1,
        "engine.C": 1,
        "radio.C1": 1,
        "radio.C2": 1,
        "flap.1": 1,
        "conc.1": 1,
        "conc.2": 1,
        "conc.3": 1,
    }
    step = after_moves(state(hand(), hand(6), to_act=C, placed=full), LayAside(C, 0))
    assert step.events == (DieLaidAside(C, 0, 6), PlacementEnded())
    assert (step.state.board.phase, step.state.board.laid_aside) == (Phase.END, (0, 1))
