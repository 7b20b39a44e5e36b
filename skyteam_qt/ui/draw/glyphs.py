"""Small drawings: dice, letter chips, cups, reroll tokens, planes, locks, eyes, key caps and system signs.

`z` is the size of a glyph in scene units, `col` a token or colour. (x, y) is the top left corner unless said otherwise.
"""

from __future__ import annotations

import math

from skyteam_qt.ui.draw.brushes import Fill
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.silhouette import shape

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
LETTERS = {"pilot": "P", "copilot": "C"}
_PLANE = (
    "M0 -13C1.5 -13 2.1 -10.6 2.1 -8V-3.4L13 4.2V7.2L2.1 4V9L5.4 11.6V13.8L0 12.2L-5.4 13.8V11.6L-2.1 9V4L-13 7.2V4.2"
    "L-2.1 -3.4V-8C-2.1 -10.6 -1.5 -13 0 -13Z"
)


def _grad(seat: str, part: str) -> str:
    return f"g{'Pilot' if seat == 'pilot' else 'Copilot'}{part}"


def die(
    canvas: Canvas, x: float, y: float, z: float, seat: str, value: int, style: str = "pips", shadow: bool = True
) -> None:
    """A die face up. style: "pips", "numerals" or "both"."""
    if shadow:
        canvas.path(shape(seat, x, y + 3, z, z), fill="black", op=0.35)
    canvas.path(shape(seat, x, y, z, z), fill=_grad(seat, "Die"), stroke=f"{seat}DieEdge", sw=1.6)
    ink = "onPilot" if seat == "pilot" else "onCopilot"
    mx, my = x + z / 2, y + z / 2
    if style == "numerals":
        canvas.text(mx, my + z * 0.2, str(value), z * 0.56, ink, 700, "middle", "flight")
        return
    for dx, dy in PIPS[value]:
        canvas.circ(mx + dx * z * 0.255, my + dy * z * 0.255, z * 0.088, fill=ink)
    if style == "both":
        # The corner that is free on every face but 4, 5, 6: a small numeral on the edge of the lower middle.
        canvas.text(mx, y + z * 0.95, str(value), z * 0.22, ink, 700, "middle", "flight")


def covered_die(canvas: Canvas, x: float, y: float, z: float, seat: str, letter: str = "", shadow: bool = True) -> None:
    """A die face down, with the letter of its tray place."""
    if shadow:
        canvas.path(shape(seat, x, y + 3, z, z), fill="black", op=0.35)
    canvas.path(shape(seat, x, y, z, z), fill=_grad(seat, "Cover"), stroke=f"{seat}Edge", sw=2)
    canvas.hatch(shape(seat, x + 5, y + 5, z - 10, z - 10), "hatchP" if seat == "pilot" else "hatchC")
    if letter:
        canvas.circ(x + z / 2, y + z / 2, z * 0.21, fill=f"{seat}LetterWell", op=0.92)
        canvas.text(x + z / 2, y + z / 2 + z * 0.095, letter, z * 0.27, f"{seat}Letter", 700, "middle", "flight")


def chip(canvas: Canvas, x: float, y: float, seat: str, z: float = 24) -> None:
    """The P or C chip: letter, silhouette and colour."""
    canvas.path(shape(seat, canvas.snap_x(x), canvas.snap_y(y), z, z, 0.3), fill=f"{seat}Fill")
    ink = "onPilot" if seat == "pilot" else "onCopilot"
    canvas.text(x + z / 2, y + z * 0.70, LETTERS[seat], z * 0.58, ink, 700, "middle", "flight")


def cup(
    canvas: Canvas,
    x: float,
    y: float,
    z: float = 30,
    full: bool = True,
    col: Fill = None,
    steam: bool = True,
) -> None:
    """A coffee cup from the side; an empty place is a dashed outline."""
    body = "M5 11H22V19A7 7 0 0 1 15 26H12A7 7 0 0 1 5 19Z"
    handle = "M22 13H24A3.6 3.6 0 0 1 24 20.5H21.6"
    col = col or ("text" if full else "faint")
    with canvas.group(x, y, scale=z / 30):
        if full:
            canvas.path(body, fill=col)
            canvas.path(handle, stroke=col, sw=2.2)
            if steam:
                canvas.path("M10 8C8.6 6.2 11.4 4.8 10 3M16.5 8C15.1 6.2 17.9 4.8 16.5 3", stroke=col, sw=1.8, op=0.75)
        else:
            canvas.path(body, stroke=col, sw=1.6, dash=(3, 3))
            canvas.path(handle, stroke=col, sw=1.6, dash=(3, 3))


