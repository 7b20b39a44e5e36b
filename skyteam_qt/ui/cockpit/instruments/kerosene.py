"""The kerosene gauge, with a space for the die that burns it (KE1), or with the rule of the leak below it (KL1)."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments import common
from skyteam_qt.ui.cockpit.layout import CockpitLayout, Gauge
from skyteam_qt.ui.cockpit.module_facts import KeroseneFacts
from skyteam_qt.ui.draw import glyphs, shapes
from skyteam_qt.ui.draw.canvas import Canvas

SPACE = "kerosene"
LOW = 6
"""What an unused round costs: from here on the next round may be the last."""


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    _paint(canvas, layout, facts, "panel.kerosene")
    if SPACE not in layout.spaces or facts.kerosene is None:
        return
    common.spaces(canvas, layout, facts, (SPACE,))
    rect = layout.spaces[SPACE]
    if facts.kerosene.used:
        glyphs.tick(canvas, rect.center().x() - 7, common.top_of(rect) + layout.rows["must"] - 12, 14, "lamp", 2.6)
        return
    words = say("kerosene.unused", n=facts.kerosene.unused_loss)
    y = common.top_of(rect) + layout.rows["must"]
    canvas.text(rect.center().x(), y, words, 14, "caution", 600, "middle", max_width=110, cap=16)


def paint_leak(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    """The other module: a sign of what it costs instead of a space."""
    _paint(canvas, layout, facts, "panel.leak")
    panel = layout.panels["tank"]
    x, y = panel.center().x(), panel.bottom() - 92
    glyphs.die(canvas, x - 41, y, 30, "pilot", 6)
    glyphs.die(canvas, x + 11, y, 30, "copilot", 3)
    canvas.line(x - 5, y + 15, x + 5, y + 15, "muted", 2.4)
    canvas.text(x, y + 52, say("leak.difference"), 14, "muted", 500, "middle", max_width=106, cap=16)
    canvas.text(x, y + 72, say("leak.plusOne"), 14, "muted", 500, "middle", max_width=106, cap=16)


def _paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, title: str) -> None:
    panel, gauge, now = layout.panels["tank"], layout.gauge, facts.kerosene
    shapes.panel(canvas, panel)
    room = panel.width() - 14
    middle = panel.center().x()
    words = say(title).upper()
    canvas.text(middle, panel.y() + 31, words, 16, "muted", 700, "middle", "flight", max_width=room, cap=17)
    if now is None or gauge is None:
        return
    low = now.level <= LOW
    ink = "caution" if low else "text"
    number = str(max(0, round(now.level)))
    canvas.text(middle, panel.y() + 68, number, 28, ink, 700, "middle", "flight", cap=32)
    _gauge(canvas, gauge, now, facts.ghosts.kerosene)


def _gauge(canvas: Canvas, gauge: Gauge, now: KeroseneFacts, ghost: int | None) -> None:
    x, wide, step = gauge.x, gauge.width, gauge.step
    canvas.rect(x, gauge.y - 4, wide, gauge.height + 8, 9, fill="well", stroke="lineStrong", sw=1.5)
    top, bottom = gauge.y_of(max(0.0, now.level)), gauge.y_of(0)
    if now.level > 0:
        canvas.rect(x + 4, top, wide - 8, bottom - top, 4, fill="kerosene", op=0.9)
        if now.level <= LOW:
            path = QPainterPath()
            path.addRoundedRect(QRectF(x + 4, top, wide - 8, bottom - top), 4, 4)
            canvas.hatch(path, "hatchN")
    if ghost is not None:
        goal = gauge.y_of(ghost)
        canvas.rect(x + 4, top, wide - 8, max(0.0, goal - top), 3, fill="bg", op=0.5)
        canvas.line(x - 4, goal, x + wide + 4, goal, "text", 2, 1, (5, 4))
        if ghost >= 0:
            canvas.text(x + wide + 9, goal + 5, str(ghost), 15, "text", 700, kind="flight", max_width=26, cap=16)
        else:
            glyphs.cross(canvas, x + wide + 9, goal - 5, 10, "brake", 3)
    for level in range(now.full + 1):
        y, big = gauge.y_of(level), level % 5 == 0
        canvas.line(x - (9 if big else 5), y, x - 1, y, "lineStrong", 2 if big else 1.2)
        if big:
            canvas.text(x - 13, y + 5, str(level), 14, "muted", 700, "end", "flight", cap=14, max_width=28)
    # below 0 the flight is lost
    canvas.rect(x + 3, bottom + 2, wide - 6, step + 3, 4, fill="brake")
    glyphs.cross(canvas, x + wide / 2 - 3.6, bottom + step / 2 - 0.6, 7.2, "bg", 2.4)
    y = gauge.y_of(now.level)
    x += wide
    canvas.path(f"M{x + 2:g} {y:g}L{x + 12:g} {y - 8:g}H{x + 20:g}V{y + 8:g}H{x + 12:g}Z", fill="text")
