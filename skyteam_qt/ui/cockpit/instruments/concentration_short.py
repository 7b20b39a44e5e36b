"""Concentration beside the strip bay: coffee above, rerolls below, and a button that only shows its key."""

from __future__ import annotations

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments import common, concentration
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import glyphs, shapes
from skyteam_qt.ui.draw.canvas import Canvas


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel = layout.panels["concentration"]
    shapes.panel(canvas, panel)
    title = panel.y() + layout.rows["title2"]
    left = panel.x() + 20
    line = layout.coffee[0].x() - 12
    shapes.panel_title(canvas, left, title, say("panel.concentration"), line - left - 10)
    if numbers := [number for name, number in facts.closed.items() if name in concentration.SPACES]:
        common.closed_tag(canvas, panel.y() + 6, panel.right() - 18, numbers[0], 150)
    common.spaces(canvas, layout, facts, concentration.SPACES)
    canvas.line(line, panel.y() + 18, line, panel.bottom() - 18, "line", 1.4)
    for index, place in enumerate(layout.coffee):
        full = index < facts.coffee
        canvas.box(place, 11, fill="control" if full else "well", stroke="lineStrong" if full else "line", sw=1.4)
        z = place.width()
        glyphs.cup(canvas, place.x() + z * 0.17, place.y() + z * 0.15, z * 0.65, full)
    for index, place in enumerate(layout.rerolls(max(facts.reroll_places, facts.rerolls))):
        glyphs.reroll(canvas, place.x(), place.y(), place.width(), "text", index < facts.rerolls)
    _button(canvas, layout, facts)


def _button(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    rect = layout.reroll_button
    enabled = facts.rerolls > 0 and "reroll" not in facts.disabled
    hot = facts.hot == "reroll"
    shapes.button(canvas, rect, "", hot=hot, enabled=enabled, progress=facts.reroll_hold)
    if key := facts.keys.get("reroll", ""):
        wide = glyphs.keycap_width(canvas, key, 26)
        with canvas.group(opacity=1 if enabled else 0.5):
            glyphs.keycap(canvas, rect.center().x() - wide / 2, rect.center().y() - 13, key, "text", 26)
