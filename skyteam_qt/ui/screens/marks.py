"""Small signs of the start screen: the mark of an airport and its label, and the order of the difficulties."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from skyteam_qt.qtbridge.texts import joined, say
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.difficulty import LEVELS
from skyteam_qt.ui.services import FlightCard

ORDER = tuple(LEVELS)

LEVEL_BARS = dict(zip(("easy", "normal", "hard", "expert"), ORDER, strict=True))
"""The bars of the levels that both games can be flown with."""


def airport_mark(canvas: Canvas, x: float, y: float, landed: Sequence[bool], selected: bool, r: float = 11) -> None:
    """A ring with one segment for each flight of the airport, landed ones green; a tick when all are landed."""
    if selected:
        canvas.circ(x, y, r + 22, fill="gGlowW")
        canvas.circ(x, y, r + 7, stroke="text", sw=2.4)
    canvas.circ(x, y, r, fill="bg")
    if landed and all(landed):
        canvas.circ(x, y, r, fill="lamp")
        glyphs.tick(canvas, x - 6, y - 6, 12, "bg", 2.6)
        return
    ring = r - 1.8
    if len(landed) == 1:
        canvas.circ(x, y, ring, stroke="text", sw=3.2)
    for i, done in enumerate(landed if len(landed) > 1 else ()):
        part = 360 / len(landed)
        path = QPainterPath()
        box = QRectF(x - ring, y - ring, 2 * ring, 2 * ring)
        path.arcMoveTo(box, 90 - part * i - 9)
        path.arcTo(box, 90 - part * i - 9, -(part - 18))
        canvas.path(path, stroke="lamp" if done else "text", sw=3.6)
    canvas.circ(x, y, 3.4, fill="text" if selected else "muted")


def label_box(canvas: Canvas, x: float, y: float, code: str, side: str, name: str, away: float) -> QRectF:
    """Where the label of a mark lies. side: r, l, u, d and their corners."""
    w = canvas.text_width(code, 15, 700, "flight") + 14
    if name:
        w += canvas.text_width(name, 14, 500) + 8
    h = max(24.0, 20 / canvas.scale)
    d = away
    corner = {
        "r": (x + d, y - h / 2),
        "l": (x - d - w, y - h / 2),
        "u": (x - w / 2, y - d - h),
        "d": (x - w / 2, y + d),
        "ur": (x + d * 0.6, y - d - h + 6),
        "ul": (x - w - d * 0.6, y - d - h + 6),
        "dr": (x + d * 0.6, y + d - 6),
        "dl": (x - w - d * 0.6, y + d - 6),
    }[side]
    return QRectF(QPointF(*corner), QPointF(corner[0] + w, corner[1] + h))


def airport_label(
    canvas: Canvas, x: float, y: float, code: str, side: str, *, selected: bool, name: str = "", away: float = 15
) -> None:
    """The code, and the name for the selected one, on a dark plate (inverted when selected)."""
    box = label_box(canvas, x, y, code, side, name, away)
    canvas.box(box, 7, fill="text" if selected else "bg", op=1 if selected else 0.84)
    base = box.center().y() + 5.5
    canvas.text(box.x() + 7, base, code, 15, "bg" if selected else "text", 700, kind="flight")
    if name:
        canvas.text(box.right() - 7, base - 0.5, name, 14, "bg" if selected else "muted", 500, "end")


def spoken(card: FlightCard) -> str:
    """The flight as a screen reader says it."""
    state = say("start.landedTimes", n=card.landed) if card.landed else say("start.notLanded")
    level = say(f"level.{card.difficulty}")
    flight = say("start.spoken", code=card.code, airport=card.airport, level=level, state=state)
    if not card.modules:
        return flight
    names = joined(say(f"module.{one}") for one in card.modules)
    return say("start.spokenModules", flight=flight, list=names)
