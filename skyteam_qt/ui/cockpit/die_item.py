"""A die or a card in a tray, or in the hand: a live item over the layer.

The item knows its seat and tray place and nothing else. What it looks like it asks the model while it paints, and it
keeps no answer (ux 2.1, 2.5). It drags itself by press, move and release (qt-recipes 3).
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from skyteam_qt.qtbridge.dice_model import DiceModel
from skyteam_qt.qtbridge.roles import Role
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Seat
from skyteam_qt.ui.cockpit.card_faces import CardFaces
from skyteam_qt.ui.cockpit.faces import DieFaces
from skyteam_qt.ui.cockpit.flying_card import centred
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import cards, glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.silhouette import shape as silhouette
from skyteam_qt.ui.theme import Theme

REST_MARGIN = 10.0
LIFT_MARGIN = 48.0
DRAG_PX = 6.0
RISE = 8.0
"""How far a card that is marked for the redraw stands out of its row."""
LETTERS = "ABCD"


class Hands(Protocol):
    """Who is told what the pointer does to a die; the view is one."""

    faces: DieFaces | CardFaces
    theme: Theme
    places: CockpitLayout

    @property
    def mark_sign(self) -> bool:
        """Whether marked dice are rolled again, which their mark then says; else they are only chosen."""
        ...

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
    """One tray place of one seat. `home` is the middle of the place; `pos` the middle of the die (scene units).

    `cover`: how it is shown while cards are on the move, whatever the model says: "away" not at all, "back" without a
    letter, "letter" covered; "" as the model has it.
    """

    def __init__(self, seat: Seat, place: int, model: DiceModel, hands: Hands) -> None:
        super().__init__()
        self.seat = seat
        self.place = place
        self.word = "pilot" if seat == Seat.PILOT else "copilot"
        self.model = model
        self.hands = hands
        self.home = QPointF()
        self.size = QSizeF(84.0, 84.0)
        self.tilt = 0.0
        self.raised = False
        self.cover = ""
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
    def put_home(self, place: QRectF) -> None:
        """The tray place of the arrangement; the die goes there unless it is in the hand."""
        self.prepareGeometryChange()
        self.home, self.size = place.center(), place.size()
        home = self.home
        if not self.dragging and not self.raised:
            self.setPos(home)

    def raise_up(self, raised: bool) -> None:
        """In the hand, with its large shadow, or down."""
        if raised == self.raised:
            return
        self.prepareGeometryChange()
        self.raised = raised
        self.cover = ""
        self.setZValue(80 if raised else 30)
        self.update()

    def cover_with(self, cover: str) -> None:
        """Show it in another way for a while, or as it is."""
        if cover != self.cover:
            self.cover = cover
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
        out = LIFT_MARGIN if self.raised else REST_MARGIN
        wide, high = self.size.width() / 2 + out, self.size.height() / 2 + out
        return QRectF(-wide, -high, 2 * wide, 2 * high).adjusted(0, -RISE, 0, RISE)

    # ---- looks
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """One picture, as the model has it at this moment."""
        if not self._ask(Role.HELD) or self.cover == "away":
            return
        faces = self.hands.faces
        marked = not self.cover and bool(self._ask(Role.MARKED))
        if self.tilt:
            painter.rotate(self.tilt)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            picture = faces.pixmap(self.word, self._face(), "tray")
            half = picture.deviceIndependentSize() / faces.scale / 2
            box = QRectF(-half.width(), -half.height(), 2 * half.width(), 2 * half.height())
            painter.drawPixmap(box, picture, QRectF(picture.rect()))
        else:
            size = "drag" if self.raised else "tray"
            box = centred(faces.box(size))
            if marked and self.hands.places.cards:
                box.translate(0, -RISE)
            faces.blit(painter, self.word, self._face(), size, box.topLeft(), lifted=self.raised)
        if marked:
            self._paint_mark(painter, box)
        if not self.cover and self._ask(Role.SEEN_BY_PARTNER):
            with Canvas(painter, self.hands.theme, scale=None) as canvas:
                canvas.circ(box.right() - 8, box.top() + 8, 13, fill="bg", op=0.8)
                glyphs.eye(canvas, box.right() - 18, box.top() - 2, 20, "text")

    def _face(self) -> int | str:
        """What the model shows; covered while cards are on the move, and without a letter where none may be told from
        another."""
        value = self._ask(Role.DIE_VALUE)
        if not self.cover and isinstance(value, int) and value:
            return value
        return "" if self.cover == "back" else LETTERS[self.place]

    def _paint_mark(self, painter: QPainter, box: QRectF) -> None:
        """To be rolled again: a ring and the token; a card that goes back says so. Only with the own visor open."""
        with Canvas(painter, self.hands.theme, scale=None) as canvas:
            if self.hands.places.cards:
                cards.marked(canvas, box, self.word, say("reroll.markBack"))
                return
            out = box.adjusted(-3, -3, 3, 3)
            canvas.path(silhouette(self.word, out.x(), out.y(), out.width(), out.height()), stroke="text", sw=3)
            if self.hands.mark_sign:
                glyphs.reroll(canvas, box.right() - 16, box.top() - 8, 26, "text")

    def shape(self) -> QPainterPath:
        """Where the pointer counts as on the die."""
        path = QPainterPath()
        least = 22.0 / max(0.05, self.hands.faces.scale)
        wide, high = max(self.size.width() / 2, least), max(self.size.height() / 2, least)
        path.addRect(QRectF(-wide, -high, 2 * wide, 2 * high))
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
