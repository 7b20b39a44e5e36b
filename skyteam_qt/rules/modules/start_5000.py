"""Start at 5000 feet: one round less, and the token of the space above is not laid out (ST1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ..ruleset import RulesetBuilder

FEET = 5000


class Start5000:
    """Takes what lies higher off the altitude track; who begins stays printed on each space."""

    name = "start-5000"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """No numbers: the altitude is its name."""
        lower = tuple(space for space in build.scenario.altitude if space.feet <= FEET)
        build.scenario = replace(build.scenario, altitude=lower)


START_5000 = Start5000()
