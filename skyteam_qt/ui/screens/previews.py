"""A flight in small: planes and printed marks of its approach, and its altitude track."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRectF

from skyteam_qt.qtbridge.texts import grouped, joined, say
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.services import FlightCard

CELL, LINE = 44.0, 20.0
"""Height of a cell, and of each line of marks in its foot."""
LIMITS, GAP, EACH = 40.0, 6.0, 17.0
"""Width of bank limits, the gap after them, and of each sign."""
TRACK, FEET, SIGN = 30.0, 13.0, 15.0
"""Height of the altitude track, the size of its numbers, and the width of a sign beside them."""


def foot_lines(card: FlightCard, wide: float) -> int:
    """How many lines the feet of the cells have: 0 without marks, 2 where a cell is too narrow for all in one."""
    icons = [_icons(card, i) for i in range(len(card.planes))] if card.dice else []
    if not any(icons) and not any(card.axis):
        return 0
    both = (
        LIMITS + GAP + EACH * sum(count for _, count in icon)
        for axis, icon in zip(card.axis, icons, strict=True)
        if axis and icon
    )
    return 2 if max(both, default=0.0) > wide - 2 else 1


def preview_height(card: FlightCard, room: float) -> float:
    """What the approach needs in units, with `room` units of width."""
    count = max(1, len(card.planes))
    return CELL + 8 + LINE * foot_lines(card, (room + 6) / count - 6)


def paint_approach(canvas: Canvas, rect: QRectF, card: FlightCard) -> None:
    """The approach: own plane on the first space, planes in the way where they are (R4), marks in the feet."""
    if not card.planes:
        return
    step = (rect.width() + 6) / len(card.planes)
    wide = step - 6
    lines = foot_lines(card, wide)
    foot = LINE * lines
    mid = rect.y() + (rect.height() - foot) / 2
    for i, there in enumerate(card.planes):
        x = rect.x() + step * i
        cell = QRectF(x, rect.y(), wide, rect.height())
        canvas.box(cell, 8, fill="well")
        if lines:
            inner = QRectF(x, rect.bottom() - foot, wide, foot)
            canvas.box(inner, 8, fill="raised", op=0.85)
            _paint_foot(canvas, inner, card, i, lines)
        canvas.box(cell, 8, stroke="line", sw=1.2)
        own = i == 0
        if own:
            glyphs.plane(canvas, x + (wide / 2 if not there else min(18.0, wide * 0.27)), mid, 26, "text")
        _paint_planes(canvas, x + wide / 2 + (12 if own and there else 0), mid, wide - (24 if own else 0), there)


def _paint_planes(canvas: Canvas, x: float, mid: float, room: float, count: int) -> None:
    """Planes side by side; a glyph and a number for more than fit."""
    if count > 3 and room / count < 16:
        glyphs.plane(canvas, x - 9, mid, 17, "caution", -90)
        canvas.text(x + 3, mid + 5.5, f"×{count}", 15, "caution", 700, kind="flight")
        return
    gap = min(20.0, (room - 8) / max(1, count))
    for j in range(count):
        glyphs.plane(canvas, x + (j - (count - 1) / 2) * gap, mid, min(18.0, gap + 1), "caution", -90)


def _icons(card: FlightCard, i: int) -> list[tuple[str, int]]:
    """Signs in a foot with how many of each: traffic dice, alarms, no briefing."""
    found = (("traffic-die", card.dice[i]), ("alarms", card.alarms[i]), ("total-trust", int(card.trust[i])))
    return [(name, count) for name, count in found if count]


def _paint_foot(canvas: Canvas, foot: QRectF, card: FlightCard, i: int, lines: int) -> None:
    from skyteam_qt.ui.draw import module_signs  # a plain approach, as at the first paint, has no marks

    axis, signs = card.axis[i], [name for name, count in _icons(card, i) for _ in range(count)]
    beside = lines == 1 and bool(axis)
    room = foot.width() - 4 - (LIMITS + GAP if beside else 0)
    # many signs on one narrow space move together
    step = min(EACH, room / max(1, len(signs)))
    wide = step * len(signs)
    y = foot.y() + LINE / 2
    x = foot.center().x() - wide / 2
    if beside:
        x = foot.center().x() - (wide + LIMITS + (GAP if signs else 0)) / 2
        module_signs.bank(canvas, x + LIMITS / 2, y, axis, w=LIMITS - 8)
        x += LIMITS + GAP
    elif axis:
        module_signs.bank(canvas, foot.center().x(), y, axis, w=LIMITS - 8)
    if lines == 2:
        y += LINE if axis else LINE / 2
    for name in signs:
        ink = "focus" if name == "total-trust" else "caution"
        module_signs.module(canvas, x + step / 2, y, name, ink, "raised", min(15.0, step - 1))
        x += step


def feet_words(feet: int) -> str:
    """An altitude as it stands in its cell."""
    return str(feet) if feet else "0"


def track_lines(card: FlightCard, room: float, words: Callable[[str], float]) -> int:
    """How many lines the cells of the track have with `room` units of width: signs below where they do not fit beside.

    words: the width of a text in units, as it will be drawn.
    """
    wide = (room + 4) / max(1, len(card.feet)) - 4
    beside = (words(feet_words(f)) + SIGN * sum(on for _, on in _altitude_signs(card, f)) for f in card.feet)
    return 2 if max(beside, default=0.0) > wide - 6 else 1


def track_height(lines: int) -> float:
    """What the altitude track needs in units."""
    return TRACK + (lines - 1) * LINE


def paint_track(canvas: Canvas, rect: QRectF, card: FlightCard) -> None:
    """The altitude track from the first round on: where a reroll waits, where the air is rough or the view is bad."""

    def words(text: str) -> float:
        return canvas.text_width(text, FEET, 600, "flight")

    step = (rect.width() + 4) / max(1, len(card.feet))
    two = track_lines(card, rect.width(), words) == 2
    for i, feet in enumerate(card.feet):
        cell = QRectF(rect.x() + step * i, rect.y(), step - 4, rect.height())
        canvas.box(cell, 7, fill="well", stroke="line", sw=1)
        signs = [name for name, there in _altitude_signs(card, feet) if there]
        text = feet_words(feet)
        up = LINE / 2 if two else 0.0
        taken = 0.0 if two else words(text)
        gap = min(18.0, (cell.width() - 6 - taken) / max(1, len(signs)))
        x = cell.center().x() - (taken + gap * len(signs)) / 2
        at = cell.center().x() if two else x
        align = "middle" if two else "start"
        canvas.text(
            at, cell.center().y() + 4.6 - up, text, FEET, "muted", 600, align, "flight", max_width=cell.width() - 4
        )
        x += taken + gap / 2 + (0 if two else 1)
        for name in signs:
            _paint_altitude_sign(canvas, x, cell.center().y() + up, name, min(16.0, gap - 1))
            x += gap


def _paint_altitude_sign(canvas: Canvas, x: float, y: float, name: str, z: float) -> None:
    if name == "reroll":
        glyphs.reroll(canvas, x - z / 2, y - z / 2, z, "text")
        return
    from skyteam_qt.ui.draw import module_signs  # a plain track has none

    module_signs.module(canvas, x, y, name, "caution", "well", z)


def _altitude_signs(card: FlightCard, feet: int) -> Iterable[tuple[str, bool]]:
    return (
        ("reroll", feet in card.rerolls),
        ("turbulence", feet in card.turbulence),
        ("bad-visibility", feet in card.bad_visibility),
    )


# --- for screen readers ---------------------------------------------------------------------------------------
def spoken_approach(card: FlightCard) -> str:
    """Planes and marks of each space, from the start."""
    if not foot_lines(card, 1000):
        return say("start.preview", list=joined(str(n) for n in card.planes))
    from skyteam_qt.qtbridge.module_words import marks_words

    spaces = []
    for i, planes in enumerate(card.planes):
        parts = [say("start.space.planes", n=planes)]
        if card.dice[i]:
            parts.append(say("start.space.dice", n=card.dice[i]))
        if card.axis[i]:
            parts.append(say("start.space.bank", marks=marks_words(card.axis[i])))
        if card.alarms[i]:
            parts.append(say("start.space.alarms", n=card.alarms[i]))
        if card.trust[i]:
            parts.append(say("start.space.trust"))
        spaces.append(say("start.space", n=i + 1, list=joined(parts)))
    return "\n".join(spaces)


def spoken_track(card: FlightCard) -> str:
    """The altitudes with what is marked there."""
    words = {
        "reroll": "start.altitude.reroll",
        "turbulence": "start.altitude.turbulence",
        "bad-visibility": "start.altitude.badVisibility",
    }
    found = []
    for feet in card.feet:
        name = say("altitude.feet", alt=grouped(feet)) if feet else say("altitude.land")
        signs = [say(words[sign]) for sign, there in _altitude_signs(card, feet) if there]
        found.append(say("start.altitude", feet=name, list=joined(signs)) if signs else name)
    return say("start.altitudes", list=joined(found))
