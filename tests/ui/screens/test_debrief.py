"""The debrief: how it ended and why, the checklist, the flight recorder, stepping through."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.table import Table
from skyteam_qt.rules import Loss, Outcome, Seat
from skyteam_qt.rules.evolve import evolve
from skyteam_qt.session.port import Ports
from skyteam_qt.ui.screens.debrief import DebriefScreen
from skyteam_qt.ui.screens.debrief_facts import column_text, idea, recorder
from skyteam_qt.ui.screens.steps import Film, StepScreen
from skyteam_qt.ui.theme import Theme
from tests.session.flights import begin, both, dealer_for, fly_script, with_flap_left_up
from tests.ui.pages import LONG, MARKUP, SIZES, cut_texts, landed, lost, press, show, shown_texts, small_targets

Make = Callable[..., DebriefScreen]


@pytest.fixture(scope="module")
def good() -> Ports:
    return landed()


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def made(ports: Ports, size: tuple[int, int] = (1600, 1000), theme: str = "dark") -> DebriefScreen:
        screen = DebriefScreen(Theme(theme), Table(ports))
        qtbot.addWidget(screen)
        show(screen, *size)
        return screen

    return made


def test_a_landing_ticks_all_four_conditions(make: Make, good: Ports) -> None:
    screen = make(good)
    assert screen.headline == "Landed."
    assert screen.cause == screen.idea == ""
    assert [(row.letter, row.state) for row in screen.rows] == [(letter, "done") for letter in "ABCD"]
    assert "3 coffees left over" in shown_texts(screen)
    assert "0 of 2 rerolls used" in shown_texts(screen)


@pytest.mark.parametrize(
    ("loss", "cause"),
    [
        (Loss.SPIN, "Spin."),
        (Loss.COLLISION, "Collision."),
        (Loss.SHORT, "Too short."),
        (Loss.MISSING_MANDATORY, "The "),
    ],
)
def test_a_lost_flight_says_its_cause_first_and_one_next_idea(make: Make, loss: Loss, cause: str) -> None:
    screen = make(lost(loss))
    assert screen.headline == "Not this time."
    assert screen.cause.startswith(cause)
    assert screen.idea
    assert screen.details.text() == screen.idea
    assert "!" not in screen.idea
    assert {row.state for row in screen.rows} == {"unchecked"}
    assert all(row.detail == "not checked" for row in screen.rows)


def test_failed_conditions_are_crossed_and_the_idea_names_what_was_open(make: Make) -> None:
    script = with_flap_left_up()
    ports = begin(dealer=dealer_for(script)).ports()
    fly_script(ports, script)
    while not ports.table.debriefed:
        what = ports.table.agreement.what
        assert what is not None
        both(ports, what)
    screen = make(ports)
    assert [row.state for row in screen.rows] == ["done", "failed", "done", "done"]
    assert screen.cause == "Not met: Configuration."
    assert screen.idea == "Flap 5·6 was still in."


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"loss": Loss.OVERSHOOT, "blue": 6}, "Up to speed 6 the plane would have held."),
        ({"loss": Loss.OVERRUN, "brakes": (True, False, False)}, "The 4 brake was still open."),
        ({"loss": Loss.OVERRUN, "brakes": (True, True, True)}, "Two low engine dice make a landing"),
        ({"loss": Loss.LANDING_CONDITIONS, "failed": ("A",), "planes": (0, 0, 1, 1)}, "2 planes were still"),
        ({"loss": Loss.LANDING_CONDITIONS, "failed": ("B",), "gear": (True, False, True)}, "Gear 3·4 was still up."),
        ({"loss": Loss.LANDING_CONDITIONS, "failed": ("C",), "axis": -2}, "The plane was 2 marks off level."),
        ({"loss": Loss.GIVEN_UP}, ""),
    ],
)
def test_the_next_idea_is_a_fact_about_this_flight(good: Ports, changes: dict[str, object], expected: str) -> None:
    board = evolve(good.table.board, outcome=Outcome.LOST, **changes)
    text = idea(good.table.ruleset, board, ())
    assert text.startswith(expected) if expected else text == ""


def test_every_button_and_key_does_something(make: Make, good: Ports, qtbot: QtBot) -> None:
    screen = make(good)
    for button, key, signal in (
        (screen.again_button, Qt.Key.Key_Return, screen.again),
        (screen.log_button, Qt.Key.Key_L, screen.log),
        (screen.step_button, Qt.Key.Key_S, screen.step_through),
    ):
        with qtbot.waitSignal(signal):
            button.click()
        with qtbot.waitSignal(signal):
            press(screen, key)


def test_the_recorder_holds_every_die_in_its_order(good: Ports) -> None:
    columns = recorder(good.table.ruleset, good.table.frames())
    assert [column.label for column in columns][-2:] == ["1\N{NO-BREAK SPACE}000", "LAND"]
    assert [len(column.dice) for column in columns] == [8] * 7
    assert [column.speed for column in columns] == [8] * 6 + [4]
    assert [column.moved for column in columns] == [1] * 6 + [0]
    assert sum(column.cleared for column in columns) == 9
    assert sorted("".join(column.deployed for column in columns)) == sorted("GGGFFFFKK")
    assert columns[0].dice[0].seat == Seat.PILOT
    assert columns[1].dice[0].seat == Seat.COPILOT
    assert columns[-1].final


def test_rounds_that_were_not_flown_stay_empty(make: Make) -> None:
    screen = make(lost(Loss.SPIN))
    flown = [column for column in screen.columns if column.flown]
    assert len(screen.columns) == 7
    assert abs(flown[-1].axis or 0) >= 3
    assert column_text(screen.columns[-1], 7).endswith("not flown") or len(flown) == 7


def test_arrows_and_hover_tell_a_column(make: Make, good: Ports) -> None:
    screen = make(good)
    press(screen, Qt.Key.Key_Right)
    assert screen.details.text().startswith("Round 1, 6\N{NO-BREAK SPACE}000 ft: axis: Level; speed 8, one space;")
    press(screen, Qt.Key.Key_Right)
    assert screen.details.text().startswith("Round 2")
    assert "Anna 3 on Axis" in screen.recorder.accessibleDescription()
    press(screen.recorder, Qt.Key.Key_End)
    assert "landing speed 4" in screen.details.text()
    press(screen.recorder, Qt.Key.Key_Home)
    assert screen.recorder.column == 0
    press(screen, Qt.Key.Key_Escape)
    assert screen.details.text() == "Every die is public now. Step through the flight or plan the next one."
    QTest.mouseMove(screen.recorder, QPoint(screen.recorder.width() - 20, 60))
    assert screen.recorder.column == 6


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_long_names_stay_plain_and_nothing_is_cut(make: Make, size: tuple[int, int], theme: str) -> None:
    screen = make(lost(Loss.SHORT, LONG, MARKUP), size, theme)
    assert cut_texts(screen) == []
    assert small_targets(screen) == []
    press(screen, Qt.Key.Key_Right)
    assert screen.size().height() == size[1]


def test_stepping_goes_through_every_position(qtbot: QtBot, good: Ports) -> None:
    screen = StepScreen(Theme("dark"), Film.of_table(Table(good)))
    qtbot.addWidget(screen)
    show(screen)
    total = len(good.table.frames())
    assert not screen.back.isEnabled()
    assert screen.where.text() == f"1 of {total}"
    press(screen, Qt.Key.Key_Right)
    screen.next.click()
    assert screen.at == 2
    press(screen, Qt.Key.Key_Left)
    screen.back.click()
    assert screen.at == 0
    press(screen, Qt.Key.Key_Down)
    assert screen.frames[screen.at][0].board.round == 2
    press(screen, Qt.Key.Key_Up)
    assert screen.frames[screen.at][0].board.round == 1
    screen.last.click()
    assert screen.at == total - 1
    assert not screen.next.isEnabled()
    screen.first.click()
    assert screen.at == 0
    for _ in range(total):
        press(screen, Qt.Key.Key_Right)
        screen.picture.grab()
    assert screen.at == total - 1
    with qtbot.waitSignal(screen.closed):
        press(screen, Qt.Key.Key_Escape)
    with qtbot.waitSignal(screen.closed):
        screen.done.click()


def test_dice_behind_the_screens_of_a_lost_flight_are_shown_too(make: Make) -> None:
    ports = lost(Loss.SPIN)
    hands = ports.table.open_view().hands
    left = [(seat, value) for seat in Seat for value in hands[seat] if value]
    assert left
    column = next(c for c in reversed(make(ports).columns) if c.flown)
    assert [(die.seat, die.value) for die in column.dice if not die.placed] == left
    assert len(column.dice) == 8
    assert f"{left[0][0].letter} {left[0][1]} not placed" in column_text(column, 1)


def test_a_landing_leaves_no_die_unplaced(make: Make, good: Ports) -> None:
    assert all(die.placed for column in make(good).columns for die in column.dice)
