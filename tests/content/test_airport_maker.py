"""Airports that are made up: the same seed, the same airport; each of them can be flown."""

from __future__ import annotations

from random import Random

import pytest

from skyteam_qt.content.airport import BAYS_MOST, LEVELS, file_text
from skyteam_qt.content.airport_check import check_text, problems_of
from skyteam_qt.content.airport_maker import new_airport
from skyteam_qt.content.library import load_ruleset
from skyteam_qt.content.own_flights import own_id, text_of
from skyteam_qt.sim.play import random_flight

DIFFICULTIES = (0.0, 0.15, 0.35, 0.5, 0.65, 0.85, 1.0)

PROMISED = ["own.HOA-green-59ed2211f1", "own.NRE-red-f12a146b51", "own.ASE-black-ebdd15c2e3"]


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_every_airport_passes_the_check_and_fits_the_panel(difficulty: float) -> None:
    for seed in range(120):
        airport = new_airport(seed, difficulty)
        assert [one.sentence for one in problems_of(airport) if one.blocks] == []
        assert airport.bays <= BAYS_MOST
        assert check_text(file_text(airport)).airport == airport


def test_the_same_seed_and_difficulty_give_the_same_airport() -> None:
    for difficulty in DIFFICULTIES:
        assert new_airport(7, difficulty) == new_airport(7, difficulty)
    assert new_airport(7, 0.5) != new_airport(8, 0.5)
    assert new_airport(7, 0.5) != new_airport(7, 0.6)
    assert new_airport(7, 0.501) == new_airport(7, 0.499)


def test_an_airport_of_a_seed_never_changes() -> None:
    """People tell each other seeds: these hold for ever."""
    found = [own_id(text_of(new_airport(seed, difficulty))) for seed, difficulty in ((1, 0.2), (2, 0.5), (3, 0.9))]
    assert found == PROMISED


def test_harder_airports_ask_for_more() -> None:
    def mean(difficulty: float) -> float:
        made = [new_airport(seed, difficulty) for seed in range(80)]
        return sum(len(one.modules) + one.planes / 4 for one in made) / len(made)

    easy, middle, hard = mean(0.0), mean(0.5), mean(1.0)
    assert easy + 1 < middle < hard - 1
    assert [new_airport(1, d).difficulty for d in (0.1, 0.3, 0.6, 0.9)] == list(LEVELS)


def test_an_airport_says_where_it_came_from() -> None:
    made = new_airport(12, 0.35).generated
    assert made == (12, 0.35)


@pytest.mark.parametrize(("seed", "difficulty"), [(-1, 0.5), (1, -0.1), (1, 1.1)])
def test_a_seed_and_a_difficulty_have_bounds(seed: int, difficulty: float) -> None:
    with pytest.raises(ValueError, match="seed"):
        new_airport(seed, difficulty)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_every_airport_can_be_flown_to_an_end(difficulty: float) -> None:
    for seed in range(6):
        text = text_of(new_airport(seed, difficulty))
        ruleset = load_ruleset(own_id(text), own_flight=text)
        for flight in range(4):
            _, state = random_flight(ruleset, Random(flight))
            assert state.board.over
