"""Correction by agreement (F6, ux 3.8): which step, why, what changes, and both hold to agree.

Both trays are covered before it shows. There is no free text, so it cannot carry a signal; dice keep their values.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skyteam_qt.qtbridge.module_spoken import module_changes
from skyteam_qt.qtbridge.phrases import axis_state, log_line
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.qtbridge.texts import grouped, say
from skyteam_qt.rules import SEATS, Board, Event, IllegalAction, Seat
from skyteam_qt.rules import events as ev
from skyteam_qt.session.port import CORRECTION_REASONS, CorrectionReason, PublicStep
from skyteam_qt.session.setup import Agreement
from skyteam_qt.ui.motion import Motion
from skyteam_qt.ui.rings import JointAgreement, JointRings
from skyteam_qt.ui.screens.joint_page import JointPage
from skyteam_qt.ui.screens.pause import flight_line
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.buttons import Button, Segments
from skyteam_qt.ui.widgets.entries import Step
from skyteam_qt.ui.widgets.panel import Panel, Scroll
from skyteam_qt.ui.widgets.text import Text

REASONS = {
    CorrectionReason.WRONG_SPACE: "correct.reason.space",
    CorrectionReason.RULE_MISREAD: "correct.reason.rule",
    CorrectionReason.WRONG_EFFECT: "correct.reason.effect",
}
_LEADING = (
    ev.DiePlaced,
    ev.TokenPlaced,
    ev.TrafficDiePlaced,
    ev.DieLaidAside,
    ev.RerollSpent,
    ev.RerollChosen,
    ev.AltitudeDropped,
    ev.RoundBegan,
)


class CorrectionScreen(JointPage):
    """`closed()` when nothing was changed. Once both have agreed the table tells of the change."""

    closed = Signal()

    def __init__(self, theme: Theme, motion: Motion, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(say("correct.title"))
        self.table = table
        self.chosen: PublicStep | None = None
        self._older = False
        self.joint = JointAgreement(table, motion, None, self)
        outer = QVBoxLayout(self)
        self.keep(outer, (16, 12, 16, 16), 12)
        head = QHBoxLayout()
        self.keep(head, (12, 0, 0, 0), 16)
        head.addWidget(Text(say("correct.title"), 32, weight=700))
        head.addWidget(Text(flight_line(table), 17, "muted", wrap=True), 1)
        self.cancel = Button(say("settings.backToFlight"), "Esc")
        self.cancel.clicked.connect(self._escape)
        head.addWidget(self.cancel)
        outer.addLayout(head)
        columns = QHBoxLayout()
        self.keep(columns, spacing=12)
        columns.addWidget(self._make_steps(), 5)
        columns.addWidget(self._make_change(), 6)
        outer.addLayout(columns, 1)
        self.keys = {
            int(Qt.Key.Key_Escape): self._escape,
            int(Qt.Key.Key_Down): partial(self._into_list, 0),
            int(Qt.Key.Key_Up): partial(self._into_list, -1),
        }
        self._fill_steps()
        self._follow()
        if not self.entries:
            self.default_part = self.cancel

    # --- building ---------------------------------------------------------------------------------------------
    def _make_steps(self) -> QWidget:
        panel = Panel(say("correct.list"), spacing=8)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self.keep(self._column, (4, 4, 8, 4), 6)
        panel.body.addWidget(Scroll(inside), 1)
        self.older = Button(say("correct.older"))
        self.older.clicked.connect(self._show_older)
        panel.body.addWidget(self.older)
        self.entries: list[Step] = []
        return panel

    def _make_change(self) -> QWidget:
        panel = Panel(say("correct.preview"), spacing=10)
        self._what = Text(say("correct.pick"), 20, weight=700, wrap=True)
        panel.body.addWidget(self._what)
        self._changes = Text("", 16, "muted", wrap=True)
        panel.body.addWidget(self._changes)
        panel.body.addWidget(Text(say("correct.honest"), 15, "faint", wrap=True))
        panel.body.addStretch(1)
        self._reason_title = Text(say("correct.reason"), 16, "muted", 700)
        panel.body.addWidget(self._reason_title)
        self.reasons = Segments(tuple(say(REASONS[r]) for r in CORRECTION_REASONS), name=say("correct.reason"))
        self.reasons.group.idClicked.connect(self._propose)
        panel.body.addWidget(self.reasons)
        self._agree = Text(say("correct.agree"), 18, weight=600)
        panel.body.addWidget(self._agree)
        self.rings = JointRings(self.joint, self.theme)
        panel.body.addWidget(self.rings)
        row = QHBoxLayout()
        self.keep(row, spacing=10)
        self.decliners = tuple(Button(say("correct.decline", name=self.table.names.of(seat))) for seat in SEATS)
        self.decliners[0].clicked.connect(self._pilot_declines)
        self.decliners[1].clicked.connect(self._copilot_declines)
        for button in self.decliners:
            row.addWidget(button, 1)
        panel.body.addLayout(row)
        return panel

    # --- steps ------------------------------------------------------------------------------------------------
    def _fill_steps(self) -> None:
        for entry in self.entries:
            self._column.removeWidget(entry)
            entry.hide()
            entry.deleteLater()
        while self._column.count():
            self._column.takeAt(0)
        self.entries = []
        steps = self.table.ports.table.steps()
        now = self.table.board.round
        shown = [step for step in steps if self._older or step.round == now]
        for step in shown:
            entry = Step(self._step_text(step), step.index, self.choose)
            self._column.addWidget(entry)
            self.entries.append(entry)
            self.restyle_part(entry)
        if not shown:
            empty = Text(say("correct.nothing"), 16, "muted", wrap=True)
            self._column.addWidget(empty)
            self.restyle_part(empty)
        self._column.addStretch(1)
        self.older.setVisible(not self._older and any(step.round != now for step in steps))

    def _step_text(self, step: PublicStep) -> str:
        table = self.table
        event = next((e for kind in _LEADING for e in step.events if isinstance(e, kind)), None)
        event = event or (step.events[0] if step.events else None)
        text = "" if event is None else self._event_text(event)
        if step.die:
            text = say("correct.step", n=step.die, text=text)
        if step.round != table.board.round:
            text = say("correct.stepOf", n=step.round, text=text)
        return text

    def _event_text(self, event: Event) -> str:
        table = self.table
        return log_line(event, table.names, table.board, table.ports.table.ruleset.spaces)

    def _show_older(self) -> None:
        self._older = True
        self._fill_steps()
        self._mark()

    def _into_list(self, end: int) -> None:
        """Down or Up before anything has the focus: the newest or the oldest step; from there arrows and Enter."""
        if self.entries:
            self.entries[end].setFocus(Qt.FocusReason.TabFocusReason)

    def choose(self, index: int) -> None:
        """A step was picked."""
        steps = {step.index: step for step in self.table.ports.table.steps()}
        self.chosen = steps.get(index)
        self._mark()
        self._propose()
        self._follow()

    def _mark(self) -> None:
        for entry in self.entries:
            entry.setChecked(self.chosen is not None and entry.index == self.chosen.index)

    def _follow(self) -> None:
        chosen = self.chosen is not None
        for part in (self._reason_title, self.reasons, self._agree, self.rings, *self.decliners):
            part.setVisible(chosen)
        if self.table.alone is not None:
            self.decliners[self.table.alone.other].hide()
        if self.chosen is None:
            return
        self._what.setText(say("correct.backTo", text=self._step_text(self.chosen)))
        before = self.table.ports.table.preview(self.chosen.index)
        self._changes.setText("\n".join(changes(self.table, self.table.board, before)))

    # --- asking and answering ---------------------------------------------------------------------------------
    @property
    def asker(self) -> Seat:
        """Whose proposal it counts as: the seat on turn, else the Pilot. Both must hold in any case."""
        if self.table.alone is not None:
            return self.table.alone
        return self.table.asked if self.table.asked is not None else Seat.PILOT

    def _propose(self, _id: int = 0) -> None:
        if self.chosen is None:
            return
        reason = CORRECTION_REASONS[self.reasons.on]
        try:
            self.table.ports.seat(self.asker).propose_correction(self.chosen.index, reason)
        except IllegalAction:
            self.joint.what = None
            return
        self.joint.what = Agreement.CORRECTION

    def _pilot_declines(self) -> None:
        self._decline(Seat.PILOT)

    def _copilot_declines(self) -> None:
        self._decline(Seat.COPILOT)

    def _decline(self, seat: Seat) -> None:
        self.joint.what = None
        if self.table.ports.table.proposal is not None:
            self.table.ports.seat(seat).decline(Agreement.CORRECTION)
        self.closed.emit()

    def _escape(self) -> None:
        """The other one than the asker does not agree; before anything was picked it is only closed."""
        if self.table.ports.table.proposal is None:
            self.closed.emit()
        else:
            self._decline(self.asker.other)


def changes(table: Table, now: Board, then: Board) -> tuple[str, ...]:
    """What going back from `now` to `then` changes, in public words."""
    lines: list[str] = []

    def line(key: str, before: object, after: object) -> None:
        if before != after:
            lines.append(say("correct.change", what=say(key), a=before, b=after))

    back = [then.in_hand[s].bit_count() - now.in_hand[s].bit_count() for s in SEATS]
    if then.round == now.round:
        for seat in SEATS:
            if back[seat] > 0:
                lines.append(say("correct.diceHome", n=back[seat], name=table.names.of(seat)))
    line("panel.altitude", _feet(now), _feet(then))
    line("correct.position", now.position + 1, then.position + 1)
    line("panel.axis", axis_state(now.axis), axis_state(then.axis))
    line("correct.planes", sum(now.planes), sum(then.planes))
    line("panel.gear", f"{sum(now.gear)} / {len(now.gear)}", f"{sum(then.gear)} / {len(then.gear)}")
    line("panel.flaps", f"{sum(now.flaps)} / {len(now.flaps)}", f"{sum(then.flaps)} / {len(then.flaps)}")
    if now.brakes:
        line("panel.brakes", f"{sum(now.brakes)} / {len(now.brakes)}", f"{sum(then.brakes)} / {len(then.brakes)}")
    else:
        line("panel.iceBrakes", now.brake, then.brake)
    line("panel.coffee", now.coffee, then.coffee)
    line("panel.reroll", now.reroll, then.reroll)
    for key, before, after in module_changes(now, then):
        line(key, before, after)
    if now.over and not then.over:
        lines.append(say("correct.fliesOn"))
    return tuple(lines) or (say("correct.sameBoard"),)


def _feet(board: Board) -> str:
    return say("altitude.feet", alt=grouped(board.altitude)) if board.altitude else say("altitude.land")
