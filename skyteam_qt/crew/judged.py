"""Crews that judge what they see after each of their own choices and take the best: rules of thumb and networks."""

from __future__ import annotations

from random import Random

import numpy as np

from ..rules import Ruleset, SeatAction, SeatView
from . import bridge
from .base import Advice, Reason
from .bridge import Choices
from .heuristic import PARTS, RuleJudge
from .lockstep import Judge, NetJudge
from .network import Weights
from .twin import Floats, Setup


class RuleCrew:
    """Rules of thumb; says in one sentence what speaks for a placement."""

    name = "rule-based"

    def decide(self, view: SeatView, ruleset: Ruleset, rng: Random) -> SeatAction:
        """See `Crew`."""
        judge = RuleJudge(bridge.setup_for(ruleset))
        if view.board.reroll_step is not None:
            return bridge.marks(view, ruleset, judge, rng)
        found = bridge.choices(view, ruleset, judge)
        if not found.placements:
            return bridge.without_choice(view, ruleset, rng)
        return bridge.action_of(found, int(found.scores.argmax()), ruleset, rng)

    def advise(self, view: SeatView, ruleset: Ruleset, rng: Random, most: int = 3) -> tuple[Advice, ...]:
        """See `Adviser`; rules of thumb know no chances."""
        found = bridge.choices(view, ruleset, RuleJudge(bridge.setup_for(ruleset)))
        return advice(found, found.scores, ruleset, rng, most, chances=False)


class NetCrew:
    """A value network, used greedily: trained, even-handed or companion, as its weights are."""

    def __init__(self, name: str, weights: Weights) -> None:
        self.name = name
        self.judge: Judge = NetJudge(weights)

    def decide(self, view: SeatView, ruleset: Ruleset, rng: Random) -> SeatAction:
        """See `Crew`."""
        if view.board.reroll_step is not None:
            return bridge.marks(view, ruleset, self.judge, rng)
        found = bridge.choices(view, ruleset, self.judge)
        if not found.placements:
            return bridge.without_choice(view, ruleset, rng)
        return bridge.action_of(found, best(found, found.scores), ruleset, rng)

    def advise(self, view: SeatView, ruleset: Ruleset, rng: Random, most: int = 3) -> tuple[Advice, ...]:
        """See `Adviser`."""
        found = bridge.choices(view, ruleset, self.judge)
        return advice(found, found.scores, ruleset, rng, most)


def best(found: Choices, scores: Floats) -> int:
    """The best choice; a redraw only when it is better than every placement."""
    placement = int(scores[: found.placements].argmax())
    if found.placements < scores.size:
        asked = found.placements + int(scores[found.placements :].argmax())
        if scores[asked] > scores[placement]:
            return asked
    return placement


def advice(
    found: Choices, scores: Floats, ruleset: Ruleset, rng: Random, most: int, chances: bool = True
) -> tuple[Advice, ...]:
    """The best choices with reasons; a redraw counts once, however many ways there are to do it."""
    if not found.placements:
        return ()
    parts = _what_for(found.setup, found)
    told: list[Advice] = []
    seen: set[object] = set()
    for index in np.argsort(-scores, kind="stable").tolist():
        action = bridge.action_of(found, index, ruleset, rng)
        key = ("redraw",) if index >= found.placements else (int(found.acts[index]),)
        if key in seen:
            continue
        seen.add(key)
        reason = Reason("crew.why.redraw") if index >= found.placements else Reason(f"crew.why.{parts[index]}")
        told.append(Advice(action, float(scores[index]) if chances else None, reason))
        if len(told) == most:
            break
    return tuple(told)


def _what_for(setup: Setup, found: Choices) -> list[str]:
    """For each placement the part of the rules of thumb in which it stands out most among the choices."""
    after = found.after[:, : found.placements]
    parts = RuleJudge(setup).parts(after, found.view.seat, found.closing)
    fatal = parts[0] < -100
    if fatal.mean() < 0.5:
        # with a better choice at hand, not losing is no merit
        parts[0] = np.where(fatal, -30, 0)
        others = parts[:, ~fatal].mean(axis=1, keepdims=True)
    else:
        parts = np.clip(parts, -30, 30)
        others = parts.mean(axis=1, keepdims=True)
    ahead = parts - others
    return [PARTS[i] for i in ahead.argmax(axis=0).tolist()]
