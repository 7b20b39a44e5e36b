"""Ready pictures for the live items: die faces, space states and glows, so that a frame only copies pixels.

All pictures of a store are made at once when the store is made. A store that was filled on demand would tell by its
contents which values have been looked at. Stores belong to one scale and one device pixel ratio: make new ones when
either or the theme changes.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import glyphs, shapes
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.silhouette import shape
from skyteam_qt.ui.theme import Theme

SEATS = ("pilot", "copilot")
VALUES = (1, 2, 3, 4, 5, 6)
LETTERS = ("A", "B", "C", "D")
STATES = ("idle", "lit", "noglow", "hover", "cups1", "cups2", "cups3", "dim")
_DIE_MARGIN = 6.0
_SPACE_MARGIN = 16.0
_LIFT = 16.0
_BLUR = 9.0


class Picture:
    """A pixmap and the place of the drawing's corner in it (whole device pixels)."""

    def __init__(self, size: tuple[float, float], margin: float, theme: Theme, scale: float, dpr: float) -> None:
        """An empty picture for a drawing of `size` scene units with `margin` scene units around."""
        k = scale * dpr
        self._edge = math.ceil(margin * k)
        self.pixmap = QPixmap(math.ceil(size[0] * k) + 2 * self._edge, math.ceil(size[1] * k) + 2 * self._edge)
        self.pixmap.setDevicePixelRatio(dpr)
        self.pixmap.fill(Qt.GlobalColor.transparent)
        self._theme, self._scale, self._dpr = theme, scale, dpr

    def open(self) -> tuple[QPainter, Canvas]:
        """A painter and a canvas whose (0, 0) is the drawing's corner; close both."""
        painter = QPainter(self.pixmap)
        at = QPointF(self._edge / self._dpr, self._edge / self._dpr)
        return painter, Canvas(painter, self._theme, self._scale, at)

    def blit(self, painter: QPainter, corner: QPointF, opacity: float = 1.0) -> None:
        """Copies the picture with the drawing's corner at `corner` (painter coordinates), on whole device pixels."""
        transform = painter.worldTransform()
        dpr = self._dpr
        at = transform.map(corner)
        x, y = round(at.x() * dpr) - self._edge, round(at.y() * dpr) - self._edge
        before = painter.opacity()
        painter.setWorldTransform(QTransform())
        painter.setOpacity(before * opacity)
        painter.drawPixmap(QPointF(x / dpr, y / dpr), self.pixmap)
        painter.setOpacity(before)
        painter.setWorldTransform(transform)


