"""The picture under everything that lives: the whole cockpit in one pixmap, mended panel by panel (qt-recipes 1)."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap, QTransform

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.card_faces import CardFaces
from skyteam_qt.ui.cockpit.faces import DieFaces, Glows, Picture, SpaceFaces
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.layout import CockpitLayout, Fit
from skyteam_qt.ui.cockpit.painting import changed, paint_cockpit, panel_of, panels_of
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.silhouette import shape
from skyteam_qt.ui.theme import Theme

_GHOSTS = {
    "axis": ("axis",),
    "blue": ("engines",),
    "orange": ("engines",),
    "brake": ("engines", "ice-brakes"),
    "position": ("approach",),
    "kerosene": ("kerosene", "kerosene-leak"),
    "wind": ("wind", "headwind"),
}
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
        moved = {name for field, seen in _GHOSTS.items() if getattr(old, field) != getattr(new, field) for name in seen}
        fitted = self.layout.fitted
        names |= {panel for panel in panels_of(self.layout) if panel in moved or fitted.get(panel) in moved}
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
        tray = layout.tray("pilot")[0]
        self.faces: DieFaces | CardFaces
        if layout.cards:
            self.faces = CardFaces(theme, scale, dpr, (tray.width(), tray.height()), style)
        else:
            self.faces = DieFaces(theme, scale, dpr, tray.width(), style)
        self.glows = Glows(theme, scale, dpr, () if layout.cards else {r.width() for r in layout.spaces.values()})
        self.spaces = SpaceFaces(theme, layout, scale, dpr, say("space.any"), say("intern.not"))
        self.veils = Veils(theme, layout, scale, dpr, self.faces.corner_k)


class Veils:
    """What dims a space that is not legal: its silhouette in the colour of the panel, so that 45 % shines through."""

    DIM = 0.55
    OUT = 1.2

    def __init__(self, theme: Theme, layout: CockpitLayout, scale: float, dpr: float, corner_k: float) -> None:
        self._pictures: dict[tuple[str, float], Picture] = {}
        sizes = {place.width(): place.height() for place in layout.spaces.values()}
        self._most = max(sizes)
        for width, height in sizes.items():
            wide, high = width + 2 * self.OUT, height + 2 * self.OUT
            for owner in ("pilot", "copilot", "both"):
                picture = Picture((wide, high), 2, theme, scale, dpr)
                painter, canvas = picture.open()
                with canvas:
                    canvas.path(shape(owner, 0, 0, wide, high, corner_k), fill="panel", op=self.DIM)
                painter.end()
                self._pictures[owner, width] = picture

    def blit(self, painter: QPainter, owner: str, corner: QPointF, opacity: float, size: QSizeF | None = None) -> None:
        """Copies the veil of a space of this size; `corner` is its top left corner in the painter's coordinates."""
        wide = size.width() if size is not None else self._most
        self._pictures[owner, wide].blit(painter, corner - QPointF(self.OUT, self.OUT), opacity)
