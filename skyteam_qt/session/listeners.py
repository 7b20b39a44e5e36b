"""Who hears of changes, and in which order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from .port import Change, Listener


class Listeners:
    """Tells every listener every change in the order they happened, also when a listener makes the next one."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._untold: deque[Change] = deque()
        self._telling = False

    def add(self, listener: Listener) -> Callable[[], None]:
        """Returns the function that stops it; stopping twice, or while changes are told, does no harm."""

        # Wrapped, so that a function that listens twice can stop once.
        def heard(change: Change) -> None:
            listener(change)

        self._listeners.append(heard)

        def stop() -> None:
            if heard in self._listeners:
                self._listeners.remove(heard)

        return stop

    def clear(self) -> None:
        """Nobody listens any more."""
        self._listeners.clear()

    def tell(self, change: Change) -> None:
        """A listener's exception comes out here, after all others have heard."""
        self._untold.append(change)
        if self._telling:
            return
        self._telling = True
        problem: Exception | None = None
        try:
            while self._untold:
                now = self._untold.popleft()
                for listener in tuple(self._listeners):
                    if listener not in self._listeners:
                        continue
                    try:
                        listener(now)
                    except Exception as error:  # one broken listener must not keep the news from the others
                        problem = problem or error
        finally:
            self._telling = False
        if problem is not None:
            raise problem
