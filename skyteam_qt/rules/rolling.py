"""Which tray places get something new, for whoever hands it in and for the rules that check it."""

from __future__ import annotations

from .board import Board
from .errors import ImpossibleDeal
from .kinds import ChanceKind, Seat
from .ruleset import Marks, Ruleset

ROLL, REROLL = ChanceKind.ROLL, ChanceKind.REROLL
TRAY = 0b1111


def first_places(ruleset: Ruleset, board: Board) -> int:
    """Tray places (bits) of the roll at the beginning of the round (R13), fewer where a module says so."""
    dice = ruleset.dice
    for hook in ruleset.first_rolls:
        dice = hook(board, dice)
    return (1 << dice) - 1


def wanted_places(ruleset: Ruleset, board: Board, marks: Marks, kind: str, seat: Seat) -> int:
    """Tray places (bits) that get something new when the position asks for this chance for this seat.

    All that are rolled first, what the seat has marked, or what a module has rolled. Raises `ImpossibleDeal` for a kind
    that brings nothing behind a screen.
    """
    if kind == ROLL:
        return first_places(ruleset, board)
    if kind == REROLL:
        return marks[seat] & TRAY
    chance = ruleset.hand_chances.get(kind)
    if chance is None:
        raise ImpossibleDeal("this position does not ask for this hand")
    return chance.places(board, seat, marks[seat])
