"""What several instruments share: the die spaces, the "must fill" tags, captions in two lines."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts, PlacedDie, SpaceLook
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import breaks, cards, glyphs, module_pieces, module_signs, shapes
from skyteam_qt.ui.draw.brushes import Fill
from skyteam_qt.ui.draw.canvas import Canvas

_IDLE = SpaceLook()


def spaces(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, names: Iterable[str]) -> None:
    """Paints these spaces and what lies on them."""
    for name in names:
        spec = layout.specs[name]
        die = facts.placed.get(name)
        if die is not None:
            shapes.space(canvas, spec.rect, spec.owner)
            (placed_card if facts.cards else _PIECES[die.sort])(canvas, spec.rect, die)
            continue
        look = facts.looks.get(name, _IDLE)
        state = "closed" if name in facts.closed and look.state in ("idle", "dim") else look.state
        if spec.speaks:
            shapes.space(canvas, spec.rect, spec.owner, spec.label, state, look.cups, say("space.any"))
        else:
            value = facts.labels.get(name, "")
            shapes.space(canvas, spec.rect, spec.owner, value, state, look.cups, above=say("intern.not"))


def placed_die(canvas: Canvas, rect: QRectF, die: PlacedDie) -> None:
    """A die on its space, with the tag of a value changed by coffee."""
    rect = canvas.snap(rect)
    glyphs.die(canvas, rect.x() + 3, rect.y() + 3, rect.width() - 6, die.owner, die.value)
    _value_tag(canvas, rect, die)


def placed_token(canvas: Canvas, rect: QRectF, die: PlacedDie) -> None:
    """An intern's token: round, so that nobody takes it for a die."""
    rect = canvas.snap(rect)
    module_pieces.token(canvas, rect.x() + 6, rect.y() + 6, rect.width() - 12, die.value)


def placed_traffic_die(canvas: Canvas, rect: QRectF, die: PlacedDie) -> None:
    """The yellow die of Synchronisation."""
    rect = canvas.snap(rect)
    module_pieces.traffic_die(canvas, rect.x() + 3, rect.y() + 3, rect.width() - 6, die.value)
    _value_tag(canvas, rect, die)


def _value_tag(canvas: Canvas, rect: QRectF, die: PlacedDie) -> None:
    if die.tag:
        tag(canvas, QPointF(rect.center().x(), rect.bottom()), die.tag)


_PIECES = {"die": placed_die, "token": placed_token, "traffic": placed_traffic_die}


def placed_card(canvas: Canvas, rect: QRectF, card: PlacedDie) -> None:
    """A card on its place as it was drawn; the coffee spent on it lies on its corner until the round ends (F45)."""
    rect = rect.adjusted(-1, -1, 1, 1)
    cards.flight_card(canvas, rect, card.owner, card.face or card.value)
    for i in range(card.coins):
        cards.coin(canvas, rect.right() - 4, rect.y() + 6 + 19 * i, 22, "cup")
    if card.tag:
        tag(canvas, QPointF(rect.center().x(), rect.bottom() - 5), card.tag)


def tag(canvas: Canvas, middle: QPointF, text: str) -> None:
    """A small bright pill with a text, its middle on `middle`."""
    wide = canvas.text_width(text, 14, 700) + 16
    canvas.rect(middle.x() - wide / 2, middle.y() - 12, wide, 22, 11, fill="text", stroke="bg", sw=1.2)
    canvas.text(middle.x(), middle.y() + 4, text, 14, "bg", 700, "middle")


def panel(
    canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, name: str, title: str, owner: str = "", room: float = 0
) -> None:
    """The panel `name`; when an alarm closes its spaces a tag in the header says which."""
    rect = layout.panels[name]
    numbers = [number for space, number in facts.closed.items() if layout.specs[space].panel == name]
    if not numbers:
        shapes.panel(canvas, rect, title, owner, title_room=room or None)
        return
    right = rect.right() - (50 if owner else 18)
    left = rect.x() + 18
    wide = min(canvas.text_width(title.upper(), 16, 700, "flight"), right - left - 62)
    taken = closed_tag(canvas, None, right, numbers[0], right - left - wide - 8)
    shapes.panel(canvas, rect, title, owner, title_room=right - left - taken - 6)
    closed_tag(canvas, rect.y() + 13, right, numbers[0], right - left - wide - 8)


def closed_tag(canvas: Canvas, top: float | None, right: float, number: int, room: float) -> float:
    """The tag "alarm 4" with its right end at `right`, shorter where there is little room; with `top` None it is only
    measured. Returns its width."""
    word = say("alarms.tag", n=number)
    ways = ((word, "alarms"), (word, ""), (str(number), "alarms"))
    wide = {way: module_signs.pill_width(canvas, *way) for way in ways}
    words, sign = next((way for way in ways if wide[way] <= room), ways[-1])
    if top is not None:
        module_signs.pill(canvas, right, top, words, "caution", sign, "end")
    return wide[words, sign]


def must(canvas: Canvas, facts: CockpitFacts, name: str, x: float, y: float, room: float = 100) -> None:
    """The "must fill" tag or the tick under a mandatory space; (x, y) is the middle of the baseline."""
    if name in facts.mandatory_done:
        glyphs.tick(canvas, x - 7, y - 12, 14, "lamp", 2.6)
    elif name in facts.mandatory_open:
        canvas.text(x, y, say("space.mustFill"), 14, "caution", 600, "middle", max_width=room, cap=17)


def top_of(rect: QRectF) -> float:
    """The upper edge of a die space; a place for a card reaches a little beyond it. Captions hang from here."""
    return rect.center().y() - 36


def caption(canvas: Canvas, x: float, middle: float, text: str, size: float, fill: Fill, room: float) -> None:
    """A caption of one or two lines, left-aligned at `x`, its middle at `middle`; left out if it does not fit."""
    cuts = breaks.halves(text)
    if not cuts or canvas.text_width(text, size, 500) <= room:
        canvas.text(x, middle + size * 0.36, text, size, fill, 500, max_width=room, drop=True)
        return
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
