"""The two screens of a flight under way: briefing, and cockpit with curtain and drawer. Which one is right follows
from the public board alone."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from skyteam_qt.qtbridge.hints import Hints
from skyteam_qt.qtbridge.phrases import Line
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import SEATS, Phase, Seat
from skyteam_qt.session.setup import Agreement
from skyteam_qt.ui.cockpit.view import CockpitOptions, CockpitView
from skyteam_qt.ui.composer import Drafts
from skyteam_qt.ui.drawer import Drawer
from skyteam_qt.ui.motion import Motion
from skyteam_qt.ui.screens.briefing import BriefingScreen
from skyteam_qt.ui.screens.curtain import Curtain
from skyteam_qt.ui.theme import Theme

SILENT_MS = 1200.0
"""How long it is said that there is no talk before the dice of such a round are rolled (TT1)."""


class CockpitPage(QWidget):
    """The cockpit, the drawer at its edge, and the curtain over both."""

    def __init__(
        self,
        table: Table,
        theme: Theme,
        motion: Motion,
        options: CockpitOptions,
        drafts: Drafts,
        hints: Hints | None = None,
    ) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.view = CockpitView(table, theme, motion, options, self, hints)
        row.addWidget(self.view)
        self.drawer = Drawer(table, theme, self, board=self.view, drafts=drafts)
        self.curtain = Curtain(table, theme, motion, self, caps=options.caps, busy=self._busy)
        self.curtain.opened.connect(self._opened)
        self.curtain.reroll_held.connect(self._reroll_held)
        seat = table.curtain.closed_for
        if seat is not None:
            # a flight that is continued in mid-round, or a screen made anew: nothing will change and tell the curtain
            self.curtain.close_for(seat)
        self.view.drawer_requested.connect(self.drawer.toggle)
        self.drawer.no_room.connect(self._no_room)
        self.view.hurried.connect(self.curtain.hurry)

    def take_keys(self) -> None:
        """The keyboard goes to the curtain while it is closed, else to the cockpit."""
        part = self.view if self.curtain.isHidden() else self.curtain
        part.setFocus(Qt.FocusReason.OtherFocusReason)

    def _no_room(self) -> None:
        self.view.speaker.notice(Line(say("drawer.noRoom.1"), say("drawer.noRoom.2")))

    def _busy(self) -> bool:
        return self.view.animator.busy

    def _opened(self, _seat: Seat) -> None:
        self.take_keys()

    def _reroll_held(self, down: bool) -> None:
        if down:
            self.view.reroll_hold.press()
        else:
            self.view.reroll_hold.release()

    def set_theme(self, theme: Theme) -> None:
        """Another look."""
        for part in (self.view, self.drawer, self.curtain):
            part.set_theme(theme)


class FlightScreens(QObject):
    """Both screens of one table, in `stack`.

    pause_requested(), correction_requested(), rules_requested(str): what the window does. turned(): the position may
    want another screen now (asked again when an animation is through).
    """

    pause_requested = Signal()
    correction_requested = Signal()
    rules_requested = Signal(str)
    turned = Signal()

    def __init__(
        self,
        table: Table,
        theme: Theme,
        motion: Motion,
        options: CockpitOptions,
        stack: QStackedWidget,
        drafts: Drafts | None = None,
        hints: Hints | None = None,
    ) -> None:
        super().__init__(stack)
        self.table = table
        self.motion = motion
        self._roll = QTimer(self)
        self._roll.setSingleShot(True)
        self._roll.timeout.connect(self._roll_now)
        self.drafts = drafts if drafts is not None else Drafts()
        self.stack = stack
        self.briefing = BriefingScreen(table, theme, motion, drafts=self.drafts, caps=options.caps)
        self.cockpit = CockpitPage(table, theme, motion, options, self.drafts, hints)
        stack.addWidget(self.briefing)
        stack.addWidget(self.cockpit)
        self.briefing.pause_requested.connect(self.pause_requested)
        self.briefing.correct_requested.connect(self.correction_requested)
        self.briefing.rules_requested.connect(self._rules)
        self.cockpit.view.pause_requested.connect(self.pause_requested)
        self.cockpit.curtain.pause_requested.connect(self.pause_requested)
        self.cockpit.view.correction_requested.connect(self.correction_requested)
        self.cockpit.view.help_requested.connect(self.rules_requested)
        self.cockpit.view.animator.settled.connect(self.turned)
        # After the cockpit's own slot, so that what it has to play is in its queue already.
        table.changed.connect(self._changed)
        table.agreement_changed.connect(self.turned)

    def _rules(self) -> None:
        self.rules_requested.emit("")

    def _changed(self, _change: object) -> None:
        self.turned.emit()

    @property
    def playing(self) -> bool:
        """Whether the cockpit still shows what happened last."""
        return self.cockpit.isVisible() and self.cockpit.view.animator.busy

    def wanted(self) -> QWidget:
        """The screen for the position: the briefing while people plan, else the cockpit."""
        board = self.table.board
        planning = board.phase == Phase.BRIEFING and not board.over and not self.silent
        return self.briefing if planning else self.cockpit

    @property
    def silent(self) -> bool:
        """Whether a round waits for its roll that has no briefing: total trust (TT1)."""
        return self.table.board.phase == Phase.BRIEFING and not self.table.ports.table.may_talk

    def roll_unasked(self) -> None:
        """Without a briefing nobody is asked: the dice are rolled as soon as the cockpit has shown what came before."""
        if self.silent and self.cockpit.isVisible() and not self.playing and not self._roll.isActive():
            # never in the middle of what the table is telling just now
            self._roll.start(int(self.motion.ms(SILENT_MS)))

    def _roll_now(self) -> None:
        port = self.table.ports.table
        if not self.silent or self.table.board.over or not self.cockpit.isVisible() or self.playing:
            return
        if port.agreement.what == Agreement.ROLL:
            for seat in SEATS:
                self.table.ports.seat(seat).agree(Agreement.ROLL)

    def shut(self) -> None:
        """Cover what is open and have it on the screen before this returns."""
        self.cockpit.view.shut()

    def set_theme(self, theme: Theme) -> None:
        """Another look."""
        self.briefing.set_theme(theme)
        self.cockpit.set_theme(theme)

    def leave(self) -> None:
        """Take the screens away; the table stays."""
        self.table.changed.disconnect(self._changed)
        self.table.agreement_changed.disconnect(self.turned)
        for screen in (self.briefing, self.cockpit):
            self.stack.removeWidget(screen)
            screen.deleteLater()
        self.deleteLater()
