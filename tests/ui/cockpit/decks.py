"""A cockpit on a screen that is not there, and hands that work it."""

from __future__ import annotations

import itertools

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.table import Table
from skyteam_qt.rules import Seat
from skyteam_qt.session.setup import Mode
from skyteam_qt.ui import resources
from skyteam_qt.ui.cockpit.die_item import DieItem
from skyteam_qt.ui.cockpit.view import CockpitOptions, CockpitView
from skyteam_qt.ui.motion import Motion
from skyteam_qt.ui.theme import Theme
from tests.qtbridge.flights import HANDS, Hands, rolled

LEFT = Qt.MouseButton.LeftButton
KEYS = {name: getattr(Qt.Key, f"Key_{name}") for name in "ABCDEFGIKLNOQRTUXY"}


class Deck:
    """A view in a window, with shorthands in the words of the cockpit."""

    def __init__(self, view: CockpitView, window: QMainWindow) -> None:
        self.view = view
        self.window = window
        self.table: Table = view.table

    # ---- where things are
    def die(self, seat: Seat, place: int) -> DieItem:
        return self.view.dice[seat * 4 + place]

    def at(self, scene: QPointF) -> QPoint:
        return self.view.mapFromScene(scene)

    def space(self, name: str) -> QPointF:
        return self.view.places.spaces[name].center()

    def on(self, what: str) -> QPoint:
        return self.at(self.view.places.rect_of(what).center())

    def index(self, name: str) -> int:
        return self.view.ruleset.index[name]

    def placed(self, name: str) -> int:
        return self.table.board.placed[self.index(name)]

    # ---- pointer
    def press(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mousePress(self.view.viewport(), button, Qt.KeyboardModifier.NoModifier, at)

    def move(self, at: QPoint) -> None:
        QTest.mouseMove(self.view.viewport(), at)

    def release(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseRelease(self.view.viewport(), button, Qt.KeyboardModifier.NoModifier, at)

    def click(self, at: QPoint) -> None:
        self.press(at)
        self.release(at)

    def take(self, seat: Seat, place: int, to: QPoint) -> None:
        """Press on a die and move along to a point, holding it."""
        start = self.at(self.die(seat, place).home)
        self.press(start)
        for k in (0.1, 0.5, 1.0):
            self.move(start + (to - start) * k)

    def drag(self, seat: Seat, place: int, space: str) -> None:
        to = self.at(self.space(space))
        self.take(seat, place, to)
        self.release(to)

    # ---- keys
    def key_down(self, key: Qt.Key, mods: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyPress(self.window.windowHandle(), key, mods)

    def key_up(self, key: Qt.Key, mods: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyRelease(self.window.windowHandle(), key, mods)

    def type(self, *keys: Qt.Key | str) -> None:
        for key in keys:
            code = KEYS[key] if isinstance(key, str) else key
            self.key_down(code)
            self.key_up(code)

    # ---- what is seen
    @property
    def said(self) -> tuple[str, str]:
        message = self.view.words.message()
        return message.line1, message.line2

    def picture(self) -> QImage:
        return self.view.grab().toImage()

    def looks(self) -> dict[str, str]:
        return {space.space_id: space.state for space in self.view.spaces}


def still() -> Motion:
    """Nothing moves, nothing has to be held, and hands are slow: a tenth of a second between any two questions."""
    ticks = itertools.count()
    return Motion(0.0, 0.0, lambda: next(ticks) / 10)


def deck(
    qtbot: QtBot,
    hands: Hands = HANDS,
    mode: Mode = Mode.VISORS,
    *,
    table: Table | None = None,
    motion: Motion | None = None,
    options: CockpitOptions = CockpitOptions(),  # noqa: B008
    size: tuple[int, int] = (1600, 1000),
    kind: type[CockpitView] = CockpitView,
) -> Deck:
    """A rolled flight in a shown window; nothing moves and nothing has to be held."""
    resources.load_fonts()
    window = QMainWindow()
    qtbot.addWidget(window)
    view = kind(table or rolled(hands, mode), Theme("dark"), motion or still(), options, window)
    window.setCentralWidget(view)
    window.resize(*size)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return Deck(view, window)
