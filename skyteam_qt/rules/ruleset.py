"""Ruleset: the tables of one flight, compiled once from game, scenario and modules.

During play nobody asks whether a module is on: the table has the entry or has not (architecture 6).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from .actions import FurtherAction
from .events import DiePlaced
from .kinds import SEATS, VALUES, Loss, Reason, Seat
from .menu import Menu
from .source import DICE, HandSource
from .spaces import Kind, SpaceSpec

if TYPE_CHECKING:
    from .board import Board, Slice
    from .events import Event
    from .scenario import Scenario
    from .view import Hand, SeatView

Placement = DiePlaced
"""What effects are told of a die is what the table sees of it, no more (R26)."""

Events = list["Event"]
"""Effects and hooks append what happened."""

Effect = Callable[["Ruleset", "Board", Placement, Events], "Board"]
BoardHook = Callable[["Ruleset", "Board", Events], "Board"]
NumberHook = Callable[["Board", int], int]
ForbidHook = Callable[["Board", Seat, int, int], Reason | None]
LeaveCheck = Callable[["Board", Events], Loss | None]
ConditionCheck = Callable[["Board"], bool]
TalkCheck = Callable[["Board"], bool]
ChanceHook = Callable[["Ruleset", "Board", tuple[int, ...], Events], "Board"]
AsideHook = Callable[["Board", Seat, int], "Board"]
Hands = tuple["Hand", "Hand"]
Marks = tuple[int, int]
PrivateHook = Callable[["Board", Hands, Marks, Any], tuple[Hands, Marks]]
"""What an action changes behind the screens: from the board before it, hands and marks to hands and marks."""
DiceHook = Callable[["Board", int], int]
PlacesHook = Callable[["Board", Seat, int], int]
"""From a seat and its marks to the tray places (bits) that are rolled."""
HandHook = Callable[["Board", Seat, Events], "Board"]
Faces = tuple[tuple[int, ...], ...]
"""For each thing that is turned up in public, the values it can show."""
FacesHook = Callable[["Board"], Faces]


class ActionRule(Protocol):
    """A further kind of seat action that a module brings: when it is possible and what it does.

    Asked only when the action can come at all: no question is open, or this is an answer of the seat that is asked.
    `action` is of the class for which the rule is registered.
    """

    def options(self, ruleset: Ruleset, view: SeatView) -> tuple[FurtherAction, ...]:
        """All such actions that are possible now."""
        ...

    def why_not(self, ruleset: Ruleset, view: SeatView, action: Any) -> Reason | None:
        """The reason against one of them, or None."""
        ...

    def carry_out(self, ruleset: Ruleset, board: Board, action: Any, events: Events) -> Board:
        """Its effect on the board."""
        ...


class ChanceRule(NamedTuple):
    """What is turned up in public: which values there are now, all as likely as each other, and what they do."""

    faces: FacesHook
    hook: ChanceHook


class HandChance(NamedTuple):
    """Dice behind a screen that a module has rolled: where, and what the table sees of it."""

    places: PlacesHook
    hook: HandHook


class ExtraMark(NamedTuple):
    """Something in the open that a seat may choose to roll again in a reroll, beside its own dice (R103).

    `bit` lies above the tray places; `chance` is the public chance that is asked for when it was chosen.
    """

    bit: int
    open_to: Callable[[Board, Seat], bool]
    chance: str


class Condition(NamedTuple):
    """A landing condition (R130): letter and whether it holds."""

    letter: str
    holds: ConditionCheck


def one_to_six(board: Board) -> Faces:
    """One value from 1 to 6."""
    return (VALUES,)


@dataclass(frozen=True, eq=False)
class Ruleset:
    """All tables of one flight. Everything is public knowledge; build it with `RulesetBuilder`.

    `source`: where hands come from. `dice`: how many dice or cards make a hand; `unused`: how many of them stay behind
    the screen when the round is over (EL2). `seconds`: the time limit of a round (F91), 0 for none; the clock itself
    runs outside.
    """

    scenario: Scenario
    game: str
    source: HandSource
    dice: int
    unused: int
    seconds: int
    spaces: tuple[SpaceSpec, ...]
    index: Mapping[str, int]
    effects: tuple[Effect, ...]
    own: tuple[frozenset[int], frozenset[int]]
    menus: tuple[Menu, Menu]
    mandatory: tuple[int, ...]
    levels: Mapping[int, int]
    slices: tuple[Slice, ...]
    before_briefing: tuple[BoardHook, ...]
    after_placement: tuple[Effect, ...]
    after_aside: tuple[AsideHook, ...]
    at_axis: tuple[BoardHook, ...]
    at_engines: tuple[BoardHook, ...]
    end_of_round: tuple[BoardHook, ...]
    after_drop: tuple[BoardHook, ...]
    speed_changes: tuple[NumberHook, ...]
    tilt_changes: tuple[NumberHook, ...]
    forbids: tuple[ForbidHook, ...]
    leave_checks: tuple[LeaveCheck, ...]
    conditions: tuple[Condition, ...]
    talk_checks: tuple[TalkCheck, ...]
    actions: Mapping[type, ActionRule]
    answers: Mapping[type, str]
    private: Mapping[type, PrivateHook]
    chances: Mapping[str, ChanceRule]
    hand_chances: Mapping[str, HandChance]
    first_rolls: tuple[DiceHook, ...]
    after_first_roll: tuple[HandHook, ...]
    extra_marks: tuple[ExtraMark, ...]
    tokens_total: int
    rerolls_total: int

    def by_kind(self, kind: Kind) -> tuple[int, ...]:
        """Indices of the spaces of one kind."""
        return tuple(i for i, s in enumerate(self.spaces) if s.kind == kind)


class RulesetBuilder:
    """What a game or a module may add, one method per moment (architecture 6)."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game = ""
        self.source: HandSource = DICE
        self.dice = 4
        self.unused = 0
        self.seconds = 0
        self.tokens_total = 12
        self.rerolls_total = 3
        self._spaces: list[SpaceSpec] = []
        self._effects: list[Effect] = []
        self._slices: list[Slice] = []
        self._before: list[BoardHook] = []
        self._after: list[Effect] = []
        self._aside: list[AsideHook] = []
        self._axis: list[BoardHook] = []
        self._engines: list[BoardHook] = []
        self._end: list[BoardHook] = []
        self._drop: list[BoardHook] = []
        self._speed: list[NumberHook] = []
        self._tilt: list[NumberHook] = []
        self._forbid: list[ForbidHook] = []
        self._leave: list[LeaveCheck] = []
        self._conditions: dict[str, ConditionCheck] = {}
        self._talk: list[TalkCheck] = []
        self._actions: dict[type, ActionRule] = {}
        self._answers: dict[type, str] = {}
        self._private: dict[type, PrivateHook] = {}
        self._chances: dict[str, ChanceRule] = {}
        self._hand_chances: dict[str, HandChance] = {}
        self._first: list[DiceHook] = []
        self._first_rolled: list[HandHook] = []
        self._extra: list[ExtraMark] = []

    def space(self, spec: SpaceSpec, effect: Effect) -> int:
        """Add a space, or replace the one of the same id. Returns its index, which `remove` may still change."""
        for i, old in enumerate(self._spaces):
            if old.id == spec.id:
                self._spaces[i], self._effects[i] = spec, effect
                return i
        self._spaces.append(spec)
        self._effects.append(effect)
        return len(self._spaces) - 1

    def remove(self, *ids: str) -> None:
        """Take spaces out for good; those behind them move up. KeyError for one that is not there.

        Modules that do this come first in the list, so that the others ask for the final index.
        """
        for id in ids:
            at = self.index(id)
            del self._spaces[at], self._effects[at]

    def index(self, id: str) -> int:
        """The index of a space by its id; KeyError when there is none."""
        for i, spec in enumerate(self._spaces):
            if spec.id == id:
                return i
        raise KeyError(id)

    def has(self, id: str) -> bool:
        """Whether there is a space of this id."""
        return any(spec.id == id for spec in self._spaces)

    def slice(self, value: Slice) -> None:
        """Start with a slice of public state."""
        self._slices.append(value)

    def before_briefing(self, hook: BoardHook) -> None:
        """At the beginning of each round, after the reroll token (R11)."""
        self._before.append(hook)

    def after_placement(self, hook: Effect) -> None:
        """After a die of a hand is done with: its effect, and whatever it made a module ask (`Ask`).

        Not after what comes from elsewhere and lies on a space, such as a token (`turn.play_extra`).
        """
        self._after.append(hook)

    def after_aside(self, hook: AsideHook) -> None:
        """After a die or card was laid aside (R28): whose it was and what it showed, face up for both."""
        self._aside.append(hook)

    def at_axis(self, hook: BoardHook) -> None:
        """The second axis die lies: after the tilt, unless the plane spins (R42, R43)."""
        self._axis.append(hook)

    def at_engines(self, hook: BoardHook) -> None:
        """The second engine die lies: before the speed is worked out, so the flight may be lost without moving."""
        self._engines.append(hook)

    def end_of_round(self, hook: BoardHook) -> None:
        """After the mandatory check, before the altitude drops (R111)."""
        self._end.append(hook)

    def after_drop(self, hook: BoardHook) -> None:
        """After the altitude has dropped and the dice are back, before it is asked whether the plane fell short."""
        self._drop.append(hook)

    def change_speed(self, hook: NumberHook) -> None:
        """Change the sum of the engine dice."""
        self._speed.append(hook)

    def change_tilt(self, hook: NumberHook) -> None:
        """Change the signed axis difference (negative towards the Pilot)."""
        self._tilt.append(hook)

    def forbid(self, hook: ForbidHook) -> None:
        """Refuse a placement of a value on a space."""
        self._forbid.append(hook)

    def leave_check(self, hook: LeaveCheck) -> None:
        """A further check on leaving an approach space, after overshoot and before collision (Q12)."""
        self._leave.append(hook)

    def condition(self, letter: str, holds: ConditionCheck | None) -> None:
        """Add or replace a landing condition; None takes it out."""
        if holds is None:
            self._conditions.pop(letter, None)
        else:
            self._conditions[letter] = holds

    def talk_check(self, hook: TalkCheck) -> None:
        """Forbid the talk of a briefing."""
        self._talk.append(hook)

    def action(self, kind: type, rule: ActionRule, *, answers: str = "", private: PrivateHook | None = None) -> None:
        """A further kind of action.

        `answers`: the question (`Ask.want`) it answers; it is possible then and only then, every other action only
        when no question is open. `private`: what it does behind the screens; the rule itself never sees a hand but
        that of the seat that asks what it may do.
        """
        self._actions[kind] = rule
        if answers:
            self._answers[kind] = answers
        if private is not None:
            self._private[kind] = private

    def chance(self, kind: str, hook: ChanceHook, faces: FacesHook = one_to_six) -> None:
        """What a result of this kind of chance does, and which values can be turned up; one from 1 to 6 if not said."""
        self._chances[kind] = ChanceRule(faces, hook)

    def hand_chance(self, kind: str, places: PlacesHook, hook: HandHook) -> None:
        """Dice behind a screen that are rolled when this kind of chance is asked for (`Chance`)."""
        self._hand_chances[kind] = HandChance(places, hook)

    def first_roll(self, hook: DiceHook) -> None:
        """Change how many dice each seat rolls at the beginning of a round."""
        self._first.append(hook)

    def after_first_roll(self, hook: HandHook) -> None:
        """After a seat has rolled at the beginning of a round."""
        self._first_rolled.append(hook)

    def extra_mark(self, mark: ExtraMark) -> None:
        """Something in the open that can be chosen in a reroll."""
        self._extra.append(mark)

    def build(self) -> Ruleset:
        """Compile the tables."""
        spaces = tuple(self._spaces)
        pilot, copilot = (Menu(spaces, seat) for seat in SEATS)
        return Ruleset(
            scenario=self.scenario,
            game=self.game,
            source=self.source,
            dice=self.dice,
            unused=self.unused,
            seconds=self.seconds,
            spaces=spaces,
            index={s.id: i for i, s in enumerate(spaces)},
            effects=tuple(self._effects),
            own=(frozenset(pilot.own), frozenset(copilot.own)),
            menus=(pilot, copilot),
            mandatory=tuple(i for i, s in enumerate(spaces) if s.mandatory),
            levels={space.feet: i for i, space in enumerate(self.scenario.altitude)},
            slices=tuple(self._slices),
            before_briefing=tuple(self._before),
            after_placement=tuple(self._after),
            after_aside=tuple(self._aside),
            at_axis=tuple(self._axis),
            at_engines=tuple(self._engines),
            end_of_round=tuple(self._end),
            after_drop=tuple(self._drop),
            speed_changes=tuple(self._speed),
            tilt_changes=tuple(self._tilt),
            forbids=tuple(self._forbid),
            leave_checks=tuple(self._leave),
            conditions=tuple(Condition(k, v) for k, v in sorted(self._conditions.items())),
            talk_checks=tuple(self._talk),
            actions=dict(self._actions),
            answers=dict(self._answers),
            private=dict(self._private),
            chances=dict(self._chances),
            hand_chances=dict(self._hand_chances),
            first_rolls=tuple(self._first),
            after_first_roll=tuple(self._first_rolled),
            extra_marks=tuple(self._extra),
            tokens_total=self.tokens_total,
            rerolls_total=self.rerolls_total,
        )
