"""The hand-over curtain: needs the full hold, springs back, cannot be seen through or got rid of."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.table import Table
from skyteam_qt.session.setup import Mode
from skyteam_qt.ui.cockpit.view import CockpitView
from skyteam_qt.ui.motion import STILL
from skyteam_qt.ui.screens.curtain import Curtain
from skyteam_qt.ui.theme import Theme
from tests.qtbridge.flights import COPILOT, HANDS, PILOT, Hands, put, rolled
from tests.ui.seats import Clock, O, Q, key_down, key_up, show


class Stage:
    """A window with a cockpit and its curtain."""

    def __init__(self, table: Table, motion: float = 0.0) -> None:
        self.clock = Clock()
        self.table = table
        self.window = QWidget()
        self.board = CockpitView(table, Theme("dark"), STILL, parent=self.window)
        self.board.resize(1600, 1000)
        self.curtain = Curtain(table, Theme("dark"), self.clock.motion(motion), self.window)
        show(self.window)
        self.curtain.follow()

    def hold(self, seconds: float) -> None:
        self.clock.seconds += seconds
        self.curtain.hold.tick()


@pytest.fixture
def stage(qtbot: QtBot) -> Callable[..., Stage]:
    def made(hands: Hands = HANDS, motion: float = 0.0) -> Stage:
        made = Stage(rolled(hands, Mode.CURTAIN), motion)
        qtbot.addWidget(made.window)
        return made

    return made


def past_first_look(stage: Stage) -> None:
    """The Co-Pilot has looked; the Pilot plays next."""
    assert stage.table.raise_curtain(COPILOT)
    stage.table.close_curtain()
    assert stage.curtain.seat == PILOT


def test_after_the_roll_it_is_closed_for_the_seat_that_does_not_start(stage: Callable[..., Stage]) -> None:
    one = stage()
    assert one.curtain.isVisible()
    assert one.curtain.seat == COPILOT
    assert one.curtain.geometry() == one.window.rect()


def test_only_the_full_hold_of_the_own_key_opens_it(stage: Callable[..., Stage], qtbot: QtBot) -> None:
    one = stage()
    key_down(O)
    one.hold(0.59)
    assert one.curtain.isVisible()
    assert one.table.open_seat is None
    with qtbot.waitSignal(one.curtain.opened):
        one.hold(0.02)
    assert not one.curtain.isVisible()
    assert one.table.open_seat == COPILOT


def test_let_go_early_it_springs_back(stage: Callable[..., Stage]) -> None:
    one = stage()
    key_down(O)
    one.hold(0.5)
    assert one.curtain.hold.progress > 0.8
    key_up(O)
    assert one.curtain.hold.progress == 0.0
    one.hold(3)
    assert one.curtain.isVisible()
    key_down(O)
    one.hold(0.2)
    assert one.curtain.isVisible()


def test_springing_back_takes_its_time_with_motion_on(stage: Callable[..., Stage]) -> None:
    one = stage(motion=1.0)
    one.curtain.close_for(COPILOT)
    key_down(O)
    one.hold(0.3)
    key_up(O)
    one.hold(0.11)
    assert 0 < one.curtain.hold.progress < 0.5
    one.hold(0.2)
    assert one.curtain.hold.progress == 0.0


def test_the_key_of_the_other_seat_opens_nothing(stage: Callable[..., Stage]) -> None:
    one = stage()
    key_down(Q)
    one.hold(5)
    assert one.curtain.isVisible()
    assert one.curtain.hold.progress == 0.0


def test_the_button_is_held_with_the_mouse_or_with_enter(stage: Callable[..., Stage]) -> None:
    one = stage()
    button = one.curtain._open_button
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    one.hold(0.3)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert one.curtain.hold.progress == 0.0
    button.setFocus()
    key_down(Qt.Key.Key_Return)
    one.hold(0.61)
    assert one.table.open_seat == COPILOT


def test_lost_focus_lets_go(stage: Callable[..., Stage]) -> None:
    one = stage()
    key_down(O)
    one.hold(0.5)
    one.curtain.clearFocus()
    one.hold(1)
    assert one.curtain.isVisible()
    assert one.table.open_seat is None


def test_the_own_placement_covers_and_the_curtain_changes_hands(stage: Callable[..., Stage]) -> None:
    one = stage()
    past_first_look(one)
    key_down(Q)
    one.hold(0.7)
    assert one.table.open_seat == PILOT
    assert one.table.lift(PILOT, 1) is None
    assert one.table.place(one.table.spaces.row("axis.P")) is None
    assert one.table.open_seat is None
    assert one.curtain.isVisible()
    assert one.curtain.seat == COPILOT
    assert one.curtain._facts.last_move == "Last move: Anna placed 3 on Axis"


def test_the_result_of_a_turn_stays_in_view_for_900_ms_or_until_space(stage: Callable[..., Stage]) -> None:
    one = stage(motion=1.0)
    past_first_look(one)
    assert one.table.raise_curtain(PILOT)
    assert not one.curtain.isVisible()
    assert one.table.lift(PILOT, 1) is None
    assert one.table.place(one.table.spaces.row("axis.P")) is None
    assert not one.curtain.isVisible()
    assert one.table.open_seat is None
    one.curtain.hurry()
    assert one.curtain.isVisible()


def test_it_waits_while_the_result_is_still_being_shown(qtbot: QtBot) -> None:
    table = rolled(mode=Mode.CURTAIN)
    window = QWidget()
    qtbot.addWidget(window)
    busy = [True]
    curtain = Curtain(table, Theme("dark"), STILL, window, busy=lambda: busy[0])
    show(window)
    curtain.follow()
    assert not curtain.isVisible()
    busy[0] = False
    curtain.hurry()
    assert curtain.isVisible()


def test_nothing_under_the_curtain_tells_a_value(stage: Callable[..., Stage]) -> None:
    pictures = []
    for hands in (HANDS, ((6, 6, 5, 4), (1, 1, 1, 1))):
        one = stage(hands)
        assert one.table.covered(PILOT)
        assert one.table.covered(COPILOT)
        pictures.append(
            (
                one.board.grab().toImage(),
                one.window.grab().toImage(),
                one.curtain.accessibleName() + one.curtain.accessibleDescription(),
            )
        )
        one.window.hide()
    assert pictures[0] == pictures[1]


def test_it_is_opaque_over_the_whole_window(stage: Callable[..., Stage]) -> None:
    one = stage()
    before = one.window.grab().toImage()
    one.board.hide()
    assert one.window.grab().toImage() == before
    assert one.curtain.testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)


def test_it_cannot_be_dragged_resized_or_closed(stage: Callable[..., Stage]) -> None:
    one = stage()
    curtain = one.curtain
    assert not curtain.close()
    assert curtain.isVisible()
    QTest.mousePress(curtain, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    QTest.mouseMove(curtain, QPoint(400, 300))
    QTest.mouseRelease(curtain, Qt.MouseButton.LeftButton, pos=QPoint(400, 300))
    for key in (Qt.Key.Key_Space, Qt.Key.Key_A, Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_X):
        QTest.keyClick(curtain, key)
    assert curtain.isVisible()
    assert curtain.geometry() == one.window.rect()
    assert one.table.lifted is None
    one.window.resize(1300, 800)
    assert curtain.geometry() == one.window.rect()


def test_tab_stays_on_the_curtain(stage: Callable[..., Stage]) -> None:
    one = stage()
    for _ in range(4):
        one.curtain.focusNextPrevChild(True)
        focus = one.window.focusWidget()
        assert focus is not None
        assert one.curtain.isAncestorOf(focus)


def test_esc_pauses_and_t_is_the_reroll_of_the_next_player(stage: Callable[..., Stage], qtbot: QtBot) -> None:
    one = stage()
    with qtbot.waitSignal(one.curtain.pause_requested):
        key_down(Qt.Key.Key_Escape)
    with qtbot.waitSignal(one.curtain.reroll_held) as heard:
        key_down(Qt.Key.Key_T)
    assert heard.args == [True]
    assert one.table.spender() == COPILOT


def test_at_the_end_of_the_round_it_is_gone(stage: Callable[..., Stage]) -> None:
    one = stage()
    for place, space in (
        (1, "axis.P"),
        (2, "axis.C"),
        (3, "engine.P"),
        (0, "engine.C"),
        (2, "gear.2"),
        (1, "radio.C1"),
        (0, "conc.1"),
        (3, "conc.2"),
    ):
        put(one.table, place, space)
    assert not one.curtain.isVisible()
    assert one.curtain.seat is None


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("width", "height"), [(1600, 1000), (1280, 720), (1100, 620), (2000, 700)])
def test_it_fills_every_window(stage: Callable[..., Stage], width: int, height: int, theme: str) -> None:
    one = stage()
    one.curtain.set_theme(Theme(theme))
    one.window.resize(width, height)
    image = one.curtain.grab().toImage()
    for x, y in ((1, 1), (width - 2, 1), (1, height - 2), (width - 2, height - 2)):
        assert image.pixelColor(x, y).alpha() == 255
    for button in (one.curtain._open_button, one.curtain._pause_button):
        assert one.curtain.rect().contains(button.geometry())


def test_a_key_let_go_while_ctrl_is_down_springs_back_too(stage: Callable[..., Stage]) -> None:
    one = stage(motion=1.0)
    QTest.keyPress(one.curtain, Qt.Key.Key_O)
    one.hold(0.3)
    assert one.curtain.hold.held
    QTest.keyRelease(one.curtain, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert not one.curtain.hold.held
    one.hold(2.0)
    assert one.table.open_seat is None
