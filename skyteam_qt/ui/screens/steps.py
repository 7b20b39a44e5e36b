"""Step through a flight that has ended: every position with both hands, one after the other (ux 3.7)."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from skyteam_qt.qtbridge.phrases import event_line
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import SEATS, Event, OpenView, Seat
from skyteam_qt.rules import events as ev
from skyteam_qt.ui.cockpit.facts import CockpitFacts, Message
from skyteam_qt.ui.cockpit.layer import Layer
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.cockpit.public_facts import WORDS, board_facts
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.buttons import Button
from skyteam_qt.ui.widgets.look import Look, Styled
from skyteam_qt.ui.widgets.page import Page
from skyteam_qt.ui.widgets.text import Text

_QUIET = (ev.SilenceBegan, ev.Dealt)
KINDS = {"info": "info", "good": "ok", "caution": "warn", "bad": "no"}


class StepScreen(Page):
    """`closed()` on Esc. Left and Right: one position; Up and Down: one round; Home and End."""

    closed = Signal()

    def __init__(self, theme: Theme, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(say("steps.title"))
        self.table = table
        self.frames = table.ports.table.frames()
        self.at = 0
        outer = QVBoxLayout(self)
        self.keep(outer, (16, 10, 16, 12), 8)
        self.picture = BoardPicture(theme)
        outer.addWidget(self.picture, 1)
        row = QHBoxLayout()
        self.keep(row, spacing=10)
        self.where = Text("", 16, "muted", 600)
        row.addWidget(self.where, 1)
        self.first = Button(say("steps.first"), "Home")
        self.back = Button(say("steps.back"), "←")
        self.next = Button(say("steps.next"), "→", "solid")
        self.last = Button(say("steps.last"), "End")
        self.done = Button(say("steps.debrief"), "Esc")
        for button, act in (
            (self.first, self.go_first),
            (self.back, self.go_back),
            (self.next, self.go_next),
            (self.last, self.go_last),
            (self.done, self.closed),
        ):
            button.clicked.connect(act)
            row.addWidget(button)
        outer.addLayout(row)
        key = Qt.Key
        self.keys = {
            int(key.Key_Home): self.go_first,
            int(key.Key_End): self.go_last,
            int(key.Key_Left): self.go_back,
            int(key.Key_Right): self.go_next,
            int(key.Key_Up): self.round_back,
            int(key.Key_Down): self.round_on,
            int(key.Key_Escape): self.closed.emit,
        }
        self.go(0)

    # --- going ------------------------------------------------------------------------------------------------
    def go(self, at: int) -> None:
        """Show a position."""
        self.at = max(0, min(len(self.frames) - 1, at))
        view, events = self.frames[self.at]
        self.picture.show_position(self._facts(view, events), view)
        self.where.setText(say("steps.of", n=self.at + 1, total=len(self.frames)))
        self.back.setEnabled(self.at > 0)
        self.first.setEnabled(self.at > 0)
        self.next.setEnabled(self.at < len(self.frames) - 1)
        self.last.setEnabled(self.at < len(self.frames) - 1)

    def go_first(self) -> None:
        """The beginning."""
        self.go(0)

    def go_back(self) -> None:
        """One position back."""
        self.go(self.at - 1)

    def go_next(self) -> None:
        """One position on."""
        self.go(self.at + 1)

    def go_last(self) -> None:
        """The end."""
        self.go(len(self.frames) - 1)

    def round_back(self) -> None:
        """The beginning of this round, or of the one before."""
        before = self.frames[max(0, self.at - 1)][0].board.round
        self.go(next(i for i, (view, _) in enumerate(self.frames) if view.board.round == before))

    def round_on(self) -> None:
        """The beginning of the next round."""
        now = self.frames[self.at][0].board.round
        later = (i for i, (view, _) in enumerate(self.frames) if view.board.round > now)
        self.go(next(later, len(self.frames) - 1))

    def _facts(self, view: OpenView, events: tuple[Event, ...]) -> CockpitFacts:
        port, names = self.table.ports.table, self.table.names
        facts = board_facts(
            port.ruleset,
            view.board,
            names=(names.of(Seat.PILOT), names.of(Seat.COPILOT)),
            open_to=(True, True),
            correctable=False,
            can_reroll=False,
        )
        shown = [e for e in events if not isinstance(e, _QUIET)]
        if shown:
            line = event_line(shown[-1], names, view.board, port.ruleset.spaces)
            detail = line.detail
            if len(shown) > 1:
                detail = line.title
                line = event_line(shown[0], names, view.board, port.ruleset.spaces)
            message = Message(line.title, detail, KINDS.get(line.kind, "info"))  # type: ignore[arg-type]
        else:
            message = Message(say("steps.start"))
        quiet = {seat: replace(facts.tray(seat), key="", hint=say("badge.open")) for seat in WORDS}
        return replace(
            facts,
            message=message,
            pilot=quiet["pilot"],
            copilot=quiet["copilot"],
            disabled=frozenset({"rules", "correct", "pause", "reroll"}),
            silence_title="",
            counter="",
        )


class BoardPicture(Styled, QWidget):
    """The cockpit as a picture, with both hands face up: for flights that have ended."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._facts = CockpitFacts()
        self._view: OpenView | None = None
        self._layer: Layer | None = None
        self._layer_key: tuple[object, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(600, 340)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(1500), self.look.px(900))

    def show_position(self, facts: CockpitFacts, view: OpenView) -> None:
        """Another position."""
        self._facts, self._view = facts, view
        self.setAccessibleName(facts.message.line1)
        self.setAccessibleDescription(facts.message.line2)
        if self._layer is not None:
            self._layer.mend(facts)
        self.update()

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self._layer = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        wide, high = self.width(), self.height()
        dpr = self.devicePixelRatioF()
        key = (wide, high, dpr, self.look.theme)
        if self._layer is None or key != self._layer_key:
            kind = CockpitLayout.kind_for(wide, high)
            layout = CockpitLayout(kind, max(1, len(self._facts.planes)), max(1, len(self._facts.altitude)))
            self._layer = Layer(self.look.theme, layout, QSizeF(wide, high), dpr, self._facts)
            self._layer_key = key
        painter = QPainter(self)
        self._layer.blit(painter)
        if self._view is not None:
            fit = self._layer.fit
            with Canvas(painter, self.look.theme, fit.scale, QPointF(fit.origin)) as canvas:
                for seat in SEATS:
                    for rect, value in zip(self._layer.layout.tray(WORDS[seat]), self._view.hands[seat], strict=True):
                        if value:
                            glyphs.die(canvas, rect.x(), rect.y(), rect.width(), WORDS[seat], value)
        painter.end()
