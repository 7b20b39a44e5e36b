"""Playing cards: what is on them, who they belong to, and how they turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from skyteam_qt.ui import resources
from skyteam_qt.ui.draw import cards
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.card_signs import RED
from skyteam_qt.ui.theme import NAMES, Theme

SEATS = ("pilot", "copilot")
PLACE = QRectF(20, 20, 55, 76)
TRAY = QRectF(20, 20, 78, 106)


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    resources.load_fonts()


def painted(paint: Callable[[Canvas], None], theme: str = "dark", scale: float = 1.0) -> QImage:
    image = QImage(round(140 * scale), round(150 * scale), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    with Canvas(painter, Theme(theme), scale) as canvas:
        paint(canvas)
        assert canvas.cut == []
    painter.end()
    return image


def ink_in(image: QImage, rect: QRectF, ink: QColor) -> int:
    """Pixels of about this colour in a rectangle."""
    area = rect.toAlignedRect()
    return sum(
        abs((c := image.pixelColor(x, y)).red() - ink.red()) < 30 and abs(c.green() - ink.green()) < 30
        for x in range(area.left(), area.right() + 1)
        for y in range(area.top(), area.bottom() + 1)
    )


def test_an_ace_is_written_as_a_letter() -> None:
    assert [cards.rank(value) for value in range(1, 7)] == ["A", "2", "3", "4", "5", "6"]


def test_black_suits_are_the_pilots_and_red_ones_the_copilots() -> None:
    for value in range(1, 7):
        assert cards.suit_of("pilot", value) not in RED
        assert cards.suit_of("copilot", value) in RED


@pytest.mark.parametrize("theme", NAMES)
@pytest.mark.parametrize("pips", [False, True])
def test_every_card_looks_different(pips: bool, theme: str) -> None:
    seen = {
        bytes(painted(lambda c, s=seat, v=value: cards.flight_card(c, TRAY, s, v, pips), theme).constBits())
        for seat in SEATS
        for value in range(1, 7)
    }
    assert len(seen) == 12


@pytest.mark.parametrize("theme", NAMES)
def test_the_two_backs_differ_in_outline_and_pattern_and_carry_the_letter(theme: str) -> None:
    plain = {seat: painted(lambda c, s=seat: cards.covered_card(c, TRAY, s), theme) for seat in SEATS}
    # The corner of the Co-Pilot's card is cut away where the Pilot's is only rounded.
    corner = QPoint(25, 23)
    assert plain["pilot"].pixelColor(corner).alpha() == 255
    assert plain["copilot"].pixelColor(corner).alpha() < 255
    for seat in SEATS:
        letters = {
            bytes(painted(lambda c, s=seat, n=name: cards.covered_card(c, TRAY, s, n), theme).constBits())
            for name in "ABCD"
        }
        assert len(letters | {bytes(plain[seat].constBits())}) == 5


def test_a_card_with_pips_has_as_many_signs_as_its_value() -> None:
    ink = Theme("dark")["cardInkCopilot"]
    middle = QRectF(38, 30, 42, 86)
    inks = [
        ink_in(painted(lambda c, v=value: cards.flight_card(c, TRAY, "copilot", v, True)), middle, ink)
        for value in (2, 4, 6)
    ]
    assert inks[0] > 0
    assert inks[1] == pytest.approx(2 * inks[0], rel=0.2)
    assert inks[2] == pytest.approx(3 * inks[0], rel=0.2)


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.4])
def test_a_turning_card_begins_as_its_back_and_ends_as_its_face(scale: float) -> None:
    def turned(k: float) -> QImage:
        return painted(lambda c: cards.switch_card(c, PLACE, k, "G", "9", "H"), scale=scale)

    assert turned(0) == turned(-0.2)
    assert turned(1) == turned(1.2)
    assert turned(0) != turned(1)
    middle = [turned(k / 8) for k in range(9)]
    red = Theme("dark")["cardInkCopilot"]
    area = QRectF(0, 0, 139 * scale, 149 * scale)
    faces = [ink_in(image, area, red) for image in middle]
    assert faces[:5] == [0] * 5
    assert faces[5:] == sorted(faces[5:])
    assert faces[5] > 0
    assert not ink_in(middle[4], area, Theme("dark")["control"])


def test_a_card_stays_on_its_place() -> None:
    for paint in (
        lambda c: cards.flight_card(c, PLACE, "pilot", 5),
        lambda c: cards.covered_card(c, PLACE, "copilot", "D"),
        lambda c: cards.neutral_back(c, PLACE),
        lambda c: cards.neutral_face(c, PLACE, "10", "H"),
        lambda c: cards.joker(c, PLACE),
        lambda c: cards.gone(c, PLACE),
        lambda c: cards.pile(c, PLACE, "pilot"),
    ):
        image = painted(paint)
        around = PLACE.adjusted(-3, -3, 3, 5)
        outside = [
            (x, y)
            for x in range(image.width())
            for y in range(image.height())
            if not around.contains(x, y) and image.pixelColor(x, y).alpha()
        ]
        assert outside == []


def test_a_coin_says_what_it_stands_for() -> None:
    seen = {
        bytes(painted(lambda c, w=what: cards.coin(c, 60, 60, 28, w)).constBits()) for what in ("plane", "cup", "dot")
    }
    assert len(seen) == 3
