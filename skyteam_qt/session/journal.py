"""The file behind a flight that is still flying (architecture 7, ux 3.9).

A public header line, then one line per entry: check sum, public facts of the position after it, and the entry itself,
sealed and padded, so that neither its text nor its length tells a die. Sealing keeps honest people from seeing; it is
no cipher against someone who reads this source. When both hands are open the flight is rewritten in the open format.

A killed process loses nothing that was shown: lines reach the operating system before the session tells anybody.
Trouble with the disk never stops the game; what could not be written is tried again with the next entry.
"""

from __future__ import annotations

import contextlib
import json
import os
import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..rules import Board, Phase, Seat
from .entries import Entry, ModeChanged
from .lock import FileLock, InUse
from .record import RULES, GameRecord, RecordError, entry_to_json, to_json
from .setup import FlightSetup, Mode, tidied

SEALED: Final = ".flight"
OPEN: Final = ".json"
FORMAT: Final = "skyteam-flight"
VERSION: Final = 1
_BLOCK: Final = 120
# Every action fits one block whatever it says; in base64 a block has no padding of its own.
_SEAL: Final = b"skyteam-qt: keep the partner's dice out of sight"
_FILE_MOST: Final = 8_000_000
_DAMAGED: Final = "This saved flight is damaged and cannot be continued."


class Facts(NamedTuple):
    """Public facts of a position, readable without unsealing. `turn` is None where nobody in particular is to act."""

    round: int
    altitude: int
    planes: int
    phase: str
    turn: Seat | None
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


class FlightInUse(RecordError):  # noqa: N818
    """Another window has this flight open."""

    def __init__(self) -> None:
        super().__init__("This flight is open in another window.")


DONE: Final = "done"
"""The phase in the facts of a flight whose hands are open."""


def facts_of(board: Board, mode: Mode, done: bool = False) -> Facts:
    """The public facts of a board. `planes`: airplanes still on the approach."""
    phase = DONE if done else board.phase.word
    turn = board.to_act if board.phase == Phase.PLACEMENT else None
    return Facts(board.round, board.altitude, sum(board.planes), phase, turn, mode)


# ---- sealing -------------------------------------------------------------------------------------------------------


def _stream(nonce: str, number: int, length: int) -> bytes:
    """The key stream of one line; no two lines of any files share one."""
    found = b""
    block = 0
    while len(found) < length:
        found += blake2b(f"{nonce}/{number}/{block}".encode(), key=_SEAL).digest()
        block += 1
    return found[:length]


def _xor(one: bytes, other: bytes) -> bytes:
    return (int.from_bytes(one, "big") ^ int.from_bytes(other, "big")).to_bytes(len(one), "big")


def seal(payload: dict[str, Any], nonce: str, number: int) -> bytes:
    """Text without line breaks; as long as its neighbours for everything but talk."""
    packed = zlib.compress(json.dumps(payload, ensure_ascii=False, separators=(",", ":")).encode(), 9)
    framed = len(packed).to_bytes(3, "big") + packed
    framed += bytes(-len(framed) % _BLOCK)
    return b64encode(_xor(framed, _stream(nonce, number, len(framed))))


def unseal(sealed: bytes, nonce: str, number: int) -> dict[str, Any]:
    """The payload of one line. Raises `RecordError`."""
    try:
        framed = b64decode(sealed, validate=True)
        framed = _xor(framed, _stream(nonce, number, len(framed)))
        length = int.from_bytes(framed[:3], "big")
        unpacking = zlib.decompressobj()
        found = json.loads(unpacking.decompress(framed[3 : 3 + length], 100_000))
    except (ValueError, zlib.error, RecursionError):
        raise RecordError(_DAMAGED) from None
    if not isinstance(found, dict):
        raise RecordError(_DAMAGED)
    return found


# ---- lines ---------------------------------------------------------------------------------------------------------


def _line(number: int, facts: Facts, sealed: bytes) -> bytes:
    turn = "-" if facts.turn is None else facts.turn.letter
    body = f"{facts.round} {facts.altitude} {facts.planes} {facts.phase} {turn} {facts.mode.value} ".encode() + sealed
    return f"{_check(number, body):08x} ".encode() + body + b"\n"


