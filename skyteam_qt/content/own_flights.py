"""Own airports as flights: their ids, and their entries in the form of the bundled ones.

An own flight travels as its text (`text_of`): in the set-up, in records and journals. Its id is made from that text, so
the same airport is the same flight wherever its file lies, and a changed one is another flight. Nothing is checked here
(`airport_check` does) and pydantic is not needed: the start screen lists kept flights with it.
"""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

from .airport import FEET_TOP, Airport, from_plain, to_plain
from .files import read_json

OWN: Final = "own."
"""How ids of own flights begin; no bundled flight's does."""


def text_of(airport: Airport) -> str:
    """The airport in one line, always the same for the same airport."""
    return json.dumps(to_plain(airport), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


@lru_cache(maxsize=256)
def airport_of(text: str) -> Airport:
    """The airport of `text_of`. Raises `ValueError` when it is none."""
    try:
        return from_plain(json.loads(text))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise ValueError("This is not an own airport.") from None


def is_own(scenario_id: str) -> bool:
    """Whether an id belongs to an own flight."""
    return scenario_id.startswith(OWN)


@lru_cache(maxsize=256)
def own_id(text: str) -> str:
    """The id of an own flight: code, difficulty and a check sum of all of it."""
    airport = airport_of(text)
    return f"{OWN}{airport.code}-{airport.difficulty}-{blake2b(text.encode(), digest_size=5).hexdigest()}"


def code_in(scenario_id: str) -> str:
    """The airport's code out of the id of an own flight, for those whose file is gone; any other id as it is."""
    return scenario_id.removeprefix(OWN).partition("-")[0] if is_own(scenario_id) else scenario_id


def kept_entry(scenario_id: str, text: str) -> dict[str, Any] | None:
    """The entry of an own flight out of a file that nobody has checked, or None when that says nothing that fits."""
    try:
        found = text_of(airport_of(text))
        return raw_own(found) if own_id(found) == scenario_id else None
    except (ValueError, TypeError, LookupError, AttributeError):
        return None


@lru_cache(maxsize=256)
def raw_own(text: str) -> dict[str, Any]:
    """The entry of an own flight as `flights.raw_flights` has them, with its `altitude`. Shared: do not change."""
    airport = airport_of(text)
    modules = set(airport.modules)
    file = read_json("scenarios")
    wind = {"wind": "tailwind", "headwind": "headwind"}
    blows = [file["wind"][f"{wind[name]}_modifier_by_distance"]["0"] for name in wind if name in modules]
    last = len(airport.spaces) - 1
    return {
        "id": own_id(text),
        "number": 0,
        "iata": airport.code,
        "icao": None,
        "airport": airport.airport,
        "city": airport.city,
        "country": airport.country,
        "difficulty": airport.difficulty,
        "set": "own",
        "own_flight": text,
        "start_altitude_ft": airport.altitude[0].feet,
        "rounds": airport.rounds,
        "modules": list(airport.modules),
        "special_abilities": airport.special_abilities,
        "excluded_abilities": list(airport.excluded_abilities),
        "real_time_seconds": airport.real_time_seconds,
        "alarm_tokens": list(airport.alarm_tokens),
        "kerosene_start": file["constants"]["kerosene_start"] if modules & {"kerosene", "kerosene-leak"} else None,
        "wind_start_modifier": blows[0] if blows else None,
        "intern_tokens": len(file["constants"]["intern_tokens"]) if "intern" in modules else 0,
        "track_length": len(airport.spaces),
        "traffic_total": airport.planes,
        "spaces": [
            {
                "index": number + 1,
                **space._asdict(),
                "axis": None if space.axis is None else list(space.axis),
                "airport": number == last,
            }
            for number, space in enumerate(airport.spaces)
        ],
        "altitude": [
            {
                "round": number,
                **step._asdict(),
                # the Pilot begins at 6000 ft, and they take turns (R3, ST1)
                "starts": ("pilot", "co-pilot")[(FEET_TOP - step.feet) // 1000 % 2],
                "touchdown": step.feet == 0,
            }
            for number, step in enumerate(airport.altitude, 1)
        ],
    }
