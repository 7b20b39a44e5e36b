"""The figures beside the flights: numbers, landings per airport, and what ended flights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skyteam_qt.qtbridge.texts import joined, say
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.logbook.entries import cause_word
from skyteam_qt.ui.widgets.look import Look, Styled

BLOCKS = 10
"""Blocks that fit beside an airport; with more flights a block stands for several."""
_SIGNS = {
    "spin": "X",
    "overrun": "K",
    "short": "E",
    "overshoot": "E",
    "missing-mandatory": "N",
    "landing-conditions": "G",
}


class Figure(Styled, QWidget):
    """A number in large, with two short lines beside it."""

    def __init__(self, number: str, line: str, more: str = "") -> None:
        super().__init__()
        self.number, self.line, self.more = number, line, more
        self.setAccessibleName(f"{number} {line}")
        self.setAccessibleDescription(more)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(220), max(56, self.look.px(92)))

    def minimumSizeHint(self) -> QSize:
        return QSize(150, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        s = self.look.scale
        with Canvas(painter, self.look.theme, s) as canvas:
            rect = QRectF(1, 1, self.width() / s - 2, self.height() / s - 2)
            canvas.box(rect, 14, fill="gPanel", stroke="line", sw=1.2)
            mid = rect.center().y()
            wide = canvas.text(20, mid + 15, self.number, 42, "text", 700, kind="flight", max_width=rect.width() * 0.5)
            left = 20 + wide + 16
            room = rect.width() - left - 12
            gap = max(12.0, 0.66 * 12 / s * canvas.theme.large_text) if self.more else 0.0
            canvas.text(left, mid + 6 - gap, self.line, 17, "text", 600, max_width=room)
            canvas.text(left, mid + 6 + gap, self.more, 15, "muted", 500, max_width=room)
        painter.end()


class AirportRow(NamedTuple):
    """An airport: its code, landings, flights."""

    code: str
    landed: int
    flown: int


class _Rows(Styled, QWidget):
    """Base: rows of one height, drawn one under the other."""

    ROW = 35.0

    def __init__(self, count: int) -> None:
        super().__init__()
        self._count = count
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.updateGeometry()
        self.update()

    def _row(self) -> float:
        """Units of one row: never less than a line of text at its floor."""
        return max(self.ROW, 22 / self.look.scale)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(300), round(self._row() * self._count * self.look.scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        with Canvas(painter, self.look.theme, self.look.scale) as canvas:
            wide = self.width() / self.look.scale
            for i in range(self._count):
                self._paint(canvas, i, self._row() * (i + 0.5), wide)
        painter.end()

    def _paint(self, canvas: Canvas, i: int, mid: float, wide: float) -> None:
        raise NotImplementedError


class AirportBlocks(_Rows):
    """Landings of each airport as filled blocks, the other flights as hollow ones."""

    def __init__(self, rows: Sequence[AirportRow]) -> None:
        super().__init__(len(rows))
        self.rows = tuple(rows)
        self.setAccessibleName(say("logbook.perAirport"))
        self.setAccessibleDescription(
            joined(f"{row.code} {say('logbook.of', n=row.landed, total=row.flown)}" for row in rows)
        )

    @staticmethod
    def blocks(row: AirportRow) -> tuple[int, int]:
        """Filled and hollow blocks. One a flight; from eleven flights on ten blocks share them out.

        A landing is never rounded away, nor a loss.
        """
        if row.flown <= BLOCKS:
            return row.landed, row.flown - row.landed
        filled = round(BLOCKS * row.landed / row.flown)
        filled = max(filled, 1) if row.landed else 0
        filled = min(filled, BLOCKS - 1) if row.landed < row.flown else BLOCKS
        return filled, BLOCKS - filled

    def _paint(self, canvas: Canvas, i: int, mid: float, wide: float) -> None:
        row = self.rows[i]
        canvas.text(0, mid + 6, row.code, 17, "text", 700, kind="flight", max_width=74)
        text = say("logbook.of", n=row.landed, total=row.flown)
        end = wide - max(72.0, canvas.text_width(text, 16, 600, "flight") + 12)
        filled, hollow = self.blocks(row)
        step = (end - 84) / BLOCKS
        for j in range(filled + hollow):
            on = j < filled
            canvas.rect(
                84 + j * step,
                mid - 10,
                step - 5,
                20,
                5,
                fill="lamp" if on else None,
                stroke=None if on else "lineStrong",
                sw=1.4,
            )
        canvas.text(wide, mid + 6, text, 16, "muted", 600, "end", "flight")


class CauseBars(_Rows):
    """How often each cause ended a flight; hatched, so that the colour is not needed."""

    def __init__(self, causes: Sequence[tuple[str, int]]) -> None:
        super().__init__(max(1, len(causes)))
        self.causes = tuple(causes)
        self.setAccessibleName(say("logbook.ended", n=sum(n for _, n in causes)))
        told = joined(say("logbook.count", cause=cause_word(cause), n=n) for cause, n in causes)
        self.setAccessibleDescription(told if causes else say("logbook.noLoss"))

    def _paint(self, canvas: Canvas, i: int, mid: float, wide: float) -> None:
        if not self.causes:
            canvas.text(0, mid + 6, say("logbook.noLoss"), 16, "muted")
            return
        cause, n = self.causes[i]
        sign = _SIGNS.get(cause)
        if sign:
            glyphs.system(canvas, 14, mid, sign, "muted", 20)
        elif cause == "collision":
            glyphs.plane(canvas, 14, mid, 22, "caution")
        else:
            glyphs.cross(canvas, 8, mid - 6, 12, "muted", 2.4)
        left = max(220.0, wide * 0.46)
        word = cause_word(cause)
        canvas.text(38, mid + 6, word[:1].upper() + word[1:], 16, "text", 500, max_width=left - 46)
        number = str(n)
        room = wide - left - canvas.text_width(number, 17, 700, "flight") - 14
        bar = max(4.0, room * n / self.causes[0][1])
        box = QRectF(left, mid - 8, bar, 16)
        canvas.box(box, 4, fill="brake", op=0.35)
        with canvas.group(0, 0):
            canvas.painter.save()
            canvas.painter.setClipRect(box)
            x = box.left() - 16
            while x < box.right():
                canvas.line(x, box.bottom(), x + 16, box.top(), "brake", 2.6)
                x += 8
            canvas.painter.restore()
        canvas.box(box, 4, stroke="brake", sw=1.4)
        canvas.text(left + bar + 10, mid + 6, number, 17, "text", 700, kind="flight")
