"""Keys that X11 repeats in disguise (ux 2.1)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from pytestqt.qtbot import QtBot

from skyteam_qt.ui.repeat_guard import guard

PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


class Ears(QObject):
    """Writes down what the window hears after the guard."""

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self.heard: list[tuple[str, bool]] = []
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            self.heard.append(("down" if event.type() == PRESS else "up", event.isAutoRepeat()))
        return False


@pytest.fixture
def window(qtbot: QtBot) -> QWindow:
    return QWindow()


def key(window: QWindow, kind: QEvent.Type, at: int, which: Qt.Key = Qt.Key.Key_O, scan: int = 32) -> None:
    event = QKeyEvent(kind, which, Qt.KeyboardModifier.NoModifier, scan, 0, 0, "o", False, 1)
    event.setTimestamp(at)
    QCoreApplication.sendEvent(window, event)


def test_a_release_and_a_press_of_the_same_moment_are_a_repeat(qtbot: QtBot, window: QWindow) -> None:
    ears = Ears(window)
    guard(window, everywhere=True)
    key(window, PRESS, 1000)
    for at in (1660, 1700, 1740):
        key(window, RELEASE, at)
        key(window, PRESS, at)
    assert ears.heard == [("down", False), ("down", True), ("down", True), ("down", True)]


def test_a_key_that_is_let_go_is_heard_within_a_frame(qtbot: QtBot, window: QWindow) -> None:
    ears = Ears(window)
    guard(window, everywhere=True)
    key(window, PRESS, 1000)
    key(window, RELEASE, 1200)
    qtbot.waitUntil(lambda: ears.heard == [("down", False), ("up", False)], timeout=1000)


def test_two_quick_presses_of_a_hand_stay_two(qtbot: QtBot, window: QWindow) -> None:
    ears = Ears(window)
    guard(window, everywhere=True)
    key(window, PRESS, 1000)
    key(window, RELEASE, 1040)
    key(window, PRESS, 1043)
    assert ears.heard == [("down", False), ("up", False), ("down", False)]


def test_another_key_lets_the_release_go_first(qtbot: QtBot, window: QWindow) -> None:
    ears = Ears(window)
    guard(window, everywhere=True)
    key(window, RELEASE, 1040)
    key(window, PRESS, 1040, Qt.Key.Key_Q, 24)
    assert ears.heard == [("up", False), ("down", False)]


def test_a_guard_goes_before_filters_that_came_later(qtbot: QtBot, window: QWindow) -> None:
    guard(window, everywhere=True)
    ears = Ears(window)
    guard(window, everywhere=True)
    key(window, RELEASE, 1660)
    key(window, PRESS, 1660)
    assert ears.heard == [("down", True)]


def test_elsewhere_than_on_x11_nothing_waits(qtbot: QtBot, window: QWindow) -> None:
    ears = Ears(window)
    guard(window)
    key(window, RELEASE, 1660)
    assert ears.heard == [("up", False)]
