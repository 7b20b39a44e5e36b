"""Anticipation: before the first placement of a round the player who begins may roll one die again (AN1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from ..actions import FurtherAction
from ..board import Board, Chance, Slice
from ..events import AnticipationUsed
from ..evolve import evolve, for_seat
from ..flow import who_begins
from ..kinds import PLACES, Reason, Seat
from ..ruleset import Events, Hands, Marks, Ruleset, RulesetBuilder
from ..view import SeatView, different

KIND = "anticipation"


@dataclass(frozen=True)
class Anticipated(Slice):
    """Whether the ability was used in this round."""

    used: bool = False


@dataclass(frozen=True)
class Anticipate(FurtherAction):
    """`seat`, who begins, rolls the die of tray place `place` again (AN1)."""

    missing: ClassVar[Reason] = Reason.ABILITY_NOT_IN_PLAY

    place: int
    kind: Literal["anticipate"] = field(default="anticipate", kw_only=True)

    def __repr__(self) -> str:
        """Without the place: the choice is private."""
        return f"Anticipate({self.seat.name})"


class Anticipation:
    """An action without a token, and the roll it asks for."""

    name = "anticipation"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """Once in each round."""
        build.slice(Anticipated())
        build.before_briefing(refresh)
        build.action(Anticipate, _Rule(), private=mark)
        build.hand_chance(KIND, chosen, rolled)


def refresh(ruleset: Ruleset, board: Board, events: Events) -> Board:
    """A new round."""
    return board.put(Anticipated())


def mark(board: Board, hands: Hands, marks: Marks, action: Anticipate) -> tuple[Hands, Marks]:
    """Only the roll itself asks which die it is."""
    return hands, for_seat((0, 0), action.seat, 1 << action.place)


def chosen(board: Board, seat: Seat, marks: int) -> int:
    """The one that was marked."""
    return marks


def rolled(board: Board, seat: Seat, events: Events) -> Board:
    """Nothing more to be seen."""
    return board


class _Rule:
    """Before the first die lies, for the player who begins (AN1)."""

    def options(self, ruleset: Ruleset, view: SeatView) -> tuple[FurtherAction, ...]:
        actions = (Anticipate(view.seat, place) for place in different(view.hand))
        return tuple(action for action in actions if self.why_not(ruleset, view, action) is None)

    def why_not(self, ruleset: Ruleset, view: SeatView, action: Anticipate) -> Reason | None:
        board = view.board
        if board.order:
            return Reason.WRONG_PHASE
        if who_begins(ruleset, board) != view.seat:
            return Reason.NOT_YOUR_TURN
        if action.place not in PLACES or not view.hand[action.place]:
            return Reason.NO_SUCH_DIE
        return Reason.ABILITY_USED if board.find(Anticipated) == Anticipated(True) else None

    def carry_out(self, ruleset: Ruleset, board: Board, action: Anticipate, events: Events) -> Board:
        events.append(AnticipationUsed(action.seat))
        return evolve(board.put(Anticipated(True)), awaits=(Chance(KIND, action.seat),))


ANTICIPATION = Anticipation()
