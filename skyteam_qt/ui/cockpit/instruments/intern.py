"""The intern: a row of round tokens between the two training spaces; each takes the token nearest to it (IN2)."""

from __future__ import annotations

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments import common
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import module_pieces, shapes
from skyteam_qt.ui.draw.canvas import Canvas

SPACES = ("intern.P", "intern.C")


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts) -> None:
    panel, row = layout.panels["strip"], facts.intern
    shapes.panel(canvas, panel)
    title = panel.y() + layout.rows["title2"]
    left = 0.0
    if row is not None:
        count = len(row.left)
        words = say("intern.toTrain", n=count) if count else say("intern.trained")
        ink = "caution" if count else "lamp"
        left = canvas.text(panel.right() - 18, title, words, 15, ink, 600, "end", max_width=170)
    shapes.panel_title(canvas, panel.x() + 18, title, say("panel.intern"), panel.width() - 54 - left)
    common.spaces(canvas, layout, facts, SPACES)
    if row is None:
        return
    there = [index for index, token in enumerate(row.tokens) if token is not None]
    for index, (token, place) in enumerate(zip(row.tokens, layout.tokens, strict=False)):
        state = "gone" if token is None else "next" if index in (there[0], there[-1]) else "row"
        module_pieces.token(canvas, place.x(), place.y(), place.width(), token or 0, state)
    if there:
        _pointers(canvas, layout, there[0], there[-1])


def _pointers(canvas: Canvas, layout: CockpitLayout, first: int, last: int) -> None:
    """From the spaces to their tokens, where others have gone in between."""
    y = layout.tokens[0].center().y()
    if first > 0:
        start, end = layout.spaces["intern.P"].right() + 8, layout.tokens[first].left() - 6
        canvas.line(start, y, end, y, "pilot", 2, 0.9, (3, 5))
    if last < len(layout.tokens) - 1:
        start, end = layout.tokens[last].right() + 6, layout.spaces["intern.C"].left() - 8
        canvas.line(start, y, end, y, "copilot", 2, 0.9, (3, 5))
