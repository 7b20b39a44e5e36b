"""Correction by agreement: which step, why, what changes, both agree or one declines."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.table import Table
from skyteam_qt.rules import Seat
from skyteam_qt.session.setup import Agreement
from skyteam_qt.ui.motion import STILL
from skyteam_qt.ui.screens.correction import CorrectionScreen
from skyteam_qt.ui.theme import Theme
from tests.qtbridge.flights import agree, rolled
from tests.ui.pages import SIZES, cut_texts, press, show, shown_texts, small_targets
from tests.ui.seats import O, Q, key_down, key_up, place_all

Make = Callable[..., CorrectionScreen]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def made(table: Table, size: tuple[int, int] = (1600, 1000)) -> CorrectionScreen:
        table.cover()
        screen = CorrectionScreen(Theme("dark"), STILL, table)
        qtbot.addWidget(screen)
        show(screen, *size)
        return screen

    return made


def after(count: int) -> Table:
    table = rolled()
    place_all(table, count)
    return table


def test_steps_of_this_round_are_listed_newest_first(make: Make) -> None:
    screen = make(after(3))
    assert [entry.text() for entry in screen.entries] == [
        "Die 3. Anna: 6 on Engines.",
        "Die 2. Ben: 4 on Axis.",
        "Die 1. Anna: 3 on Axis.",
    ]
    assert not screen.older.isVisible()


def test_earlier_rounds_are_behind_a_button(make: Make) -> None:
    table = after(8)
    agree(table, Agreement.NEXT_ROUND)
    screen = make(table)
    assert len(screen.entries) == 0
    assert screen.older.isVisible()
    screen.older.click()
    assert len(screen.entries) >= 8
    assert screen.entries[-1].text().startswith("Round 1. Die 1.")
    assert not screen.older.isVisible()


def test_what_changes_is_shown_before_anybody_agrees(make: Make) -> None:
    screen = make(after(4))
    screen.entries[2].click()
    texts = "\n".join(shown_texts(screen))
    assert "Back to before: Die 2. Ben: 4 on Axis." in texts
    assert "1 die goes back to Anna's tray" in texts
    assert "2 dice go back to Ben's tray" in texts
    assert "Axis: 1 mark toward the Co-Pilot becomes Level" in texts


def test_both_hold_and_the_flight_goes_back(make: Make) -> None:
    table = after(3)
    screen = make(table)
    screen.entries[1].click()
    key_down(Q)
    assert len(table.board.order) == 3
    key_down(O)
    assert len(table.board.order) == 1
    assert table.asked == Seat.COPILOT


def test_the_reason_is_one_of_three(make: Make) -> None:
    table = after(2)
    screen = make(table)
    screen.entries[0].click()
    screen.reasons.part(2).click()
    assert table.ports.table.proposal is not None
    assert table.ports.table.proposal.reason == "wrong-effect"


def test_either_declines(make: Make, qtbot: QtBot) -> None:
    table = after(2)
    for seat in (Seat.PILOT, Seat.COPILOT):
        screen = make(table)
        screen.entries[0].click()
        with qtbot.waitSignals([screen.closed, table.declined]):
            screen.decliners[seat].click()
        assert table.ports.table.proposal is None
    assert len(table.board.order) == 2


def test_esc_declines_an_open_proposal_and_only_closes_before_it(make: Make, qtbot: QtBot) -> None:
    table = after(2)
    screen = make(table)
    with qtbot.assertNotEmitted(table.declined), qtbot.waitSignal(screen.closed):
        press(screen, Qt.Key.Key_Escape)
    screen.entries[0].click()
    with qtbot.waitSignals([screen.closed, table.declined]):
        press(screen, Qt.Key.Key_Escape)
    assert table.ports.table.proposal is None


def test_nothing_to_go_back_over_yet(make: Make) -> None:
    screen = make(rolled())
    assert "No step of this round to go back over yet." in shown_texts(screen)
    key_down(Q)
    key_up(Q)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut(make: Make, size: tuple[int, int]) -> None:
    screen = make(after(5), size)
    screen.entries[4].click()
    show(screen, *size)
    assert cut_texts(screen) == []
    assert small_targets(screen) == []


def test_by_keyboard_down_goes_into_the_list_and_enter_picks(make: Make) -> None:
    screen = make(after(3))
    screen.setFocus()
    press(screen, Qt.Key.Key_Down)
    assert screen.focusWidget() is screen.entries[0]
    press(screen.entries[0], Qt.Key.Key_Down)
    assert screen.focusWidget() is screen.entries[1]
    press(screen.entries[1], Qt.Key.Key_Return)
    assert screen.chosen is not None
    assert screen.chosen.die == 2
