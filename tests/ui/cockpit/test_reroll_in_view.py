"""The reroll on the screen (ux 3.6): spend, choose in private, shake, go on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.roles import Role
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import RerollStep
from skyteam_qt.session.setup import Mode
from skyteam_qt.ui.motion import Motion
from tests.qtbridge.flights import COPILOT, PILOT, rolled
from tests.ui.cockpit.decks import Deck, deck

ENTER = Qt.Key.Key_Return
DICE = ((4, 3, 4, 5), (3, 3, 2, 5))


def ready(qtbot: QtBot, mode: Mode = Mode.VISORS) -> Deck:
    """One token is on board from 6 000 ft on; every second roll of a die shows a 1."""
    d = deck(qtbot, table=rolled(DICE, mode))
    if mode == Mode.CURTAIN:
        d.table.raise_curtain(COPILOT)
        d.table.close_curtain()
    return d


def values(d: Deck, seat: int) -> list[int | None]:
    return [d.table.dice[seat].value(place, Role.DIE_VALUE) for place in range(4)]


def test_both_choose_in_private_and_the_turn_returns(qtbot: QtBot) -> None:
    d = ready(qtbot)
    d.type("T")
    assert d.table.board.reroll_step == RerollStep(PILOT, (False, False))
    assert d.said == (say("reroll.spend", name="Anna"), say("reroll.choosing", name="Anna"))
    d.key_down(Qt.Key.Key_Q)
    assert d.said == (say("reroll.mark"), say("reroll.noneFor", name="Anna"))
    d.type("A", "C")
    d.type("C")
    assert [d.table.dice[PILOT].value(p, Role.MARKED) for p in range(4)] == [True, False, False, False]
    d.type(ENTER)
    d.key_up(Qt.Key.Key_Q)
    assert d.said[1] == say("reroll.choosing", name="Ben")
    d.key_down(Qt.Key.Key_O)
    d.type(ENTER)
    d.key_up(Qt.Key.Key_O)
    assert d.table.board.reroll_step is None
    assert d.table.asked == PILOT
    assert d.said[0] == say("reroll.newDice")
    d.table.open(PILOT)
    assert values(d, PILOT) == [1, 3, 4, 5]


def test_marks_are_made_by_click_too_and_done_has_a_button(qtbot: QtBot) -> None:
    d = ready(qtbot)
    d.type("T")
    d.key_down(Qt.Key.Key_Q)
    d.click(d.on("pilot.die.B"))
    assert d.table.dice[PILOT].value(1, Role.MARKED)
    assert d.table.lifted is None
    assert d.view.answers.labels == (say("button.done"), "")
    d.click(d.at(d.view.answers.button_rect("enter").center()))
    assert d.table.board.reroll_step == RerollStep(PILOT, (True, False))


def test_marks_need_the_own_visor(qtbot: QtBot) -> None:
    d = ready(qtbot)
    d.type("T", "A")
    assert d.said == ("Hold Q to choose", "Anna: choosing")
    d.type(ENTER)
    assert d.said == ("Hold Q to choose", "Anna: choosing")
    assert d.table.board.reroll_step == RerollStep(PILOT, (False, False))
    d.key_down(Qt.Key.Key_Q)
    d.type(ENTER)
    d.key_up(Qt.Key.Key_Q)
    assert d.said == (say("reroll.spend", name="Anna"), "Ben: choosing")
    d.click(d.on("copilot.die.B"))
    assert d.said == ("Hold O to choose", "Ben: choosing")


def test_where_no_key_opens_a_tray_no_key_is_named(qtbot: QtBot) -> None:
    d = ready(qtbot, Mode.OPEN)
    d.type("T")
    d.table.shut()
    d.view.handling.choose()
    assert d.said == ("Anna: choosing", "")


def test_marks_leave_the_screen_with_the_visor(qtbot: QtBot) -> None:
    d = ready(qtbot)
    d.type("T")
    before = d.picture()
    d.key_down(Qt.Key.Key_Q)
    d.type("A", "B")
    d.key_up(Qt.Key.Key_Q)
    assert d.picture() == before


def test_a_lifted_die_goes_home_when_the_token_is_spent(qtbot: QtBot) -> None:
    d = ready(qtbot)
    d.type("A", "T")
    assert d.table.lifted is None
    assert d.die(PILOT, 0).pos() == d.die(PILOT, 0).home


def test_without_a_token_the_reason_is_said(qtbot: QtBot) -> None:
    d = ready(qtbot)
    d.type("T")
    for key in (Qt.Key.Key_Q, Qt.Key.Key_O):
        d.key_down(key)
        d.type(ENTER)
        d.key_up(key)
    d.type("T")
    assert d.said[0] == say("refuse.noToken.1")
    assert "reroll" in d.view.layer.facts.disabled


def test_the_partner_may_spend_while_looking(qtbot: QtBot) -> None:
    d = ready(qtbot)
    d.key_down(Qt.Key.Key_O)
    d.type("T")
    assert d.table.board.reroll_step == RerollStep(COPILOT, (False, False))


def test_in_the_open_cockpit_one_after_the_other_chooses(qtbot: QtBot) -> None:
    d = ready(qtbot, Mode.OPEN)
    d.type("T", "A", ENTER)
    d.type("B", "D", ENTER)
    assert d.table.board.reroll_step is None
    assert values(d, PILOT) == [1, 3, 4, 5]
    assert values(d, COPILOT) == [3, 1, 2, 1]


def test_in_curtain_mode_the_screen_passes_to_each(qtbot: QtBot) -> None:
    d = ready(qtbot, Mode.CURTAIN)
    d.table.raise_curtain(PILOT)
    d.type("T")
    assert d.table.curtain.raised_for == PILOT
    d.type("A", ENTER)
    assert d.table.curtain.closed_for == COPILOT
    d.table.raise_curtain(COPILOT)
    d.type(ENTER)
    assert d.table.board.reroll_step is None
    assert d.table.asked == PILOT


@pytest.mark.parametrize("held", [0.2, 0.49])
def test_the_hold_let_go_early_spends_nothing(qtbot: QtBot, held: float) -> None:
    now = [0.0]
    d = deck(qtbot, table=rolled(DICE), motion=Motion(0.0, 1.0, lambda: now[0]))
    d.key_down(Qt.Key.Key_T)
    now[0] = held
    d.view.reroll_hold.tick()
    assert 0 < d.view.layer.facts.reroll_hold < 1
    d.key_up(Qt.Key.Key_T)
    now[0] = 2.0
    d.view.reroll_hold.tick()
    assert d.table.board.reroll == 1
    assert d.table.board.reroll_step is None


def test_the_button_held_for_half_a_second_spends(qtbot: QtBot) -> None:
    now = [0.0]
    d = deck(qtbot, table=rolled(DICE), motion=Motion(0.0, 1.0, lambda: now[0]))
    d.press(d.on("reroll"))
    now[0] = 0.51
    d.view.reroll_hold.tick()
    assert d.table.board.reroll_step is not None
    d.release(d.on("reroll"))
