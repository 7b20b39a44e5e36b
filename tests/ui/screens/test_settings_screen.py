"""Settings: each choice holds and is saved at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from skyteam_qt.app.services import GameServices
from skyteam_qt.session.settings import load
from skyteam_qt.ui.screens.settings import SettingsScreen
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.buttons import Segments, Switch
from tests.ui.pages import SIZES, cut_texts, press, show, small_targets


@pytest.fixture
def services(tmp_path: Path) -> GameServices:
    return GameServices(tmp_path, tmp_path / "log.txt")


@pytest.fixture
def screen(qtbot: QtBot, services: GameServices) -> SettingsScreen:
    screen = SettingsScreen(Theme("dark"), services)
    qtbot.addWidget(screen)
    show(screen)
    return screen


@pytest.mark.parametrize(
    ("name", "part", "value"),
    [("theme", 2, "light"), ("theme", 0, "system"), ("motion", 1, "reduced"), ("motion", 2, "off"), ("hold", 3, 2.0)],
)
def test_a_choice_is_saved_at_once(
    screen: SettingsScreen, services: GameServices, qtbot: QtBot, name: str, part: int, value: object
) -> None:
    choice = screen.choices[name]
    assert isinstance(choice, Segments)
    with qtbot.waitSignal(screen.changed) as told:
        choice.part(part).click()
    assert told.args == [name]
    assert getattr(services.settings, name) == value
    assert load(services.folder / "settings.json") == (services.settings, "")


@pytest.mark.parametrize(("name", "value"), [("safe_mode", False), ("sticky_look", True)])
def test_a_switch_is_saved_at_once(
    screen: SettingsScreen, services: GameServices, qtbot: QtBot, name: str, value: bool
) -> None:
    switch = screen.choices[name]
    assert isinstance(switch, Switch)
    with qtbot.waitSignal(screen.changed):
        press(switch, Qt.Key.Key_Return)
    assert getattr(services.settings, name) is value


def test_done_and_esc_close_it(screen: SettingsScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(screen.closed):
        screen.done.click()
    with qtbot.waitSignal(screen.closed):
        press(screen, Qt.Key.Key_Escape)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut(screen: SettingsScreen, size: tuple[int, int]) -> None:
    show(screen, *size)
    assert cut_texts(screen) == []
    assert small_targets(screen) == []
