"""`apply(ruleset, state, action)`: the only way a flight changes."""

from __future__ import annotations

from typing import NamedTuple

from .actions import Action, Deal, EndRound, GiveUp, LayAside, MarkReroll, PlaceDie, Roll, SeatAction, SpendReroll
from .board import Board, Chance, RerollStep
from .errors import IllegalAction, ImpossibleDeal
from .events import Dealt, Event, RerollChosen, Rerolled, RerollSpent
from .evolve import evolve
from .flow import begin_round, end_round, fresh_board, roll, who_begins
from .kinds import MOST, PLACES, ChanceKind, Loss, Phase, Reason, Seat
from .legal import why_not
from .motion import lose
from .ruleset import Events, Placement, Ruleset
from .state import State, view_for
from .turn import lay_aside, play
from .view import Hand, SeatView


class Step(NamedTuple):
    """What an action led to."""

    state: State
    events: tuple[Event, ...]


def start(ruleset: Ruleset) -> Step:
    """A fresh flight after the beginning-of-round steps of round 1 (R2 to R6, R11)."""
    events: Events = []
    board = begin_round(ruleset, fresh_board(ruleset), events)
    return Step(State(board), tuple(events))


def apply(ruleset: Ruleset, state: State, action: Action) -> Step:
    """Carry out one action. Raises `IllegalAction` or `ImpossibleDeal`; then nothing has changed (R25)."""
    if type(action) is PlaceDie:
        return _place(ruleset, state, action)
    if isinstance(action, Deal):
        return _deal(ruleset, state, action)
    events: Events = []
    if isinstance(action, SeatAction):
        return _seat_action(ruleset, state, action, events)
    reason = table_why_not(state.board, action)
    if reason is not None:
        raise IllegalAction(reason)
    if isinstance(action, Roll):
        return Step(state._replace(board=roll(ruleset, state.board, events)), tuple(events))
    if isinstance(action, EndRound):
        return Step(State(end_round(ruleset, state.board, events)), tuple(events))
    return Step(state._replace(board=lose(state.board, Loss.GIVEN_UP, events)), tuple(events))


def table_why_not(board: Board, action: Roll | EndRound | GiveUp) -> Reason | None:
    """The reason against an action of the table, or None."""
    if board.outcome:
        return Reason.FLIGHT_OVER
    if isinstance(action, GiveUp):
        return None
    if board.awaits:
        return Reason.PENDING_CHOICE
    if isinstance(action, Roll):
        return None if board.phase == Phase.BRIEFING else Reason.WRONG_PHASE
    if board.phase == Phase.PLACEMENT:
        return Reason.DICE_LEFT
    return None if board.phase == Phase.END else Reason.WRONG_PHASE


def after(ruleset: Ruleset, view: SeatView, action: PlaceDie | LayAside) -> SeatView:
    """What a seat sees once it has done this; all that is needed to look ahead without imagining hands."""
    reason = why_not(ruleset, view, action)
    if reason is not None:
        raise IllegalAction(reason)
    events: Events = []
    value = view.hand[action.place]
    if isinstance(action, PlaceDie):
        die = Placement(view.seat, action.place, action.space, value, value + action.coffee)
        board = play(ruleset, view.board, die, events)
    else:
        board = lay_aside(ruleset, view.board, view.seat, action.place, value, events)
    return SeatView(board, view.seat, _take(view.hand, action.place), view.marks)


def _place(ruleset: Ruleset, state: State, action: PlaceDie) -> Step:
    seat = action.seat
    hand = state.hands[seat]
    reason = why_not(ruleset, SeatView(state.board, seat, hand, 0), action)
    if reason is not None:
        raise IllegalAction(reason)
    rolled = hand[action.place]
    events: Events = []
    board = play(
        ruleset, state.board, Placement(seat, action.place, action.space, rolled, rolled + action.coffee), events
    )
    return Step(State(board, _with_hand(state.hands, seat, _take(hand, action.place))), tuple(events))


