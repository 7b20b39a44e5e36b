"""Final Approach: twelve flight cards each, a hand of four, in the same cockpit (F1 to F91).

A pile is never an order and never on the board: it is what a player's twelve cards are without those in hand and those
that lie face up, so it follows from what that player may know anyway (FQ8).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..board import Board, Slice
from ..errors import ImpossibleDeal
from ..events import CardsExchanged
from ..evolve import for_seat
from ..kinds import VALUES, Reason, Seat
from ..ruleset import Events, Ruleset, RulesetBuilder
from ..source import Counts, check_places
from ..view import Hand
from .cockpit import furnish

EACH = 2
"""Every value is there twice for each player (F2)."""
CARDS = EACH * len(VALUES)
HAND = 4
JOKERS = 2
COINS = 1000
"""Coins never run out (F7, FQ5)."""


@dataclass(frozen=True)
class CardsAside(Slice):
    """Values of the cards that were laid aside in this round, by seat, oldest first (F47). They lie face up."""

    values: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())


NOTHING_ASIDE = CardsAside()


def face_up(board: Board, seat: Seat) -> tuple[int, ...]:
    """The cards of a seat that lie open this round, as drawn (before coffee): on spaces, then aside."""
    aside = board.find(CardsAside) or NOTHING_ASIDE
    return (*(v for v, by in zip(board.rolled, board.by_seat, strict=True) if by == seat), *aside.values[seat])


def pile_size(board: Board, seat: Seat) -> int:
    """How many cards lie in the pile of a seat: all that anybody is told of it (FQ8)."""
    return CARDS - board.dice_left(seat) - len(face_up(board, seat))


class Cards:
    """Cards drawn from the own twelve; how many are exchanged is public (F20, F46, FQ4)."""

    name = "cards"
    no_token = Reason.NO_REDRAW

    def check(self, board: Board, seat: Seat, kept: Hand, wanted: int, values: Hand) -> None:
        """A card that is in the pile for each wanted place: not one on the board, not one that is kept (F46)."""
        check_places(wanted, values)
        if any(values.count(v) > there for v, there in zip(VALUES, self.pile(board, seat, kept), strict=True)):
            raise ImpossibleDeal("these cards are not in the pile")

    def pile(self, board: Board, seat: Seat, kept: Hand) -> Counts:
        """All twelve without those that are kept in hand or lie face up; what was put back is in it."""
        gone = (*kept, *face_up(board, seat))
        a, b, c, d, e, f = (EACH - gone.count(value) for value in VALUES)
        return (a, b, c, d, e, f)

    def exchanged(self, seat: Seat, count: int, events: Events) -> None:
        """Everybody counts the cards that go back, none included (FQ4)."""
        events.append(CardsExchanged(seat, count))


def _remember(board: Board, seat: Seat, value: int) -> Board:
    """A card laid aside is not in the pile either, so its value is kept."""
    aside = board.find(CardsAside) or NOTHING_ASIDE
    return board.put(CardsAside(for_seat(aside.values, seat, (*aside.values[seat], value))))


def _gather(ruleset: Ruleset, board: Board, events: Events) -> Board:
    """Flight cards go back at the end of the round (F24)."""
    return board.put(NOTHING_ASIDE)


class CardGame:
    """Registers Final Approach through the same builder as any module."""

    name = "final-approach"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """The cockpit, four cards each, two jokers, as many coins as it takes (F2, F3, F7)."""
        build.game = self.name
        build.source = Cards()
        build.dice = HAND
        build.tokens_total = COINS
        build.rerolls_total = JOKERS
        furnish(build)
        build.slice(NOTHING_ASIDE)
        build.after_aside(_remember)
        build.end_of_round(_gather)


CARD_GAME = CardGame()

__all__ = ["CARDS", "CARD_GAME", "EACH", "CardGame", "Cards", "CardsAside", "face_up", "pile_size"]
