"""Whole flights in the real window, from the start screen to the debrief: landed and lost, by mouse, by keys, and in
each sitting mode (issue 2, Proof)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Loss, Outcome, Phase, Seat
from skyteam_qt.session.setup import Mode
from skyteam_qt.sim.scripted import LANDING, LEVEL, C, P, Script, dealer_for
from skyteam_qt.ui.cockpit.annunciator_state import Slot
from skyteam_qt.ui.replay.screen import ReplayScreen
from skyteam_qt.ui.screens.debrief import DebriefScreen
from skyteam_qt.ui.screens.start import StartScreen
from tests.session.flights import with_flap_left_up
from tests.ui.flights.crew import CTRL, Crew, Key, button
from tests.ui.pages import shown_texts

Board = Callable[..., Crew]


def land(crew: Crew, by_keys: bool) -> None:
    """Seven rounds, from the first roll to the debrief."""
    for number, wishes in enumerate(LANDING, 1):
        assert crew.screen is crew.flight.briefing
        assert crew.table.board.round == number
        crew.roll()
        crew.fly(wishes, by_keys=by_keys)
        assert crew.table.board.phase == Phase.END or number == len(LANDING)
        assert crew.screen is crew.flight.cockpit
        # one key of one person is not enough
        crew.key(Key.Key_Q)
        assert crew.screen is crew.flight.cockpit
        crew.agree(by_keys)


def check_landed(crew: Crew) -> None:
    debrief = crew.debrief
    assert crew.table.board.outcome == Outcome.WON
    assert (debrief.headline, debrief.cause) == (say("debrief.won"), "")
    assert [row.state for row in debrief.rows] == ["done"] * 4
    assert len(debrief.columns) == 7
    assert crew.services.saved() is None


def test_a_flight_lands_by_mouse_with_talk_and_a_plan(board: Board) -> None:
    crew = board(lambda: dealer_for(LANDING))
    crew.board(by_keys=False)
    chat = crew.flight.briefing.chat
    crew.click(chat.composer.field)
    crew.write("gear first, then one space")
    crew.click(chat.composer.send)
    assert chat.plan is not None
    crew.click(button(chat.plan, "Gear"))
    crew.click(button(chat.plan, "Advance 1"))
    assert chat.head is not None
    crew.click(chat.head)
    port = crew.table.ports.table
    assert [(line.seat, line.text) for line in port.chat] == [(P, "gear first, then one space")]
    assert len(port.plan) == 2
    land(crew, by_keys=False)
    check_landed(crew)
    crew.click(crew.debrief.again_button)
    assert crew.services.saved() is not None
    assert crew.table.board.round == 1


def test_a_flight_lands_by_keyboard_alone(board: Board) -> None:
    crew = board(lambda: dealer_for(LANDING))
    crew.board()
    crew.key(Key.Key_L, mods=CTRL)
    crew.write("Flaps, quietly on board? OK")
    crew.key(Key.Key_Return)
    crew.key(Key.Key_Tab)
    crew.write("OK")
    crew.key(Key.Key_Return, Key.Key_Escape)
    assert [(line.seat, line.text) for line in crew.table.ports.table.chat] == [
        (P, "Flaps, quietly on board? OK"),
        (C, "OK"),
    ]
    for _ in range(40):
        crew.key(Key.Key_Tab)
        part = QApplication.focusWidget()
        if part is not None and part.accessibleName() == "Flaps":
            break
    crew.key(Key.Key_Space)
    assert crew.table.ports.table.plan == ("flaps",)
    land(crew, by_keys=True)
    check_landed(crew)
    crew.key(Key.Key_S)
    assert isinstance(crew.screen, ReplayScreen)
    crew.key(Key.Key_Right, Key.Key_Escape, Key.Key_L)
    assert isinstance(crew.screen, StartScreen)


@pytest.mark.parametrize("mode", [Mode.CURTAIN, Mode.OPEN])
def test_a_flight_lands_in_the_other_sitting_modes(board: Board, mode: Mode) -> None:
    crew = board(lambda: dealer_for(LANDING), mode=mode)
    crew.board(by_keys=False)
    assert crew.table.mode == mode
    land(crew, by_keys=False)
    check_landed(crew)
    assert say(f"mode.{mode}") in crew.debrief.hero.accessibleDescription()


# ---- lost

SPIN: Script = (((P, "axis.P", 6), (P, "conc.1", 2), (C, "axis.C", 2), (C, "conc.2", 2)),)


@pytest.mark.parametrize("mode", list(Mode))
def test_a_spin_ends_the_flight_in_mid_round(board: Board, mode: Mode) -> None:
    crew = board(lambda: dealer_for(SPIN), mode=mode)
    crew.board()
    crew.roll()
    crew.place(P, 0, "axis.P")
    crew.look(C)
    crew.drag(C, 0, "axis.C")
    assert crew.view.handling.asked is not None
    assert crew.said[0] == say("warn.loses", reason=say("loss.name.spin"))
    crew.key(Key.Key_Return)
    crew.look_away(C)
    assert crew.table.board.loss == Loss.SPIN
    assert crew.screen is crew.flight.cockpit
    assert crew.said == (say("lost.spin"), say("refuse.agreed"))
    assert not any(crew.table.is_open(seat) for seat in Seat) or mode == Mode.OPEN
    assert crew.flight.cockpit.curtain.isHidden()
    crew.key(Key.Key_A)
    assert crew.table.lifted is None
    crew.agree(by_keys=False)
    check_lost(crew, say("lost.spin"), ["unchecked"] * 4)


def check_lost(crew: Crew, cause: str, rows: list[str]) -> None:
    debrief = crew.debrief
    assert (debrief.headline, debrief.cause) == (say("debrief.lost"), cause)
    assert [row.state for row in debrief.rows] == rows
    assert debrief.idea in shown_texts(debrief)
    assert crew.services.saved() is None


NO_ENGINES: Script = (
    (
        *LEVEL,
        *((P, "gear.1", 1), (P, "radio.P", 3), (P, "gear.2", 3)),
        *((C, "engine.C", 4), (C, "flap.1", 1), (C, "radio.C1", 3)),
    ),
)


@pytest.mark.parametrize("by_keys", [False, True])
def test_an_empty_mandatory_space_loses_the_flight_when_both_go_on(board: Board, by_keys: bool) -> None:
    crew = board(lambda: dealer_for(NO_ENGINES))
    crew.board(by_keys)
    crew.roll(by_keys)
    crew.fly(NO_ENGINES[0], 6, by_keys)
    crew.look(P)
    crew.key(Key.Key_D)
    turn = crew.view.words.line(Slot.TURN)
    assert turn is not None
    assert turn.title == say("warn.mandatory.1", name="Anna", spaces=say("panel.engines"))
    crew.drag(P, 3, "gear.2")
    assert crew.said[0] == say("warn.leavesNone.engines")
    crew.answer(by_keys)
    crew.look_away(P)
    crew.fly(NO_ENGINES[0], 1, by_keys)
    assert crew.table.board.phase == Phase.END
    assert not crew.table.board.over
    crew.agree(by_keys)
    assert crew.table.board.loss == Loss.MISSING_MANDATORY
    assert crew.screen is crew.flight.cockpit
    assert "Engines" in crew.said[0]
    crew.agree(by_keys)
    check_lost(crew, say("lost.mandatory.engines.1"), ["unchecked"] * 4)


def test_a_landing_with_a_flap_up_names_the_failed_condition(board: Board) -> None:
    script = with_flap_left_up()
    crew = board(lambda: dealer_for(script))
    crew.board_in_round(7, script)
    crew.roll()
    crew.fly(script[6])
    if not crew.table.board.over:
        crew.agree()
    assert crew.table.board.loss == Loss.LANDING_CONDITIONS
    crew.agree()
    check_lost(crew, "Not met: Configuration.", ["done", "failed", "done", "done"])
    assert crew.debrief.rows[1].value == "6 / 7"
    assert crew.debrief.idea.startswith("Flap 5")


def test_a_debrief_shows_both_hands_of_a_lost_flight(board: Board) -> None:
    crew = board(lambda: dealer_for(SPIN))
    crew.in_cockpit()
    crew.place(P, 0, "axis.P")
    crew.place(C, 0, "axis.C")
    crew.agree()
    assert isinstance(crew.screen, DebriefScreen)
    hands = crew.table.ports.table.open_view()
    assert hands.hands[P][1] == 2
    crew.key(Key.Key_S)
    assert isinstance(crew.screen, ReplayScreen)
