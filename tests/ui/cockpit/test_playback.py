"""Resolution on the instruments (ux 3.5): nothing jumps ahead, Space skips, the sentence comes last."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.session.setup import Agreement, Mode
from skyteam_qt.ui.motion import Motion
from tests.qtbridge.flights import COPILOT, PILOT, Hands, agree, boarded, put
from tests.ui.cockpit.decks import Deck, deck

DICE: Hands = ((4, 3, 4, 5), (3, 2, 1, 5))


class Clock:
    def __init__(self) -> None:
        self.t = 0.0

    def __call__(self) -> float:
        return self.t


class Moving:
    """A deck whose clock the test turns."""

    def __init__(self, qtbot: QtBot, hands: Hands = DICE) -> None:
        self.clock = Clock()
        self.deck: Deck = deck(qtbot, hands, Mode.OPEN, motion=Motion(1.0, 0.0, self.clock))
        self.facts = lambda: self.deck.view.layer.facts

    def wait(self, seconds: float) -> None:
        for _ in range(20):
            self.clock.t += seconds / 20
            self.deck.view.animator.tick()

    def put(self, place: int, space: str) -> None:
        put(self.deck.table, place, space)

    def settle(self) -> None:
        self.wait(20.0)


def test_the_axis_tilts_mark_by_mark_and_then_the_sentence_is_said(qtbot: QtBot) -> None:
    m = Moving(qtbot)
    m.put(0, "axis.P")
    m.settle()
    m.put(1, "axis.C")
    assert m.facts().axis == 0
    m.wait(0.16)
    m.wait(0.26)
    assert -2 < m.facts().axis < 0
    assert m.deck.said[0] != say("result.axis.pilot", d=2, n=2)
    m.settle()
    assert m.facts().axis == -2
    assert m.deck.said[0] == say("result.axis.pilot", d=2, n=2)
    assert not m.deck.view.animator.busy
    assert not m.deck.view.playback.overlay


def test_the_own_plane_travels_along_the_approach(qtbot: QtBot) -> None:
    m = Moving(qtbot)
    m.put(0, "engine.P")
    m.settle()
    m.put(0, "engine.C")
    assert m.facts().position == 0
    m.wait(0.16)
    m.wait(0.43)
    m.wait(0.2)
    assert 0 < m.facts().position < 1
    m.settle()
    assert m.facts().position == 1
    assert m.deck.said == (say("result.engines.advance", speed=7, n=1), say("result.engines.wasClear"))


def test_a_lever_moves_before_the_marker_slides(qtbot: QtBot) -> None:
    m = Moving(qtbot)
    m.put(0, "gear.2")
    m.wait(0.16)
    assert m.facts().gear[1] < 1
    assert m.facts().blue == 4
    m.wait(0.45)
    assert m.facts().gear[1] == 1
    m.wait(0.1)
    assert 4 < m.facts().blue < 5
    m.settle()
    assert m.facts().blue == 5


def test_a_coffee_flies_before_it_lies_on_the_shelf(qtbot: QtBot) -> None:
    m = Moving(qtbot)
    m.put(0, "conc.1")
    m.wait(0.2)
    assert m.facts().coffee == 0
    m.settle()
    assert m.facts().coffee == 1
    assert m.deck.said[0] == say("result.coffee.one")


def test_a_cleared_plane_leaves_slowly(qtbot: QtBot) -> None:
    m = Moving(qtbot)
    m.put(0, "radio.P")
    assert m.facts().planes[3] == 2
    m.wait(0.16)
    m.wait(0.2)
    assert m.facts().planes[3] == 1
    assert m.facts().leaving is not None
    m.settle()
    assert m.facts().leaving is None


def test_space_skips_to_the_end(qtbot: QtBot) -> None:
    m = Moving(qtbot)
    m.put(0, "gear.2")
    assert m.deck.view.animator.busy
    m.deck.type(Qt.Key.Key_Space)
    assert not m.deck.view.animator.busy
    assert m.facts().blue == 5
    assert m.deck.said[0] == say("result.gear", range="3·4", limit=5)


def test_the_next_player_need_not_wait(qtbot: QtBot) -> None:
    m = Moving(qtbot)
    m.put(0, "gear.2")
    m.deck.drag(COPILOT, 2, "flap.1")
    assert m.deck.placed("flap.1") == 1
    assert m.facts().blue == 5
    m.settle()
    assert m.facts().flaps[0] == 1
    assert not m.deck.view.playback.overlay


def test_the_placed_die_glides_from_the_hand_to_its_space(qtbot: QtBot) -> None:
    m = Moving(qtbot)
    m.put(0, "gear.2")
    assert "gear.2" not in m.facts().placed
    m.wait(0.17)
    assert "gear.2" in m.facts().placed


def test_a_refused_die_glides_home_in_220_ms(qtbot: QtBot) -> None:
    m = Moving(qtbot)
    m.deck.drag(PILOT, 0, "gear.3")
    die = m.deck.die(PILOT, 0)
    assert die.pos() != die.home
    m.wait(0.11)
    assert die.pos() != die.home
    m.wait(0.12)
    assert die.pos() == die.home
    assert not die.raised


def test_the_roll_tumbles_every_die_alike_for_900_ms(qtbot: QtBot) -> None:
    clock = Clock()
    table = boarded(DICE)
    d = deck(qtbot, table=table, motion=Motion(1.0, 0.0, clock))
    agree(table, Agreement.ROLL)
    clock.t = 0.2
    d.view.animator.tick()
    offsets = {(die.pos() - die.home).toTuple() for die in d.view.dice}
    assert len(offsets) == 1
    assert offsets != {(0.0, 0.0)}
    clock.t = 0.89
    d.view.animator.tick()
    assert d.view.animator.busy
    clock.t = 0.91
    d.view.animator.tick()
    assert {(die.pos() - die.home).toTuple() for die in d.view.dice} == {(0.0, 0.0)}


def test_the_altitude_window_drops_after_the_dice_flew_home(qtbot: QtBot) -> None:
    m = Moving(qtbot, ((3, 1, 2, 4), (3, 1, 2, 4)))
    for place, space in ((0, "axis"), (1, "engine")):
        for letter in "PC":
            m.put(place, f"{space}.{letter}")
    for place, space in ((2, "gear.1"), (2, "flap.1"), (3, "gear.2"), (3, "radio.C1")):
        m.put(place, space)
    m.settle()
    agree(m.deck.table, Agreement.NEXT_ROUND)
    m.wait(0.35)
    assert 1 < m.facts().round_now < 2
    m.settle()
    assert m.facts().round_now == 2


def test_a_spin_holds_with_one_pulse(qtbot: QtBot) -> None:
    m = Moving(qtbot, ((1, 2, 2, 2), (6, 2, 2, 2)))
    m.put(0, "axis.P")
    m.settle()
    m.put(0, "axis.C")
    m.wait(0.16 + 0.9)
    assert m.deck.said[0] != say("lost.spin")
    m.settle()
    assert abs(m.facts().axis) == 3
    assert m.deck.said[0] == say("lost.spin")


@pytest.mark.parametrize("factor", [0.0, 1.0])
def test_after_all_movement_the_picture_is_the_same_with_and_without_motion(qtbot: QtBot, factor: float) -> None:
    clock = Clock()
    d = deck(qtbot, DICE, Mode.OPEN, motion=Motion(factor, 0.0, clock), size=(960, 600))
    other = deck(qtbot, DICE, Mode.OPEN, size=(960, 600))
    d.table.resume()  # the second window took the keyboard, and with it the open cockpit
    for place, space in ((0, "gear.2"), (0, "axis.C"), (1, "axis.P")):
        put(d.table, place, space)
        put(other.table, place, space)
    clock.t = 30
    d.view.animator.tick()
    d.view.animator.tick()
    assert d.picture() == other.picture()
