"""The card of a kept flight on the start screen. It tells what is public and nothing of any die."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skyteam_qt.content.levels import CARD_GAME
from skyteam_qt.qtbridge.flight_words import flight_name, level_word
from skyteam_qt.qtbridge.level_phrases import level_name
from skyteam_qt.qtbridge.texts import grouped, say
from skyteam_qt.session.modes import Mode
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.difficulty import level_bars
from skyteam_qt.ui.screens.marks import LEVEL_BARS
from skyteam_qt.ui.services import SavedFlight
from skyteam_qt.ui.widgets.buttons import Button
from skyteam_qt.ui.widgets.look import Look, Styled
from skyteam_qt.ui.widgets.panel import Panel, Scroll
from skyteam_qt.ui.widgets.text import Text


def phase_word(phase: str) -> str:
    """The phase of a kept flight in words; the rules' words are those of files."""
    return say({"placement": "phase.placement", "end": "phase.roundEnd"}.get(phase, "phase.briefing"))


def feet_text(feet: int) -> str:
    """An altitude as people read it: "4 000 ft", or the word for touchdown."""
    return say("altitude.feet", alt=grouped(feet)) if feet else say("altitude.land")


SEALED = {Mode.VISORS: "resume.sealed", Mode.CURTAIN: "resume.sealedCurtain", Mode.OPEN: "resume.sealedOpen"}
"""What keeps the dice covered, by the way of sitting: the text for dice, with "Cards" behind it that for cards."""
LOW_WINDOW = 700
"""Device-independent px; a lower window has no room for every word of the card."""


class ContinueCard(Panel):
    """`resume` and `start_over` are its buttons. A flight that cannot be opened says why and offers no resume."""

    def __init__(self, saved: SavedFlight) -> None:
        super().__init__(say("panel.continue"), spacing=8)
        self.saved = saved
        # large text does not fit the card: its words scroll, its buttons stay
        inside = QWidget()
        words = QVBoxLayout(inside)
        words.setContentsMargins(0, 0, 0, 0)
        self._words, self._scroll = words, Scroll(inside)
        self.body.addWidget(self._scroll, 1)
        head = QHBoxLayout()
        name = flight_name(saved.game, saved.code, saved.airport)
        title = say("resume.title", airport=name, n=saved.round, total=saved.rounds)
        head.addWidget(Text(title, 20, weight=700, wrap=True), 1)
        cards = saved.game == CARD_GAME
        bars = LEVEL_BARS.get(saved.level, "") if cards else saved.difficulty
        if bars:
            head.addWidget(_Level(bars, level_name(saved.level) if cards else say(f"level.{bars}")))
        words.addLayout(head)
        for pair in (("pilot", saved.pilot), ("copilot", saved.copilot)):
            words.addLayout(_person(*pair))
        meta = say("resume.metaFeet", feet=feet_text(saved.feet), n=saved.planes, phase=phase_word(saved.phase))
        level = level_word(saved.game, saved.level)
        if level:
            meta = say("resume.level", level=level, rest=meta)
        words.addWidget(Text(meta, 15, "muted", wrap=True))
        # at the start the words are those for dice; the card tells of its own flight
        note = saved.problem or say(SEALED[Mode(saved.mode)] + ("Cards" if cards else ""))
        words.addWidget(Text(note, 15, "caution" if saved.problem else "faint", wrap=True))
        words.addStretch(1)
        row = QHBoxLayout()
        self.resume = Button(say("button.resume"), "Enter", "solid", high=46, wide=190)
        if saved.problem:
            self.resume.hide()
        self.start_over = Button(say("button.startOver"), high=46, wide=136)
        row.addWidget(self.resume)
        row.addWidget(self.start_over)
        row.addStretch(1)
        self.body.addLayout(row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Room for all words, but for a very large text and a very small window: the map needs some too."""
        super().resizeEvent(event)
        needed = self._words.minimumHeightForWidth(self._scroll.viewport().width())
        most = 190 if self.window().height() >= LOW_WINDOW else 90
        self._scroll.setMinimumHeight(min(needed, self.look.px(most)))


def _person(seat: str, name: str) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addWidget(Chip(seat))
    row.addWidget(Text(name or say(f"role.{seat}"), 16, weight=600), 1)
    return row


class Chip(Styled, QWidget):
    """The letter of a seat in its shape and colour."""

    def __init__(self, seat: str) -> None:
        super().__init__()
        self._seat = seat

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.setFixedSize(look.px(26) + 2, look.px(24) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        with Canvas(painter, self.look.theme, self.look.scale) as canvas:
            glyphs.chip(canvas, 1, 1, self._seat, 24)
        painter.end()


class _Level(Styled, QWidget):
    """Difficulty bars."""

    def __init__(self, level: str, name: str) -> None:
        super().__init__()
        self._level = level
        self.setAccessibleName(name)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.setFixedSize(look.px(24), look.px(22))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        with Canvas(painter, self.look.theme, self.look.scale) as canvas:
            level_bars(canvas, 1, 1, self._level, 18)
        painter.end()
