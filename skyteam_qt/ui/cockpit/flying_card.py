"""A card (or a die) on its way: out of the pile, under it, or turning up in public. It turns and it shrinks."""

from __future__ import annotations

import math
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from skyteam_qt.ui.cockpit.card_faces import CardFaces
from skyteam_qt.ui.cockpit.faces import DieFaces


def centred(size: QSizeF) -> QRectF:
    """A box of this size around (0, 0)."""
    return QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())


class Ground(Protocol):
    """What the item takes from the view."""

    faces: DieFaces | CardFaces


class FlyingCard(QGraphicsItem):
    """`pos` is its middle. Invisible until it is moved.

    back: what is on its back, "" or the letter of a tray place. face: a value that everybody may see, or 0 for a card
    that never turns.
    """

    def __init__(self, ground: Ground, seat: str, back: str = "", face: int = 0) -> None:
        super().__init__()
        self.ground = ground
        self.seat = seat
        self.back = back
        self.face = face
        self.turn = 0.0
        self.size = 1.0
        self.setZValue(75)
        self.setVisible(False)

    def move(self, middle: QPointF, size: float = 1.0, turn: float = 0.0, opacity: float = 1.0) -> None:
        """To a place of the scene, `size` in parts of a tray card; turn: 0 the back, 1 the face."""
        self.prepareGeometryChange()
        self.setVisible(opacity > 0.01)
        self.setOpacity(max(0.0, min(1.0, opacity)))
        self.setPos(middle)
        self.size, self.turn = size, turn
        self.update()

    def boundingRect(self) -> QRectF:
        """Around the middle, with the shadow."""
        return centred(self.ground.faces.box("tray")).adjusted(-12, -12, 12, 12)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """A ready picture, squeezed about its upright middle line while it turns."""
        wide = abs(math.cos(math.pi * min(1.0, max(0.0, self.turn))))
        shown: int | str = self.face if self.turn > 0.5 and self.face else self.back
        picture = self.ground.faces.pixmap(self.seat, shown, "tray")
        size = picture.deviceIndependentSize() / max(0.01, self.ground.faces.scale)
        w, h = size.width() * self.size * max(0.02, wide), size.height() * self.size
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(-w / 2, -h / 2, w, h), picture, QRectF(picture.rect()))
