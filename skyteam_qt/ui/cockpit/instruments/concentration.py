"""Concentration, coffee and rerolls (or redraws): three shared spaces, the shelf, the supply and the button."""

from __future__ import annotations

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments import common
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import cards, glyphs, shapes
from skyteam_qt.ui.draw.canvas import Canvas

SPACES = ("conc.1", "conc.2", "conc.3")


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel = layout.panels["concentration"]
    shapes.panel(canvas, panel)
    title = panel.y() + layout.rows["title2"]
    shapes.panel_title(canvas, panel.x() + 20, title, say("panel.concentration"), 320)
    if numbers := [number for name, number in facts.closed.items() if name in SPACES]:
        common.closed_tag(canvas, panel.y() + 8, 620, numbers[0], 130)
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
        if facts.cards and full:
            cards.coin(canvas, place.center().x(), place.center().y(), 38, "cup")
        else:
            glyphs.cup(canvas, place.x() + 9, place.y() + 8, 34, full)
    left = layout.coffee[-1].right() + 16
    common.caption(canvas, left, middle, say("coffee.rule"), 15, "faint", 930 - left)


def _rerolls(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, title: float) -> None:
    places = layout.rerolls(max(facts.reroll_places, facts.rerolls))
    shapes.panel_title(canvas, 964, title, say("panel.reroll"), 250)
    for index, place in enumerate(places):
        if not facts.cards:
            glyphs.reroll(canvas, place.x(), place.y(), place.width(), "text", index < facts.rerolls)
        elif index < facts.rerolls:
            cards.joker(canvas, place)
        else:
            cards.gone(canvas, place)
    shapes.button(
        canvas,
        layout.reroll_button,
        say("button.useReroll"),
        facts.keys.get("reroll", ""),
        hot=facts.hot == "reroll",
        enabled=facts.rerolls > 0 and "reroll" not in facts.disabled,
        progress=facts.reroll_hold,
    )
