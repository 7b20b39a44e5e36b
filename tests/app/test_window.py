"""Opening the game: what goes wrong before there is a window is told in one line too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from skyteam_qt.app.services import GameServices
from skyteam_qt.app.window import TITLE_BAR, make_window

DAMAGED = """
import sys
from skyteam_qt.app import window, services
def broken(self):
    raise ValueError("a secret 6")
services.GameServices.flights = broken
sys.exit(window.open_game())
"""


def test_an_error_before_the_first_picture_is_one_line_and_a_note_in_the_log(data_folder: Path) -> None:
    done = subprocess.run([sys.executable, "-c", DAMAGED], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    lines = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    (path,) = data_folder.glob("*.log")
    assert lines == [f"skyteam-qt: something went wrong; see {path}"]
    noted = path.read_text()
    assert "ValueError at" in noted
    assert "secret" not in noted


def test_a_window_closed_in_the_middle_of_a_flight_leaves_nothing_to_the_end_of_the_process(data_folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("closed_child.py"))],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONMALLOC": "debug"},
    )
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr


ROOM = QRect(40, 20, 1280, 760)


@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000), (3840, 2160)])
def test_a_window_that_is_too_large_for_the_screen_is_made_as_large_as_that(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    window = make_window(GameServices(tmp_path, tmp_path / "log"), size=size, room=ROOM)
    qtbot.addWidget(window)
    assert (window.width(), window.height()) == (1280, min(size[1], 760 - TITLE_BAR))
    assert ROOM.contains(window.geometry().adjusted(0, 0, 0, TITLE_BAR))


def test_a_window_of_the_first_start_stands_in_the_middle(qtbot: QtBot, tmp_path: Path) -> None:
    window = make_window(GameServices(tmp_path, tmp_path / "log"), size=(1100, 620), room=ROOM)
    qtbot.addWidget(window)
    assert (window.size().toTuple(), window.pos().toTuple()) == ((1100, 620), (130, 72))


def test_a_window_that_was_left_half_outside_comes_back_inside(qtbot: QtBot, tmp_path: Path) -> None:
    services = GameServices(tmp_path, tmp_path / "log")
    first = make_window(services)
    qtbot.addWidget(first)
    first.setGeometry(600, 500, 1100, 620)
    services.change_settings(geometry=first.saveGeometry().toBase64().toStdString())
    window = make_window(services, size=(1100, 620), room=ROOM)
    qtbot.addWidget(window)
    assert ROOM.contains(window.geometry().adjusted(0, 0, 0, TITLE_BAR))
