"""An airport as a picture to hand round: a card with its approach, its altitudes and its modules."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from skyteam_qt.content.airport import FEET_TOP, Airport, Altitude, Space
from skyteam_qt.qtbridge.texts import grouped, say
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.difficulty import level_bars
from skyteam_qt.ui.draw.module_signs import bank, module
from skyteam_qt.ui.editor.cockpit_sketch import paint_plan, plan_of
from skyteam_qt.ui.theme import Theme

WIDE, HIGH = 1600, 900
_EDGE = 40


def airport_picture(airport: Airport, theme: Theme, scale: float = 1.0) -> QImage:
    """The card, 1600 x 900 times the scale."""
    image = QImage(round(WIDE * scale), round(HIGH * scale), QImage.Format.Format_RGB32)
    image.fill(theme["bg"])
    painter = QPainter(image)
    with Canvas(painter, theme, scale) as canvas:
        canvas.rect(0, 0, WIDE, HIGH, 0, fill="gBg")
        _head(canvas, airport)
        _approach(canvas, airport.spaces, QRectF(_EDGE, 140, WIDE - 2 * _EDGE, 330))
        _modules(canvas, airport, QRectF(_EDGE, 490, 820, 370))
        _altitude(canvas, airport.altitude, QRectF(880, 490, WIDE - 880 - _EDGE, 370))
    painter.end()
    return image


def _panel(canvas: Canvas, box: QRectF, title: str) -> None:
    canvas.box(box, 14, fill="gPanel", stroke="line", sw=1.2)
    canvas.text(box.x() + 20, box.y() + 34, title.upper(), 16, "muted", 700, kind="flight")


def _head(canvas: Canvas, airport: Airport) -> None:
    code = airport.code or "–"
    x = _EDGE + canvas.text(_EDGE, 92, code, 56, "text", 700, kind="flight") + 26
    x += canvas.text(x, 90, airport.airport, 40, "text", 600, max_width=WIDE - x - 420) + 26
    place = ", ".join(part for part in (airport.city, airport.country) if part)
    if place:
        canvas.text(x, 90, place, 20, "muted", 500, max_width=WIDE - x - 360, drop=True)
    word = say(f"level.{airport.difficulty}")
    right = WIDE - _EDGE
    canvas.text(right, 90, word, 24, "text", 600, "end")
    level_bars(canvas, right - canvas.text_width(word, 24, 600) - 46, 66, airport.difficulty, 30)
    made = airport.generated
    if made is not None:
        words = f"{say('editor.random.seed')} {made.seed} · {round(made.difficulty * 100)}"
        canvas.text(right, 118, words, 16, "muted", 500, "end")


def _approach(canvas: Canvas, spaces: tuple[Space, ...], box: QRectF) -> None:
    _panel(canvas, box, say("editor.approach"))
    step = (box.width() - 30) / len(spaces)
    for at, space in enumerate(spaces):
        cell = QRectF(box.x() + 20 + step * at, box.y() + 54, step - 10, box.height() - 74)
        canvas.box(cell, 12, fill="well", stroke="line", sw=1.2)
        last = at == len(spaces) - 1
        title = say("editor.start") if not at else say("editor.airport") if last else str(at + 1)
        canvas.text(cell.x() + 14, cell.y() + 28, title, 18, "text", 700, kind="flight", max_width=cell.width() - 28)
        _cell(canvas, space, cell, own=not at)


def _cell(canvas: Canvas, space: Space, cell: QRectF, own: bool) -> None:
    middle, y = cell.center().x(), cell.y() + 76
    if space.traffic > 3:
        glyphs.plane(canvas, middle - 22, y, 38, "caution", -90)
        canvas.text(middle + 4, y + 8, f"×{space.traffic}", 24, "caution", 700, kind="flight")
    else:
        gap = min(40.0, (cell.width() - 20) / max(1, space.traffic))
        for i in range(space.traffic):
            x = middle + (i - (space.traffic - 1) / 2) * gap
            glyphs.plane(canvas, x, y, min(38.0, gap), "caution", -90)
    if own and not space.traffic:
        glyphs.plane(canvas, middle, y, 38, "text")
    if space.traffic_dice:
        for i in range(space.traffic_dice):
            module(
                canvas, middle + (i - (space.traffic_dice - 1) / 2) * 34, y + 52, "traffic-die", "caution", "well", 28
            )
    if space.axis is not None:
        bank(canvas, middle, y + 98, space.axis, w=min(110.0, cell.width() - 40))
    marks = [("alarms", "brake")] * min(space.alarms, 3) + [("total-trust", "text")] * space.total_trust
    for i, (name, ink) in enumerate(marks):
        module(canvas, middle + (i - (len(marks) - 1) / 2) * 36, y + 146, name, ink, "well", 28)
    if space.alarms > 3:
        canvas.text(cell.right() - 10, y + 176, f"×{space.alarms}", 16, "brake", 700, "end", "flight")


def _modules(canvas: Canvas, airport: Airport, box: QRectF) -> None:
    _panel(canvas, box, say("editor.modules"))
    names = airport.modules
    for i, name in enumerate(names):
        x, y = box.x() + 20 + i % 2 * 225, box.y() + 54 + i // 2 * 44
        module(canvas, x + 18, y + 18, name, "text", "panel", 26)
        word = say(f"editor.module.{name}")
        if name == "special-abilities":
            word += f" {airport.special_abilities}"
        elif name == "real-time":
            word = say("editor.clockN", n=airport.real_time_seconds)
        canvas.text(x + 44, y + 24, word, 18, "text", 500, max_width=174)
    if not names:
        canvas.text(box.x() + 20, box.y() + 78, "–", 18, "muted")
    _small_cockpit(canvas, airport, QRectF(box.right() - 350, box.y() + 54, 330, 330 * 0.625))


def _small_cockpit(canvas: Canvas, airport: Airport, box: QRectF) -> None:
    with canvas.group(box.x(), box.y(), scale=box.width() / 1600):
        canvas.rect(-10, -6, 1620, 1016, 20, fill="bg", stroke="line", sw=4)
        paint_plan(canvas, plan_of(airport))


def _altitude(canvas: Canvas, track: tuple[Altitude, ...], box: QRectF) -> None:
    _panel(canvas, box, say("editor.altitude"))
    high = min(44.0, (box.height() - 66) / len(track))
    for at, step in enumerate(track):
        y = box.y() + 50 + at * high
        row = QRectF(box.x() + 20, y, box.width() - 40, high - 6)
        canvas.box(row, 8, fill="well", stroke="line", sw=1)
        words = say("editor.land") if not step.feet else grouped(step.feet)
        mid = row.center().y()
        canvas.text(row.x() + 16, mid + 6.5, words, 19, "text", 700, kind="flight")
        seat = ("pilot", "copilot")[(FEET_TOP - step.feet) // 1000 % 2]
        glyphs.chip(canvas, row.x() + 130, mid - 12, seat, 24)
        x = row.x() + 190
        if step.reroll_token:
            glyphs.reroll(canvas, x, mid - 13, 26, "text", True)
        for name, on in (("turbulence", step.turbulence), ("bad-visibility", step.bad_visibility)):
            x += 60
            if on:
                module(canvas, x + 13, mid, name, "caution", "well", 26)
                canvas.text(x + 36, mid + 6, say(f"editor.module.{name}"), 16, "muted", 500, max_width=130)
                x += 130