def reroll(canvas: Canvas, x: float, y: float, z: float = 30, col: Fill = None, full: bool = True) -> None:
    """A reroll token: a die inside a loop of two arrows; an empty place is a dashed ring."""
    col = col or "text"
    with canvas.group(x, y, scale=z / 30):
        if not full:
            canvas.circ(15, 15, 14, stroke="faint", sw=1.4, dash=(3.5, 3.5))
            return
        canvas.circ(15, 15, 14, fill="control", stroke=col, sw=1.6)
        canvas.path("M7.5 15A7.5 7.5 0 0 1 20.6 10", stroke=col, sw=2)
        canvas.path("M22.5 15A7.5 7.5 0 0 1 9.4 20", stroke=col, sw=2)
        canvas.path("M22.6 6.6V11.4H17.8Z", fill=col)
        canvas.path("M7.4 23.4V18.6H12.2Z", fill=col)
        canvas.rect(12.2, 12.2, 5.6, 5.6, 1.4, fill=col)


def plane(
    canvas: Canvas, x: float, y: float, z: float = 28, col: Fill = "text", rot: float = 90, op: float = 1
) -> None:
    """An airliner from above; (x, y) is its middle, rot 90 flies to the right."""
    with canvas.group(x, y, rotate=rot, scale=z / 28):
        canvas.path(_PLANE, fill=col, op=op)


def ghost_plane(canvas: Canvas, x: float, y: float, z: float = 28, col: Fill = "text", rot: float = 90) -> None:
    """The dashed outline of an airliner: where it would be."""
    with canvas.group(x, y, rotate=rot, scale=z / 28):
        canvas.path(_PLANE, stroke=col, sw=1.1, op=0.8, dash=(2.4, 2.4))


def lock(canvas: Canvas, x: float, y: float, z: float = 22, col: Fill = "text", opened: bool = False) -> None:
    bow = "M6.8 9.5V5.6A4.2 4.2 0 0 1 15 4.6" if opened else "M6.8 9.5V6.6A4.2 4.2 0 0 1 15.2 6.6V9.5"
    with canvas.group(x, y, scale=z / 22):
        canvas.rect(3.5, 9.5, 15, 11, 2.6, fill=col)
        canvas.path(bow, stroke=col, sw=2.2)


def eye(canvas: Canvas, x: float, y: float, z: float = 24, col: Fill = "text", closed: bool = False) -> None:
    with canvas.group(x, y, scale=z / 24):
        if closed:
            canvas.path("M2.5 10C7 16 17 16 21.5 10M6 13.6L4.2 16.4M12 14.6V18M18 13.6L19.8 16.4", stroke=col, sw=2)
        else:
            canvas.path("M2 12C6.5 4.8 17.5 4.8 22 12C17.5 19.2 6.5 19.2 2 12Z", stroke=col, sw=2)
            canvas.circ(12, 12, 3.4, fill=col)


def wheel(canvas: Canvas, x: float, y: float, z: float, col: Fill) -> None:
    """A wheel; (x, y) is its middle."""
    canvas.circ(x, y, z * 0.5, stroke=col, sw=z * 0.16)
    canvas.circ(x, y, z * 0.14, fill=col)


def tick(canvas: Canvas, x: float, y: float, z: float, col: Fill, sw: float = 3) -> None:
    canvas.path(f"M{x:g} {y + z * 0.52:g}L{x + z * 0.36:g} {y + z * 0.86:g}L{x + z:g} {y + z * 0.1:g}", None, col, sw)


def cross(canvas: Canvas, x: float, y: float, z: float, col: Fill, sw: float = 3) -> None:
    canvas.path(f"M{x:g} {y:g}L{x + z:g} {y + z:g}M{x + z:g} {y:g}L{x:g} {y + z:g}", None, col, sw)


def diamond(canvas: Canvas, x: float, y: float, r: float, **ink: object) -> None:
    """(x, y) is the middle."""
    canvas.path(f"M{x:g} {y - r:g}L{x + r:g} {y:g}L{x:g} {y + r:g}L{x - r:g} {y:g}Z", **ink)  # type: ignore[arg-type]


def keycap_width(canvas: Canvas, key: str, h: float = 24) -> float:
    """Width of a key cap in scene units, wide enough for its text as drawn."""
    return max(h, len(key) * 9 + 12, canvas.text_width(key, 14, 700, "flight") / canvas.theme.large_text + 8)


