"""The instruments of the card game paint from plain facts, in both looks and both arrangements."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from skyteam_qt.qtbridge.texts import speak_of
from skyteam_qt.ui import resources
from skyteam_qt.ui.cockpit.facts import CockpitFacts, Leaving, PlacedDie, TrayFacts
from skyteam_qt.ui.cockpit.instruments import altitude_cards, approach
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.cockpit.painting import INSTRUMENTS, changed, paint_cockpit, panel_of
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.theme import NAMES, Theme
from tests.ui.cockpit.paintings import ALL_CARDS, CARDS, CARDS_MOVING, PLACEMENT, picture
from tests.ui.cockpit.test_instruments import differences

SIZES = [(1600, 1000), (1600, 900), (1280, 720), (1100, 620)]


@pytest.fixture(autouse=True)
def _words_of_cards(qapp: QApplication) -> Iterator[None]:
    resources.load_fonts()
    speak_of("cards")
    yield
    speak_of("dice")


def part(image: QImage, layout: CockpitLayout, rect: QRectF) -> QImage:
    """A piece of the picture in scene units, for a picture at scale 1."""
    return image.copy(rect.toAlignedRect())


@pytest.mark.parametrize(("kind", "theme"), [("tall", "dark"), ("wide", "light")])
@pytest.mark.parametrize("name", list(INSTRUMENTS))
def test_each_instrument_paints_inside_its_panel(name: str, kind: str, theme: str) -> None:
    layout = CockpitLayout(kind, cards=True)
    for facts in ALL_CARDS.values():
        image = QImage(1600, 1000, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        with Canvas(painter, Theme(theme)) as canvas:
            INSTRUMENTS[name](canvas, layout, replace(facts, looks={}))
        painter.end()
        around = panel_of(layout, name).toAlignedRect()
        assert image.pixelColor(around.center()).alpha() == 255
        for corner in (around.topLeft() - QPoint(2, 2), around.bottomRight() + QPoint(2, 2)):
            if image.rect().contains(corner):
                assert image.pixelColor(corner).alpha() == 0


@pytest.mark.parametrize("size", [(1600, 1000), (1280, 720), (3840, 2160)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("case", list(ALL_CARDS))
def test_the_whole_cockpit_paints_at_every_size(case: str, size: tuple[int, int]) -> None:
    image = picture(ALL_CARDS[case], *size, Theme(NAMES[size[0] == 1600]))
    corners = (QPoint(0, 0), QPoint(size[0] - 1, 0), QPoint(0, size[1] - 1))
    assert all(image.pixelColor(corner).alpha() == 255 for corner in corners)


@pytest.mark.parametrize("large", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [*SIZES, (1366, 768), (3840, 2160)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("case", ["cards", "cards moving", "cards landing"])
def test_no_label_is_cut(case: str, size: tuple[int, int], large: float) -> None:
    layout = CockpitLayout.for_view(*size, cards=True)
    fit = layout.fit(*size)
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    names = {"pilot": TrayFacts("Alexandrina Maximiliana", "Q", open=True, pile=8)}
    with Canvas(painter, Theme("dark", large_text=large), fit.scale, fit.origin) as canvas:
        paint_cockpit(canvas, layout, replace(ALL_CARDS[case], **names))
    painter.end()
    assert canvas.cut == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_painting_only_what_changed_gives_the_same_picture(size: tuple[int, int]) -> None:
    before = replace(CARDS, looks={})
    after = replace(
        before,
        axis=2,
        coffee=3,
        rerolls=0,
        position=3,
        gear=(1, 0.4, 0),
        round_now=4,
        placed={**before.placed, "gear.2": PlacedDie("pilot", 3, "A to 3", 1, 2)},
        pilot=TrayFacts("Anna", "Q", pile=10),
    )
    layout = CockpitLayout.for_view(*size, cards=True)
    names = changed(before, after, layout)
    assert names == {"axis", "concentration", "approach", "gear", "altitude", "trayPilot"}
    partly = picture(after, *size, only=names, onto=picture(before, *size))
    assert differences(partly, picture(after, *size)) == 0


def test_from_dice_to_cards_everything_changes() -> None:
    assert changed(PLACEMENT, replace(PLACEMENT, cards=True), CockpitLayout()) == set(INSTRUMENTS)


def test_a_switch_turns_its_card_while_the_number_goes_from_0_to_1() -> None:
    layout = CockpitLayout(cards=True)
    for field, space in (("gear", "gear.2"), ("flaps", "flap.2"), ("brakes", "brake.2")):
        whole = {"gear": (0.0,) * 3, "flaps": (0.0,) * 4, "brakes": (0.0,) * 3}[field]
        seen = []
        for turn in (0.0, 0.3, 0.5, 0.7, 1.0):
            facts = replace(CARDS, looks={}, placed={}, **{field: (whole[0], turn, *whole[2:])})
            seen.append(part(picture(facts), layout, layout.switch(space)))
        assert all(seen[i] != seen[j] for i in range(5) for j in range(i))


def test_a_passed_card_leaves_an_outline() -> None:
    layout = CockpitLayout(cards=True)
    facts = replace(CARDS, position=1, planes=(0,) * 7)
    image = picture(facts)
    paper = Theme("dark")["control"]
    gone, there = (image.pixelColor(layout.approach_cells[i].center().toPoint() - QPoint(45, 24)) for i in (0, 3))
    assert there == paper
    assert gone != paper


def test_planes_are_coins_and_the_airport_is_the_queen_of_diamonds() -> None:
    layout = CockpitLayout(cards=True)
    image = picture(CARDS)
    theme = Theme("dark")
    red = theme["cardInkCopilot"]
    airport = layout.approach_cells[-1]
    colors = {
        image.pixelColor(x, y).rgb() for x in range(int(airport.x()), int(airport.x()) + 34) for y in range(120, 170)
    }
    assert red.rgb() in colors
    assert theme["cardPaper"].rgb() in colors
    brass = theme["coin"].rgb()
    for cell, coins in zip(layout.approach_cells, CARDS.planes, strict=True):
        area = cell.toAlignedRect()
        found = any(
            image.pixelColor(x, y).rgb() == brass
            for x in range(area.left(), area.right())
            for y in range(area.top(), area.bottom())
        )
        assert found == bool(coins)


@pytest.mark.parametrize("count", range(1, 10))
@pytest.mark.parametrize("kind", ["tall", "wide"])
def test_any_number_of_coins_lies_on_the_card(kind: str, count: int) -> None:
    layout = CockpitLayout(kind, cards=True)
    for position, cell in [*((0, at) for at in range(7)), *((at, at) for at in range(1, 7))]:
        facts = CockpitFacts(cards=True, position=position, planes=tuple(count * (i == cell) for i in range(7)))
        spots = approach.coin_spots(layout, facts, cell)
        assert len(spots) == count
        inside = layout.approach_cells[cell].adjusted(11, 11, -11, -11)
        assert all(inside.contains(spot) for spot in spots)


def test_the_coin_that_leaves_is_the_last_one() -> None:
    layout = CockpitLayout(cards=True)
    facts = CockpitFacts(cards=True, planes=(0, 0, 0, 2, 0, 0, 0))
    leaving = replace(facts, planes=(0, 0, 0, 1, 0, 0, 0), leaving=Leaving(3, 0.5))
    assert approach.coin_spots(layout, facts, 3) == approach.coin_spots(layout, leaving, 3)
    assert approach.coin_spots(layout, facts, 2) == ()


def test_kings_come_before_queens_and_say_who_begins() -> None:
    row = [altitude_cards.card_of(i, 7) for i in range(1, 8)]
    assert [rank for rank, _ in row] == ["K"] * 4 + ["Q"] * 3
    assert ["black" if suit in "SC" else "red" for _, suit in row] == ["black", "red"] * 3 + ["black"]
    assert len(set(row)) == 7
    assert altitude_cards.card_of(1, 6) == ("K", "H")


def test_spent_coffee_stays_on_the_card_and_the_card_keeps_its_face() -> None:
    layout = CockpitLayout(cards=True)
    place = layout.spaces["radio.P"].adjusted(-2, -2, 16, 2)

    def shown(card: PlacedDie) -> QImage:
        return part(picture(replace(CARDS, placed={"radio.P": card})), layout, place)

    plain, changed_value = shown(PlacedDie("pilot", 4, face=4)), shown(PlacedDie("pilot", 2, "4 to 2", 4, 2))
    assert plain == shown(PlacedDie("pilot", 4))
    assert plain != changed_value
    brass = Theme("dark")["coin"].rgb()
    right = [
        (x, y) for x in range(place.toAlignedRect().width() - 26, place.toAlignedRect().width()) for y in range(50)
    ]
    assert not any(plain.pixelColor(*at).rgb() == brass for at in right)
    assert any(changed_value.pixelColor(*at).rgb() == brass for at in right)


def test_the_pile_is_a_number() -> None:
    assert picture(CARDS) != picture(replace(CARDS, pilot=replace(CARDS.pilot, pile=9)))
    assert picture(replace(PLACEMENT, pilot=replace(PLACEMENT.pilot, pile=None))) == picture(PLACEMENT)


def test_the_same_facts_give_the_same_picture() -> None:
    assert picture(CARDS_MOVING) == picture(CARDS_MOVING)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_edges_of_cards_lie_on_whole_device_pixels(dpr: float) -> None:
    theme = Theme("dark")
    image = picture(replace(CARDS, looks={}, position=0, planes=(0,) * 7), 1280, 720, theme, dpr=dpr)
    layout = CockpitLayout.for_view(1280, 720, cards=True)
    cell = layout.fit(1280, 720, dpr).to_view(layout.approach_cells[3])
    y = round(cell.center().y() * dpr)
    line = QColor(theme["lineStrong"])
    left = round(cell.left() * dpr)
    row = [image.pixelColor(x, y) == line for x in range(left - 3, left + 4)]
    assert row.count(True) in (1, 2, 3)
