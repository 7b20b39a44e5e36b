"""The whole cockpit, or some of its instruments, painted into a layer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient

from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments import (
    altitude,
    annunciator,
    approach,
    axis,
    brakes,
    concentration,
    engines,
    flaps,
    flight_plan,
    gear,
    radio,
    topbar,
    tray,
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
"""Every instrument by the name of its panel, in the order of painting."""

_BLEED = 6.0
"""Half the gutter: how far a panel's shadow and lamps reach over its edge."""

_FACTS_OF: Mapping[str, tuple[str, ...]] = {
    "topBar": ("airport_code", "airport_name", "badge", "phase_step", "hot", "disabled", "keys"),
    "radioPilot": (),
    "approach": ("position", "planes", "radio_labels", "leaving", "approach_alarm", "ghosts"),
    "radioCopilot": (),
    "gear": ("gear",),
    "brakes": ("brakes", "brake", "landing_limit"),
    "flaps": ("flaps",),
    "engines": ("blue", "orange", "brake", "final_round", "stop_limit", "ghosts"),
    "axis": ("axis", "ghosts"),
    "altitude": ("altitude", "round_now"),
    "concentration": ("coffee", "rerolls", "reroll_places", "reroll_hold", "hot", "disabled", "keys"),
    "flightPlan": ("plan", "chat_open"),
    "trayPilot": ("pilot",),
    "trayCopilot": ("copilot",),
    "annunciator": ("ladder", "message", "silence_title", "silence_text", "counter", "chat_open"),
}
_BY_SPACE = ("placed", "looks")
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


def paint_cockpit(
    canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, only: Iterable[str] | None = None
) -> None:
    """Paints the cockpit without the dice in the trays.

    only: names of instruments (keys of `INSTRUMENTS`) to paint anew, each clipped to its `panel_of` with the
    background below it; None paints everything. Raises KeyError for an unknown name.
    """
    canvas.remember = True
    if only is None:
        paint_background(canvas, layout)
        for paint in INSTRUMENTS.values():
            paint(canvas, layout, facts)
        return
    wanted = set(only)
    if unknown := wanted - INSTRUMENTS.keys():
        raise KeyError(sorted(unknown)[0])
    for name, paint in INSTRUMENTS.items():
        if name in wanted:
            canvas.painter.save()
            canvas.painter.setClipRect(canvas.snap(panel_of(layout, name)))
            paint_background(canvas, layout)
            paint(canvas, layout, facts)
            canvas.painter.restore()


def panel_of(layout: CockpitLayout, what: str) -> QRectF:
    """The scene rectangle to repaint for an instrument or for a space on it: its panel and half the gutter."""
    name = layout.specs[what].panel if what in layout.specs else what
    return layout.panels[name].adjusted(-_BLEED, -_BLEED, _BLEED, _BLEED)


def changed(before: CockpitFacts, after: CockpitFacts, layout: CockpitLayout) -> set[str]:
    """The instruments that look different after a change of the facts."""
    found = {name for name, fields in _FACTS_OF.items() if any(getattr(before, f) != getattr(after, f) for f in fields)}
    for field in _BY_SPACE:
        old, new = getattr(before, field), getattr(after, field)
        found |= {layout.specs[name].panel for name in {*old, *new} if old.get(name) != new.get(name)}
    for field in _BY_NAME:
        found |= {layout.specs[name].panel for name in getattr(before, field) ^ getattr(after, field)}
    return found
