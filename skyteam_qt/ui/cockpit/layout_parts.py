"""Small parts of an arrangement: a space, a scale, and how the scene lies in a view. All in scene units."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF


def box_of(data: Mapping[str, Any]) -> QRectF:
    """The rectangle of an entry of `layout.json`."""
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

    @property
    def speaks(self) -> bool:
        """Whether its own words are written on it; training spaces say what they do not take, which changes."""
        return bool(self.label) or self.panel != "strip"


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


@dataclass(frozen=True)
class Gauge:
    """The kerosene gauge. A level lies on the line `y_of(level)`; below 0 is the field in which the flight is lost."""

    x: float
    y: float
    width: float
    height: float
    full: int = 20

    @property
    def step(self) -> float:
        """Height of one unit."""
        return self.height / (self.full + 1)

    def y_of(self, level: float) -> float:
        """Height of a level, kept on the gauge; everything below 0 lies in the middle of the field below it."""
        return self.y + (self.full - max(-0.5, min(float(self.full), level))) * self.step


@dataclass(frozen=True)
class Ring:
    """The ring of the wind: its middle and outer radius. It is seen from above, the aircraft flies up."""

    centre: QPointF
    radius: float
