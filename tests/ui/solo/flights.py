"""Flights of one person with a computer partner, through the window."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from skyteam_qt.rules import LayAside, MarkReroll, Phase, PlaceDie, Seat, SeatTurn, Want
from skyteam_qt.session.setup import Agreement
from skyteam_qt.ui.main_window import MainWindow
from tests.ui.seats import Clock

CLOCK = Clock()


def key(window: MainWindow, *keys: Qt.Key) -> None:
    """Keys as they come to the window, one after another."""
    for one in keys:
        CLOCK.seconds += 1
        QTest.keyClick(window.windowHandle(), one)
        QApplication.processEvents()


def settle(done: Callable[[], bool], turns: int = 400) -> bool:
    """Let the window work until `done`; nothing in it waits for time to pass."""
    for _ in range(turns):
        if done():
            return True
        QCoreApplication.processEvents()
        QTest.qWait(1)
    return done()


def act(window: MainWindow, me: Seat, rng: Random) -> None:
    """One thing that the person does: agree with the own key, mark, or place anything legal that does not lose."""
    table = window.table
    assert table is not None
    what = table.ports.table.agreement.what
    if what in (Agreement.ROLL, Agreement.NEXT_ROUND, Agreement.DEBRIEF):
        key(window, (Qt.Key.Key_Q, Qt.Key.Key_O)[me])
        return
    pending = table.pending
    if not isinstance(pending, SeatTurn) or pending.seat != me:
        QTest.qWait(1)
        return
    if pending.what == Want.MARK:
        table.ports.seat(me).submit(MarkReroll(me, 0))
        return
    actions = [one for one in table.ports.seat(me).legal() if isinstance(one, PlaceDie | LayAside)]
    table.ports.seat(me).submit(rng.choice(actions))


def fly_to_the_end(window: MainWindow, me: Seat, seed: int, steps: int = 3000) -> None:
    """Until the debrief is on the screen."""
    rng = Random(seed)
    for _ in range(steps):
        assert window.table is not None
        if window.table.ports.table.debriefed:
            break
        act(window, me, rng)
        QApplication.processEvents()
    assert window.table is not None
    assert window.table.ports.table.debriefed, window.table.board.phase


__all__ = ["CLOCK", "Phase", "act", "fly_to_the_end", "key", "settle"]
