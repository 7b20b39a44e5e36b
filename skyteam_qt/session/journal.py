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
from typing import Any, Final

from ..rules import Board, Phase
from .entries import Entry, ModeChanged
from .kept import (
    DAMAGED,
    DONE,
    FORMAT,
    RULES,
    VERSION,
    Facts,
    RecordError,
    Sealed,
    check_sum,
    content_of,
    parse,
    why,
)
from .lock import FileLock, InUse
from .record import LEVEL_OF_OLD, GameRecord, computer_to_json, entry_to_json, level_to_json, own_to_json, to_json
from .setup import FlightSetup, Mode, tidied

DAMAGED_COPY: Final = ".damaged"
"""Suffix of the copy of a file that was damaged in the middle."""
_BLOCK: Final = 120
# Every action fits one block whatever it says; in base64 a block has no padding of its own.
_SEAL: Final = b"skyteam-qt: keep the partner's dice out of sight"


class FlightInUse(RecordError):  # noqa: N818
    """Another window has this flight open."""

    def __init__(self) -> None:
        super().__init__("This flight is open in another window.")


def facts_of(board: Board, mode: Mode, done: bool = False) -> Facts:
    """The public facts of a board. `planes`: airplanes still on the approach."""
    phase = DONE if done else board.phase.word
    turn = (board.to_act if board.ask is None else board.ask.seat) if board.phase == Phase.PLACEMENT else None
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
        raise RecordError(DAMAGED) from None
    if not isinstance(found, dict):
        raise RecordError(DAMAGED)
    return found


# ---- lines ---------------------------------------------------------------------------------------------------------


def _line(number: int, facts: Facts, sealed: bytes) -> bytes:
    turn = "-" if facts.turn is None else "PC"[facts.turn]
    body = f"{facts.round} {facts.altitude} {facts.planes} {facts.phase} {turn} {facts.mode.value} ".encode() + sealed
    return f"{check_sum(number, body):08x} ".encode() + body + b"\n"


def record_of(sealed: Sealed) -> GameRecord:
    """The flight in a journal. Raises `RecordError`."""
    from .record_schema import read_computer, read_entry, read_level, read_own

    header = sealed.header
    payloads = [unseal(payload, header["nonce"], number) for number, payload in enumerate(sealed.payloads)]
    begin = payloads[0]
    seed = begin.get("seed")
    if begin.get("kind") != "begin" or type(seed) is not int or begin.get("mode") not in [*Mode]:
        raise RecordError(DAMAGED)
    level, mix, stopwatch, abilities = read_level({name: begin.get(name, old) for name, old in LEVEL_OF_OLD.items()})
    setup = FlightSetup(
        scenario=header["scenario"],
        game=header["game"],
        pilot=header["pilot"],
        copilot=header["copilot"],
        mode=Mode(begin["mode"]),
        seed=seed,
        level=level,
        mix=mix,
        stopwatch=stopwatch,
        abilities=abilities,
        own_flight=read_own(json.loads(header["own_flight"] or "null"), header["scenario"]),
        computer=read_computer(begin.get("computer")),
    )
    return GameRecord(setup, tuple(read_entry(found, number) for number, found in enumerate(payloads[1:], 1)))


# ---- the file ------------------------------------------------------------------------------------------------------


class Journal:
    """A flight's file, written by appending. Make one with `begin` or `reopen`."""

    def __init__(
        self, path: Path, nonce: str, mode: Mode, number: int, whole: bytes, flown: Path | None = None
    ) -> None:
        self.path = path
        self._flown = flown or path
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
    def begin(cls, path: Path, setup: FlightSetup, board: Board, flown: Path | None = None) -> Journal:
        """A new flight. Raises nothing for trouble with the disk: `problem` says so, and the next entry tries again.

        flown: where the open record goes in the end; in place of the sealed file if not said.
        """
        setup = tidied(setup)
        journal = cls(path, os.urandom(12).hex(), setup.mode, 0, b"", flown)
        head = {
            "format": FORMAT,
            "version": VERSION,
            "rules": RULES,
            "game": setup.game,
            "scenario": setup.scenario,
            "level": setup.level,
            "pilot": setup.pilot,
            "copilot": setup.copilot,
            "nonce": journal._nonce,
        }
        if setup.own_flight:
            head["own_flight"] = own_to_json(setup)
        journal._waiting.append(json.dumps(head, ensure_ascii=False).encode("utf-8", "replace") + b"\n")
        begin = {"kind": "begin", "mode": setup.mode.value, "seed": setup.seed, **level_to_json(setup)}
        if setup.computer is not None:
            begin["computer"] = computer_to_json(setup)
        journal._add(begin, facts_of(board, setup.mode))
        journal._write()
        return journal

    @classmethod
    def reopen(cls, path: Path, flown: Path | None = None) -> tuple[GameRecord, Journal]:
        """Go on with a flight; a torn last line is cut off. Raises `RecordError`, `FlightInUse` among them."""
        try:
            lock = _locked(path)
        except OSError as error:
            raise RecordError(f"This saved flight cannot be opened ({why(error)}).") from None
        try:
            content = content_of(path)
            sealed = parse(content)
            record = record_of(sealed)
        except BaseException:
            lock.release()
            raise
        nonce, mode, number = sealed.header["nonce"], sealed.facts.mode, len(sealed.payloads)
        journal = cls(path, nonce, mode, number, content[: sealed.length], flown)
        journal._lock = lock
        if b"\n" in content[sealed.length :]:
            # More than a torn last line: what follows the damage is cut off here, but not lost.
            with contextlib.suppress(OSError):
                path.with_suffix(DAMAGED_COPY).write_bytes(content)
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
        """Write the flight in the open format, then drop the sealed file. Again after later chat lines."""
        self._record = record
        target = self._flown
        draft = target.with_suffix(".part")
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            with draft.open("w", encoding="utf-8", newline="\n") as file:
                file.write(to_json(record))
                file.flush()
                os.fsync(file.fileno())
            self._drop_file()
            draft.replace(target)
        except OSError as error:
            self._trouble(error)
            return
        self._finished = True
        self._problem = ""
        self._record = None
        self._let_go()
        if target != self.path:
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
            f"The flight cannot be saved at the moment ({why(error)}). You can fly on; saving is tried again."
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


def _locked(path: Path) -> FileLock:
    try:
        return FileLock(path.with_suffix(".lock"))
    except InUse:
        raise FlightInUse from None
