"""An own airport: what somebody drew, plain and unchecked, in the form of its file (`data/airports.md`).

What the file says by its marks (a traffic die on a space, a cloud on an altitude) it also says in `modules`, as the
bundled flights do; `agreeing` puts the two together for programs that only set marks.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

FORMAT: Final = "skyteam-airport"
VERSION: Final = 1
FEET_TOP: Final = 6000
FEET_LOWER_START: Final = 5000
FEET_STEP: Final = 1000
LEVELS: Final = ("green", "yellow", "red", "black")
MARKS: Final = (-2, -1, 0, 1, 2)
"""Axis marks from the Pilot's side to the Co-Pilot's."""

MODULE_ORDER: Final = (
    "traffic",
    "turns",
    "kerosene",
    "kerosene-leak",
    "wind",
    "headwind",
    "intern",
    "real-time",
    "ice-brakes",
    "engine-loss",
    "special-abilities",
    "start-5000",
    "penguins",
    "alarms",
    "total-trust",
    "turbulence",
    "bad-visibility",
    "stuck-landing-gear",
)
"""All modules that a flight can have, in the order of the flight log."""

SPACE_MARKS: Final = {"traffic": "traffic_dice", "turns": "axis", "alarms": "alarms", "total-trust": "total_trust"}
"""What a module prints on spaces of the approach."""
ALTITUDE_MARKS: Final = {"turbulence": "turbulence", "bad-visibility": "bad_visibility"}
"""What a module prints on altitudes."""

BAYS: Final = (("kerosene", "kerosene-leak"), ("wind", "headwind"), ("intern",), ("alarms",))
"""Modules by the bay of the panel that they fill; alarms take the first that is free."""
BAYS_MOST: Final = 3


class Space(NamedTuple):
    """One space of the approach. axis: the marks it may be left at, None without a limit."""

    traffic: int = 0
    traffic_dice: int = 0
    axis: tuple[int, ...] | None = None
    alarms: int = 0
    total_trust: bool = False


class Altitude(NamedTuple):
    """One altitude. reroll_token: 0 or 1."""

    feet: int
    reroll_token: int = 0
    turbulence: bool = False
    bad_visibility: bool = False


class Generated(NamedTuple):
    """Where a drawn airport came from: its seed, and how hard it was asked to be (0 to 1)."""

    seed: int
    difficulty: float


class Airport(NamedTuple):
    """One flight. `altitude` from the top to touchdown, `spaces` from the start to the airport."""

    code: str
    airport: str
    difficulty: str
    altitude: tuple[Altitude, ...]
    spaces: tuple[Space, ...]
    city: str = ""
    country: str = ""
    modules: tuple[str, ...] = ()
    special_abilities: int = 0
    excluded_abilities: tuple[str, ...] = ()
    real_time_seconds: int | None = None
    alarm_tokens: tuple[int, ...] = ()
    generated: Generated | None = None

    @property
    def rounds(self) -> int:
        """One for each altitude (R10)."""
        return len(self.altitude)

    @property
    def planes(self) -> int:
        """Airplane tokens on the approach."""
        return sum(space.traffic for space in self.spaces)

    @property
    def bays(self) -> int:
        """How many of the panel's bays its modules fill."""
        return sum(any(name in self.modules for name in bay) for bay in BAYS)


def altitudes(tokens: tuple[int, ...] = (6000, 2000), top: int = FEET_TOP) -> tuple[Altitude, ...]:
    """A plain altitude track with reroll tokens at these feet."""
    return tuple(Altitude(feet, int(feet in tokens)) for feet in range(top, -1, -FEET_STEP))


def blank() -> Airport:
    """Where the editor begins: a short green flight with a few planes, to be changed."""
    planes = (0, 0, 1, 1, 2, 1)
    return Airport("", "", "green", altitudes(), tuple(Space(traffic=n) for n in planes))


