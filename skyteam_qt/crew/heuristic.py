"""Rules of thumb: what a careful beginner looks at. Each part of the score has a name, so a choice can be explained."""

from __future__ import annotations

from typing import Final

import numpy as np

from . import twin
from .twin import AXIS, BRAKES, COFFEE, FLAPS, GEAR, HAND, HELD, PLANES, POSITION, ROUND, STATUS, Floats, Ints, States

PARTS: Final = ("safe", "axis", "speed", "radio", "gear", "flaps", "brakes", "coffee")
"""What a placement can be good for; also the keys of the sentences that explain it."""

NEVER = np.float32(-1e6)


class RuleJudge:
    """Scores lanes by hand-written rules; sees the cockpit and the seat's own hand, as every crew."""

    def __init__(self, setup: twin.Setup) -> None:
        self.setup = setup

    def after(self, states: States, seat: int, lanes: Ints) -> Floats:
        """See `lockstep.Judge`. It never asks for a redraw and keeps what it has when the partner does."""
        found = self.parts(states, seat, False).sum(axis=0)
        phase = states[twin.PHASE]
        found[phase == twin.ASKED] = NEVER
        kept = states[HAND[seat] : HAND[seat] + 6].sum(axis=0)
        return np.where(phase == twin.ANSWERED, kept, found).astype(np.float32)

    def between(self, states: States, seat: int, lanes: Ints) -> Floats:
        """See `lockstep.Judge`."""
        return self.parts(states, seat, True).sum(axis=0).astype(np.float32)

    def parts(self, states: States, seat: int, between: bool) -> Floats:
        """(PARTS, lanes): how good each thing looks."""
        s = states.astype(np.float32)
        found = np.zeros((len(PARTS), states.shape[1]), dtype=np.float32)
        found[0] = np.where(states[STATUS] == twin.LOST, -1000, np.where(states[STATUS] == twin.WON, 1000, 0))
        if not between:
            empty = (states[twin.AXIS_CARD + seat] == 0).astype(np.int8) + (states[twin.ENGINE_CARD + seat] == 0)
            found[0] -= 200 * (states[HELD + seat] < empty)
        found[1] = self._axis(states, s, seat, between)
        found[2] = self._speed(states, s, seat, between)
        near = np.maximum(0, s[PLANES : PLANES + 7] * 1)
        ahead = np.arange(7, dtype=np.float32)[:, None] - s[POSITION]
        found[3] = -(near * (1.6 + 1.4 / (1 + np.maximum(ahead, 0)))).sum(axis=0)
        found[4] = 2.4 * s[GEAR : GEAR + 3].sum(axis=0)
        found[5] = 2.2 * s[FLAPS]
        found[6] = 1.8 * s[BRAKES] + 1.5 * (states[BRAKES] > 0)
        found[7] = 0.9 * s[COFFEE]
        return found

    def _axis(self, states: States, s: Floats, seat: int, between: bool) -> Floats:
        axis = s[AXIS]
        level = -1.5 * axis * axis - 4 * (np.abs(axis) >= 2)
        if between:
            return level
        own, other = s[twin.AXIS_CARD + seat], s[twin.AXIS_CARD + 1 - seat]
        way = 1 if seat else -1
        # alone on the axis: the partner's card will be middling
        likely = np.abs(axis + way * (own - 3.5))
        guess = -1.2 * likely * likely
        reach = np.full(axis.shape, 6, dtype=np.float32)
        for value in range(1, 7):
            tilt = way * (value - other)
            tilt += np.sign(tilt) * s[twin.TURBULENCE]
            have = states[HAND[seat] + value - 1] > 0
            reach = np.where(have, np.minimum(reach, np.abs(axis + tilt)), reach)
        answer = -1.5 * reach * reach - 0.2
        open_ = -1.2 * axis * axis - 1.5
        return np.where(
            (own > 0) & (other > 0), level, np.where(own > 0, guess, np.where(other > 0, answer, open_))
        ).astype(np.float32)

    def _speed(self, states: States, s: Floats, seat: int, between: bool) -> Floats:
        final = states[ROUND] == twin.LAST_ROUND
        late = s[ROUND] - s[POSITION] - (1 if between else 0)
        schedule = np.where(final, 0, -2.5 * np.abs(late))
        if between:
            return schedule.astype(np.float32)
        own, other = s[twin.ENGINE_CARD + seat], s[twin.ENGINE_CARD + 1 - seat]
        blue, orange = 4 + s[GEAR : GEAR + 3].sum(axis=0), 8 + s[FLAPS]
        here = states[PLANES + states[POSITION], np.arange(states.shape[1])] > 0
        stay = here | (states[POSITION] == twin.LAST_SPACE)
        likely = own + 3.5
        wish = np.where(late >= 2, orange + 1.5, np.where(late <= 0, blue - 1, (blue + orange + 1) / 2))
        wish = np.where(stay, blue - 1.5, wish)
        guess = np.where(final, -0.8 * own, -0.8 * np.abs(likely - wish)) + schedule
        done = np.where(final, 0, schedule)
        return np.where(
            (own > 0) & (other > 0), done, np.where(own > 0, guess, schedule - 1.5)
        ).astype(np.float32)
