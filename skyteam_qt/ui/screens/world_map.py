"""The map of the start screen: coasts from `world.json`, one mark for each airport whose flights are built.

Land is painted once for each size into a pixmap (and without a wide pen: those are dear); marks and labels are painted
over it, and each mark is a real button for keys and screen readers.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from struct import pack
from typing import Any

from PySide6.QtCore import QByteArray, QDataStream, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from skyteam_qt.content.files import read_json
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.screens.marks import airport_label, airport_mark
from skyteam_qt.ui.services import FlightCard
from skyteam_qt.ui.widgets.buttons import Pressable
from skyteam_qt.ui.widgets.look import Look, Styled

UNIT = 10
"""Points of `world.json` are in tenths."""

# Where labels stand and which marks are pushed apart: fixed by hand, never worked out at run time (ux-more 5).
_WORLD_SIDES = {
    "YUL": "ur", "LGA": "r", "ATL": "l", "SXM": "r", "TGU": "l", "GIG": "r", "CPT": "r",
    "PBH": "u", "KUL": "l", "PEK": "ul", "HND": "r", "SYD": "u", "NZIR": "u",
}  # fmt: skip
_EUROPE_SIDES = {
    "KEF": "r", "TER": "r", "MAD": "r", "LHR": "l", "CDG": "dl", "DUS": "u",
    "PRG": "d", "BLQ": "dl", "BUD": "r", "WAW": "u", "KBP": "d", "OSL": "l",
}  # fmt: skip
_PUSH = {"YUL": (3.0, -8.0), "LGA": (2.0, 6.0)}

_WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


@cache
def _region(name: str) -> dict[str, Any]:
    found: dict[str, Any] = read_json("world")[name]
    return found


def _polygons(rings: Sequence[Sequence[int]]) -> tuple[QPolygonF, ...]:
    """Rings of `world.json` as polygons, through Qt's own stream: a point at a time would cost the first paint 8 ms."""
    numbers = b"".join(pack(f">I{len(ring)}d", len(ring) // 2, *ring) for ring in rings)
    stream = QDataStream(QByteArray(numbers))
    polygons = tuple(QPolygonF() for _ in rings)
    for polygon in polygons:
        stream >> polygon
    return polygons


@cache
def _land(name: str) -> tuple[QPolygonF, ...]:
    return _polygons(_region(name)["land"])


class MapView(Styled, QWidget):
    """The world, or the inset of Europe. `chosen(code)`: a mark was pressed.

    `left(code, key)`: an arrow led out of this map. `inset_asked()`: the frame of Europe was pressed.
    """

    chosen = Signal(str)
    left = Signal(str, int)
    inset_asked = Signal()

    def __init__(self, region: str, cards: Sequence[FlightCard], selected: str = "") -> None:
        super().__init__()
        self._name = region
        self._size = tuple(_region(region)["viewBox"][2:])
        self.selected = selected
        self._by_code: dict[str, list[FlightCard]] = {}
        for card in cards:
            # an own airport has no place on it, unless it is one that everybody knows
            if (region == "world" and (card.x or card.y)) or card.europe is not None:
                self._by_code.setdefault(card.code, []).append(card)
        self._inset = region == "world" and any(card.europe for card in cards)
        self._marks = {code: Mark(self, code, own) for code, own in self._shown().items()}
        self._all = tuple(cards)
        self._found: frozenset[str] | None = None
        """Airports that have what the filter asks for; None: nothing is asked for."""
        self.frame = (
            FrameButton(self, sum(1 for own in self._by_code.values() if own[0].europe)) if self._inset else None
        )
        self._layer: QPixmap | None = None
        self._layer_key: tuple[object, ...] = ()
        self.setAccessibleName(say("start.map"))
        self.setMinimumSize(260, 140)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _shown(self) -> Mapping[str, list[FlightCard]]:
        """Airports with a mark of their own here; on the world those of Europe are only dots."""
        if self._name == "world":
            return {code: own for code, own in self._by_code.items() if own[0].europe is None}
        return self._by_code

    @property
    def codes(self) -> tuple[str, ...]:
        """The airports that have a mark here."""
        return tuple(self._marks)

    def mark(self, code: str) -> Mark:
        """The button of an airport."""
        return self._marks[code]

    def select(self, code: str) -> None:
        """Show another airport as the chosen one."""
        self.selected = code
        self.update()

    def take(self, cards: Sequence[FlightCard]) -> None:
        """The same flights with other tallies."""
        self._all = tuple(cards)
        by_id = {card.id: card for card in cards}
        for code, own in self._by_code.items():
            self._by_code[code] = [by_id[card.id] for card in own]
        for code, mark in self._marks.items():
            mark.take(self._by_code[code])
        self.update()

    def show_found(self, cards: Sequence[FlightCard] | None) -> None:
        """Mark the airports of these flights only; None: all."""
        self._found = None if cards is None else frozenset(card.code for card in cards)
        for code, mark in self._marks.items():
            mark.setVisible(self.is_found(code))
        self.update()

    def is_found(self, code: str) -> bool:
        """Whether an airport has what the filter asks for."""
        return self._found is None or code in self._found

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self._layer = None
        self._place()
        self.update()

    # --- where things are -------------------------------------------------------------------------------------
    def _fit(self) -> tuple[float, QPointF]:
        """Px per unit of the map, and where its corner lies."""
        wide, high = self._size
        if self._name == "europe":
            k = max(self.width() / wide, self.height() / high)
            return k, QPointF((self.width() - wide * k) / 2, (self.height() - high * k) / 2)
        k = min(self.width() / wide, (self.height() + 14) / high)
        return k, QPointF((self.width() - wide * k) / 2, (self.height() - high * k) / 2)

    def at(self, code: str) -> QPointF:
        """The middle of an airport's mark, in px."""
        k, corner = self._fit()
        card = self._by_code[code][0]
        if self._name == "europe" and card.europe is not None:
            at = corner + QPointF(*card.europe) * k
        else:
            at = corner + QPointF(card.x, card.y) * k + QPointF(*_PUSH.get(code, (0.0, 0.0))) * self.look.scale
        # what lies at the very edge, such as the south pole, keeps its whole mark
        edge = 15 * self.look.scale
        return QPointF(at.x(), min(max(at.y(), edge), max(edge, self.height() - edge)))

    def _place(self) -> None:
        if not self.styled:
            return
        side = self.look.target(44)
        for code, mark in self._marks.items():
            at = self.at(code)
            mark.setGeometry(round(at.x() - side / 2), round(at.y() - side / 2), side, side)
        if self.frame is not None:
            box = self._frame_box()
            hint = self.frame.sizeHint()
            left = min(box.right() - self.look.px(4), self.width() - hint.width() - 4)
            self.frame.setGeometry(
                round(left),
                round(box.y() - self.look.px(2) - (hint.height() - self.look.px(26)) / 2),
                hint.width(),
                hint.height(),
            )

    def _frame_box(self) -> QRectF:
        """Where the frame of Europe lies, in px."""
        k, corner = self._fit()
        box = _polygons(_region("world")["europeFrame"])[0].boundingRect()
        return QRectF(corner + box.topLeft() * (k / UNIT), box.size() * (k / UNIT))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.frame is not None and self._frame_box().contains(event.position()):
            self.inset_asked.emit()

    def nearest(self, point: QPointF) -> str | None:
        """The shown airport that is nearest to a point in px."""
        shown = [code for code in self._marks if self.is_found(code)]
        return min(shown, key=lambda code: (self.at(code) - point).manhattanLength(), default=None)

    def take_keys(self, code: str) -> None:
        """Give the keyboard to an airport and choose it."""
        self.mark(code).setFocus(Qt.FocusReason.TabFocusReason)
        self.chosen.emit(code)

    def resizeEvent(self, event: object) -> None:
        self._place()

    def neighbour(self, code: str, way: tuple[int, int]) -> str | None:
        """The nearest airport in a direction."""
        here = self.at(code)
        found: list[tuple[float, str]] = []
        for other in filter(self.is_found, self._marks):
            off = self.at(other) - here
            along = off.x() * way[0] + off.y() * way[1]
            across = abs(off.x() * way[1]) + abs(off.y() * way[0])
            if along > 1 and across <= 2 * along:
                found.append((along + across, other))
        return min(found)[1] if found else None

    # --- painting ---------------------------------------------------------------------------------------------
    def _make_layer(self) -> QPixmap:
        dpr = self.devicePixelRatioF()
        key = (self.size(), dpr, self.look.theme.name)
        if self._layer is None or self._layer_key != key:
            layer = QPixmap(round(self.width() * dpr), round(self.height() * dpr))
            layer.setDevicePixelRatio(dpr)
            layer.fill(Qt.GlobalColor.transparent)
            painter = QPainter(layer)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter)
            painter.end()
            self._layer, self._layer_key = layer, key
        return self._layer

    def _paint_ground(self, painter: QPainter) -> None:
        theme = self.look.theme
        k, corner = self._fit()
        clip = QPainterPath()
        clip.addRoundedRect(QRectF(self.rect()), 14 * self.look.scale, 14 * self.look.scale)
        painter.fillPath(clip, theme["well"])
        painter.setClipPath(clip)
        whole = QTransform.fromTranslate(corner.x(), corner.y()).scale(k / UNIT, k / UNIT)
        painter.save()
        painter.setTransform(whole, True)
        region = _region(self._name)
        if "graticule" in region:
            dots = _pen(theme["line"])
            dots.setDashPattern([2, 8])
            painter.setPen(dots)
            painter.setOpacity(0.5)
            for line in _polygons(region["graticule"]):
                painter.drawPolyline(line)
            painter.setOpacity(1)
        painter.restore()
        self._paint_halo(painter, whole)
        painter.setTransform(whole, True)
        pen = _pen(theme["lineStrong"])
        painter.setPen(pen)
        painter.setBrush(theme["panelTop" if theme.is_dark else "panel"])
        for polygon in _land(self._name):
            painter.drawPolygon(polygon)
        if self._inset:
            painter.setPen(_pen(theme["focus"]))
            painter.setBrush(theme.faded("focus", 0.08))
            for polygon in _polygons(region["europeFrame"]):
                painter.drawPolygon(polygon)

    def _paint_halo(self, painter: QPainter, whole: QTransform) -> None:
        """Shallow water: the land in a fifth of the size, smeared round and enlarged."""
        coarse = 5
        size = QSize(self.width() // coarse + 1, self.height() // coarse + 1)
        shape = QPixmap(size)
        shape.fill(Qt.GlobalColor.transparent)
        one = QPainter(shape)
        one.setRenderHint(QPainter.RenderHint.Antialiasing)
        one.scale(1 / coarse, 1 / coarse)
        one.setTransform(whole, True)
        one.setPen(Qt.PenStyle.NoPen)
        one.setBrush(self.look.theme["control"])
        for polygon in _land(self._name):
            one.drawPolygon(polygon)
        one.end()
        smear = QPixmap(size)
        smear.fill(Qt.GlobalColor.transparent)
        one = QPainter(smear)
        for far, strength in ((8.0, 0.05), (3.5, 0.1)):
            one.setOpacity(strength)
            for i in range(9):
                turn = i * math.pi / 4.5
                reach = far * self.look.scale / coarse
                one.drawPixmap(QPointF(reach * math.cos(turn), reach * math.sin(turn)), shape)
        one.end()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(0, 0, size.width() * coarse, size.height() * coarse), smear, QRectF(smear.rect()))
        painter.restore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._make_layer())
        s = self.look.scale
        with Canvas(painter, self.look.theme, s) as canvas:
            canvas.rect(0, 0, self.width() / s, self.height() / s, 14, stroke="line", sw=1.2)
            for code, own in self._by_code.items():
                if code not in self._marks:
                    at = self.at(code) / s
                    ink = "faint" if not self.is_found(code) else "lamp" if all(c.landed for c in own) else "text"
                    canvas.circ(at.x(), at.y(), 3.2, fill=ink)
            for code in sorted(self._marks, key=self._is_selected):
                if self.is_found(code):
                    self._paint_mark(canvas, code)
                else:
                    at = self.at(code) / s
                    canvas.circ(at.x(), at.y(), 3.2, fill="faint")
            if self._name == "world":
                text = say("start.flightsLanded", n=sum(1 for c in self._all if c.landed), total=len(self._all))
                canvas.text(self.width() / s - 18, self.height() / s - 20, text, 15, "muted", 500, "end")
            else:
                canvas.text(self.width() / s - 18, 31, say("start.europe").upper(), 16, "muted", 700, "end", "flight")
        painter.end()

    def _is_selected(self, code: str) -> bool:
        return code == self.selected

    def _paint_mark(self, canvas: Canvas, code: str) -> None:
        at = self.at(code) / self.look.scale
        own = self._by_code[code]
        selected = code == self.selected
        airport_mark(canvas, at.x(), at.y(), [c.landed > 0 for c in own], selected)
        sides = _EUROPE_SIDES if self._name == "europe" else _WORLD_SIDES
        airport_label(
            canvas,
            at.x(),
            at.y(),
            code,
            sides.get(code, "r"),
            selected=selected,
            name=own[0].airport if selected else "",
            away=22 if selected else 15,
        )


