"""The result of a flight in data: every condition, whether it held, and its numbers (R130 to R132)."""

from __future__ import annotations

from typing import NamedTuple

from .board import Board
from .kinds import WON, Loss, Outcome
from .ruleset import Ruleset
from .spaces import Kind


class Check(NamedTuple):
    """One landing condition. `held` is None when it was never reached ("not checked" is not a failure).

    `now` says how it stands at this moment, for the running checklist of the briefing.
    """

    letter: str
    now: bool
    held: bool | None


class Report(NamedTuple):
    """How the flight ended. `failed`: letters (R132) or ids of empty mandatory spaces (R30)."""

    outcome: Outcome
    loss: Loss | None
    failed: tuple[str, ...]
    checks: tuple[Check, ...]


def report(ruleset: Ruleset, board: Board) -> Report:
    """The report of a flight, also of one still flying (then nothing is held yet)."""
    checked = board.outcome == WON or board.loss == Loss.LANDING_CONDITIONS
    checks = [Check(c.letter, c.holds(board), c.holds(board) if checked else None) for c in ruleset.conditions]
    if ruleset.by_kind(Kind.ENGINE):
        checks.append(_braking(board))
    return Report(board.outcome, board.loss, board.failed, tuple(sorted(checks)))


def _braking(board: Board) -> Check:
    """D: the speed was stopped (R122); fixed at the second engine die of the final round (R125).

    Without engines there is no speed, and D is dropped (EL4).
    """
    if board.final_round and board.speed is not None:
        stopped = board.brake >= 2 and board.loss != Loss.OVERRUN
        return Check("D", stopped, stopped)
    return Check("D", board.brake >= 2, None)
