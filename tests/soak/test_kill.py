"""The process is killed, at every event of many flights and at any instant while it writes: nothing that was told is
lost, nothing stands there twice, and the flight goes on as if nothing had been (guarantee of the journal)."""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from skyteam_qt.rules import PlaceDie, Seat, SeatAction
from skyteam_qt.rules.step import after
from skyteam_qt.session.entries import Entry
from skyteam_qt.session.journal import Journal
from skyteam_qt.session.saves import Saves
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, FlightSetup, ruleset_for
from tests.session.flights import begin, both, cards, random_action

from .amount import amount

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="killing a child needs fork")

Deed = Callable[[GameSession], None]


def setup_of(number: int) -> FlightSetup:
    """Both games take turns."""
    return cards(seed=number, stopwatch=0) if number % 2 else FlightSetup(pilot="Anna", copilot="Ben", seed=number)


def flown(number: int) -> tuple[list[Deed], list[tuple[Entry, ...]]]:
    """A random flight to its debrief: what people did, and the log as it stood after each deed."""
    session = begin(setup=setup_of(number))
    ports, rng = session.ports(), Random(number)
    deeds: list[Deed] = []
    logs: list[tuple[Entry, ...]] = [session.record().entries]
    while not ports.table.debriefed:
        what = ports.table.agreement.what
        deed = _agreeing(what) if what is not None else _submitting(*careful(session, rng))
        deed(session)
        deeds.append(deed)
        logs.append(session.record().entries)
    return deeds, logs


def careful(session: GameSession, rng: Random) -> tuple[Seat, SeatAction]:
    """A random action that does not lose at once, if there is one: the flight is to be a long one."""
    ports = session.ports()
    for _ in range(30):
        found = random_action(ports, rng)
        assert found is not None
        seat, action = found
        if not isinstance(action, PlaceDie) or not after(session.ruleset, session.view(seat), action).board.lost:
            break
    return found


def _agreeing(what: Agreement) -> Deed:
    return lambda session: both(session.ports(), what)


def _submitting(seat: Seat, action: SeatAction) -> Deed:
    return lambda session: session.ports().seat(seat).submit(action)


def in_a_child(work: Callable[[], None]) -> int:
    """Run `work` in a child of its own. Returns the id of the process, which the caller waits for."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    try:
        work()
    finally:
        os._exit(3)
    raise AssertionError


def saved(folder: Path, number: int) -> GameSession:
    """A new flight that is written to its file."""
    setup = setup_of(number)
    ruleset = ruleset_for(setup)
    return GameSession(ruleset, setup, journal=Saves(folder).begin(ruleset, setup), clock=lambda: 0.0)


def goes_on(path: Path, expected: tuple[Entry, ...], deeds: list[Deed], end: tuple[Entry, ...]) -> None:
    """The file holds exactly what was done, and what is done from here leads to the same end."""
    record, journal = Journal.reopen(path)
    assert record.entries == expected
    session = GameSession.resume(record, ruleset_for(record.setup), journal=journal, clock=lambda: 0.0)
    for deed in deeds:
        deed(session)
    assert session.record().entries == end
    session.close()


def test_killed_at_every_event_of_a_flight_nothing_is_lost_and_nothing_doubled(tmp_path: Path) -> None:
    """At the very moment at which the last step is told."""
    flights, kills = amount(1, 20), 0
    for number in range(flights):
        deeds, logs = flown(number)
        for at in range(1, len(deeds)):
            folder = tmp_path / f"{number}-{at}"

            def work(folder: Path = folder, number: int = number, deeds: list[Deed] = deeds[:at]) -> None:
                session = saved(folder, number)
                for deed in deeds[:-1]:
                    deed(session)
                session.ports().table.listen(lambda change: os.kill(os.getpid(), signal.SIGKILL))
                deeds[-1](session)

            _, status = os.waitpid(in_a_child(work), 0)
            assert os.WIFSIGNALED(status), "the child was to be killed"
            (path,) = folder.glob("*.skyteam")
            record, journal = Journal.reopen(path)
            journal.close()
            # an agreement of two is two steps for the listener; the first of them writes nothing
            assert record.entries in (logs[at], logs[at - 1])
            rest = deeds[at:] if record.entries == logs[at] else deeds[at - 1 :]
            goes_on(path, record.entries, rest, logs[-1])
            kills += 1
    print(f"\nkill at events: {flights} flights, {kills} kills, nothing lost, nothing doubled")


def test_killed_at_any_instant_nothing_that_was_told_is_lost(tmp_path: Path) -> None:
    """The child tells each step that was told to it; the parent kills it in the middle of whatever it does then."""
    kills = amount(15, 500)
    rng = Random(5)
    known = [flown(number) for number in range(4)]
    torn = 0
    for kill in range(kills):
        number = kill % len(known)
        deeds, logs = known[number]
        folder = tmp_path / str(kill)
        reading, writing = os.pipe()

        def work(folder: Path = folder, number: int = number, writing: int = writing) -> None:
            session = saved(folder, number)
            for deed in known[number][0]:
                deed(session)
                os.write(writing, b".")

        child = in_a_child(work)
        os.close(writing)
        wanted = rng.randrange(1, len(deeds))
        heard = 0
        while heard < wanted:
            got = len(os.read(reading, wanted - heard))
            if not got:
                break
            heard += got
        select.select([], [], [], rng.random() * 0.002)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(reading)
        found = [*folder.glob("*.skyteam")]
        if not found:
            continue  # it was quicker and had ended: the flight is among the finished ones
        content = found[0].read_bytes()
        torn += not content.endswith(b"\n")
        record, journal = Journal.reopen(found[0])
        journal.close()
        held = len(record.entries)
        assert held >= len(logs[heard])
        assert record.entries == logs[-1][:held]
    print(f"\nkill at any instant: {kills} kills, {torn} torn lines cut off, nothing told was lost")