def _pen(color: object) -> QPen:
    """One device px wide: Qt paints such a line ten times quicker than a wider one."""
    pen = QPen(color, 1)  # type: ignore[call-overload]
    pen.setCosmetic(True)
    pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
    return pen


class Mark(Pressable):
    """The button under a mark; the map paints it."""

    def __init__(self, view: MapView, code: str, own: Sequence[FlightCard]) -> None:
        super().__init__(parent=view)
        self._view, self.code = view, code
        self.take(own)
        self.clicked.connect(self._choose)

    def take(self, own: Sequence[FlightCard]) -> None:
        """The flights of the airport, for its name."""
        state = say("start.landedOf", n=sum(1 for c in own if c.landed), total=len(own))
        self.setAccessibleName(say("start.markName", code=self.code, airport=own[0].airport, state=state))

    def _choose(self) -> None:
        self._view.chosen.emit(self.code)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = _WAYS.get(Qt.Key(event.key()))
        if way is None:
            super().keyPressEvent(event)
            return
        other = self._view.neighbour(self.code, way)
        if other is not None:
            self._view.take_keys(other)
        else:
            self._view.left.emit(self.code, event.key())

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        """The map has painted it already."""


class FrameButton(Pressable):
    """The label of the frame around Europe: its airports are on the inset below."""

    def __init__(self, view: MapView, count: int) -> None:
        super().__init__(say("start.europeBelow", n=count), view)
        self.clicked.connect(view.inset_asked)

    def sizeHint(self) -> QSize:
        return QSize(round(self.measure(self.text(), 15, 600)) + self.look.px(24), self.look.target(26))

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        mid = rect.center()
        high = max(24.0, 20 / canvas.scale)
        fill = "control" if self.hot else "bg"
        canvas.rect(rect.x(), mid.y() - high / 2, rect.width(), high, high / 2, fill=fill, stroke="focus", sw=1.3)
        canvas.text(mid.x(), mid.y() + 5.4, self.text(), 15, "focus", 600, "middle", max_width=rect.width() - 12)
