"""The stopwatch (F91, ux 3.3): it runs when the window says so, and waits in a pause and in a correction."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from skyteam_qt.rules import IllegalAction, Loss, MarkReroll, Phase, PlaceDie, Reason, SpendReroll, TimeUp
from skyteam_qt.rules.events import TimeRanOut
from skyteam_qt.session.entries import TimeLeft
from skyteam_qt.session.record import fold_record, from_json, to_json
from skyteam_qt.session.saves import Saves
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, ruleset_for
from skyteam_qt.session.stopwatch import Stopwatch

from .flights import C, P, acting, begin, both, cards, fly_on, listen


class Clock:
    """Monotonic seconds that the test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def flight(clock: Callable[[], float], seed: int = 3) -> GameSession:
    """A flight against the clock, drawn, the stopwatch still held."""
    session = begin(setup=cards(seed, "easy", stopwatch=60), clock=clock)
    both(session.ports(), Agreement.ROLL)
    return session


def place_one(session: GameSession, clock: Clock, seconds: float) -> None:
    """The seat on turn thinks, then places where nothing can go wrong: on concentration."""
    clock.now += seconds
    ports = session.ports()
    seat = acting(session.board)
    options = [a for a in ports.seat(seat).legal() if isinstance(a, PlaceDie) and not a.coffee]
    ports.seat(seat).submit(options[-1])


def test_a_stopwatch_counts_down_while_it_runs_and_never_below_zero(clock: Clock) -> None:
    watch = Stopwatch(clock)
    watch.set(60)
    clock.now += 5
    assert (watch.left(), watch.running) == (60, False)
    watch.run(True)
    clock.now += 12.5
    assert watch.left() == 47.5
    watch.run(False)
    clock.now += 100
    assert watch.left() == 47.5
    watch.run(True)
    clock.now += 48
    assert watch.left() == 0


def test_it_starts_when_the_window_says_that_the_cards_lie(clock: Clock) -> None:
    session = begin(setup=cards(stopwatch=60), clock=clock)
    table = session.ports().table
    assert table.time_left is None
    table.run_stopwatch(True)
    both(session.ports(), Agreement.ROLL)
    assert (table.time_left, table.stopwatch_runs) == (60, False)
    table.run_stopwatch(True)
    clock.now += 20
    assert (table.time_left, table.stopwatch_runs) == (40, True)
    assert not table.check_stopwatch()


def test_a_flight_without_it_has_no_time(clock: Clock) -> None:
    session = begin(setup=cards(), clock=clock)
    both(session.ports(), Agreement.ROLL)
    table = session.ports().table
    table.run_stopwatch(True)
    clock.now += 1000
    assert (table.time_left, table.stopwatch_runs, table.check_stopwatch()) == (None, False, False)
    place_one(session, clock, 1)
    assert not any(isinstance(e, TimeLeft) for e in session.record().entries)


def test_it_waits_in_a_pause_behind_a_curtain_and_in_a_correction(clock: Clock) -> None:
    """ux 3.3."""
    session = flight(clock)
    ports = session.ports()
    table = ports.table
    table.run_stopwatch(True)
    place_one(session, clock, 10)
    table.stand_still(True)
    clock.now += 100
    table.stand_still(False)
    table.run_stopwatch(False)
    clock.now += 100
    table.run_stopwatch(True)
    ports.pilot.propose_correction(table.steps()[0].index, "wrong-space")
    clock.now += 100
    assert table.time_left == 50
    ports.copilot.decline(Agreement.CORRECTION)
    clock.now += 1
    assert table.time_left == 49
    ports.pilot.propose_correction(table.steps()[0].index, "wrong-space")
    table.run_stopwatch(False)
    both(ports, Agreement.CORRECTION)
    clock.now += 100
    assert (table.time_left, table.stopwatch_runs) == (50, False)


def test_it_runs_while_a_redraw_is_chosen(clock: Clock) -> None:
    session = flight(clock)
    session.ports().table.run_stopwatch(True)
    session.ports().pilot.submit(SpendReroll(P))
    session.ports().pilot.submit(MarkReroll(P, 1))
    clock.now += 61
    assert session.ports().table.check_stopwatch()
    assert session.board.phase == Phase.END


def test_at_zero_the_placing_ends_once_and_the_table_hears_of_it(clock: Clock) -> None:
    """F91."""
    session = flight(clock)
    table = session.ports().table
    heard = listen(session.ports())
    table.run_stopwatch(True)
    place_one(session, clock, 59)
    clock.now += 2
    assert table.check_stopwatch()
    assert not table.check_stopwatch()
    assert heard[-1][0] == TimeRanOut(3, 4)
    assert (session.board.phase, table.time_left, table.stopwatch_runs) == (Phase.END, None, False)
    assert session.view(P).hand == session.view(C).hand == (0, 0, 0, 0)
    assert isinstance(session.record().entries[-1], TimeUp)
    both(session.ports(), Agreement.NEXT_ROUND)
    assert session.board.loss == Loss.MISSING_MANDATORY


def test_what_comes_after_zero_comes_too_late(clock: Clock) -> None:
    """Also when nobody has looked at the watch in between."""
    session = flight(clock)
    session.ports().table.run_stopwatch(True)
    clock.now += 60
    with pytest.raises(IllegalAction) as problem:
        session.ports().pilot.submit(PlaceDie(P, 0, 0))
    assert problem.value.reason == Reason.WRONG_PHASE
    assert session.board.phase == Phase.END


def test_a_correction_gives_back_the_time_at_which_the_step_was_made(clock: Clock) -> None:
    """ux 3.8: what was thought is thought."""
    session = flight(clock)
    ports = session.ports()
    ports.table.run_stopwatch(True)
    for seconds in (10, 5, 8):
        place_one(session, clock, seconds)
    clock.now += 50
    assert ports.table.check_stopwatch()
    ports.pilot.propose_correction(ports.table.steps()[1].index, "wrong-space")
    both(ports, Agreement.CORRECTION)
    assert (ports.table.time_left, session.board.phase) == (45, Phase.PLACEMENT)
    assert len(session.board.order) == 1


def test_the_time_left_is_in_the_record_and_in_the_file(clock: Clock, tmp_path: Path) -> None:
    setup = cards(3, "easy", stopwatch=60)
    saves = Saves(tmp_path)
    journal = saves.begin(ruleset_for(setup), setup)
    session = GameSession(ruleset_for(setup), setup, journal=journal, clock=clock)
    both(session.ports(), Agreement.ROLL)
    session.ports().table.run_stopwatch(True)
    place_one(session, clock, 12.25)
    clock.now += 3.5
    session.close()
    record, journal = saves.open(saves.unfinished()[0].path)
    assert record == session.record()
    clock.now += 500
    again = GameSession.resume(record, ruleset_for(record.setup), journal=journal, clock=clock)
    clock.now += 500
    assert again.time_left == 44.25
    again.ports().table.run_stopwatch(True)
    clock.now += 45
    assert again.check_stopwatch()
    again.close()
    whole = from_json(to_json(again.record()))
    assert fold_record(whole, again.ruleset).board == again.board


@pytest.mark.parametrize("seed", range(4))
def test_the_next_round_has_the_whole_minute_again(clock: Clock, seed: int) -> None:
    session = flight(clock, seed)
    session.ports().table.run_stopwatch(True)
    clock.now += 30
    rng = Random(seed)
    while session.board.round == 1 and not session.board.over:
        fly_on(session.ports(), rng, steps=1)
    if not session.board.over:
        both(session.ports(), Agreement.ROLL)
        assert session.time_left == 60
