"""`skyteam-qt replay`: a flight as sentences or as one JSON object.

A finished flight is told whole, with both hands. One that is still in the air stays sealed: only what its file says in
clear is printed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ..content.flights import airport_code, raw_flights
from ..qtbridge.log_model import note_line
from ..qtbridge.phrases import log_line
from ..qtbridge.texts import grouped, say, speak_of
from ..qtbridge.wording import Names
from ..rules import SEATS, Deal, RulesError, Ruleset
from ..rules.events import RoundBegan
from ..session.entries import Said
from ..session.flight_file import read_flight
from ..session.kept import RecordError, SavedFlight
from ..session.record import GameRecord, entry_to_json, fold_record, level_to_json
from ..session.replay import Fold, Position
from ..session.setup import ruleset_for


class Told(NamedTuple):
    """A flight as plain values for JSON, and, when it is over, the folded log."""

    facts: dict[str, Any]
    names: Names
    fold: Fold | None


def read(path: Path) -> Told:
    """Read a flight's file. Raises `RecordError`, `RulesError` or `LookupError` with one sentence."""
    found = read_flight(path)
    if isinstance(found, SavedFlight):
        return Told(_in_the_air(found), Names(found.pilot, found.copilot), None)
    names = Names(found.setup.pilot, found.setup.copilot)
    try:
        ruleset = ruleset_for(found.setup)
    except (LookupError, RulesError):
        raise RecordError("This flight belongs to an airport or a level that this version does not know.") from None
    fold = fold_record(found, ruleset)
    if not fold.board.over:
        # a record of a flight that somebody wrote by hand: its dice are nobody's business yet
        board = fold.board
        facts = {"finished": False, "scenario": found.setup.scenario, "round": board.round, "altitude": board.altitude}
        return Told(facts, names, None)
    return Told(_finished(found, ruleset, fold), names, fold)


def _in_the_air(flight: SavedFlight) -> dict[str, Any]:
    return {
        "finished": False,
        "scenario": flight.scenario,
        "game": flight.game,
        "level": flight.level,
        "pilot": flight.pilot,
        "copilot": flight.copilot,
        "mode": flight.mode.value,
        "round": flight.round,
        "altitude": flight.altitude,
        "planes": flight.planes,
        "phase": flight.phase,
    }


def _finished(record: GameRecord, ruleset: Ruleset, fold: Fold) -> dict[str, Any]:
    setup, board = record.setup, fold.board
    return {
        "finished": True,
        "scenario": setup.scenario,
        "game": setup.game,
        **level_to_json(setup),
        "pilot": setup.pilot,
        "copilot": setup.copilot,
        "mode": fold.mode.value,
        "seed": setup.seed,
        "outcome": board.outcome.word,
        "loss": board.loss.value if board.loss else None,
        "failed": list(board.failed),
        "round": board.round,
        "altitude": board.altitude,
        "seconds": fold.seconds,
        "entries": [entry_to_json(entry) for entry in record.entries],
    }


def sentences(told: Told) -> Iterator[str]:
    """A head, then the log round by round; after a flight also the hands as they were dealt and the talk."""
    facts = told.facts
    yield _head(facts, told.names)
    if told.fold is None:
        yield say("told.air", round=facts["round"], alt=grouped(facts["altitude"]))
        return
    fold = told.fold
    speak_of(fold.ruleset.source.name)
    for position in fold.positions:
        board = position.state.board
        for event in position.events:
            line = log_line(event, told.names, board, fold.ruleset.spaces)
            if isinstance(event, RoundBegan):
                yield from ("", line)
            else:
                yield f"  {line}"
        if isinstance(position.action, Deal) and not board.awaits:
            yield from _hands(position, told.names)
    notes = [line for line in fold.log if line.note]
    if notes:
        yield from ("", say("told.notes"))
        yield from (f"  {note_line(line)}" for line in notes)
    talk = [entry for entry in fold.entries if isinstance(entry, Said)]
    if talk:
        yield from ("", say("told.talk"))
        yield from (f"  {told.names.of(line.seat)}: {line.text}" for line in talk)


def _head(facts: dict[str, Any], names: Names) -> str:
    raw = raw_flights().get(facts["scenario"])
    where = f"{airport_code(raw)} {raw['airport']}" if raw else str(facts["scenario"])
    return say("told.head", place=where, pilot=names.of(SEATS[0]), copilot=names.of(SEATS[1]))


def _hands(position: Position, names: Names) -> Iterator[str]:
    """What each has behind the screen after a roll or a reroll."""
    for seat in SEATS:
        values = " ".join(str(value) for value in position.state.hands[seat] if value)
        if values:
            yield f"  {say('told.hand', name=names.of(seat), values=values)}"


__all__ = ["Told", "read", "sentences"]