def agreeing(airport: Airport) -> Airport:
    """The same airport with `modules` in order, those that only print marks there if and only if they are printed."""
    printed = {name: any(getattr(space, mark) for space in airport.spaces) for name, mark in SPACE_MARKS.items()}
    printed |= {name: any(getattr(step, mark) for step in airport.altitude) for name, mark in ALTITUDE_MARKS.items()}
    printed["special-abilities"] = airport.special_abilities > 0
    there = {name for name in airport.modules if name not in printed} | {name for name, on in printed.items() if on}
    return airport._replace(modules=tuple(name for name in MODULE_ORDER if name in there))


def to_plain(airport: Airport) -> dict[str, Any]:
    """As it stands in its file."""
    found: dict[str, Any] = {"format": FORMAT, "version": VERSION, "code": airport.code, "airport": airport.airport}
    if airport.city:
        found["city"] = airport.city
    if airport.country:
        found["country"] = airport.country
    found |= {
        "difficulty": airport.difficulty,
        "modules": list(airport.modules),
        "special_abilities": airport.special_abilities,
        "excluded_abilities": list(airport.excluded_abilities),
        "real_time_seconds": airport.real_time_seconds,
        "alarm_tokens": list(airport.alarm_tokens),
    }
    if airport.generated is not None:
        found["generated"] = airport.generated._asdict()
    found["altitude"] = [step._asdict() for step in airport.altitude]
    spaces = [space._asdict() for space in airport.spaces]
    found["spaces"] = [{**one, "axis": None if one["axis"] is None else list(one["axis"])} for one in spaces]
    return found


def from_plain(found: Mapping[str, Any]) -> Airport:
    """An airport from the object of a file that was checked. Anything may be raised for one that was not."""
    made = found.get("generated")
    return Airport(
        code=found["code"],
        airport=found["airport"],
        difficulty=found["difficulty"],
        altitude=tuple(Altitude(**one) for one in found["altitude"]),
        spaces=tuple(
            Space(**{**one, "axis": None if one.get("axis") is None else tuple(one["axis"])}) for one in found["spaces"]
        ),
        city=found.get("city", ""),
        country=found.get("country", ""),
        modules=tuple(found.get("modules", ())),
        special_abilities=found.get("special_abilities", 0),
        excluded_abilities=tuple(found.get("excluded_abilities", ())),
        real_time_seconds=found.get("real_time_seconds"),
        alarm_tokens=tuple(found.get("alarm_tokens", ())),
        generated=None if made is None else Generated(made["seed"], float(made["difficulty"])),
    )


def from_flight(raw: Mapping[str, Any], altitude: list[dict[str, Any]]) -> Airport:
    """A bundled flight as somebody could have drawn it."""
    return Airport(
        code=str(raw["iata"] or raw["icao"]),
        airport=raw["airport"],
        difficulty=raw["difficulty"],
        altitude=tuple(Altitude(**{name: one[name] for name in Altitude._fields}) for one in altitude),
        spaces=tuple(
            Space(
                one["traffic"],
                one["traffic_dice"],
                None if one["axis"] is None else tuple(one["axis"]),
                one["alarms"],
                one["total_trust"],
            )
            for one in raw["spaces"]
        ),
        city=raw["city"],
        country=raw["country"],
        modules=tuple(name for name in MODULE_ORDER if name in raw["modules"]),
        special_abilities=raw["special_abilities"],
        excluded_abilities=tuple(raw["excluded_abilities"]),
        real_time_seconds=raw["real_time_seconds"],
        alarm_tokens=tuple(raw["alarm_tokens"]),
    )


def file_text(airport: Airport) -> str:
    """The text of its file: one altitude and one space a line."""
    lines = []
    for key, value in to_plain(airport).items():
        if key in ("altitude", "spaces"):
            rows = ",\n".join("  " + json.dumps(one, ensure_ascii=False) for one in value)
            lines.append(f' "{key}": [\n{rows}\n ]')
        else:
            lines.append(f' "{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"
