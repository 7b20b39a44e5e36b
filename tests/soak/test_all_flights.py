"""Every flight and every level of the cards is flown to its end by a random legal crew, and its record says the same.

The suite flies each once; the long version flies each 200 times.
"""

from __future__ import annotations

from random import Random

import pytest

from skyteam_qt.content.abilities import how_many, offered
from skyteam_qt.content.library import load_scenario, scenario_ids
from skyteam_qt.rules import SEATS, FurtherAction, LayAside, PlaceDie, Ruleset, Seat, SeatAction, SeatTurn
from skyteam_qt.rules.state import State
from skyteam_qt.rules.step import after
from skyteam_qt.session.record import fold_record, from_json, to_json
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, FlightSetup, ruleset_for
from skyteam_qt.sim.scripted import both
from tests.invariants import check

from .amount import amount

FLIGHTS = amount(1, 200)
LEVELS = ("easy", "normal", "hard", "expert")
REASON = "wrong-space"


class Clock:
    """Seconds that pass when somebody takes a long time."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def a_crew(scenario: str, rng: Random) -> tuple[str, ...]:
    """Any of the ability cards that the flight offers, as many as it shows."""
    facts = load_scenario(scenario).options
    return tuple(rng.sample(offered(facts), how_many(facts)))


def state_of(session: GameSession) -> State:
    """The whole position: only a test may look."""
    return session._fold.state


def choose(session: GameSession, rules: Ruleset, seat: Seat, rng: Random, careful: bool) -> SeatAction:
    """A legal action; a careful crew keeps dice for what must lie and places none that loses at once."""
    options = session.legal(seat)
    if not careful or rng.random() < 0.03:
        return rng.choice(options)
    view = session.view(seat)
    empty = {i for i in rules.mandatory if not view.board.placed[i] and i in rules.own[seat]}
    tight = view.board.dice_left(seat) - rules.unused <= len(empty) or rng.random() < 0.3
    for action in rng.sample(options, min(len(options), 25)):
        if isinstance(action, PlaceDie):
            if (not tight or action.space in empty) and not after(rules, view, action).board.lost:
                return action
        elif not isinstance(action, LayAside) and (isinstance(action, FurtherAction) or rng.random() < 0.2):
            return action
    must = [a for a in options if isinstance(a, PlaceDie) and a.space in empty]
    return rng.choice(must or options)


def fly(session: GameSession, clock: Clock, rng: Random) -> None:
    """To the debrief, with a correction and a late hand now and then."""
    ports, rules, careful = session.ports(), session.ruleset, rng.random() < 0.8
    session.run_stopwatch(True)
    while not session.debriefed:
        check(rules, state_of(session))
        what = session.agreement.what
        if what is not None:
            both(ports, what)
            session.run_stopwatch(True)
            continue
        clock.now += 1
        if rules.seconds and rng.random() < 0.01:
            clock.now += 100
            session.check_stopwatch()
            continue
        steps = session.steps()
        if steps and rng.random() < 0.02:
            ports.seat(rng.choice(SEATS)).propose_correction(rng.choice(steps[:10]).index, REASON)
            both(ports, Agreement.CORRECTION)
            continue
        needed = session.pending
        assert isinstance(needed, SeatTurn)
        other = needed.seat.other
        seat = other if session.legal(other) and rng.random() < 0.03 else needed.seat
        session.submit(seat, choose(session, rules, seat, rng, careful))
    check(rules, state_of(session))


def set_up(flight: str, seed: int, rng: Random) -> FlightSetup:
    """A flight of the log with cards it offers, or a level of Final Approach."""
    if flight in LEVELS:
        return FlightSetup(game="final-approach", level=flight, seed=seed)
    return FlightSetup(flight, seed=seed, abilities=a_crew(flight, rng))


@pytest.mark.parametrize("flight", [*scenario_ids(), *LEVELS])
def test_a_random_crew_flies_it_to_the_end_and_the_record_says_the_same(flight: str) -> None:
    """All chance comes from the seed, every position is sound, and the file tells the whole flight."""
    for number in range(FLIGHTS):
        rng, clock = Random(f"{flight}/{number}"), Clock()
        setup = set_up(flight, number, rng)
        rules = ruleset_for(setup)
        session = GameSession(rules, setup, clock=clock)
        fly(session, clock, rng)
        told = to_json(session.record())
        read = from_json(told)
        assert to_json(read) == told
        replayed = fold_record(read, ruleset_for(read.setup))
        assert replayed.state == state_of(session)
        assert replayed.frames() == session.frames()
        assert tuple(replayed.log) == session.log
        # what is turned up before the first briefing follows from the seed as well
        again = GameSession(rules, setup, clock=Clock()).record().entries
        assert again == session.record().entries[: len(again)]
