"""A reroll: the token is spent, each seat chooses, the table rolls (R100 to R105). What is marked is not seen here."""

from __future__ import annotations

from .board import Board, Chance, RerollStep
from .events import RerollChosen, Rerolled, RerollSpent
from .evolve import evolve, for_seat
from .kinds import SEATS, ChanceKind, Seat
from .ruleset import Events

ROLL_AGAIN = tuple(Chance(ChanceKind.REROLL, seat) for seat in SEATS)


def spend(board: Board, seat: Seat, events: Events) -> Board:
    """The token is gone even if nobody rolls; who holds no die takes no part (R101, R104, Q10)."""
    events.append(RerollSpent(seat, board.reroll - 1))
    done = (not board.in_hand[0], not board.in_hand[1])
    return evolve(
        board, reroll=board.reroll - 1, reroll_reserve=board.reroll_reserve + 1, reroll_step=RerollStep(seat, done)
    )


def choose(board: Board, seat: Seat, events: Events) -> Board:
    """One seat has chosen; when both have, the table rolls for everybody who holds dice, marked or not (R103)."""
    step = board.reroll_step
    assert step is not None
    events.append(RerollChosen(seat))
    step = RerollStep(step.by, for_seat(step.done, seat, True))
    if not all(step.done):
        return evolve(board, reroll_step=step)
    return evolve(board, reroll_step=step, awaits=tuple([ROLL_AGAIN[s] for s in SEATS if board.in_hand[s]]))


def settle(board: Board, events: Events) -> Board:
    """The dice of one seat are rolled; after those of the last one play goes on, the turn unchanged (R103)."""
    rest = board.awaits[1:]
    if not rest:
        events.append(Rerolled(board.to_act))
    return evolve(board, awaits=rest, reroll_step=board.reroll_step if rest else None)
