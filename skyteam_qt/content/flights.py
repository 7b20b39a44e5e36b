"""The entries of the flight file as they are, for the start screen: read before the first paint, without the rules."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from .files import read_json

BUILT_MODULES: Final[frozenset[str]] = frozenset(
    {
        "adaptation",
        "alarms",
        "anticipation",
        "axis-turbulence",
        "bad-visibility",
        "busy-sky",
        "control",
        "engine-loss",
        "headwind",
        "ice-brakes",
        "intern",
        "kerosene",
        "kerosene-leak",
        "mastery",
        "penguins",
        "real-time",
        "special-abilities",
        "start-5000",
        "stopwatch",
        "stuck-landing-gear",
        "synchronisation",
        "total-trust",
        "traffic",
        "turbulence",
        "turns",
        "wind",
        "working-together",
    }
)
"""Names of `rules.modules.MODULES`, said again because importing those would make the first picture wait."""


@cache
def raw_flights() -> dict[str, dict[str, Any]]:
    """All entries by id, in the order of the file. Shared: do not change them."""
    return {one["id"]: one for one in read_json("scenarios")["scenarios"]}


def raw_altitude(raw: dict[str, Any]) -> list[dict[str, Any]]:
    """The altitude track of an entry from its first altitude down; an own flight has one of its own."""
    if "altitude" in raw:
        own: list[dict[str, Any]] = raw["altitude"]
        return own
    track = read_json("scenarios")["altitude_tracks"][raw["altitude_track"]]["spaces"]
    return [space for space in track if space["feet"] <= raw["start_altitude_ft"]]


def airport_code(raw: dict[str, Any]) -> str:
    """The code people know the airport by."""
    return str(raw["iata"] or raw["icao"])


def playable_ids() -> tuple[str, ...]:
    """The flights whose modules this version has."""
    return tuple(i for i, raw in raw_flights().items() if BUILT_MODULES.issuperset(raw["modules"]))
