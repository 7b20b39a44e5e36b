"""The instruments paint from plain facts, in both looks and both arrangements."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui import resources
from skyteam_qt.ui.cockpit.facts import CockpitFacts, LadderStep, Message, PlacedDie, TrayFacts
from skyteam_qt.ui.cockpit.instruments import axis, brakes
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.cockpit.painting import INSTRUMENTS, changed, paint_cockpit, panel_of
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.theme import NAMES, Theme
from tests.ui.cockpit.paintings import ALL, LANDING, MOVING, PLACEMENT, picture

SIZES = [(1600, 1000), (1600, 900), (1280, 720), (1100, 620)]


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    resources.load_fonts()


@pytest.mark.parametrize(("kind", "theme"), [("tall", "dark"), ("wide", "light")])
@pytest.mark.parametrize("name", list(INSTRUMENTS))
def test_each_instrument_paints_inside_its_panel(name: str, kind: str, theme: str) -> None:
    layout = CockpitLayout(kind)
    for facts in ALL.values():
        plain = replace(facts, looks={})  # a glow may reach over the edge
        image = QImage(1600, 1000, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        with Canvas(painter, Theme(theme)) as canvas:
            INSTRUMENTS[name](canvas, layout, plain)
        painter.end()
        around = panel_of(layout, name).toAlignedRect()
        assert image.pixelColor(around.center()).alpha() == 255
        for corner in (around.topLeft() - QPoint(2, 2), around.bottomRight() + QPoint(2, 2)):
            if image.rect().contains(corner):
                assert image.pixelColor(corner).alpha() == 0


@pytest.mark.parametrize("size", [*SIZES, (3840, 2160)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("case", list(ALL))
def test_the_whole_cockpit_paints_at_every_size(case: str, size: tuple[int, int]) -> None:
    image = picture(ALL[case], *size, Theme(NAMES[size[0] == 1600]))
    corners = (QPoint(0, 0), QPoint(size[0] - 1, 0), QPoint(0, size[1] - 1))
    assert all(image.pixelColor(corner).alpha() == 255 for corner in corners)


@pytest.mark.parametrize("large", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [*SIZES, (1366, 768), (3840, 2160)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("case", ["placement", "moving", "landing"])
def test_no_label_is_cut(case: str, size: tuple[int, int], large: float) -> None:
    layout = CockpitLayout.for_view(*size)
    fit = layout.fit(*size)
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    with Canvas(painter, Theme("dark", large_text=large), fit.scale, fit.origin) as canvas:
        paint_cockpit(canvas, layout, ALL[case])
    painter.end()
    assert canvas.cut == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_two_message_lines_of_sixty_letters_are_not_cut(size: tuple[int, int]) -> None:
    line = "Anna still needs the Axis and the Engines before the roll is"
    assert len(line) == 60
    layout = CockpitLayout.for_view(*size)
    fit = layout.fit(*size)
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    with Canvas(painter, Theme("dark"), fit.scale, fit.origin) as canvas:
        INSTRUMENTS["annunciator"](canvas, layout, replace(PLACEMENT, message=Message(line, line, "warn")))
    painter.end()
    assert canvas.cut == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_painting_only_what_changed_gives_the_same_picture(size: tuple[int, int]) -> None:
    before = replace(PLACEMENT, looks={})
    after = replace(
        before,
        axis=2,
        coffee=3,
        position=3,
        placed={**before.placed, "gear.2": PlacedDie("pilot", 4)},
        mandatory_open=frozenset({"engine.P"}),
        message=Message("Difference 1.", "One mark toward the Co-Pilot.", "ok"),
        pilot=TrayFacts("Anna", "Q"),
    )
    layout = CockpitLayout.for_view(*size)
    names = changed(before, after, layout)
    assert names == {"axis", "concentration", "approach", "gear", "engines", "annunciator", "trayPilot"}
    partly = picture(after, *size, only=names, onto=picture(before, *size))
    assert differences(partly, picture(after, *size)) == 0


def differences(first: QImage, second: QImage) -> int:
    """Pixels that differ by more than rounding."""
    assert first.size() == second.size()
    one, two = bytes(first.constBits()), bytes(second.constBits())
    return sum(abs(a - b) > 4 for a, b in zip(one, two, strict=True)) if one != two else 0


def test_an_unknown_instrument_is_an_error() -> None:
    with pytest.raises(KeyError, match="wings"):
        picture(PLACEMENT, only={"wings"})


def test_the_same_facts_give_the_same_picture() -> None:
    assert picture(MOVING) == picture(MOVING)


PUBLIC_CARDS = ("pile", "aside", "clouds")
"""A pile is a number and no more (FQ8); cards that were laid aside lie face up (F47); clouds hide no value (BV1)."""


def test_no_fact_could_hold_a_die_behind_a_screen() -> None:
    assert {field.name for field in fields(TrayFacts)} == {
        "name",
        "key",
        "open",
        "active",
        "hint",
        "empty",
        *PUBLIC_CARDS,
    }
    values = [field.name for field in fields(CockpitFacts) if "hand" in field.name or "dice" in field.name]
    assert values == []


def test_axis_words_follow_the_tilt() -> None:
    assert axis.words(0) == say("axis.level")
    assert axis.words(-1) == say("axis.towardPilot", n=1)
    assert axis.words(1) == say("axis.towardCopilot", n=1)
    assert say("axis.oneMoreSpin") in axis.words(2)


def test_landing_speed_limit_is_the_last_brake() -> None:
    assert brakes.limit_text(PLACEMENT) == say("brakes.none")
    assert brakes.limit_text(LANDING) == "4"
    assert brakes.limit_text(replace(LANDING, landing_limit="6")) == "6"


@pytest.mark.parametrize("count", [6, 8, 10])
def test_a_ladder_of_any_length_stays_in_its_panel(count: int) -> None:
    layout = CockpitLayout("tall")
    picture(replace(PLACEMENT, ladder=tuple(LadderStep("pilot") for _ in range(count))), only={"annunciator"})
    panel = layout.panels["annunciator"]
    assert all(panel.contains(place) for place in layout.ladder(count))


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_panel_edges_lie_on_whole_device_pixels(dpr: float) -> None:
    theme = Theme("dark")
    image = picture(replace(PLACEMENT, looks={}), 1280, 720, theme, dpr=dpr)
    layout = CockpitLayout.for_view(1280, 720)
    panel = layout.fit(1280, 720, dpr).to_view(layout.panels["altitude"])
    y = round(panel.center().y() * dpr)
    row = [image.pixelColor(x, y) for x in range(round(panel.left() * dpr) - 3, round(panel.left() * dpr) + 4)]
    line = QColor(theme["line"])
    assert [color == line for color in row].count(True) in (1, 2)
    strange = [color for color in row if color.blue() not in range(0x10, 0x35) and color != line]
    assert strange == []


def test_a_message_leaves_nothing_behind_in_the_theme() -> None:
    theme = Theme("dark")
    picture(replace(PLACEMENT, message=Message("Gear 5·6 takes a 5 or a 6", "This die is a 4.", "no")), theme=theme)
    kept = repr(theme.__dict__)
    assert "YUL" in kept
    assert "takes a 5" not in kept
    assert "This die" not in kept
