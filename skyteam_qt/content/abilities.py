"""Special abilities: which cards there are, how many a flight offers, which it excludes.

Plain data, read before the first paint. A flight is given by its entry in the scenario file, or by the options of its
scenario, which have the same names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from .files import read_json

MODULE = "special-abilities"


class WrongAbilities(LookupError):  # noqa: N818
    """These cards cannot be taken on this flight; the text is one sentence for people."""


@cache
def ability_ids() -> tuple[str, ...]:
    """All cards, in the order in which they are shown. Each is a rule module of the same name."""
    return tuple(one["id"] for one in read_json("scenarios")["special_abilities"])


def how_many(flight: Mapping[str, Any]) -> int:
    """How many cards the crew of a flight chooses."""
    return int(flight["special_abilities"]) if MODULE in flight["modules"] else 0


def offered(flight: Mapping[str, Any]) -> tuple[str, ...]:
    """The cards to choose from; none when the flight has none. What its modules or its own card exclude is left out."""
    if not how_many(flight):
        return ()
    modules, excluded = set(flight["modules"]), set(flight["excluded_abilities"])
    return tuple(
        one["id"]
        for one in read_json("scenarios")["special_abilities"]
        if one["id"] not in excluded and not modules.intersection(one["excluded_with"])
    )


def sorted_abilities(chosen: Iterable[str]) -> tuple[str, ...]:
    """The same cards in the order in which they are shown, unknown ones last."""
    order = ability_ids()
    return tuple(sorted(chosen, key=lambda id: (order.index(id) if id in order else len(order), id)))


def check_abilities(flight: Mapping[str, Any], chosen: Iterable[str], *, all_of_them: bool = True) -> tuple[str, ...]:
    """The chosen cards in order. Raises `WrongAbilities` unless they are different, offered, and as many as the flight
    shows; with `all_of_them` False there may be fewer.
    """
    cards, count = sorted_abilities(chosen), how_many(flight)
    wrong = [card for card in cards if card not in offered(flight)]
    if wrong:
        raise WrongAbilities(f"The ability {wrong[0]!r} cannot be used on this flight.")
    if len(set(cards)) < len(cards):
        raise WrongAbilities("An ability can be chosen once only.")
    if len(cards) > count or (all_of_them and len(cards) < count):
        raise WrongAbilities(f"This flight is flown with {count} abilities, not with {len(cards)}.")
    return cards
