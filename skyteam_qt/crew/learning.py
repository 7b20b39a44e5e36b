"""Learning by flying: temporal differences with traces over the chain of what both seats see after their placements.

No files, no clocks; `sim.train` drives it. The forms of self-play (crew-ai 5):

self-taught: both seats learn, each from the chain of both.
even-handed: in each round one seat learns, and before every decision of the other one that seat is dealt another hand
    that is still possible, so that nothing can be read from placements.
companion: in half of the flights one seat is flown by somebody else (rules of thumb, or a noisy copy); only the other
    one learns.
practised: values of a crew that slips now and then, for the debrief: what a slip costs is learned, not passed over.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

import numpy as np

from . import features, twin
from .lockstep import FreeLuck, Judge, Move, NetJudge, play_round
from .network import Net, Weights, chance
from .twin import Floats, Ints, Mask, Setup, States


class Way(StrEnum):
    """How a crew is trained."""

    SELF_TAUGHT = "trained"
    EVEN_HANDED = "even-handed"
    COMPANION = "companion"
    PRACTISED = "practised"


@dataclass
class Plan:
    """Settings of one iteration. `earliest`: the first round in which flights begin; `fresh`: the share from there."""

    way: Way
    lanes: int = 600
    earliest: int = 1
    injected: float = 0.25
    slips: float = 0.03
    trace: float = 0.7
    levels: tuple[tuple[bool, bool, bool], ...] = ((False, False, False),)
    """(busy sky at 5000, at 3000, turbulence); drawn evenly by lane."""


@dataclass
class Lesson:
    """Features and targets of the three networks from one iteration, and how its flights from the start went."""

    samples: list[tuple[States, Floats]]
    flights: int
    landed: int


@dataclass
class _Step:
    seat: int
    net: int
    ids: Ints
    features: States
    value: Floats
    best: Floats
    slipped: Mask
    result: Floats
    learns: Mask


@dataclass
class Recorder:
    """The table of a training flight: who decides, who learns, and the chain of what was seen."""

    setup: Setup
    plan: Plan
    judge_: NetJudge
    rng: np.random.Generator
    lanes: int
    rules: Judge | None = None
    steps: list[_Step] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.luck = FreeLuck(self.rng)
        self.every = self.plan.way is Way.PRACTISED
        self.focus = np.full(self.lanes, -1, dtype=np.int8)
        """The only seat that learns, by flight; -1: both."""
        self.partner = np.zeros(self.lanes, dtype=np.int8)
        """0: a copy of itself, 1: rules of thumb, 2: a noisy copy."""
        self.noise = np.zeros(self.lanes, dtype=np.float32)

    def judge(self, seat: int) -> Judge:
        """See `lockstep.Table`."""
        return self.judge_ if self.rules is None else _Mixed(self, self.judge_, self.rules)

    def slips(self, seat: int, ids: Ints) -> Floats:
        """See `lockstep.Table`; only the learner explores, a noisy partner slips more."""
        learns = (self.focus[ids] < 0) | (self.focus[ids] == seat)
        chances = np.where(learns, np.float32(self.plan.slips), np.float32(0))
        if self.plan.way is Way.COMPANION:
            chances = np.where(learns, chances, np.where(self.partner[ids] == 2, self.noise[ids], np.float32(0)))
        return chances.astype(np.float32)

    def before(self, states: States, seat: int, ids: Ints) -> None:
        """See `lockstep.Table`."""
        if self.plan.way is Way.EVEN_HANDED:
            other = self.focus[ids] != seat
            if other.any():
                luck = self.rng.random((4, int(other.sum())), dtype=np.float32)
                twin.redeal(self.setup, states, seat, other, luck)

    def drew(self, states: States, ids: Ints) -> None:
        """See `lockstep.Table`."""

    def did(self, move: Move) -> None:
        """See `lockstep.Table`."""
        status = move.after[twin.STATUS]
        focus = self.focus[move.lanes]
        learns = (focus < 0) | (focus == move.seat)
        if move.closing:
            seen, net = features.between_rounds(move.after), 2
        else:
            seen, net = features.after_state(move.after, move.seat), move.seat
        slipped = move.slipped & learns & (self.plan.way is not Way.PRACTISED)
        result = np.where(status == 0, np.float32(-1), (status == twin.WON).astype(np.float32))
        self.steps.append(
            _Step(move.seat, net, move.lanes, seen.astype(np.int8), move.value, move.best, slipped,
                  result.astype(np.float32), learns)
        )  # fmt: skip

    def lesson(self, trace: float) -> tuple[list[tuple[States, Floats]], Floats]:
        """Samples for each network by going back from the ends, and the result by flight."""
        carry = np.zeros(self.lanes, dtype=np.float32)
        results = np.zeros(self.lanes, dtype=np.float32)
        found: list[list[tuple[States, Floats]]] = [[], [], []]
        for step in reversed(self.steps):
            ids = step.ids
            ended = step.result >= 0
            results[ids[ended]] = step.result[ended]
            chain = step.learns | ended | (step.net == 2)
            target = np.where(ended, step.result, carry[ids])
            sample = chain & ~ended
            # a value judged by somebody else's network says nothing here
            own = step.value if self.rules is None else self._own_value(step, sample)
            back = np.where(ended, step.result, (1 - trace) * own + trace * target)
            back = np.where(step.slipped, step.best, back)
            carry[ids[chain]] = back[chain].astype(np.float32)
            if sample.any():
                found[step.net].append((step.features[:, sample], target[sample].astype(np.float32)))
        return [_joined(one) for one in found], results

    def _own_value(self, step: _Step, sample: Mask) -> Floats:
        strange = sample & ~step.learns
        if not strange.any():
            return step.value
        value = step.value.copy()
        seen = step.features[:, strange].astype(np.float32)
        value[strange] = self.judge_.weights.nets[step.net].value(seen)
        return value


def _joined(parts: list[tuple[States, Floats]]) -> tuple[States, Floats]:
    if not parts:
        return np.zeros((0, 0), dtype=np.int8), np.zeros(0, dtype=np.float32)
    return np.concatenate([a for a, _ in parts], axis=1), np.concatenate([b for _, b in parts])


class _Mixed:
    """Rules of thumb in the lanes and seats that they fly, the networks elsewhere."""

    def __init__(self, recorder: Recorder, nets: Judge, rules: Judge) -> None:
        self.recorder, self.nets, self.rules = recorder, nets, rules

    def after(self, states: States, seat: int, lanes: Ints) -> Floats:
        """See `lockstep.Judge`."""
        return self._mix(self.nets.after(states, seat, lanes), states, seat, lanes, False)

    def between(self, states: States, seat: int, lanes: Ints) -> Floats:
        """See `lockstep.Judge`."""
        return self._mix(self.nets.between(states, seat, lanes), states, seat, lanes, True)

    def _mix(self, values: Floats, states: States, seat: int, lanes: Ints, between: bool) -> Floats:
        theirs = (self.recorder.partner[lanes] == 1) & (self.recorder.focus[lanes] == 1 - seat)
        where = np.nonzero(theirs)[0]
        if where.size:
            judged = self.rules.between if between else self.rules.after
            values[where] = judged(states[:, where], seat, lanes[where])
        return values


def practise(
    setup: Setup, plan: Plan, weights: Weights, rng: np.random.Generator, rules: Judge | None = None
) -> Lesson:
    """Fly one iteration and say what is to be learned from it."""
    injected = int(plan.lanes * plan.injected)
    rounds = range(plan.earliest, 8)
    later = len(rounds) - 1
    counts = {r: (plan.lanes if not later else plan.lanes - injected) if r == plan.earliest else 0 for r in rounds}
    for i in range(injected if later else 0):
        counts[plan.earliest + 1 + i % later] += 1
    total = sum(counts.values())
    table = Recorder(setup, plan, NetJudge(weights), rng, total, rules if plan.way is Way.COMPANION else None)
    if plan.way is Way.COMPANION:
        _seat_partners(table, rng)
    states = np.zeros((twin.ROWS, 0), dtype=np.int8)
    ids = np.zeros(0, dtype=np.intp)
    at = 0
    for round in rounds:
        count = counts[round]
        if count:
            new = twin.fresh(setup, count) if round == 1 else plausible(setup, round, count, rng)
            _set_levels(new, plan, round, rng)
            states = np.concatenate([states, new], axis=1)
            ids = np.concatenate([ids, np.arange(at, at + count)])
            at += count
        if not states.shape[1]:
            continue
        twin.begin_round(setup, states, rng.integers(1, 7, states.shape[1], dtype=np.int8))
        twin.deal(setup, states, table.luck.hands(ids, round))
        if plan.way is Way.EVEN_HANDED:
            table.focus[ids] = rng.integers(0, 2, ids.size, dtype=np.int8)
        states, ids = play_round(setup, states, table, ids)
        going = states[twin.STATUS] == 0
        states, ids = states[:, going], ids[going]
    samples, results = table.lesson(plan.trace)
    first = counts[plan.earliest]
    return Lesson(samples, first, int(results[:first].sum()))


def _seat_partners(table: Recorder, rng: np.random.Generator) -> None:
    """In half of the flights one seat belongs to somebody else."""
    size = table.lanes
    mixed = rng.random(size) < 0.5
    table.focus[mixed] = rng.integers(0, 2, int(mixed.sum()), dtype=np.int8)
    kinds = np.where(rng.random(size) < 0.75, 1, 2)
    table.partner[mixed] = kinds[mixed]
    table.noise[:] = rng.choice(np.array([0.05, 0.1, 0.2], dtype=np.float32), size)


def _set_levels(states: States, plan: Plan, round: int, rng: np.random.Generator) -> None:
    levels = np.array(plan.levels, dtype=np.int8)[rng.integers(0, len(plan.levels), states.shape[1])]
    states[twin.TURBULENCE] = levels[:, 2]
    for row, when, column in ((twin.SKY_FIRST, 2, 0), (twin.SKY_SECOND, 4, 1)):
        states[row] = levels[:, column] if round <= when else 0
        if round > when:
            some = np.nonzero(levels[:, column] & (rng.random(states.shape[1]) < 0.5))[0]
            space = rng.integers(states[twin.POSITION, some], twin.LAST_SPACE + 1)
            states[twin.PLANES + space, some] += 1


def plausible(setup: Setup, round: int, count: int, rng: np.random.Generator) -> States:
    """Positions as they could be at the beginning of a round, from hopeful to hopeless."""
    states = twin.fresh(setup, count)
    states[twin.ROUND] = round
    part = (round - 1) / 6
    states[twin.AXIS] = rng.choice(np.array([-2, -1, 0, 1, 2], dtype=np.int8), count, p=[0.08, 0.2, 0.44, 0.2, 0.08])
    at = rng.binomial(2, 0.5, count) + round - 2
    at = np.full(count, 6) if round == 7 else np.clip(at, 0, 6)
    states[twin.POSITION] = at
    done = np.clip(rng.normal(part + 0.05, 0.2, count), 0, 1)
    for space in range(7):
        there = states[twin.PLANES + space]
        left = rng.binomial(there, 1 - 0.9 * done)
        states[twin.PLANES + space] = np.where(space < at, 0, left)
    for n in range(3):
        states[twin.GEAR + n] = rng.random(count) < done
    states[twin.FLAPS] = rng.binomial(4, done)
    states[twin.BRAKES] = rng.binomial(3, done * 0.9)
    states[twin.COFFEE] = rng.choice(np.array([0, 1, 2, 3], dtype=np.int8), count, p=[0.4, 0.3, 0.2, 0.1])
    most = sum(1 for one in setup.tokens if one <= round)
    states[twin.TOKENS] = rng.integers(0, most + 1, count)
    return states


class Adam:
    """Gradient steps on cross-entropy for one network, with the usual moments."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.first = [np.zeros_like(one) for one in net.layers]
        self.second = [np.zeros_like(one) for one in net.layers]
        self.steps = 0

    def learn(self, seen: States, target: Floats, rate: float, rng: np.random.Generator, batch: int = 512) -> float:
        """One pass in random order. Returns the mean squared error before each step."""
        count = target.size
        order = rng.permutation(count)
        error = 0.0
        for at in range(0, count, batch):
            some = order[at : at + batch]
            error += self._step(seen[:, some].astype(np.float32), target[some], rate)
        return error / max(count, 1)

    def _step(self, x: Floats, target: Floats, rate: float) -> float:
        net, count = self.net, target.size
        first = net.w1 @ x
        first += net.b1
        np.maximum(first, 0, out=first)
        second = net.w2 @ first
        second += net.b2
        np.maximum(second, 0, out=second)
        out = chance((net.w3 @ second)[0] + net.b3[0, 0])
        miss = (out - target)[None]
        error = float((miss * miss).sum())
        miss = miss / count
        to_second = (net.w3.T @ miss) * (second > 0)
        to_first = (net.w2.T @ to_second) * (first > 0)
        slopes = [
            to_first @ x.T, to_first.sum(axis=1, keepdims=True),
            to_second @ first.T, to_second.sum(axis=1, keepdims=True),
            miss @ second.T, miss.sum(axis=1, keepdims=True),
        ]  # fmt: skip
        self.steps += 1
        size = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for layer, slope, m, v in zip(net.layers, slopes, self.first, self.second, strict=True):
            m += 0.1 * (slope - m)
            v += 0.001 * (slope * slope - v)
            layer -= size * m / (np.sqrt(v) + 1e-7)
        return error


def fresh_weights(rng: np.random.Generator, wide: int = 64, narrow: int = 32) -> Weights:
    """Untrained networks."""
    return Weights(
        (
            Net.fresh(features.SEAT, wide, narrow, rng),
            Net.fresh(features.SEAT, wide, narrow, rng),
            Net.fresh(features.BETWEEN, wide, narrow, rng),
        )
    )
