"""A crew for each test: a window on a folder of its own, closed when the test is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skyteam_qt.ui import resources
from tests.ui.flights.crew import Crew


@pytest.fixture
def board(qtbot: QtBot, data_folder: Path) -> Iterator[Callable[..., Crew]]:
    """Makes crews; all of one test share its data folder unless told otherwise."""
    resources.load_fonts()
    QApplication.setCursorFlashTime(0)  # a cursor that blinks would make two pictures of one
    crews: list[Crew] = []

    def made(*args: object, folder: Path = data_folder, **kwargs: object) -> Crew:
        crew = Crew(folder, *args, **kwargs)  # type: ignore[arg-type]
        crews.append(crew)
        return crew

    yield made
    for crew in crews:
        crew.leave()
