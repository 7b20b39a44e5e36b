"""Private aids: what a lifted die can do where, rail, previews, questions (ux 2.1, 3.4).

Functions with a `SeatView` may only be asked while that seat's gate is open; those with a `Board` are public and
the same whatever the die shows. No rule is decided here: answers come from why_not, public_why_not and play.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from ..rules import Board, Loss, Reason, Ruleset, Seat, SeatView
from .roles import LegalState


class Light(NamedTuple):
    """How one space answers the lifted die. `reason`: against it (for a lit space of a covered die: COVERED where it
    would go home). `cost`: coffees (1 to 3) with COFFEE. `preview`: one line, empty for a covered die."""

    state: LegalState
    reason: Reason | None = None
    cost: int = 0
    preview: str = ""


class RailOption(NamedTuple):
    """One face of the coffee rail: `coffee` is the signed change (value - rolled), `cost` its size."""

    value: int
    coffee: int
    cost: int
    legal: bool
    reason: Reason | None
    effect: bool


class Preview(NamedTuple):
    """What a placement would do. `ghosts`: new values of axis, blue, orange, brake, speed, advance (spaces),
    position, cleared (index of an approach space), coffee; only those that a marker would show."""

    title: str
    detail: str
    ghosts: Mapping[str, int]
    effect: bool
    loss: Loss | None


class QuestionKind(StrEnum):
    """Why a question is asked before a die lands."""

    LOSES = "loses"
    NO_EFFECT = "no-effect"
    LEAVES_NONE = "leaves-none"


class Question(NamedTuple):
    """Enter places, Esc takes back. `private`: withdraw it when the gate shuts."""

    kind: QuestionKind
    text: str
    private: bool


class Guide:
    """Answers for one ruleset. Holds no view and no dice."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    # ---- public: from the board alone

    def covered_answer(self, board: Board, seat: Seat, space: int) -> Reason | None:
        """What a covered die hears; None: it lands whatever it shows."""
        ...

    def covered_lights(self, board: Board, seat: Seat) -> tuple[Light, ...]:
        """Lights for a covered die: own colour, free and open spaces only."""
        ...

    def needs(self, board: Board, seat: Seat) -> tuple[int, ...]:
        """Mandatory spaces of this seat that are still empty (R30)."""
        ...

    def nag(self, board: Board, seat: Seat) -> tuple[int, ...]:
        """The mandatory spaces to name when as many dice are left as spaces; else empty."""
        ...

    def public_question(self, board: Board, seat: Seat, space: int) -> Question | None:
        """"This leaves no die for the Engines. Place anyway?" from counts alone; None when nothing is to be asked."""
        ...

    # ---- private: only while the gate of view.seat is open

    def lights(self, view: SeatView, place: int) -> tuple[Light, ...]:
        """Lights for an open die, one per space."""
        ...

    def answer(self, view: SeatView, place: int, space: int, coffee: int = 0) -> Reason | None:
        """The reason against this placement, or None."""
        ...

    def rail(self, view: SeatView, place: int, space: int) -> tuple[RailOption, ...]:
        """Six faces, 1 to 6."""
        ...

    def opens_rail(self, view: SeatView, place: int, space: int) -> bool:
        """Whether a drop opens the rail: a second value is legal, or only a changed one is."""
        ...

    def preview(self, view: SeatView, place: int, space: int, coffee: int = 0) -> Preview | None:
        """What it would do; None when it is not legal."""
        ...

    def question(self, view: SeatView, place: int, space: int, coffee: int = 0, *, safe: bool = True) -> Question | None:
        """What to ask before this die lands: loses at once (safe mode), leaves none (always), no effect (safe mode)."""
        ...

    def may_lay_aside(self, view: SeatView) -> bool:
        """Whether no die of this seat can be placed (R28)."""
        ...
