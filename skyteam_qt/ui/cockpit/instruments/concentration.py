"""Concentration, coffee and rerolls: three shared spaces, the shelf, the token supply and the button."""

from __future__ import annotations

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments import common
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import glyphs, shapes
from skyteam_qt.ui.draw.canvas import Canvas

SPACES = ("conc.1", "conc.2", "conc.3")


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel = layout.panels["concentration"]
    shapes.panel(canvas, panel)
    title = panel.y() + layout.rows["title2"]
    shapes.panel_title(canvas, panel.x() + 20, title, say("panel.concentration"), 320)
    common.spaces(canvas, layout, facts, SPACES)
    y = layout.spaces["conc.1"].center().y()
    canvas.path(f"M606 {y:g}H640M632 {y - 8:g}L640 {y:g}L632 {y + 8:g}", stroke="faint", sw=2.4)
    _coffee(canvas, layout, facts, title, y)
    canvas.line(936, panel.y() + 20, 936, panel.bottom() - 18, "line", 1.4)
    _rerolls(canvas, layout, facts, title)


def _coffee(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, title: float, middle: float) -> None:
    shapes.panel_title(canvas, layout.coffee[0].x(), title, say("panel.coffee"), 250)
    for index, place in enumerate(layout.coffee):
        full = index < facts.coffee
        canvas.box(
            place,
            12,
            fill="control" if full else "well",
            stroke="lineStrong" if full else "line",
            sw=1.4,
        )
        glyphs.cup(canvas, place.x() + 9, place.y() + 8, 34, full)
    left = layout.coffee[-1].right() + 16
    common.caption(canvas, left, middle, say("coffee.rule"), 15, "faint", 930 - left)


def _rerolls(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, title: float) -> None:
    places = layout.rerolls(max(facts.reroll_places, facts.rerolls))
    shapes.panel_title(canvas, places[0].x(), title, say("panel.reroll"), 250)
    for index, place in enumerate(places):
        glyphs.reroll(canvas, place.x(), place.y(), place.width(), "text", index < facts.rerolls)
    shapes.button(
        canvas,
        layout.reroll_button,
        say("button.useReroll"),
        facts.keys.get("reroll", ""),
        hot=facts.hot == "reroll",
        enabled=facts.rerolls > 0 and "reroll" not in facts.disabled,
        progress=facts.reroll_hold,
    )
