"""A covered die tells nothing (ux 2.1, 2.5): neither by light nor by refusal, picture, word or name."""

from __future__ import annotations

import gc
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Seat
from skyteam_qt.session.setup import Mode
from tests.qtbridge.flights import COPILOT, PILOT, Hands, put
from tests.ui.cockpit.decks import Deck, deck

ONE: Hands = ((1, 1, 1, 1), (1, 1, 1, 1))
OTHER: Hands = ((6, 4, 5, 2), (2, 6, 3, 5))


def all_values() -> list[Hands]:
    return [((v, v, v, v), (v, v, v, v)) for v in range(1, 7)]


def told(d: Deck) -> dict[str, Any]:
    """All that a looker, a listener or a prodding program finds in the window."""
    facts = d.view.layer.facts
    items = []
    for item in d.view.scene().items():
        kept = {k: v for k, v in vars(item).items() if isinstance(v, (int, float, str, bool, type(None)))}
        items.append((type(item).__name__, item.toolTip(), [item.data(i) for i in range(4)], sorted(kept.items())))
    names = {
        what: (spot.accessibleName(), spot.toolTip(), spot.objectName()) for what, spot in d.view.focus.spots.items()
    }
    return {"facts": facts, "items": items, "names": names, "said": d.said, "title": d.window.windowTitle()}


def same(one: QImage, other: QImage) -> bool:
    return one == other


def story(d: Deck, space: str) -> list[Any]:
    """The same clicks and drags on a covered die, and what there was to see after each."""
    found: list[Any] = [d.picture(), told(d)]
    over = d.at(d.space(space))
    d.take(PILOT, 1, over)
    found += [d.picture(), told(d)]
    d.move(d.on("altitude"))
    found += [d.picture()]
    d.move(over)
    d.release(over)
    found += [d.picture(), told(d), d.placed(space)]
    d.click(d.on("pilot.die.A"))
    found += [d.picture(), told(d)]
    d.click(over)
    found += [d.picture(), told(d), d.placed(space)]
    d.type("B", Qt.Key.Key_Escape)
    found += [d.picture(), told(d)]
    return found


@pytest.mark.parametrize("space", ["gear.2", "brake.1", "brake.2", "flap.1"])
def test_the_same_clicks_on_a_covered_die_look_the_same_for_all_six_values(qtbot: QtBot, space: str) -> None:
    stories = [story(deck(qtbot, hands, size=(960, 600)), space) for hands in all_values()]
    for other in stories[1:]:
        for step, (a, b) in enumerate(zip(stories[0], other, strict=True)):
            assert a == b, step


def test_a_covered_die_on_a_gear_space_hears_hold_q(qtbot: QtBot) -> None:
    d = deck(qtbot)
    d.drag(PILOT, 0, "gear.1")
    assert d.placed("gear.1") == 0
    assert d.said == (say("refuse.covered.1", key="Q"), say("refuse.covered.2"))


def test_covered_lights_are_own_free_and_open_spaces_only(qtbot: QtBot) -> None:
    d = deck(qtbot)
    d.click(d.on("pilot.die.A"))
    lit = {name for name, state in d.looks().items() if state == "lit"}
    assert lit == {
        *("axis.P", "engine.P", "radio.P", "gear.1", "gear.2", "gear.3", "brake.1"),
        *("conc.1", "conc.2", "conc.3"),
    }
    assert set(d.looks().values()) == {"lit", "dim"}


def test_a_covered_axis_die_that_could_spin_is_sent_home(qtbot: QtBot) -> None:
    d = deck(qtbot, ((1, 1, 1, 1), (6, 5, 1, 1)))
    put(d.table, 0, "conc.1")
    put(d.table, 0, "axis.C")
    d.drag(PILOT, 1, "axis.P")
    assert d.placed("axis.P") == 0
    assert d.said[0] == say("refuse.covered.1", key="Q")
    assert d.table.board.outcome == 0


def test_pictures_differ_only_while_a_visor_is_open(qtbot: QtBot) -> None:
    one, other = deck(qtbot, ONE), deck(qtbot, OTHER)
    assert same(one.picture(), other.picture())
    one.table.open(PILOT)
    other.table.open(PILOT)
    assert not same(one.picture(), other.picture())
    one.table.shut()
    other.table.shut()
    assert same(one.picture(), other.picture())
    assert told(one) == told(other)


def test_pictures_are_the_same_again_when_a_visor_closes_in_mid_drag(qtbot: QtBot) -> None:
    pair = (deck(qtbot, ONE), deck(qtbot, OTHER))
    for d in pair:
        d.table.open(PILOT)
        d.take(PILOT, 1, d.at(d.space("gear.2")) + QPoint(3, 3))
    assert not same(pair[0].picture(), pair[1].picture())
    for d in pair:
        d.table.shut()
    assert same(pair[0].picture(), pair[1].picture())
    assert told(pair[0]) == told(pair[1])


def test_a_rail_that_is_open_when_the_visor_closes_is_withdrawn(qtbot: QtBot) -> None:
    decks = [deck(qtbot, ((4, 4, v, 1), (2, 2, 2, 2))) for v in (2, 5)]
    for d in decks:
        put(d.table, 0, "conc.1")
        put(d.table, 0, "conc.2")
        d.table.open(PILOT)
        d.drag(PILOT, 2, "gear.3")
    assert decks[0].view.handling.rail is None  # a 2 reaches no gear 5·6 with two coffees
    assert decks[1].view.handling.rail is not None
    for d in decks:
        d.table.shut()
    assert not decks[1].view.rail.isVisible()
    assert decks[1].view.handling.rail is None
    assert decks[1].table.lifted is None
    assert same(*(trays_only(d) for d in decks))


def trays_only(d: Deck) -> QImage:
    rect = d.view.layer.fit.to_view(d.view.places.panels["trayPilot"]).toAlignedRect()
    return d.picture().copy(rect)


def test_the_partner_is_never_shown_in_visor_mode(qtbot: QtBot) -> None:
    one = deck(qtbot, ((4, 4, 1, 6), (1, 1, 1, 1)))
    other = deck(qtbot, ((4, 4, 1, 6), (6, 5, 3, 2)))
    for d in (one, other):
        d.table.open(PILOT)
        d.click(d.on("pilot.die.A"))
    assert same(one.picture(), other.picture())
    assert told(one) == told(other)


def test_accessible_names_of_dice_never_hold_a_value(qtbot: QtBot) -> None:
    d = deck(qtbot, OTHER)
    d.table.open(PILOT)
    for seat, word in ((PILOT, "pilot"), (COPILOT, "copilot")):
        for letter in "ABCD":
            name = d.view.focus.spots[f"{word}.die.{letter}"].accessibleName()
            assert name == say("a11y.trayCovered", role=say(f"role.{word}"), letter=letter), seat


def test_no_die_item_keeps_a_value(qtbot: QtBot) -> None:
    d = deck(qtbot, OTHER, Mode.OPEN)
    d.picture()
    for die in d.view.dice:
        kept = {k: v for k, v in vars(die).items() if isinstance(v, int) and not isinstance(v, (bool, Seat))}
        assert kept == {"place": die.place}


def test_nothing_in_the_scene_leads_to_a_hand(qtbot: QtBot) -> None:
    """Items reach models and the view; a covered model holds no values."""
    d = deck(qtbot, OTHER)
    for die in d.view.dice:
        assert isinstance(die, QGraphicsItem)
        assert not any(ref == OTHER[die.seat] for ref in gc.get_referents(die.model))
        assert not die.model.is_open
