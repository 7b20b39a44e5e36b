"""An intern's token or the traffic die on its way: a live item over the layer (ux-more 2).

It is in hand from the moment it comes until it is placed: it hangs at the pointer while people use that, else it waits
where it came from. Everybody sees it, so there is nothing to hide.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from skyteam_qt.qtbridge.extra_guide import Extra
from skyteam_qt.ui.draw import glyphs, module_pieces, shapes
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.theme import Theme

TOKEN_SIZE = 54.0
DIE_SIZE = 56.0
ROOM = 14.0
"""Around it, for shadow and mark."""


class Ground(Protocol):
    """What the item takes from the view."""

    theme: Theme


class ExtraItem(QGraphicsItem):
    """`pos` is its middle. `show_extra` says what it is; None hides it."""

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self.ground = ground
        self.extra: Extra | None = None
        self.marked = False
        self.setZValue(79)
        self.setVisible(False)

    @property
    def size(self) -> float:
        """Its width and height in scene units."""
        return TOKEN_SIZE if self.extra is not None and self.extra.token else DIE_SIZE

    def show_extra(self, extra: Extra | None, marked: bool = False) -> None:
        """What waits now; marked: to be rolled again (only while the Co-Pilot's screen is open)."""
        if (extra, marked) != (self.extra, self.marked):
            self.prepareGeometryChange()
            self.extra, self.marked = extra, marked
            self.update()
        self.setVisible(extra is not None)

    def holds(self, scene: QPointF) -> bool:
        """Whether a point of the scene lies on it."""
        return self.isVisible() and self.boundingRect().contains(self.mapFromScene(scene))

    def boundingRect(self) -> QRectF:
        """Around the middle."""
        half = self.size / 2 + ROOM
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The piece as it lies on the board."""
        if self.extra is None:
            return
        half = self.size / 2
        with Canvas(painter, self.ground.theme, scale=None) as canvas:
            if self.extra.token:
                module_pieces.token(canvas, -half, -half, self.size, self.extra.value, "next")
            else:
                module_pieces.traffic_die(canvas, -half, -half, self.size, self.extra.value)
            if self.marked:
                shapes.focus_ring(canvas, QRectF(-half, -half, 2 * half, 2 * half), "")
                glyphs.reroll(canvas, half - 16, -half - 8, 26, "text")
