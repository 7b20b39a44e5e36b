"""One flight through the rules without a window: two crews, chance from numbered seeds, and the log for a file."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import numpy as np

from ..crew import twin
from ..crew.base import Crew
from ..crew.batch import SeededLuck
from ..crew.lockstep import Move
from ..rules import (
    Action,
    ChanceKind,
    ChanceNeeded,
    Deal,
    EndRound,
    MarkReroll,
    Over,
    PlaceDie,
    Roll,
    Ruleset,
    Seat,
    SeatAction,
    SeatTurn,
    SeatView,
    SpendReroll,
    Talk,
    TurnUp,
    legal_placements,
    pending,
    why_not,
)
from ..rules.state import State, view_for
from ..rules.step import apply, start

Decide = Callable[[SeatView], SeatAction]
ONLY = np.zeros(1, dtype=np.intp)


class Flight(NamedTuple):
    """How a flight ended, and all that was done and drawn."""

    state: State
    actions: tuple[Action, ...]


class SeedChance:
    """Hands and busy sky of the flight with this seed: the same as in lockstep."""

    def __init__(self, ruleset: Ruleset, seed: int) -> None:
        self.ruleset = ruleset
        self.luck = SeededLuck(seed, 1)
        self._hands: np.ndarray | None = None

    def answer(self, state: State, needed: ChanceNeeded) -> Deal | TurnUp:
        """What comes."""
        board = state.board
        if needed.kind in self.ruleset.chances:
            faces = self.ruleset.chances[needed.kind].faces(board)
            value = int(self.luck.sky(ONLY, board.round)[0])
            return TurnUp(tuple(possible[(value - 1) % len(possible)] for possible in faces))
        seat = needed.seat
        assert seat is not None, "a hand belongs to a seat"
        first = needed.kind == ChanceKind.ROLL
        # the two seats take from one bundle, the pilot first
        if self._hands is None:
            self._hands = self.luck.hands(ONLY, board.round) if first else self.luck.redraw(ONLY)
        luck = self._hands[seat, :, 0]
        if len(board.awaits) == 1:
            self._hands = None
        wanted = (1 << self.ruleset.dice) - 1 if first else state.marks[seat]
        return Deal(seat, self._values(state, seat, wanted, luck))

    def _values(self, state: State, seat: Seat, wanted: int, luck: np.ndarray) -> tuple[int, int, int, int]:
        hand = state.hands[seat]
        a, b, c, d = (0 if wanted >> place & 1 else hand[place] for place in range(4))
        pile = self.ruleset.source.pile(state.board, seat, (a, b, c, d))
        left = list(pile) if pile is not None else None
        found = [0, 0, 0, 0]
        numbers = iter(luck.tolist())
        for place in range(4):
            if not wanted >> place & 1:
                continue
            number = np.float32(next(numbers))
            if left is None:
                found[place] = min(int(number * 6), 5) + 1
                continue
            upto = np.cumsum(left)
            target = min(int(number * np.float32(upto[5])), int(upto[5]) - 1)
            value = int((upto <= target).sum())
            left[value] -= 1
            found[place] = value + 1
        a, b, c, d = found
        return (a, b, c, d)


def fly_one(ruleset: Ruleset, decide: tuple[Decide, Decide], chance: SeedChance) -> Flight:
    """From the start to the end; every action is checked by the rules."""
    state = start(ruleset).state
    actions: list[Action] = []
    needed = pending(ruleset, state.board)
    while not isinstance(needed, Over):
        action: Action
        if isinstance(needed, SeatTurn):
            action = decide[needed.seat](view_for(state, needed.seat))
        elif isinstance(needed, ChanceNeeded):
            action = chance.answer(state, needed)
        else:
            action = Roll() if isinstance(needed, Talk) else EndRound()
        state = apply(ruleset, state, action).state
        actions.append(action)
        needed = pending(ruleset, state.board)
    return Flight(state, tuple(actions))


def fly_crews(ruleset: Ruleset, crews: tuple[Crew, Crew], seed: int, slips: float = 0) -> Flight:
    """The flight with this seed; each crew has random numbers of its own. `slips`: the share of random placements."""
    chance = SeedChance(ruleset, seed)
    rngs = (Random(f"crew {seed} pilot"), Random(f"crew {seed} copilot"))

    def deciding(seat: Seat) -> Decide:
        def decide(view: SeatView) -> SeatAction:
            if slips and view.board.reroll_step is None:
                luck = chance.luck.slip(ONLY, view.board.round, seat)[:, 0]
                placements = legal_placements(ruleset, view)
                if placements and luck[0] < slips:
                    return placements[min(int(luck[1] * len(placements)), len(placements) - 1)]
            return crews[seat].decide(view, ruleset, rngs[seat])

        return decide

    return fly_one(ruleset, (deciding(Seat.PILOT), deciding(Seat.COPILOT)), chance)


def replayed(ruleset: Ruleset, seed: int, lane: int, moves: list[tuple[int, Move]]) -> Flight:
    """A flight that was flown in lockstep, once more through the rules, action by action.

    `lane`: its column. Raises `IllegalAction` if the twin did something the rules do not know.
    """
    mine = ((move, int(np.nonzero(move.lanes == lane)[0][0])) for _, move in moves if lane in move.lanes)
    kept: dict[Seat, int] = {}

    def decide(view: SeatView) -> SeatAction:
        seat = view.seat
        if view.board.reroll_step is not None:
            bits = kept.pop(seat) if seat in kept else _bits(next(mine), seat)
            return MarkReroll(seat, _marks(view, bits))
        move, column = next(mine)
        assert move.seat == seat, "the same seat is on turn"
        if move.kind == twin.ASKED:
            kept[seat] = int(move.acts[column])
            return SpendReroll(seat)
        return _placement(ruleset, view, int(move.acts[column]))

    return fly_one(ruleset, (decide, decide), SeedChance(ruleset, seed))


def _bits(found: tuple[Move, int], seat: Seat) -> int:
    move, column = found
    assert move.seat == seat
    assert move.kind == twin.ANSWERED
    return int(move.acts[column])


def _marks(view: SeatView, bits: int) -> int:
    """Tray places to roll again when of the hand in order the places `bits` are kept."""
    order = sorted((value, place) for place, value in enumerate(view.hand) if value)
    return sum(1 << place for nth, (_, place) in enumerate(order) if not bits >> nth & 1)


def _placement(ruleset: Ruleset, view: SeatView, act: int) -> PlaceDie:
    table = twin.TABLES[view.seat]
    die, kind, number = int(table.die[act]), int(table.kind[act]), int(table.number[act])
    place = view.hand.index(die)
    for space, spec in enumerate(ruleset.spaces):
        fits = twin.KIND_OF.get(spec.kind) == kind and (kind < twin.PLACE_GEAR or spec.number == number)
        action = PlaceDie(view.seat, place, space, int(table.value[act]) - die)
        if fits and why_not(ruleset, view, action) is None:
            return action
    raise AssertionError("the rules refuse what was done in lockstep")
