"""Synchronisation: gear and flaps in one round bring a traffic die for the Co-Pilot to place (SY1 to SY5)."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import (
    Deal,
    EndRound,
    ImpossibleDeal,
    MarkReroll,
    Phase,
    PlaceDie,
    Reason,
    RoundEnd,
    SeatTurn,
    SpendReroll,
    TurnUp,
    Want,
    legal,
    may_talk,
    pending,
    why_not,
)
from skyteam_qt.rules.board import Chance
from skyteam_qt.rules.events import (
    CoffeeSpent,
    PlacementEnded,
    Rerolled,
    SynchronisationDie,
    TrafficDieGivenUp,
    TrafficDiePlaced,
)
from skyteam_qt.rules.modules.synchronisation import (
    KIND,
    TRAFFIC_DIE,
    TRAFFIC_DIE_MARK,
    GiveUpTrafficDie,
    PlaceTrafficDie,
    Synchronised,
)
from skyteam_qt.rules.state import State, view_for
from tests.builders import RULES as BASE
from tests.builders import C, P, after_moves, at, board_with, hand, happened, state
from tests.rules.modules.crews import crew, find, further, traffic_die

RULES = crew("KUL-black", (), ("synchronisation",))
GEAR, FLAP = (P, 1, "gear.1"), (C, 1, "flap.1")


def waiting(value: int = 4, pilot=(1, 2), copilot=(1, 3), **fields: object) -> State:
    """Gear and flap lie, the traffic die shows `value`."""
    before = state(hand(*pilot), hand(*copilot), rules=RULES, **fields)
    return after_moves(before, GEAR, FLAP, TurnUp((value,)), rules=RULES).state


def test_gear_and_flaps_in_one_round_bring_the_traffic_die() -> None:
    """SY1: whichever comes last."""
    for to_act, moves in ((P, (GEAR, FLAP)), (C, (FLAP, GEAR))):
        before = after_moves(state(hand(1), hand(1), rules=RULES, to_act=to_act), *moves, rules=RULES).state
        assert before.board.awaits == (Chance(KIND, None),)
        step = after_moves(before, TurnUp((5,)), rules=RULES)
        assert step.events == (SynchronisationDie(5, False),)
        assert pending(RULES, step.state.board) == SeatTurn(C, TRAFFIC_DIE)


@pytest.mark.parametrize("value", [1, 6])
def test_the_traffic_die_has_neither_one_nor_six(value: int) -> None:
    """TR1: 2, 3, 3, 4, 4, 5."""
    before = after_moves(state(hand(1), hand(1), rules=RULES), GEAR, FLAP, rules=RULES).state
    with pytest.raises(ImpossibleDeal):
        after_moves(before, TurnUp((value,)), rules=RULES)
    assert RULES.chances[KIND].faces(before.board) == ((2, 3, 3, 4, 4, 5),)


def test_a_die_on_a_switch_that_is_already_on_counts() -> None:
    """SY1."""
    before = state(hand(1, 2), hand(1, 3), rules=RULES, gear=1, flaps=1)
    assert after_moves(before, GEAR, FLAP, rules=RULES).state.board.awaits


def test_it_works_once_per_round() -> None:
    """SY1."""
    step = after_moves(waiting(pilot=(1, 5)), traffic_die("conc.1", RULES), (P, 5, "gear.3"), rules=RULES)
    assert step.state.board.awaits == ()
    assert find(step.state.board, Synchronised).used
    lying = dict.fromkeys(("axis.P", "axis.C", "engine.P", "engine.C"), 1)
    board = board_with(RULES, placed=lying, phase=Phase.END, to_act=None).put(Synchronised(True, 3))
    assert after_moves(State(board), EndRound(), rules=RULES).state.board.find(Synchronised) == Synchronised()


@pytest.mark.parametrize("space", ["gear.2", "radio.P", "radio.C1", "axis.P", "engine.C", "conc.2"])
def test_the_co_pilot_places_it_on_any_free_space_of_either_colour(space: str) -> None:
    """SY2, SY4: with normal effect; then play goes on with the player who would have been next."""
    step = after_moves(waiting(), traffic_die(space, RULES), rules=RULES)
    board = step.state.board
    assert happened(step, TrafficDiePlaced) == [TrafficDiePlaced(C, at(space, RULES), 4, 4)]
    assert (board.placed[at(space, RULES)], board.to_act, board.ask) == (4, P, None)
    assert board.in_hand == (0b10, 0b10)
    assert find(board, Synchronised) == Synchronised(True, at(space, RULES))


def test_number_and_order_hold_as_always() -> None:
    """SY2."""
    position = waiting(coffee=2)
    for action, reason in (
        (traffic_die("gear.3", RULES), Reason.WRONG_VALUE),
        (traffic_die("flap.3", RULES), Reason.WRONG_ORDER),
        (traffic_die("gear.1", RULES), Reason.SPACE_OCCUPIED),
        (traffic_die("gear.3", RULES, 2), Reason.VALUE_OUT_OF_RANGE),
        (traffic_die("gear.3", RULES, 3), Reason.NOT_ENOUGH_COFFEE),
        (PlaceTrafficDie(C, 99), Reason.NO_SUCH_SPACE),
        (PlaceTrafficDie(C, -1), Reason.NO_SUCH_SPACE),
        (PlaceTrafficDie(P, 0), Reason.NOT_YOUR_TURN),
        (GiveUpTrafficDie(C), Reason.HAS_LEGAL_PLACEMENT),
        (PlaceDie(P, 1, 0), Reason.PENDING_CHOICE),
    ):
        assert why_not(RULES, view_for(position, action.seat), action) == reason
    assert not legal(RULES, view_for(position, P))
    assert not any(isinstance(a, GiveUpTrafficDie) for a in further(RULES, position, C))


def test_coffee_changes_it_within_two_to_five() -> None:
    """SY3."""
    step = after_moves(waiting(coffee=2), traffic_die("gear.3", RULES, 1), rules=RULES)
    assert happened(step, CoffeeSpent) == [CoffeeSpent(C, 1, 1)]
    assert (step.state.board.coffee, step.state.board.gear) == (1, (True, False, True))


def test_it_fills_a_mandatory_space() -> None:
    """SY5: of either colour, and the second die there works at once."""
    step = after_moves(waiting(placed={"axis.C": 6}), traffic_die("axis.P", RULES), rules=RULES)
    assert step.state.board.axis == 2


def test_it_can_lose_the_flight() -> None:
    """R26."""
    step = after_moves(waiting(placed={"axis.C": 1}), traffic_die("axis.P", RULES), rules=RULES)
    assert (step.state.board.lost, step.state.board.ask) == (True, None)


def test_a_placement_that_loses_the_flight_brings_no_traffic_die() -> None:
    """R26: gear moves nothing, so a loss comes from elsewhere; nothing is asked after it."""
    rules = crew("KUL-black", (), ("synchronisation",))
    before = state(hand(1, 6), hand(1, 1), rules=rules, placed={"gear.1": 1, "axis.C": 1})
    lost = after_moves(before, (P, 6, "axis.P"), rules=rules).state.board
    assert (lost.lost, lost.awaits) == (True, ())


def test_after_the_last_die_the_round_ends_only_when_the_traffic_die_lies() -> None:
    """SY4, R110."""
    before = after_moves(state(hand(1), hand(1), rules=RULES), GEAR, FLAP, rules=RULES)
    assert not happened(before, PlacementEnded)
    assert not may_talk(RULES, before.state.board)
    asked = after_moves(before.state, TurnUp((4,)), rules=RULES).state
    assert not may_talk(RULES, asked.board)
    step = after_moves(asked, traffic_die("conc.1", RULES), rules=RULES)
    assert pending(RULES, step.state.board) == RoundEnd()
    assert happened(step, PlacementEnded) == [PlacementEnded()]


def test_a_die_that_no_space_takes_is_given_up() -> None:
    """SY5."""
    free = {"flap.2", "flap.3", "flap.4", "brake.1", "brake.2", "brake.3"}
    taken = {s.id: 1 for s in RULES.spaces if s.id not in free | {"gear.1", "flap.1"}}
    position = waiting(5, placed=taken)
    assert further(RULES, position, C) == [GiveUpTrafficDie(C)]
    step = after_moves(position, GiveUpTrafficDie(C), rules=RULES)
    assert happened(step, TrafficDieGivenUp) == [TrafficDieGivenUp(5)]
    assert (step.state.board.to_act, find(step.state.board, Synchronised).used) == (P, True)


def test_it_is_not_placed_when_it_was_not_rolled() -> None:
    """SY1."""
    assert why_not(RULES, view_for(state(rules=RULES), C), PlaceTrafficDie(C, 0)) == Reason.WRONG_PHASE
    assert why_not(BASE, view_for(state(), C), PlaceTrafficDie(C, 0)) == Reason.ABILITY_NOT_IN_PLAY


# ---- a reroll while it waits -----------------------------------------------------------------------------------------


def test_a_reroll_token_may_be_spent_and_the_co_pilot_may_roll_the_traffic_die_too() -> None:
    """R101, SY5: the traffic die first, in the open."""
    position = waiting(reroll=1)
    assert SpendReroll(P) in legal(RULES, view_for(position, P))
    opened = after_moves(position, SpendReroll(P), rules=RULES).state
    assert pending(RULES, opened.board) == SeatTurn(P, Want.MARK)
    assert why_not(RULES, view_for(opened, P), MarkReroll(P, TRAFFIC_DIE_MARK)) == Reason.NO_SUCH_DIE
    assert MarkReroll(C, TRAFFIC_DIE_MARK | 2) in legal(RULES, view_for(opened, C))
    assert why_not(RULES, view_for(opened, C), PlaceTrafficDie(C, 0)) == Reason.PENDING_CHOICE
    marked = after_moves(opened, MarkReroll(P, 0), MarkReroll(C, TRAFFIC_DIE_MARK | 2), rules=RULES).state
    assert [chance.kind for chance in marked.board.awaits] == [KIND, "reroll", "reroll"]
    step = after_moves(marked, TurnUp((2,)), Deal(P, hand()), Deal(C, hand(0, 6)), rules=RULES)
    assert happened(step, SynchronisationDie) == [SynchronisationDie(2, True)]
    assert (step.state.hands[C], step.state.marks) == (hand(0, 6), (0, 0))
    assert pending(RULES, step.state.board) == SeatTurn(C, TRAFFIC_DIE)
    assert after_moves(step.state, traffic_die("conc.1", RULES), rules=RULES).state.board.to_act == P


def test_before_both_have_chosen_nobody_knows_whether_it_will_be_rolled() -> None:
    """R103."""
    opened = after_moves(waiting(reroll=1), SpendReroll(C), rules=RULES).state
    steps = [after_moves(opened, MarkReroll(C, bits), rules=RULES) for bits in (0, 2, TRAFFIC_DIE_MARK)]
    assert len({step.events for step in steps}) == 1
    assert all(step.state.board == steps[0].state.board for step in steps)
    assert len({view_for(step.state, P) for step in steps}) == 1


def test_a_reroll_of_the_partner_leaves_the_traffic_die() -> None:
    """R103."""
    moves = (SpendReroll(P), MarkReroll(P, 2), MarkReroll(C, 0), Deal(P, hand(0, 5)), Deal(C, hand()))
    step = after_moves(waiting(reroll=1), *moves, rules=RULES)
    assert step.state.board.ask is not None
    assert (step.state.board.ask.value, step.state.hands[P]) == (4, hand(0, 5))


@pytest.mark.parametrize(("mark", "value"), [(TRAFFIC_DIE_MARK, 2), (0, 4)])
def test_with_no_die_left_in_any_hand_the_traffic_die_alone_can_be_rolled(mark: int, value: int) -> None:
    """R104: who has nothing to choose from takes no part."""
    opened = after_moves(waiting(pilot=(1,), copilot=(1,), reroll=1), SpendReroll(P), rules=RULES).state
    assert pending(RULES, opened.board) == SeatTurn(C, Want.MARK)
    step = after_moves(opened, MarkReroll(C, mark), *((TurnUp((2,)),) if mark else ()), rules=RULES)
    board = step.state.board
    assert happened(step, Rerolled) == [Rerolled(None)]
    assert (board.reroll_step, board.reroll, step.state.marks) == (None, 0, (0, 0))
    assert board.ask is not None
    assert board.ask.value == value
