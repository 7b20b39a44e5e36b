"""Part of the start screen: the card game, and how hard it is flown (mock-up 14b). Made when it is first chosen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.draw import cards
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.screens.start_level import LevelPart
from skyteam_qt.ui.services import GameChoice
from skyteam_qt.ui.widgets.look import Look, Styled
from skyteam_qt.ui.widgets.page import Page
from skyteam_qt.ui.widgets.text import Text


class CardsPart(QWidget):
    """A fan of flight cards, and the levels one below the other."""

    def __init__(self, page: Page, choice: GameChoice) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        page.keep(column, spacing=10)
        column.addWidget(Text(say("game.cards.tagline"), 16, "muted", wrap=True))
        self.fan = CardFan()
        column.addWidget(self.fan)
        self.levels = LevelPart(page, choice, listed=True)
        column.addWidget(self.levels)


class CardFan(Styled, QWidget):
    """Ace to six of the Pilot, and three cards of the Co-Pilot. Made up; nothing of a flight is in it."""

    HIGH = 100

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(say("game.cards.tagline"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.setFixedHeight(look.px(self.HIGH))

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(300), self.look.px(self.HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scale = min(self.look.scale, self.width() / 456)
        with Canvas(painter, self.look.theme, scale) as canvas:
            paint_fan(canvas)
        painter.end()


def paint_fan(canvas: Canvas) -> None:
    """456 units wide: the whole range of one seat, and what a hand of the other looks like."""
    for i in range(6):
        drop = (i - 2.5) ** 2 * 1.6
        cards.flight_card(canvas, QRectF(6 + i * 42, 6 + drop, 56, 78), "pilot", i + 1)
    for i, value in enumerate((0, 4, 6)):
        rect = QRectF(300 + i * 42, 8, 56, 78)
        if value:
            cards.flight_card(canvas, rect, "copilot", value)
        else:
            cards.covered_card(canvas, rect, "copilot")
