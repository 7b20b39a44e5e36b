"""Files that somebody or something has changed: never a crash, never a hang, and nothing impossible is believed."""

from __future__ import annotations

import json
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from skyteam_qt.rules import RulesError
from skyteam_qt.session import settings
from skyteam_qt.session.flight_file import read_flight
from skyteam_qt.session.flown import flown
from skyteam_qt.session.journal import Journal
from skyteam_qt.session.kept import RecordError, SavedFlight
from skyteam_qt.session.logbook import Logbook
from skyteam_qt.session.record import GameRecord, fold_record, from_json, to_json
from skyteam_qt.session.saves import Saves
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import FlightSetup, ruleset_for
from tests.session.flights import LANDING, RULES, cards, dealer_for, fly_on, fly_script

from .amount import amount

SLOWEST_S = 2.0
MOST_MEMORY = 60_000_000


def resident() -> int:
    """The most memory this process has had, in bytes."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def mutate(content: bytes, rng: Random) -> bytes:
    """A few changes of the kinds that disks, editors and mail programs make."""
    data = bytearray(content)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        at = rng.randrange(len(data) + 1)
        length = min(len(data) - at, rng.choice((1, 1, 2, 5, 40, 400)))
        kind = rng.randrange(8)
        if kind == 0 and data:
            data[at - 1] ^= 1 << rng.randrange(8)
        elif kind == 1:
            del data[at : at + length]
        elif kind == 2:
            data[at:at] = data[at : at + length]
        elif kind == 3:
            data[at:at] = bytes(rng.randrange(256) for _ in range(length))
        elif kind == 4:
            del data[at:]
        elif kind == 5:
            data[at : at + 1] = rng.choice((b"0", b"9", b"-", b"null", b"[[[[", b'"', b"{", b"1e999", b"\n", b"\x00"))
        elif kind == 6:
            other = rng.randrange(len(data) + 1)
            data[other:other] = data[at : at + length]
        else:
            data[at : at + length] = bytes(length)
    return bytes(data)


def change_json(content: bytes, rng: Random) -> bytes:
    """One value anywhere in a JSON text is another one, or is gone, or is there twice."""
    root = json.loads(content)
    node: Any = root
    for _ in range(rng.randrange(1, 5)):
        below: list[Any] = [*node] if isinstance(node, dict) else [*range(len(node))]
        if not below:
            break
        key = rng.choice(below)
        if isinstance(node[key], dict | list) and node[key] and rng.random() < 0.8:
            node = node[key]
            continue
        kind = rng.randrange(6)
        if kind == 0:
            del node[key]
        elif kind == 1 and isinstance(node, list):
            node.insert(key, node[key])
        elif kind == 2 and isinstance(node[key], int):
            node[key] += rng.choice((-1, 1, 1, 7, -(10**30)))
        elif kind == 3 and isinstance(node, list):
            other = rng.randrange(len(node))
            node[key], node[other] = node[other], node[key]
        else:
            node[key] = rng.choice((None, True, 0, -1, 3, 7, 2.5, "", "P", "C", [], {}, [1, 2, 3, 4], "x" * 5000))
        break
    return json.dumps(root, ensure_ascii=False, indent=1).encode()


@pytest.fixture(scope="module")
def originals(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Files as the program writes them: landed, lost, cards, sealed in the air, and settings."""
    folder = tmp_path_factory.mktemp("originals")
    saves = Saves(folder)
    setup = FlightSetup(pilot="Anna", copilot="Ben", seed=3)
    landed = GameSession(RULES, setup, journal=saves.begin(RULES, setup), dealer=dealer_for(LANDING))
    fly_script(landed.ports(), LANDING)
    landed.close()
    for seed in (1, 2):
        wanted = cards(seed=seed)
        rules = ruleset_for(wanted)
        session = GameSession(rules, wanted, journal=saves.begin(rules, wanted))
        fly_on(session.ports(), Random(seed))
        session.close()
    flying = GameSession(RULES, setup, journal=saves.begin(RULES, setup))
    fly_on(flying.ports(), Random(1), 6)
    flying.close()
    found = {f"flown-{n}": path.read_bytes() for n, path in enumerate(saves.finished())}
    found["sealed"] = saves.unfinished()[0].path.read_bytes()
    settings.save(folder / "settings.json", settings.Settings(pilot="Anna", hold=2.0))
    found["settings"] = (folder / "settings.json").read_bytes()
    return found


