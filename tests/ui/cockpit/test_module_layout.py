"""The places of module instruments: the slot rules of the three bays, for all flights."""

from __future__ import annotations

from itertools import combinations

import pytest

from skyteam_qt.ui.cockpit.arrangement import fitting_of
from skyteam_qt.ui.cockpit.fitting import NO_FITTING, Fitting, bays_of
from skyteam_qt.ui.cockpit.layout import MIN_TARGET_PX, CockpitLayout
from skyteam_qt.ui.cockpit.painting import instrument, panels_of
from tests.ui.cockpit.module_boards import FLIGHTS, SIZES, layout_at, ruleset_of

EVERY = pytest.mark.parametrize("flight", FLIGHTS)


@EVERY
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_panels_lie_in_the_scene_and_no_two_overlap(flight: str, size: tuple[int, int]) -> None:
    layout = layout_at(flight, *size)
    assert all(layout.rect.contains(panel) for panel in layout.panels.values())
    for (one, a), (two, b) in combinations(layout.panels.items(), 2):
        assert not a.intersects(b), (one, two)
    for name in layout.panels:
        assert callable(instrument(layout, name))
    assert set(panels_of(layout)) == set(layout.panels)


@EVERY
def test_the_cockpit_has_exactly_the_spaces_of_the_rules(flight: str) -> None:
    ruleset = ruleset_of(flight)
    owners = {0: "pilot", 1: "copilot", 2: "both"}
    for size in SIZES:
        layout = layout_at(flight, *size)
        assert set(layout.specs) == set(layout.spaces) == {spec.id for spec in ruleset.spaces}
        assert sorted(layout.tab_order) == sorted(layout.specs)
        for spec in ruleset.spaces:
            drawn = layout.specs[spec.id]
            assert (drawn.owner, drawn.accepts) == (owners[int(spec.owner)], spec.accepts)
            assert layout.panels[drawn.panel].contains(drawn.rect), spec.id


@EVERY
def test_every_target_is_at_least_44_px_at_1280_by_720(flight: str) -> None:
    layout = layout_at(flight, 1280, 720)
    scale = layout.fit(1280, 720).scale
    tags = [f"ability.{i}" for i in range(len(layout.ability_tags))]
    for what in [*layout.spaces, *tags, "reroll"]:
        hit = layout.hit(what, scale)
        assert hit.width() * scale >= MIN_TARGET_PX - 0.01, what
        assert hit.height() * scale >= MIN_TARGET_PX - 0.01, what
        assert layout.rect.contains(hit), what
        assert hit.contains(layout.rect_of(what)), what
    for one, two in combinations([*layout.spaces, *tags], 2):
        assert not layout.hit(one, scale).intersects(layout.hit(two, scale)), (one, two)


@EVERY
def test_a_point_finds_its_space(flight: str) -> None:
    layout = layout_at(flight, 1280, 720)
    for name, rect in layout.spaces.items():
        assert layout.space_at(rect.center(), 0.8) == name


@EVERY
def test_rows_and_cells_lie_in_their_panels(flight: str) -> None:
    for size in SIZES:
        layout = layout_at(flight, *size)
        assert all(layout.panels["altitude"].contains(row) for row in layout.altitude_rows)
        assert all(layout.panels["approach"].contains(cell) for cell in layout.approach_cells)
        assert layout.panels["annunciator"].contains(layout.waiting_die)
        assert layout.message_box.contains(layout.waiting_die)
        for count in (1, 4):
            assert all(layout.panels["approach"].contains(die) for die in layout.traffic_dice(count))
        assert all(layout.panels["strip"].contains(token) for token in layout.tokens)
        if layout.ring is not None:
            panel, ring = layout.panels["round"], layout.ring
            assert ring.centre.y() + ring.radius < panel.bottom()
            assert ring.centre.y() - ring.radius > panel.y() + 40
        if layout.gauge is not None:
            panel, gauge = layout.panels["tank"], layout.gauge
            assert panel.y() < gauge.y_of(20) < gauge.y_of(0) < gauge.y_of(-1) < panel.bottom() - 80


