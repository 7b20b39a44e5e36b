"""The cockpit that both games fly: twenty spaces with their effects, three landing conditions (R22 to R94, R130)."""

from __future__ import annotations

from .. import effects
from ..board import Board
from ..ruleset import Effect, RulesetBuilder
from ..spaces import BASE_SPACES, Kind

EFFECT_OF: dict[Kind, Effect] = {
    Kind.AXIS: effects.axis,
    Kind.ENGINE: effects.engine,
    Kind.RADIO: effects.radio,
    Kind.GEAR: effects.gear,
    Kind.FLAP: effects.flap,
    Kind.BRAKE: effects.brake,
    Kind.CONCENTRATION: effects.concentration,
}


def furnish(build: RulesetBuilder) -> None:
    """Spaces and effects, and the conditions A to C (R130, F70); D is settled by the engines (R125)."""
    for spec in BASE_SPACES:
        build.space(spec, EFFECT_OF[spec.kind])
    build.condition("A", path_clear)
    build.condition("B", switches_on)
    build.condition("C", level)


def path_clear(board: Board) -> bool:
    """A: no airplane token on the approach track (R130)."""
    return not any(board.planes)


def switches_on(board: Board) -> bool:
    """B: all gear and flap switches on (R130)."""
    return all(board.gear) and all(board.flaps)


def level(board: Board) -> bool:
    """C: the axis stands exactly at 0 (R130)."""
    return board.axis == 0
