"""Ready-made placements of one seat, so that listing what is legal makes no objects."""

from __future__ import annotations

from functools import cache
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING

from .actions import PlaceDie
from .kinds import PLACES, VALUES, Seat
from .spaces import Kind, SpaceSpec

if TYPE_CHECKING:
    from .board import Board

Row = tuple[tuple[PlaceDie, ...], ...]
"""The placements of one value, by tray place."""

SWITCHES = {Kind.FLAP: "flaps", Kind.BRAKE: "brakes"}
"""Which field of the board holds the switches of an ordered kind of space (R24)."""

TAKEN = bytes([0] + [1] * 255)
MOST_KEPT = 5000


class Menu:
    """What the dice of a seat may do on a board, as far as colour, number, order, dice and coffee go (R21 to R24, R96).

    The answer depends on a few public facts: which of the own spaces are taken, which switches are on, how much coffee
    there is. It is worked out once for each combination, for every value that a die could show, so what is kept tells
    nothing about the dice that really lie there.
    """

    def __init__(self, spaces: tuple[SpaceSpec, ...], seat: Seat) -> None:
        self.seat = seat
        self.spaces = spaces
        self.own = tuple(i for i, spec in enumerate(spaces) if spec.owner.serves(seat))
        self._pick_own = itemgetter(*self.own)
        switches = sorted({_gate(spaces[i]) for i in self.own if spaces[i].ordered})
        self._coffee_and_switches = attrgetter("coffee", *switches)
        self._all: dict[int, tuple[Row, ...]] = {}
        self._kept: dict[tuple[bytes, object], tuple[Row, ...]] = {}

    def rows(self, board: Board) -> tuple[Row, ...]:
        """By value of the die (0: no die): all its placements, by tray place and then in the order of the spaces."""
        facts = (bytes(self._pick_own(board.placed)).translate(TAKEN), self._coffee_and_switches(board))
        rows = self._kept.get(facts)
        if rows is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            rows = self._kept[facts] = self._free_rows(board)
        return rows

    def _free_rows(self, board: Board) -> tuple[Row, ...]:
        coffee = board.coffee
        if coffee not in self._all:
            self._all[coffee] = self._everywhere(coffee)
        free = [not taken and is_open(self.spaces[i], board) for i, taken in enumerate(board.placed)]
        return tuple(
            tuple(tuple([action for action in die if free[action.space]]) for die in row) for row in self._all[coffee]
        )

    def _everywhere(self, coffee: int) -> tuple[Row, ...]:
        """The rows of an empty panel; on each space the unchanged die comes first, then by price."""
        return tuple(
            tuple(
                tuple(
                    _placement(self.seat, place, i, change)
                    for i in self.own
                    for change in sorted((v - value for v in self.spaces[i].accepts), key=abs)
                    if abs(change) <= coffee and value
                )
                for place in PLACES
            )
            for value in (0, *VALUES)
        )


def _gate(spec: SpaceSpec) -> str:
    """The field of the board that opens an ordered space."""
    return SWITCHES[spec.kind] if spec.opens is None else spec.opens[0]


def is_open(spec: SpaceSpec, board: Board) -> bool:
    """Whether the switch before an ordered space is on (R24), or its own gate open; every other space is open."""
    if not spec.ordered:
        return True
    if spec.opens is not None:
        field, number = spec.opens
        return bool(getattr(board, field) == number)
    if not spec.number:
        return True
    switches: tuple[bool, ...] = getattr(board, SWITCHES[spec.kind])
    return switches[spec.number - 1]


@cache
def _placement(seat: Seat, place: int, space: int, coffee: int) -> PlaceDie:
    """One object per placement, whatever the die shows."""
    return PlaceDie(seat, place, space, coffee)
