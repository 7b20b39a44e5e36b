"""The flight recorder of the debrief (mock-up 04): a column for each round; hover or arrows tell one in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Seat
from skyteam_qt.ui.draw import cards, glyphs, module_pieces, module_signs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.screens.debrief_facts import Column, Die
from skyteam_qt.ui.widgets.look import Styled, ring_follows

HIGH = 490.0
"""Units from the top to the bottom of the drawing at scale 1."""
LABELS = 104.0
CARD_WIDE = 0.92
"""A card is this much narrower than a die is wide, and higher."""
WORDS = ("pilot", "copilot")
_ROWS = (
    ("panel.altitude", 22),
    ("panel.axis", 84),
    ("debrief.row.speed", 168),
    ("debrief.row.dice", 290),
    ("debrief.row.cleared", 428),
    ("debrief.row.deployed", 468),
)
_RULES = (46, 132, 202, 402)


class RecorderView(Styled, QWidget):
    """`told(int)`: the column that is spoken of, -1 for none."""

    told = Signal(int)

    def __init__(self, columns: Sequence[Column], *, cards: bool = False) -> None:
        super().__init__()
        self.columns = tuple(columns)
        self._cards = cards
        self.column = -1
        self.setAccessibleName(say("panel.recorder"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(960), self.look.px(HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(560, 300)

    # --- choosing a column ------------------------------------------------------------------------------------
    def choose(self, column: int) -> None:
        """Speak of a column; -1 for none."""
        if column != self.column:
            self.column = column
            self.update()
            self.told.emit(column)

    def _scale(self) -> float:
        return min(self.look.scale, self.height() / HIGH)

    def _step(self) -> float:
        return (self.width() / self._scale() - LABELS) / len(self.columns)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        x = event.position().x() / self._scale() - LABELS
        self.choose(min(len(self.columns) - 1, int(x // self._step())) if x >= 0 else -1)

    def leaveEvent(self, event: QEvent) -> None:
        if not self.hasFocus():
            self.choose(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self.columns) - 1
        ways = {
            Qt.Key.Key_Left: max(0, self.column - 1),
            Qt.Key.Key_Right: min(last, self.column + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        way = ways.get(Qt.Key(event.key()))
        if way is None:
            super().keyPressEvent(event)
        else:
            self.choose(way)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.setProperty("ring", event.reason() != Qt.FocusReason.MouseFocusReason)
        super().focusInEvent(event)
        ring_follows(self, True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        ring_follows(self, False)

    # --- painting ---------------------------------------------------------------------------------------------
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        s = self._scale()
        with Canvas(painter, self.look.theme, s) as canvas:
            step = self._step()
            wide = self.width() / s
            for i in range(len(self.columns)):
                here = i == self.column
                if here or i % 2 == 0:
                    canvas.rect(LABELS + step * i, 0, step - 8, HIGH, 10, fill="control" if here else "raised", op=0.6)
            for key, y in _ROWS:
                canvas.text(0, y + 5, say(key), 15, "muted", 600, max_width=LABELS - 14)
            for y in _RULES:
                canvas.line(0, y, wide, y, "line", 1)
            self._axis(canvas, step)
            for i, column in enumerate(self.columns):
                self._column(canvas, column, LABELS + step * i, step - 8)
        painter.end()

    def _axis(self, canvas: Canvas, step: float) -> None:
        glyphs.chip(canvas, 70, 52, "pilot", 18)
        glyphs.chip(canvas, 70, 110, "copilot", 18)
        canvas.line(LABELS, 89, LABELS + step * len(self.columns) - 8, 89, "lineStrong", 1.4, 0.6, (3, 6))
        points = [
            (QPointF(LABELS + step * i + step / 2 - 4, 89 + max(-3, min(3, column.axis)) * 11), column.axis)
            for i, column in enumerate(self.columns)
            if column.axis is not None
        ]
        if points:
            path = QPainterPath(points[0][0])
            for at, _ in points[1:]:
                path.lineTo(at)
            canvas.path(path, stroke="text", sw=2.6)
        for at, axis in points:
            spun = abs(axis) >= 3
            fill = "brake" if spun else "lamp" if axis == 0 else "text"
            canvas.circ(at.x(), at.y(), 6, fill=fill, stroke="panel", sw=2)

    def _column(self, canvas: Canvas, column: Column, x: float, wide: float) -> None:
        mid = x + wide / 2
        quiet = 1.0 if column.flown else 0.5
        canvas.text(mid, 28, column.label, 18, "text", 700, "middle", "flight", quiet, max_width=wide - 4)
        if not column.flown:
            for y in (173, 433, 473):
                canvas.text(mid, y, "–", 16, "faint", 500, "middle")
            return
        if column.speed is None:
            # without engines the plane glides
            moved = f"+{column.moved}" if column.moved else "–"
            canvas.text(mid, 173, moved, 16, "muted" if column.moved else "faint", 500, "middle")
        else:
            canvas.text(mid - 14, 175, str(column.speed), 22, "text", 700, "middle", "flight")
            if column.final:
                glyphs.diamond(canvas, mid + 20, 167, 8, fill="brake")
            else:
                moved = f"+{column.moved}" if column.moved else say("engines.hold")
                canvas.text(mid + 4, 174, moved, 16, "muted", 600, max_width=wide / 2 - 6)
        for j, die in enumerate(column.dice):
            self._die(canvas, die, x, wide, j, min(45.0, 180.0 / max(4, (len(column.dice) + 1) // 2)))
        for j in range(column.cleared):
            gap = min(24.0, (wide - 20) / max(1, column.cleared))
            glyphs.plane(canvas, mid + (j - (column.cleared - 1) / 2) * gap, 428, 22, "caution", -90)
        if not column.cleared:
            canvas.text(mid, 433, "–", 16, "faint", 500, "middle")
        gap = min(30.0, (wide - 20) / max(1, len(column.deployed)))
        for j, sign in enumerate(column.deployed):
            glyphs.system(canvas, mid + (j - (len(column.deployed) - 1) / 2) * gap, 468, sign, "lamp", 22)
        if not column.deployed:
            text = say("debrief.touchdown") if column.final else "–"
            ink = "muted" if column.final else "faint"
            canvas.text(mid, 473, text, 15, ink, 600, "middle", max_width=wide - 4)

    def _die(self, canvas: Canvas, die: Die, x: float, wide: float, j: int, step: float) -> None:
        half = wide / 2
        pair = min(half - 2, 66.0)
        left = x + half - pair + pair * (j % 2) + 2
        top = 218 + (j // 2) * step
        z = min(30.0, pair - 26, step - 5)
        with canvas.group(opacity=1.0 if die.placed else 0.45):
            word = WORDS[die.seat == Seat.COPILOT]
            if die.sort == "token":
                module_pieces.token(canvas, left, top, z, die.value, shadow=False)
            elif die.sort == "traffic":
                module_pieces.traffic_die(canvas, left, top, z, die.value, shadow=False)
            elif self._cards:
                card = QRectF(left + (z - z * CARD_WIDE) / 2, top - 3, z * CARD_WIDE, z + 8)
                cards.flight_card(canvas, card, word, die.rolled, shadow=False)
                if die.value != die.rolled:
                    cards.coin(canvas, card.right() - 1, card.bottom() - 3, 13, "cup")
            else:
                glyphs.die(canvas, left, top, z, word, die.value, shadow=False)
        if not die.placed:
            glyphs.eye(canvas, left + z + 3, top + z / 2 - 9, 18, "faint")
        if len(die.sign) > 1:
            module_signs.module(canvas, left + z + 12, top + z / 2, die.sign, "muted", "panel", 18)
        elif die.sign:
            glyphs.system(canvas, left + z + 12, top + z / 2, die.sign, "muted", 18)