def keycap(canvas: Canvas, x: float, y: float, key: str, col: Fill = "muted", h: float = 24) -> float:
    """A key cap. Returns its width."""
    w = keycap_width(canvas, key, h)
    canvas.rect(x, y, w, h, 5, stroke=col, sw=1.3, op=0.8)
    base = h * 0.70 if h >= 24 else h / 2 + 4.8
    canvas.text(x + w / 2, y + base, key, 14, col, 700, "middle", "flight", cap=h * 0.75)
    return w


def badge(canvas: Canvas, x: float, y: float, kind: str, r: float = 13) -> None:
    """The round or three-cornered sign of a message: "ok" tick, "no" cross, "warn" triangle. (x, y) is its middle."""
    k = r / 13
    if kind == "no":
        canvas.circ(x, y, r, fill="brake")
        cross(canvas, x - 5 * k, y - 5 * k, 10 * k, "bg", 3 * k)
    elif kind == "ok":
        canvas.circ(x, y, r, fill="lamp")
        tick(canvas, x - 7 * k, y - 7 * k, 14 * k, "bg", 3 * k)
    elif kind == "warn":
        canvas.path(
            f"M{x:g} {y - 14 * k:g}L{x + 15 * k:g} {y + 12 * k:g}H{x - 15 * k:g}Z",
            fill="caution",
            stroke="caution",
            sw=1.6 * k,
        )
        canvas.line(x, y - 5 * k, x, y + 3 * k, "bg", 3 * k)
        canvas.circ(x, y + 8 * k, 1.8 * k, fill="bg")


def system(canvas: Canvas, x: float, y: float, code: str, col: Fill, z: float = 22) -> None:
    """Signs of the systems: X axis, E engines, R radio, G gear, F flaps, K brakes, N concentration. (x, y) middle."""
    if code == "N":
        cup(canvas, x - z * 0.52, y - z * 0.55, z * 1.05, True, col, steam=False)
        return
    with canvas.group(x, y, scale=z / 22):
        if code == "X":
            canvas.path("M-10 4L10 -4", stroke=col, sw=2.4)
            canvas.circ(0, 0, 4, fill=col)
        elif code == "E":
            canvas.circ(0, 0, 8.5, stroke=col, sw=2)
            canvas.circ(0, 0, 2.6, fill=col)
            canvas.path("M0 -7V-4M0 7V4M-7 0H-4M7 0H4", stroke=col, sw=1.8)
        elif code == "R":
            canvas.circ(-6, 5, 2.6, fill=col)
            canvas.path("M-5 -2.5A8 8 0 0 1 1.5 4M-5 -8.5A14 14 0 0 1 7.5 4", stroke=col, sw=2.2)
        elif code == "G":
            wheel(canvas, 0, 2, 14, col)
            canvas.path("M0 -10V-5", stroke=col, sw=2.4)
        elif code == "F":
            canvas.path("M-10 1C-8 -6 0 -6 4 -3L10 7L2 2C-3 3 -8 3 -10 1Z", fill=col)
        elif code == "K":
            canvas.circ(-1.5, 0, 7.5, stroke=col, sw=2)
            canvas.circ(-1.5, 0, 2, fill=col)
            canvas.path("M5 -8A10.5 10.5 0 0 1 9 2L4.5 2A6.5 6.5 0 0 0 2.5 -5Z", fill=col)
        else:
            raise KeyError(code)


def caliper(canvas: Canvas, x: float, y: float, closed: float) -> None:
    """A brake disc; the caliper closes from 0 to 1. (x, y) is its middle."""
    canvas.circ(x, y, 21, fill="well", stroke="lineStrong", sw=2)
    canvas.circ(x, y, 8, stroke="lineStrong", sw=2)
    for i in range(6):
        a = i * math.pi / 3
        canvas.circ(x + 14.4 * math.cos(a), y + 14.4 * math.sin(a), 1.6, fill="lineStrong")
    off = 6 * (1 - closed)
    canvas.path(
        f"M{x + 12 + off:g} {y - 17 - off * 0.4:g}A21 21 0 0 1 {x + 22 + off:g} {y + 4 - off * 0.2:g}"
        f"L{x + 13 + off:g} {y + 4 - off * 0.2:g}A12 12 0 0 0 {x + 7 + off:g} {y - 10 - off * 0.4:g}Z",
        fill="brake" if closed >= 1 else "control",
        stroke="lineStrong",
        sw=1.4,
    )
