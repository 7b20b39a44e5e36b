"""Who sits at the screen and who sees what: the gate between the ports and everything that is drawn (ux 2)."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from ..rules import Board, Pending, Reason, Seat, SeatView
from ..session.port import Change, Ports
from ..session.setup import Agreement, Mode
from .chat_model import ChatModel
from .dice_model import DiceModel
from .guide import Guide
from .log_model import LogModel
from .space_model import SpaceModel
from .track_model import AltitudeModel, ApproachModel


class Lift(NamedTuple):
    """The die in hand, by tray place. Never its value."""

    seat: Seat
    place: int


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


class Table(QObject):
    """Holds ports, gate and models. Everything shows the public table unless a seat is open.

    Signals come after the models are right. `changed(Change)`: a step, correction or note. `gate_changed()`: a visor
    or the curtain opened or closed. `lift_changed()`: a die was lifted or put back. `agreement_changed()`,
    `chat_changed()` (lines, plan or openness), `mode_changed()`, `message(Line)`: a sentence for the annunciator.
    """

    changed = Signal(object)
    gate_changed = Signal()
    lift_changed = Signal()
    agreement_changed = Signal()
    chat_changed = Signal()
    mode_changed = Signal()
    message = Signal(object)

    spaces: SpaceModel
    dice: tuple[DiceModel, DiceModel]
    approach: ApproachModel
    altitude: AltitudeModel
    log: LogModel
    chat: ChatModel
    guide: Guide
    ports: Ports

    def __init__(self, ports: Ports, parent: QObject | None = None) -> None: ...

    # ---- public facts
    @property
    def board(self) -> Board: ...
    @property
    def pending(self) -> Pending: ...
    @property
    def mode(self) -> Mode: ...
    @property
    def names(self) -> tuple[str, str]:
        """Names to show, by seat: as typed, else the role."""
        ...
    @property
    def asked(self) -> Seat | None:
        """The seat asked to place or to mark; None in briefing, at round end, when over."""
        ...

    # ---- the gate
    @property
    def open_seat(self) -> Seat | None:
        """The seat whose visor is open or whose curtain is up; in an open cockpit the seat asked; else None."""
        ...
    def is_open(self, seat: Seat) -> bool: ...
    def covered(self, seat: Seat) -> bool: ...
    def open(self, seat: Seat) -> bool:
        """Visors: open this visor (shuts the other). Returns whether it is open now. Curtain mode: `raise_curtain`."""
        ...
    def shut(self) -> None:
        """Cover everything now: models are covered at return, in every mode. Curtain mode: it closes for the same seat.
        An open cockpit opens again with `resume()`. A lifted die stays lifted, covered."""
        ...
    def resume(self) -> None:
        """After an interruption (window active again): an open cockpit opens; elsewhere nothing happens."""
        ...
    def cover(self) -> None:
        """Pause, dialogs, F6: shut, put a lifted die back, and let nothing open until `uncover()`."""
        ...
    def uncover(self) -> None: ...
    def view(self, seat: Seat) -> SeatView | None:
        """The seat's own view while it is open, else None. Do not keep it."""
        ...

    # ---- curtain mode
    @property
    def curtain(self) -> Curtain: ...
    def raise_curtain(self, seat: Seat) -> bool:
        """The next player has held long enough. Returns whether the tray is open now."""
        ...
    def close_curtain(self) -> None:
        """"Cover": closes for the same seat; after a first look for the other one."""
        ...

    # ---- lift and place
    @property
    def lifted(self) -> Lift | None: ...
    def lift(self, seat: Seat, place: int) -> Reason | None:
        """Take a die up: lights follow. Returns the reason when it may not be lifted (NOT_YOUR_TURN, NO_SUCH_DIE ...)."""
        ...
    def put_back(self) -> None: ...
    def answer(self, space: int, coffee: int = 0) -> Reason | None:
        """What the lifted die hears at `space`: private while open, public (`COVERED`) while covered."""
        ...
    def place(self, space: int, coffee: int = 0) -> Reason | None:
        """Place the lifted die. Returns the reason when refused (it stays lifted), None when it lies there.
        Questions are the caller's: ask `question(space, coffee)` first."""
        ...
    def question(self, space: int, coffee: int = 0, *, safe: bool = True): ...
    def lay_aside(self) -> Reason | None:
        """Give the lifted die up (R28)."""
        ...

    # ---- reroll
    def spender(self) -> Seat | None:
        """Who spends: the open visor, else in curtain mode who comes next, else the seat on turn."""
        ...
    def spend_reroll(self) -> Reason | None:
        """Spend a token (after the hold); a lifted die goes home first."""
        ...
    def toggle_mark(self, place: int) -> Reason | None:
        """Mark or unmark an own die while open and asked (R103)."""
        ...
    def choose(self) -> Reason | None:
        """The asked seat is done marking (its gate must be open)."""
        ...
