"""The filters over map and list (mock-up 14): difficulty, module, landed or not, and a field to find a place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.screens.marks import ORDER, level_bars
from skyteam_qt.ui.services import FlightCard
from skyteam_qt.ui.widgets.buttons import Button, Pressable
from skyteam_qt.ui.widgets.look import Look, Styled, ring_follows
from skyteam_qt.ui.widgets.text import Text

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

FIND_LEAST = 130


class FilterBar(Styled, QWidget):
    """asked(levels, module, unlanded, words): something else is asked for."""

    asked = Signal(object, str, bool, str)

    def __init__(self, cards: Sequence[FlightCard]) -> None:
        super().__init__()
        self.module = ""
        self._modules = tuple(dict.fromkeys(one for card in cards for one in card.modules))
        self._menu: QMenu | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self.levels = {level: Chip(say(f"level.{level}"), level=level) for level in ORDER}
        for level, chip in self.levels.items():
            chip.setAccessibleName(say("start.filter.level", level=say(f"level.{level}")))
            # into the row first: shown without a parent it would be a window of its own
            self._row.addWidget(chip)
            chip.setVisible(any(card.difficulty == level for card in cards))
        self.module_chip = Chip(say("start.filter.anyModule"))
        self._row.addWidget(self.module_chip)
        self.module_chip.setVisible(bool(self._modules))
        self.landed_chip = Chip(say("start.filter.notLanded"))
        self._row.addWidget(self.landed_chip)
        self.find = FindField()
        self._row.addWidget(self.find, 1)
        for chip in (*self.levels.values(), self.landed_chip):
            chip.toggled.connect(self._ask)
        self.module_chip.clicked.connect(self.open_menu)
        self.find.textChanged.connect(self._ask)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def clear(self) -> None:
        """Ask for nothing."""
        for chip in (*self.levels.values(), self.landed_chip):
            chip.setChecked(False)
        self.find.clear()
        self.take_module("")

    def take_module(self, name: str) -> None:
        """Ask for flights with a module; for any with an empty name."""
        self.module = name
        words = say(f"module.{name}") if name else say("start.filter.anyModule")
        self.module_chip.show_text(words, name)
        self.module_chip.setChecked(bool(name))
        self.module_chip.setAccessibleName(say("start.filter.module", name=words))
        self._fit()
        self._ask()

    def _ask(self, *_what: object) -> None:
        levels = frozenset(level for level, chip in self.levels.items() if chip.isChecked())
        self.asked.emit(levels, self.module, self.landed_chip.isChecked(), self.find.text())

    # --- the menu of modules ----------------------------------------------------------------------------------
    def open_menu(self, _checked: bool = False) -> None:
        """All modules, one below the other."""
        self.module_chip.setChecked(bool(self.module))
        if self._menu is not None:
            self._menu.deleteLater()
        self._menu = self._make_menu()
        self._menu.popup(self.module_chip.mapToGlobal(QPoint(0, self.module_chip.height() + 4)))

    def _make_menu(self) -> QMenu:
        from PySide6.QtGui import QIcon, QPixmap
        from PySide6.QtWidgets import QMenu

        from skyteam_qt.ui.draw import module_signs

        menu = QMenu(self)
        menu.setAccessibleName(say("start.filter.anyModule"))
        theme, look = self.look.theme, self.look
        menu.setFont(look.font(16, 500))
        menu.setStyleSheet(
            f"QMenu {{ background: {theme.hex('raised')}; color: {theme.hex('text')};"
            f" border: 1px solid {theme.hex('lineStrong')}; padding: 6px; }}"
            f"QMenu::item {{ padding: {look.px(7)}px {look.px(18)}px {look.px(7)}px {look.px(10)}px; }}"
            f"QMenu::item:selected {{ background: {theme.hex('control')}; }}"
            f"QMenu::icon {{ left: {look.px(8)}px; }}"
        )
        for name in ("", *self._modules):
            action = menu.addAction(say(f"module.{name}") if name else say("start.filter.anyModule"))
            action.triggered.connect(partial(self._picked, name))
            if name:
                side, dpr = look.px(24), self.devicePixelRatioF()
                picture = QPixmap(round(side * dpr), round(side * dpr))
                picture.setDevicePixelRatio(dpr)
                picture.fill(Qt.GlobalColor.transparent)
                painter = QPainter(picture)
                with Canvas(painter, theme, look.scale) as canvas:
                    module_signs.module(canvas, 12, 12, name, "text", "raised", 22)
                painter.end()
                action.setIcon(QIcon(picture))
            if name == self.module:
                menu.setActiveAction(action)
        return menu

    def _picked(self, name: str, _checked: bool = False) -> None:
        self.take_module(name)

    # --- size -------------------------------------------------------------------------------------------------
    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self._row.setSpacing(look.px(8))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def _fit(self) -> None:
        """Where the words have no room the bars of the difficulties stand alone."""
        if not self.styled:
            return
        chips = [*self.levels.values(), self.module_chip, self.landed_chip]
        shown = [chip for chip in chips if not chip.isHidden()]
        room = self.width() - self._row.spacing() * len(shown) - max(FIND_LEAST, self.look.px(FIND_LEAST))
        short = sum(chip.needs() for chip in shown) > room
        for chip in self.levels.values():
            chip.set_short(short)


class Chip(Pressable):
    """A word in a pill that is on or off. level: with the bars of a difficulty in front of it."""

    def __init__(self, text: str, *, level: str = "") -> None:
        super().__init__(text)
        self._level, self._sign = level, ""
        self._short = False
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str, sign: str = "") -> None:
        """Another word, with the sign of a module in front of it."""
        self.setText(text)
        self._sign = sign
        self.updateGeometry()
        self.update()

    def set_short(self, short: bool) -> None:
        """Bars alone, or with their word."""
        if short != self._short:
            self._short = short
            self.updateGeometry()
            self.update()

    def needs(self) -> int:
        """Width in px with its word."""
        lead = 24 if self._level or self._sign else 0
        return round(self.measure(self.text(), 15, 600)) + self.look.px(28 + lead)

    def sizeHint(self) -> QSize:
        return QSize(self.look.target(44) if self._short else self.needs(), self.look.target(40))

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        on, mid = self.isChecked(), rect.center().y()
        edge = "text" if on else "lineStrong" if self.hot else "line"
        box = rect.adjusted(0, 1, 0, -1)
        canvas.box(
            box, min(20.0, box.height() / 2), fill="control" if on else "raised", stroke=edge, sw=2 if on else 1.2
        )
        if self._short:
            level_bars(canvas, rect.center().x() - 9, mid - 9, self._level, 18)
            return
        left = 14.0
        if self._level:
            level_bars(canvas, left, mid - 9, self._level, 18)
            left += 24
        elif self._sign:
            from skyteam_qt.ui.draw import module_signs

            module_signs.module(canvas, left + 9, mid, self._sign, "focus", "control", 18)
            left += 24
        room = rect.width() - left - 8
        canvas.text(left, mid + 5.4, self.text(), 15, "text" if on else "muted", 600, max_width=room)


class FindField(Styled, QLineEdit):
    """Find as you type. Esc empties it."""

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(say("start.filter.find"))
        self.setAccessibleName(say("start.filter.findName"))
        self.setFrame(False)
        self.setMaxLength(60)
        self.setProperty("ring", False)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        palette = QPalette(look.theme.palette())
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self.setPalette(palette)
        self.setFont(look.font(16, 500))
        self.setFixedHeight(look.target(40))
        self.setTextMargins(look.px(36), 0, look.px(6), 0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        ring_follows(self, False)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        s = self.look.scale
        with Canvas(painter, self.look.theme, s) as canvas:
            focus = self.hasFocus()
            rect = QRectF(0, 0, self.width() / s, self.height() / s).adjusted(1, 1, -1, -1)
            canvas.box(rect, 10, fill="well", stroke="focus" if focus else "line", sw=2 if focus else 1.2)
            mid = rect.center().y()
            canvas.circ(21, mid - 2, 6, stroke="muted", sw=2)
            canvas.line(25.4, mid + 2.4, 30, mid + 7, "muted", 2)
        painter.end()
        super().paintEvent(event)


class NoHits(QWidget):
    """What stands above map and list when no flight has all that is asked for. `clear` is its button."""

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 0, 0)
        row.addWidget(Text(say("start.filter.none"), 16, "caution", 600, wrap=True), 1)
        self.clear = Button(say("start.filter.clear"))
        row.addWidget(self.clear)
