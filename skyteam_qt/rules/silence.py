"""When people may talk (R12, R14, R110)."""

from __future__ import annotations

from .board import Board
from .kinds import PLACEMENT
from .ruleset import Ruleset


def may_talk(ruleset: Ruleset, board: Board) -> bool:
    """Open in the briefing, after the last die of the round and after the flight; locked from the roll on."""
    if board.over:
        return True
    if board.phase == PLACEMENT:
        return False
    return all(check(board) for check in ruleset.talk_checks)
