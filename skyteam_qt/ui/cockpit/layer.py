"""The picture under everything that lives: the whole cockpit in one pixmap, mended panel by panel (qt-recipes 1)."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap, QTransform

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.faces import DieFaces, Glows, Picture, SpaceFaces
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.layout import CockpitLayout, Fit
from skyteam_qt.ui.cockpit.painting import changed, paint_cockpit, panel_of
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.silhouette import shape
from skyteam_qt.ui.theme import Theme

_GHOSTS = {"axis": "axis", "blue": "engines", "orange": "engines", "brake": "engines", "position": "approach"}
"""On which instrument each ghost is seen: aiming along the spaces must not paint three of them each time."""


class Layer:
    """The painted cockpit for one size, device pixel ratio, theme and language. Make a new one when any changes."""

    def __init__(self, theme: Theme, layout: CockpitLayout, size: QSizeF, dpr: float, facts: CockpitFacts) -> None:
        self.theme = theme
        self.layout = layout
        self.dpr = dpr
        self.fit: Fit = layout.fit(size.width(), size.height(), dpr)
        self.facts = facts
        self.pixmap = QPixmap(max(1, math.ceil(size.width() * dpr)), max(1, math.ceil(size.height() * dpr)))
        self.pixmap.setDevicePixelRatio(dpr)
        self._paint(None)

    def _paint(self, only: Iterable[str] | None) -> None:
        painter = QPainter(self.pixmap)
        with Canvas(painter, self.theme, self.fit.scale, self.fit.origin) as canvas:
            paint_cockpit(canvas, self.layout, self.facts, only)
        painter.end()

    def mend(self, facts: CockpitFacts) -> list[QRectF]:
        """Paint what differs from before. Returns the rectangles (px of the view) that look different now."""
        old, new = self.facts.ghosts, facts.ghosts
        names = changed(replace(self.facts, ghosts=new), facts, self.layout)
        names |= {panel for field, panel in _GHOSTS.items() if getattr(old, field) != getattr(new, field)}
        self.facts = facts
        if not names:
            return []
        self._paint(names)
        return [self.fit.to_view(panel_of(self.layout, name)) for name in names]

    def blit(self, painter: QPainter) -> None:
        """The whole picture at (0, 0); Qt clips. Never the exposed part alone, that smears at 1.25 and 1.5."""
        painter.save()
        painter.setWorldTransform(QTransform())
        painter.drawPixmap(QPointF(0, 0), self.pixmap)
        painter.restore()


class Pictures:
    """Ready pictures of the live items, for one scale and device pixel ratio."""

    def __init__(self, theme: Theme, layout: CockpitLayout, scale: float, dpr: float, style: str) -> None:
        tray = layout.tray("pilot")[0].width()
        self.faces = DieFaces(theme, scale, dpr, tray, style)
        self.glows = Glows(theme, scale, dpr)
        self.spaces = SpaceFaces(theme, layout, scale, dpr, say("space.any"))
        self.veils = Veils(theme, scale, dpr)


class Veils:
    """What dims a space that is not legal: its silhouette in the colour of the panel, so that 45 % shines through."""

    DIM = 0.55
    OUT = 1.2

    def __init__(self, theme: Theme, scale: float, dpr: float) -> None:
        side = float(theme.size("space")) + 2 * self.OUT
        self._pictures: dict[str, Picture] = {}
        for owner in ("pilot", "copilot", "both"):
            picture = Picture((side, side), 2, theme, scale, dpr)
            painter, canvas = picture.open()
            with canvas:
                canvas.path(shape(owner, 0, 0, side, side), fill="panel", op=self.DIM)
            painter.end()
            self._pictures[owner] = picture

    def blit(self, painter: QPainter, owner: str, corner: QPointF, opacity: float) -> None:
        """Copies the veil; `corner` is the space's top left corner in the painter's coordinates."""
        self._pictures[owner].blit(painter, corner - QPointF(self.OUT, self.OUT), opacity)
