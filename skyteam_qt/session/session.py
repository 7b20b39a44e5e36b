"""One running game: log, both seats, agreements, chat, corrections (architecture 7).

Players hold ports; only `app` and `sim` hold a session. It deals by itself whenever the rules ask for chance, writes
to the journal first and tells listeners afterwards.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from ..rules import (
    Action,
    Board,
    ChanceNeeded,
    EndRound,
    Event,
    GiveUp,
    IllegalAction,
    OpenView,
    Pending,
    Phase,
    Reason,
    Roll,
    Ruleset,
    Seat,
    SeatAction,
    SeatView,
    TimeUp,
    legal,
    may_talk,
    pending,
    why_not,
)
from ..rules.state import view_for
from .agree import Agreements, asked
from .chance import chance_for
from .chat import ChatLine, ChatLocked, plain_text
from .dealer import Dealer, SeedDealer
from .entries import Corrected, Debriefed, Entry, Flown, ModeChanged, PlanChanged, Said, TimeLeft
from .listeners import Listeners
from .port import (
    CORRECTION_REASONS,
    AgreementState,
    Change,
    Clock,
    Listener,
    LogLine,
    Ports,
    Proposal,
    PublicStep,
    SeatPort,
    TablePort,
)
from .replay import Fold
from .setup import Agreement, FlightSetup, Mode, tidied
from .stopwatch import Stopwatch

if TYPE_CHECKING:
    from .record import GameRecord


class FlightJournal(Protocol):
    """The file behind a flight, as the session sees it. None of these raises for a full or missing disk."""

    @property
    def problem(self) -> str:
        """Empty, or one sentence why nothing can be saved at the moment."""
        ...

    def append(self, entries: Sequence[Entry], board: Board, *, done: bool) -> None:
        """Write entries; they are with the operating system when this returns. `done`: the hands are open."""
        ...

    def sync(self) -> None:
        """On the disk, not only with the operating system."""
        ...

    def finish(self, record: GameRecord) -> None:
        """The flight is over and its hands are open: rewrite the file in the open format."""
        ...

    def close(self) -> None:
        """Sync and let go of the file."""
        ...


class GameSession:
    """A flight from its set-up on. Raises nothing for trouble with the disk; `saving_problem` says so."""

    def __init__(
        self,
        ruleset: Ruleset,
        setup: FlightSetup,
        *,
        journal: FlightJournal | None = None,
        clock: Clock = time.monotonic,
        dealer: Dealer | None = None,
        flown: Fold | None = None,
    ) -> None:
        """`flown`: what of the flight has been flown already; see `resume`."""
        self.ruleset = ruleset
        self.setup = tidied(setup)
        self._fold = flown if flown is not None else Fold(ruleset, setup.mode)
        self._dealer = dealer if dealer is not None else SeedDealer(setup.seed)
        self._journal = journal
        self._written = len(self._fold.entries)
        self._clock = clock
        self._since = clock()
        self._carried = float(self._fold.seconds)
        self._standing = False
        self._stopwatch = Stopwatch(clock)
        self._stopwatch.set(self._fold.left / 1000)
        self._stopwatch_wanted = False
        self._agreements = Agreements()
        self._listeners = Listeners()
        self._closed = False
        self._ports = Ports(SeatPort(self, Seat.PILOT), SeatPort(self, Seat.COPILOT), TablePort(self))
        # A flight can begin with something to be turned up; and a program killed between a roll and its dice left the
        # dice out: the dealer still knows them.
        self._deal()
        self._save()

    def __repr__(self) -> str:
        """Without dice and seed."""
        return f"GameSession({self.setup.scenario}, round {self.board.round})"

    @classmethod
    def resume(
        cls,
        record: GameRecord,
        ruleset: Ruleset,
        *,
        journal: FlightJournal | None = None,
        clock: Clock = time.monotonic,
        dealer: Dealer | None = None,
    ) -> GameSession:
        """Go on with a flight. `journal` already holds the record's entries. Raises `RecordError`."""
        from .record import fold_record

        flown = fold_record(record, ruleset)
        return cls(ruleset, record.setup, journal=journal, clock=clock, dealer=dealer, flown=flown)

    def ports(self) -> Ports:
        """What players and screens hold."""
        return self._ports

    def record(self) -> GameRecord:
        """The flight as a record. It holds every die: not for a screen before the debrief."""
        from .record import GameRecord

        return GameRecord(self.setup, tuple(self._fold.entries))

    # ---- the position --------------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The public position."""
        return self._fold.board

    @property
    def pending(self) -> Pending:
        """What may happen next."""
        return pending(self.ruleset, self.board)

    @property
    def may_talk(self) -> bool:
        """Whether the chat is open (R12, R14)."""
        return may_talk(self.ruleset, self.board)

    @property
    def log(self) -> tuple[LogLine, ...]:
        """The public log, oldest first."""
        return tuple(self._fold.log)

    @property
    def chat_lines(self) -> tuple[ChatLine, ...]:
        """All chat lines so far."""
        return tuple(self._fold.chat)

    @property
    def plan(self) -> tuple[str, ...]:
        """The flight plan."""
        return self._fold.plan

    @property
    def mode(self) -> Mode:
        """How people sit."""
        return self._fold.mode

    @property
    def agreement(self) -> AgreementState:
        """What is on the table to agree to, and who has."""
        return self._agreements.state(asked(self.board, self.debriefed))

    @property
    def proposal(self) -> Proposal | None:
        """An open correction proposal."""
        return self._agreements.proposal

    @property
    def debriefed(self) -> bool:
        """Whether both hands are open."""
        return self._fold.debriefed

    @property
    def partner_has_seen(self) -> tuple[int, int]:
        """Tray places (bits, by owner) whose value the partner has seen."""
        return self._fold.partner_has_seen()

    @property
    def duration_s(self) -> int:
        """Seconds flown; the clock stops with the debrief and on closing."""
        if self._closed or self.debriefed:
            return self._fold.seconds
        return self._seconds()

    @property
    def saving_problem(self) -> str:
        """Empty, or one sentence why the flight cannot be saved at the moment."""
        return self._journal.problem if self._journal is not None else ""

    def partner_die(self, seat: Seat) -> tuple[int, int] | None:
        """Tray place and value of the die that this seat gave away in a swap, as long as the partner holds it."""
        return self._fold.partner_die(seat)

    def view(self, seat: Seat) -> SeatView:
        """What a seat may know now (R7)."""
        return view_for(self._fold.state, seat)

    def legal(self, seat: Seat) -> tuple[SeatAction, ...]:
        """All actions of a seat now; none while a correction is being asked for."""
        return () if self._closed or self.proposal is not None else legal(self.ruleset, self.view(seat))

    def why_not(self, seat: Seat, action: SeatAction) -> Reason | None:
        """The reason against an action, or None."""
        if self._closed or not isinstance(action, SeatAction):
            return Reason.WRONG_PHASE
        if self.proposal is not None:
            return Reason.PENDING_CHOICE
        return why_not(self.ruleset, self.view(seat), action)

    def steps(self) -> tuple[PublicStep, ...]:
        """Public steps one may go back over, newest first."""
        return self._fold.steps()

    def preview(self, back_to: int) -> Board:
        """The public position a correction would lead to. Raises `IllegalAction`."""
        return self._fold.before(back_to)

    def open_view(self) -> OpenView:
        """Both hands. Raises `IllegalAction` before the debrief."""
        self._must_be_debriefed()
        return OpenView(self.board, self._fold.state.hands)

    def history(self) -> tuple[OpenView, ...]:
        """Every position of the flight. Raises `IllegalAction` before the debrief."""
        return tuple(view for view, _ in self.frames())

    def frames(self) -> tuple[tuple[OpenView, tuple[Event, ...]], ...]:
        """Every position with what led to it. Raises `IllegalAction` before the debrief."""
        self._must_be_debriefed()
        return self._fold.frames()

    def _must_be_debriefed(self) -> None:
        if not self.debriefed:
            raise IllegalAction(Reason.WRONG_PHASE)

    # ---- what people do ------------------------------------------------------------------------------------------

    def submit(self, seat: Seat, action: SeatAction) -> None:
        """Carry out an action of a seat. Raises `IllegalAction`; then nothing has changed (R25).

        Nothing but the time: what comes after the stopwatch is at zero comes too late (F91).
        """
        self.check_stopwatch()
        reason = self.why_not(seat, action)
        if reason is not None:
            raise IllegalAction(reason)
        self._note_time_left()
        self._carry_out(action)

    def agree(self, seat: Seat, what: Agreement) -> None:
        """A seat agrees; acts when both have. Raises `NothingToAgree`."""
        self._must_be_open()
        ordinary = asked(self.board, self.debriefed)
        if not self._agreements.agree(seat, what, ordinary, not self.board.over):
            self._listeners.tell(Change(self.board))
            return
        if what == Agreement.CORRECTION:
            self._correct()
        elif what == Agreement.DEBRIEF:
            self._agreements.reset()
            self._fold.add(Flown(self._seconds()))
            self._note(Debriefed())
        else:
            table: dict[Agreement, Action] = {
                Agreement.ROLL: Roll(),
                Agreement.NEXT_ROUND: EndRound(),
                Agreement.GIVE_UP: GiveUp(),
            }
            self._carry_out(table[what])

    def withdraw(self, seat: Seat, what: Agreement) -> None:
        """Take the own agreement back. Who has not agreed to a correction or to giving up declines it."""
        if self._agreements.take_back(seat, what):
            self._listeners.tell(Change(self.board))
        else:
            self.decline(seat, what)

    def decline(self, seat: Seat, what: Agreement) -> None:
        """Take a correction or giving up off the table, whoever has agreed."""
        if what in (Agreement.CORRECTION, Agreement.GIVE_UP) and self._agreements.close(what):
            self._follow_stopwatch()
            self._listeners.tell(Change(self.board, declined=seat))

    def say(self, seat: Seat, text: str, *, sent_anyway: bool = False) -> None:
        """Write a chat line; one of blanks only is not kept. Raises `ChatLocked` in silence (R14)."""
        self._must_be_open()
        if not self.may_talk:
            raise ChatLocked
        plain = plain_text(text)
        if plain:
            self._note(Said(seat, plain, sent_anyway))

    def set_plan(self, goals: tuple[str, ...]) -> None:
        """Change the flight plan. Raises `ChatLocked` in silence, `ValueError` for more than three or no goals."""
        self._must_be_open()
        if goals != self.plan:
            self._note(PlanChanged(tuple(goals)))

    def set_mode(self, mode: Mode) -> None:
        """Change the sitting mode. Raises `IllegalAction` outside the briefing."""
        self._must_be_open()
        if mode != self.mode:
            self._note(ModeChanged(mode))

    def propose_correction(self, seat: Seat, back_to: int, reason: str) -> None:
        """Put a correction on the table; play waits until both agree or one declines.

        A second proposal takes the place of the first. Raises `IllegalAction` for an index that is no step,
        `ValueError` for a reason that is none of the three.
        """
        self._must_be_open()
        self.check_stopwatch()
        self.preview(back_to)
        if reason not in CORRECTION_REASONS:
            raise ValueError("not a reason of a correction")
        self._agreements.propose(Proposal(seat, back_to, reason))
        self._follow_stopwatch()
        self._listeners.tell(Change(self.board))

    def _correct(self) -> None:
        asked_for = self._agreements.proposal
        assert asked_for is not None
        self._fold.add(Corrected(asked_for.back_to, asked_for.reason))
        self._agreements.reset()
        self._stopwatch.set(self._fold.left / 1000)
        self._follow_stopwatch()
        self._save()
        self._listeners.tell(Change(self.board, corrected=True))

    def _carry_out(self, action: Action) -> None:
        """One action and the chance it asks for, in one piece."""
        events = self._fold.add(action) + self._deal()
        self._agreements.reset()
        if isinstance(action, Roll):
            # it starts when the hands lie there, and only the window knows when that is
            self._stopwatch_wanted = False
            self._stopwatch.set(self._fold.left / 1000)
        self._follow_stopwatch()
        if isinstance(action, EndRound):
            self._fold.add(Flown(self._seconds()))
        self._save()
        if isinstance(action, EndRound) and self._journal is not None:
            self._journal.sync()
        self._listeners.tell(Change(self.board, events))

    def _note(self, entry: Entry) -> None:
        """An entry beside the rules."""
        self._fold.add(entry)
        self._save()
        self._listeners.tell(Change(self.board))

    def _must_be_open(self) -> None:
        if self._closed:
            raise IllegalAction(Reason.WRONG_PHASE)

    def _deal(self) -> tuple[Event, ...]:
        """Chance, as long as the rules ask for it (R13, R103)."""
        events: tuple[Event, ...] = ()
        while isinstance(needed := self.pending, ChanceNeeded):
            events += self._fold.add(chance_for(self._fold, self._dealer, needed))
        return events

    # ---- the stopwatch -------------------------------------------------------------------------------------------

    @property
    def time_left(self) -> float | None:
        """Seconds left to place in this round; None without a stopwatch and outside the placement phase (F91)."""
        return self._stopwatch.left() if self._is_timed() else None

    @property
    def stopwatch_runs(self) -> bool:
        """Whether it counts down just now."""
        return self._stopwatch.running

    def run_stopwatch(self, running: bool) -> None:
        """The hands lie there and can be seen, or not: a curtain is closed. A pause and a correction hold it too."""
        self._stopwatch_wanted = running
        self._follow_stopwatch()

    def check_stopwatch(self) -> bool:
        """End the placing if the stopwatch is at zero (F91). Returns whether that has happened now."""
        if self._closed or not self._is_timed() or self._stopwatch.left() > 0:
            return False
        self._note_time_left()
        self._carry_out(TimeUp())
        return True

    def _is_timed(self) -> bool:
        return self.ruleset.seconds > 0 and self.board.phase == Phase.PLACEMENT

    def _follow_stopwatch(self) -> None:
        waits = self._standing or self._closed or self.proposal is not None
        self._stopwatch.run(self._stopwatch_wanted and self._is_timed() and not waits)

    def _note_time_left(self) -> None:
        """The log knows what was left when something was done: a correction and a continued flight go on from there."""
        left = int(self._stopwatch.left() * 1000)
        if self._is_timed() and left < self._fold.left:
            self._fold.add(TimeLeft(left))

    # ---- saving, time, listeners -----------------------------------------------------------------------------------

    def _save(self) -> None:
        fresh = self._fold.entries[self._written :]
        if self._journal is None or not fresh:
            return
        self._written = len(self._fold.entries)
        self._journal.append(fresh, self.board, done=self.debriefed)
        if self.debriefed:
            self._journal.finish(self.record())

    def _seconds(self) -> int:
        now = self._clock()
        passed, self._since = max(0.0, now - self._since), now
        if not self._standing:
            self._carried += passed
        return max(self._fold.seconds, int(self._carried))

    def stand_still(self, standing: bool) -> None:
        """Pause, a correction, boarding: while it stands still the time is not counted as flown (ux 3.9)."""
        self._seconds()
        self._standing = standing
        self._follow_stopwatch()

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Hear every `Change`. Returns the function that stops it; stopping twice does no harm."""
        return self._listeners.add(listener)

    def close(self) -> None:
        """Put the flight down: it is kept and can be continued. Closing twice does no harm."""
        if self._closed:
            return
        if not self.debriefed:
            self._note_time_left()
            self._fold.add(Flown(self._seconds()))
        self._save()
        self._closed = True
        self._follow_stopwatch()
        self._listeners.clear()
        if self._journal is not None:
            self._journal.close()
