"""The layer under the live items: no smears, the right place, the right size (qt-recipes 1)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skyteam_qt.session.setup import Mode
from skyteam_qt.ui.cockpit.view import CockpitView
from skyteam_qt.ui.theme import Theme
from tests.qtbridge.flights import PILOT, put
from tests.ui.cockpit.decks import Deck, deck


class Screen:
    """What a real screen would show: only what the view asks to be painted is painted, at a chosen pixel ratio."""

    def __init__(self, d: Deck, dpr: float) -> None:
        size = d.view.viewport().size()
        self.view = d.view
        self.image = QImage(round(size.width() * dpr), round(size.height() * dpr), QImage.Format.Format_RGB32)
        self.image.setDevicePixelRatio(dpr)
        self.paint(QRectF(0, 0, size.width(), size.height()))

    def paint(self, area: QRectF) -> None:
        """Paint this part (px of the view) over what is there."""
        painter = QPainter(self.image)
        painter.setClipRegion(QRegion(area.toAlignedRect()))
        painter.setWorldTransform(self.view.viewportTransform())
        scene = self.view.viewportTransform().inverted()[0].mapRect(area)
        painter.save()
        self.view.drawBackground(painter, scene)
        painter.restore()
        for item in sorted(self.view.scene().items(), key=lambda i: i.zValue()):
            if item.isVisible():
                painter.save()
                painter.setTransform(item.sceneTransform(), True)
                item.paint(painter, None)  # type: ignore[arg-type]
                painter.restore()
        painter.end()


class Scaled(CockpitView):
    """A view that believes to be on a screen of another ratio; the offscreen plug-in has only one."""

    ratio = 1.0

    def devicePixelRatioF(self) -> float:  # noqa: N802
        return self.ratio


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_a_die_dragged_about_and_brought_home_leaves_no_trace(qtbot: QtBot, ratio: float) -> None:
    d = deck(qtbot, size=(1003, 641), kind=Scaled)
    d.view.ratio = ratio  # type: ignore[attr-defined]
    QApplication.sendEvent(d.view, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert d.view.layer.dpr == ratio
    screen = Screen(d, ratio)
    before = screen.image.copy()
    die = d.die(PILOT, 1)

    def area() -> QRectF:
        rect = d.view.viewportTransform().mapRect(die.sceneBoundingRect())
        return rect.adjusted(-1, -1, 1, 1)

    was = area()
    die.raise_up(True)
    for k in range(24):
        die.setPos(die.home + QPointF(37.3 * k, -23.7 * k))
        screen.paint(was)
        screen.paint(area())
        was = area()
    die.go_home()
    screen.paint(was)
    screen.paint(area())
    assert screen.image == before


def test_the_real_viewport_is_the_same_after_a_drag_home(qtbot: QtBot) -> None:
    d = deck(qtbot)
    d.view.set_hot("")
    before = d.view.screen().grabWindow(d.window.winId()).toImage()
    d.take(PILOT, 0, d.at(d.space("gear.2")))
    d.release(d.on("altitude"))
    d.view.words.clear(*d.view.words._slots.copy())
    d.view.speaker.update_turn()
    QApplication.processEvents()
    after = d.view.screen().grabWindow(d.window.winId()).toImage()
    assert before == after


def test_scene_units_lie_where_the_layer_paints_them(qtbot: QtBot) -> None:
    for size in ((1600, 1000), (1280, 720), (1100, 620), (1003, 997)):
        d = deck(qtbot, size=size)
        fit = d.view.layer.fit
        for rect in d.view.places.spaces.values():
            seen = QPointF(d.view.mapFromScene(rect.center()))
            wanted = fit.to_view(rect).center()
            assert abs(seen.x() - wanted.x()) <= 1
            assert abs(seen.y() - wanted.y()) <= 1


def test_wide_windows_use_the_wide_arrangement_and_nothing_is_stretched(qtbot: QtBot) -> None:
    assert deck(qtbot, size=(1280, 720)).view.places.wide
    assert not deck(qtbot, size=(1280, 800)).view.places.wide
    d = deck(qtbot, size=(1500, 700))
    transform = d.view.transform()
    assert transform.m11() == transform.m22()


def test_beside_the_scene_the_ground_goes_on(qtbot: QtBot) -> None:
    d = deck(qtbot, size=(1900, 800))
    image = d.picture()
    corner = QColor(image.pixel(QPoint(5, 400)))
    assert corner.lightness() < 40


def test_both_themes_paint_everything_anew(qtbot: QtBot) -> None:
    d = deck(qtbot, size=(960, 600))
    dark = d.picture()
    d.view.set_theme(Theme("light"))
    light = d.picture()
    assert light.pixelColor(5, 5).lightness() > dark.pixelColor(5, 5).lightness()
    d.view.set_theme(Theme("dark"))
    assert d.picture() == dark


def test_another_language_rebuilds_names_and_layer(qtbot: QtBot) -> None:
    d = deck(qtbot, size=(960, 600))
    layer = d.view.layer
    QApplication.sendEvent(d.view, QEvent(QEvent.Type.LanguageChange))
    assert d.view.layer is not layer


def test_panels_painted_anew_one_by_one_look_like_all_painted_at_once(qtbot: QtBot) -> None:
    hands = ((4, 4, 1, 6), (2, 2, 4, 5))
    d = deck(qtbot, hands, Mode.OPEN)
    for place, space in ((0, "gear.2"), (0, "axis.C"), (1, "axis.P")):
        put(d.table, place, space)
    mended = d.picture()
    d.view._rebuild()
    # a lamp's glow reaches a hair beyond its panel: a dozen pixels, three steps of 255
    assert differing(mended, d.picture()) < 40


def differing(one: QImage, other: QImage) -> int:
    """How many bytes of two pictures differ."""
    return sum(a != b for a, b in zip(bytes(one.constBits()), bytes(other.constBits()), strict=True))
