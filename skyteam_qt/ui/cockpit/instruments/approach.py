"""The approach strip: the spaces to the airport, the planes in them, the own place and the radio values."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import glyphs, shapes
from skyteam_qt.ui.draw.canvas import Canvas


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel = layout.panels["approach"]
    shapes.panel(canvas, panel)
    cells = layout.approach_cells
    last = len(cells) - 1
    near = min(last, max(0, round(facts.position)))
    _head(canvas, panel, facts, last - near)
    y = cells[0].center().y()
    canvas.line(cells[0].center().x(), y, cells[-1].center().x(), y, "lineStrong", 2, 0.55, (2, 9))
    still = facts.position == near
    for index, cell in enumerate(cells):
        _cell(canvas, cell, index < near, still and index == near)
        if index == last:
            _runway(canvas, cell)
        if index == facts.approach_alarm:
            canvas.box(cell, 10, stroke="brake", sw=3)
    if not still:
        moving = QRectF(layout.approach_x(facts.position), cells[0].y(), cells[0].width(), cells[0].height())
        canvas.box(moving, 10, stroke="text", sw=2.4)
    for index, cell in enumerate(cells):
        _traffic(canvas, layout, facts, index, cell, still and index == near)
    own = layout.approach_x(facts.position)
    size = 40.0 if cells[0].width() >= 110 and not layout.wide else 34.0
    glyphs.plane(canvas, own + (36 if size == 40 else 26), y, size, "text")
    ghost = facts.ghosts.position
    if ghost is not None and 0 <= ghost <= last and ghost != near:
        glyphs.ghost_plane(canvas, cells[ghost].x() + (36 if size == 40 else 26), y, size, "text")
    if facts.approach_alarm is not None and 0 <= facts.approach_alarm <= last:
        cell = cells[facts.approach_alarm]
        glyphs.badge(canvas, cell.right() - 4, cell.y() + 2, "no", 10)
    _values(canvas, layout, facts, near)


def _head(canvas: Canvas, panel: QRectF, facts: CockpitFacts, to_go: int) -> None:
    x, y = panel.x() + 20, panel.y() + 25
    here = say("approach.toGo", n=to_go) if to_go else say("approach.atAirport")
    line = f"{here} · {say('approach.inTheWay', n=sum(facts.planes))}"
    right = canvas.text(panel.right() - 20, y, line, 15, "muted", 500, "end", max_width=560)
    shapes.panel_title(canvas, x, y, say("panel.approach"), panel.width() - 60 - right)


def _cell(canvas: Canvas, cell: QRectF, past: bool, here: bool) -> None:
    canvas.box(cell, 10, fill="well", op=0.35 if past else 0.92)
    if here:
        canvas.box(cell, 10, fill="control", op=0.55)
        canvas.box(cell, 10, stroke="text", sw=2.4)
    else:
        canvas.box(cell, 10, stroke="line", sw=1.2, op=0.5 if past else 1)
    if past:
        canvas.circ(cell.center().x(), cell.center().y(), 3.5, fill="faint", op=0.8)


def _runway_width(cell: QRectF) -> float:
    return 50.0 * min(1.0, cell.width() / 128)


def _runway(canvas: Canvas, cell: QRectF) -> None:
    """The airport: a runway in perspective with its centre line and threshold lights."""
    x, y, q, k = cell.x() + 8, cell.center().y(), cell.height() / 60, _runway_width(cell) / 50
    canvas.path(
        f"M{x:g} {y + 26 * q:g}L{x + 22 * k:g} {y - 26 * q:g}H{x + 36 * k:g}L{x + 50 * k:g} {y + 26 * q:g}Z",
        fill="control",
    )
    for i, (a, b) in enumerate(((22, 15), (9, 0), (-6, -12), (-16, -21))):
        canvas.path(
            f"M{x + (25 + i) * k:g} {y + a * q:g}L{x + (26 + i * 0.9) * k:g} {y + b * q:g}",
            stroke="text",
            sw=2.4 - i * 0.4,
        )
    for dx in (6, 44):
        canvas.circ(x + dx * k, y + 22 * q, 2.2, fill="caution")


def _traffic(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, index: int, cell: QRectF, here: bool) -> None:
    """The planes in one space, as many as fit side by side, else a number."""
    count = facts.planes[index] if index < len(facts.planes) else 0
    leaving = facts.leaving if facts.leaving is not None and facts.leaving.cell == index else None
    airport = index == len(layout.approach_cells) - 1
    x, y, w = cell.x(), cell.center().y(), cell.width()
    middle, room = x + w / 2, w - 10
    if here:
        # Beside the own aircraft.
        middle, room = x + 46 + (w - 50) / 2, w - 52
    if airport:
        # Beside the runway (on which the own aircraft comes to stand).
        left = 10 + _runway_width(cell)
        middle, room = x + left + (w - left - 2) / 2, w - left - 4
    if here and not count and leaving is None:
        word = say("approach.clear")
        canvas.text(middle + 9, y + 5.5, word, 15, "lamp", 600, "middle", max_width=room - 14)
    shown = count + (leaving is not None)
    if not shown:
        return
    if shown > 3 or shown * 22 > room + 6:
        z = 26.0 if room >= 60 else 20.0
        wide = z + 4 + canvas.text_width(f"×{count}", 17, 700, "flight")
        left = middle - min(wide, room) / 2
        glyphs.plane(canvas, left + z / 2, y, z, "caution", -90)
        canvas.text(left + z + 4, y + 6, f"×{count}", 17, "caution", 700, kind="flight", max_width=room - z - 4)
        if leaving is not None:
            _leaving(canvas, QPointF(left + z / 2, y), leaving.progress)
        return
    gap = min(31 if shown < 3 else 29, room / shown)
    for i in range(shown):
        at = QPointF(middle + (i - (shown - 1) / 2) * gap, y)
        if leaving is not None and i == shown - 1:
            _leaving(canvas, at, leaving.progress)
        else:
            glyphs.plane(canvas, at.x(), at.y(), min(28, gap * 0.98), "caution", -90)


def _leaving(canvas: Canvas, start: QPointF, progress: float) -> None:
    """A plane that turns away to the upper right and fades."""
    k = min(1.0, max(0.0, progress))
    turn = -90 + 120 * k
    way = 30 * k
    x = start.x() + way * math.sin(math.radians(turn)) * 0.6
    with canvas.group(opacity=1 - k):
        glyphs.plane(canvas, x, start.y() - 26 * k, 28, "caution", turn)


def _values(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, near: int) -> None:
    """The radio value under each space, counted from the own one."""
    labels = facts.radio_labels
    if labels is None:
        count = len(layout.value_chips)
        labels = tuple(str(i - near + 1) if 0 <= i - near < 6 else "" for i in range(count))
    first: float | None = None
    for index, (chip, label) in enumerate(zip(layout.value_chips, labels, strict=False)):
        if not label:
            continue
        first = chip.x() if first is None else first
        canvas.box(chip, 6, fill="raised", stroke="line", sw=1)
        ink = "text" if index == near else "muted"
        canvas.text(
            chip.center().x(),
            chip.y() + 16.5,
            label,
            15,
            ink,
            700,
            "middle",
            "flight",
            max_width=chip.width() - 4,
            cap=18,
        )
    x, y = layout.panels["approach"].x() + 20, layout.value_chips[0].y() + 17
    word = say("approach.radioValue")
    wide = canvas.text_width(word, 14, 500)
    if first is None or x + wide + 26 < first:
        wide = canvas.text(x, y, word, 14, "faint", 500, max_width=130, drop=True)
        if wide:
            ax = x + wide + 8
            canvas.path(
                f"M{ax:g} {y - 5:g}H{ax + 16:g}M{ax + 11:g} {y - 10:g}L{ax + 16:g} {y - 5:g}L{ax + 11:g} {y:g}",
                stroke="faint",
                sw=1.6,
            )
