"""Leaving an approach space, and losing."""

from __future__ import annotations

from .board import Board
from .events import Advanced, Collided, FlightEnded, Overshot
from .evolve import evolve
from .kinds import LOST, OVER, WON, Loss
from .ruleset import Events, Ruleset


def lose(board: Board, loss: Loss, events: Events, failed: tuple[str, ...] = ()) -> Board:
    """The flight is lost at once (R26 step 5). Nothing is taken back (R53)."""
    events.append(FlightEnded(LOST, loss, failed))
    return evolve(
        board,
        outcome=LOST,
        loss=loss,
        failed=failed,
        to_act=None,
        awaits=(),
        reroll_step=None,
        ask=None,
        phase=OVER,
    )


def win(board: Board, events: Events) -> Board:
    """All landing conditions hold (R131)."""
    events.append(FlightEnded(WON, None, ()))
    return evolve(board, outcome=WON, to_act=None, phase=OVER)


def leave_space(ruleset: Ruleset, board: Board, events: Events) -> Board:
    """One step of a move: check the space being left, then move (R53). Order of checks: Q12."""
    if board.at_airport:
        events.append(Overshot(board.position))
        return lose(board, Loss.OVERSHOOT, events)
    for check in ruleset.leave_checks:
        loss = check(board, events)
        if loss is not None:
            return lose(board, loss, events)
    if board.planes[board.position]:
        events.append(Collided(board.position))
        return lose(board, Loss.COLLISION, events)
    events.append(Advanced(board.position, board.position + 1))
    return evolve(board, position=board.position + 1)
