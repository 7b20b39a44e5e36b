"""Counts: how many sequences of legal actions there are from a fixed position.

They catch what examples miss. A changed number is a changed rule: look for the rule before the number.
"""

from __future__ import annotations

import pytest

from skyteam_qt.rules import ChanceNeeded, Deal, SeatTurn, legal, pending
from skyteam_qt.rules.state import State, view_for
from skyteam_qt.rules.step import apply
from tests.builders import RULES, C, final_round, hand, state


def sequences(position: State, depth: int) -> int:
    """How many ways there are to do `depth` things, the seat that is asked doing them; what is rolled shows ones."""
    needed = pending(RULES, position.board)
    while isinstance(needed, ChanceNeeded):
        assert needed.seat is not None
        a, b, c, d = (position.marks[needed.seat] >> place & 1 for place in range(4))
        position = apply(RULES, position, Deal(needed.seat, (a, b, c, d))).state
        needed = pending(RULES, position.board)
    if not isinstance(needed, SeatTurn):
        return 0
    actions = legal(RULES, view_for(position, needed.seat))
    if depth == 1:
        return len(actions)
    return sum(sequences(apply(RULES, position, action).state, depth - 1) for action in actions)


FIRST_ROUND = state(hand(1, 2, 3, 4), hand(2, 3, 5, 6))
PAIRS = state(hand(3, 3, 3, 3), hand(6, 6, 1, 1))
COFFEE = state(hand(1, 6), hand(3, 4), coffee=3, to_act=C)
REROLL = state(hand(0, 5, 6), hand(0, 0, 2, 2), reroll=1)
TRAFFIC = state(hand(1, 6), hand(1, 6), position=2, placed={"engine.P": 3, "axis.P": 6})
LANDING = final_round(hand(1, 4, 6), hand(1, 3, 5), brakes=1, gear=2, flaps=3, coffee=1)
LATE = state(hand(2, 4, 5, 6), hand(1, 2, 4, 5), gear=3, flaps=2, brakes=2, coffee=1, axis=-2, position=5)


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        pytest.param(FIRST_ROUND, (29, 1321, 45744, 1454427), id="first round"),
        pytest.param(PAIRS, (7, 138, 1779, 31476), id="equal dice"),
        pytest.param(COFFEE, (88, 3311, 69453), id="three coffees"),
        pytest.param(REROLL, (15, 202, 2069, 24849, 9782), id="a reroll token"),
        pytest.param(TRAFFIC, (10, 216, 1191, 11787, 0), id="in traffic"),
        pytest.param(LANDING, (51, 2796, 66631), id="landing"),
        pytest.param(LATE, (82, 5675, 234162), id="late"),
    ],
)
def test_the_number_of_sequences_is_what_it_was(position: State, counts: tuple[int, ...]) -> None:
    """From one action on."""
    assert tuple(sequences(position, depth) for depth in range(1, len(counts) + 1)) == counts
