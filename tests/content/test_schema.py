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


def test_an_unknown_flight_game_or_module_is_refused() -> None:
    with pytest.raises(UnknownScenario):
        load_scenario("XXX-green")
    with pytest.raises(UnknownModule):
        load_ruleset("YUL-green", "chess")


def test_the_start_screen_knows_the_modules_that_are_built_without_importing_them() -> None:
    assert {module.name for module in MODULES} == BUILT_MODULES
