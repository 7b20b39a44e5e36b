"""The landing gear that is stuck: a placard where its spaces would be; the panel stays, hands know its place (SG1)."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import glyphs, shapes
from skyteam_qt.ui.draw.canvas import Canvas


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel = layout.panels["gear"]
    shapes.panel(canvas, panel, say("panel.gear"), "pilot")
    box = panel.adjusted(18, 48, -18, -18)
    canvas.box(box, 12, fill="well", stroke="line", sw=1.2)
    path = QPainterPath()
    path.addRoundedRect(canvas.snap(box), 12, 12)
    canvas.hatch(path, "hatchN")
    top = panel.y() + 92 - (6 if layout.wide else 0)
    for i in range(3):
        x = panel.x() + 70 + i * 70
        canvas.line(x - 26, top, x + 26, top, "lineStrong", 3)
        canvas.line(x, top + 2, x - 8, top + 20, "lineStrong", 4)
        glyphs.wheel(canvas, x - 12, top + 30, 26, "faint")
        glyphs.cross(canvas, x + 8, top + 18, 12, "brake", 3)
    lo = int(facts.blue)
    lines = [
        (say("gear.stuck.1"), 16.0, "text", 700),
        (say("gear.stuck.2", lo=lo, hi=lo + 1), 15.0, "muted", 500),
        (say("gear.stuck.3"), 15.0, "muted", 500),
    ]
    room = box.width() - 12
    y = top + 80
    for words, size, ink, weight in lines:
        canvas.text(
            panel.center().x(), y, words, size, ink, weight, "middle", max_width=room, cap=19, drop=ink == "muted"
        )
        y += 22
