"""What the tests of the ordinary screens share: a clock that a test moves, keys sent as people press them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from skyteam_qt.qtbridge.table import Table
from skyteam_qt.ui.motion import Motion
from tests.qtbridge.flights import put

Q, O = Qt.Key.Key_Q, Qt.Key.Key_O  # noqa: E741 - the two visor keys

PLACEMENTS = (
    (1, "axis.P"),
    (2, "axis.C"),
    (3, "engine.P"),
    (0, "engine.C"),
    (2, "gear.2"),
    (1, "radio.C1"),
    (0, "conc.1"),
    (3, "conc.2"),
)
"""A round with the usual hands of `flights`."""


class Clock:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds

    def motion(self, factor: float = 0.0, hold: float = 1.0) -> Motion:
        return Motion(factor, hold, self)


def place_all(table: Table, count: int = 8) -> None:
    """Play the first `count` placements of the round."""
    for place, space in PLACEMENTS[:count]:
        put(table, place, space)


def show(widget: QWidget, width: int = 1600, height: int = 1000) -> None:
    """On screen, with the keyboard."""
    widget.resize(width, height)
    widget.show()
    widget.activateWindow()
    assert QTest.qWaitForWindowActive(widget)


def key_down(key: Qt.Key, text: str = "") -> None:
    """A key goes down for whatever has the keyboard."""
    _send(QEvent.Type.KeyPress, key, text)


def key_up(key: Qt.Key, text: str = "") -> None:
    _send(QEvent.Type.KeyRelease, key, text)


def _send(kind: QEvent.Type, key: Qt.Key, text: str) -> None:
    target = QGuiApplication.focusObject()
    assert target is not None
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text or (chr(key).lower() if key < 0x80 else ""))
    QCoreApplication.sendEvent(target, event)
