"""Corrections over steps of modules, and the clock of the real-time module, at the window (ux 3.8, RT1 to RT3)."""

from __future__ import annotations

from collections.abc import Callable

from skyteam_qt.qtbridge.roles import Role
from skyteam_qt.rules import Phase
from skyteam_qt.rules.modules.adaptation import Adapted
from skyteam_qt.rules.modules.intern import InternRow
from skyteam_qt.sim.scripted import C, P, WantedDice
from skyteam_qt.ui.screens.correction import CorrectionScreen
from tests.ui.flights.crew import Crew, Key
from tests.ui.flights.module_crew import embark

Board = Callable[..., Crew]


def dealt(**turned: int) -> WantedDice:
    dice = {(1, seat, place, 1): value for seat in (P, C) for place, value in enumerate((6, 3, 4, 2))}
    interns = {(1, "intern", nth): token for nth, token in enumerate((4, 1, 5, 3, 2, 6), 1)}
    return WantedDice(dice, turned=interns)


def in_flight(board: Board, scenario: str, *cards: str, **options: object) -> Crew:
    crew = embark(board(dealt, **options), scenario, *cards)
    crew.roll()
    return crew


def correct(crew: Crew, text: str) -> None:
    crew.key(Key.Key_F6)
    page = crew.screen
    assert isinstance(page, CorrectionScreen)
    crew.click(next(entry for entry in page.entries if text in entry.text()))
    crew.hold_both()


def place(crew: Crew, *keys: Key) -> None:
    seat = crew.table.asked
    assert seat is not None
    crew.look(seat)
    crew.key(*keys, Key.Key_Return)
    crew.look_away(seat)


def tokens(crew: Crew) -> tuple[int, ...]:
    row = crew.table.board.find(InternRow)
    assert row is not None
    return row.tokens


def test_back_to_before_the_token_it_is_in_the_hand_again(board: Board) -> None:
    crew = in_flight(board, "ATL-green")
    place(crew, Key.Key_A, Key.Key_I)
    crew.key(Key.Key_G, Key.Key_G, Key.Key_Return)
    assert crew.placed("gear.2") == 4
    correct(crew, "intern's 4")
    assert crew.placed("gear.2") == 0
    assert crew.table.extra is not None
    assert crew.view.live.extra.isVisible()
    assert crew.lights["gear.2"] == "lit"
    crew.key(Key.Key_X, Key.Key_Return)
    assert crew.placed("axis.P") == 4


def test_back_to_before_the_training_the_token_lies_in_its_row(board: Board) -> None:
    crew = in_flight(board, "ATL-green")
    place(crew, Key.Key_A, Key.Key_I)
    correct(crew, "training")
    assert tokens(crew) == (4, 1, 5, 3, 2, 6)
    assert crew.table.extra is None
    assert not crew.view.live.extra.isVisible()
    assert crew.view.layer.facts.intern.tokens == (4, 1, 5, 3, 2, 6)


def test_an_ability_can_be_taken_back_without_telling_the_die(board: Board) -> None:
    crew = in_flight(board, "KBP-yellow-turbulence", "adaptation", "control")
    crew.key(Key.Key_Y)
    place(crew, Key.Key_A)
    assert crew.table.board.find(Adapted) == Adapted((True, False))
    correct(crew, "Anna used Adaptation")
    assert crew.table.board.find(Adapted) == Adapted()
    assert crew.table.ports.pilot.view().hand == (6, 3, 4, 2)
    rows = crew.table.log.rowCount()
    assert str(crew.table.log.value(rows - 1, Role.TEXT)).startswith("Corrected: back to the ability")


def test_a_card_that_was_picked_is_dropped_by_a_pause(board: Board) -> None:
    crew = in_flight(board, "KBP-yellow-turbulence", "adaptation", "control")
    crew.key(Key.Key_Y)
    crew.press(Key.Key_Q)
    crew.key(Key.Key_B)
    assert crew.table.pick is not None
    crew.window.show_pause()
    assert crew.table.pick is None
    crew.release(Key.Key_Q)
    crew.key(Key.Key_Escape)
    assert crew.table.ports.pilot.view().hand == (6, 3, 4, 2)


def test_the_clock_of_the_module_ends_the_placing_even_while_something_waits(board: Board) -> None:
    """RT2: an open traffic die is ignored."""
    crew = in_flight(board, "PBH-red", "anticipation", "synchronisation")
    clock = crew.view.layer.facts.clock
    assert clock is not None
    assert (clock.total, clock.running) == (60, True)
    place(crew, Key.Key_B, Key.Key_G, Key.Key_G)
    place(crew, Key.Key_D, Key.Key_F)
    assert crew.table.extra is not None
    crew.wait(61)
    crew.view.clock.tick()
    assert crew.table.board.phase == Phase.END
    assert crew.table.extra is None
    assert not crew.view.live.extra.isVisible()
    assert set(crew.lights.values()) == {"idle"}
    assert crew.said[0].startswith(("Time.", "The Axis"))
