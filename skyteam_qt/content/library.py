"""Finds the bundled flights and turns them into scenarios and rulesets.

Bundled content is checked by tests with `content.schema` and read here as plain JSON: pydantic before the first
picture costs more than the picture.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from ..rules import AltitudeSpace, Ruleset, Scenario, Seat, UnknownModule, compile_ruleset
from .abilities import WrongAbilities, check_abilities
from .files import read_json
from .flights import airport_code, playable_ids, raw_altitude, raw_flights
from .levels import EASY, NO_MIX, Mix, UnknownLevel, level_of
from .own_flights import own_id, raw_own

__all__ = [
    "Mix",
    "UnknownLevel",
    "UnknownScenario",
    "WrongAbilities",
    "is_playable",
    "load_ruleset",
    "load_scenario",
    "playable_ids",
    "scenario_ids",
    "with_abilities",
    "with_level",
]

SEAT_OF_WORD = {
    "pilot": Seat.PILOT,
    "co-pilot": Seat.COPILOT,
    "copilot": Seat.COPILOT,
    "P": Seat.PILOT,
    "C": Seat.COPILOT,
}
MARKS = ("bad_visibility", "turbulence")
PRINTED = ("traffic_dice", "axis", "alarms", "total_trust")
"""What modules find on the approach spaces."""
TABLES = ("wind", "alarms")
"""Parts of the file that are read by modules."""


class UnknownScenario(LookupError):  # noqa: N818
    """No flight of this id is in the library."""

    def __init__(self, scenario_id: str) -> None:
        super().__init__(f"There is no flight {scenario_id!r}.")
        self.scenario_id = scenario_id


def scenario_ids() -> tuple[str, ...]:
    """All flights of the library, in the order of the file."""
    return tuple(raw_flights())


@cache
def load_scenario(scenario_id: str, own_flight: str = "") -> Scenario:
    """The facts of one flight. own_flight: the text of an own one, which the id belongs to (`own_flights`); its
    `options` have it under `own_flight`. Raises `UnknownScenario`.
    """
    if own_flight:
        return _own_scenario(scenario_id, own_flight)
    raw = raw_flights().get(scenario_id)
    if raw is None:
        raise UnknownScenario(scenario_id)
    return scenario_from(raw, raw_altitude(raw))


def _own_scenario(scenario_id: str, text: str) -> Scenario:
    try:
        raw = raw_own(text) if own_id(text) == scenario_id else None
    except (ValueError, IndexError):
        raw = None
    if raw is None:
        raise UnknownScenario(scenario_id)
    return scenario_from(raw, raw_altitude(raw))


def scenario_from(raw: dict[str, Any], altitude: list[dict[str, Any]]) -> Scenario:
    """One entry of a scenario file, with its altitude track, as the rules want it."""
    spaces = raw["spaces"]
    return Scenario(
        id=raw["id"],
        code=airport_code(raw),
        airport=raw["airport"],
        difficulty=raw["difficulty"],
        altitude=tuple(_altitude_space(a) for a in altitude),
        planes=tuple(s["traffic"] for s in spaces),
        modules=tuple(raw["modules"]),
        options=_options(raw),
    )


def _options(raw: dict[str, Any]) -> dict[str, object]:
    """What the modules read: constants and tables of the file, numbers of the flight, its approach by columns."""
    file = read_json("scenarios")
    # null says no more than nothing: the constant of the box counts
    skipped = ("id", "iata", "airport", "difficulty", "spaces")
    own = {k: v for k, v in raw.items() if k not in skipped and v is not None}
    approach = {name: tuple(space[name] for space in raw["spaces"]) for name in PRINTED}
    return {**file["constants"], **{name: file[name] for name in TABLES}, **own, "approach": approach}


@cache
def load_ruleset(
    scenario_id: str,
    game: str = "sky-team",
    *,
    level: str = EASY,
    mix: Mix = NO_MIX,
    stopwatch: int = 0,
    abilities: tuple[str, ...] = (),
    own_flight: str = "",
) -> Ruleset:
    """The compiled tables of one flight. own_flight: see `load_scenario`.

    `mix` counts for the level `mix` only; `stopwatch` in seconds a round, 0 for none; `abilities`: the cards that were
    chosen, fewer than the flight shows or none for whoever does not mind. Raises `UnknownScenario`, `UnknownLevel`,
    `WrongAbilities`, or `UnknownModule` when it is not built yet.
    """
    scenario = with_abilities(load_scenario(scenario_id, own_flight), abilities)
    return compile_ruleset(with_level(scenario, level, mix, stopwatch), game)


def with_abilities(scenario: Scenario, abilities: tuple[str, ...]) -> Scenario:
    """The same flight with these cards: each is a module; `options` say under `abilities` which were chosen.

    Raises `WrongAbilities` for what the flight does not offer.
    """
    cards = check_abilities(scenario.options, abilities, all_of_them=False)
    return replace(scenario, modules=(*scenario.modules, *cards), options={**scenario.options, "abilities": cards})


def with_level(scenario: Scenario, level: str, mix: Mix = NO_MIX, stopwatch: int = 0) -> Scenario:
    """The same flight with what the level adds: modules after its own, numbers among its options (F82, F91).

    `options` then say what was chosen: `level`, `mix`, `busy_sky` (altitudes in feet), `stopwatch` (seconds).
    Raises `UnknownLevel`.
    """
    chosen = level_of(level, mix)
    if stopwatch < 0:
        raise UnknownLevel(stopwatch)
    added = (*chosen.modules, *(("stopwatch",) if stopwatch else ()))
    options = {"level": level, "mix": mix, "busy_sky": chosen.busy_sky, "stopwatch": stopwatch}
    return replace(scenario, modules=(*scenario.modules, *added), options={**scenario.options, **options})


def is_playable(scenario_id: str, game: str = "sky-team") -> bool:
    """Whether this version has all that the flight needs."""
    try:
        load_ruleset(scenario_id, game)
    except UnknownModule:
        return False
    return True


def _altitude_space(raw: dict[str, Any]) -> AltitudeSpace:
    return AltitudeSpace(
        feet=raw["feet"],
        begins=SEAT_OF_WORD[raw["starts"]],
        reroll=bool(raw["reroll_token"]),
        marks=frozenset(m for m in MARKS if raw[m]),
    )
