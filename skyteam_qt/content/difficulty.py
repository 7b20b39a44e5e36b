"""How hard a flight is, as measured: landing rates of three crews, and the one mark people see."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from .files import read_json

STEPS: Final = (0.7, 0.6, 0.5, 0.3)
"""Landing rates of a practised crew from which on a flight has the mark 1, 2, 3, 4; below them all: 5."""


class Rate(NamedTuple):
    """A landing rate with its 95 % interval."""

    rate: float
    low: float
    high: float


class Difficulty(NamedTuple):
    """Rates by skill (`expert`, `practised`, `beginner`; what was not measured is missing), and a mark from 1 to 5."""

    rates: dict[str, Rate]

    @property
    def mark(self) -> int | None:
        """From 1 (kind) to 5 (hard); None when no practised crew has flown it."""
        practised = self.rates.get("practised")
        if practised is None:
            return None
        return 1 + sum(practised.rate < step for step in STEPS)


def difficulty_of(scenario: str, game: str, level: str) -> Difficulty | None:
    """How hard it is; None where nothing was measured (an own mix)."""
    return _measured().get((scenario, game, level))


@cache
def _measured() -> dict[tuple[str, str, str], Difficulty]:
    found: dict[str, Any] = read_json("difficulty")
    return {
        (one["scenario"], one["game"], one["level"]): Difficulty(
            {skill: Rate(**one[skill]) for skill in ("expert", "practised", "beginner") if skill in one}
        )
        for one in found["flights"]
    }
