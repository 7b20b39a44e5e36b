"""The logbook: one row for each finished flight, in an embedded SQLite database beside the flight files.

The files are the truth; the database makes ten thousand of them quick to list. A damaged one is set aside and written
anew from the files, and a flight whose row is missing is entered when the book is opened. No scores: a flight landed
or it did not (ux-more 7).
"""

from __future__ import annotations

import contextlib
import csv
import io
import os
import sqlite3
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from ..rules import Outcome, RulesError, Ruleset
from .flight_file import read_flight
from .kept import SUFFIX, RecordError
from .record import GameRecord, fold_record
from .setup import FlightSetup

VERSION: Final = 1
"""Of the table; another one is set aside and written anew."""
_WAIT_S: Final = 2.0
_STAMP: Final = "%Y%m%d-%H%M%S"


class Row(NamedTuple):
    """One finished flight.

    `file`: name in the folder of finished flights, empty when it is gone. `begun`: seconds since the epoch (UTC).
    `mode`, `level`, `game`, `scenario` as in `FlightSetup`; `round`: the round it ended in, from 1; `seconds` flown.
    `landed`; `cause`: a word of `Loss`, empty after a landing; `failed`: letters or ids, with blanks between.
    """

    file: str
    begun: float
    pilot: str
    copilot: str
    scenario: str
    game: str
    level: str
    mode: str
    round: int
    seconds: int
    landed: bool
    cause: str
    failed: str


class Tally(NamedTuple):
    """Landings and flights of one airport or level, and how the newest of them ended, newest first."""

    landed: int
    flown: int
    newest: tuple[bool, ...]


T = TypeVar("T")
RulesetFor = Callable[[FlightSetup], Ruleset]
_TYPES: Final = (str, float, *[str] * 6, int, int, bool, str, str)
_TROUBLE: Final = (
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
)
_COLUMNS: Final = ", ".join(Row._fields)
_LANDED: Final = Row._fields.index("landed")
_Stamp = tuple[bytes, int, int]
_make: Final = partial(tuple.__new__, Row)
"""A row from its fields as one tuple, at half the price of `Row._make`."""
_TABLE: Final = f"""
CREATE TABLE flights (
    file TEXT NOT NULL, begun REAL NOT NULL, pilot TEXT NOT NULL, copilot TEXT NOT NULL, scenario TEXT NOT NULL,
    game TEXT NOT NULL, level TEXT NOT NULL, mode TEXT NOT NULL, round INTEGER NOT NULL, seconds INTEGER NOT NULL,
    landed INTEGER NOT NULL, cause TEXT NOT NULL, failed TEXT NOT NULL, PRIMARY KEY (file)
);
CREATE INDEX by_time ON flights (begun DESC);
PRAGMA user_version = {VERSION};
"""


def row_of(record: GameRecord, ruleset: Ruleset, file: str, begun: float) -> Row:
    """What the book says of a finished flight. Raises `RecordError` for what still flies or cannot have happened."""
    fold = fold_record(record, ruleset)
    board = fold.board
    if not board.over:
        raise RecordError("This flight has not ended yet.")
    setup = record.setup
    return Row(
        file=file,
        begun=begun,
        pilot=setup.pilot,
        copilot=setup.copilot,
        scenario=setup.scenario,
        game=setup.game,
        level=setup.level,
        mode=fold.mode.value,
        round=board.round,
        seconds=fold.seconds,
        landed=board.outcome == Outcome.WON,
        cause=board.loss.value if board.loss else "",
        failed=" ".join(board.failed),
    )


def begun_of(path: Path) -> float:
    """When a flight began: from the name of its file, else from the age of the file; 0 if neither is known."""
    try:
        return datetime.strptime(path.name[:15], _STAMP).replace(tzinfo=UTC).timestamp()
    except ValueError:
        try:
            return path.stat().st_mtime
        except OSError:
            return 0.0


