"""What the annunciator says over time: turn, result, nag, the first look, trouble with the disk."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.session.setup import Mode
from tests.qtbridge.flights import PILOT, boarded, put
from tests.ui.cockpit.decks import deck

Q, CO_PILOT_KEY = Qt.Key.Key_Q, Qt.Key.Key_O


def test_after_the_roll_both_may_look_when_they_like(qtbot: QtBot) -> None:
    d = deck(qtbot)
    assert d.said == ("Anna's turn. Place one die.", "Look when you like")
    d.key_down(Q)
    assert d.said == ("Anna's turn. Place one die.", "")
    d.key_up(Q)
    put(d.table, 0, "conc.1")
    assert "Look when you like" not in d.said


@pytest.mark.parametrize("mode", [Mode.CURTAIN, Mode.OPEN])
def test_only_with_visors_there_is_no_order_to_look(qtbot: QtBot, mode: Mode) -> None:
    assert say("look.anytime") not in deck(qtbot, mode=mode).said


def test_the_nag_is_seen_under_the_result_of_the_last_die(qtbot: QtBot) -> None:
    d = deck(qtbot)
    for place, space in ((0, "gear.1"), (0, "radio.C1"), (1, "gear.2"), (1, "flap.1")):
        put(d.table, place, space)
    title, detail = d.said
    assert title == say("result.flap", range="1·2", limit=9)
    assert detail.startswith("Anna still needs Axis and Engines")


def test_a_round_that_cannot_count_says_what_was_not_set(qtbot: QtBot) -> None:
    d = deck(qtbot, ((1, 3, 3, 6), (2, 2, 4, 5)))
    for place, space in (
        (0, "axis.P"),
        (0, "axis.C"),
        (1, "gear.2"),
        (1, "flap.1"),
        (2, "radio.P"),
        (2, "engine.C"),
        (3, "gear.3"),
        (3, "radio.C1"),
    ):
        put(d.table, place, space)
    d.view.speaker.update_turn()
    line = d.view.words.line(0)  # type: ignore[arg-type]
    assert line is not None
    assert tuple(line[:2]) == ("The Engines were not set", "Every round needs both dice there.")


def test_opening_the_visor_answers_hold_the_key_for_this_one(qtbot: QtBot) -> None:
    d = deck(qtbot)
    d.drag(PILOT, 0, "gear.1")
    assert d.said[0] == "Hold Q for this one"
    d.key_down(Q)
    assert d.said[0] == "Anna's turn. Place one die."


def test_one_visor_at_a_time_is_said_as_long_as_both_keys_are_down(qtbot: QtBot) -> None:
    d = deck(qtbot)
    d.key_down(Q)
    d.key_down(CO_PILOT_KEY)
    assert d.said == ("One visor at a time", "Let go of one key.")
    d.view.speaker._stayed()  # the time of a passing message is over, the keys are still down
    assert d.said[0] == "One visor at a time"
    d.key_up(Q)
    assert d.said[0] == "Anna's turn. Place one die."
    d.key_down(Q)
    assert d.said[0] == "One visor at a time"
    d.view.visors.shut()  # as when the window loses the focus
    assert d.said[0] == "Anna's turn. Place one die."


def test_letting_go_takes_no_other_message_away(qtbot: QtBot) -> None:
    d = deck(qtbot)
    d.key_down(Q)
    d.key_down(CO_PILOT_KEY)
    d.drag(PILOT, 0, "gear.1")
    assert d.said[0] == "Hold Q for this one"
    d.key_up(CO_PILOT_KEY)
    assert d.said[0] == "Hold Q for this one"


def test_trouble_with_the_disk_is_said_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = boarded()
    trouble = {"now": ""}
    monkeypatch.setattr(type(table.ports.table), "saving_problem", property(lambda _port: trouble["now"]))
    for seat in (0, 1):
        table.ports.seat(seat).agree("roll")  # type: ignore[arg-type]
    d = deck(qtbot, table=table)
    put(d.table, 0, "conc.1")
    assert d.said[0] == "One coffee."
    trouble["now"] = "The flight cannot be saved at the moment (No space left on device)."
    put(d.table, 0, "conc.2")
    assert d.said == (say("save.problem.1"), say("save.problem.2"))
    put(d.table, 1, "conc.3")
    assert d.said[0] == "One coffee."
