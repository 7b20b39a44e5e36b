"""Dice by pointer: dragging, two clicks, refusals, and everything that ends a drag (ux 2.1, 3.4; qt-recipes 3)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.table import Lift
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Phase
from skyteam_qt.session.setup import Mode
from tests.qtbridge.flights import COPILOT, PILOT, put
from tests.ui.cockpit.decks import deck

FOURS = ((4, 4, 1, 6), (2, 2, 4, 5))


def test_a_die_dragged_onto_a_space_lies_there(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    d.table.open(PILOT)
    d.drag(PILOT, 0, "gear.2")
    assert d.placed("gear.2") == 4
    assert d.table.board.gear == (False, True, False)
    assert d.table.asked == COPILOT
    assert d.said[0] == say("result.gear", range="3·4", limit=d.table.board.blue)


def test_a_covered_die_dragged_onto_the_axis_lands(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    d.drag(PILOT, 3, "axis.P")
    assert d.placed("axis.P") == 6


def test_the_magnet_takes_a_die_within_reach_of_a_space(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    near = d.at(d.space("axis.P")) + QPoint(30, -40)
    d.take(PILOT, 0, near)
    d.release(near)
    assert d.placed("axis.P") == 4


def test_a_drop_beside_every_space_goes_home_without_a_word(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    before = d.said
    nowhere = d.on("altitude")
    d.take(PILOT, 0, nowhere)
    d.release(nowhere)
    assert d.table.lifted is None
    assert d.die(PILOT, 0).pos() == d.die(PILOT, 0).home
    assert d.said == before


def test_a_refused_drop_returns_and_says_why(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    d.table.open(PILOT)
    d.drag(PILOT, 0, "gear.3")
    assert d.placed("gear.3") == 0
    assert d.die(PILOT, 0).pos() == d.die(PILOT, 0).home
    assert d.said == (say("refuse.number.gear.1", range="5·6", a=5, b=6), say("refuse.number.2", v=4))
    assert d.view.words.message().kind == "no"


def test_the_other_colour_is_refused_by_name(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    d.drag(PILOT, 0, "flap.1")
    assert d.said[0] == say("refuse.colour.copilot.1")


def test_the_partner_tray_cannot_be_dragged(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    d.drag(COPILOT, 0, "axis.C")
    assert d.placed("axis.C") == 0
    assert d.said[0] == say("turn.otherTray", partner="Anna", name="Ben")


def test_two_clicks_do_the_same_as_a_drag(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    d.table.open(PILOT)
    d.click(d.on("pilot.die.A"))
    assert d.table.lifted == Lift(PILOT, 0)
    d.click(d.on("gear.2"))
    assert d.placed("gear.2") == 4


def test_a_second_click_on_the_die_puts_it_back(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    d.click(d.on("pilot.die.A"))
    d.click(d.at(d.die(PILOT, 0).pos()))
    assert d.table.lifted is None


def test_a_quick_double_click_lifts_the_die_and_puts_it_back(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    QTest.mouseDClick(d.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, d.on("pilot.die.B"))
    assert d.table.lifted is None


def test_a_click_on_another_die_lifts_that_one(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    d.click(d.on("pilot.die.A"))
    d.click(d.on("pilot.die.C"))
    assert d.table.lifted == Lift(PILOT, 2)
    assert not d.die(PILOT, 0).raised


def test_a_click_on_the_ground_puts_the_die_back(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    d.click(d.on("pilot.die.A"))
    d.click(d.on("altitude"))
    assert d.table.lifted is None


def test_the_right_button_during_a_drag_does_nothing(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    over = d.at(d.space("axis.P"))
    d.take(PILOT, 0, over)
    d.press(over, Qt.MouseButton.RightButton)
    d.release(over, Qt.MouseButton.RightButton)
    assert d.table.lifted == Lift(PILOT, 0)
    assert d.placed("axis.P") == 0
    d.release(over)
    assert d.placed("axis.P") == 4
    assert len(d.table.board.order) == 1


def test_esc_in_the_middle_of_a_drag_takes_the_die_back(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    over = d.at(d.space("axis.P"))
    d.take(PILOT, 0, over)
    with qtbot.assertNotEmitted(d.view.pause_requested):
        d.type(Qt.Key.Key_Escape)
    assert d.table.lifted is None
    d.move(over + QPoint(5, 5))
    d.release(over)
    assert d.placed("axis.P") == 0
    assert d.die(PILOT, 0).pos() == d.die(PILOT, 0).home


def test_a_visor_that_closes_in_mid_drag_covers_the_die_and_the_drag_goes_on(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    d.key_down(Qt.Key.Key_Q)
    over = d.at(d.space("gear.2"))
    d.take(PILOT, 0, over)
    assert d.looks()["gear.3"] == "dim"
    assert d.view.handling.ghosts
    d.key_up(Qt.Key.Key_Q)
    assert d.table.lifted == Lift(PILOT, 0)
    assert not d.view.handling.ghosts
    assert d.looks()["gear.3"] == "lit"
    d.release(over)
    assert d.placed("gear.2") == 0
    assert d.said[0] == say("refuse.covered.1", key="Q")


def test_the_window_losing_focus_covers_and_sends_the_dragged_die_home(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    d.key_down(Qt.Key.Key_Q)
    over = d.at(d.space("axis.P"))
    d.take(PILOT, 0, over)
    QApplication.sendEvent(d.window, QEvent(QEvent.Type.WindowDeactivate))
    assert d.table.covered(PILOT)
    assert d.view.scene().mouseGrabberItem() is None
    assert d.table.lifted is None
    d.move(over)
    d.release(over)
    assert d.placed("axis.P") == 0


@pytest.mark.parametrize(
    "kind",
    [
        QEvent.Type.FocusAboutToChange,
        QEvent.Type.WindowBlocked,
        QEvent.Type.WindowStateChange,
        QEvent.Type.Hide,
    ],
)
def test_every_sign_of_a_lost_screen_shuts_the_visor(qtbot: QtBot, kind: QEvent.Type) -> None:
    d = deck(qtbot, FOURS)
    d.key_down(Qt.Key.Key_Q)
    assert d.table.is_open(PILOT)
    QApplication.sendEvent(d.window.windowHandle(), QEvent(kind))
    assert d.table.covered(PILOT)
    d.key_down(Qt.Key.Key_Q)
    d.key_up(Qt.Key.Key_Q)


def test_the_application_going_to_the_back_shuts_the_visor(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    d.key_down(Qt.Key.Key_Q)
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert d.table.covered(PILOT)


def test_the_own_placement_shuts_the_visor_until_the_key_is_pressed_afresh(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    d.key_down(Qt.Key.Key_Q)
    d.drag(PILOT, 0, "axis.P")
    assert d.table.covered(PILOT)
    assert all(isinstance(die.held, bool) for die in d.view.dice)
    d.key_up(Qt.Key.Key_Q)
    d.key_down(Qt.Key.Key_Q)
    assert d.table.is_open(PILOT)


def test_the_eye_handle_opens_only_while_it_is_held(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    eye = d.on("pilot.eye")
    d.press(eye)
    assert d.table.is_open(PILOT)
    assert d.table.covered(COPILOT)
    d.release(eye)
    assert d.table.covered(PILOT)


def test_buttons_of_the_top_bar_ask_the_window(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    for what, signal in (
        ("rules", d.view.help_requested),
        ("correct", d.view.correction_requested),
        ("pause", d.view.pause_requested),
    ):
        with qtbot.waitSignal(signal):
            d.click(d.on(what))


def test_a_right_click_asks_for_help_on_what_is_there(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    assert d.view.topic(d.space("gear.2")) == "gear.2"
    assert d.view.topic(d.view.places.panels["altitude"].center()) == "altitude"


def test_no_target_is_smaller_than_44_px(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS, size=(1280, 720))
    for what, spot in d.view.focus.spots.items():
        if not what.startswith("answer."):
            assert min(spot.width(), spot.height()) >= 44, what


def test_the_open_cockpit_shows_both_trays_and_plays_without_keys(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS, Mode.OPEN)
    assert d.table.is_open(PILOT)
    assert d.table.is_open(COPILOT)
    d.drag(PILOT, 0, "gear.2")
    d.drag(COPILOT, 0, "flap.1")
    assert d.placed("flap.1") == 2


def test_in_curtain_mode_the_dice_wait_for_the_curtain(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS, Mode.CURTAIN)
    d.drag(PILOT, 0, "axis.P")
    assert d.placed("axis.P") == 0
    d.table.raise_curtain(COPILOT)
    d.table.close_curtain()
    d.table.raise_curtain(PILOT)
    d.drag(PILOT, 0, "axis.P")
    assert d.placed("axis.P") == 4
    assert d.table.curtain.closed_for == COPILOT


def test_a_whole_round_by_pointer_ends_with_everything_in_view(qtbot: QtBot) -> None:
    d = deck(qtbot, ((3, 1, 2, 4), (3, 1, 2, 4)), Mode.OPEN)
    turns = [
        (PILOT, 0, "axis.P"),
        (COPILOT, 0, "axis.C"),
        (PILOT, 1, "engine.P"),
        (COPILOT, 1, "engine.C"),
        (PILOT, 2, "gear.1"),
        (COPILOT, 2, "flap.1"),
        (PILOT, 3, "gear.2"),
        (COPILOT, 3, "radio.C1"),
    ]
    for seat, place, space in turns:
        d.drag(seat, place, space)
        assert d.placed(space), space
    assert d.table.board.phase == Phase.END
    assert d.said[1] == say("roundEnd.goOn")
    for ring in d.view.rings:
        assert ring.isVisible()
    for seat in (PILOT, COPILOT):
        d.click(d.at(d.view.rings[seat].pos()))
    assert d.table.board.round == 2


def test_a_placement_by_somebody_else_is_shown_too(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    put(d.table, 0, "gear.2")
    assert "gear.2" in d.view.layer.facts.placed
