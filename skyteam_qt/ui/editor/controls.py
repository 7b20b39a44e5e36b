"""Things to press in the editor: counters, bank marks, tiles and signs. All have names that say what they hold."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QSlider, QWidget

from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.difficulty import level_bars
from skyteam_qt.ui.draw.module_signs import module
from skyteam_qt.ui.widgets.buttons import Pressable
from skyteam_qt.ui.widgets.look import Look, Ringed, Styled, ring_follows

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def tell(widget: QWidget, name: str, problem: str = "") -> None:
    """The name of a part with what it holds, and the sentence about it; screen readers hear of changes."""
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)
        if widget.hasFocus():
            QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.NameChanged))
    widget.setAccessibleDescription(problem)
    widget.setToolTip(problem)


class Part(Pressable):
    """A part of the editor's grids: arrows go to its neighbours (`moved`), and a problem outlines it."""

    moved = Signal(int, int)

    def __init__(self, text: str = "", *, high: float = 40) -> None:
        super().__init__(text)
        self._high = high
        self.wrong = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(60), self.look.target(self._high))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(24), self.look.target(self._high))

    def mark_wrong(self, problem: str) -> None:
        """Outline it, or not."""
        if self.wrong != bool(problem):
            self.wrong = bool(problem)
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = ARROWS.get(Qt.Key(event.key()))
        if step is not None:
            self.moved.emit(*step)
        else:
            super().keyPressEvent(event)

    def frame(self, canvas: Canvas, rect: QRectF, on: bool, fill: str = "raised") -> None:
        """The box of the part."""
        edge = "brake" if self.wrong else "text" if on else "lineStrong" if self.hot and self.isEnabled() else "line"
        width = 2.2 if on or self.wrong else 1.2
        canvas.box(rect, 8, fill="control" if on else fill, stroke=edge, sw=width)


class Counter(Part):
    """A number with less and more: click its ends, + and -, or type the digit. `wanted(int)` asks for a number."""

    wanted = Signal(int)

    def __init__(self, sign: str = "", *, low: int = 0, most: int = 9, high: float = 40) -> None:
        super().__init__(high=high)
        self.sign, self.low, self.most, self.value = sign, low, most, low

    def show_value(self, value: int, name: str, problem: str = "") -> None:
        """What it counts now."""
        self.value = value
        self.mark_wrong(problem)
        tell(self, name, problem)
        self.update()

    def _ask(self, value: int) -> None:
        if self.low <= value <= self.most and value != self.value:
            self.wanted.emit(value)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        left = self._box(self.width())[0]
        middle = left + (self.width() - left) / 2
        self._ask(self.value + (1 if event.position().x() > middle else -1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text()
        if key in (Qt.Key.Key_Plus, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._ask(self.value + 1)
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Backspace):
            self._ask(self.value - 1)
        elif key == Qt.Key.Key_Delete:
            self._ask(self.low)
        elif text.isascii() and text.isdigit():
            self._ask(int(text))
        else:
            super().keyPressEvent(event)

    def _box(self, width: float) -> tuple[float, float]:
        """Where the numbers stand: right of the sign."""
        left = min(34.0 * self.look.scale, width * 0.26) if self.sign else 0.0
        return left, width - left

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        left, _ = self._box(rect.width() * canvas.scale)
        left = rect.x() + left / canvas.scale
        mid = rect.center().y()
        if self.sign:
            size = min(20.0, left - rect.x() - 4)
            module(canvas, rect.x() + (left - rect.x()) / 2, mid, self.sign, "text", "well", size)
        box = QRectF(left, rect.y(), rect.right() - left, rect.height())
        self.frame(canvas, box, False)
        away = min(16.0, box.width() * 0.17)
        for x, sign, off in (
            (box.x() + away, "−", self.value <= self.low),
            (box.right() - away, "+", self.value >= self.most),
        ):
            canvas.text(x, mid + 6.5, sign, 20, "faint" if off else "text", 600, "middle")
        canvas.text(box.center().x(), mid + 6, str(self.value), 17, "text", 700, "middle", "flight")


class BankMark(Part):
    """One axis mark that a space may be left at, or not."""

    def __init__(self, mark: int) -> None:
        super().__init__(high=40)
        self.mark, self.on, self.limited = mark, True, False

    def show_mark(self, on: bool, limited: bool, name: str, problem: str = "") -> None:
        """Whether it is allowed, and whether there is a limit at all."""
        self.on, self.limited = on, limited
        self.mark_wrong(problem)
        tell(self, name, problem)
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(12), self.look.target(self._high))

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        with canvas.group(opacity=1 if self.isEnabled() else 0.35):
            edge = "pilotEdge" if self.mark < 0 else "copilotEdge" if self.mark > 0 else "lineStrong"
            if self.wrong:
                edge = "brake"
            fill = ("text" if self.limited else "raised") if self.on else "well"
            inside = rect.adjusted(1, 0, -1, 0)
            canvas.box(inside, 6, fill=fill, stroke="text" if self.hot else edge, sw=1.6)
            ink = ("bg" if self.limited else "muted") if self.on else "faint"
            canvas.text(
                rect.center().x(), rect.center().y() + 5.6, str(abs(self.mark)), 16, ink, 700, "middle", "flight"
            )


class Sign(Part):
    """A mark that is printed or not: a sign, and a word where there is room. `word` may be empty."""

    def __init__(self, sign: str, *, high: float = 36) -> None:
        super().__init__(high=high)
        self.sign, self.on, self.word = sign, False, ""

    def show_on(self, on: bool, word: str, name: str, problem: str = "") -> None:
        """Whether it is printed."""
        self.on, self.word = on, word
        self.mark_wrong(problem)
        tell(self, name, problem)
        self.update()

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        self.frame(canvas, rect, self.on, "well")
        ink = "caution" if self.on else "faint"
        mid = rect.center().y()
        if self.sign == "reroll":
            glyphs.reroll(canvas, rect.center().x() - 12, mid - 12, 24, "text", self.on)
        elif self.word and canvas.fits(self.word, 14, rect.width() - 42, 500):
            module(canvas, rect.x() + 20, mid, self.sign, ink, "well", 18)
            words = "text" if self.on else "muted"
            canvas.text(rect.x() + 36, mid + 5, self.word, 14, words, 500, max_width=rect.width() - 42)
        else:
            module(canvas, rect.center().x(), mid, self.sign, ink, "well", 20)


class Tile(Part):
    """A module: chosen, to choose, or kept out by another one."""

    def __init__(self, module_name: str) -> None:
        super().__init__(high=48)
        self.module_name, self.on, self.word, self.apart = module_name, False, "", ""

    def show_tile(self, on: bool, word: str, apart: str, name: str, problem: str = "") -> None:
        """apart: why it cannot be chosen now; empty when it can."""
        self.on, self.word, self.apart = on, word, apart
        self.mark_wrong(problem)
        tell(self, name, problem or apart)
        self.update()

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        with canvas.group(opacity=0.5 if self.apart else 1):
            canvas.box(
                rect,
                10,
                fill="control" if self.on else "raised",
                stroke="brake" if self.wrong else "text" if self.on else "lineStrong" if self.hot else "line",
                sw=2.2 if self.on or self.wrong else 1.2,
            )
            ink = "faint" if self.apart else "text"
            mid = rect.center().y()
            module(canvas, rect.x() + 26, mid, self.module_name, ink, "control" if self.on else "raised", 24)
            room = rect.width() - 50 - (36 if self.on else 8)
            canvas.text(rect.x() + 50, mid + 5.6, self.word, 16, ink, 600, max_width=room)
            if self.on:
                canvas.circ(rect.right() - 21, mid, 10, fill="lamp")
                glyphs.tick(canvas, rect.right() - 26.5, mid - 5.5, 11, "bg", 2.4)


class LevelChip(Pressable):
    """One of the four difficulties, as its bars and its word."""

    def __init__(self, level: str, word: str) -> None:
        super().__init__(word)
        self.level = level
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(self.measure(self.text(), 16, 600)) + self.look.px(54), self.look.target(42))

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        on = self.isChecked()
        edge = "text" if on else "lineStrong" if self.hot else "line"
        canvas.box(rect, rect.height() / 2, fill="control" if on else "raised", stroke=edge, sw=2.2 if on else 1.2)
        mid = rect.center().y()
        level_bars(canvas, rect.x() + 16, mid - 9, self.level)
        canvas.text(rect.x() + 40, mid + 5.6, self.text(), 16, "text", 600, max_width=rect.width() - 48)


