"""Levels, the own mix and the stopwatch, as data and as rulesets."""

import copy
from typing import Any

import pytest
from pydantic import ValidationError

from skyteam_qt.content.files import read_json
from skyteam_qt.content.levels import (
    OWN_MIX,
    Level,
    Mix,
    UnknownLevel,
    flights_of,
    games,
    level_of,
    levels,
    mix_most,
    stopwatch_choices,
    takes_levels,
)
from skyteam_qt.content.library import load_ruleset, load_scenario, with_level
from skyteam_qt.content.schema import LevelFile
from skyteam_qt.rules.games import GAMES


def test_the_levels_are_those_of_the_rules() -> None:
    """F82, FQ1."""
    assert levels() == (
        Level("easy", (), False),
        Level("normal", (5000,), False),
        Level("hard", (5000, 3000), False),
        Level("expert", (5000, 3000), True),
    )


def test_the_bundled_levels_pass_their_schema() -> None:
    assert len(LevelFile.model_validate(read_json("levels")).levels) == 4


@pytest.mark.parametrize(
    "damage",
    [
        lambda f: f["levels"][0].update(id="mix"),
        lambda f: f["levels"][0].update(id="hard"),
        lambda f: f["levels"][3].update(busy_sky=[3000, 5000]),
        lambda f: f["levels"][3].update(busy_sky=[5500]),
        lambda f: f["levels"][1].pop("axis_turbulence"),
        lambda f: f["mix"]["busy_sky"].append([1000]),
        lambda f: f.update(stopwatch=[0]),
        lambda f: f.update(colour="pink"),
    ],
)
def test_a_damaged_file_is_refused(damage: Any) -> None:
    whole = copy.deepcopy(read_json("levels"))
    damage(whole)
    with pytest.raises(ValidationError):
        LevelFile.model_validate(whole)


def test_no_busy_sky_meets_a_joker() -> None:
    """FQ2: so the order of the two never matters."""
    scenario = load_scenario("YUL-green")
    most = level_of(OWN_MIX, Mix(mix_most(), True)).busy_sky
    for feet in {feet for level in levels() for feet in level.busy_sky} | set(most):
        assert not scenario.space_at(feet).reroll


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(
    ("level", "modules"),
    [
        ("easy", ()),
        ("normal", ("busy-sky",)),
        ("hard", ("busy-sky",)),
        ("expert", ("busy-sky", "axis-turbulence")),
    ],
)
def test_a_level_is_modules_and_numbers_in_both_games(game: str, level: str, modules: tuple[str, ...]) -> None:
    """F80 to F82: the dice game too can be flown with them."""
    rules = load_ruleset("YUL-green", game, level=level)
    assert rules.game == game
    assert rules.scenario.modules == modules
    assert rules.scenario.options["busy_sky"] == level_of(level).busy_sky
    assert rules.scenario.options["level"] == level
    assert bool(rules.tilt_changes) == ("axis-turbulence" in modules)
    assert bool(rules.before_briefing) == ("busy-sky" in modules)


def test_the_usual_flight_is_untouched_by_levels() -> None:
    rules = load_ruleset("YUL-green")
    assert (rules.game, rules.seconds, rules.slices, rules.scenario.modules) == ("sky-team", 0, (), ())
    assert (rules.before_briefing, rules.tilt_changes, rules.chances, rules.after_aside) == ((), (), {}, ())


@pytest.mark.parametrize("busy", [0, 1, 2])
@pytest.mark.parametrize("turbulence", [False, True])
def test_an_own_mix_sets_busy_sky_and_turbulence(busy: int, turbulence: bool) -> None:
    """ux-more 5."""
    rules = load_ruleset("YUL-green", "final-approach", level=OWN_MIX, mix=Mix(busy, turbulence))
    assert rules.scenario.options["busy_sky"] == ((), (5000,), (5000, 3000))[busy]
    assert bool(rules.tilt_changes) == turbulence
    assert rules.scenario.options["mix"] == Mix(busy, turbulence)


@pytest.mark.parametrize(
    ("level", "mix", "seconds"),
    [
        ("brutal", Mix(), 0),
        ("", Mix(), 0),
        (OWN_MIX, Mix(3), 0),
        (OWN_MIX, Mix(-1), 0),
        ("easy", Mix(1), 0),
        ("easy", Mix(), -1),
    ],
)
def test_what_is_no_level_is_refused(level: str, mix: Mix, seconds: int) -> None:
    with pytest.raises(UnknownLevel):
        with_level(load_scenario("YUL-green"), level, mix, seconds)


def test_a_stopwatch_is_a_module_like_any_other() -> None:
    """F91."""
    assert stopwatch_choices() == (60,)
    rules = load_ruleset("YUL-green", "final-approach", level="hard", stopwatch=60)
    assert (rules.seconds, rules.scenario.modules) == (60, ("busy-sky", "stopwatch"))


def test_the_games_are_those_of_the_rules() -> None:
    assert games() == tuple(game.name for game in GAMES)
    assert (flights_of("sky-team"), flights_of("final-approach")) == (None, ("YUL-green",))
    assert takes_levels("sky-team", "YUL-green")
    assert not takes_levels("sky-team", "HND-green")
    with pytest.raises(UnknownLevel):
        flights_of("chess")
