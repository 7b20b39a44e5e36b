"""Dice for twins: the same as ever, except that those which never came into the open are others."""

from __future__ import annotations

from random import Random

from skyteam_qt.rules import VALUES, Counts, Seat
from skyteam_qt.session.dealer import SeedDealer

Place = tuple[int, int, Seat, int]
"""Number of the flight, round, seat, tray place."""


class TwinDice:
    """open: the places whose dice became public in the first twin; None makes the first twin itself."""

    def __init__(self, seed: int, flight: int, opened: frozenset[Place] | None = None) -> None:
        self._first = SeedDealer(seed * 1000 + flight)
        self._flight = flight
        self._opened = opened
        self._seed = seed
        self.differ = 0

    def __repr__(self) -> str:
        return "TwinDice()"

    def die(self, round: int, seat: Seat, place: int, nth: int) -> int:
        """See `session.dealer.Dealer`."""
        value = self._first.die(round, seat, place, nth)
        if self._opened is None or (self._flight, round, seat, place) in self._opened:
            return value
        self.differ += 1
        return (value + 2) % 6 + 1

    def cards(self, round: int, seat: Seat, nth: int, pile: Counts, places: tuple[int, ...]) -> tuple[int, ...]:
        """See `session.dealer.Dealer`. What is left in the pile decides what the other cards can be."""
        found = self._first.cards(round, seat, nth, pile, places)
        if self._opened is None:
            return found
        opened = [(self._flight, round, seat, place) in self._opened for place in places]
        kept = [card for card, known in zip(found, opened, strict=True) if known]
        rest = [value for value, there in zip(VALUES, pile, strict=True) for _ in range(there)]
        for card in kept:
            rest.remove(card)
        Random(f"{self._seed}/{self._flight}/{round}/{seat}/{nth}").shuffle(rest)
        cards = tuple(card if known else rest.pop() for card, known in zip(found, opened, strict=True))
        self.differ += sum(a != b for a, b in zip(cards, found, strict=True))
        return cards

    def turned_up(self, round: int, kind: str, nth: int, values: tuple[int, ...]) -> int:
        """See `session.dealer.Dealer`."""
        return self._first.turned_up(round, kind, nth, values)
