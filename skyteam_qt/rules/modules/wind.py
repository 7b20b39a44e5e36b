"""Wind: a ring of twenty directions that turns with the axis and changes the speed (WI1 to WI6). Head wind is the same
ring with opposite signs (HW1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ..board import Board, Slice
from ..effects import ENGINE_C, ENGINE_P
from ..events import WindBlew, WindTurned
from ..options import number, table
from ..ruleset import Events, Ruleset, RulesetBuilder


@dataclass(frozen=True)
class WindRing(Slice):
    """Clicks from the start direction, negative towards the Pilot, from `1 - half` to `half`.

    `modifiers`: what is added to the speed, by distance from the start direction (0 to half the ring). Does not change.
    """

    offset: int
    modifiers: tuple[int, ...]

    @property
    def modifier(self) -> int:
        """What is added to the speed now."""
        return self.modifiers[abs(self.offset)]

    def turned(self, clicks: int) -> WindRing:
        """The ring so many clicks further; it wraps."""
        half = len(self.modifiers) - 1
        return replace(self, offset=(self.offset + clicks + half - 1) % (2 * half) - half + 1)


def ring(board: Board) -> WindRing:
    """The ring of a flight that has one."""
    found = board.find(WindRing)
    assert found is not None, "the module has brought it"
    return found


def turn(ruleset: Ruleset, board: Board, events: Events) -> Board:
    """As many clicks as the axis now stands off centre, to the same side, even if it did not move (WI2)."""
    if not board.axis:
        return board
    before = ring(board)
    after = before.turned(board.axis)
    events.append(WindTurned(before.offset, after.offset, after.modifier))
    return board.put(after)


def tell(ruleset: Ruleset, board: Board, events: Events) -> Board:
    """What the wind does to the sum of the engines; which `blow` then adds."""
    events.append(WindBlew(board.placed[ENGINE_P] + board.placed[ENGINE_C], ring(board).modifier))
    return board


def blow(board: Board, speed: int) -> int:
    """The ring as it stands at the second engine die, in the final round too (WI3 to WI6)."""
    return speed + ring(board).modifier


class Wind:
    """`wind` starts with the wind from behind, `headwind` against it; both are the same but for their table."""

    def __init__(self, name: str, modifiers: str) -> None:
        self.name = name
        self._modifiers = modifiers

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """Reads the table by distance, 0 to half the ring."""
        by_distance = table(table(options, "wind"), self._modifiers)
        build.slice(WindRing(0, tuple(number(by_distance, str(far)) for far in range(len(by_distance)))))
        build.at_axis(turn)
        build.at_engines(tell)
        build.change_speed(blow)


WIND = Wind("wind", "tailwind_modifier_by_distance")
HEADWIND = Wind("headwind", "headwind_modifier_by_distance")
