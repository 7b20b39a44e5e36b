"""What modules do on their instruments (ux-more 2): nothing jumps ahead, each thing has its sentence, Space skips."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.table import Table
from skyteam_qt.rules import Phase, PlaceDie, Seat
from skyteam_qt.rules import events as ev
from skyteam_qt.session.setup import Agreement, Mode
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.module_moves import STEPS as MODULE_STEPS
from skyteam_qt.ui.cockpit.playback import EVENT_STEPS
from skyteam_qt.ui.motion import Motion
from tests.qtbridge.flights import agree
from tests.ui.cockpit.card_decks import Clock
from tests.ui.cockpit.decks import Deck, deck
from tests.ui.cockpit.module_decks import flight, wanted

P, C = Seat.PILOT, Seat.COPILOT

WITHOUT_MOVEMENT = {
    ev.RoundBegan,
    ev.SilenceBegan,
    ev.Dealt,
    ev.LandingSpeedChecked,
    ev.RadioSilent,
    ev.AlreadyDown,
    ev.CoffeeFull,
    ev.RerollSpent,
    ev.RerollChosen,
    ev.CardsExchanged,
    ev.PlacementEnded,
    ev.FellShort,
    ev.MandatoryMissing,
    ev.FlightEnded,
}
"""A sentence is all there is to them, or (hands, redraws) they move together with others."""


def test_every_event_of_the_rules_moves_something_or_has_nothing_to_move() -> None:
    moved = {*EVENT_STEPS, *MODULE_STEPS}
    assert moved & WITHOUT_MOVEMENT == set()
    assert moved | WITHOUT_MOVEMENT == set(get_args(ev.Event))


class Moving:
    """An open cockpit whose clock the test turns."""

    def __init__(self, qtbot: QtBot, table: Table) -> None:
        self.clock = Clock()
        self.deck: Deck = deck(qtbot, table=table, motion=Motion(1.0, 0.0, self.clock))
        self.told: list[str] = []
        self.deck.view.spoken.connect(lambda text, _assertive: self.told.append(text))

    @property
    def facts(self) -> CockpitFacts:
        return self.deck.view.layer.facts

    def wait(self, seconds: float = 0.05) -> None:
        self.clock.t += seconds
        self.deck.view.animator.tick()

    def until_still(self, look: Callable[[CockpitFacts], object]) -> list[object]:
        """What `look` finds while it plays, each only once in a row."""
        seen = [look(self.facts)]
        for _ in range(900):
            if not self.deck.view.animator.busy:
                break
            self.wait()
            if seen[-1] != (now := look(self.facts)):
                seen.append(now)
        assert not self.deck.view.animator.busy
        assert not self.deck.view.playback.overlay
        return seen


def put(table: Table, seat: Seat, place: int, space: str) -> None:
    table.ports.seat(seat).submit(PlaceDie(seat, place, table.ports.table.ruleset.index[space]))


def opened(scenario: str, *cards: str, hands: tuple[tuple[int, ...], tuple[int, ...]], **turned: int) -> Table:
    return flight(scenario, *cards, dealer=wanted(hands), mode=Mode.OPEN)  # type: ignore[arg-type]


def test_kerosene_burns_unit_by_unit(qtbot: QtBot) -> None:
    m = Moving(qtbot, opened("OSL-green", hands=((4, 3, 2, 1), (1, 2, 3, 4))))
    put(m.deck.table, P, 0, "kerosene")
    levels = m.until_still(lambda facts: facts.kerosene.level)
    assert levels[0] == 20
    assert levels[-1] == 16
    assert len(levels) > 3
    assert levels == sorted(levels, reverse=True)
    assert m.deck.said == ("Anna places 4 on Kerosene.", "Kerosene 4 burnt, 16 left.")


def test_the_wind_turns_to_the_side_of_the_axis(qtbot: QtBot) -> None:
    m = Moving(qtbot, opened("GIG-yellow", "control", hands=((4, 3, 2, 1), (2, 2, 3, 4))))
    put(m.deck.table, P, 0, "axis.P")
    m.until_still(lambda facts: facts.wind.offset)
    put(m.deck.table, C, 0, "axis.C")
    offsets = m.until_still(lambda facts: facts.wind.offset)
    assert (offsets[0], offsets[-1]) == (0, -2)
    assert m.deck.said == ("Difference 2. 2 marks toward the Pilot.", "Wind 2 clicks to the Pilot: +2.")


def test_equal_axis_dice_bring_a_coffee_to_the_shelf(qtbot: QtBot) -> None:
    m = Moving(qtbot, opened("GIG-yellow", "control", hands=((3, 3, 2, 1), (3, 2, 3, 4))))
    put(m.deck.table, P, 0, "axis.P")
    put(m.deck.table, C, 0, "axis.C")
    assert m.until_still(lambda facts: facts.coffee) == [0, 1]
    assert m.deck.said == ("Equal. The axis stays.", "Control: one coffee.")


def test_a_leak_is_told_with_the_speed(qtbot: QtBot) -> None:
    m = Moving(qtbot, opened("BLQ-green-promo", hands=((3, 3, 2, 1), (1, 2, 3, 4))))
    put(m.deck.table, P, 0, "engine.P")
    m.until_still(lambda facts: 0)
    put(m.deck.table, C, 0, "engine.C")
    levels = m.until_still(lambda facts: facts.kerosene.level)
    assert (levels[0], levels[-1]) == (20, 17)
    assert m.deck.said == ("Speed 4: hold.", "Difference 2: 3 leaked, 17 left.")


def test_ice_brakes_move_with_the_second_die_of_a_column(qtbot: QtBot) -> None:
    m = Moving(qtbot, opened("KEF-yellow", "control", hands=((2, 3, 2, 1), (2, 2, 3, 4))))
    put(m.deck.table, P, 0, "ice.top.2")
    assert m.until_still(lambda facts: facts.brake) == [0]
    assert m.deck.said[1] == "One die. It needs its pair this round."
    put(m.deck.table, C, 0, "ice.bottom.2")
    marks = m.until_still(lambda facts: facts.brake)
    assert (marks[0], marks[-1]) == (0, 2)
    assert len(marks) > 3
    assert m.deck.said == ("Ice brakes 2. Stops up to speed 2.", "Next are two 3s.")


CALM = ((3, 1, 2, 5), (3, 1, 2, 4))


def end_of_round(table: Table, *, fuel: bool = False) -> None:
    """A round in which the plane holds, to its last die."""
    spaces = ("axis", "engine")
    for turn in range(4):
        seat = table.board.to_act
        assert seat is not None
        put(table, seat, turn // 2, f"{spaces[turn // 2]}.{seat.letter}")
    while table.board.phase == Phase.PLACEMENT:
        seat = table.board.to_act
        assert seat is not None
        legal = [one for one in table.ports.seat(seat).legal() if isinstance(one, PlaceDie)]
        names = table.ports.table.ruleset.spaces
        table.ports.seat(seat).submit(next(one for one in legal if names[one.space].id.startswith(("conc", "radio"))))


def test_traffic_dice_roll_and_planes_come_one_after_the_other(qtbot: QtBot) -> None:
    table = opened("HND-red", "control", hands=CALM)
    end_of_round(table)
    before = sum(table.board.planes)
    m = Moving(qtbot, table)
    agree(table, Agreement.NEXT_ROUND)
    assert table.board.round == 2
    counts = m.until_still(lambda facts: (sum(facts.planes), len(facts.traffic_rolled)))
    more = sum(table.board.planes) - before
    assert more == 2  # twelve tokens in all: the third die finds none (TR4)
    planes = list(dict.fromkeys(one for one, _ in counts))  # type: ignore[misc]
    assert planes == [before, before + 1, before + 2]
    assert {dice for _, dice in counts} == {0, 3}  # type: ignore[misc]
    told = {text.partition(".")[0] for text in m.told if text.startswith("Traffic ")}
    assert told == {
        "Traffic dice: 5, 4 and 5",
        "Traffic 5: one plane on the 5th space",
        "Traffic 4: one plane on the 4th space",
        "Traffic 5: no plane left to add",
    }
    assert any(text.startswith("Not used: 6 burnt.") for text in m.told)


def test_alarms_turn_up_one_by_one_and_close_their_spaces(qtbot: QtBot) -> None:
    table = opened("SYD-green-turbulence", "control", hands=CALM)
    end_of_round(table)
    m = Moving(qtbot, table)
    known = len(m.facts.closed)
    agree(table, Agreement.NEXT_ROUND)
    raised = [tile for tile in m.deck.view._base.alarms if tile.state == "on"]
    seen = m.until_still(lambda facts: (sum(tile.state == "on" for tile in facts.alarms), len(facts.closed)))
    assert seen[0][1] == known  # type: ignore[index]
    assert seen[-1][0] == len(raised)  # type: ignore[index]
    assert sum(text.startswith("Alarm ") for text in m.told) >= len(raised) - 1


def test_an_alarm_goes_out_and_its_spaces_open(qtbot: QtBot) -> None:
    """AL3."""
    hands = ((4, 2, 3, 1), (1, 3, 3, 4))
    dealer = wanted(hands, turned={(1, "alarm", 1): 4, (1, "alarm", 2): 2})
    table = flight("SYD-green-turbulence", "control", dealer=dealer, mode=Mode.OPEN)
    m = Moving(qtbot, table)
    if "flap.1" not in m.facts.closed:
        pytest.skip("this space shows no alarm")
    put(table, P, 0, "alarm.4")
    closed = m.until_still(lambda facts: "flap.1" in facts.closed)
    assert closed == [True, False]
    assert m.deck.said[0] == "Alarm 4 off. Open again: Flaps."


def test_rough_air_moves_all_dice_of_that_tray_and_no_other(qtbot: QtBot) -> None:
    """TB1: five hundred milliseconds, whatever they show."""
    m = Moving(qtbot, opened("CPT-green-turbulence", "control", hands=CALM))
    table = m.deck.table
    end_of_round(table)
    agree(table, Agreement.NEXT_ROUND)
    m.until_still(lambda facts: 0)
    agree(table, Agreement.ROLL)
    m.until_still(lambda facts: 0)
    seat = table.board.to_act
    assert seat is not None
    put(table, seat, 0, f"axis.{seat.letter}")
    m.wait(0.2)
    moved: set[tuple[Seat, int]] = set()
    for _ in range(8):
        m.wait(0.05)
        moved |= {(die.seat, die.place) for die in m.deck.view.dice if die.held and die.pos() != die.home}
    assert moved == {(seat, place) for place in (1, 2, 3)}
    m.until_still(lambda facts: 0)
    assert all(die.pos() == die.home for die in m.deck.view.dice)
    assert m.deck.said[1].startswith("Rough air: ")


def test_space_skips_all_of_a_round_that_begins(qtbot: QtBot) -> None:
    table = opened("HND-red", "control", hands=CALM)
    end_of_round(table)
    m = Moving(qtbot, table)
    agree(table, Agreement.NEXT_ROUND)
    assert m.deck.view.animator.busy
    m.deck.type(Qt.Key.Key_Space)
    assert not m.deck.view.animator.busy
    assert m.facts.planes == table.board.planes
    assert m.facts.kerosene is not None
    assert m.facts.kerosene.level == 14
