"""`skyteam-qt check`: a line for each problem, with the file and its line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from skyteam_qt.app.cli import main
from skyteam_qt.content.airport import file_text
from skyteam_qt.session.record import VERSION, GameRecord, from_json, to_json
from skyteam_qt.session.saves import Saves
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import FlightSetup, ruleset_for
from tests.content.airports import INNSBRUCK
from tests.session.flights import fly_on
from tests.session.test_own_flights import flown, setup_of

RECORDS = Path(__file__).parents[1] / "records"
Said = Callable[[], str]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    """What was printed since the last time."""

    def out() -> str:
        found = capsys.readouterr()
        assert found.err == ""
        return found.out

    return out


def airport_file(folder: Path, text: str, name: str = "inn.json") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_good_files_are_counted(tmp_path: Path, said: Said) -> None:
    paths = [airport_file(tmp_path, file_text(INNSBRUCK)), *sorted(RECORDS.glob("version-*.json"))]
    assert main(["check", *map(str, paths)]) == 0
    assert said() == f"{len(paths)} files are good.\n"


def test_each_problem_is_a_line_that_names_the_place(tmp_path: Path, said: Said) -> None:
    text = file_text(INNSBRUCK).replace('"INN"', '"inn"').replace('"traffic": 2', '"traffic": 13')
    path = airport_file(tmp_path, text)
    assert main(["check", str(path)]) == 1
    at = 1 + next(n for n, line in enumerate(text.split("\n")) if "13" in line)
    assert said().splitlines() == [
        f"{path}:4: “code” must be two to four capital letters or digits.",
        f"{path}:{at}: “traffic” must be at most 12.",
    ]


def test_a_file_that_cannot_be_read_is_worse_than_one_with_problems(tmp_path: Path, said: Said) -> None:
    bad, good = airport_file(tmp_path, "{"), airport_file(tmp_path, file_text(INNSBRUCK), "good.json")
    none = tmp_path / "none.json"
    assert main(["check", str(none), str(bad), str(good), str(tmp_path)]) == 2
    assert said().splitlines() == [
        f"{none}: There is no such file.",
        f"{bad}:1: The file ends in the middle.",
        f"{tmp_path}: This is a folder, not a file.",
        "1 file is good.",
    ]


def test_a_caution_is_no_problem(tmp_path: Path, said: Said) -> None:
    lean = tuple(one if one.axis is None else one._replace(axis=(-1,)) for one in INNSBRUCK.spaces)
    assert main(["check", str(airport_file(tmp_path, file_text(INNSBRUCK._replace(spaces=lean))))]) == 0
    said()


def test_some_other_json_is_no_flight_and_no_airport(tmp_path: Path, said: Said) -> None:
    path = airport_file(tmp_path, '{\n"name": 1,\n"format": "recipe"\n}')
    assert main(["check", str(path)]) == 1
    assert said() == f"{path}:3: “format” says neither skyteam-airport nor skyteam-record.\n"


def test_a_flight_against_the_rules_is_named_with_the_line_of_its_entry(tmp_path: Path, said: Said) -> None:
    record = from_json((RECORDS / "version-3.json").read_text(encoding="utf-8"))
    text = to_json(record)
    lines = text.split("\n")
    at = next(n for n, line in enumerate(lines) if '"kind": "place"' in line)
    number = at - next(n for n, line in enumerate(lines) if '"entries"' in line)
    path = airport_file(tmp_path, text.replace(lines[at], lines[at].replace('"coffee": 0', '"coffee": 3')), "x.skyteam")
    assert main(["check", str(path)]) == 1
    assert said() == f"{path}:{at + 1}: This flight cannot have happened: entry {number} is against the rules.\n"
    path.write_text(text.replace(lines[at], lines[at].replace('"coffee": 0', '"coffee": "much"')), encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert said() == f"{path}:{at + 1}: This flight is damaged: entry {number} cannot be read.\n"


@pytest.mark.parametrize(
    ("old", "new", "key", "words"),
    [
        (f'"version": {VERSION}', '"version": 99', "version", "newer version"),
        ('"rules": 1', '"rules": 7', "rules", "other rules"),
        ('"mode": "visors"', '"mode": "glass"', "mode", "“mode”"),
        ('"level": "easy"', '"level": "silly"', "level", "no level"),
        ('"scenario": "YUL-green"', '"scenario": "XXX-green"', "scenario", "no flight"),
        ('"entries": []', '"entries": {}', "entries", "no log"),
    ],
)
def test_a_wrong_head_of_a_flight_is_named_with_its_line(
    tmp_path: Path, said: Said, old: str, new: str, key: str, words: str
) -> None:
    text = to_json(GameRecord(FlightSetup(), ()))
    assert old in text
    text = text.replace(old, new)
    line = 1 + next(n for n, one in enumerate(text.split("\n")) if f'"{key}"' in one)
    path = airport_file(tmp_path, text)
    assert main(["check", str(path)]) == 1
    (problem,) = said().splitlines()
    assert problem.startswith(f"{path}:{line}: ")
    assert words in problem


def test_the_airport_inside_a_flight_is_looked_at_too(tmp_path: Path, said: Said) -> None:
    found = json.loads(to_json(flown(setup_of(), 3).record()))
    found["own_flight"]["spaces"][1]["traffic"] = 40
    text = json.dumps(found, indent=1)
    path = airport_file(tmp_path, text)
    assert main(["check", str(path)]) == 1
    first, second = said().splitlines()
    assert first.endswith("its own airport cannot be read.")
    line = 1 + next(n for n, one in enumerate(text.split("\n")) if '"traffic": 40' in one)
    assert second == f"{path}:{line}: “traffic” must be at most 12."


def test_a_flight_in_the_air_is_checked_without_showing_it(tmp_path: Path, said: Said) -> None:
    saves = Saves(tmp_path)
    setup = FlightSetup(seed=3)
    session = GameSession(ruleset_for(setup), setup, journal=saves.begin(ruleset_for(setup), setup))
    fly_on(session.ports(), Random(1), 6)
    session.close()
    (kept,) = saves.unfinished()
    assert main(["check", str(kept.path)]) == 0
    assert said() == "1 file is good.\n"
    lines = kept.path.read_bytes().split(b"\n")
    lines[3] = lines[3].replace(b"1", b"2", 1)
    kept.path.write_bytes(b"\n".join(lines))
    assert main(["check", str(kept.path)]) == 1
    assert said() == f"{kept.path}:4: From here on this flight is damaged; it can be continued up to this line.\n"


@pytest.mark.parametrize("content", [b"", b"\xff\xfe{\x00", b"[" * 300_000, b"{}" * 5_000_000, b'{"format": 3}'])
def test_a_bad_file_is_one_line(tmp_path: Path, said: Said, content: bytes) -> None:
    path = tmp_path / "bad"
    path.write_bytes(content)
    assert main(["check", str(path)]) == 1
    assert len(said().splitlines()) == 1
