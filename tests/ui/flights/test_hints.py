"""“What would you do?”: three ideas for the player on turn, from that player's view alone, and a private aid like any
other: twins that differ in covered dice look the same."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from skyteam_qt.qtbridge.hints import Stage
from skyteam_qt.qtbridge.thoughts import AtOnce
from skyteam_qt.session.setup import Mode
from skyteam_qt.sim.scripted import C, P
from tests.ui.flights.crew import Crew, Key
from tests.ui.flights.test_secrets import FINAL_APPROACH, Twins, dice

Board = Callable[..., Crew]
HANDS = (((3, 1, 4, 6), (3, 2, 2, 5)), ((2, 2, 5, 1), (2, 6, 1, 4)))


@pytest.fixture
def twins(board: Board, data_folder: Path) -> Twins:
    return Twins(board, data_folder)


def aboard(crew: Crew) -> None:
    crew.window._thinking = AtOnce
    crew.board()
    crew.roll()


def asked(crew: Crew) -> Stage:
    """How far the ideas are."""
    assert crew.view.hints is not None
    return crew.view.hints.hints.stage


def asks_and_covers(crew: Crew) -> None:
    """Asked with the screen open, then covered; asked again with it closed; asked by the one whose turn it is not."""
    aboard(crew)
    crew.look(P)
    crew.key(Key.Key_H)
    crew.wait(1)
    assert asked(crew) == Stage.TOLD
    crew.look_away(P)
    assert asked(crew) == Stage.OFF
    crew.key(Key.Key_H, Key.Key_1)
    assert asked(crew) == Stage.OFF
    crew.look(C)
    crew.key(Key.Key_H)
    assert asked(crew) == Stage.OFF
    crew.look_away(C)
    crew.look(P)
    crew.key(Key.Key_H)
    crew.wait(1)
    # which die a person takes up then is that person's own doing, and public
    crew.look_away(P)
    crew.wait(1)


@pytest.mark.parametrize("game", [{}, FINAL_APPROACH], ids=["dice", "cards"])
def test_ideas_are_gone_the_moment_the_screen_closes_and_tell_nothing_after(
    twins: Twins, game: dict[str, object]
) -> None:
    _, different = twins.same(asks_and_covers, (P,), (C,), hints=True, **game)
    assert different > 2


def solo(crew: Crew) -> None:
    """A person alone as Pilot, up to the first placement."""
    crew.window._thinking = AtOnce
    crew.start.partner.kinds.part(1).click()
    crew.key(Key.Key_B)
    crew.key(Key.Key_Q)
    crew.key(Key.Key_Q)
    crew.wait(1)
    crew.key(Key.Key_H)
    crew.wait(1)
    assert asked(crew) == Stage.TOLD
    crew.key(Key.Key_1, Key.Key_Escape, Key.Key_Escape, Key.Key_Escape)
    crew.wait(1)


def test_what_a_person_alone_sees_and_is_told_does_not_depend_on_the_dice_of_the_computer(twins: Twins) -> None:
    runs = [twins._tell((False, different), solo) for different in (False, True)]
    one, other = ([(sight.what, sight.frame, sight.told) for sight in run] for run in runs)
    assert one == other
    assert any(sight.open == (True, False) for sight in runs[0])


def test_two_players_have_no_ideas_unless_they_want_them(board: Board) -> None:
    crew = board(lambda: dice(*HANDS))
    aboard(crew)
    assert crew.view.hints is None
    crew.look(P)
    crew.key(Key.Key_H)
    assert crew.table.lifted is None


@pytest.mark.parametrize("mode", [Mode.VISORS, Mode.CURTAIN, Mode.OPEN])
def test_an_idea_is_a_legal_placement_of_the_own_dice_and_nothing_is_placed_by_asking(board: Board, mode: Mode) -> None:
    crew = board(lambda: dice(*HANDS), mode=mode, hints=True)
    aboard(crew)
    if mode == Mode.CURTAIN:
        crew.look(P)
        crew.key(Key.Key_Space)
        crew.look(C) if crew.table.curtain.closed_for == C else crew.look(P)
    elif mode == Mode.VISORS:
        crew.look(P)
    if crew.table.open_seat != P:
        pytest.skip("the first look is another seat's")
    crew.key(Key.Key_H)
    crew.wait(1)
    assert crew.view.hints is not None
    hints = crew.view.hints.hints
    assert len(hints.ideas) == 3
    for idea in hints.ideas:
        assert idea.place < 0 or HANDS[P][0][idea.place] == idea.value
        assert idea.chance is not None
        assert 0 <= idea.chance <= 1
    crew.key(Key.Key_1)
    assert crew.table.lifted is not None
    assert crew.table.lifted.place == hints.ideas[0].place
    assert not crew.table.board.order
    crew.key(Key.Key_Return)
    if crew.table.board.order:
        assert hints.stage == Stage.OFF


def test_the_ideas_and_the_hints_say_nothing_of_dice_where_programs_print_them(board: Board) -> None:
    crew = board(lambda: dice(*HANDS), hints=True)
    aboard(crew)
    crew.look(P)
    crew.key(Key.Key_H)
    crew.wait(1)
    assert crew.view.hints is not None
    hints = crew.view.hints.hints
    assert repr(hints) == "Hints()"
    assert {repr(idea) for idea in hints.ideas} == {"Hint()"}
