"""The whole cockpit, or some of its instruments, painted into a layer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields as dataclass_fields
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient

from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments import (
    abilities,
    alarms,
    altitude,
    annunciator,
    approach,
    axis,
    axis_narrow,
    brakes,
    concentration,
    concentration_short,
    engine_loss,
    engines,
    flaps,
    flaps_row,
    flight_plan,
    gear,
    ice_brakes,
    intern,
    kerosene,
    radio,
    stuck_gear,
    topbar,
    tray,
    wind,
)
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw.canvas import Canvas

Paint = Callable[[Canvas, CockpitLayout, CockpitFacts], None]

INSTRUMENTS: Mapping[str, Paint] = {
    "topBar": topbar.paint,
    "radioPilot": radio.paint_pilot,
    "approach": approach.paint,
    "radioCopilot": radio.paint_copilot,
    "gear": gear.paint,
    "brakes": brakes.paint,
    "flaps": flaps.paint,
    "engines": engines.paint,
    "axis": axis.paint,
    "altitude": altitude.paint,
    "concentration": concentration.paint,
    "flightPlan": flight_plan.paint,
    "trayPilot": partial(tray.paint, seat="pilot"),
    "trayCopilot": partial(tray.paint, seat="copilot"),
    "annunciator": annunciator.paint,
}
"""Every instrument of the base game by the name of its panel, in the order of painting."""

FITTED: Mapping[str, Paint] = {
    "ice-brakes": ice_brakes.paint,
    "stuck-landing-gear": stuck_gear.paint,
    "engine-loss": engine_loss.paint,
    "axis-narrow": axis_narrow.paint,
    "flaps-row": flaps_row.paint,
    "concentration-short": concentration_short.paint,
    "kerosene": kerosene.paint,
    "kerosene-leak": kerosene.paint_leak,
    "wind": wind.paint,
    "headwind": wind.paint,
    "intern": intern.paint,
    "special-abilities": abilities.paint,
}
"""Instruments of modules, by the names that `fitting.Fitting.instruments` gives; alarms look different in each bay."""
_ALARMS: Mapping[str, Paint] = {
    "strip": alarms.paint_strip,
    "tank": alarms.paint_column,
    "round": alarms.paint_grid,
}
MODULE_PANELS = ("tank", "round", "strip", "abilities")
"""Panels that only modules have, painted after the others."""

_BLEED = 6.0
"""Half the gutter: how far a panel's shadow and lamps reach over its edge."""

_FACTS_OF: Mapping[str, tuple[str, ...]] = {
    "topBar": ("airport_code", "airport_name", "badge", "phase_step", "hot", "disabled", "keys", "level", "talk_cross"),
    "radioPilot": (),
    "approach": (
        "position",
        "planes",
        "radio_labels",
        "leaving",
        "approach_alarm",
        "ghosts",
        "approach_marks",
        "penguins",
        "traffic_rolled",
    ),
    "radioCopilot": (),
    "gear": ("gear",),
    "brakes": ("brakes", "brake", "landing_limit"),
    "flaps": ("flaps",),
    "engines": ("blue", "orange", "brake", "final_round", "stop_limit", "ghosts", "wind"),
    "axis": ("axis", "ghosts", "bank"),
    "altitude": ("altitude", "round_now"),
    "concentration": ("coffee", "rerolls", "reroll_places", "reroll_hold", "hot", "disabled", "keys"),
    "flightPlan": ("plan", "chat_open"),
    "trayPilot": ("pilot",),
    "trayCopilot": ("copilot",),
    "annunciator": (
        "ladder",
        "message",
        "silence_title",
        "silence_text",
        "counter",
        "chat_open",
        "clock",
        "traffic_die",
    ),
    "abilities": ("abilities",),
}
_FACTS_OF_FITTED: Mapping[str, tuple[str, ...]] = {
    "ice-brakes": ("brake", "landing_limit", "ghosts"),
    "stuck-landing-gear": ("blue",),
    "flaps-row": ("orange",),
    "kerosene": ("kerosene", "ghosts"),
    "kerosene-leak": ("kerosene", "ghosts"),
    "wind": ("wind", "ghosts"),
    "headwind": ("wind", "ghosts"),
    "intern": ("intern",),
    "alarms": ("alarms",),
}
_BY_SPACE = ("placed", "looks", "closed", "labels")
_BY_NAME = ("mandatory_open", "mandatory_done")


