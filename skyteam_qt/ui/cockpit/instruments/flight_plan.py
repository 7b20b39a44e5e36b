"""The flight plan: up to three goals that stay visible in silence."""

from __future__ import annotations

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import glyphs, shapes
from skyteam_qt.ui.draw.canvas import Canvas


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel = layout.panels["flightPlan"]
    shapes.panel(canvas, panel, say("panel.flightPlan"), title_room=204)
    glyphs.lock(canvas, panel.right() - 46, panel.y() + 12, 24, "muted", opened=facts.chat_open)
    for index, line in enumerate(facts.plan[:3]):
        y = panel.y() + layout.rows["planTop"] + index * layout.rows["planStep"]
        canvas.circ(panel.x() + 24, y - 5, 3, fill="focus")
        canvas.text(panel.x() + 38, y, line, 16, "text", 500, max_width=panel.width() - 56, cap=21)
