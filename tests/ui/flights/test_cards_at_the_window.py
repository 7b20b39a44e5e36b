"""Final Approach at the real window: what comes before the briefing, and the stopwatch between all the pages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from skyteam_qt.rules import Loss, Phase
from skyteam_qt.session.setup import Mode
from skyteam_qt.sim.scripted import FINAL_APPROACH, WantedDice, dealer_for
from skyteam_qt.ui.screens.correction import CorrectionScreen
from skyteam_qt.ui.screens.help import RulesScreen
from skyteam_qt.ui.screens.pause import PauseScreen
from skyteam_qt.ui.screens.settings import SettingsScreen
from tests.ui.flights.crew import VISORS, Crew, Key

Board = Callable[..., Crew]
CARDS = {"game": "final-approach"}
P, C = 0, 1


def example() -> WantedDice:
    """The cards of the worked flight; at 5000 ft a 5 is turned up."""
    dealer = dealer_for(FINAL_APPROACH)
    dealer.sky = {2: 5}
    return dealer


def left(crew: Crew) -> int:
    crew.view.clock.tick()
    clock = crew.view.clock.facts
    assert clock is not None
    return clock.left


@pytest.mark.parametrize("game", ["final-approach", "sky-team"])
def test_a_busy_sky_is_seen_and_told_before_the_briefing_opens(board: Board, game: str) -> None:
    """F10: busy sky comes first, then people talk."""
    crew = board(example, factor=1.0, game=game, level="normal")
    crew.board()
    crew.roll()
    crew.wait(5)
    crew.skip_turns(*[(turn // 2, FINAL_APPROACH[0][turn // 2 + 4 * (turn % 2)][1]) for turn in range(8)])
    crew.wait(20)
    crew.agree()
    shown = 0.0
    while crew.screen is crew.flight.cockpit:
        shown += 0.25 * crew.said[0].startswith("Busy sky: one more plane")
        crew.wait(0.25)
        assert shown < 10
    assert shown > 2
    assert crew.screen is crew.flight.briefing
    assert crew.table.board.planes[5] == 2


def test_the_stopwatch_stands_still_under_every_page(board: Board) -> None:
    """ux 3.3, F91."""
    crew = board(example, stopwatch=60, **CARDS)
    crew.in_cockpit()
    assert left(crew) == 60
    crew.wait(10)
    before = left(crew)
    assert before <= 50
    for key, page in (
        (Key.Key_Escape, PauseScreen),
        (Key.Key_F6, CorrectionScreen),
        (Key.Key_F1, RulesScreen),
    ):
        running = left(crew)
        crew.key(key)
        assert isinstance(crew.screen, page)
        crew.wait(100)
        assert left(crew) in (running, running - 1)
        crew.key(Key.Key_Escape)
        assert crew.screen is crew.flight.cockpit
        assert crew.table.ports.table.stopwatch_runs
    at = left(crew)
    crew.wait(5)
    assert left(crew) == at - 5


def test_the_stopwatch_stands_still_while_the_curtain_is_closed(board: Board) -> None:
    crew = board(example, stopwatch=60, mode=Mode.CURTAIN, **CARDS)
    crew.in_cockpit()
    crew.wait(100)
    assert left(crew) == 60
    crew.open_curtain(C)
    at = left(crew)
    crew.wait(5)
    assert left(crew) == at - 5
    crew.key(Key.Key_Space)
    at = left(crew)
    crew.wait(100)
    assert left(crew) == at


def test_a_new_cockpit_takes_the_stopwatch_over(board: Board) -> None:
    """A setting that is read once was changed in mid-round."""
    crew = board(example, stopwatch=60, **CARDS)
    crew.in_cockpit()
    before = crew.flight
    crew.key(Key.Key_Escape)
    crew.window.show_settings()
    page = crew.screen
    assert isinstance(page, SettingsScreen)
    crew.click(page.choices["sticky_look"])
    crew.key(Key.Key_Escape, Key.Key_Escape)
    assert crew.flight is not before
    at = left(crew)
    crew.wait(7)
    assert left(crew) == at - 7
    assert crew.view.clock.facts.running


def test_when_the_time_is_up_the_round_ends_and_both_go_on(board: Board) -> None:
    crew = board(example, stopwatch=60, **CARDS)
    crew.in_cockpit()
    crew.place(P, 0, "axis.P")
    crew.take(C, 0, "axis.C")
    crew.wait(70)
    crew.view.clock.tick()
    assert crew.table.board.phase == Phase.END
    assert crew.table.lifted is None
    assert crew.said[0] == "Time. 7 cards were not placed."
    crew.up(crew.on("axis.C"))
    assert crew.placed("axis.C") == 0
    crew.agree()
    assert crew.table.board.loss == Loss.MISSING_MANDATORY
    assert crew.screen is crew.flight.cockpit


def test_a_timed_flight_that_is_continued_goes_on_with_the_time_that_was_left(board: Board) -> None:
    crew = board(example, stopwatch=60, **CARDS)
    crew.in_cockpit()
    crew.place(P, 0, "axis.P")
    crew.wait(20)
    crew.key(Key.Key_Escape)
    page = crew.screen
    assert isinstance(page, PauseScreen)
    at = left(crew)
    crew.click(page.leave)
    crew.wait(500)
    crew.key(Key.Key_Return)
    crew.key(*VISORS)
    assert crew.screen is crew.flight.cockpit
    assert at - 3 <= left(crew) <= at
    assert crew.table.ports.table.stopwatch_runs
