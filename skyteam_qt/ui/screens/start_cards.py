"""Parts of the start screen: the card game and how hard it is flown (mock-up 14b), and its table, in the place of the
map, which has nothing to do with it. Made when the card game is first chosen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from skyteam_qt.content.levels import NO_MIX, OWN_MIX, Mix, level_of
from skyteam_qt.qtbridge.texts import grouped, joined, say
from skyteam_qt.ui.draw import cards
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.help_texts import Topic, topic
from skyteam_qt.ui.screens.start_level import LevelPart
from skyteam_qt.ui.services import GameChoice
from skyteam_qt.ui.widgets.look import Styled
from skyteam_qt.ui.widgets.page import Page
from skyteam_qt.ui.widgets.panel import Panel, Scroll
from skyteam_qt.ui.widgets.text import Text, Title

COURTS = (("K", "S"), ("K", "H"), ("K", "C"), ("K", "D"), ("Q", "S"), ("Q", "H"), ("Q", "C"))
FEET = (6000, 5000, 4000, 3000, 2000, 1000, 0)
JOKERS = (6000, 2000)
"""The altitude of the card game (F3): a court card for each round, and where a joker waits."""
TOPICS = ("cards", "altitude", "landing")
"""Articles of the rules whose first sentences stand on the table."""


class CardsPart(QWidget):
    """What the game is in a line, and the levels one below the other."""

    def __init__(self, page: Page, choice: GameChoice) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        page.keep(column, spacing=10)
        column.addWidget(Text(say("game.cards.tagline"), 16, "muted", wrap=True))
        self.levels = LevelPart(page, choice, listed=True)
        column.addWidget(self.levels)


class CardTable(Panel):
    """The two hands, the altitude with what the level adds, and how it is played."""

    def __init__(self, page: Page) -> None:
        super().__init__(say("game.cards"), padding=24, spacing=14)
        self.picture = TablePicture()
        self.body.addWidget(self.picture, 3)
        inside = QWidget()
        row = QHBoxLayout(inside)
        page.keep(row, spacing=28)
        for name in TOPICS:
            row.addLayout(_column(page, topic(name, "cards")), 1)
        self.body.addWidget(Scroll(inside), 2)

    def show_choice(self, choice: GameChoice) -> None:
        """Another level or mix."""
        mix = Mix(choice.busy_sky, choice.turbulence) if choice.level == OWN_MIX else NO_MIX
        self.picture.show_busy(level_of(choice.level, mix).busy_sky)


def _column(page: Page, about: Topic) -> QVBoxLayout:
    column = QVBoxLayout()
    page.keep(column, spacing=8)
    column.addWidget(Title(about.title))
    for sentence in about.lead:
        column.addWidget(Text(sentence, 16, "muted", wrap=True))
    column.addStretch(1)
    return column


class TablePicture(Styled, QWidget):
    """Ace to six of both seats above the altitude cards. Made up; nothing of a flight is in it."""

    SIZE = (980.0, 330.0)

    def __init__(self) -> None:
        super().__init__()
        self._busy: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.show_busy(())

    def show_busy(self, feet: tuple[int, ...]) -> None:
        """At which altitudes one more plane comes."""
        self._busy = feet
        busy = say("level.tile.busy", list=joined(grouped(f) for f in feet)) if feet else say("level.tile.calm")
        self.setAccessibleName(f"{say('game.cards.tagline')} {busy}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(self.SIZE[0]), self.look.px(self.SIZE[1]))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(300), self.look.px(150))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        wide, high = self.SIZE
        scale = min(self.width() / wide, self.height() / high)
        painter.translate((self.width() - wide * scale) / 2, (self.height() - high * scale) / 2)
        with Canvas(painter, self.look.theme, scale) as canvas:
            paint_table(canvas, self._busy)
        painter.end()


def paint_table(canvas: Canvas, busy: tuple[int, ...]) -> None:
    """`TablePicture.SIZE` units: both hands as fans, below them a court card for each round."""
    for seat, left in (("pilot", 10.0), ("copilot", 514.0)):
        for i in range(6):
            drop = (i - 2.5) ** 2 * 2.2
            cards.flight_card(canvas, QRectF(left + i * 70, 8 + drop, 100, 140), seat, i + 1)
    step = 140.0
    for i, (feet, court) in enumerate(zip(FEET, COURTS, strict=True)):
        x = 36 + i * step
        cards.neutral_face(canvas, QRectF(x, 196, 62, 86), *court)
        if feet in JOKERS:
            cards.joker(canvas, QRectF(x + 66, 204, 46, 64))
        if feet in busy:
            cards.coin(canvas, x + 90, 239, 44, "plane")
        canvas.text(x + 31, 308, grouped(feet) if feet else "0", 18, "text", 700, "middle", "flight")


__all__ = ["CardTable", "CardsPart", "TablePicture", "paint_table"]
