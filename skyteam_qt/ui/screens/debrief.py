"""The debrief (mock-up 04): how the flight ended and why, the landing checklist, and the flight recorder."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from skyteam_qt.content.levels import CARD_GAME
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.qtbridge.table_words import loss_cause, table_choice, table_flight
from skyteam_qt.qtbridge.texts import joined, say
from skyteam_qt.rules import Outcome, Seat, report
from skyteam_qt.rules import events as ev
from skyteam_qt.ui.checklist import CheckRow, final_rows, paint_rows
from skyteam_qt.ui.draw import cards, glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.screens.debrief_art import INK, SOFT_INK, paint_cause, paint_hero
from skyteam_qt.ui.screens.debrief_facts import Frame, column_text, idea, recorder
from skyteam_qt.ui.screens.recorder import RecorderView
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.buttons import Button
from skyteam_qt.ui.widgets.look import Look, Styled
from skyteam_qt.ui.widgets.page import Page
from skyteam_qt.ui.widgets.panel import Panel, Rule
from skyteam_qt.ui.widgets.text import Text


class DebriefScreen(Page):
    """`again()`: fly it once more; `log()`: back to the start; `step_through()`. Only for a table that is debriefed."""

    again = Signal()
    log = Signal()
    step_through = Signal()

    def __init__(self, theme: Theme, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.table = table
        port = table.ports.table
        board, ruleset = port.board, port.ruleset
        frames = port.frames()
        self.columns = recorder(ruleset, frames)
        self.rows = final_rows(report(ruleset, board), board)
        landed = board.outcome == Outcome.WON
        self.headline = say("debrief.won" if landed else "debrief.lost")
        self.setAccessibleName(self.headline)
        self.cause = loss_cause(port)
        self.idea = "" if landed else idea(ruleset, board, self.columns)
        outer = QVBoxLayout(self)
        self.keep(outer, (16, 16, 16, 16), 14)
        self.hero = Hero(landed, self.headline, self.cause, self._meta())
        outer.addWidget(self.hero)
        middle = QHBoxLayout()
        self.keep(middle, spacing=12)
        middle.addWidget(self._make_checklist(frames), 528)
        middle.addWidget(self._make_recorder(), 1028)
        outer.addLayout(middle, 1)
        foot = QHBoxLayout()
        self.keep(foot, spacing=12)
        self.details = Text(self._footer, 16, "muted", wrap=True)
        # Its words must not change the height of the page.
        self.details.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        foot.addWidget(self.details, 1)
        self.step_button = Button(say("button.stepThrough"), "S", high=56)
        self.log_button = Button(say("panel.flightLog"), "L", high=56)
        self.again_button = Button(say("button.flyAgain"), "Enter", "solid", high=56, wide=220)
        for button, told in (
            (self.step_button, self.step_through),
            (self.log_button, self.log),
            (self.again_button, self.again),
        ):
            button.clicked.connect(told)
            foot.addWidget(button)
        outer.addLayout(foot)
        self.keys = {
            int(Qt.Key.Key_S): self.step_through.emit,
            int(Qt.Key.Key_L): self.log.emit,
            int(Qt.Key.Key_Return): self.again.emit,
            int(Qt.Key.Key_Enter): self.again.emit,
            int(Qt.Key.Key_Left): self._left,
            int(Qt.Key.Key_Right): self._right,
            int(Qt.Key.Key_Escape): self._no_column,
        }

    @property
    def _footer(self) -> str:
        return self.idea or say("debrief.footer")

    def _meta(self) -> tuple[str, str]:
        port = self.table.ports.table
        game, scenario = port.ruleset.game, port.ruleset.scenario
        chosen = table_choice(port)
        # with dice the airport has a level of its own
        level = " · ".join(chosen if game == CARD_GAME else (say(f"level.{scenario.difficulty}"), *chosen))
        flight, mode = table_flight(port), say(f"mode.{port.mode}")
        minutes = max(1, round(port.duration_s / 60))
        names = self.table.names
        crew = {"pilot": names.of(Seat.PILOT), "copilot": names.of(Seat.COPILOT)}
        return say("debrief.meta", flight=flight, level=level, mode=mode), say("debrief.crew", n=minutes, **crew)

    def _make_checklist(self, frames: tuple[Frame, ...]) -> QWidget:
        panel = Panel(say("panel.checklist"))
        panel.body.addWidget(Checklist(self.rows), 1)
        panel.body.addWidget(Rule())
        board = self.table.board
        used = sum(isinstance(e, ev.RerollSpent) for _, events in frames for e in events)
        total = sum(space.reroll for space in self.table.ports.table.ruleset.scenario.altitude)
        row = QHBoxLayout()
        self.keep(row, spacing=10)
        cards_fly = self.table.ports.table.ruleset.game == CARD_GAME
        row.addWidget(Token("coin" if cards_fly else "cup"))
        row.addWidget(Text(say("debrief.coffeesLeft", n=board.coffee), 16, "muted", wrap=True), 1)
        row.addWidget(Token("joker" if cards_fly else "reroll"))
        row.addWidget(Text(say("debrief.rerollsUsed", n=used, total=total), 16, "muted", wrap=True), 1)
        panel.body.addLayout(row)
        return panel

    def _make_recorder(self) -> QWidget:
        panel = Panel(say("panel.recorder"))
        if panel.title is not None:
            panel.body.removeWidget(panel.title)
            row = QHBoxLayout()
            row.addWidget(panel.title)
            row.addStretch(1)
            row.addWidget(Text(say("debrief.order"), 15, "faint"))
            panel.body.addLayout(row)
        self.recorder = RecorderView(self.columns, cards=self.table.ports.table.ruleset.game == CARD_GAME)
        self.recorder.told.connect(self._told)
        panel.body.addWidget(self.recorder, 1)
        return panel

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.hero.fit(self.height())

    # --- columns ----------------------------------------------------------------------------------------------
    def _told(self, column: int) -> None:
        if column < 0:
            self.details.setText(self._footer)
            return
        chosen = self.columns[column]
        self.details.setText(column_text(chosen, column + 1))
        self.recorder.setAccessibleDescription(column_text(chosen, column + 1, self.table.names))

    def _left(self) -> None:
        self.recorder.choose(max(0, self.recorder.column - 1))

    def _right(self) -> None:
        self.recorder.choose(min(len(self.columns) - 1, self.recorder.column + 1))

    def _no_column(self) -> None:
        self.recorder.choose(-1)


class Hero(Styled, QWidget):
    """The picture with the headline, the cause of a loss first, and who flew what."""

    def __init__(self, landed: bool, headline: str, cause: str, meta: tuple[str, str]) -> None:
        super().__init__()
        self._landed, self._headline, self._cause, self._meta = landed, headline, cause, meta
        self.setAccessibleName(headline)
        self.setAccessibleDescription(" ".join(filter(None, (cause, *meta))))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.fit(self.parentWidget().height() if self.parentWidget() else 1000)

    def fit(self, page: int) -> None:
        """The height for a page of this height: low windows need the room for the recorder."""
        self.setFixedHeight(min(self.look.px(292), round(page * 0.27)))

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(800), self.look.px(292))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        s = self.look.scale
        with Canvas(painter, self.look.theme, s) as canvas:
            rect = QRectF(0, 0, self.width() / s, self.height() / s)
            paint_hero(canvas, rect, self._landed)
            room = rect.width() - 80
            canvas.text(40, 90, self._headline, 60, INK, 700, max_width=room)
            y = 134.0
            if self._cause:
                paint_cause(canvas, 54, y - 7)
                canvas.text(80, y, self._cause, 22, INK, 600, max_width=room - 40)
                y += 38
            for line in self._meta:
                # Room beside the aircraft; long names are set smaller, then in two lines.
                for part in _parts(canvas, line, room * 0.6):
                    canvas.text(40, y, part, 20, SOFT_INK, 500, max_width=room * 0.6)
                    y += 30
        painter.end()


def _parts(canvas: Canvas, line: str, room: float) -> tuple[str, ...]:
    """The line, broken once at its last dot where it would be cut."""
    if canvas.fits(line, 20, room, 500) or " · " not in line:
        return (line,)
    head, _, tail = line.rpartition(" · ")
    return head, tail


class Checklist(Styled, QWidget):
    """Rows A to D."""

    def __init__(self, rows: tuple[CheckRow, ...]) -> None:
        super().__init__()
        self.rows = rows
        self.setAccessibleName(say("panel.checklist"))
        self.setAccessibleDescription(joined(row.spoken for row in rows))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        return QSize(260, 170)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        s = self.look.scale
        with Canvas(painter, self.look.theme, s) as canvas:
            high = min(self.height() / s, 100.0 * len(self.rows))
            paint_rows(canvas, QRectF(1, 1, self.width() / s - 2, high - 2), self.rows)
        painter.end()


class Token(Styled, QWidget):
    """A cup or a coin with one, a reroll token or a joker."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self._what = what

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.setFixedSize(look.px(40), look.px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        with Canvas(painter, self.look.theme, self.look.scale) as canvas:
            if self._what == "cup":
                glyphs.cup(canvas, 3, 3, 34)
            elif self._what == "coin":
                cards.coin(canvas, 20, 20, 34, "cup")
            elif self._what == "joker":
                cards.joker(canvas, QRectF(7, 1, 27, 38))
            else:
                glyphs.reroll(canvas, 2, 2, 36)
        painter.end()
