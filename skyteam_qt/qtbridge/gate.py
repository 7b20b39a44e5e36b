"""Whose tray is open: visors, curtain, open cockpit as plain state (ux 2). No Qt, no dice, no time."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from ..rules import SEATS, Phase, Seat, SeatTurn, Want
from ..rules.events import Dealt, DieLaidAside, DiePlaced, Event, RerollChosen, Rerolled
from ..session.port import Change, TablePort
from ..session.setup import Mode

_OWN_MOVES: Final = (DiePlaced, DieLaidAside, RerollChosen)
"""Events after which their seat's visor shuts (ux 2.1): the private part of the turn is over."""


class Purpose(StrEnum):
    """What the screen is passed on for (ux 2.2, 3.3, 3.6)."""

    LOOK = "look"
    PLACE = "place"
    MARK = "mark"


class Curtain(NamedTuple):
    """Curtain mode as data: `closed_for` the seat that may raise it (None: up, or not needed), `raised_for` the seat
    whose tray is open, `purpose` for what. All None outside curtain mode, in briefings and at the end of a round."""

    closed_for: Seat | None = None
    raised_for: Seat | None = None
    purpose: Purpose | None = None


class GateState(NamedTuple):
    """What can be told of the gate: the open trays by seat, and the curtain."""

    open: tuple[bool, bool]
    curtain: Curtain


class Gate:
    """Decides who is open, from public facts and from what people did with visors and curtain.

    It opens and shuts nothing by itself but what must shut: the `Table` calls `follow` with each change before anything
    else is brought up to date.
    """

    def __init__(self, table: TablePort) -> None:
        self._table = table
        self.alone = None if table.computer is None else table.computer.seat.other
        """The person who flies with a computer: no screens between them, only the own dice are shown (ux 2.4)."""
        self.mode = self._mode()
        self._visor: Seat | None = None
        self._raised: Seat | None = None
        self._shown = True
        self._barred = False
        self._looked = False

    def _mode(self) -> Mode:
        return self._table.mode if self.alone is None else Mode.OPEN

    @property
    def state(self) -> GateState:
        """Everything there is to tell."""
        return GateState((self.is_open(Seat.PILOT), self.is_open(Seat.COPILOT)), self.curtain)

    @property
    def barred(self) -> bool:
        """Whether nothing may open: a pause, a dialog, or a proposal to correct that both trays are covered for."""
        return self._barred or self._table.proposal is not None

    @property
    def asked(self) -> Seat | None:
        """The seat asked to place or to mark."""
        pending = self._table.pending
        return pending.seat if isinstance(pending, SeatTurn) else None

    @property
    def chooser(self) -> Seat | None:
        """The seat asked to mark dice for a reroll (R103)."""
        pending = self._table.pending
        return pending.seat if isinstance(pending, SeatTurn) and pending.what == Want.MARK else None

    @property
    def open_seat(self) -> Seat | None:
        """The one that is open; in an open cockpit the seat asked."""
        if self.alone is not None:
            return self.alone if self.is_open(self.alone) else None
        if self.mode == Mode.OPEN:
            seat = self.asked
            return seat if seat is not None and self.is_open(seat) else None
        return next((seat for seat in SEATS if self.is_open(seat)), None)

    @property
    def curtain(self) -> Curtain:
        """For whom the curtain is closed or raised."""
        if self.mode != Mode.CURTAIN:
            return Curtain()
        seat, purpose = self._due()
        if seat is None:
            return Curtain()
        return Curtain(None, seat, purpose) if self._raised == seat else Curtain(seat, None, purpose)

    def is_open(self, seat: Seat) -> bool:
        """Whether this seat's dice are shown."""
        if self.barred or (self.alone is not None and seat != self.alone):
            return False
        if self.mode == Mode.OPEN:
            return self._shown
        return seat == (self._visor if self.mode == Mode.VISORS else self._raised)

    def may_lift(self, seat: Seat) -> bool:
        """Whether dice of this seat can be reached at all: not under a closed curtain."""
        if self.alone is not None:
            return seat == self.alone
        return self.mode != Mode.CURTAIN or self._raised == seat

    def open(self, seat: Seat) -> None:
        """This visor opens, the other one shuts; nothing happens outside the placement phase."""
        if self.mode == Mode.VISORS and not self.barred and self._dice_lie():
            self._visor = seat

    def shut(self) -> None:
        """All shut: visors, curtain (for the same seat), open cockpit."""
        self._visor = self._raised = None
        self._shown = False

    def resume(self) -> None:
        """An open cockpit opens again."""
        self._shown = True

    def bar(self, barred: bool) -> None:
        """Nothing may open, or things may again."""
        self._barred = barred

    def raise_curtain(self, seat: Seat) -> None:
        """It goes up, if it is closed for this seat."""
        if self.curtain.closed_for == seat and not self.barred:
            self._raised = seat

    def close_curtain(self) -> None:
        """It comes down; a first look is over with that."""
        if self.curtain.raised_for is not None and self.curtain.purpose == Purpose.LOOK:
            self._looked = True
        self._raised = None

    def follow(self, change: Change) -> None:
        """Shut what a change of the position shuts."""
        self.mode = self._mode()
        for event in change.events:
            self._follow_event(event)
        if change.corrected or self.barred or not self._dice_lie():
            self._visor = self._raised = None
        if self._raised is not None and self._raised != self._due()[0]:
            self._raised = None

    def _follow_event(self, event: Event) -> None:
        if isinstance(event, _OWN_MOVES):
            if event.seat == self._visor:
                self._visor = None
        elif isinstance(event, Dealt):
            self._looked = False
            self._visor = None
        elif isinstance(event, Rerolled):
            # new dice lie covered (ux 3.6), and both have had the screen
            self._looked = True
            self._visor = None

    def _dice_lie(self) -> bool:
        board = self._table.board
        return board.phase == Phase.PLACEMENT and not board.over

    def _due(self) -> tuple[Seat | None, Purpose | None]:
        """For whom the screen is, and for what. The seat that does not start looks first (ux 3.3)."""
        seat = self.asked
        if seat is None:
            return None, None
        if self.chooser is not None:
            return seat, Purpose.MARK
        if not self._looked and not self._table.board.order:
            return seat.other, Purpose.LOOK
        return seat, Purpose.PLACE
