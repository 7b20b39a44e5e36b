"""One line on standard error that says how far a long run is: bar, running rate, time left."""

from __future__ import annotations

import sys
import time
from typing import TextIO

WIDTH = 24
OFTEN, SELDOM = 0.2, 10.0
"""Seconds between two lines: on a terminal the line is painted over, in a file each one stays."""


class Counter:
    """Tells at most so often; `finish` leaves the last line standing."""

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        self.total = max(total, 1)
        self.stream = stream or sys.stderr
        self._live = self.stream.isatty()
        self._began = time.monotonic()
        self._told = -SELDOM
        self._shown = False

    def tell(self, done: int, note: str, speed: float | None = None) -> None:
        """`done` of the total, with a few words; `speed` in units a second, else counted from the beginning."""
        now = time.monotonic()
        if done < self.total and now - self._told < (OFTEN if self._live else SELDOM):
            return
        self._told = now
        rate = speed if speed is not None else done / max(now - self._began, 1e-9)
        left = time_in_words((self.total - done) / rate) if rate > 0 else "?"
        full = int(WIDTH * min(done / self.total, 1))
        line = f"[{'#' * full}{'.' * (WIDTH - full)}] {done}/{self.total} {note}, {rate:.0f}/s, {left} left"
        self.stream.write(f"\r{line}\x1b[K" if self._live else line + "\n")
        self.stream.flush()
        self._shown = True

    def finish(self) -> None:
        """The next line is somebody else's."""
        if self._live and self._shown:
            self.stream.write("\n")
            self.stream.flush()


def time_in_words(seconds: float) -> str:
    """Short: 45 s, 12 min, 3 h 05 min."""
    if seconds < 100:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 100 else f"{minutes // 60} h {minutes % 60:02} min"
