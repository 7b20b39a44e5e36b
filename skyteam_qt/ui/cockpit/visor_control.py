"""Who is looking, and who agrees: visor keys, eye handles and the joint hold of the two seats (ux 2.1, 3.7).

The same two keys open a visor while dice lie behind the screens, and agree together at the end of a round or of the
flight. Only ever one visor is open.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from skyteam_qt.qtbridge.joint_hold import JointHold, Ring
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.qtbridge.visor_keys import StickyLook, VisorKeys
from skyteam_qt.rules import SEATS, Seat
from skyteam_qt.session.setup import Agreement, Mode
from skyteam_qt.ui.motion import Motion

FRAME_MS = 16
JOINT_MS = 800.0
HERE: Final = (Agreement.NEXT_ROUND, Agreement.DEBRIEF)
"""What is agreed to in the cockpit; the roll belongs to the briefing, a correction and giving up to their pages."""


class VisorControl(QObject):
    """Turns key and pointer into `Table.open`, `Table.shut` and agreements.

    both_held(bool): both visor keys are down while dice lie, and no longer. ring_changed: a ring of the agreement looks
    different.
    """

    both_held = Signal(bool)
    ring_changed = Signal()

    def __init__(self, table: Table, motion: Motion, *, sticky: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.motion = motion
        self.keys: VisorKeys | StickyLook = StickyLook(motion.now) if sticky else VisorKeys(motion.now)
        self.joint = JointHold(motion.now, seconds=motion.hold_ms(JOINT_MS) / 1000, alone=table.alone is not None)
        self._eye: Seat | None = None
        self._both = False
        self._down: set[Seat] = set()
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME_MS)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._sticky_timer = QTimer(self)
        self._sticky_timer.setInterval(250)
        self._sticky_timer.timeout.connect(self._sticky_tick)
        table.gate_changed.connect(self._gate_changed)
        table.agreement_changed.connect(self.ring_changed)

    @property
    def agreeing(self) -> Agreement | None:
        """What the two can agree to in the cockpit now."""
        what = self.table.ports.table.agreement.what
        return what if what in HERE else None

    # ---- keys
    def press(self, seat: Seat, *, auto: bool = False, mods: bool = False) -> None:
        """A visor key goes down."""
        if not auto:
            self._down.add(seat)
        if self.agreeing is not None:
            if not auto and not mods:
                self.joint.press(seat)
                self._joint_moved()
            return
        self._follow(self.keys.press(seat, auto=auto, mods=mods))
        self._tell_both()

    def release(self, seat: Seat, *, auto: bool = False) -> None:
        """A visor key goes up, with whatever modifiers."""
        if not auto:
            self._down.discard(seat)
        self.joint.release(seat, auto=auto)
        if self.agreeing is not None:
            self._joint_moved()
        self._follow(self.keys.release(seat, auto=auto))
        self._tell_both()

    @property
    def both(self) -> bool:
        """Whether both visor keys are down while dice lie, so that neither opens."""
        return self._both

    def _tell_both(self) -> None:
        both = isinstance(self.keys, VisorKeys) and self.keys.both and self.table.mode == Mode.VISORS
        if both != self._both:
            self._both = both
            self.both_held.emit(both)

    def poke(self) -> None:
        """Any other input keeps a sticky visor open."""
        if isinstance(self.keys, StickyLook):
            self.keys.poke()

    # ---- eye handles and rings
    def eye_press(self, seat: Seat) -> None:
        """The handle in a tray header is held (with sticky look: pressed once)."""
        if self.agreeing is not None:
            return
        if isinstance(self.keys, StickyLook):
            self._follow(self.keys.press(seat))
            return
        self._eye = seat
        self._follow(seat)

    def eye_release(self) -> None:
        """The handle is let go."""
        if self._eye is not None:
            self._eye = None
            self._follow(self.keys.open)

    def ring_click(self, seat: Seat) -> None:
        """A click on a seat's ring counts for ten seconds."""
        if self.agreeing is not None:
            self.joint.click(seat)
            self._joint_moved()

    # ---- shut
    def shut(self) -> None:
        """Focus lost, dialog, pause: every key counts as let go; the trays are covered at return."""
        self.keys.shut()
        self._down.clear()
        self._eye = None
        if self.joint.active:
            self.joint.reset()
            self._joint_moved()
        self.table.shut()
        self._tell_both()

    # ---- rings
    def ring(self, seat: Seat) -> tuple[float, bool]:
        """How full a ring is, and whether this seat has agreed."""
        agreed = self.table.ports.table.agreement.agreed[seat]
        state = self.joint.ring(seat)
        if agreed or state == Ring.DONE:
            return 1.0, agreed
        if state == Ring.HOLDING:
            return 0.12, False
        return max(0.12, self.joint.progress(seat)) if state == Ring.FILLING else 0.0, False

    @property
    def waiting_for(self) -> Seat | None:
        """The seat that is missing while the other agrees."""
        return self.joint.waiting_for if self.agreeing is not None else None

    @property
    def must_press_again(self) -> bool:
        """Whether the one waited for holds a key that went down before there was anything to agree to."""
        return self.waiting_for in self._down

    # ---- how
    def _follow(self, seat: Seat | None) -> None:
        if self.table.mode != Mode.VISORS:
            return
        if seat is not None:
            if self.table.open_seat != seat:
                self.table.open(seat)
            if isinstance(self.keys, StickyLook):
                self._sticky_timer.start()
        elif self._eye is None and self.table.open_seat is not None:
            self.table.shut()

    def _gate_changed(self) -> None:
        """The own placement shut the visor: the key must be pressed afresh."""
        if self.table.mode == Mode.VISORS and self.table.open_seat is None:
            self._eye = None
            self._sticky_timer.stop()
            if isinstance(self.keys, StickyLook) or self.keys.open is not None:
                self.keys.shut()
        self._tell_both()

    def _sticky_tick(self) -> None:
        if isinstance(self.keys, StickyLook):
            self._follow(self.keys.tick())

    def _joint_moved(self) -> None:
        self._tick()
        if self.joint.active:
            self._timer.start()
        self.ring_changed.emit()

    def _tick(self) -> None:
        what = self.agreeing
        if what is None:
            self._timer.stop()
            return
        if self.joint.tick():
            self._timer.stop()
            for seat in SEATS:
                if self.agreeing == what and not self.table.ports.table.agreement.agreed[seat]:
                    self.table.ports.seat(seat).agree(what)
            self.joint.reset()
        elif not self.joint.active:
            self._timer.stop()
        self.ring_changed.emit()
