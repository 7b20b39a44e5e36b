"""Total trust (TT1)."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import EndRound, Outcome, Phase, Talk, may_talk, pending
from skyteam_qt.rules.evolve import evolve
from skyteam_qt.rules.modules.total_trust import TrustMarks
from tests.builders import after_moves, flight, hand, state

KYIV = flight("KBP-yellow-turbulence", "total-trust")
LYING = {"axis.P": 1, "axis.C": 1, "engine.P": 1, "engine.C": 1}
MARKED = next(s for s in KYIV.slices if isinstance(s, TrustMarks)).marked


def test_some_spaces_of_the_flight_are_marked() -> None:
    """The slice says it to whoever draws the approach."""
    assert len(MARKED) == 8
    assert any(MARKED)
    assert not all(MARKED)


@pytest.mark.parametrize("position", range(8))
def test_on_a_marked_space_nobody_talks_between_the_two_rounds(position: int) -> None:
    """TT1: neither before the end of the round is carried out nor in the briefing."""
    ended = {"placed": LYING, "phase": Phase.END, "to_act": None, "planes": (0,) * 8}
    before = state(hand(), hand(), rules=KYIV, position=position, **ended)
    after = after_moves(before, EndRound(), rules=KYIV).state
    assert pending(KYIV, after.board) == Talk()
    for board in (before.board, after.board):
        assert may_talk(KYIV, board) == (not MARKED[position])


@pytest.mark.parametrize(("phase", "talk"), [(Phase.BRIEFING, False), (Phase.END, True)])
def test_the_last_round_begins_without_talk_and_ends_with_it(phase: Phase, talk: bool) -> None:
    """TT1, R110: the airport of Kyiv is marked, but after the last round none begins."""
    assert MARKED[-1]
    board = state(rules=KYIV, position=7, altitude=0, phase=phase, to_act=None).board
    assert may_talk(KYIV, board) == talk


def test_after_the_flight_there_is_talk_wherever_it_ended() -> None:
    """R14."""
    lost = evolve(state(rules=KYIV).board, position=MARKED.index(True), outcome=Outcome.LOST, phase=Phase.OVER)
    assert may_talk(KYIV, lost)
