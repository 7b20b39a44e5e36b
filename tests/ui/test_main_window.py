"""The window: the way between the screens, covered gates, kept flights, errors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QWindowStateChangeEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skyteam_qt.app.services import GameServices
from skyteam_qt.rules import Loss, Phase, Seat
from skyteam_qt.session.setup import Agreement, Mode
from skyteam_qt.ui.main_window import MainWindow
from skyteam_qt.ui.replay.screen import ReplayScreen
from skyteam_qt.ui.screens.boarding import BoardingScreen
from skyteam_qt.ui.screens.briefing import BriefingScreen
from skyteam_qt.ui.screens.correction import CorrectionScreen
from skyteam_qt.ui.screens.debrief import DebriefScreen
from skyteam_qt.ui.screens.help import RulesScreen
from skyteam_qt.ui.screens.notice import NoticePage
from skyteam_qt.ui.screens.pause import PauseScreen
from skyteam_qt.ui.screens.settings import SettingsScreen
from skyteam_qt.ui.screens.start import StartScreen
from tests.session.flights import both, fly_on, random_action
from tests.ui.pages import cut_texts, shown_texts
from tests.ui.seats import Clock

Key = Qt.Key
Make = Callable[..., MainWindow]
CLOCK = Clock()
"""A key that comes back within a moment is a repeat in disguise; tests let the moments pass themselves."""


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Iterator[Make]:
    windows: list[MainWindow] = []

    def made(seed: int = 5, **settings: object) -> MainWindow:
        services = GameServices(tmp_path, tmp_path / "log.txt", seed)
        if settings:
            services.change_settings(**settings)
        window = MainWindow(services, motion=CLOCK.motion(0.0, 0.0))
        windows.append(window)
        window.resize(1100, 620)
        window.show()
        window.activateWindow()
        QTest.qWaitForWindowActive(window)
        return window

    yield made
    for window in windows:
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def key(window: MainWindow, *keys: Key, mods: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Keys as they come to the window, one after another."""
    for one in keys:
        CLOCK.seconds += 1
        QTest.keyClick(window.windowHandle(), one, mods)
        QApplication.processEvents()


def hold_both(window: MainWindow) -> None:
    """Q and O together."""
    CLOCK.seconds += 1
    for one in (Key.Key_Q, Key.Key_O):
        QTest.keyPress(window.windowHandle(), one)
    for one in (Key.Key_Q, Key.Key_O):
        QTest.keyRelease(window.windowHandle(), one)
    QApplication.processEvents()


def shown(window: MainWindow) -> type:
    """The class of the screen that is shown."""
    return type(window.stack.currentWidget())


def aboard(window: MainWindow) -> None:
    """From the start screen to the first briefing, by keys."""
    key(window, Key.Key_B)
    key(window, Key.Key_Q, Key.Key_O)
    assert shown(window) is BriefingScreen


def in_cockpit(window: MainWindow) -> None:
    """To the first look."""
    aboard(window)
    hold_both(window)
    assert window.table is not None
    assert window.table.board.phase == Phase.PLACEMENT
    assert window.flight is not None
    assert window.stack.currentWidget() is window.flight.cockpit


def test_the_way_to_the_first_roll_by_keys(make: Make) -> None:
    window = make()
    assert shown(window) is StartScreen
    assert window.windowTitle() == "Sky Team"
    key(window, Key.Key_B)
    assert shown(window) is BoardingScreen
    assert window.table is not None
    window.table.open(Seat.PILOT)
    assert window.table.open_seat is None
    key(window, Key.Key_Q, Key.Key_O)
    assert shown(window) is BriefingScreen
    hold_both(window)
    in_flight = window.flight
    assert in_flight is not None
    assert window.stack.currentWidget() is in_flight.cockpit
    assert window.windowTitle() == "YUL Montréal-Trudeau – Sky Team"


