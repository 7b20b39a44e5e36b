"""The top bar: airport, the four steps of a round, and the buttons for rules, correction and pause."""

from __future__ import annotations

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import glyphs, shapes
from skyteam_qt.ui.draw.canvas import Canvas

_STEPS = ("phase.briefing", "phase.roll", "phase.placement", "phase.roundEnd")
_GAP = 26.0


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    bar = layout.panels["topBar"]
    mid = bar.center().y()
    canvas.box(bar, 14, fill="gPanel", stroke="line", sw=1.2)
    glyphs.plane(canvas, 46, mid, 26, "text", 45)

    words = [say(key) for key in _STEPS]
    limit = min(rect.x() for rect in layout.top_buttons.values()) - 16
    wide = [canvas.text_width(word, 16, 700) + 34 for word in words]
    total = sum(wide) + 3 * _GAP
    left = min(layout.size.width() / 2 - total / 2, limit - total)
    shrink = 1.0
    if left < 330:  # a long language in large letters: the steps share what is left of the airport's name
        shrink = (limit - 330 - 3 * _GAP) / (total - 3 * _GAP)
        left = 330
    _airport(canvas, facts, mid, left - 20)

    x = left
    for step, (word, width) in enumerate(zip(words, wide, strict=True)):
        w = width * min(1.0, shrink)
        on = step == facts.phase_step
        if on:
            canvas.rect(x, mid - 16, w, 32, 16, fill="control", stroke="lineStrong", sw=1.2)
        canvas.text(
            x + w / 2,
            mid + 5.5,
            word,
            16,
            "text" if on else "faint",
            700 if on else 500,
            "middle",
            max_width=w - 16,
        )
        x += w
        if step < 3:
            canvas.path(f"M{x + 10:g} {mid - 5:g}L{x + 15:g} {mid:g}L{x + 10:g} {mid + 5:g}", stroke="faint", sw=1.8)
            x += _GAP

    for name, rect in layout.top_buttons.items():
        shapes.button(
            canvas,
            rect,
            say(f"button.{name}"),
            facts.keys.get(name, ""),
            hot=facts.hot == name,
            enabled=name not in facts.disabled,
        )


def _airport(canvas: Canvas, facts: CockpitFacts, mid: float, limit: float) -> None:
    x = 72.0
    if facts.airport_code:
        x += canvas.text(x, mid + 7, facts.airport_code, 20, "text", 700, kind="flight", max_width=160) + 14
    badge = canvas.text_width(facts.badge, 15, 600) + 24 if facts.badge else 0.0
    room = limit - x - (badge + 12 if badge else 0)
    if facts.airport_name and room > 24:
        x += canvas.text(x, mid + 6.5, facts.airport_name, 17, "muted", 500, max_width=room) + 12
    if badge:
        canvas.rect(x, mid - 13, badge, 26, 13, fill="well", stroke="lineStrong", sw=1.2)
        canvas.text(x + badge / 2, mid + 5.4, facts.badge, 15, "text", 600, "middle", max_width=badge - 8)
