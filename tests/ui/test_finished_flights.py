"""Flights that have ended, through the window: entered in the logbook, replayed, flown again; files from anywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from skyteam_qt.app import window as app_window
from skyteam_qt.app.services import GameServices
from skyteam_qt.qtbridge.texts import speak_of
from skyteam_qt.rules import Phase
from skyteam_qt.session.record import to_json
from skyteam_qt.session.setup import Agreement, FlightSetup
from skyteam_qt.ui.logbook.screen import LogbookScreen
from skyteam_qt.ui.main_window import MainWindow
from skyteam_qt.ui.replay.screen import ReplayScreen
from skyteam_qt.ui.screens.boarding import BoardingScreen
from skyteam_qt.ui.screens.debrief import DebriefScreen
from skyteam_qt.ui.screens.start import StartScreen
from tests.session.flights import both, cards, fly_on
from tests.ui.finished import landed_record
from tests.ui.pages import shown_texts
from tests.ui.seats import Clock

Key = Qt.Key
Make = Callable[..., MainWindow]
CLOCK = Clock()


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Iterator[Make]:
    windows: list[MainWindow] = []

    def made(seed: int | None = 5) -> MainWindow:
        services = GameServices(tmp_path, tmp_path / "log.txt", seed)
        services.change_settings(pilot="Anna", copilot="Ben")
        window = MainWindow(services, motion=CLOCK.motion(0.0, 0.0))
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
    speak_of("dice")


def key(window: MainWindow, *keys: Key) -> None:
    for one in keys:
        CLOCK.seconds += 1
        QTest.keyClick(window.windowHandle(), one)
        QApplication.processEvents()


def fly(window: MainWindow, setup: FlightSetup | None = None) -> DebriefScreen:
    """A whole flight, to its debrief."""
    if setup is None:
        key(window, Key.Key_B)
    else:
        window._begin(window.services.new_session(setup), resumed=False)
    key(window, Key.Key_Q, Key.Key_O)
    assert window.table is not None
    fly_on(window.table.ports, Random(1))
    QApplication.processEvents()
    screen = window.stack.currentWidget()
    assert isinstance(screen, DebriefScreen)
    return screen


def hands(window: MainWindow) -> tuple[tuple[int, ...], ...]:
    """Both hands of the flight at the table, as its seats see them."""
    assert window.table is not None
    ports = window.table.ports
    return ports.pilot.view().hand, ports.copilot.view().hand


def test_a_flight_is_entered_when_its_hands_are_open_and_replayed_from_the_book(make: Make) -> None:
    window = make()
    key(window, Key.Key_L)
    page = window.stack.top
    assert isinstance(page, LogbookScreen)
    assert page.rows == ()
    key(window, Key.Key_Escape)
    fly(window)
    assert len(window.services.logbook().rows()) == 1
    key(window, Key.Key_L)
    assert isinstance(window.stack.currentWidget(), StartScreen)
    key(window, Key.Key_L)
    page = window.stack.top
    assert isinstance(page, LogbookScreen)
    assert [(row.pilot, row.copilot) for row in page.rows] == [("Anna", "Ben")]
    key(window, Key.Key_Return)
    replay = window.stack.top
    assert isinstance(replay, ReplayScreen)
    assert replay.flight.setup.pilot == "Anna"
    key(window, Key.Key_Right, Key.Key_Escape)
    assert window.stack.top is page
    key(window, Key.Key_Escape)
    assert isinstance(window.stack.currentWidget(), StartScreen)


def test_a_row_whose_file_is_gone_says_so(make: Make, tmp_path: Path) -> None:
    window = make()
    fly(window)
    window.leave_flight()
    for path in (tmp_path / "flights" / "flown").iterdir():
        path.unlink()
    key(window, Key.Key_L, Key.Key_Return)
    page = window.stack.top
    assert isinstance(page, LogbookScreen)
    assert "The file of this flight is gone: it cannot be replayed." in shown_texts(page)


def test_flights_that_were_flown_before_there_was_a_book_are_entered_when_it_is_opened(
    make: Make, tmp_path: Path
) -> None:
    folder = tmp_path / "flights" / "flown"
    folder.mkdir(parents=True)
    (folder / "20300101-120000-1.skyteam").write_text(to_json(landed_record()), encoding="utf-8")
    window = make()
    window.show_logbook()
    page = window.stack.top
    assert isinstance(page, LogbookScreen)
    assert [row.file for row in page.rows] == ["20300101-120000-1.skyteam"]


def test_the_debrief_steps_through_in_the_replay_and_flies_the_same_dice(make: Make) -> None:
    window = make(seed=None)
    fly(window)
    key(window, Key.Key_S)
    replay = window.stack.top
    assert isinstance(replay, ReplayScreen)
    assert "Back to the debrief" in shown_texts(replay)
    rolled = tuple(tuple(die.value for die in hand) for hand in replay.reel.moments[1].hands)
    key(window, Key.Key_Escape)
    assert isinstance(window.stack.currentWidget(), DebriefScreen)
    key(window, Key.Key_S, Key.Key_Return)
    assert isinstance(window.stack.currentWidget(), BoardingScreen)
    key(window, Key.Key_Q, Key.Key_O)
    assert window.table is not None
    both(window.table.ports, Agreement.ROLL)
    assert hands(window) == rolled
    assert window.table.open_seat is None


def test_cards_leave_no_word_behind_when_their_replay_is_closed(make: Make) -> None:
    window = make()
    fly(window, cards(3))
    window.leave_flight()
    speak_of("dice")
    window.show_logbook()
    key(window, Key.Key_Return)
    replay = window.stack.top
    assert isinstance(replay, ReplayScreen)
    assert "Fly the same cards" in shown_texts(replay)
    key(window, Key.Key_Escape, Key.Key_Escape)
    from skyteam_qt.qtbridge.texts import say

    assert say("replay.again") == "Fly the same dice"


def drop(window: MainWindow, path: Path) -> bool:
    """Drag a file onto the window and let it go. Whether it was taken."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(50, 50), Qt.DropAction.CopyAction, mime, left, none)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        event = QDropEvent(QPointF(50, 50), Qt.DropAction.CopyAction, mime, left, none)
        QApplication.sendEvent(window, event)
        QApplication.processEvents()
    return enter.isAccepted()


