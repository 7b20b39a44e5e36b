"""A newcomer always sees what to do next: the annunciator and the tray headers (ux 1, 3.5, 3.7, 3.10)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Phase
from skyteam_qt.session.setup import Mode
from skyteam_qt.ui.cockpit.annunciator_state import Slot
from skyteam_qt.ui.help_texts import one_sentence
from tests.qtbridge.flights import COPILOT, PILOT, put
from tests.ui.cockpit.decks import Deck, deck
from tests.ui.cockpit.test_playback import Moving


def test_while_a_die_takes_effect_the_turn_before_it_is_no_longer_announced(qtbot: QtBot) -> None:
    m = Moving(qtbot)
    m.put(0, "axis.P")
    m.settle()
    m.put(1, "axis.C")
    m.wait(0.2)
    assert m.deck.view.animator.busy
    assert m.deck.said[0] == say("event.placed", name="Ben", v=2, space=say("panel.axis"))


def test_the_nag_is_gone_once_the_die_it_asked_for_lies_there(qtbot: QtBot) -> None:
    m = Moving(qtbot)
    for place, space in ((0, "axis.P"), (0, "axis.C"), (1, "conc.1"), (1, "engine.C"), (2, "conc.2"), (2, "radio.C1")):
        m.put(place, space)
    m.settle()
    m.deck.view.words.clear(Slot.RESULT)
    assert m.deck.said[0] == say("warn.mandatory.1", name="Anna", spaces=say("panel.engines"))
    m.put(3, "engine.P")
    m.wait(0.3)
    assert m.deck.said[0] == say("event.placed", name="Anna", v=5, space=say("panel.engines"))


def round_end(d: Deck) -> None:
    for place, space in enumerate(("axis", "engine", "gear.1", "conc.1")):
        put(d.table, place, space if "." in space else f"{space}.P")
        put(d.table, place, {"gear.1": "flap.1", "conc.1": "radio.C1"}.get(space, f"{space}.C"))
    assert d.table.board.phase == Phase.END


def test_at_the_end_of_a_round_trays_and_annunciator_say_how_to_go_on(qtbot: QtBot) -> None:
    d = deck(qtbot, ((3, 3, 1, 4), (3, 3, 1, 4)))
    assert d.view.layer.facts.pilot.hint == ""
    round_end(d)
    assert d.said[1] == say("roundEnd.goOn")
    for tray in (d.view.layer.facts.pilot, d.view.layer.facts.copilot):
        assert tray.hint == say("tray.holdToAgree")
    d.view.words.clear(Slot.RESULT)
    assert d.said == (say("roundEnd.talk"), say("roundEnd.next"))


def test_who_looks_first_behind_the_curtain_is_told_how_to_pass_the_screen_on(qtbot: QtBot) -> None:
    d = deck(qtbot, mode=Mode.CURTAIN)
    assert d.table.raise_curtain(COPILOT)
    assert d.said == (say("look.curtainFirst", name="Ben"), say("look.curtainThen"))
    d.type("A")
    assert d.table.lifted is None
    assert d.said == (say("look.curtainFirst", name="Ben"), say("look.curtainThen"))


def test_a_pointer_that_rests_on_a_space_or_a_panel_gets_one_sentence_of_help(qtbot: QtBot) -> None:
    d = deck(qtbot)
    for place, title in (("gear.2", say("space.gear", range="3·4")), ("altitude", say("panel.altitude"))):
        d.view.speaker.hover(place)
        qtbot.waitUntil(lambda: d.view.words.has(Slot.HELP), timeout=3000)
        assert d.said == (title, one_sentence(place))
    d.move(d.on("trayPilot"))
    assert not d.view.words.has(Slot.HELP)


def test_a_die_lifted_by_key_is_held_over_the_space_in_focus(qtbot: QtBot) -> None:
    d = deck(qtbot, ((4, 4, 1, 6), (2, 2, 4, 5)))
    d.type("X")
    d.key_down(Qt.Key.Key_Q)
    d.type("A")
    assert d.said[0] == say("panel.axis")
    d.type(Qt.Key.Key_Return)
    assert d.placed("axis.P") == 4


def test_in_a_reroll_the_one_who_chooses_is_named(qtbot: QtBot) -> None:
    d = deck(qtbot, mode=Mode.OPEN)
    d.view.handling.spend_reroll()
    assert d.said == (say("reroll.mark"), say("reroll.noneFor", name="Anna"))
    d.view.handling.choose()
    assert d.said == (say("reroll.mark"), say("reroll.noneFor", name="Ben"))
    assert d.view.handling.marking != PILOT


def test_the_place_of_the_die_in_hand_stays_marked_in_the_tray(qtbot: QtBot) -> None:
    d = deck(qtbot)
    d.take(PILOT, 1, d.on("altitude"))
    assert d.view.layer.facts.pilot.empty == (False, True, False, False)
    d.release(d.on("altitude"))
    assert d.view.layer.facts.pilot.empty == (False, False, False, False)
