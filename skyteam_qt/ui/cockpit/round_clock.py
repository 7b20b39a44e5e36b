"""The stopwatch of a round as the cockpit runs it (F91): when it counts, what it shows, when it is asked for zero.

The clock itself is the session's. It counts from the moment the hands lie there, through every choice, and stands still
while the curtain is closed, while the cockpit is not on the screen (a page over it, a hidden window), in a pause and in
a correction (ux 3.3); of the last two the session takes care itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from skyteam_qt.qtbridge.table import Table
from skyteam_qt.rules import Phase
from skyteam_qt.ui.cockpit.facts import ClockFacts

TICK_MS: Final = 200
"""How often zero is looked for; what is shown are whole seconds."""


class RoundClock(QObject):
    """Lets the stopwatch of `table` run and holds it. Without a stopwatch in the flight it does nothing at all.

    warn_at: seconds. hidden: whether the window is minimised. changed: another number is shown, or it runs or stands.
    warned(int): so many seconds are left, once a round.
    """

    changed = Signal()
    warned = Signal(int)

    def __init__(self, table: Table, warn_at: int, hidden: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self._hidden = hidden
        self.total = table.ports.table.ruleset.seconds
        self.warn_at = warn_at
        self.on_screen = False
        self.dealing = False
        self._left = self.total
        self._warned = False
        self._told: ClockFacts | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)

    @property
    def facts(self) -> ClockFacts | None:
        """What the instrument shows: whole seconds, rounded up. Between two rounds the last number stays."""
        if not self.total:
            return None
        port = self.table.ports.table
        left = port.time_left
        if left is not None:
            self._left = math.ceil(left)
        elif self.table.board.phase == Phase.BRIEFING:
            self._left = self.total
        return ClockFacts(self._left, self.total, port.stopwatch_runs)

    def follow(self) -> None:
        """Run or hold it, as things are now."""
        if not self.total:
            return
        if not self.on_screen:
            # another cockpit may be there by now, and this one has said that it is gone
            self._timer.stop()
            return
        port, board = self.table.ports.table, self.table.board
        hands_lie = board.phase == Phase.PLACEMENT and not board.awaits and not self.dealing
        wanted = hands_lie and not self._hidden() and self.table.curtain.closed_for is None
        port.run_stopwatch(wanted)
        # it ticks on in a pause: nobody tells when the session lets it go on
        if wanted:
            self._timer.start()
        else:
            self._timer.stop()
        if board.phase != Phase.PLACEMENT:
            self._warned = False
        self._tell()

    def show(self, on_screen: bool) -> None:
        """The cockpit is on the screen, or something else is."""
        if self.on_screen and not on_screen and self.total:
            self.table.ports.table.run_stopwatch(False)
        self.on_screen = on_screen
        self.follow()

    def deal(self, dealing: bool) -> None:
        """The hands are still on their way, or lie there."""
        self.dealing = dealing
        self.follow()

    def ran_out(self) -> None:
        """Zero, whoever has found it out."""
        self._left = 0

    def tick(self) -> None:
        """At zero the placing ends; the table tells everybody."""
        if self.table.ports.table.check_stopwatch():
            return
        self._tell()
        facts = self.facts
        if facts is not None and facts.running and 0 < facts.left <= self.warn_at and not self._warned:
            self._warned = True
            self.warned.emit(facts.left)

    def _tell(self) -> None:
        facts = self.facts
        if facts != self._told:
            self._told = facts
            self.changed.emit()
