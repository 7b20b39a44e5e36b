"""The brakes: three spaces in order, a disc (or a card that turns) and a lamp each, and the landing speed limit."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments import common
from skyteam_qt.ui.cockpit.instruments.gear import lit
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import cards, glyphs, shapes
from skyteam_qt.ui.draw.canvas import Canvas

SPACES = ("brake.1", "brake.2", "brake.3")
CARDS = {"brake.1": ("10", "S"), "brake.2": ("10", "C"), "brake.3": ("10", "H")}
"""The switch cards of the card game (F6)."""


def limit_line(canvas: Canvas, panel: QRectF, facts: CockpitFacts, label: str, indent: float) -> None:
    """The last line of a brake panel: what can be stopped on the right, its label `indent` from the left edge."""
    base, room = panel.bottom() - 24, panel.width() - indent - 28
    least = canvas.theme.text_width(label, canvas.theme.floor_px, 500, "ui") * canvas.px
    room -= canvas.text(
        panel.right() - 18,
        base + 1,
        limit_text(facts),
        18,
        "text",
        700,
        "end",
        "flight",
        max_width=max(30.0, min(86.0, room - least)),
    )
    canvas.text(panel.x() + indent, base, label, 15, "muted", 500, max_width=room)


def limit_text(facts: CockpitFacts) -> str:
    """The landing speed limit in words."""
    if facts.landing_limit:
        return facts.landing_limit
    return str(int(facts.brake)) if facts.brake >= 2 else say("brakes.none")


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel = layout.panels["brakes"]
    common.panel(canvas, layout, facts, "brakes", say("panel.brakes"), "pilot")
    for index, (name, on) in enumerate(zip(SPACES, facts.brakes, strict=False)):
        rect = layout.spaces[name]
        x, y = rect.center().x() + 36, rect.center().y()
        if index < 2:
            canvas.path(
                f"M{x + 3:g} {y:g}H{x + 10:g}M{x + 6.5:g} {y - 4.5:g}L{x + 11:g} {y:g}L{x + 6.5:g} {y + 4.5:g}",
                stroke="faint",
                sw=1.8,
            )
        middle = rect.center().x()
        if facts.cards:
            card = layout.switch(name)
            cards.switch_card(canvas, card, on, "K", *CARDS[name])
            shapes.lamp(canvas, middle - 24, card.bottom() + 8, lit(on))
            continue
        glyphs.caliper(canvas, middle, rect.bottom() + layout.rows["disc"], on)
        shapes.lamp(canvas, middle - 24, rect.bottom() + layout.rows["discLamp"], lit(on))
    line = panel.bottom() - layout.rows["limitLine"]
    canvas.line(panel.x() + 18, line, panel.right() - 18, line, "line", 1.2)
    base = panel.bottom() - 24
    glyphs.diamond(canvas, panel.x() + 27, base - 6, 9, fill="brake")
    limit_line(canvas, panel, facts, say("brakes.limit"), 46)
    common.spaces(canvas, layout, facts, SPACES)
