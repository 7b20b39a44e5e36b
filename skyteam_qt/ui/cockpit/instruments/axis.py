"""The axis: an attitude indicator. The horizon stays, the aircraft tilts to the side the rule says."""

from __future__ import annotations

import math

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments import axis_row, bank_limits, common
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import glyphs, shapes
from skyteam_qt.ui.draw.canvas import Canvas

SPACES = ("axis.P", "axis.C")
SPIN = 3


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel = layout.panels["axis"]
    paint_dial(canvas, layout, facts, "axisMust")
    if facts.cards:
        axis_row.paint(canvas, layout, facts.axis)
        return
    if facts.bank is not None:
        bank_limits.paint_words(canvas, layout, facts, (words(facts.axis), tilt_words(facts.axis)))
        return
    canvas.text(
        layout.dial_centre.x(),
        panel.y() + layout.rows["axisText"],
        words(facts.axis),
        17,
        "text",
        600,
        "middle",
        max_width=panel.width() - 36,
    )


def paint_dial(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, must: str) -> None:
    """Title, instrument and spaces; `must` names the row place of the words under the spaces."""
    shapes.panel(canvas, layout.panels["axis"], say("panel.axis"), title_room=170)
    _dial(canvas, layout)
    _scale(canvas, layout, facts)
    if facts.ghosts.axis is not None:
        _ghost(canvas, layout, facts.ghosts.axis)
    _aircraft(canvas, layout, facts.axis)
    common.spaces(canvas, layout, facts, SPACES)
    for name in SPACES:
        rect = layout.spaces[name]
        common.must(canvas, facts, name, rect.center().x(), common.top_of(rect) + layout.rows[must], 100)


def words(axis: float) -> str:
    """The tilt in words, and that one more mark is a spin."""
    text = tilt_words(axis)
    return f"{text}  ·  {say('axis.oneMoreSpin')}" if round(abs(axis)) == SPIN - 1 else text


def tilt_words(axis: float) -> str:
    """The tilt alone in words."""
    marks = round(abs(axis))
    if not marks:
        return say("axis.level")
    return say("axis.towardPilot" if axis < 0 else "axis.towardCopilot", n=marks)


def point(layout: CockpitLayout, marks: float, radius: float) -> tuple[float, float]:
    a = math.radians(marks * layout.degrees_per_mark)
    centre = layout.dial_centre
    return centre.x() + radius * math.sin(a), centre.y() - radius * math.cos(a)


def _dial(canvas: Canvas, layout: CockpitLayout) -> None:
    """Sky, ground with a runway, horizon and pitch lines."""
    radius = layout.dial_radius
    k = radius / 150
    with canvas.group(layout.dial_centre.x(), layout.dial_centre.y()):
        canvas.circ(0, 0, radius + 10, fill="line")
        canvas.circ(0, 0, radius + 8, fill="metal2")
        canvas.path(f"M{-radius:g} 0A{radius:g} {radius:g} 0 0 1 {radius:g} 0Z", fill="gSky")
        canvas.path(f"M{-radius:g} 0A{radius:g} {radius:g} 0 0 0 {radius:g} 0Z", fill="gEarth")
        with canvas.group(scale=k):
            canvas.path("M-150 0L-118 -9L-88 -3L-60 -13L-34 -2H36L70 -10L98 -4L122 -8L150 0Z", fill="earth2", op=0.55)
            canvas.path("M-52 140L-5 3H5L52 140A150 150 0 0 1 -52 140Z", fill="black", op=0.28)
            canvas.path("M0 14V24M0 40V58M0 80V108", stroke="white", sw=3, op=0.5)
        canvas.line(-radius, 0, radius, 0, "white", 2, 0.9)
        for height, half in ((-36, 34), (-72, 54), (36, 34), (72, 54)):
            y, w, piece = height * k, half * k, 22 * k
            canvas.line(-w, y, -w + piece, y, "white", 2, 0.5)
            canvas.line(w - piece, y, w, y, "white", 2, 0.5)
        canvas.circ(0, 0, radius, fill="gShade")


