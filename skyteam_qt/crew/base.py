"""What a computer crew is: it answers one seat's view, and knows nothing else."""

from __future__ import annotations

from random import Random
from typing import NamedTuple, Protocol, runtime_checkable

from ..rules import Ruleset, SeatAction, SeatView


class CannotFly(LookupError):  # noqa: N818
    """This crew does not know this flight; the text is one sentence for a person."""


class Reason(NamedTuple):
    """Why a placement, as a text key and its fields; one sentence."""

    key: str
    fields: tuple[tuple[str, str], ...] = ()


class Advice(NamedTuple):
    """A choice of a seat: the action, the chance to land after it as far as this crew can tell, and a reason."""

    action: SeatAction
    chance: float | None
    reason: Reason


class Crew(Protocol):
    """A crew member. The answer depends on the view, the public tables and `rng` alone."""

    name: str

    def decide(self, view: SeatView, ruleset: Ruleset, rng: Random) -> SeatAction:
        """A legal action for the seat that is asked for a placement or for the choice of a redraw (reroll).

        Raises `CannotFly` for a flight it does not know, ValueError when the seat is asked for nothing.
        """
        ...


@runtime_checkable
class Adviser(Protocol):
    """A crew that can say what it thinks of the choices."""

    def advise(self, view: SeatView, ruleset: Ruleset, rng: Random, most: int = 3) -> tuple[Advice, ...]:
        """The best choices of the seat on turn, the best one first, each with a reason in words."""
        ...
