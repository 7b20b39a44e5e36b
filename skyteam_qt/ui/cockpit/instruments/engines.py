"""The engines: the speed tape with its zones and three markers, and the two die spaces below."""

from __future__ import annotations

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments import common, wind
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import glyphs, shapes
from skyteam_qt.ui.draw.canvas import Canvas

SPACES = ("engine.P", "engine.C")
_BUGS = {
    "blue": ("pilot", "M-4 0L8 -11H30A11 11 0 0 1 30 11H8Z"),
    "orange": ("copilot", "M-4 0L8 -11H36L42 -5V5L36 11H8Z"),
    "brake": ("brake", "M-4 0L9 -12L22 0L9 12Z"),
}
_BUG_WING = "M13 -1C16 -5 22 -5 27 -2L34 5L26 2C20 3 15 3 13 -1Z"


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel = layout.panels["engines"]
    shapes.panel(canvas, panel, say("panel.engines"))
    paint_tape(canvas, layout, facts)
    common.spaces(canvas, layout, facts, SPACES)
    left, right = (layout.spaces[name] for name in SPACES)
    middle, top = (left.right() + right.left()) / 2, common.top_of(left)
    if facts.wind is None:
        canvas.text(middle, top + 45, "+", 26, "muted", 400, "middle", "flight")
    else:
        canvas.text(middle, top + 24, "+", 24, "muted", 400, "middle", "flight")
        wind.between_engines(canvas, middle, top + 32, facts.wind)
    for name in SPACES:
        rect = layout.spaces[name]
        common.must(canvas, facts, name, rect.center().x(), common.top_of(rect) + layout.rows["must"], 112)


def paint_tape(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    """The speed tape with its zones, markers and ghosts."""
    _zones(canvas, layout, facts)
    _tape(canvas, layout)
    ghosts = facts.ghosts
    for kind, value in (("orange", ghosts.orange), ("blue", ghosts.blue), ("brake", ghosts.brake)):
        if value is not None:
            _bug(canvas, layout, kind, value, ghost=True)
    for kind, value in (("orange", facts.orange), ("blue", facts.blue), ("brake", facts.brake)):
        _bug(canvas, layout, kind, value)


def _zones(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    """What a speed does: hold, one space, two spaces; in the last round whether the brakes stop it."""
    tape = layout.tape
    if facts.final_round:
        line = tape.y_of(max(1.0, float(facts.stop_limit)))
        middle = tape.zone_x + tape.zone_width / 2
        if _zone(canvas, layout, tape.y, line, "well"):
            glyphs.badge(canvas, middle, (tape.y + line) / 2, "no", 12)
        if _zone(canvas, layout, line, tape.bottom, "control"):
            y = (line + tape.bottom) / 2
            if tape.bottom - line < 40:
                glyphs.badge(canvas, middle, y, "ok", 10)
            else:
                glyphs.badge(canvas, middle, y - 13, "ok", 11)
                canvas.text(middle, y + 20, f"≤ {facts.stop_limit}", 17, "text", 700, "middle", "flight")
        return
    orange, blue = tape.y_of(facts.orange), tape.y_of(facts.blue)
    for top, bottom, spaces, fill in (
        (tape.y, orange, 2, "control"),
        (orange, blue, 1, "raised"),
        (blue, tape.bottom, 0, "well"),
    ):
        if not _zone(canvas, layout, top, bottom, fill):
            continue
        middle, y = tape.zone_x + tape.zone_width / 2, (top + bottom) / 2
        if not spaces:
            canvas.text(middle, y + 5, say("engines.hold"), 15, "muted", 600, "middle", max_width=62)
        elif bottom - top >= 20:
            canvas.text(middle - 10, y + 8, f"+{spaces}", 22, "text", 700, "middle", "flight", max_width=32)
            glyphs.plane(canvas, middle + 18, y, 22, "text", 90)


def _zone(canvas: Canvas, layout: CockpitLayout, top: float, bottom: float, fill: str) -> bool:
    if bottom - top < 4:
        return False
    tape = layout.tape
    r = min(8.0, (bottom - top - 4) / 2)
    canvas.rect(tape.zone_x, top + 2, tape.zone_width, bottom - top - 4, r, fill=fill, stroke="line", sw=1)
    return True


def _tape(canvas: Canvas, layout: CockpitLayout) -> None:
    tape = layout.tape
    canvas.rect(tape.x, tape.y, tape.width, tape.bottom - tape.y, 8, fill="well", stroke="lineStrong", sw=1.4)
    for value in range(tape.high, tape.low - 1, -1):
        y = tape.y_of(value)
        if value != tape.high:
            canvas.line(tape.x + 8, y, tape.x + tape.width - 8, y, "line", 1)
        canvas.text(
            tape.x + tape.width / 2,
            y + tape.step / 2 + 6,
            str(value),
            17 if tape.step > 23 else 16,
            "text",
            700,
            "middle",
            "flight",
            cap=tape.step * 0.8,
        )


def _bug(canvas: Canvas, layout: CockpitLayout, kind: str, value: float, ghost: bool = False) -> None:
    """A marker: blue is round with a wheel, orange cut with a wing, the brake's is a diamond. Ghosts are dashed."""
    tape = layout.tape
    color, outline = _BUGS[kind]
    y = tape.y_of(max(1.0, value))
    if ghost:
        canvas.line(tape.x, y, tape.bug_x, y, color, 2, 0.75, (5, 5))
        with canvas.group(tape.bug_x, y):
            canvas.path(outline, stroke=color, sw=2, dash=(4, 3))
        return
    canvas.line(tape.x - 6, y, tape.bug_x, y, color, 3.2)
    with canvas.group(tape.bug_x, canvas.snap_y(y)):
        canvas.path(outline, fill=color)
        if kind == "blue":
            glyphs.wheel(canvas, 22, 0, 13, "bg")
        elif kind == "orange":
            canvas.path(_BUG_WING, fill="bg")
