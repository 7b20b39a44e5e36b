"""Real time: a clock for each round, counted from the roll on (RT1 to RT3).

The clock runs outside (`session.stopwatch`); when it is at zero the table does `TimeUp`.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..options import number
from ..ruleset import RulesetBuilder


class RealTime:
    """Makes `TimeUp` possible. A stopwatch chosen beside it counts when it is shorter."""

    name = "real-time"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """Reads the seconds."""
        seconds = number(options, "real_time_seconds")
        build.seconds = min(build.seconds or seconds, seconds)


REAL_TIME = RealTime()
