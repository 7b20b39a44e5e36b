"""What is public in the file of a flight that is still flying: its header, and the facts before each sealed entry.

Read for the start screen, before the first paint: no rules, no pydantic and no session is imported here, and nothing is
unsealed. `journal` writes these files and says how they look.
"""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Final, NamedTuple

from ..content.levels import EASY
from .chat import plain_text
from .modes import NAME_MOST, Mode

SUFFIX: Final = ".skyteam"
"""Of every flight's file: sealed while it flies, open afterwards. The first line tells which."""
FLOWN: Final = "flown"
"""Folder of finished flights beside the unfinished ones, so that a long life of flying never slows the start."""
FORMAT: Final = "skyteam-flight"
VERSION: Final = 5
"""Version 1 did not know levels, version 2 no abilities, version 3 no own flights."""
RULES: Final = 1
"""Version of the rules; goes up when an old log would no longer mean the same."""
DONE: Final = "done"
"""The phase in the facts of a flight whose hands are open."""
DAMAGED: Final = "This saved flight is damaged and cannot be continued."
_FILE_MOST: Final = 8_000_000
_TURNS: Final = {b"P": 0, b"C": 1, b"-": None}


class RecordError(Exception):
    """A record that cannot be used. Its text is one sentence for people, without any value out of the file."""


class Facts(NamedTuple):
    """Public facts of a position, readable without unsealing.

    `turn`: whose turn it is, counted as in `rules.Seat`; None where nobody in particular is to act.
    """

    round: int
    altitude: int
    planes: int
    phase: str
    turn: int | None
    mode: Mode


class Sealed(NamedTuple):
    """A journal as it was read: header, sealed payloads, facts after the last one, length of the whole lines."""

    header: dict[str, str]
    payloads: tuple[bytes, ...]
    facts: Facts
    length: int

    def __repr__(self) -> str:
        """Without the payloads."""
        return f"Sealed({len(self.payloads)} lines)"


class SavedFlight(NamedTuple):
    """An unfinished flight, in public facts only.

    `phase` as in `Phase.word`; `turn` as in `Facts`; `changed` in seconds since the epoch. `problem` is empty, or one
    sentence why it cannot be continued; the facts are then empty. `own_flight`: the airport of an own flight as JSON,
    not checked (`content.own_flights.kept_entry`).
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
    turn: int | None
    mode: Mode
    changed: float
    problem: str = ""
    level: str = EASY
    own_flight: str = ""

    def name(self, seat: int) -> str:
        """The name typed for a `rules.Seat`, or an empty text."""
        return self.copilot if seat else self.pilot


def check_sum(number: int, body: bytes) -> int:
    """Check sum of a line. The number is in it, so that a line doubled or left out is noticed."""
    return zlib.crc32(f"{number}:".encode() + body)


def parse(content: bytes) -> Sealed:
    """Read a journal up to its first line that is not whole. Raises `RecordError` when not even the start is there."""
    head, newline, _ = content.partition(b"\n")
    if not newline:
        raise RecordError(DAMAGED)
    header = _header(head)
    length = len(head) + 1
    payloads: list[bytes] = []
    facts: Facts | None = None
    while True:
        end = content.find(b"\n", length)
        read = _read_line(len(payloads), content[length:end]) if end >= 0 else None
        if read is None:
            break
        facts, payload = read
        payloads.append(payload)
        length = end + 1
    if facts is None:
        raise RecordError(DAMAGED)
    return Sealed(header, tuple(payloads), facts, length)


def _header(line: bytes) -> dict[str, str]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise RecordError(DAMAGED) from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise RecordError("This file is not a saved flight.")
    version = found.get("version")
    if type(version) is not int or not 1 <= version <= VERSION or found.get("rules") != RULES:
        raise RecordError("This flight was saved by another version of the game.")
    if version == 1:
        found["level"] = EASY
    texts = {key: found.get(key) for key in ("game", "scenario", "level", "pilot", "copilot", "nonce")}
    if not all(isinstance(text, str) for text in texts.values()):
        raise RecordError(DAMAGED)
    own = found.get("own_flight")
    if own is not None and not isinstance(own, dict):
        raise RecordError(DAMAGED)
    # again as text: whoever continues the flight checks it, the start screen only shows it
    texts["own_flight"] = "" if own is None else json.dumps(own, ensure_ascii=False)
    return {key: str(text) for key, text in texts.items()}


def _read_line(number: int, line: bytes) -> tuple[Facts, bytes] | None:
    parts = line.split(b" ")
    if len(parts) != 8 or len(parts[0]) != 8:
        return None
    try:
        if parts[0] != f"{check_sum(number, line[9:]):08x}".encode():
            return None
        seat = _TURNS[parts[5]]
        mode = Mode(parts[6].decode("ascii"))
        facts = Facts(int(parts[1]), int(parts[2]), int(parts[3]), parts[4].decode("ascii"), seat, mode)
    except (ValueError, KeyError):
        return None
    return facts, parts[7]


def read(path: Path) -> Sealed:
    """Read a journal from its file. Raises `RecordError`."""
    return parse(content_of(path))


def content_of(path: Path) -> bytes:
    """All bytes of a journal. Raises `RecordError`."""
    try:
        if path.stat().st_size > _FILE_MOST:
            raise RecordError(DAMAGED)
        return path.read_bytes()
    except OSError as error:
        raise RecordError(f"This saved flight cannot be read ({why(error)}).") from None


def why(error: OSError) -> str:
    """The reason of the system, in its words."""
    # The system's words ("No space left on device") name no file and no die.
    return error.strerror or "unknown reason"


def unfinished(folder: Path) -> tuple[SavedFlight, ...]:
    """Flights that can be continued, newest first, and damaged ones with their `problem`. Never raises."""
    found = []
    for path in files(folder, SUFFIX):
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
            found.append(saved_flight(path, sealed, changed))
    return tuple(sorted(found, key=lambda flight: (flight.changed, flight.path.name), reverse=True))


def files(folder: Path, suffix: str) -> list[Path]:
    """The files of a folder with this suffix; none when there is no such folder."""
    try:
        return [path for path in folder.iterdir() if path.suffix == suffix and path.is_file()]
    except OSError:
        return []


def saved_flight(path: Path, sealed: Sealed, changed: float) -> SavedFlight:
    """The public facts of a journal that was read."""
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
        level=plain_text(header["level"]),
        own_flight=header["own_flight"],
    )
