"""Pictures of dice, spaces and glows are all made at once and copied onto whole device pixels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from skyteam_qt.ui import resources
from skyteam_qt.ui.cockpit.faces import LETTERS, STATES, VALUES, DieFaces, Glows, SpaceFaces
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.theme import NAMES, Theme


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    resources.load_fonts()


def canvas_image(dpr: float = 1.0) -> QImage:
    image = QImage(300, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(0)
    return image


@pytest.mark.parametrize("style", ["pips", "numerals", "both"])
@pytest.mark.parametrize("theme", NAMES)
def test_every_face_is_there_before_anyone_looks(theme: str, style: str) -> None:
    faces = DieFaces(Theme(theme), 0.8, style=style)
    for seat in ("pilot", "copilot"):
        seen = set()
        for value in VALUES:
            for size in ("tray", "drag", "board"):
                assert not faces.pixmap(seat, value, size).isNull()
            seen.add(bytes(faces.pixmap(seat, value, "tray").toImage().constBits()))
        assert len(seen) == 6
        for letter in (*LETTERS, ""):
            assert not faces.pixmap(seat, letter, "tray").isNull()
            assert not faces.pixmap(seat, letter, "drag").isNull()


def test_the_store_does_not_grow_when_faces_are_used() -> None:
    faces = DieFaces(Theme("dark"), 1)
    count = len(faces._pictures)
    image = canvas_image()
    painter = QPainter(image)
    faces.blit(painter, "pilot", 5, "drag", QPointF(60, 60), lifted=True)
    faces.blit(painter, "copilot", "B", "tray", QPointF(150, 150), opacity=0.5)
    painter.end()
    assert len(faces._pictures) == count


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_a_die_between_two_pixels_is_as_sharp_as_on_one(dpr: float) -> None:
    faces = DieFaces(Theme("dark"), 0.8, dpr)
    pictures = []
    for nudge in (0.0, 0.3 / dpr):
        image = canvas_image(dpr)
        painter = QPainter(image)
        faces.blit(painter, "pilot", 3, "tray", QPointF(40 / dpr + nudge, 40 / dpr - nudge))
        painter.end()
        pictures.append(image)
    assert pictures[0] == pictures[1]


def test_blitting_leaves_the_painter_as_it_was() -> None:
    faces, glows = DieFaces(Theme("dark"), 1), Glows(Theme("dark"), 1)
    image = canvas_image()
    painter = QPainter(image)
    painter.translate(5, 6)
    painter.setOpacity(0.5)
    before = painter.worldTransform()
    faces.blit(painter, "pilot", 1, "board", QPointF(10, 10), opacity=0.3)
    glows.blit(painter, "both", QPointF(100, 100))
    assert painter.worldTransform() == before
    assert painter.opacity() == pytest.approx(0.5)
    painter.end()


@pytest.mark.parametrize("theme", NAMES)
def test_every_space_has_a_picture_of_every_state(theme: str) -> None:
    layout = CockpitLayout("wide")
    spaces = SpaceFaces(Theme(theme), layout, 0.8, any_word="any")
    for name in layout.spaces:
        seen = set()
        for state in STATES:
            image = canvas_image()
            painter = QPainter(image)
            kind, cups = ("cups", int(state[4:])) if state.startswith("cups") else (state, 0)
            spaces.blit(painter, name, kind, QPointF(50, 50), cups)
            painter.end()
            seen.add(bytes(image.constBits()))
        assert len(seen) == len(STATES)


def test_a_glow_is_brightest_in_its_middle() -> None:
    glows = Glows(Theme("dark"), 1)
    for owner in ("pilot", "copilot", "both"):
        image = canvas_image()
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        glows.blit(painter, owner, QPointF(150, 150))
        painter.end()
        levels = [image.pixelColor(150 + out, 150).lightness() for out in (0, 30, 60, 80)]
        assert levels == sorted(levels, reverse=True)
        assert levels[0] > levels[-1] == 0
