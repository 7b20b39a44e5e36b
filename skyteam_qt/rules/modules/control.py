"""Control: two equal values on the axis bring one coffee (CO1)."""

from __future__ import annotations

from collections.abc import Mapping

from ..board import Board
from ..effects import AXIS_C, AXIS_P, COFFEE_MOST
from ..events import ControlWorked
from ..evolve import evolve
from ..ruleset import Events, Ruleset, RulesetBuilder


class Control:
    """Works by itself, before the wind turns; a token or a traffic die counts as well (IN5)."""

    name = "control"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """One hook."""
        build.at_axis(equal_axis)


def equal_axis(ruleset: Ruleset, board: Board, events: Events) -> Board:
    """Up to the limit of three (R92)."""
    if board.placed[AXIS_P] != board.placed[AXIS_C] or board.coffee >= COFFEE_MOST:
        return board
    events.append(ControlWorked(board.coffee + 1))
    return evolve(board, coffee=board.coffee + 1)


CONTROL = Control()