def test_rounds_follow_one_another_to_the_debrief_and_the_same_flight_begins_anew(make: Make) -> None:
    window = make()
    in_cockpit(window)
    assert window.table is not None
    ports = window.table.ports
    rng = Random(2)
    seen = set()
    while not ports.table.debriefed:
        QApplication.processEvents()
        seen.add((ports.table.board.phase, ports.table.board.over, shown(window)))
        what = ports.table.agreement.what
        if what is not None:
            both(ports, what)
        elif found := random_action(ports, rng):
            ports.seat(found[0]).submit(found[1])
    flight = window.flight
    assert flight is not None
    assert all((screen is BriefingScreen) == (phase == Phase.BRIEFING and not over) for phase, over, screen in seen)
    assert shown(window) is DebriefScreen
    key(window, Key.Key_S)
    assert shown(window) is ReplayScreen
    key(window, Key.Key_Right, Key.Key_Escape)
    assert shown(window) is DebriefScreen
    key(window, Key.Key_Return)
    assert shown(window) is BoardingScreen
    assert window.table.ports is not ports
    key(window, Key.Key_Return)
    assert shown(window) is BriefingScreen
    assert window.services.saved() is not None


def test_the_flight_log_button_goes_back_to_the_start(make: Make) -> None:
    window = make()
    in_cockpit(window)
    assert window.table is not None
    fly_on(window.table.ports, Random(1))
    QApplication.processEvents()
    assert shown(window) is DebriefScreen
    key(window, Key.Key_L)
    assert shown(window) is StartScreen
    assert window.services.saved() is None
    assert window.table is None


def test_pause_covers_the_gate_first_and_esc_goes_on(make: Make) -> None:
    window = make()
    in_cockpit(window)
    table = window.table
    assert table is not None
    QTest.keyPress(window.windowHandle(), Key.Key_Q)
    assert table.open_seat == Seat.PILOT
    key(window, Key.Key_Escape)
    assert shown(window) is PauseScreen
    assert table.open_seat is None
    table.open(Seat.PILOT)
    assert table.open_seat is None
    QTest.keyRelease(window.windowHandle(), Key.Key_Q)
    key(window, Key.Key_Escape)
    assert window.flight is not None
    assert window.stack.currentWidget() is window.flight.cockpit
    CLOCK.seconds += 1
    QTest.keyPress(window.windowHandle(), Key.Key_Q)
    assert table.open_seat == Seat.PILOT
    QTest.keyRelease(window.windowHandle(), Key.Key_Q)


@pytest.mark.parametrize(
    ("pressed", "page"),
    [(Key.Key_Escape, PauseScreen), (Key.Key_F6, CorrectionScreen), (Key.Key_F1, RulesScreen)],
)
@pytest.mark.parametrize("place", [aboard, in_cockpit])
def test_pages_open_and_close_by_key(make: Make, pressed: Key, page: type, place: Callable[[MainWindow], None]) -> None:
    window = make()
    place(window)
    before = window.stack.currentWidget()
    key(window, pressed)
    assert shown(window) is page
    assert window.table is not None
    assert window.table.open_seat is None
    key(window, Key.Key_Escape)
    assert window.stack.currentWidget() is before
    assert window.stack.over == []


def test_rules_and_settings_lie_over_the_start_and_over_pause(make: Make) -> None:
    window = make()
    key(window, Key.Key_F1)
    assert shown(window) is RulesScreen
    key(window, Key.Key_Escape)
    key(window, Key.Key_Comma, mods=Qt.KeyboardModifier.ControlModifier)
    assert shown(window) is SettingsScreen
    key(window, Key.Key_Escape)
    assert shown(window) is StartScreen
    in_cockpit(window)
    key(window, Key.Key_Escape)
    pause = window.stack.top
    assert isinstance(pause, PauseScreen)
    pause.settings_button.click()
    assert shown(window) is SettingsScreen
    key(window, Key.Key_Escape)
    assert shown(window) is PauseScreen
    pause.rules_button.click()
    assert shown(window) is RulesScreen
    key(window, Key.Key_Escape, Key.Key_Escape)
    assert window.stack.over == []


def test_help_opens_at_the_place_asked_about(make: Make) -> None:
    window = make()
    in_cockpit(window)
    assert window.flight is not None
    window.flight.rules_requested.emit("gear.2")
    page = window.stack.top
    assert isinstance(page, RulesScreen)
    assert page.topic.id == "gear"


