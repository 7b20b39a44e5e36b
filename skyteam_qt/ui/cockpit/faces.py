"""Ready pictures for the live items: die faces, space states and glows, so that a frame only copies pixels.

All pictures of a store are made at once when the store is made. A store that was filled on demand would tell by its
contents which values have been looked at. Stores belong to one scale and one device pixel ratio: make new ones when
either or the theme changes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from skyteam_qt.ui.cockpit.layout import CockpitLayout, SpaceSpec
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


def lifted_shadow(
    theme: Theme, seat: str, size: tuple[float, float], corner: float, scale: float, dpr: float
) -> Picture:
    """The soft shadow of a lifted die or card: layers of one silhouette, thinning outwards like a blur of 9."""
    wide, high = size
    reach = 2.4 * _BLUR
    picture = Picture(size, reach + _LIFT, theme, scale, dpr)
    painter, canvas = picture.open()
    steps = 24
    covered = 0.0
    with canvas:
        for step in range(steps + 1):
            out = reach - 2 * reach * step / steps
            wanted = 0.55 * 0.5 * math.erfc(out / (_BLUR * math.sqrt(2)))
            layer = (wanted - covered) / (1 - covered)
            covered = wanted
            box = QRectF(4 - out, _LIFT - out, wide + 2 * out, high + 2 * out)
            soft = min(0.5, (wide * corner + max(0.0, out) * 0.9) / box.width())
            owner = "pilot" if out > 4 else seat
            canvas.path(shape(owner, box.x(), box.y(), box.width(), box.height(), soft), fill="black", op=layer)
    painter.end()
    return picture


class Faces:
    """Ready pictures of one kind of piece, dice or cards: all faces by seat, face and size, and a shadow by seat."""

    _pictures: dict[tuple[str, int | str, str], Picture]
    _shadows: dict[str, Picture]

    def pixmap(self, seat: str, face: int | str, size: str) -> QPixmap:
        """The picture of one face, with a margin around the piece."""
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
        """Copies a face; `corner` is its top left corner in the painter's coordinates.

        lifted: with the large soft shadow of a piece in the hand (size "drag").
        """
        if lifted:
            self._shadows[seat].blit(painter, corner, opacity)
        self._pictures[seat, face, size].blit(painter, corner, opacity)


class DieFaces(Faces):
    """All faces of the dice of both seats: values 1 to 6, covered "A" to "D" and "" (covered, no letter).

    sizes: "tray", "drag" (without its own shadow, see `blit`), "board" (face up only). style: "pips", "numerals",
    "both". tray: side of a tray place in scene units (84 tall, 76 wide). `CardFaces` is used in the same way.
    """

    corner_k = 0.24
    """Corner of the silhouette, for rings and marks around it."""

    def __init__(
        self, theme: Theme, scale: float, dpr: float = 1.0, tray: float | None = None, style: str = "pips"
    ) -> None:
        self.scale, self.dpr = scale, dpr
        self.sides = {
            "tray": float(tray if tray is not None else theme.size("trayDie")),
            "drag": float(theme.size("dragDie")),
            "board": float(theme.size("boardDie")),
        }
        self._pictures, self._shadows = {}, {}
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
            side = self.sides["drag"]
            self._shadows[seat] = lifted_shadow(theme, seat, (side, side), self.corner_k, scale, dpr)

    def side(self, size: str) -> float:
        """The side of a die in scene units."""
        return self.sides[size]

    def box(self, size: str) -> QSizeF:
        """Width and height in scene units."""
        return QSizeF(self.sides[size], self.sides[size])


class Glows:
    """The glow around a legal space, one per owner ("pilot", "copilot", "both") and width of a space."""

    def __init__(self, theme: Theme, scale: float, dpr: float = 1.0, sides: Iterable[float] = ()) -> None:
        self.side = float(theme.size("space"))
        self.radius = self.side * 0.92
        self._pictures: dict[tuple[str, float], Picture] = {}
        for side in {self.side, *sides}:
            for owner in (*SEATS, "both"):
                radius = side * 0.92
                picture = Picture((2 * radius, 2 * radius), 1, theme, scale, dpr)
                painter, canvas = picture.open()
                with canvas:
                    canvas.circ(radius, radius, radius, fill="gGlowB" if owner == "pilot" else "gGlowW")
                painter.end()
                self._pictures[owner, side] = picture

    def blit(
        self, painter: QPainter, owner: str, centre: QPointF, opacity: float = 1.0, side: float | None = None
    ) -> None:
        """Copies the glow around `centre` (painter coordinates). side: width of the space, of those made."""
        side = side if (owner, side) in self._pictures and side is not None else self.side
        corner = centre - QPointF(side * 0.92, side * 0.92)
        self._pictures[owner, side].blit(painter, corner, opacity)


_Kind = tuple[str, str, tuple[float, float], bool]


def _kind(spec: SpaceSpec, label: str) -> _Kind:
    """Owner, label, size, and whether it says "any" where it has no label: spaces of one kind look alike."""
    return spec.owner, label, (spec.rect.width(), spec.rect.height()), spec.speaks


class SpaceFaces:
    """Every space in every state, without glow: what a live space item copies over the idle one of the layer.

    Spaces that look alike (same owner, same numbers) share their pictures. any_word: what is written on spaces that
    take every value. not_word: what is written above the value that a training space does not take; `labels` says which
    value that is now (`CockpitFacts.labels`).
    """

    def __init__(
        self,
        theme: Theme,
        layout: CockpitLayout,
        scale: float,
        dpr: float = 1.0,
        any_word: str = "",
        not_word: str = "",
    ) -> None:
        self.labels: Mapping[str, str] = {}
        self._kinds = {name: _kind(spec, spec.label) for name, spec in layout.specs.items()}
        self._mute = {name: spec for name, spec in layout.specs.items() if not spec.label and not spec.speaks}
        self._pictures: dict[tuple[_Kind, str], Picture] = {}
        kinds = [*self._kinds.values()]
        kinds += [_kind(spec, str(value)) for spec in self._mute.values() for value in VALUES]
        for kind in dict.fromkeys(kinds):
            owner, label, size, speaks = kind
            word, above = (any_word, "") if speaks else ("", not_word)
            for state in STATES:
                picture = Picture(size, _SPACE_MARGIN, theme, scale, dpr)
                painter, canvas = picture.open()
                cups = int(state[4:]) if state.startswith("cups") else 0
                with canvas:
                    rect = QRectF(0, 0, *size)
                    name = "cups" if cups else state
                    shapes.space(canvas, rect, owner, label, name, cups, word, glow=False, above=above)
                painter.end()
                self._pictures[kind, state] = picture

    def blit(
        self, painter: QPainter, space: str, state: str, corner: QPointF, cups: int = 0, opacity: float = 1.0
    ) -> None:
        """Copies a space; `corner` is its top left corner in the painter's coordinates."""
        name = f"cups{max(1, min(3, cups))}" if state == "cups" else state
        kind = self._kinds[space]
        if space in self._mute and (value := self.labels.get(space, "")):
            kind = _kind(self._mute[space], value)
        self._pictures[kind, name].blit(painter, corner, opacity)
