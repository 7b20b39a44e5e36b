"""Private aids and questions: lights, previews, coffee rail, safe mode, the nag (ux 3.4)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Outcome
from skyteam_qt.session.setup import Mode
from skyteam_qt.ui.cockpit.annunciator_state import Slot
from skyteam_qt.ui.cockpit.view import CockpitOptions
from tests.qtbridge.flights import COPILOT, PILOT, Hands, put
from tests.ui.cockpit.decks import Deck, deck

ENTER, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape
DICE: Hands = ((4, 3, 4, 1), (3, 3, 2, 5))


def with_coffee(qtbot: QtBot, mode: Mode = Mode.VISORS, options: CockpitOptions = CockpitOptions()) -> Deck:  # noqa: B008
    """Two coffees on board; Anna has a 4 on C and a 1 on D."""
    d = deck(qtbot, DICE, mode, options=options)
    put(d.table, 0, "conc.1")
    put(d.table, 0, "conc.2")
    put(d.table, 1, "axis.P")
    put(d.table, 1, "axis.C")
    return d


def test_with_an_open_visor_legal_coffee_and_other_spaces_look_different(qtbot: QtBot) -> None:
    d = with_coffee(qtbot)
    d.table.open(PILOT)
    d.click(d.on("pilot.die.C"))
    looks = d.looks()
    assert looks["gear.2"] == "lit"
    assert looks["gear.3"] == "cups"
    assert looks["gear.1"] == "cups"
    assert {space.space_id: space.cups for space in d.view.spaces}["gear.1"] == 2
    assert looks["brake.2"] == "dim"
    assert looks["flap.1"] == "dim"
    assert looks["axis.P"] == "idle"
    assert all(space.level == 1.0 for space in d.view.spaces)


def test_hovering_a_space_previews_with_ghosts(qtbot: QtBot) -> None:
    d = with_coffee(qtbot)
    d.table.open(PILOT)
    d.take(PILOT, 2, d.at(d.space("gear.2")))
    assert d.looks()["gear.2"] == "hover"
    assert d.said == (say("preview.gear.title", range="3·4"), say("preview.blue", lo=5, hi=6))
    assert d.view.layer.facts.ghosts.blue == 5
    d.move(d.on("altitude"))
    assert d.view.layer.facts.ghosts.blue is None


def test_hovering_an_illegal_space_says_why(qtbot: QtBot) -> None:
    d = with_coffee(qtbot)
    d.table.open(PILOT)
    d.take(PILOT, 2, d.at(d.space("brake.2")))
    assert d.said[0] == say("refuse.order.brake.1", value=4)
    d.release(d.on("altitude"))
    assert not d.view.words.has(Slot.PREVIEW)


def test_the_rail_opens_on_drop_and_places_the_picked_value(qtbot: QtBot) -> None:
    d = with_coffee(qtbot)
    d.table.open(PILOT)
    d.drag(PILOT, 2, "gear.2")
    rail = d.view.handling.rail
    assert rail is not None
    assert d.view.rail.isVisible()
    assert rail.option.value == 4
    assert d.placed("gear.2") == 0
    d.type(Qt.Key.Key_Left)
    assert rail.option.value == 3
    d.type(ENTER)
    assert d.placed("gear.2") == 3
    assert d.table.board.coffee == 1
    assert d.view.layer.facts.placed["gear.2"].tag == say("rail.tag", v=4, to=3)
    assert not d.view.rail.isVisible()


def test_the_rail_preselects_the_only_legal_value(qtbot: QtBot) -> None:
    d = with_coffee(qtbot)
    d.table.open(PILOT)
    d.drag(PILOT, 2, "brake.1")
    rail = d.view.handling.rail
    assert rail is not None
    assert (rail.option.value, rail.option.cost) == (2, 2)
    d.type(Qt.Key.Key_Right)
    assert rail.option.value == 2
    d.type(ENTER)
    assert d.placed("brake.1") == 2
    assert d.table.board.coffee == 0


def test_esc_takes_the_die_back_from_the_rail_and_nothing_is_spent(qtbot: QtBot) -> None:
    d = with_coffee(qtbot)
    d.table.open(PILOT)
    d.drag(PILOT, 2, "gear.3")
    d.type(ESC)
    assert d.view.handling.rail is None
    assert d.table.lifted is None
    assert d.table.board.coffee == 2


def test_the_rail_is_worked_by_pointer_too(qtbot: QtBot) -> None:
    d = with_coffee(qtbot)
    d.table.open(PILOT)
    d.drag(PILOT, 2, "gear.2")
    rail = d.view.rail
    d.click(d.at(rail.mapToScene(rail.face_rect(2).center())))
    assert d.view.handling.rail is not None
    assert d.view.handling.rail.option.value == 3
    d.click(d.at(rail.mapToScene(rail.face_rect(0).center())))
    assert d.view.handling.rail.option.value == 3
    d.click(d.at(rail.mapToScene(rail.button_rect("place").center())))
    assert d.placed("gear.2") == 3


def test_a_covered_die_never_opens_the_rail(qtbot: QtBot) -> None:
    d = with_coffee(qtbot)
    d.drag(PILOT, 2, "radio.P")
    assert d.placed("radio.P") == 4
    assert d.table.board.coffee == 2


def test_without_coffee_no_rail_opens(qtbot: QtBot) -> None:
    d = deck(qtbot, DICE)
    d.table.open(PILOT)
    d.drag(PILOT, 0, "gear.2")
    assert d.placed("gear.2") == 4


def test_safe_mode_asks_before_a_die_ends_the_flight(qtbot: QtBot) -> None:
    d = deck(qtbot, ((1, 2, 2, 2), (6, 2, 2, 2)))
    put(d.table, 0, "axis.P")
    d.table.open(COPILOT)
    d.drag(COPILOT, 0, "axis.C")
    assert d.placed("axis.C") == 0
    assert d.said[0] == say("warn.loses", reason=say("loss.name.spin"))
    assert d.view.answers.labels == (say("button.placeAnyway"), say("button.takeBack"))
    d.type(ESC)
    assert d.table.lifted is None
    assert d.view.answers.labels == ("", "")
    d.drag(COPILOT, 0, "axis.C")
    d.type(ENTER)
    assert d.table.board.outcome == Outcome.LOST


def test_the_freedom_to_lose_stays_without_safe_mode(qtbot: QtBot) -> None:
    d = deck(qtbot, ((1, 2, 2, 2), (6, 2, 2, 2)), options=CockpitOptions(safe_mode=False))
    put(d.table, 0, "axis.P")
    d.table.open(COPILOT)
    d.drag(COPILOT, 0, "axis.C")
    assert d.table.board.outcome == Outcome.LOST
    assert d.said == (say("lost.spin"), say("refuse.agreed"))
    assert d.view.words.message().kind == "no"


def test_safe_mode_asks_before_a_die_does_nothing(qtbot: QtBot) -> None:
    d = deck(qtbot, ((1, 2, 2, 2), (6, 2, 2, 2)))
    d.table.open(PILOT)
    d.drag(PILOT, 0, "radio.P")
    assert d.said[0] == say("warn.noEffect")
    d.click(d.at(d.view.answers.button_rect("enter").center()))
    assert d.placed("radio.P") == 1


def test_a_private_question_leaves_with_the_visor(qtbot: QtBot) -> None:
    d = deck(qtbot, ((1, 2, 2, 2), (6, 2, 2, 2)))
    d.key_down(Qt.Key.Key_Q)
    d.drag(PILOT, 0, "radio.P")
    assert d.view.handling.asked is not None
    d.key_up(Qt.Key.Key_Q)
    assert d.view.handling.asked is None
    assert d.table.lifted is None
    assert d.said[0] != say("warn.noEffect")


def last_two(qtbot: QtBot) -> Deck:
    """Anna has two dice left and neither axis nor engines."""
    d = deck(qtbot, ((3, 3, 3, 3), (3, 3, 3, 3)))
    for place, space in ((0, "conc.1"), (0, "axis.C"), (1, "conc.2"), (1, "engine.C")):
        put(d.table, place, space)
    return d


def test_the_annunciator_names_what_is_still_needed(qtbot: QtBot) -> None:
    d = last_two(qtbot)
    d.view.words.clear(Slot.RESULT)
    assert d.said == (
        say("warn.mandatory.1", name="Anna", spaces=say("list.and", a=say("panel.axis"), b=say("panel.engines"))),
        say("warn.mandatory.2", n=2),
    )
    assert d.view.words.message().kind == "warn"


def test_a_move_that_leaves_no_die_for_a_mandatory_space_is_asked_once_also_covered(qtbot: QtBot) -> None:
    d = last_two(qtbot)
    d.drag(PILOT, 2, "conc.3")
    assert d.placed("conc.3") == 0
    assert d.view.handling.asked is not None
    assert not d.view.handling.asked.question.private
    d.key_down(Qt.Key.Key_Q)
    d.key_up(Qt.Key.Key_Q)
    assert d.view.handling.asked is not None
    d.type(ENTER)
    assert d.placed("conc.3") == 3


def test_a_missed_mandatory_space_is_named_at_the_end_of_the_round(qtbot: QtBot) -> None:
    d = last_two(qtbot)
    for place, space in ((2, "conc.3"), (2, "radio.C2"), (3, "axis.P"), (3, "radio.C1")):
        put(d.table, place, space)
    d.view.words.clear(Slot.RESULT)
    assert d.said[1] == say("lost.mandatory.2")
    assert say("panel.engines") in d.said[0]


def test_pause_takes_a_lifted_die_and_its_aids_away(qtbot: QtBot) -> None:
    d = with_coffee(qtbot, Mode.OPEN)
    d.drag(PILOT, 2, "gear.2")
    assert d.view.handling.rail is not None
    d.table.cover()
    assert d.view.handling.rail is None
    assert not d.view.rail.isVisible()
    assert d.die(PILOT, 2).pos() == d.die(PILOT, 2).home
    d.table.uncover()
    d.drag(PILOT, 2, "gear.2")
    d.type(ENTER)
    assert d.placed("gear.2") == 4
