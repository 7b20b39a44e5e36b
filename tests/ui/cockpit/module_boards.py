"""Cockpits of real flights with modules: rules, boards and pictures for the tests of their drawing."""

from __future__ import annotations

from functools import cache
from random import Random

from PySide6.QtGui import QImage, QPainter

from skyteam_qt.content.flights import raw_flights
from skyteam_qt.content.library import load_ruleset
from skyteam_qt.rules import Board, Over, Phase, Ruleset, pending
from skyteam_qt.rules.state import State
from skyteam_qt.rules.step import apply, start
from skyteam_qt.session.setup import drawn_abilities
from skyteam_qt.sim.play import random_action
from skyteam_qt.ui.cockpit.arrangement import layout_of
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.cockpit.painting import paint_cockpit
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.theme import Theme

FLIGHTS = tuple(raw_flights())
SIZES = ((1600, 1000), (1600, 900), (1280, 720))
FULL = (
    "NZIR-black-turbulence",
    "WAW-red-turbulence",
    "TER-black-turbulence",
    "CPT-black-turbulence",
    "KBP-black-turbulence",
)
"""Flights that between them have nearly every instrument."""


@cache
def ruleset_of(flight: str) -> Ruleset:
    """A flight with abilities drawn for it."""
    return load_ruleset(flight, abilities=drawn_abilities(flight, 3))


@cache
def first_board(flight: str) -> Board:
    """Before anything was rolled."""
    return start(ruleset_of(flight)).state.board


@cache
def board_after(flight: str, dice: int, seed: int = 1) -> Board:
    """A board of a random flight with so many dice placed in some round, whoever is to place the next one."""
    for number in range(seed, seed + 60):
        state: State = start(ruleset_of(flight)).state
        rng = Random(number)
        needed = pending(ruleset_of(flight), state.board)
        while type(needed) is not Over:
            board = state.board
            if board.phase == Phase.PLACEMENT and board.to_act is not None and len(board.order) == dice:
                return board
            state = apply(ruleset_of(flight), state, random_action(ruleset_of(flight), state, needed, rng, False)).state
            needed = pending(ruleset_of(flight), state.board)
    raise AssertionError(flight)


def layout_at(flight: str, width: int, height: int) -> CockpitLayout:
    """The arrangement of a flight in a view of this size."""
    return layout_of(ruleset_of(flight), CockpitLayout.kind_for(width, height))


def painted(
    layout: CockpitLayout,
    facts: CockpitFacts,
    width: int,
    height: int,
    theme: Theme | None = None,
    only: set[str] | None = None,
    onto: QImage | None = None,
) -> tuple[QImage, list[str]]:
    """A picture of the cockpit, and the texts that were cut in it."""
    fit = layout.fit(width, height)
    image = onto or QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    if onto is None:
        image.fill(0)
    painter = QPainter(image)
    try:
        with Canvas(painter, theme or Theme("dark"), fit.scale, fit.origin) as canvas:
            paint_cockpit(canvas, layout, facts, only)
    finally:
        painter.end()
    return image, canvas.cut