class DieFaces:
    """All faces of the dice of both seats: values 1 to 6, covered "A" to "D" and "" (covered, no letter).

    sizes: "tray", "drag" (without its own shadow, see `blit`), "board" (face up only). style: "pips", "numerals",
    "both". tray: side of a tray place in scene units (84 tall, 76 wide).
    """

    def __init__(
        self, theme: Theme, scale: float, dpr: float = 1.0, tray: float | None = None, style: str = "pips"
    ) -> None:
        self.scale, self.dpr = scale, dpr
        self.sides = {
            "tray": float(tray if tray is not None else theme.size("trayDie")),
            "drag": float(theme.size("dragDie")),
            "board": float(theme.size("boardDie")),
        }
        self._pictures: dict[tuple[str, int | str, str], Picture] = {}
        self._shadows: dict[str, Picture] = {}
        for seat in SEATS:
            for size, side in self.sides.items():
                faces: tuple[int | str, ...] = VALUES if size == "board" else (*VALUES, *LETTERS, "")
                for face in faces:
                    picture = Picture((side, side), _DIE_MARGIN, theme, scale, dpr)
                    painter, canvas = picture.open()
                    with canvas:
                        if isinstance(face, int):
                            glyphs.die(canvas, 0, 0, side, seat, face, style, shadow=size != "drag")
                        else:
                            glyphs.covered_die(canvas, 0, 0, side, seat, face, shadow=size != "drag")
                    painter.end()
                    self._pictures[seat, face, size] = picture
            self._shadows[seat] = self._shadow(theme, seat)

    def _shadow(self, theme: Theme, seat: str) -> Picture:
        """The soft shadow of a lifted die: layers of one silhouette, thinning outwards like a blur of 9."""
        side = self.sides["drag"]
        reach = 2.4 * _BLUR
        picture = Picture((side, side), reach + _LIFT, theme, self.scale, self.dpr)
        painter, canvas = picture.open()
        steps = 24
        covered = 0.0
        with canvas:
            for step in range(steps + 1):
                out = reach - 2 * reach * step / steps
                wanted = 0.55 * 0.5 * math.erfc(out / (_BLUR * math.sqrt(2)))
                layer = (wanted - covered) / (1 - covered)
                covered = wanted
                box = QRectF(4 - out, _LIFT - out, side + 2 * out, side + 2 * out)
                soft = min(0.5, (side * 0.24 + max(0.0, out) * 0.9) / box.width())
                owner = "pilot" if out > 4 else seat
                canvas.path(shape(owner, box.x(), box.y(), box.width(), box.height(), soft), fill="black", op=layer)
        painter.end()
        return picture

    def side(self, size: str) -> float:
        """The side of a die in scene units."""
        return self.sides[size]

    def pixmap(self, seat: str, face: int | str, size: str) -> QPixmap:
        """The picture of one face, with a margin around the die."""
        return self._pictures[seat, face, size].pixmap

    def blit(
        self,
        painter: QPainter,
        seat: str,
        face: int | str,
        size: str,
        corner: QPointF,
        *,
        lifted: bool = False,
        opacity: float = 1.0,
    ) -> None:
        """Copies a face; `corner` is the die's top left corner in the painter's coordinates.

        lifted: with the large soft shadow of a die in the hand (size "drag").
        """
        if lifted:
            self._shadows[seat].blit(painter, corner, opacity)
        self._pictures[seat, face, size].blit(painter, corner, opacity)


class Glows:
    """The glow around a legal space, one per owner ("pilot", "copilot", "both")."""

    def __init__(self, theme: Theme, scale: float, dpr: float = 1.0) -> None:
        side = float(theme.size("space"))
        self.radius = side * 0.92
        self._pictures: dict[str, Picture] = {}
        for owner in (*SEATS, "both"):
            picture = Picture((2 * self.radius, 2 * self.radius), 1, theme, scale, dpr)
            painter, canvas = picture.open()
            with canvas:
                canvas.circ(self.radius, self.radius, self.radius, fill="gGlowB" if owner == "pilot" else "gGlowW")
            painter.end()
            self._pictures[owner] = picture

    def blit(self, painter: QPainter, owner: str, centre: QPointF, opacity: float = 1.0) -> None:
        """Copies the glow around `centre` (painter coordinates)."""
        corner = centre - QPointF(self.radius, self.radius)
        self._pictures[owner].blit(painter, corner, opacity)


class SpaceFaces:
    """Every space in every state, without glow: what a live space item copies over the idle one of the layer.

    Spaces that look alike (same owner, same numbers) share their pictures. any_word: what is written on spaces that
    take every value.
    """

    def __init__(self, theme: Theme, layout: CockpitLayout, scale: float, dpr: float = 1.0, any_word: str = "") -> None:
        self._kinds = {name: (spec.owner, spec.label, spec.rect.width()) for name, spec in layout.specs.items()}
        self._pictures: dict[tuple[tuple[str, str, float], str], Picture] = {}
        for kind in dict.fromkeys(self._kinds.values()):
            owner, label, side = kind
            for state in STATES:
                picture = Picture((side, side), _SPACE_MARGIN, theme, scale, dpr)
                painter, canvas = picture.open()
                cups = int(state[4:]) if state.startswith("cups") else 0
                with canvas:
                    rect = QRectF(0, 0, side, side)
                    name = "cups" if cups else state
                    shapes.space(canvas, rect, owner, label, name, cups, any_word, glow=False)
                painter.end()
                self._pictures[kind, state] = picture

    def blit(
        self, painter: QPainter, space: str, state: str, corner: QPointF, cups: int = 0, opacity: float = 1.0
    ) -> None:
        """Copies a space; `corner` is its top left corner in the painter's coordinates."""
        name = f"cups{max(1, min(3, cups))}" if state == "cups" else state
        self._pictures[self._kinds[space], name].blit(painter, corner, opacity)
