"""Total trust: a round that begins on a marked space has no discussion (TT1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..board import Board, Slice
from ..kinds import END
from ..options import per_space
from ..ruleset import RulesetBuilder


@dataclass(frozen=True)
class TrustMarks(Slice):
    """Which approach spaces carry the mark, from the start to the airport. Does not change."""

    marked: tuple[bool, ...]


class TotalTrust:
    """Where the plane stands when all dice lie is where the next round begins: there is no talk between the two."""

    name = "total-trust"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """Reads the marks of the spaces."""
        marked = tuple(map(bool, per_space(options, "total_trust")))

        def may_talk(board: Board) -> bool:
            # after the last round none begins any more
            return not marked[board.position] or (board.phase == END and board.final_round)

        build.slice(TrustMarks(marked))
        build.talk_check(may_talk)


TOTAL_TRUST = TotalTrust()
