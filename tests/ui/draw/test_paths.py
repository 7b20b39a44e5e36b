"""SVG path data becomes painter paths."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from skyteam_qt.ui import resources
from skyteam_qt.ui.draw import canvas as canvas_module
from skyteam_qt.ui.draw.paths import path_of
from skyteam_qt.ui.draw.silhouette import outline, shape
from tests.ui.cockpit.paintings import ALL, picture


def box(data: str) -> tuple[float, float, float, float]:
    rect = path_of(data).boundingRect()
    return (round(rect.left(), 3), round(rect.top(), 3), round(rect.right(), 3), round(rect.bottom(), 3))


def test_lines_and_closing() -> None:
    assert box("M10 20H40V50L10 50Z") == (10, 20, 40, 50)
    assert path_of("M10 20H40V50L10 50Z").contains(QPointF(25, 35))


def test_relative_commands_count_from_the_last_point() -> None:
    assert path_of("M10 10h16m-5 -5l5 5l-5 5") == path_of("M10 10H26M21 5L26 10L21 15")


def test_touching_numbers_are_told_apart() -> None:
    assert path_of("M-2.5-3.25L.5-1") == path_of("M -2.5,-3.25 L 0.5 -1")


def test_more_points_after_a_move_are_lines() -> None:
    assert path_of("M0 0 10 0 10 10") == path_of("M0 0L10 0L10 10")


def test_curves() -> None:
    assert box("M0 0C0 10 10 10 10 0") == (0, 0, 10, 7.5)
    assert box("M0 0Q5 10 10 0") == (0, 0, 10, 5)


def test_a_half_circle_goes_the_way_its_flags_say() -> None:
    assert box("M-10 0A10 10 0 0 1 10 0Z") == (-10, -10, 10, 0)
    assert box("M-10 0A10 10 0 0 0 10 0Z") == (-10, 0, 10, 10)


def test_a_large_arc_is_the_long_way_round() -> None:
    short, long = box("M0 -10A10 10 0 0 1 10 0"), box("M0 -10A10 10 0 1 0 10 0")
    assert short == (0, -10, 10, 0)
    assert long == (-10, -10, 10, 10)


def test_an_arc_too_small_for_its_ends_grows() -> None:
    assert box("M-10 0A1 1 0 0 1 10 0") == (-10, -10, 10, 0)


@pytest.mark.parametrize("data", ["L", "10 10", "M10", "M0 0C1 2 3", "M0 0A5 5 30 0 1 9 9", "M0 0X4", "M0 0H"])
def test_data_that_is_not_understood_is_an_error(data: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the text names the data
        path_of(data)


def test_every_path_in_use_is_understood(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    resources.load_fonts()
    used: set[str] = set()

    def noted(data: str) -> object:
        used.add(data)
        path = path_of(data)
        assert not path.isEmpty(), data
        return path

    monkeypatch.setattr(canvas_module, "path_of", noted)
    for facts in ALL.values():
        picture(facts)
        picture(facts, 1280, 720)
    assert len(used) > 60


@pytest.mark.parametrize("owner", ["pilot", "copilot", "both"])
def test_a_silhouette_fills_its_box_but_for_its_corners(owner: str) -> None:
    path = shape(owner, 10, 20, 72, 72)
    assert path.boundingRect() == QRectF(10, 20, 72, 72)
    assert path.contains(QPointF(46, 56))
    for corner in (QPointF(11, 21), QPointF(81, 21), QPointF(11, 91), QPointF(81, 91)):
        assert not path.contains(corner)


@pytest.mark.parametrize("owner", ["pilot", "copilot", "both"])
def test_an_outline_is_a_ring_around_the_edge(owner: str) -> None:
    ring = outline(owner, 0, 0, 72, 72, 2)
    assert ring.boundingRect() == QRectF(-1, -1, 74, 74)
    assert ring.contains(QPointF(36, 0.5))
    assert not ring.contains(QPointF(36, 36))
