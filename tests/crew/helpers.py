"""Positions to decide in, and crews to decide."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import numpy as np

from skyteam_qt.content.library import load_ruleset
from skyteam_qt.crew.base import Crew
from skyteam_qt.crew.judged import NetCrew, RuleCrew
from skyteam_qt.crew.learning import fresh_weights
from skyteam_qt.crew.network import Weights
from skyteam_qt.crew.random_crew import RandomCrew
from skyteam_qt.crew.search import SearchCrew
from skyteam_qt.rules import Over, PlaceDie, Ruleset, SeatTurn, pending
from skyteam_qt.rules.state import State
from skyteam_qt.rules.step import apply, start
from skyteam_qt.sim.play import random_action

FLIGHTS = (("sky-team", "easy"), ("final-approach", "expert"))


@cache
def ruleset_of(game: str, level: str) -> Ruleset:
    return load_ruleset("YUL-green", game, level=level)


@cache
def some_weights() -> Weights:
    """Untrained networks like any other: honesty is no matter of strength."""
    return fresh_weights(np.random.default_rng(3), 16, 8)


def crews() -> tuple[Crew, ...]:
    return (
        RandomCrew(),
        RuleCrew(),
        NetCrew("trained", some_weights()),
        SearchCrew(some_weights(), few=3, hands=6, close=1.0),
    )


def decisions(ruleset: Ruleset, flights: int, seed: str) -> Iterator[tuple[State, SeatTurn]]:
    """All positions of random flights in which a seat is asked, redraws too; careful enough to get far."""
    rng = Random(seed)
    for _ in range(flights):
        state = start(ruleset).state
        needed = pending(ruleset, state.board)
        while not isinstance(needed, Over):
            if isinstance(needed, SeatTurn):
                yield state, needed
            for _ in range(8):
                action = random_action(ruleset, state, needed, rng)
                after = apply(ruleset, state, action).state
                if not isinstance(action, PlaceDie) or not after.board.outcome:
                    break
            state = after
            needed = pending(ruleset, state.board)
