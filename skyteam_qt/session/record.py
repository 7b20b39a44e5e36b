"""A flight as a file anybody can open: set-up, seed and log (architecture 7).

Writing needs only the standard library; reading checks the content with pydantic, which is imported when it is needed
and not before the first paint. A record holds every die of a flight: while it flies only the sealed journal is written.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, Final

from ..content.abilities import sorted_abilities
from ..content.levels import EASY, NO_MIX
from ..rules import RulesError, Ruleset, Seat
from .chat import ChatLocked
from .entries import Entry
from .kept import RULES, RecordError
from .replay import Fold
from .setup import FlightSetup

FORMAT: Final = "skyteam-record"
VERSION: Final = 5
RECORD_MOST: Final = 4_000_000
"""Largest record that is looked at, in characters; a long flight with much talk has a fiftieth of it."""

_LETTERS: Final = {seat.letter: int(seat) for seat in Seat}


def _with_level(found: dict[str, Any]) -> dict[str, Any]:
    """Version 1 knew airports only: every flight of it is an easy one."""
    return {**found, **{name: LEVEL_OF_OLD[name] for name in ("level", "mix", "stopwatch")}}


def _with_abilities(found: dict[str, Any]) -> dict[str, Any]:
    """Version 2 knew no abilities."""
    return {**found, "abilities": []}


def _with_own_flight(found: dict[str, Any]) -> dict[str, Any]:
    """Version 3 knew bundled flights only."""
    return {**found, "own_flight": None}


def _with_computer(found: dict[str, Any]) -> dict[str, Any]:
    """Version 4 knew flights of two people only."""
    return {**found, "computer": None}


MIGRATIONS: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    1: _with_level,
    2: _with_abilities,
    3: _with_own_flight,
    4: _with_computer,
}
"""Functions on plain dictionaries, from version n to n + 1. Each has an old file in tests/records."""


@dataclass(frozen=True)
class GameRecord:
    """Set-up (seed and all) and log of a flight; everything else follows from them."""

    setup: FlightSetup
    entries: tuple[Entry, ...]
    rules: int = RULES

    def __repr__(self) -> str:
        """Without the log and the seed."""
        return f"GameRecord({self.setup.scenario}, {len(self.entries)} entries)"


def entry_to_json(entry: Entry) -> dict[str, Any]:
    """One entry as a plain dictionary, its kind first, seats as letters."""
    found: dict[str, Any] = {"kind": entry.kind}
    for field in fields(entry):
        value = getattr(entry, field.name)
        if isinstance(value, Seat):
            value = value.letter
        elif isinstance(value, Enum):
            value = value.value
        elif isinstance(value, tuple):
            value = list(value)
        found[field.name] = value
    return found


def level_to_json(setup: FlightSetup) -> dict[str, Any]:
    """How hard the flight was made, as it stands in files, and which abilities help."""
    return {
        "level": setup.level,
        "mix": setup.mix._asdict(),
        "stopwatch": setup.stopwatch,
        "abilities": list(setup.abilities),
    }


def own_to_json(setup: FlightSetup) -> dict[str, Any] | None:
    """The airport of an own flight, as it stands in records: they can do without that airport's file."""
    return json.loads(setup.own_flight) if setup.own_flight else None


def computer_to_json(setup: FlightSetup) -> dict[str, Any] | None:
    """Which seat a computer crew flies, as it stands in files."""
    return None if setup.computer is None else {"seat": setup.computer.seat.letter, "crew": setup.computer.crew}


LEVEL_OF_OLD: Final = level_to_json(FlightSetup())
"""What files say that know neither levels nor abilities yet."""


def to_json(record: GameRecord) -> str:
    """The open format: a JSON object with one entry a line."""
    setup = record.setup
    head = {
        "format": FORMAT,
        "version": VERSION,
        "rules": record.rules,
        "game": setup.game,
        "scenario": setup.scenario,
        "pilot": setup.pilot,
        "copilot": setup.copilot,
        "mode": setup.mode.value,
        "seed": setup.seed,
        **level_to_json(setup),
        "own_flight": own_to_json(setup),
        "computer": computer_to_json(setup),
    }
    lines = [f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
    entries = ",\n".join("  " + json.dumps(entry_to_json(e), ensure_ascii=False) for e in record.entries)
    log = f' "entries": [\n{entries}\n ]' if entries else ' "entries": []'
    return "\n".join(["{", *lines, log, "}", ""])


def from_json(text: str) -> GameRecord:
    """Read the open format. Raises `RecordError`; whether the log can have happened `fold_record` says."""
    if len(text) > RECORD_MOST:
        raise RecordError("This file is too large to be a flight.")
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise RecordError("This file is not a flight, or it is damaged.") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise RecordError("This file is not a flight.")
    return from_plain(found)


def from_plain(found: dict[str, Any]) -> GameRecord:
    """A record from the plain dictionary of its file. Raises `RecordError`."""
    from .record_schema import read

    version = found.get("version")
    if type(version) is not int or version < 1:
        raise RecordError("This flight does not say in which version it was written.")
    while version < VERSION:
        step = MIGRATIONS.get(version)
        if step is None:
            raise RecordError("This flight was written by a version that can no longer be read.")
        found = step(dict(found))
        version += 1
    if version > VERSION:
        raise RecordError("This flight was written by a newer version of the game.")
    record = read({key: value for key, value in found.items() if key not in ("format", "version")})
    if record.rules != RULES:
        raise RecordError("This flight was flown with other rules than this version knows.")
    return record


def seats_from_letters(entry: object) -> object:
    """An entry of a file with its seat as the rules count it; anything else as it is."""
    if isinstance(entry, Mapping) and isinstance(entry.get("seat"), str) and entry["seat"] in _LETTERS:
        return {**entry, "seat": _LETTERS[entry["seat"]]}
    return entry


def fold_record(record: GameRecord, ruleset: Ruleset) -> Fold:
    """All positions of a record, each entry checked through the rules. Raises `RecordError`."""
    setup = record.setup
    options = ruleset.scenario.options
    cards = sorted_abilities(setup.abilities)
    chosen = {"level": setup.level, "mix": setup.mix, "stopwatch": setup.stopwatch, "abilities": cards}
    usual = {"level": EASY, "mix": NO_MIX, "stopwatch": 0, "abilities": ()}
    same = {name: options.get(name, value) for name, value in usual.items()} == chosen
    if setup.scenario != ruleset.scenario.id or setup.game != ruleset.game or not same:
        raise RecordError("This flight belongs to another airport, another level, other abilities or another game.")
    fold = Fold(ruleset, setup.mode)
    for number, entry in enumerate(record.entries, 1):
        try:
            fold.add(entry)
        except (RulesError, ChatLocked, ValueError, IndexError):
            raise RecordError(f"This flight cannot have happened: entry {number} is against the rules.") from None
    return fold
