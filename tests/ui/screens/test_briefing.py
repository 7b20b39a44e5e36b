"""The briefing in the window: the joint hold by keys and rings, Q and O as text, what it shows and says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.table import Table
from skyteam_qt.rules import Phase
from skyteam_qt.session.setup import Agreement
from skyteam_qt.ui.screens.briefing import BriefingScreen
from skyteam_qt.ui.screens.briefing_art import BriefingLayout
from skyteam_qt.ui.theme import Theme
from tests.qtbridge.flights import COPILOT, PILOT, agree, boarded
from tests.ui.seats import Clock, O, Q, key_down, key_up, place_all, show

Make = Callable[..., BriefingScreen]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def make(qtbot: QtBot, clock: Clock) -> Make:
    def made(table: Table, width: int = 1600, height: int = 1000, theme: str = "dark") -> BriefingScreen:
        screen = BriefingScreen(table, Theme(theme), clock.motion())
        qtbot.addWidget(screen)
        show(screen, width, height)
        return screen

    return made


def test_both_keys_together_roll(make: Make, clock: Clock, qtbot: QtBot) -> None:
    table = boarded()
    screen = make(table)
    with qtbot.waitSignal(screen.rolled):
        key_down(Q)
        key_down(O)
        clock.seconds += 0.81
        screen.joint.tick()
    assert table.board.phase == Phase.PLACEMENT
    assert not screen.chat.composer.isVisible()


def test_who_lets_go_is_waited_for(make: Make, clock: Clock) -> None:
    screen = make(boarded())
    key_down(Q)
    key_down(O)
    clock.seconds += 0.4
    screen.joint.tick()
    key_up(O)
    assert screen.joint.waiting == "Waiting for Ben."
    clock.seconds += 5
    screen.joint.tick()
    assert screen.table.board.phase == Phase.BRIEFING


def test_each_clicks_the_own_ring(make: Make) -> None:
    table = boarded()
    screen = make(table)
    for ring in screen.rings:
        QTest.mouseClick(ring, Qt.MouseButton.LeftButton)
    assert table.board.phase == Phase.PLACEMENT


def test_the_rings_lie_where_they_are_painted(make: Make) -> None:
    for width, height in ((1600, 1000), (1280, 720), (1920, 1200)):
        screen = make(boarded(), width, height)
        layout = BriefingLayout(BriefingLayout.kind_for(width, height))
        fit = layout.fit(width, height)
        for ring, word in zip(screen.rings, ("pilot", "copilot"), strict=True):
            middle = fit.to_view(layout.seat_ring(word)).center().toPoint()
            assert screen.childAt(middle) is ring


def test_in_the_composer_q_and_o_are_letters_and_esc_leaves_it(make: Make, clock: Clock) -> None:
    table = boarded()
    screen = make(table)
    screen.chat.compose()
    key_down(Q)
    key_down(O)
    clock.seconds += 2
    screen.joint.tick()
    key_up(Q)
    key_up(O)
    assert screen.chat.composer.text == "qo"
    assert table.board.phase == Phase.BRIEFING
    key_down(Qt.Key.Key_Escape)
    assert screen.hasFocus()
    clock.seconds += 1
    key_down(Q)
    assert screen.joint.is_in(PILOT)
    assert screen.chat.composer.text == "qo"


def test_the_rings_stay_clickable_while_somebody_writes(make: Make) -> None:
    table = boarded()
    screen = make(table)
    screen.chat.compose()
    for ring in screen.rings:
        QTest.mouseClick(ring, Qt.MouseButton.LeftButton)
    assert table.board.phase == Phase.PLACEMENT


def test_keys_reach_the_rings_from_every_button(make: Make) -> None:
    screen = make(boarded())
    plan = screen.chat.plan
    assert plan is not None
    for part in (screen.buttons["pause"], plan.offered.chips[0], screen.rings[1]):
        part.setFocus()
        key_down(Q)
        assert screen.joint.is_in(PILOT)
        key_up(Q)
        assert not screen.joint.is_in(PILOT)


def test_leaving_the_screen_lets_go(make: Make) -> None:
    screen = make(boarded())
    key_down(Q)
    screen.hide()
    assert not screen.joint.is_in(PILOT)


def test_pause_rules_and_correction_are_asked_for(make: Make, qtbot: QtBot) -> None:
    screen = make(boarded())
    for key, signal in (
        (Qt.Key.Key_Escape, screen.pause_requested),
        (Qt.Key.Key_F1, screen.rules_requested),
        (Qt.Key.Key_F6, screen.correct_requested),
    ):
        with qtbot.waitSignal(signal):
            QTest.keyClick(screen, key)
    with qtbot.waitSignal(screen.pause_requested):
        QTest.mouseClick(screen.buttons["pause"], Qt.MouseButton.LeftButton)


def test_it_says_the_position_to_screen_readers(make: Make) -> None:
    screen = make(boarded())
    told = screen.accessibleDescription()
    assert "A: Clear path, 9, planes still in the way" in told
    assert "Axis level" in told
    assert screen.rings[COPILOT].accessibleName() == "Ben, Hold O when ready, or press the ring"


def test_the_next_briefing_shows_the_new_position(make: Make) -> None:
    table = boarded()
    screen = make(table)
    agree(table, Agreement.ROLL)
    place_all(table)
    agree(table, Agreement.NEXT_ROUND)
    assert "B: Gear, 1 / 3" in screen.accessibleDescription()
    assert screen.joint.what == Agreement.ROLL


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("width", "height"), [(1600, 1000), (1600, 900), (1280, 720), (1100, 620)])
def test_nothing_of_the_chat_is_cut_off(make: Make, width: int, height: int, theme: str) -> None:
    table = boarded()
    screen = make(table, width, height, theme)
    table.ports.table.set_plan(("advance:1", "gearBeforeFlaps", "clear:4"))
    screen.chat.composer.field.setText("If you roll a 6 put it on the radio")
    screen.chat.composer.submit()
    QCoreApplication.processEvents()
    chat = screen.chat
    parts = [chat.head, chat.lines, chat.plan, chat.warning, chat.composer]
    bottoms = [part.geometry().bottom() for part in parts if part is not None]
    assert bottoms == sorted(bottoms)
    assert bottoms[-1] <= chat.height()
    assert chat.lines.height() >= 40
    assert not screen.grab().isNull()
