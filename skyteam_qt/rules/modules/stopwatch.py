"""Stopwatch: a time limit for each round, counted from the moment the hands are there (F91).

The clock runs outside (`session.stopwatch`); when it is at zero the table does `TimeUp`.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..ruleset import RulesetBuilder

OPTION = "stopwatch"
"""Seconds a round."""
USUAL = 60


class Stopwatch:
    """Makes `TimeUp` possible."""

    name = "stopwatch"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """The option `stopwatch` in seconds, one minute if there is none."""
        seconds = options.get(OPTION, USUAL)
        build.seconds = seconds if isinstance(seconds, int) and seconds > 0 else USUAL


STOPWATCH = Stopwatch()
