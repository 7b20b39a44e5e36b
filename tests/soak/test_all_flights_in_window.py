"""Every flight and every level of the cards is flown once through the window, from the start screen to the debrief.

The suite flies a few; the long version flies them all. Qt warnings fail them as they fail any test.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from skyteam_qt.app.sweeper import sweep_all
from skyteam_qt.content.abilities import how_many, offered
from skyteam_qt.content.library import load_scenario, scenario_ids
from skyteam_qt.rules import Outcome
from skyteam_qt.session.setup import FlightSetup, Mode
from tests.ui.flights.crew import Crew, Key
from tests.ui.flights.module_crew import ModuleFlyer

from .amount import LONG

Board = Callable[..., Crew]

LEVELS = ("easy", "normal", "hard", "expert")
SAMPLE = ("TGU-yellow", "expert")
MODES = tuple(Mode)


def set_up(flight: str, number: int) -> FlightSetup:
    """The flight with this number: each has another way to sit, and any of the cards that it offers."""
    seats = {"pilot": "Anna", "copilot": "Ben", "mode": MODES[number % len(MODES)], "seed": number}
    if flight in LEVELS:
        return FlightSetup(game="final-approach", level=flight, **seats)  # type: ignore[arg-type]
    facts = load_scenario(flight).options
    cards = Random(flight).sample(offered(facts), how_many(facts))
    return FlightSetup(flight, abilities=tuple(cards), **seats)  # type: ignore[arg-type]


FLOWN = [*scenario_ids(), *LEVELS]


@pytest.mark.parametrize("flight", FLOWN if LONG else SAMPLE)
def test_it_is_flown_through_the_window(board: Board, flight: str) -> None:
    number = FLOWN.index(flight)
    setup = set_up(flight, number)
    crew = board(seed=number, mode=setup.mode)
    crew.start.board.emit(setup)
    crew.key(Key.Key_Q, Key.Key_O, Key.Key_Return)
    assert crew.screen is crew.flight.briefing
    flyer = ModuleFlyer(crew, number, by_keys=number % 4 == 3, cards=0.5)
    flyer.fly()
    now = crew.table.board
    assert now.over
    print(f"\nwindow: {flight} {'landed' if now.outcome == Outcome.WON else 'lost'} in round {now.round}")
    sweep_all()
