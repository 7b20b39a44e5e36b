"""Ice brakes: four columns of two spaces, open one after the other, and the red marker on its track (IB1 to IB5)."""

from __future__ import annotations

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments import common
from skyteam_qt.ui.cockpit.instruments.brakes import limit_line
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import glyphs, module_signs, shapes
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.silhouette import shape

HALVES = ("top", "bottom")
COLUMNS = (2, 3, 4, 5)


def open_column(brake: float) -> int:
    """The column that is open while the marker stands at `brake`; past the last one it is none of them."""
    return int(brake) + 1 if brake >= 2 else 2


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel = layout.panels["brakes"]
    common.panel(canvas, layout, facts, "brakes", say("panel.iceBrakes"), room=panel.width() - 80)
    if not any(name.startswith("ice.") for name in facts.closed):
        module_signs.module(canvas, panel.right() - 30, panel.y() + 25, "ice-brakes", "muted")
    opened = open_column(facts.brake)
    for value in COLUMNS:
        top, bottom = (layout.spaces[f"ice.{half}.{value}"] for half in HALVES)
        if value == opened:
            box = top.united(bottom).adjusted(-4.5, -4.5, 4.5, 4.5)
            canvas.box(box, 17, fill="well", stroke="text", sw=1.8)
        for half in HALVES:
            _space(canvas, layout, facts, f"ice.{half}.{value}", value, opened)
    _track(canvas, layout, facts)
    base = panel.bottom() - 24
    canvas.line(panel.x() + 18, base - 26, panel.right() - 18, base - 26, "line", 1.2)
    limit_line(canvas, panel, facts, say("ice.stops"), 18)


def _space(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, name: str, value: int, opened: int) -> None:
    rect = layout.spaces[name]
    if name in facts.placed or name in facts.looks or name in facts.closed:
        common.spaces(canvas, layout, facts, (name,))
    elif value < opened:
        owner = layout.specs[name].owner
        box = canvas.snap(rect)
        canvas.path(shape(owner, box.x(), box.y(), box.width(), box.height()), stroke="line", sw=1.4, op=0.8)
        glyphs.tick(canvas, rect.center().x() - 7, rect.center().y() - 7, 14, "lamp", 2.6)
    else:
        state = "idle" if value == opened else "dim"
        shapes.space(canvas, rect, layout.specs[name].owner, str(value), state)


def _track(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    stops = layout.ice_track
    y = stops[0].y()
    canvas.line(stops[0].x(), y, stops[-1].x(), y, "lineStrong", 3)
    for stop in stops:
        canvas.circ(stop.x(), y, 4, fill="panel", stroke="lineStrong", sw=2)
    if facts.ghosts.brake is not None:
        at = layout.ice_stop(facts.ghosts.brake)
        glyphs.diamond(canvas, at.x(), y, 12, stroke="brake", sw=2, dash=(4, 3))
    at = layout.ice_stop(facts.brake)
    glyphs.diamond(canvas, at.x(), y, 12, fill="brake")
