"""The window speaks six languages and changes between them while it is open."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QFile, QLocale
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skyteam_qt.app.gallery import settle
from skyteam_qt.app.services import GameServices
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import SEATS
from skyteam_qt.session.settings import LANGUAGES, load
from skyteam_qt.session.setup import FlightSetup
from skyteam_qt.ui import help_texts, languages
from skyteam_qt.ui.main_window import MainWindow
from skyteam_qt.ui.motion import STILL
from skyteam_qt.ui.screens.boarding import BoardingScreen
from skyteam_qt.ui.screens.pause import PauseScreen
from skyteam_qt.ui.screens.settings import SettingsScreen
from skyteam_qt.ui.screens.start import StartScreen
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.buttons import Segments
from tests.ui.pages import SIZES, cut_texts, show, shown_texts


@pytest.fixture(autouse=True)
def _english_again(qapp: QApplication) -> Iterator[None]:
    yield
    languages.switch("en")
    QLocale.setDefault(QLocale.system())


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    window = MainWindow(GameServices(tmp_path, tmp_path / "log", seed=3), theme_name="dark", motion=STILL)
    qtbot.addWidget(window)
    window.resize(1600, 1000)
    window.show()
    return window


def choose(window: MainWindow, code: str) -> None:
    """In the settings, as a person does."""
    if not isinstance(window.stack.top, SettingsScreen):
        window.show_settings()
    page = window.stack.top
    assert isinstance(page, SettingsScreen)
    choice = page.choices["language"]
    assert isinstance(choice, Segments)
    choice.part(LANGUAGES.index(code)).click()
    settle(QApplication.instance())  # type: ignore[arg-type]


def begin(window: MainWindow) -> None:
    window.stack.base.board.emit(FlightSetup(pilot="Anna", copilot="Ben"))  # type: ignore[union-attr]


def test_the_settings_know_the_languages_of_the_window() -> None:
    assert set(LANGUAGES) == {languages.SYSTEM, *languages.NAMES}


@pytest.mark.parametrize("code", [code for code in languages.NAMES if code != "en"])
def test_each_language_has_its_texts_and_those_of_qt_in_the_resources(code: str, qapp: QApplication) -> None:
    assert QFile.exists(f":/translations/{code}.qm")
    assert QFile.exists(f":/translations/qt_{code}.qm")
    assert languages.switch(code) == languages.current() == code
    assert say("button.rules") != "Rules"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") != "Cancel"
    languages.switch("en")
    assert say("button.rules") == "Rules"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


@pytest.mark.parametrize(
    ("wishes", "code"), [(["da-DK", "en"], "da"), (["sv-SE", "de-AT"], "de"), (["pt-BR"], "en"), (["ja"], "ja")]
)
def test_the_system_chooses_by_its_own_order(monkeypatch: pytest.MonkeyPatch, wishes: list[str], code: str) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _self: wishes)
    assert languages.language_for("system") == code


def test_japanese_is_drawn_with_the_font_that_ships(qapp: QApplication) -> None:
    languages.switch("ja")
    assert languages.JAPANESE_FAMILY in QFontDatabase.families()
    assert Theme().families("ui")[:2] == ["Inter", languages.JAPANESE_FAMILY]
    assert Theme().families("flight")[:2] == ["B612", languages.JAPANESE_FAMILY]
    languages.switch("en")
    assert languages.JAPANESE_FAMILY not in Theme().families("ui")


def test_without_any_letters_japanese_is_offered_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, tmp_path: Path
) -> None:
    monkeypatch.setattr(languages, "_japanese_loaded", [])
    monkeypatch.setattr(languages, "JAPANESE_FONTS", ())
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: [])
    assert languages.switch("ja") == "en"
    page = SettingsScreen(Theme(), GameServices(tmp_path, tmp_path / "log"))
    qtbot.addWidget(page)
    show(page)
    choice = page.choices["language"]
    assert isinstance(choice, Segments)
    assert [choice.part(i).isEnabled() for i, code in enumerate(LANGUAGES) if code in ("ja", "fr")] == [False, True]
    assert say("settings.language.noFont") in shown_texts(page)


def test_without_our_font_one_of_the_system_does(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    monkeypatch.setattr(languages, "_japanese_loaded", [])
    monkeypatch.setattr(languages, "JAPANESE_FONTS", ())
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: ["Some Gothic"])
    assert languages.switch("ja") == "ja"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("code", list(languages.NAMES))
@pytest.mark.parametrize("large", [1.0, 1.5])
def test_the_settings_are_whole_in_every_language(
    qtbot: QtBot, tmp_path: Path, code: str, size: tuple[int, int], large: float
) -> None:
    languages.switch(code)
    page = SettingsScreen(Theme(large_text=large), GameServices(tmp_path, tmp_path / "log"))
    qtbot.addWidget(page)
    show(page, *size)
    assert cut_texts(page) == []


def test_a_choice_is_kept_and_holds_at_once(window: MainWindow) -> None:
    choose(window, "de")
    assert window.services.settings.language == "de"
    assert load(window.services.folder / "settings.json")[0].language == "de"  # type: ignore[attr-defined]
    page = window.stack.top
    assert isinstance(page, SettingsScreen)
    assert say("button.settings") == "Optionen"
    assert "Optionen" in shown_texts(page)
    assert window.focusWidget() is page.choices["language"].group.checkedButton()  # type: ignore[union-attr]


def test_the_start_screen_keeps_what_was_chosen_there(window: MainWindow) -> None:
    start = window.stack.base
    assert isinstance(start, StartScreen)
    start.pilot.field.setText("Mette")
    start.modes.button(1).click()
    choose(window, "da")
    window.stack.pop()
    start = window.stack.base
    assert isinstance(start, StartScreen)
    assert start.pilot.text() == "Mette"
    assert start.mode == "curtain"
    assert "Gå om bord" in shown_texts(start)


def test_the_pages_below_the_settings_change_too(window: MainWindow) -> None:
    begin(window)
    choose(window, "fr")
    assert isinstance(window.stack.base, BoardingScreen)
    window.stack.pop()
    assert say("boarding.title") in shown_texts(window.stack.base)
    window.stack.base.done.emit()
    window.show_pause()
    window.show_settings()
    choose(window, "es")
    assert [type(page) for page in window.stack.over] == [PauseScreen, SettingsScreen]
    window.stack.pop()
    assert isinstance(window.stack.top, PauseScreen)
    assert "Continuar" in " ".join(shown_texts(window.stack.top))
    window.stack.pop()
    assert window.flight is not None
    assert window.stack.base is window.flight.briefing
    assert "Enviar" in shown_texts(window.flight.briefing)


def test_a_flight_stays_covered_while_the_language_changes(window: MainWindow) -> None:
    begin(window)
    window.stack.base.done.emit()  # type: ignore[union-attr]
    table = window.table
    assert table is not None
    choose(window, "ja")
    assert [table.is_open(seat) for seat in SEATS] == [False, False]
    window.stack.pop()
    assert table.log.rowCount() > 0
    assert "ラウンド" in str(table.log.index(0, 0).data())


def test_the_rules_are_read_anew_in_another_language() -> None:
    languages.switch("de")
    german = help_texts.topics()
    languages.switch("en")
    assert german != help_texts.topics()


def test_the_check_for_dice_talk_takes_the_language_of_the_window(window: MainWindow) -> None:
    begin(window)
    window.stack.base.done.emit()  # type: ignore[union-attr]
    assert window.flight is not None
    chat = window.flight.briefing.chat
    asked: list[str] = []
    chat._talk.check = lambda _text, language="en": asked.append(language)  # type: ignore[method-assign, assignment]
    chat.composer.field.setText("Hej")
    chat.composer.submit()
    languages.switch("da")
    chat.composer.field.setText("Hej igen")
    chat.composer.submit()
    assert asked == ["en", "da"]
