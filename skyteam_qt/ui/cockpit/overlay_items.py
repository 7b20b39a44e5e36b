"""What lies over the cockpit for a moment: coffee rail, answer buttons, focus ring, flying pictures, a pulse."""

from __future__ import annotations

import math
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from skyteam_qt.qtbridge.phrases import face_word, space_label, value_word
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import SpaceSpec
from skyteam_qt.ui.cockpit.card_faces import CardFaces
from skyteam_qt.ui.cockpit.faces import DieFaces
from skyteam_qt.ui.cockpit.flying_card import centred
from skyteam_qt.ui.cockpit.handling import Handling
from skyteam_qt.ui.cockpit.layout import MIN_TARGET_PX, CockpitLayout
from skyteam_qt.ui.draw import cards, glyphs, module_pieces, module_signs, shapes
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.silhouette import shape
from skyteam_qt.ui.rings import paint_ring, paint_seat_ring
from skyteam_qt.ui.theme import Theme

RAIL_SIZE = (732.0, 198.0)
FACE = 66.0
FACE_STEP = 86.0


class Ground(Protocol):
    """What overlays take from the view."""

    theme: Theme
    faces: DieFaces | CardFaces
    places: CockpitLayout
    handling: Handling


def _canvas(painter: QPainter, ground: Ground) -> Canvas:
    return Canvas(painter, ground.theme, scale=None)


