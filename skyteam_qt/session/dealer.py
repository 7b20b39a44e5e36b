"""The only source of chance: a pure function of the seed (R13, R103).

The value of a die is keyed by round, seat, tray place and how often that die has been rolled in this round. So it
depends neither on the order in which people act nor on what else was rolled, and a reroll that is taken back and
spent again shows the same values (ux 3.8). Cards: each of a player's twelve has a key by round, seat and number of the
draw, and those with the lowest keys that are in the pile are drawn. What is turned up in public is keyed by round, kind
and number.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Protocol

from ..rules import VALUES, Counts, Seat


class Dealer(Protocol):
    """Whoever knows the next die. Tests hand in their own."""

    def die(self, round: int, seat: Seat, place: int, nth: int) -> int:
        """The value (1 to 6) of a die's `nth` roll (1 is the first) in a round."""
        ...

    def cards(self, round: int, seat: Seat, nth: int, pile: Counts, places: tuple[int, ...]) -> tuple[int, ...]:
        """A card of the pile for each of these tray places, in the `nth` draw of a seat in a round (1 is the first)."""
        ...

    def turned_up(self, round: int, kind: str, nth: int, values: tuple[int, ...]) -> int:
        """One of `values`: the `nth` thing of this kind that is turned up in a round (1 is the first)."""
        ...


class SeedDealer:
    """Dice and cards from a seed; the same seed gives the same flight."""

    __slots__ = ("_key",)

    def __init__(self, seed: int) -> None:
        self._key = blake2b(str(seed).encode(), digest_size=32, person=b"skyteam dice").digest()

    def __repr__(self) -> str:
        """Without the key: whoever knows it knows the dice."""
        return "SeedDealer()"

    def die(self, round: int, seat: Seat, place: int, nth: int) -> int:
        """See `Dealer`."""
        return self._one_of(6, f"{round}/{int(seat)}/{place}/{nth}") + 1

    def cards(self, round: int, seat: Seat, nth: int, pile: Counts, places: tuple[int, ...]) -> tuple[int, ...]:
        """See `Dealer`. Of two equal cards the first one counts as the one that is left: both are as likely to come."""
        keys = [
            (blake2b(f"card/{round}/{int(seat)}/{nth}/{value}/{twin}".encode(), key=self._key).digest(), value)
            for value, there in zip(VALUES, pile, strict=True)
            for twin in range(there)
        ]
        return tuple(value for _, value in sorted(keys)[: len(places)])

    def turned_up(self, round: int, kind: str, nth: int, values: tuple[int, ...]) -> int:
        """See `Dealer`."""
        return values[self._one_of(len(values), f"up/{kind}/{round}/{nth}")]

    def _one_of(self, count: int, name: str) -> int:
        """A number below `count`, all as likely as each other."""
        fair = 256 - 256 % count
        block = 0
        while True:
            for byte in blake2b(f"{name}/{block}".encode(), key=self._key, digest_size=32).digest():
                # What lies above is thrown away, or a low value would come too often.
                if byte < fair:
                    return byte % count
            block += 1


def fresh_seed() -> int:
    """A seed nobody can guess, short enough to be read out."""
    return secrets.randbelow(10**12)
