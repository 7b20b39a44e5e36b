"""The map: marks where airports are, arrows between them, labels apart."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from skyteam_qt.content.files import read_json
from skyteam_qt.ui.screens.marks import label_box
from skyteam_qt.ui.screens.world_map import _EUROPE_SIDES, _WORLD_SIDES, MapView
from skyteam_qt.ui.services import FlightCard
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.look import Look
from tests.ui.pages import press


def all_airports() -> tuple[FlightCard, ...]:
    return tuple(
        FlightCard(flight, a["code"], a["name"], x=a["x"], y=a["y"], europe=tuple(a["europe"]) if a["europe"] else None)
        for a in read_json("airports")["airports"]
        for flight in a["flights"]
    )


def shown(qtbot: QtBot, region: str, width: int, height: int) -> MapView:
    view = MapView(region, all_airports(), "YUL")
    qtbot.addWidget(view)
    view.restyle(Look(Theme("dark"), width / 1028 if region == "world" else width / 500))
    view.resize(width, height)
    view.show()
    view.grab()
    return view


def test_the_whole_map_has_25_airports_in_two_views(qtbot: QtBot) -> None:
    world, europe = shown(qtbot, "world", 1028, 446), shown(qtbot, "europe", 500, 378)
    assert (len(world.codes), len(europe.codes)) == (13, 12)
    assert set(world.codes) == set(_WORLD_SIDES)
    assert set(europe.codes) == set(_EUROPE_SIDES)


@pytest.mark.parametrize(("region", "size"), [("world", (1028, 446)), ("europe", (500, 378))])
def test_no_two_marks_are_closer_than_24(qtbot: QtBot, region: str, size: tuple[int, int]) -> None:
    view = shown(qtbot, region, *size)
    for a, b in combinations(view.codes, 2):
        off = view.at(a) - view.at(b)
        assert (off.x() ** 2 + off.y() ** 2) ** 0.5 >= 23.5, (a, b)


@pytest.mark.parametrize(("region", "size"), [("world", (1028, 446)), ("europe", (500, 378))])
def test_no_label_lies_over_another_mark(qtbot: QtBot, region: str, size: tuple[int, int]) -> None:
    from PySide6.QtGui import QPainter, QPixmap

    from skyteam_qt.ui.draw.canvas import Canvas

    view = shown(qtbot, region, *size)
    sides = _WORLD_SIDES if region == "world" else _EUROPE_SIDES
    pixmap = QPixmap(8, 8)
    painter = QPainter(pixmap)
    with Canvas(painter, Theme("dark")) as canvas:
        for code in view.codes:
            at = view.at(code)
            box = label_box(canvas, at.x(), at.y(), code, sides[code], "", 15)
            for other in view.codes:
                if other != code:
                    middle = view.at(other)
                    assert not box.adjusted(-9, -9, 9, 9).contains(middle), (code, other)
    painter.end()


def test_arrows_go_to_the_nearest_airport_in_that_direction(qtbot: QtBot) -> None:
    view = shown(qtbot, "world", 1028, 446)
    with qtbot.waitSignal(view.chosen) as told:
        press(view.mark("GIG"), Qt.Key.Key_Right)
    assert told.args == ["CPT"]
    with qtbot.waitSignal(view.chosen) as told:
        press(view.mark("CPT"), Qt.Key.Key_Left)
    assert told.args == ["GIG"]
    assert view.neighbour("NZIR", (0, 1)) is None


def test_a_mark_says_its_airport_and_how_many_flights_are_landed(qtbot: QtBot) -> None:
    assert shown(qtbot, "world", 1028, 446).mark("YUL").accessibleName().startswith("YUL Montréal")
