"""The axis beside the tank bay: a smaller dial, its dice in the lower corners, the words between them."""

from __future__ import annotations

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments import axis, bank_limits, common
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import breaks
from skyteam_qt.ui.draw.canvas import Canvas


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    axis.paint_dial(canvas, layout, facts, "must")
    left, right = layout.spaces["axis.P"], layout.spaces["axis.C"]
    x, y = layout.dial_centre.x(), common.top_of(left) + 28
    room = right.left() - left.right() - 16
    marks = round(abs(facts.axis))
    if not marks:
        canvas.text(x, y, say("axis.level"), 18, "text", 700, "middle", max_width=room)
        below = y + 16
    else:
        spin = marks == axis.SPIN - 1 and facts.bank is None
        y -= 8 if spin else 0
        side = say("axis.side.pilot" if facts.axis < 0 else "axis.side.copilot")
        canvas.text(x, y, say("axis.marks", n=marks), 18, "text", 700, "middle", max_width=room)
        canvas.text(x, y + 22, side, 15, "muted", 500, "middle", max_width=room)
        below = y + 36
        if spin:
            _in_two(canvas, x, y + 44, say("axis.oneMoreSpin"), room)
    if facts.bank is not None:
        bank_limits.paint_pill(canvas, x, below, facts, room)


def _in_two(canvas: Canvas, x: float, y: float, words: str, room: float) -> None:
    """A warning in one line, or in two of about the same length; (x, y) is the middle of the first baseline."""
    if canvas.text_width(words, 15, 600) <= room:
        canvas.text(x, y, words, 15, "caution", 600, "middle", max_width=room)
        return
    cuts = breaks.halves(words) or [(words, "")]
    first, second = min(cuts, key=lambda cut: max(canvas.text_width(part, 15, 600) for part in cut))
    canvas.text(x, y, first, 15, "caution", 600, "middle", max_width=room, cap=16)
    canvas.text(x, y + 18, second, 15, "caution", 600, "middle", max_width=room, cap=16)
