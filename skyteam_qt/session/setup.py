"""What is agreed before the first roll: flight, abilities, names, how people sit, and the seed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from ..content.abilities import check_abilities, how_many, offered, sorted_abilities
from ..content.levels import EASY, NO_MIX, OWN_MIX, Mix
from ..rules import Ruleset, Seat
from .chat import plain_text
from .modes import NAME_MOST, Mode

__all__ = [
    "EASY",
    "NAME_MOST",
    "OWN_MIX",
    "Agreement",
    "Computer",
    "FlightSetup",
    "Mix",
    "Mode",
    "drawn_abilities",
    "ruleset_for",
    "tidied",
]


class Agreement(StrEnum):
    """What needs both (ux 3): the session acts once both seats have agreed."""

    ROLL = "roll"
    NEXT_ROUND = "next-round"
    DEBRIEF = "debrief"
    CORRECTION = "correction"
    GIVE_UP = "give-up"


class Computer(NamedTuple):
    """The seat that a computer crew flies, and the name of that crew. Public: everybody at the table knows it."""

    seat: Seat
    crew: str


@dataclass(frozen=True)
class FlightSetup:
    """A flight to begin. Names are plain text, at most 24 characters; empty means the role's name.

    `level` is an id of `content.levels` or `OWN_MIX`, to which `mix` belongs; `stopwatch`: seconds a round, 0 for none.
    `abilities`: the cards that were chosen, as many as the flight shows (`content.abilities`). `own_flight`: the text
    of an own airport (`content.own_flights`), whose id is then `scenario`; it goes with the flight wherever it is kept.
    `computer`: who flies the other seat of a person alone; None for two people.
    """

    scenario: str = "YUL-green"
    game: str = "sky-team"
    pilot: str = ""
    copilot: str = ""
    mode: Mode = Mode.VISORS
    seed: int = 0
    level: str = EASY
    mix: Mix = NO_MIX
    stopwatch: int = 0
    abilities: tuple[str, ...] = ()
    own_flight: str = ""
    computer: Computer | None = None

    def name(self, seat: Seat) -> str:
        """The name typed for `seat`, or an empty text."""
        return self.pilot if seat == Seat.PILOT else self.copilot

    def __repr__(self) -> str:
        """Without the seed: whoever knows it knows the dice."""
        return f"FlightSetup({self.scenario}, {self.mode})"


def ruleset_for(setup: FlightSetup) -> Ruleset:
    """The tables of this flight.

    Raises `UnknownScenario`, `UnknownLevel`, `WrongAbilities` (all `LookupError`) or `UnknownModule`.
    """
    from ..content.library import load_ruleset, load_scenario

    flight = load_scenario(setup.scenario, setup.own_flight)
    abilities = check_abilities(flight.options, setup.abilities)
    return load_ruleset(
        setup.scenario,
        setup.game,
        level=setup.level,
        mix=setup.mix,
        stopwatch=setup.stopwatch,
        abilities=abilities,
        own_flight=setup.own_flight,
    )


def drawn_abilities(scenario_id: str, seed: int, own_flight: str = "") -> tuple[str, ...]:
    """As many cards as the flight shows, drawn at random from those it offers; the same seed draws the same.

    Raises `UnknownScenario`.
    """
    from ..content.library import load_scenario
    from .dealer import SeedDealer

    flight, dealer = load_scenario(scenario_id, own_flight).options, SeedDealer(seed)
    left, drawn = list(offered(flight)), []
    for number in range(how_many(flight)):
        # before the first round, so no result of the flight has this name
        card = left.pop(dealer.turned_up(0, "ability", number, tuple(range(len(left)))))
        drawn.append(card)
    return sorted_abilities(drawn)


def tidied(setup: FlightSetup) -> FlightSetup:
    """`setup` with names on one line and not too long, and its abilities in the order in which they are shown."""
    return replace(
        setup,
        pilot=plain_text(setup.pilot, NAME_MOST),
        copilot=plain_text(setup.copilot, NAME_MOST),
        abilities=sorted_abilities(setup.abilities),
    )
