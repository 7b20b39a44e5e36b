"""How fast things move and how long keys are held: two factors and a clock, handed to whoever needs them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple


class Motion(NamedTuple):
    """Factors on every duration of `tokens.json` (ux 10).

    factor: on animations; 0 means that everything ends at once and no timer runs. hold: on hold times (0.3 to 2 s in
    the settings, as a factor); 0 means that a press counts as held. now: seconds of a clock that never goes back.
    """

    factor: float = 1.0
    hold: float = 1.0
    now: Callable[[], float] = time.monotonic

    def ms(self, duration: float) -> float:
        """An animation time in milliseconds."""
        return duration * self.factor

    def hold_ms(self, duration: float) -> float:
        """A hold time in milliseconds."""
        return duration * self.hold

    @property
    def still(self) -> bool:
        """Whether nothing moves at all."""
        return self.factor <= 0


STILL = Motion(0.0, 0.0)
"""For tests and pictures: nothing moves, nothing has to be held."""
