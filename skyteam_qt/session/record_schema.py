"""The check of a record's content. Imports pydantic, so nothing imports this before a record is read."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, Union

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass as checked_dataclass

from ..content.airport_check import check_plain
from ..content.levels import Mix
from ..content.own_flights import is_own, own_id, text_of
from ..rules.actions import (
    Deal,
    EndRound,
    GiveUp,
    LayAside,
    MarkReroll,
    PlaceDie,
    Roll,
    SpendReroll,
    TimeUp,
    TurnUp,
)
from ..rules.kinds import Seat
from ..rules.modules import FURTHER_ACTIONS
from .chat import plain_text
from .entries import Corrected, Debriefed, Entry, Flown, ModeChanged, PlanChanged, Said, TimeLeft
from .kept import RecordError
from .record import GameRecord, entry_to_json, seats_from_letters
from .setup import NAME_MOST, Computer, FlightSetup, Mode

ENTRIES_MOST = 20_000
_Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]{0,60}$")]
_Name = Annotated[str, Field(max_length=NAME_MOST)]
_Abilities = Annotated[list[_Id], Field(max_length=6)]


@checked_dataclass(frozen=True, config=ConfigDict(extra="forbid"))
class _Mix:
    """An own mix; which ones there are, the levels of the content say."""

    busy_sky: Annotated[int, Field(strict=True, ge=0)]
    turbulence: Annotated[bool, Field(strict=True)]


@checked_dataclass(frozen=True, config=ConfigDict(extra="forbid"))
class _Level:
    """How hard the flight was made, and which abilities help."""

    level: _Id
    mix: _Mix
    stopwatch: Annotated[int, Field(strict=True, ge=0, le=3600)]
    abilities: _Abilities


@checked_dataclass(frozen=True, config=ConfigDict(extra="forbid"))
class _Computer:
    """The seat that a computer crew flies."""

    seat: Literal["P", "C"]
    crew: _Id


@checked_dataclass(frozen=True, config=ConfigDict(extra="forbid"))
class _Head:
    """All of a record but its log."""

    rules: Annotated[int, Field(strict=True, ge=1)]
    game: _Id
    scenario: _Id
    pilot: _Name
    copilot: _Name
    mode: Mode
    seed: Annotated[int, Field(strict=True)]
    level: _Id
    mix: _Mix
    stopwatch: Annotated[int, Field(strict=True, ge=0, le=3600)]
    abilities: _Abilities
    own_flight: dict[str, Any] | None
    computer: _Computer | None


@dataclass(frozen=True)
class _Adapters:
    head: TypeAdapter[_Head]
    level: TypeAdapter[_Level]
    computer: TypeAdapter[_Computer | None]
    entry: TypeAdapter[Entry]


@cache
def adapters() -> _Adapters:
    """The compiled checks; the union of entries is told apart by `kind`."""
    further: Any = Union[FURTHER_ACTIONS]  # noqa: UP007  # the modules' own, whichever there are
    entry: Any = Annotated[
        further
        | Roll
        | Deal
        | TurnUp
        | PlaceDie
        | LayAside
        | SpendReroll
        | MarkReroll
        | EndRound
        | TimeUp
        | GiveUp
        | Corrected
        | ModeChanged
        | PlanChanged
        | Said
        | Flown
        | TimeLeft
        | Debriefed,
        Field(discriminator="kind"),
    ]
    return _Adapters(TypeAdapter(_Head), TypeAdapter(_Level), TypeAdapter(_Computer | None), TypeAdapter(entry))


def read(found: dict[str, Any]) -> GameRecord:
    """Check a plain dictionary of the current version, without `format` and `version`. Raises `RecordError`."""
    entries = found.pop("entries", None)
    if not isinstance(entries, list) or len(entries) > ENTRIES_MOST:
        raise RecordError("This flight has no log that can be read.")
    try:
        head = adapters().head.validate_python(found)
    except ValidationError as error:
        where = ".".join(str(part) for part in error.errors(include_input=False)[0]["loc"][:1])
        known = where in _Head.__dataclass_fields__
        raise RecordError(
            f"This flight is damaged: “{where}” cannot be read." if known else "This flight is damaged."
        ) from None
    if plain_text(head.pilot, NAME_MOST) != head.pilot or plain_text(head.copilot, NAME_MOST) != head.copilot:
        raise RecordError("This flight is damaged: a name cannot be read.")
    mix = Mix(head.mix.busy_sky, head.mix.turbulence)
    setup = FlightSetup(
        head.scenario,
        head.game,
        head.pilot,
        head.copilot,
        head.mode,
        head.seed,
        head.level,
        mix,
        head.stopwatch,
        tuple(head.abilities),
        read_own(head.own_flight, head.scenario),
        _computer(head.computer),
    )
    return GameRecord(setup, tuple(read_entry(entry, number) for number, entry in enumerate(entries, 1)), head.rules)


def read_own(found: dict[str, Any] | None, scenario: str) -> str:
    """The text of an own flight out of a file, checked as an airport file is; empty for a bundled one.

    Raises `RecordError`.
    """
    if found is None:
        if is_own(scenario):
            raise RecordError("This flight is damaged: it does not say how its airport is.")
        return ""
    airport = check_plain(found).airport
    if airport is None or own_id(text_of(airport)) != scenario:
        raise RecordError("This flight is damaged: its own airport cannot be read.")
    return text_of(airport)


def read_level(found: dict[str, Any]) -> tuple[str, Mix, int, tuple[str, ...]]:
    """Level, own mix, stopwatch and abilities out of a file. Raises `RecordError`."""
    try:
        level = adapters().level.validate_python(found)
    except ValidationError:
        raise RecordError("This flight is damaged: its level cannot be read.") from None
    mix = Mix(level.mix.busy_sky, level.mix.turbulence)
    return level.level, mix, level.stopwatch, tuple(level.abilities)


def read_computer(found: object) -> Computer | None:
    """Who flies the other seat of a person alone, out of a file. Raises `RecordError`."""
    try:
        return _computer(adapters().computer.validate_python(found))
    except ValidationError:
        raise RecordError("This flight is damaged: its computer crew cannot be read.") from None


def _computer(found: _Computer | None) -> Computer | None:
    return None if found is None else Computer(Seat.PILOT if found.seat == "P" else Seat.COPILOT, found.crew)


def read_entry(found: object, number: int) -> Entry:
    """Check one entry. Raises `RecordError` with its number, never with what it holds."""
    sentence = f"This flight is damaged: entry {number} cannot be read."
    try:
        entry = adapters().entry.validate_python(seats_from_letters(found))
    except (ValidationError, RecursionError):
        raise RecordError(sentence) from None
    # What reads differently from what stands there (left out, added, 1.0 for 1, true for 1) was not written by us.
    if entry_to_json(entry) != found or [*map(type, _flat(found))] != [*map(type, _flat(entry_to_json(entry)))]:
        raise RecordError(sentence)
    return entry


def _flat(found: Any) -> list[Any]:
    return [part for _, value in sorted(found.items()) for part in (value if isinstance(value, list) else [value])]
