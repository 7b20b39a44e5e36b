"""Non-interference at the window for what modules do behind screens (ux 2, AN1, AD1, WT1, BV1, TB1): twins whose games
differ in nothing but hidden dice look, sound and save the same as long as these dice are covered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from skyteam_qt.rules import Seat
from tests.ui.flights.crew import Crew, Key
from tests.ui.flights.module_crew import embark
from tests.ui.flights.test_secrets import C, P, Twins

Board = Callable[..., Crew]
VISORS = (Key.Key_Q, Key.Key_O)


@pytest.fixture
def twins(board: Board, data_folder: Path) -> Twins:
    return Twins(board, data_folder)


def waits(crew: Crew, seconds: float = 3.0) -> None:
    """Frame by frame where things move."""
    for _ in range(6):
        crew.wait(seconds / 6)


def use(crew: Crew, seat: Seat, *keys: Key) -> None:
    crew.look(seat)
    crew.key(*keys, Key.Key_Return)
    crew.look_away(seat)
    waits(crew)


def begins(crew: Crew, scenario: str, *cards: str) -> None:
    embark(crew, scenario, *cards, mode=crew.services.settings.mode)
    crew.roll()
    waits(crew)


def cards(crew: Crew) -> None:
    """Anticipation and Adaptation on dice that differ, picked, dropped and used; then two placements."""
    begins(crew, "SYD-red-turbulence", "anticipation", "adaptation")
    crew.key(Key.Key_Y)
    for key in (Key.Key_B, Key.Key_D):
        crew.look(P)
        crew.key(key)
        crew.look_away(P)
    use(crew, P, Key.Key_B)
    crew.key(Key.Key_Y)
    crew.look(P)
    crew.key(Key.Key_C, Key.Key_Escape, Key.Key_C)
    crew.look_away(P)
    use(crew, P, Key.Key_C)
    use(crew, P, Key.Key_A, Key.Key_X)
    use(crew, C, Key.Key_Y, Key.Key_B)
    use(crew, C, Key.Key_A, Key.Key_X)
    crew.key(Key.Key_F6, Key.Key_Escape)
    assert len(crew.table.board.order) == 2


def swap(crew: Crew) -> None:
    """Each gives a die that differs; both look after it, and the screens are closed again."""
    begins(crew, "SYD-red-turbulence", "anticipation", "working-together")
    crew.key(Key.Key_Y, Key.Key_Y)
    use(crew, P, Key.Key_D)
    crew.tap(crew.tray(C, 1))
    use(crew, C, Key.Key_B)
    for seat in (P, C, P):
        crew.look(seat)
        crew.look_away(seat)
    use(crew, P, Key.Key_A, Key.Key_X)
    crew.key(Key.Key_Escape, Key.Key_Escape)


def rough(crew: Crew) -> None:
    """Rough air and an intern: the dice left behind the screen are rolled after the token lies."""
    begins(crew, "SXM-yellow-turbulence")
    use(crew, C, Key.Key_A, Key.Key_I)
    assert crew.table.extra is not None
    crew.move(crew.on("axis.C"))
    crew.tap(crew.on("axis.C"))
    waits(crew)
    use(crew, P, Key.Key_A, Key.Key_X)
    crew.look(C)
    crew.look_away(C)
    assert len(crew.table.board.order) == 3


@pytest.mark.parametrize("story", [cards, swap, rough])
def test_twins_look_the_same_while_the_dice_that_differ_are_covered(
    twins: Twins, story: Callable[[Crew], None]
) -> None:
    _, different = twins.same(story, (P, C))
    assert different > 1


@pytest.mark.parametrize("story", [cards, swap, rough])
def test_no_frame_of_what_moves_tells_a_die(twins: Twins, story: Callable[[Crew], None]) -> None:
    sights, _ = twins.same(story, (P, C), factor=1.0, frames_only=True)
    assert not any(sights[-1].open)
