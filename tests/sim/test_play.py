"""Random flights, and how fast they go."""

from __future__ import annotations

import gc
import itertools
from random import Random

import pytest

from skyteam_qt.rules import ChanceKind, ChanceNeeded, SeatTurn, SpendReroll, Want, pending
from skyteam_qt.rules.step import start
from skyteam_qt.sim.play import placements_per_second, random_action, random_deal, random_flight
from tests.builders import RULES, C, P, after_moves, hand, state


@pytest.mark.parametrize("seed", range(20))
def test_a_random_flight_is_flown_to_its_end(seed: int) -> None:
    """The same seed gives the same flight."""
    placements, end = random_flight(RULES, Random(seed))
    assert end.board.over
    assert placements >= 2
    assert (placements, end) == random_flight(RULES, Random(seed))


def test_a_random_choice_asks_for_rerolls_unless_told_otherwise() -> None:
    """A reroll places nothing."""
    position = state(hand(3), hand(3), reroll=1)
    turn = SeatTurn(P, Want.PLACE)
    rng = Random(1)
    assert any(isinstance(random_action(RULES, position, turn, rng), SpendReroll) for _ in range(100))
    assert not any(
        isinstance(random_action(RULES, position, turn, rng, rerolls=False), SpendReroll) for _ in range(100)
    )


def test_a_random_deal_fills_the_places_that_are_rolled() -> None:
    """All at first, the marked ones in a reroll."""
    rng = Random(1)
    first = random_deal(RULES, start(RULES).state, ChanceNeeded(ChanceKind.ROLL, C), rng)
    assert first.seat == C
    assert all(1 <= value <= 6 for value in first.values)
    marked = state(reroll=1)._replace(marks=(0b0110, 0))
    again = random_deal(RULES, marked, ChanceNeeded(ChanceKind.REROLL, P), rng)
    assert [value > 0 for value in again.values] == [False, True, True, False]


def test_a_briefing_ends_with_a_roll() -> None:
    """What the table does is no matter of chance."""
    position = start(RULES).state
    roll = random_action(RULES, position, pending(RULES, position.board), Random(1))
    assert after_moves(position, roll).state.board.awaits


@pytest.mark.parametrize("collecting", [True, False])
def test_the_speed_is_dice_per_second_and_leaves_the_collector_as_it_was(collecting: bool) -> None:
    """With a clock that goes one second at a look, two looks are enough for one second."""
    ticks = itertools.count()
    if not collecting:
        gc.disable()
    try:
        speed = placements_per_second(RULES, 1.0, 7, clock=lambda: float(next(ticks)))
        assert gc.isenabled() is collecting
    finally:
        gc.enable()
    rng = Random(7)
    assert speed == sum(random_flight(RULES, rng)[0] for _ in range(20))
