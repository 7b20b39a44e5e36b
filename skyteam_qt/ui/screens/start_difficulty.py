"""Part of the start screen: how hard a flight is, as computer crews have measured it; one honest mark."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skyteam_qt.content.difficulty import Difficulty, difficulty_of
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.widgets.look import Look, Styled

MARKS = 5
SKILLS = ("beginner", "practised", "expert")


class DifficultyMark(Styled, QWidget):
    """Five lamps, and what they stand for: of 100 flights of a practised crew so many land. Hidden where nobody has
    measured it."""

    def __init__(self) -> None:
        super().__init__()
        self._found: Difficulty | None = None
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_flight(self, scenario: str, game: str, level: str) -> None:
        """Another flight or level."""
        self._found = difficulty_of(scenario, game, level)
        mark = None if self._found is None else self._found.mark
        self._words = ""
        if self._found is not None and mark is not None:
            self._words = say("hard.practised", n=round(self._found.rates["practised"].rate * 100))
            self.setAccessibleName(say("hard.mark", mark=mark, total=MARKS))
            self.setAccessibleDescription(f"{self._words} {self.rates_text}")
            self.setToolTip(self.rates_text)
        if self.isVisibleTo(self.parentWidget()) != bool(self._words):
            self.setVisible(bool(self._words))
        self.update()

    @property
    def rates_text(self) -> str:
        """All that was measured, with its intervals."""
        rates = {} if self._found is None else self._found.rates
        parts = [
            say(f"hard.{skill}Range", n=round(one.rate * 100), low=round(one.low * 100), high=round(one.high * 100))
            for skill in SKILLS
            if (one := rates.get(skill)) is not None
        ]
        return " ".join(parts)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(360), max(20, self.look.px(24)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        s = self.look.scale
        mark = None if self._found is None else self._found.mark
        with Canvas(painter, self.look.theme, s) as canvas:
            mid = self.height() / s / 2
            for i in range(MARKS):
                on = mark is not None and i < mark
                rect = QRectF(1 + i * 18, mid - 6, 12, 12)
                canvas.box(rect, 3, fill="caution" if on else "well", stroke=None if on else "lineStrong", sw=1.2)
            canvas.text(102, mid + 5, self._words, 15, "muted", 500, max_width=self.width() / s - 104, drop=True)
        painter.end()
