"""The logbook on the screen: rows, order, filter, figures, and what a click leads to."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from skyteam_qt.session.logbook import Row
from skyteam_qt.ui.logbook.charts import AirportBlocks, AirportRow
from skyteam_qt.ui.logbook.entries import Words
from skyteam_qt.ui.logbook.model import Column, LogbookModel, Which
from skyteam_qt.ui.logbook.screen import LogbookScreen
from skyteam_qt.ui.theme import Theme
from tests.ui.finished import Where
from tests.ui.pages import CARD, LONG, MARKUP, SIZES, cut_texts, press, show, shown_texts, small_targets

Key = Qt.Key
Make = Callable[..., LogbookScreen]
TODAY = date(2030, 3, 15)
NOON = datetime(2030, 3, 15, 12).timestamp()
DAY = 86_400.0


def row(number: int = 0, **more: object) -> Row:
    """A flight so many days ago; landed unless a cause is given."""
    fields: dict[str, object] = {
        "file": f"{number}.skyteam",
        "begun": NOON - number * DAY,
        "pilot": "Anna",
        "copilot": "Ben",
        "scenario": "YUL-green",
        "game": "sky-team",
        "level": "easy",
        "mode": "visors",
        "round": 7,
        "seconds": 1500,
        "cause": "",
        "failed": "",
        **more,
    }
    return Row(**{**fields, "landed": not fields["cause"]})  # type: ignore[arg-type]


ROWS = (
    row(0),
    row(1),
    row(2, cause="spin", round=2, pilot="Ben", copilot="Anna", seconds=540),
    row(3, game="final-approach", level="expert", cause="overrun"),
    row(4, pilot="Clara", copilot="", seconds=1800),
    row(80, cause="spin", round=1),
    row(400, scenario="XXX-gone", cause="something-new"),
)


class Book:
    """A book that is only read."""

    def __init__(self, rows: tuple[Row, ...], problem: str = "") -> None:
        self._rows = rows
        self.problem = problem

    def rows(self) -> tuple[Row, ...]:
        return self._rows


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def made(
        rows: tuple[Row, ...] = ROWS,
        size: tuple[int, int] = (1600, 1000),
        theme: str = "dark",
        where: Path | None = None,
        problem: str = "",
    ) -> LogbookScreen:
        screen = LogbookScreen(Theme(theme), Book(rows, problem), [CARD], today=TODAY, where=Where(where))
        qtbot.addWidget(screen)
        show(screen, *size)
        screen.take_keys()
        return screen

    return made


def column(screen: LogbookScreen, which: Column) -> list[str]:
    """The texts of a column as they stand there."""
    model = screen.model
    return [str(model.index(i, which).data()) for i in range(model.rowCount())]


def test_rows_stand_newest_first_with_who_where_and_how(make: Make) -> None:
    screen = make()
    assert column(screen, Column.DATE) == ["Today", "14 Mar", "13 Mar", "12 Mar", "11 Mar", "25 Dec 2029", "8 Feb 2029"]
    flights = column(screen, Column.FLIGHT)
    assert flights[0] == "YUL Montréal-Trudeau"
    assert flights[3] == "Final Approach"
    assert flights[6] == "XXX-gone"
    assert column(screen, Column.LEVEL)[:4] == ["", "", "", "Expert"]
    assert column(screen, Column.PILOT)[2:5] == ["Ben", "Anna", "Clara"]
    assert column(screen, Column.COPILOT)[4] == "Co-Pilot"
    assert column(screen, Column.RESULT) == [
        "landed",
        "landed",
        "spin, 5\N{NO-BREAK SPACE}000",
        "overrun, LAND",
        "landed",
        "spin, 6\N{NO-BREAK SPACE}000",
        "something-new",
    ]
    assert column(screen, Column.MINUTES)[:3] == ["25", "25", "9"]
    spoken = screen.model.index(2, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "13 Mar: YUL Montréal-Trudeau, Ben and Anna, spin, 5\N{NO-BREAK SPACE}000"


def test_a_head_sorts_and_the_chosen_flight_stays_chosen(make: Make) -> None:
    screen = make()
    assert screen.table is not None
    screen.table.selectRow(2)
    head = screen.table.horizontalHeader()
    head.setSortIndicator(Column.MINUTES, Qt.SortOrder.AscendingOrder)
    assert column(screen, Column.MINUTES) == sorted(column(screen, Column.MINUTES), key=int)
    assert screen.table.entry is not None
    assert screen.table.entry.row == ROWS[2]
    head.setSortIndicator(Column.PILOT, Qt.SortOrder.DescendingOrder)
    assert column(screen, Column.PILOT)[:2] == ["Clara", "Ben"]
    head.setSortIndicator(Column.RESULT, Qt.SortOrder.AscendingOrder)
    assert column(screen, Column.RESULT)[:3] == ["landed"] * 3
    for which in Column:
        head.setSortIndicator(which, Qt.SortOrder.DescendingOrder)
        assert screen.model.rowCount() == len(ROWS)


def test_the_field_finds_in_everything_that_stands_in_a_row(make: Make) -> None:
    screen = make()
    for words, count in (("clara", 1), ("SPIN", 2), ("spin 13", 1), ("yul landed", 3), ("approach", 1), ("nobody", 0)):
        screen.find.setText(words)
        assert screen.model.rowCount() == count, words
    assert "No flight fits." in shown_texts(screen)
    assert not screen.replay_button.isEnabled()
    press(screen, Key.Key_Escape)
    assert screen.find.text() == ""
    assert screen.model.rowCount() == len(ROWS)
    for which, count in ((Which.LANDED, 3), (Which.LOST, 4), (Which.CARDS, 1), (Which.ALL, 7)):
        screen.which.part(which).click()
        assert screen.model.rowCount() == count


def test_enter_and_a_double_click_replay_the_flight(make: Make, qtbot: QtBot) -> None:
    screen = make()
    table = screen.table
    assert table is not None
    with qtbot.waitSignal(screen.opened) as heard:
        press(table, Key.Key_Return)
    assert heard.args == [ROWS[0]]
    press(table, Key.Key_Down)
    with qtbot.waitSignal(screen.opened) as heard:
        screen.replay_button.click()
    assert heard.args == [ROWS[1]]
    spot = table.visualRect(table.model().index(3, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    with qtbot.waitSignal(screen.opened) as heard:
        QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert heard.args == [ROWS[3]]
    press(table, Key.Key_End)
    assert table.currentIndex().row() == len(ROWS) - 1
    with qtbot.waitSignal(screen.closed):
        press(screen, Key.Key_Escape)


def test_the_figures_add_up(make: Make) -> None:
    screen = make()
    assert [figure.accessibleName() for figure in screen.figures] == [
        "7 flights",
        "3 landings",
        "1 airport landed",
        "2 in a row now",
        "2 h in the air",
    ]
    assert [figure.accessibleDescription() for figure in screen.figures] == [
        "since 8 Feb 2029",
        "of 7",
        "of 1",
        "longest: 2",
        "23 min a flight",
    ]
    assert screen.blocks.rows == (AirportRow("YUL", 3, 5), AirportRow("FA", 0, 1), AirportRow("XXX-gone", 0, 1))
    assert screen.bars.causes == (("spin", 2), ("overrun", 1), ("something-new", 1))
    assert screen.bars.accessibleName() == "What ended 4 flights"
    assert screen.bars.accessibleDescription() == "spin: 2, overrun: 1 and something-new: 1"


@pytest.mark.parametrize(
    ("landed", "flown", "blocks"),
    [(0, 3, (0, 3)), (5, 7, (5, 2)), (10, 10, (10, 0)), (1, 200, (1, 9)), (199, 200, (9, 1)), (30, 60, (5, 5))],
)
def test_a_block_a_flight_and_with_many_no_landing_and_no_loss_is_rounded_away(
    landed: int, flown: int, blocks: tuple[int, int]
) -> None:
    assert AirportBlocks.blocks(AirportRow("YUL", landed, flown)) == blocks


def test_what_is_listed_is_exported(make: Make, tmp_path: Path) -> None:
    target = tmp_path / "book.csv"
    screen = make(where=target)
    screen.find.setText("clara")
    screen.export_button.click()
    lines = target.read_text(encoding="utf-8-sig").splitlines()
    assert len(lines) == 2
    assert lines[1].startswith("4.skyteam,2030-03-11T")
    assert "Saved as book.csv." in shown_texts(screen)
    target.unlink()
    target.mkdir()
    screen.export()
    assert screen.status.text() == "book.csv could not be written (Is a directory)."


def test_an_empty_book_says_what_will_stand_in_it(make: Make, qtbot: QtBot) -> None:
    screen = make(())
    assert "No flights yet" in shown_texts(screen)
    assert not screen.replay_button.isEnabled()
    assert not screen.export_button.isEnabled()
    press(screen, Key.Key_E)
    with qtbot.waitSignal(screen.closed):
        press(screen, Key.Key_Escape)


def test_landings_alone_have_no_causes_and_trouble_with_the_book_is_said(make: Make) -> None:
    screen = make((row(0),), problem="The logbook cannot be written at the moment.")
    assert screen.bars.accessibleDescription() == "No flight was lost."
    assert "The logbook cannot be written at the moment." in shown_texts(screen)
    screen.grab()


@pytest.mark.parametrize("size", [*SIZES, (3840, 2160)])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_long_names_stay_plain_and_nothing_is_cut(make: Make, size: tuple[int, int], theme: str) -> None:
    screen = make((*ROWS, row(401, pilot=LONG, copilot=MARKUP)), size, theme)
    assert cut_texts(screen) == []
    assert small_targets(screen) == []
    assert (screen.width(), screen.height()) == size


def test_the_flights_are_a_proper_model(qtmodeltester: ModelTester) -> None:
    model = LogbookModel(ROWS, Words({CARD.id: CARD}, TODAY))
    qtmodeltester.check(model)
    model.show_only("spin", Which.ALL)
    qtmodeltester.check(model)


def test_ten_thousand_flights_are_there_at_once(make: Make) -> None:
    make()  # fonts and modules are loaded
    many = tuple(row(i, cause="" if i % 3 else "spin") for i in range(10_000))
    started = time.perf_counter()
    screen = make(many)
    took = time.perf_counter() - started
    print(f"10,000 flights on the screen after {took * 1000:.0f} ms")
    assert screen.model.rowCount() == 10_000
    assert took < 1.0  # 200 ms are wanted; the rest is for a busy machine