class Logbook:
    """The book of one folder of finished flights. Nothing in here raises for trouble with the disk: see `problem`.

    path: of the database. flown: the folder of finished flights. ruleset_for: needed to read a flight that is not in
    the book yet.
    """

    def __init__(self, path: Path, flown: Path, ruleset_for: RulesetFor) -> None:
        self.path = path
        self.flown = flown
        self.problem = ""
        self._ruleset_for = ruleset_for
        self._memory: list[Row] = []
        """What could not be written; it is tried again with the next flight."""
        self._known: tuple[_Stamp | None, tuple[Row, ...]] = (None, ())
        """What the book said when its file looked so: the start screen and the page read the same ten thousand rows."""

    def add(self, record: GameRecord, file: str) -> None:
        """Enter a finished flight, or enter it anew. Raises `RecordError` for what is no finished flight."""
        row = row_of(record, self._ruleset_for(record.setup), file, begun_of(self.flown / file))
        self._memory = [old for old in self._memory if old.file != file]
        self._memory.append(row)
        self._work(self._flush, None)

    def catch_up(self) -> int:
        """Enter finished flights whose files are there and whose rows are not. How many that were.

        A file that cannot be read, or that cannot have happened, is left out: the book tells nothing that is not true.
        """
        return self._work(self._enter_missing, 0)

    def rows(self) -> tuple[Row, ...]:
        """All flights, newest first."""
        stamp = _stamp(self.path)
        if self._memory or stamp is None or stamp != self._known[0]:
            nothing: list[Row] = []
            found = self._work(self._all, nothing)
            if self._memory:
                return tuple(sorted([*found, *self._memory], key=lambda row: -row.begun))
            # another program may have written meanwhile: then what was read is of no known state
            after = _stamp(self.path)
            self._known = (after if after == stamp and not self.problem else None, tuple(found))
        return self._known[1]

    def export(self, target: Path, rows: Iterable[Row] | None = None) -> str:
        """Write all flights, or these, as CSV (UTF-8 with a mark, so that spreadsheets read it). Empty, or why not."""
        text = csv_of(self.rows() if rows is None else rows)
        try:
            target.write_text(text, encoding="utf-8-sig", newline="")
        except (OSError, UnicodeError) as error:
            return f"The logbook cannot be written there ({getattr(error, 'strerror', None) or 'unknown reason'})."
        return ""

    # ---- the database ----------------------------------------------------------------------------------------------

    def _work(self, job: Callable[[sqlite3.Connection], T], usual: T) -> T:
        """One piece of work in the database, or `usual` when it cannot be had; a damaged book is made anew first."""
        try:
            try:
                found = self._done(job)
            except (sqlite3.Error, UnicodeError) as error:
                if not _is_damage(error):
                    raise
                self._set_aside()
                self._done(self._enter_missing)  # whatever was in the book is in the files too
                found = self._done(job)
        except (sqlite3.Error, UnicodeError, OSError):
            self.problem = "The logbook cannot be written at the moment. The flights themselves are kept."
            return usual
        self.problem = ""
        return found

    def _done(self, job: Callable[[sqlite3.Connection], T]) -> T:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.closing(self._checked()) as book:
            found = job(book)
            book.commit()
            return found

    def _checked(self) -> sqlite3.Connection:
        """An open database with our table. Raises `sqlite3.DatabaseError` for one that is damaged or is not ours."""
        book = sqlite3.connect(self.path, timeout=_WAIT_S)
        try:
            (version,) = book.execute("PRAGMA user_version").fetchone()
            (tables,) = book.execute("SELECT count(*) FROM sqlite_master").fetchone()
            if not tables:
                book.executescript(_TABLE)
            elif version != VERSION:
                raise sqlite3.DatabaseError("another table")
            elif book.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise sqlite3.DatabaseError("damaged")
            else:
                book.execute(f"SELECT {_COLUMNS} FROM flights LIMIT 1").fetchall()
        except BaseException:
            book.close()
            raise
        return book

    def _set_aside(self) -> None:
        """Keep the damaged file beside the new one."""
        number = 1
        while True:
            kept = self.path.with_name(f"{self.path.stem}-damaged-{number}{self.path.suffix}")
            if not kept.exists():
                break
            number += 1
        self.path.rename(kept)
        for more in ("-wal", "-shm", "-journal"):
            self.path.with_name(self.path.name + more).unlink(missing_ok=True)

    def _flush(self, book: sqlite3.Connection) -> None:
        self._write(book, self._memory)
        book.commit()
        self._memory = []

    def _all(self, book: sqlite3.Connection) -> list[Row]:
        self._flush(book)
        return _rows(book.execute(f"SELECT {_COLUMNS} FROM flights ORDER BY begun DESC, file"))

    def _enter_missing(self, book: sqlite3.Connection) -> int:
        known = {file for (file,) in book.execute("SELECT file FROM flights")}
        there = [self._read(self.flown / name) for name in sorted(_names(self.flown) - known)]
        fresh = [row for row in there if row is not None]
        self._write(book, fresh)
        return len(fresh)

    @staticmethod
    def _write(book: sqlite3.Connection, rows: Iterable[Row]) -> None:
        marks = ", ".join("?" * len(Row._fields))
        book.executemany(f"INSERT OR REPLACE INTO flights ({_COLUMNS}) VALUES ({marks})", rows)

    def _read(self, path: Path) -> Row | None:
        try:
            record = read_flight(path)
            if not isinstance(record, GameRecord):
                return None
            return row_of(record, self._ruleset_for(record.setup), path.name, begun_of(path))
        except (RecordError, RulesError, LookupError):
            return None


