"""The only source of chance: a pure function of the seed (R13, R103).

The value of a die is keyed by round, seat, tray place and how often that die has been rolled in this round. So it
depends neither on the order in which people act nor on what else was rolled, and a reroll that is taken back and
spent again shows the same values (ux 3.8).
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Protocol

from ..rules import Seat

_FAIR = 252
# The largest multiple of six that fits a byte: what lies above is thrown away, or a low value would come too often.


class Dealer(Protocol):
    """Whoever knows the next die. Tests hand in their own."""

    def die(self, round: int, seat: Seat, place: int, nth: int) -> int:
        """The value (1 to 6) of a die's `nth` roll (1 is the first) in a round."""
        ...


class SeedDealer:
    """Dice from a seed; the same seed gives the same flight."""

    __slots__ = ("_key",)

    def __init__(self, seed: int) -> None:
        self._key = blake2b(str(seed).encode(), digest_size=32, person=b"skyteam dice").digest()

    def __repr__(self) -> str:
        """Without the key: whoever knows it knows the dice."""
        return "SeedDealer()"

    def die(self, round: int, seat: Seat, place: int, nth: int) -> int:
        """See `Dealer`."""
        block = 0
        while True:
            name = f"{round}/{int(seat)}/{place}/{nth}/{block}".encode()
            for byte in blake2b(name, key=self._key, digest_size=32).digest():
                if byte < _FAIR:
                    return byte % 6 + 1
            block += 1


def fresh_seed() -> int:
    """A seed nobody can guess, short enough to be read out."""
    return secrets.randbelow(10**12)
