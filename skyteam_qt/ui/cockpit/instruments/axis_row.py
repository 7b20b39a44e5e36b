"""The row of four axis cards under the instrument, with the coin on the mark of now (F5)."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import cards
from skyteam_qt.ui.draw.canvas import Canvas

MARKS = (-2, -1, 1, 2)
END = 2.3
"""Where the coin stops in a spin: it has left the last card."""


def paint(canvas: Canvas, layout: CockpitLayout, axis: float) -> None:
    """Two cards, the gap, two cards. Words to the right, a warning to the left; `axis` between marks while it tilts."""
    panel = layout.panels["axis"]
    row = [layout.axis_card(mark) for mark in MARKS]
    gap = layout.axis_card(0)
    for card in row:
        cards.neutral_back(canvas, card)
    y = gap.center().y()
    canvas.circ(gap.center().x(), y, 4, fill="faint", op=0.8)
    cards.coin(canvas, gap.center().x() + 42 * max(-END, min(END, axis)), y, 27, "dot")
    marks = round(abs(axis))
    room = panel.right() - 8 - row[-1].right() - 12
    right = QRectF(row[-1].right() + 12, y - 24, room, 48)
    left = QRectF(panel.x() + 18, y - 24, room - 12, 48)
    words = say("axis.level")
    if marks:
        words = say("axis.towardPilot" if axis < 0 else "axis.towardCopilot", n=marks)
    canvas.paragraph(right, [(words, 16, "text", 500)])
    if marks == MARKS[-1]:
        canvas.paragraph(left, [(say("axis.oneMoreSpin"), 15, "caution", 600)])
