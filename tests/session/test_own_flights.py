"""Flights from own airports: the airport goes with the flight, in its record and in the file of a flight in the air."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from skyteam_qt.content.airport import Airport
from skyteam_qt.content.flights import raw_altitude, raw_flights
from skyteam_qt.content.library import UnknownScenario, load_scenario, playable_ids
from skyteam_qt.content.own_flights import airport_of, is_own, kept_entry, own_id, raw_own, text_of
from skyteam_qt.rules import Seat
from skyteam_qt.session.kept import RecordError
from skyteam_qt.session.record import VERSION, GameRecord, fold_record, from_json, to_json
from skyteam_qt.session.saves import Saves
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import FlightSetup, drawn_abilities, ruleset_for
from tests.content.airports import INNSBRUCK, bundled

from .flights import fly_on


def setup_of(airport: Airport = INNSBRUCK, seed: int = 5) -> FlightSetup:
    """A flight to begin, with abilities if it has some."""
    text = text_of(airport)
    chosen = drawn_abilities(own_id(text), seed, text)
    return FlightSetup(own_id(text), pilot="Anna", copilot="Ben", seed=seed, abilities=chosen, own_flight=text)


def flown(setup: FlightSetup, steps: int | None = None, saves: Saves | None = None) -> GameSession:
    rules = ruleset_for(setup)
    session = GameSession(rules, setup, journal=None if saves is None else saves.begin(rules, setup))
    fly_on(session.ports(), Random(setup.seed), steps)
    return session


# ---- ids and entries -------------------------------------------------------------------------------------------------


def test_the_id_belongs_to_all_that_the_airport_says() -> None:
    text = text_of(INNSBRUCK)
    assert own_id(text) == own_id(text_of(airport_of(text)))
    assert own_id(text).startswith("own.INN-red-")
    assert own_id(text_of(INNSBRUCK._replace(city="Tyrol"))) != own_id(text)
    assert is_own(own_id(text))
    assert not any(is_own(one) for one in raw_flights())


@pytest.mark.parametrize("scenario_id", list(raw_flights()))
def test_an_own_flight_has_the_facts_of_a_bundled_one_that_is_the_same(scenario_id: str) -> None:
    raw, own = raw_flights()[scenario_id], raw_own(text_of(bundled(scenario_id)))
    other = {"id", "number", "iata", "icao", "set", "altitude_track", "modules"}
    assert {key: own[key] for key in raw if key not in other} == {k: v for k, v in raw.items() if k not in other}
    assert sorted(own["modules"]) == sorted(raw["modules"])
    track = [{k: v for k, v in one.items() if k != "round"} for one in raw_altitude(raw)]
    assert [{k: v for k, v in one.items() if k != "round"} for one in raw_altitude(own)] == track


def test_an_own_flight_is_loaded_from_its_text_alone() -> None:
    text = text_of(INNSBRUCK)
    scenario = load_scenario(own_id(text), text)
    assert (scenario.code, scenario.airport, scenario.planes) == ("INN", "Innsbruck", (0, 1, 1, 2, 0, 1))
    assert scenario.space_at(5000).begins == Seat.COPILOT
    assert scenario.options["own_flight"] == text
    assert own_id(text) not in playable_ids()
    for wrong in ((own_id(text), ""), ("YUL-green", text), (own_id(text), "{}"), (own_id(text), "nonsense")):
        with pytest.raises(UnknownScenario):
            load_scenario(*wrong)


# ---- records and journals --------------------------------------------------------------------------------------------


def test_a_record_carries_the_airport() -> None:
    record = flown(setup_of()).record()
    found = json.loads(to_json(record))
    assert (found["version"], found["own_flight"]["airport"]) == (VERSION, "Innsbruck")
    again = from_json(to_json(record))
    assert again == record
    assert fold_record(again, ruleset_for(again.setup)).board.over


def test_a_bundled_flight_carries_none() -> None:
    assert json.loads(to_json(GameRecord(FlightSetup(), ())))["own_flight"] is None


def _moved(found: dict[str, Any]) -> None:
    found["own_flight"]["spaces"][1]["traffic"] = 2


@pytest.mark.parametrize(
    "damage",
    [
        _moved,
        lambda f: f.update(own_flight=None),
        lambda f: f.update(own_flight={}),
        lambda f: f.update(own_flight=[]),
        lambda f: f.update(own_flight="x"),
        lambda f: f.pop("own_flight"),
        lambda f: f.update(scenario="own.INN-red-0000000000"),
        lambda f: f.update(scenario="YUL-green"),
        lambda f: f["own_flight"].update(colour=1),
        lambda f: f["own_flight"]["spaces"].pop(),
    ],
)
def test_a_record_whose_airport_was_changed_is_refused(damage: Callable[[dict[str, Any]], object]) -> None:
    found = json.loads(to_json(flown(setup_of(), 3).record()))
    damage(found)
    with pytest.raises(RecordError):
        from_json(json.dumps(found))


def test_a_flight_in_the_air_is_continued_when_the_airport_file_is_gone(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    session = flown(setup_of(), 4, saves)
    session.close()
    (kept,) = saves.unfinished()
    entry = kept_entry(kept.scenario, kept.own_flight)
    assert entry is not None
    assert (entry["airport"], entry["iata"]) == ("Innsbruck", "INN")
    record, journal = saves.open(kept.path)
    assert record == session.record()
    resumed = GameSession.resume(record, ruleset_for(record.setup), journal=journal)
    fly_on(resumed.ports(), Random(3))
    resumed.close()
    (path,) = saves.finished()
    assert from_json(path.read_text(encoding="utf-8")) == resumed.record()


@pytest.mark.parametrize("text", ["", "null", "{}", "[", '{"code": 3}', '{"altitude": [], "spaces": [[]]}'])
def test_what_no_flight_fits_is_not_shown(text: str) -> None:
    assert kept_entry("own.INN-red-0000000000", text) is None


def test_a_flight_in_the_air_whose_airport_was_changed_is_refused(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    flown(setup_of(), 4, saves).close()
    (kept,) = saves.unfinished()
    content = kept.path.read_bytes()
    kept.path.write_bytes(content.replace(b"Innsbruck", b"Oberbruck"))
    (changed,) = saves.unfinished()
    assert kept_entry(changed.scenario, changed.own_flight) is None
    with pytest.raises(RecordError, match="own airport"):
        saves.open(kept.path)


def test_journals_written_before_there_were_own_flights_are_continued(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    session = flown(FlightSetup(seed=4), 6, saves)
    session.close()
    (kept,) = saves.unfinished()
    kept.path.write_bytes(kept.path.read_bytes().replace(b'"version": 4', b'"version": 3', 1))
    record, journal = saves.open(kept.path)
    journal.close()
    assert record == session.record()
