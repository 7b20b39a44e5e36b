"""A field for a name: plain text, at most 24 characters, in the colours and shape of its seat."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.widgets.look import Look, Styled

NAME_MOST = 24
"""As `session.setup.NAME_MOST`; said again because importing it would bring the rules before the first paint."""


class _Field(QLineEdit):
    """The text itself. Return goes on to the next part instead of pressing the page's main button."""

    done = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.done.emit()
            event.accept()
        else:
            super().keyPressEvent(event)


class NameEdit(Styled, QWidget):
    """seat: "pilot" or "copilot". `text()` is the name without blanks at its ends; `changed` after each stroke."""

    changed = Signal()

    def __init__(self, seat: str, name: str = "") -> None:
        super().__init__()
        self.seat = seat
        self._kept: str | None = None
        role = say(f"role.{seat}")
        self.field = _Field(name[:NAME_MOST], self)
        self.field.setMaxLength(NAME_MOST)
        self.field.setFrame(False)
        self.field.setPlaceholderText(role)
        self.field.setAccessibleName(say("start.nameOf", role=role))
        self.field.setProperty("ring", False)  # the box shows the focus itself
        self.field.textChanged.connect(self._fit)
        self.field.textChanged.connect(self._say_changed)
        self.field.done.connect(self._next)
        self.field.installEventFilter(self)
        self.setFocusProxy(self.field)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        """The name as typed, without blanks at its ends."""
        return (self.field.text() if self._kept is None else self._kept).strip()

    def set_text(self, name: str) -> None:
        """Put a name in."""
        if self._kept is None:
            self.field.setText(name)
        else:
            self._kept = name

    def show_other(self, name: str) -> None:
        """Somebody who needs no name typed sits here: shown, while `text` stays what was typed. Empty: nobody."""
        if name and self._kept is None:
            self._kept = self.field.text()
            self.field.setText(name)
        elif not name and self._kept is not None:
            typed, self._kept = self._kept, None
            self.field.setText(typed)
        self.setEnabled(not name)

    def needs(self) -> float:
        """Width in px in which the name can be read whole, at the smallest size."""
        return QFontMetricsF(self.look.font(12.0, 600)).horizontalAdvance(self.field.text()) + self.look.px(54) + 12

    def _say_changed(self) -> None:
        self.changed.emit()

    def _next(self) -> None:
        self.field.nextInFocusChain().setFocus(Qt.FocusReason.TabFocusReason)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        theme = look.theme
        palette = QPalette(theme.palette())
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        palette.setColor(QPalette.ColorRole.Text, theme["text"])
        palette.setColor(QPalette.ColorRole.PlaceholderText, theme["faint"])
        self.field.setPalette(palette)
        self.updateGeometry()
        self._place()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(200), self.look.target(48))

    def resizeEvent(self, event: QEvent) -> None:
        self._place()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The chip and the edge are part of the target."""
        self.field.setFocus(Qt.FocusReason.MouseFocusReason)

    def _place(self) -> None:
        left = self.look.px(46)
        self.field.setGeometry(left, 3, max(20, self.width() - left - self.look.px(8)), self.height() - 6)
        self._fit()

    def _fit(self) -> None:
        """A long name is set smaller, down to the floor, so that it can be read whole where there is room."""
        if not self.styled:
            return
        room = self.field.width() - 8
        for units in (17.0, 16.0, 15.0, 14.0, 13.0, 12.0):
            font = self.look.font(units, 600)
            if QFontMetricsF(font).horizontalAdvance(self.field.text()) <= room:
                break
        self.field.setFont(font)
        if not self.field.hasFocus():
            self.field.setCursorPosition(0)  # the beginning of a long name, not its end

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scale = self.look.scale
        with Canvas(painter, self.look.theme, scale) as canvas:
            px = 1 / scale
            rect = QRectF(px, px, self.width() / scale - 2 * px, self.height() / scale - 2 * px)
            focus = self.field.hasFocus()
            canvas.box(rect, 10, fill="well", stroke="focus" if focus else f"{self.seat}Edge", sw=3 if focus else 1.6)
            glyphs.chip(canvas, 12, rect.center().y() - 13, self.seat, 26)
        painter.end()
