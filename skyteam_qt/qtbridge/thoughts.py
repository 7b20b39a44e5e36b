"""Thinking beside the window: jobs on one other thread, whose answers come back here and can be unasked."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

Job = Callable[[Callable[[], bool]], object]
"""What is worked out. It is given a function that says whether nobody wants the answer any more; a long job asks it
now and then. It touches no Qt object, and gets all it needs when it is made."""
Told = Callable[[object], None]


class Thinking(Protocol):
    """`Thoughts` with an end."""

    def ask(self, job: Job, told: Told) -> None:
        """See `Thoughts`."""
        ...

    def drop(self) -> None:
        """See `Thoughts`."""
        ...

    def close(self) -> None:
        """Nothing runs any more when this returns."""
        ...


class Failed(NamedTuple):
    """In place of an answer: what a job raised."""

    error: Exception


class Thoughts(Protocol):
    """Whoever works things out; the answers are told on the thread of the window."""

    def ask(self, job: Job, told: Told) -> None:
        """Have it worked out. An answer that was asked for before and has not come is not wanted any more."""
        ...

    def drop(self) -> None:
        """No answer is wanted any more."""
        ...


class Answers(QObject):
    """Carries answers from the other thread to the window's."""

    come = Signal(int, object)


class _Work(QRunnable):
    def __init__(self, number: int, job: Job, answers: Answers, unasked: Callable[[], bool]) -> None:
        super().__init__()
        self._number, self._job, self._answers, self._unasked = number, job, answers, unasked

    def run(self) -> None:
        """On the other thread."""
        if self._unasked():
            return
        try:
            found: object = self._job(self._unasked)
        except Exception as error:  # told on the window's thread, where it is known what to do
            found = Failed(error)
        if not self._unasked():
            self._answers.come.emit(self._number, found)


class Beside(QObject):
    """`Thoughts` on a thread of its own. Call `close` before letting go: it waits for a job that is under way."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._answers = Answers(self)
        self._answers.come.connect(self._come)
        self._number = 0
        self._told: Told | None = None

    def ask(self, job: Job, told: Told) -> None:
        """See `Thoughts`."""
        self._number += 1
        mine = self._number
        self._told = told
        self._pool.start(_Work(mine, job, self._answers, lambda: self._number != mine))

    def drop(self) -> None:
        """See `Thoughts`."""
        self._number += 1
        self._told = None

    def close(self) -> None:
        """Nothing runs any more when this returns."""
        self.drop()
        self._pool.clear()
        self._pool.waitForDone()

    def _come(self, number: int, found: object) -> None:
        if number == self._number and self._told is not None:
            told, self._told = self._told, None
            told(found)


class AtOnce(QObject):
    """`Thoughts` worked out on the spot: for pictures and tests."""

    def ask(self, job: Job, told: Told) -> None:
        """See `Thoughts`."""
        try:
            found: object = job(lambda: False)
        except Exception as error:  # as beside the window
            found = Failed(error)
        told(found)

    def drop(self) -> None:
        """Nothing is ever under way."""

    def close(self) -> None:
        """Nothing is ever under way."""
