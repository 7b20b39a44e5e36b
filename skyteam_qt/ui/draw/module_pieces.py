"""Pieces of modules: the yellow traffic die, intern tokens, places of dice laid aside, alarm tokens, ability cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.draw import glyphs, shapes
from skyteam_qt.ui.draw.brushes import Fill
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.module_signs import module, pill
from skyteam_qt.ui.draw.silhouette import shape


def traffic_die(canvas: Canvas, x: float, y: float, z: float, value: int, shadow: bool = True) -> None:
    """The traffic die: yellow, dark pips, a frame line. It belongs to no seat. value 0: no pips yet."""
    corner = z * 0.2
    if shadow:
        canvas.rect(x, y + 3, z, z, corner, fill="black", op=0.35)
    canvas.rect(x, y, z, z, corner, fill="trafficDie", stroke="trafficDieEdge", sw=1.6)
    canvas.rect(x + z * 0.07, y + z * 0.07, z * 0.86, z * 0.86, z * 0.15, stroke="trafficDieLine", sw=1.4, op=0.55)
    for dx, dy in glyphs.PIPS.get(value, ()):
        canvas.circ(x + z / 2 + dx * z * 0.235, y + z / 2 + dy * z * 0.235, z * 0.085, fill="trafficDieInk")


def token(canvas: Canvas, x: float, y: float, z: float, value: int, state: str = "row", shadow: bool = True) -> None:
    """An intern token: a round badge with a slot for the lanyard. state "row", "next" (ringed), "gone" (an outline).

    (x, y) is the corner of the square of `z` around it.
    """
    r = z / 2
    mx, my = x + r, y + r
    if state == "gone":
        canvas.circ(mx, my, r - 1, stroke="faint", sw=1.4, op=0.7, dash=(4, 4))
        return
    if shadow:
        canvas.circ(mx, my + 2, r, fill="black", op=0.35)
    following = state == "next"
    canvas.circ(
        mx, my, r, fill="internToken", stroke="guide" if following else "lineStrong", sw=3 if following else 1.5
    )
    canvas.rect(mx - z * 0.11, y + z * 0.08, z * 0.22, z * 0.09, z * 0.045, fill="internInk")
    size = z * 0.52
    canvas.text(mx, my + z * 0.06 + size * 0.36, str(value), size, "internInk", 700, "middle", "flight", cap=size)


def cloud_place(canvas: Canvas, rect: QRectF, seat: str) -> None:
    """A tray place whose die lies aside without a value (BV1)."""
    box = canvas.snap(rect)
    path = shape(seat, box.x(), box.y(), box.width(), box.height(), shapes.corner_of(box.width(), box.height()))
    canvas.path(path, fill="well", stroke=seat, sw=1.6, op=0.7)
    module(canvas, box.center().x(), box.center().y(), "bad-visibility", "faint", "well", 34)


def alarm_glow(canvas: Canvas, rect: QRectF, strength: float = 1.0) -> None:
    """The caution frame and glow of an active alarm, around its space."""
    z = rect.width()
    with canvas.group(opacity=max(0.0, min(1.0, strength))):
        canvas.circ(rect.center().x(), rect.center().y(), z * 0.8, fill="caution", op=0.10)
        canvas.rect(rect.x() - 4, rect.y() - 4, z + 8, z + 8, 15, stroke="caution", sw=2.4)


def alarm_down(canvas: Canvas, rect: QRectF, number: int) -> None:
    """An alarm token face down."""
    z = rect.width()
    canvas.box(rect, 12, fill="well", stroke="line", sw=1.4)
    path = QPainterPath()
    path.addRoundedRect(canvas.snap(rect), 12, 12)
    canvas.hatch(path, "hatchN", 0.7)
    y = rect.center().y() + z * 0.13
    canvas.text(rect.center().x(), y, str(number), z * 0.36, "faint", 700, "middle", "flight", cap=z * 0.45)


def alarm_gone(canvas: Canvas, rect: QRectF) -> None:
    """The place of an alarm token that was reset."""
    canvas.box(rect, 12, stroke="line", sw=1.4, dash=(4, 5))
    glyphs.tick(canvas, rect.center().x() - 9, rect.center().y() - 9, 18, "lamp", 3)


def alarm_turning(canvas: Canvas, rect: QRectF, number: int, up: float) -> None:
    """A token half way between its two sides: it turns about its upright middle line. up 0 to 1."""
    narrow = abs(1 - 2 * up)
    wide = max(2.0, rect.width() * narrow)
    box = QRectF(rect.center().x() - wide / 2, rect.y(), wide, rect.height())
    front = up > 0.5
    canvas.box(
        box, min(12.0, wide / 2), fill="raised" if front else "well", stroke="caution" if front else "line", sw=2
    )
    if narrow > 0.5:
        ink: Fill = "caution" if front else "faint"
        size = rect.height() * 0.36
        canvas.text(box.center().x(), box.center().y() + size * 0.36, str(number), size, ink, 700, "middle", "flight")


def ability_tag(canvas: Canvas, rect: QRectF, name: str, state: str = "ready", key: str = "Y") -> None:
    """An ability card as a tag under the altitude: sign, name and key. state as `module_facts.AbilityState`."""
    now, used = state == "now", state == "used"
    canvas.box(rect, 9, fill="control" if now else "well", stroke="text" if now else "line", sw=2.2 if now else 1.2)
    middle = rect.center().y()
    ink = "faint" if used else "text"
    module(canvas, rect.x() + 20, middle, name, ink, "well", 22)
    right = rect.right() - 10
    if used:
        glyphs.tick(canvas, right - 15, middle - 7, 13, "faint", 2.4)
        right -= 21
    elif state == "auto":
        right -= canvas.text(right, middle + 5, say("ability.auto"), 14, "muted", 600, "end", max_width=60, cap=16) + 6
    elif key:
        cap = glyphs.keycap_width(canvas, key)
        glyphs.keycap(canvas, right - cap, middle - 12, key, ink)
        right -= cap + 6
    left = rect.x() + 42
    canvas.text(
        left,
        middle + 5.5,
        say(f"ability.{name}"),
        15,
        "muted" if used else "text",
        600,
        max_width=right - left,
        cap=17,
        drop=True,
    )


def ability_card(canvas: Canvas, rect: QRectF, name: str, state: str = "ready") -> None:
    """An ability card with its two lines of explanation. state also "picked". Best 256 x 140 and more."""
    used, chosen = state == "used", state in ("picked", "now")
    canvas.box(rect.translated(0, 3), 12, fill="shadow", op=0.28)
    canvas.box(
        rect,
        12,
        fill="control" if chosen else "raised",
        stroke="text" if chosen else "line",
        sw=2.4 if chosen else 1.2,
    )
    x, y = rect.x(), rect.y()
    canvas.circ(x + 40, y + 42, 26, fill="well", stroke="line" if used else "focus", sw=1.8)
    module(canvas, x + 40, y + 42, name, "faint" if used else "text", "well", 30)
    room = rect.width() - 78 - (48 if chosen or used else 14)
    canvas.text(x + 78, y + 38, say(f"ability.{name}"), 17, "muted" if used else "text", 700, max_width=room)
    canvas.text(x + 78, y + 60, say(f"ability.{name}.use"), 14, "faint" if used else "focus", 600, max_width=room + 30)
    box = QRectF(x + 16, y + 74, rect.width() - 32, rect.height() - 82)
    canvas.paragraph(box, [(say(f"ability.{name}.text"), 15, "muted", 500)], 4)
    if state == "picked":
        canvas.circ(rect.right() - 24, y + 24, 11, fill="lamp")
        glyphs.tick(canvas, rect.right() - 30, y + 18, 12, "bg", 2.6)
    elif state in ("used", "now"):
        ink = "faint" if used else "text"
        pill(canvas, rect.right() - 12, y + 10, say(f"ability.{state}"), ink, at="end")
