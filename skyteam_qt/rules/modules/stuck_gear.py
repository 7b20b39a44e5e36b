"""Stuck landing gear: no gear spaces, blue stays where it is, condition B asks for the flaps alone (SG1, SG2)."""

from __future__ import annotations

from collections.abc import Mapping

from ..ruleset import RulesetBuilder

GEAR = ("gear.1", "gear.2", "gear.3")


class StuckGear:
    """What is not there cannot be switched on, and `Board.gear` is empty."""

    name = "stuck-landing-gear"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """No numbers."""
        build.remove(*GEAR)


STUCK_GEAR = StuckGear()
