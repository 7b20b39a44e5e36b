"""The worked examples of Final Approach (FE1, FE3) as positions to step through: whole rounds of a scripted flight."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from ..rules import Event, OpenView, Ruleset
from ..session.session import GameSession
from ..session.setup import FlightSetup, ruleset_for
from .scripted import FE1_ROUND, FE3_ROUND, FINAL_APPROACH, dealer_for, fly_script

ROUNDS: Final = {"fe1": FE1_ROUND, "fe3": FE3_ROUND}
"""The examples by name, in the order of the rules, with their round of `FINAL_APPROACH`."""

PEOPLE: Final = ("Anna", "Ben")
"""Who flies in the examples of the rules (F8)."""

Frame = tuple[OpenView, tuple[Event, ...]]


class Example(NamedTuple):
    """An example: the tables of its flight, and its positions with what led to each."""

    ruleset: Ruleset
    frames: tuple[Frame, ...]


def example(name: str) -> Example:
    """An example by its name: from the briefing of its round to the next briefing, or to the end of the flight."""
    ruleset, frames = _flight()
    number = ROUNDS[name]
    last = max(i for i, (view, _) in enumerate(frames) if view.board.round == number)
    shown = tuple(f for i, f in enumerate(frames) if f[0].board.round == number or i == last + 1)
    return Example(ruleset, shown)


@cache
def _flight() -> Example:
    """The whole flight of the examples, landed; a few hundredths of a second."""
    setup = FlightSetup(game="final-approach", pilot=PEOPLE[0], copilot=PEOPLE[1])
    session = GameSession(ruleset_for(setup), setup, dealer=dealer_for(FINAL_APPROACH), clock=_no_time)
    ports = session.ports()
    fly_script(ports, FINAL_APPROACH)
    return Example(ports.table.ruleset, ports.table.frames())


def _no_time() -> float:
    return 0.0
