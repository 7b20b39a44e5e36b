"""One turn on the board: coffee, die, effect, loss, next player (R26). Hands are not even passed in."""

from __future__ import annotations

from .board import Board
from .events import CoffeeSpent, DieLaidAside, DiePlaced, PlacementEnded
from .evolve import evolve
from .kinds import OTHER, Phase, Seat
from .ruleset import Events, Placement, Ruleset

END, PLACEMENT = Phase.END, Phase.PLACEMENT


def play(ruleset: Ruleset, board: Board, die: Placement, events: Events) -> Board:
    """Lay a die down that is known to be legal there. Appends to `events` and returns the next board."""
    seat, space = die.seat, die.space
    spent = abs(die.value - die.rolled)
    if spent:
        events.append(CoffeeSpent(seat, spent, board.coffee - spent))
    events.append(DiePlaced(seat, die.place, space, die.rolled, die.value))
    placed, rolled, by_seat = board.placed, board.rolled, board.by_seat
    in_hand = without(board.in_hand, seat, die.place)
    # whose turn it will be follows from the counts, so it is set in the same change; a loss overrides it
    to_act = next_to_act(in_hand, seat)
    board = evolve(
        board,
        to_act=to_act,
        phase=END if to_act is None else PLACEMENT,
        coffee=board.coffee - spent,
        placed=(*placed[:space], die.value, *placed[space + 1 :]),
        rolled=(*rolled[:space], die.rolled, *rolled[space + 1 :]),
        by_seat=(*by_seat[:space], int(seat), *by_seat[space + 1 :]),
        order=(*board.order, space),
        in_hand=in_hand,
    )
    board = ruleset.effects[space](ruleset, board, die, events)
    if board.outcome:
        return board
    for hook in ruleset.after_placement:
        board = hook(ruleset, board, die, events)
        if board.outcome:
            return board
    if to_act is None:
        events.append(PlacementEnded())
    return board


def lay_aside(ruleset: Ruleset, board: Board, seat: Seat, place: int, value: int, events: Events) -> Board:
    """Give a die up, face up and without effect (R28)."""
    events.append(DieLaidAside(seat, place, value))
    aside = (board.laid_aside[0] + (seat == Seat.PILOT), board.laid_aside[1] + (seat == Seat.COPILOT))
    in_hand = without(board.in_hand, seat, place)
    to_act = next_to_act(in_hand, seat)
    if to_act is None:
        events.append(PlacementEnded())
    phase = END if to_act is None else PLACEMENT
    return evolve(board, laid_aside=aside, order=(*board.order, -1), in_hand=in_hand, to_act=to_act, phase=phase)


def next_to_act(in_hand: tuple[int, int], seat: Seat) -> Seat | None:
    """After a placement of `seat`: the other one, the same if only that one has dice left (R20), or nobody (R110)."""
    other = OTHER[seat]
    if in_hand[other]:
        return other
    return seat if in_hand[seat] else None


def without(in_hand: tuple[int, int], seat: Seat, place: int) -> tuple[int, int]:
    """`in_hand` with the die at `place` gone."""
    bit = 1 << place
    return (in_hand[0] & ~bit, in_hand[1]) if seat == Seat.PILOT else (in_hand[0], in_hand[1] & ~bit)
