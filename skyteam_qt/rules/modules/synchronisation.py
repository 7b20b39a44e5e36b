"""Synchronisation: gear and flaps in one round bring a traffic die that the Co-Pilot places at once (SY1 to SY5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from ..actions import FurtherAction
from ..board import Board, Chance, Slice
from ..events import CoffeeSpent, SynchronisationDie, TrafficDieGivenUp, TrafficDiePlaced
from ..evolve import evolve
from ..kinds import COPILOT, PLACEMENT, Reason, Seat
from ..legal import why_not_there
from ..options import numbers
from ..ruleset import Events, ExtraMark, Faces, Placement, Ruleset, RulesetBuilder
from ..spaces import Kind
from ..turn import NOT_OF_A_HAND, answered, ask, asked, go_on, play_extra
from ..view import SeatView

KIND = "synchronisation"
TRAFFIC_DIE = "synchronisation"
"""Question: where the traffic die goes; it shows the value of the question."""
TRAFFIC_DIE_MARK = 16
"""The bit of the traffic die in a reroll, beside those of the tray places: the Co-Pilot may roll it too."""


@dataclass(frozen=True)
class Synchronised(Slice):
    """Whether the ability has worked in this round, and the space on which the traffic die lies (-1: on none)."""

    used: bool = False
    space: int = -1


@dataclass(frozen=True)
class PlaceTrafficDie(FurtherAction):
    """The Co-Pilot puts the traffic die on a space of any colour, spending `abs(coffee)` coffees (SY2, SY3)."""

    missing: ClassVar[Reason] = Reason.ABILITY_NOT_IN_PLAY

    space: int
    coffee: int = 0
    kind: Literal["place-traffic-die"] = field(default="place-traffic-die", kw_only=True)


@dataclass(frozen=True)
class GiveUpTrafficDie(FurtherAction):
    """The Co-Pilot gives up a traffic die that no space takes."""

    missing: ClassVar[Reason] = Reason.ABILITY_NOT_IN_PLAY

    kind: Literal["give-up-traffic-die"] = field(default="give-up-traffic-die", kw_only=True)


class Synchronisation:
    """Looks after every die of a hand, last of all: the turn passes after the traffic die (SY4)."""

    name = "synchronisation"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """Reads the faces of the traffic die; coffee keeps it between the lowest and the highest (SY3)."""
        faces = numbers(options, "traffic_die_faces")

        def shown(board: Board) -> Faces:
            return (faces,)

        place = _PlaceRule(min(faces), max(faces))
        build.slice(Synchronised())
        build.before_briefing(refresh)
        build.after_placement(look)
        build.chance(KIND, rolled, shown)
        build.extra_mark(ExtraMark(TRAFFIC_DIE_MARK, may_roll_it, KIND))
        build.action(PlaceTrafficDie, place, answers=TRAFFIC_DIE)
        build.action(GiveUpTrafficDie, _GiveUpRule(place), answers=TRAFFIC_DIE)


def refresh(ruleset: Ruleset, board: Board, events: Events) -> Board:
    """A new round; the traffic die is removed (SY4)."""
    return board.put(Synchronised())


def look(ruleset: Ruleset, board: Board, die: Placement, events: Events) -> Board:
    """Whatever lies on gear and flaps counts, also on a switch that is already on, also a token (SY1)."""
    lies = [any(board.placed[space] for space in ruleset.by_kind(kind)) for kind in (Kind.GEAR, Kind.FLAP)]
    if not all(lies) or board.find(Synchronised) != Synchronised():
        return board
    # the round is not over yet, even if no die is left in a hand
    return evolve(board.put(Synchronised(True)), awaits=(*board.awaits, Chance(KIND, None)), phase=PLACEMENT)


def rolled(ruleset: Ruleset, board: Board, values: tuple[int, ...], events: Events) -> Board:
    """The Co-Pilot has to place it; a reroll token may be spent while it waits."""
    (value,) = values
    again = board.ask is not None
    events.append(SynchronisationDie(value, again))
    if board.ask is not None:
        return evolve(board, ask=board.ask._replace(value=value))
    return ask(board, COPILOT, TRAFFIC_DIE, value, reroll=True)


def may_roll_it(board: Board, seat: Seat) -> bool:
    """The Co-Pilot, while it waits."""
    return seat == COPILOT and board.ask is not None and board.ask.want == TRAFFIC_DIE


class _PlaceRule:
    """Any free space whose number and order rules it meets, whatever the colour (SY2)."""

    def __init__(self, lowest: int, highest: int) -> None:
        self.lowest, self.highest = lowest, highest

    def options(self, ruleset: Ruleset, view: SeatView) -> tuple[FurtherAction, ...]:
        coffee = view.board.coffee
        changes = sorted(range(-coffee, coffee + 1), key=abs)
        actions = (PlaceTrafficDie(view.seat, i, change) for i in range(len(ruleset.spaces)) for change in changes)
        return tuple(action for action in actions if self.why_not(ruleset, view, action) is None)

    def why_not(self, ruleset: Ruleset, view: SeatView, action: PlaceTrafficDie) -> Reason | None:
        board = view.board
        if abs(action.coffee) > board.coffee:
            return Reason.NOT_ENOUGH_COFFEE
        value = asked(board).value + action.coffee
        if not self.lowest <= value <= self.highest:
            return Reason.VALUE_OUT_OF_RANGE
        if not 0 <= action.space < len(ruleset.spaces):
            return Reason.NO_SUCH_SPACE
        return why_not_there(ruleset, board, view.seat, action.space, value)

    def carry_out(self, ruleset: Ruleset, board: Board, action: PlaceTrafficDie, events: Events) -> Board:
        question = asked(board)
        shows, value = question.value, question.value + action.coffee
        if action.coffee:
            spent = abs(action.coffee)
            events.append(CoffeeSpent(action.seat, spent, board.coffee - spent))
        events.append(TrafficDiePlaced(action.seat, action.space, shows, value))
        board = answered(board.put(Synchronised(True, action.space)))
        die = Placement(action.seat, NOT_OF_A_HAND, action.space, shows, value)
        return go_on(ruleset, play_extra(ruleset, board, die, events), question, events)


class _GiveUpRule:
    """Only a die that no space takes at any value the coffee reaches."""

    def __init__(self, place: _PlaceRule) -> None:
        self.place = place

    def options(self, ruleset: Ruleset, view: SeatView) -> tuple[FurtherAction, ...]:
        return () if self.place.options(ruleset, view) else (GiveUpTrafficDie(view.seat),)

    def why_not(self, ruleset: Ruleset, view: SeatView, action: GiveUpTrafficDie) -> Reason | None:
        return Reason.HAS_LEGAL_PLACEMENT if self.place.options(ruleset, view) else None

    def carry_out(self, ruleset: Ruleset, board: Board, action: GiveUpTrafficDie, events: Events) -> Board:
        question = asked(board)
        events.append(TrafficDieGivenUp(question.value))
        return go_on(ruleset, answered(board), question, events)


SYNCHRONISATION = Synchronisation()
