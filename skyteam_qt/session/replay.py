"""A log folded into positions. The running session and the reading of a file use the same fold (guarantee 5).

Every entry is checked through the rules; a `Corrected` passes over what it takes back, and nothing is erased.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from ..rules import (
    PLACES,
    SEATS,
    Action,
    Board,
    Deal,
    Event,
    FurtherAction,
    IllegalAction,
    ImpossibleDeal,
    LayAside,
    MarkReroll,
    OpenView,
    Phase,
    PlaceDie,
    Reason,
    Roll,
    Ruleset,
    Seat,
    SpendReroll,
    TurnUp,
    may_talk,
)
from ..rules.events import DieLaidAside, DiePlaced, Swapped, TokenPlaced, TrafficDiePlaced
from ..rules.state import State
from ..rules.step import apply, start
from .agree import landed
from .chance import ChanceKey, results_of
from .chat import CHAT_MOST, ChatLine, ChatLocked, plain_text
from .entries import Corrected, Entry, Flown, ModeChanged, Note, PlanChanged, Said, TimeLeft
from .port import CORRECTION_REASONS, LogLine, PublicStep
from .setup import Mode

GOALS_MOST: Final = 3
_GOAL: Final = re.compile(r"[A-Za-z][A-Za-z0-9.-]{0,40}(?::[0-9]{1,2})?")
_STEPS: Final = (PlaceDie, LayAside, SpendReroll, MarkReroll, FurtherAction)
_LYING: Final = (DiePlaced, DieLaidAside, TokenPlaced, TrafficDiePlaced)


class Sight(NamedTuple):
    """A die that both have seen. `changed`: the entry since which it may show something else than before it."""

    round: int
    seat: Seat
    place: int
    changed: int


class Position(NamedTuple):
    """One position along the log: the index of the `entry` that led to it (-1 for the start) and what happened.

    `left`: thousandths of a second on the stopwatch when it was done (F91).
    """

    entry: int
    action: Action | None
    round: int
    state: State
    events: tuple[Event, ...]
    left: int = 0


class Fold:
    """Everything that follows from a log: position, public log, chat, plan, mode, seconds, marks of seen dice."""

    def __init__(self, ruleset: Ruleset, mode: Mode) -> None:
        self.ruleset = ruleset
        self.entries: list[Entry] = []
        self.chat: list[ChatLine] = []
        self.plan: tuple[str, ...] = ()
        self.mode = mode
        self.seconds = 0
        self.left = 0
        """Thousandths of a second on the stopwatch of this round, as far as the log knows (F91)."""
        self.agreed_debrief = False
        first = start(ruleset)
        board = first.state.board
        self.positions: list[Position] = [Position(-1, None, board.round, first.state, first.events)]
        self.log: list[LogLine] = [LogLine(board.round, first.events)]
        self._line_of: dict[int, int] = {}
        self._known: dict[ChanceKey, tuple[int, ...]] = {}
        self._shown: set[Sight] = set()

    def __repr__(self) -> str:
        """Without entries and positions."""
        return f"Fold({len(self.entries)} entries)"

    @property
    def state(self) -> State:
        """The position now."""
        return self.positions[-1].state

    @property
    def board(self) -> Board:
        """The public position now."""
        return self.positions[-1].state.board

    @property
    def debriefed(self) -> bool:
        """Whether the hands are open: agreed by both, or the plane has come down."""
        return self.agreed_debrief or landed(self.board)

    def add(self, entry: Entry) -> tuple[Event, ...]:
        """Append one entry. Raises what the rules raise, `ChatLocked` or `ValueError`; then nothing has changed."""
        events: tuple[Event, ...] = ()
        if isinstance(entry, Note):
            self._note(entry)
        else:
            events = self._act(entry)
        self.entries.append(entry)
        return events

    def add_all(self, entries: Iterable[Entry]) -> None:
        """Append many entries."""
        for entry in entries:
            self.add(entry)

    # ---- actions -----------------------------------------------------------------------------------------------

    def _act(self, action: Action) -> tuple[Event, ...]:
        before = self.state
        round = before.board.round
        results = results_of(self, action)
        if any(self._known.get(key, values) != values for key, values in results.items()):
            raise ImpossibleDeal("chance that was taken back and asked for again must come out the same")
        seen: list[Sight] = []
        if isinstance(action, PlaceDie | LayAside):
            seen.append(self._sight(action.seat, action.place))
        state, events = apply(self.ruleset, before, action)
        index = len(self.entries)
        swapped = [(seat, e.places[seat]) for e in events if isinstance(e, Swapped) for seat in SEATS]
        # who has given a die away knows it before the swap and after it
        seen += [self._sight(seat, place) for seat, place in swapped]
        self.positions.append(Position(index, action, round, state, events, self.left))
        seen += [self._sight(seat, place) for seat, place in swapped]
        if isinstance(action, Roll):
            self.left = self.ruleset.seconds * 1000
        if isinstance(action, Deal | TurnUp):
            self._known.update(results)
            # Chance belongs to the step that asked for it.
            self.log[-1] = self.log[-1]._replace(events=self.log[-1].events + events)
        else:
            self.log.append(LogLine(round, events))
        self._line_of[index] = len(self.log) - 1
        self._shown.update(seen)
        return events

    def times_rolled(self, seat: Seat, place: int) -> int:
        """How often the die of this tray place has been rolled in this round, without what was taken back."""
        return sum(
            1 for action in self._round() if isinstance(action, Deal) and action.seat == seat and action.values[place]
        )

    def times_dealt(self, seat: Seat) -> int:
        """How often this seat has got something new in this round, without what was taken back."""
        return sum(1 for action in self._round() if isinstance(action, Deal) and action.seat == seat)

    def times_turned(self, kind: str) -> int:
        """How many things of this kind were turned up in this round, without what was taken back."""
        found = 0
        for before, after in zip(reversed(self.positions[:-1]), reversed(self.positions), strict=False):
            if after.state.board.round != self.board.round:
                break
            awaited = before.state.board.awaits
            if isinstance(after.action, TurnUp) and awaited and awaited[0].kind == kind:
                found += len(after.action.values)
        return found

    def _round(self) -> Iterator[Action | None]:
        """What was done in this round, the last first."""
        round = self.board.round
        for position in reversed(self.positions):
            if position.round != round:
                break
            yield position.action

    def known(self, key: ChanceKey) -> tuple[int, ...] | None:
        """What came out under this name before, if it was ever asked for."""
        return self._known.get(key)

    def partner_has_seen(self) -> tuple[int, int]:
        """Tray places (bits, by owner) of dice behind a screen that lay face up before a correction (ux 3.8).

        Also dice that changed sides in a swap. From what both know alone: a finished reroll clears every mark, because
        which dice were rolled is private.
        """
        if not self._shown:
            return (0, 0)
        in_hand = self.board.in_hand
        pilot, copilot = (
            sum(
                1 << place for place in PLACES if in_hand[seat] >> place & 1 and self._sight(seat, place) in self._shown
            )
            for seat in SEATS
        )
        return pilot, copilot

    def _sight(self, seat: Seat, place: int) -> Sight:
        """The name of what this die shows now, from what both know alone."""
        changed = -1
        for before, position in zip(reversed(self.positions[:-1]), reversed(self.positions), strict=False):
            if position.round != self.board.round:
                break
            if _may_change(self.ruleset, before.state, position, seat, place):
                changed = position.entry
                break
        return Sight(self.board.round, seat, place, changed)

    def partner_die(self, seat: Seat) -> tuple[int, int] | None:
        """Tray place and value of the partner's die that this seat gave away in a swap of this round (WT1)."""
        partner = seat.other
        for position in reversed(self.positions):
            if position.round != self.board.round:
                break
            for event in position.events:
                if isinstance(event, Swapped):
                    place = event.places[partner]
                    lies = self.board.in_hand[partner] >> place & 1
                    if lies and self._sight(partner, place).changed == position.entry:
                        return place, self.state.hands[partner][place]
        return None

    # ---- beside the rules ----------------------------------------------------------------------------------------

    def _note(self, entry: Note) -> None:
        board = self.board
        if isinstance(entry, Corrected):
            self._correct(entry)
        elif isinstance(entry, ModeChanged):
            if board.phase != Phase.BRIEFING:
                raise IllegalAction(Reason.WRONG_PHASE)
            self.mode = entry.mode
            self.log.append(LogLine(board.round, (), "mode", (("mode", entry.mode.value),)))
        elif isinstance(entry, PlanChanged):
            self._must_be_open()
            if len(entry.goals) > GOALS_MOST or len(set(entry.goals)) < len(entry.goals):
                raise ValueError("a flight plan has at most three different goals")
            if not all(_GOAL.fullmatch(goal) for goal in entry.goals):
                raise ValueError("not a goal of the flight plan")
            self.plan = entry.goals
        elif isinstance(entry, Said):
            self._must_be_open()
            if not entry.text or plain_text(entry.text, CHAT_MOST) != entry.text:
                raise ValueError("not a chat line")
            self.chat.append(ChatLine(entry.seat, entry.text, board.round, entry.sent_anyway))
        elif isinstance(entry, Flown):
            if entry.seconds < self.seconds:
                raise ValueError("time does not run backwards")
            self.seconds = entry.seconds
        elif isinstance(entry, TimeLeft):
            timed = self.ruleset.seconds and board.phase == Phase.PLACEMENT
            if not timed or not 0 <= entry.milliseconds <= self.left:
                raise ValueError("a stopwatch runs down, while hands are there")
            self.left = entry.milliseconds
        else:
            if not board.over or self.debriefed:
                raise IllegalAction(Reason.WRONG_PHASE)
            self.agreed_debrief = True

    def _must_be_open(self) -> None:
        if not may_talk(self.ruleset, self.board):
            raise ChatLocked

    def _correct(self, entry: Corrected) -> None:
        at = self._step_at(entry.back_to)
        if entry.reason not in CORRECTION_REASONS:
            raise ValueError("not a reason of a correction")
        step = self.positions[at]
        for taken in self.positions[at:]:
            line = self._line_of[taken.entry]
            self.log[line] = self.log[line]._replace(taken_back=True)
        del self.positions[at:]
        self.left = step.left
        die = _die_number(step)
        self.log.append(
            LogLine(
                self.board.round,
                (),
                "corrected",
                (
                    ("step", _step_name(step)),
                    ("die", str(die)),
                    ("round", str(step.round)),
                    ("reason", entry.reason),
                ),
            )
        )

    def _step_at(self, index: int) -> int:
        """Where in `positions` the step with this entry index stands. Raises `IllegalAction` when there is none."""
        if self.debriefed:
            raise IllegalAction(Reason.FLIGHT_OVER)
        for at, position in enumerate(self.positions):
            if position.entry == index and isinstance(position.action, _STEPS):
                return at
        raise IllegalAction(Reason.WRONG_PHASE)

    def before(self, index: int) -> Board:
        """The public position before a step. Raises `IllegalAction` for what is no step to go back over."""
        return self.positions[self._step_at(index) - 1].state.board

    def steps(self) -> tuple[PublicStep, ...]:
        """Steps one may go back over, newest first; those of earlier rounds follow. Empty after the debrief opened.

        Rolls are no steps: their dice would be the same again.
        """
        if self.debriefed:
            return ()
        return tuple(
            PublicStep(position.entry, position.round, _die_number(position), position.events)
            for position in reversed(self.positions)
            if isinstance(position.action, _STEPS)
        )

    def frames(self) -> tuple[tuple[OpenView, tuple[Event, ...]], ...]:
        """Every position with both hands and what led to it; half-done rolls are joined. For after the flight only."""
        found: list[tuple[OpenView, tuple[Event, ...]]] = []
        waiting: tuple[Event, ...] = ()
        for position in self.positions:
            waiting += position.events
            if not position.state.board.awaits:
                found.append((OpenView(position.state.board, position.state.hands), waiting))
                waiting = ()
        return tuple(found)


def _may_change(ruleset: Ruleset, before: State, position: Position, seat: Seat, place: int) -> bool:
    """Whether this die may show something else since `position`, as far as both can tell."""
    action, board = position.action, position.state.board
    if isinstance(action, MarkReroll):
        # which dice are rolled is private, so every die may be one of them
        return board.reroll_step is None or all(board.reroll_step.done)
    if isinstance(action, Deal):
        # the first roll of a round comes again as it was, and a reroll counts from the choice that ended it
        if action.seat != seat or before.board.awaits[0].kind not in ruleset.hand_chances:
            return False
        return bool(before.marks[seat] or action.values[place])
    if isinstance(action, FurtherAction) and type(action) in ruleset.private:
        places = [event.places[seat] for event in position.events if isinstance(event, Swapped)]
        return place in places if places else action.seat == seat
    return False


def _die_number(position: Position) -> int:
    """The number of the die in its round, 0 for what is no die."""
    lies = any(isinstance(event, _LYING) for event in position.events)
    return len(position.state.board.order) if lies else 0


def _step_name(position: Position) -> str:
    """`die`, `reroll`, or `ability` for what else modules bring."""
    if _die_number(position):
        return "die"
    return "ability" if isinstance(position.action, FurtherAction) else "reroll"
