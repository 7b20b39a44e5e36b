"""A canvas in scene units on top of a QPainter.

Shapes are scaled by the painter and snapped to whole device pixels where they are upright boxes or lines. Text is
never scaled: it is set in a font of real size (size times scale, never below 12 device-independent px), shrunk to fit
and cut with an ellipsis only at the floor.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform

from skyteam_qt.ui.draw import breaks
from skyteam_qt.ui.draw.brushes import Fill, brush_of, hatch_tile
from skyteam_qt.ui.draw.paths import path_of
from skyteam_qt.ui.theme import Theme

__all__ = ["Canvas", "Fill"]

_ALIGN = {"start": 0.0, "middle": 0.5, "end": 1.0}
_SHIFT = 0.36
"""Height of the middle of capitals above the baseline, in parts of the font size."""
_NO_PEN = QPen(Qt.PenStyle.NoPen)


class Canvas:
    """Paints in scene units.

    painter: an active painter. scale: device-independent px per scene unit, or None where the painter's transform
    already is that of the scene (in `QGraphicsItem.paint`). origin: where the scene's corner lies on the device
    (device-independent px, best on a whole device pixel). `close()` (or leaving a `with`) puts the painter back.
    """

    def __init__(
        self, painter: QPainter, theme: Theme, scale: float | None = 1.0, origin: QPointF | None = None
    ) -> None:
        self.painter = painter
        self.theme = theme
        base = QTransform(painter.worldTransform())
        if origin is not None:
            base.translate(origin.x(), origin.y())
        if scale is not None:
            base.scale(scale, scale)
        self.scale = scale if scale is not None else math.hypot(base.m11(), base.m12())
        device = painter.device()
        self.dpr = device.devicePixelRatioF() if device is not None else 1.0
        whole = base.m11() * self.dpr
        self._k = whole if base.m12() == 0 and base.m21() == 0 and base.m11() == base.m22() else 0.0
        self._ox, self._oy = base.dx() * self.dpr, base.dy() * self.dpr
        self._depth = 0
        self._opacity = painter.opacity()
        self.cut: list[str] = []
        """Texts that had to be cut with an ellipsis; a test of the layout keeps this empty."""
        self.remember = False
        """Whether text measures may be kept in the theme; only while public texts are painted."""
        self._brushes = theme.brushes
        self._pens = theme.pens
        painter.save()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.setWorldTransform(base)

    def close(self) -> None:
        self.painter.restore()

    def __enter__(self) -> Canvas:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- pens, brushes, pixels --------------------------------------------------------------------------------
    def brush(self, fill: Fill) -> QBrush:
        if isinstance(fill, str):
            found = self._brushes.get(fill)
            if found is None:
                found = self._brushes[fill] = brush_of(self.theme, fill)
            return found
        return brush_of(self.theme, fill)

    def pen(self, stroke: Fill, width: float, dash: tuple[float, ...] = (), round_ends: bool = True) -> QPen:
        """A pen of `width` scene units; `dash` in scene units too."""
        if stroke is None:
            return _NO_PEN
        key = (stroke, width, dash, round_ends) if isinstance(stroke, str) else None
        if key is not None and (found := self._pens.get(key)) is not None:
            return found
        pen = QPen(self.brush(stroke), width)
        if round_ends:
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        else:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        if dash:
            pen.setDashPattern([part / width for part in dash])
        if key is not None:
            if len(self._pens) > 1000:
                self._pens.clear()
            self._pens[key] = pen
        return pen

    @property
    def opacity(self) -> float:
        """How far everything is faded here (`group`)."""
        return self._opacity

    @property
    def px(self) -> float:
        """Scene units of one device-independent px."""
        return 1.0 / self.scale

    def snap_x(self, x: float) -> float:
        """The nearest scene x on a whole device pixel (unchanged inside a rotated group)."""
        return (round(self._ox + x * self._k) - self._ox) / self._k if self._k and not self._depth else x

    def snap_y(self, y: float) -> float:
        return (round(self._oy + y * self._k) - self._oy) / self._k if self._k and not self._depth else y

    def snap(self, rect: QRectF) -> QRectF:
        """The rectangle with its edges on whole device pixels."""
        x, y = self.snap_x(rect.x()), self.snap_y(rect.y())
        return QRectF(x, y, self.snap_x(rect.right()) - x, self.snap_y(rect.bottom()) - y)

    def _whole_width(self, width: float) -> tuple[float, float]:
        """A stroke of whole device pixels, and how far its middle is from a pixel edge (scene units)."""
        if not self._k or self._depth:
            return width, 0.0
        pixels = max(1, math.floor(width * self._k + 0.4))
        return pixels / self._k, (0.5 / self._k if pixels % 2 else 0.0)

    # --- groups -----------------------------------------------------------------------------------------------
    @contextmanager
    def group(
        self, dx: float = 0, dy: float = 0, rotate: float = 0, scale: float = 1, opacity: float = 1
    ) -> Iterator[None]:
        """Everything inside is moved, then turned (degrees, clockwise), then scaled, and faded."""
        painter = self.painter
        moved = bool(dx or dy or rotate or scale != 1)
        before_opacity = self._opacity
        if moved:
            before = painter.worldTransform()
            after = QTransform(before)
            after.translate(dx, dy)
            if rotate:
                after.rotate(rotate)
            if scale != 1:
                after.scale(scale, scale)
            painter.setWorldTransform(after)
            self._depth += 1
        if opacity != 1:
            self._opacity = before_opacity * opacity
            painter.setOpacity(self._opacity)
        try:
            yield
        finally:
            if moved:
                painter.setWorldTransform(before)
                self._depth -= 1
            if opacity != 1:
                self._opacity = before_opacity
                painter.setOpacity(before_opacity)

    def _ink(self, fill: Fill, pen: QPen, opacity: float) -> None:
        painter = self.painter
        painter.setBrush(self.brush(fill))
        painter.setPen(pen)
        painter.setOpacity(self._opacity * opacity)

    # --- shapes -----------------------------------------------------------------------------------------------
    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        r: float = 0,
        fill: Fill = None,
        stroke: Fill = None,
        sw: float = 1,
        op: float = 1,
        dash: tuple[float, ...] = (),
    ) -> None:
        """A box with round corners, its edges on whole device pixels."""
        left, top = self.snap_x(x), self.snap_y(y)
        wide, high = max(0.0, self.snap_x(x + w) - left), max(0.0, self.snap_y(y + h) - top)
        r = min(r, wide / 2, high / 2)
        if stroke is None or dash:
            if dash:
                width, shift = self._whole_width(sw)
                left, top, wide, high = left + shift, top + shift, wide - 2 * shift, high - 2 * shift
                self._ink(fill, self.pen(stroke, width, dash, False), op)
            else:
                self._ink(fill, _NO_PEN, op)
            self.painter.drawRoundedRect(QRectF(left, top, wide, high), r, r)
            return
        # An outline is filled as a ring: far quicker than the stroker, and its edges lie on whole pixels.
        width, shift = self._whole_width(sw)
        out = width / 2 - shift
        outer = QRectF(left - out, top - out, wide + 2 * out, high + 2 * out)
        inner = outer.adjusted(width, width, -width, -width)
        if fill is not None:
            self._ink(fill, _NO_PEN, op)
            self.painter.drawRoundedRect(QRectF(left, top, wide, high), r, r)
        ring = QPainterPath()
        ring.addRoundedRect(outer, r + out, r + out)
        if inner.isValid():
            ring.addRoundedRect(inner, max(0.0, r + out - width), max(0.0, r + out - width))
        self._ink(stroke, _NO_PEN, op)
        self.painter.drawPath(ring)

    def box(self, rect: QRectF, r: float = 0, **ink: object) -> None:
        """`rect` for a QRectF."""
        self.rect(rect.x(), rect.y(), rect.width(), rect.height(), r, **ink)  # type: ignore[arg-type]

    def path(
        self,
        data: str | QPainterPath,
        fill: Fill = None,
        stroke: Fill = None,
        sw: float = 1,
        op: float = 1,
        dash: tuple[float, ...] = (),
    ) -> None:
        """SVG path data or a ready path."""
        self._ink(fill, self.pen(stroke, sw, dash), op)
        self.painter.drawPath(path_of(data) if isinstance(data, str) else data)

    def circ(
        self,
        x: float,
        y: float,
        r: float,
        fill: Fill = None,
        stroke: Fill = None,
        sw: float = 1,
        op: float = 1,
        dash: tuple[float, ...] = (),
    ) -> None:
        self._ink(fill, self.pen(stroke, sw, dash), op)
        self.painter.drawEllipse(QPointF(x, y), r, r)

    def line(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        stroke: Fill,
        sw: float = 1,
        op: float = 1,
        dash: tuple[float, ...] = (),
    ) -> None:
        """A line with round ends; an upright or level one (from left to right) lies on whole device pixels."""
        width = sw
        if x1 == x2 or y1 == y2:
            width, shift = self._whole_width(sw)
            if y1 == y2:
                y1 = y2 = self.snap_y(y1 - shift) + shift
            else:
                x1 = x2 = self.snap_x(x1 - shift) + shift
        if dash and y1 == y2 and len(dash) == 2:
            # Flat dashes, longer by their round ends: far quicker than the stroker on a long line.
            on, off = dash[0] + width, dash[1] - width
            count = math.ceil((x2 - x1) / (on + off))
            self._ink(None, self.pen(stroke, width, (), False), op)
            starts = [x1 - width / 2 + i * (on + off) for i in range(count)]
            self.painter.drawLines([QLineF(x, y1, min(x + on, x2), y1) for x in starts])
            return
        self._ink(None, self.pen(stroke, width, dash), op)
        self.painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))

    def hatch(self, shape: QPainterPath, kind: str, op: float = 1) -> None:
        """Fills a convex shape with a pattern: "hatchP" stripes, "hatchC" diagonals, "hatchN" thin diagonals."""
        k = self._k or self.scale * self.dpr
        key = f"{kind} {k:.4f}"
        brush = self._brushes.get(key)
        if brush is None:
            brush = QBrush(hatch_tile(self.theme, kind, k))
            brush.setTransform(QTransform.fromScale(1 / k, 1 / k))
            self._brushes[key] = brush
        self._ink(brush, _NO_PEN, op)
        self.painter.drawPath(shape)

    # --- text -------------------------------------------------------------------------------------------------
    def metrics(self, size: float, weight: int = 400, kind: str = "ui") -> QFontMetricsF:
        """The measure of a text size as it will be drawn (device-independent px)."""
        return self.theme.font_and_metrics(size * self.scale * self.theme.large_text, weight, kind)[1]

    def text_width(self, text: str, size: float, weight: int = 400, kind: str = "ui") -> float:
        """Width in scene units as it will be drawn, without shrinking."""
        px = max(self.theme.floor_px, size * self.scale * self.theme.large_text)
        return self.theme.text_width(text, px, weight, kind, self.remember) / self.scale

    def fits(self, text: str, size: float, max_width: float, weight: int = 400, kind: str = "ui") -> bool:
        """Whether the text, shrunk to the floor at worst, stays whole in `max_width` scene units."""
        return (
            self.theme.text_width(text, self.theme.floor_px, weight, kind, self.remember)
            <= max_width * self.scale + 0.5
        )

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 16,
        fill: Fill = "text",
        w: int = 400,
        a: str = "start",
        kind: str = "ui",
        op: float = 1,
        max_width: float | None = None,
        drop: bool = False,
        cap: float | None = None,
    ) -> float:
        """One line of text; `y` is the baseline of the wanted size. Returns the width drawn, in scene units.

        a: "start", "middle", "end". max_width: scene units; shrinks px by px to the floor, then cuts. drop: caption
        and tiny texts, left out instead of cut (returns 0). A text that had to be made larger or smaller than wanted
        keeps the middle of its capitals. cap: the largest size in scene units, whatever large text asks for.
        """
        theme, scale = self.theme, self.scale
        wanted = size * scale
        floor = round(theme.floor_px)
        px = max(floor, round(wanted * theme.large_text))
        if cap is not None:
            px = max(floor, min(px, round(max(cap, size) * scale)))
        width = theme.text_width(text, px, w, kind, self.remember)
        if max_width is not None and width > max_width * scale + 0.5:
            room = max_width * scale + 0.5
            px = max(floor, min(px, math.ceil(px * room / width)))
            width = theme.text_width(text, px, w, kind, self.remember)
            while width > room and px > floor:
                px -= 1
                width = theme.text_width(text, px, w, kind, self.remember)
            if width > room:
                if drop:
                    return 0.0
                metrics = theme.font_and_metrics(px, w, kind)[1]
                self.cut.append(text)
                text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
                width = metrics.horizontalAdvance(text)
        painter = self.painter
        transform = painter.worldTransform()
        at = transform.map(QPointF(x, y))
        dpr = self.dpr
        left = at.x() - width * _ALIGN[a]
        base = at.y() + (px - wanted) * _SHIFT
        painter.setWorldTransform(QTransform())
        painter.setFont(theme.font_and_metrics(px, w, kind)[0])
        painter.setPen(self.brush(fill).color())
        painter.setOpacity(self._opacity * op)
        painter.drawText(QPointF(round(left * dpr) / dpr, round(base * dpr) / dpr), text)
        painter.setWorldTransform(transform)
        return width / scale

    def paragraph(self, rect: QRectF, lines: list[tuple[str, float, Fill, int]], max_lines: int = 3) -> None:
        """Some lines (text, size, fill, weight) set into a box one under the other, wrapped at words where they must.

        All shrink together until they fit in width, height and `max_lines`; only at the floor is a line cut. The
        block is centred in height.
        """
        lines = [line for line in lines if line[0]]
        floor, scale = round(self.theme.floor_px), self.scale
        wide, high = rect.width() * scale, rect.height() * scale
        shrink = 1.0
        while True:
            pixels = [max(floor, round(size * scale * self.theme.large_text * shrink)) for _, size, _, _ in lines]
            pieces = [
                self._wrapped(text, px, wide, weight) for (text, _, _, weight), px in zip(lines, pixels, strict=True)
            ]
            count = sum(map(len, pieces))
            total = sum(len(part) * px for part, px in zip(pieces, pixels, strict=True))
            if (count <= max_lines and total * 1.2 <= high - 6 * scale) or all(px == floor for px in pixels):
                break
            shrink -= 0.04
        spare = max_lines - len(lines)
        placed: list[tuple[str, int, Fill, int]] = []
        for (_, _, fill, weight), part, px in zip(lines, pieces, pixels, strict=True):
            keep = min(len(part), 1 + max(0, spare))
            spare -= keep - 1
            part = [*part[: keep - 1], breaks.joined(part[keep - 1 :])]
            placed.extend((piece, px, fill, weight) for piece in part)
        if not placed:
            return
        lead = min(1.6 if len(placed) < 3 else 1.25, high / sum(px for _, px, _, _ in placed))
        y = (high - sum(px for _, px, _, _ in placed) * lead) / 2
        for text, px, fill, weight in placed:
            size = px / scale / self.theme.large_text
            middle = rect.y() + (y + px * lead / 2) / scale
            self.text(rect.x(), middle + size * _SHIFT, text, size, fill, weight, max_width=rect.width())
            y += px * lead

    def _wrapped(self, text: str, px: float, room: float, weight: int) -> list[str]:
        """The text in lines of at most `room` device-independent px, broken where `breaks` says."""
        pieces: list[str] = []
        line = ""
        for part in breaks.parts(text):
            longer = line + part
            if line and self.theme.text_width(longer.rstrip(), px, weight, "ui", self.remember) > room:
                pieces.append(line.rstrip())
                line = part
            else:
                line = longer
        return [*pieces, line.rstrip()]
