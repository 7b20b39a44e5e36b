"""A die in a tray, or in the hand: a live item over the layer.

The item knows its seat and tray place and nothing else. What it looks like it asks the model while it paints, and it
keeps no answer (ux 2.1, 2.5). It drags itself by press, move and release (qt-recipes 3).
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from skyteam_qt.qtbridge.dice_model import DiceModel
from skyteam_qt.qtbridge.roles import Role
from skyteam_qt.rules import Seat
from skyteam_qt.ui.cockpit.faces import DieFaces
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.silhouette import shape as silhouette
from skyteam_qt.ui.theme import Theme

REST_MARGIN = 10.0
LIFT_MARGIN = 48.0
DRAG_PX = 6.0
LETTERS = "ABCD"


class Hands(Protocol):
    """Who is told what the pointer does to a die; the view is one."""

    faces: DieFaces
    theme: Theme

    def die_dragged(self, item: DieItem, to: QPointF) -> bool:
        """The pointer has taken the die along to `to` (scene). False: it may not be lifted."""
        ...

    def die_dropped(self, item: DieItem, at: QPointF) -> None:
        """Let go at `at` (scene) after a drag."""
        ...

    def die_clicked(self, item: DieItem) -> None:
        """Pressed and let go on the spot."""
        ...

    def die_lost(self, item: DieItem) -> None:
        """The pointer was taken away in the middle of a drag."""
        ...


class DieItem(QGraphicsItem):
    """One tray place of one seat. `home` is the middle of the place; `pos` the middle of the die (scene units)."""

    def __init__(self, seat: Seat, place: int, model: DiceModel, hands: Hands) -> None:
        super().__init__()
        self.seat = seat
        self.place = place
        self.word = "pilot" if seat == Seat.PILOT else "copilot"
        self.model = model
        self.hands = hands
        self.home = QPointF()
        self.side = 84.0
        self.tilt = 0.0
        self.raised = False
        self._press: QPointF | None = None
        self._off = QPointF()
        self.dragging = False
        self.last_spot: QPointF | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setZValue(30)

    # ---- what the model says
    def _ask(self, role: Role) -> object:
        return self.model.value(self.place, role)

    @property
    def held(self) -> bool:
        """Whether a die lies here (public)."""
        return bool(self._ask(Role.HELD))

    # ---- place and size
    def put_home(self, home: QPointF, side: float) -> None:
        """The tray place of the arrangement; the die goes there unless it is in the hand."""
        self.prepareGeometryChange()
        self.home, self.side = home, side
        if not self.dragging and not self.raised:
            self.setPos(home)

    def raise_up(self, raised: bool) -> None:
        """In the hand, with its large shadow, or down."""
        if raised == self.raised:
            return
        self.prepareGeometryChange()
        self.raised = raised
        self.setZValue(80 if raised else 30)
        self.update()

    def go_home(self) -> None:
        """Down on its place at once."""
        self.raise_up(False)
        self.setPos(self.home)

    def end_press(self) -> None:
        """Whatever the pointer still does, it has nothing to do with this die."""
        self._press = None
        self.dragging = False

    def boundingRect(self) -> QRectF:
        """Around the middle, with room for the shadow."""
        out = self.side / 2 + (LIFT_MARGIN if self.raised else REST_MARGIN)
        return QRectF(-out, -out, 2 * out, 2 * out)

    # ---- looks
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """One picture, as the model has it at this moment."""
        if not self._ask(Role.HELD):
            return
        value = self._ask(Role.DIE_VALUE)
        face: int | str = value if isinstance(value, int) and value else LETTERS[self.place]
        if self.tilt:
            painter.rotate(self.tilt)
            half = self.side / 2
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            picture = self.hands.faces.pixmap(self.word, face, "tray")
            k = picture.deviceIndependentSize().width() / self.hands.faces.scale / 2
            painter.drawPixmap(QRectF(-k, -k, 2 * k, 2 * k), picture, QRectF(picture.rect()))
        else:
            size = "drag" if self.raised else "tray"
            half = self.hands.faces.side(size) / 2
            self.hands.faces.blit(painter, self.word, face, size, QPointF(-half, -half), lifted=self.raised)
        if self._ask(Role.MARKED):
            self._paint_mark(painter, half)
        if self._ask(Role.SEEN_BY_PARTNER):
            with Canvas(painter, self.hands.theme, scale=None) as canvas:
                canvas.circ(half - 8, -half + 8, 13, fill="bg", op=0.8)
                glyphs.eye(canvas, half - 18, -half - 2, 20, "text")

    def _paint_mark(self, painter: QPainter, half: float) -> None:
        """To be rolled again: a ring and the token. Only there while the own visor is open."""
        out = half + 3
        with Canvas(painter, self.hands.theme, scale=None) as canvas:
            canvas.path(silhouette(self.word, -out, -out, 2 * out, 2 * out), stroke="text", sw=3)
            glyphs.reroll(canvas, half - 16, -half - 8, 26, "text")

    def shape(self) -> QPainterPath:
        """Where the pointer counts as on the die."""
        path = QPainterPath()
        half = max(self.side / 2, 22.0 / max(0.05, self.hands.faces.scale))
        path.addRect(QRectF(-half, -half, 2 * half, 2 * half))
        return path

    # ---- pointer
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Left takes hold; other buttons mean nothing here."""
        if event.button() != Qt.MouseButton.LeftButton or self._press is not None:
            if self._press is None:
                event.ignore()
            return
        if not self.held:
            event.ignore()
            return
        self._press = event.scenePos()
        self._off = event.scenePos() - self.pos()
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """From six px on it is a drag."""
        if self._press is None:
            return
        if not self.dragging:
            moved = event.scenePos() - self._press
            if (moved.x() ** 2 + moved.y() ** 2) ** 0.5 * self.hands.faces.scale < DRAG_PX:
                return
            self.dragging = True
            if not self.hands.die_dragged(self, event.scenePos() - self._off):
                self.end_press()
            return
        self.hands.die_dragged(self, event.scenePos() - self._off)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Releases come once per button: only the left one counts."""
        if event.button() != Qt.MouseButton.LeftButton or self._press is None:
            return
        dragged = self.dragging
        at = event.scenePos() - self._off
        self.end_press()
        if dragged:
            self.hands.die_dropped(self, at)
        else:
            self.hands.die_clicked(self)

    def sceneEvent(self, event: QEvent) -> bool:
        """The pointer taken away (window left, dialog): the own state goes first, then the die glides home.

        Never `ungrabMouse()` in here, it would call itself until the stack ends.
        """
        if event.type() == QEvent.Type.UngrabMouse and self._press is not None:
            dragged = self.dragging
            self.end_press()
            if dragged:
                self.hands.die_lost(self)
        return super().sceneEvent(event)
