"""Adaptation: once per flight each player may turn one die to its opposite face (AD1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from ..actions import FurtherAction
from ..board import Board, Slice
from ..events import AdaptationUsed
from ..evolve import for_seat, with_item
from ..kinds import FEWEST, MOST, PLACES, SEATS, Reason
from ..ruleset import Events, Hands, Marks, Ruleset, RulesetBuilder
from ..view import Hand, SeatView, different


@dataclass(frozen=True)
class Adapted(Slice):
    """Which seats have used the ability in this flight."""

    used: tuple[bool, bool] = (False, False)

    @property
    def letters(self) -> tuple[str, ...]:
        """The same as files have it."""
        return tuple(seat.letter for seat in SEATS if self.used[seat])


@dataclass(frozen=True)
class Adapt(FurtherAction):
    """`seat` turns the die of tray place `place` to its opposite face (AD1)."""

    missing: ClassVar[Reason] = Reason.ABILITY_NOT_IN_PLAY

    place: int
    kind: Literal["adapt"] = field(default="adapt", kw_only=True)

    def __repr__(self) -> str:
        """Without the place: the choice is private."""
        return f"Adapt({self.seat.name})"


class Adaptation:
    """An action behind the own screen; the table only sees that it was done."""

    name = "adaptation"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """Once for each seat."""
        build.slice(Adapted())
        build.action(Adapt, _Rule(), private=turn_over)


def turn_over(board: Board, hands: Hands, marks: Marks, action: Adapt) -> tuple[Hands, Marks]:
    """The opposite face of a die: both make seven."""
    hand = hands[action.seat]
    a, b, c, d = with_item(hand, action.place, FEWEST + MOST - hand[action.place])
    turned: Hand = (a, b, c, d)
    return for_seat(hands, action.seat, turned), marks


def adapted(board: Board) -> Adapted:
    """Who has used it, in a flight that has it."""
    found = board.find(Adapted)
    assert found is not None, "the module has brought it"
    return found


class _Rule:
    """On the own turn, before placing (AD1)."""

    def options(self, ruleset: Ruleset, view: SeatView) -> tuple[FurtherAction, ...]:
        actions = (Adapt(view.seat, place) for place in different(view.hand))
        return tuple(action for action in actions if self.why_not(ruleset, view, action) is None)

    def why_not(self, ruleset: Ruleset, view: SeatView, action: Adapt) -> Reason | None:
        if view.board.to_act != view.seat:
            return Reason.NOT_YOUR_TURN
        if action.place not in PLACES or not view.hand[action.place]:
            return Reason.NO_SUCH_DIE
        return Reason.ABILITY_USED if adapted(view.board).used[view.seat] else None

    def carry_out(self, ruleset: Ruleset, board: Board, action: Adapt, events: Events) -> Board:
        events.append(AdaptationUsed(action.seat))
        return board.put(Adapted(for_seat(adapted(board).used, action.seat, True)))


ADAPTATION = Adaptation()