def test_leaving_keeps_the_flight_and_the_start_offers_it(make: Make) -> None:
    window = make(pilot="Anna", copilot="Ben")
    in_cockpit(window)
    key(window, Key.Key_Escape)
    pause = window.stack.top
    assert isinstance(pause, PauseScreen)
    pause.leave.click()
    start = window.stack.currentWidget()
    assert isinstance(start, StartScreen)
    assert start.saved is not None
    assert (start.saved.pilot, start.saved.round, start.saved.phase) == ("Anna", 1, "placement")
    key(window, Key.Key_Return)
    assert shown(window) is BoardingScreen
    assert window.table is not None
    assert window.table.open_seat is None
    key(window, Key.Key_Q, Key.Key_O)
    assert window.flight is not None
    assert window.stack.currentWidget() is window.flight.cockpit
    assert window.table.open_seat is None


def test_closing_the_window_keeps_the_flight(make: Make) -> None:
    window = make()
    in_cockpit(window)
    window.close()
    again = make()
    start = again.stack.currentWidget()
    assert isinstance(start, StartScreen)
    assert start.saved is not None
    assert again.services.settings.geometry


def test_boarding_says_where_a_continued_flight_stands(make: Make) -> None:
    window = make(pilot="Anna", copilot="Ben")
    in_cockpit(window)
    window.close()
    again = make()
    key(again, Key.Key_Return)
    screen = again.stack.currentWidget()
    assert isinstance(screen, BoardingScreen)
    assert "Round 1, 6\N{NO-BREAK SPACE}000 ft. Anna is next." in shown_texts(screen)
    key(again, Key.Key_Escape)
    assert shown(again) is StartScreen
    assert again.services.saved() is not None


def test_a_kept_flight_that_is_damaged_says_so_and_nothing_breaks(make: Make, tmp_path: Path) -> None:
    window = make()
    in_cockpit(window)
    window.leave_flight()
    start = window.stack.currentWidget()
    assert isinstance(start, StartScreen)
    assert start.saved is not None
    Path(start.saved.key).write_bytes(b"nonsense")
    start.resume.emit(start.saved)
    assert shown(window) is StartScreen
    assert window.table is None


def test_a_correction_leads_back_to_the_cockpit(make: Make) -> None:
    window = make()
    in_cockpit(window)
    table = window.table
    assert table is not None
    found = random_action(table.ports, Random(4))
    assert found is not None
    table.ports.seat(found[0]).submit(found[1])
    key(window, Key.Key_F6)
    page = window.stack.top
    assert isinstance(page, CorrectionScreen)
    page.entries[0].click()
    hold_both(window)
    assert window.stack.over == []
    assert window.flight is not None
    assert window.stack.currentWidget() is window.flight.cockpit
    assert len(table.board.order) == 0


def test_ending_the_flight_together_leads_to_the_cause(make: Make) -> None:
    window = make()
    in_cockpit(window)
    key(window, Key.Key_Escape)
    page = window.stack.top
    assert isinstance(page, PauseScreen)
    page.end.click()
    hold_both(window)
    assert window.table is not None
    assert window.table.board.loss == Loss.GIVEN_UP
    assert window.stack.over == []
    assert window.flight is not None
    assert window.stack.currentWidget() is window.flight.cockpit
    both(window.table.ports, Agreement.DEBRIEF)
    QApplication.processEvents()
    assert shown(window) is DebriefScreen


def test_another_theme_holds_at_once(make: Make) -> None:
    window = make()
    in_cockpit(window)
    window.show_settings()
    page = window.stack.top
    assert isinstance(page, SettingsScreen)
    page.choices["theme"].part(2).click()
    assert window.theme.name == "light"
    assert page.theme.name == "light"
    key(window, Key.Key_Escape)
    assert window.flight is not None
    assert window.flight.cockpit.view.theme.name == "light"


def test_settings_of_the_cockpit_hold_when_the_page_is_closed(make: Make) -> None:
    window = make()
    in_cockpit(window)
    before = window.flight
    window.show_settings()
    page = window.stack.top
    assert isinstance(page, SettingsScreen)
    page.choices["sticky_look"].click()
    key(window, Key.Key_Escape)
    assert window.flight is not None
    assert window.flight is not before
    assert window.flight.cockpit.view.options.sticky_look
    assert window.stack.currentWidget() is window.flight.cockpit
    key(window, Key.Key_Q)
    assert window.table is not None
    assert window.table.open_seat == Seat.PILOT


