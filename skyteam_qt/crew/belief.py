"""Which hands the partner can have, and how likely each is by the deal alone: nothing is read from what was placed."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import comb, factorial

import numpy as np

from . import twin
from .twin import EACH, HELD, PLAYED, Floats, Setup, States


@cache
def _all_counts(held: int) -> States:
    """(6, hands): every way to have `held` cards, as counts by value."""
    found = [one for one in product(range(held + 1), repeat=6) if sum(one) == held]
    return np.array(found, dtype=np.int8).T.copy()


def possible_hands(setup: Setup, column: States, partner: int) -> tuple[States, Floats]:
    """Counts by value (6, hands) and their chances, which add up to 1. Reads only what both may see."""
    held = int(column[HELD + partner, 0])
    hands = _all_counts(held)
    if not setup.cards:
        ways = [factorial(held) / np.prod([factorial(int(n)) for n in hand]) for hand in hands.T]
        chances = np.array(ways)
    else:
        pile = EACH - column[PLAYED[partner] : PLAYED[partner] + 6, 0]
        hands = hands[:, (hands <= pile[:, None]).all(axis=0)]
        chances = np.array(
            [np.prod([comb(int(p), int(n)) for p, n in zip(pile, hand, strict=True)]) for hand in hands.T]
        )
    chances = chances / chances.sum()
    return hands, chances.astype(np.float32)


def likeliest(hands: States, chances: Floats, most: int) -> tuple[States, Floats]:
    """At most so many hands, evenly spread over the chances, weights adding up to 1 again."""
    if chances.size <= most:
        return hands, chances
    order = np.argsort(-chances, kind="stable")
    # one hand from each slice of equal chance, the middle one
    upto = np.cumsum(chances[order])
    picks = np.unique(np.searchsorted(upto, (np.arange(most) + 0.5) / most * upto[-1]))
    bounds = np.concatenate([[0], (upto[picks[:-1]] + upto[picks[1:]]) / 2, [upto[-1]]])
    return hands[:, order[picks]], np.diff(bounds).astype(np.float32)


def lanes_for(column: States, hands: States, partner: int) -> States:
    """The column once for each hand of the partner."""
    found = np.repeat(column, hands.shape[1], axis=1)
    found[twin.HAND[partner] : twin.HAND[partner] + 6] = hands
    return found
