"""Chance: what the rules ask for is taken from the dealer, and every result has a name.

A result that a correction took back and that is asked for again shows the same (ux 3.8), so the log remembers results
by their names. Dice, cards and what is turned up in public have different names and different ways to be dealt: a
table below has one entry for each.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from ..rules import PLACES, ChanceNeeded, Counts, Deal, Hand, ImpossibleDeal, Seat, TurnUp, wanted_places

if TYPE_CHECKING:
    from .dealer import Dealer
    from .replay import Fold


class DieKey(NamedTuple):
    """Names one roll of one die; `nth` counts from 1 within the round. Two rolls of one key show the same value."""

    round: int
    seat: Seat
    place: int
    nth: int


class DrawKey(NamedTuple):
    """Names one draw of cards: the `nth` of this seat in the round, out of this pile, to these tray places."""

    round: int
    seat: Seat
    nth: int
    pile: Counts
    places: tuple[int, ...]


class TurnKey(NamedTuple):
    """Names what is turned up in public: the `nth` of its kind in the round, among these values."""

    round: int
    kind: str
    nth: int
    values: tuple[int, ...]


ChanceKey = DieKey | DrawKey | TurnKey

Results = Mapping[ChanceKey, tuple[int, ...]]
"""What came out, by name."""


class _Hands(Protocol):
    """How one kind of hand is dealt."""

    def results(self, fold: Fold, seat: Seat, wanted: int, values: Hand) -> Results:
        """The names of what a deal brings to the tray places `wanted` (bits)."""
        ...

    def values(self, fold: Fold, dealer: Dealer, seat: Seat, wanted: int) -> Hand:
        """What comes to these tray places: as it was when it was taken back, else from the dealer."""
        ...


class _Dice:
    """Each die for itself."""

    def results(self, fold: Fold, seat: Seat, wanted: int, values: Hand) -> Results:
        return {self._key(fold, seat, place): (values[place],) for place in _places(wanted)}

    def values(self, fold: Fold, dealer: Dealer, seat: Seat, wanted: int) -> Hand:
        found = [0, 0, 0, 0]
        for place in _places(wanted):
            key = self._key(fold, seat, place)
            found[place] = (fold.known(key) or (dealer.die(*key),))[0]
        return _hand(found)

    def _key(self, fold: Fold, seat: Seat, place: int) -> DieKey:
        return DieKey(fold.board.round, seat, place, fold.times_rolled(seat, place) + 1)


class _Cards:
    """All cards of a draw together: what is left depends on what has come."""

    def results(self, fold: Fold, seat: Seat, wanted: int, values: Hand) -> Results:
        key = self._key(fold, seat, wanted)
        return {key: tuple(values[place] for place in key.places)}

    def values(self, fold: Fold, dealer: Dealer, seat: Seat, wanted: int) -> Hand:
        found, key = [0, 0, 0, 0], self._key(fold, seat, wanted)
        cards = fold.known(key) or dealer.cards(*key)
        for place, card in zip(key.places, cards, strict=True):
            found[place] = card
        return _hand(found)

    def _key(self, fold: Fold, seat: Seat, wanted: int) -> DrawKey:
        board, hand = fold.board, fold.state.hands[seat]
        a, b, c, d = (0 if wanted >> place & 1 else hand[place] for place in PLACES)
        pile = fold.ruleset.source.pile(board, seat, (a, b, c, d))
        assert pile is not None, "cards come from a pile"
        return DrawKey(board.round, seat, fold.times_dealt(seat) + 1, pile, _places(wanted))


_HANDS: Final[dict[str, _Hands]] = {"dice": _Dice(), "cards": _Cards()}
"""By `HandSource.name`."""


def chance_for(fold: Fold, dealer: Dealer, needed: ChanceNeeded) -> Deal | TurnUp:
    """The next piece of chance that the rules ask for."""
    if needed.kind in fold.ruleset.chances:
        return TurnUp(tuple((fold.known(key) or (dealer.turned_up(*key),))[0] for key in _turn_keys(fold, needed.kind)))
    seat = needed.seat
    assert seat is not None, "a hand belongs to a seat"
    wanted = wanted_places(fold.ruleset, fold.board, fold.state.marks, needed.kind, seat)
    return Deal(seat, _HANDS[fold.ruleset.source.name].values(fold, dealer, seat, wanted))


def results_of(fold: Fold, action: object) -> Results:
    """The names of what an action brings that is chance, before it is carried out; none for every other action.

    None, too, for chance that the position does not ask for: the rules refuse it.
    """
    needed = fold.board.awaits[0] if fold.board.awaits else None
    if needed is None:
        return {}
    if isinstance(action, TurnUp) and needed.kind in fold.ruleset.chances:
        keys = _turn_keys(fold, needed.kind)
        return {key: (value,) for key, value in zip(keys, action.values, strict=False)}
    if isinstance(action, Deal) and action.seat == needed.seat and len(action.values) == len(PLACES):
        try:
            wanted = wanted_places(fold.ruleset, fold.board, fold.state.marks, needed.kind, action.seat)
        except ImpossibleDeal:
            return {}
        return _HANDS[fold.ruleset.source.name].results(fold, action.seat, wanted, action.values)
    return {}


def _turn_keys(fold: Fold, kind: str) -> list[TurnKey]:
    board = fold.board
    before = fold.times_turned(kind)
    faces = fold.ruleset.chances[kind].faces(board)
    return [TurnKey(board.round, kind, before + number, values) for number, values in enumerate(faces, 1)]


def _places(bits: int) -> tuple[int, ...]:
    return tuple(place for place in PLACES if bits >> place & 1)


def _hand(values: list[int]) -> Hand:
    a, b, c, d = values
    return (a, b, c, d)
