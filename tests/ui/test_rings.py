"""The joint hold: both keys, both rings, or one each way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from skyteam_qt.rules import Phase
from skyteam_qt.session.setup import Agreement
from skyteam_qt.ui.rings import JointAgreement, JointRings
from skyteam_qt.ui.theme import Theme
from tests.qtbridge.flights import COPILOT, PILOT, boarded
from tests.ui.seats import Clock, show


class Hands:
    """A briefing with a clock of its own."""

    def __init__(self) -> None:
        self.table = boarded()
        self.clock = Clock()
        self.joint = JointAgreement(self.table, self.clock.motion(), Agreement.ROLL)

    @property
    def rolled(self) -> bool:
        return self.table.board.phase == Phase.PLACEMENT

    def wait(self, seconds: float) -> None:
        self.clock.seconds += seconds
        self.joint.tick()


@pytest.fixture
def hands(qtbot: QtBot) -> Hands:
    return Hands()


def event(kind: QEvent.Type, key: Qt.Key, auto: bool = False) -> QKeyEvent:
    return QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, chr(key).lower(), auto)


def down(hands: Hands, key: Qt.Key, auto: bool = False) -> bool:
    return hands.joint.key_press(event(QEvent.Type.KeyPress, key, auto))


def up(hands: Hands, key: Qt.Key) -> bool:
    return hands.joint.key_release(event(QEvent.Type.KeyRelease, key))


def test_both_keys_held_for_800_ms_agree(hands: Hands) -> None:
    assert down(hands, Qt.Key.Key_Q)
    hands.wait(0.5)
    down(hands, Qt.Key.Key_O)
    hands.wait(0.79)
    assert not hands.rolled
    hands.wait(0.02)
    assert hands.rolled


def test_one_key_of_one_person_is_not_enough(hands: Hands) -> None:
    down(hands, Qt.Key.Key_Q)
    hands.wait(30)
    assert not hands.rolled
    assert hands.joint.text(PILOT).hint == "keep holding until Ben joins"
    assert hands.joint.text(COPILOT).title == "Hold O when ready"


def test_a_ring_that_was_clicked_does_not_say_that_it_is_held(hands: Hands) -> None:
    hands.joint.ring_press(PILOT)
    assert hands.joint.text(PILOT).title == "Ready, holding"
    hands.joint.ring_release(PILOT)
    assert hands.joint.text(PILOT) == ("Agreed", "Ben has 10 s to join")
    down(hands, Qt.Key.Key_O)
    assert hands.joint.text(PILOT) == ("Agreed", "")
    assert hands.joint.text(COPILOT) == ("Ready, holding", "")


def test_who_clicked_and_holds_as_well_is_holding(hands: Hands) -> None:
    hands.joint.ring_press(PILOT)
    hands.joint.ring_release(PILOT)
    down(hands, Qt.Key.Key_Q)
    assert hands.joint.text(PILOT) == ("Ready, holding", "keep holding until Ben joins")
    up(hands, Qt.Key.Key_Q)
    assert hands.joint.text(PILOT).title == "Agreed"


def test_who_lets_go_is_waited_for(hands: Hands) -> None:
    down(hands, Qt.Key.Key_Q)
    assert hands.joint.waiting == ""
    down(hands, Qt.Key.Key_O)
    hands.wait(0.5)
    up(hands, Qt.Key.Key_O)
    hands.wait(0.5)
    assert not hands.rolled
    assert hands.joint.waiting == "Waiting for Ben."
    assert hands.joint.progress(COPILOT) == 0.0
    down(hands, Qt.Key.Key_O)
    hands.wait(0.5)
    assert not hands.rolled
    hands.wait(0.4)
    assert hands.rolled


def test_repeats_of_a_held_key_are_no_new_hold(hands: Hands) -> None:
    down(hands, Qt.Key.Key_Q)
    down(hands, Qt.Key.Key_O)
    for _ in range(3):
        hands.wait(0.2)
        down(hands, Qt.Key.Key_O, auto=True)
    hands.wait(0.3)
    assert hands.rolled


def test_two_clicks_within_ten_seconds_agree(hands: Hands) -> None:
    hands.joint.ring_press(PILOT)
    hands.joint.ring_release(PILOT)
    hands.wait(9)
    hands.joint.ring_press(COPILOT)
    hands.joint.ring_release(COPILOT)
    assert hands.rolled


def test_a_click_is_forgotten_after_ten_seconds(hands: Hands) -> None:
    hands.joint.ring_press(PILOT)
    hands.joint.ring_release(PILOT)
    hands.wait(10.1)
    assert not hands.joint.is_in(PILOT)
    hands.joint.ring_press(COPILOT)
    hands.joint.ring_release(COPILOT)
    assert not hands.rolled


def test_a_click_and_a_held_key_agree(hands: Hands) -> None:
    hands.joint.ring_press(PILOT)
    hands.joint.ring_release(PILOT)
    down(hands, Qt.Key.Key_O)
    hands.wait(0.81)
    assert hands.rolled


def test_a_long_hold_of_a_ring_that_is_let_go_was_no_click(hands: Hands) -> None:
    hands.joint.ring_press(PILOT)
    hands.wait(2)
    hands.joint.ring_release(PILOT)
    assert not hands.joint.is_in(PILOT)


def test_lost_focus_lets_go_of_everything(hands: Hands) -> None:
    down(hands, Qt.Key.Key_Q)
    down(hands, Qt.Key.Key_O)
    hands.wait(0.5)
    hands.joint.let_go()
    hands.wait(5)
    assert not hands.rolled
    assert not hands.joint.is_in(PILOT)


def test_with_nothing_to_agree_to_the_keys_are_left_alone(hands: Hands) -> None:
    hands.joint.what = None
    assert not down(hands, Qt.Key.Key_Q)


def test_other_keys_and_keys_with_ctrl_are_left_alone(hands: Hands) -> None:
    assert not down(hands, Qt.Key.Key_A)
    combined = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier, "")
    assert not hands.joint.key_press(combined)


def test_an_agreement_that_is_off_the_table_does_no_harm(hands: Hands) -> None:
    hands.joint.what = Agreement.NEXT_ROUND
    down(hands, Qt.Key.Key_Q)
    down(hands, Qt.Key.Key_O)
    hands.wait(1)
    assert not hands.rolled
    assert not hands.joint.is_in(PILOT)


def test_the_rings_of_a_dialog_can_be_clicked(qtbot: QtBot, hands: Hands) -> None:
    rings = JointRings(hands.joint, Theme("dark"))
    qtbot.addWidget(rings)
    show(rings, 560, 120)
    for button in rings._buttons:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert hands.rolled
    assert not rings.grab().isNull()


def test_the_rings_of_a_dialog_can_be_pressed_by_keyboard(qtbot: QtBot, hands: Hands) -> None:
    rings = JointRings(hands.joint, Theme("light"))
    qtbot.addWidget(rings)
    show(rings, 560, 120)
    for button in rings._buttons:
        QTest.keyClick(button, Qt.Key.Key_Return)
    assert hands.rolled


def test_a_key_let_go_while_ctrl_is_down_is_let_go(hands: Hands) -> None:
    down(hands, Qt.Key.Key_Q)
    ctrl = Qt.KeyboardModifier.ControlModifier
    assert hands.joint.key_release(QKeyEvent(QEvent.Type.KeyRelease, Qt.Key.Key_Q, ctrl, "", False))
    hands.wait(1.0)
    down(hands, Qt.Key.Key_O)
    hands.wait(1.0)
    assert not hands.rolled
