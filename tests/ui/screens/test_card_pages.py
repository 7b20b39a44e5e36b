"""Boarding, briefing, debrief and stepping with cards: the words and pictures of the game on the table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.phrases import Names
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.qtbridge.table_words import table_choice, table_flight
from skyteam_qt.qtbridge.texts import speak_of
from skyteam_qt.rules import Outcome, Phase
from skyteam_qt.rules import events as ev
from skyteam_qt.session.port import Ports
from skyteam_qt.session.setup import Agreement
from skyteam_qt.sim.examples import example
from skyteam_qt.sim.scripted import FINAL_APPROACH, C, P, Script, WantedDice, fly_turns
from skyteam_qt.ui.motion import STILL
from skyteam_qt.ui.replay.board import replay_facts
from skyteam_qt.ui.screens.briefing import BriefingScreen
from skyteam_qt.ui.screens.debrief import DebriefScreen, Token
from skyteam_qt.ui.screens.debrief_facts import column_text
from skyteam_qt.ui.screens.pause import PauseScreen, flight_line
from skyteam_qt.ui.screens.steps import Film, StepScreen, step_message
from skyteam_qt.ui.theme import Theme
from tests.session.flights import begin, both, cards, dealer_for, fly_script
from tests.ui.pages import SIZES, cut_texts, show, shown_texts

DICE = re.compile(r"\b(die|dice|rolls?|rolled|rerolls?)\b", re.IGNORECASE)


@pytest.fixture(autouse=True)
def _dice_afterwards() -> Iterator[None]:
    yield
    speak_of("dice")


def flight(level: str = "easy", script: Script = FINAL_APPROACH, stopwatch: int = 0, **sky: int) -> Ports:
    dealer: WantedDice = dealer_for(script)
    dealer.sky = {int(key[1:]): value for key, value in sky.items()}
    return begin(dealer=dealer, setup=cards(level=level, stopwatch=stopwatch)).ports()


def landed(level: str = "easy", **sky: int) -> Ports:
    ports = flight(level, **sky)
    fly_script(ports, FINAL_APPROACH)
    assert ports.table.board.outcome == Outcome.WON
    return ports


def words(page: QWidget) -> list[str]:
    """All that is written and told on a page."""
    parts = [page, *page.findChildren(QWidget)]
    told = [text for part in parts for text in (part.accessibleName(), part.accessibleDescription())]
    return [*shown_texts(page), *told]


@pytest.mark.parametrize(
    ("level", "stopwatch", "choice"),
    [("easy", 0, ("Easy",)), ("expert", 60, ("Expert", "Stopwatch 60 s"))],
)
def test_a_flight_is_called_by_its_game_and_what_was_chosen(
    level: str, stopwatch: int, choice: tuple[str, ...]
) -> None:
    port = flight(level, stopwatch=stopwatch).table
    assert table_flight(port) == "Final Approach"
    assert table_choice(port) == choice
    dice = begin().ports().table
    assert (table_flight(dice), table_choice(dice)) == ("YUL Montréal-Trudeau", ())


def test_the_pause_names_level_and_stopwatch(qtbot: QtBot) -> None:
    table = Table(flight("hard", stopwatch=60))
    assert flight_line(table) == "Final Approach, round 1 of 7 · 6\N{NO-BREAK SPACE}000 ft · Hard · Stopwatch 60 s"
    page = PauseScreen(Theme("dark"), STILL, table)
    qtbot.addWidget(page)
    show(page)
    assert flight_line(table) in shown_texts(page)
    assert [text for text in words(page) if DICE.search(text)] == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_briefing_speaks_of_cards_and_shows_level_joker_and_coins(qtbot: QtBot, theme: str) -> None:
    table = Table(flight("normal", s2=5))
    page = BriefingScreen(table, Theme(theme), STILL)
    qtbot.addWidget(page)
    show(page)
    facts = page._facts.cockpit
    assert (facts.cards, facts.airport_code, facts.airport_name) == (True, "Final Approach", "Normal")
    assert [text for text in words(page) if DICE.search(text)] == []
    both(table.ports, Agreement.ROLL)
    fly_turns(table.ports, FINAL_APPROACH[0], 8)
    both(table.ports, Agreement.NEXT_ROUND)
    page.refresh()
    assert page._facts.news == "Busy sky: one more plane, 4 cards ahead."
    assert not page.grab().isNull()


@pytest.mark.parametrize("size", SIZES)
def test_the_debrief_speaks_of_cards(qtbot: QtBot, size: tuple[int, int]) -> None:
    table = Table(landed("normal", s2=5))
    page = DebriefScreen(Theme("dark"), table)
    qtbot.addWidget(page)
    show(page, *size)
    assert cut_texts(page) == []
    assert "Final Approach · Normal · Visors" in page.hero.accessibleDescription()
    assert {"0 of 2 redraws used", "cards in the order they were placed"} <= set(shown_texts(page))
    assert {token._what for token in page.findChildren(Token)} == {"coin", "joker"}
    for number in range(7):
        page.recorder.choose(number)
        assert DICE.search(page.details.text()) is None
    assert [text for text in words(page) if DICE.search(text)] == []


def test_the_recorder_tells_aces_spent_coins_and_planes_of_a_busy_sky(qtbot: QtBot) -> None:
    """F1, F45, F81."""
    page = DebriefScreen(Theme("dark"), Table(landed("normal", s2=5)))
    qtbot.addWidget(page)
    first, second = column_text(page.columns[0], 1), column_text(page.columns[1], 2)
    assert "P A on Gear 1·2" in first
    assert "1 more plane came" in second
    assert "plane came" not in first


def test_a_card_with_coffee_is_told_as_drawn_and_as_it_counted(qtbot: QtBot) -> None:
    """F45."""
    script: Script = (((P, "conc.1", 4), (P, "gear.1", 3), (C, "axis.C", 3), (C, "engine.C", 4)),)
    ports = flight(script=script)
    both(ports, Agreement.ROLL)
    fly_turns(ports, script[0], 2)
    table = Table(ports)
    assert table.mode == "visors"
    table.open(P)
    table.lift(P, 1)
    assert table.place(ports.table.ruleset.index["gear.1"], -1) is None
    for seat in (P, C):
        ports.seat(seat).agree(Agreement.GIVE_UP)
    both(ports, Agreement.DEBRIEF)
    page = DebriefScreen(Theme("dark"), table)
    qtbot.addWidget(page)
    show(page)
    text = column_text(page.columns[0], 1)
    assert "P 3 to 2 on Gear 1·2" in text
    assert "1 coffee spent" in text


def test_time_that_ran_out_is_told(qtbot: QtBot) -> None:
    """F91."""
    now = [0.0]
    dealer = dealer_for(FINAL_APPROACH)
    setup = cards(level="easy", stopwatch=60)
    ports = begin(dealer=dealer, setup=setup, clock=lambda: now[0]).ports()
    both(ports, Agreement.ROLL)
    ports.table.run_stopwatch(True)
    fly_turns(ports, FINAL_APPROACH[0], 3)
    now[0] = 61.0
    assert ports.table.check_stopwatch()
    both(ports, Agreement.NEXT_ROUND)
    both(ports, Agreement.DEBRIEF)
    page = DebriefScreen(Theme("dark"), Table(ports))
    qtbot.addWidget(page)
    assert "the time ran out" in column_text(page.columns[0], 1)
    assert page.cause.startswith("Time ran out. ")
    assert page.cause.endswith("set")


def test_the_lock_of_a_worked_example_is_open_whenever_people_may_talk(qtbot: QtBot) -> None:
    film = Film(*example("fe1"), Names("Anna", "Ben"))
    page = StepScreen(Theme("dark"), film)
    qtbot.addWidget(page)
    seen = []
    for at, (view, _) in enumerate(film.frames):
        page.go(at)
        seen.append((view.board.phase == Phase.PLACEMENT, page.picture._facts.chat_open))
        assert replay_facts(film.ruleset, view.board).chat_open == page.picture._facts.chat_open
    assert {*seen} == {(True, False), (False, True)}
    assert seen[9] == (False, True)  # the eighth card lies


@pytest.mark.parametrize("size", SIZES)
def test_stepping_shows_both_hands_as_cards(qtbot: QtBot, size: tuple[int, int]) -> None:
    film = Film.of_table(Table(landed("normal", s2=5)))
    page = StepScreen(Theme("dark"), film)
    qtbot.addWidget(page)
    show(page, *size)
    assert cut_texts(page) == []
    told = set()
    for at in range(len(film.frames)):
        page.go(at)
        facts, picture = page.picture._facts, page.picture
        assert (facts.cards, facts.airport_name) == (True, "Normal")
        told |= {picture.accessibleName(), picture.accessibleDescription()}
    assert [text for text in told if DICE.search(text)] == []
    assert "Both have drawn four cards." in told
    page.go(1)
    assert "Anna holds 3, 6, A and 5. Ben holds 3, 2, 6 and 4." in page.picture.accessibleDescription()


def test_a_position_says_what_was_done_and_what_came_of_it() -> None:
    film = Film.of_table(Table(landed("normal", s2=5)))
    said = {}
    for view, events in film.frames:
        for event in events:
            said.setdefault(type(event), step_message(film, view, events))
    assert said[ev.SpeedSet].line1 == "Ben places 4 on Engines."
    assert said[ev.SpeedSet].line2.startswith("Speed 9: advance 1")
    assert said[ev.BusySky].line2 == "Busy sky: one more plane, 4 cards ahead."
    assert said[ev.Dealt].line1 == "Both have drawn four cards."
    assert film.frames[-1][0].board.phase == Phase.OVER
