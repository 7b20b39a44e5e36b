"""The hand-over curtain (ux 2.2): covers the whole window between two turns until the next player holds to open it.

By the time it shows, the table has covered every model, so nothing private is painted under it. It is a child of the
window that fills it, swallows keys and clicks from the first moment, and has neither a title bar nor a way to be
closed but the full hold. Opening: the curtain goes away first, *then* the table opens the tray.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from skyteam_qt.qtbridge.prompts import last_move
from skyteam_qt.qtbridge.table import Purpose, Table
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Seat
from skyteam_qt.ui.cockpit.animator import ENTER, Animator, Step, Track
from skyteam_qt.ui.cockpit.public_facts import WORDS, ladder
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.hit_button import HitButton, HoldButton
from skyteam_qt.ui.hold import Hold
from skyteam_qt.ui.motion import Motion
from skyteam_qt.ui.screens.curtain_art import CurtainFacts, CurtainLayout, paint_background, paint_curtain
from skyteam_qt.ui.seat_keys import DEFAULT_CAPS, key_seat, letter_key
from skyteam_qt.ui.theme import Theme

RESULT_MS = 900
"""How long the public result of a turn stays in view before the curtain closes."""


def _to_px(rect: QRectF, scale: float, origin: QPointF) -> QRectF:
    return QRectF(
        origin.x() + rect.x() * scale, origin.y() + rect.y() * scale, rect.width() * scale, rect.height() * scale
    )


class Curtain(QWidget):
    """Shown over `parent`, which it fills. Follows `table.curtain` by itself; see `follow`.

    opened(Seat): it is gone and the tray of that seat is open. closed(): it is down. pause_requested(): Esc or its
    button. reroll_held(bool): T goes down or up on the closed curtain (counts for the player who comes next).
    busy: asked before it closes; while it returns True the result of the turn is still being shown.
    """

    opened = Signal(object)
    closed = Signal()
    pause_requested = Signal()
    reroll_held = Signal(bool)

    def __init__(
        self,
        table: Table,
        theme: Theme,
        motion: Motion,
        parent: QWidget,
        *,
        caps: tuple[str, str] = DEFAULT_CAPS,
        seat_of_key: Callable[[QKeyEvent], Seat | None] = key_seat,
        busy: Callable[[], bool] | None = None,
    ) -> None:
        super().__init__(parent)
        self.table = table
        self.theme = theme
        self.motion = motion
        self._caps = caps
        self._seat_of_key = seat_of_key
        self._busy = busy
        self._seat: Seat | None = None
        self._facts = CurtainFacts()
        self._sheet = QPixmap()
        self._down = 0.0
        self._opening = False
        self._animator = Animator(motion, self)
        tokens = theme.tokens["duration"]
        self._close_ms, self._open_ms = tokens["curtainClose"], tokens["curtainOpen"]
        self.hold = Hold(motion, tokens["curtainHold"], tokens["snapBack"], self)
        self.hold.progressed.connect(self._show_hold)
        self.hold.done.connect(self._held)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._waited)
        self._open_button = HoldButton("", theme, self)
        self._open_button.pressed.connect(self.hold.press)
        self._open_button.released.connect(self.hold.release)
        self._pause_button = HitButton("", theme, self)
        self._pause_button.clicked.connect(self.pause_requested)
        self._pause_button.installEventFilter(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.hide()
        parent.installEventFilter(self)
        table.gate_changed.connect(self.follow)
        table.changed.connect(self.follow)

    # ---- closing
    @property
    def seat(self) -> Seat | None:
        """Who may open it; None while it is up."""
        return self._seat

    def follow(self, _change: object = None) -> None:
        """Do what the table says: close for a seat (after its result was seen), change hands, or be gone."""
        seat = self.table.curtain.closed_for
        if self._opening:
            return
        if seat is None:
            self._wait.stop()
            if self._seat is not None:
                self.dismiss()
        elif self._seat is not None:
            if self._seat != seat:
                self.hold.reset()
                self._seat = seat
            self._refresh()
        elif not self._wait.isActive():
            seen = self.parentWidget().isVisible()  # below a page nobody sees the result
            wait = self.motion.ms(RESULT_MS) if self.table.board.order and seen else 0
            if wait <= 0 and not self._is_busy():
                self.close_for(seat)
            else:
                self._wait.start(round(max(1, wait)))

    def hurry(self) -> None:
        """Space: do not wait for the rest of the pause before it closes."""
        if self._wait.isActive():
            self._wait.stop()
            self._waited()

    def close_for(self, seat: Seat) -> None:
        """Close now; `seat` may open it. Whatever was open is covered first."""
        self._wait.stop()
        if self.table.open_seat is not None:
            self.table.shut()
        self._seat = seat
        self._opening = False
        self.hold.reset()
        self.setGeometry(self.parentWidget().rect())
        self._refresh()
        self._slide(0.0)
        self.raise_()
        self.show()
        if self.isVisible():
            # below a page the keyboard is the page's; `showEvent` takes it when the page goes
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._animator.run("slide", Step((Track(self._close_ms, self._slide, ENTER),), end=self._is_down))

    def dismiss(self) -> None:
        """Take it away without opening anything (end of the round, pause)."""
        self._wait.stop()
        self._animator.finish_all()
        self.hold.reset()
        self._seat = None
        self._opening = False
        self.hide()

    def _is_busy(self) -> bool:
        return self._busy is not None and self._busy()

    def _waited(self) -> None:
        seat = self.table.curtain.closed_for
        if seat is None:
            return
        if self._is_busy():
            self._wait.start(100)
        else:
            self.close_for(seat)

    def _is_down(self) -> None:
        if not self._opening:
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, True)
            self.closed.emit()

    # ---- opening
    def _held(self) -> None:
        if self._seat is None or self._opening:
            return
        self._opening = True
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)
        self._animator.run("slide", Step((Track(self._open_ms, self._lift, ENTER),), end=self._is_up))

    def _lift(self, k: float) -> None:
        self._slide(1.0 - k)

    def _is_up(self) -> None:
        seat = self._seat
        if seat is None or not self._opening:
            return
        self._seat = None
        self.hide()
        self.hold.reset()
        self._opening = False
        if self.table.raise_curtain(seat):
            self.opened.emit(seat)
        else:
            self.follow()

    # ---- the picture
    def _slide(self, k: float) -> None:
        self._down = k
        self.update()

    def _show_hold(self) -> None:
        """Only the button and the edge of the blind look different while it is held."""
        if self._seat is None or self._sheet.isNull():
            return
        self._facts = replace(self._facts, hold=self.hold.progress)
        lay, scale, origin = self._layout()
        parts = [lay.button, QRectF(0, lay.bottom - 190, 1600, 202)]
        painter = QPainter(self._sheet)
        clip = QRegion()
        for part in parts:
            clip += _to_px(part.adjusted(-4, -4, 4, 4), scale, origin).toAlignedRect()
        painter.setClipRegion(clip)
        self._paint_sheet(painter, lay, scale, origin)
        painter.end()
        self.update(clip)

    def _layout(self) -> tuple[CurtainLayout, float, QPointF]:
        """Places, scale, and where the scene's corner lies (px)."""
        width, height = max(1, self.width()), max(1, self.height())
        lay = CurtainLayout(900.0 if width > 1.7 * height else 1000.0)
        scale = min(width / 1600.0, height / lay.height)
        left, top = (width - 1600.0 * scale) / 2, (height - lay.height * scale) / 2
        return lay, scale, QPointF(round(left), round(top))

    def _make_facts(self) -> CurtainFacts:
        seat = self._seat if self._seat is not None else Seat.COPILOT
        table = self.table
        board, ruleset = table.board, table.ports.table.ruleset
        names = table.names
        return CurtainFacts(
            to=WORDS[seat],
            names=(names.of(Seat.PILOT), names.of(Seat.COPILOT)),
            title=say("curtain.pass.pilot" if seat == Seat.PILOT else "curtain.pass.copilot"),
            line=say("curtain.line", name=names.of(seat), partner=names.of(seat.other)),
            resting=say("curtain.eyesOutside"),
            waiting=say("curtain.yourSeat"),
            button=say("curtain.holdOpen"),
            or_press=say("curtain.orPress"),
            key=self._caps[seat],
            last_move=self._last_move(seat),
            ladder=ladder(ruleset, board),
            silence=say("silence.label"),
            until=say("silence.untilDie", n=2 * ruleset.dice),
            pause=say("button.pause"),
            pause_hot=self._pause_button.underMouse(),
            hold=self.hold.progress,
        )

    def _last_move(self, seat: Seat) -> str:
        """The last public move; before the first one who looks first, in a reroll who chooses."""
        table, board = self.table, self.table.board
        names = table.names
        purpose = table.curtain.purpose
        if purpose == Purpose.MARK:
            return say("reroll.choosing", name=names.of(seat))
        if purpose == Purpose.LOOK:
            return say("look.curtainFirst", name=names.of(seat))
        if not board.order or board.order[-1] < 0:
            return ""
        space = board.order[-1]
        by = Seat(board.by_seat[space])
        return last_move(by, board.placed[space], table.ports.table.ruleset.spaces[space], names)

    def _refresh(self) -> None:
        """Draw the sheet anew: all of it is public."""
        self._facts = facts = self._make_facts()
        lay, scale, origin = self._layout()
        dpr = self.devicePixelRatioF()
        size = self.size() * dpr
        sheet = QPixmap(max(1, size.width()), max(1, size.height()))
        sheet.setDevicePixelRatio(dpr)
        painter = QPainter(sheet)
        self._paint_sheet(painter, lay, scale, origin)
        painter.end()
        self._sheet = sheet
        for button, rect in ((self._open_button, lay.button), (self._pause_button, lay.pause)):
            button.place(_to_px(rect, scale, origin))
        self._open_button.owner = facts.to if facts.to == "copilot" else ""
        self._open_button.setAccessibleName(f"{facts.button}, {facts.key}")
        self._pause_button.setAccessibleName(facts.pause)
        self.setAccessibleName(facts.title)
        self.setAccessibleDescription("\n".join(part for part in (facts.line, facts.last_move) if part))
        self.update()

    def _paint_sheet(self, painter: QPainter, lay: CurtainLayout, scale: float, origin: QPointF) -> None:
        with Canvas(painter, self.theme, scale, origin) as canvas:
            left, top = -origin.x() / scale, -origin.y() / scale
            whole = QRectF(left, top, (self.width() + 2) / scale, (self.height() + 2) / scale)
            paint_background(canvas, whole, lay)
            paint_curtain(canvas, lay, self._facts)

    def set_theme(self, theme: Theme) -> None:
        """Another look."""
        self.theme = theme
        self._open_button.set_theme(theme)
        self._pause_button.set_theme(theme)
        if self._seat is not None:
            self._refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheet, moved up while it slides. What it leaves free is the public board."""
        painter = QPainter(self)
        painter.drawPixmap(QPoint(0, round((self._down - 1.0) * self.height())), self._sheet)
        painter.end()

    def showEvent(self, event: QShowEvent) -> None:
        """Also when the page below comes back from Pause: the keyboard is ours."""
        if self._seat is not None:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A new size needs a new sheet."""
        if self._seat is not None:
            self._refresh()

    # ---- input: everything stops here
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The own key holds, Esc pauses, T rerolls, F keys and Ctrl go on to the window; the rest is swallowed."""
        key = event.key()
        if self._goes_on(event):
            event.ignore()
            return
        event.accept()
        if event.isAutoRepeat():
            return
        if self._seat is not None and self._seat_of_key(event) == self._seat:
            self.hold.press()
        elif key == Qt.Key.Key_Escape:
            self.pause_requested.emit()
        elif letter_key(event) == Qt.Key.Key_T:
            self.reroll_held.emit(True)
        elif key == Qt.Key.Key_Space:
            self._animator.skip()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Letting go early springs back, whatever else is held down by then."""
        if not event.isAutoRepeat():
            if self._seat is not None and self._seat_of_key(event) == self._seat:
                self.hold.release()
            elif letter_key(event) == Qt.Key.Key_T:
                self.reroll_held.emit(False)
        event.setAccepted(not self._goes_on(event))

    @staticmethod
    def _goes_on(event: QKeyEvent) -> bool:
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier):
            return True
        return Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A key that nobody sees go up counts as let go."""
        self.hold.release()
        super().focusOutEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays on the curtain: the two buttons of it, nothing below."""
        target = self._pause_button if self._open_button.hasFocus() else self._open_button
        target.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return True

    def closeEvent(self, event: QCloseEvent) -> None:
        """It is not closed; it is opened."""
        event.ignore()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keeps the size of the window, and lights the painted Pause button under the pointer."""
        kind = event.type()
        if watched is self.parentWidget():
            if kind == QEvent.Type.Resize:
                self.setGeometry(self.parentWidget().rect())
            elif kind in (QEvent.Type.WindowDeactivate, QEvent.Type.Hide):
                self.hold.release()
                self.reroll_held.emit(False)
                if kind == QEvent.Type.Hide and self._wait.isActive():
                    self._wait.start(0)
        elif kind in (QEvent.Type.Enter, QEvent.Type.Leave) and self._seat is not None:
            self._refresh()
        return False
