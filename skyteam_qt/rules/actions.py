"""What can happen, as small frozen values. `kind` names them in files.

A die is named by its tray place, so the window can submit a covered die without knowing its value. Chance is an
action too: the rules check a `Deal` or a `TurnUp`, they never make one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from .kinds import Reason, Seat
from .view import Hand


@dataclass(frozen=True)
class Roll:
    """The table ends the briefing; both hands are asked for (R13, R14)."""

    kind: Literal["roll"] = "roll"


@dataclass(frozen=True)
class Deal:
    """Chance: new values for `seat` by tray place, 0 where nothing is rolled (R13, R103)."""

    seat: Seat
    values: Hand
    kind: Literal["deal"] = "deal"

    def __repr__(self) -> str:
        """Without the values: a repr ends up in logs and crash reports."""
        return f"Deal({self.seat.name})"


@dataclass(frozen=True)
class TurnUp:
    """Chance: what the table rolled or turned up for everybody to see, for the first entry of `Board.awaits`.

    What the values mean and which are possible is the business of the module that asked for them.
    """

    values: tuple[int, ...]
    kind: Literal["turn-up"] = "turn-up"


@dataclass(frozen=True)
class PlaceDie:
    """`seat` puts the die of tray place `place` on `space` (index), spending `abs(coffee)` coffees (R20, R96)."""

    seat: Seat
    place: int
    space: int
    coffee: int = 0
    kind: Literal["place"] = "place"


@dataclass(frozen=True)
class LayAside:
    """`seat` gives up a die for which there is no legal space (R28)."""

    seat: Seat
    place: int
    kind: Literal["lay-aside"] = "lay-aside"


@dataclass(frozen=True)
class SpendReroll:
    """`seat` spends a reroll token; both may then reroll once (R101)."""

    seat: Seat
    kind: Literal["spend-reroll"] = "spend-reroll"


@dataclass(frozen=True)
class MarkReroll:
    """`seat` has chosen which own dice to roll again: bits of tray places, 0 = none (R103)."""

    seat: Seat
    places: int
    kind: Literal["mark-reroll"] = "mark-reroll"

    def __repr__(self) -> str:
        """Without the marks: they are private, and so is their number."""
        return f"MarkReroll({self.seat.name})"


@dataclass(frozen=True)
class EndRound:
    """The table carries out the end of the round (R110 to R116, R130)."""

    kind: Literal["end-round"] = "end-round"


@dataclass(frozen=True)
class TimeUp:
    """The time limit of the round has run out: what is still in hand is not placed any more (F91).

    The clock itself is no business of the rules.
    """

    kind: Literal["time-up"] = "time-up"


@dataclass(frozen=True)
class GiveUp:
    """Both players end a hopeless flight (F71)."""

    kind: Literal["give-up"] = "give-up"


@dataclass(frozen=True)
class FurtherAction:
    """Base of the seat actions that modules bring (`RulesetBuilder.action`).

    Each says its own `kind` in the same way. `missing`: the reason against it where its module is not in play.
    """

    missing: ClassVar[Reason] = Reason.MODULE_NOT_ACTIVE

    seat: Seat
    kind: str = field(default="further", kw_only=True)


SeatAction = PlaceDie | LayAside | SpendReroll | MarkReroll | FurtherAction
TableAction = Roll | EndRound | TimeUp | GiveUp
Action = SeatAction | TableAction | Deal | TurnUp


def seat_of(action: Action) -> Seat | None:
    """Who does it; None for the table's own actions and for chance."""
    return action.seat if isinstance(action, SeatAction) else None
