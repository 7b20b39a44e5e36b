"""Collects Python's cyclic garbage between two events, never inside one.

Python starts its collector wherever enough has been allocated, also in the middle of a paint event. A widget that only
a cycle still holds is then destroyed while Qt paints it or stands in one of its methods, and the process is gone
(a segmentation fault in QPainter, whose paint engine lay in the window's picture).
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThread, QTimer

EVERY_MS: Final = 1000
MIDDLE_EVERY: Final = 10
"""So many sweeps of what is young for one that also takes what has survived once."""
ALL_EVERY: Final = 60
"""And for one of everything: at least a minute apart, it may cost a frame."""


class Sweeper(QObject):
    """Takes the place of Python's own collector for as long as the program runs.

    Memory stays bounded: young garbage waits `EVERY_MS` at most, old garbage as many sweeps as `ALL_EVERY` says.
    """

    def __init__(self, parent: QObject | None = None, *, every_ms: int = EVERY_MS) -> None:
        super().__init__(parent)
        gc.disable()
        self._sweeps = 0
        timer = QTimer(self)
        timer.timeout.connect(self._between_events)
        timer.start(every_ms)

    def _between_events(self) -> None:
        # in a loop inside the loop, whoever opened it is still in the middle of an event
        if QThread.currentThread().loopLevel() <= 1:
            self.sweep()

    def sweep(self) -> None:
        """Collect as much as is due; nothing if hardly anything was allocated."""
        if gc.get_count()[0] <= gc.get_threshold()[0]:
            return
        self._sweeps += 1
        if self._sweeps % ALL_EVERY == 0:
            gc.collect()
        else:
            gc.collect(1 if self._sweeps % MIDDLE_EVERY == 0 else 0)


def sweep_all() -> None:
    """Carry out what was to be deleted later, and collect everything. Only where no event is under way."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
