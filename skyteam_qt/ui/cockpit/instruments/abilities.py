"""The ability cards of the crew, as tags under a shorter altitude."""

from __future__ import annotations

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import module_pieces, shapes
from skyteam_qt.ui.draw.canvas import Canvas


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel = layout.panels["abilities"]
    shapes.panel(canvas, panel)
    for tag, place in zip(facts.abilities, layout.ability_tags, strict=False):
        module_pieces.ability_tag(canvas, place, tag.id, tag.state, tag.key)
    if len(layout.ability_tags) == 1 and facts.abilities:
        (tag,) = facts.abilities[:1]
        words = say("ability.used") if tag.state == "used" else say(f"ability.{tag.id}.use")
        canvas.text(panel.x() + 18, panel.y() + 72, words, 15, "muted", 500, max_width=panel.width() - 36)
