"""Ice brakes: columns of two dice each in place of the brakes (IB1 to IB7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..board import Board, Slice
from ..events import IceBrakeMoved
from ..evolve import evolve
from ..kinds import Owner
from ..options import numbers
from ..ruleset import Events, Placement, Ruleset, RulesetBuilder
from ..spaces import Kind, SpaceSpec

BRAKES = ("brake.1", "brake.2", "brake.3")
HALVES = (("top", Owner.PILOT), ("bottom", Owner.BOTH))


@dataclass(frozen=True)
class IceBrakes(Slice):
    """The values of the columns; `Board.brake` is the marker, 0 or the last column it has passed. Does not change."""

    columns: tuple[int, ...]


class IceBrakeColumns:
    """Takes the brakes away; condition F asks for the last column (IB6), D for the marker as always."""

    name = "ice-brakes"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """Reads the values. A column is open while the marker stands right before it (IB5)."""
        columns = numbers(options, "ice_brake_values")
        build.remove(*BRAKES)
        build.slice(IceBrakes(columns))
        for half, owner in HALVES:
            for number, (value, before) in enumerate(zip(columns, (0, *columns), strict=False)):
                name = f"ice.{half}.{value}"
                opens = ("brake", before)
                build.space(SpaceSpec(name, Kind.OTHER, owner, number, (value,), ordered=True, opens=opens), press)
        build.condition("F", lambda board: board.brake == columns[-1])


def press(ruleset: Ruleset, board: Board, die: Placement, events: Events) -> Board:
    """A lone die does nothing; the second of a column moves the marker past it (IB3, IB4)."""
    spec = ruleset.spaces[die.space]
    (value,) = spec.accepts
    if not all(board.placed[ruleset.index[f"ice.{half}.{value}"]] for half, _ in HALVES):
        return board
    events.append(IceBrakeMoved(spec.number, board.brake, value))
    return evolve(board, brake=value)


ICE_BRAKES = IceBrakeColumns()
