"""The annunciator: turn ladder, the message of two lines, the silence line and the count of dice."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments import clock
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import glyphs, module_pieces, shapes
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.silhouette import shape

_EDGES = {"no": "brake", "ok": "lamp", "warn": "caution"}


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    shapes.panel(canvas, layout.panels["annunciator"])
    _ladder(canvas, layout, facts)
    _message(canvas, layout, facts)
    _silence(canvas, layout, facts)
    if layout.clock is not None and facts.clock is not None:
        clock.paint_clock(canvas, layout.clock_face, facts.clock)


def _ladder(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    """One silhouette per placement of the round: placed ones ticked, the present one framed, the rest hollow."""
    places = layout.ladder(len(facts.ladder))
    for index, (step, place) in enumerate(zip(facts.ladder, places, strict=False)):
        box = canvas.snap(place)
        x, y, z = box.x(), box.y(), box.width()
        seat = step.owner
        ink = "onPilot" if seat == "pilot" else "onCopilot"
        middle = x + z / 2
        letter = glyphs.LETTERS[seat]
        if step.state == "next":
            canvas.path(shape(seat, x, y, z, z, 0.28), stroke=seat, sw=1.8, op=0.75)
            canvas.text(middle, y + z * 0.66, letter, z * 0.44, seat, 700, "middle", "flight")
        else:
            if step.state == "now":
                canvas.path(shape(seat, x - 4, y - 4, z + 8, z + 8, 0.28), stroke="text", sw=2.4)
            canvas.path(shape(seat, x, y, z, z, 0.28), fill=f"{seat}Fill")
            if step.state == "now":
                canvas.text(middle, y + z * 0.69, letter, z * 0.53, ink, 700, "middle", "flight")
            else:
                glyphs.tick(canvas, middle - 8, y + z / 2 - 8, 16, ink, 3)
        if index + 1 < min(len(places), len(facts.ladder)):
            canvas.line(x + z + 5, y + z / 2, places[index + 1].x() - 5, y + z / 2, "line", 2)


def _message(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    message = facts.message
    box = layout.message_box
    edge = _EDGES.get(message.kind)
    canvas.box(box, 10, fill="well", stroke=edge or "line", sw=1.6 if edge else 1.2)
    left = 18.0
    if edge and not facts.traffic_die:
        glyphs.badge(canvas, box.x() + 28, box.center().y(), message.kind)
        left = 56
    if facts.traffic_die:
        die = layout.waiting_die
        left = die.right() - box.x() + 14
        if facts.traffic_die > 0:
            module_pieces.traffic_die(canvas, die.x(), die.y(), die.width(), facts.traffic_die)
    room = QRectF(box.x() + left, box.y(), box.width() - left - 14, box.height())
    lines = [(message.line1, 18.0, "text", 700), (message.line2, 16.0, "muted", 500)]
    remember, canvas.remember = canvas.remember, False  # with a visor open the message may be private
    canvas.paragraph(room, lines, 4)
    canvas.remember = remember


def _silence(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel = layout.panels["annunciator"]
    y = panel.y() + layout.rows["silence"]
    left, right = panel.x() + 20, panel.right() - 20
    if facts.counter:
        right -= canvas.text(right, y, facts.counter, 15, "muted", 500, "end", max_width=130) + 12
    if not facts.silence_title:
        return
    ink = "muted" if facts.chat_open else "caution"
    glyphs.lock(canvas, left, y - 17, 20, ink, opened=facts.chat_open)
    left += 27
    left += canvas.text(left, y, facts.silence_title, 16, ink, 700, max_width=right - left) + 8
    if facts.silence_text and right - left > 20:
        canvas.text(left, y, facts.silence_text, 15, "muted", 500, max_width=right - left, drop=True)
