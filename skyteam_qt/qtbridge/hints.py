""" "What would you do?": three ideas for the player on turn, from that player's own view, gone when it is covered."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from PySide6.QtCore import QObject, Signal

from ..rules import Board, Phase, PlaceDie, Ruleset, Seat, SeatView, SpendReroll
from .pace import Paced
from .thoughts import Failed, Job, Thoughts

if TYPE_CHECKING:
    from .table import Table

PAUSE_MS: Final = 400.0
MOST: Final = 3
ADVISERS: Final = ("even-handed", "companion", "trained", "rule-based")
"""Whose ideas they are, the best for people first: one that reads nothing into placements."""
ABOUT_EQUAL: Final = 0.02
"""Chances nearer to each other than this are no ranking."""


class Hint(NamedTuple):
    """An idea: tray place and space (-1: a reroll instead), the value it would count with, its chance, why (a key)."""

    place: int
    space: int
    value: int
    coffee: int
    chance: float | None
    reason: str

    def __repr__(self) -> str:
        """Nothing of the dice."""
        return "Hint()"


class Stage(StrEnum):
    """How far it is."""

    OFF = "off"
    THINKING = "thinking"
    TOLD = "told"
    UNKNOWN = "unknown"
    """No crew knows this flight."""


class Hints(QObject):
    """The ideas for the seat whose screen is open. `changed`: other ideas, or none any more."""

    changed = Signal()

    def __init__(self, table: Table, thoughts: Thoughts, pause: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.stage = Stage.OFF
        self.ideas: tuple[Hint, ...] = ()
        self._board: Board | None = None
        self._seat: Seat | None = None
        self._paced = Paced(thoughts, pause, _never, self)
        table.changed.connect(self._check)
        table.gate_changed.connect(self._check)

    def __repr__(self) -> str:
        """Nothing of what it knows."""
        return "Hints()"

    @property
    def seat(self) -> Seat | None:
        """Who may ask now: the one on turn, with the own screen open."""
        table, board = self.table, self.table.board
        seat = table.asked
        if seat is None or board.phase != Phase.PLACEMENT or board.to_act != seat:
            return None
        if board.awaits or board.reroll_step is not None or board.ask is not None:
            return None
        return seat if table.is_open(seat) and table.alone in (None, seat) else None

    @property
    def about_equal(self) -> bool:
        """Whether the ideas are too near to each other to say which one is better."""
        known = [idea.chance for idea in self.ideas if idea.chance is not None]
        return len(known) > 1 and max(known) - min(known) < ABOUT_EQUAL

    def ask(self) -> bool:
        """Ask, or put the ideas away when they are shown. Returns whether it was for us."""
        if self.stage != Stage.OFF:
            self.withdraw()
            return True
        seat = self.seat
        view = None if seat is None else self.table.view(seat)
        if seat is None or view is None:
            return False
        self._board, self._seat, self.stage = self.table.board, seat, Stage.THINKING
        self._paced.ask(_advice(view, self.table.ports.table.ruleset), self._come)
        self.changed.emit()
        return True

    def withdraw(self) -> None:
        """Nothing is shown any more, and nothing is kept."""
        if self.stage == Stage.OFF:
            return
        self._paced.drop()
        self._board = self._seat = None
        self.stage, self.ideas = Stage.OFF, ()
        self.changed.emit()

    def leave(self) -> None:
        """The flight is put down."""
        self.withdraw()
        self.table.changed.disconnect(self._check)
        self.table.gate_changed.disconnect(self._check)
        self.deleteLater()

    def _check(self, *_what: object) -> None:
        if self.stage != Stage.OFF and (self.seat != self._seat or self.table.board is not self._board):
            self.withdraw()
        else:
            self.changed.emit()  # who may ask may be somebody else now

    def _come(self, found: object) -> None:
        if self.seat is None or self.seat != self._seat:
            self.withdraw()
            return
        if isinstance(found, Failed):
            raise found.error
        self.ideas = cast(tuple[Hint, ...], found)
        self.stage = Stage.TOLD if self.ideas else Stage.UNKNOWN
        self.changed.emit()


def _never() -> bool:
    return False


def _advice(view: SeatView, ruleset: Ruleset) -> Job:
    """Three ideas for this view; none where no crew knows the flight."""

    def advise(unasked: Callable[[], bool]) -> object:
        from ..crew.base import Adviser, CannotFly
        from ..crew.network import WeightsRefused
        from ..sim.roster import crew_named

        for name in ADVISERS:
            if unasked():
                return ()
            try:
                crew = crew_named(name, ruleset)
                if isinstance(crew, Adviser):
                    told = crew.advise(view, ruleset, Random(0), MOST)  # which of two equal dice
                    return tuple(_hint(view, one.action, one.chance, one.reason.key) for one in told)
            except (CannotFly, WeightsRefused, ValueError):
                continue
        return ()

    return advise


def _hint(view: SeatView, action: object, chance: float | None, reason: str) -> Hint:
    if isinstance(action, PlaceDie):
        value = view.hand[action.place]
        return Hint(action.place, action.space, value, action.coffee, chance, reason)
    assert isinstance(action, SpendReroll), "advice is a placement or a reroll"
    return Hint(-1, -1, 0, 0, chance, reason)
