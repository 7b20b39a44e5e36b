"""The only things a player or a screen holds: one port for each seat, one for the table.

The session hands them out; neither the session nor the dealer can be reached through their public names.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

from ..rules import (
    Board,
    Event,
    OpenView,
    Pending,
    Reason,
    Ruleset,
    Seat,
    SeatAction,
    SeatView,
)
from .setup import Agreement, Computer, Mix, Mode

if TYPE_CHECKING:
    from .chat import ChatLine
    from .session import GameSession


class Change(NamedTuple):
    """What listeners hear after an accepted step, a correction, a chat line or a change of agreements.

    Everything in it is public. `events` is empty when only chat, plan, mode or agreements changed.
    `corrected`: the position was rolled back; models take the new board as it is, nothing is animated.
    `declined`: this seat did not agree to a correction or to giving up, which is off the table now.
    """

    board: Board
    events: tuple[Event, ...] = ()
    corrected: bool = False
    declined: Seat | None = None


Listener = Callable[[Change], None]


class CorrectionReason:
    """The three fixed reasons of a correction (ux 3.8): no free text, so it cannot carry a signal."""

    WRONG_SPACE = "wrong-space"
    RULE_MISREAD = "rule-misread"
    WRONG_EFFECT = "wrong-effect"


CORRECTION_REASONS = (
    CorrectionReason.WRONG_SPACE,
    CorrectionReason.RULE_MISREAD,
    CorrectionReason.WRONG_EFFECT,
)


class PublicStep(NamedTuple):
    """A step one can go back over: `index` into the record, round, number of the die in it (0 if none), events."""

    index: int  # type: ignore[assignment]  # hides tuple.index, which nobody needs here
    round: int
    die: int
    events: tuple[Event, ...]


class Proposal(NamedTuple):
    """An open proposal to correct (ux 3.8): who asked, back to before which step, why."""

    by: Seat
    back_to: int
    reason: str


class LogLine(NamedTuple):
    """One entry of the public log, as data: the round, what happened, or a note such as a correction or mode change.

    Notes: `mode` with field mode; `corrected` with fields step (die or reroll), die (number in its round, 0 for a
    reroll), round and reason. `taken_back`: a later correction went back over this line; it is kept all the same.
    """

    round: int
    events: tuple[Event, ...]
    note: str = ""
    fields: tuple[tuple[str, str], ...] = ()
    taken_back: bool = False


class AgreementState(NamedTuple):
    """Which seats have agreed to `what`; None when nothing is on the table."""

    what: Agreement | None
    agreed: tuple[bool, bool]


class SeatPort:
    """Everything one seat may see and do."""

    def __init__(self, session: GameSession, seat: Seat) -> None:
        self._session = session
        self.seat = seat

    @property
    def ruleset(self) -> Ruleset:
        """Public tables of the flight."""
        return self._session.ruleset

    def view(self) -> SeatView:
        """What this seat may know now."""
        return self._session.view(self.seat)

    @property
    def partner_die(self) -> tuple[int, int] | None:
        """Tray place and value of the partner's die that this seat gave away in a swap (WT1), as long as it lies there.

        The partner's port says the same of the other one. Private to the two: for the own open screen only.
        """
        return self._session.partner_die(self.seat)

    def legal(self) -> tuple[SeatAction, ...]:
        """All actions of this seat now."""
        return self._session.legal(self.seat)

    def why_not(self, action: SeatAction) -> Reason | None:
        """The reason against an action, or None. Private: it may depend on the own dice."""
        return self._session.why_not(self.seat, action)

    def submit(self, action: SeatAction) -> None:
        """Carry it out. Raises `IllegalAction`; then nothing has changed."""
        self._session.submit(self.seat, action)

    def agree(self, what: Agreement) -> None:
        """This seat agrees; when both have, the session acts. Raises `NothingToAgree` when it is not on the table."""
        self._session.agree(self.seat, what)

    def withdraw(self, what: Agreement) -> None:
        """Take the own agreement back (a released key, a ring that ran out).

        A seat that has not agreed declines by this: a correction or giving up is then off the table.
        """
        self._session.withdraw(self.seat, what)

    def decline(self, what: Agreement) -> None:
        """Take a correction or giving up off the table at once, whether or not this seat had agreed (Esc)."""
        self._session.decline(self.seat, what)

    def say(self, text: str, *, sent_anyway: bool = False) -> None:
        """Write a chat line: plain text, at most 240 characters. Raises `ChatLocked` in silence (R14)."""
        self._session.say(self.seat, text, sent_anyway=sent_anyway)

    def propose_correction(self, back_to: int, reason: str) -> None:
        """Ask to go back to before step `back_to` (an index of `TablePort.steps`); both must then agree, the asker too.

        Play waits until both agree or one declines. Raises `IllegalAction` when there is no such step, `ValueError`
        for a reason that is not one of `CORRECTION_REASONS`.
        """
        self._session.propose_correction(self.seat, back_to, reason)


class TablePort:
    """Everything that is public at the table, and what belongs to both."""

    def __init__(self, session: GameSession) -> None:
        self._session = session

    @property
    def ruleset(self) -> Ruleset:
        """Public tables of the flight."""
        return self._session.ruleset

    @property
    def board(self) -> Board:
        """The public position."""
        return self._session.board

    @property
    def pending(self) -> Pending:
        """What may happen next."""
        return self._session.pending

    @property
    def may_talk(self) -> bool:
        """Whether the chat is open (R12, R14)."""
        return self._session.may_talk

    @property
    def chat(self) -> tuple[ChatLine, ...]:
        """All chat lines so far."""
        return self._session.chat_lines

    @property
    def log(self) -> tuple[LogLine, ...]:
        """The public log, oldest first. No value of a die behind a screen is in it."""
        return self._session.log

    @property
    def plan(self) -> tuple[str, ...]:
        """The flight plan: at most three goals, as text keys with an optional number (`clear:3`)."""
        return self._session.plan

    def set_plan(self, goals: tuple[str, ...]) -> None:
        """Change the flight plan. Raises `ChatLocked` in silence."""
        self._session.set_plan(goals)

    @property
    def mode(self) -> Mode:
        """How people sit."""
        return self._session.mode

    def set_mode(self, mode: Mode) -> None:
        """Change the sitting mode; only between rounds (briefing). Raises `IllegalAction` (wrong phase) otherwise."""
        self._session.set_mode(mode)

    def name(self, seat: Seat) -> str:
        """The name typed for a seat; empty means the role."""
        return self._session.setup.name(seat)

    @property
    def level(self) -> str:
        """The level that was chosen, `mix` for an own mix."""
        return self._session.setup.level

    @property
    def mix(self) -> Mix:
        """What an own mix is made of."""
        return self._session.setup.mix

    @property
    def abilities(self) -> tuple[str, ...]:
        """The ability cards of this flight, in the order in which they are shown."""
        return self._session.setup.abilities

    @property
    def computer(self) -> Computer | None:
        """Who flies the other seat of a person alone; None when two people fly."""
        return self._session.setup.computer

    @property
    def agreement(self) -> AgreementState:
        """What is on the table to agree to, and who has."""
        return self._session.agreement

    @property
    def proposal(self) -> Proposal | None:
        """An open correction proposal."""
        return self._session.proposal

    def steps(self) -> tuple[PublicStep, ...]:
        """Public steps one may go back over, newest first; empty once both hands were shown."""
        return self._session.steps()

    def preview(self, back_to: int) -> Board:
        """The public position a correction would lead to."""
        return self._session.preview(back_to)

    @property
    def partner_has_seen(self) -> tuple[int, int]:
        """Tray places (bits, by owner) whose value the partner has seen through a correction (ux 3.8 eye mark).

        Gone when placed again. A finished reroll clears the marks of all dice, rolled or not: else a mark that stays
        or goes would tell what was rerolled (R103).
        """
        return self._session.partner_has_seen

    @property
    def debriefed(self) -> bool:
        """Both agreed to the debrief of an ended flight: all hands are open, corrections have ended."""
        return self._session.debriefed

    def open_view(self) -> OpenView:
        """Both hands; raises `IllegalAction` before the debrief."""
        return self._session.open_view()

    def history(self) -> tuple[OpenView, ...]:
        """Every position of the flight for debrief and replay; raises `IllegalAction` before the debrief."""
        return self._session.history()

    def frames(self) -> tuple[tuple[OpenView, tuple[Event, ...]], ...]:
        """As `history`, each position with the events that led to it; raises `IllegalAction` before the debrief."""
        return self._session.frames()

    @property
    def duration_s(self) -> int:
        """Seconds flown, not counting the time the program was closed or the clock stood still."""
        return self._session.duration_s

    def stand_still(self, standing: bool) -> None:
        """The clock stands still (Pause, a correction, boarding), or goes on (ux 3.9)."""
        self._session.stand_still(standing)

    @property
    def time_left(self) -> float | None:
        """Seconds left to place in this round; None without a stopwatch and outside the placement phase (F91)."""
        return self._session.time_left

    @property
    def stopwatch_runs(self) -> bool:
        """Whether the stopwatch counts down just now."""
        return self._session.stopwatch_runs

    def run_stopwatch(self, running: bool) -> None:
        """Let the stopwatch run (the hands lie there), or hold it (a curtain is closed).

        It is held anew by every roll. Standing still and an open correction hold it by themselves, and let it go on.
        """
        self._session.run_stopwatch(running)

    def check_stopwatch(self) -> bool:
        """Ask often while it runs: at zero this ends the placing. Returns whether that has happened now."""
        return self._session.check_stopwatch()

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Hear every `Change`. Returns the function that stops it."""
        return self._session.listen(listener)

    @property
    def saving_problem(self) -> str:
        """Empty, or one clear sentence why the flight cannot be saved at the moment (play goes on)."""
        return self._session.saving_problem

    def close(self) -> None:
        """Put the flight down: it is kept and can be continued."""
        self._session.close()


class Clock(Protocol):
    """Monotonic seconds, handed in."""

    def __call__(self) -> float:
        """Now."""
        ...


@dataclass
class Ports:
    """What a screen gets: both seats and the table."""

    pilot: SeatPort
    copilot: SeatPort
    table: TablePort

    def seat(self, seat: Seat) -> SeatPort:
        """The port of a seat."""
        return self.pilot if seat == Seat.PILOT else self.copilot
