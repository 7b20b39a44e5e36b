"""The top bar: airport, the four steps of a round, and the buttons for rules, correction and pause."""

from __future__ import annotations

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import glyphs, shapes
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.difficulty import level_bars

_STEPS = ("phase.briefing", "phase.roll", "phase.placement", "phase.roundEnd")
_GAP = 26.0


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    bar = layout.panels["topBar"]
    mid = bar.center().y()
    canvas.box(bar, 14, fill="gPanel", stroke="line", sw=1.2)
    glyphs.plane(canvas, 46, mid, 26, "text", 45)

    if "flightPlan" not in layout.panels:
        _short(canvas, layout, facts, mid)
        _buttons(canvas, layout, facts)
        return
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
        if step == 0 and facts.talk_cross:
            half = min(w - 16, canvas.text_width(word, 16, 500)) / 2 + 5
            canvas.line(x + w / 2 - half, mid, x + w / 2 + half, mid, "focus", 2)
        x += w
        if step < 3:
            canvas.path(f"M{x + 10:g} {mid - 5:g}L{x + 15:g} {mid:g}L{x + 10:g} {mid + 5:g}", stroke="faint", sw=1.8)
            x += _GAP
    _buttons(canvas, layout, facts)


def _short(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, mid: float) -> None:
    """Beside a round bay the flight plan is up here: the step alone, then the goals behind a lock."""
    limit = min(rect.x() for rect in layout.top_buttons.values()) - 16
    step = say(_STEPS[facts.phase_step])
    pill = canvas.text_width(step, 16, 700) + 34
    goals = facts.plan[:3]
    wanted = [canvas.text_width(goal, 15, 500) + 24 for goal in goals]
    plan = sum(wanted) + 8 * len(goals) + 28 + 14
    floor = canvas.theme.floor_px
    least = canvas.theme.text_width(facts.airport_name, floor, 500, "ui", canvas.remember) * canvas.px
    code = canvas.text_width(facts.airport_code, 20, 700, "flight")
    badge = canvas.text_width(facts.badge, 15, 600) + 36 if facts.badge else 0
    name = max(72 + code + 14 + least + 34 + badge, min(520.0, limit - plan - pill - 40))
    x = _airport(canvas, facts, mid, name) + 14
    pill = min(pill, limit - x - 60)
    canvas.rect(x, mid - 16, pill, 32, 16, fill="control", stroke="lineStrong", sw=1.2)
    canvas.text(x + pill / 2, mid + 5.5, step, 16, "text", 700, "middle", max_width=pill - 16)
    x += pill + 24
    spare = limit - x - 28 - 8 * len(goals)
    shrink = min(1.0, spare / sum(wanted)) if goals else 1.0
    left = max(x, limit - 28 - 8 * len(goals) - sum(wanted) * shrink)
    canvas.line(left - 10, mid - 14, left - 10, mid + 14, "line", 1.4)
    glyphs.lock(canvas, left, mid - 10, 20, "muted", opened=facts.chat_open)
    left += 28
    for goal, width in zip(goals, wanted, strict=True):
        wide = width * shrink
        canvas.rect(left, mid - 15, wide, 30, 15, fill="well", stroke="line", sw=1.2)
        canvas.text(left + wide / 2, mid + 5, goal, 15, "text", 500, "middle", max_width=wide - 14)
        left += wide + 8


def _buttons(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    for name, rect in layout.top_buttons.items():
        shapes.button(
            canvas,
            rect,
            say(f"button.{name}"),
            facts.keys.get(name, ""),
            hot=facts.hot == name,
            enabled=name not in facts.disabled,
        )


def _airport(canvas: Canvas, facts: CockpitFacts, mid: float, limit: float) -> float:
    """Code, name, difficulty and badge, up to `limit`. Returns where they end."""
    x = 72.0
    if facts.airport_code:
        x += canvas.text(x, mid + 7, facts.airport_code, 20, "text", 700, kind="flight", max_width=160) + 14
    badge = canvas.text_width(facts.badge, 15, 600) + 24 if facts.badge else 0.0
    room = limit - x - (badge + 12 if badge else 0) - (30 if facts.level else 0)
    if facts.airport_name and room > 24:
        x += canvas.text(x, mid + 6.5, facts.airport_name, 17, "muted", 500, max_width=room) + 12
    if facts.level:
        x += level_bars(canvas, x, mid - 9, facts.level, 18) + 12
    if badge:
        canvas.rect(x, mid - 13, badge, 26, 13, fill="well", stroke="lineStrong", sw=1.2)
        canvas.text(x + badge / 2, mid + 5.4, facts.badge, 15, "text", 600, "middle", max_width=badge - 8)
        x += badge + 12
    return x - 12
