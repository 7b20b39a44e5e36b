"""Rules of thumb: what a careful beginner looks at. Each part of the score has a name, so a choice can be explained."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from . import twin
from .twin import AXIS, BRAKES, COFFEE, FLAPS, GEAR, HAND, HELD, PLANES, POSITION, ROUND, STATUS, Floats, Ints, States

PARTS: Final = ("safe", "axis", "speed", "radio", "gear", "flaps", "brakes", "coffee")
"""What a placement can be good for; also the keys of the sentences that explain it."""

NEVER = np.float32(-1e6)


class Weighing(NamedTuple):
    """How much each rule of thumb counts. Found by trial flights of the rules with themselves."""

    level: float = 2.06
    edge: float = 2.25
    guess: float = 0.14
    answer: float = 1.03
    answer_open: float = 0.33
    axis_open: float = 5.09
    late: float = 3.84
    speed: float = 0.19
    hurry: float = 0.28
    ease: float = 0.79
    steady: float = 0.35
    stay: float = 2.22
    engine_open: float = 3.09
    brake_own: float = 0.63
    blocked: float = 0.02
    plane: float = 3.3
    near: float = 1.55
    gear: float = 0.79
    flap: float = 1.13
    brake: float = 1.32
    first_brake: float = 2.16
    coffee: float = 0.55
    urgent: float = 0.43


USUAL: Final = Weighing()


class RuleJudge:
    """Scores lanes by hand-written rules; sees the cockpit and the seat's own hand, as every crew."""

    def __init__(self, setup: twin.Setup, weighing: Weighing = USUAL) -> None:
        self.setup = setup
        self.weighing = weighing

    def after(self, states: States, seat: int, lanes: Ints) -> Floats:
        """See `lockstep.Judge`. It never asks for a redraw and keeps what it has when the partner does."""
        found = self.parts(states, seat, False).sum(axis=0)
        phase = states[twin.PHASE]
        found[phase == twin.ASKED] = NEVER
        kept = states[HAND[seat] : HAND[seat] + 6].sum(axis=0)
        answer: Floats = np.where(phase == twin.ANSWERED, kept, found).astype(np.float32)
        return answer

    def between(self, states: States, seat: int, lanes: Ints) -> Floats:
        """See `lockstep.Judge`."""
        found: Floats = self.parts(states, seat, True).sum(axis=0)
        return found

    def parts(self, states: States, seat: int, between: bool) -> Floats:
        """(PARTS, lanes): how good each thing looks."""
        w = self.weighing
        s = states.astype(np.float32)
        found = np.zeros((len(PARTS), states.shape[1]), dtype=np.float32)
        found[0] = np.where(states[STATUS] == twin.LOST, -1000, np.where(states[STATUS] == twin.WON, 1000, 0))
        if not between:
            empty = (states[twin.AXIS_CARD + seat] == 0).astype(np.int8) + (states[twin.ENGINE_CARD + seat] == 0)
            found[0] -= 200 * (states[HELD + seat] < empty)
        found[1] = self._axis(states, s, seat, between)
        found[2] = self._speed(states, s, seat, between)
        ahead = np.maximum(np.arange(7, dtype=np.float32)[:, None] - s[POSITION], 0)
        urgent = 1 + w.urgent * (s[ROUND] - 1)
        found[3] = -(s[PLANES : PLANES + 7] * (w.plane * urgent + w.near / (1 + ahead))).sum(axis=0)
        found[4] = w.gear * urgent * s[GEAR : GEAR + 3].sum(axis=0)
        found[5] = w.flap * urgent * s[FLAPS]
        found[6] = w.brake * s[BRAKES] + w.first_brake * urgent * (states[BRAKES] > 0)
        found[7] = w.coffee * s[COFFEE]
        return found

    def _axis(self, states: States, s: Floats, seat: int, between: bool) -> Floats:
        w = self.weighing
        axis = s[AXIS]
        level: Floats = -w.level * axis * axis - w.edge * (np.abs(axis) >= 2)
        if between:
            return level
        own, other = s[twin.AXIS_CARD + seat], s[twin.AXIS_CARD + 1 - seat]
        way = 1 if seat else -1
        # alone on the axis: the partner's card will be middling
        likely = np.abs(axis + way * (own - 3.5))
        guess = -w.guess * likely * likely
        reach = np.full(axis.shape, 6, dtype=np.float32)
        for value in range(1, 7):
            tilt = way * (value - other)
            tilt += np.sign(tilt) * s[twin.TURBULENCE]
            have = states[HAND[seat] + value - 1] > 0
            reach = np.where(have, np.minimum(reach, np.abs(axis + tilt)), reach)
        answer = -w.answer * reach * reach - w.answer_open
        waiting = -w.level * axis * axis - w.axis_open
        choice = np.where(own > 0, guess, np.where(other > 0, answer, waiting))
        return np.where((own > 0) & (other > 0), level, choice).astype(np.float32)

    def _speed(self, states: States, s: Floats, seat: int, between: bool) -> Floats:
        w = self.weighing
        final = states[ROUND] == twin.LAST_ROUND
        columns = np.arange(states.shape[1])
        late = s[ROUND] - s[POSITION] - (1 if between else 0)
        schedule = np.where(final, 0, -w.late * np.abs(late))
        if between:
            return schedule.astype(np.float32)
        own, other = s[twin.ENGINE_CARD + seat], s[twin.ENGINE_CARD + 1 - seat]
        blue, orange = 4 + s[GEAR : GEAR + 3].sum(axis=0), 8 + s[FLAPS]
        here = states[PLANES + states[POSITION], columns] > 0
        ahead = states[PLANES + np.minimum(states[POSITION] + 1, 6), columns] > 0
        stay = here | (states[POSITION] == twin.LAST_SPACE)
        likely = own + 3.5
        middle = (blue + orange + 1) / 2 - w.steady
        wish = np.where((late >= 2) & ~ahead, orange + w.hurry, np.where(late <= 0, blue - w.ease, middle))
        wish = np.where(stay, blue - w.stay, wish)
        guess = np.where(final, -w.brake_own * own, -w.speed * np.abs(likely - wish)) + schedule
        done = np.where(final, 0, schedule)
        waiting = schedule - w.engine_open - w.blocked * (stay & ~final)
        choice = np.where(own > 0, guess, waiting)
        return np.where((own > 0) & (other > 0), done, choice).astype(np.float32)
