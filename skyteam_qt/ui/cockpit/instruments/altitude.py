"""The altitude: one row per round with its feet, its reroll token and who starts."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments import altitude_cards
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import glyphs, module_signs, shapes
from skyteam_qt.ui.draw.canvas import Canvas

LOW = 40.0
"""Rows lower than this (above the abilities) have a smaller number in the window."""


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel = layout.panels["altitude"]
    rows = facts.altitude[: len(layout.altitude_rows)]
    now = min(max(1, round(facts.round_now)), max(1, len(rows)))
    right = 0.0
    if rows:
        line = say("altitude.round", n=now, total=len(rows))
        right = canvas.text_width(line, 15, 500)
    shapes.panel(canvas, panel, say("panel.altitude"), title_room=max(84.0, panel.width() - 48 - right))
    if not rows:
        return
    canvas.text(panel.right() - 18, panel.y() + 31, line, 15, "muted", 500, "end", max_width=110)
    places = layout.altitude_rows[: len(rows)]
    x = places[0].x() + 18
    if facts.cards:
        altitude_cards.paint(canvas, layout, facts, rows, partial(_window, canvas, places, facts.round_now))
        return
    canvas.line(x, places[0].y() + 9, x, places[-1].bottom() - 8, "line", 4)
    _window(canvas, places, facts.round_now)
    for index, (row, place) in enumerate(zip(rows, places, strict=True)):
        here, past = index + 1 == now, index + 1 < now
        middle = place.center().y() - 1
        ink = "text" if here else "faint" if past else "muted"
        canvas.circ(
            x,
            middle,
            6 if here else 5,
            fill="text" if here else "faint" if past else "panel",
            stroke="lineStrong",
            sw=2,
        )
        low = place.height() < LOW
        size = (21 if low or len(row.marks) > 1 else 24) if here else 18
        room = 84 if row.token != "none" else 118
        if row.marks:
            room = min(room, 106 - 25 * len(row.marks) - (30 if row.token != "none" else 0))
        canvas.text(x + 24, middle + size / 3, row.label, size, ink, 700, kind="flight", max_width=room)
        if row.token != "none":
            there = row.token == "there"
            glyphs.reroll(canvas, x + 112, middle - 13, 26, "faint" if past else "text", there)
        for i, mark in enumerate(row.marks):
            at = x + 125 - 25 * i - (30 if row.token != "none" else 0)
            module_signs.module(canvas, at, middle, mark, "faint" if past else "caution", "panel", 21)
        if past:
            glyphs.tick(canvas, x + 154, middle - 7, 14, "faint", 2.4)
        else:
            glyphs.chip(canvas, x + 150, middle - 12, row.starter)


def _window(canvas: Canvas, places: tuple[QRectF, ...], round_now: float) -> None:
    """The white frame around the present row; between two rows while it drops."""
    at = min(max(0.0, round_now - 1), len(places) - 1)
    low = int(at)
    high = min(low + 1, len(places) - 1)
    y = places[low].y() + (places[high].y() - places[low].y()) * (at - low)
    first = places[0]
    canvas.rect(first.x(), y - 1, first.width(), first.height(), 10, fill="well", stroke="text", sw=2.4)
