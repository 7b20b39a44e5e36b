"""The same panels at the same coordinates; upright places in the middle of the square ones."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from skyteam_qt.ui.cockpit.layout import CARD_PLACE, MIN_TARGET_PX, CockpitLayout

SIZES = [(1280, 720), (1100, 620), (1600, 1000)]
SWITCHES = ("gear.1", "gear.2", "gear.3", "brake.1", "brake.2", "brake.3", "flap.1", "flap.2", "flap.3", "flap.4")


@pytest.fixture(params=["tall", "wide"])
def pair(request: pytest.FixtureRequest) -> tuple[CockpitLayout, CockpitLayout]:
    """The arrangement for dice and for cards."""
    return CockpitLayout(request.param), CockpitLayout(request.param, cards=True)


def test_nobody_has_to_learn_two_cockpits(pair: tuple[CockpitLayout, CockpitLayout]) -> None:
    dice, cards = pair
    assert (dice.cards, cards.cards) == (False, True)
    assert dice.panels == cards.panels
    assert dice.approach_cells == cards.approach_cells
    assert dice.top_buttons == cards.top_buttons
    for name, rect in cards.spaces.items():
        assert rect.center() == dice.spaces[name].center()
        assert (rect.width(), rect.height()) == CARD_PLACE
        assert cards.specs[name].rect == rect
        assert cards.panels[cards.specs[name].panel].contains(rect)
        assert cards.specs[name].label == dice.specs[name].label


def test_a_place_is_hit_where_the_space_for_a_die_is(pair: tuple[CockpitLayout, CockpitLayout]) -> None:
    dice, cards = pair
    for name in cards.spaces:
        assert cards.hit(name, 1.0).contains(dice.hit(name, 1.0))
    for one, two in combinations(cards.spaces, 2):
        assert not cards.hit(one, 0.8).intersects(cards.hit(two, 0.8)), (one, two)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_target_is_at_least_44_px(size: tuple[int, int]) -> None:
    layout = CockpitLayout.for_view(*size, cards=True)
    scale = layout.fit(*size).scale
    targets = ["rules", "correct", "pause", "reroll", "pilot.eye", "copilot.eye", "pilot.die.A", "copilot.die.D"]
    for what in [*layout.spaces, *targets]:
        hit = layout.hit(what, scale)
        assert hit.width() * scale >= MIN_TARGET_PX - 0.01, what
        assert hit.height() * scale >= MIN_TARGET_PX - 0.01, what
        assert layout.rect.contains(hit), what
        assert hit.contains(layout.rect_of(what)), what


def test_cards_lie_in_the_wells_under_the_ruler(pair: tuple[CockpitLayout, CockpitLayout]) -> None:
    for seat in ("pilot", "copilot"):
        well = pair[1].well(seat).adjusted(0, 10, 0, 0)
        places = [*pair[1].tray(seat), *(pair[1].aside(seat, i) for i in range(4))]
        assert all(well.contains(place) for place in places)
        for one, two in combinations(places, 2):
            assert not one.intersects(two)
        header = QRectF(pair[1].panels[pair[1].tray_panel(seat)])
        header.setBottom(pair[1].well(seat).top())
        assert header.contains(pair[1].pile(seat))


def test_a_switch_card_lies_in_its_panel_and_covers_no_place(pair: tuple[CockpitLayout, CockpitLayout]) -> None:
    layout = pair[1]
    for name in SWITCHES:
        card = layout.switch(name)
        assert layout.panels[layout.specs[name].panel].contains(card)
        assert not any(card.intersects(place) for place in layout.spaces.values()), name
    for one, two in combinations(SWITCHES, 2):
        assert not layout.switch(one).intersects(layout.switch(two)), (one, two)


def test_the_axis_row_lies_below_the_dial(pair: tuple[CockpitLayout, CockpitLayout]) -> None:
    layout = pair[1]
    for mark in (-2, -1, 0, 1, 2):
        card = layout.axis_card(mark)
        assert layout.panels["axis"].contains(card)
        assert card.top() > layout.dial_centre.y() + layout.dial_radius + 9


def test_altitude_cards_and_jokers_lie_in_their_rows(pair: tuple[CockpitLayout, CockpitLayout]) -> None:
    layout = pair[1]
    for row, place in enumerate(layout.altitude_rows, 1):
        assert place.contains(layout.altitude_card(row))
        assert place.contains(layout.joker(row))
        assert not layout.altitude_card(row).intersects(layout.joker(row))


def test_jokers_lie_before_the_button(pair: tuple[CockpitLayout, CockpitLayout]) -> None:
    layout = pair[1]
    for count in (1, 2, 3):
        places = layout.rerolls(count)
        assert len(places) == max(1, count)
        assert all(layout.panels["concentration"].contains(place) for place in places)
        assert all(place.right() < layout.reroll_button.left() for place in places)
        for one, two in combinations(places, 2):
            assert not one.intersects(two)
