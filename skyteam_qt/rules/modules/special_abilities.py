"""The mark of flights that offer ability cards. Each card that was chosen is a module of its own."""

from __future__ import annotations

from collections.abc import Mapping

from ..ruleset import RulesetBuilder


class SpecialAbilities:
    """Adds nothing. How many cards a flight offers and which are excluded, content says."""

    name = "special-abilities"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """Nothing to add."""


SPECIAL_ABILITIES = SpecialAbilities()
