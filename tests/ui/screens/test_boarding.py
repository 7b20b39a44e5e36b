"""Boarding: each presses the own key once, Enter skips, Esc leaves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.wording import Names
from skyteam_qt.ui.motion import STILL, Motion
from skyteam_qt.ui.screens.boarding import BoardingScreen
from skyteam_qt.ui.theme import Theme
from tests.ui.pages import LONG, MARKUP, SIZES, cut_texts, press, show, shown_texts, small_targets

Make = Callable[..., BoardingScreen]
ANNA = Names("Anna", "")


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def made(line: str = "", motion: Motion = STILL, names: Names = ANNA) -> BoardingScreen:
        screen = BoardingScreen(Theme("dark"), motion, names, "YUL Montréal-Trudeau", line)
        qtbot.addWidget(screen)
        show(screen)
        return screen

    return made


def test_each_presses_the_own_key_once(make: Make, qtbot: QtBot) -> None:
    screen = make()
    assert [seat.text() for seat in screen.seats] == ["Anna, press Q", "Co-Pilot, press O"]
    with qtbot.assertNotEmitted(screen.done):
        press(screen, Qt.Key.Key_Q, "q")
        press(screen, Qt.Key.Key_Q, "q")
    assert [seat.isChecked() for seat in screen.seats] == [True, False]
    with qtbot.waitSignal(screen.done):
        press(screen, Qt.Key.Key_O, "o")


def test_the_last_sentence_can_be_read_before_it_goes_on(make: Make, qtbot: QtBot) -> None:
    screen = make(motion=Motion(0.02))
    with qtbot.waitSignal(screen.done):
        press(screen, Qt.Key.Key_O, "o")
        press(screen, Qt.Key.Key_Q, "q")
        assert screen.state.text() == "Both seats taken."


def test_a_click_takes_a_seat_too(make: Make, qtbot: QtBot) -> None:
    screen = make()
    QTest.mouseClick(screen.seats[0], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(screen.done):
        QTest.mouseClick(screen.seats[1], Qt.MouseButton.LeftButton)


def test_enter_skips_it_and_tells_only_once(make: Make, qtbot: QtBot) -> None:
    screen = make()
    told: list[int] = []
    screen.done.connect(lambda: told.append(1))
    press(screen, Qt.Key.Key_Return)
    press(screen, Qt.Key.Key_Q, "q")
    press(screen, Qt.Key.Key_O, "o")
    assert told == [1]


def test_the_button_goes_on_and_esc_leaves(make: Make, qtbot: QtBot) -> None:
    screen = make()
    with qtbot.waitSignal(screen.left):
        press(screen, Qt.Key.Key_Escape)
    with qtbot.waitSignal(screen.left):
        screen.back.click()
    with qtbot.waitSignal(screen.done):
        screen.skip.click()


def test_a_continued_flight_says_where_it_stands(make: Make) -> None:
    assert "Round 3, 4 000 ft. Ben is next." in shown_texts(make("Round 3, 4 000 ft. Ben is next."))


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut(make: Make, size: tuple[int, int]) -> None:
    screen = make("Round 3, 4 000 ft. " + LONG + " is next.", names=Names(LONG, MARKUP))
    show(screen, *size)
    assert cut_texts(screen) == []
    assert small_targets(screen) == []
