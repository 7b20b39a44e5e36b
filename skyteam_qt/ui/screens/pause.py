"""Pause (ux 3.9): everything is covered, the clock stands still, and nothing here says more than the board does."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from skyteam_qt.qtbridge.table import Table
from skyteam_qt.qtbridge.table_words import table_choice, table_flight
from skyteam_qt.qtbridge.texts import grouped, say
from skyteam_qt.rules import SEATS, IllegalAction, Phase
from skyteam_qt.session.setup import Agreement, Mode
from skyteam_qt.ui.motion import Motion
from skyteam_qt.ui.rings import JointAgreement, JointRings
from skyteam_qt.ui.screens.joint_page import JointPage
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.buttons import Button, Choice
from skyteam_qt.ui.widgets.panel import Panel, Scroll
from skyteam_qt.ui.widgets.text import Text

MODES = (Mode.VISORS, Mode.CURTAIN, Mode.OPEN)


def flight_line(table: Table) -> str:
    """Where the flight stands, from the public board: "YUL Montréal-Trudeau, round 3 of 7 · 4 000 ft"; then what was
    chosen for it."""
    board, port = table.board, table.ports.table
    total = len(port.ruleset.scenario.altitude)
    title = say("resume.title", airport=table_flight(port), n=board.round, total=total)
    feet = say("altitude.feet", alt=grouped(board.altitude)) if board.altitude else say("altitude.land")
    return " · ".join((title, feet, *table_choice(port)))


class PauseScreen(JointPage):
    """Signals: `resumed()`, `settings()`, `rules()`, `left()` (the flight is kept). Giving up is carried out here by
    the joint hold; what follows comes through the table."""

    resumed = Signal()
    settings = Signal()
    rules = Signal()
    left = Signal()

    def __init__(self, theme: Theme, motion: Motion, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(say("pause.title"))
        self.table = table
        self.joint = JointAgreement(table, motion, None, self)
        outer = QHBoxLayout(self)
        self.keep(outer, (24, 24, 24, 24))
        outer.addStretch(1)
        panel = Panel(padding=32, spacing=12)
        outer.addWidget(panel, 2)
        outer.addStretch(1)
        inside = QWidget()
        column = QVBoxLayout(inside)
        self.keep(column, (6, 0, 6, 6), 10)
        column.addWidget(Text(say("pause.title"), 36, weight=700))
        column.addWidget(Text(flight_line(table), 17, "text", 600, wrap=True))
        column.addWidget(Text(say("pause.body"), 17, "muted", wrap=True))
        problem = table.ports.table.saving_problem
        if problem:
            column.addWidget(Text(problem, 16, "caution", wrap=True))
        if table.alone is None:
            column.addWidget(Text(say("start.mode"), 16, "muted", 700))
            column.addLayout(self._make_modes())
        column.addLayout(self._make_buttons())
        self._give_up = self._make_give_up()
        column.addWidget(self._give_up)
        column.addStretch(1)
        panel.body.addWidget(Scroll(inside), 1)
        self.keys = {int(Qt.Key.Key_Escape): self._escape}
        self.default_part = self.go_on

    def _make_modes(self) -> QBoxLayout:
        column = QVBoxLayout()
        self.keep(column, spacing=8)
        self.modes = QButtonGroup(self)
        free = self.table.board.phase == Phase.BRIEFING
        for i, mode in enumerate(MODES):
            choice = Choice(say(f"mode.{mode}"), say(f"mode.{mode}.caption"), picture=str(mode), high=62)
            choice.setChecked(mode == self.table.mode)
            if not free and mode != self.table.mode:
                choice.hide()  # never `setVisible(True)` without a parent: it would be a window for a moment
            choice.setEnabled(free)
            self.modes.addButton(choice, i)
            column.addWidget(choice)
        self.modes.idClicked.connect(self._mode_clicked)
        if not free:
            board = self.table.board
            # in the last round, and once the flight has ended, no briefing comes any more
            last = board.over or board.altitude == 0
            column.addWidget(Text(say("pause.modeNextFlight" if last else "pause.modeLater"), 15, "faint", wrap=True))
        return column

    def _make_buttons(self) -> QBoxLayout:
        column = QVBoxLayout()
        self.keep(column, spacing=8)
        self.go_on = Button(say("pause.continue"), "Esc", "solid", high=52)
        self.settings_button = Button(say("button.settings"), high=48)
        self.rules_button = Button(say("button.rules"), "F1", high=48)
        self.leave = Button(say("pause.leave"), high=48)
        self.end = Button(say("button.endFlight"), high=48)
        if self.table.board.over:
            self.end.hide()
        for button in (self.go_on, self.settings_button, self.rules_button, self.leave, self.end):
            column.addWidget(button)
        self.go_on.clicked.connect(self.resumed)
        self.settings_button.clicked.connect(self.settings)
        self.rules_button.clicked.connect(self.rules)
        self.leave.clicked.connect(self.left)
        self.end.clicked.connect(self._ask_end)
        return column

    def _make_give_up(self) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        self.keep(column, (0, 8, 0, 0), 8)
        column.addWidget(Text(say("pause.endAsk"), 20, weight=700, wrap=True))
        column.addWidget(Text(say("pause.endBody"), 16, "muted", wrap=True))
        self.rings = JointRings(self.joint, self.theme)
        column.addWidget(self.rings)
        self.keep_flying = Button(say("pause.keepFlying"), "Esc", high=48)
        self.keep_flying.clicked.connect(self._stop_asking)
        column.addWidget(self.keep_flying)
        box.hide()
        return box

    # --- what people do ---------------------------------------------------------------------------------------
    def _mode_clicked(self, i: int) -> None:
        try:
            self.table.ports.table.set_mode(MODES[i])
        except IllegalAction:
            self.modes.button(MODES.index(self.table.mode)).setChecked(True)

    def _ask_end(self) -> None:
        self.joint.what = Agreement.GIVE_UP
        self._give_up.show()
        self.keep_flying.setFocus(Qt.FocusReason.OtherFocusReason)
        self.end.hide()

    def _stop_asking(self) -> None:
        if self.joint.what is None:
            return
        self.joint.what = None
        for seat in SEATS:
            self.table.ports.seat(seat).withdraw(Agreement.GIVE_UP)
        self._give_up.hide()
        self.end.show()
        self.end.setFocus(Qt.FocusReason.OtherFocusReason)

    def _escape(self) -> None:
        if self.joint.what is not None:
            self._stop_asking()
        else:
            self.resumed.emit()
