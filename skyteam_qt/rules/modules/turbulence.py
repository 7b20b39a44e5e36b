"""Turbulence of the altitude tracks: after each own placement the dice behind the screen are rolled again (TB1).

Not the turbulence of Final Approach, which tilts the plane (`axis_turbulence`).
"""

from __future__ import annotations

from collections.abc import Mapping

from ..board import Board, Chance
from ..events import HandShaken
from ..evolve import evolve
from ..kinds import Seat
from ..ruleset import Events, Placement, Ruleset, RulesetBuilder

MARK = "turbulence"
KIND = "turbulence"


class Turbulence:
    """Asks for new values for the hand that a die has just left. It comes after a new die of bad visibility (BV3)."""

    name = "turbulence"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """Reads the marks of the altitude track."""
        marked = frozenset(space.feet for space in build.scenario.altitude if MARK in space.marks)

        def shake(board: Board, seat: Seat) -> Board:
            if board.altitude not in marked or not board.in_hand[seat]:
                return board
            return evolve(board, awaits=(*board.awaits, Chance(KIND, seat)))

        def after_die(ruleset: Ruleset, board: Board, die: Placement, events: Events) -> Board:
            return shake(board, die.seat)

        def after_aside(board: Board, seat: Seat, value: int) -> Board:
            """A die laid aside under R28 counts as placed here."""
            return shake(board, seat)

        build.after_placement(after_die)
        build.after_aside(after_aside)
        build.hand_chance(KIND, whole_hand, shaken)


def whole_hand(board: Board, seat: Seat, marks: int) -> int:
    """All dice that this seat still has behind the screen; the partner's are not touched."""
    return board.in_hand[seat]


def shaken(board: Board, seat: Seat, events: Events) -> Board:
    """Everybody sees that the dice were rolled, nobody but the owner what they show."""
    events.append(HandShaken(seat, board.dice_left(seat)))
    return board


TURBULENCE = Turbulence()
