"""The altitude of the card game: a king or queen for each round, a joker beside two of them (F3).

Black cards say that the Pilot begins, red ones the Co-Pilot (F22). A card that is done is taken away (F24).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from skyteam_qt.ui.cockpit.facts import AltitudeRow, CockpitFacts
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import cards, glyphs
from skyteam_qt.ui.draw.canvas import Canvas

CARDS = (("K", "S"), ("K", "H"), ("K", "C"), ("K", "D"), ("Q", "S"), ("Q", "H"), ("Q", "C"))
"""From the highest row down; a shorter track has the last ones."""


def card_of(row: int, rows: int) -> tuple[str, str]:
    """Rank and suit of the card in a row, counted from 1, of a track of so many rows."""
    return CARDS[max(0, min(len(CARDS) - 1, row - 1 + len(CARDS) - rows))]


def paint(
    canvas: Canvas,
    layout: CockpitLayout,
    facts: CockpitFacts,
    rows: Sequence[AltitudeRow],
    window: Callable[[], None],
) -> None:
    """The rows; `window` paints the frame of the present one, below the cards."""
    now = min(max(1, round(facts.round_now)), len(rows))
    window()
    for number, row in enumerate(rows, 1):
        place = layout.altitude_rows[number - 1]
        middle = place.center().y() - 1
        here, past = number == now, number < now
        card = layout.altitude_card(number)
        taken = min(1.0, max(0.0, facts.round_now - number)) if number < len(rows) else 0.0
        if taken > 0:
            cards.gone(canvas, card, op=0.55 * taken)
        if taken < 1:
            with canvas.group(opacity=1 - taken):
                cards.neutral_face(canvas, card, *card_of(number, len(rows)))
        ink = "text" if here else "faint" if past else "muted"
        size = 22 if here else 18
        left = card.right() + 11
        joker = layout.joker(number)
        room = (joker.x() if row.token != "none" else place.right() - 32) - 5 - left
        canvas.text(left, middle + size / 3, row.label, size, ink, 700, kind="flight", max_width=room)
        if row.token == "there":
            cards.joker(canvas, joker)
        elif row.token == "taken":
            cards.gone(canvas, joker)
        if past:
            glyphs.tick(canvas, place.right() - 28, middle - 7, 14, "faint", 2.4)
        else:
            glyphs.chip(canvas, place.right() - 32, middle - 12, row.starter)
