"""The instruments of a position in small: the cockpit's own drawing without bar, trays and annunciator."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skyteam_qt.rules import Board, Ruleset, may_talk
from skyteam_qt.ui.cockpit.arrangement import layout_of
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.cockpit.painting import instrument, panels_of
from skyteam_qt.ui.cockpit.public_facts import board_facts
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.look import Look, Styled

NOT_SHOWN = ("topBar", "trayPilot", "trayCopilot", "annunciator")
FLOOR_PX = 8.0
"""The floor of texts on instruments that are shown smaller than anybody flies them: else they would not fit."""
EDGE = 4.0


def replay_facts(ruleset: Ruleset, board: Board) -> CockpitFacts:
    """The instruments of a position, nothing to press on them."""
    facts = board_facts(ruleset, board, may_talk=may_talk(ruleset, board), correctable=False, can_reroll=False)
    return replace(facts, disabled=frozenset({"rules", "correct", "pause", "reroll"}), mandatory_open=frozenset())


def shown_in(layout: CockpitLayout) -> tuple[str, ...]:
    """The panels that are shown."""
    return tuple(name for name in panels_of(layout) if name not in NOT_SHOWN)


def region(layout: CockpitLayout) -> QRectF:
    """What is shown of the scene."""
    found = QRectF()
    for name in shown_in(layout):
        found = found.united(layout.panels[name])
    return found.adjusted(-EDGE, -EDGE, EDGE, EDGE)


def small_print(theme: Theme) -> Theme:
    """The same look with a lower floor of its texts."""
    found = Theme(theme.name)
    found.floor_px = FLOOR_PX
    return found


def paint_board(painter: QPainter, theme: Theme, rect: QRectF, layout: CockpitLayout, facts: CockpitFacts) -> None:
    """Into `rect` (px), as large as fits, in its middle. theme: from `small_print`."""
    part = region(layout)
    scale = min(rect.width() / part.width(), rect.height() / part.height())
    left = rect.x() + (rect.width() - part.width() * scale) / 2 - part.x() * scale
    top = rect.y() + (rect.height() - part.height() * scale) / 2 - part.y() * scale
    with Canvas(painter, theme, scale, QPointF(round(left), round(top))) as canvas:
        for name in shown_in(layout):
            instrument(layout, name)(canvas, layout, facts)


class ReplayBoard(Styled, QWidget):
    """The instruments. Its accessible name is what led to the position."""

    def __init__(self, ruleset: Ruleset, board: Board) -> None:
        super().__init__()
        self._ruleset = ruleset
        self.facts = replay_facts(ruleset, board)
        self.layout_ = layout_of(ruleset, "tall")
        self._print: Theme | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        return QSize(400, 170)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(985), self.look.px(420))

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self._print = small_print(look.theme)
        self.update()

    def show_board(self, board: Board, told: str) -> None:
        """Another position. told: in words."""
        self.facts = replay_facts(self._ruleset, board)
        self.setAccessibleName(told)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._print if self._print is not None else self.look.theme
        paint_board(painter, theme, QRectF(self.rect()), self.layout_, self.facts)
        painter.end()
