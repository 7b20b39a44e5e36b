"""Pause: everything is covered, the way of sitting changes between rounds only, both end a flight together."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.table import Table
from skyteam_qt.rules import SEATS, Loss, Phase, PlaceDie, Seat
from skyteam_qt.session.setup import Agreement, Mode
from skyteam_qt.ui.motion import STILL
from skyteam_qt.ui.screens.pause import PauseScreen
from skyteam_qt.ui.theme import Theme
from tests.qtbridge.flights import boarded, rolled
from tests.ui.pages import SIZES, cut_texts, press, show, shown_texts, small_targets
from tests.ui.seats import O, Q, key_down, key_up

Make = Callable[..., PauseScreen]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def made(table: Table, size: tuple[int, int] = (1600, 1000)) -> PauseScreen:
        screen = PauseScreen(Theme("dark"), STILL, table)
        qtbot.addWidget(screen)
        show(screen, *size)
        return screen

    return made


def test_every_button_does_something(make: Make, qtbot: QtBot) -> None:
    screen = make(boarded())
    for button, signal in (
        (screen.go_on, screen.resumed),
        (screen.settings_button, screen.settings),
        (screen.rules_button, screen.rules),
        (screen.leave, screen.left),
    ):
        with qtbot.waitSignal(signal):
            button.click()
    with qtbot.waitSignal(screen.resumed):
        press(screen, Qt.Key.Key_Escape)


def test_the_way_of_sitting_changes_between_rounds(make: Make) -> None:
    table = boarded()
    screen = make(table)
    screen.modes.button(1).click()
    assert table.mode == Mode.CURTAIN


def test_the_way_of_sitting_stays_during_a_round(make: Make) -> None:
    table = rolled()
    screen = make(table)
    assert [button.isVisible() for button in screen.modes.buttons()] == [True, False, False]
    assert not screen.modes.button(0).isEnabled()
    assert "How you sit can be changed in the next briefing." in shown_texts(screen)


def test_at_the_end_of_a_round_the_next_briefing_is_named_and_without_one_the_next_flight(make: Make) -> None:
    table = rolled()
    mandatory = table.ports.table.ruleset.mandatory
    while table.asked is not None:
        port = table.ports.seat(table.asked)
        port.submit(next(one for one in port.legal() if isinstance(one, PlaceDie) and one.space not in mandatory))
    assert table.board.phase == Phase.END
    assert "How you sit can be changed in the next briefing." in shown_texts(make(table))
    for seat in SEATS:
        table.ports.seat(seat).agree(Agreement.GIVE_UP)
    assert table.board.over
    assert "How you sit can be changed for the next flight." in shown_texts(make(table))


def test_both_hold_to_end_the_flight(make: Make) -> None:
    table = rolled()
    screen = make(table)
    screen.end.click()
    key_down(Q)
    assert not table.board.over
    key_down(O)
    assert table.board.loss == Loss.GIVEN_UP


def test_one_alone_does_not_end_the_flight_and_esc_keeps_flying(make: Make, qtbot: QtBot) -> None:
    table = rolled()
    screen = make(table)
    screen.end.click()
    key_down(Q)
    key_up(Q)
    with qtbot.assertNotEmitted(screen.resumed):
        press(screen, Qt.Key.Key_Escape)
    assert not table.board.over
    assert table.ports.table.agreement.what != Agreement.GIVE_UP
    assert screen.end.isVisible()
    screen.end.click()
    screen.keep_flying.click()
    assert screen.end.isVisible()


def test_no_die_is_told(make: Make) -> None:
    table = rolled(((6, 6, 6, 6), (6, 6, 6, 6)))
    table.open(Seat.PILOT)
    table.cover()
    texts = " ".join(shown_texts(make(table)))
    assert "6" not in texts.replace("6\N{NO-BREAK SPACE}000", "")


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut(make: Make, size: tuple[int, int]) -> None:
    screen = make(boarded(), size)
    screen.end.click()
    show(screen, *size)
    assert cut_texts(screen) == []
    assert small_targets(screen) == []
