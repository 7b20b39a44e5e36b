"""A reroll: the token is spent, each seat chooses, the table rolls (R100 to R105). What is marked is not seen here."""

from __future__ import annotations

from .board import Board, Chance, RerollStep
from .events import RerollChosen, Rerolled, RerollSpent
from .evolve import evolve, for_seat
from .kinds import SEATS, ChanceKind, Seat
from .ruleset import Events, Ruleset

ROLL_AGAIN = tuple(Chance(ChanceKind.REROLL, seat) for seat in SEATS)


def may_mark(ruleset: Ruleset, board: Board, seat: Seat) -> int:
    """What a seat can choose from: bits of the tray places that hold a die, and of what lies open (`ExtraMark`)."""
    bits = board.in_hand[seat]
    for extra in ruleset.extra_marks:
        if extra.open_to(board, seat):
            bits |= extra.bit
    return bits


def spend(ruleset: Ruleset, board: Board, seat: Seat, events: Events) -> Board:
    """The token is gone even if nobody rolls; who has nothing to choose from takes no part (R101, R104, Q10)."""
    events.append(RerollSpent(seat, board.reroll - 1))
    done = (not may_mark(ruleset, board, SEATS[0]), not may_mark(ruleset, board, SEATS[1]))
    return evolve(
        board, reroll=board.reroll - 1, reroll_reserve=board.reroll_reserve + 1, reroll_step=RerollStep(seat, done)
    )


def choose(ruleset: Ruleset, board: Board, seat: Seat, extras: int, events: Events) -> Board:
    """One seat has chosen; when both have, the table rolls for everybody who holds dice, marked or not (R103).

    `extras`: what of the things that lie open was chosen so far; rolling one shows that it was.
    """
    step = board.reroll_step
    assert step is not None
    events.append(RerollChosen(seat))
    step = RerollStep(step.by, for_seat(step.done, seat, True))
    if not all(step.done):
        return evolve(board, reroll_step=step)
    open_ones = [Chance(extra.chance, None) for extra in ruleset.extra_marks if extras & extra.bit]
    awaits = (*open_ones, *(ROLL_AGAIN[s] for s in SEATS if board.in_hand[s]))
    return settle(evolve(board, reroll_step=step, awaits=awaits), events)


def settle(board: Board, events: Events) -> Board:
    """When nothing is left to roll, play goes on, the turn unchanged (R103)."""
    if board.awaits:
        return board
    events.append(Rerolled(board.to_act))
    return evolve(board, reroll_step=None)