def _check(number: int, body: bytes) -> int:
    """Check sum of a line. The number is in it, so that a line doubled or left out is noticed."""
    return zlib.crc32(f"{number}:".encode() + body)


def parse(content: bytes) -> Sealed:
    """Read a journal up to its first line that is not whole. Raises `RecordError` when not even the start is there."""
    head, newline, _ = content.partition(b"\n")
    if not newline:
        raise RecordError(_DAMAGED)
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
        raise RecordError(_DAMAGED)
    return Sealed(header, tuple(payloads), facts, length)


def _header(line: bytes) -> dict[str, str]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise RecordError(_DAMAGED) from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise RecordError("This file is not a saved flight.")
    if found.get("version") != VERSION or found.get("rules") != RULES:
        raise RecordError("This flight was saved by another version of the game.")
    texts = {key: found.get(key) for key in ("game", "scenario", "pilot", "copilot", "nonce")}
    if not all(isinstance(text, str) for text in texts.values()):
        raise RecordError(_DAMAGED)
    return {key: str(text) for key, text in texts.items()}


def _read_line(number: int, line: bytes) -> tuple[Facts, bytes] | None:
    parts = line.split(b" ")
    if len(parts) != 8 or len(parts[0]) != 8:
        return None
    try:
        if int(parts[0], 16) != _check(number, line[9:]):
            return None
        seat = {b"P": Seat.PILOT, b"C": Seat.COPILOT, b"-": None}[parts[5]]
        mode = Mode(parts[6].decode("ascii"))
        facts = Facts(int(parts[1]), int(parts[2]), int(parts[3]), parts[4].decode("ascii"), seat, mode)
    except (ValueError, KeyError):
        return None
    return facts, parts[7]


def record_of(sealed: Sealed) -> GameRecord:
    """The flight in a journal. Raises `RecordError`."""
    from .record_schema import read_entry

    header = sealed.header
    payloads = [unseal(payload, header["nonce"], number) for number, payload in enumerate(sealed.payloads)]
    begin = payloads[0]
    seed = begin.get("seed")
    if begin.get("kind") != "begin" or type(seed) is not int or begin.get("mode") not in [*Mode]:
        raise RecordError(_DAMAGED)
    setup = FlightSetup(
        header["scenario"], header["game"], header["pilot"], header["copilot"], Mode(begin["mode"]), seed
    )
    return GameRecord(setup, tuple(read_entry(found, number) for number, found in enumerate(payloads[1:], 1)))


# ---- the file ------------------------------------------------------------------------------------------------------


