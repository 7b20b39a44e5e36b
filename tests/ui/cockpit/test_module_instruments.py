"""The instruments of modules paint from plain facts, at every size, in both looks."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from skyteam_qt.content.abilities import ability_ids
from skyteam_qt.ui import resources
from skyteam_qt.ui.cockpit.faces import Glows, SpaceFaces
from skyteam_qt.ui.cockpit.facts import CockpitFacts, Ghosts, Leaving, Message, PlacedDie, SpaceLook
from skyteam_qt.ui.cockpit.fitting import Fitting
from skyteam_qt.ui.cockpit.instruments.approach import plane_spots
from skyteam_qt.ui.cockpit.instruments.ice_brakes import open_column
from skyteam_qt.ui.cockpit.instruments.wind import signed
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.cockpit.module_facts import AbilityTag, InternFacts, TrafficDie, WindFacts, may_leave
from skyteam_qt.ui.cockpit.painting import changed, instrument, panel_of, panels_of
from skyteam_qt.ui.cockpit.public_facts import board_facts
from skyteam_qt.ui.draw import module_pieces, module_signs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.theme import NAMES, Theme
from tests.ui.cockpit.module_boards import FLIGHTS, FULL, board_after, first_board, layout_at, painted, ruleset_of
from tests.ui.cockpit.test_instruments import differences

SIZES = [(1600, 1000), (1280, 720), (1100, 620), (3840, 2160)]


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    resources.load_fonts()


def facts_of(flight: str, dice: int | None = None) -> CockpitFacts:
    """The cockpit of a flight at its start, or with so many dice placed."""
    board = first_board(flight) if dice is None else board_after(flight, dice)
    facts = board_facts(ruleset_of(flight), board, names=("Anna", "Ben"), asked=board.to_act)
    return replace(facts, plan=("Advance 1 space", "Gear before flaps", "Clear the 2nd space"))


def busy(flight: str) -> CockpitFacts:
    """Everything that can move or light up does."""
    facts = facts_of(flight, 3)
    kerosene = replace(facts.kerosene, level=4.4, used=False) if facts.kerosene else None
    wind = replace(facts.wind, offset=-3.5) if facts.wind else None
    states = ("on", "reset", "on", "down", "on", "on")
    alarms = tuple(
        replace(tile, state=state, up=up)
        for tile, state, up in zip(facts.alarms, states, (1, 0.4, 0.7, 1, 1, 1), strict=False)
    )
    spaces = [spec.id for spec in ruleset_of(flight).spaces]
    looks = {name: SpaceLook(("lit", "hover", "cups", "dim", "noglow")[i % 5], 2) for i, name in enumerate(spaces)}
    closed = {n: 3 for n in spaces if n.split(".")[0] in ("gear", "brake", "flap", "radio", "conc", "ice")}
    return replace(
        facts,
        kerosene=kerosene,
        wind=wind,
        alarms=alarms,
        closed=closed if alarms else {},
        looks={name: look for name, look in looks.items() if name not in facts.placed},
        ghosts=Ghosts(axis=1, blue=6, orange=9, brake=4, position=2, kerosene=-1, wind=7),
        leaving=Leaving(1, 0.4),
        axis=-1.6,
        brake=2.4,
        traffic_rolled=(TrafficDie(3), TrafficDie(5), TrafficDie(0, 0.5)),
        traffic_die=4,
        message=Message("Ben places the traffic die", "A 4, any colour."),
        flaps=(1, 0.5, 0, 0),
        talk_cross=True,
    )


@pytest.mark.parametrize("flight", FLIGHTS)
def test_no_flight_has_a_label_that_is_cut(flight: str) -> None:
    facts = facts_of(flight)
    for size in SIZES[:3]:
        for large in (1.0, 1.5):
            cut = painted(layout_at(flight, *size), facts, *size, Theme("dark", large_text=large))[1]
            assert cut == [], size


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("flight", FULL)
def test_no_label_is_cut_while_everything_is_active(flight: str, size: tuple[int, int]) -> None:
    for theme, large in zip((*NAMES, "light"), (1.0, 1.25, 1.5), strict=True):
        assert painted(layout_at(flight, *size), busy(flight), *size, Theme(theme, large_text=large))[1] == []


@pytest.mark.parametrize("kind", ["tall", "wide"])
@pytest.mark.parametrize("flight", FULL)
def test_each_instrument_paints_inside_its_panel(flight: str, kind: str) -> None:
    size = (1600, 1000) if kind == "tall" else (1600, 900)
    layout = layout_at(flight, *size)
    facts = replace(busy(flight), looks={})  # a glow may reach over the edge
    for name in panels_of(layout):
        image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        with Canvas(painter, Theme("dark")) as canvas:
            instrument(layout, name)(canvas, layout, facts)
        painter.end()
        around = panel_of(layout, name).adjusted(-1, -1, 1, 1).toAlignedRect()
        painter = QPainter(image)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(around, 0)
        painter.end()
        assert not any(bytes(image.constBits())), name


@pytest.mark.parametrize("flight", FULL)
def test_painting_only_what_changed_gives_the_same_picture(flight: str) -> None:
    size = (1280, 720)
    layout = layout_at(flight, *size)
    dark = {"looks": {}, "gear": (0, 0, 0)}  # a lit lamp glows over the edge of its panel
    before, after = replace(facts_of(flight, 3), **dark), replace(busy(flight), **dark)  # type: ignore[arg-type]
    names = changed(before, after, layout)
    assert names <= set(panels_of(layout))
    partly, _ = painted(layout, after, *size, only=names, onto=painted(layout, before, *size)[0])
    assert differences(partly, painted(layout, after, *size)[0]) == 0


def test_a_click_of_the_wind_is_seen_on_the_ring_and_between_the_engines() -> None:
    layout = layout_at("TGU-red", 1600, 1000)
    facts = facts_of("TGU-red")
    assert facts.wind is not None
    after = replace(facts, wind=replace(facts.wind, offset=4))
    assert changed(facts, after, layout) == {"round", "engines"}


def test_beside_a_round_bay_the_flight_plan_is_in_the_top_bar() -> None:
    layout = layout_at("TGU-red", 1600, 1000)
    facts = facts_of("TGU-red")
    assert changed(facts, replace(facts, plan=("Hold here",)), layout) == {"topBar"}


@pytest.mark.parametrize("count", [1, 3, 4, 9, 12])
@pytest.mark.parametrize("flight", ["HND-green", "TGU-red", "NZIR-black-turbulence"])
def test_up_to_twelve_planes_on_one_space_stay_readable(flight: str, count: int) -> None:
    for size in SIZES[:2]:
        layout = layout_at(flight, *size)
        for cell in range(len(layout.approach_cells)):
            planes = tuple(count if i == cell else 0 for i in range(len(layout.approach_cells)))
            facts = replace(facts_of(flight), planes=planes)
            spots = plane_spots(layout, facts, cell)
            assert len(spots) == count
            assert all(layout.body(cell).adjusted(0, 0, 0, 2).contains(spot) for spot in spots)
            assert painted(layout, facts, *size)[1] == []


def test_a_new_plane_lands_where_the_last_one_is_drawn() -> None:
    layout = layout_at("HND-green", 1600, 1000)
    facts = replace(facts_of("HND-green"), planes=(0, 2, 0, 0, 0, 0, 0, 0))
    one, two = plane_spots(layout, facts, 1)
    assert one.y() == two.y()
    assert one.x() < two.x()


def test_the_ring_repeats_its_table_on_both_sides() -> None:
    wind = WindFacts(0, (3, 3, 2, 2, 1, 0, -1, -2, -2, -3, -3))
    assert [wind.at(offset) for offset in (-10, -5, -2, 0, 2, 5, 10)] == [-3, 0, 2, 3, 2, 0, -3]
    assert wind.at(11) == wind.at(-9) == -3
    assert replace(wind, offset=-4).modifier == 1


def test_a_modifier_is_written_with_its_sign() -> None:
    assert [signed(value) for value in (2, 0, -3)] == ["+2", "0", "−3"]


def test_one_column_of_the_ice_brakes_is_open_after_the_other() -> None:
    assert [open_column(brake) for brake in (0, 2, 3, 4, 5)] == [2, 3, 4, 5, 6]


def test_limits_of_bank_count_the_tilt_of_now() -> None:
    assert may_leave(None, 2)
    assert may_leave((-2, -1), -1)
    assert not may_leave((-2, -1), 0)


@pytest.mark.parametrize("name", module_signs.NAMES)
def test_every_sign_leaves_ink_and_stays_in_its_square(name: str) -> None:
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    with Canvas(painter, Theme("dark")) as canvas:
        module_signs.module(canvas, 32, 32, name, z=48)
    painter.end()
    inked = [(x, y) for x in range(64) for y in range(64) if image.pixelColor(x, y).alpha() > 60]
    assert len(inked) > 150
    assert all(4 <= x < 60 and 4 <= y < 60 for x, y in inked)


def test_an_unknown_sign_is_an_error() -> None:
    image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    try:
        with Canvas(painter, Theme("dark")) as canvas, pytest.raises(KeyError):
            module_signs.module(canvas, 4, 4, "wings")
    finally:
        painter.end()


@pytest.mark.parametrize("large", [1.0, 1.5])
@pytest.mark.parametrize("state", ["ready", "now", "auto", "used"])
@pytest.mark.parametrize("name", ability_ids())
def test_every_ability_has_a_tag_and_a_card(name: str, state: str, large: float) -> None:
    layout = CockpitLayout("wide", fitting=Fitting(frozenset({"special-abilities"}), 2))
    facts = CockpitFacts(abilities=(AbilityTag(name, state), AbilityTag(name, state)))  # type: ignore[arg-type]
    assert painted(layout, facts, 1280, 720, Theme("dark", large_text=large), {"abilities"})[1] == []
    image = QImage(300, 180, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    with Canvas(painter, Theme("dark", large_text=large)) as canvas:
        module_pieces.ability_card(canvas, layout.rect.adjusted(10, 10, -1310, -740), name, state)
    painter.end()
    assert canvas.cut == []


def test_a_training_space_says_which_value_it_does_not_take() -> None:
    layout = layout_at("CDG-red-promo", 1600, 1000)
    faces = SpaceFaces(Theme("dark"), layout, 1.0, any_word="any", not_word="not")
    pictures = []
    for value in ("", "4", "5"):
        faces.labels = {"intern.P": value}
        image = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        faces.blit(painter, "intern.P", "lit", QPointF(20, 20))
        painter.end()
        pictures.append(image)
    assert pictures[0] != pictures[1] != pictures[2]


def test_a_small_space_has_a_small_glow() -> None:
    glows = Glows(Theme("dark"), 1.0, sides=(56.0,))
    images = []
    for side in (None, 56.0):
        image = QImage(160, 160, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        glows.blit(painter, "copilot", QPointF(80, 80), side=side)
        painter.end()
        images.append(image)
    assert images[0].pixelColor(80, 22).alpha() > 0
    assert images[1].pixelColor(80, 22).alpha() == 0


def test_what_lies_on_a_space_is_seen_from_its_shape() -> None:
    layout, size = CockpitLayout(), (1600, 1000)
    pictures = [
        painted(layout, CockpitFacts(placed={"axis.P": PlacedDie("pilot", 4, sort=sort)}), *size, only={"axis"})[0]
        for sort in ("die", "token", "traffic")
    ]
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]


def test_tokens_that_are_gone_leave_the_others_in_place() -> None:
    assert InternFacts((None, 5, 2, None, None, None)).left == (5, 2)
