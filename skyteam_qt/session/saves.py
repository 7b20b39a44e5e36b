"""The folder of flights: unfinished ones to continue, finished ones as open records.

Listing reads public facts only, needs no rules and no pydantic, and is quick enough for the start screen.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from ..rules import Ruleset
from ..rules.step import start
from .journal import FlightInUse, Journal
from .kept import FLOWN, SUFFIX, SavedFlight, files, unfinished
from .lock import FileLock, InUse
from .record import GameRecord
from .setup import FlightSetup

AWAY: Final = "put-away"


class Saves:
    """A folder of flights. The folder is made when the first flight is written."""

    def __init__(self, folder: Path, now: Callable[[], datetime] | None = None) -> None:
        self.folder = folder
        self._now = now or (lambda: datetime.now(UTC))

    def begin(self, ruleset: Ruleset, setup: FlightSetup) -> Journal:
        """A journal for a new flight. Raises nothing for trouble with the disk; see `Journal.problem`."""
        path = self._free_path()
        return Journal.begin(path, setup, start(ruleset).state.board, self.folder / FLOWN / path.name)

    def _free_path(self) -> Path:
        """A name out of the time alone."""
        stamp = self._now().strftime("%Y%m%d-%H%M%S")
        number = 1
        while True:
            path = self.folder / f"{stamp}-{number}{SUFFIX}"
            if not any(other.exists() for other in (path, self.folder / FLOWN / path.name, path.with_suffix(".lock"))):
                return path
            number += 1

    def unfinished(self) -> tuple[SavedFlight, ...]:
        """Flights that can be continued, newest first, and damaged ones with their `problem`. Never raises."""
        return unfinished(self.folder)

    def finished(self) -> tuple[Path, ...]:
        """Open records of finished flights, newest first."""
        return tuple(sorted(files(self.folder / FLOWN, SUFFIX), reverse=True))

    def open(self, path: Path) -> tuple[GameRecord, Journal]:
        """Go on with a flight, wherever its file lies. Raises `RecordError` (`FlightInUse`: another window has it)."""
        ours = path.parent.absolute() == self.folder.absolute()
        return Journal.reopen(path, self.folder / FLOWN / path.name if ours else None)

    def open_latest(self) -> tuple[GameRecord, Journal] | None:
        """Go on with the newest flight that is whole; None when there is none. Raises `RecordError` as `open` does."""
        for flight in self.unfinished():
            if not flight.problem:
                return self.open(flight.path)
        return None

    def put_away(self, path: Path) -> str:
        """Move a flight out of the list; it is kept in a folder of its own. Empty, or one sentence why not.

        A flight that another window has open stays where it is: that window goes on writing to it.
        """
        target = self.folder / AWAY / path.name
        lock = None
        try:
            lock = FileLock(path.with_suffix(".lock")) if path.exists() else None
            target.parent.mkdir(parents=True, exist_ok=True)
            number = 2
            while target.exists():
                target = target.with_name(f"{path.stem}-{number}{path.suffix}")
                number += 1
            path.rename(target)
        except InUse:
            return str(FlightInUse())
        except OSError as error:
            return f"The flight could not be put away ({error.strerror or 'unknown reason'})."
        finally:
            if lock is not None:
                lock.release()
        return ""