def _seat_action(ruleset: Ruleset, state: State, action: SeatAction, events: Events) -> Step:
    seat = action.seat
    reason = why_not(ruleset, view_for(state, seat), action)
    if reason is not None:
        raise IllegalAction(reason)
    board = state.board
    if isinstance(action, LayAside):
        hand = state.hands[seat]
        board = lay_aside(ruleset, board, seat, action.place, hand[action.place], events)
        return Step(State(board, _with_hand(state.hands, seat, _take(hand, action.place))), tuple(events))
    if isinstance(action, SpendReroll):
        return Step(State(_spend(board, seat, events), state.hands), tuple(events))
    if isinstance(action, MarkReroll):
        marks = (action.places, state.marks[1]) if seat == Seat.PILOT else (state.marks[0], action.places)
        return Step(State(_choose(board, seat, events), state.hands, marks), tuple(events))
    rule = ruleset.actions[type(action)]
    return Step(state._replace(board=rule.carry_out(ruleset, board, action, events)), tuple(events))


def _spend(board: Board, seat: Seat, events: Events) -> Board:
    """The token is gone even if nobody rolls; who holds no die takes no part (R101, R104, Q10)."""
    events.append(RerollSpent(seat, board.reroll - 1))
    done = (not board.in_hand[0], not board.in_hand[1])
    return evolve(
        board, reroll=board.reroll - 1, reroll_reserve=board.reroll_reserve + 1, reroll_step=RerollStep(seat, done)
    )


def _choose(board: Board, seat: Seat, events: Events) -> Board:
    """One seat has chosen; when both have, the table rolls for everybody who holds dice, marked or not (R103)."""
    step = board.reroll_step
    assert step is not None
    events.append(RerollChosen(seat))
    done = (step.done[0] or seat == Seat.PILOT, step.done[1] or seat == Seat.COPILOT)
    if not all(done):
        return evolve(board, reroll_step=step._replace(done=done))
    wanted = tuple(Chance(ChanceKind.REROLL, s) for s in Seat if board.in_hand[s])
    return evolve(board, reroll_step=step._replace(done=done), awaits=wanted)


def _deal(ruleset: Ruleset, state: State, action: Deal) -> Step:
    """Chance is checked, never made here."""
    board, seat = state.board, action.seat
    if not board.awaits or board.awaits[0].seat != seat or len(action.values) != len(PLACES):
        raise ImpossibleDeal("this position does not ask for these dice")
    kind = board.awaits[0].kind
    first = kind == ChanceKind.ROLL
    wanted = (1 << ruleset.dice) - 1 if first else state.marks[seat]
    for place in PLACES:
        value = action.values[place]
        if not (1 <= value <= MOST if wanted >> place & 1 else value == 0):
            raise ImpossibleDeal("the values do not fit the tray places that are rolled")
    events: Events = []
    rest = board.awaits[1:]
    if first:
        events.append(Dealt(seat, ruleset.dice))
        hand: Hand = action.values
        in_hand = (wanted, board.in_hand[1]) if seat == Seat.PILOT else (board.in_hand[0], wanted)
        board = evolve(board, awaits=rest, in_hand=in_hand)
        if not rest:
            board = evolve(board, to_act=who_begins(ruleset, board))
        return Step(State(board, _with_hand(state.hands, seat, hand), state.marks), tuple(events))
    old = state.hands[seat]
    new = action.values
    hand = (new[0] or old[0], new[1] or old[1], new[2] or old[2], new[3] or old[3])
    board = evolve(board, awaits=rest, reroll_step=board.reroll_step if rest else None)
    if not rest:
        events.append(Rerolled(board.to_act))
    marks = state.marks if rest else (0, 0)
    return Step(State(board, _with_hand(state.hands, seat, hand), marks), tuple(events))


def _take(hand: Hand, place: int) -> Hand:
    a, b, c, d = hand
    if place == 0:
        return (0, b, c, d)
    if place == 1:
        return (a, 0, c, d)
    if place == 2:
        return (a, b, 0, d)
    return (a, b, c, 0)


def _with_hand(hands: tuple[Hand, Hand], seat: Seat, hand: Hand) -> tuple[Hand, Hand]:
    return (hand, hands[1]) if seat == Seat.PILOT else (hands[0], hand)
