"""Whole flights with modules and abilities through the window, by mouse and by keys (issue 4, Proof)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from skyteam_qt.content.abilities import ability_ids
from skyteam_qt.content.files import read_json
from skyteam_qt.content.library import load_scenario
from skyteam_qt.qtbridge.roles import Role
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Outcome, Phase
from skyteam_qt.rules.modules.total_trust import TrustMarks
from skyteam_qt.session.port import TablePort
from skyteam_qt.session.setup import Mode
from tests.ui.flights.crew import Crew, Key
from tests.ui.flights.module_crew import ModuleFlyer, embark

Board = Callable[..., Crew]

BY_MOUSE = [
    ("PEK-green-turbulence", ("anticipation",), 14),
    ("KBP-yellow-turbulence", ("adaptation", "synchronisation"), 5),
    ("NZIR-red-turbulence", ("mastery",), 2),
    ("PBH-red", ("anticipation", "synchronisation"), 17),
    ("CPT-green-turbulence", ("mastery",), 4),
    ("WAW-yellow-turbulence", ("control",), 248),
    ("TER-yellow-turbulence", ("working-together", "adaptation"), 15),
    ("GIG-red", ("control", "working-together"), 86),
]
SILENT = ("KBP-yellow-turbulence", ("control", "mastery"), 125)
"""A planner comes to the fifth round on a space without talk."""
BY_KEYS = ("MAD-yellow-turbulence", ("synchronisation",), 20)


def test_together_these_flights_have_every_module_and_every_card() -> None:
    flights = [*BY_MOUSE, BY_KEYS]
    modules = {module for scenario, _, _ in flights for module in load_scenario(scenario).modules}
    assert modules >= set(read_json("scenarios")["modules"])
    assert {card for _, cards, _ in flights for card in cards} == set(ability_ids())


@pytest.mark.parametrize(("scenario", "cards", "seed"), BY_MOUSE)
def test_a_flight_with_modules_by_mouse(board: Board, scenario: str, cards: tuple[str, ...], seed: int) -> None:
    crew = embark(board(seed=seed), scenario, *cards, seed=seed)
    flyer = ModuleFlyer(crew, seed)
    flyer.fly()
    now = crew.table.board
    assert now.round >= len(now.altitude_tokens) - 1
    assert crew.debrief.headline == say("debrief.won" if now.outcome == Outcome.WON else "debrief.lost")


def test_a_flight_with_interns_and_synchronisation_by_keyboard(board: Board) -> None:
    scenario, cards, seed = BY_KEYS
    crew = embark(board(seed=seed), scenario, *cards, seed=seed)
    flyer = ModuleFlyer(crew, seed, by_keys=True)
    flyer.fly()
    assert crew.table.board.round == 6
    assert flyer.done["token"] > 0
    assert flyer.done["traffic die"] > 0


@pytest.mark.parametrize("mode", [Mode.CURTAIN, Mode.OPEN])
def test_swaps_and_alarms_in_the_other_ways_to_sit(board: Board, mode: Mode) -> None:
    crew = embark(board(seed=3, mode=mode), "SYD-red-turbulence", "anticipation", "working-together", seed=3, mode=mode)
    flyer = ModuleFlyer(crew, 3, cards=0.8)
    flyer.fly()
    assert flyer.done["swap"] > 0


def ring(crew: Crew) -> None:
    """The pause before the roll of a silent round is over, whatever real time says."""
    for timer in crew.flight.findChildren(QTimer):
        if timer.isActive():
            timer.stop()
            timer.timeout.emit()


def test_total_trust_goes_from_round_end_to_the_roll_without_a_briefing(board: Board) -> None:
    """TT1: the cockpit stays, the chat stays locked, nobody is asked to roll."""
    scenario, cards, seed = SILENT
    crew = embark(board(seed=seed, factor=1.0, hold=0.0), scenario, *cards, seed=seed)
    flyer = ModuleFlyer(crew, seed)

    def silent_end(table: TablePort) -> bool:
        marks = table.board.find(TrustMarks)
        return table.board.phase == Phase.END and marks is not None and marks.marked[table.board.position]

    flyer.planner.fly(silent_end)
    flyer.settle()
    QApplication.processEvents()
    number = crew.table.board.round
    assert crew.said[1] == say("roundEnd.goOnSilent")
    assert not crew.table.ports.table.may_talk
    screens = []
    crew.after = lambda what: screens.append(crew.screen)
    crew.hold_both()
    flyer.settle()
    assert crew.flight.silent
    assert crew.said[0] == say("roundEnd.noTalk")
    assert crew.view.layer.facts.talk_cross
    crew.key(Key.Key_Escape)
    ring(crew)
    assert crew.flight.silent  # not behind a page
    crew.key(Key.Key_Escape)
    ring(crew)
    flyer.settle()
    crew.after = None
    assert crew.table.board.round == number + 1
    assert crew.table.board.phase == Phase.PLACEMENT
    assert {type(screen).__name__ for screen in screens} == {"CockpitPage", "PauseScreen"}
    texts = [str(crew.table.log.value(row, Role.TEXT)) for row in range(crew.table.log.rowCount())]
    assert "All dice are down. Talking is open." not in texts[-12:]
