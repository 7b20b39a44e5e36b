"""Pictures of the cards are all made at once, are sharp everywhere, and show pips only where there is room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from skyteam_qt.ui import resources
from skyteam_qt.ui.cockpit.card_faces import BOARD, DRAG, TRAY, CardFaces
from skyteam_qt.ui.cockpit.faces import LETTERS, STATES, VALUES, DieFaces, SpaceFaces
from skyteam_qt.ui.cockpit.layout import CARD_PLACE, CockpitLayout
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
def test_every_card_is_there_before_anyone_looks(theme: str, style: str) -> None:
    faces = CardFaces(Theme(theme), 0.8, style=style)
    for seat in ("pilot", "copilot"):
        for size in ("tray", "drag", "board"):
            shown = (*VALUES, "") if size == "board" else (*VALUES, *LETTERS, "")
            seen = {bytes(faces.pixmap(seat, face, size).toImage().constBits()) for face in shown}
            assert len(seen) == len(shown)


def test_the_store_does_not_grow_when_cards_are_used() -> None:
    faces = CardFaces(Theme("dark"), 1)
    count = len(faces._pictures)
    image = canvas_image()
    painter = QPainter(image)
    faces.blit(painter, "pilot", 5, "drag", QPointF(60, 60), lifted=True)
    faces.blit(painter, "copilot", "B", "tray", QPointF(150, 150), opacity=0.5)
    painter.end()
    assert len(faces._pictures) == count


def test_dice_and_cards_are_asked_in_the_same_way() -> None:
    dice, cards = DieFaces(Theme("dark"), 1), CardFaces(Theme("dark"), 1)
    for size, box in (("tray", TRAY), ("drag", DRAG), ("board", BOARD)):
        assert (cards.box(size).width(), cards.box(size).height()) == box
        assert cards.side(size) == box[0]
        assert dice.box(size).width() == dice.box(size).height() == dice.side(size)
    assert dice.corner_k > cards.corner_k


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_a_card_between_two_pixels_is_as_sharp_as_on_one(dpr: float) -> None:
    faces = CardFaces(Theme("dark"), 0.8, dpr)
    pictures = []
    for nudge in (0.0, 0.3 / dpr):
        image = canvas_image(dpr)
        painter = QPainter(image)
        faces.blit(painter, "pilot", 3, "tray", QPointF(40 / dpr + nudge, 40 / dpr - nudge))
        painter.end()
        pictures.append(image)
    assert pictures[0] == pictures[1]


def test_pips_are_shown_from_seventy_six_px_on() -> None:
    def tray(scale: float, style: str = "pips") -> QImage:
        return CardFaces(Theme("dark"), scale, style=style).pixmap("copilot", 6, "tray").toImage()

    # 75 px wide and 76 px wide: one big value, then pips; with numerals always the value.
    assert tray(0.96) == tray(0.96, "numerals")
    assert tray(0.98) != tray(0.98, "numerals")


@pytest.mark.parametrize("kind", ["tall", "wide"])
@pytest.mark.parametrize("theme", NAMES)
def test_every_place_for_a_card_has_a_picture_of_every_state(theme: str, kind: str) -> None:
    layout = CockpitLayout(kind, cards=True)
    spaces = SpaceFaces(Theme(theme), layout, 0.8, any_word="any")
    assert {(rect.width(), rect.height()) for rect in layout.spaces.values()} == {CARD_PLACE}
    for name in layout.spaces:
        seen = set()
        for state in STATES:
            image = canvas_image()
            painter = QPainter(image)
            kind_of, cups = ("cups", int(state[4:])) if state.startswith("cups") else (state, 0)
            spaces.blit(painter, name, kind_of, QPointF(50, 50), cups)
            painter.end()
            seen.add(bytes(image.constBits()))
        assert len(seen) == len(STATES)
