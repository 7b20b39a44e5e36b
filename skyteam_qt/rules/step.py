"""`apply(ruleset, state, action)`: the only way a flight changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from . import reroll
from .actions import (
    Action,
    Deal,
    EndRound,
    FurtherAction,
    GiveUp,
    LayAside,
    MarkReroll,
    PlaceDie,
    Roll,
    SpendReroll,
    TableAction,
    TimeUp,
    TurnUp,
)
from .board import Board
from .errors import IllegalAction, ImpossibleDeal
from .events import Dealt, Event
from .evolve import evolve, for_seat, maker
from .flow import begin_round, end_round, fresh_board, roll, who_begins
from .kinds import BRIEFING, END, PLACEMENT, Loss, Reason, Seat
from .legal import why_no_die, why_not
from .motion import lose
from .rolling import REROLL, ROLL, first_places, wanted_places
from .ruleset import Events, Placement, Ruleset
from .state import State, view_for
from .turn import lay_aside, play, time_up
from .view import EMPTY_HAND, Hand, SeatView

NO_HANDS, NO_MARKS = (EMPTY_HAND, EMPTY_HAND), (0, 0)


class Step(NamedTuple):
    """What an action led to."""

    state: State
    events: tuple[Event, ...]


def start(ruleset: Ruleset) -> Step:
    """A fresh flight after the beginning-of-round steps of round 1 (R2 to R6, R11)."""
    return _start(ruleset)


@lru_cache(maxsize=8)
def _start(ruleset: Ruleset) -> Step:
    """Every flight of a ruleset starts from the same value."""
    events: Events = []
    board = begin_round(ruleset, fresh_board(ruleset), events)
    return Step(State(board, NO_HANDS, NO_MARKS), tuple(events))


def apply(ruleset: Ruleset, state: State, action: Action) -> Step:
    """Carry out one action. Raises `IllegalAction` or `ImpossibleDeal`; then nothing has changed (R25)."""
    carry_out = CARRY_OUT.get(type(action), _further)
    events: Events = []
    return _step((carry_out(ruleset, state, action, events), tuple(events)))


def table_why_not(ruleset: Ruleset, board: Board, action: TableAction) -> Reason | None:
    """The reason against an action of the table, or None."""
    if board.outcome:
        return Reason.FLIGHT_OVER
    if isinstance(action, GiveUp):
        return None
    if board.awaits:
        return Reason.PENDING_CHOICE
    if isinstance(action, Roll):
        return None if board.phase == BRIEFING else Reason.WRONG_PHASE
    if isinstance(action, TimeUp):
        if not ruleset.seconds:
            return Reason.MODULE_NOT_ACTIVE
        return None if board.phase == PLACEMENT else Reason.WRONG_PHASE
    if board.phase == PLACEMENT:
        return Reason.DICE_LEFT
    return None if board.phase == END else Reason.WRONG_PHASE


def after(ruleset: Ruleset, view: SeatView, action: PlaceDie | LayAside) -> SeatView:
    """What a seat sees once it has done this; all that is needed to look ahead without imagining hands."""
    _insist(why_not(ruleset, view, action))
    place, value = action.place, view.hand[action.place]
    events: Events = []
    if isinstance(action, PlaceDie):
        die = Placement(view.seat, place, action.space, value, value + action.coffee)
        board = play(ruleset, view.board, die, events)
    else:
        board = lay_aside(ruleset, view.board, view.seat, place, value, events)
    return SeatView(board, view.seat, _without(view.hand, place), view.marks)


def _insist(reason: Reason | None) -> None:
    """Refuse if there is a reason to."""
    if reason is not None:
        raise IllegalAction(reason)


# ---- what the seats do -----------------------------------------------------------------------------------------------


def _place(ruleset: Ruleset, state: State, action: PlaceDie, events: Events) -> State:
    board, hands, _ = state
    seat, place = action.seat, action.place
    hand = hands[seat]
    _insist(why_no_die(ruleset, board, hand, action))
    rolled = hand[place]
    board = play(ruleset, board, _placement((seat, place, action.space, rolled, rolled + action.coffee)), events)
    return _state((board, for_seat(hands, seat, _without(hand, place)), NO_MARKS))


def _lay_aside(ruleset: Ruleset, state: State, action: LayAside, events: Events) -> State:
    seat, place = action.seat, action.place
    _insist(why_not(ruleset, view_for(state, seat), action))
    hand = state.hands[seat]
    board = lay_aside(ruleset, state.board, seat, place, hand[place], events)
    return _state((board, for_seat(state.hands, seat, _without(hand, place)), NO_MARKS))


def _spend_reroll(ruleset: Ruleset, state: State, action: SpendReroll, events: Events) -> State:
    _insist(why_not(ruleset, view_for(state, action.seat), action))
    return _state((reroll.spend(ruleset, state.board, action.seat, events), state.hands, NO_MARKS))


def _mark_reroll(ruleset: Ruleset, state: State, action: MarkReroll, events: Events) -> State:
    _insist(why_not(ruleset, view_for(state, action.seat), action))
    marks = for_seat(state.marks, action.seat, action.places)
    board = reroll.choose(ruleset, state.board, action.seat, marks[0] | marks[1], events)
    return _state((board, state.hands, NO_MARKS if board.reroll_step is None else marks))


def _further(ruleset: Ruleset, state: State, action: FurtherAction, events: Events) -> State:
    """An action that a module has brought."""
    _insist(why_not(ruleset, view_for(state, action.seat), action))
    kind = type(action)
    board = ruleset.actions[kind].carry_out(ruleset, state.board, action, events)
    hands, marks = state.hands, state.marks
    if kind in ruleset.private:
        hands, marks = ruleset.private[kind](state.board, hands, marks, action)
    return State(board, hands, marks)


# ---- what the table does ---------------------------------------------------------------------------------------------


def _roll(ruleset: Ruleset, state: State, action: Roll, events: Events) -> State:
    _insist(table_why_not(ruleset, state.board, action))
    return _state((roll(ruleset, state.board, events), state.hands, NO_MARKS))


def _end_round(ruleset: Ruleset, state: State, action: EndRound, events: Events) -> State:
    _insist(table_why_not(ruleset, state.board, action))
    board = end_round(ruleset, state.board, events)
    # a flight that ends keeps what was not used behind the screens (EL2)
    return _state((board, NO_HANDS if board.in_hand == (0, 0) else state.hands, NO_MARKS))


def _time_up(ruleset: Ruleset, state: State, action: TimeUp, events: Events) -> State:
    _insist(table_why_not(ruleset, state.board, action))
    return State(time_up(state.board, events))


def _give_up(ruleset: Ruleset, state: State, action: GiveUp, events: Events) -> State:
    _insist(table_why_not(ruleset, state.board, action))
    return State(lose(state.board, Loss.GIVEN_UP, events), state.hands, state.marks)


# ---- chance: checked, never made here --------------------------------------------------------------------------------


def _deal(ruleset: Ruleset, state: State, action: Deal, events: Events) -> State:
    """Something new behind the screen of a seat: a hand (R13, F20), what it marked (R103, F46), what a module rolls."""
    board, seat = state.board, action.seat
    kind, of = board.awaits[0] if board.awaits else ("", None)
    if of != seat:
        raise ImpossibleDeal("this position does not ask for this hand")
    if kind == ROLL:
        return _first_hand(ruleset, state, seat, action.values, events)
    wanted = wanted_places(ruleset, board, state.marks, kind, seat)
    a, b, c, d = state.hands[seat]
    kept = (0 if wanted & 1 else a, 0 if wanted & 2 else b, 0 if wanted & 4 else c, 0 if wanted & 8 else d)
    ruleset.source.check(board, seat, kept, wanted, action.values)
    board, marks = evolve(board, awaits=board.awaits[1:]), state.marks
    if kind == REROLL:
        ruleset.source.exchanged(seat, wanted.bit_count(), events)
        board = reroll.settle(board, events)
    else:
        board = ruleset.hand_chances[kind].hook(board, seat, events)
    if board.reroll_step is None:
        marks = NO_MARKS
    # what got nothing new stays as it is
    a, b, c, d = (new or old for new, old in zip(action.values, kept, strict=True))
    return _state((board, for_seat(state.hands, seat, (a, b, c, d)), marks))


def _first_hand(ruleset: Ruleset, state: State, seat: Seat, hand: Hand, events: Events) -> State:
    board, places = state.board, first_places(ruleset, state.board)
    ruleset.source.check(board, seat, EMPTY_HAND, places, hand)
    events.append(Dealt(seat, places.bit_count()))
    rest = board.awaits[1:]
    board = evolve(
        board,
        awaits=rest,
        in_hand=for_seat(board.in_hand, seat, places),
        to_act=None if rest else who_begins(ruleset, board),
    )
    for hook in ruleset.after_first_roll:
        board = hook(board, seat, events)
    return _state((board, for_seat(state.hands, seat, hand), NO_MARKS))


def _turn_up(ruleset: Ruleset, state: State, action: TurnUp, events: Events) -> State:
    """A public result that a module has asked for; which values there are, the module knows."""
    board = state.board
    rule = ruleset.chances.get(board.awaits[0].kind) if board.awaits else None
    if rule is None:
        raise ImpossibleDeal("this position does not ask for something to be turned up")
    faces = rule.faces(board)
    if len(action.values) != len(faces) or any(v not in f for v, f in zip(action.values, faces, strict=True)):
        raise ImpossibleDeal("this cannot be turned up")
    board = rule.hook(ruleset, evolve(board, awaits=board.awaits[1:]), action.values, events)
    if board.reroll_step is not None:
        board = reroll.settle(board, events)
    return State(board, state.hands, NO_MARKS if board.reroll_step is None else state.marks)


def _without(hand: Hand, place: int) -> Hand:
    """`hand` with the die at `place` gone."""
    a, b, c, d = hand
    if place < 2:
        return (a, 0, c, d) if place else (0, b, c, d)
    return (a, b, 0, d) if place == 2 else (a, b, c, 0)


_step, _state, _placement = maker(Step), maker(State), maker(Placement)

CARRY_OUT: dict[type, Callable[[Ruleset, State, Any, Events], State]] = {
    PlaceDie: _place,
    LayAside: _lay_aside,
    SpendReroll: _spend_reroll,
    MarkReroll: _mark_reroll,
    Roll: _roll,
    EndRound: _end_round,
    TimeUp: _time_up,
    GiveUp: _give_up,
    Deal: _deal,
    TurnUp: _turn_up,
}