def _rows(found: Iterable[tuple[object, ...]]) -> list[Row]:
    """Rows as they were written. Raises `sqlite3.DatabaseError` for one that we did not write."""
    rows = [_make((*raw[:_LANDED], raw[_LANDED] != 0, *raw[_LANDED + 1 :])) for raw in found]
    if {tuple(map(type, row)) for row in rows} - {_TYPES}:
        raise sqlite3.DatabaseError("a row that is none of ours")
    return rows


def _stamp(path: Path) -> _Stamp | None:
    """What changes with each change of the database: the counter in its head, its time and size; None without one."""
    try:
        with path.open("rb") as file:
            counter, about = file.read(28)[24:], os.fstat(file.fileno())
    except OSError:
        return None
    return counter, about.st_mtime_ns, about.st_size


def _names(folder: Path) -> set[str]:
    """The names of the flights in a folder. None of them is looked at: ten thousand have to be listed at once."""
    try:
        with os.scandir(folder) as found:
            return {entry.name for entry in found if entry.name.endswith(SUFFIX) and entry.is_file()}
    except OSError:
        return set()


def _is_damage(error: Exception) -> bool:
    """Whether the file itself is at fault, and not a lock, a full disk or a folder that may not be written."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return code is None or code == sqlite3.SQLITE_IOERR_SHORT_READ or code & 0xFF not in _TROUBLE


def csv_of(rows: Iterable[Row]) -> str:
    """The rows as comma-separated text with a head line; the time as ISO 8601 in UTC."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(Row._fields)
    for row in rows:
        begun = datetime.fromtimestamp(row.begun, UTC).isoformat(timespec="seconds")
        plain = row._replace(pilot=_no_formula(row.pilot), copilot=_no_formula(row.copilot))
        writer.writerow([plain.file, begun, *plain[2:10], "landed" if row.landed else "lost", *plain[11:]])
    return out.getvalue()


def _no_formula(name: str) -> str:
    """A typed name that a spreadsheet would take for a formula is quoted."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name


def tallies(rows: Iterable[Row], newest: int = 8) -> dict[str, Tally]:
    """Landings and flights by scenario; rows newest first."""
    found: dict[str, Tally] = {}
    for row in rows:
        old = found.get(row.scenario, Tally(0, 0, ()))
        ends = (*old.newest, row.landed) if len(old.newest) < newest else old.newest
        found[row.scenario] = Tally(old.landed + row.landed, old.flown + 1, ends)
    return found


def causes(rows: Iterable[Row]) -> tuple[tuple[str, int], ...]:
    """How often each cause lost a flight, the most frequent first."""
    found: dict[str, int] = {}
    for row in rows:
        if not row.landed:
            found[row.cause] = found.get(row.cause, 0) + 1
    return tuple(sorted(found.items(), key=lambda one: (-one[1], one[0])))


def streaks(rows: Iterable[Row]) -> tuple[int, int]:
    """Landings in a row: now (the newest flights), and the longest ever. Rows newest first."""
    now = longest = run = 0
    counting = True
    for row in rows:
        run = run + 1 if row.landed else 0
        counting = counting and row.landed
        now += counting
        longest = max(longest, run)
    return now, longest


__all__ = ["Logbook", "Row", "Tally", "begun_of", "causes", "csv_of", "row_of", "streaks", "tallies"]
