"""The stopwatch in the cockpit (F91, ux 3.3): when it counts, when it stands still, and what happens at zero."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Loss, Outcome, Phase, PlaceDie
from skyteam_qt.session.setup import Agreement, Mode
from skyteam_qt.ui.motion import Motion
from skyteam_qt.ui.screens.debrief import DebriefScreen
from skyteam_qt.ui.theme import Theme
from tests.qtbridge.flights import put
from tests.ui.cockpit.card_decks import COPILOT, PILOT, Clock, agree, briefed, dealt, drawn
from tests.ui.cockpit.decks import Deck, deck
from tests.ui.cockpit.test_flight_in_view import go_on


def timed(qtbot: QtBot, clock: Clock, mode: Mode = Mode.VISORS, factor: float = 0.0) -> Deck:
    return deck(qtbot, table=drawn(mode=mode, stopwatch=60, clock=clock), motion=Motion(factor, 0.0, clock))


def left(d: Deck) -> int:
    d.view.clock.tick()
    facts = d.view.layer.facts.clock
    assert facts is not None
    return facts.left


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_it_counts_from_the_draw_and_shows_whole_seconds(qtbot: QtBot, clock: Clock) -> None:
    d = timed(qtbot, clock)
    assert left(d) == 60
    clock.t = 0.4
    assert left(d) == 60
    clock.t = 12.5
    assert left(d) == 48
    assert d.view.layer.facts.clock.running


def test_it_starts_only_when_the_cards_lie_there(qtbot: QtBot, clock: Clock) -> None:
    table = briefed(dealt(), stopwatch=60, clock=clock)
    d = deck(qtbot, table=table, motion=Motion(1.0, 0.0, clock))
    agree(table, Agreement.ROLL)
    clock.t = 0.5
    d.view.animator.tick()
    assert not table.ports.table.stopwatch_runs
    assert left(d) == 60
    clock.t = 5.0
    d.view.animator.tick()
    assert table.ports.table.stopwatch_runs
    assert left(d) == 60
    clock.t = 6.0
    assert left(d) == 59


def test_who_skips_the_draw_starts_it(qtbot: QtBot, clock: Clock) -> None:
    table = briefed(dealt(), stopwatch=60, clock=clock)
    d = deck(qtbot, table=table, motion=Motion(1.0, 0.0, clock))
    agree(table, Agreement.ROLL)
    d.type(Qt.Key.Key_Space)
    assert table.ports.table.stopwatch_runs


def test_it_runs_while_a_card_is_held_asked_about_and_placed(qtbot: QtBot, clock: Clock) -> None:
    d = timed(qtbot, clock)
    d.table.open(PILOT)
    d.take(PILOT, 1, d.at(d.space("gear.2")))
    clock.t = 5
    assert left(d) == 55
    d.release(d.at(d.space("gear.2")))
    clock.t = 7
    assert left(d) == 53
    d.type("T")
    clock.t = 9
    assert left(d) == 51


def test_it_stands_still_while_the_curtain_is_closed(qtbot: QtBot, clock: Clock) -> None:
    d = timed(qtbot, clock, Mode.CURTAIN)
    clock.t = 30
    assert left(d) == 60
    assert not d.view.layer.facts.clock.running
    assert d.table.raise_curtain(COPILOT)
    clock.t = 33
    assert left(d) == 57
    d.table.close_curtain()
    clock.t = 60
    assert left(d) == 57
    d.table.raise_curtain(PILOT)
    clock.t = 61
    assert left(d) == 56


def test_it_stands_still_under_a_page_and_while_the_window_is_hidden(qtbot: QtBot, clock: Clock) -> None:
    d = timed(qtbot, clock)
    clock.t = 10
    d.table.cover()
    clock.t = 40
    assert left(d) == 50
    d.table.uncover()
    clock.t = 41
    assert left(d) == 49
    d.window.hide()
    assert not d.table.ports.table.stopwatch_runs
    clock.t = 80
    d.window.show()
    clock.t = 81
    assert left(d) == 48
    d.window.showMinimized()
    clock.t = 90
    d.window.showNormal()
    clock.t = 91
    assert left(d) == 47


def test_it_stands_still_while_a_correction_is_asked_for(qtbot: QtBot, clock: Clock) -> None:
    d = timed(qtbot, clock)
    put(d.table, 0, "conc.1")
    clock.t = 10
    assert left(d) == 50
    ports = d.table.ports
    ports.pilot.propose_correction(ports.table.steps()[0].index, "wrong-space")
    clock.t = 30
    assert left(d) == 50
    ports.copilot.decline(Agreement.CORRECTION)
    clock.t = 31
    assert left(d) == 49


def test_at_zero_the_cards_in_hand_are_lost_and_that_is_told(qtbot: QtBot, clock: Clock) -> None:
    d = timed(qtbot, clock)
    put(d.table, 0, "conc.1")
    clock.t = 61
    d.view.clock.tick()
    assert d.table.board.phase == Phase.END
    assert d.said == ("Time. 7 cards were not placed.", "The Axis and the Engines were not set")
    assert not any(die.held for die in d.view.dice)
    assert left(d) == 0
    assert d.view.layer.facts.pilot.pile == 11
    d.view.speaker._stayed()  # the passing message has passed
    cause = "Time ran out. The Axis and the Engines were not set"
    assert d.said == (cause, say("lost.mandatory.2"))
    go_on(d, by_keys=True)
    assert d.table.board.outcome == Outcome.LOST
    assert d.table.board.loss == Loss.MISSING_MANDATORY
    assert d.said == (cause, "Hold together to go on")
    clock.t = 63
    go_on(d, by_keys=True)
    page = DebriefScreen(Theme("dark"), d.table)
    qtbot.addWidget(page)
    assert page.cause == cause


def test_who_left_a_place_empty_with_time_in_hand_is_not_told_that_time_ran_out(qtbot: QtBot, clock: Clock) -> None:
    d = timed(qtbot, clock)
    mandatory = d.view.ruleset.mandatory
    while d.table.asked is not None:
        port = d.table.ports.seat(d.table.asked)
        places = (one for one in port.legal() if isinstance(one, PlaceDie) and one.space not in mandatory)
        port.submit(next(places))
    assert d.table.board.phase == Phase.END
    go_on(d, by_keys=True)
    assert d.said[0] == "The Axis and the Engines were not set"


def test_the_first_hold_after_the_time_is_up_counts(qtbot: QtBot, clock: Clock) -> None:
    """Who still looks at zero is told that the key must be pressed anew: looking is no agreement."""
    d = deck(qtbot, table=drawn(stopwatch=60, clock=clock), motion=Motion(0.0, 1.0, clock))
    for place, space in enumerate(("axis", "engine")):
        put(d.table, (1, 3)[place], f"{space}.P")
        put(d.table, (2, 3)[place], f"{space}.C")
    d.key_down(Qt.Key.Key_Q)
    assert d.table.open_seat == PILOT
    clock.t = 61
    d.view.clock.tick()
    assert d.table.board.phase == Phase.END
    clock.t = 62
    d.key_down(Qt.Key.Key_O)
    assert d.said[1] == "Anna: let go, then hold again."
    d.key_up(Qt.Key.Key_Q)
    assert d.said[1] == "Waiting for Anna."
    clock.t = 63
    d.key_down(Qt.Key.Key_Q)
    clock.t = 63.9
    d.view.visors._tick()
    assert d.table.board.round == 2


def test_at_zero_effects_of_placed_cards_stand_and_the_round_goes_on(qtbot: QtBot, clock: Clock) -> None:
    d = timed(qtbot, clock)
    for place, space in enumerate(("axis", "engine")):
        put(d.table, (1, 3)[place], f"{space}.P")
        put(d.table, (2, 3)[place], f"{space}.C")
    clock.t = 61
    d.view.clock.tick()
    assert d.said == ("Time. 4 cards were not placed.", say("roundEnd.goOn"))
    go_on(d, by_keys=True)
    assert d.table.board.round == 2
    assert left(d) == 60


def test_at_zero_a_card_in_the_air_and_an_open_question_are_gone(qtbot: QtBot, clock: Clock) -> None:
    d = timed(qtbot, clock)
    d.table.open(PILOT)
    d.take(PILOT, 1, d.at(d.space("gear.2")))
    clock.t = 61
    d.view.clock.tick()
    assert d.table.lifted is None
    d.release(d.at(d.space("gear.2")))
    assert d.placed("gear.2") == 0
    assert d.said[0] == "Time. 8 cards were not placed."
    assert not d.view.rail.isVisible()


def test_a_card_that_comes_too_late_is_told_the_time_and_nothing_else(qtbot: QtBot, clock: Clock) -> None:
    """Zero was reached between two looks at the clock: the placement itself finds it out."""
    d = timed(qtbot, clock)
    d.table.open(PILOT)
    clock.t = 61
    d.drag(PILOT, 1, "axis.P")
    assert d.placed("axis.P") == 0
    assert d.said[0] == "Time. 8 cards were not placed."


def test_little_time_is_announced_once_a_round(qtbot: QtBot, clock: Clock) -> None:
    d = timed(qtbot, clock)
    heard: list[str] = []
    d.view.spoken.connect(lambda text, _: heard.append(text))
    for t in (44, 45.5, 46, 47):
        clock.t = t
        d.view.clock.tick()
    assert [text for text in heard if "second" in text] == [say("clock.warn", n=15)]


def test_the_board_read_aloud_tells_the_time_left(qtbot: QtBot, clock: Clock) -> None:
    d = timed(qtbot, clock)
    heard: list[str] = []
    d.view.spoken.connect(lambda text, _: heard.append(text))
    clock.t = 20
    d.key_down(Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert heard[-1].endswith(say("a11y.clock", n=40))


def test_a_flight_without_it_has_no_clock(qtbot: QtBot) -> None:
    d = deck(qtbot, table=drawn())
    assert d.view.layer.facts.clock is None
    assert d.view.places.clock is None


def test_the_clock_lies_beside_ladder_and_message(qtbot: QtBot, clock: Clock) -> None:
    """Right end of the annunciator, in both arrangements."""
    d = timed(qtbot, clock)
    for kind in ("tall", "wide"):
        layout = d.view.layout_of(kind)
        face, panel = layout.clock_face.adjusted(-12, -12, 12, 12), layout.panels["annunciator"]
        assert panel.contains(face)
        assert not face.intersects(layout.message_box)
        assert not any(face.intersects(step) for step in layout.ladder(8))
    plain = deck(qtbot, table=drawn()).picture()
    clock.t = 20
    d.view.clock.tick()
    middle = d.view.layer.fit.to_view(d.view.places.clock_face).center()
    assert d.picture().pixelColor((middle - QPointF(0, 30)).toPoint()) != plain.pixelColor(
        (middle - QPointF(0, 30)).toPoint()
    )
