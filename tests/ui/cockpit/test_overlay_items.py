"""What lies over the cockpit for a moment can be pressed with a finger (ux 7)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from tests.ui.cockpit.decks import deck

SIZES = [(1100, 620), (1280, 720), (1600, 1000), (3840, 2160)]


@pytest.mark.parametrize("size", SIZES)
def test_answers_are_44_px_high_and_lie_apart(qtbot: QtBot, size: tuple[int, int]) -> None:
    d = deck(qtbot, size=size)
    d.view.answers.show_labels("Place anyway", "Take back")
    scale = d.view.layer.fit.scale
    enter, esc = d.view.answers.target("enter"), d.view.answers.target("esc")
    for target in (enter, esc):
        assert target.height() * scale >= 43.9
        assert target.width() * scale >= 43.9
        assert d.view.answers.hit(target.center()) in ("enter", "esc")
    assert not enter.intersects(esc)
    assert d.view.answers.hit(QPointF(enter.center().x(), enter.top() + 1)) == "enter"


@pytest.mark.parametrize("size", SIZES)
def test_the_buttons_of_the_rail_are_44_px_high_and_lie_apart(qtbot: QtBot, size: tuple[int, int]) -> None:
    d = deck(qtbot, size=size)
    scale = d.view.layer.fit.scale
    place, back = d.view.rail.target("place"), d.view.rail.target("back")
    assert min(place.height(), back.height()) * scale >= 43.9
    assert not place.intersects(back)
