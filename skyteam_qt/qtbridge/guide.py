"""Private aids: what a lifted die can do where, rail, previews, questions (ux 2.1, 3.4).

Functions with a `SeatView` may only be asked while that seat's gate is open; those with a `Board` are public and
the same whatever the die shows. No rule is decided here: answers come from why_not, public_why_not and play.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from ..rules import VALUES, Board, Event, Loss, PlaceDie, Reason, Ruleset, Seat, SeatView, public_why_not, why_not
from ..rules import legal_placements as placements_of
from ..rules.events import (
    AlreadyDown,
    CoffeeFull,
    CoffeeSpent,
    DieJoined,
    DiePlaced,
    FlightEnded,
    HandShaken,
    KeroseneBurned,
    MasteryWorked,
    PlacementEnded,
    PlaneCleared,
    RadioSilent,
    SpeedSet,
    TokenPlaced,
    TrafficDiePlaced,
    WindBlew,
)
from ..rules.legal import why_not_value
from ..rules.modules.bad_visibility import dice_aside
from ..rules.modules.intern import InternRow
from ..rules.modules.kerosene import Kerosene
from ..rules.modules.wind import WindRing
from ..rules.ruleset import Placement
from ..rules.turn import play
from .phrases import (
    Names,
    event_line,
    leaves_none_question,
    loses_question,
    no_effect_question,
    preview_line,
    space_label,
)
from .roles import LegalState

_NOTHING_HAPPENED: Final = (AlreadyDown, CoffeeFull, RadioSilent)
"""Events that say a die did nothing (R62, R63, R73, R77, R83, R92)."""
_LYING: Final = (DiePlaced, TokenPlaced, TrafficDiePlaced)
_EVERY_DIE: Final = (CoffeeSpent, *_LYING, DieJoined, HandShaken, PlacementEnded)
"""Events that come with any die and are no effect of its space."""
_FIRST_OF_ALL: Final = (MasteryWorked, KeroseneBurned, WindBlew)
"""Events on the way to the speed: the preview says the speed."""
_DIALS: Final = ("axis", "blue", "orange", "brake", "position", "coffee", "speed")


class Light(NamedTuple):
    """How one space answers the lifted die.

    `reason`: against it; for a lit space of a covered die COVERED where it would go home. `cost`: coffees (1 to 3) with
    COFFEE. `preview`: one line, empty for a covered die.
    """

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
    """What a placement would do.

    `ghosts`: new values, only of what would change: axis, blue, orange, brake, position (index), coffee, speed; also
    advance (spaces to move), cleared (index of the approach space that loses a plane), kerosene and wind (offset).
    `effect`: whether it does
    anything. `loss`: why the flight would end at once.
    """

    title: str
    detail: str
    ghosts: Mapping[str, int]
    effect: bool
    loss: Loss | None


class QuestionKind(StrEnum):
    """Why something is asked before a die lands."""

    LOSES = "loses"
    NO_EFFECT = "no-effect"
    LEAVES_NONE = "leaves-none"


class Question(NamedTuple):
    """Enter places, Esc takes back. `private`: withdraw it when the gate shuts."""

    kind: QuestionKind
    text: str
    private: bool


class Outlook(NamedTuple):
    """The board behind a legal placement, and what happened on the way."""

    board: Board
    events: tuple[Event, ...]

    @property
    def effect(self) -> bool:
        """Whether the die does anything at all; a first axis or engine die does: it is needed."""
        told = [e for e in self.events if not isinstance(e, _EVERY_DIE)]
        return not told or not all(isinstance(e, _NOTHING_HAPPENED) for e in told)


class Guide:
    """Answers for one ruleset. Holds no view and no dice."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    # ---- public: from the board alone

    def covered_answer(self, board: Board, seat: Seat, space: int) -> Reason | None:
        """What a covered die hears at a space; None: it lands whatever it shows (ux 2.1)."""
        return public_why_not(self.ruleset, board, seat, space)

    def covered_lights(self, board: Board, seat: Seat) -> tuple[Light, ...]:
        """Lights for a covered die: own colour, free and open spaces only."""
        return tuple(self._covered_light(board, seat, i) for i in range(len(self.ruleset.spaces)))

    def dice_to_place(self, board: Board, seat: Seat) -> int:
        """How many dice this seat still places in this round: those that lie aside count (BV4), those that stay behind
        the screen do not (EL2)."""
        return max(0, board.dice_left(seat) + dice_aside(board, seat) - self.ruleset.unused)

    def needs(self, board: Board, seat: Seat) -> tuple[int, ...]:
        """Mandatory spaces of this seat that are still empty (R30)."""
        spaces = self.ruleset.spaces
        return tuple(i for i in self.ruleset.mandatory if not board.placed[i] and spaces[i].owner.serves(seat))

    def nag(self, board: Board, seat: Seat) -> tuple[int, ...]:
        """The mandatory spaces to name when just as many dice are left for them; else empty."""
        needs = self.needs(board, seat)
        return needs if len(needs) == self.dice_to_place(board, seat) else ()

    def public_question(self, board: Board, seat: Seat, space: int) -> Question | None:
        """Asks when this die leaves none for a mandatory space, from counts alone; None when there is nothing to ask.

        Nothing is asked either when the round cannot be saved any more.
        """
        needs = self.needs(board, seat)
        if space in needs or len(needs) != self.dice_to_place(board, seat) or not needs:
            return None
        if self._token_helps(board, seat, space, needs):
            return None
        text = leaves_none_question(self.ruleset.spaces[needs[-1]]).title
        return Question(QuestionKind.LEAVES_NONE, text, private=False)

    def _token_helps(self, board: Board, seat: Seat, space: int, needs: tuple[int, ...]) -> bool:
        """Whether a die in training brings a token that a mandatory space takes at once (IN3)."""
        row = board.find(InternRow)
        if row is None or self.ruleset.spaces[space].id != f"intern.{seat.letter}":
            return False
        token = row.next_for(seat)
        return token > 0 and any(why_not_value(self.ruleset, board, seat, need, token) is None for need in needs)

    # ---- private: only while the gate of view.seat is open

    def answer(self, view: SeatView, place: int, space: int, coffee: int = 0) -> Reason | None:
        """The reason against this placement, or None."""
        return why_not(self.ruleset, view, PlaceDie(view.seat, place, space, coffee))

    def lights(self, view: SeatView, place: int) -> tuple[Light, ...]:
        """Lights for an open die, one per space."""
        return tuple(self._light(view, place, i) for i in range(len(self.ruleset.spaces)))

    def rail(self, view: SeatView, place: int, space: int) -> tuple[RailOption, ...]:
        """The six faces of the coffee rail, 1 to 6."""
        rolled = view.hand[place]
        return tuple(self._option(view, place, space, value - rolled) for value in VALUES)

    def opens_rail(self, view: SeatView, place: int, space: int) -> bool:
        """Whether a drop opens the rail: coffee gives a second legal value here, or the only ones."""
        legal = [o for o in self.rail(view, place, space) if o.legal]
        return any(o.coffee for o in legal)

    def preview(self, view: SeatView, place: int, space: int, coffee: int = 0) -> Preview | None:
        """What it would do; None when it is not legal."""
        outlook = self._outlook(view, place, space, coffee)
        if outlook is None:
            return None
        return self.preview_of(view.board, outlook, space)

    def preview_of(self, before: Board, outlook: Outlook, space: int) -> Preview:
        """An outlook in words and ghosts."""
        board = outlook.board
        title, detail = self._words(before, outlook, space)
        ghosts = {name: new for name in _DIALS if (new := getattr(board, name)) != getattr(before, name)}
        gauge, ring = board.find(Kerosene), board.find(WindRing)
        if gauge is not None and gauge != (was := before.find(Kerosene)) and was is not None:
            ghosts["kerosene"] = gauge.marker
        if ring is not None and ring != before.find(WindRing):
            ghosts["wind"] = ring.offset
        for event in outlook.events:
            if isinstance(event, SpeedSet):
                ghosts["advance"] = event.spaces
            elif isinstance(event, PlaneCleared):
                ghosts["cleared"] = event.space
        return Preview(title, detail, ghosts, outlook.effect, board.loss)

    def question(
        self, view: SeatView, place: int, space: int, coffee: int = 0, *, safe: bool = True
    ) -> Question | None:
        """What to ask before this die lands: loses at once (safe mode), leaves none, no effect (safe mode)."""
        outlook = self._outlook(view, place, space, coffee)
        if outlook is None:
            return None
        if safe and outlook.board.lost and outlook.board.loss is not None:
            return Question(QuestionKind.LOSES, loses_question(outlook.board.loss).title, private=True)
        public = self.public_question(view.board, view.seat, space)
        if public is not None or not safe or outlook.effect:
            return public
        return Question(QuestionKind.NO_EFFECT, no_effect_question().title, private=True)

    def may_lay_aside(self, view: SeatView) -> bool:
        """Whether it is this seat's turn and none of its dice can be placed (R28)."""
        return view.board.to_act == view.seat and any(view.hand) and not placements_of(self.ruleset, view)

    # ---- how

    def _covered_light(self, board: Board, seat: Seat, space: int) -> Light:
        reason = self.covered_answer(board, seat, space)
        lit = reason is None or reason == Reason.COVERED
        return Light(LegalState.LEGAL if lit else LegalState.ILLEGAL, reason)

    def _light(self, view: SeatView, place: int, space: int) -> Light:
        reason = self.answer(view, place, space)
        if reason is None:
            preview = self.preview(view, place, space)
            assert preview is not None
            state = LegalState.LEGAL if preview.effect else LegalState.LEGAL_NO_EFFECT
            return Light(state, preview=preview.detail)
        coffees = [c for n in range(1, view.board.coffee + 1) for c in (-n, n)]
        for coffee in coffees:
            preview = self.preview(view, place, space, coffee)
            if preview is not None and preview.effect:
                return Light(LegalState.COFFEE, reason, abs(coffee), preview.detail)
        return Light(LegalState.ILLEGAL, reason)

    def _option(self, view: SeatView, place: int, space: int, coffee: int) -> RailOption:
        reason = self.answer(view, place, space, coffee)
        outlook = self._outlook(view, place, space, coffee) if reason is None else None
        effect = outlook is not None and outlook.effect
        return RailOption(view.hand[place] + coffee, coffee, abs(coffee), reason is None, reason, effect)

    def _outlook(self, view: SeatView, place: int, space: int, coffee: int) -> Outlook | None:
        if self.answer(view, place, space, coffee) is not None:
            return None
        rolled = view.hand[place]
        events: list[Event] = []
        board = play(self.ruleset, view.board, Placement(view.seat, place, space, rolled, rolled + coffee), events)
        return Outlook(board, tuple(events))

    def _words(self, before: Board, outlook: Outlook, space: int) -> tuple[str, str]:
        """Title and detail of a preview, in the words the result will have."""
        spec = self.ruleset.spaces[space]
        switch = preview_line(spec, before)
        if switch is not None:
            return switch.title, switch.detail
        told = [e for e in outlook.events if not isinstance(e, (*_EVERY_DIE, FlightEnded))]
        if told:
            # the last one of a loss is its cause; else the first one is the effect and the rest follows from it
            first = [e for e in told if not isinstance(e, _FIRST_OF_ALL)] or told
            event = told[-1] if outlook.board.lost else first[0]
            return space_label(spec), event_line(event, Names(), outlook.board, self.ruleset.spaces).title
        placed = next(e for e in outlook.events if isinstance(e, _LYING))
        return space_label(spec), event_line(placed, Names(), outlook.board, self.ruleset.spaces).detail