def test_a_finished_flight_that_is_dropped_is_replayed(make: Make, tmp_path: Path) -> None:
    path = tmp_path / "from-a-friend.skyteam"
    path.write_text(to_json(landed_record()), encoding="utf-8")
    window = make()
    assert not drop(window, tmp_path / "picture.png")
    assert drop(window, path)
    assert isinstance(window.stack.top, ReplayScreen)
    key(window, Key.Key_Escape)
    assert isinstance(window.stack.currentWidget(), StartScreen)
    # it is nobody's flight of this machine
    assert window.services.logbook().rows() == ()


def test_a_flight_in_the_air_that_is_opened_goes_on_covered(make: Make, tmp_path: Path) -> None:
    window = make()
    key(window, Key.Key_B)
    key(window, Key.Key_Q, Key.Key_O)
    assert window.table is not None
    both(window.table.ports, Agreement.ROLL)
    before = hands(window)
    (path,) = (tmp_path / "flights").glob("*.skyteam")
    assert not drop(window, path)
    window.leave_flight()
    assert drop(window, path)
    assert isinstance(window.stack.currentWidget(), BoardingScreen)
    assert window.table is not None
    assert window.table.open_seat is None
    key(window, Key.Key_Q, Key.Key_O)
    assert window.table.board.phase == Phase.PLACEMENT
    assert window.table.open_seat is None
    assert hands(window) == before


def test_a_file_that_is_no_flight_is_one_sentence(make: Make, tmp_path: Path) -> None:
    path = tmp_path / "odd.skyteam"
    path.write_bytes(b"\xff\x00 nonsense")
    window = make()
    assert drop(window, path)
    screen = window.stack.currentWidget()
    assert isinstance(screen, StartScreen)
    assert "This file is not a flight, or it is damaged." in shown_texts(screen)
    fly(window)
    assert drop(window, path)
    assert isinstance(window.stack.currentWidget(), StartScreen)


def test_the_start_screen_asks_which_file_to_open(make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "from-a-friend.skyteam"
    path.write_text(to_json(landed_record()), encoding="utf-8")
    answers = [None, path]
    monkeypatch.setattr("skyteam_qt.ui.open_dialog.ask_flight", lambda parent: answers.pop(0))
    window = make()
    start = window.stack.currentWidget()
    assert isinstance(start, StartScreen)
    start.open_button.click()
    assert window.stack.over == []
    QTest.keyClick(window.windowHandle(), Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert isinstance(window.stack.top, ReplayScreen)


def test_the_command_line_opens_a_file_in_the_window(
    tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "from-a-friend.skyteam"
    path.write_text(to_json(landed_record()), encoding="utf-8")
    seen: list[type] = []

    def look(window: MainWindow) -> int:
        seen.append(type(window.stack.currentWidget()))
        window.close()
        return 0

    opened: list[MainWindow] = []
    make = app_window.make_window
    monkeypatch.setattr(app_window, "make_window", lambda *a, **k: opened.append(make(*a, **k)) or opened[0])
    monkeypatch.setattr(app_window, "settle", lambda: None)
    monkeypatch.setattr(QApplication, "exec", lambda *_: look(opened[0]))
    from skyteam_qt.ui import errors

    monkeypatch.setattr(errors, "install", lambda path: type("Log", (), {"path": path, "reporter": None})())
    assert app_window.open_game(file=path) == 0
    assert seen == [ReplayScreen]
    if isValid(opened[0]):
        opened[0].deleteLater()
