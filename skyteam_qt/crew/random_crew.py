"""Any legal action."""

from __future__ import annotations

from random import Random

from ..rules import Ruleset, SeatAction, SeatView, legal


class RandomCrew:
    """Plays every flight, and nearly none to a good end."""

    name = "random"

    def decide(self, view: SeatView, ruleset: Ruleset, rng: Random) -> SeatAction:
        """See `Crew`."""
        actions = legal(ruleset, view)
        if not actions:
            raise ValueError("this seat is asked for nothing")
        return rng.choice(actions)
