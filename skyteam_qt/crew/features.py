"""What the networks see: about 180 features of 0 and 1, made from lanes of the twin.

A seat's features hold its own hand and, of the partner, what lies on the table and how many cards are left. The rows of
the partner's hand are never read; tests change them and nothing may change.
"""

from __future__ import annotations

import hashlib
from typing import Final

import numpy as np

from .twin import (
    AXIS,
    AXIS_CARD,
    BRAKE_USED,
    BRAKES,
    COFFEE,
    COMING,
    CONC,
    FLAPS,
    GEAR,
    HAND,
    HELD,
    LAST_ROUND,
    LAST_SPACE,
    PHASE,
    PLANES,
    PLAYED,
    POSITION,
    RADIO,
    ROUND,
    SKY_FIRST,
    TOKENS,
    TURBULENCE,
    Floats,
    States,
)

RULES_VERSION: Final = 1
"""Goes up when a ruling changes how flights go; weights of another version are refused."""


def _up(*numbers: int) -> States:
    return np.array(numbers, dtype=np.int8)[:, None]


ROUNDS, LEVELS, SPACES = _up(1, 2, 3, 4, 5, 6, 7), _up(-2, -1, 0, 1, 2), _up(0, 1, 2, 3, 4, 5, 6)
TO_TWO, TO_THREE, TO_FOUR, TO_SIX = _up(1, 2), _up(1, 2, 3), _up(1, 2, 3, 4), _up(1, 2, 3, 4, 5, 6)
TO_ELEVEN, AHEAD = _up(*range(1, 12)), _up(-3, -2, -1, 0, 1, 2, 3)

BETWEEN_NAMES: Final = (
    *(f"round={n}" for n in range(1, 8)),
    *(f"axis={n}" for n in range(-2, 3)),
    *(f"position={n}" for n in range(7)),
    *(f"planes+{n}>={k}" for n in range(7) for k in range(1, 5)),
    *(f"planes>={n}" for n in range(1, 12)),
    *(f"gear{n}" for n in range(3)),
    *(f"flaps>={n}" for n in range(1, 5)),
    *(f"brakes>={n}" for n in range(1, 4)),
    *(f"coffee>={n}" for n in range(1, 4)),
    *(f"tokens>={n}" for n in range(1, 3)),
    *(f"progress={n}" for n in range(-3, 4)),
    "turbulence",
    "sky5000",
    "sky3000",
)
SEAT_NAMES: Final = (
    *BETWEEN_NAMES,
    *(f"{one}={n}" for one in ("axis.own", "axis.partner", "engine.own", "engine.partner") for n in range(1, 7)),
    "radio.P",
    "radio.C>=1",
    "radio.C>=2",
    *(f"conc>={n}" for n in range(1, 4)),
    *(f"gear.used{n}" for n in range(3)),
    *(f"brake.used{n}" for n in range(3)),
    *(f"flap.used{n}" for n in range(4)),
    *(f"{who}.held>={n}" for who in ("partner", "own") for n in range(1, 5)),
    *(f"hand.{v}>={n}" for v in range(1, 7) for n in range(1, 4)),
    *(f"coming>={n}" for n in range(1, 5)),
    "asked",
    "answered",
    *(f"{who}.played.{v}>={n}" for who in ("partner", "own") for v in range(1, 7) for n in range(1, 3)),
    # while one of the two axis (engine) cards lies alone: what each value of the other one would do
    *(f"axis.{what}.{v}" for what in ("level", "safe") for v in range(1, 7)),
    *(f"axis.{how}<={n}" for how in ("reach", "coffee") for n in range(3)),
    *(f"engine.{what}>={n}" for what in ("stay", "one") for n in range(1, 7)),
    *(f"engine.{how}.{n}" for how in ("reach", "coffee") for n in range(3)),
)
BETWEEN, SEAT = len(BETWEEN_NAMES), len(SEAT_NAMES)
FEATURE_HASH: Final = hashlib.sha256("\n".join((*SEAT_NAMES, "|", *BETWEEN_NAMES)).encode()).hexdigest()[:16]
"""Weights made for another list are refused."""


def between_rounds(states: States) -> Floats:
    """(BETWEEN, lanes) for lanes between two rounds, before the draw: no hand is in it."""
    found = np.empty((BETWEEN, states.shape[1]), dtype=np.float32)
    _board(states, found)
    return found