class RailItem(QGraphicsItem):
    """The coffee rail (06). It keeps no value: faces come from the handling while it paints."""

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self.ground = ground
        self.setZValue(90)
        self.setVisible(False)

    def place_by(self, space: QRectF) -> None:
        """Above or below a space, inside the scene."""
        wide, high = RAIL_SIZE
        area = self.ground.places.rect
        x = min(max(space.center().x() - wide / 2, 16.0), area.width() - wide - 16)
        below = space.bottom() + 30
        top = below if below + high <= area.height() - 12 else space.top() - 30 - high
        self.setPos(x, top)

    def boundingRect(self) -> QRectF:
        """The box with its shadow."""
        return QRectF(-12, -8, RAIL_SIZE[0] + 24, RAIL_SIZE[1] + 32)

    def face_rect(self, index: int) -> QRectF:
        """Where a face lies (item units)."""
        return QRectF(22 + index * FACE_STEP, 58, FACE, max(FACE, self.ground.faces.box("board").height()))

    def button_rect(self, name: str) -> QRectF:
        """ "place" or "back" (item units)."""
        return QRectF(556, 60 if name == "place" else 122, 156, 52)

    def target(self, name: str) -> QRectF:
        """Where a pointer counts as on a button: 44 px high also in the smallest window (ux 7)."""
        return self.button_rect(name).adjusted(-2, -10 if name == "place" else -5, 2, 5 if name == "place" else 10)

    def hit(self, scene: QPointF) -> int | str | None:
        """What is under a point of the scene: a face (0 to 5), "place", "back", or None; "" on the empty box."""
        at = self.mapFromScene(scene)
        for name in ("place", "back"):
            if self.target(name).contains(at):
                return name
        for index in range(6):
            if self.face_rect(index).adjusted(-8, -8, 8, 34).contains(at):
                return index
        return "" if QRectF(0, 0, *RAIL_SIZE).contains(at) else None

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Asks for the rail as it is now."""
        rail, held = self.ground.handling.rail, self.ground.handling.lifted
        table = self.ground.handling.table
        rolled = table.known_value
        if rail is None or held is None or rolled is None:
            return
        word = "traffic" if held.extra else "pilot" if held.seat == 0 else "copilot"
        coffee = table.board.coffee
        spec: SpaceSpec = table.ports.table.ruleset.spaces[rail.space]
        wide, high = RAIL_SIZE
        with _canvas(painter, self.ground) as canvas:
            canvas.rect(0, 8, wide, high, 14, fill="shadow", op=0.45)
            canvas.rect(0, 0, wide, high, 14, fill="panel", stroke="lineStrong", sw=1.6)
            title = canvas.text(22, 36, space_label(spec), 18, "text", 700, max_width=220)
            key = "rail.infoTraffic" if held.extra else "rail.info"
            info = say(key, v=value_word(rolled), n=coffee)
            canvas.text(22 + title + 12, 36, info, 16, "muted", 500, max_width=wide - title - 60)
            for index, option_ in enumerate(rail.options):
                self._face(canvas, painter, index, word, index == rail.picked, option_.legal)
                rect = self.face_rect(index)
                middle, under = rect.center().x(), rect.bottom() + 30
                if option_.value == rolled:
                    canvas.text(middle, under, say("rail.rolled"), 15, "muted", 500, "middle", max_width=84)
                elif option_.cost > coffee:
                    canvas.text(middle, under, say("rail.tooFar"), 15, "faint", 500, "middle", max_width=84)
                else:
                    ink = "text" if index == rail.picked else "muted"
                    self._cups(canvas, middle, rect.bottom() + 12, option_.cost, ink)
            value = rail.option.value
            shapes.button(
                canvas, self.button_rect("place"), say("button.place", value=face_word(value)), "Enter", "solid"
            )
            shapes.button(canvas, self.button_rect("back"), say("button.takeBack"), "Esc")

    def _face(self, canvas: Canvas, painter: QPainter, index: int, word: str, picked: bool, legal: bool) -> None:
        rect = self.face_rect(index)
        opacity = 1.0 if picked else 0.6 if legal else 0.3
        painter.setOpacity(1.0)
        faces = self.ground.faces
        if word == "traffic":
            self._traffic_face(canvas, index + 1, rect, opacity, picked)
            return
        box = centred(faces.box("board"))
        box.moveCenter(rect.center())
        faces.blit(painter, word, index + 1, "board", box.topLeft(), opacity=opacity)
        if picked:
            out = box.adjusted(-5, -5, 5, 5)
            outline = shape(word, out.x(), out.y(), out.width(), out.height(), faces.corner_k)
            canvas.path(outline, stroke="guide", sw=3)

    @staticmethod
    def _traffic_face(canvas: Canvas, value: int, rect: QRectF, opacity: float, picked: bool) -> None:
        """The traffic die of Synchronisation with another value (SY3)."""
        side = rect.width() - 6
        x, y = rect.center().x() - side / 2, rect.center().y() - side / 2
        with canvas.group(opacity=opacity):
            module_pieces.traffic_die(canvas, x, y, side, value, shadow=False)
        if picked:
            canvas.rect(x - 5, y - 5, side + 10, side + 10, 14, stroke="guide", sw=3)

    def _cups(self, canvas: Canvas, x: float, y: float, count: int, ink: str) -> None:
        if self.ground.places.cards:
            for i in range(count):
                cards.coin(canvas, x - 11.5 * (count - 1) + 23 * i, y + 11, 22, "cup")
            return
        for i in range(count):
            glyphs.cup(canvas, x - 11.5 * count + 23 * i, y, 22, col=ink, steam=False)


class AnswerItem(QGraphicsItem):
    """One or two buttons along the lower edge of the annunciator: the answers to a question, or "done" when marking.

    `labels`: what is written on the button for Enter and on the one for Esc; an empty text leaves it out.
    """

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self.ground = ground
        self.labels = ("", "")
        self.setZValue(41)
        self.setVisible(False)

    def show_labels(self, enter: str, esc: str) -> None:
        """Show these buttons; both empty hides the item."""
        if (enter, esc) != self.labels:
            self.prepareGeometryChange()
            self.labels = (enter, esc)
            self.setVisible(bool(enter or esc))
            self.update()

    def area(self) -> QRectF:
        """The strip under the message (scene units)."""
        panel = self.ground.places.panels["annunciator"]
        top = self.ground.places.message_box.bottom() + 4
        return QRectF(panel.x() + 18, top, self.ground.places.message_box.width(), panel.bottom() - 5 - top)

    def button_rect(self, name: str) -> QRectF:
        """ "enter" or "esc"."""
        area = self.area()
        both = all(self.labels)
        wide = (area.width() - 12) / 2 if both else area.width()
        x = area.x() if name == "enter" or not both else area.x() + wide + 12
        return QRectF(x, area.y(), wide, area.height())

    def hit(self, scene: QPointF) -> str | None:
        """The button under a point."""
        if not self.isVisible():
            return None
        for name, label in zip(("enter", "esc"), self.labels, strict=True):
            if label and self.target(name).contains(scene):
                return name
        return None

    def target(self, name: str) -> QRectF:
        """Where a pointer counts as on a button: down to the edge of the panel, up into the message box as far as
        44 px take it (ux 7)."""
        rect = self.button_rect(name).adjusted(-4, 0, 4, 5)
        rect.setTop(min(rect.top() - 4, rect.bottom() - MIN_TARGET_PX / max(self.ground.faces.scale, 0.01)))
        return rect

    def boundingRect(self) -> QRectF:
        """The strip."""
        return self.area().adjusted(-3, -1, 3, 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The buttons on the ground of the panel."""
        with _canvas(painter, self.ground) as canvas:
            canvas.box(self.area().adjusted(-2, 0, 2, 2), 0, fill="panel")
            for name, label, key in zip(("enter", "esc"), self.labels, ("Enter", "Esc"), strict=True):
                if label:
                    kind = "solid" if name == "enter" else "ghost"
                    shapes.button(canvas, self.button_rect(name), label, key, kind)


class FocusItem(QGraphicsItem):
    """The focus ring of the keyboard around a rectangle; `owner` "" or a seat's silhouette."""

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self.ground = ground
        self.rect = QRectF()
        self.owner = ""
        self.setZValue(70)
        self.setVisible(False)

    def surround(self, rect: QRectF | None, owner: str = "") -> None:
        """Around this rectangle (scene units), or nowhere."""
        self.prepareGeometryChange()
        self.setVisible(rect is not None)
        if rect is not None:
            self.rect, self.owner = rect, owner
        self.update()

    def boundingRect(self) -> QRectF:
        """The ring and its pen."""
        return self.rect.adjusted(-9, -9, 9, 9)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """3 wide, 3 away."""
        with _canvas(painter, self.ground) as canvas:
            shapes.focus_ring(canvas, self.rect, self.owner)


