"""The bundled flights are what they should be."""

import copy
from typing import Any

import pytest
from pydantic import ValidationError

from skyteam_qt.content.files import read_json
from skyteam_qt.content.flights import BUILT_MODULES
from skyteam_qt.content.library import (
    UnknownScenario,
    is_playable,
    load_ruleset,
    load_scenario,
    playable_ids,
    scenario_ids,
)
from skyteam_qt.content.schema import ScenarioFile
from skyteam_qt.rules import Seat, UnknownModule
from skyteam_qt.rules.modules import MODULES


def flight(file: dict[str, Any], id: str) -> dict[str, Any]:
    """One entry of the file."""
    found: dict[str, Any] = next(one for one in file["scenarios"] if one["id"] == id)
    return found


def test_the_bundled_flights_pass_their_schema() -> None:
    assert len(ScenarioFile.model_validate(read_json("scenarios")).scenarios) == 55


@pytest.mark.parametrize(
    "damage",
    [
        lambda f: f["scenarios"][0].update(traffic_total=8),
        lambda f: f["scenarios"][0]["spaces"][6].update(airport=False),
        lambda f: f["scenarios"][0]["spaces"][2].update(index=9),
        lambda f: f["scenarios"][1].update(id="YUL-green"),
        lambda f: f["scenarios"][0].update(modules=["teleport"]),
        lambda f: f["scenarios"][0].update(altitude_track="Z"),
        lambda f: f["scenarios"][0].update(colour="pink"),
        lambda f: f["altitude_tracks"]["A"]["spaces"].pop(1),
        lambda f: f["altitude_tracks"]["A"]["spaces"][1].update(starts="pilot"),
        lambda f: f["constants"].pop("kerosene_no_die_loss"),
        lambda f: f["constants"].update(traffic_die_faces=[]),
        lambda f: f["wind"]["headwind_modifier_by_distance"].pop("10"),
        lambda f: f["alarms"][0].update(reset_by=[]),
        lambda f: flight(f, "HND-green").update(modules=["traffic"]),
        lambda f: flight(f, "HND-green").update(modules=["traffic", "turns", "total-trust"]),
        lambda f: flight(f, "HND-green").update(modules=["traffic", "turns", "turns"]),
        lambda f: flight(f, "HND-green")["spaces"][2].update(axis=[]),
        lambda f: flight(f, "HND-green")["spaces"][2].update(axis=[3]),
        lambda f: flight(f, "OSL-green").update(kerosene_start=None),
        lambda f: flight(f, "OSL-green").update(modules=["traffic", "kerosene", "kerosene-leak"]),
        lambda f: flight(f, "LHR-green").update(kerosene_start=20),
        lambda f: flight(f, "GIG-yellow").update(wind_start_modifier=-3),
        lambda f: flight(f, "GIG-yellow").update(modules=["traffic", "wind", "headwind", "special-abilities"]),
        lambda f: flight(f, "TER-yellow-promo").update(
            modules=[*flight(f, "TER-yellow-promo")["modules"], "kerosene-leak"], kerosene_start=20
        ),
        lambda f: flight(f, "PBH-red").update(real_time_seconds=0),
        lambda f: flight(f, "ATL-green").update(intern_tokens=0),
        lambda f: flight(f, "SYD-green-turbulence").update(alarm_tokens=[1, 1, 2]),
        lambda f: flight(f, "MAD-black-turbulence").update(start_altitude_ft=6000, rounds=7),
        lambda f: flight(f, "MAD-black-turbulence").update(rounds=7),
        lambda f: flight(f, "PEK-green-turbulence").update(altitude_track="green-yellow"),
        lambda f: flight(f, "YUL-green").update(altitude_track="B"),
        lambda f: flight(f, "KUL-yellow").update(special_abilities=0),
    ],
)
def test_a_damaged_file_is_refused(damage: Any) -> None:
    whole = copy.deepcopy(read_json("scenarios"))
    damage(whole)
    with pytest.raises(ValidationError):
        ScenarioFile.model_validate(whole)


def test_montreal_is_as_in_the_rules() -> None:
    """R3, R4, R5."""
    scenario = load_scenario("YUL-green")
    assert scenario.planes == (0, 0, 1, 2, 1, 3, 2)
    assert [a.feet for a in scenario.altitude] == [6000, 5000, 4000, 3000, 2000, 1000, 0]
    assert [a.begins for a in scenario.altitude] == [Seat.PILOT, Seat.COPILOT] * 3 + [Seat.PILOT]
    assert [a.feet for a in scenario.altitude if a.reroll] == [6000, 2000]


def test_a_flight_is_playable_when_all_its_modules_are_built() -> None:
    assert "YUL-green" in playable_ids()
    for one in scenario_ids():
        assert is_playable(one) == (one in playable_ids())


def test_every_flight_is_playable() -> None:
    """Issue 4: all 55."""
    assert playable_ids() == scenario_ids()
    assert len(playable_ids()) == 55


@pytest.mark.parametrize("scenario", scenario_ids())
def test_every_flight_has_what_its_file_says(scenario: str) -> None:
    """Tracks, altitudes and modules come through unchanged, and a ruleset can be made of them."""
    raw = next(one for one in read_json("scenarios")["scenarios"] if one["id"] == scenario)
    rules = load_ruleset(scenario)
    assert rules.scenario.planes == tuple(space["traffic"] for space in raw["spaces"])
    assert [space.feet for space in rules.scenario.altitude] == list(range(raw["start_altitude_ft"], -1, -1000))
    assert len(rules.scenario.altitude) == raw["rounds"]
    assert rules.seconds == (raw["real_time_seconds"] or 0)
    assert set(rules.scenario.modules) == set(raw["modules"])


def test_an_unknown_flight_game_or_module_is_refused() -> None:
    with pytest.raises(UnknownScenario):
        load_scenario("XXX-green")
    with pytest.raises(UnknownModule):
        load_ruleset("YUL-green", "chess")


def test_the_start_screen_knows_the_modules_that_are_built_without_importing_them() -> None:
    assert {module.name for module in MODULES} == BUILT_MODULES
