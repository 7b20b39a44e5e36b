"""A flight's file, wherever it came from: finished and open to everybody, or still in the air and sealed."""

from __future__ import annotations

from pathlib import Path

from .kept import DONE, FORMAT, RecordError, SavedFlight, content_of, parse, saved_flight
from .record import GameRecord, from_json

NO_FLIGHT = "This file is not a flight, or it is damaged."


def read_flight(path: Path) -> GameRecord | SavedFlight:
    """The record of a finished flight, or the public facts of one that is still in the air; that one stays sealed.

    Raises `RecordError` with one sentence. Whether a record can have happened, `fold_record` says.
    """
    content = content_of(path)
    if FORMAT.encode() not in content.partition(b"\n")[0]:
        try:
            return from_json(content.decode("utf-8"))
        except UnicodeDecodeError:
            raise RecordError(NO_FLIGHT) from None
    sealed = parse(content)
    if sealed.facts.phase != DONE:
        try:
            return saved_flight(path, sealed, path.stat().st_mtime)
        except OSError:
            return saved_flight(path, sealed, 0.0)
    # the hands are open; the program was stopped before the file could be written anew
    from .journal import record_of

    return record_of(sealed)


__all__ = ["NO_FLIGHT", "read_flight"]
