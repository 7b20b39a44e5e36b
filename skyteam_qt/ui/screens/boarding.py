"""Boarding (ux 3.1): each presses the own visor key once. That shows the seats, and that the keyboard has both keys."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.qtbridge.wording import Names
from skyteam_qt.rules import SEATS, Seat
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.shapes import shape
from skyteam_qt.ui.motion import Motion
from skyteam_qt.ui.seat_keys import DEFAULT_CAPS, key_seat
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.buttons import Button, Pressable
from skyteam_qt.ui.widgets.page import Page
from skyteam_qt.ui.widgets.text import Text

WORDS = ("pilot", "copilot")
STAY_MS = 500
"""How long "Both seats taken." can be read."""


class BoardingScreen(Page):
    """`done()` when both seats are taken or boarding was skipped; `left()` on Esc: the flight is kept.

    headline: which flight. line: where it stands, for a flight that is continued ("Round 3, 4 000 ft. Ben is next.").
    computer: the seat that a computer has; it sits there already.
    """

    done = Signal()
    left = Signal()

    def __init__(
        self,
        theme: Theme,
        motion: Motion,
        names: Names,
        headline: str,
        line: str = "",
        caps: tuple[str, str] = DEFAULT_CAPS,
        computer: Seat | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(say("boarding.title"))
        self.names = names
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(round(motion.ms(STAY_MS)))
        self._timer.timeout.connect(self.done)
        self._still = motion.still
        self._over = False
        outer = QVBoxLayout(self)
        self.keep(outer, (60, 48, 60, 40), 16)
        center = Qt.AlignmentFlag.AlignHCenter
        outer.addStretch(2)
        outer.addWidget(Text(say("boarding.title"), 42, weight=700, align=center))
        outer.addWidget(Text(headline, 20, "muted", align=center, wrap=True))
        if line:
            outer.addWidget(Text(line, 20, "text", 600, align=center, wrap=True))
        outer.addStretch(1)
        row = QHBoxLayout()
        self.keep(row, spacing=24)
        row.addStretch(1)
        self.seats = tuple(SeatCard(seat, names.of(seat), caps[seat], seat == computer) for seat in SEATS)
        for card in self.seats:
            card.clicked.connect(self._follow)
            row.addWidget(card, 4)
        if computer is not None:
            self.seats[computer].setChecked(True)
        row.addStretch(1)
        outer.addLayout(row)
        outer.addStretch(1)
        self.state = Text(say("boarding.skip"), 17, "muted", align=center)
        outer.addWidget(self.state)
        buttons = QHBoxLayout()
        self.keep(buttons, spacing=12)
        self.skip = Button(say("boarding.go"), "Enter", "strong", high=52, wide=200)
        self.back = Button(say("boarding.leave"), "Esc", high=52, wide=200)
        self.skip.clicked.connect(self._finish)
        self.back.clicked.connect(self.left)
        buttons.addStretch(1)
        for button in (self.back, self.skip):
            buttons.addWidget(button)
        buttons.addStretch(1)
        outer.addLayout(buttons)
        outer.addStretch(2)
        enter = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        self.keys = {int(key): self._finish for key in enter} | {int(Qt.Key.Key_Escape): self.left.emit}

    def take(self, seat: Seat) -> None:
        """A seat is taken."""
        self.seats[seat].setChecked(True)
        self._follow()

    def _follow(self) -> None:
        if all(card.isChecked() for card in self.seats):
            self.state.setText(say("boarding.ready"))
            if self._still:
                self._finish()
            elif not self._over:
                self._timer.start()
        else:
            self._timer.stop()
            self.state.setText(say("boarding.skip"))

    def _finish(self) -> None:
        if not self._over:
            self._over = True
            self._timer.stop()
            self.done.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        seat = key_seat(event)
        if seat is None:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.take(seat)


class SeatCard(Pressable):
    """A seat in its shape and colour, with its name and key; ticked once it is taken. A click takes it too."""

    def __init__(self, seat: Seat, name: str, cap: str, computer: bool = False) -> None:
        super().__init__(say("solo.sits", name=name) if computer else say("boarding.press", name=name, key=cap))
        self.setEnabled(not computer)
        self._seat, self._name, self._cap = WORDS[seat], name, cap
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(460), self.look.px(290))

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        seat, on = self._seat, self.isChecked()
        box = rect.adjusted(2, 2, -2, -2)
        outline = shape(seat, box.x(), box.y(), box.width(), box.height(), 0.12)
        canvas.path(outline, fill=f"{seat}Well")
        canvas.path(outline, stroke=seat if on or self.hot else f"{seat}Edge", sw=3 if on else 2)
        mid = rect.center().x()
        glyphs.chip(canvas, mid - 24, 34, seat, 48)
        room = rect.width() - 56
        canvas.text(mid, 128, self._name, 28, "text", 700, "middle", max_width=room)
        role = say(f"role.{seat}")
        if role != self._name:
            canvas.text(mid, 158, role, 16, "muted", 500, "middle")
        if on:
            canvas.circ(mid, 218, 28, fill="lamp")
            glyphs.tick(canvas, mid - 13, 205, 26, "bg", 4.4)
            return
        wide = max(56.0, canvas.text_width(self._cap, 30, 700, "flight") + 28)
        canvas.rect(mid - wide / 2, 186, wide, 56, 10, stroke=seat, sw=2)
        canvas.text(mid, 225, self._cap, 30, seat, 700, "middle", "flight")
        canvas.text(mid, 266, self.text(), 16, "text", 600, "middle", max_width=room)
