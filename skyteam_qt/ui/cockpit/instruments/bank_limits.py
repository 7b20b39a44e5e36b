"""The limits of bank of our space: an arc with end stops on the axis scale, and whether it may be left now (TU1)."""

from __future__ import annotations

import math

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.cockpit.module_facts import may_leave
from skyteam_qt.ui.draw import module_signs
from skyteam_qt.ui.draw.canvas import Canvas

_REACH = 0.42
"""How far the arc reaches past its last marks."""


def ink_of(bank: tuple[int, ...], axis: float) -> str:
    """Green where the space may be left, else caution."""
    return "lamp" if may_leave(bank, axis) else "caution"


def paint_arc(canvas: Canvas, layout: CockpitLayout, bank: tuple[int, ...], axis: float) -> None:
    """On the scale of the axis."""
    if not bank:
        return
    ink, radius, centre = ink_of(bank, axis), layout.scale_radius, layout.dial_centre

    def at(mark: float, r: float) -> tuple[float, float]:
        a = math.radians(mark * layout.degrees_per_mark)
        return centre.x() + r * math.sin(a), centre.y() - r * math.cos(a)

    low, high = min(bank) - _REACH, max(bank) + _REACH
    (x1, y1), (x2, y2) = at(low, radius), at(high, radius)
    canvas.path(f"M{x1:.1f} {y1:.1f}A{radius:g} {radius:g} 0 0 1 {x2:.1f} {y2:.1f}", stroke=ink, sw=8)
    for end in (low, high):
        (x1, y1), (x2, y2) = at(end, radius - 8), at(end, radius + 10)
        canvas.line(x1, y1, x2, y2, ink, 4)


def word(bank: tuple[int, ...], axis: float) -> str:
    """Whether the space may be left."""
    return say("axis.mayLeave" if may_leave(bank, axis) else "axis.mayNotLeave")


def paint_pill(canvas: Canvas, x: float, y: float, facts: CockpitFacts, room: float) -> None:
    """The verdict; (x, y) is the middle of its upper edge."""
    bank = facts.bank or ()
    words = word(bank, facts.axis)
    sign = "turns" if module_signs.pill_width(canvas, words, "turns") <= room else ""
    module_signs.pill(canvas, x, y, words, ink_of(bank, facts.axis), sign, "middle", max_width=room)


def paint_words(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, ways: tuple[str, ...]) -> None:
    """In the wide panel: the tilt in words, as long as there is room for, and the verdict beside it under the dial."""
    panel = layout.panels["axis"]
    y = panel.y() + layout.rows["axisText"]
    bank = facts.bank or ()
    pill = min(200.0, module_signs.pill_width(canvas, word(bank, facts.axis), "turns"))
    room = panel.width() - 36 - pill - 12
    tilt = next((words for words in ways if canvas.text_width(words, 17, 600) <= room), ways[-1])
    wide = min(room, canvas.text_width(tilt, 17, 600))
    left = layout.dial_centre.x() - (wide + 12 + pill) / 2
    canvas.text(left, y, tilt, 17, "text", 600, max_width=room)
    paint_pill(canvas, left + wide + 12 + pill / 2, y - 17, facts, pill)
