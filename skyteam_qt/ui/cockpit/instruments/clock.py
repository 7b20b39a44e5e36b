"""The stopwatch (F91): a ring that empties clockwise around the seconds; near the end it has a second outline."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from skyteam_qt.ui.cockpit.facts import ClockFacts
from skyteam_qt.ui.draw.canvas import Canvas

_RING = 7.0


def paint_clock(canvas: Canvas, face: QRectF, clock: ClockFacts) -> None:
    """In the square `face`. It stands still: the ring is faint."""
    x, y, r = face.center().x(), face.center().y(), face.width() / 2
    warn_at = canvas.theme.tokens["more"]["duration"]["clockWarnAt"]
    low = clock.left <= warn_at and clock.running
    ink = "caution" if low else "text"
    canvas.circ(x, y, r, fill="well", stroke="line", sw=_RING)
    share = clock.left / clock.total if clock.total else 0.0
    ring = ink if clock.running else "faint"
    if share >= 0.999:
        canvas.circ(x, y, r, stroke=ring, sw=_RING)
    elif share > 0:
        arc = QPainterPath()
        arc.arcMoveTo(face, 90)
        arc.arcTo(face, 90, -360 * share)
        canvas.path(arc, stroke=ring, sw=_RING)
    if low:
        canvas.circ(x, y, r + 8, stroke=ink, sw=1.6)
    for quarter in range(4):
        way = QPointF(math.sin(quarter * math.pi / 2), -math.cos(quarter * math.pi / 2))
        start, end = face.center() + way * (r - 7), face.center() + way * (r - 11)
        canvas.line(start.x(), start.y(), end.x(), end.y(), "lineStrong", 1.6)
    canvas.text(x, y + r * 0.26, str(clock.left), r * 0.74, ink, 700, "middle", "flight")