def test_whatever_takes_the_window_away_shuts_the_gate(make: Make) -> None:
    window = make()
    in_cockpit(window)
    table = window.table
    assert table is not None
    for event in (
        QEvent(QEvent.Type.WindowDeactivate),
        QEvent(QEvent.Type.WindowBlocked),
        QWindowStateChangeEvent(Qt.WindowState.WindowNoState),
    ):
        table.open(Seat.PILOT)
        assert table.open_seat == Seat.PILOT
        QApplication.sendEvent(window, event)
        assert table.open_seat is None
    table.open(Seat.PILOT)
    window.hide()
    assert table.open_seat is None
    window.show()
    assert table.open_seat is None


def test_an_open_cockpit_opens_again_when_the_window_is_active_but_not_under_a_page(make: Make) -> None:
    window = make(mode=Mode.OPEN)
    in_cockpit(window)
    table = window.table
    assert table is not None
    assert table.is_open(Seat.PILOT)
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
    assert not table.is_open(Seat.PILOT)
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))
    assert table.is_open(Seat.PILOT)
    key(window, Key.Key_Escape)
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))
    assert not table.is_open(Seat.PILOT)
    key(window, Key.Key_Escape)
    assert table.is_open(Seat.PILOT)


def test_an_error_is_one_sentence_and_the_flight_goes_on(make: Make) -> None:
    window = make()
    in_cockpit(window)
    assert window.table is not None
    window.table.open(Seat.PILOT)
    window.report_error(window.services.log_path)
    assert shown(window) is NoticePage
    assert window.table.open_seat is None
    window.report_error(window.services.log_path)
    assert len(window.stack.over) == 1
    key(window, Key.Key_Return)
    assert window.flight is not None
    assert window.stack.currentWidget() is window.flight.cockpit


def test_f11_is_full_screen_and_back(make: Make) -> None:
    window = make()
    key(window, Key.Key_F11)
    assert window.isFullScreen()
    key(window, Key.Key_F11)
    assert not window.isFullScreen()


def test_names_and_mode_are_remembered(make: Make) -> None:
    window = make()
    start = window.stack.currentWidget()
    assert isinstance(start, StartScreen)
    start.pilot.set_text("Anna")
    start.modes.button(2).click()
    start.board_button.click()
    assert (window.services.settings.pilot, window.services.settings.mode) == ("Anna", Mode.OPEN)
    window.leave_flight()
    start = window.stack.currentWidget()
    assert isinstance(start, StartScreen)
    assert start.pilot.text() == "Anna"


def test_curtain_mode_goes_through_the_window(make: Make) -> None:
    window = make(mode=Mode.CURTAIN)
    aboard(window)
    hold_both(window)
    table, flight = window.table, window.flight
    assert table is not None
    assert flight is not None
    assert flight.cockpit.curtain.isVisible()
    assert table.curtain.closed_for == Seat.COPILOT
    key(window, Key.Key_O)
    assert table.curtain.raised_for == Seat.COPILOT
    key(window, Key.Key_Space)
    assert table.curtain.closed_for == Seat.PILOT
    key(window, Key.Key_Escape)
    assert shown(window) is PauseScreen
    key(window, Key.Key_Escape)
    assert flight.cockpit.curtain.isVisible()
    key(window, Key.Key_Q)
    assert table.curtain.raised_for == Seat.PILOT


@pytest.mark.parametrize(
    ("pressed", "page"),
    [(Key.Key_Escape, PauseScreen), (Key.Key_F6, CorrectionScreen), (Key.Key_F1, RulesScreen)],
)
def test_a_curtain_that_closes_below_a_page_leaves_the_keyboard_to_the_page(
    make: Make, pressed: Key, page: type
) -> None:
    window = make(mode=Mode.CURTAIN)
    in_cockpit(window)
    table, flight = window.table, window.flight
    assert table is not None
    assert flight is not None
    key(window, Key.Key_O)
    key(window, Key.Key_Space)
    key(window, Key.Key_Q)
    found = random_action(table.ports, Random(4))
    assert found is not None
    table.ports.seat(found[0]).submit(found[1])
    QApplication.processEvents()
    key(window, Key.Key_O)
    curtain = flight.cockpit.curtain
    assert table.curtain.raised_for == Seat.COPILOT
    curtain.motion = CLOCK.motion(1.0, 0.0)
    held: list[bool] = []
    curtain.reroll_held.connect(held.append)
    key(window, pressed)
    assert shown(window) is page
    if curtain._wait.isActive():
        curtain._wait.start(0)
    QApplication.processEvents()
    focus = QApplication.focusWidget()
    top = window.stack.top
    assert top is not None
    assert focus is top or top.isAncestorOf(focus)
    QTest.keyPress(window.windowHandle(), Key.Key_T)
    assert True not in held
    QTest.keyRelease(window.windowHandle(), Key.Key_T)
    flight.cockpit.curtain.setFocus()
    flight.cockpit.view.setFocus()
    assert QApplication.focusWidget() is focus
    key(window, Key.Key_Escape)
    if window.stack.over:
        key(window, Key.Key_Escape)  # rules: the first one empties the field
    assert window.stack.over == []
    assert curtain.isVisible()
    assert curtain.hasFocus()
    key(window, Key.Key_O)
    curtain._animator.finish_all()
    assert table.curtain.raised_for == Seat.COPILOT


