"""No engines: a placard over the faded tape, and what happens instead (EL1 to EL3)."""

from __future__ import annotations

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments import engines
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import glyphs, module_signs, shapes
from skyteam_qt.ui.draw.canvas import Canvas


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel = layout.panels["engines"]
    shapes.panel(canvas, panel, say("panel.engines"))
    with canvas.group(opacity=0.26):
        engines.paint_tape(canvas, layout, facts)
    x, y, wide = panel.x() + 12, panel.y(), panel.width() - 24
    middle, room = panel.center().x(), wide - 16
    canvas.rect(x, y + 120, wide, 118, 12, fill="panel", stroke="brake", sw=1.8)
    module_signs.module(canvas, middle, y + 152, "engine-loss", "brake", "panel", 34)
    canvas.text(middle, y + 194, say("engines.none.1"), 17, "text", 700, "middle", max_width=room)
    canvas.text(middle, y + 217, say("engines.none.2"), 15, "muted", 500, "middle", max_width=room, drop=True)
    top = panel.bottom() - 108
    canvas.rect(x, top, wide, 92, 12, fill="well", stroke="line", sw=1.2)
    glyphs.plane(canvas, x + 32, top + 34, 28, "text", 90)
    left = x + 56
    left += canvas.text(left, top + 40, "+1", 22, "text", 700, kind="flight", max_width=44) + 10
    canvas.text(left, top + 38, say("engines.glide.1"), 16, "text", 600, max_width=x + wide - 8 - left)
    canvas.text(middle, top + 74, say("engines.glide.2"), 15, "muted", 500, "middle", max_width=room)
