"""The stopwatch of a round (F91): a clock outside the rules, in the session's own seconds.

The window lets it run and holds it: it stands still while a curtain is closed. The session holds it by itself in a
pause, in a correction, and outside the placement phase (ux 3.3). What is left is told in seconds and kept in the log in
thousandths.
"""

from __future__ import annotations

from collections.abc import Callable


class Stopwatch:
    """Counts down. Held when it is made; `clock` gives monotonic seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._since = clock()
        self._left = 0.0
        self._running = False

    def set(self, seconds: float) -> None:
        """This much is left now, running or not."""
        self._since = self._clock()
        self._left = max(0.0, seconds)

    def run(self, running: bool) -> None:
        """Run or hold."""
        self.left()
        self._running = running

    def left(self) -> float:
        """Seconds left, never below zero."""
        now = self._clock()
        passed, self._since = max(0.0, now - self._since), now
        if self._running:
            self._left = max(0.0, self._left - passed)
        return self._left

    @property
    def running(self) -> bool:
        """Whether it counts down."""
        return self._running