class Sprite(QGraphicsItem):
    """A picture that flies: a placed die, a cup, a reroll token, a plane, a token, the traffic die; with cards a card,
    coins and a joker.

    `pos` is its middle. Invisible until it is moved.
    """

    def __init__(self, ground: Ground, what: str, seat: str, face: int) -> None:
        super().__init__()
        self.ground = ground
        self.what = what
        self.seat = seat
        self.face = face
        self.setZValue(75)
        self.setVisible(False)

    def move(self, middle: QPointF, opacity: float) -> None:
        """To a place of the scene."""
        self.setVisible(opacity > 0.01)
        self.setOpacity(max(0.0, min(1.0, opacity)))
        self.setPos(middle)

    def boundingRect(self) -> QRectF:
        """Around the middle."""
        return QRectF(-46, -46, 92, 92)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Dice are copied, cups and tokens are few."""
        if self.what == "die":
            corner = centred(self.ground.faces.box("board")).topLeft()
            self.ground.faces.blit(painter, self.seat, self.face, "board", corner)
            return
        with _canvas(painter, self.ground) as canvas:
            if self.ground.places.cards:
                self._card_game(canvas)
            elif self.what == "cup":
                glyphs.cup(canvas, -17, -17, 34)
            elif self.what == "plane":
                glyphs.plane(canvas, 0, 0, 34, "text", -90)
            elif self.what == "penguin":
                module_signs.module(canvas, 0, 0, "penguins", "text", "well", 34)
            elif self.what == "token":
                module_pieces.token(canvas, -27, -27, 54, self.face, "next")
            elif self.what == "traffic":
                module_pieces.traffic_die(canvas, -28, -28, 56, self.face)
            else:
                glyphs.reroll(canvas, -26, -26, 52, "text")

    def _card_game(self, canvas: Canvas) -> None:
        if self.what == "reroll":
            cards.joker(canvas, QRectF(-21.5, -30, 43, 60))
        else:
            cards.coin(canvas, 0, 0, 30, "plane" if self.what == "plane" else "cup")


class PulseItem(QGraphicsItem):
    """A ring that shows once and fades."""

    def __init__(self, ground: Ground, centre: QPointF, radius: float, color: str) -> None:
        super().__init__()
        self.ground = ground
        self.radius = radius
        self.color = color
        self.level = 0.0
        self.setPos(centre)
        self.setZValue(60)

    def frame(self, k: float) -> None:
        """Brightest in the middle of its time."""
        self.level = max(0.0, 1.0 - abs(2 * k - 1))
        self.update()

    def boundingRect(self) -> QRectF:
        """The ring and its pen."""
        out = self.radius + 8
        return QRectF(-out, -out, 2 * out, 2 * out)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """One circle."""
        if self.level > 0:
            with _canvas(painter, self.ground) as canvas:
                canvas.circ(0, 0, self.radius, stroke=self.color, sw=7, op=self.level)


class RingItem(QGraphicsItem):
    """The ring of a joint agreement in a seat's tray (06): held with the visor key, or clicked."""

    RADIUS = 40.0

    def __init__(self, ground: Ground, seat: str) -> None:
        super().__init__()
        self.ground = ground
        self.seat = seat
        self.key = ""
        self.progress = 0.0
        self.ticked = False
        self.setZValue(50)
        self.setVisible(False)

    def show_state(self, shown: bool, key: str, progress: float, ticked: bool) -> None:
        """Visible or not, the cap of the key, how full, and whether this seat has agreed."""
        if (shown, key, progress, ticked) == (self.isVisible(), self.key, self.progress, self.ticked):
            return
        self.key, self.progress, self.ticked = key, progress, ticked
        self.setVisible(shown)
        self.update()

    def holds(self, scene: QPointF) -> bool:
        """Whether a point lies on the ring."""
        way = scene - self.pos()
        return self.isVisible() and math.hypot(way.x(), way.y()) <= self.RADIUS + 8

    def boundingRect(self) -> QRectF:
        """Ring and ground."""
        out = self.RADIUS + 16
        return QRectF(-out, -out, 2 * out, 2 * out)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """On a ground of its own: after a loss covered dice may lie under it."""
        with _canvas(painter, self.ground) as canvas:
            canvas.circ(0, 0, self.RADIUS + 12, fill="well", stroke="line", sw=1.2)
            if self.ticked:
                paint_ring(canvas, 0, 0, self.RADIUS, 1.0, self.seat, 6)
                glyphs.tick(canvas, -14, -14, 28, self.seat, 4)
            else:
                paint_seat_ring(canvas, 0, 0, self.seat, self.key, self.progress, r=self.RADIUS)
