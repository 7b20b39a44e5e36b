"""What the annunciator says: the one place for words (ux 1). Qt-free in spirit; only texts go through Qt.

Several things may want to speak at once. Each has a slot; the highest filled slot is shown. What is private (it depends
on a value) is put in as such and leaves with `withdraw` the moment the visor shuts (ux 2.1).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from skyteam_qt.qtbridge.extra_guide import ExtraGuide, extra_of
from skyteam_qt.qtbridge.guide import Guide
from skyteam_qt.qtbridge.module_words import talk_is_off
from skyteam_qt.qtbridge.phrases import (
    Line,
    Names,
    event_line,
    loss_sentence,
    mandatory_line,
    too_few_line,
    turn_line,
)
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Board, Event, Loss, Outcome, Over, Pending, RoundEnd, Ruleset, Seat, SeatTurn, Want
from skyteam_qt.rules import events as ev
from skyteam_qt.rules.modules.intern import TOKEN
from skyteam_qt.rules.modules.working_together import SWAP
from skyteam_qt.ui.cockpit.facts import Message, MessageKind


class Slot(IntEnum):
    """Who speaks, the lowest first."""

    TURN = 0
    HELP = 1
    RESULT = 2
    NOTICE = 3
    PROMPT = 4
    ABILITY = 5
    PREVIEW = 6
    REFUSAL = 7
    RAIL = 8
    QUESTION = 9


_KINDS: dict[str, MessageKind] = {"info": "info", "good": "ok", "caution": "warn", "bad": "no"}


@dataclass(frozen=True)
class _Said:
    line: Line
    private: bool
    kind: MessageKind


class AnnunciatorState:
    """The slots, and the message to show.

    changed: called after every change of the message shown.
    """

    def __init__(self, changed: Callable[[], None] | None = None) -> None:
        self._slots: dict[Slot, _Said] = {}
        self._changed = changed

    def put(self, slot: Slot, line: Line | None, *, private: bool = False, kind: MessageKind | None = None) -> None:
        """Fill a slot, or empty it with None. Refusals carry the cross (06), others the sign of their line."""
        before = self.message()
        if line is None:
            self._slots.pop(slot, None)
        else:
            sign: MessageKind = kind or ("no" if slot == Slot.REFUSAL else _KINDS[line.kind])
            self._slots[slot] = _Said(line, private, sign)
        self._tell(before)

    def clear(self, *slots: Slot) -> None:
        """Empty some slots."""
        before = self.message()
        for slot in slots:
            self._slots.pop(slot, None)
        self._tell(before)

    def withdraw(self) -> None:
        """Everything private goes at once."""
        self.clear(*[slot for slot, said in self._slots.items() if said.private])

    def has(self, slot: Slot) -> bool:
        """Whether a slot is filled."""
        return slot in self._slots

    def line(self, slot: Slot) -> Line | None:
        """What a slot says."""
        said = self._slots.get(slot)
        return said.line if said else None

    @property
    def shown(self) -> Slot | None:
        """The slot that is heard."""
        return max(self._slots, default=None)

    @property
    def private(self) -> bool:
        """Whether what is shown may depend on a value: it must not be spoken to everybody."""
        slot = self.shown
        return slot is not None and self._slots[slot].private

    def message(self) -> Message:
        """What the annunciator shows. A one-line result keeps the turn in sight on its second line."""
        slot = self.shown
        if slot is None:
            return Message()
        said = self._slots[slot]
        detail = said.line.detail
        if not detail and slot in (Slot.RESULT, Slot.NOTICE) and Slot.TURN in self._slots:
            detail = self._slots[Slot.TURN].line.title
        return Message(said.line.title, detail, said.kind)

    def _tell(self, before: Message) -> None:
        if self._changed and self.message() != before:
            self._changed()


# ---- what is said while nothing happens -----------------------------------------------------------------------------


def missing_mandatory(ruleset: Ruleset, board: Board, seat: Seat) -> tuple[int, ...]:
    """Mandatory spaces of the own colour that are still empty (R30)."""
    return tuple(i for i in ruleset.mandatory if not board.placed[i] and ruleset.spaces[i].owner == int(seat))


def turn_message(
    ruleset: Ruleset,
    board: Board,
    pending: Pending,
    names: Names,
    *,
    open_seat: Seat | None = None,
    late: bool = False,
    cause: str = "",
) -> Line:
    """Turn, nag, reroll step, round end or loss, from public facts.

    `open_seat`: whose visor is open, if any. `late`: time ran out in this round (`too_late`). `cause`: of a loss.
    """
    if isinstance(pending, Over):
        return _ended(board, cause)
    if isinstance(pending, RoundEnd):
        return _round_end(ruleset, board, late)
    if not isinstance(pending, SeatTurn) and talk_is_off(board):
        return Line(say("roundEnd.noTalk"), say("roll.line2"))
    if not isinstance(pending, SeatTurn):
        return Line(say("briefing.chatOpen").capitalize(), say("roll.title"))
    seat = pending.seat
    if pending.what == Want.MARK:
        if open_seat == seat:
            return Line(say("reroll.mark"), say("reroll.noneFor", name=names.of(seat)))
        by = board.reroll_step.by if board.reroll_step is not None else seat
        return Line(say("reroll.spend", name=names.of(by)), say("reroll.choosing", name=names.of(seat)))
    if board.ask is not None:
        return question_line(ruleset, board, names)
    missing = missing_mandatory(ruleset, board, seat)
    specs, left = tuple(ruleset.spaces[i] for i in missing), Guide(ruleset).dice_to_place(board, seat)
    if left < len(missing):
        return too_few_line(seat, specs, left, names)
    if missing and left == len(missing):
        return mandatory_line(seat, specs, names)
    again = bool(board.order) and board.order[-1] >= 0 and _placed_last(board) == seat
    return turn_line(seat, names, again=again)


def question_line(ruleset: Ruleset, board: Board, names: Names) -> Line:
    """What a module asks a seat for; everybody may know what the token or the traffic die shows (IN3, SY2, WT1)."""
    ask = board.ask
    assert ask is not None, "something is asked"
    if ask.want == SWAP:
        title = say("turn.swap", name=names.of(ask.seat))
        return Line(title, say("turn.swapFor", name=names.of(ask.seat.other), letter="ABCD"[ask.value]))
    extra = extra_of(board)
    nowhere = extra is not None and ExtraGuide(Guide(ruleset)).may_give_up(board, extra)
    if ask.want == TOKEN:
        detail = say("turn.giveUp" if nowhere else "event.internLit")
        return Line(say("turn.token", name=names.of(ask.seat), v=ask.value), detail)
    detail = say("turn.giveUp") if nowhere else say("turn.trafficAny", v=ask.value)
    return Line(say("turn.traffic", name=names.of(ask.seat)), detail)


def look_line(seat: Seat, names: Names) -> Line:
    """Curtain: who does not start looks first and gives the screen back (ux 3.3)."""
    return Line(say("look.curtainFirst", name=names.of(seat)), say("look.curtainThen"))


def _placed_last(board: Board) -> Seat | None:
    who = board.by_seat[board.order[-1]]
    return Seat(who) if who >= 0 else None


def _ended(board: Board, cause: str) -> Line:
    if board.outcome == Outcome.WON:
        return Line(say("debrief.won"), say("refuse.agreed"), "good")
    return Line(cause or say("debrief.lost"), say("refuse.agreed"), "bad")


def _round_end(ruleset: Ruleset, board: Board, late: bool) -> Line:
    missing = tuple(ruleset.spaces[i].id for i in ruleset.mandatory if not board.placed[i])
    if missing:
        title = loss_sentence(Loss.MISSING_MANDATORY, missing, board)
        return Line(say("lost.time", cause=title) if late else title, say("lost.mandatory.2"), "bad")
    title = say("roundEnd.silent" if talk_is_off(board) else "roundEnd.talk")
    return Line(title, say("roundEnd.next" if board.altitude else "roundEnd.last"))


# ---- what is said after something happened --------------------------------------------------------------------------

_QUIET = (ev.CoffeeSpent, ev.SilenceBegan, ev.Dealt, ev.PlacementEnded, ev.AltitudeDropped)
_LAST_WORD = (
    ev.Spun,
    ev.Collided,
    ev.Overshot,
    ev.OutOfBank,
    ev.RanDry,
    ev.LandingSpeedChecked,
    ev.FellShort,
    ev.MandatoryMissing,
)


_LYING = (ev.DiePlaced, ev.TokenPlaced, ev.TrafficDiePlaced)
_BESIDE = (
    ev.WindBlew,
    ev.KeroseneBurned,
    ev.WindTurned,
    ev.ControlWorked,
    ev.MasteryWorked,
    ev.DieJoined,
    ev.HandShaken,
)
"""What comes beside the main thing, the most telling last."""


def result_line(events: tuple[Event, ...], names: Names, ruleset: Ruleset, board: Board) -> Line | None:
    """One sentence for all that one step brought (ux 3.5): the effect rather than the die, the loss before all."""
    spaces = ruleset.spaces
    lines = [(e, event_line(e, names, board, spaces)) for e in events if not isinstance(e, _QUIET)]
    if not lines:
        return None
    for event, line in reversed(lines):
        if isinstance(event, _LAST_WORD):
            return line
    exchanged = exchange_line(events, names, board)
    if exchanged is not None:
        return exchanged
    speed = next((line for e, line in lines if isinstance(e, ev.SpeedSet)), None)
    if speed is not None:
        moved = [line for e, line in lines if isinstance(e, ev.Advanced)]
        said = replace_line(speed, detail=moved[-1].detail, kind="good") if moved else speed
        return with_beside(said, lines)
    waits = [line for e, line in lines if isinstance(e, ev.InternTaken | ev.SynchronisationDie)]
    if waits:
        return waits[-1]
    effects = [line for e, line in lines if not isinstance(e, (*_LYING, *_BESIDE))]
    return with_beside(effects[-1] if effects else _main_line(lines), lines)


def _main_line(lines: list[tuple[Event, Line]]) -> Line:
    lies = [line for e, line in lines if isinstance(e, _LYING)]
    return lies[-1] if lies else lines[-1][1]


def with_beside(line: Line, lines: list[tuple[Event, Line]]) -> Line:
    """The main sentence, and below it what came with it: the wind, a leak, a new die, rough air, a card."""
    beside = [(e, other) for e, other in lines if isinstance(e, _BESIDE) and other.title != line.title]
    if not beside or not any(isinstance(e, (*_LYING, ev.DieLaidAside)) for e, _ in lines):
        return line
    # rather what is new behind a screen than what the numbers of the instrument say
    _, other = max(beside, key=lambda one: _BESIDE.index(type(one[0])))
    return Line(line.title, other.title, line.kind)


def exchange_line(events: tuple[Event, ...], names: Names, board: Board) -> Line | None:
    """A redraw, from both seats: how many cards each put back is public, no more than that (FQ4)."""
    told = [event_line(e, names, board).title for e in events if isinstance(e, ev.CardsExchanged)]
    return Line(told[0], "".join(told[1:])) if told else None


def replace_line(line: Line, *, detail: str, kind: str) -> Line:
    """The same title with another second line."""
    return Line(line.title, detail, kind)  # type: ignore[arg-type]
