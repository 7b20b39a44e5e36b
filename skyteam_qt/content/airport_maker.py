"""Makes up airports: a seed and a difficulty from 0 to 1 give an airport, always the same one.

Every airport passes `airport_check` without a problem that blocks, and leaves the crew some dice over. Only
`Random.random` is drawn from: its numbers are the same in every version of Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar

from .airport import (
    FEET_LOWER_START,
    FEET_TOP,
    LEVELS,
    Airport,
    Altitude,
    Generated,
    Space,
    agreeing,
    altitudes,
)
from .airport_check import NOT_TOGETHER, STUCK_GEAR_ALARMS, budget, problems_of
from .flights import airport_code, raw_flights

T = TypeVar("T")
SEED_MOST: Final = 999_999
"""Largest seed that is drawn; any whole number from 0 can be asked for."""
TRIES: Final = 400

COSTS: Final = {
    "kerosene": 0.10,
    "kerosene-leak": 0.12,
    "wind": 0.12,
    "headwind": 0.20,
    "intern": 0.14,
    "real-time": 0.16,
    "ice-brakes": 0.20,
    "engine-loss": 0.20,
    "start-5000": 0.14,
    "alarms": 0.16,
    "total-trust": 0.06,
    "turbulence": 0.16,
    "bad-visibility": 0.14,
    "stuck-landing-gear": 0.05,
}
"""How much harder a module makes a flight, of 1."""

RARER: Final = {"stuck-landing-gear": 0.3, "total-trust": 0.4}
"""The chance that a cheap module is looked at; it would else be everywhere."""

LIMITS: Final = (
    ((-2, -1, 0), (0, 1, 2), (-1, 0, 1)),
    ((-1, 0), (0, 1), (-2, -1), (1, 2)),
    ((-2, -1), (1, 2), (0,), (-1,), (1,)),
)
"""Bank limits, wide to narrow."""

_FIRST: Final = ("Al", "Bre", "Cor", "Dun", "El", "Fal", "Gar", "Hol", "Is", "Kel", "Lor", "Mar", "Nor", "Or", "Pel")
_MIDDLE: Final = ("a", "e", "o", "ane", "ibe", "ovi", "usta", "enda", "ora", "imi")
_LAST: Final = ("dal", "mar", "nes", "vik", "ster", "rona", "tura", "vale", "wick", "berg")
_KIND: Final = ("Field", "Bay", "Ridge", "Harbour", "Moor", "Valley", "Point", "Plain")


class _Draw:
    """Choices out of one stream of numbers."""

    def __init__(self, seed: int, difficulty: float) -> None:
        self._rng = Random(f"airport {seed} {difficulty:.2f}")

    def under(self, chance: float) -> bool:
        return self._rng.random() < chance

    def one(self, choices: Sequence[T]) -> T:
        return choices[int(self._rng.random() * len(choices))]

    def number(self, low: int, high: int) -> int:
        return low + int(self._rng.random() * (high - low + 1))

    def some(self, choices: Sequence[T], count: int) -> list[T]:
        left = list(choices)
        return [left.pop(int(self._rng.random() * len(left))) for _ in range(min(count, len(left)))]


def new_airport(seed: int, difficulty: float) -> Airport:
    """The airport of a seed. difficulty: 0 (calm) to 1, counted in hundredths. Raises ValueError outside of these."""
    if seed < 0 or not 0 <= difficulty <= 1:
        raise ValueError("a seed is not below 0, and a difficulty lies between 0 and 1")
    difficulty = round(difficulty, 2)
    draw = _Draw(seed, difficulty)
    for tried in range(TRIES):
        # what does not work out is drawn again, a little easier each time
        airport = _drawn(draw, difficulty * (1 - tried / TRIES))
        if not any(one.blocks for one in problems_of(airport)) and _spare(airport) >= _wanted_spare(difficulty):
            code, name = _named(draw)
            level = LEVELS[min(3, int(difficulty * 4))]
            return airport._replace(code=code, airport=name, difficulty=level, generated=Generated(seed, difficulty))
    raise AssertionError("the easiest airport always works out")


def _wanted_spare(difficulty: float) -> int:
    """Dice that are left over when everything goes right; the bundled flights leave ten and more."""
    return round(12 - 4 * difficulty)


def _spare(airport: Airport) -> int:
    dice = budget(airport)
    rolled = sum(space.traffic_dice for space in airport.spaces)
    # about half of the dice icons are flown over or stay without effect
    return dice.thrown - dice.needed - airport.planes - rolled // 2


def _drawn(draw: _Draw, difficulty: float) -> Airport:
    modules = _modules(draw, difficulty)
    rounds = 6 if "start-5000" in modules else 7
    length = rounds if "engine-loss" in modules else draw.number(5, 8)
    abilities = 0 if draw.under(0.25) else draw.number(1, 2)
    airport = Airport(
        code="AAA",
        airport="-",
        difficulty="green",
        altitude=_altitude(draw, modules, difficulty),
        spaces=_spaces(draw, modules, difficulty, length),
        modules=tuple(modules),
        special_abilities=abilities,
        real_time_seconds=_seconds(draw, difficulty) if "real-time" in modules else None,
        alarm_tokens=_alarms(modules),
    )
    return agreeing(airport)


def _seconds(draw: _Draw, difficulty: float) -> int:
    return draw.one((60, 70, 80) if difficulty < 0.7 else (60, 60, 70))


def _alarms(modules: Sequence[str]) -> tuple[int, ...]:
    if "alarms" not in modules:
        return ()
    return tuple(sorted(STUCK_GEAR_ALARMS)) if "stuck-landing-gear" in modules else (1, 2, 3, 4, 5, 6)


def _modules(draw: _Draw, difficulty: float) -> list[str]:
    """Modules until the difficulty is used up, none that contradicts another."""
    left = difficulty * 0.75
    found: list[str] = []
    for name in draw.some(tuple(COSTS), len(COSTS)):
        apart = any({name, other} == {a, b} for other in found for a, b, _ in NOT_TOGETHER)
        looked_at = draw.under(RARER.get(name, 1))
        if looked_at and COSTS[name] <= left and not apart and len(found) < 6:
            found.append(name)
            left -= COSTS[name]
    if "engine-loss" in found and "ice-brakes" not in found:
        found.append("ice-brakes")
    if draw.under(0.06):
        found.append("penguins")
    return found


def _altitude(draw: _Draw, modules: Sequence[str], difficulty: float) -> tuple[Altitude, ...]:
    top = FEET_LOWER_START if "start-5000" in modules else FEET_TOP
    tokens = (6000, 2000) if difficulty < 0.5 else (6000,)
    track = list(altitudes(tokens, top))
    for name, mark in (("turbulence", "turbulence"), ("bad-visibility", "bad_visibility")):
        if name in modules:
            for at in draw.some(range(1, len(track)), draw.number(1, 2 + round(difficulty))):
                track[at] = track[at]._replace(**{mark: True})
    return tuple(track)


def _spaces(draw: _Draw, modules: Sequence[str], difficulty: float, length: int) -> tuple[Space, ...]:
    spaces = [Space() for _ in range(length)]
    gliding = "engine-loss" in modules
    planes = draw.number(2, 4) if gliding else draw.number(4, 7) + round(3 * difficulty)
    for _ in range(planes):
        at = draw.number(1, length - 1)
        if spaces[at].traffic < 4:
            spaces[at] = spaces[at]._replace(traffic=spaces[at].traffic + 1)
    for _ in range(draw.number(0, 2) + round(4 * difficulty)):
        at = draw.number(0, length - 2)
        if spaces[at].traffic_dice < 2:
            spaces[at] = spaces[at]._replace(traffic_dice=spaces[at].traffic_dice + 1)
    if draw.under(0.25 + 0.75 * difficulty):
        for at in draw.some(range(1, length - 1), draw.number(1, 2) + round(2 * difficulty)):
            width = min(2, int((difficulty + draw.number(0, 100) / 100) * 1.4))
            spaces[at] = spaces[at]._replace(axis=draw.one(LIMITS[width]))
    if "alarms" in modules:
        for at in draw.some(range(length - 1), draw.number(2, 3) + round(2 * difficulty)):
            spaces[at] = spaces[at]._replace(alarms=2 if draw.under(0.2) else 1)
    if "total-trust" in modules:
        for at in draw.some(range(1, length - 1), draw.number(1, 2)):
            spaces[at] = spaces[at]._replace(total_trust=True)
    return tuple(spaces)


def _named(draw: _Draw) -> tuple[str, str]:
    """A code and a name of no airport of the flight log."""
    known = {airport_code(raw) for raw in raw_flights().values()}
    while True:
        place = draw.one(_FIRST) + draw.one(_MIDDLE) + draw.one(_LAST)
        letters = place.upper()
        code = letters[0] + "".join(draw.some(letters[1:], 2))
        if code not in known:
            return code, f"{place} {draw.one(_KIND)}"
