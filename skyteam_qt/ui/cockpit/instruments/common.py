"""What several instruments share: the die spaces, the "must fill" tags, captions in two lines."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts, PlacedDie, SpaceLook
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import glyphs, shapes
from skyteam_qt.ui.draw.brushes import Fill
from skyteam_qt.ui.draw.canvas import Canvas

_IDLE = SpaceLook()


def spaces(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, names: Iterable[str]) -> None:
    """Paints these spaces and the dice that lie on them."""
    for name in names:
        spec = layout.specs[name]
        die = facts.placed.get(name)
        if die is not None:
            shapes.space(canvas, spec.rect, spec.owner)
            placed_die(canvas, spec.rect, die)
        else:
            look = facts.looks.get(name, _IDLE)
            shapes.space(canvas, spec.rect, spec.owner, spec.label, look.state, look.cups, say("space.any"))


def placed_die(canvas: Canvas, rect: QRectF, die: PlacedDie) -> None:
    """A die on its space, with the tag of a value changed by coffee."""
    rect = canvas.snap(rect)
    glyphs.die(canvas, rect.x() + 3, rect.y() + 3, rect.width() - 6, die.owner, die.value)
    if die.tag:
        tag(canvas, QPointF(rect.center().x(), rect.bottom()), die.tag)


def tag(canvas: Canvas, middle: QPointF, text: str) -> None:
    """A small bright pill with a text, its middle on `middle`."""
    wide = canvas.text_width(text, 14, 700) + 16
    canvas.rect(middle.x() - wide / 2, middle.y() - 12, wide, 22, 11, fill="text", stroke="bg", sw=1.2)
    canvas.text(middle.x(), middle.y() + 4, text, 14, "bg", 700, "middle")


def must(canvas: Canvas, facts: CockpitFacts, name: str, x: float, y: float, room: float = 100) -> None:
    """The "must fill" tag or the tick under a mandatory space; (x, y) is the middle of the baseline."""
    if name in facts.mandatory_done:
        glyphs.tick(canvas, x - 7, y - 12, 14, "lamp", 2.6)
    elif name in facts.mandatory_open:
        canvas.text(x, y, say("space.mustFill"), 14, "caution", 600, "middle", max_width=room, cap=17)


def caption(canvas: Canvas, x: float, middle: float, text: str, size: float, fill: Fill, room: float) -> None:
    """A caption of one or two lines, left-aligned at `x`, its middle at `middle`; left out if it does not fit."""
    words = text.split(" ")
    if len(words) == 1 or canvas.text_width(text, size, 500) <= room:
        canvas.text(x, middle + size * 0.36, text, size, fill, 500, max_width=room, drop=True)
        return
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    full = [cut for cut in cuts if all(canvas.text_width(part, size, 500) <= room for part in cut)]
    if full:  # as many words as the first line takes
        first, second = full[-1]
    else:
        first, second = min(cuts, key=lambda cut: max(canvas.text_width(part, size, 500) for part in cut))
    if canvas.fits(first, size, room, 500) and canvas.fits(second, size, room, 500):
        lead = max(size * 1.33, canvas.theme.floor_px * canvas.px * 1.25)
        canvas.text(x, middle + size * 0.36 - lead / 2, first, size, fill, 500, max_width=room)
        canvas.text(x, middle + size * 0.36 + lead / 2, second, size, fill, 500, max_width=room)


def arrow_down(canvas: Canvas, x: float, y: float) -> None:
    """The small arrow from one space to the next below it; (x, y) is its upper end."""
    canvas.path(
        f"M{x:g} {y:g}V{y + 11:g}M{x - 5:g} {y + 7:g}L{x:g} {y + 12:g}L{x + 5:g} {y + 7:g}", stroke="faint", sw=1.8
    )
