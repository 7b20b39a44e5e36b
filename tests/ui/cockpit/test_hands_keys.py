"""Everything by keyboard alone (ux 5), with letters first."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from skyteam_qt.content.library import load_ruleset
from skyteam_qt.qtbridge.phrases import board_summary
from skyteam_qt.qtbridge.table import Lift
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Kind, Phase, Seat
from skyteam_qt.session.setup import Mode
from skyteam_qt.ui.cockpit.keyboard import nearest, next_of_kind
from skyteam_qt.ui.cockpit.view import CockpitOptions
from skyteam_qt.ui.seat_keys import visor_seat
from tests.qtbridge.flights import COPILOT, PILOT
from tests.ui.cockpit.decks import Deck, deck

ENTER, ESC, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space
FOURS = ((4, 4, 1, 6), (2, 2, 4, 5))


def look(d: Deck, seat: Seat) -> None:
    d.key_down(Qt.Key.Key_Q if seat == PILOT else Qt.Key.Key_O)


def let_go(d: Deck, seat: Seat) -> None:
    d.key_up(Qt.Key.Key_Q if seat == PILOT else Qt.Key.Key_O)


def test_a_die_is_placed_without_the_mouse(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    look(d, PILOT)
    d.type("A", "G")
    assert d.view.focus.at == "gear.1"
    d.type("G")
    assert d.view.focus.at == "gear.2"
    assert d.said[0] == say("preview.gear.title", range="3·4")
    d.type(ENTER)
    let_go(d, PILOT)
    assert d.placed("gear.2") == 4


def test_a_whole_round_is_played_by_keyboard_alone(qtbot: QtBot) -> None:
    d = deck(qtbot, ((3, 1, 2, 4), (3, 1, 2, 4)))
    for keys in ("AX", "AX", "BE", "BE", "CG", "CF", "DG", "DR"):
        seat = d.table.asked
        assert seat is not None
        look(d, seat)
        d.type(*keys, ENTER)
        let_go(d, seat)
    assert d.table.board.phase == Phase.END
    d.key_down(Qt.Key.Key_Q)
    assert d.said[1] == say("roll.waiting", name="Ben")
    d.key_down(Qt.Key.Key_O)
    assert d.table.board.round == 2


def test_one_key_of_one_person_is_not_enough_to_go_on(qtbot: QtBot) -> None:
    d = deck(qtbot, ((3, 1, 2, 4), (3, 1, 2, 4)), Mode.OPEN)
    for keys in ("AX", "AX", "BE", "BE", "CG", "CF", "DG", "DR"):
        d.type(*keys, ENTER)
    for _ in range(3):
        d.type("Q")
    assert d.table.board.round == 1


def test_a_key_pressed_again_goes_to_the_next_space_of_that_panel() -> None:
    rules = load_ruleset("YUL-green")
    free = (0,) * len(rules.spaces)
    ids = [rules.spaces[i].id for i in _round_trip(rules, Kind.CONCENTRATION, PILOT, free)]
    assert ids == ["conc.1", "conc.2", "conc.3", "conc.1"]
    assert rules.spaces[next_of_kind(rules, Kind.AXIS, COPILOT, None, free) or 0].id == "axis.C"
    taken = tuple(int(i == rules.index["conc.1"]) for i in range(len(free)))
    assert rules.spaces[next_of_kind(rules, Kind.CONCENTRATION, PILOT, None, taken) or 0].id == "conc.2"


def _round_trip(rules: object, kind: Kind, seat: Seat, placed: tuple[int, ...]) -> list[int]:
    found: list[int] = []
    now: int | None = None
    for _ in range(4):
        now = next_of_kind(rules, kind, seat, now, placed)  # type: ignore[arg-type]
        assert now is not None
        found.append(now)
    return found


def test_arrows_go_to_the_nearest_space_in_that_direction(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    d.type("A", "G")
    d.type(Qt.Key.Key_Right)
    assert d.view.focus.at == "gear.2"
    d.type(Qt.Key.Key_Down)
    assert d.view.focus.at == "brake.2"
    d.type(Qt.Key.Key_Up, Qt.Key.Key_Left)
    assert d.view.focus.at == "gear.1"


def test_every_space_is_reached_by_arrows(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    centres = [(name, rect.center()) for name, rect in d.view.places.spaces.items()]
    reached, todo = {"axis.P"}, ["axis.P"]
    while todo:
        at = d.space(todo.pop())
        for towards in (QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)):
            found = nearest(at, towards, centres)
            if found and found not in reached:
                reached.add(found)
                todo.append(found)
    assert reached == set(d.view.places.spaces)


def test_esc_takes_the_die_back_and_else_asks_for_a_pause(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    d.type("A", ESC)
    assert d.table.lifted is None
    with qtbot.waitSignal(d.view.pause_requested):
        d.type(ESC)


def test_letters_of_the_player_in_turn_lift_that_players_dice(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    d.type("D", "X", ENTER)
    assert d.placed("axis.P") == 6
    d.type("A")
    assert d.table.lifted == Lift(COPILOT, 0)


def test_both_visor_keys_keep_both_closed(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    look(d, PILOT)
    look(d, COPILOT)
    assert d.table.open_seat is None
    assert d.said == (say("refuse.visors.1"), say("refuse.visors.2"))
    let_go(d, COPILOT)
    assert d.table.open_seat is None


def test_auto_repeat_opens_nothing(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    look(d, PILOT)
    d.view.shut()
    repeat = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Q, Qt.KeyboardModifier.NoModifier, 24, 0, 0, "q", True, 1)
    QApplication.sendEvent(d.window.windowHandle(), repeat)
    assert d.table.covered(PILOT)


def test_alt_covers_before_another_window_comes(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    look(d, PILOT)
    d.key_down(Qt.Key.Key_Alt)
    assert d.table.covered(PILOT)


def test_ctrl_q_is_no_visor_key(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    d.key_down(Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert d.table.covered(PILOT)


def test_a_key_let_go_with_ctrl_held_closes_all_the_same(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    look(d, PILOT)
    d.key_up(Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert d.table.covered(PILOT)


def pressed(key: int, scan: int, text: str) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, scan, 0, 0, text, False, 1)


@pytest.mark.usefixtures("qapp")
def test_a_physical_place_counts_only_where_the_layout_has_no_such_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", staticmethod(lambda: "xcb"))
    assert visor_seat(pressed(Qt.Key.Key_Q, 38, "q")) == PILOT  # AZERTY: the letter lies elsewhere
    assert visor_seat(pressed(Qt.Key.Key_A, 24, "a")) is None  # AZERTY: the place is die A
    assert visor_seat(pressed(Qt.Key.Key_R, 32, "r")) is None  # Dvorak: the place is the radio
    assert visor_seat(pressed(0x0419, 24, "й")) == PILOT  # Russian
    assert visor_seat(pressed(0x0429, 32, "щ")) == COPILOT
    assert visor_seat(pressed(Qt.Key.Key_Tab, 24, "")) is None


def test_text_fields_keep_their_keys(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    field = QLineEdit(d.window)
    field.show()
    field.setFocus()
    d.type("A", "Q")
    assert d.table.lifted is None
    assert field.text() == "aq"


def test_ctrl_1_reads_the_board_and_ctrl_2_the_last_event(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    ctrl = Qt.KeyboardModifier.ControlModifier
    with qtbot.waitSignal(d.view.spoken, check_params_cb=lambda text, _: text == board_summary(d.table.board)):
        d.key_down(Qt.Key.Key_1, ctrl)
    d.type("D", "X", ENTER)
    last = d.said[0]
    d.type("A", ESC)
    assert d.said[0] != last
    d.key_down(Qt.Key.Key_2, ctrl)
    assert d.said[0] == last


def test_tab_walks_top_bar_panels_trays(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    d.view.setFocus()
    walked = []
    for _ in range(len(d.view.focus.spots)):
        d.type(Qt.Key.Key_Tab)
        walked.append(d.view.focus.at)
    order = [*("rules", "correct", "pause"), *d.view.places.tab_order, "reroll"]
    assert walked[: len(order)] == order
    assert walked[len(order) : len(order) + 3] == ["pilot.eye", "pilot.die.A", "pilot.die.B"]


def test_enter_on_a_focused_button_presses_it(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS)
    d.view.setFocus()
    d.type(Qt.Key.Key_Tab, Qt.Key.Key_Tab)
    with qtbot.waitSignal(d.view.correction_requested):
        d.type(ENTER)


def test_sticky_look_opens_and_closes_with_one_press(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS, options=CockpitOptions(sticky_look=True))
    d.type("Q")
    assert d.table.is_open(PILOT)
    d.type("Q")
    assert d.table.covered(PILOT)


def test_in_curtain_mode_space_covers(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS, Mode.CURTAIN)
    d.table.raise_curtain(COPILOT)
    d.type(SPACE)
    assert d.table.curtain.closed_for == PILOT


def test_while_the_curtain_is_down_the_keys_are_the_curtains(qtbot: QtBot) -> None:
    d = deck(qtbot, FOURS, Mode.CURTAIN)
    with qtbot.assertNotEmitted(d.view.pause_requested):
        d.type("A", ESC)
    assert d.table.lifted is None


def test_on_a_cyrillic_layout_dice_and_spaces_go_by_place(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", staticmethod(lambda: "xcb"))
    d = deck(qtbot, FOURS)
    for scan in (38, 53):  # the places of A and X
        assert d.view.keyboard.press(pressed(0x0424, scan, "ф"))
    assert d.table.lifted == Lift(PILOT, 0)
    assert d.view.focus.at == "axis.P"