def after_state(states: States, seat: int) -> Floats:
    """(SEAT, lanes): "I have just placed (or chosen what to keep)", seen by `seat`."""
    lanes = states.shape[1]
    found = np.empty((SEAT, lanes), dtype=np.float32)
    _board(states, found)
    at = BETWEEN
    for row in (AXIS_CARD, AXIS_CARD + 2):
        for one in (row + seat, row + 1 - seat):
            np.equal(states[one], TO_SIX, out=found[at : at + 6], casting="unsafe")
            at += 6
    found[at] = states[RADIO]
    np.greater_equal(states[RADIO + 1], TO_TWO, out=found[at + 1 : at + 3], casting="unsafe")
    np.greater_equal(states[CONC], TO_THREE, out=found[at + 3 : at + 6], casting="unsafe")
    at += 6
    found[at : at + 10] = states[CONC + 1 : CONC + 11]
    at += 10
    for one in (1 - seat, seat):
        np.greater_equal(states[HELD + one], TO_FOUR, out=found[at : at + 4], casting="unsafe")
        at += 4
    hand = states[HAND[seat] : HAND[seat] + 6]
    np.greater_equal(hand[:, None], TO_THREE[None], out=found[at : at + 18].reshape(6, 3, lanes), casting="unsafe")
    at += 18
    np.greater_equal(states[COMING + seat], TO_FOUR, out=found[at : at + 4], casting="unsafe")
    at += 4
    np.equal(states[PHASE], TO_TWO, out=found[at : at + 2], casting="unsafe")
    at += 2
    for one in (1 - seat, seat):
        played = states[PLAYED[one] : PLAYED[one] + 6]
        np.greater_equal(played[:, None], TO_TWO[None], out=found[at : at + 12].reshape(6, 2, lanes), casting="unsafe")
        at += 12
    _reach(states, seat, found[at:])
    return found


def _reach(states: States, seat: int, found: Floats) -> None:
    """What the missing card of a pair would do, by its value, and what the seat itself can still do about it."""
    hand, coffee = states[HAND[seat] : HAND[seat] + 6], states[COFFEE]
    free = hand > 0
    paid = free.copy()
    for cost in (1, 2, 3):
        enough = coffee >= cost
        paid[cost:] |= free[:-cost] & enough
        paid[:-cost] |= free[cost:] & enough
    own, other = states[AXIS_CARD + seat], states[AXIS_CARD + 1 - seat]
    open_, mine = (own > 0) != (other > 0), (own == 0) & (other > 0)
    # the tilt is the co-pilot's card minus the pilot's, so the card that lies counts against the one that comes
    way = np.where(mine == bool(seat), 1, -1).astype(np.int8)
    tilt = (TO_SIX - (own + other)) * way
    tilt += np.sign(tilt) * states[TURBULENCE]
    mark = np.abs(states[AXIS] + tilt)
    found[0:6] = (mark == 0) & open_
    found[6:12] = (mark <= 2) & open_
    for at, have in ((12, free), (15, paid)):
        best = np.where(have & mine, mark, 9).min(axis=0)
        np.less_equal(best, TO_THREE - 1, out=found[at : at + 3], casting="unsafe")
    own, other = states[AXIS_CARD + 2 + seat], states[AXIS_CARD + 3 - seat]
    open_, mine = (own > 0) != (other > 0), (own == 0) & (other > 0)
    final = states[ROUND] == LAST_ROUND
    speed = own + other + TO_SIX
    gear = states[GEAR] + states[GEAR + 1] + states[GEAR + 2]
    stay = np.where(final, 2 * states[BRAKES], 4 + gear)
    steps = (speed > stay).astype(np.int8) + ((speed > 8 + states[FLAPS]) & ~final)
    np.greater_equal(((steps == 0) & open_).sum(axis=0, dtype=np.int8), TO_SIX, out=found[18:24], casting="unsafe")
    np.greater_equal(((steps <= 1) & open_).sum(axis=0, dtype=np.int8), TO_SIX, out=found[24:30], casting="unsafe")
    for at, have in ((30, free), (33, paid)):
        could = have & mine
        for n in range(3):
            found[at + n] = ((steps == n) & could).any(axis=0)


def _board(states: States, found: Floats) -> None:
    lanes = states.shape[1]
    position = states[POSITION]
    np.equal(states[ROUND], ROUNDS, out=found[0:7], casting="unsafe")
    np.equal(states[AXIS], LEVELS, out=found[7:12], casting="unsafe")
    np.equal(position, SPACES, out=found[12:19], casting="unsafe")
    planes = states[PLANES : PLANES + 7]
    where = np.minimum(position + SPACES, LAST_SPACE)
    ahead = planes[where, np.arange(lanes)] * (position + SPACES <= LAST_SPACE)
    np.greater_equal(ahead[:, None], TO_FOUR[None], out=found[19:47].reshape(7, 4, lanes), casting="unsafe")
    np.greater_equal(planes.sum(axis=0, dtype=np.int8), TO_ELEVEN, out=found[47:58], casting="unsafe")
    found[58:61] = states[GEAR : GEAR + 3]
    np.greater_equal(states[FLAPS], TO_FOUR, out=found[61:65], casting="unsafe")
    np.greater_equal(states[BRAKES], TO_THREE, out=found[65:68], casting="unsafe")
    np.greater_equal(states[COFFEE], TO_THREE, out=found[68:71], casting="unsafe")
    np.greater_equal(states[TOKENS], TO_TWO, out=found[71:73], casting="unsafe")
    progress = np.clip(position - states[ROUND] + 1, -3, 3)
    np.equal(progress, AHEAD, out=found[73:80], casting="unsafe")
    found[80] = states[TURBULENCE]
    found[81:83] = states[SKY_FIRST : SKY_FIRST + 2]


assert BETWEEN == 83
assert BRAKE_USED == CONC + 4
