"""Own airports in the window: drawn, tried out, listed, flown and continued without their file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skyteam_qt.app.services import GameServices
from skyteam_qt.content.own_flights import is_own
from skyteam_qt.session.saves import Saves
from skyteam_qt.ui.editor.screen import EditorScreen
from skyteam_qt.ui.main_window import MainWindow
from skyteam_qt.ui.screens.boarding import BoardingScreen
from skyteam_qt.ui.screens.debrief import DebriefScreen
from skyteam_qt.ui.screens.start import StartScreen
from tests.content.airports import INNSBRUCK
from tests.session.flights import both, random_action
from tests.ui.seats import Clock

CLOCK = Clock()
SPACES = tuple(one._replace(traffic_dice=0, axis=None) for one in INNSBRUCK.spaces)
PLAIN = INNSBRUCK._replace(special_abilities=0, modules=(), spaces=SPACES)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    services = GameServices(tmp_path, tmp_path / "log.txt", 5)
    services.airports.save(PLAIN, services.airports.folder / "inn.json")
    window = MainWindow(services, motion=CLOCK.motion(0.0, 0.0))
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    yield window
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def start(window: MainWindow) -> StartScreen:
    screen = window.stack.currentWidget()
    assert isinstance(screen, StartScreen)
    return screen


def editor(window: MainWindow) -> EditorScreen:
    screen = window.stack.currentWidget()
    assert isinstance(screen, EditorScreen)
    return screen


def take_seats(window: MainWindow) -> None:
    assert isinstance(window.stack.currentWidget(), BoardingScreen)
    for key in (Qt.Key.Key_Q, Qt.Key.Key_O):
        CLOCK.seconds += 1
        QTest.keyClick(window.windowHandle(), key)
        QApplication.processEvents()
    assert window.flight is not None


def fly(window: MainWindow, steps: int | None = None) -> None:
    assert window.table is not None
    ports, rng = window.table.ports, Random(3)
    while not ports.table.debriefed and steps != 0:
        steps = None if steps is None else steps - 1
        QApplication.processEvents()
        what = ports.table.agreement.what
        if what is not None:
            both(ports, what)
        elif found := random_action(ports, rng):
            ports.seat(found[0]).submit(found[1])
    QApplication.processEvents()


def test_an_own_flight_comes_after_the_bundled_ones(window: MainWindow) -> None:
    cards = start(window).cards
    assert [card.airport for card in cards if is_own(card.id)] == ["Innsbruck"]
    assert is_own(cards[-1].id)
    assert len(cards) == 56


def test_an_own_flight_is_flown_to_its_debrief_and_again_without_its_file(window: MainWindow) -> None:
    screen = start(window)
    screen.row = len(screen.cards) - 1
    window._board(screen.setup())
    take_seats(window)
    assert window.table is not None
    assert window.windowTitle().startswith("INN Innsbruck")
    for path in window.services.airports.folder.iterdir():
        path.unlink()
    fly(window)
    assert isinstance(window.stack.currentWidget(), DebriefScreen)
    window._fly_again()
    assert window.table is not None
    assert window.table.ports.table.ruleset.scenario.airport == "Innsbruck"


def test_a_kept_own_flight_is_offered_and_continued_without_its_file(window: MainWindow) -> None:
    screen = start(window)
    screen.row = len(screen.cards) - 1
    window._board(screen.setup())
    take_seats(window)
    fly(window, 3)
    for path in window.services.airports.folder.iterdir():
        path.unlink()
    window.leave_flight()
    saved = start(window).saved
    assert saved is not None
    assert (saved.code, saved.airport, saved.rounds) == ("INN", "Innsbruck", 7)
    window._resume(saved)
    take_seats(window)
    fly(window)
    assert isinstance(window.stack.currentWidget(), DebriefScreen)


def test_after_a_test_flight_people_go_on_drawing(window: MainWindow, tmp_path: Path) -> None:
    start(window).airports_button.click()
    drawing = editor(window)
    assert window.windowTitle() == "Own airport – Sky Team"
    drawing.begin(PLAIN)
    drawing.columns[0].planes.wanted.emit(2)
    drawing.fly.click()
    take_seats(window)
    assert window.table is not None
    assert window.table.board.planes[0] == 2
    window.leave_flight()
    again = editor(window)
    assert again.draft.airport.spaces[0].traffic == 2
    assert not again.draft.stack.isClean()
    again.save.click()
    again.back.click()
    assert len(start(window).cards) == 57
    assert len(Saves(tmp_path / "flights").unfinished()) == 1


def test_rules_and_settings_open_over_the_editor(window: MainWindow) -> None:
    window.show_editor()
    drawing = editor(window)
    drawing.abilities.part(2).click()
    window.show_settings()
    assert window.stack.top is not None
    window.stack.pop()
    assert editor(window) is drawing
    window.services.change_settings(theme="light")
    window.retheme()
    assert drawing.draft.airport.special_abilities == 2
