"""The flaps: four spaces in order, a wing section with its flap (or a card that turns) and a lamp each."""

from __future__ import annotations

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments import common
from skyteam_qt.ui.cockpit.instruments.gear import lit
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import cards, shapes
from skyteam_qt.ui.draw.canvas import Canvas

SPACES = ("flap.1", "flap.2", "flap.3", "flap.4")
CARDS = {"flap.1": ("8", "S"), "flap.2": ("8", "H"), "flap.3": ("8", "C"), "flap.4": ("8", "D")}
"""The switch cards of the card game (F6)."""
ANGLES = (8, 18, 28, 40)
_WING = "M0 3C2 -13 30 -15 62 -6L62 6C40 10 10 11 0 3Z"
_FLAP = "M0 -6C12 -5 26 0 40 5C26 8 10 8 0 6Z"


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel = layout.panels["flaps"]
    common.panel(canvas, layout, facts, "flaps", say("panel.flaps"), "copilot")
    for index, (name, out) in enumerate(zip(SPACES, facts.flaps, strict=False)):
        rect = layout.spaces[name]
        y = rect.center().y()
        if index < 3:
            gap = 4 if not layout.wide else 2
            common.arrow_down(canvas, rect.center().x(), common.top_of(rect) + 72 + gap)
        if facts.cards:
            cards.switch_card(canvas, layout.switch(name), out, "F", *CARDS[name])
        else:
            wing(canvas, rect.x() + 90, y, ANGLES[index], out)
        shapes.lamp(canvas, panel.right() - 66, y - 8, lit(out))
    common.spaces(canvas, layout, facts, SPACES)


def wing(canvas: Canvas, x: float, y: float, angle: float, out: float, scale: float = 0.84) -> None:
    """A wing from the side; its flap turns to `angle` as `out` goes to 1, its goal is dashed until then."""
    done = out >= 1
    with canvas.group(x, y, scale=scale):
        canvas.path(_WING, fill="control", stroke="lineStrong", sw=1.6)
        with canvas.group(66, 0, rotate=angle * out):
            canvas.path(_FLAP, fill="lamp" if done else "control", stroke="lamp" if done else "lineStrong", sw=1.6)
        if not done:
            with canvas.group(66, 0, rotate=angle):
                canvas.path(_FLAP, stroke="faint", sw=1.2, op=0.7, dash=(3, 4))
