"""The window, with a computer crew that thinks on the spot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from skyteam_qt.app.services import GameServices
from skyteam_qt.qtbridge.thoughts import AtOnce
from skyteam_qt.ui.main_window import MainWindow
from tests.ui.solo.flights import CLOCK


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., MainWindow]]:
    windows: list[MainWindow] = []

    def made(seed: int = 5, thinking: object = AtOnce, **settings: object) -> MainWindow:
        services = GameServices(tmp_path / str(len(windows)), tmp_path / "log.txt", seed)
        if settings:
            services.change_settings(**settings)
        window = MainWindow(services, motion=CLOCK.motion(0.0, 0.0), thinking=thinking)  # type: ignore[arg-type]
        windows.append(window)
        window.resize(1100, 620)
        window.show()
        window.activateWindow()
        QTest.qWaitForWindowActive(window)
        return window

    yield made
    for window in windows:
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
