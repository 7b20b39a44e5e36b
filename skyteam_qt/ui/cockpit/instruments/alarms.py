"""The alarms: a place for each token; face up it is a space for who resets it, framed in caution (AL1 to AL3)."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments import common
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.cockpit.module_facts import AlarmTile
from skyteam_qt.ui.draw import glyphs, module_pieces, shapes
from skyteam_qt.ui.draw.canvas import Canvas


def paint_strip(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    """Six in a row; with three tokens a sentence beside them."""
    panel = layout.panels["strip"]
    shapes.panel(canvas, panel)
    _head(canvas, layout, facts, panel, panel.y() + layout.rows["title2"])
    _tiles(canvas, layout, facts, 12 if layout.wide else 17, 15 if layout.wide else 17)
    active = [tile for tile in facts.alarms if tile.state == "on"]
    if len(facts.alarms) > 3 or not active:
        return
    tile = active[-1]
    x, y = panel.x() + 272, panel.y() + 70
    room = panel.right() - 14 - x
    system = say("alarms.closed", system=say(f"alarms.system.{tile.number}"))
    canvas.text(x, y, system, 17, "text", 700, max_width=room)
    left = x
    for seat in _seats(tile):
        glyphs.chip(canvas, left, y + 12, seat, 22)
        left += 26
    words = say("alarms.resets", n=tile.number)
    canvas.text(left + 4, y + 29, words, 16, "muted", 500, max_width=x + room - left - 4)


def paint_column(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    """One below the other between engines and axis."""
    panel = layout.panels["tank"]
    shapes.panel(canvas, panel)
    words = say("panel.alarms").upper()
    x, y = panel.center().x(), panel.y() + 31
    canvas.text(x, y, words, 16, "muted", 700, "middle", "flight", max_width=panel.width() - 14, cap=17)
    _tiles(canvas, layout, facts, None, 19)


def paint_grid(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    """Two rows under the flaps."""
    panel = layout.panels["round"]
    shapes.panel(canvas, panel)
    _head(canvas, layout, facts, panel, panel.y() + 31)
    _tiles(canvas, layout, facts, 22, 17)


def _head(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, panel: QRectF, y: float) -> None:
    count = sum(tile.state == "on" for tile in facts.alarms)
    words = say("alarms.active", n=count) if count else say("alarms.none")
    ink = "caution" if count else "muted"
    right = canvas.text(panel.right() - 18, y, words, 15, ink, 600, "end", max_width=panel.width() / 2)
    shapes.panel_title(canvas, panel.x() + 18, y, say("panel.alarms"), panel.width() - 48 - right)


def _tiles(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, below: float | None, z: float) -> None:
    """All tokens. below: how far under a token its sign and letters are, None puts them to its right. z: their size."""
    for tile in facts.alarms:
        rect = layout.spaces[f"alarm.{tile.number}"]
        _tile(canvas, layout, facts, tile, rect)
        if tile.state == "reset":
            continue
        with canvas.group(opacity=0.45 if tile.state == "down" else 1.0):
            if below is None:
                _beside(canvas, rect, tile)
            else:
                _under(canvas, rect.center().x(), rect.bottom() + below, tile, z)


def _tile(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, tile: AlarmTile, rect: QRectF) -> None:
    name = f"alarm.{tile.number}"
    if tile.state == "down":
        module_pieces.alarm_down(canvas, rect, tile.number)
    elif tile.state == "on":
        if tile.up < 1:
            module_pieces.alarm_turning(canvas, rect, tile.number, tile.up)
        else:
            module_pieces.alarm_glow(canvas, rect)
            common.spaces(canvas, layout, facts, (name,))
    else:
        if name in facts.placed:
            common.spaces(canvas, layout, facts, (name,))
        else:
            module_pieces.alarm_gone(canvas, rect)
        if 0 < tile.up < 1:
            module_pieces.alarm_glow(canvas, rect, tile.up)


def _seats(tile: AlarmTile) -> tuple[str, ...]:
    return ("pilot", "copilot") if tile.owner == "both" else (tile.owner,)


def _beside(canvas: Canvas, rect: QRectF, tile: AlarmTile) -> None:
    x, y = rect.right(), rect.center().y()
    glyphs.system(canvas, x + 29, y - 10, tile.sign, "text", 20)
    if tile.owner == "both":
        glyphs.chip(canvas, x + 12, y + 6, "pilot", 16)
        glyphs.chip(canvas, x + 32, y + 6, "copilot", 16)
    else:
        glyphs.chip(canvas, x + 20, y + 5, tile.owner, 19)


def _under(canvas: Canvas, x: float, y: float, tile: AlarmTile, z: float) -> None:
    if tile.owner == "both":
        glyphs.system(canvas, x - 20, y, tile.sign, "text", z)
        glyphs.chip(canvas, x - 5, y - z / 2, "pilot", z)
        glyphs.chip(canvas, x + 15, y - z / 2, "copilot", z)
    else:
        glyphs.system(canvas, x - 12, y, tile.sign, "text", z)
        glyphs.chip(canvas, x + 5, y - z / 2, tile.owner, z)
