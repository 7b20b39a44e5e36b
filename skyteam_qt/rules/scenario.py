"""Facts of one flight, as the rules need them. Made by `content` from the scenario file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .kinds import Seat


@dataclass(frozen=True)
class AltitudeSpace:
    """One space of the altitude track (R3, R5). `marks` are names of printed marks that modules read."""

    feet: int
    begins: Seat
    reroll: bool = False
    marks: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Scenario:
    """A flight: its two tracks, its modules by name, and their numbers.

    `planes`: airplane tokens per approach space from the start to the airport (R4). `options` belongs to the modules;
    the base game never reads it.
    """

    id: str
    code: str
    airport: str
    difficulty: str
    altitude: tuple[AltitudeSpace, ...]
    planes: tuple[int, ...]
    modules: tuple[str, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)

    def space_at(self, feet: int) -> AltitudeSpace:
        """The altitude space of `feet`; KeyError when the track has none."""
        for space in self.altitude:
            if space.feet == feet:
                return space
        raise KeyError(feet)
