"""Where everything is: the cockpit in scene units, read from `layout.json`.

Two arrangements: "tall" (1600x1000) and "wide" (1600x900). All rectangles are QRectF in scene units; the view scales
the scene uniformly and centres it (`fit`). Angles are degrees, tracks count from 0 unless said otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF

from skyteam_qt.content.files import read_json

WIDE_FROM = 1.7
"""Views wider than this times their height use the wide arrangement."""
MIN_TARGET_PX = 44.0
SEATS = ("pilot", "copilot")

# Row places that differ between the arrangements and are not in layout.json (offsets inside a panel, scene units).
_ROWS: Mapping[str, Mapping[str, float]] = {
    "tall": {
        "trayHead": 13,
        "well": 48,
        "wellRest": 64,
        "messageTop": 66,
        "messageHeight": 76,
        "ladder": 18,
        "ladderSize": 34,
        "silence": 166,
        "lever": 26,
        "leverLength": 72,
        "disc": 42,
        "discLamp": 80,
        "limitLine": 56,
        "must": 90,
        "axisMust": 98,
        "axisText": 409,
        "title2": 29,
        "planTop": 57,
        "planStep": 27,
        "altitudeAbove": 50,
    },
    "wide": {
        "trayHead": 9,
        "well": 42,
        "wellRest": 54,
        "messageTop": 49,
        "messageHeight": 69,
        "ladder": 12,
        "ladderSize": 28,
        "silence": 137,
        "lever": 18,
        "leverLength": 62,
        "disc": 36,
        "discLamp": 70,
        "limitLine": 52,
        "must": 87,
        "axisMust": 96,
        "axisText": 382,
        "title2": 27,
        "planTop": 54,
        "planStep": 25,
        "altitudeAbove": 50,
    },
}


def _rect(data: Mapping[str, Any]) -> QRectF:
    return QRectF(data["x"], data["y"], data["w"], data["h"])


@dataclass(frozen=True)
class Fit:
    """How the scene lies in a view: device-independent px per scene unit, and the place of the scene's corner."""

    scale: float
    origin: QPointF
    size: QSizeF

    def to_view(self, rect: QRectF) -> QRectF:
        """A scene rectangle in the view's device-independent px."""
        return QRectF(
            self.origin.x() + rect.x() * self.scale,
            self.origin.y() + rect.y() * self.scale,
            rect.width() * self.scale,
            rect.height() * self.scale,
        )


@dataclass(frozen=True)
class SpaceSpec:
    """The fixed facts of a die space. owner "pilot", "copilot" or "both"."""

    id: str
    panel: str
    rect: QRectF
    owner: str
    accepts: tuple[int, ...]
    key: str

    @property
    def label(self) -> str:
        """The numbers written on the space, "" where every value fits."""
        return "" if len(self.accepts) == 6 else "·".join(map(str, self.accepts))


@dataclass(frozen=True)
class Tape:
    """The speed tape. The marker above speed v lies on the line `y_of(v)`; rows run from `top` (12) to `bottom` (2)."""

    x: float
    y: float
    width: float
    step: float
    zone_x: float
    zone_width: float
    bug_x: float
    high: int = 12
    low: int = 2

    @property
    def bottom(self) -> float:
        return self.y + (self.high - self.low + 1) * self.step

    def y_of(self, value: float) -> float:
        """Height of the line above the row of `value`, kept on the tape."""
        return min(self.bottom, max(self.y, self.y + (self.high - value) * self.step))


