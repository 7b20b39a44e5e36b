"""How the panel of an airport will look: the true places of its panels and spaces, in small (ux-more 9)."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skyteam_qt.content.airport import BAYS, BAYS_MOST, Airport
from skyteam_qt.content.airport_check import NOT_TOGETHER
from skyteam_qt.qtbridge.texts import joined, say
from skyteam_qt.ui.cockpit.fitting import ABILITIES_MOST, FITTED_PANELS, Fitting
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.module_signs import module
from skyteam_qt.ui.draw.silhouette import shape
from skyteam_qt.ui.widgets.look import Look, Styled


def plan_of(airport: Airport) -> CockpitLayout:
    """The true arrangement of an airport. What contradicts something else, as a draft may, is left out."""
    modules = set(airport.modules)
    for one, other, _ in NOT_TOGETHER:
        if {one, other} <= modules:
            modules.remove(other)
    if airport.bays > BAYS_MOST:
        modules.discard("alarms")
    fitting = Fitting(
        modules=frozenset(modules),
        abilities=max(0, min(ABILITIES_MOST, airport.special_abilities)),
        alarms=airport.alarm_tokens if "alarms" in modules else (),
    )
    return CockpitLayout("tall", len(airport.spaces), airport.rounds, fitting=fitting)


def fitted(layout: CockpitLayout) -> dict[str, str]:
    """Panel to the module that changed it or brought it."""
    signs = {*(name for bay in BAYS for name in bay), *FITTED_PANELS, "special-abilities"}
    return {panel: name for panel, name in layout.fitted.items() if name in signs}


class CockpitSketch(Styled, QWidget):
    """The picture. Its accessible name says which modules have places."""

    RATIO = 1000 / 1600

    def __init__(self) -> None:
        super().__init__()
        self._plan: CockpitLayout | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_airport(self, airport: Airport) -> None:
        """Draw the places of another airport."""
        self._plan = plan_of(airport)
        names = joined(say(f"editor.module.{name}") for name in fitted(self._plan).values())
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


def paint_plan(canvas: Canvas, plan: CockpitLayout) -> None:
    """Panels, spaces and signs, in the units of the cockpit."""
    new = fitted(plan)
    for name, box in plan.panels.items():
        edge, fill = ("focus", "control") if name in new else ("line", "raised")
        canvas.box(box, 12, fill=fill, stroke=edge, sw=5 if name in new else 3)
    centre = plan.dial_centre
    canvas.circ(centre.x(), centre.y(), plan.dial_radius, stroke="lineStrong", sw=6)
    for name, box in plan.spaces.items():
        owner = plan.specs[name].owner
        seat = owner if owner in ("pilot", "copilot") else ""
        fill = f"{seat}Well" if seat else "well"
        edge = f"{seat}Edge" if seat else "lineStrong"
        outline = shape(owner, box.x(), box.y(), box.width(), box.height())
        canvas.path(outline, fill=fill, stroke=edge, sw=3)
    for panel, name in new.items():
        box = plan.panels[panel]
        taken = [one for space, one in plan.spaces.items() if plan.specs[space].panel == panel]
        free = min((one.y() for one in taken), default=box.bottom()) - box.y()
        if free < 70 and len(taken) <= 2:
            free = box.height()  # between the spaces
        size = max(38.0, min(90.0, box.width() * 0.7, free * 0.7))
        module(canvas, box.center().x(), box.y() + free / 2, name, "text", "control", size)
