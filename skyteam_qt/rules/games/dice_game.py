"""The dice game of the base box: four dice each, twenty spaces, four landing conditions."""

from __future__ import annotations

from collections.abc import Mapping

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


def path_clear(board: Board) -> bool:
    """A: no airplane token on the approach track (R130)."""
    return not any(board.planes)


def switches_on(board: Board) -> bool:
    """B: all gear and flap switches on (R130)."""
    return all(board.gear) and all(board.flaps)


def level(board: Board) -> bool:
    """C: the axis stands exactly at 0 (R130)."""
    return board.axis == 0


class DiceGame:
    """Registers the base game through the same builder as any module."""

    name = "sky-team"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """Spaces and effects of R22 to R94, conditions A to C of R130; D is settled by the engines (R125)."""
        build.game = self.name
        build.dice = 4
        for spec in BASE_SPACES:
            build.space(spec, EFFECT_OF[spec.kind])
        build.condition("A", path_clear)
        build.condition("B", switches_on)
        build.condition("C", level)


DICE_GAME = DiceGame()
