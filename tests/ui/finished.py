"""Flights that have ended, for the replay and the logbook."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QWidget

from skyteam_qt.rules import Loss
from skyteam_qt.session.flown import FlownFlight, flown
from skyteam_qt.session.record import GameRecord
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import FlightSetup
from tests.session.flights import LANDING, begin, both, cards, dealer_for, fly_on, fly_script


def _end(session: GameSession) -> GameRecord:
    ports = session.ports()
    while not ports.table.debriefed:
        what = ports.table.agreement.what
        assert what is not None
        both(ports, what)
    return session.record()


@cache
def landed_record() -> GameRecord:
    """A flight that landed."""
    session = begin(dealer=dealer_for(LANDING))
    fly_script(session.ports(), LANDING)
    return _end(session)


@cache
def landed_flight() -> FlownFlight:
    """The same, folded."""
    return flown(landed_record())


@cache
def lost_flight(loss: Loss = Loss.SPIN, pilot: str = "Anna", copilot: str = "Ben") -> FlownFlight:
    """A flight that was lost for this reason."""
    for seed in range(200):
        session = begin(seed=seed, setup=FlightSetup(pilot=pilot, copilot=copilot, seed=seed))
        fly_on(session.ports(), Random(seed))
        if session.board.loss == loss:
            return flown(session.record())
    raise AssertionError(f"no flight was lost by {loss}")


@cache
def card_flight(seed: int = 3) -> FlownFlight:
    """Final Approach, however it ended."""
    session = begin(setup=cards(seed))
    fly_on(session.ports(), Random(seed))
    return flown(session.record())


class Where:
    """Stands in for the system's dialog: answers with `path` and remembers what was asked."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.asked: list[tuple[str, str]] = []

    def __call__(self, parent: QWidget, title: str, name: str, suffix: str) -> Path | None:
        self.asked.append((name, suffix))
        return self.path
