"""How quick the computer crew is: the figures that `skyteam-qt bench` shows."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import numpy as np

from ..content.library import load_ruleset
from ..crew.base import Crew
from ..crew.judged import NetCrew
from ..crew.network import Weights
from ..crew.search import SearchCrew
from ..rules import Action, Over, Ruleset, SeatTurn, SeatView, Want, pending
from ..rules.state import view_for
from ..rules.step import apply, start
from .batch import Order, fly_part
from .play import random_action
from .roster import weights_named

LOCKSTEP_FLIGHTS, GREEDY_DECISIONS, SEARCH_DECISIONS = 500, 400, 60


def crew_figures(runs: int = 5) -> dict[str, Any]:
    """`greedy_ms` and `search_ms` (median and 95th percentile, milliseconds of one core), `flights_per_second`.

    Measured on cards, level expert: its decisions have the most choices. Times are those of this process alone.
    """
    game, level = "final-approach", "expert"
    ruleset = load_ruleset("YUL-green", game, level=level)
    trained, even = weights_named("trained", game), weights_named("even-handed", game)
    views = _views(ruleset, trained, GREEDY_DECISIONS)
    greedy = [t for run in range(runs) for t in _times(NetCrew("trained", trained), ruleset, views, run)]
    some = views[:: max(1, len(views) // SEARCH_DECISIONS)]
    search = [t for run in range(max(1, runs // 3)) for t in _times(SearchCrew(even), ruleset, some, run)]
    speeds = []
    for run in range(runs):
        began = time.process_time()
        fly_part(Order(game=game, level=level, flights=LOCKSTEP_FLIGHTS, seed=1 + run * LOCKSTEP_FLIGHTS))
        speeds.append(LOCKSTEP_FLIGHTS / max(time.process_time() - began, 1e-9))
    return {
        "greedy_ms": _spread(greedy),
        "search_ms": _spread(search),
        "flights_per_second": round(float(np.median(speeds))),
    }


def _spread(times: list[float]) -> dict[str, float]:
    return {
        "median": round(1000 * float(np.median(times)), 3),
        "p95": round(1000 * float(np.quantile(times, 0.95)), 3),
    }


def _views(ruleset: Ruleset, weights: Weights, count: int) -> list[SeatView]:
    """What the seats on turn see in a few flights of the trained crew."""
    crew, rng = NetCrew("trained", weights), Random(7)
    found: list[SeatView] = []
    while len(found) < count:
        state = start(ruleset).state
        needed = pending(ruleset, state.board)
        while not isinstance(needed, Over):
            action: Action
            if isinstance(needed, SeatTurn):
                view = view_for(state, needed.seat)
                if needed.what == Want.PLACE:
                    found.append(view)
                action = crew.decide(view, ruleset, rng)
            else:
                action = random_action(ruleset, state, needed, rng)
            state = apply(ruleset, state, action).state
            needed = pending(ruleset, state.board)
    return found[:count]


def _times(crew: Crew, ruleset: Ruleset, views: list[SeatView], seed: int) -> list[float]:
    rng = Random(seed)
    found = []
    for view in views:
        began = time.process_time()
        crew.decide(view, ruleset, rng)
        found.append(time.process_time() - began)
    return found
