"""Mastery: two equal values on the engines bring a reroll token from the reserve (MA1)."""

from __future__ import annotations

from collections.abc import Mapping

from ..board import Board
from ..effects import ENGINE_C, ENGINE_P
from ..events import MasteryWorked
from ..evolve import evolve
from ..ruleset import Events, Ruleset, RulesetBuilder


class Mastery:
    """Works by itself, before leak, speed and movement; a token or a traffic die counts as well (IN5)."""

    name = "mastery"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """One hook."""
        build.at_engines(equal_engines)


def equal_engines(ruleset: Ruleset, board: Board, events: Events) -> Board:
    """If there is a token: spent ones have gone back to the reserve."""
    if board.placed[ENGINE_P] != board.placed[ENGINE_C] or not board.reroll_reserve:
        return board
    events.append(MasteryWorked(board.reroll + 1))
    return evolve(board, reroll=board.reroll + 1, reroll_reserve=board.reroll_reserve - 1)


MASTERY = Mastery()
