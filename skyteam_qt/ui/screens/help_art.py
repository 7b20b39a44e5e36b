"""One drawn example for the articles that gain most by it. All examples are made up; nothing of a flight is in them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.draw import cards, glyphs, shapes
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.widgets.look import Look, Styled

Token = Callable[[Canvas, float, float, float, str, int], None]
"""Draws a die, or the card in its place: left, top, width, seat, value."""


def has_picture(name: str) -> bool:
    """Whether a topic has a drawing."""
    return name in _PICTURES


class Picture(Styled, QWidget):
    """The drawing of a topic in a well; 800 units wide at least, or smaller with everything in it."""

    def __init__(self, name: str, *, cards: bool = False) -> None:
        super().__init__()
        self._paint, self._high, self._text = _PICTURES[name]
        self._cards = cards
        self.setAccessibleName(say(self._text))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.setFixedHeight(look.px(self._high))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scale = min(self.look.scale, self.width() / 780)
        with Canvas(painter, self.look.theme, scale) as canvas:
            rect = QRectF(0, 0, self.width() / scale, self.height() / scale)
            canvas.box(rect, 14, fill="well", stroke="line", sw=1.2)
            with canvas.group((rect.width() - 780) / 2, (rect.height() - self._high) / 2):
                self._paint(canvas, _card if self._cards else glyphs.die)
        painter.end()


def _card(canvas: Canvas, x: float, y: float, z: float, seat: str, value: int) -> None:
    """A flight card in the place of a die `z` wide."""
    wide, high = z * 0.9, z * 1.24
    cards.flight_card(canvas, QRectF(x + (z - wide) / 2, y - (high - z) / 2, wide, high), seat, value)


def _engines(canvas: Canvas, token: Token) -> None:
    """4 + 3 = 7 with blue at 6 and orange at 10."""
    token(canvas, 30, 22, 52, "pilot", 4)
    canvas.text(97, 56, "+", 26, "muted", 400, "middle", "flight")
    token(canvas, 112, 22, 52, "copilot", 3)
    canvas.text(184, 56, "=", 26, "muted", 400, "middle", "flight")
    canvas.text(215, 59, "7", 34, "text", 700, "middle", "flight")
    canvas.text(244, 55, say("help.art.engines"), 17, "text", 600, max_width=520)
    left, top, cell = 27.0, 134.0, 66.0
    for i, speed in enumerate(range(2, 13)):
        zone = ("bg", "raised", "control")[(speed > 6) + (speed > 10)]
        here = speed == 7
        x = left + i * cell
        canvas.rect(x + 2, top, cell - 4, 50, 8, fill=zone, stroke="text" if here else "line", sw=2.6 if here else 1)
        canvas.text(x + cell / 2, top + 33, str(speed), 20, "text", 700, "middle", "flight")
    for key, first, last in (("help.art.hold", 2, 6), ("help.art.one", 7, 10), ("help.art.two", 11, 12)):
        a, b = left + (first - 2) * cell + 5, left + (last - 1) * cell - 5
        canvas.path(f"M{a} {top - 8}V{top - 15}H{b}V{top - 8}", None, "lineStrong", 1.8)
        strong = first == 7
        ink = "text" if strong else "muted"
        canvas.text((a + b) / 2, top - 24, say(key), 16, ink, 700 if strong else 600, "middle", max_width=b - a)
    for speed, seat, key in ((6, "pilot", "help.art.blue"), (10, "copilot", "help.art.orange")):
        x = left + (speed - 1) * cell
        canvas.line(x, top - 4, x, top + 64, seat, 3.6)
        if seat == "pilot":
            canvas.path(
                f"M{x} {top + 58}L{x + 12} {top + 71}V{top + 88}A12 12 0 0 1 {x - 12} {top + 88}V{top + 71}Z", seat
            )
            glyphs.wheel(canvas, x, top + 84, 14, "bg")
        else:
            canvas.path(
                f"M{x} {top + 58}L{x + 12} {top + 71}V{top + 94}L{x + 7} {top + 100}H{x - 7}L{x - 12} {top + 94}"
                f"V{top + 71}Z",
                seat,
            )
        canvas.text(x - 22, top + 90, say(key), 15, seat, 600, "end", max_width=220)


def _axis(canvas: Canvas, token: Token) -> None:
    """Pilot 5, Co-Pilot 3: two marks toward the Pilot."""
    token(canvas, 60, 44, 60, "pilot", 5)
    token(canvas, 150, 44, 60, "copilot", 3)
    canvas.text(250, 82, say("help.art.axis"), 17, "text", 600, max_width=500)
    for mark in range(-3, 4):
        x = 390 + mark * 76
        lost = abs(mark) == 3
        canvas.circ(x, 152, 15, fill="brake" if lost else "raised", stroke=None if lost else "line", sw=1.4)
        if lost:
            glyphs.cross(canvas, x - 5, 147, 10, "bg", 3)
        else:
            ink = "pilot" if mark < 0 else "copilot" if mark > 0 else "text"
            canvas.text(x, 157.5, str(abs(mark)), 16, ink, 700, "middle", "flight")
    canvas.circ(390 - 2 * 76, 152, 22, stroke="text", sw=2.4)
    glyphs.chip(canvas, 390 - 4 * 76 - 4, 140, "pilot")
    glyphs.chip(canvas, 390 + 4 * 76 - 20, 140, "copilot")


def _radio(canvas: Canvas, token: Token) -> None:
    """A radio 3 clears the third space, counted from the own one."""
    planes = (0, 1, 2, 1, 0)
    for i, there in enumerate(planes):
        x = 230 + i * 104
        hit = i == 2
        canvas.rect(
            x, 46, 96, 62, 10, fill="raised" if i else "control", stroke="text" if hit else "line", sw=2.4 if hit else 1
        )
        if i == 0:
            glyphs.plane(canvas, x + 48, 77, 34)
        for j in range(there):
            gone = hit and j == 1
            at = x + 48 + (j - (there - 1) / 2) * 32
            if gone:
                glyphs.ghost_plane(canvas, at, 77, 26, "caution", -90)
            else:
                glyphs.plane(canvas, at, 77, 26, "caution", -90)
        canvas.text(x + 48, 134, str(i + 1), 16, "text" if hit else "muted", 700, "middle", "flight")
    token(canvas, 60, 48, 60, "copilot", 3)
    glyphs.system(canvas, 160, 78, "R", "text", 34)


def _switches(seat: str, labels: tuple[str, ...], sign: str) -> Callable[[Canvas, Token], None]:
    """A row of switches, the first one on."""

    def paint(canvas: Canvas, token: Token) -> None:
        left = 390 - len(labels) * 60
        for i, label in enumerate(labels):
            x = left + i * 120 + 24
            if token is _card:
                shapes.space(canvas, QRectF(x - 14, 38, 55, 76), seat, label)
                cards.switch_card(canvas, QRectF(x + 48, 44, 47, 64), 1.0 if i == 0 else 0.0, sign, "J", "S")
                continue
            shapes.space(canvas, QRectF(x, 34, 72, 72), seat, label)
            shapes.lamp(canvas, x + 12, 118, 1.0 if i == 0 else 0.0)
        glyphs.system(canvas, left - 30, 70, sign, "text", 34)

    return paint


def _coffee(canvas: Canvas, token: Token) -> None:
    """A 4 becomes a 2 for two coffees."""
    token(canvas, 110, 34, 60, "copilot", 4)
    for i in range(2):
        glyphs.cup(canvas, 210 + i * 46, 42, 40)
    canvas.path("M316 64H372M360 54L372 64L360 74", None, "text", 3)
    token(canvas, 396, 34, 60, "copilot", 2)
    canvas.text(484, 71, say("help.art.coffee"), 17, "text", 600, max_width=280)


_PICTURES: dict[str, tuple[Callable[[Canvas, Token], None], float, str]] = {
    "engines": (_engines, 252, "help.art.engines"),
    "axis": (_axis, 196, "help.art.axis"),
    "radio": (_radio, 158, "help.art.radio"),
    "gear": (_switches("pilot", ("1·2", "3·4", "5·6"), "G"), 152, "panel.gear"),
    "flaps": (_switches("copilot", ("1·2", "2·3", "4·5", "5·6"), "F"), 152, "panel.flaps"),
    "brakes": (_switches("pilot", ("2", "4", "6"), "K"), 152, "panel.brakes"),
    "coffee": (_coffee, 128, "help.art.coffee"),
}