class CockpitLayout:
    """The places of one arrangement.

    kind: "tall" or "wide". approach_spaces: spaces of this airport's approach, the airport itself counted (7 for
    Montreal). altitude_rows: rounds of the flight.
    """

    def __init__(self, kind: str = "tall", approach_spaces: int = 7, altitude_rows: int = 7) -> None:
        if kind not in _ROWS:
            raise ValueError(f"no arrangement called {kind!r}")
        data = read_json("layout")
        wide: dict[str, Any] = data["wide"]
        self.kind = kind
        self.wide = kind == "wide"
        self.rows: Mapping[str, float] = _ROWS[kind]
        canvas = wide["canvas"] if self.wide else data["canvas"]
        self.size = QSizeF(canvas["w"], canvas["h"])
        self.rect = QRectF(QPointF(0, 0), self.size)

        panels = {**data["panels"], **(wide["panels"] if self.wide else {})}
        self.panels: dict[str, QRectF] = {name: _rect(panel) for name, panel in panels.items()}
        moved = {space["id"]: space for space in wide["spaces"]} if self.wide else {}
        self.specs: dict[str, SpaceSpec] = {}
        for space in data["spaces"]:
            self.specs[space["id"]] = SpaceSpec(
                space["id"],
                space["panel"],
                _rect(moved.get(space["id"], space)),
                space["owner"],
                tuple(space["accepts"]),
                space["key"],
            )
        self.spaces: dict[str, QRectF] = {name: spec.rect for name, spec in self.specs.items()}
        self.tab_order: tuple[str, ...] = tuple(data["tabOrder"])
        self.radius = float(data["canvas"]["panelRadius"])

        trays = wide["trays"] if self.wide else data["trays"]
        self.trays: dict[str, tuple[QRectF, ...]] = {s: tuple(_rect(place) for place in trays[s]) for s in SEATS}

        self._approach(data, wide, approach_spaces)
        self._altitude(data, wide, altitude_rows)
        axis = wide["axis"] if self.wide else data["axis"]
        self.dial_centre = QPointF(*axis["centre"])
        self.dial_radius = float(axis["radius"])
        self.scale_radius = self.dial_radius + 22.0
        self.degrees_per_mark = float(data["axis"]["degreesPerMark"])
        tape = {**data["speedTape"], **(wide["speedTape"] if self.wide else {})}
        self.tape = Tape(tape["x"], tape["y"], tape["w"], tape["stepH"], tape["zoneX"], tape["zoneW"], tape["bugX"])

        coffee_y = wide["coffeeY"] if self.wide else None
        self.coffee: tuple[QRectF, ...] = tuple(_rect({**c, "y": coffee_y or c["y"]}) for c in data["coffee"])
        reroll_y = wide["rerollY"] if self.wide else None
        self._rerolls = tuple(_rect({**c, "y": reroll_y or c["y"]}) for c in data["rerollSupply"])
        button = data["rerollButton"]
        self.reroll_button = _rect({**button, "y": (reroll_y + 4) if reroll_y else button["y"]})

        bar = self.panels["topBar"]
        high = min(40.0, bar.height() - 8)
        self.top_buttons: dict[str, QRectF] = {
            b["id"]: QRectF(b["x"], bar.center().y() - high / 2, b["w"], high) for b in data["topBarButtons"]
        }
        self._ladder = data["turnLadder"]

    # --- size of the view -------------------------------------------------------------------------------------
    @classmethod
    def for_view(cls, width: float, height: float, approach_spaces: int = 7, altitude_rows: int = 7) -> CockpitLayout:
        """The arrangement that suits a view of this size (device-independent px)."""
        return cls(cls.kind_for(width, height), approach_spaces, altitude_rows)

    @staticmethod
    def kind_for(width: float, height: float) -> str:
        return "wide" if width > WIDE_FROM * height else "tall"

    def fit(self, width: float, height: float, dpr: float = 1.0) -> Fit:
        """The scene in a view: scaled uniformly, centred, its corner on a whole device pixel."""
        scale = max(0.05, min(width / self.size.width(), height / self.size.height()))
        left = (width - self.size.width() * scale) / 2
        top = (height - self.size.height() * scale) / 2
        origin = QPointF(round(left * dpr) / dpr, round(top * dpr) / dpr)
        return Fit(scale, origin, QSizeF(width, height))

    # --- tracks -----------------------------------------------------------------------------------------------
    def _approach(self, data: Mapping[str, Any], wide: Mapping[str, Any], count: int) -> None:
        base = data["approach"]
        top, height = base["cells"][0]["y"], base["cells"][0]["h"]
        chip = base["valueChipY"]
        if self.wide:
            top, height, chip = wide["approach"]["cellY"], wide["approach"]["cellH"], wide["approach"]["valueChipY"]
        count = max(1, count)
        width = min(128.0, (944 - 8 * (count - 1)) / count)
        left = (328 + 1272) / 2 - (count * (width + 8) - 8) / 2
        self.approach_cells: tuple[QRectF, ...] = tuple(
            QRectF(left + i * (width + 8), top, width, height) for i in range(count)
        )
        self.value_chips: tuple[QRectF, ...] = tuple(
            QRectF(cell.center().x() - 15, chip, 30, 22) for cell in self.approach_cells
        )

    def _altitude(self, data: Mapping[str, Any], wide: Mapping[str, Any], count: int) -> None:
        first = data["altitude"]["rows"][0]
        top, step, height = first["y"], 53.0, first["h"]
        if self.wide:
            top, step, height = wide["altitude"]["rowY"], wide["altitude"]["rowStep"], wide["altitude"]["rowH"]
        self.altitude_rows: tuple[QRectF, ...] = tuple(
            QRectF(first["x"], top + step * i + 3, first["w"], height) for i in range(max(1, count))
        )

    def approach_x(self, position: float) -> float:
        """Left edge of the (moving) own space; a fraction lies between two spaces."""
        first = self.approach_cells[0]
        return first.x() + position * (first.width() + 8)

    def speed_y(self, value: float) -> float:
        """Height of the tape line above a speed."""
        return self.tape.y_of(value)

    def rerolls(self, places: int = 2) -> tuple[QRectF, ...]:
        """The places of the reroll supply: two of 52 units, three of 42."""
        if places <= 2:
            return self._rerolls
        first = self._rerolls[0]
        return tuple(QRectF(first.x() + 46 * i, first.y() + 5, 42, 42) for i in range(places))

    def ladder(self, count: int = 8) -> tuple[QRectF, ...]:
        """The silhouettes of the turn ladder for a round of `count` placements."""
        panel = self.panels["annunciator"]
        size = self.rows["ladderSize"]
        step = float(self._ladder["step"])
        count = max(1, count)
        if count > 8:
            step = (panel.width() - 56 - size) / (count - 1)
        width = (count - 1) * step + size
        left = self._ladder["x"] if count == 8 else panel.center().x() - width / 2
        top = panel.y() + self.rows["ladder"]
        return tuple(QRectF(left + i * step, top, size, size) for i in range(count))

    # --- trays and annunciator --------------------------------------------------------------------------------
    @staticmethod
    def tray_panel(seat: str) -> str:
        return "trayPilot" if seat == "pilot" else "trayCopilot"

    def tray(self, seat: str) -> tuple[QRectF, ...]:
        """The four tray places A to D of a seat."""
        return self.trays[seat]

    def well(self, seat: str) -> QRectF:
        """The recess in which the dice of a seat lie."""
        panel = self.panels[self.tray_panel(seat)]
        return QRectF(
            panel.x() + 18,
            panel.y() + self.rows["well"],
            panel.width() - 36,
            panel.height() - self.rows["wellRest"],
        )

    def eye(self, seat: str) -> QRectF:
        """The handle in the tray header that is pressed and held to look: hint, eye and key cap."""
        panel = self.panels[self.tray_panel(seat)]
        return QRectF(panel.right() - 236, panel.y() + 2, 232, self.rows["well"] - 2)

    @property
    def message_box(self) -> QRectF:
        panel = self.panels["annunciator"]
        return QRectF(panel.x() + 18, panel.y() + self.rows["messageTop"], 452, self.rows["messageHeight"])

    # --- pointing ---------------------------------------------------------------------------------------------
    def hit(self, what: str, scale: float) -> QRectF:
        """Where a pointer counts as on `what`: at least 44 device-independent px each way at this scale.

        what: a space id, a tray place ("pilot.die.A"), a top button ("rules", "correct", "pause"), "reroll" (the
        button), "pilot.eye", "copilot.eye". Raises KeyError for anything else.
        """
        rect = self.rect_of(what)
        least = MIN_TARGET_PX / max(scale, 0.01)
        wide, high = max(0.0, least - rect.width()) / 2, max(0.0, least - rect.height()) / 2
        grown = rect.adjusted(-wide, -high, wide, high)
        seat, _, rest = what.partition(".")
        if rest == "eye":
            # up into the gap above the tray, never over the dice below
            grown.moveBottom(min(grown.bottom(), self.trays[seat][0].top()))
        if grown.top() < 0:
            grown.moveTop(0)
        if grown.bottom() > self.size.height():
            grown.moveBottom(self.size.height())
        return grown

    def rect_of(self, what: str) -> QRectF:
        """The drawn rectangle of anything that can be pointed at, or of a panel. Raises KeyError."""
        if what in self.spaces:
            return self.spaces[what]
        if what in self.top_buttons:
            return self.top_buttons[what]
        if what == "reroll":
            return self.reroll_button
        if what in self.panels:
            return self.panels[what]
        seat, _, rest = what.partition(".")
        if seat in SEATS and rest == "eye":
            return self.eye(seat)
        if seat in SEATS and rest.startswith("die.") and rest[4:] in ("A", "B", "C", "D"):
            return self.trays[seat]["ABCD".index(rest[4:])]
        raise KeyError(what)

    def owner_of(self, space: str) -> str:
        return self.specs[space].owner

    def space_at(self, point: QPointF, scale: float) -> str | None:
        """The space whose hit shape holds a scene point, the nearest centre if two do."""
        best: tuple[float, str] | None = None
        for name in self.spaces:
            if self.hit(name, scale).contains(point):
                off = self.spaces[name].center() - point
                far = off.x() ** 2 + off.y() ** 2
                if best is None or far < best[0]:
                    best = (far, name)
        return best[1] if best else None
