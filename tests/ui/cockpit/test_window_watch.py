"""Keys that come to the window while a curtain is about to close."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from skyteam_qt.session.setup import Mode
from tests.ui.cockpit.decks import Deck, deck


def waiting(qtbot: QtBot) -> Deck:
    """Anna has placed, and the curtain of this cockpit has not been made: it is about to close for Ben."""
    d = deck(qtbot, mode=Mode.CURTAIN)
    d.table.raise_curtain(d.table.curtain.closed_for)  # type: ignore[arg-type]
    d.table.close_curtain()
    assert d.table.curtain.closed_for is not None
    return d


def test_space_brings_the_curtain_at_once(qtbot: QtBot) -> None:
    d = waiting(qtbot)
    with qtbot.waitSignal(d.view.hurried, timeout=1000):
        d.type(Qt.Key.Key_Space)


def test_no_button_of_the_cockpit_hears_enter_or_space_then(qtbot: QtBot) -> None:
    d = waiting(qtbot)
    d.view.focus.go("reroll")
    d.type(Qt.Key.Key_Space, Qt.Key.Key_Return)
    assert d.table.board.reroll == 1
    assert d.table.board.reroll_step is None
