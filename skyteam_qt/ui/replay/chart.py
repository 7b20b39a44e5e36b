"""The landing chance of every position as a line; drawn only when somebody has worked the chances out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skyteam_qt.qtbridge.account import Turn
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.replay.reel import Reel
from skyteam_qt.ui.widgets.look import Look, Styled

LEFT, BELOW = 44.0, 26.0


class ChanceChart(Styled, QWidget):
    """chances: 0 to 1 for each position of the reel, None where it is not known. turns: turning points, numbered."""

    def __init__(self, reel: Reel, chances: Sequence[float | None], turns: Sequence[Turn] = ()) -> None:
        super().__init__()
        if len(chances) != len(reel):
            raise ValueError("one chance for each position")
        self.reel = reel
        self.chances = tuple(chances)
        self.turns = tuple(turns)
        self._compact = False
        self.at = 0
        self.setAccessibleName(say("replay.chance"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(300), max(84, self.look.px(110)) if self._compact else max(120, self.look.px(220)))

    def squeeze(self, compact: bool) -> None:
        """Lower, where there is little room."""
        self._compact = compact
        self.updateGeometry()

    def show_position(self, at: int) -> None:
        """Another position."""
        self.at = at
        chance = self.chances[at]
        self.setAccessibleDescription("" if chance is None else say("replay.chanceNow", n=round(chance * 100)))
        self.update()

    def _x(self, at: int, rect: QRectF) -> float:
        block, dice = self.reel.spots[at]
        return rect.x() + rect.width() * (block + dice / self.reel.per_round) / len(self.reel.blocks)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        s = self.look.scale
        with Canvas(painter, self.look.theme, s) as canvas:
            rect = QRectF(LEFT, 10, self.width() / s - LEFT - 8, self.height() / s - 10 - BELOW)
            for part in (0, 50, 100):
                y = rect.bottom() - rect.height() * part / 100
                canvas.line(rect.x(), y, rect.right(), y, "line", 1)
                canvas.text(LEFT - 8, y + 5, str(part), 14, "muted", 500, "end")
            slot = rect.width() / len(self.reel.blocks) - 4
            for i, block in enumerate(self.reel.blocks):
                x = rect.x() + rect.width() * (i + 0.5) / len(self.reel.blocks)
                canvas.text(
                    x,
                    rect.bottom() + 20,
                    block.column.label,
                    14,
                    "muted",
                    600,
                    "middle",
                    "flight",
                    max_width=slot,
                    drop=True,
                )
            known = [(at, chance) for at, chance in enumerate(self.chances) if chance is not None]
            now = [(at, chance) for at, chance in known if at <= self.at]
            for points, ink in ((known, "lineStrong"), (now, "text")):
                if len(points) > 1:
                    dots = [QPointF(self._x(at, rect), rect.bottom() - rect.height() * c) for at, c in points]
                    path = QPainterPath(dots[0])
                    for dot in dots[1:]:
                        path.lineTo(dot)
                    canvas.path(path, stroke=ink, sw=2.6)
            for number, turn in enumerate(self.turns, 1):
                x, y = self._x(turn.at, rect), rect.bottom() - rect.height() * turn.after
                ink = "caution" if turn.cause == "decision" else "text"
                canvas.circ(x, y, 11, fill="bg", stroke=ink, sw=2)
                canvas.text(x, y + 5.5, str(number), 15, "text", 700, "middle", "flight", cap=15)
            x = self._x(self.at, rect)
            canvas.line(x, rect.y(), x, rect.bottom(), "focus", 2, 1, (4, 4))
        painter.end()
