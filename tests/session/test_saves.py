import os
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from skyteam_qt.session.journal import FlightInUse
from skyteam_qt.session.record import from_json
from skyteam_qt.session.saves import Saves
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, FlightSetup, Mode

from .flights import LANDING, RULES, C, P, WantedDice, both, dealer_for, fly_on, fly_script

SETUP = FlightSetup(pilot="Anna", copilot="Ben", mode=Mode.CURTAIN, seed=99887766)


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "flights", lambda: datetime(2030, 1, 2, 3, 4, 5, tzinfo=UTC))


def _begin(saves: Saves, dealer: WantedDice | None = None) -> GameSession:
    return GameSession(RULES, SETUP, journal=saves.begin(RULES, SETUP), dealer=dealer)


def _aged(saves: Saves, session: GameSession, seconds: int) -> Path:
    """Put the flight down, last changed at `seconds`."""
    session.close()
    path = saves.unfinished()[0].path
    os.utime(path, (seconds, seconds))
    return path


def test_there_is_nothing_to_continue_at_first(saves: Saves) -> None:
    assert saves.unfinished() == ()
    assert saves.finished() == ()
    assert saves.open_latest() is None
    assert not saves.folder.exists()


def test_a_flight_put_down_is_listed_with_public_facts_only(saves: Saves) -> None:
    session = _begin(saves, dealer_for(LANDING))
    fly_script(session.ports(), LANDING, rounds=1)
    both(session.ports(), Agreement.NEXT_ROUND)
    both(session.ports(), Agreement.ROLL)
    session.close()
    (flight,) = saves.unfinished()
    assert flight[1:11] == ("YUL-green", "sky-team", "Anna", "Ben", 2, 5000, 6, "placement", C, Mode.CURTAIN)
    assert (flight.name(P), flight.name(C), flight.problem) == ("Anna", "Ben", "")
    assert flight.path.name == "20300102-030405-1.skyteam"
    assert "99887766" not in repr(flight)


def test_the_newest_flight_comes_first_and_is_continued(saves: Saves) -> None:
    old, new = _begin(saves), _begin(saves)
    fly_on(new.ports(), Random(1), 3)
    new.close()
    old.close()
    paths = {f.round: f.path for f in saves.unfinished()}
    assert len(saves.unfinished()) == 2
    by_phase = {f.phase: f.path for f in saves.unfinished()}
    os.utime(by_phase["briefing"], (1000, 1000))
    os.utime(by_phase["placement"], (2000, 2000))
    assert [f.phase for f in saves.unfinished()] == ["placement", "briefing"]
    opened = saves.open_latest()
    assert opened is not None
    record, journal = opened
    session = GameSession.resume(record, RULES, journal=journal)
    assert session.view(P) == new.view(P)
    with pytest.raises(FlightInUse):
        saves.open_latest()
    session.close()
    assert paths


def test_finished_flights_are_open_records_and_not_listed_to_continue(saves: Saves) -> None:
    session = _begin(saves, dealer_for(LANDING))
    fly_script(session.ports(), LANDING)
    assert saves.unfinished() == ()
    (path,) = saves.finished()
    assert from_json(path.read_text(encoding="utf-8")) == session.record()
    fly_on(_begin(saves).ports(), Random(1))
    assert len(saves.finished()) == 2


def test_a_damaged_flight_is_listed_with_a_sentence_and_spoils_no_other(saves: Saves) -> None:
    path = _aged(saves, _begin(saves), 1000)
    (saves.folder / "z.skyteam").write_bytes(b"damaged")
    (saves.folder / "notes.txt").write_text("mine")
    flights = saves.unfinished()
    assert [bool(f.problem) for f in flights] == [True, False]
    opened = saves.open_latest()
    assert opened is not None
    opened[1].close()
    assert opened[1].path == path


def test_a_flight_put_away_is_kept_but_no_longer_offered(saves: Saves) -> None:
    for number in (1, 2):
        path = _aged(saves, _begin(saves), 1000)
        assert saves.put_away(path) == ""
        assert saves.unfinished() == ()
        assert len(list((saves.folder / "put-away").iterdir())) == number
    assert saves.put_away(path).startswith("The flight could not be put away")


def test_a_flight_that_another_window_has_open_is_not_put_away(saves: Saves) -> None:
    session = _begin(saves)
    fly_on(session.ports(), Random(1), 3)
    (flight,) = saves.unfinished()
    assert saves.put_away(flight.path) == "This flight is open in another window."
    assert saves.unfinished() == (flight,)
    session.close()
    assert saves.put_away(flight.path) == ""


def test_a_loss_before_its_debrief_can_be_continued(saves: Saves) -> None:
    session = _begin(saves)
    both(session.ports(), Agreement.GIVE_UP)
    session.close()
    assert [f.phase for f in saves.unfinished()] == ["over"]
