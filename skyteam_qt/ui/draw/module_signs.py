"""Signs of modules and abilities, difficulty bars, bank limits and pills with a word. Own drawings on a grid of 24."""

from __future__ import annotations

import math
from collections.abc import Collection

from PySide6.QtCore import QRectF

from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.brushes import Fill
from skyteam_qt.ui.draw.canvas import Canvas

_Part = tuple[str, object, float]
# ("fill", path, 0), ("ground", path, 0), ("line", path, width), ("disc", (x, y, r), 0), ("hole", (x, y, r), 0),
# ("ring", (x, y, r), width), ("frame", (x, y, w, h, corner), width), ("block", (x, y, w, h, corner), 0)
_SIGNS: dict[str, tuple[_Part, ...]] = {
    "kerosene": (
        ("fill", "M12 2.5C16 8 19 11.4 19 15.2A7 7 0 0 1 5 15.2C5 11.4 8 8 12 2.5Z", 0),
        ("cut", "M8.4 15.4A3.8 3.8 0 0 0 12 19", 1.9),
    ),
    "kerosene-leak": (
        ("line", "M10 2C13.4 6.6 16 9.6 16 12.8A6 6 0 0 1 4 12.8C4 9.6 6.6 6.6 10 2Z", 2),
        ("line", "M9 7L11.6 10.4L8.8 12.6L11 16", 1.8),
        ("fill", "M19 15C20.4 17 21.2 18 21.2 19.4A2.2 2.2 0 0 1 16.8 19.4C16.8 18 17.6 17 19 15Z", 0),
    ),
    "wind": (
        (
            "line",
            "M2.5 9.5H13.5A3.2 3.2 0 1 0 10.6 5M2.5 13.5H18.4A3 3 0 1 1 15.8 18M2.5 17.5H9.4A2.2 2.2 0 1 1 7.6 21",
            2,
        ),
    ),
    "headwind": (("line", "M21.5 7H10.5M21.5 12H5M21.5 17H10.5M8.6 8.2L4.6 12L8.6 15.8", 2.2),),
    "intern": (
        ("ring", (12, 8.4, 4.2), 2),
        ("line", "M4 21C4 16.4 7.4 14.6 12 14.6C16.6 14.6 20 16.4 20 21", 2),
        ("fill", "M5.2 7L12 3.6L18.8 7L12 9.4Z", 0),
    ),
    "real-time": (
        ("ring", (12, 13.4, 8.2), 2.2),
        ("line", "M12 13.4V8.4M12 13.4L15.4 15.4M9.4 2.4H14.6M18.6 5.6L20.4 7.4", 2.2),
    ),
    "alarms": (
        ("fill", "M5.6 17V12.4A6.4 6.4 0 0 1 18.4 12.4V17Z", 0),
        ("line", "M3.6 19.8H20.4M12 2V3.4M4.4 5L5.4 6M19.6 5L18.6 6", 2.2),
    ),
    "turns": (
        ("line", "M4 15A8 8 0 0 1 20 15", 2),
        ("line", "M4 15V19M12 7V3M20 15V19M6.4 9.4L4 7M17.6 9.4L20 7", 2),
        ("fill", "M12 10.4L9.4 15.6H14.6Z", 0),
    ),
    "total-trust": (
        (
            "line",
            "M4.6 4.5H19.4A2 2 0 0 1 21.4 6.5V14.5A2 2 0 0 1 19.4 16.5H12L7.4 20.6V16.5H4.6A2 2 0 0 1 2.6 14.5V6.5"
            "A2 2 0 0 1 4.6 4.5Z",
            2,
        ),
        ("line", "M8.6 7.4L15.4 13.6M15.4 7.4L8.6 13.6", 2.2),
    ),
    "turbulence": tuple(
        ("line", f"M2.5 {7.6 + dy}L6.2 {4.4 + dy}L10 {7.6 + dy}L14 {4.4 + dy}L17.8 {7.6 + dy}L21.5 {4.4 + dy}", 2.1)
        for dy in (0, 6, 12)
    ),
    "bad-visibility": (
        ("fill", "M6.6 12A4.4 4.4 0 0 1 7.4 3.6A5.6 5.6 0 0 1 17.6 5.4A3.6 3.6 0 0 1 18 12Z", 0),
        ("line", "M3 16H15M18 16H21M5.5 20H9M12 20H20", 2.2),
    ),
    "special-abilities": (
        ("frame", (5, 2.8, 14, 18.4, 3), 2),
        ("fill", "M12 6.6L13.7 10.3L17.4 12L13.7 13.7L12 17.4L10.3 13.7L6.6 12L10.3 10.3Z", 0),
    ),
    "engine-loss": (("ring", (12, 12, 8.6), 2), ("disc", (12, 12, 2.4), 0), ("line", "M4.6 19.4L19.4 4.6", 2.6)),
    "stuck-landing-gear": (
        ("line", "M12 2.5V8", 2.2),
        ("ring", (12, 14.4, 5.4), 2.4),
        ("disc", (12, 14.4, 1.6), 0),
        ("line", "M3 21L21 8", 2.6),
    ),
    "start-5000": (
        ("line", "M3 5H12M3 12H21M3 19H12", 2),
        ("line", "M17 3.4V8.4M14.6 6.2L17 8.6L19.4 6.2", 2),
    ),
    "penguins": (
        (
            "fill",
            "M12 2.4C15 2.4 16.6 4.8 16.8 7.6C17 10 19 11.6 20 15.2L17.4 14.6C17.2 18 15 21 12 21C9 21 6.8 18 6.6 14.6"
            "L4 15.2C5 11.6 7 10 7.2 7.6C7.4 4.8 9 2.4 12 2.4Z",
            0,
        ),
        (
            "ground",
            "M12 8.6C14 9.4 15 12 15 14.6C15 17.6 13.8 19.2 12 19.2C10.2 19.2 9 17.6 9 14.6C9 12 10 9.4 12 8.6Z",
            0,
        ),
        ("ground", "M10.2 6.6L12 8.2L13.8 6.6Z", 0),
        ("line", "M8.4 21.6H11M13 21.6H15.6", 1.8),
    ),
    "anticipation": (
        ("frame", (2.5, 6.5, 11, 11, 2.8), 2),
        ("disc", (8, 12, 1.7), 0),
        ("line", "M15.6 7A5.6 5.6 0 1 1 15.6 17M16.2 3L15.4 7.1L19.4 7.8", 2),
    ),
    "adaptation": (
        ("fill", "M3 4.5H14.5L3 16Z", 0),
        ("line", "M21 19.5H9.5L21 8Z", 2),
        ("hole", (6.4, 7.9, 1.3), 0),
        ("disc", (18.4, 16.9, 1.2), 0),
        ("disc", (15, 16.9, 1.2), 0),
    ),
    "mastery": (
        ("ring", (7, 7.4, 4.6), 2),
        ("ring", (17, 7.4, 4.6), 2),
        ("disc", (7, 7.4, 1.4), 0),
        ("disc", (17, 7.4, 1.4), 0),
        ("line", "M12 13V20.4M8.6 17.2L12 20.6L15.4 17.2", 2),
    ),
    "control": (
        ("line", "M2.5 12H8M16 12H21.5", 2.4),
        ("disc", (12, 12, 4), 0),
        ("line", "M5 17.6H19M5 21H19", 2),
        ("line", "M12 2.6V5", 2.4),
    ),
    "working-together": (
        ("line", "M3 8.6H18.4M14.6 4.6L18.8 8.6L14.6 12.4", 2.2),
        ("line", "M21 16.4H5.6M9.4 12.6L5.2 16.4L9.4 20.4", 2.2),
    ),
    "synchronisation": (
        ("ring", (6.2, 7, 3.6), 2),
        ("disc", (6.2, 7, 1.1), 0),
        ("fill", "M14 6C16 3.6 19.6 3.8 22 8.6L17.6 7.4C16 7.8 14.8 7.2 14 6Z", 0),
        ("line", "M6.2 12.6V15.6H17.6V12.6M12 15.6V18", 1.9),
        ("block", (9.2, 17.6, 5.6, 5.6, 1.4), 0),
    ),
}
NAMES = (*_SIGNS, "traffic", "traffic-die", "ice-brakes")
"""Everything `module` can draw."""


