"""How hard a flight is: landing rates of an expert, a practised and a beginner crew, for a mark on the start screen."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from ..content.levels import games, levels
from .batch import Order, fly_part, parts
from .roster import CannotFly, NoSuchCrew
from .stats import Tally

FLIGHTS: Final = 400
SEED: Final = 7_000_001


class Skill(NamedTuple):
    """A crew of this skill."""

    name: str
    crew: str
    slips: float


SKILLS: Final = (
    Skill("expert", "trained", 0.0),
    Skill("practised", "trained", 0.05),
    Skill("beginner", "rule-based", 0.0),
)
"""A practised crew places about five of a hundred at random; a beginner goes by rules of thumb."""

SCENARIOS: Final = ("YUL-green",)
"""Flights the crews know."""


def measure(flights: int, seed: int, tell: Callable[[int], None] = lambda _: None) -> list[dict[str, Any]]:
    """One entry for each game, flight and level; a crew that is not trained for a game is left out."""
    found: list[dict[str, Any]] = []
    for done, (game, scenario, level) in enumerate(_set_ups()):
        tell(done)
        entry: dict[str, Any] = {"game": game, "scenario": scenario, "level": level}
        for skill in SKILLS:
            order = Order(scenario, game, level, skill.crew, skill.crew, flights, seed, skill.slips)
            try:
                order.check()
            except (CannotFly, NoSuchCrew):
                continue
            tally = Tally()
            for part in parts(order):
                tally.add(fly_part(part))
            low, high = tally.interval
            entry[skill.name] = {"rate": round(tally.rate, 4), "low": round(low, 4), "high": round(high, 4)}
        found.append(entry)
    return found


def count() -> int:
    """How many set-ups there are."""
    return len(list(_set_ups()))


def _set_ups() -> Iterator[tuple[str, str, str]]:
    for game in games():
        for scenario in SCENARIOS:
            for level in levels():
                yield game, scenario, level.id


def to_text(entries: list[dict[str, Any]], flights: int, seed: int) -> str:
    """The content file, one set-up a line."""
    about = f"Made by: skyteam-qt difficulty --flights {flights} --seed {seed}. Landing rates with 95 % intervals."
    lines = ",\n".join("  " + json.dumps(one) for one in entries)
    return f'{{\n "about": {json.dumps(about)},\n "flights": [\n{lines}\n ]\n}}\n'
