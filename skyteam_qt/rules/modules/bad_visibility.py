"""Bad visibility: on marked altitudes two dice each lie aside and come in one by one (BV1 to BV4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..board import Board, Chance, Slice
from ..events import DieJoined
from ..evolve import evolve, for_seat
from ..kinds import Seat
from ..options import number
from ..ruleset import Events, Placement, Ruleset, RulesetBuilder

MARK = "bad_visibility"
KIND = "new-die"


@dataclass(frozen=True)
class DiceAside(Slice):
    """How many dice of each seat lie aside without a value (BV4)."""

    dice: tuple[int, int] = (0, 0)


def dice_aside(board: Board, seat: Seat) -> int:
    """How many dice of a seat lie aside, none where the module is not in play."""
    aside = board.find(DiceAside)
    return aside.dice[seat] if aside is not None else 0


class BadVisibility:
    """Fewer dice at first, and a new one after each placement."""

    name = "bad-visibility"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """Reads how many dice are rolled at first, and the marks of the altitude track."""
        first, all_dice = number(options, "bad_visibility_dice"), build.dice
        marked = frozenset(space.feet for space in build.scenario.altitude if MARK in space.marks)

        def fewer(board: Board, dice: int) -> int:
            """BV1."""
            return first if board.altitude in marked else dice

        def lay_aside(board: Board, seat: Seat, events: Events) -> Board:
            """What was not rolled lies aside (BV1)."""
            aside = board.find(DiceAside)
            if aside is None or board.altitude not in marked:
                return board
            return board.put(DiceAside(for_seat(aside.dice, seat, all_dice - first)))

        def place_of(board: Board, seat: Seat, marks: int) -> int:
            """They come to the last tray places, in order: the trays keep their order (R7)."""
            return 1 << (all_dice - dice_aside(board, seat))

        def joins(board: Board, seat: Seat, events: Events) -> Board:
            """A die from aside is in the hand (BV2)."""
            bit, left = place_of(board, seat, 0), dice_aside(board, seat) - 1
            aside = board.find(DiceAside)
            assert aside is not None, "the module has brought it"
            events.append(DieJoined(seat, bit.bit_length() - 1, left))
            in_hand = for_seat(board.in_hand, seat, board.in_hand[seat] | bit)
            return evolve(board.put(DiceAside(for_seat(aside.dice, seat, left))), in_hand=in_hand)

        build.slice(DiceAside())
        build.first_roll(fewer)
        build.after_first_roll(lay_aside)
        build.after_placement(after_die)
        build.after_aside(after_aside)
        build.hand_chance(KIND, place_of, joins)
        build.end_of_round(gather)


def after_die(ruleset: Ruleset, board: Board, die: Placement, events: Events) -> Board:
    """A die out of the hand makes room for one from aside (BV2)."""
    return ask_for_one(board, die.seat)


def after_aside(board: Board, seat: Seat, value: int) -> Board:
    """A die laid aside under R28 counts as placed here."""
    return ask_for_one(board, seat)


def ask_for_one(board: Board, seat: Seat) -> Board:
    """As long as there is one."""
    return evolve(board, awaits=(*board.awaits, Chance(KIND, seat))) if dice_aside(board, seat) else board


def gather(ruleset: Ruleset, board: Board, events: Events) -> Board:
    """Dice go back (R112), also those that a time limit left aside."""
    return board.put(DiceAside())


BAD_VISIBILITY = BadVisibility()
