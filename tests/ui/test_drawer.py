"""The drawer over the cockpit: the log always, the chat while talk is open, never over a space in silence."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.roles import Role
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, FlightSetup
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.drawer import Drawer
from skyteam_qt.ui.theme import Theme
from tests.qtbridge.flights import HANDS, ChosenDice, agree, put, rolled, ruleset
from tests.session.flights import fly_on
from tests.ui.pages import LONG
from tests.ui.seats import PLACEMENTS, place_all, show


class Deck:
    """A page with a board and the drawer."""

    def __init__(self, table: Table, layout: bool = True) -> None:
        self.table = table
        self.page = QWidget()
        self.board = QWidget(self.page)
        self.board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if layout:
            column = QVBoxLayout(self.page)
            column.setContentsMargins(0, 0, 0, 0)
            column.addWidget(self.board)
        self.drawer = Drawer(table, Theme("dark"), self.page, board=self.board)


@pytest.fixture
def deck(qtbot: QtBot) -> Callable[..., Deck]:
    def made(table: Table, width: int = 1600, height: int = 1000, *, layout: bool = True) -> Deck:
        made = Deck(table, layout)
        qtbot.addWidget(made.page)
        show(made.page, width, height)
        return made

    return made


def test_in_silence_it_is_folded_and_opens_beside_the_board(deck: Callable[..., Deck]) -> None:
    one = deck(rolled())
    assert not one.drawer.is_unfolded
    assert one.drawer.tab.isVisible()
    one.drawer.toggle()
    assert one.drawer.isVisible()
    assert one.drawer.log.isVisible()
    assert not one.drawer.chat.isVisible()
    one.page.layout().activate()
    assert not one.board.geometry().intersects(one.drawer.geometry())
    one.drawer.toggle()
    one.page.layout().activate()
    assert one.board.geometry() == one.page.rect()


def test_in_silence_it_stays_folded_where_it_would_cover_a_space(deck: Callable[..., Deck]) -> None:
    one = deck(rolled(), layout=False)
    one.drawer.toggle()
    assert not one.drawer.isVisible()
    small = deck(rolled(), 1200, 700)
    told: list[bool] = []
    small.drawer.no_room.connect(lambda: told.append(True))
    small.drawer.toggle()
    assert not small.drawer.isVisible()
    assert told == [True]


def test_the_finished_round_stays_in_view_and_the_tab_is_lit(deck: Callable[..., Deck]) -> None:
    one = deck(rolled())
    place_all(one.table, 7)
    assert not one.drawer.tab.lit
    put(one.table, *PLACEMENTS[7])
    assert not one.drawer.isVisible()
    assert one.drawer.tab.lit


def test_opened_after_the_eighth_die_it_lies_above_the_trays(deck: Callable[..., Deck]) -> None:
    one = deck(rolled())
    place_all(one.table)
    QTest.mouseClick(one.drawer.tab, Qt.MouseButton.LeftButton)
    assert one.drawer.chat.isVisible()
    layout = CockpitLayout.for_view(1600, 1000)
    for seat in ("pilot", "copilot"):
        tray = layout.fit(1600, 1000).to_view(layout.panels[layout.tray_panel(seat)])
        assert not tray.toRect().intersects(one.drawer.geometry())


def test_the_roll_folds_it(deck: Callable[..., Deck]) -> None:
    one = deck(rolled())
    place_all(one.table)
    one.drawer.unfold()
    agree(one.table, Agreement.NEXT_ROUND)
    assert one.drawer.isVisible()
    agree(one.table, Agreement.ROLL)
    assert not one.drawer.isVisible()


def test_people_write_in_it_and_esc_goes_back_to_the_board(deck: Callable[..., Deck]) -> None:
    one = deck(rolled())
    place_all(one.table)
    one.drawer.compose()
    QTest.keyClicks(one.drawer.chat.composer.field, "Well flown")
    QTest.keyClick(one.drawer.chat.composer.field, Qt.Key.Key_Return)
    assert one.table.chat.value(0, Role.TEXT) == "Well flown"
    QTest.keyClick(one.drawer.chat.composer.field, Qt.Key.Key_Escape)
    assert one.board.hasFocus()


def test_ctrl_l_folds_it_out_of_the_composer(deck: Callable[..., Deck]) -> None:
    one = deck(rolled())
    place_all(one.table)
    one.drawer.compose()
    QTest.keyClicks(one.drawer.chat.composer.field, "half")
    QTest.keyClick(one.drawer.chat.composer.field, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert not one.drawer.isVisible()
    assert one.drawer.chat.composer.text == "half"
    one.drawer.toggle()
    assert one.drawer.isVisible()


def test_a_loss_lights_the_tab_too(deck: Callable[..., Deck]) -> None:
    one = deck(rolled(((6, 1, 1, 1), (1, 1, 1, 1))))
    put(one.table, 0, "axis.P")
    put(one.table, 0, "axis.C")
    assert one.table.board.over
    assert one.drawer.tab.lit
    one.drawer.toggle()
    assert one.drawer.chat.isVisible()


def test_the_log_half_has_a_line_for_every_sentence(deck: Callable[..., Deck]) -> None:
    one = deck(rolled())
    one.drawer.toggle()
    before = one.drawer.log.model().rowCount()
    put(one.table, *PLACEMENTS[0])
    assert one.drawer.log.model().rowCount() > before
    assert not one.drawer.grab().isNull()
    one.drawer.set_theme(Theme("light"))
    assert not one.page.grab().isNull()


@pytest.mark.parametrize("name", ["Ben", LONG])
def test_no_line_of_the_log_lies_over_another(deck: Callable[..., Deck], name: str) -> None:
    setup = FlightSetup(pilot="Anna", copilot=name)
    session = GameSession(ruleset(), setup, clock=lambda: 0.0, dealer=ChosenDice(HANDS))
    table = Table(session.ports())
    agree(table, Agreement.ROLL)
    one = deck(table, 1440, 900)
    one.drawer.toggle()
    log = one.drawer.log
    rng, came = Random(3), False
    for _ in range(40):
        if table.board.over:
            break
        fly_on(table.ports, rng, 1)
        one.drawer.unfold()
        QApplication.processEvents()
        log.grab()
        came = came or log.verticalScrollBar().isVisible()
        for row in range(log.model().rowCount()):
            index = log.model().index(row, 0)
            needed = log.itemDelegate().sizeHint(QStyleOptionViewItem(), index).height()
            assert log.visualRect(index).height() >= needed
    assert came
