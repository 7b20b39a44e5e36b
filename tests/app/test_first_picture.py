"""The first picture is complete, painted once, and waits for nothing it does not show (qt-recipes 8).

The rule is tested and not the time: what had been imported, and what had been painted.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from skyteam_qt.app.services import GameServices
from skyteam_qt.session.setup import FlightSetup

DEAR = (
    *("numpy", "pydantic", "sqlite3"),
    *("skyteam_qt.rules", "skyteam_qt.session.journal", "skyteam_qt.session.session"),
    *("skyteam_qt.ui.draw.cards", "skyteam_qt.ui.screens.start_cards"),
)
"""The card game is loaded when it is chosen."""


def _child(what: str, folder: Path) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("first_picture_child.py")), what],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "SKYTEAM_DATA": str(folder)},
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _keep_a_flight(folder: Path) -> None:
    services = GameServices(folder, folder / "log")
    services.new_session(FlightSetup(pilot="Anna", copilot="Ben")).table.close()


@pytest.mark.parametrize("kept", [False, True])
def test_the_first_picture_is_complete_and_waits_neither_for_the_rules_nor_for_pydantic(
    tmp_path: Path, kept: bool
) -> None:
    if kept:
        _keep_a_flight(tmp_path)
    found = _child("look", tmp_path)
    assert [name for name in DEAR if name in found["modules"]] == []
    assert found["missing"] == []
    assert found["twice"] == 0
    parts = {"MapView", "Legend", "NameEdit", "FlightTile", "Preview", "LevelTile", "ShortChoice", "Button"}
    assert parts <= set(found["shown"])
    assert ("ContinueCard" in found["shown"]) == kept


def test_a_click_right_after_the_first_picture_is_heard(tmp_path: Path) -> None:
    assert _child("click", tmp_path) == {"page": "BoardingScreen", "icon": True}
