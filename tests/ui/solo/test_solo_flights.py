"""One person flies with a computer partner: in either seat, to the end, without seeing a die of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from skyteam_qt.qtbridge.thoughts import AtOnce
from skyteam_qt.rules import Phase, PlaceDie, Seat, SeatTurn, SpendReroll, Want
from skyteam_qt.session.setup import Agreement
from skyteam_qt.ui.main_window import MainWindow
from skyteam_qt.ui.screens.boarding import BoardingScreen
from skyteam_qt.ui.screens.briefing import BriefingScreen
from skyteam_qt.ui.screens.correction import CorrectionScreen
from skyteam_qt.ui.screens.debrief import DebriefScreen
from skyteam_qt.ui.screens.start import StartScreen
from tests.ui.solo.flights import act, fly_to_the_end, key, settle

Make = Callable[..., MainWindow]


def aboard(window: MainWindow, me: Seat) -> None:
    """From the start screen into the briefing; the computer has taken its seat already."""
    start = window.stack.base
    assert isinstance(start, StartScreen)
    start.partner.kinds.part(1).click()
    start.partner.seats.button(int(me)).click()
    key(window, Qt.Key.Key_B)
    assert isinstance(window.stack.base, BoardingScreen)
    key(window, (Qt.Key.Key_Q, Qt.Key.Key_O)[me])
    assert isinstance(window.stack.base, BriefingScreen)


def rolled(window: MainWindow, me: Seat) -> None:
    """The person alone agrees to the roll."""
    aboard(window, me)
    key(window, (Qt.Key.Key_Q, Qt.Key.Key_O)[me])
    assert window.table is not None
    assert window.table.board.phase == Phase.PLACEMENT


@pytest.mark.parametrize("me", list(Seat), ids=["pilot", "copilot"])
def test_one_person_flies_to_the_debrief_with_a_computer_in_the_other_seat(make: Make, me: Seat) -> None:
    window = make(seed=7)
    aboard(window, me)
    fly_to_the_end(window, me, 1)
    assert settle(lambda: isinstance(window.stack.base, DebriefScreen))
    flight = window.services.just_flown()
    assert flight is not None
    assert flight.setup.computer is not None
    assert flight.setup.computer.seat == me.other


def test_the_computer_proposes_goals_in_the_briefing_from_what_both_see(make: Make) -> None:
    window = make()
    aboard(window, Seat.PILOT)
    assert window.table is not None
    assert 1 <= len(window.table.ports.table.plan) <= 3
    assert not window.table.board.in_hand[Seat.COPILOT]


@pytest.mark.parametrize("me", list(Seat), ids=["pilot", "copilot"])
def test_the_dice_of_the_computer_stay_covered_and_the_own_are_open_all_the_time(make: Make, me: Seat) -> None:
    window = make()
    rolled(window, me)
    table = window.table
    assert table is not None
    rng = Random(3)
    seen = 0
    while table.board.phase == Phase.PLACEMENT and table.ports.table.agreement.what is None:
        assert table.is_open(me)
        assert not table.is_open(me.other)
        assert table.view(me.other) is None
        for pressed in (Qt.Key.Key_Q, Qt.Key.Key_O):
            key(window, pressed)
        table.open(me.other)
        assert table.covered(me.other)
        seen += 1
        act(window, me, rng)
        QApplication.processEvents()
    assert seen


def test_the_computer_waits_under_a_pause(make: Make) -> None:
    window = make()
    rolled(window, Seat.COPILOT)  # the computer is the Pilot and begins
    table = window.table
    assert table is not None
    window.show_pause()
    before = table.board
    for _ in range(20):
        QApplication.processEvents()
        QTest.qWait(1)
    assert table.board is before or len(table.board.order) <= 1
    still = table.board
    for _ in range(20):
        QApplication.processEvents()
        QTest.qWait(1)
    assert table.board is still
    key(window, Qt.Key.Key_Escape)
    assert settle(lambda: table.board.to_act == Seat.COPILOT)


def test_a_solo_flight_that_was_left_goes_on_with_the_computer_in_its_seat(make: Make, tmp_path: Path) -> None:
    window = make()
    rolled(window, Seat.PILOT)
    act(window, Seat.PILOT, Random(2))
    assert settle(lambda: window.table is not None and len(window.table.board.order) == 2)
    window.leave_flight()
    start = window.stack.base
    assert isinstance(start, StartScreen)
    saved = start.saved
    assert saved is not None
    window._resume(saved)
    key(window, Qt.Key.Key_Q)
    assert window.table is not None
    assert window.table.alone == Seat.PILOT
    fly_to_the_end(window, Seat.PILOT, 4)


def test_the_computer_agrees_to_a_correction(make: Make) -> None:
    window = make()
    rolled(window, Seat.PILOT)
    act(window, Seat.PILOT, Random(2))
    table = window.table
    assert table is not None
    assert settle(lambda: len(table.board.order) == 2)
    window.show_correction()
    first = table.ports.table.steps()[-1]
    page = window.stack.top
    assert isinstance(page, CorrectionScreen)
    page.choose(first.index)
    assert table.ports.table.agreement.what == Agreement.CORRECTION
    key(window, Qt.Key.Key_Q)
    assert table.ports.table.agreement.what is None
    assert not table.board.order


def test_a_reroll_of_the_person_comes_before_the_placement_of_the_computer(make: Make) -> None:
    """The pause is there for it (ux 2.4): while the computer is about to place, T still works."""
    waits: list[object] = []

    class Slow(AtOnce):
        def ask(self, job: object, told: object) -> None:
            waits.append((job, told))

    window = make(thinking=Slow, scenario="YUL-green")
    rolled(window, Seat.COPILOT)
    table = window.table
    assert table is not None
    pending = table.pending
    assert isinstance(pending, SeatTurn)
    assert pending.seat == Seat.PILOT
    assert len(waits) == 1
    assert table.spender() == Seat.COPILOT
    if table.board.reroll:
        table.ports.seat(Seat.COPILOT).submit(SpendReroll(Seat.COPILOT))
        asked = table.pending
        assert isinstance(asked, SeatTurn)
        assert asked.what == Want.MARK


def test_how_long_the_computer_thinks_cannot_be_told(make: Make) -> None:
    """A quick answer and a slow one are carried out on the same beat."""
    from skyteam_qt.qtbridge.pace import Paced

    asked: list[object] = []

    class Held(AtOnce):
        def ask(self, job: object, told: object) -> None:
            asked.append(told)

    told: list[object] = []
    paced = Paced(Held(), 1_000_000.0, lambda: False)
    paced.ask(lambda _unasked: None, told.append)
    asked[0]("quick")  # type: ignore[operator]
    QApplication.processEvents()
    assert told == []
    paced._over()
    assert told == ["quick"]
    paced.ask(lambda _unasked: None, told.append)
    paced._over()
    asked[1]("slow")  # type: ignore[operator]
    QApplication.processEvents()
    assert told == ["quick"]
    paced._over()
    assert told == ["quick", "slow"]


def test_the_computer_answers_from_the_view_of_its_seat_alone(make: Make) -> None:
    window = make()
    rolled(window, Seat.PILOT)
    assert window.partner is not None
    assert window.partner._port.seat == Seat.COPILOT
    assert "view" not in vars(window.partner)
    assert not any(isinstance(value, PlaceDie) for value in vars(window.partner).values())