def paint_background(canvas: Canvas, layout: CockpitLayout) -> None:
    """The window's ground; it runs on past the scene, so that the stripes beside it are filled too."""
    far = 4 * layout.size.width()
    gradient = QLinearGradient(QPointF(0, 0), QPointF(0, layout.size.height()))
    gradient.setColorAt(0, canvas.theme["bg2"])
    gradient.setColorAt(1, canvas.theme["bg"])
    canvas.painter.setPen(Qt.PenStyle.NoPen)
    canvas.painter.setOpacity(1)
    canvas.painter.fillRect(QRectF(-far, -far, 3 * far, 3 * far), gradient)


def instrument(layout: CockpitLayout, panel: str) -> Paint:
    """What paints a panel of this arrangement. Raises KeyError for a panel that it does not have."""
    if panel not in layout.panels:
        raise KeyError(panel)
    fitted = layout.fitted.get(panel)
    if fitted is None:
        return INSTRUMENTS[panel]
    return _ALARMS[panel] if fitted == "alarms" else FITTED[fitted]


def panels_of(layout: CockpitLayout) -> tuple[str, ...]:
    """The panels of this arrangement that have an instrument, in the order of painting."""
    return tuple(name for name in (*INSTRUMENTS, *MODULE_PANELS) if name in layout.panels)


def paint_cockpit(
    canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, only: Iterable[str] | None = None
) -> None:
    """Paints the cockpit without the dice in the trays.

    only: names of panels (`panels_of`) to paint anew, each clipped to its `panel_of` with the background below it; None
    paints everything. Raises KeyError for an unknown name.
    """
    canvas.remember = True
    names = panels_of(layout)
    if only is None:
        paint_background(canvas, layout)
        for name in names:
            instrument(layout, name)(canvas, layout, facts)
        return
    wanted = set(only)
    if unknown := wanted - set(names):
        raise KeyError(sorted(unknown)[0])
    for name in names:
        if name in wanted:
            canvas.painter.save()
            canvas.painter.setClipRect(canvas.snap(panel_of(layout, name)))
            paint_background(canvas, layout)
            instrument(layout, name)(canvas, layout, facts)
            canvas.painter.restore()


def panel_of(layout: CockpitLayout, what: str) -> QRectF:
    """The scene rectangle to repaint for an instrument or for a space on it: its panel and half the gutter."""
    name = layout.specs[what].panel if what in layout.specs else what
    return layout.panels[name].adjusted(-_BLEED, -_BLEED, _BLEED, _BLEED)


def _facts_of(layout: CockpitLayout, panel: str) -> tuple[str, ...]:
    """The fields that a panel of this arrangement shows."""
    fields = (*_FACTS_OF.get(panel, ()), *_FACTS_OF_FITTED.get(layout.fitted.get(panel, ""), ()))
    if panel == "topBar" and "flightPlan" not in layout.panels:
        fields += _FACTS_OF["flightPlan"]
    return fields


def changed(before: CockpitFacts, after: CockpitFacts, layout: CockpitLayout) -> set[str]:
    """The instruments that look different after a change of the facts."""
    names = panels_of(layout)
    if before.cards != after.cards:
        return set(names)
    fields = {field.name for field in dataclass_fields(before) if _differ(before, after, field.name)}
    found = {name for name in names if not fields.isdisjoint(_facts_of(layout, name))}
    for field in _BY_SPACE:
        old, new = getattr(before, field), getattr(after, field)
        found |= {layout.specs[name].panel for name in {*old, *new} if old.get(name) != new.get(name)}
    for field in _BY_NAME:
        found |= {layout.specs[name].panel for name in getattr(before, field) ^ getattr(after, field)}
    return found


def _differ(before: CockpitFacts, after: CockpitFacts, name: str) -> bool:
    old, new = getattr(before, name), getattr(after, name)
    return old is not new and old != new
