"""Levels, the own mix and the stopwatch: what makes a flight harder than its airport does (F80 to F82, F91).

Plain data, read before the first paint. In both games a level is nothing but modules and their numbers.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from .files import read_json

DICE_GAME: Final = "sky-team"
CARD_GAME: Final = "final-approach"
"""The games by their ids, as in `games`."""
EASY: Final = "easy"
OWN_MIX: Final = "mix"
"""The level of people who choose themselves (`Mix`)."""


class Mix(NamedTuple):
    """An own mix: in how many rounds the sky is busy (0 to 2), and whether the axis meets turbulence."""

    busy_sky: int = 0
    turbulence: bool = False


NO_MIX: Final = Mix()


class Level(NamedTuple):
    """What a level does. `busy_sky`: altitudes in feet, first one first. Its words are the texts `level.<id>...`."""

    id: str
    busy_sky: tuple[int, ...]
    turbulence: bool

    @property
    def modules(self) -> tuple[str, ...]:
        """Names of the modules it needs."""
        return (*(("busy-sky",) if self.busy_sky else ()), *(("axis-turbulence",) if self.turbulence else ()))


class UnknownLevel(LookupError):  # noqa: N818
    """There is no such level, mix or time limit."""

    def __init__(self, what: object) -> None:
        super().__init__(f"There is no level {what!r}.")
        self.what = what


@cache
def levels() -> tuple[Level, ...]:
    """The levels, the easiest first; an own mix is not among them."""
    return tuple(
        Level(one["id"], tuple(one["busy_sky"]), one["axis_turbulence"]) for one in read_json("levels")["levels"]
    )


def level_of(level: str, mix: Mix = NO_MIX) -> Level:
    """A level by its id; the own mix as a level. Raises `UnknownLevel`, also for a mix with another level."""
    if level != OWN_MIX:
        found = next((one for one in levels() if one.id == level), None)
        if found is None or mix != NO_MIX:
            raise UnknownLevel(level)
        return found
    choices = read_json("levels")["mix"]["busy_sky"]
    if not 0 <= mix.busy_sky < len(choices):
        raise UnknownLevel(mix)
    return Level(OWN_MIX, tuple(choices[mix.busy_sky]), mix.turbulence)


def mix_most() -> int:
    """In how many rounds the sky of an own mix can be busy."""
    return len(read_json("levels")["mix"]["busy_sky"]) - 1


def stopwatch_choices() -> tuple[int, ...]:
    """The time limits on offer, in seconds a round."""
    return tuple(read_json("levels")["stopwatch"])


def games() -> tuple[str, ...]:
    """The games by their ids, the first one is the usual one."""
    return tuple(one["id"] for one in read_json("levels")["games"])


def flights_of(game: str) -> tuple[str, ...] | None:
    """The flights a game can be flown on; None for all whose modules are built."""
    found = _game(game)["flights"]
    return None if found is None else tuple(found)


def takes_levels(game: str, scenario_id: str) -> bool:
    """Whether the start screen offers levels for this flight; elsewhere the airport says how hard it is."""
    return scenario_id in _game(game)["levels_at"]


def _game(game: str) -> dict[str, Any]:
    found: dict[str, Any] | None = next((one for one in read_json("levels")["games"] if one["id"] == game), None)
    if found is None:
        raise UnknownLevel(game)
    return found