def looked_at(path: Path) -> str:
    """Open a file as the program would. What came of it, in a word."""
    try:
        found = read_flight(path)
        if isinstance(found, SavedFlight):
            record, journal = Journal.reopen(path)
            journal.close()
            fold_record(record, ruleset_for(record.setup))
            return "in the air"
        flight = flown(found)
    except (RecordError, RulesError, LookupError):
        return "refused"
    # what is believed has been replayed through the rules; it must also read the same once more
    assert isinstance(found, GameRecord)
    assert from_json(to_json(found)) == found
    assert flight.board.over
    return "believed"


def ways(name: str) -> list[Callable[[bytes, Random], bytes]]:
    """How an original of this name can be changed."""
    return [mutate] if name == "sealed" else [mutate, change_json]


def test_a_changed_file_is_refused_or_it_can_have_happened(tmp_path: Path, originals: dict[str, bytes]) -> None:
    count = amount(800, 100_000)
    rng = Random(11)
    ends: dict[str, int] = {}
    slowest = 0.0
    names = sorted(originals)
    for name in names:  # what is imported and compiled once is no part of a file
        (tmp_path / name).write_bytes(originals[name])
        looked_at(tmp_path / name)
    before = resident()
    for number in range(count):
        name = names[number % len(names)]
        content = rng.choice(ways(name))(originals[name], rng)
        path = tmp_path / ("x.json" if name == "settings" else "x.skyteam")
        path.write_bytes(content)
        began = time.process_time()
        if name == "settings":
            found, problem = settings.load(path)
            assert all(type(value) is type(usual) for value, usual in zip(found, settings.Settings(), strict=True))
            end = "settings refused" if problem else "settings taken"
        else:
            end = looked_at(path)
        slowest = max(slowest, time.process_time() - began)
        ends[end] = ends.get(end, 0) + 1
        for left in tmp_path.glob("x*.damaged"):
            left.unlink()
    grown = resident() - before
    print(f"\nfuzz: {count} files, {ends}, slowest {slowest * 1000:.0f} ms, {grown / 1e6:.0f} MB more")
    assert ends["refused"] > count // 4
    assert slowest < SLOWEST_S
    assert grown < MOST_MEMORY


def test_a_changed_logbook_is_read_or_made_anew(tmp_path: Path, originals: dict[str, bytes]) -> None:
    count = amount(40, 2_000)
    rng = Random(12)
    folder = tmp_path / "flown"
    folder.mkdir()
    for name, content in originals.items():
        if name.startswith("flown"):
            (folder / f"20300101-000000-{name[-1]}.skyteam").write_bytes(content)
    book = Logbook(tmp_path / "logbook.db", folder, ruleset_for)
    assert book.catch_up() == 3
    whole = book.path.read_bytes()
    anew = 0
    for _ in range(count):
        book.path.write_bytes(mutate(whole, rng))
        rows = book.rows()
        book.catch_up()
        assert book.problem == ""
        assert len(rows) <= 4
        for copy in tmp_path.glob("logbook-damaged-*"):
            copy.unlink()
            anew += 1
    with sqlite3.connect(book.path) as check:
        assert check.execute("PRAGMA quick_check").fetchone() == ("ok",)
    check.close()
    print(f"\nfuzz: {count} logbooks, {anew} made anew")


def test_the_command_refuses_a_changed_file_in_one_line(tmp_path: Path, originals: dict[str, bytes]) -> None:
    count = amount(3, 200)
    rng = Random(13)
    names = [name for name in sorted(originals) if name != "settings"]
    codes: dict[int, int] = {}
    for number in range(count):
        name = names[number % len(names)]
        path = tmp_path / "x.skyteam"
        path.write_bytes(rng.choice(ways(name))(originals[name], rng))
        words = [sys.executable, "-m", "skyteam_qt", "replay", str(path)]
        ran = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
        codes[ran.returncode] = codes.get(ran.returncode, 0) + 1
        assert ran.returncode in (0, 2)
        assert "Traceback" not in ran.stderr
        assert ran.stderr.count("\n") == (1 if ran.returncode else 0)
    print(f"\nfuzz: {count} calls of the command, exit codes {codes}")
