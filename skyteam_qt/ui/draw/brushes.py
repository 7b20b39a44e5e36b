"""Brushes by name: tokens, gradients and the hatch patterns of the two seats."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient

from skyteam_qt.ui.theme import Theme

Fill = str | QColor | QBrush | None
"""A token ("panel"), "#RRGGBB", the name of a gradient ("gPanel"), a colour or a brush. None: nothing."""

# name: (from x, y, to x, y of the box) and stops (offset, token, opacity)
_LINEAR = {
    "gPanel": ((0, 0, 0, 1), (("panelTop", 0.0), ("panel", 1.0))),
    "gBg": ((0, 0, 0, 1), (("bg2", 0.0), ("bg", 1.0))),
    "gSky": ((0, 0, 0, 1), (("sky1", 0.0), ("sky2", 1.0))),
    "gEarth": ((0, 0, 0, 1), (("earth1", 0.0), ("earth2", 1.0))),
    "gPilotDie": ((0, 0, 0, 1), (("pilotDieTop", 0.0), ("pilotDieBottom", 1.0))),
    "gCopilotDie": ((0, 0, 0, 1), (("copilotDieTop", 0.0), ("copilotDieBottom", 1.0))),
    "gPilotCover": ((0, 0, 0, 1), (("pilotCoverTop", 0.0), ("pilotCoverBottom", 1.0))),
    "gCopilotCover": ((0, 0, 0, 1), (("copilotCoverTop", 0.0), ("copilotCoverBottom", 1.0))),
    "gMetal": ((0, 0, 1, 0), (("metal2", 0.0), ("metal1", 0.45), ("metal2", 1.0))),
}
_RADIAL = {
    "gGlowW": (("guide", 0.0, None), ("guide", 1.0, 0.0)),
    "gGlowG": (("lamp", 0.0, 0.55), ("lamp", 1.0, 0.0)),
    "gGlowB": (("pilot", 0.0, 0.42), ("pilot", 1.0, 0.0)),
    "gShade": (("black", 0.6, 0.0), ("black", 1.0, 0.38)),
}
_HATCHES = {
    # kind: (token, opacity, stroke, pitch, slanted)
    "hatchP": ("pilotHatch", 0.33, 2.0, 9.0, False),
    "hatchC": ("copilotHatch", 0.36, 2.0, 9.0, True),
    "hatchN": ("lineStrong", 0.28, 1.5, 10.0, True),
}
NO_BRUSH = QBrush(Qt.BrushStyle.NoBrush)


def brush_of(theme: Theme, fill: Fill) -> QBrush:
    """The brush of a fill in a theme. Raises KeyError for an unknown name."""
    if fill is None:
        return NO_BRUSH
    if isinstance(fill, QBrush):
        return fill
    if isinstance(fill, QColor):
        return QBrush(fill)
    if fill.startswith("#"):
        return QBrush(QColor(fill))
    if fill in theme:
        return QBrush(theme[fill])
    if fill in _LINEAR:
        box, stops = _LINEAR[fill]
        linear = QLinearGradient(*box)
        linear.setCoordinateMode(QGradient.CoordinateMode.ObjectMode)
        for token, offset in stops:
            linear.setColorAt(offset, theme[token])
        return QBrush(linear)
    radial = QRadialGradient(0.5, 0.5, 0.5)
    radial.setCoordinateMode(QGradient.CoordinateMode.ObjectMode)
    for token, offset, opacity in _RADIAL[fill]:
        radial.setColorAt(offset, theme.faded(token, theme.glow if opacity is None else opacity))
    return QBrush(radial)


def hatch_tile(theme: Theme, kind: str, k: float) -> QPixmap:
    """One tile of a pattern in device pixels, as near to its pitch as whole pixels allow."""
    token, opacity, width, pitch, slanted = _HATCHES[kind]
    side = max(3, round(pitch * k))
    tile = QPixmap(side, side)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(theme.faded(token, opacity), max(1.0, width * side / pitch))
    pen.setCapStyle(Qt.PenCapStyle.SquareCap)
    painter.setPen(pen)
    if slanted:
        for shift in (-side, 0, side):
            painter.drawLine(QPointF(shift - 1, side + 1), QPointF(shift + side + 1, -1))
    else:
        thick = max(1, round(width * side / pitch))
        painter.fillRect(QRectF(0, (side - thick) // 2, side, thick), theme.faded(token, opacity))
    painter.end()
    return tile
