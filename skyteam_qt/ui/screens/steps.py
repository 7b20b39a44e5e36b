"""Step through a flight that has ended: every position with both hands, one after the other (ux 3.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from skyteam_qt.qtbridge.flight_words import level_word
from skyteam_qt.qtbridge.phrases import Names, event_line
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.qtbridge.texts import joined, say
from skyteam_qt.qtbridge.wording import face_word
from skyteam_qt.rules import SEATS, Event, OpenView, Ruleset, Seat, may_talk
from skyteam_qt.rules import events as ev
from skyteam_qt.ui.cockpit.facts import CockpitFacts, Message
from skyteam_qt.ui.cockpit.layer import Layer
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.cockpit.public_facts import WORDS, board_facts
from skyteam_qt.ui.draw import cards, glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.buttons import Button
from skyteam_qt.ui.widgets.look import Look, Styled
from skyteam_qt.ui.widgets.page import Page
from skyteam_qt.ui.widgets.text import Text

_QUIET = (ev.SilenceBegan, ev.Dealt)
KINDS = {"info": "info", "good": "ok", "caution": "warn", "bad": "no"}
READ_MS = 2200
"""How long each position stays while a film plays: time to read, so it has nothing to do with motion."""

Frame = tuple[OpenView, tuple[Event, ...]]


class Film(NamedTuple):
    """Positions with both hands, and what led to each. names: as typed. level: its word, where it says something."""

    ruleset: Ruleset
    frames: tuple[Frame, ...]
    names: Names
    level: str = ""

    @classmethod
    def of_table(cls, table: Table) -> Film:
        """The whole flight of a table; raises `IllegalAction` before its debrief."""
        port = table.ports.table
        return cls(port.ruleset, port.frames(), table.names, level_word(port.ruleset.game, port.level))

    def flight(self, name: str) -> str:
        """What stands beside the name of the game: the airport, the level."""
        return " · ".join(word for word in (name, self.level) if word)


class StepScreen(Page):
    """`closed()` on Esc. Left and Right: one position; Up and Down: one round; Home and End; Space plays and pauses.

    title, caption: above the picture, for an example. back: what the way out is called.
    """

    closed = Signal()

    def __init__(
        self,
        theme: Theme,
        film: Film,
        *,
        title: str = "",
        caption: str = "",
        back: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(title or say("steps.title"))
        self.film = film
        self.frames = film.frames
        self.at = 0
        self.timer = QTimer(self)
        self.timer.setInterval(READ_MS)
        self.timer.timeout.connect(self._play_on)
        outer = QVBoxLayout(self)
        self.keep(outer, (16, 10, 16, 12), 8)
        if title:
            head = QHBoxLayout()
            self.keep(head, (12, 0, 12, 0), 16)
            head.addWidget(Text(title, 22, weight=700))
            head.addWidget(Text(caption, 16, "muted", wrap=True), 1)
            outer.addLayout(head)
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
        self.play = Button(say("example.play"), "Space")
        self.done = Button(back or say("steps.debrief"), "Esc")
        for button, act in (
            (self.play, self.toggle_play),
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
            int(key.Key_Space): self.toggle_play,
            int(key.Key_Escape): self.closed.emit,
        }
        self.go(0)

    # --- going ------------------------------------------------------------------------------------------------
    def go(self, at: int) -> None:
        """Show a position."""
        self.at = max(0, min(len(self.frames) - 1, at))
        view, events = self.frames[self.at]
        self.picture.show_position(self._facts(view, events), view, hands_text(self.film, view))
        self.where.setText(say("steps.of", n=self.at + 1, total=len(self.frames)))
        self.back.setEnabled(self.at > 0)
        self.first.setEnabled(self.at > 0)
        self.next.setEnabled(self.at < len(self.frames) - 1)
        self.last.setEnabled(self.at < len(self.frames) - 1)
        if self.at == len(self.frames) - 1:
            self._stop()

    def toggle_play(self) -> None:
        """One position after the other by itself, or stop that; from the end it begins anew."""
        if self.timer.isActive():
            self._stop()
            return
        if self.at == len(self.frames) - 1:
            self.go(0)
        self.timer.start()
        self.play.set_text(say("example.stop"))

    def _play_on(self) -> None:
        self.go(self.at + 1)

    def _stop(self) -> None:
        self.timer.stop()
        self.play.set_text(say("example.play"))

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
        film = self.film
        facts = board_facts(
            film.ruleset,
            view.board,
            names=(film.names.of(Seat.PILOT), film.names.of(Seat.COPILOT)),
            open_to=(True, True),
            may_talk=may_talk(film.ruleset, view.board),
            correctable=False,
            can_reroll=False,
        )
        message = step_message(film, view, events)
        quiet = {seat: replace(facts.tray(seat), key="", hint=say("badge.open")) for seat in WORDS}
        return replace(
            facts,
            airport_name=film.flight(facts.airport_name),
            message=message,
            pilot=quiet["pilot"],
            copilot=quiet["copilot"],
            disabled=frozenset({"rules", "correct", "pause", "reroll"}),
            silence_title="",
            counter="",
        )


def step_message(film: Film, view: OpenView, events: tuple[Event, ...]) -> Message:
    """What led to a position, in the two lines of the annunciator: what was done, and what came of it."""
    began = any(isinstance(e, ev.RoundBegan) for e in events)
    # the altitude is in the sentence of the round that begins with it
    quiet = (*_QUIET, ev.AltitudeDropped) if began else _QUIET
    shown = [e for e in events if not isinstance(e, quiet)]
    if not shown:
        return Message(say("steps.dealt" if events else "steps.start"))
    done, *came = (event_line(e, film.names, view.board, film.ruleset.spaces) for e in shown)
    if not came:
        return Message(done.title, done.detail, KINDS[done.kind])  # type: ignore[arg-type]
    # that talking is open again is the smallest of the news
    news = [line for line, e in zip(came, shown[1:], strict=True) if not isinstance(e, ev.PlacementEnded)] or came
    worst = next((line for line in news if line.kind == "bad"), news[-1])
    return Message(done.title, " ".join(line.title for line in news), KINDS[worst.kind])  # type: ignore[arg-type]


def hands_text(film: Film, view: OpenView) -> str:
    """Both hands in words, for screen readers."""
    held = [(film.names.of(seat), [face_word(v) for v in view.hands[seat] if v]) for seat in SEATS]
    return " ".join(say("steps.hand", name=name, list=joined(values)) for name, values in held if values)


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

    def show_position(self, facts: CockpitFacts, view: OpenView, hands: str = "") -> None:
        """Another position. hands: what lies in the trays, in words."""
        self._facts, self._view = facts, view
        self.setAccessibleName(facts.message.line1)
        self.setAccessibleDescription(" ".join(filter(None, (facts.message.line2, hands))))
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
            spaces, rows = max(1, len(self._facts.planes)), max(1, len(self._facts.altitude))
            layout = CockpitLayout(kind, spaces, rows, self._facts.cards)
            self._layer = Layer(self.look.theme, layout, QSizeF(wide, high), dpr, self._facts)
            self._layer_key = key
        painter = QPainter(self)
        self._layer.blit(painter)
        if self._view is not None:
            fit = self._layer.fit
            with Canvas(painter, self.look.theme, fit.scale, QPointF(fit.origin)) as canvas:
                for seat in SEATS:
                    for rect, value in zip(self._layer.layout.tray(WORDS[seat]), self._view.hands[seat], strict=True):
                        if value and self._facts.cards:
                            cards.flight_card(canvas, rect, WORDS[seat], value, self._pips(rect))
                        elif value:
                            glyphs.die(canvas, rect.x(), rect.y(), rect.width(), WORDS[seat], value)
        painter.end()

    def _pips(self, rect: QRectF) -> bool:
        """Whether a card of this size can show them (as `CardFaces` has it)."""
        return self._layer is not None and rect.width() * self._layer.fit.scale >= cards.PIPS_FROM_PX
