"""SVG path data as QPainterPath: parsed once, kept.

All commands but S, T and rotated ellipses are understood, absolute and relative; numbers may touch ("M-16 8L-126-3").
"""

from __future__ import annotations

import math
import re
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

_TOKEN = re.compile(r"([MmLlHhVvCcQqAaZz])|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)|([^\s,])")
_NEEDS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}


def _commands(data: str) -> list[tuple[str, list[float]]]:
    found: list[tuple[str, list[float]]] = []
    for letter, number, other in _TOKEN.findall(data):
        if other:
            raise ValueError(f"path data with {other!r}: {data!r}")
        if letter:
            found.append((letter, []))
        elif not found:
            raise ValueError(f"path data must start with a command: {data!r}")
        else:
            found[-1][1].append(float(number))
    return found


def _arc(path: QPainterPath, start: QPointF, rx: float, ry: float, large: bool, sweep: bool, end: QPointF) -> None:
    """The elliptical arc of SVG (end points and flags), without rotation."""
    rx, ry = abs(rx), abs(ry)
    if rx == 0 or ry == 0:
        path.lineTo(end)
        return
    if start == end:
        return
    # SVG 1.1, appendix F.6.5 with rotation 0.
    dx, dy = (start.x() - end.x()) / 2, (start.y() - end.y()) / 2
    grow = (dx / rx) ** 2 + (dy / ry) ** 2
    if grow > 1:
        rx, ry = rx * math.sqrt(grow), ry * math.sqrt(grow)
    top = max(0.0, rx * rx * ry * ry - rx * rx * dy * dy - ry * ry * dx * dx)
    k = math.sqrt(top / (rx * rx * dy * dy + ry * ry * dx * dx))
    if large == sweep:
        k = -k
    cx1, cy1 = k * rx * dy / ry, -k * ry * dx / rx
    cx, cy = cx1 + (start.x() + end.x()) / 2, cy1 + (start.y() + end.y()) / 2
    a1 = math.atan2((dy - cy1) / ry, (dx - cx1) / rx)
    a2 = math.atan2((-dy - cy1) / ry, (-dx - cx1) / rx)
    turn = a2 - a1
    if sweep and turn < 0:
        turn += 2 * math.pi
    elif not sweep and turn > 0:
        turn -= 2 * math.pi
    # Qt counts angles against the clock, SVG with it.
    path.arcTo(QRectF(cx - rx, cy - ry, 2 * rx, 2 * ry), -math.degrees(a1), -math.degrees(turn))


@lru_cache(maxsize=512)
def path_of(data: str) -> QPainterPath:
    """The path of SVG path data. Shared: do not change it. Raises ValueError for data that is not understood."""
    path = QPainterPath()
    at = QPointF(0, 0)
    begin = QPointF(0, 0)
    for letter, numbers in _commands(data):
        kind = letter.upper()
        need = _NEEDS[kind]
        if need == 0:
            path.closeSubpath()
            at = QPointF(begin)
            continue
        if not numbers or len(numbers) % need:
            raise ValueError(f"{letter} with {len(numbers)} numbers: {data!r}")
        for i in range(0, len(numbers), need):
            n = numbers[i : i + need]
            base = at if letter.islower() else QPointF(0, 0)
            if kind == "M" and i == 0:
                at = base + QPointF(n[0], n[1])
                begin = QPointF(at)
                path.moveTo(at)
            elif kind in "ML":
                at = base + QPointF(n[0], n[1])
                path.lineTo(at)
            elif kind == "H":
                at = QPointF(base.x() + n[0], at.y())
                path.lineTo(at)
            elif kind == "V":
                at = QPointF(at.x(), base.y() + n[0])
                path.lineTo(at)
            elif kind == "C":
                end = base + QPointF(n[4], n[5])
                path.cubicTo(base + QPointF(n[0], n[1]), base + QPointF(n[2], n[3]), end)
                at = end
            elif kind == "Q":
                end = base + QPointF(n[2], n[3])
                path.quadTo(base + QPointF(n[0], n[1]), end)
                at = end
            else:
                if n[2]:
                    raise ValueError(f"rotated ellipse: {data!r}")
                end = base + QPointF(n[5], n[6])
                _arc(path, at, n[0], n[1], bool(n[3]), bool(n[4]), end)
                at = end
    return path