def test_pause_goes_on_with_enter_and_space(make: Make) -> None:
    window = make()
    in_cockpit(window)
    for pressed in (Key.Key_Return, Key.Key_Space):
        key(window, Key.Key_Escape)
        assert shown(window) is PauseScreen
        key(window, pressed)
        assert window.stack.over == []


@pytest.mark.parametrize("place", ["cockpit", "briefing"])
def test_a_declined_correction_is_said_where_people_go_back_to(make: Make, place: str) -> None:
    window = make(pilot="Anna", copilot="Ben")
    in_cockpit(window)
    table, flight = window.table, window.flight
    assert table is not None
    assert flight is not None
    fly_on(table.ports, Random(3), 1 if place == "cockpit" else 9)
    while place == "briefing" and table.board.phase != Phase.BRIEFING:
        assert not table.board.over
        fly_on(table.ports, Random(3), 1)
    QApplication.processEvents()
    key(window, Key.Key_F6)
    page = window.stack.top
    assert isinstance(page, CorrectionScreen)
    if place == "briefing":
        page.older.click()
    page.entries[0].click()
    page.decliners[1].click()
    QApplication.processEvents()
    assert window.stack.over == []
    if place == "cockpit":
        assert flight.cockpit.view.words.message().line1 == "No change. Ben did not agree."
    else:
        assert window.stack.currentWidget() is flight.briefing
        assert flight.briefing._make_facts().title == "No change. Ben did not agree."


def test_f6_is_heard_on_a_closed_curtain(make: Make) -> None:
    window = make(mode=Mode.CURTAIN)
    in_cockpit(window)
    assert window.flight is not None
    assert window.flight.cockpit.curtain.isVisible()
    key(window, Key.Key_F6)
    assert shown(window) is CorrectionScreen
    key(window, Key.Key_Escape)
    assert window.flight.cockpit.curtain.isVisible()


def test_a_flight_that_could_not_be_kept_is_named_on_the_start_screen(make: Make, tmp_path: Path) -> None:
    (tmp_path / "flights").write_text("a file where the folder should be")
    window = make()
    in_cockpit(window)
    window.leave_flight()
    start = window.stack.currentWidget()
    assert isinstance(start, StartScreen)
    assert any("cannot be saved" in text for text in shown_texts(start))


@pytest.mark.parametrize("damage", [b"", b"nonsense", b'{"format": "skyteam-flight", "version": 99}\n'])
def test_a_damaged_flight_is_named_on_the_start_screen_and_kept(make: Make, tmp_path: Path, damage: bytes) -> None:
    window = make()
    in_cockpit(window)
    window.close()
    (kept,) = (tmp_path / "flights").glob("*.skyteam")
    kept.write_bytes(damage)
    again = make()
    start = again.stack.currentWidget()
    assert isinstance(start, StartScreen)
    assert start.saved is None
    assert any(kept.name in text for text in shown_texts(start))
    assert cut_texts(start) == []
    in_cockpit(again)
    assert kept.read_bytes() == damage


def test_damaged_settings_are_told_and_kept_beside_the_new_ones(make: Make, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"pilot": "An')
    window = make()
    start = window.stack.currentWidget()
    assert isinstance(start, StartScreen)
    assert "The settings could not be read. The usual ones are used." in shown_texts(start)
    aboard(window)
    window.close()
    assert (tmp_path / "settings-damaged.json").read_text() == '{"pilot": "An'
    assert make().services.settings_problem == ""
