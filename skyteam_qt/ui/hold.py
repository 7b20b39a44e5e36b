"""A key or a button that must be held for a while before it counts; let go early, it springs back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from skyteam_qt.ui.motion import Motion

FRAME_MS = 16


class Hold(QObject):
    """Held for `ms` (times the hold factor) it counts once; with a factor of 0 a press counts at once.

    progress: 0 to 1, falling back to 0 within `back_ms` (times the motion factor) after an early release.
    progressed: it has changed. done: it was held long enough; `progress` is 1 until `reset` or the next press.
    """

    progressed = Signal()
    done = Signal()

    def __init__(self, motion: Motion, ms: float, back_ms: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.motion = motion
        self.ms = ms
        self.back_ms = back_ms
        self.progress = 0.0
        self.held = False
        self._since = 0.0
        self._from = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self.tick)

    def press(self) -> None:
        """The key or button goes down; a second press while it is held is nothing new."""
        if self.held:
            return
        self.held = True
        self._since = self.motion.now() - self.progress * self.motion.hold_ms(self.ms) / 1000
        if self.motion.hold_ms(self.ms) <= 0:
            self._finish()
            return
        self._timer.start()

    def release(self) -> None:
        """It goes up. Early: springs back. After `done`: nothing more."""
        if not self.held:
            return
        self.held = False
        if self.progress >= 1:
            return
        self._since, self._from = self.motion.now(), self.progress
        if self.motion.ms(self.back_ms) <= 0:
            self._set(0.0)
            self._timer.stop()
        else:
            self._timer.start()

    def reset(self) -> None:
        """Back to nothing at once."""
        self.held = False
        self._timer.stop()
        self._set(0.0)

    def tick(self) -> None:
        """One frame."""
        passed = (self.motion.now() - self._since) * 1000
        if self.held:
            k = passed / self.motion.hold_ms(self.ms)
            if k >= 1:
                self._finish()
            else:
                self._set(k)
            return
        k = passed / max(1e-6, self.motion.ms(self.back_ms))
        if k >= 1:
            self._timer.stop()
        self._set(max(0.0, self._from * (1 - k)))

    def _finish(self) -> None:
        self._timer.stop()
        self._set(1.0)
        self.done.emit()

    def _set(self, value: float) -> None:
        if value != self.progress:
            self.progress = value
            self.progressed.emit()
