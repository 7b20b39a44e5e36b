"""The worked examples of Final Approach (FE1 to FE3), with every position on the way."""

from __future__ import annotations

from typing import Any

import pytest

from skyteam_qt.content.library import load_ruleset
from skyteam_qt.rules import Board, Deal, EndRound, Loss, Outcome, Phase, Roll, Talk, pending
from skyteam_qt.rules.state import State
from skyteam_qt.rules.step import start
from tests.builders import C, Move, P, after_moves, final_round, hand, state

RULES = load_ruleset("YUL-green", "final-approach")

Story = list[tuple[Move, dict[str, Any]]]
"""A card, and all that it changes on the public board beside the place where it lies."""

ROUND_1: Story = [
    ((P, 3, "axis.P"), {}),
    ((C, 3, "axis.C"), {"axis": 0}),
    ((P, 6, "radio.P"), {"planes": (0, 0, 1, 2, 1, 2, 2)}),
    ((C, 2, "flap.1"), {"flaps": (True, False, False, False), "orange": 9}),
    ((P, 1, "gear.1"), {"gear": (True, False, False), "blue": 5}),
    ((C, 6, "radio.C1"), {"planes": (0, 0, 1, 2, 1, 1, 2)}),
    ((P, 5, "engine.P"), {}),
    ((C, 4, "engine.C"), {"speed": 9, "position": 1}),
]
TOUCHDOWN: Story = [
    ((P, 6, "brake.3"), {"brakes": (True, True, True), "brake": 6}),
    ((C, 5, "flap.4"), {"flaps": (True, True, True, True), "orange": 12}),
    ((P, 1, "radio.P"), {"planes": (0, 0, 0, 0, 0, 0, 0)}),
    ((C, 3, "axis.C"), {}),
    ((P, 2, "axis.P"), {"axis": 0}),
    ((C, 1, "engine.C"), {}),
    ((P, 4, "engine.P"), {"speed": 5}),
    ((C, 3, "conc.1"), {"coffee": 2}),
]
SHOWN = (
    *("axis", "position", "planes", "gear", "flaps", "brakes", "blue", "orange", "brake", "coffee", "reroll", "speed"),
    *("altitude", "round", "outcome"),
)


def shown(board: Board) -> dict[str, Any]:
    """What the cockpit shows."""
    return {name: getattr(board, name) for name in SHOWN}


def tell(position: State, story: Story) -> State:
    """Play it card by card; after each the cockpit shows what it should, and nothing else has changed."""
    expected, lying = shown(position.board), dict[str, int]()
    for number, (card, changes) in enumerate(story, 1):
        seat, value, space = card[:3]
        assert position.board.to_act == seat
        position = after_moves(position, card, rules=RULES).state
        expected |= changes
        lying[space] = value
        assert shown(position.board) == expected, card
        assert {RULES.spaces[i].id: v for i, v in enumerate(position.board.placed) if v} == lying
        assert position.board.phase == (Phase.END if number == len(story) else Phase.PLACEMENT)
    return position


def test_fe1_the_first_round() -> None:
    """FE1: after it position 2, 0 0 1 2 1 1 2, one redraw ready, 5000 ft, the Co-Pilot begins."""
    first = start(RULES).state
    drawn = after_moves(first, Roll(), Deal(P, (1, 3, 5, 6)), Deal(C, (2, 3, 4, 6)), rules=RULES).state
    assert shown(drawn.board) == shown(first.board)
    assert (drawn.board.blue, drawn.board.orange) == (4, 8)
    end = tell(drawn, ROUND_1)
    after = after_moves(end, EndRound(), rules=RULES).state
    expected = shown(end.board) | {"altitude": 5000, "round": 2, "speed": None}
    assert shown(after.board) == expected
    assert (after.board.position, after.board.planes, after.board.reroll) == (1, (0, 0, 1, 2, 1, 1, 2), 1)
    assert pending(RULES, after.board) == Talk()
    again = after_moves(after, Roll(), Deal(P, (1, 1, 2, 2)), Deal(C, (3, 3, 4, 4)), rules=RULES).state
    assert again.board.to_act == C


def test_fe2_the_axis() -> None:
    """FE2: 5 against 3 reaches the Pilot's outer mark; then any difference towards the Pilot spins."""
    step = after_moves(state(hand(5), hand(3), rules=RULES), (P, 5, "axis.P"), (C, 3, "axis.C"), rules=RULES)
    assert (step.state.board.axis, step.state.board.outcome) == (-2, Outcome.PLAYING)
    next_round = state(hand(4), hand(3), rules=RULES, altitude=5000, axis=-2, to_act=C)
    step = after_moves(next_round, (C, 3, "axis.C"), (P, 4, "axis.P"), rules=RULES)
    assert (step.state.board.axis, step.state.board.loss) == (-3, Loss.SPIN)


@pytest.mark.parametrize("redraws", [0, 2])
def test_fe3_touchdown(redraws: int) -> None:
    """FE3: from the airport with one coin, brakes 2 and 4, one mark to the Pilot and one coffee to a landing."""
    position = final_round(
        hand(1, 2, 4, 6),
        hand(1, 3, 3, 5),
        rules=RULES,
        flaps=3,
        axis=-1,
        coffee=1,
        planes=(0,) * 6 + (1,),
        reroll=redraws,
    )
    assert (position.board.brake, position.board.to_act) == (4, P)
    end = tell(position, TOUCHDOWN)
    board = after_moves(end, EndRound(), rules=RULES).state.board
    assert (board.outcome, board.phase, board.failed) == (Outcome.WON, Phase.OVER, ())
