"""Playing cards: flight cards of both seats, covered ones, the neutral cards of the cockpit, and a card that turns.

Pilot: round corners, black ink, blue edge, striped back. Co-Pilot: cut corners, red ink, orange edge, hatched back. So
the owner shows in outline, ink and pattern too, not only in the colour of the edge. Every `rect` is in scene units.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform

from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.brushes import Fill
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.card_signs import coin, court, ink_of, joker, suit, suit_of
from skyteam_qt.ui.draw.silhouette import shape

__all__ = [
    "CORNER",
    "PIPS_FROM_PX",
    "coin",
    "covered_card",
    "flight_card",
    "gone",
    "joker",
    "marked",
    "neutral_back",
    "neutral_face",
    "pile",
    "rank",
    "suit",
    "suit_of",
    "switch_card",
    "turning",
]

CORNER = 0.16
"""Corner of a flight card in parts of its width."""
PIPS_FROM_PX = 76.0
"""From this width on (device-independent px) a card may show pips; below it has one big value and the suit."""
_PIPS = {
    1: ((0, 0),),
    2: ((0, -1), (0, 1)),
    3: ((0, -1), (0, 0), (0, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_EDGES = {"pilot": "cardEdgePilot", "copilot": "cardEdgeCopilot"}
_INKS = {"pilot": "cardInkPilot", "copilot": "cardInkCopilot"}
Paint = Callable[[Canvas, QRectF], None]


def rank(value: int) -> str:
    """What is written on a card: "A" for one (F1)."""
    return "A" if value == 1 else str(value)


def _shade(canvas: Canvas) -> float:
    return 0.38 if canvas.theme.is_dark else 0.2


def flight_card(canvas: Canvas, rect: QRectF, seat: str, value: int, pips: bool = False, shadow: bool = True) -> None:
    """A flight card face up. pips: as many suit signs as its value, with an index in two corners."""
    rect = canvas.snap(rect)
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    if shadow:
        canvas.path(shape(seat, x, y + 2.5, w, h, CORNER), fill="black", op=_shade(canvas))
    canvas.path(shape(seat, x, y, w, h, CORNER), fill="cardPaper", stroke=_EDGES[seat], sw=max(2.0, w * 0.03))
    ink, sign = _INKS[seat], suit_of(seat, value)
    if not pips:
        canvas.text(x + w / 2, y + h * 0.51, rank(value), w * 0.66, ink, 700, "middle", "flight", cap=h * 0.6)
        suit(canvas, x + w / 2, y + h * 0.755, w * 0.36, sign, ink)
        return
    for turned in (False, True):
        _index(canvas, rect, rank(value), sign, ink, turned)
    size = w * (0.48 if value == 1 else 0.215)
    for dx, dy in _PIPS[value]:
        suit(canvas, x + w / 2 + dx * w * 0.16, y + h / 2 + dy * h * 0.275, size, sign, ink)


def _index(canvas: Canvas, rect: QRectF, word: str, sign: str, ink: Fill, turned: bool) -> None:
    """Value and suit in the upper left corner, or upside down in the lower right one."""
    w, h = rect.width(), rect.height()
    size = w * 0.25
    at = QPointF(w * 0.14, h * 0.06 + size * 0.74)
    mark = QPointF(w * 0.14, at.y() + h * 0.08)
    if turned:
        _text_upside_down(canvas, QPointF(rect.right() - at.x(), rect.bottom() - at.y()), word, size, ink)
        with canvas.group(rect.right() - mark.x(), rect.bottom() - mark.y(), rotate=180):
            suit(canvas, 0, 0, w * 0.13, sign, ink)
        return
    canvas.text(rect.x() + at.x(), rect.y() + at.y(), word, size, ink, 700, "middle", "flight", cap=size)
    suit(canvas, rect.x() + mark.x(), rect.y() + mark.y(), w * 0.13, sign, ink)


def _text_upside_down(canvas: Canvas, base: QPointF, word: str, size: float, ink: Fill) -> None:
    """A short word standing on its head; `base` is the middle of its baseline, which then is its upper edge."""
    theme, painter = canvas.theme, canvas.painter
    px = max(round(theme.floor_px), round(size * canvas.scale))
    font, metrics = theme.font_and_metrics(px, 700, "flight")
    before = painter.worldTransform()
    at = before.map(base)
    painter.setWorldTransform(QTransform().translate(at.x(), at.y()).rotate(180))
    painter.setFont(font)
    painter.setPen(canvas.brush(ink).color())
    painter.setOpacity(canvas.opacity)
    painter.drawText(QPointF(-metrics.horizontalAdvance(word) / 2, 0), word)
    painter.setWorldTransform(before)


def covered_card(canvas: Canvas, rect: QRectF, seat: str, letter: str = "", shadow: bool = True) -> None:
    """A flight card face down, with the letter of its tray place; without one it has the plane of the pile."""
    rect = canvas.snap(rect)
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    if shadow:
        canvas.path(shape(seat, x, y + 2.5, w, h, CORNER), fill="black", op=_shade(canvas))
    cover = f"g{'Pilot' if seat == 'pilot' else 'Copilot'}Cover"
    canvas.path(shape(seat, x, y, w, h, CORNER), fill=cover, stroke=f"{seat}CoverEdge", sw=max(1.2, min(2.0, w * 0.06)))
    m = max(2.0, w * 0.07) if w < 40 else max(4.0, w * 0.07)
    inner = shape(seat, x + m, y + m, w - 2 * m, h - 2 * m, CORNER)
    canvas.hatch(inner, "hatchP" if seat == "pilot" else "hatchC")
    canvas.path(inner, stroke=f"{seat}Hatch", sw=min(1.0, w * 0.03), op=0.9)
    mx, my = x + w / 2, y + h / 2
    if w < 40 and not letter:
        return
    canvas.circ(mx, my, w * 0.27, fill=f"{seat}LetterWell", op=0.94)
    if letter:
        size = w * 0.34
        canvas.text(mx, my + size * 0.36, letter, size, f"{seat}Letter", 700, "middle", "flight", cap=w * 0.5)
    else:
        glyphs.plane(canvas, mx, my, w * 0.36, f"{seat}Letter", 0)


def pile(canvas: Canvas, rect: QRectF, seat: str) -> None:
    """The pile of a seat: three backs, a little apart."""
    step = rect.width() * 0.13
    w, h = rect.width() - 2 * step, rect.height() - step
    for i in range(3):
        covered_card(canvas, QRectF(rect.x() + i * step, rect.y() + step - i * step / 2, w, h), seat)


def neutral_back(canvas: Canvas, rect: QRectF, corner: float = 0.12) -> None:
    """The back of a card that belongs to nobody: switches, approach, axis row."""
    rect = canvas.snap(rect)
    least = min(rect.width(), rect.height())
    r = least * corner
    canvas.box(rect.translated(0, 2.0), r, fill="black", op=_shade(canvas))
    canvas.box(rect, r, fill="control", stroke="lineStrong", sw=1.4)
    m = max(3.0, least * 0.08)
    inner = rect.adjusted(m, m, -m, -m)
    canvas.hatch(_round(inner, r * 0.7), "hatchN")
    canvas.box(inner, r * 0.7, stroke="lineStrong", sw=0.9, op=0.75)


def _round(rect: QRectF, r: float) -> QPainterPath:
    return shape(
        "pilot", rect.x(), rect.y(), rect.width(), rect.height(), r / max(1.0, min(rect.width(), rect.height()))
    )


def neutral_face(canvas: Canvas, rect: QRectF, rank_word: str, suit_letter: str, corner: float = 0.12) -> None:
    """A neutral card face up: rank and suit; from 90 units on a court card has its mark and two indices."""
    rect = canvas.snap(rect)
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    r = min(w, h) * corner
    ink = ink_of(suit_letter)
    canvas.box(rect.translated(0, 2.0), r, fill="black", op=_shade(canvas))
    canvas.box(rect, r, fill="cardPaper", stroke="cardRim", sw=1)
    if w > 90:
        court(canvas, x + w / 2, y + h * 0.5, w * 0.44, rank_word, ink)
        for turned in (False, True):
            _index(canvas, rect, rank_word, suit_letter, ink, turned)
        return
    size = min(w * (0.62 if len(rank_word) < 2 else 0.54), h * 0.46)
    canvas.text(x + w / 2, y + h * 0.5, rank_word, size, ink, 700, "middle", "flight", cap=h * 0.52)
    suit(canvas, x + w / 2, y + h * 0.745, min(w * 0.42, h * 0.3), suit_letter, ink)


def gone(canvas: Canvas, rect: QRectF, corner: float = 0.12, ink: Fill = "lineStrong", op: float = 0.55) -> None:
    """The place of a card that has been taken away: a dashed outline."""
    rect = canvas.snap(rect)
    r = min(rect.width(), rect.height()) * corner
    canvas.path(_round(rect, r), stroke=ink, sw=1.2, op=op, dash=(3, 4))


def turning(canvas: Canvas, rect: QRectF, turn: float, back: Paint, face: Paint) -> None:
    """A card on its way round about its upright middle line: `turn` 0 is the back, 1 the face, 0.5 its edge."""
    turn = min(1.0, max(0.0, turn))
    if turn in (0.0, 1.0):
        (face if turn else back)(canvas, rect)
        return
    wide = abs(1 - 2 * turn)
    if wide < 0.02:
        return
    # Texts do not follow the transform of a canvas, so the card is painted flat and then squeezed.
    k = canvas.scale * canvas.dpr
    room = 4.0
    flat = QPixmap(max(1, round((rect.width() + 2 * room) * k)), max(1, round((rect.height() + 2 * room) * k)))
    flat.fill(Qt.GlobalColor.transparent)
    painter = QPainter(flat)
    with Canvas(painter, canvas.theme, k) as inner:
        (face if turn > 0.5 else back)(inner, QRectF(room, room, rect.width(), rect.height()))
    painter.end()
    half = (rect.width() / 2 + room) * wide
    middle = rect.center().x()
    target = QRectF(middle - half, rect.y() - room, 2 * half, rect.height() + 2 * room)
    canvas.painter.setOpacity(canvas.opacity)
    canvas.painter.drawPixmap(target, flat, QRectF(flat.rect()))


def switch_card(canvas: Canvas, rect: QRectF, turn: float, sign: str, rank_word: str, suit_letter: str) -> None:
    """A switch of the card game: its back with the sign of the system is off, its face is on (F6)."""

    def back(on: Canvas, at: QRectF) -> None:
        neutral_back(on, at)
        size = min(24.0, at.width() * 0.46)
        on.circ(at.center().x(), at.center().y(), size * 0.72, fill="control")
        glyphs.system(on, at.center().x(), at.center().y(), sign, "text", size)

    def face(on: Canvas, at: QRectF) -> None:
        neutral_face(on, at, rank_word, suit_letter)

    turning(canvas, rect, turn, back, face)


def marked(canvas: Canvas, rect: QRectF, seat: str, word: str) -> None:
    """Goes back in a redraw: a dashed outline around the card and the word on its lower edge."""
    x, y, w, h = rect.x() - 4, rect.y() - 4, rect.width() + 8, rect.height() + 8
    canvas.path(shape(seat, x, y, w, h, CORNER), stroke="guide", sw=2.6, dash=(7, 6))
    wide = canvas.text_width(word, 15, 600) + 20
    at = QPointF(rect.center().x(), rect.bottom() - 3)
    canvas.rect(at.x() - wide / 2, at.y() - 12, wide, 24, 12, fill="bg", stroke="text", sw=1.4)
    canvas.text(at.x(), at.y() + 5.4, word, 15, "text", 600, "middle")
