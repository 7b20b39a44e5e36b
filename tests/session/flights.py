"""Flights for tests: dealers with wanted dice, a scripted landing, random play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from skyteam_qt.content.library import load_ruleset
from skyteam_qt.rules import SEATS, Board, Event, PlaceDie, Seat, SeatAction
from skyteam_qt.session.dealer import SeedDealer
from skyteam_qt.session.port import Ports
from skyteam_qt.session.session import FlightJournal, GameSession
from skyteam_qt.session.setup import Agreement, FlightSetup

RULES = load_ruleset("YUL-green")
P, C = Seat.PILOT, Seat.COPILOT

Wish = tuple[Seat, str, int]
"""Who places which value on which space."""


class WantedDice:
    """Deals `dice[round, seat, place, nth]` where it is given, else from a seed."""

    def __init__(self, dice: Mapping[tuple[int, Seat, int, int], int], seed: int = 0) -> None:
        self.dice = dict(dice)
        self.rest = SeedDealer(seed)

    @classmethod
    def hands(cls, hands: Mapping[tuple[int, Seat], tuple[int, int, int, int]]) -> WantedDice:
        """First rolls by round and seat."""
        return cls({(r, s, i, 1): v for (r, s), hand in hands.items() for i, v in enumerate(hand)})

    def die(self, round: int, seat: Seat, place: int, nth: int) -> int:
        """See `Dealer`."""
        return self.dice.get((round, seat, place, nth)) or self.rest.die(round, seat, place, nth)


def begin(
    seed: int = 1,
    dealer: WantedDice | None = None,
    journal: FlightJournal | None = None,
    setup: FlightSetup | None = None,
    clock: Callable[[], float] = lambda: 0.0,
) -> GameSession:
    """A new flight at a clock that stands still."""
    return GameSession(
        RULES, setup or FlightSetup(pilot="Anna", copilot="Ben", seed=seed), journal=journal, clock=clock, dealer=dealer
    )


def both(ports: Ports, what: Agreement) -> None:
    """Both agree."""
    for seat in SEATS:
        ports.seat(seat).agree(what)


def place(ports: Ports, seat: Seat, tray: int, space: str, coffee: int = 0) -> None:
    """Put the die of a tray place on a space named as in files."""
    ports.seat(seat).submit(PlaceDie(seat, tray, RULES.index[space], coffee))


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


LEVEL = ((P, "axis.P", 3), (C, "axis.C", 3))
CRUISE = (*LEVEL, (P, "engine.P", 4), (C, "engine.C", 4))

LANDING: tuple[tuple[Wish, ...], ...] = (
    ((P, "gear.1", 1), (P, "radio.P", 3), (C, "radio.C1", 4), (C, "radio.C2", 4), *CRUISE),
    ((P, "gear.2", 3), (P, "radio.P", 4), (C, "radio.C1", 5), (C, "radio.C2", 5), *CRUISE),
    ((P, "gear.3", 5), (P, "radio.P", 4), (C, "radio.C1", 5), (C, "radio.C2", 5), *CRUISE),
    ((P, "brake.1", 2), (P, "brake.2", 4), (C, "flap.1", 1), (C, "flap.2", 2), *CRUISE),
    ((P, "conc.1", 1), (P, "conc.2", 2), (C, "flap.3", 4), (C, "flap.4", 5), *CRUISE),
    ((P, "conc.1", 1), (P, "conc.2", 2), (C, "radio.C1", 1), (C, "radio.C2", 1), *CRUISE),
    (
        (P, "conc.1", 1),
        (P, "conc.2", 2),
        (C, "conc.3", 6),
        (C, "radio.C1", 1),
        *LEVEL,
        (P, "engine.P", 2),
        (C, "engine.C", 2),
    ),
)
"""Seven rounds that land the plane in Montréal."""


def with_flap_left_up() -> tuple[tuple[Wish, ...], ...]:
    """The same flight, but the last flap stays up: it comes down and is lost."""
    changed = ((P, "conc.1", 1), (P, "conc.2", 2), (C, "flap.3", 4), (C, "conc.3", 5), *CRUISE)
    return (*LANDING[:4], changed, *LANDING[5:])


def dealer_for(script: tuple[tuple[Wish, ...], ...]) -> WantedDice:
    """Deals each seat's dice in the order in which the script uses them."""
    dice: dict[tuple[int, Seat, int, int], int] = {}
    for round, wishes in enumerate(script, 1):
        for seat in SEATS:
            for tray, (_, _, value) in enumerate(w for w in wishes if w[0] == seat):
                dice[round, seat, tray, 1] = value
    return WantedDice(dice)


def fly_script(ports: Ports, script: tuple[tuple[Wish, ...], ...], rounds: int | None = None) -> None:
    """Play rounds of a script dealt by `dealer_for`, each to the end of its placements but for the next round."""
    for number, wishes in enumerate(script[:rounds], 1):
        both(ports, Agreement.ROLL)
        left = {seat: [w for w in wishes if w[0] == seat] for seat in SEATS}
        for turn in range(8):
            seat = acting(ports.table.board)
            place(ports, seat, turn // 2, left[seat][turn // 2][1])
        if rounds is None or number < rounds:
            both(ports, Agreement.NEXT_ROUND)
