"""Who sits at the screen and who sees what: the gate between the ports and everything that is drawn (ux 2)."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from ..rules import (
    PLACES,
    SEATS,
    Board,
    IllegalAction,
    LayAside,
    MarkReroll,
    Pending,
    Phase,
    PlaceDie,
    Reason,
    Seat,
    SeatAction,
    SeatView,
    SpendReroll,
)
from ..rules.actions import FurtherAction
from ..rules.modules.synchronisation import TRAFFIC_DIE_MARK
from ..session.port import AgreementState, Change, Ports
from ..session.setup import Mode
from .chat_model import ChatModel
from .dice_model import DiceModel
from .extra_guide import Extra, ExtraGuide, extra_of
from .gate import Curtain, Gate, Purpose
from .guide import Guide, Preview, Question, RailOption
from .log_model import LogModel
from .phrases import Names
from .space_model import SpaceModel
from .texts import speak_of
from .track_model import AltitudeModel, ApproachModel

__all__ = ["EXTRA", "Curtain", "Lift", "Pick", "Purpose", "Table"]

EXTRA: Final = -1
"""In place of a tray place: a token or the traffic die, which everybody sees."""


class Lift(NamedTuple):
    """The die in hand, by tray place; `EXTRA` for a token or the traffic die. Never its value."""

    seat: Seat
    place: int

    @property
    def extra(self) -> bool:
        """Whether it comes from no tray: it is in hand until it is placed."""
        return self.place == EXTRA


class Pick(NamedTuple):
    """A die chosen for an ability or a swap that is not done yet. Private: it is dropped when the gate shuts."""

    action: FurtherAction
    seat: Seat
    place: int

    def __repr__(self) -> str:
        """Without the place."""
        return f"Pick({self.seat.name})"


class Table(QObject):
    """Holds ports, gate and models. Everything shows the public table unless a seat is open.

    Signals come after the models are right. `changed(Change)`: a step or a correction. `gate_changed()`: a visor or the
    curtain opened or closed. `lift_changed()`: a die was lifted or put back. `agreement_changed()`: agreements or a
    proposal to correct. `declined(Seat)`: this seat did not agree. `chat_changed()`: lines, plan or openness.
    `mode_changed()`. `message(Line)`: a sentence for the annunciator; the table itself never sends one, refusals are
    returned as reasons.
    """

    changed = Signal(object)
    gate_changed = Signal()
    lift_changed = Signal()
    agreement_changed = Signal()
    declined = Signal(object)
    chat_changed = Signal()
    mode_changed = Signal()
    message = Signal(object)

    def __init__(self, ports: Ports, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.ports = ports
        table = ports.table
        speak_of(table.ruleset.source.name)
        self.guide = Guide(table.ruleset)
        self._extras = ExtraGuide(self.guide)
        self._names = Names(table.name(Seat.PILOT), table.name(Seat.COPILOT))
        self._gate = Gate(table)
        self._marks = [0, 0]
        self._lift: Lift | None = None
        self._pick: Pick | None = None
        self._in_hand: Extra | None = None
        self._agreement = self._agreement_now()
        self._plan = table.plan
        board = table.board
        self.spaces = SpaceModel(table.ruleset, board, self)
        self.dice = (DiceModel(Seat.PILOT, self), DiceModel(Seat.COPILOT, self))
        self.approach = ApproachModel(board, self)
        self.altitude = AltitudeModel(table.ruleset, board, self)
        self.log = LogModel(table.ruleset, self._names, self)
        self.chat = ChatModel(self)
        self._refresh_models()
        self._told = self._gate.state
        self._stop = table.listen(self._heard)

    def leave(self) -> None:
        """This flight is put down: cover everything and hear nothing more. Call before letting go of the table."""
        self._stop()
        self.cover()
        speak_of("dice")

    def retranslate(self) -> None:
        """Another language: all models make their texts again."""
        self.spaces.retranslate()
        self.approach.retranslate()
        self.altitude.retranslate()
        self.log.retranslate(self.board)
        for dice in self.dice:
            dice.retranslate()
        self._relight()

    # ---- public facts

    @property
    def board(self) -> Board:
        """The public position."""
        return self.ports.table.board

    @property
    def pending(self) -> Pending:
        """What may happen next."""
        return self.ports.table.pending

    @property
    def mode(self) -> Mode:
        """How people sit."""
        return self._gate.mode

    @property
    def alone(self) -> Seat | None:
        """The seat of the one person, when a computer flies the other; None for two people."""
        return self._gate.alone

    @property
    def barred(self) -> bool:
        """Whether play waits: a pause, a page, a proposal to correct."""
        return self._gate.barred

    @property
    def names(self) -> Names:
        """The names as typed; `names.of(seat)` falls back to the role."""
        return self._names

    @property
    def asked(self) -> Seat | None:
        """The seat asked to place or to mark; None in briefing, at the end of a round, when the flight is over."""
        return self._gate.asked

    # ---- the gate

    @property
    def open_seat(self) -> Seat | None:
        """The seat whose visor is open or whose curtain is up; in an open cockpit the seat asked; else None."""
        return self._gate.open_seat

    def is_open(self, seat: Seat) -> bool:
        """Whether this seat's dice are shown and its private aids exist."""
        return self._gate.is_open(seat)

    def covered(self, seat: Seat) -> bool:
        """The opposite of `is_open`."""
        return not self.is_open(seat)

    def open(self, seat: Seat) -> bool:
        """Visors: open this visor (the other one shuts). Returns whether it is open now.

        Nothing opens outside the placement phase, while covered by `cover`, or in curtain mode: there it is
        `raise_curtain`.
        """
        self._gate.open(seat)
        self._follow_gate()
        return self.is_open(seat)

    def shut(self) -> None:
        """Cover everything now: the models are covered at return, in every mode.

        Curtain mode: it closes for the same seat. An open cockpit opens again with `resume`. A lifted die stays lifted,
        covered.
        """
        self._gate.shut()
        self._follow_gate()

    def resume(self) -> None:
        """After an interruption (the window is active again): an open cockpit opens; elsewhere nothing happens."""
        self._gate.resume()
        self._follow_gate()

    def cover(self) -> None:
        """Pause, dialogs, F6: a lifted die goes home, all is shut, the clock stands still, nothing opens until
        `uncover`."""
        self.ports.table.stand_still(True)
        self._gate.bar(True)
        self.shut()
        self.put_back()

    def uncover(self) -> None:
        """Things may open again; an open cockpit does so at once."""
        self.ports.table.stand_still(False)
        self._gate.bar(False)
        self.resume()

    def view(self, seat: Seat) -> SeatView | None:
        """The seat's own view while it is open, else None. Ask each time, do not keep it."""
        return self.ports.seat(seat).view() if self.is_open(seat) else None

    # ---- curtain mode

    @property
    def curtain(self) -> Curtain:
        """For whom it is closed or raised now."""
        return self._gate.curtain

    def raise_curtain(self, seat: Seat) -> bool:
        """The next player has held long enough. Returns whether that tray is open now."""
        self._gate.raise_curtain(seat)
        self._follow_gate()
        return self.is_open(seat)

    def close_curtain(self) -> None:
        """ "Cover": closes for the same seat; after a first look for the seat that plays."""
        self._gate.close_curtain()
        self._follow_gate()

    # ---- lift and place

    @property
    def lifted(self) -> Lift | None:
        """The die in hand; a token or the traffic die is in hand as long as it waits."""
        extra = self.extra
        return self._lift if extra is None else Lift(extra.seat, EXTRA)

    @property
    def extra(self) -> Extra | None:
        """The token or traffic die that has to be placed now; not under a closed curtain, a pause or a page."""
        extra = extra_of(self.board)
        return extra if extra is not None and not self._gate.barred and self._gate.may_lift(extra.seat) else None

    @property
    def known_value(self) -> int | None:
        """What the die in hand shows, where that may be told: its gate is open, or everybody sees it."""
        extra = self.extra
        if extra is not None:
            return extra.value
        view = None if self._lift is None else self.view(self._lift.seat)
        return None if view is None or self._lift is None else view.hand[self._lift.place]

    def lift(self, seat: Seat, place: int) -> Reason | None:
        """Take a die up; lights follow. Another one in hand goes home. Returns the reason when it may not be lifted."""
        reason = self._why_no_lift(seat, place)
        if reason is None and self._lift != Lift(seat, place):
            self._lift = Lift(seat, place)
            self._relight()
            self.lift_changed.emit()
        return reason

    def put_back(self) -> None:
        """The die in hand goes home; nothing happens when there is none."""
        if self._lift is not None:
            self._lift = None
            self._relight()
            self.lift_changed.emit()

    def answer(self, space: int, coffee: int = 0) -> Reason | None:
        """What the lifted die hears at `space`: private while open, from the board alone while covered."""
        if (extra := self.extra) is not None:
            return self._extras.answer(self.board, extra, space, coffee)
        if self._lift is None:
            return Reason.NO_SUCH_DIE
        seat, place = self._lift
        if self.is_open(seat):
            return self.ports.seat(seat).why_not(PlaceDie(seat, place, space, coffee))
        return Reason.COVERED if coffee else self.guide.covered_answer(self.board, seat, space)

    def question(self, space: int, coffee: int = 0, *, safe: bool = True) -> Question | None:
        """What to ask before the lifted die lands there; of a covered die only what follows from counts."""
        if (extra := self.extra) is not None:
            return self._extras.question(self.board, extra, space, coffee, safe=safe)
        if self._lift is None:
            return None
        seat, place = self._lift
        view = self.view(seat)
        if view is None:
            return self.guide.public_question(self.board, seat, space)
        return self.guide.question(view, place, space, coffee, safe=safe)

    def preview(self, space: int, coffee: int = 0) -> Preview | None:
        """What the lifted die would do there; None for a covered die, and where it may not go."""
        if (extra := self.extra) is not None:
            return self._extras.preview(self.board, extra, space, coffee)
        view = None if self._lift is None else self.view(self._lift.seat)
        return None if view is None or self._lift is None else self.guide.preview(view, self._lift.place, space, coffee)

    def rail(self, space: int) -> tuple[RailOption, ...]:
        """The faces of the coffee rail where a drop opens it; empty where it just lands, and for a covered die."""
        if (extra := self.extra) is not None:
            opens = self._extras.opens_rail(self.board, extra, space)
            return self._extras.rail(self.board, extra, space) if opens else ()
        view = None if self._lift is None else self.view(self._lift.seat)
        if view is None or self._lift is None or not self.guide.opens_rail(view, self._lift.place, space):
            return ()
        return self.guide.rail(view, self._lift.place, space)

    def place(self, space: int, coffee: int = 0) -> Reason | None:
        """Place the lifted die. Returns the reason when refused (it stays lifted), None when it lies there.

        Questions are the caller's: ask `question` first.
        """
        reason = self.answer(space, coffee)
        if reason is None and (extra := self.extra) is not None:
            return self._submit(extra.seat, self._extras.action(extra, space, coffee))
        if reason is not None or self._lift is None:
            return reason
        seat, place = self._lift
        return self._submit(seat, PlaceDie(seat, place, space, coffee))

    @property
    def may_lay_aside(self) -> bool:
        """Whether no space takes what is in hand, so that it may be given up (R28, IN7); never of a covered die."""
        if (extra := self.extra) is not None:
            return self._extras.may_give_up(self.board, extra)
        view = None if self._lift is None else self.view(self._lift.seat)
        return view is not None and self.guide.may_lay_aside(view)

    def lay_aside(self) -> Reason | None:
        """Give the lifted die up (R28); a private aid, so the gate must be open."""
        if (extra := self.extra) is not None:
            return self._submit(extra.seat, self._extras.giving_up(extra))
        if self._lift is None:
            return Reason.NO_SUCH_DIE
        seat, place = self._lift
        return self._submit(seat, LayAside(seat, place)) if self.is_open(seat) else Reason.COVERED

    # ---- reroll

    def spender(self) -> Seat | None:
        """Who spends a reroll: the open visor, else in curtain mode who comes next, else the seat on turn (ux 3.6)."""
        if self.open_seat is not None:
            return self.open_seat
        return self.asked if self.curtain.closed_for is None else self.curtain.closed_for

    def spend_reroll(self) -> Reason | None:
        """Spend a token (the hold is through); a lifted die goes home first."""
        seat = self.spender()
        if seat is None:
            return Reason.FLIGHT_OVER if self.board.over else Reason.WRONG_PHASE
        self.put_back()
        return self._submit(seat, SpendReroll(seat))

    @property
    def extra_marked(self) -> bool:
        """Whether the traffic die is marked to be rolled again; only while the Co-Pilot's screen is open."""
        return bool(self._marks[Seat.COPILOT] & TRAFFIC_DIE_MARK) and self.is_open(Seat.COPILOT)

    def toggle_mark(self, place: int) -> Reason | None:
        """Mark or unmark a die of the seat that is choosing, while it is open (R103). Place 4: the traffic die."""
        seat = self._gate.chooser
        if seat is None:
            return Reason.WRONG_PHASE
        if not self.is_open(seat):
            return Reason.COVERED
        marks = self._marks[seat] ^ 1 << place
        reason = self.ports.seat(seat).why_not(MarkReroll(seat, marks))
        if reason is None:
            self._marks[seat] = marks
            self._refresh_dice()
        return reason

    def choose(self) -> Reason | None:
        """The seat that is choosing is done; none marked is fine. It must be open."""
        seat = self._gate.chooser
        if seat is None:
            return Reason.WRONG_PHASE
        if not self.is_open(seat):
            return Reason.COVERED
        return self._submit(seat, MarkReroll(seat, self._marks[seat]))

    # ---- abilities and swaps

    @property
    def pick(self) -> Pick | None:
        """The die that is chosen for an ability or a swap."""
        return self._pick

    def choose_die(self, action: FurtherAction, place: int) -> Reason | None:
        """Choose the die of tray place `place` for `action`, which names it; `use` carries it out. The gate of its seat
        must be open."""
        if not self.is_open(action.seat):
            return Reason.COVERED
        reason = self.ports.seat(action.seat).why_not(action)
        if reason is None:
            self._pick = Pick(action, action.seat, place)
            self._refresh_dice()
        return reason

    def drop_pick(self) -> None:
        """No die is chosen any more."""
        if self._pick is not None:
            self._pick = None
            self._refresh_dice()

    def use(self) -> Reason | None:
        """Carry out what the die was chosen for."""
        pick, self._pick = self._pick, None
        if pick is None:
            return Reason.NO_SUCH_DIE
        return self._submit(pick.seat, pick.action)

    # ---- how

    def _submit(self, seat: Seat, action: SeatAction) -> Reason | None:
        try:
            self.ports.seat(seat).submit(action)
        except IllegalAction as refused:
            return refused.reason
        return None

    def _why_no_lift(self, seat: Seat, place: int) -> Reason | None:
        """From public facts alone: everybody sees who may take up which die."""
        board = self.board
        if board.over:
            return Reason.FLIGHT_OVER
        if board.phase != Phase.PLACEMENT:
            return Reason.WRONG_PHASE
        if board.awaits or board.reroll_step is not None or board.ask is not None or self._gate.barred:
            return Reason.PENDING_CHOICE
        if board.to_act != seat:
            return Reason.NOT_YOUR_TURN
        if place not in PLACES or not board.in_hand[seat] >> place & 1:
            return Reason.NO_SUCH_DIE
        return None if self._gate.may_lift(seat) else Reason.COVERED

    def _follow_gate(self) -> None:
        """Bring the models behind the gate as it is now, then tell."""
        if self._pick is not None and not self.is_open(self._pick.seat):
            self._pick = None
        self._refresh_dice()
        self._relight()
        self._tell_gate()
        self._tell_extra()

    def _tell_extra(self) -> None:
        """A token or the traffic die came into the hand, or left it."""
        extra = self.extra
        if self._in_hand != extra:
            self._in_hand = extra
            self.lift_changed.emit()

    def _tell_gate(self) -> None:
        if self._told != (state := self._gate.state):
            self._told = state
            self.gate_changed.emit()

    def _refresh_dice(self) -> None:
        board, seen = self.board, self.ports.table.partner_has_seen
        for seat in SEATS:
            view = self.view(seat)
            if view is None:
                self.dice[seat].cover()
            self.dice[seat].set_public(board.in_hand[seat], seen[seat])
            if view is not None:
                picked = 1 << self._pick.place if self._pick is not None and self._pick.seat == seat else 0
                self.dice[seat].reveal(view.hand, self._marks[seat] | picked)
            self._show_swapped(seat)

    def _show_swapped(self, seat: Seat) -> None:
        """After a swap both know two values: the open seat sees the one it gave away, and which of its own is known
        (WT1). Nothing of it is in a model while the gate is shut."""
        ports = self.ports
        given = ports.seat(seat.other).partner_die if self.is_open(seat.other) else None
        mine = ports.seat(seat.other).partner_die if self.is_open(seat) else None
        self.dice[seat].show_known(given, mine[0] if mine is not None else None)

    def _relight(self) -> None:
        if (extra := self.extra) is not None:
            self.spaces.set_lights(self._extras.lights(self.board, extra))
            return
        if self._lift is None:
            self.spaces.set_lights(())
            return
        seat, place = self._lift
        view = self.view(seat)
        if view is None:
            self.spaces.set_lights(self.guide.covered_lights(self.board, seat))
        else:
            self.spaces.set_lights(self.guide.lights(view, place))

    def _refresh_models(self) -> bool:
        """All models as the position is now. Returns whether the chat changed."""
        table, board = self.ports.table, self.board
        self._refresh_dice()
        # lights first: a private one must not be told again with the new board
        self._relight()
        self.spaces.set_board(board)
        self.approach.set_board(board)
        self.altitude.set_board(board)
        self.log.set_log(table.log, board)
        return self.chat.set_chat(table.chat, table.may_talk)

    def _agreement_now(self) -> tuple[AgreementState, object]:
        return self.ports.table.agreement, self.ports.table.proposal

    def _heard(self, change: Change) -> None:
        """A change at the session: shut first, then models, then signals."""
        table = self.ports.table
        old_mode = self.mode
        self._gate.follow(change)
        if self._gate.chooser is None:
            self._marks = [0, 0]
        if change.events or change.corrected or (self._pick is not None and not self.is_open(self._pick.seat)):
            self._pick = None
        put_back = self._lift is not None and (change.corrected or self._why_no_lift(*self._lift) is not None)
        if put_back:
            self._lift = None
        chat = self._refresh_models()
        self._tell_gate()
        if put_back:
            self.lift_changed.emit()
        self._tell_extra()
        if change.events or change.corrected:
            self.changed.emit(change)
        if self._agreement != (now := self._agreement_now()):
            self._agreement = now
            self.agreement_changed.emit()
        if change.declined is not None:
            self.declined.emit(change.declined)
        if chat or self._plan != table.plan:
            self._plan = table.plan
            self.chat_changed.emit()
        if old_mode != self.mode:
            self.mode_changed.emit()
