"""The chat of the window: field case 12 line by line, plain text, chips, and the warning against dice talk."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.roles import Role
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.rules import Seat
from skyteam_qt.session.setup import Agreement
from skyteam_qt.ui.chat_panel import ChatPanel
from skyteam_qt.ui.composer import Drafts
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.look import Look
from tests.qtbridge.flights import COPILOT, PILOT, agree, boarded, put
from tests.ui.seats import PLACEMENTS, place_all, show

Make = Callable[[Table], ChatPanel]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def made(table: Table) -> ChatPanel:
        panel = ChatPanel(table)
        qtbot.addWidget(panel)
        panel.restyle(Look(Theme("dark"), 1.0))
        show(panel, 500, 700)
        return panel

    return made


def lines(table: Table) -> list[str]:
    return [str(table.chat.value(row, Role.TEXT)) for row in range(table.chat.rowCount())]


def write(panel: ChatPanel, text: str) -> None:
    panel.composer.field.setFocus()
    QTest.keyClicks(panel.composer.field, text)


def enter(panel: ChatPanel) -> None:
    QTest.keyClick(panel.composer.field, Qt.Key.Key_Return)


def test_enter_says_the_line_for_the_writer(make: Make) -> None:
    table = boarded()
    panel = make(table)
    write(panel, "Axis first")
    enter(panel)
    assert lines(table) == ["Axis first"]
    assert table.chat.value(0, Role.SEAT) == PILOT
    assert panel.composer.text == ""


def test_tab_hands_the_keyboard_to_the_partner_and_keeps_both_lines(make: Make) -> None:
    table = boarded()
    panel = make(table)
    write(panel, "Axis")
    QTest.keyClick(panel.composer.field, Qt.Key.Key_Tab)
    assert panel.composer.text == ""
    write(panel, "Flaps")
    enter(panel)
    QTest.keyClick(panel.composer.field, Qt.Key.Key_Tab)
    assert panel.composer.text == "Axis"
    assert [table.chat.value(row, Role.SEAT) for row in range(1)] == [COPILOT]


def test_a_click_on_the_chip_changes_the_writer(make: Make) -> None:
    panel = make(boarded())
    QTest.mouseClick(panel.composer.chip, Qt.MouseButton.LeftButton)
    assert panel.composer.drafts.writer == COPILOT
    assert panel.composer.field.hasFocus()


def test_a_line_has_at_most_240_characters(make: Make) -> None:
    panel = make(boarded())
    panel.composer.field.insert("x" * 300)
    assert len(panel.composer.text) == 240


def test_markup_stays_plain_text(make: Make) -> None:
    table = boarded()
    panel = make(table)
    write(panel, "<b>level</b> &amp; gear")
    enter(panel)
    assert lines(table) == ["<b>level</b> &amp; gear"]
    delegate = panel.lines.itemDelegate()
    drawn, _ = delegate.broken(lines(table)[0], 300)  # type: ignore[attr-defined]
    assert " ".join(drawn) == "<b>level</b> &amp; gear"


def test_signs_outside_the_basic_plane_are_broken_into_whole_signs(make: Make) -> None:
    panel = make(boarded())
    drawn, _ = panel.lines.itemDelegate().broken("✈️🛬" * 30, 120)  # type: ignore[attr-defined]
    assert "".join(drawn) == "✈️🛬" * 30


# ---- field case 12


def _silent(panel: ChatPanel, table: Table, before: list[str]) -> None:
    """No way to say anything: Enter, Send, paste, a shortcut, a quick phrase."""
    field = panel.composer.field
    assert not panel.composer.isVisible()
    assert field.text() == ""
    QTest.keyClicks(field, "spoken")
    enter(panel)
    QTest.mouseClick(panel.composer.send, Qt.MouseButton.LeftButton)
    panel.composer.send.click()
    panel.composer.submit()
    QGuiApplication.clipboard().setText("pasted")
    field.paste()
    QTest.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(field, Qt.Key.Key_Insert, Qt.KeyboardModifier.ShiftModifier)
    field.insert("inserted")
    panel.compose()
    panel.send(Seat.PILOT, "Level out")
    panel.send_anyway()
    plan = table.ports.table.plan
    assert panel.plan is not None
    for chip in panel.plan.offered.chips:
        chip.click()
    panel.plan.pick("hold")
    panel.plan.drop(plan[0] if plan else "hold")
    assert field.text() == ""
    assert not panel.composer.isVisible()
    assert lines(table) == before
    assert table.ports.table.plan == plan


def test_field_case_12_the_chat_locks_at_the_roll_and_opens_with_the_eighth_die(make: Make) -> None:
    table = boarded()
    panel = make(table)
    write(panel, "Gear early")
    enter(panel)
    panel.plan.pick("level")  # type: ignore[union-attr]
    write(panel, "I thought we coul")
    before = lines(table)

    agree(table, Agreement.ROLL)
    _silent(panel, table, before)
    for placement in PLACEMENTS[:7]:
        put(table, *placement)
        _silent(panel, table, before)
        assert table.ports.table.steps()  # a way to report an error stays open
    put(table, *PLACEMENTS[7])

    assert panel.composer.isVisible()
    assert panel.composer.text == "I thought we coul"
    assert lines(table) == before
    QTest.keyClicks(panel.composer.field, "d level out")
    enter(panel)
    assert lines(table) == [*before, "I thought we could level out"]

    agree(table, Agreement.NEXT_ROUND)
    assert panel.composer.isVisible()
    agree(table, Agreement.ROLL)
    _silent(panel, table, lines(table))


def test_field_case_12_after_a_loss_in_mid_round_talking_is_open(make: Make) -> None:
    table = boarded(((6, 1, 1, 1), (1, 1, 1, 1)))
    panel = make(table)
    agree(table, Agreement.ROLL)
    assert not panel.composer.isVisible()
    put(table, 0, "axis.P")
    put(table, 0, "axis.C")
    assert table.board.over
    assert panel.composer.isVisible()


def test_half_typed_lines_of_both_wait_in_the_drafts(make: Make) -> None:
    table = boarded()
    panel = make(table)
    write(panel, "one")
    panel.composer.switch_writer()
    write(panel, "two")
    agree(table, Agreement.ROLL)
    place_all(table)
    assert panel.composer.drafts.texts == {PILOT: "one", COPILOT: "two"}
    assert panel.composer.text == "two"


def test_a_line_half_typed_in_one_panel_comes_back_in_the_other(make: Make, qtbot: QtBot) -> None:
    table = boarded()
    drafts = Drafts()
    briefing, drawer = ChatPanel(table, drafts=drafts), ChatPanel(table, drafts=drafts, plan=False)
    for panel in (briefing, drawer):
        qtbot.addWidget(panel)
    show(briefing, 500, 700)
    write(briefing, "wait")
    agree(table, Agreement.ROLL)
    briefing.hide()
    place_all(table)
    show(drawer, 400, 500)
    assert drawer.composer.text == "wait"


def test_the_hidden_line_is_nowhere_to_be_read_in_silence(make: Make) -> None:
    table = boarded()
    panel = make(table)
    write(panel, "secret plan")
    agree(table, Agreement.ROLL)
    told = [edit.text() + edit.accessibleName() for edit in panel.findChildren(QLineEdit)]
    assert not any("secret" in text for text in told)
    assert "secret" not in repr(panel.composer.drafts)


# ---- flight plan


def test_a_flight_plan_has_three_goals_at_most(make: Make) -> None:
    table = boarded()
    panel = make(table)
    plan = panel.plan
    assert plan is not None
    for goal in ("hold", "gear", "flaps", "brakes"):
        plan.pick(goal)
    assert table.ports.table.plan == ("hold", "gear", "flaps")
    assert plan._add.remark == "Three goals at most"
    plan.pick("advance:1")
    assert table.ports.table.plan == ("advance:1", "gear", "flaps")
    plan.pick("hold")
    plan.drop("gear")
    plan.pick("brakes")
    assert table.ports.table.plan == ("hold", "flaps", "brakes")


def test_chips_are_picked_and_dropped_by_clicks(make: Make) -> None:
    table = boarded()
    panel = make(table)
    plan = panel.plan
    assert plan is not None
    chip = next(chip for chip in plan.offered.chips if chip.goal == "advance:1")
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert [chip.text() for chip in plan.picked.chips] == ["Advance 1 space"]
    assert "advance:1" not in [chip.goal for chip in plan.offered.chips]
    QTest.mouseClick(plan.picked.chips[0], Qt.MouseButton.LeftButton)
    assert table.ports.table.plan == ()


def test_clear_space_asks_which_one(make: Make) -> None:
    table = boarded()
    panel = make(table)
    plan = panel.plan
    assert plan is not None
    plan.pick("clear")
    assert table.ports.table.plan == ()
    assert [chip.goal for chip in plan.offered.chips] == ["clear:3", "clear:4", "clear:5", "clear:6"]
    assert plan.cancel()
    assert "clear" in [chip.goal for chip in plan.offered.chips]
    plan.pick("clear")
    plan.pick("clear:4")
    assert table.ports.table.plan == ("clear:4",)
    assert [chip.text() for chip in plan.picked.chips] == ["Clear the 4th space"]


# ---- dice talk

TALK = "If you roll a 6 put it on the radio"


def test_dice_talk_is_asked_about_before_it_is_said(make: Make) -> None:
    table = boarded()
    panel = make(table)
    write(panel, TALK)
    enter(panel)
    assert lines(table) == []
    assert panel.warning.isVisible()
    assert panel.warning.edit.hasFocus()
    QTest.keyClick(panel.warning.edit, Qt.Key.Key_Return)
    assert not panel.warning.isVisible()
    assert panel.composer.field.hasFocus()
    assert panel.composer.text == TALK
    assert lines(table) == []


def test_dice_talk_is_never_blocked_and_marked_when_sent_anyway(make: Make) -> None:
    table = boarded()
    panel = make(table)
    write(panel, TALK)
    enter(panel)
    QTest.mouseClick(panel.warning.anyway, Qt.MouseButton.LeftButton)
    assert lines(table) == [TALK]
    assert table.chat.value(0, Role.SENT_ANYWAY)
    assert panel.composer.text == ""
    assert not panel.warning.isVisible()


def test_goals_are_no_dice_talk(make: Make) -> None:
    table = boarded()
    panel = make(table)
    write(panel, "Good. Let us advance 1 space only.")
    enter(panel)
    assert not table.chat.value(0, Role.SENT_ANYWAY)


def test_who_types_on_in_the_warning_goes_on_in_the_line(make: Make) -> None:
    table = boarded()
    panel = make(table)
    write(panel, TALK)
    enter(panel)
    QTest.keyClick(panel.warning.edit, Qt.Key.Key_Q)
    assert panel.composer.text == TALK + "q"
    assert not panel.warning.isVisible()


def test_enter_in_the_line_under_a_warning_means_edit(make: Make) -> None:
    table = boarded()
    panel = make(table)
    write(panel, TALK)
    enter(panel)
    panel.composer.field.setFocus()
    enter(panel)
    assert not panel.warning.isVisible()
    assert lines(table) == []


def test_the_roll_takes_an_open_warning_away(make: Make) -> None:
    table = boarded()
    panel = make(table)
    write(panel, TALK)
    enter(panel)
    agree(table, Agreement.ROLL)
    assert not panel.warning.isVisible()
    panel.send_anyway()
    assert lines(table) == []
    assert panel.composer.drafts.texts[PILOT] == TALK


def test_writing_in_silence_is_answered_with_the_reason(make: Make, qtbot: QtBot) -> None:
    table = boarded()
    panel = make(table)
    agree(table, Agreement.ROLL)
    place_all(table, 5)
    with qtbot.waitSignal(panel.refused) as heard:
        panel.compose()
    assert heard.args is not None
    assert heard.args[0].title == "Silence until all eight dice are down"
    assert heard.args[0].detail.startswith("3 dice to go")


def test_the_warning_grows_where_its_sentence_needs_two_lines(make: Make) -> None:
    panel = make(boarded())
    write(panel, "If you roll a 6, radio")
    enter(panel)
    warning = panel.warning
    wide = warning.height()
    panel.resize(300, 700)
    assert warning.height() > wide
    assert warning.edit.geometry().bottom() < warning.height()
