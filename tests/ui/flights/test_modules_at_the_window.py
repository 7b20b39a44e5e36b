"""Whole flights with modules and abilities through the window (issue 4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from skyteam_qt.session.setup import Mode
from tests.ui.flights.crew import Crew
from tests.ui.flights.module_crew import ModuleFlyer, embark

Board = Callable[..., Crew]

FLIGHTS = [
    ("HND-red", ("synchronisation",)),
    ("NZIR-black-turbulence", ()),
    ("TER-black-turbulence", ("working-together",)),
    ("DUS-red-turbulence", ("anticipation",)),
    ("KBP-black-turbulence", ("adaptation", "control")),
    ("WAW-red-turbulence", ("mastery",)),
    ("SYD-red-turbulence", ("anticipation", "working-together")),
    ("SXM-red-turbulence", ()),
]
"""Together they have every module and every card."""


@pytest.mark.parametrize(("scenario", "cards"), FLIGHTS)
def test_a_flight_with_modules_by_mouse(board: Board, scenario: str, cards: tuple[str, ...]) -> None:
    crew = embark(board(), scenario, *cards, seed=7)
    ModuleFlyer(crew, 1).fly()
