"""Whether chances mean what they say: of the moments at which a crew was told 70 %, how many flights landed."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..crew import bridge
from ..crew.batch import fly
from ..crew.lockstep import NetJudge
from ..crew.twin import PLAYING, STATUS
from ..rules import Ruleset

BINS = 10


class Bin(NamedTuple):
    """Moments whose chance lay in one tenth: how many, in how many flights, the mean chance, the share that landed."""

    moments: int
    flights: int
    told: float
    landed: float


def calibration(ruleset: Ruleset, judge: NetJudge, slips: float, seed: int, flights: int) -> list[Bin]:
    """Ten bins from flights never seen in training; the crew flies by the judge itself, with its slips."""
    flown = fly(bridge.setup_for(ruleset), (judge, judge), seed, flights, slips, keep=True)
    values = np.concatenate([move.value for _, move in flown.moves])
    lanes = np.concatenate([move.lanes for _, move in flown.moves])
    going = np.concatenate([move.after[STATUS] == PLAYING for _, move in flown.moves])
    values, lanes = values[going], lanes[going]
    won = flown.won[lanes]
    found = []
    for nth in range(BINS):
        here = (values >= nth / BINS) & ((values < (nth + 1) / BINS) | (nth == BINS - 1))
        count = int(here.sum())
        told, landed = (float(values[here].mean()), float(won[here].mean())) if count else (0.0, 0.0)
        found.append(Bin(count, int(np.unique(lanes[here]).size), told, landed))
    return found
