"""After a flight: how the chance to land went, and what made it fall. Both hands may be used here, for they are open.

The chances are those of a crew that goes on as the networks behind `judge` do; say which one it is. The sums are exact:
result - start = decisions + everything else, whatever the networks think.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random

import numpy as np

from ..crew import bridge, twin
from ..crew.bridge import ONLY
from ..crew.judged import best
from ..crew.lockstep import Judge
from ..rules import (
    Action,
    ChanceNeeded,
    Deal,
    MarkReroll,
    PlaceDie,
    Roll,
    Ruleset,
    Seat,
    SeatAction,
    SeatView,
    TurnUp,
    pending,
)
from ..rules.state import State, view_for
from ..rules.step import apply, start
from .play import random_deal

WORTH_A_WORD = 0.02
"""Below two points nothing is called a mistake."""


class Cause(StrEnum):
    """What made the chance change most at a moment."""

    DECISION = "decision"
    DRAW = "draw"
    HIDDEN = "hidden-card"


@dataclass(frozen=True)
class Moment:
    """A choice of a seat. `action`: its number in the log; `chance` is that after it, seen by that seat.

    `decision`: what the choice gave away against the best one by the same knowledge, never above 0. `rest`: all that
    changed since the moment before: draws, what the partner did, cards that were hidden. `better`: the best choice.
    """

    action: int
    round: int
    seat: Seat | None
    chance: float
    decision: float
    rest: float
    drawn: bool
    better: SeatAction | None = None

    @property
    def change(self) -> float:
        """Against the moment before."""
        return self.decision + self.rest

    @property
    def cause(self) -> Cause:
        """Of a fall: the own decision, a draw since the moment before, or what the others' cards brought."""
        if self.decision <= self.rest:
            return Cause.DECISION
        return Cause.DRAW if self.drawn else Cause.HIDDEN


@dataclass(frozen=True)
class Debrief:
    """The curve of a flight and its account."""

    start: float
    moments: tuple[Moment, ...]
    result: float

    @property
    def decisions(self) -> float:
        """What all choices gave away, 0 or less."""
        return sum(one.decision for one in self.moments)

    @property
    def rest(self) -> float:
        """Draws, hidden cards and the partner's surprises."""
        return sum(one.rest for one in self.moments)

    def turning_points(self, most: int = 3) -> tuple[Moment, ...]:
        """The largest falls, the largest first; none below `WORTH_A_WORD`."""
        falls = sorted((one for one in self.moments if one.change < -WORTH_A_WORD), key=lambda one: one.change)
        return tuple(falls[:most])


def debrief(ruleset: Ruleset, actions: Sequence[Action], judge: Judge) -> Debrief:
    """The account of a flight from its log. Raises `CannotFly` for a set-up the networks do not know."""
    bridge.setup_for(ruleset)
    first = opening(ruleset, judge)
    moments: list[Moment] = []
    last, drawn = first, True
    state = start(ruleset).state
    for number, action in enumerate(actions):
        before, state = state, apply(ruleset, state, action).state
        if isinstance(action, Deal | TurnUp):
            drawn = True
        if not isinstance(action, PlaceDie | MarkReroll):
            continue
        chance, top, better = _judged(ruleset, view_for(before, action.seat), action, judge)
        moments.append(
            Moment(number, before.board.round, action.seat, chance, chance - top, top - last, drawn, better)
        )  # fmt: skip
        last, drawn = chance, False
    result = float(state.board.over and not state.board.lost)
    if not moments or last != result:
        # given up, or out of time: nobody's choice of a place
        moments.append(Moment(len(actions) - 1, state.board.round, None, result, 0.0, result - last, drawn))
    return Debrief(first, tuple(moments), result)


def opening(ruleset: Ruleset, judge: Judge, hands: int = 150) -> float:
    """The chance before anything is known: the mean over first hands of what the one who begins makes of them.

    The networks never learn it otherwise: between rounds they speak of rounds that were flown. Always the same hands,
    so the same flight has the same start.
    """
    rng = Random("first hands")
    chances = 0.0
    for _ in range(hands):
        state = apply(ruleset, start(ruleset).state, Roll()).state
        while isinstance(needed := pending(ruleset, state.board), ChanceNeeded):
            state = apply(ruleset, state, random_deal(ruleset, state, needed, rng)).state
        seat = state.board.to_act
        assert seat is not None, "somebody begins"
        found = bridge.choices(view_for(state, seat), ruleset, judge)
        chances += float(found.scores[best(found, found.scores)])
    return chances / hands


def _judged(
    ruleset: Ruleset, view: SeatView, action: PlaceDie | MarkReroll, judge: Judge
) -> tuple[float, float, SeatAction | None]:
    """The chance after an action, that after the best one, and the best one where it is another."""
    if isinstance(action, MarkReroll):
        chance, top = _kept(ruleset, view, action, judge)
        return chance, max(chance, top), None
    found = bridge.choices(view, ruleset, judge)
    index = best(found, found.scores)
    top = float(found.scores[index])
    chance = _placed(ruleset, view, action, judge, found.closing)
    if chance >= top:
        return chance, chance, None
    # the generator only picks among equal dice, and no one is hidden any more
    return chance, top, bridge.action_of(found, index, ruleset, Random(0))


def _placed(ruleset: Ruleset, view: SeatView, action: PlaceDie, judge: Judge, closing: bool) -> float:
    setup = bridge.setup_for(ruleset)
    spec, die = ruleset.spaces[action.space], view.hand[action.place]
    kind = twin.KIND_OF[spec.kind]
    number = spec.number if kind >= twin.PLACE_GEAR else 0
    after = twin.view_column(setup, view)
    twin.place(after, view.seat, np.array([twin.TABLES[view.seat].index[kind, number, die, die + action.coffee]]))
    if not closing:
        return float(judge.after(after, view.seat, ONLY)[0])
    twin.end_round(setup, after)
    return float(judge.between(after, view.seat, ONLY)[0])


def _kept(ruleset: Ruleset, view: SeatView, action: MarkReroll, judge: Judge) -> tuple[float, float]:
    setup, step = bridge.setup_for(ruleset), view.board.reroll_step
    assert step is not None
    before = twin.view_column(setup, view)
    phase = twin.ASKED if step.by == view.seat else twin.ANSWERED
    before[twin.TOKENS] += phase == twin.ASKED
    _, lanes, cards = twin.kept_choices(before, view.seat, all_kept=True)
    after = np.take(before, lanes, axis=1)
    twin.choose_kept(after, view.seat, cards, phase)
    scores = judge.after(after, view.seat, lanes)
    kept = [v for place, v in enumerate(view.hand) if v and not action.places >> place & 1]
    counts = np.array([kept.count(value) for value in range(1, 7)])
    chosen = int(np.nonzero((cards == counts[:, None]).all(axis=0))[0][0])
    return float(scores[chosen]), float(scores.max())


def positions(ruleset: Ruleset, actions: Sequence[Action]) -> Iterator[State]:
    """Every position of a flight, the first one included: for stepping through on the cockpit."""
    state = start(ruleset).state
    yield state
    for action in actions:
        state = apply(ruleset, state, action).state
        yield state
