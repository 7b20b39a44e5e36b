"""The approach strip: the spaces to the airport, the planes in them, the own place and the radio values."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts, Leaving
from skyteam_qt.ui.cockpit.instruments import approach_cards, approach_marks
from skyteam_qt.ui.cockpit.instruments.approach_cards import coin_spots
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.cockpit.module_facts import SpaceMarks
from skyteam_qt.ui.draw import glyphs, module_signs, shapes
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.cards import rank

__all__ = ["coin_spots", "paint", "plane_spots"]


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel = layout.panels["approach"]
    shapes.panel(canvas, panel)
    cells = layout.approach_cells
    last = len(cells) - 1
    near = min(last, max(0, round(facts.position)))
    _head(canvas, panel, facts, last - near)
    if facts.cards:
        approach_cards.paint(canvas, layout, facts)
        _values(canvas, layout, facts, near)
        return
    y = _body(layout, 0).center().y()
    canvas.line(cells[0].center().x(), y, cells[-1].center().x(), y, "lineStrong", 2, 0.55, (2, 9))
    still = facts.position == near
    for index, cell in enumerate(cells):
        _cell(canvas, layout, facts, index, index < near, still and index == near)
        if index == last:
            _runway(canvas, _body(layout, index))
        if index == facts.approach_alarm:
            canvas.box(cell, 10, stroke="brake", sw=3)
    if not still:
        moving = QRectF(layout.approach_x(facts.position), cells[0].y(), cells[0].width(), cells[0].height())
        canvas.box(moving, 10, stroke="text", sw=2.4)
    for index in range(len(cells)):
        _traffic(canvas, layout, facts, index)
    own = layout.approach_x(facts.position)
    size = _own_size(layout)
    glyphs.plane(canvas, own + (36 if size == 40 else 26), y, size, "text")
    ghost = facts.ghosts.position
    if ghost is not None and 0 <= ghost <= last and ghost != near:
        glyphs.ghost_plane(canvas, cells[ghost].x() + (36 if size == 40 else 26), y, size, "text")
    if facts.approach_alarm is not None and 0 <= facts.approach_alarm <= last:
        cell = cells[facts.approach_alarm]
        glyphs.badge(canvas, cell.right() - 4, cell.y() + 2, "no", 10)
    _values(canvas, layout, facts, near)
    if facts.traffic_rolled:
        approach_marks.paint_dice(canvas, layout, facts)


def _own_size(layout: CockpitLayout) -> float:
    """The own aircraft: smaller where the cells are narrow, low, or have a foot."""
    if layout.foot:
        return 32.0
    return 40.0 if layout.approach_cells[0].width() >= 110 and not layout.wide else 34.0


def _body(layout: CockpitLayout, index: int) -> QRectF:
    """Where planes stand in a cell; with a foot a little below the middle of what is left."""
    return layout.body(index).translated(0, 1 if layout.foot else 0)


def _head(canvas: Canvas, panel: QRectF, facts: CockpitFacts, to_go: int) -> None:
    x, y = panel.x() + 20, panel.y() + 25
    here = say("approach.toGo", n=to_go) if to_go else say("approach.atAirport")
    what = "approach.penguins" if facts.penguins else "approach.inTheWay"
    line = f"{here} · {say(what, n=sum(facts.planes))}"
    right = canvas.text(panel.right() - 20, y, line, 15, "muted", 500, "end", max_width=560)
    shapes.panel_title(canvas, x, y, say("panel.approach"), panel.width() - 60 - right)


def _cell(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, index: int, past: bool, here: bool) -> None:
    cell = layout.approach_cells[index]
    canvas.box(cell, 10, fill="well", op=0.35 if past else 0.92)
    if layout.foot and not past:
        marks = facts.approach_marks[index] if index < len(facts.approach_marks) else SpaceMarks()
        approach_marks.paint_foot(canvas, cell, layout.foot, marks)
    if here:
        canvas.box(layout.body(index), 10, fill="control", op=0.55)
        canvas.box(cell, 10, stroke="text", sw=2.4)
    else:
        canvas.box(cell, 10, stroke="line", sw=1.2, op=0.5 if past else 1)
    if past:
        body = _body(layout, index)
        canvas.circ(body.center().x(), body.center().y(), 3.5, fill="faint", op=0.8)


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


def _here(facts: CockpitFacts, index: int) -> bool:
    """Whether the own aircraft stands in this cell."""
    return facts.position == index


def _leaves(facts: CockpitFacts, index: int) -> Leaving | None:
    return facts.leaving if facts.leaving is not None and facts.leaving.cell == index else None


def _room(layout: CockpitLayout, facts: CockpitFacts, index: int) -> tuple[float, float]:
    """Middle and width of what is free for planes in a cell."""
    cell = layout.approach_cells[index]
    x, w = cell.x(), cell.width()
    if index == len(layout.approach_cells) - 1:
        # Beside the runway (on which the own aircraft comes to stand).
        left = 10 + _runway_width(cell)
        return x + left + (w - left - 2) / 2, w - left - 4
    if _here(facts, index):
        # Beside the own aircraft.
        return x + 46 + (w - 50) / 2, w - 52
    return x + w / 2, w - 10


def plane_spots(layout: CockpitLayout, facts: CockpitFacts, cell: int) -> tuple[QPointF, ...]:
    """The middles of the planes in a cell; the last is the one that came last and leaves first.

    Where there are too many to stand side by side, all lie on one spot with their number beside it.
    """
    if facts.cards:
        return coin_spots(layout, facts, cell)
    count = facts.planes[cell] if cell < len(facts.planes) else 0
    return _spots(layout, facts, cell, count + (_leaves(facts, cell) is not None))[0]


def _spots(
    layout: CockpitLayout, facts: CockpitFacts, index: int, shown: int
) -> tuple[tuple[QPointF, ...], float, bool]:
    """Spots, size of a plane, and whether all lie on one spot."""
    y = _body(layout, index).center().y()
    middle, room = _room(layout, facts, index)
    if shown > 3 or shown * 22 > room + 6:
        z = 26.0 if room >= 60 else 20.0 if shown < 10 else 15.0
        wide = z + 4 + (28.0 if shown < 10 else 38.0)
        left = middle - min(wide, room) / 2
        return (QPointF(left + z / 2, y),) * shown, z, True
    gap = min(31 if shown < 3 else 29, room / max(1, shown))
    spots = tuple(QPointF(middle + (i - (shown - 1) / 2) * gap, y) for i in range(shown))
    return spots, min(28.0, gap * 0.98), False


def _traffic(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, index: int) -> None:
    """The planes in one space, as many as fit side by side, else a number."""
    count = facts.planes[index] if index < len(facts.planes) else 0
    leaving = _leaves(facts, index)
    middle, room = _room(layout, facts, index)
    y = _body(layout, index).center().y()
    if _here(facts, index) and not count and leaving is None:
        word = say("approach.clear")
        canvas.text(middle + 9, y + 5.5, word, 15, "lamp", 600, "middle", max_width=room - 14)
    shown = count + (leaving is not None)
    if not shown:
        return
    spots, z, heap = _spots(layout, facts, index, shown)
    if heap:
        wide = z + 4 + canvas.text_width(f"×{count}", 17, 700, "flight")
        left = middle - min(wide, room) / 2
        _one(canvas, facts, left + z / 2, y, z)
        gap = 4 if z > 15 else 2
        words, room = f"×{count}", room - z - gap
        canvas.text(left + z + gap, y + 6, words, 17, "caution", 700, kind="flight", max_width=room)
        if leaving is not None:
            _leaving(canvas, facts, QPointF(left + z / 2, y), leaving.progress)
        return
    for i, at in enumerate(spots):
        if leaving is not None and i == shown - 1:
            _leaving(canvas, facts, at, leaving.progress)
        else:
            _one(canvas, facts, at.x(), at.y(), z)


def _one(canvas: Canvas, facts: CockpitFacts, x: float, y: float, z: float, turn: float = -90) -> None:
    """A plane, or what stands for one on the ice (PE1)."""
    if facts.penguins:
        module_signs.module(canvas, x, y, "penguins", "caution", "well", z)
    else:
        glyphs.plane(canvas, x, y, z, "caution", turn)


def _leaving(canvas: Canvas, facts: CockpitFacts, start: QPointF, progress: float) -> None:
    """A plane that turns away to the upper right and fades."""
    k = min(1.0, max(0.0, progress))
    turn = -90 + 120 * k
    way = 30 * k
    x = start.x() + way * math.sin(math.radians(turn)) * 0.6
    with canvas.group(opacity=1 - k):
        _one(canvas, facts, x, start.y() - 26 * k, 28, turn)


def _values(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, near: int) -> None:
    """The radio value under each space, counted from the own one."""
    labels = facts.radio_labels
    if labels is None:
        count = len(layout.value_chips)
        value = rank if facts.cards else str
        labels = tuple(value(i - near + 1) if 0 <= i - near < 6 else "" for i in range(count))
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
