"""Trains the crew's weights from nothing or from other weights: seeded, with checkpoints, so that it can go on later.

The networks learn by flying with themselves (`crew.learning`); a run is a series of iterations of some hundred flights.
"""

from __future__ import annotations

import io
import json
import math
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ..crew.heuristic import RuleJudge
from ..crew.learning import Adam, Plan, Way, fresh_weights, practise
from ..crew.network import NETS, Weights
from ..crew.twin import Setup

LANES = 800
PASSES = 3
FIRST_RATE, WARM_RATE, LAST_RATE = 1.5e-3, 1e-3, 1e-5
FIRST_SLIPS, LAST_SLIPS = 0.03, 0.01
"""How often a learner tries something else: less and less, so that it comes to know the flights it will really fly."""
SLIPS_OF_PRACTISED = 0.05
BACKWARDS = 0.12
"""The part of a run in which the start of the flights moves from the touchdown round back to the first one."""
CARRY_ON = 0.02
"""The same for a run that starts from other weights."""

Levels = tuple[tuple[bool, bool, bool], ...]


@dataclass(frozen=True)
class Course:
    """What is trained. `levels`: busy sky at 5000, at 3000, turbulence."""

    setup: Setup
    way: Way
    levels: Levels
    flights: int
    seed: int
    warm: bool = False
    rate: float = FIRST_RATE


@dataclass(frozen=True)
class Progress:
    """What a run says of itself: flights done, the share of landings lately (with slips), flights per second."""

    done: int
    of: int
    landed: float
    speed: float
    earliest: int

    @property
    def seconds_left(self) -> float:
        """As far as one can tell."""
        return (self.of - self.done) / self.speed if self.speed else math.inf


class Training:
    """A run that can be put aside and taken up again; the same seed gives the same weights."""

    def __init__(self, course: Course, start: Weights | None = None) -> None:
        self.course = course
        self.rng = np.random.default_rng(np.random.SeedSequence([course.seed, 77]))
        self.weights = start or fresh_weights(self.rng)
        self.optimizers = [Adam(net) for net in self.weights.nets]
        self.done = 0
        self.recent: list[float] = []
        self.earliest = 7

    def iterate(self) -> None:
        """One round of flights, then learning from them."""
        course = self.course
        part = min(self.done / course.flights, 1.0)
        back = CARRY_ON if course.warm else BACKWARDS
        self.earliest = max(1, 7 - int(7 * part / back))
        rate = course.rate * (LAST_RATE / course.rate) ** max(0.0, (part - back) / (1 - back))
        slips = FIRST_SLIPS + (LAST_SLIPS - FIRST_SLIPS) * part
        if course.way is Way.PRACTISED:
            slips = SLIPS_OF_PRACTISED
        plan = Plan(course.way, LANES, self.earliest, slips=slips, levels=course.levels)
        lesson = practise(course.setup, plan, self.weights, self.rng, RuleJudge(course.setup))
        for _ in range(PASSES):
            for optimizer, (seen, target) in zip(self.optimizers, lesson.samples, strict=True):
                if target.size:
                    optimizer.learn(seen, target, rate, self.rng)
        self.done += LANES
        self.recent = [*self.recent[-19:], lesson.landed / max(lesson.flights, 1)]

    @property
    def finished(self) -> bool:
        """Whether all flights of the course are flown."""
        return self.done >= self.course.flights

    def result(self) -> Weights:
        """The weights so far, with a note of where they come from."""
        course = self.course
        note = {
            "game": "final-approach" if course.setup.cards else "sky-team",
            "way": str(course.way),
            "levels": course.levels,
            "seed": course.seed,
            "flights": self.done,
            "warm": course.warm,
        }
        return Weights(self.weights.nets, json.dumps(note))

    def checkpoint(self) -> bytes:
        """Everything that is needed to go on."""
        arrays: dict[str, np.ndarray] = {}
        for name, optimizer in zip(NETS, self.optimizers, strict=True):
            for i, (layer, m, v) in enumerate(
                zip(optimizer.net.layers, optimizer.first, optimizer.second, strict=True)
            ):
                arrays[f"{name}.{i}"], arrays[f"{name}.{i}.m"], arrays[f"{name}.{i}.v"] = layer, m, v
        facts = {
            "done": self.done,
            "recent": self.recent,
            "steps": [o.steps for o in self.optimizers],
            "rng": self.rng.bit_generator.state,
            "course": _told(self.course),
        }
        out = io.BytesIO()
        np.savez(out, allow_pickle=False, facts=np.array(json.dumps(facts)), **arrays)
        return out.getvalue()

    def resume(self, data: bytes) -> None:
        """Go on from a checkpoint. Raises ValueError when it is of another course or no checkpoint."""
        try:
            with np.load(io.BytesIO(data), allow_pickle=False) as file:
                facts = json.loads(str(file["facts"]))
                if facts["course"] != _told(self.course):
                    raise ValueError("the checkpoint belongs to another course")
                for name, optimizer in zip(NETS, self.optimizers, strict=True):
                    for i, layer in enumerate(optimizer.net.layers):
                        layer[:] = file[f"{name}.{i}"]
                        optimizer.first[i][:], optimizer.second[i][:] = file[f"{name}.{i}.m"], file[f"{name}.{i}.v"]
        except (KeyError, OSError, EOFError) as problem:
            raise ValueError("this is not a checkpoint") from problem
        self.done, self.recent = facts["done"], facts["recent"]
        for optimizer, steps in zip(self.optimizers, facts["steps"], strict=True):
            optimizer.steps = steps
        self.rng.bit_generator.state = facts["rng"]


def _told(course: Course) -> list[object]:
    told = [course.setup, str(course.way), course.levels, course.flights, course.seed, course.warm, course.rate]
    found: list[object] = json.loads(json.dumps(told))
    return found


def write_whole(path: Path, data: bytes) -> None:
    """Replace a file at once, so that a run that is stopped leaves the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".part")
    beside.write_bytes(data)
    os.replace(beside, path)


def train(
    training: Training,
    out: Path,
    checkpoint: Path | None,
    tell: Callable[[Progress], None],
    every: float = 120.0,
    seconds: float = math.inf,
) -> bool:
    """Run to the end, or for `seconds`; weights and checkpoint are written now and then and at the end.

    Returns whether the course is finished. A KeyboardInterrupt writes the checkpoint and goes on upwards.
    """
    began = saved = time.monotonic()
    first = training.done
    try:
        while not training.finished and time.monotonic() - began < seconds:
            before = training.checkpoint()
            try:
                training.iterate()
            except KeyboardInterrupt:
                # half an iteration would make the run another one
                training.resume(before)
                raise
            now = time.monotonic()
            tell(
                Progress(
                    training.done,
                    training.course.flights,
                    sum(training.recent) / len(training.recent),
                    (training.done - first) / (now - began),
                    training.earliest,
                )
            )
            if now - saved > every:
                _save(training, out, checkpoint)
                saved = now
    finally:
        _save(training, out, checkpoint)
    return training.finished


def _save(training: Training, out: Path, checkpoint: Path | None) -> None:
    write_whole(out, training.result().to_bytes())
    if checkpoint is not None:
        write_whole(checkpoint, training.checkpoint())
