"""How hard a flight is, is measured and stored, not guessed."""

from __future__ import annotations

import json

import pytest

from skyteam_qt.content.difficulty import STEPS, Difficulty, Rate, difficulty_of
from skyteam_qt.content.levels import games, levels
from skyteam_qt.sim.difficulty import count, measure, to_text


def test_every_level_of_both_games_has_its_rates_and_a_mark() -> None:
    for game in games():
        marks = []
        for level in levels():
            found = difficulty_of("YUL-green", game, level.id)
            assert found is not None
            assert set(found.rates) == {"expert", "practised", "beginner"}
            assert all(one.low <= one.rate <= one.high for one in found.rates.values())
            assert found.rates["expert"].rate > found.rates["beginner"].rate
            assert found.mark in (1, 2, 3, 4, 5)
            marks.append(found.mark)
        assert marks == sorted(marks)
    assert difficulty_of("YUL-green", "sky-team", "mix") is None


def test_the_mark_comes_from_the_practised_crew() -> None:
    marks = [Difficulty({"practised": Rate(rate, 0, 1)}).mark for rate in (1.0, *STEPS, 0.0)]
    assert marks == [1, 1, 2, 3, 4, 5]
    assert Difficulty({}).mark is None


@pytest.mark.parametrize("seed", [3])
def test_the_command_writes_the_file_that_is_read(seed: int) -> None:
    told: list[int] = []
    entries = measure(4, seed, told.append)
    assert told == list(range(count()))
    assert entries == measure(4, seed)
    found = json.loads(to_text(entries, 4, seed))
    assert found["flights"] == entries
    assert "--flights 4 --seed 3" in found["about"]
