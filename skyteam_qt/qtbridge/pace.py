"""An answer that comes after a fixed time, whatever it took to find: how long somebody thinks must tell nothing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from .thoughts import Job, Thoughts

SOON_MS = 10


class Paced(QObject):
    """Asks `thoughts` and tells the answer when a whole number of pauses has gone by (`pause` in ms, without regard to
    what is asked), and nothing keeps it: `held` says that something is still being shown."""

    def __init__(
        self, thoughts: Thoughts, pause: float, held: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._thoughts = thoughts
        self._held = held
        self._found: object = None
        self._has = False
        self._then: Callable[[object], None] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(round(pause))
        self._timer.timeout.connect(self._over)

    @property
    def busy(self) -> bool:
        """Whether something was asked and has not been told."""
        return self._then is not None

    def ask(self, job: Job, then: Callable[[object], None]) -> None:
        """`then` hears the answer, or a `Failed`."""
        self.drop()
        self._then = then
        self._timer.start()
        self._thoughts.ask(job, self._come)

    def drop(self) -> None:
        """Not wanted any more."""
        self._timer.stop()
        self._then, self._found, self._has = None, None, False
        self._thoughts.drop()

    def _come(self, found: object) -> None:
        self._found, self._has = found, True

    def _over(self) -> None:
        if self._then is None or not self._has or self._held():
            if self._timer.interval() == 0 and not self._has:
                self._timer.setInterval(SOON_MS)
            return
        then, found = self._then, self._found
        self._timer.stop()
        self._then, self._found, self._has = None, None, False
        then(found)
