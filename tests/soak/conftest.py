"""Windows under fire: nothing is collected in the middle of a paint event, as in the program (`app.sweeper`)."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skyteam_qt.app.sweeper import sweep_all
from skyteam_qt.ui import resources
from tests.ui.flights.crew import Crew


@pytest.fixture
def board(qtbot: QtBot, data_folder: Path) -> Iterator[Callable[..., Crew]]:
    """Makes crews, in the test's data folder unless told otherwise. The one before has left by then."""
    resources.load_fonts()
    QApplication.setCursorFlashTime(0)
    QGuiApplication.clipboard().clear()
    gc.disable()
    crews: list[Crew] = []

    def made(*args: object, folder: Path = data_folder, **kwargs: object) -> Crew:
        while crews:
            crews.pop().leave()
        crew = Crew(folder, *args, **kwargs)  # type: ignore[arg-type]
        crews.append(crew)
        return crew

    yield made
    while crews:
        crews.pop().leave()
    sweep_all()
    gc.enable()
