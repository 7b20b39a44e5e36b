"""How the panel of an airport will look: the true places of its panels and spaces, in small (ux-more 9)."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skyteam_qt.content.airport import Airport
from skyteam_qt.content.files import read_json
from skyteam_qt.qtbridge.texts import joined, say
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.module_signs import module
from skyteam_qt.ui.draw.silhouette import shape
from skyteam_qt.ui.widgets.look import Look, Styled

Box = tuple[float, float, float, float]
_CHANGED = {"engine-loss": "engines", "stuck-landing-gear": "gear", "ice-brakes": "brakes"}
_GONE = {"engine-loss": "engines", "stuck-landing-gear": "gear", "ice-brakes": "brakes"}


class Plan:
    """Panels (id to box), spaces (id to box and owner) and which module fills which panel."""

    def __init__(self, airport: Airport) -> None:
        layout = read_json("layout")
        table, modules = layout["modules"], set(airport.modules)
        self.panels: dict[str, Box] = {name: _box(one) for name, one in layout["panels"].items()}
        gone = {panel for name, panel in _GONE.items() if name in modules}
        self.spaces: dict[str, tuple[Box, str]] = {
            one["id"]: (_box(one), one["owner"]) for one in layout["spaces"] if one["panel"] not in gone
        }
        self.axis: tuple[float, float, float] = (*layout["axis"]["centre"], layout["axis"]["radius"])
        self.fitted: dict[str, str] = {panel: name for name, panel in _CHANGED.items() if name in modules}
        tall = table["tall"]
        for bay, name in bays(airport).items():
            self._fit(bay, tall[bay], name)
            for one in tall.get("alarms", {}).get(bay, ()) if name == "alarms" else ():
                self._space(one)
        if airport.special_abilities:
            self._fit("abilities", tall["abilities"], "special-abilities")
        if "ice-brakes" in modules:
            for one in tall["iceBrakes"]["spaces"]:
                self._space(one)
        if "intern" in modules:
            for one in tall["intern"]["spaces"]:
                self._space(one)

    def _fit(self, bay: str, places: dict[str, Any], name: str) -> None:
        self.panels[bay] = _box(places["panel"])
        self.fitted[bay] = name
        for panel, one in places.get("panels", {}).items():
            self.panels[panel] = _box(one)
        for one in places.get("spaces", ()):
            if one["id"] in self.spaces or one["id"] == "kerosene" == name:
                self._space(one)
        if "axis" in places:
            self.axis = (*places["axis"]["centre"], places["axis"]["radius"])
        if bay == "round":
            self.panels.pop("flightPlan", None)

    def _space(self, one: dict[str, Any]) -> None:
        self.spaces[one["id"]] = (_box(one), one.get("owner") or "both")


def _box(one: dict[str, Any]) -> Box:
    return one["x"], one["y"], one["w"], one.get("h", one["w"])


def bays(airport: Airport) -> dict[str, str]:
    """Bay to module; alarms take the first that is left. A fourth module has no place."""
    table = read_json("layout")["modules"]
    found: dict[str, str] = {}
    for bay in ("tank", "round", "strip"):
        for name in table["bays"][bay]:
            if name in airport.modules and name != "alarms" and bay not in found:
                found[bay] = name
    if "alarms" in airport.modules:
        free = [bay for bay in table["alarmsPrefer"] if bay not in found]
        if free:
            found[free[0]] = "alarms"
    return found


class CockpitSketch(Styled, QWidget):
    """The picture. Its accessible name says which modules have places."""

    RATIO = 1000 / 1600

    def __init__(self) -> None:
        super().__init__()
        self._plan: Plan | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_airport(self, airport: Airport) -> None:
        """Draw the places of another airport."""
        self._plan = Plan(airport)
        names = joined(say(f"editor.module.{name}") for name in self._plan.fitted.values())
        self.setAccessibleName(f"{say('editor.look')}: {names}" if names else say("editor.look"))
        self.update()

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.updateGeometry()
        self.update()

    def heightForWidth(self, width: int) -> int:
        return round(width * self.RATIO)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(480), self.look.px(300))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(240), self.look.px(150))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._plan is None:
            return
        painter = QPainter(self)
        k = min(self.width() / 1600, self.height() / 1000)
        with Canvas(painter, self.look.theme, k) as canvas:
            left = (self.width() / k - 1600) / 2
            canvas.rect(left + 2, 2, 1596, 996, 20, fill="bg", stroke="line", sw=3)
            with canvas.group(left, 0):
                paint_plan(canvas, self._plan)
        painter.end()


def paint_plan(canvas: Canvas, plan: Plan) -> None:
    """Panels, spaces and signs, in the units of the cockpit."""
    for name, (x, y, w, h) in plan.panels.items():
        new = name in plan.fitted
        edge, fill = ("focus", "control") if new else ("line", "raised")
        canvas.rect(x, y, w, h, 12, fill=fill, stroke=edge, sw=5 if new else 3)
    x, y, r = plan.axis
    canvas.circ(x, y, r, stroke="lineStrong", sw=6)
    for (sx, sy, sw, sh), owner in plan.spaces.values():
        seat = owner if owner in ("pilot", "copilot") else ""
        fill = f"{seat}Well" if seat else "well"
        edge = f"{seat}Edge" if seat else "lineStrong"
        if seat:
            canvas.path(shape(seat, sx, sy, sw, sh), fill=fill, stroke=edge, sw=3)
        else:
            canvas.rect(sx, sy, sw, sh, 14, fill=fill, stroke=edge, sw=3)
    for panel, name in plan.fitted.items():
        bx, by, bw, bh = plan.panels[panel]
        size = min(90.0, bw * 0.7, bh * 0.7)
        at = by + bh * (0.5 if panel not in ("tank", "brakes", "strip") else 0.36)
        middle = bx + bw / 2
        if panel == "brakes":
            at, size = by + 28, 44.0
        module(canvas, middle, at, name, "text", "control", size)
