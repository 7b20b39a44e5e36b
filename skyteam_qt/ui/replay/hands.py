"""Both hands of a position in full: what is held, what lies where, and which one is next (mock-up 15)."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import PLACES, Seat
from skyteam_qt.ui.cockpit.public_facts import WORDS
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.cards import CORNER, flight_card
from skyteam_qt.ui.draw.silhouette import shape
from skyteam_qt.ui.replay.reel import EMPTY, GONE, HandDie, Moment
from skyteam_qt.ui.widgets.look import Look, Styled

HIGH = 118.0
"""Units, at scale 1."""


def face_size(cards: bool, room: float, high: float) -> tuple[float, float]:
    """Width and height of a die or card that fits."""
    z = min(70.0, room - 10, high)
    return (min(z, high * 0.74), min(high, z / 0.74)) if cards else (z, z)


def paint_face(canvas: Canvas, rect: QRectF, seat: str, value: int, cards: bool) -> None:
    """A die, or a card face up."""
    if cards:
        flight_card(canvas, rect, seat, value, shadow=False)
        return
    glyphs.die(canvas, rect.x(), rect.y(), rect.width(), seat, value, shadow=False)


def paint_hand(canvas: Canvas, rect: QRectF, seat: Seat, name: str, hand: tuple[HandDie, ...], cards: bool) -> None:
    """One hand in its panel."""
    word = WORDS[seat]
    corner = CORNER if cards else 0.24
    canvas.box(rect, 12, fill="gPanel", stroke=word, sw=2)
    head = min(150.0, rect.width() * 0.27)
    top = rect.y() + max(12.0, (rect.height() - 118) * 0.4)
    glyphs.chip(canvas, rect.x() + 14, top, word, 24)
    canvas.text(rect.x() + 46, top + 18, name, 18, "text", 700, max_width=head - 40)
    canvas.text(rect.x() + 46, top + 40, say("replay.rolled"), 14, "muted", 500, max_width=head - 40, drop=True)
    left, step = rect.x() + head, (rect.width() - head - 8) / len(PLACES)
    label = max(22.0, 1.5 * 12 / canvas.scale)
    wide, high = face_size(cards, step, rect.bottom() - label - 12 - top)
    for place, die in enumerate(hand):
        mid = left + step * (place + 0.5)
        box = QRectF(mid - wide / 2, top, wide, high)
        if die.look == EMPTY:
            canvas.path(
                shape(word, box.x(), box.y(), wide, high, corner), stroke=f"{word}Edge", sw=1.4, op=0.6, dash=(5, 5)
            )
            continue
        with canvas.group(opacity=0.42 if die.look == GONE else 1.0):
            paint_face(canvas, box, word, die.value, cards)
        text, ink, weight = (say("replay.next"), "text", 700) if die.next else (die.where, "muted", 500)
        if die.next:
            frame = box.adjusted(-5, -5, 5, 5)
            edge = shape(word, frame.x(), frame.y(), frame.width(), frame.height(), corner)
            canvas.path(edge, stroke="text", sw=2.6)
        if die.sign and not die.next and not canvas.fits(text, 15, step - 4, weight):
            glyphs.system(canvas, mid, box.bottom() + label * 0.7, die.sign, ink, label * 0.66)
        else:
            canvas.text(mid, box.bottom() + label * 0.98, text, 15, ink, weight, "middle", max_width=step - 4)


class HandsView(Styled, QWidget):
    """The two panels, beside one another or, in a narrow column, one above the other."""

    def __init__(self, names: tuple[str, str], cards: bool) -> None:
        super().__init__()
        self._names, self._cards = names, cards
        self._moment: Moment | None = None
        self.stacked = False
        self.setAccessibleName(say("replay.hands"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.updateGeometry()
        self.update()

    def stack(self, stacked: bool) -> None:
        """One above the other."""
        self.stacked = stacked
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        one = max(84, self.look.px(HIGH))
        return QSize(self.look.px(400), 2 * one + self.look.px(8) if self.stacked else one)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def show_moment(self, moment: Moment, told: str) -> None:
        """Another position. told: both hands in words."""
        self._moment = moment
        self.setAccessibleDescription(told)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._moment is None:
            return
        painter = QPainter(self)
        s = self.look.scale
        with Canvas(painter, self.look.theme, s) as canvas:
            paint_hands(
                canvas,
                QRectF(1, 1, self.width() / s - 2, self.height() / s - 2),
                self._names,
                self._moment,
                self._cards,
                self.stacked,
            )
        painter.end()


def paint_hands(
    canvas: Canvas, rect: QRectF, names: tuple[str, str], moment: Moment, cards: bool, stacked: bool = False
) -> None:
    """Both hands in `rect` (units)."""
    gap = 10.0
    for seat in Seat:
        if stacked:
            high = (rect.height() - gap) / 2
            part = QRectF(rect.x(), rect.y() + seat * (high + gap), rect.width(), high)
        else:
            wide = (rect.width() - gap) / 2
            part = QRectF(rect.x() + seat * (wide + gap), rect.y(), wide, rect.height())
        paint_hand(canvas, part, seat, names[seat], moment.hands[seat], cards)


__all__ = ["HIGH", "HandsView", "face_size", "paint_face", "paint_hand", "paint_hands"]
