"""Flights with wanted dice or cards: for pictures, worked examples and tests. No seed, no chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..rules import SEATS, Counts, PlaceDie, Seat
from ..rules.modules.busy_sky import KIND as BUSY_SKY
from ..session.dealer import SeedDealer
from ..session.port import Ports
from ..session.setup import Agreement

P, C = Seat.PILOT, Seat.COPILOT

Wish = tuple[Seat, str, int]
"""Who places which value on which space."""

Script = tuple[tuple[Wish, ...], ...]
"""The wishes of each round."""


class WantedDice:
    """Deals `dice[round, seat, place, nth]` where it is given, else from a seed. Cards too: `nth` is then the draw.

    `sky`: what is turned up for a busy sky, by round; `turned`: what else is turned up, by round, kind and number.
    """

    def __init__(
        self,
        dice: Mapping[tuple[int, Seat, int, int], int],
        seed: int = 0,
        sky: Mapping[int, int] | None = None,
        turned: Mapping[tuple[int, str, int], int] | None = None,
    ) -> None:
        self.dice = dict(dice)
        self.sky = dict(sky or {})
        self.turned = dict(turned or {})
        self.rest = SeedDealer(seed)

    def __repr__(self) -> str:
        """Without the dice."""
        return "WantedDice()"

    @classmethod
    def hands(cls, hands: Mapping[tuple[int, Seat], tuple[int, int, int, int]]) -> WantedDice:
        """First rolls by round and seat."""
        return cls({(r, s, i, 1): v for (r, s), hand in hands.items() for i, v in enumerate(hand)})

    def die(self, round: int, seat: Seat, place: int, nth: int) -> int:
        """See `session.dealer.Dealer`."""
        return self.dice.get((round, seat, place, nth)) or self.rest.die(round, seat, place, nth)

    def cards(self, round: int, seat: Seat, nth: int, pile: Counts, places: tuple[int, ...]) -> tuple[int, ...]:
        """See `session.dealer.Dealer`. A wanted card that is not in the pile is a mistake of the script."""
        wanted = [self.dice.get((round, seat, place, nth), 0) for place in places]
        a, b, c, d, e, f = (there - wanted.count(value) for value, there in enumerate(pile, 1))
        missing = tuple(place for place, card in zip(places, wanted, strict=True) if not card)
        rest = iter(self.rest.cards(round, seat, nth, (a, b, c, d, e, f), missing))
        return tuple(card or next(rest) for card in wanted)

    def turned_up(self, round: int, kind: str, nth: int, values: tuple[int, ...]) -> int:
        """See `session.dealer.Dealer`."""
        wanted = self.turned.get((round, kind, nth)) or (self.sky.get(round) if kind == BUSY_SKY else None)
        return wanted or self.rest.turned_up(round, kind, nth, values)


LEVEL: Final = ((P, "axis.P", 3), (C, "axis.C", 3))
CRUISE: Final = (*LEVEL, (P, "engine.P", 4), (C, "engine.C", 4))

LANDING: Final[Script] = (
    ((P, "gear.1", 1), (P, "radio.P", 3), (C, "radio.C1", 4), (C, "radio.C2", 4), *CRUISE),
    ((P, "gear.2", 3), (P, "radio.P", 4), (C, "radio.C1", 5), (C, "radio.C2", 5), *CRUISE),
    ((P, "gear.3", 5), (P, "radio.P", 4), (C, "radio.C1", 5), (C, "radio.C2", 5), *CRUISE),
    ((P, "brake.1", 2), (P, "brake.2", 4), (C, "flap.1", 1), (C, "flap.2", 2), *CRUISE),
    ((P, "conc.1", 1), (P, "conc.2", 2), (C, "flap.3", 4), (C, "flap.4", 5), *CRUISE),
    ((P, "conc.1", 1), (P, "conc.2", 2), (C, "radio.C1", 1), (C, "radio.C2", 1), *CRUISE),
    (
        (P, "conc.1", 1),
        (P, "conc.2", 2),
        (C, "conc.3", 6),
        (C, "radio.C1", 1),
        *LEVEL,
        (P, "engine.P", 2),
        (C, "engine.C", 2),
    ),
)
"""Seven rounds that land the plane in Montréal."""

FINAL_APPROACH: Final[Script] = (
    (
        *((P, "axis.P", 3), (P, "radio.P", 6), (P, "gear.1", 1), (P, "engine.P", 5)),
        *((C, "axis.C", 3), (C, "flap.1", 2), (C, "radio.C1", 6), (C, "engine.C", 4)),
    ),
    (
        *((P, "gear.2", 4), (P, "radio.P", 2), (P, "axis.P", 3), (P, "engine.P", 4)),
        *((C, "radio.C1", 3), (C, "radio.C2", 3), (C, "axis.C", 4), (C, "engine.C", 4)),
    ),
    (
        *((P, "gear.3", 6), (P, "radio.P", 5), (P, "axis.P", 3), (P, "engine.P", 4)),
        *((C, "radio.C1", 3), (C, "radio.C2", 4), (C, "axis.C", 3), (C, "engine.C", 5)),
    ),
    (
        *((P, "brake.1", 2), (P, "brake.2", 4), (P, "axis.P", 4), (P, "engine.P", 5)),
        *((C, "flap.2", 3), (C, "flap.3", 5), (C, "axis.C", 2), (C, "engine.C", 4)),
    ),
    (
        *((P, "conc.1", 1), (P, "radio.P", 6), (P, "axis.P", 3), (P, "engine.P", 4)),
        *((C, "radio.C1", 1), (C, "radio.C2", 2), (C, "axis.C", 3), (C, "engine.C", 5)),
    ),
    (
        *((P, "gear.1", 1), (P, "radio.P", 6), (P, "axis.P", 2), (P, "engine.P", 5)),
        *((C, "flap.1", 1), (C, "radio.C1", 3), (C, "axis.C", 2), (C, "engine.C", 4)),
    ),
    (
        *((P, "brake.3", 6), (P, "radio.P", 1), (P, "axis.P", 2), (P, "engine.P", 4)),
        *((C, "flap.4", 5), (C, "axis.C", 3), (C, "engine.C", 1), (C, "conc.1", 3)),
    ),
)
"""A whole flight with cards, won at the easy level. Its first round is the worked example FE1, its last one is FE3 from
the very position with which FE3 begins."""

FE1_ROUND: Final = 1
FE3_ROUND: Final = 7
"""Rounds of `FINAL_APPROACH` that the rules tell as examples."""


def dealer_for(script: Script) -> WantedDice:
    """Deals each seat's dice in the order in which the script uses them."""
    dice: dict[tuple[int, Seat, int, int], int] = {}
    for round, wishes in enumerate(script, 1):
        for seat in SEATS:
            for tray, (_, _, value) in enumerate(w for w in wishes if w[0] == seat):
                dice[round, seat, tray, 1] = value
    return WantedDice(dice)


def both(ports: Ports, what: Agreement) -> None:
    """Both agree."""
    for seat in SEATS:
        ports.seat(seat).agree(what)


def place(ports: Ports, seat: Seat, tray: int, space: str, coffee: int = 0) -> None:
    """Put the die of a tray place on a space named as in files."""
    ports.seat(seat).submit(PlaceDie(seat, tray, ports.table.ruleset.index[space], coffee))


def fly_turns(ports: Ports, wishes: tuple[Wish, ...], turns: int) -> None:
    """The next `turns` placements of a round whose dice come from `dealer_for`."""
    left = {seat: [w for w in wishes if w[0] == seat] for seat in SEATS}
    done = len(ports.table.board.order)
    for turn in range(done, done + turns):
        seat = ports.table.board.to_act
        assert seat is not None
        place(ports, seat, turn // 2, left[seat][turn // 2][1])


def fly_script(ports: Ports, script: Script, rounds: int | None = None) -> None:
    """Play rounds of a script, each to the end of its placements but for the next round."""
    for number, wishes in enumerate(script[:rounds], 1):
        both(ports, Agreement.ROLL)
        fly_turns(ports, wishes, 8)
        if rounds is None or number < rounds:
            both(ports, Agreement.NEXT_ROUND)
