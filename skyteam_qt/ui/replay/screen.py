"""The replay (mock-up 15): a flight that has ended, position by position, with both hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QHideEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skyteam_qt.qtbridge.account import Account
from skyteam_qt.qtbridge.flight_text import flight_text
from skyteam_qt.qtbridge.texts import say, speak_of
from skyteam_qt.rules import SEATS
from skyteam_qt.session.flown import FlownFlight
from skyteam_qt.ui.replay.board import ReplayBoard
from skyteam_qt.ui.replay.chart import ChanceChart
from skyteam_qt.ui.replay.export import AskWhere, ask_where, picture, png_of, where_text, write_file
from skyteam_qt.ui.replay.hands import HandsView
from skyteam_qt.ui.replay.log_list import LogList
from skyteam_qt.ui.replay.reel import Reel, title_of
from skyteam_qt.ui.replay.scrub import ScrubBar
from skyteam_qt.ui.replay.transport import Transport
from skyteam_qt.ui.replay.turns import TurnsPanel, account_line
from skyteam_qt.ui.screens.start_parts import PlaneSign
from skyteam_qt.ui.screens.steps import Film, step_message
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.buttons import Button, Segments
from skyteam_qt.ui.widgets.page import Page
from skyteam_qt.ui.widgets.panel import Panel
from skyteam_qt.ui.widgets.text import Text, Title

SPEEDS = (1, 2, 4)
STEP_MS = 1200
"""How long each position stays at the lowest speed. Time to read, so it has nothing to do with the motion setting."""
LOW = 800
"""Pages lower than this (px) show the hands beside the instruments, which then keep a size one can read."""


class ReplayScreen(Page):
    """`closed()` on Esc; `same_dice(FlightSetup)`: fly this one again, with the same dice.

    flight: one that is over. back: what the way out is called. chances: for the chart, one for each position.
    where: asks for the file to write. working: chances are being worked out, `take_account` brings them.
    Left and Right: one step; Up and Down: one round; Home, End; Space plays and pauses; 1 to 3: turning points.
    """

    closed = Signal()
    same_dice = Signal(object)

    def __init__(
        self,
        theme: Theme,
        flight: FlownFlight,
        *,
        back: str = "",
        chances: Sequence[float | None] | None = None,
        where: AskWhere = ask_where,
        working: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        speak_of(flight.ruleset.source.name)
        self.setAccessibleName(say("replay.title"))
        self.flight = flight
        self.reel = Reel(flight)
        self._film = Film(flight.ruleset, flight.frames, self.reel.names)
        self._ask_where = where
        self._compact: bool | None = None
        self.timer = QTimer(self)
        self.timer.timeout.connect(self._play_on)
        outer = QVBoxLayout(self)
        self.keep(outer, (16, 10, 16, 12), 10)
        outer.addLayout(self._make_header(back or say("button.back")))
        self.turns: TurnsPanel | None = None
        outer.addLayout(self._make_middle(chances, working), 1)
        outer.addWidget(self._make_scrub())
        outer.addLayout(self._make_controls())
        key = Qt.Key
        self.keys = {
            int(key.Key_Home): self.go_first,
            int(key.Key_End): self.go_last,
            int(key.Key_Left): self.go_back,
            int(key.Key_Right): self.go_next,
            int(key.Key_Up): self.round_back,
            int(key.Key_Down): self.round_on,
            int(key.Key_Space): self.toggle_play,
            int(key.Key_E): self.export_text,
            int(key.Key_P): self.export_picture,
            int(key.Key_Return): self._again,
            int(key.Key_Enter): self._again,
            int(key.Key_Escape): self.closed.emit,
            **{int(one): partial(self._go_turn, i) for i, one in enumerate((key.Key_1, key.Key_2, key.Key_3))},
        }
        self._show(0)

    # --- building ---------------------------------------------------------------------------------------------
    def _make_header(self, back: str) -> QHBoxLayout:
        row = QHBoxLayout()
        self.keep(row, (4, 0, 0, 0), 10)
        row.addWidget(PlaneSign())
        row.addWidget(Text(say("replay.title"), 32, weight=700, kind="flight"))
        about = Text(title_of(self.flight), 18, "muted", wrap=True)
        row.addWidget(about, 1)
        self.back_button = Button(back, "Esc")
        self.again_button = Button(say("replay.again"), "Enter", "solid")
        self.back_button.clicked.connect(self.closed)
        self.again_button.clicked.connect(self._again)
        row.addWidget(self.back_button)
        row.addWidget(self.again_button)
        return row

    def _make_middle(self, chances: Sequence[float | None] | None, working: bool) -> QHBoxLayout:
        reel = self.reel
        row = self._middle = QHBoxLayout()
        self.keep(row, spacing=12)
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        for column in (self._left, self._right):
            self.keep(column, spacing=10)
        self.board = ReplayBoard(self.flight.ruleset, reel.board(0))
        pilot, copilot = (reel.names.of(seat) for seat in SEATS)
        self.hands = HandsView((pilot, copilot), self.flight.ruleset.source.name == "cards")
        self._left.addWidget(self.board, 1)
        self._left.addWidget(self.hands)
        self.chart: ChanceChart | None = None
        self._chances: Panel | None = None
        self._whom: Text | None = None
        self._account = Text(say("account.working"), 15, "muted", wrap=True)
        if chances is not None or working:
            self._chances = Panel(say("replay.chance"), spacing=6)
            if chances is not None:
                self.chart = ChanceChart(reel, chances)
                self._chances.body.addWidget(self.chart)
            if working:
                self._chances.body.addWidget(self._account)
            self._right.addWidget(self._chances)
        panel = Panel(say("replay.log"), padding=14)
        self.log = LogList(reel.lines)
        self.log.picked.connect(self.go)
        panel.body.addWidget(self.log, 1)
        self._right.addWidget(panel, 1)
        row.addLayout(self._left, 985)
        row.addLayout(self._right, 571)
        return row

    def take_account(self, account: Account | None) -> None:
        """The landing chances are there; None: no crew knows this flight."""
        if self._chances is None or self.chart is not None:
            return
        if account is None:
            self._account.setText(say("account.none"))
            return
        whom = say(f"account.for.{account.who}")
        self.chart = ChanceChart(self.reel, account.chances, account.turns)
        self.chart.setAccessibleName(f"{say('replay.chance')}, {whom}")
        self._whom = Text(whom, 15, "muted", wrap=True)
        self._chances.body.insertWidget(1, self._whom)
        self._chances.body.insertWidget(2, self.chart)
        self._account.setText(account_line(account))
        self.restyle_part(self._chances)
        self.scrub.marks = tuple(turn.at for turn in account.turns)
        self.scrub.update()
        if account.turns:
            self.turns = TurnsPanel(account.turns, self.told_text, self.go)
            self._right.insertWidget(self._right.indexOf(self._chances) + 1, self.turns)
            self.restyle_part(self.turns)
        self.chart.show_position(self.at)
        self._fit_chances()

    def _fit_chances(self) -> None:
        """On a low page the chart alone, so that hands and log keep their places."""
        low = bool(self._compact)
        for part in (self.turns, self._whom, self._account if self.chart is not None else None):
            if part is not None:
                part.setVisible(not low)
        if self.chart is not None:
            self.chart.squeeze(low)

    def _go_turn(self, i: int) -> None:
        if self.turns is not None and i < len(self.turns.rows):
            self.go(self.turns.rows[i].turn.at)

    def _make_scrub(self) -> QWidget:
        panel = Panel(padding=12, spacing=6)
        head = QHBoxLayout()
        self.keep(head, (6, 0, 6, 0), 18)
        self.where = Title("")
        self.told = Text("", 16, "text", 600)
        self.told.setSizePolicy(self.told.sizePolicy().Policy.Ignored, self.told.sizePolicy().verticalPolicy())
        head.addWidget(self.where)
        head.addWidget(self.told, 1)
        panel.body.addLayout(head)
        self.scrub = ScrubBar(self.reel)
        self.scrub.valueChanged.connect(self._show)
        self.scrub.sliderPressed.connect(self._stop)
        panel.body.addWidget(self.scrub)
        return panel

    def _make_controls(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.keep(row, spacing=8)
        self.first = Transport(say("steps.first"), "first")
        self.back = Transport(say("steps.back"), "back")
        self.play = Transport(say("replay.play"), "play", solid=True)
        self.next = Transport(say("steps.next"), "next")
        self.last = Transport(say("steps.last"), "last")
        for button, act in (
            (self.first, self.go_first),
            (self.back, self.go_back),
            (self.play, self.toggle_play),
            (self.next, self.go_next),
            (self.last, self.go_last),
        ):
            button.clicked.connect(act)
            row.addWidget(button)
        words = tuple(say("replay.times", n=speed) for speed in SPEEDS)
        self.speeds = Segments(words, name=say("replay.speedName"))
        self.speeds.group.idToggled.connect(self._speed_toggled)
        row.addWidget(self.speeds)
        self.status = Text("", 15, "muted", wrap=True)
        row.addWidget(self.status, 1)
        self.text_button = Button(say("replay.text"), "E")
        self.picture_button = Button(say("replay.picture"), "P")
        self.text_button.clicked.connect(self.export_text)
        self.picture_button.clicked.connect(self.export_picture)
        row.addWidget(self.text_button)
        row.addWidget(self.picture_button)
        return row

    def resizeEvent(self, event: QResizeEvent) -> None:
        compact = event.size().height() < LOW
        if compact != self._compact:
            self._compact = compact
            self.hands.stack(compact)
            self._fit_chances()
            if compact:
                self._right.insertWidget(0, self.hands)
            else:
                self._left.addWidget(self.hands)
            self._middle.setStretch(0, 740 if compact else 985)
            self._middle.setStretch(1, 300 if compact else 571)
        super().resizeEvent(event)
        # wide enough for every position, so that the words beside it stay where they are
        widest = say("replay.where", n=8, number=8, total=8).upper()
        self.where.setMinimumWidth(int(QFontMetricsF(self.where.font()).horizontalAdvance(widest)) + 6)
        QTimer.singleShot(0, self, self._told_anew)

    def _told_anew(self) -> None:
        """Once the parts have their new places."""
        self._tell(self.told.accessibleName())

    def hideEvent(self, event: QHideEvent) -> None:
        self._stop()
        super().hideEvent(event)

    # --- going ------------------------------------------------------------------------------------------------
    @property
    def at(self) -> int:
        """The position that is shown."""
        return self.scrub.value()

    def go(self, at: int) -> None:
        """Show a position."""
        self.scrub.setValue(at)

    def _show(self, at: int) -> None:
        reel = self.reel
        told = self.told_text(at)
        where = where_text(reel, at)
        self.board.show_board(reel.board(at), told)
        self.hands.show_moment(reel.moments[at], reel.hands_text(at))
        if self.chart is not None:
            self.chart.show_position(at)
        self.where.setText(where.upper())
        self.where.setAccessibleName(where)
        self._tell(told)
        self.scrub.setAccessibleDescription(f"{where}. {told}")
        self.log.show_row(reel.line_of(at))
        last = len(reel) - 1
        for button, on in ((self.first, at > 0), (self.back, at > 0), (self.next, at < last), (self.last, at < last)):
            button.setEnabled(on)
        if at == last:
            self._stop()

    def _tell(self, told: str) -> None:
        """In the room there is; what does not fit stands in the log."""
        self.told.setAccessibleName(told)
        metrics = QFontMetricsF(self.told.font())
        self.told.setText(metrics.elidedText(told, Qt.TextElideMode.ElideRight, max(80, self.told.width() - 2)))

    def told_text(self, at: int) -> str:
        """What led to a position: what was done, and what came of it."""
        message = step_message(self._film, *self.reel.frames[at])
        return "  ·  ".join(filter(None, (message.line1, message.line2)))

    def go_first(self) -> None:
        """The beginning."""
        self.go(0)

    def go_back(self) -> None:
        """One step back."""
        self.go(self.at - 1)

    def go_next(self) -> None:
        """One step on."""
        self.go(self.at + 1)

    def go_last(self) -> None:
        """The end."""
        self.go(len(self.reel) - 1)

    def round_back(self) -> None:
        """The beginning of this round, or of the one before."""
        self.go(self.reel.round_start(self.reel.board(max(0, self.at - 1)).round))

    def round_on(self) -> None:
        """The beginning of the next round, or the end."""
        self.go(self.reel.round_start(self.reel.board(self.at).round + 1))

    # --- playing ----------------------------------------------------------------------------------------------
    def toggle_play(self) -> None:
        """One position after the other by itself, or stop that; from the end it begins anew."""
        if self.timer.isActive():
            self._stop()
            return
        if self.at == len(self.reel) - 1:
            self.go(0)
        self.timer.start(STEP_MS // SPEEDS[self.speeds.on])
        self.play.set_sign("pause", say("replay.pause"))

    def _play_on(self) -> None:
        self.go(self.at + 1)

    def _stop(self) -> None:
        self.timer.stop()
        self.play.set_sign("play", say("replay.play"))

    def _speed_toggled(self, speed: int, on: bool) -> None:
        if on and self.timer.isActive():
            self.timer.start(STEP_MS // SPEEDS[speed])

    # --- keeping ----------------------------------------------------------------------------------------------
    def export_text(self) -> None:
        """The flight as sentences, the same as on the command line."""
        self._export("replay.textTitle", ".txt", lambda: flight_text(self.flight).encode())

    def export_picture(self) -> None:
        """The position that is shown, as a picture."""
        at = self.at
        self._export(
            "replay.pictureTitle", ".png", lambda: png_of(picture(self.reel, at, self.theme, self.told_text(at)))
        )

    def _export(self, title: str, suffix: str, content: Callable[[], bytes]) -> None:
        self._stop()
        setup = self.flight.setup
        name = f"{setup.scenario}-{self.at + 1}" if suffix == ".png" else setup.scenario
        path = self._ask_where(self, say(title), name, suffix)
        if path is not None:
            self.status.setText(write_file(path, content()))

    def _again(self) -> None:
        self.same_dice.emit(self.flight.setup)
