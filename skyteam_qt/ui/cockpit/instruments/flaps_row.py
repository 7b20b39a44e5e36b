"""The flaps above the round bay: four smaller spaces in a row, the mirror of gear and brakes."""

from __future__ import annotations

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments import common, flaps
from skyteam_qt.ui.cockpit.instruments.gear import lit
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import shapes
from skyteam_qt.ui.draw.canvas import Canvas


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel = layout.panels["flaps"]
    common.panel(canvas, layout, facts, "flaps", say("panel.flaps"), "copilot")
    places = [layout.spaces[name] for name in flaps.SPACES]
    first, last = places[0].center().x(), places[-1].center().x()
    y = places[0].bottom() + 20
    step = places[1].x() - places[0].x()
    canvas.line(first, y, last, y, "line", 3)
    out = sum(facts.flaps)
    if out > 1:
        canvas.line(first, y, first + step * (min(out, 4.0) - 1), y, "lamp", 3)
    count = sum(progress >= 1 for progress in facts.flaps)
    down = (54, 84) if not layout.wide else (50, 76)
    for index, (place, progress) in enumerate(zip(places, facts.flaps, strict=False)):
        x, on = place.center().x(), progress >= 1
        ink = "lamp" if on else "text" if index == count else "lineStrong"
        canvas.circ(x, y, 5, fill="lamp" if on else "panel", stroke=ink, sw=2)
        if index < len(places) - 1:
            arrow = x + step / 2
            canvas.path(f"M{arrow - 2:g} {y - 5:g}L{arrow + 3:g} {y:g}L{arrow - 2:g} {y + 5:g}", stroke="faint", sw=1.8)
        flaps.wing(canvas, place.x() + 3, place.bottom() + down[0], flaps.ANGLES[index], progress, 0.5)
        shapes.lamp(canvas, x - 21, place.bottom() + down[1], lit(progress), 42, 14)
    base = panel.bottom() - 22
    left, right = panel.x() + 18, panel.right() - 18
    canvas.line(left, base - 26, right, base - 26, "line", 1.2)
    canvas.path(
        f"M{left:g} {base - 5:g}L{left + 8:g} {base - 13:g}H{left + 22:g}L{left + 26:g} {base - 9:g}V{base - 1:g}"
        f"L{left + 22:g} {base + 3:g}H{left + 8:g}Z",
        fill="copilot",
    )
    speed = str(round(facts.orange))
    wide = canvas.text(right, base + 1, speed, 18, "text", 700, "end", "flight", max_width=40)
    words = say("flaps.oneSpace")
    common.caption(canvas, left + 36, base - 5, words, 15, "muted", right - wide - 8 - left - 36)
    common.spaces(canvas, layout, facts, flaps.SPACES)
