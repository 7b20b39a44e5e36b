"""The landing gear: three spaces with a lever (or a card that turns) and a lamp each."""

from __future__ import annotations

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments import common
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import cards, glyphs, shapes
from skyteam_qt.ui.draw.canvas import Canvas

SPACES = ("gear.1", "gear.2", "gear.3")
CARDS = {"gear.1": ("J", "S"), "gear.2": ("9", "C"), "gear.3": ("7", "H")}
"""What lies face up once a switch is on in the card game: three of the twenty cards from 7 to Jack (F6)."""


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel = layout.panels["gear"]
    common.panel(canvas, layout, facts, "gear", say("panel.gear"), "pilot")
    for name, down in zip(SPACES, facts.gear, strict=False):
        rect = layout.spaces[name]
        x = rect.center().x()
        if facts.cards:
            cards.switch_card(canvas, layout.switch(name), down, "G", *CARDS[name])
        else:
            top = rect.bottom() + layout.rows["lever"]
            lever(canvas, x, top, top + layout.rows["leverLength"], down)
        shapes.lamp(canvas, x - 24, panel.bottom() - 30, lit(down))
    common.spaces(canvas, layout, facts, SPACES)


def lit(progress: float) -> float:
    """How bright the lamp of a moving switch is: it comes on in the last third of the way."""
    return min(1.0, max(0.0, (progress - 0.65) / 0.35))


def lever(canvas: Canvas, x: float, top: float, bottom: float, down: float) -> None:
    """A lever with a wheel on its knob; down 0 to 1 (a little more while it swings past)."""
    knob = top + 14 + (bottom - top - 28) * down
    middle = (top + bottom) / 2
    canvas.rect(x - 7, top, 14, bottom - top, 7, fill="well", stroke="line", sw=1.2)
    canvas.rect(x - 4, min(knob, middle), 8, abs(knob - middle) + 4, 3, fill="gMetal")
    done = down >= 1
    canvas.circ(x, knob + 2, 17, fill="black", op=0.4 if canvas.theme.is_dark else 0.22)
    canvas.circ(x, knob, 17, fill="control", stroke="lamp" if done else "lineStrong", sw=2)
    glyphs.wheel(canvas, x, knob, 18, "lamp" if done else "muted")