def module(
    canvas: Canvas, x: float, y: float, name: str, ink: Fill = "text", ground: Fill = "panel", z: float = 22
) -> None:
    """The sign of a module or an ability, by its name; (x, y) is its middle. Raises KeyError for an unknown name."""
    if name == "traffic":
        glyphs.plane(canvas, x, y, z * 0.95, ink, -90)
        return
    with canvas.group(x - z / 2, y - z / 2, scale=z / 24):
        if name == "traffic-die":
            canvas.rect(2.5, 2.5, 19, 19, 5, stroke=ink, sw=2)
        elif name == "ice-brakes":
            _flake(canvas, ink)
        else:
            for kind, data, width in _SIGNS[name]:
                _part(canvas, kind, data, width, ink, ground)
    if name == "traffic-die":
        glyphs.plane(canvas, x, y, z * 0.52, ink, -90)


def _part(canvas: Canvas, kind: str, data: object, width: float, ink: Fill, ground: Fill) -> None:
    if isinstance(data, str):
        if kind in ("line", "cut"):
            canvas.path(data, stroke=ground if kind == "cut" else ink, sw=width)
        else:
            canvas.path(data, fill=ground if kind == "ground" else ink)
        return
    assert isinstance(data, tuple)
    if kind == "ring":
        canvas.circ(*data, stroke=ink, sw=width)
    elif kind in ("disc", "hole"):
        canvas.circ(*data, fill=ground if kind == "hole" else ink)
    elif kind == "frame":
        canvas.rect(*data, stroke=ink, sw=width)
    else:
        canvas.rect(*data, fill=ink)


