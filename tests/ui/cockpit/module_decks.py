"""Cockpits of flights with modules, with the dice and tokens that a test asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.table import Table
from skyteam_qt.rules import SEATS, Seat
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, FlightSetup, Mode, ruleset_for
from skyteam_qt.sim.scripted import WantedDice
from skyteam_qt.ui.motion import Motion
from tests.qtbridge.flights import HANDS, Hands, agree
from tests.ui.cockpit.decks import Deck, deck

INTERNS = {(1, "intern", nth): token for nth, token in enumerate((4, 1, 5, 3, 2, 6), 1)}


def wanted(
    hands: Hands = HANDS,
    again: Mapping[tuple[Seat, int, int], int] | None = None,
    turned: Mapping[tuple[int, str, int], int] | None = None,
) -> WantedDice:
    """These hands in round 1; `again` by seat, tray place and number of the roll; `turned` up in public."""
    dice = {(1, seat, place, 1): value for seat in SEATS for place, value in enumerate(hands[seat])}
    dice.update({(1, seat, place, nth): value for (seat, place, nth), value in (again or {}).items()})
    return WantedDice(dice, turned={**INTERNS, **(turned or {})})


def flight(
    scenario: str,
    *abilities: str,
    dealer: WantedDice | None = None,
    mode: Mode = Mode.VISORS,
    clock: Callable[[], float] = lambda: 0.0,
) -> Table:
    """A table after the first roll; Anna is the Pilot, Ben the Co-Pilot."""
    setup = FlightSetup(scenario, pilot="Anna", copilot="Ben", mode=mode, abilities=abilities)
    session = GameSession(ruleset_for(setup), setup, clock=clock, dealer=dealer or wanted())
    table = Table(session.ports())
    agree(table, Agreement.ROLL)
    return table


def module_deck(
    qtbot: QtBot,
    scenario: str,
    *abilities: str,
    dealer: WantedDice | None = None,
    mode: Mode = Mode.VISORS,
    motion: Motion | None = None,
) -> Deck:
    """Its cockpit in a window."""
    return deck(qtbot, table=flight(scenario, *abilities, dealer=dealer, mode=mode), motion=motion)


def looking(deck: Deck, seat: Seat, *keys: Qt.Key | str) -> None:
    """This seat holds its visor key and types."""
    visor = (Qt.Key.Key_Q, Qt.Key.Key_O)[seat]
    deck.key_down(visor)
    deck.type(*keys)
    deck.key_up(visor)
