"""A flight is stopped in every phase: nothing beside the open screen tells a die that is behind one.

Two flights that differ in hidden dice alone leave the same behind: settings, log, saves, logbook, pictures, clipboard,
titles, words of the process, temporary files.
"""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from skyteam_qt.app.sweeper import sweep_all
from skyteam_qt.rules import SEATS
from skyteam_qt.session.setup import Mode
from skyteam_qt.sim.scripted import C, P, WantedDice
from skyteam_qt.ui.errors import ErrorLog
from tests.ui.flights.crew import Crew
from tests.ui.flights.test_secrets import assert_sealed
from tests.ui.flights.witness import _shape, files_of

from .amount import amount
from .pictures import Picture
from .stops import HANDS, STOPS

Board = Callable[..., Crew]


def dice(twin: bool) -> WantedDice:
    found = {}
    for seat, rolls in zip((P, C), HANDS[twin], strict=True):
        for nth, hand in enumerate(rolls, 1):
            found.update({(1, seat, place, nth): value for place, value in enumerate(hand)})
    return WantedDice(found)


def book(path: Path) -> list[tuple[Any, ...]]:
    """All rows of the logbook, apart from times and file names."""
    with sqlite3.connect(path) as connection:
        lines = [line for line in connection.iterdump() if "INSERT" in line]
    connection.close()
    return [(line,) for line in lines]


def left_behind(folder: Path) -> list[Any]:
    """All files, as anybody can read them."""
    found: list[Any] = []
    for path in files_of(folder):
        if path.suffix == ".log":
            found.append([line.split(" ", 2)[2] for line in path.read_text("utf-8").splitlines()])
        elif path.suffix == ".db":
            # made when the start screen has been seen, in whichever turn of the event loop; empty it tells nothing
            found += [rows] if (rows := book(path)) else []
        elif path.suffix in (".db-wal", ".db-shm"):
            found.append(path.suffix)
        else:
            assert_sealed(path)
            found.append(_shape(path))
    return found


def around(crew: Crew, records: list[logging.LogRecord]) -> dict[str, Any]:
    """What the process shows of itself to everybody else."""
    clipboard = QGuiApplication.clipboard()
    boards = (clipboard.Mode.Clipboard, clipboard.Mode.Selection)
    return {
        "titles": [
            [widget.windowTitle(), widget.objectName(), widget.windowFilePath(), widget.windowRole()]
            for widget in QApplication.topLevelWidgets()
        ],
        "windows": [[one.title(), one.objectName(), one.filePath()] for one in QGuiApplication.topLevelWindows()],
        "clipboard": [(clipboard.text(mode), clipboard.pixmap(mode).isNull()) for mode in boards],
        "arguments": [sys.argv, QApplication.arguments(), Path("/proc/self/cmdline").read_bytes()],
        "environment": {name: text for name, text in os.environ.items() if name not in ("SKYTEAM_DATA", "TMPDIR")},
        "logged": [record.getMessage() for record in records],
    }


def stopped(
    board: Board,
    folder: Path,
    stop: Callable[[Crew], None],
    twin: bool,
    mode: Mode,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> tuple[dict[str, Any], list[Any]]:
    """Fly to the stop and see what is there: while it lasts, after an error, and when the window is gone."""
    data, temporary = folder / "data", folder / "tmp"
    data.mkdir(parents=True)
    temporary.mkdir()
    os.environ["TMPDIR"] = str(temporary)
    caplog.clear()
    crew = board(lambda: dice(twin), folder=data, seed=7, mode=mode)
    stop(crew)
    hands = []
    if crew.window.table is not None:
        hands = [crew.table.ports.seat(seat).view().hand for seat in SEATS]
    found = {"there": around(crew, caplog.records), "files": left_behind(data), "temporary": files_of(temporary)}
    QApplication.sendEvent(crew.window, QEvent(QEvent.Type.WindowDeactivate))
    # what a task switcher shows
    found["picture"] = Picture(crew.window.grab().toImage())
    log = ErrorLog(crew.services.log_path, crew.window)
    try:
        raise ValueError(f"the dice are {hands}")
    except ValueError as error:
        log.hook(type(error), error, error.__traceback__)
    crew.wait(0)
    found["after an error"] = [around(crew, caplog.records), left_behind(data)]
    crew.leave()
    sweep_all()
    found["closed"] = [left_behind(data), [path.name for path in files_of(temporary)]]
    found["printed"] = capfd.readouterr()
    shutil.rmtree(folder)
    return found, hands


@pytest.mark.parametrize("mode", [Mode.VISORS, Mode.CURTAIN])
def test_a_flight_that_is_stopped_leaves_nothing_that_tells_a_hidden_die(
    board: Board,
    data_folder: Path,
    mode: Mode,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In each phase."""
    monkeypatch.setenv("TMPDIR", str(data_folder))
    caplog.set_level(logging.DEBUG)
    stops = [stop for i, stop in enumerate(STOPS) if amount(0, 1) or i % 3 == list(Mode).index(mode) % 3]
    files = differ = 0
    for stop in stops:
        one, hands = stopped(board, data_folder / "flight", stop, False, mode, caplog, capfd)
        other, others = stopped(board, data_folder / "flight", stop, True, mode, caplog, capfd)
        for name in one:
            where = one[name].where(other[name]) if name == "picture" and one[name] != other[name] else ""
            assert one[name] == other[name], (stop.__name__, name, where)
        files += len(one["files"])
        differ += hands != others
        names = {"boarding", "briefing", "lost"} & {stop.__name__}
        assert names or hands != others, stop.__name__
    with capfd.disabled():
        print(f"\nleaks, {mode}: stopped at {len(stops)} places, hands differed at {differ}, {files} files the same")
