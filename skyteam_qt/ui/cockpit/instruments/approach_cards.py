"""The approach of the card game: lying cards with coins on them, the Queen of diamonds as airport (F4).

A card that was left is taken away and leaves an outline (F51). While the aircraft moves, the card it leaves fades.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import cards, glyphs
from skyteam_qt.ui.draw.canvas import Canvas

COIN = 28.0
_SMALL = 24.0
_OWN = 56.0
"""How much of a card the own aircraft takes."""
_SIDE = 36.0
"""Rank and suit of the airport."""
_RUNWAY = 42.0
_WIDE = 64.0
"""From here on the number of coins stands beside the coin and not below it."""


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    """The cards, their coins and the own aircraft."""
    cells = layout.approach_cells
    last = len(cells) - 1
    near = min(last, max(0, round(facts.position)))
    still = facts.position == near
    for index, cell in enumerate(cells):
        left_behind = min(1.0, max(0.0, facts.position - index)) if index < last else 0.0
        if left_behind > 0:
            cards.gone(canvas, cell, 0.14, op=0.5 * left_behind)
        if left_behind < 1:
            with canvas.group(opacity=1 - left_behind):
                _card(canvas, cell, index == last)
                _coins(canvas, layout, facts, index)
        if index == facts.approach_alarm:
            canvas.box(cell.adjusted(-3, -3, 3, 3), 11, stroke="brake", sw=3)
    here = QRectF(layout.approach_x(facts.position), cells[0].y(), cells[0].width(), cells[0].height())
    if facts.approach_alarm is None or not still:
        canvas.box(here.adjusted(-3, -3, 3, 3), 11, stroke="text", sw=2.6)
    if still and not _count(facts, near) and facts.leaving is None and near != last:
        middle, room = _room(layout, facts, near)
        canvas.text(
            middle + 2, here.center().y() + 5.5, say("approach.clear"), 15, "lamp", 600, "middle", max_width=room
        )
    _aircraft(canvas, layout, facts.position)
    ghost = facts.ghosts.position
    if ghost is not None and 0 <= ghost <= last and ghost != near:
        spot = aircraft_spot(layout, ghost)
        ink = "cardInkPilot" if ghost == last else "text"
        glyphs.ghost_plane(canvas, spot.x(), spot.y(), _aircraft_size(layout), ink)
    if facts.approach_alarm is not None and 0 <= facts.approach_alarm <= last:
        cell = cells[facts.approach_alarm]
        glyphs.badge(canvas, cell.right() - 4, cell.y() + 2, "no", 10)


def coin_spots(layout: CockpitLayout, facts: CockpitFacts, cell: int) -> tuple[QPointF, ...]:
    """The middles of the coins on a card; the last is the one that came last and leaves first.

    Where there are too many to lie apart, all lie on one spot with their number beside it.
    """
    return _spots(layout, facts, cell, _count(facts, cell) + _leaves(facts, cell))


def aircraft_spot(layout: CockpitLayout, position: float) -> QPointF:
    """The middle of the own aircraft; over the airport it stands on the runway."""
    cell = layout.approach_cells[0]
    last = len(layout.approach_cells) - 1
    on_runway = min(1.0, max(0.0, position - last + 1))
    narrow = cell.width() < 110
    off = (26.0 if narrow else 32.0) * (1 - on_runway) + (_side(cell) + _runway_width(cell) / 2) * on_runway
    return QPointF(layout.approach_x(position) + off, cell.center().y())


def _count(facts: CockpitFacts, index: int) -> int:
    return facts.planes[index] if index < len(facts.planes) else 0


def _leaves(facts: CockpitFacts, index: int) -> bool:
    return facts.leaving is not None and facts.leaving.cell == index


def _side(cell: QRectF) -> float:
    return _SIDE * min(1.0, cell.width() / 128)


def _runway_width(cell: QRectF) -> float:
    return _RUNWAY * min(1.0, cell.width() / 128)


def _room(layout: CockpitLayout, facts: CockpitFacts, index: int) -> tuple[float, float]:
    """Middle and width of what is free for coins on a card."""
    cell = layout.approach_cells[index]
    x, w = cell.x(), cell.width()
    if index == len(layout.approach_cells) - 1:
        left = _side(cell) + _runway_width(cell) + 3
        return x + left + (w - left - 4) / 2, w - left - 4
    if facts.position == index:
        left = _OWN * min(1.0, w / 128)
        return x + left + (w - left - 8) / 2, w - left - 8
    return x + w / 2, w - 16


def _spots(layout: CockpitLayout, facts: CockpitFacts, index: int, shown: int) -> tuple[QPointF, ...]:
    cell = layout.approach_cells[index]
    y = cell.center().y()
    middle, room = _room(layout, facts, index)
    if not shown:
        return ()
    if shown * (_SMALL - 6) + 6 <= room:
        gap = min(COIN, (room - _SMALL) / max(1, shown - 1))
        return tuple(QPointF(middle + (i - (shown - 1) / 2) * gap, y) for i in range(shown))
    if shown <= 4 and room >= 36:
        # Two rows, a little apart so that each coin stays a coin.
        rise = min(12.0, cell.height() / 2 - _SMALL / 2 - 4)
        half = min(12.0, (room - _SMALL) / 2)
        if shown == 2:
            return QPointF(middle - half * 0.7, y - rise * 0.75), QPointF(middle + half * 0.7, y + rise * 0.75)
        places = [(-1, -1), (1, -1), (-1, 1), (1, 1)] if shown == 4 else [(-1, -1), (1, -1), (0, 1)]
        return tuple(QPointF(middle + half * dx, y + rise * dy) for dx, dy in places)
    return (QPointF(middle, y - 11) if room < _WIDE else QPointF(middle - 15, y),) * shown


def _coins(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, index: int) -> None:
    count, leaves = _count(facts, index), _leaves(facts, index)
    spots = _spots(layout, facts, index, count + leaves)
    if not spots:
        return
    apart = len({(spot.x(), spot.y()) for spot in spots}) == len(spots)
    first = spots[0]
    close = len(spots) > 1 and abs(spots[1].x() - first.x()) < COIN
    size = _SMALL if close or not apart else COIN
    if not apart:
        cards.coin(canvas, first.x(), first.y(), size)
        ink = "cardInkPilot" if index == len(layout.approach_cells) - 1 else "text"
        room = _room(layout, facts, index)[1]
        x, y = (first.x(), first.y() + 31) if room < _WIDE else (first.x() + size / 2 + 18, first.y() + 6)
        canvas.text(x, y, f"×{count}", 17, ink, 700, "middle", "flight", max_width=min(room, 40), cap=20)
    else:
        for spot in spots[:count]:
            cards.coin(canvas, spot.x(), spot.y(), size)
    if leaves and facts.leaving is not None:
        k = min(1.0, max(0.0, facts.leaving.progress))
        with canvas.group(opacity=1 - k):
            cards.coin(canvas, spots[-1].x() + 14 * k, spots[-1].y() - 26 * k, size)


def _card(canvas: Canvas, cell: QRectF, airport: bool) -> None:
    if not airport:
        cards.neutral_back(canvas, cell, 0.14)
        return
    cell = canvas.snap(cell)
    x, y, h = cell.x(), cell.y(), cell.height()
    canvas.box(cell.translated(0, 2.0), 8, fill="black", op=0.38 if canvas.theme.is_dark else 0.2)
    canvas.box(cell, 8, fill="cardPaper", stroke="cardRim", sw=1)
    side = _side(cell)
    canvas.text(x + side * 0.55, y + h * 0.47, "Q", 24, "cardInkCopilot", 700, "middle", "flight", cap=28)
    cards.suit(canvas, x + side * 0.55, y + h * 0.72, 17, "D", "cardInkCopilot")
    _runway(canvas, x + side, y + 4, _runway_width(cell), h - 8)


def _runway(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """In perspective, with its centre line."""
    canvas.path(f"M{x:g} {y + h:g}L{x + w * 0.36:g} {y:g}H{x + w * 0.64:g}L{x + w:g} {y + h:g}Z", fill="cardInkPilot")
    middle = x + w / 2
    for top, bottom, width in ((0.12, 0.26, 1.4), (0.4, 0.58, 2.0), (0.74, 0.94, 2.6)):
        canvas.line(middle, y + h * top, middle, y + h * bottom, "white", width)


def _aircraft_size(layout: CockpitLayout) -> float:
    return 36.0 if layout.approach_cells[0].width() >= 110 and not layout.wide else 32.0


def _aircraft(canvas: Canvas, layout: CockpitLayout, position: float) -> None:
    spot, size = aircraft_spot(layout, position), _aircraft_size(layout)
    last = len(layout.approach_cells) - 1
    landing = min(1.0, max(0.0, position - last + 1))
    turn = 90 - 90 * landing  # along the runway, which points away from us
    if landing and math.isclose(landing, 1.0):
        glyphs.plane(canvas, spot.x(), spot.y(), size, "cardPaper", turn)
        return
    glyphs.plane(canvas, spot.x(), spot.y(), size, "text", turn)
