"""One place for words (ux 1): who speaks over whom, and what leaves with the visor."""

from __future__ import annotations

import pytest

from skyteam_qt.qtbridge.phrases import Line, Names
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import events as ev
from skyteam_qt.ui.cockpit.annunciator_state import AnnunciatorState, Slot, result_line, turn_message
from tests.qtbridge.flights import COPILOT, PILOT, rolled, ruleset, view

pytestmark = pytest.mark.usefixtures("qapp")
NAMES = Names("Anna", "Ben")


def test_the_highest_slot_is_heard() -> None:
    words = AnnunciatorState()
    words.put(Slot.TURN, Line("turn"))
    words.put(Slot.RESULT, Line("result", "detail", "good"))
    words.put(Slot.PREVIEW, Line("preview"))
    assert words.message().line1 == "preview"
    words.clear(Slot.PREVIEW)
    assert words.message().line1 == "result"
    assert words.message().kind == "ok"


def test_a_one_line_result_keeps_the_turn_in_sight() -> None:
    words = AnnunciatorState()
    words.put(Slot.TURN, Line("Anna's turn"))
    words.put(Slot.RESULT, Line("Speed 5: hold."))
    assert words.message().line2 == "Anna's turn"


def test_only_private_words_leave_with_the_visor() -> None:
    words = AnnunciatorState()
    words.put(Slot.TURN, Line("turn"))
    words.put(Slot.QUESTION, Line("leaves none"))
    words.put(Slot.PREVIEW, Line("a 4"), private=True)
    words.put(Slot.REFUSAL, Line("this die is a 4"), private=True)
    words.withdraw()
    assert words.line(Slot.QUESTION) == Line("leaves none")
    assert not words.has(Slot.PREVIEW)
    assert not words.has(Slot.REFUSAL)


def test_refusals_carry_the_cross() -> None:
    words = AnnunciatorState()
    words.put(Slot.REFUSAL, Line("no", "", "caution"))
    assert words.message().kind == "no"


def test_changes_are_told_only_when_the_message_differs() -> None:
    told = list[int]()
    words = AnnunciatorState(lambda: told.append(1))
    words.put(Slot.TURN, Line("turn"))
    words.put(Slot.TURN, Line("turn"))
    words.put(Slot.RESULT, Line("result"))
    words.put(Slot.TURN, Line("other"))
    assert len(told) == 3  # the last one shows on the second line


def test_an_advance_is_one_sentence() -> None:
    board = rolled().board
    events = (ev.DiePlaced(COPILOT, 0, 3, 4, 4), ev.SpeedSet(7, 1), ev.Advanced(0, 1))
    line = result_line(events, NAMES, ruleset(), board)
    assert line is not None
    assert line[:2] == (say("result.engines.advance", speed=7, n=1), say("result.engines.wasClear"))


def test_the_cause_of_a_loss_comes_before_all() -> None:
    board = rolled().board
    events = (ev.DiePlaced(COPILOT, 0, 3, 4, 4), ev.SpeedSet(7, 1), ev.Collided(0))
    line = result_line(events, NAMES, ruleset(), board)
    assert line is not None
    assert line.title == say("lost.collision")


def test_the_effect_speaks_for_the_die() -> None:
    board = rolled().board
    gear = ev.GearDown(1, 4, 5)
    line = result_line((ev.DiePlaced(PILOT, 0, 8, 4, 4), gear, ev.PlacementEnded()), NAMES, ruleset(), board)
    assert line is not None
    assert line.title == say("result.gear", range="3·4", limit=5)


def test_the_turn_names_the_player() -> None:
    table = rolled()
    line = turn_message(ruleset(), table.board, table.pending, NAMES)
    assert line.title == say("turn.place", name="Anna")


def test_the_nag_follows_from_counts_alone() -> None:
    two = view((3, 3, 0, 0)).board
    from skyteam_qt.rules import pending

    line = turn_message(ruleset(), two, pending(ruleset(), two), NAMES)
    assert line.title.startswith(say("warn.mandatory.1", name="Anna", spaces="").strip())
