"""Working Together: once per round two dice change sides, one of each player (WT1, WT2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from ..actions import FurtherAction
from ..board import Board, Slice
from ..events import SwapOffered, Swapped
from ..evolve import for_seat, with_item
from ..kinds import PLACES, Reason
from ..ruleset import Events, Hands, Marks, Ruleset, RulesetBuilder
from ..turn import answered, ask, asked
from ..view import Hand, SeatView, different

SWAP = "swap"
"""Question: which die the partner gives for the one on offer, whose tray place is the value of the question."""


@dataclass(frozen=True)
class WorkedTogether(Slice):
    """Whether a swap was asked for in this round, and the tray places of both dice once it is done (-1 before)."""

    used: bool = False
    places: tuple[int, int] = (-1, -1)


@dataclass(frozen=True)
class _Swap(FurtherAction):
    """Half of a swap. Tray places tell nothing about values, so they are public."""

    missing: ClassVar[Reason] = Reason.ABILITY_NOT_IN_PLAY

    place: int


@dataclass(frozen=True)
class OfferSwap(_Swap):
    """`seat` asks for a swap and picks the die of tray place `place` (WT1)."""

    kind: Literal["offer-swap"] = field(default="offer-swap", kw_only=True)


@dataclass(frozen=True)
class AnswerSwap(_Swap):
    """`seat` was asked and picks the die of tray place `place`; the two values are exchanged (WT1)."""

    kind: Literal["answer-swap"] = field(default="answer-swap", kw_only=True)


class WorkingTogether:
    """Two actions: the second one answers the first."""

    name = "working-together"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """Once in each round."""
        build.slice(WorkedTogether())
        build.before_briefing(refresh)
        build.action(OfferSwap, _OfferRule())
        build.action(AnswerSwap, _AnswerRule(), answers=SWAP, private=exchange)


def refresh(ruleset: Ruleset, board: Board, events: Events) -> Board:
    """A new round."""
    return board.put(WorkedTogether())


def exchange(board: Board, hands: Hands, marks: Marks, action: AnswerSwap) -> tuple[Hands, Marks]:
    """The dice stay where they are; their values change sides."""
    offered, seat, asker = asked(board).value, action.seat, action.seat.other
    mine, theirs = hands[seat][action.place], hands[asker][offered]
    hands = for_seat(hands, seat, _changed(hands[seat], action.place, theirs))
    return for_seat(hands, asker, _changed(hands[asker], offered, mine)), marks


def _changed(hand: Hand, place: int, value: int) -> Hand:
    a, b, c, d = with_item(hand, place, value)
    return (a, b, c, d)


class _OfferRule:
    """At any time of the placements, once per round, while both have a die (WT1, WT2)."""

    def options(self, ruleset: Ruleset, view: SeatView) -> tuple[FurtherAction, ...]:
        actions = (OfferSwap(view.seat, place) for place in different(view.hand))
        return tuple(action for action in actions if self.why_not(ruleset, view, action) is None)

    def why_not(self, ruleset: Ruleset, view: SeatView, action: OfferSwap) -> Reason | None:
        if action.place not in PLACES or not view.hand[action.place]:
            return Reason.NO_SUCH_DIE
        if view.board.find(WorkedTogether) != WorkedTogether():
            return Reason.ABILITY_USED
        return None if view.board.in_hand[view.seat.other] else Reason.NO_SUCH_DIE

    def carry_out(self, ruleset: Ruleset, board: Board, action: OfferSwap, events: Events) -> Board:
        events.append(SwapOffered(action.seat, action.place))
        return ask(board.put(WorkedTogether(True)), action.seat.other, SWAP, action.place)


class _AnswerRule:
    """The partner must pick one (WT1)."""

    def options(self, ruleset: Ruleset, view: SeatView) -> tuple[FurtherAction, ...]:
        return tuple(AnswerSwap(view.seat, place) for place in different(view.hand))

    def why_not(self, ruleset: Ruleset, view: SeatView, action: AnswerSwap) -> Reason | None:
        return None if action.place in PLACES and view.hand[action.place] else Reason.NO_SUCH_DIE

    def carry_out(self, ruleset: Ruleset, board: Board, action: AnswerSwap, events: Events) -> Board:
        asker = action.seat.other
        places = for_seat((action.place, action.place), asker, asked(board).value)
        events.append(Swapped(asker, places))
        return answered(board.put(WorkedTogether(True, places)))


WORKING_TOGETHER = WorkingTogether()
