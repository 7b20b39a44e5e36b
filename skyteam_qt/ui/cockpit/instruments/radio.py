"""The two radio panels."""

from __future__ import annotations

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments import common
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw.canvas import Canvas


def paint_pilot(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel = layout.panels["radioPilot"]
    common.panel(canvas, layout, facts, "radioPilot", say("panel.radio"), "pilot")
    common.spaces(canvas, layout, facts, ("radio.P",))
    _antenna(canvas, panel.x() + 150, panel.y() + 96, "pilot")
    common.caption(canvas, panel.x() + 184, panel.y() + 80, say("panel.radioHint"), 15, "faint", 88)


def paint_copilot(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel = layout.panels["radioCopilot"]
    common.panel(canvas, layout, facts, "radioCopilot", say("panel.radio"), "copilot")
    common.spaces(canvas, layout, facts, ("radio.C1", "radio.C2"))
    _antenna(canvas, panel.x() + 222, panel.y() + 96, "copilot")


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    """Both radios."""
    paint_pilot(canvas, layout, facts)
    paint_copilot(canvas, layout, facts)


def _antenna(canvas: Canvas, x: float, y: float, seat: str) -> None:
    with canvas.group(opacity=0.9):
        canvas.line(x, y + 14, x, y - 14, "faint", 3)
        canvas.circ(x, y - 18, 4.5, fill=seat)
        for r in (12, 21):
            d = r * 0.7
            for side, sweep in ((-1, 0), (1, 1)):
                canvas.path(
                    f"M{x + side * d:.1f} {y - 18 - d:.1f}A{r} {r} 0 0 {sweep} {x + side * d:.1f} {y - 18 + d:.1f}",
                    stroke=seat,
                    sw=2.4,
                    op=0.8,
                )