def test_a_module_goes_to_its_own_bay() -> None:
    assert bays_of({"kerosene"}) == {"tank": "kerosene"}
    assert bays_of({"kerosene-leak", "headwind", "intern"}) == {
        "tank": "kerosene-leak",
        "round": "headwind",
        "strip": "intern",
    }
    assert bays_of({"traffic", "turns", "ice-brakes"}) == {}


def test_alarms_take_the_first_free_bay_of_strip_tank_and_round() -> None:
    assert bays_of({"alarms"}) == {"strip": "alarms"}
    assert bays_of({"alarms", "intern", "wind"}) == {"strip": "intern", "tank": "alarms", "round": "wind"}
    assert bays_of({"alarms", "intern", "kerosene"}) == {"strip": "intern", "tank": "kerosene", "round": "alarms"}


def test_a_cockpit_has_three_bays_and_each_takes_one_instrument() -> None:
    with pytest.raises(ValueError, match="three bays"):
        bays_of({"kerosene", "wind", "intern", "alarms"})
    with pytest.raises(ValueError, match="same place"):
        Fitting(modules=frozenset({"wind", "headwind"}))
    with pytest.raises(ValueError, match="2 abilities"):
        Fitting(abilities=3)


def test_panels_that_a_flight_does_not_use_are_not_there() -> None:
    plain = CockpitLayout()
    assert not {"tank", "round", "strip", "abilities"} & plain.panels.keys()
    assert "flightPlan" in plain.panels
    full = layout_at("NZIR-black-turbulence", 1600, 1000)
    assert {"tank", "round", "strip"} <= full.panels.keys()
    assert "flightPlan" not in full.panels
    assert "abilities" not in full.panels
    with pytest.raises(KeyError):
        instrument(full, "flightPlan")


def test_a_flight_without_modules_has_the_arrangement_of_the_base_game() -> None:
    assert fitting_of(ruleset_of("YUL-green")) == NO_FITTING
    for kind in ("tall", "wide"):
        one, two = CockpitLayout(kind), CockpitLayout(kind, fitting=NO_FITTING)
        assert (one.panels, one.spaces, one.approach_cells) == (two.panels, two.spaces, two.approach_cells)


def test_with_stuck_gear_the_three_alarms_close_ranks() -> None:
    layout = layout_at("WAW-red-turbulence", 1600, 1000)
    places = [layout.spaces[f"alarm.{token}"].x() for token in (1, 4, 6)]
    assert places == [818, 898, 978]
    assert layout.specs["alarm.4"].owner == "pilot"
    assert layout.specs["alarm.4"].accepts == (4,)


def test_tab_goes_through_modules_where_their_panels_are() -> None:
    order = layout_at("NZIR-black-turbulence", 1600, 1000).tab_order
    assert order.index("engine.C") + 1 == order.index("kerosene")
    assert order.index("gear.3") < order.index("ice.top.2") < order.index("flap.1")
    assert order[-2:] == ("intern.P", "intern.C")


def test_the_diamond_of_the_ice_brakes_stops_after_each_column() -> None:
    layout = layout_at("NZIR-black-turbulence", 1600, 1000)
    stops = [layout.ice_stop(mark).x() for mark in (0, 2, 3, 4, 5)]
    assert stops == [point.x() for point in layout.ice_track]
    assert stops[0] < layout.ice_stop(1).x() < stops[1]
    assert stops[2] < layout.ice_stop(3.5).x() < stops[3]


@pytest.mark.parametrize(
    ("flight", "count"), [("TGU-red", 5), ("KEF-black", 6), ("LGA-black-promo", 7), ("CDG-red-promo", 8)]
)
def test_cells_of_the_approach_fill_the_strip(flight: str, count: int) -> None:
    layout = layout_at(flight, 1600, 1000)
    assert len(layout.approach_cells) == count
    assert layout.approach_cells[0].left() == pytest.approx(328)
    assert layout.approach_cells[-1].right() == pytest.approx(1272)


def test_only_an_approach_with_printed_marks_has_a_foot() -> None:
    assert layout_at("TGU-red", 1600, 1000).foot == 24
    assert CockpitLayout(fitting=Fitting(frozenset({"kerosene"}))).foot == 0
