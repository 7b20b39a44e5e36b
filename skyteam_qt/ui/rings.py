"""The joint hold (mock-up 06): two rings, filled while both seats hold their key or have clicked their ring.

`JointAgreement` is the behaviour, without a face: keys, rings, time, and what is agreed to. `paint_seat_ring` draws one
ring in a scene; `JointRings` is both as an ordinary widget for dialogs and for the end of a round.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from skyteam_qt.qtbridge.joint_hold import CLICK_S, HOLD_S, JointHold, Ring
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import SEATS, Seat
from skyteam_qt.session.agree import NothingToAgree
from skyteam_qt.session.setup import Agreement
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas, Fill
from skyteam_qt.ui.hit_button import HitButton
from skyteam_qt.ui.motion import Motion
from skyteam_qt.ui.seat_keys import DEFAULT_CAPS, key_seat
from skyteam_qt.ui.theme import Theme

FRAME_MS = 16
IDLE_MS = 100
CLICK_LONGEST_S = 0.4
"""A ring let go within this time was clicked; held longer it was a hold that ended."""
SEAT_WORDS = ("pilot", "copilot")


class RingText(NamedTuple):
    """What stands beside a ring."""

    title: str
    hint: str


class JointAgreement(QObject):
    """Both seats agree to one thing: together with their keys, with their rings, or one each way.

    changed: a ring looks different now. agreed: both have, and both ports were told. `what` may be changed at any time
    (None: nothing to agree to, input does nothing).
    """

    changed = Signal()
    agreed = Signal()

    def __init__(
        self,
        table: Table,
        motion: Motion,
        what: Agreement | None,
        parent: QObject | None = None,
        *,
        caps: tuple[str, str] = DEFAULT_CAPS,
    ) -> None:
        super().__init__(parent)
        self.table = table
        self.motion = motion
        self.caps = caps
        self._what = what
        self.hold = JointHold(motion.now, HOLD_S * motion.hold, CLICK_S, alone=table.alone is not None)
        self._ring_down: dict[Seat, float] = {}
        self._together = False
        self._left: Seat | None = None
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)

    @property
    def what(self) -> Agreement | None:
        """What is being agreed to."""
        return self._what

    @what.setter
    def what(self, what: Agreement | None) -> None:
        if what != self._what:
            self._what = what
            self.let_go()

    # ---- input
    def key_press(self, event: QKeyEvent) -> bool:
        """A key went down. True if it was one of the two keys (then it is used up)."""
        seat = key_seat(event)
        if seat is None or self._what is None:
            return False
        self.hold.press(seat, auto=event.isAutoRepeat())
        self.tick()
        return True

    def key_release(self, event: QKeyEvent) -> bool:
        """A key went up. True if it was one of the two keys."""
        seat = key_seat(event)
        if seat is None or self._what is None:
            return False
        self.hold.release(seat, auto=event.isAutoRepeat())
        self.tick()
        return True

    def ring_press(self, seat: Seat) -> None:
        """The pointer (or Enter) goes down on a ring."""
        if self._what is None:
            return
        self._ring_down[seat] = self.motion.now()
        self.hold.press(seat)
        self.tick()

    def ring_release(self, seat: Seat) -> None:
        """It goes up; a short press was a click and counts for ten seconds."""
        since = self._ring_down.pop(seat, None)
        if self._what is None or since is None:
            return
        self.hold.release(seat)
        if self.motion.now() - since <= CLICK_LONGEST_S:
            self.hold.click(seat)
        self.tick()

    def let_go(self) -> None:
        """Focus lost, another screen: nothing is held or clicked."""
        self._ring_down.clear()
        self.hold.reset()
        self._together, self._left = False, None
        self._timer.stop()
        self.changed.emit()

    def tick(self) -> None:
        """Time passes."""
        if self._what is None:
            self._timer.stop()
            return
        done = self.hold.tick()
        self._follow()
        if self.hold.active and not done:
            self._timer.start(FRAME_MS if self.hold.waiting_for is None else IDLE_MS)
        else:
            self._timer.stop()
        self.changed.emit()
        if done:
            self._agree(self._what)

    def _follow(self) -> None:
        """Notice who let go while both were in."""
        if not self.hold.active:
            self._together, self._left = False, None
        elif self.hold.waiting_for is None:
            self._together, self._left = True, None
        elif self._together:
            self._left = self.hold.waiting_for

    def _agree(self, what: Agreement) -> None:
        self._together, self._left = False, None
        try:
            for seat in SEATS:
                self.table.ports.seat(seat).agree(what)
        except NothingToAgree:
            # The position moved on in the meantime: nothing is lost, the rings start anew.
            self.let_go()
            return
        self.agreed.emit()

    # ---- faces
    def progress(self, seat: Seat) -> float:
        """How full a ring is drawn, 0 to 1: all of it while one waits for the other, the time left once both hold."""
        ring = self.hold.ring(seat)
        if ring in (Ring.HOLDING, Ring.DONE):
            return 1.0
        return self.hold.progress(seat) if ring == Ring.FILLING else 0.0

    def is_in(self, seat: Seat) -> bool:
        """Whether this seat holds or has clicked."""
        return self.hold.ring(seat) != Ring.IDLE

    @property
    def together(self) -> bool:
        """Whether both are in."""
        return all(self.is_in(seat) for seat in SEATS)

    @property
    def waiting(self) -> str:
        """ "Waiting for Ben." once one of the two has let go, else empty."""
        return "" if self._left is None else say("roll.waiting", name=self.table.names.of(self._left))

    def text(self, seat: Seat) -> RingText:
        """The two lines beside a ring."""
        if self.table.alone == seat.other:
            return RingText(say("roll.agreed"), "")  # the computer always agrees
        if not self.is_in(seat):
            return RingText(say("roll.holdKey", key=self.caps[seat]), say("roll.orRing"))
        held, partner = self.hold.held(seat), self.table.names.of(seat.other)
        title = say("roll.ready" if held else "roll.agreed")
        if self.together:
            return RingText(title, "")
        hint = say("roll.readyHint", name=partner) if held else say("roll.agreedHint", s=round(CLICK_S), name=partner)
        return RingText(title, hint)


# ---- drawing


def arc_path(x: float, y: float, r: float, part: float) -> QPainterPath:
    """The first `part` (0 to 1) of a circle, clockwise from the top."""
    path = QPainterPath()
    box = (x - r, y - r, 2 * r, 2 * r)
    path.arcMoveTo(*box, 90)
    path.arcTo(*box, 90, -360 * max(0.0, min(1.0, part)))
    return path


def paint_ring(canvas: Canvas, x: float, y: float, r: float, part: float, col: Fill, width: float = 7) -> None:
    """A ring round (x, y), `part` of it (0 to 1) in the colour, the rest a quiet line."""
    canvas.circ(x, y, r, stroke="line", sw=width)
    if part >= 1:
        canvas.circ(x, y, r, stroke=col, sw=width)
    elif part > 0:
        canvas.path(arc_path(x, y, r, part), stroke=col, sw=width)


def paint_seat_ring(
    canvas: Canvas, x: float, y: float, seat: str, key: str, part: float, *, r: float = 44, ticked: bool = False
) -> None:
    """The ring of a seat ("pilot", "copilot") with the cap of its key in the middle; a tick once it has agreed."""
    paint_ring(canvas, x, y, r, part, seat, 7 * r / 44)
    if ticked:
        glyphs.tick(canvas, x - r * 0.34, y - r * 0.34, r * 0.68, seat, 4 * r / 44)
        return
    size = 40 * r / 44
    wide = glyphs.keycap_width(canvas, key, size)
    glyphs.keycap(canvas, x - wide / 2, y - size / 2, key, "text", size)


def ring_holds(x: float, y: float, r: float, px: float, py: float) -> bool:
    """Whether a point (px, py) lies on the ring round (x, y)."""
    return math.hypot(px - x, py - y) <= r + 6


class RingButton(HitButton):
    """The invisible button over a ring: pressed and released as the pointer or Enter does."""

    def __init__(self, seat: Seat, joint: JointAgreement, theme: Theme, parent: QWidget) -> None:
        super().__init__("", theme, parent)
        self.seat = seat
        self.joint = joint

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.joint.ring_press(self.seat)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.joint.ring_release(self.seat)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.joint.ring_press(self.seat)
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.joint.ring_release(self.seat)
        else:
            event.ignore()

    def nextCheckState(self) -> None:
        """Pressed from outside (a screen reader): a click on the ring."""
        self.joint.ring_press(self.seat)
        self.joint.ring_release(self.seat)

    def hitButton(self, pos: object) -> bool:
        """Round, but generous: the whole of it."""
        return True


class JointRings(QWidget):
    """Both rings side by side with their texts, as an ordinary widget of 560 x 120 px (times the large-text factor).

    The dialog that shows it hands on its key presses with `joint.key_press` and `joint.key_release`.
    """

    def __init__(self, joint: JointAgreement, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.joint = joint
        self.theme = theme
        self._buttons = tuple(RingButton(seat, joint, theme, self) for seat in SEATS)
        joint.changed.connect(self.refresh)
        self.refresh()

    def sizeHint(self) -> QSize:
        """Wide enough for two rings and their texts."""
        return QSize(560, 120) * self.theme.large_text

    def minimumSizeHint(self) -> QSize:
        """Rings alone."""
        return QSize(360, 104)

    def refresh(self) -> None:
        """The rings look different now."""
        for seat, button in zip(SEATS, self._buttons, strict=True):
            text = self.joint.text(seat)
            button.setAccessibleName(f"{self.joint.table.names.of(seat)}: {text.title}")
            x, y, r = self._place(seat)
            button.place(QRectF(x - r, y - r, 2 * r, 2 * r))
        self.update()

    def _place(self, seat: Seat) -> tuple[float, float, float]:
        r = min(40.0, self.height() / 2 - 10)
        middle, half = self.width() / 2, 70.0
        return (middle - half if seat == Seat.PILOT else middle + half), self.height() / 2, r

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.joint.let_go()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        with Canvas(painter, self.theme) as canvas:
            (x1, y, r), (x2, _, _) = self._place(Seat.PILOT), self._place(Seat.COPILOT)
            canvas.line(x1 + r + 4, y, x2 - r - 4, y, "text" if self.joint.together else "line", 3)
            for seat, x in ((Seat.PILOT, x1), (Seat.COPILOT, x2)):
                paint_seat_ring(canvas, x, y, SEAT_WORDS[seat], self.joint.caps[seat], self.joint.progress(seat), r=r)
                self._words(canvas, seat, x, y, r)
        painter.end()

    def _words(self, canvas: Canvas, seat: Seat, x: float, y: float, r: float) -> None:
        text = self.joint.text(seat)
        left = seat == Seat.PILOT
        at = QPointF(x - r - 14, y) if left else QPointF(x + r + 14, y)
        room = at.x() - 4 if left else self.width() - at.x() - 4
        align = "end" if left else "start"
        if room < 40:
            return
        canvas.text(at.x(), y - 8, self.joint.table.names.of(seat), 15, "muted", 500, align, max_width=room)
        canvas.text(at.x(), y + 14, text.title, 16, "text", 700, align, max_width=room)
        if text.hint:
            canvas.text(at.x(), y + 34, text.hint, 14, "muted", 500, align, max_width=room, drop=True)
