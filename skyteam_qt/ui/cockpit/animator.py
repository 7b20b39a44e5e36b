"""One clock for everything that moves in the cockpit (ux 3.5, qt-recipes 5).

A *step* is a set of tracks that run together; steps queue up and play one after another. *Loose* tracks (a die that
glides home, a fade of lights) run beside the queue. The timer runs only while something moves. With a motion factor
of 0 nothing ever runs: each track is shown at its end and each step ends within `play`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, Qt, QTimer, Signal

from skyteam_qt.ui.motion import Motion

FRAME_MS = 16
_CLOSE_ENOUGH = 1e-6
"""ms that sums of floats may be short of"""
Frame = Callable[[float], None]


def eased(kind: QEasingCurve.Type, overshoot: float | None = None) -> Callable[[float], float]:
    """A Qt easing curve as a plain function from 0..1 to 0..1."""
    curve = QEasingCurve(kind)
    if overshoot is not None:
        curve.setOvershoot(overshoot)
    return curve.valueForProgress


STANDARD = eased(QEasingCurve.Type.InOutCubic)
ENTER = eased(QEasingCurve.Type.OutCubic)
LEVER = eased(QEasingCurve.Type.OutBack, 1.2)
ROLL = eased(QEasingCurve.Type.OutQuad)


def linear(k: float) -> float:
    """No easing."""
    return k


class Track(NamedTuple):
    """`frame(k)` is called with k from 0 to 1 over `ms` (before the motion factor), eased; the last call has k = 1."""

    ms: float
    frame: Frame
    ease: Callable[[float], float] = linear


@dataclass(eq=False)
class Step:
    """Tracks that run together. `begin` runs when it is its turn, `end` after the last frame, also if skipped."""

    tracks: tuple[Track, ...] = ()
    begin: Callable[[], None] | None = None
    end: Callable[[], None] | None = None
    pause: float = 0.0
    """ms to wait after the tracks."""

    @property
    def length(self) -> float:
        """ms before the motion factor."""
        return max((track.ms for track in self.tracks), default=0.0) + self.pause


class _Run:
    """A step that is playing."""

    def __init__(self, step: Step, motion: Motion, begun: float | None = None) -> None:
        self.step = step
        self.motion = motion
        self.begun = motion.now() if begun is None else begun
        self.over: set[int] = set()
        if step.begin:
            step.begin()

    @property
    def due(self) -> float:
        """The moment at which the step is over; the next one begins there, however late the tick came."""
        return self.begun + self.motion.ms(self.step.length) / 1000.0

    def advance(self) -> bool:
        """Shows the frames of this moment; True once the step is over."""
        passed = (self.motion.now() - self.begun) * 1000.0 + _CLOSE_ENOUGH
        for i, track in enumerate(self.step.tracks):
            if i in self.over:
                continue
            whole = self.motion.ms(track.ms)
            k = 1.0 if whole <= 0 or passed >= whole else passed / whole
            if k >= 1.0:
                self.over.add(i)
                track.frame(1.0)
            else:
                track.frame(track.ease(k))
        return passed >= self.motion.ms(self.step.length)

    def finish(self) -> None:
        for i, track in enumerate(self.step.tracks):
            if i not in self.over:
                self.over.add(i)
                track.frame(1.0)
        if self.step.end:
            self.step.end()


class Animator(QObject):
    """Plays steps one after another and loose tracks beside them.

    moved: after every tick in which anything moved. settled: the queue has run dry.
    """

    moved = Signal()
    settled = Signal()

    def __init__(self, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.motion = motion
        self._queue: deque[Step] = deque()
        self._now: _Run | None = None
        self._loose: dict[Hashable, _Run] = {}
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self.tick)

    @property
    def busy(self) -> bool:
        """Whether a step is playing or waiting (loose tracks do not count)."""
        return self._now is not None or bool(self._queue)

    @property
    def moving(self) -> bool:
        """Whether the timer runs."""
        return self._timer.isActive()

    def play(self, *steps: Step) -> None:
        """Put steps at the end of the queue."""
        self._queue.extend(steps)
        self._pull()
        if self.motion.still:
            self.skip()
        elif self.busy:
            self._timer.start()

    def run(self, key: Hashable, step: Step) -> None:
        """Start a loose step; one that still runs under the same key is ended first."""
        self.stop(key)
        run = _Run(step, self.motion)
        if self.motion.still or step.length <= 0:
            run.finish()
            self.moved.emit()
            return
        self._loose[key] = run
        run.advance()
        self._timer.start()

    def stop(self, key: Hashable) -> None:
        """End a loose step at its last frame."""
        run = self._loose.pop(key, None)
        if run is not None:
            run.finish()

    def skip(self) -> None:
        """Everything in the queue at its end, in order (Space, ux 3.5). Loose steps go on."""
        if not self.busy:
            return
        while self._now is not None:
            run, self._now = self._now, None
            run.finish()
            self._pull()
        self._rest()
        self.moved.emit()
        self.settled.emit()

    def finish_all(self) -> None:
        """The queue and every loose step at their ends; used before the scene goes away or is covered."""
        self.skip()
        for key in list(self._loose):
            self.stop(key)
        self._rest()

    def tick(self) -> None:
        """One frame."""
        was_busy = self.busy
        for key, run in list(self._loose.items()):
            if run.advance() and self._loose.get(key) is run:
                del self._loose[key]
                run.finish()
        while self._now is not None and self._now.advance():
            run, self._now = self._now, None
            run.finish()
            self._pull(run.due)
        self._rest()
        self.moved.emit()
        if was_busy and not self.busy:
            self.settled.emit()

    def _pull(self, begun: float | None = None) -> None:
        if self._now is None and self._queue:
            self._now = _Run(self._queue.popleft(), self.motion, begun)

    def _rest(self) -> None:
        if self._now is None and not self._queue and not self._loose:
            self._timer.stop()
