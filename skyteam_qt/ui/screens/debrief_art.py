"""The picture over the debrief: the runway at dawn after a landing, a grey evening and a go-around otherwise."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QColor, QGradient, QLinearGradient, QPainterPath, QRadialGradient

from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas

INK = "#FFFFFF"
SOFT_INK = "#E4EDF6"
"""Texts on the picture: it is dark in both themes."""

_SKIES = {
    True: ((0.0, "#10263F"), (0.6, "#2F5877"), (1.0, "#E7A777")),
    False: ((0.0, "#141C26"), (0.6, "#2B3A4A"), (1.0, "#5A6672")),
}
_HILLS = {True: ("#24405A", "#152736"), False: ("#27333F", "#18212B")}
_LAMP = "#FFF3C4"


def _sky(landed: bool) -> QBrush:
    gradient = QLinearGradient(0, 0, 0, 1)
    gradient.setCoordinateMode(QGradient.CoordinateMode.ObjectMode)
    for at, color in _SKIES[landed]:
        gradient.setColorAt(at, QColor(color))
    return QBrush(gradient)


def _sun() -> QBrush:
    glow = QRadialGradient(0.5, 0.5, 0.5)
    glow.setCoordinateMode(QGradient.CoordinateMode.ObjectMode)
    inner, outer = QColor("#FFE9C4"), QColor("#FFE9C4")
    inner.setAlphaF(0.95)
    outer.setAlphaF(0)
    glow.setColorAt(0, inner)
    glow.setColorAt(1, outer)
    return QBrush(glow)


def paint_hero(canvas: Canvas, rect: QRectF, landed: bool) -> None:
    """Fills `rect` (units). The runway stands at two thirds of the width."""
    clip = QPainterPath()
    clip.addRoundedRect(rect, 16, 16)
    canvas.painter.save()
    canvas.painter.setClipPath(clip)
    wide = rect.width()
    canvas.box(rect, fill=_sky(landed))
    middle = rect.x() + wide * 0.667
    with canvas.group(rect.x(), rect.bottom() - 300, 0, 1):
        far, near = _HILLS[landed]
        if landed:
            canvas.circ(middle - rect.x() + 168, 162, 136, fill=_sun(), op=0.5)
            canvas.circ(middle - rect.x() + 168, 180, 34, fill="#FFE9C4")
        k = wide / 1568
        canvas.path(_hills(k, (0, 222, 134, 198, 254, 214, 414, 184, 584, 216, 744, 194, 914, 220, 1074, 200, 1244, 222,
                               1404, 190, 1568, 214)), fill=far)  # fmt: skip
        canvas.path(_hills(k, (0, 246, 204, 228, 404, 242, 684, 230, 964, 246, 1264, 232, 1568, 244)), fill=near)
    with canvas.group(middle, rect.bottom() - 300, 0, 1):
        canvas.path("M-340 300L-28 242H28L340 300Z", fill="#0D1620")
        for i in range(6):
            t = i / 5
            y = 250 + 36 * t * t
            canvas.line(0, y, 0, y + 3 + 5 * t, SOFT_INK, 2 + 3 * t, 0.85)
        for i in range(9):
            t = i / 8
            for side in (-1, 1):
                canvas.circ(side * (28 + 306 * t), 243 + 55 * t, 1.6 + 2.2 * t, fill=_LAMP, op=1 if landed else 0.45)
        if landed:
            with canvas.group(0, 220, 0, 1.2):
                _aircraft(canvas, gear=True)
        else:
            with canvas.group(96, 300 - rect.height() * 0.7, -14, 0.72):
                _aircraft(canvas, gear=False)
    canvas.painter.restore()


def _hills(k: float, points: tuple[int, ...]) -> QPainterPath:
    path = QPainterPath()
    path.moveTo(0, 300)
    for x, y in zip(points[::2], points[1::2], strict=True):
        path.lineTo(x * k, y)
    path.lineTo(1568 * k, 300)
    path.closeSubpath()
    return path


def _aircraft(canvas: Canvas, *, gear: bool) -> None:
    """An airliner from behind; (0, 0) is the middle of its body."""
    line = "airframeLine"
    canvas.path("M-16 8L-126 -3L-127 3L-122 6L-16 22Z", "airframe", line, 1.6)
    canvas.path("M16 8L126 -3L127 3L122 6L16 22Z", "airframe", line, 1.6)
    canvas.path("M-60 13L-20 20L-22 30L-62 20Z", "airframeShade", line, 1.4)
    canvas.path("M60 13L20 20L22 30L62 20Z", "airframeShade", line, 1.4)
    canvas.path("M-3.4 -16L-2.2 -58H2.2L3.4 -16Z", "airframe", line, 1.6)
    canvas.path("M-14 -16L-46 -22L-46 -17L-14 -9Z", "airframeShade", line, 1.6)
    canvas.path("M14 -16L46 -22L46 -17L14 -9Z", "airframeShade", line, 1.6)
    for k in (-26, 26) if gear else ():
        canvas.rect(k - 2, 20, 4, 18, 1, fill="hub")
        canvas.rect(k - 8, 32, 7, 14, 3, fill=line)
        canvas.rect(k + 1, 32, 7, 14, 3, fill=line)
    canvas.circ(0, 2, 22, fill="airframe", stroke=line, sw=1.8)
    canvas.circ(0, 2, 13, stroke="airframeRing", sw=1.6)
    for k in (-52, 52):
        canvas.circ(k, 22, 11, fill="tyre", stroke="airframe", sw=3.4)
    canvas.circ(-124, 1, 4, fill="#FF4D6A")
    canvas.circ(124, 1, 4, fill="#5CF2C0")


def paint_cause(canvas: Canvas, x: float, y: float) -> None:
    """The cross before the cause of a loss; (x, y) is its middle."""
    canvas.circ(x, y, 14, fill="#FF4D6A")
    glyphs.cross(canvas, x - 5.5, y - 5.5, 11, "#0A1017", 3.2)
