"""Busy sky (F81), with cards and with dice."""

from __future__ import annotations

import pytest

from skyteam_qt.content.library import load_ruleset
from skyteam_qt.rules import (
    ChanceNeeded,
    EndRound,
    ImpossibleDeal,
    Phase,
    Ruleset,
    Talk,
    TurnUp,
    pending,
)
from skyteam_qt.rules.events import BusySky, RoundBegan
from skyteam_qt.rules.state import State
from tests.builders import C, after_moves, hand, happened, state

BOTH = [load_ruleset("YUL-green", game, level="hard") for game in ("sky-team", "final-approach")]
LYING = {"axis.P": 3, "axis.C": 3, "engine.P": 2, "engine.C": 2}


def at_round_end(rules: Ruleset, altitude: int, **fields: object) -> State:
    """All lies, the round is not ended yet."""
    return state(hand(), hand(), rules=rules, placed=LYING, phase=Phase.END, to_act=None, altitude=altitude, **fields)


@pytest.mark.parametrize("rules", BOTH, ids=lambda r: r.game)
@pytest.mark.parametrize(
    ("altitude", "asks"), [(6000, True), (5000, False), (4000, True), (3000, False), (2000, False)]
)
def test_the_starter_turns_a_card_up_at_the_named_altitudes(rules: Ruleset, altitude: int, asks: bool) -> None:
    """F10, F81: at 5000 and 3000 ft, where the Co-Pilot begins, before the briefing."""
    step = after_moves(at_round_end(rules, altitude), EndRound(), rules=rules)
    needed = pending(rules, step.state.board)
    assert needed == (ChanceNeeded("busy-sky", C) if asks else Talk())
    assert step.state.board.phase == Phase.BRIEFING
    assert len(happened(step, RoundBegan)) == 1


@pytest.mark.parametrize("rules", BOTH, ids=lambda r: r.game)
@pytest.mark.parametrize(
    ("position", "value", "space"),
    [(0, 1, 0), (0, 3, 2), (0, 6, 5), (1, 6, 6), (3, 4, 6), (4, 6, 6), (6, 1, 6), (6, 6, 6)],
)
def test_one_more_plane_counted_from_our_space_on_the_airport_at_most(
    rules: Ruleset, position: int, value: int, space: int
) -> None:
    """F81, FQ3: an Ace is our own space."""
    before = after_moves(at_round_end(rules, 4000, position=position), EndRound(), rules=rules).state
    step = after_moves(before, TurnUp((value,)), rules=rules)
    planes = before.board.planes
    assert happened(step, BusySky) == [BusySky(value, space, planes[space], planes[space] + 1)]
    expected = tuple(n + (i == space) for i, n in enumerate(planes))
    assert step.state.board.planes == expected
    assert step.state.board.supply == before.board.supply - 1
    assert pending(rules, step.state.board) == Talk()


@pytest.mark.parametrize("values", [(), (0,), (7,), (1, 2)])
def test_a_card_has_a_value_from_one_to_six(values: tuple[int, ...]) -> None:
    """F2."""
    before = after_moves(at_round_end(BOTH[1], 6000), EndRound(), rules=BOTH[1]).state
    with pytest.raises(ImpossibleDeal):
        after_moves(before, TurnUp(values), rules=BOTH[1])


def test_when_all_tokens_of_the_box_are_out_no_plane_comes() -> None:
    """R4: the dice game has twelve."""
    planes = (0, 0, 3, 3, 3, 3, 0)
    before = after_moves(at_round_end(BOTH[0], 6000, planes=planes), EndRound(), rules=BOTH[0]).state
    step = after_moves(before, TurnUp((1,)), rules=BOTH[0])
    assert happened(step, BusySky) == [BusySky(1, 0, 0, 0)]
    assert (step.state.board.planes, step.state.board.supply) == (planes, 0)


def test_without_the_option_the_sky_stays_calm() -> None:
    """F82: easy."""
    easy = load_ruleset("YUL-green", "final-approach")
    for altitude in (6000, 4000):
        assert pending(easy, after_moves(at_round_end(easy, altitude), EndRound(), rules=easy).state.board) == Talk()