def _scale(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    """Marks 1 and 2 on both sides, the spin crosses at 3 and the triangle of level flight."""
    radius = layout.scale_radius
    for start, end, color, width in (
        (-2.5, 2.5, "lineStrong", 3.0),
        (-3.2, -2.5, "brake", 6.0),
        (2.5, 3.2, "brake", 6.0),
    ):
        (x1, y1), (x2, y2) = point(layout, start, radius), point(layout, end, radius)
        canvas.path(f"M{x1:.1f} {y1:.1f}A{radius:g} {radius:g} 0 0 1 {x2:.1f} {y2:.1f}", stroke=color, sw=width)
    if facts.bank is not None:
        bank_limits.paint_arc(canvas, layout, facts.bank, facts.axis)
    for mark in (-2, -1, 1, 2):
        (x1, y1), (x2, y2) = point(layout, mark, radius), point(layout, mark, radius + 14)
        canvas.line(x1, y1, x2, y2, "lineStrong", 3)
        tx, ty = point(layout, mark, radius + 27)
        canvas.text(
            tx, ty + 6, str(abs(mark)), 16, "text" if mark in (facts.bank or ()) else "muted", 700, "middle", "flight"
        )
    x, y = point(layout, 0, radius + 2)
    canvas.path(f"M{x:g} {y - 2:g}L{x - 10:g} {y - 19:g}H{x + 10:g}Z", fill="text")
    for mark in (-SPIN, SPIN):
        tx, ty = point(layout, mark, radius + 26)
        canvas.circ(tx, ty, 15, fill="brake")
        glyphs.cross(canvas, tx - 5.5, ty - 5.5, 11, "bg", 3.2)


def _pointer(radius: float) -> str:
    return f"M0 {-radius - 19:g}L-12 {-radius + 3:g}H12Z"


def _ghost(canvas: Canvas, layout: CockpitLayout, axis: float) -> None:
    """Where the aircraft would point: a dashed pointer and wing line; a spin ends at the cross."""
    axis = max(-SPIN, min(SPIN, axis))
    with canvas.group(layout.dial_centre.x(), layout.dial_centre.y(), rotate=axis * layout.degrees_per_mark):
        canvas.path(_pointer(layout.dial_radius), stroke="guide", sw=2, dash=(4, 3))
        with canvas.group(scale=layout.dial_radius / 150):
            canvas.path("M-126 0H-22M22 0H126", stroke="white", sw=2.4, op=0.85, dash=(6, 6))


def _aircraft(canvas: Canvas, layout: CockpitLayout, axis: float) -> None:
    """The own aircraft from behind; one mark is 20 degrees, toward the Pilot the left wing goes down."""
    radius = layout.dial_radius
    line: dict[str, object] = {"stroke": "airframeLine", "sw": 1.6}
    with canvas.group(layout.dial_centre.x(), layout.dial_centre.y(), rotate=axis * layout.degrees_per_mark):
        canvas.path(_pointer(radius), fill="guide", stroke="bg", sw=1.5)
        canvas.line(0, -radius + 10, 0, -64, "white", 2, 0.35, (3, 6))
        with canvas.group(scale=radius / 150):
            canvas.path("M-16 8L-126 -3L-127 3L-122 6L-16 22Z M16 8L126 -3L127 3L122 6L16 22Z", fill="airframe", **line)
            canvas.path("M-3.4 -16L-2.2 -58H2.2L3.4 -16Z", fill="airframe", **line)
            canvas.path("M-14 -16L-46 -22L-46 -17L-14 -9Z M14 -16L46 -22L46 -17L14 -9Z", fill="airframeShade", **line)
            canvas.circ(0, 2, 22, fill="airframe", stroke="airframeLine", sw=1.8)
            canvas.circ(0, 2, 13, stroke="airframeRing", sw=1.6)
            for side in (-1, 1):
                canvas.circ(side * 52, 22, 11, fill="tyre", stroke="airframe", sw=3.4)
                canvas.circ(side * 52, 22, 3.4, fill="hub")
            canvas.circ(-124, 1, 4, fill="brake")
            canvas.circ(124, 1, 4, fill="lamp")
