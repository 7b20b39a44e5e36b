"""Random legal flights without a window: for measuring, and as ground for tests."""

from __future__ import annotations

import gc
from collections.abc import Callable
from itertools import product
from random import Random
from time import process_time

from ..rules import (
    PLACES,
    SEATS,
    VALUES,
    Action,
    ChanceNeeded,
    Counts,
    Deal,
    EndRound,
    Hand,
    Over,
    Pending,
    PlaceDie,
    Roll,
    Ruleset,
    Seat,
    SeatTurn,
    SpendReroll,
    Talk,
    TurnUp,
    legal,
    pending,
    wanted_places,
)
from ..rules.state import State, view_for
from ..rules.step import apply, start

ROLL, END_ROUND = Roll(), EndRound()
ALL_HANDS: tuple[Hand, ...] = tuple((a, b, c, d) for a, b, c, d in product(VALUES, repeat=4))
ALL_DEALS = tuple(tuple(Deal(seat, hand) for hand in ALL_HANDS) for seat in SEATS)


def random_flight(ruleset: Ruleset, rng: Random) -> tuple[int, State]:
    """Fly once, every die on a random legal space, no rerolls. How many dice were placed, and how it ended."""
    placements = 0
    state = start(ruleset).state
    needed = pending(ruleset, state.board)
    while type(needed) is not Over:
        action = random_action(ruleset, state, needed, rng, rerolls=False)
        if type(action) is PlaceDie:
            placements += 1
        state = apply(ruleset, state, action).state
        needed = pending(ruleset, state.board)
    return placements, state


def random_action(ruleset: Ruleset, state: State, needed: Pending, rng: Random, rerolls: bool = True) -> Action:
    """One of the legal actions that answer `needed`, which is not the end of the flight."""
    if type(needed) is SeatTurn:
        actions = legal(ruleset, view_for(state, needed.seat))
        action = actions[int(rng.random() * len(actions))]
        while type(action) is SpendReroll and not rerolls:
            action = actions[int(rng.random() * len(actions))]
        return action
    if type(needed) is ChanceNeeded:
        return random_deal(ruleset, state, needed, rng)
    return ROLL if type(needed) is Talk else END_ROUND


def random_deal(ruleset: Ruleset, state: State, needed: ChanceNeeded, rng: Random) -> Deal | TurnUp:
    """Fair chance: what is turned up in public, or dice or cards for the tray places that get something new."""
    if needed.kind in ruleset.chances:
        faces = ruleset.chances[needed.kind].faces(state.board)
        return TurnUp(tuple(rng.choice(values) for values in faces))
    seat = needed.seat
    assert seat is not None, "a hand belongs to a seat"
    wanted = wanted_places(ruleset, state.board, state.marks, needed.kind, seat)
    a, b, c, d = state.hands[seat]
    kept = (0 if wanted & 1 else a, 0 if wanted & 2 else b, 0 if wanted & 4 else c, 0 if wanted & 8 else d)
    pile = ruleset.source.pile(state.board, seat, kept)
    return _dice(seat, wanted, rng) if pile is None else _cards(seat, wanted, pile, rng)


def _dice(seat: Seat, wanted: int, rng: Random) -> Deal:
    deal = ALL_DEALS[seat][int(rng.random() * len(ALL_HANDS))]
    if wanted == 0b1111:
        return deal
    a, b, c, d = deal.values
    return Deal(seat, (wanted & 1 and a, wanted & 2 and b, wanted & 4 and c, wanted & 8 and d))


def _cards(seat: Seat, wanted: int, pile: Counts, rng: Random) -> Deal:
    cards = [value for value, there in zip(VALUES, pile, strict=True) for _ in range(there)]
    drawn = iter(rng.sample(cards, wanted.bit_count()))
    a, b, c, d = (next(drawn) if wanted >> place & 1 else 0 for place in PLACES)
    return Deal(seat, (a, b, c, d))


def placements_per_second(
    ruleset: Ruleset, seconds: float, seed: int, clock: Callable[[], float] = process_time
) -> float:
    """How many dice random flights place in a second of one core (processor time: others may be busy meanwhile).

    Counted is all that a player program would do: ask what is needed, see the view, list the legal actions, carry one
    out and take its events. As in `timeit` the garbage collector rests meanwhile; the rules leave it nothing to do.
    """
    rng = Random(seed)
    placements = 0
    collecting = gc.isenabled()
    gc.disable()
    try:
        began = now = clock()
        while now - began < seconds:
            placements += sum(random_flight(ruleset, rng)[0] for _ in range(20))
            now = clock()
    finally:
        if collecting:
            gc.enable()
    return placements / (now - began)
