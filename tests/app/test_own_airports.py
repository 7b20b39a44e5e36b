"""The folder of own airports."""

from __future__ import annotations

from pathlib import Path

import pytest

from skyteam_qt.app.own_airports import NotSaved, OwnAirports
from skyteam_qt.content.airport import file_text
from skyteam_qt.content.own_flights import own_id, text_of
from tests.content.airports import INNSBRUCK


def test_there_are_none_at_first_and_no_folder_is_made(tmp_path: Path) -> None:
    airports = OwnAirports(tmp_path)
    assert (airports.files(), airports.texts()) == ([], [])
    assert list(tmp_path.iterdir()) == []


def test_what_is_saved_is_listed(tmp_path: Path) -> None:
    airports = OwnAirports(tmp_path)
    path = airports.free_path(INNSBRUCK)
    assert path == tmp_path / "airports" / "INN-red.json"
    airports.save(INNSBRUCK, path)
    assert airports.free_path(INNSBRUCK).name == "INN-red-2.json"
    text = text_of(INNSBRUCK)
    assert airports.texts() == [text]
    assert airports.text(own_id(text)) == text
    assert airports.text("YUL-green") == ""
    assert [one.name for one in path.parent.iterdir()] == ["INN-red.json"]


def test_a_bad_file_spoils_no_other_and_says_its_line(tmp_path: Path) -> None:
    airports = OwnAirports(tmp_path)
    airports.save(INNSBRUCK, airports.folder / "b.json")
    (airports.folder / "a.json").write_text('{\n"format": 1}', encoding="utf-8")
    (airports.folder / "notes.txt").write_text("not looked at", encoding="utf-8")
    bad, good = airports.files()
    assert (bad.airport, good.airport, good.problem) == (None, INNSBRUCK, "")
    assert bad.problem.startswith("a.json, line ")
    assert airports.texts() == [text_of(INNSBRUCK)]


def test_the_same_airport_in_two_files_is_one_flight(tmp_path: Path) -> None:
    airports = OwnAirports(tmp_path)
    for name in ("a.json", "b.json"):
        airports.save(INNSBRUCK, airports.folder / name)
    assert len(airports.texts()) == 1


def test_a_file_opened_from_elsewhere_is_listed_in_this_run(tmp_path: Path) -> None:
    airports = OwnAirports(tmp_path / "data")
    path = tmp_path / "given.json"
    path.write_text(file_text(INNSBRUCK), encoding="utf-8")
    for _ in range(2):
        assert airports.open(path).airport == INNSBRUCK
    assert [one.path for one in airports.files()] == [path]
    assert airports.open(tmp_path / "none.json").problem == "There is no such file."
    path.unlink()
    assert airports.texts() == []


def test_a_test_flight_needs_no_file(tmp_path: Path) -> None:
    airports = OwnAirports(tmp_path)
    assert airports.text(airports.remember(INNSBRUCK)) == text_of(INNSBRUCK)


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "airports").write_text("in the way", encoding="utf-8")
    airports = OwnAirports(tmp_path)
    with pytest.raises(NotSaved, match=r"could not be saved \(.+\)\.$"):
        airports.save(INNSBRUCK, airports.folder / "a.json")
    assert airports.texts() == []
