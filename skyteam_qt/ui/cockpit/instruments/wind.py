"""The wind: twenty directions around the aircraft, seen from above; the arrow blows from the present one (WI1, HW1)."""

from __future__ import annotations

import math

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.layout import CockpitLayout, Ring
from skyteam_qt.ui.cockpit.module_facts import WindFacts
from skyteam_qt.ui.draw import glyphs, module_signs, shapes
from skyteam_qt.ui.draw.canvas import Canvas

_OUTER = 3.0
_INNER = 31.0


def signed(value: int) -> str:
    """ "+2", "0", or with a true minus sign "−1"."""
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel, ring = layout.panels["round"], layout.ring
    wind = facts.wind
    head = layout.fitting.bays.get("round") == "headwind"
    title = say("panel.headwind" if head else "panel.wind")
    shapes.panel(canvas, panel, title, title_room=panel.width() - 36 - 66)
    if wind is None or ring is None:
        return
    x, y, r = ring.centre.x(), ring.centre.y(), ring.radius
    canvas.circ(x, y, r, fill="well", stroke="lineStrong", sw=1.6)
    now = round(wind.offset)
    for offset in range(1 - wind.half, wind.half + 1):
        _field(canvas, ring, wind, offset, (offset - now) % (2 * wind.half) == 0)
    _notch(canvas, ring, wind)
    ghost = facts.ghosts.wind
    if ghost is not None and ghost != now:
        _arrow(canvas, ring, wind, ghost, ghost=True)
    _arrow(canvas, ring, wind, wind.offset)
    glyphs.plane(canvas, x, y, r * 0.62, "text", 0, 0.92)
    glyphs.chip(canvas, x - r - 29, y - 11, "pilot", 22)
    glyphs.chip(canvas, x + r + 7, y - 11, "copilot", 22)
    right = panel.right() - 18
    canvas.rect(right - 58, panel.y() + 11, 58, 30, 8, fill="well", stroke="text", sw=1.6)
    value = signed(wind.modifier)
    canvas.text(right - 29, panel.y() + 33, value, 20, "text", 700, "middle", "flight", max_width=52, cap=23)


def between_engines(canvas: Canvas, x: float, y: float, wind: WindFacts) -> None:
    """What the wind adds, between the two engine dice; (x, y) is the middle of the upper edge."""
    canvas.rect(x - 22, y, 44, 42, 9, fill="well", stroke="lineStrong", sw=1.2)
    module_signs.module(canvas, x, y + 11, "headwind" if wind.head else "wind", "muted", "well", 17)
    value = signed(wind.modifier)
    canvas.text(x, y + 37, value, 17, "text", 700, "middle", "flight", max_width=40, cap=19)


def direction(wind: WindFacts, offset: float) -> float:
    """The angle of an offset on the screen, radians clockwise from the right: 0 clicks is behind, or ahead."""
    step = math.pi / wind.half * offset
    return -math.pi / 2 + step if wind.head else math.pi / 2 - step


def _field(canvas: Canvas, ring: Ring, wind: WindFacts, offset: int, now: bool) -> None:
    x, y = ring.centre.x(), ring.centre.y()
    middle = direction(wind, offset)
    half = math.pi / wind.half / 2 - 0.012
    (a, b), outer, inner = (middle - half, middle + half), ring.radius - _OUTER, ring.radius - _INNER

    def at(angle: float, r: float) -> str:
        return f"{x + r * math.cos(angle):.1f} {y + r * math.sin(angle):.1f}"

    value = wind.at(offset)
    fill = "text" if now else "control" if value > 0 else "panelTop" if value == 0 else "well"
    canvas.path(
        f"M{at(a, outer)}A{outer:g} {outer:g} 0 0 1 {at(b, outer)}L{at(b, inner)}A{inner:g} {inner:g} 0 0 0 "
        f"{at(a, inner)}Z",
        fill=fill,
        stroke="line",
        sw=0.8,
    )
    r = ring.radius - 17
    ink = "bg" if now else "text" if value > 0 else "muted"
    tx, ty = x + r * math.cos(middle), y + r * math.sin(middle)
    canvas.text(tx, ty + 5, signed(value), 14, ink, 700, "middle", "flight", cap=14)


def _notch(canvas: Canvas, ring: Ring, wind: WindFacts) -> None:
    """The start direction."""
    x, y, r, a = ring.centre.x(), ring.centre.y(), ring.radius, direction(wind, 0)
    points = [(a, r + 1), (a - 0.05, r + 9), (a + 0.05, r + 9)]
    corners = "L".join(f"{x + q * math.cos(b):.1f} {y + q * math.sin(b):.1f}" for b, q in points)
    canvas.path(f"M{corners}Z", fill="muted")


def _arrow(canvas: Canvas, ring: Ring, wind: WindFacts, offset: float, ghost: bool = False) -> None:
    """Blows from the ring toward the aircraft."""
    r = ring.radius
    with canvas.group(ring.centre.x(), ring.centre.y(), rotate=math.degrees(direction(wind, offset)) + 90):
        if ghost:
            shaft = f"M0 {60 - r:g}L-11 {44 - r:g}H-4.5V{33 - r:g}H4.5V{44 - r:g}H11Z"
            canvas.path(shaft, stroke="text", sw=1.6, dash=(4, 3))
        else:
            canvas.path(f"M0 {62 - r:g}L-12 {45 - r:g}H-5V{29 - r:g}H5V{45 - r:g}H12Z", fill="text")
