"""What is printed in the foot of approach cells: bank limits, traffic dice, alarms, no briefing; and dice that roll."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.cockpit.module_facts import SpaceMarks
from skyteam_qt.ui.draw import module_pieces, module_signs
from skyteam_qt.ui.draw.canvas import Canvas


def paint_foot(canvas: Canvas, cell: QRectF, high: float, marks: SpaceMarks) -> None:
    """The foot of one cell that is still ahead, `high` units of it, with its marks."""
    box = canvas.snap(QRectF(cell.x() + 1, cell.bottom() - high + 1, cell.width() - 2, high - 2))
    path = QPainterPath()
    path.addRoundedRect(box.adjusted(0, -10, 0, 0), 9, 9)
    upper = QPainterPath()
    upper.addRect(box)
    canvas.path(path.intersected(upper), fill="raised", op=0.85)
    parts, gap = _parts(canvas, marks, cell.width() - 8)
    wide = sum(part[1] for part in parts) + gap * (len(parts) - 1)
    x, y = cell.center().x() - wide / 2, cell.bottom() - 12
    for kind, width, count in parts:
        _part(canvas, x, y, kind, width, count, marks)
        x += width + gap


def _parts(canvas: Canvas, marks: SpaceMarks, room: float) -> tuple[list[tuple[str, float, int]], float]:
    """Kind, width and how many signs, and the gap between them. Where there is little room all move together, at last
    with one sign and a number (count 0) for many."""
    parts: list[tuple[str, float, int]] = []
    for bank, gap in ((62.0, 10.0), (48.0, 4.0), (42.0, 1.5)):
        parts = []
        if marks.axis:
            parts.append(("bank", bank, 1))
        if marks.dice:
            parts.append(("traffic-die", 19.0 * marks.dice, marks.dice))
        if marks.alarms:
            parts.append(("alarms", 18.0 * marks.alarms, marks.alarms))
        if marks.trust:
            parts.append(("total-trust", 18.0, 1))
        if sum(part[1] for part in parts) + gap * (len(parts) - 1) <= room:
            return parts, gap
    short = 19.0 + canvas.text_width("×4", 14, 700, "flight")
    return [(kind, min(wide, short), 0) if count > 1 else (kind, wide, count) for kind, wide, count in parts], gap


def _part(canvas: Canvas, x: float, y: float, kind: str, width: float, count: int, marks: SpaceMarks) -> None:
    if kind == "bank":
        module_signs.bank(canvas, x + width / 2, y, marks.axis, w=width - 10)
        return
    ink = "focus" if kind == "total-trust" else "caution"
    size, step = {"traffic-die": (16.0, 19.0), "alarms": (17.0, 18.0), "total-trust": (18.0, 18.0)}[kind]
    for i in range(max(1, count)):
        lift = 1 if kind == "alarms" else 0
        module_signs.module(canvas, x + 9 + step * i, y - lift, kind, ink, "raised", size)
    if not count:
        number = marks.dice if kind == "traffic-die" else marks.alarms
        canvas.text(x + 19, y + 5, f"×{number}", 14, ink, 700, kind="flight", cap=16)


def paint_dice(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    """Traffic dice over the strip while they are rolled and resolved."""
    places = layout.traffic_dice(len(facts.traffic_rolled))
    for die, place in zip(facts.traffic_rolled, places, strict=True):
        with canvas.group(opacity=die.opacity):
            module_pieces.traffic_die(canvas, place.x(), place.y(), place.width(), die.value)
