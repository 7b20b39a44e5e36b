"""What the marks of the map mean; only the marks that can be there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.difficulty import level_bars
from skyteam_qt.ui.screens.marks import ORDER, airport_mark
from skyteam_qt.ui.services import FlightCard
from skyteam_qt.ui.widgets.look import Look, Styled
from skyteam_qt.ui.widgets.panel import Panel


class Legend(Panel):
    """The panel MARKS."""

    def __init__(self, cards: Sequence[FlightCard]) -> None:
        super().__init__(say("panel.marks"), spacing=8)
        airports = Counter(card.code for card in cards)
        marks = [("start.mark.all", (True,)), ("start.mark.none", (False,))]
        if any(n > 1 for n in airports.values()):
            marks.insert(1, ("start.mark.some", (True, False)))
        levels = [level for level in ORDER if any(card.difficulty == level for card in cards)]
        self.body.addWidget(_Items(marks, levels))
        self.body.addStretch(1)


class _Items(Styled, QWidget):
    """The signs with their words, wrapped where the panel is narrow."""

    def __init__(self, marks: list[tuple[str, tuple[bool, ...]]], levels: list[str]) -> None:
        super().__init__()
        self._marks, self._levels = marks, levels
        words = [say(key) for key, _ in marks] + [say(f"level.{level}") for level in levels]
        self.setAccessibleName(", ".join(words))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _places(self) -> list[tuple[float, float]]:
        """Where each sign begins, in units, wrapped at the width; and, last, where the next one would."""
        s, theme = self.look.scale, self.look.theme
        metrics = theme.font_and_metrics(15 * s * theme.large_text, 500, "ui")[1]
        places, x, y = [], 0.0, 0.0
        words = [say(key) for key, _ in self._marks] + [say(f"level.{level}") for level in self._levels]
        for i, word in enumerate(words):
            wide = 34 + metrics.horizontalAdvance(word) / s
            if x and (x + wide > self.width() / s or i == len(self._marks)):
                x, y = 0.0, y + 32
            places.append((x, y))
            x += wide + 26
        return [*places, (0.0, y + 32)]

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(self.look.px(self._places()[-1][1] + 6))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        with Canvas(painter, self.look.theme, self.look.scale) as canvas:
            places = iter(self._places())
            for key, landed in self._marks:
                x, y = next(places)
                airport_mark(canvas, x + 13, y + 16, landed, False)
                canvas.text(x + 34, y + 21.5, say(key), 15, "muted", 500)
            for level in self._levels:
                x, y = next(places)
                level_bars(canvas, x + 4, y + 5, level, 20)
                canvas.text(x + 34, y + 21.5, say(f"level.{level}"), 15, "muted", 500)
        painter.end()
