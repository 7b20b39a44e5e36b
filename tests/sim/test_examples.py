"""The worked examples of the card game, as positions to step through."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import Outcome, Phase
from skyteam_qt.sim.examples import ROUNDS, example


@pytest.mark.parametrize("name", list(ROUNDS))
def test_an_example_is_one_round_from_its_briefing_on_and_what_follows(name: str) -> None:
    ruleset, frames = example(name)
    boards = [view.board for view, _ in frames]
    assert ruleset.game == "final-approach"
    assert boards[0].phase == Phase.BRIEFING
    assert [board.round for board in boards[:-1]] == [ROUNDS[name]] * 10
    assert [len(board.order) for board in boards[1:10]] == list(range(9))
    # both hands lie open, and a card leaves its hand with each step
    assert [sum(bool(card) for hand in view.hands for card in hand) for view, _ in frames[1:10]] == list(
        range(8, -1, -1)
    )


def test_fe1_ends_in_the_next_briefing_and_fe3_with_a_landing() -> None:
    last = {name: example(name).frames[-1][0].board for name in ROUNDS}
    assert (last["fe1"].round, last["fe1"].altitude, last["fe1"].phase) == (2, 5000, Phase.BRIEFING)
    assert last["fe3"].outcome == Outcome.WON


def test_an_example_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError):
        example("fe9")
