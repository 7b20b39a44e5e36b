"""Flights for tests: dealers with wanted dice, a scripted landing, random play."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from skyteam_qt.content.library import load_ruleset
from skyteam_qt.rules import SEATS, Board, Event, PlaceDie, Seat, SeatAction
from skyteam_qt.session.port import Ports
from skyteam_qt.session.session import FlightJournal, GameSession
from skyteam_qt.session.setup import FlightSetup, ruleset_for
from skyteam_qt.sim.scripted import (
    CRUISE,
    LANDING,
    LEVEL,
    WantedDice,
    Wish,
    both,
    dealer_for,
    fly_script,
    place,
)

RULES = load_ruleset("YUL-green")
P, C = Seat.PILOT, Seat.COPILOT


def begin(
    seed: int = 1,
    dealer: WantedDice | None = None,
    journal: FlightJournal | None = None,
    setup: FlightSetup | None = None,
    clock: Callable[[], float] = lambda: 0.0,
) -> GameSession:
    """A new flight at a clock that stands still."""
    setup = setup or FlightSetup(pilot="Anna", copilot="Ben", seed=seed)
    return GameSession(ruleset_for(setup), setup, journal=journal, clock=clock, dealer=dealer)


def cards(seed: int = 1, level: str = "expert", stopwatch: int = 0) -> FlightSetup:
    """Final Approach."""
    return FlightSetup(game="final-approach", pilot="Anna", copilot="Ben", seed=seed, level=level, stopwatch=stopwatch)


def acting(board: Board) -> Seat:
    """Who is to place."""
    assert board.to_act is not None
    return board.to_act


def random_action(ports: Ports, rng: Random) -> tuple[Seat, SeatAction] | None:
    """Any action of any seat; None when nobody can act. Leans to axis and engines, or no flight outlives round 1."""
    for seat in rng.sample(SEATS, 2):
        options = ports.seat(seat).legal()
        due = [a for a in options if isinstance(a, PlaceDie) and a.space in RULES.mandatory]
        if options:
            return seat, rng.choice(due if due and rng.random() < 0.5 else options)
    return None


def fly_on(ports: Ports, rng: Random, steps: int | None = None) -> None:
    """Random legal play, agreeing to what comes up, until debriefed or for a number of steps."""
    while not ports.table.debriefed and (steps is None or steps > 0):
        steps = None if steps is None else steps - 1
        what = ports.table.agreement.what
        if what is not None:
            both(ports, what)
        elif found := random_action(ports, rng):
            ports.seat(found[0]).submit(found[1])


def listen(ports: Ports) -> list[tuple[Event, ...]]:
    """All events from now on."""
    heard: list[tuple[Event, ...]] = []
    ports.table.listen(lambda change: heard.append(change.events))
    return heard


def with_flap_left_up() -> tuple[tuple[Wish, ...], ...]:
    """The same flight, but the last flap stays up: it comes down and is lost."""
    changed = ((P, "conc.1", 1), (P, "conc.2", 2), (C, "flap.3", 4), (C, "conc.3", 5), *CRUISE)
    return (*LANDING[:4], changed, *LANDING[5:])


__all__ = [
    "CRUISE",
    "LANDING",
    "LEVEL",
    "RULES",
    "C",
    "P",
    "WantedDice",
    "Wish",
    "acting",
    "begin",
    "both",
    "cards",
    "dealer_for",
    "fly_on",
    "fly_script",
    "listen",
    "place",
    "random_action",
    "with_flap_left_up",
]