def _flake(canvas: Canvas, ink: Fill) -> None:
    """A snow crystal of three beams."""
    for i in range(3):
        turn = i * math.pi / 3 + math.pi / 6
        dx, dy = math.cos(turn), math.sin(turn)
        canvas.line(12 - 9.4 * dx, 12 - 9.4 * dy, 12 + 9.4 * dx, 12 + 9.4 * dy, ink, 2)
        for side in (-1, 1):
            px, py = 12 + side * 5.6 * dx, 12 + side * 5.6 * dy
            for spread in (-0.9, 0.9):
                a = turn + spread
                canvas.line(px, py, px + side * 3.4 * math.cos(a), py + side * 3.4 * math.sin(a), ink, 1.7)


def bank(canvas: Canvas, x: float, y: float, allowed: Collection[int], now: float | None = None, w: float = 64) -> None:
    """Bank limits: five marks from the Pilot's side to the Co-Pilot's; bars where the space may be left, else dots.

    (x, y) is the middle. now: the own tilt, shown by a pointer; the bars then say whether it is permitted.
    """
    step = w / 4
    bar = min(6.0, step * 0.6)
    ink = "text" if now is None else "lamp" if round(now) in allowed else "brake"
    for mark in range(-2, 3):
        at = x + mark * step
        if mark in allowed:
            canvas.rect(at - bar / 2, y - 7.5, bar, 15, bar * 0.4, fill=ink)
        else:
            canvas.circ(at, y, bar * 0.43, fill="pilot" if mark < 0 else "copilot" if mark > 0 else "faint", op=0.85)
    if now is not None:
        at = x + now * step
        canvas.path(f"M{at:g} {y - 9:g}L{at - 5:g} {y - 17:g}H{at + 5:g}Z", fill="text")


def pill_width(canvas: Canvas, words: str, sign: str = "", size: float = 15) -> float:
    """Width of a `pill`, scene units."""
    return canvas.text_width(words, size, 600) + 18 + (22 if sign else 0)


def pill(
    canvas: Canvas,
    x: float,
    y: float,
    words: str,
    ink: str,
    sign: str = "",
    at: str = "start",
    h: float = 24,
    max_width: float | None = None,
) -> float:
    """A word with a sign in an outline; (x, y) is its upper left, middle or right end. Returns the width."""
    wide = pill_width(canvas, words, sign)
    if max_width is not None:
        wide = min(wide, max_width)
    left = x - wide * {"start": 0.0, "middle": 0.5, "end": 1.0}[at]
    canvas.rect(left, y, wide, h, h / 2, fill="well", stroke=ink, sw=1.3)
    text = left + 9
    if sign:
        module(canvas, left + 18, y + h / 2, sign, ink, "well", 16)
        text += 22
    canvas.text(text, y + h / 2 + 5.4, words, 15, ink, 600, max_width=left + wide - 8 - text, cap=17)
    return wide


def eye_mark(canvas: Canvas, rect: QRectF) -> None:
    """The mark on a die that both have seen (Working Together): an eye in a disc on its upper right corner."""
    x, y = rect.right() - 6, rect.y() + 6
    canvas.circ(x, y, 13, fill="well", stroke="guide", sw=1.6)
    glyphs.eye(canvas, x - 9, y - 9, 18, "text")
