"""The dice game of the base box: four dice each in the common cockpit."""

from __future__ import annotations

from collections.abc import Mapping

from ..ruleset import RulesetBuilder
from ..source import DICE
from .cockpit import furnish


class DiceGame:
    """Registers the base game through the same builder as any module."""

    name = "sky-team"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """The cockpit, and four dice each (R1)."""
        build.game = self.name
        build.source = DICE
        build.dice = 4
        furnish(build)


DICE_GAME = DiceGame()