class Field(Styled, QLineEdit):
    """A line of plain text. Ctrl+Z goes to the page: its steps are the page's."""

    def __init__(self, name: str, most: int, kind: str = "ui") -> None:
        super().__init__()
        self._kind = kind
        self.wrong = False
        self.setAccessibleName(name)
        self.setMaxLength(most)
        self.setFrame(False)
        self.setProperty("ring", False)  # the box shows the focus itself
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mark_wrong(self, problem: str) -> None:
        """Outline it with the sentence about it, or not."""
        self.wrong = bool(problem)
        self.setAccessibleDescription(problem)
        self.setToolTip(problem)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box below the text."""
        painter = QPainter(self)
        scale = self.look.scale
        with Canvas(painter, self.look.theme, scale) as canvas:
            px, focus = 1 / scale, self.hasFocus()
            box = QRectF(px, px, self.width() / scale - 2 * px, self.height() / scale - 2 * px)
            edge = "focus" if focus else "brake" if self.wrong else "lineStrong"
            canvas.box(box, 9, fill="well", stroke=edge, sw=3 if focus else 1.6)
        painter.end()
        super().paintEvent(event)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.setFont(look.font(17, 600, self._kind))
        self.setFixedHeight(look.target(42))
        self.setTextMargins(look.px(12), 0, look.px(8), 0)
        palette = QPalette(look.theme.palette())
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        palette.setColor(QPalette.ColorRole.Text, look.theme["text"])
        self.setPalette(palette)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.key() in (Qt.Key.Key_Z, Qt.Key.Key_Y):
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            self.nextInFocusChain().setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        ring_follows(self, True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        ring_follows(self, False)


class Slider(Ringed, QSlider):
    """From calm to hard, in hundredths."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(0, 100)
        self.setPageStep(10)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.setFixedHeight(look.target(40))
        self.update()

    def _x(self, value: float) -> float:
        edge = 14 * self.look.scale
        return edge + (self.width() - 2 * edge) * value / 100

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._follow(event)

    def _follow(self, event: QMouseEvent) -> None:
        edge = 14 * self.look.scale
        self.setValue(round((event.position().x() - edge) / max(1.0, self.width() - 2 * edge) * 100))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scale = self.look.scale
        with Canvas(painter, self.look.theme, scale) as canvas:
            mid = self.height() / scale / 2
            left, right, now = (self._x(v) / scale for v in (0, 100, self.value()))
            canvas.rect(left, mid - 4, right - left, 8, 4, fill="well", stroke="lineStrong", sw=1.2)
            canvas.rect(left, mid - 4, max(0.0, now - left), 8, 4, fill="text")
            canvas.circ(now, mid, 11, fill="text", stroke="bg", sw=2.4)
        painter.end()
