"""`skyteam-qt replay`: a flight as sentences or as one JSON object.

A finished flight is told whole, with both hands. One that is still in the air stays sealed: only what its file says in
clear is printed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ..content.flights import airport_code, raw_flights
from ..content.levels import CARD_GAME
from ..content.own_flights import code_in
from ..qtbridge.flight_text import flight_sentences, head_sentence
from ..qtbridge.flight_words import flight_name
from ..qtbridge.texts import grouped, say
from ..qtbridge.wording import Names
from ..session.flight_file import read_flight
from ..session.flown import FlownFlight, folded, of_fold
from ..session.kept import SavedFlight
from ..session.record import GameRecord, entry_to_json, level_to_json
from ..session.replay import Fold


class Told(NamedTuple):
    """A flight as plain values for JSON, and, when it is over, all of it."""

    facts: dict[str, Any]
    names: Names
    flight: FlownFlight | None


def read(path: Path) -> Told:
    """Read a flight's file. Raises `RecordError`, `RulesError` or `LookupError` with one sentence."""
    found = read_flight(path)
    if isinstance(found, SavedFlight):
        return Told(_in_the_air(found), Names(found.pilot, found.copilot), None)
    names = Names(found.setup.pilot, found.setup.copilot)
    fold = folded(found)
    if not fold.board.over:
        # a record of a flight that somebody wrote by hand: its dice are nobody's business yet
        board = fold.board
        facts = {"finished": False, "round": board.round, "altitude": board.altitude}
        facts |= {"scenario": found.setup.scenario, "game": found.setup.game}
        return Told(facts, names, None)
    return Told(_finished(found, fold), names, of_fold(found.setup, fold))


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


def _finished(record: GameRecord, fold: Fold) -> dict[str, Any]:
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
    """A finished flight as the replay writes it; of one in the air who flies where, and how far they are."""
    if told.flight is not None:
        yield from flight_sentences(told.flight)
        return
    facts = told.facts
    yield _head(facts, told.names)
    key = "told.airCards" if facts["game"] == CARD_GAME else "told.air"
    yield say(key, round=facts["round"], alt=grouped(facts["altitude"]))


def _head(facts: dict[str, Any], names: Names) -> str:
    raw = raw_flights().get(facts["scenario"])
    if raw:
        where = flight_name(str(facts["game"]), airport_code(raw), str(raw["airport"]))
    else:
        where = code_in(str(facts["scenario"]))
    return head_sentence(where, names)


__all__ = ["Told", "read", "sentences"]
