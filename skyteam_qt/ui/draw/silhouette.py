"""The silhouettes of the two seats.

Pilot: rounded. Co-Pilot: cut corners. Both: left half rounded, right half cut. All sizes in scene units.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF


@lru_cache(maxsize=512)
def shape(owner: str, x: float, y: float, w: float, h: float, k: float = 0.24) -> QPainterPath:
    """The silhouette of a seat ("pilot", "copilot", "both") in a box. Shared: do not change it."""
    path = QPainterPath()
    r = min(w, h) * k
    c = r * 0.86
    if owner == "copilot":
        corners = [(c, 0), (w - c, 0), (w, c), (w, h - c), (w - c, h), (c, h), (0, h - c), (0, c)]
        path.addPolygon(QPolygonF([QPointF(x + dx, y + dy) for dx, dy in corners]))
        path.closeSubpath()
    elif owner == "both":
        path.moveTo(x + r, y)
        path.lineTo(x + w - c, y)
        path.lineTo(x + w, y + c)
        path.lineTo(x + w, y + h - c)
        path.lineTo(x + w - c, y + h)
        path.lineTo(x + r, y + h)
        path.arcTo(QRectF(x, y + h - 2 * r, 2 * r, 2 * r), 270, -90)
        path.lineTo(x, y + r)
        path.arcTo(QRectF(x, y, 2 * r, 2 * r), 180, -90)
        path.closeSubpath()
    else:
        path.addRoundedRect(QRectF(x, y, w, h), r, r)
    return path


@lru_cache(maxsize=512)
def outline(owner: str, x: float, y: float, w: float, h: float, width: float, k: float = 0.24) -> QPainterPath:
    """The outline of a silhouette, `width` wide, as an area to fill (much quicker than a stroke). Shared."""
    half = width / 2
    ring = QPainterPath(shape(owner, x - half, y - half, w + width, h + width, k * _grown(w, h, width, k)))
    inner_k = k * _grown(w, h, -width, k)
    ring.addPath(shape(owner, x + half, y + half, w - width, h - width, inner_k))
    return ring


def _grown(w: float, h: float, by: float, k: float) -> float:
    """Factor for the corner of a silhouette made larger by `by`, so that its outline stays equally wide."""
    side = min(w, h)
    return (side * k + by / 2 * 0.82) / (k * (side + by))
