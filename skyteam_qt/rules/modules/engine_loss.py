"""Engine loss: nothing drives the plane any more, it glides one space a round (EL1 to EL4)."""

from __future__ import annotations

from collections.abc import Mapping

from ..board import Board
from ..events import Glided
from ..motion import leave_space
from ..ruleset import Events, Ruleset, RulesetBuilder


class EngineLoss:
    """No engine spaces, so the axis alone is mandatory (EL1) and there is no speed for condition D (EL4)."""

    name = "engine-loss"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """One die each stays behind the screen (EL2)."""
        build.remove("engine.P", "engine.C")
        build.unused = 1
        build.after_drop(glide)


def glide(ruleset: Ruleset, board: Board, events: Events) -> Board:
    """One space on with the usual checks; the final round ends without it (EL3)."""
    events.append(Glided(board.position))
    return leave_space(ruleset, board, events)


ENGINE_LOSS = EngineLoss()
