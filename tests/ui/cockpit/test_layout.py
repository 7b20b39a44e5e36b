"""The places of the cockpit: two arrangements, hit shapes, the approach of any length."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF

from skyteam_qt.ui.cockpit.layout import MIN_TARGET_PX, CockpitLayout

TARGETS = ["rules", "correct", "pause", "reroll", "pilot.eye", "copilot.eye", "pilot.die.A", "copilot.die.D"]


@pytest.fixture(params=["tall", "wide"])
def layout(request: pytest.FixtureRequest) -> CockpitLayout:
    return CockpitLayout(request.param)


def test_a_view_wider_than_one_point_seven_gets_the_wide_arrangement() -> None:
    assert CockpitLayout.for_view(1280, 720).kind == "wide"
    assert CockpitLayout.for_view(1600, 1000).kind == "tall"
    assert CockpitLayout.for_view(1700, 1000).kind == "tall"
    assert CockpitLayout.for_view(1701, 1000).kind == "wide"


def test_an_unknown_arrangement_is_an_error() -> None:
    with pytest.raises(ValueError, match="round"):
        CockpitLayout("round")


def test_panels_do_not_overlap_and_stay_in_the_scene(layout: CockpitLayout) -> None:
    assert all(layout.rect.contains(panel) for panel in layout.panels.values())
    for (one, a), (two, b) in combinations(layout.panels.items(), 2):
        assert not a.intersects(b), (one, two)


def test_every_space_lies_in_its_panel(layout: CockpitLayout) -> None:
    assert len(layout.specs) == 20
    for name, spec in layout.specs.items():
        assert layout.panels[spec.panel].contains(spec.rect), name
    assert set(layout.tab_order) == set(layout.spaces)


def test_dice_lie_in_the_wells(layout: CockpitLayout) -> None:
    for seat in ("pilot", "copilot"):
        assert all(layout.well(seat).contains(place) for place in layout.tray(seat))


@pytest.mark.parametrize("size", [(1280, 720), (1100, 620), (1600, 1000)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_target_is_at_least_44_px(size: tuple[int, int]) -> None:
    layout = CockpitLayout.for_view(*size)
    scale = layout.fit(*size).scale
    for what in [*layout.spaces, *TARGETS]:
        hit = layout.hit(what, scale)
        assert hit.width() * scale >= MIN_TARGET_PX - 0.01, what
        assert hit.height() * scale >= MIN_TARGET_PX - 0.01, what
        assert layout.rect.contains(hit), what
        assert hit.contains(layout.rect_of(what)), what


def test_hit_shapes_of_spaces_do_not_overlap() -> None:
    layout = CockpitLayout.for_view(1100, 620)
    scale = layout.fit(1100, 620).scale
    for one, two in combinations(layout.spaces, 2):
        assert not layout.hit(one, scale).intersects(layout.hit(two, scale)), (one, two)


def test_a_point_finds_its_space(layout: CockpitLayout) -> None:
    for name, rect in layout.spaces.items():
        assert layout.space_at(rect.center(), 0.8) == name
    assert layout.space_at(QPointF(3, 3), 0.8) is None


def test_unknown_targets_are_an_error(layout: CockpitLayout) -> None:
    for what in ("nothing", "pilot.die.E", "pilot.hand"):
        with pytest.raises(KeyError):
            layout.hit(what, 1)


@pytest.mark.parametrize("count", range(4, 11))
def test_an_approach_of_any_length_fits_between_the_margins(count: int) -> None:
    cells = CockpitLayout("tall", count).approach_cells
    assert len(cells) == count
    assert cells[0].left() >= 328 - 0.01
    assert cells[-1].right() <= 1272 + 0.01
    assert cells[0].left() + cells[-1].right() == pytest.approx(1600)
    assert cells[1].left() - cells[0].right() == pytest.approx(8)


def test_seven_spaces_lie_where_the_design_has_them() -> None:
    layout = CockpitLayout("tall")
    assert [cell.x() for cell in layout.approach_cells] == [328, 464, 600, 736, 872, 1008, 1144]
    assert layout.approach_x(2.5) == 600 + 68


def test_a_marker_lies_on_the_line_above_its_speed() -> None:
    layout = CockpitLayout("tall")
    assert layout.speed_y(12) == 258
    assert layout.speed_y(4) == 258 + 8 * 25
    assert layout.speed_y(1) == layout.speed_y(0) == layout.tape.bottom


def test_the_scene_is_centred_on_a_whole_device_pixel() -> None:
    layout = CockpitLayout("tall")
    fit = layout.fit(1300, 801, 1.5)
    assert fit.scale == pytest.approx(0.801)
    for value in (fit.origin.x(), fit.origin.y()):
        assert (value * 1.5).is_integer()
    assert fit.to_view(layout.rect).center().x() == pytest.approx(650, abs=1)


def test_three_rerolls_still_fit(layout: CockpitLayout) -> None:
    three = layout.rerolls(3)
    assert len(three) == 3
    assert not any(a.intersects(b) for a, b in combinations(three, 2))
    assert not three[-1].intersects(layout.reroll_button)


def test_the_message_box_lies_in_the_annunciator(layout: CockpitLayout) -> None:
    assert layout.panels["annunciator"].contains(layout.message_box)
    assert isinstance(layout.message_box, QRectF)


@pytest.mark.parametrize("size", [(1100, 620), (1280, 720), (1600, 1000), (3840, 2160)])
def test_the_eye_handle_reaches_over_no_die_and_no_space(size: tuple[int, int]) -> None:
    layout = CockpitLayout.for_view(*size)
    scale = layout.fit(*size).scale
    for seat in ("pilot", "copilot"):
        eye = layout.hit(f"{seat}.eye", scale)
        assert eye.height() * scale >= 43.9
        others = [f"{seat}.die.{letter}" for letter in "ABCD"] + list(layout.spaces)
        assert not [what for what in others if layout.hit(what, scale).intersects(eye)]
