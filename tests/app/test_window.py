"""Opening the game: what goes wrong before there is a window is told in one line too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

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
