"""Both looks come from the tokens: colours, sizes, timings, fonts, the style sheet."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QRadioButton, QVBoxLayout, QWidget

from skyteam_qt.content.files import read_json
from skyteam_qt.ui import resources
from skyteam_qt.ui.theme import NAMES, Theme, system_theme_name


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    resources.load_fonts()


def luminance(color: QColor) -> float:
    parts = []
    for value in (color.redF(), color.greenF(), color.blueF()):
        parts.append(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, two: QColor) -> float:
    high, low = sorted((luminance(one), luminance(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", NAMES)
def test_colours_are_those_of_the_tokens(name: str) -> None:
    theme = Theme(name)
    for token, value in read_json("tokens")["color"][name].items():
        assert theme[token] == QColor(value)
        assert getattr(theme, token) == QColor(value)
        assert theme.hex(token) == value


@pytest.mark.parametrize("name", NAMES)
def test_text_has_enough_contrast_on_every_ground(name: str) -> None:
    theme = Theme(name)
    for ink in ("text", "muted", "faint", "pilot", "copilot", "lamp", "caution", "focus"):
        for ground in ("bg", "panel", "panelTop", "raised", "control", "well"):
            assert contrast(theme[ink], theme[ground]) >= 4.5, (ink, ground)
    for seat, on in (("pilot", "onPilot"), ("copilot", "onCopilot")):
        assert contrast(theme[on], theme[f"{seat}Fill"]) >= 4.5
        assert contrast(theme[seat], theme[f"{seat}Well"]) >= 4.5
        assert contrast(theme["text"], theme[f"{seat}Well"]) >= 4.5
    for ground in ("bg", "panel", "raised", "well", "control"):
        assert contrast(theme["brake"], theme[ground]) >= 3


def test_unknown_names_are_errors() -> None:
    with pytest.raises(ValueError, match="sepia"):
        Theme("sepia")
    with pytest.raises(KeyError):
        Theme()["mauve"]
    with pytest.raises(AttributeError):
        _ = Theme().mauve


def test_motion_and_holds_have_a_factor_each() -> None:
    theme = Theme(motion=0, hold=2)
    assert theme.duration("axisPerMark") == 0
    assert theme.duration("jointHold") == 1600
    assert Theme().duration("axisPerMark") == 260


def test_no_font_is_smaller_than_twelve_px() -> None:
    theme = Theme()
    assert theme.font("tiny", 0.5).pixelSize() == 12
    assert theme.font("body", 1).pixelSize() == 17
    assert Theme(large_text=1.5).font("body", 1).pixelSize() == 26
    assert theme.font("panelTitle").families()[0] == "B612"
    assert theme.font("body").families()[0] == "Inter"


def test_the_system_look_is_one_of_the_two() -> None:
    assert system_theme_name() in NAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_style_sheet_names_only_token_colours(name: str) -> None:
    theme = Theme(name)
    sheet = theme.style_sheet()
    used = set(re.findall(r"#[0-9A-Fa-f]{6}", sheet))
    assert used <= set(read_json("tokens")["color"][name].values())
    assert "{" in sheet
    assert "{{" not in sheet


@pytest.mark.parametrize("name", NAMES)
def test_ordinary_widgets_take_the_look_without_a_warning(name: str) -> None:
    theme = Theme(name)
    window = QWidget()
    window.setStyleSheet(theme.style_sheet())
    window.setPalette(theme.palette())
    column = QVBoxLayout(window)
    button, field, card = QPushButton("Board the flight"), QLineEdit(), QRadioButton("Visors")
    button.setProperty("kind", "solid")
    card.setProperty("card", True)
    for widget in (button, field, card):
        column.addWidget(widget)
    window.ensurePolished()
    assert not window.grab().isNull()
    for widget in (button, field, card):
        assert widget.sizeHint().height() >= 40
    assert theme.palette().color(QPalette.ColorRole.Window) == theme["panel"]