class Journal:
    """A flight's file, written by appending. Make one with `begin` or `reopen`."""

    def __init__(self, path: Path, nonce: str, mode: Mode, number: int, whole: bytes) -> None:
        self.path = path
        self._nonce = nonce
        self._mode = mode
        self._number = number
        self._whole = whole  # what is known to be in the file
        self._waiting: list[bytes] = []
        self._record: GameRecord | None = None
        self._file: int | None = None  # a plain descriptor: a journal left lying is no warning
        self._lock: FileLock | None = None
        self._problem = ""
        self._finished = False

    def __del__(self) -> None:
        """A flight that nobody put down: the file is let go all the same, everything is in it."""
        self._let_go()

    def __repr__(self) -> str:
        """The file alone."""
        return f"Journal({self.path.name})"

    @classmethod
    def begin(cls, path: Path, setup: FlightSetup, board: Board) -> Journal:
        """A new flight. Raises nothing for trouble with the disk: `problem` says so, and the next entry tries again."""
        setup = tidied(setup)
        journal = cls(path, os.urandom(12).hex(), setup.mode, 0, b"")
        head = {
            "format": FORMAT,
            "version": VERSION,
            "rules": RULES,
            "game": setup.game,
            "scenario": setup.scenario,
            "pilot": setup.pilot,
            "copilot": setup.copilot,
            "nonce": journal._nonce,
        }
        journal._waiting.append(json.dumps(head, ensure_ascii=False).encode("utf-8", "replace") + b"\n")
        journal._add({"kind": "begin", "mode": setup.mode.value, "seed": setup.seed}, facts_of(board, setup.mode))
        journal._write()
        return journal

    @classmethod
    def reopen(cls, path: Path) -> tuple[GameRecord, Journal]:
        """Go on with a flight; a torn last line is cut off. Raises `RecordError`, `FlightInUse` among them."""
        try:
            lock = _locked(path)
        except OSError as error:
            raise RecordError(f"This saved flight cannot be opened ({_why(error)}).") from None
        try:
            content = _content(path)
            sealed = parse(content)
            record = record_of(sealed)
        except BaseException:
            lock.release()
            raise
        journal = cls(path, sealed.header["nonce"], sealed.facts.mode, len(sealed.payloads), content[: sealed.length])
        journal._lock = lock
        journal._write()
        return record, journal

    @property
    def problem(self) -> str:
        """Empty, or one sentence why nothing can be saved at the moment."""
        return self._problem

    def append(self, entries: Sequence[Entry], board: Board, *, done: bool = False) -> None:
        """Write entries; they are with the operating system when this returns, or `problem` says why not."""
        if self._finished:
            return
        for entry in entries:
            if isinstance(entry, ModeChanged):
                self._mode = entry.mode
            self._add(entry_to_json(entry), facts_of(board, self._mode, done))
        self._write()

    def sync(self) -> None:
        """On the disk, so that a power cut loses nothing either."""
        if self._file is not None and not self._problem:
            try:
                os.fsync(self._file)
            except OSError as error:
                self._trouble(error)

    def finish(self, record: GameRecord) -> None:
        """Write the flight in the open format beside the sealed file, then drop that. Again after later chat lines."""
        self._record = record
        target = self.path.with_suffix(OPEN)
        draft = self.path.with_suffix(OPEN + ".part")
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            with draft.open("w", encoding="utf-8", newline="\n") as file:
                file.write(to_json(record))
                file.flush()
                os.fsync(file.fileno())
            draft.replace(target)
        except OSError as error:
            self._trouble(error)
            return
        self._finished = True
        self._problem = ""
        self._record = None
        self._let_go()
        with contextlib.suppress(OSError):
            self.path.unlink(missing_ok=True)

    def close(self) -> None:
        """Try once more what could not be written, sync, and let go of the file."""
        if self._record is not None:
            self.finish(self._record)
        if not self._finished:
            self._write()
            self.sync()
        self._let_go()

    def _add(self, payload: dict[str, Any], facts: Facts) -> None:
        self._waiting.append(_line(self._number, facts, seal(payload, self._nonce, self._number)))
        self._number += 1

    def _write(self) -> None:
        """Everything that waits, after what is known to be whole: a line half written before is written over."""
        fresh = b"".join(self._waiting)
        try:
            file = self._opened()
            keep = len(self._whole)
            if os.fstat(file).st_size < keep:
                keep = 0  # somebody cut the file or took it away: all of it again
            os.ftruncate(file, keep)
            os.lseek(file, keep, os.SEEK_SET)
            rest = memoryview(self._whole[keep:] + fresh)
            while rest:
                rest = rest[os.write(file, rest) :]
        except OSError as error:
            self._trouble(error)
            return
        except RecordError as error:
            self._problem = str(error)
            return
        self._whole += fresh
        self._waiting.clear()
        self._problem = ""

    def _opened(self) -> int:
        if self._file is None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self._lock is None:
                self._lock = _locked(self.path)
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
        return self._file

    def _trouble(self, error: OSError) -> None:
        self._problem = (
            f"The flight cannot be saved at the moment ({_why(error)}). You can fly on; saving is tried again."
        )
        self._drop_file()

    def _drop_file(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            with contextlib.suppress(OSError):
                os.close(file)

    def _let_go(self) -> None:
        self._drop_file()
        lock, self._lock = self._lock, None
        if lock is not None:
            lock.release()


def read(path: Path) -> Sealed:
    """Read a journal from its file. Raises `RecordError`."""
    return parse(_content(path))


def _content(path: Path) -> bytes:
    try:
        if path.stat().st_size > _FILE_MOST:
            raise RecordError(_DAMAGED)
        return path.read_bytes()
    except OSError as error:
        raise RecordError(f"This saved flight cannot be read ({_why(error)}).") from None


def _locked(path: Path) -> FileLock:
    try:
        return FileLock(path.with_suffix(".lock"))
    except InUse:
        raise FlightInUse from None


def _why(error: OSError) -> str:
    # The system's words ("No space left on device") name no file and no die.
    return error.strerror or "unknown reason"
