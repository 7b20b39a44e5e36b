"""A cockpit of Final Approach, and a clock that the test turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.table import Table
from skyteam_qt.rules import SEATS, Ruleset, Seat
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, FlightSetup, Mode, ruleset_for
from skyteam_qt.sim.scripted import WantedDice, dealer_for
from skyteam_qt.ui.motion import Motion
from tests.qtbridge.flights import COPILOT, PILOT, Hands, agree
from tests.ui.cockpit.decks import Deck, deck

CARDS: Hands = ((1, 4, 4, 6), (2, 2, 3, 5))
"""What both draw in round 1 where a test asks for nothing else."""


class Clock:
    """Seconds that the test moves."""

    def __init__(self) -> None:
        self.t = 0.0

    def __call__(self) -> float:
        return self.t


def dealt(
    hands: Hands = CARDS,
    redrawn: Hands | None = None,
    sky: Mapping[int, int] | None = None,
    later: Mapping[int, Hands] | None = None,
) -> WantedDice:
    """Deals these hands in round 1 (and `later` ones by round), `redrawn` in the redraw of round 1."""
    found: dict[tuple[int, Seat, int, int], int] = {}
    draws = [(1, 1, hands), *((number, 1, hand) for number, hand in (later or {}).items())]
    if redrawn is not None:
        draws.append((1, 2, redrawn))
    for number, nth, both in draws:
        for seat in SEATS:
            found.update({(number, seat, place, nth): value for place, value in enumerate(both[seat])})
    return WantedDice(found, sky=sky)


def briefed(
    dealer: WantedDice,
    mode: Mode = Mode.VISORS,
    *,
    level: str = "easy",
    stopwatch: int = 0,
    clock: Callable[[], float] = lambda: 0.0,
    rules: Ruleset | None = None,
    game: str = "final-approach",
) -> Table:
    """At the first briefing: Anna is the Pilot, Ben the Co-Pilot."""
    setup = FlightSetup(game=game, pilot="Anna", copilot="Ben", mode=mode, level=level, stopwatch=stopwatch)
    session = GameSession(rules or ruleset_for(setup), setup, clock=clock, dealer=dealer)
    return Table(session.ports())


def drawn(hands: Hands = CARDS, mode: Mode = Mode.VISORS, **options: object) -> Table:
    """After the first draw; the Pilot is on turn."""
    redrawn = options.pop("redrawn", None)
    table = briefed(dealt(hands, redrawn), mode, **options)  # type: ignore[arg-type]
    agree(table, Agreement.ROLL)
    return table


def card_deck(
    qtbot: QtBot, hands: Hands = CARDS, mode: Mode = Mode.VISORS, *, motion: Motion | None = None, **options: object
) -> Deck:
    """A flight of cards after the first draw, in a shown window."""
    size = options.pop("size", (1600, 1000))
    return deck(qtbot, table=drawn(hands, mode, **options), motion=motion, size=size)  # type: ignore[arg-type]


__all__ = ["CARDS", "COPILOT", "PILOT", "Clock", "agree", "briefed", "card_deck", "dealer_for", "dealt", "drawn"]
