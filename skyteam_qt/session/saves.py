"""The folder of flights: unfinished ones to continue, finished ones as open records.

Listing reads public facts only, needs no rules and no pydantic, and is quick enough for the start screen.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from ..rules import Ruleset, Seat
from ..rules.step import start
from .chat import plain_text
from .journal import DONE, OPEN, SEALED, Journal, Sealed, read
from .record import GameRecord, RecordError
from .setup import NAME_MOST, FlightSetup, Mode

AWAY: Final = "put-away"


class SavedFlight(NamedTuple):
    """An unfinished flight, in public facts only. `phase` as in `Phase.word`; `changed` in seconds since the epoch.

    `problem` is empty, or one sentence why it cannot be continued; the facts are then empty.
    """

    path: Path
    scenario: str
    game: str
    pilot: str
    copilot: str
    round: int
    altitude: int
    planes: int
    phase: str
    turn: Seat | None
    mode: Mode
    changed: float
    problem: str = ""

    def name(self, seat: Seat) -> str:
        """The name typed for a seat, or an empty text."""
        return self.pilot if seat == Seat.PILOT else self.copilot


class Saves:
    """A folder of flights. The folder is made when the first flight is written."""

    def __init__(self, folder: Path, now: Callable[[], datetime] | None = None) -> None:
        self.folder = folder
        self._now = now or (lambda: datetime.now(UTC))

    def begin(self, ruleset: Ruleset, setup: FlightSetup) -> Journal:
        """A journal for a new flight. Raises nothing for trouble with the disk; see `Journal.problem`."""
        return Journal.begin(self._free_path(), setup, start(ruleset).state.board)

    def _free_path(self) -> Path:
        """A name out of the time alone."""
        stamp = self._now().strftime("%Y%m%d-%H%M%S")
        number = 1
        while True:
            path = self.folder / f"{stamp}-{number}{SEALED}"
            if not any(other.exists() for other in (path, path.with_suffix(OPEN), path.with_suffix(".lock"))):
                return path
            number += 1

    def unfinished(self) -> tuple[SavedFlight, ...]:
        """Flights that can be continued, newest first, and damaged ones with their `problem`. Never raises."""
        found = []
        for path in self._files(SEALED):
            try:
                changed = path.stat().st_mtime
            except OSError:
                continue
            try:
                sealed = read(path)
            except RecordError as error:
                found.append(SavedFlight(path, "", "", "", "", 0, 0, 0, "", None, Mode.VISORS, changed, str(error)))
                continue
            if sealed.facts.phase != DONE:
                found.append(_saved(path, sealed, changed))
        return tuple(sorted(found, key=lambda flight: (flight.changed, flight.path.name), reverse=True))

    def finished(self) -> tuple[Path, ...]:
        """Open records of finished flights, newest first."""
        return tuple(sorted(self._files(OPEN), reverse=True))

    def open(self, path: Path) -> tuple[GameRecord, Journal]:
        """Go on with a flight. Raises `RecordError` (`FlightInUse` when another window has it)."""
        return Journal.reopen(path)

    def open_latest(self) -> tuple[GameRecord, Journal] | None:
        """Go on with the newest flight that is whole; None when there is none. Raises `RecordError` as `open` does."""
        for flight in self.unfinished():
            if not flight.problem:
                return self.open(flight.path)
        return None

    def put_away(self, path: Path) -> str:
        """Move a flight out of the list; it is kept in a folder of its own. Empty, or one sentence why not."""
        target = self.folder / AWAY / path.name
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            number = 2
            while target.exists():
                target = target.with_name(f"{path.stem}-{number}{path.suffix}")
                number += 1
            path.rename(target)
        except OSError as error:
            return f"The flight could not be put away ({error.strerror or 'unknown reason'})."
        return ""

    def _files(self, suffix: str) -> list[Path]:
        try:
            return [path for path in self.folder.iterdir() if path.suffix == suffix and path.is_file()]
        except OSError:
            return []


def _saved(path: Path, sealed: Sealed, changed: float) -> SavedFlight:
    header, facts = sealed.header, sealed.facts
    return SavedFlight(
        path,
        plain_text(header["scenario"]),
        plain_text(header["game"]),
        plain_text(header["pilot"], NAME_MOST),
        plain_text(header["copilot"], NAME_MOST),
        facts.round,
        facts.altitude,
        facts.planes,
        facts.phase,
        facts.turn,
        facts.mode,
        changed,
    )
