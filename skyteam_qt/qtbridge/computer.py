"""The computer partner of a person alone (ux 2.4): flies one seat, through the port of that seat and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QObject

from ..rules import Board, IllegalAction, Phase, Ruleset, SeatAction, SeatTurn, SeatView
from ..session.chat import ChatLocked
from .pace import Paced
from .thoughts import Failed, Job, Thoughts

if TYPE_CHECKING:
    from ..crew.base import Crew
    from .table import Table

PAUSE_MS: Final = 1200.0
"""Between two things the computer does, whatever it holds, so that a reroll can come first."""
PARTNERS: Final = ("companion", "even-handed", "trained", "rule-based", "random")
"""Who flies beside a person, the best for that first."""
BY_CHANCE: Final = "random"


def partner_for(ruleset: Ruleset, wanted: str = "") -> str:
    """The crew that flies this beside a person: `wanted` where it can, else the best there is."""
    from ..crew.base import CannotFly
    from ..crew.network import WeightsRefused
    from ..sim.roster import NoSuchCrew, check_crew

    for name in (wanted, *PARTNERS):
        try:
            if name:
                check_crew(name, ruleset)
                return name
        except (CannotFly, NoSuchCrew, WeightsRefused):
            continue
    return BY_CHANCE


class ComputerPartner(QObject):
    """Sits in the seat that the table's set-up names, and waits while anything is shown or something lies on top.

    thoughts: where it thinks. pause: ms between two things it does. held: whether the screen still shows what happened
    last, or the flight waits for something else. Its hand is in no attribute: a job takes the view with it.
    """

    def __init__(
        self,
        table: Table,
        thoughts: Thoughts,
        pause: float,
        held: Callable[[], bool],
        parent: QObject | None = None,
        rng: Random | None = None,
    ) -> None:
        super().__init__(parent)
        computer = table.ports.table.computer
        if computer is None:
            raise ValueError("two people fly")
        self.table = table
        self.seat = computer.seat
        self.crew = computer.crew
        self._port = table.ports.seat(computer.seat)
        self._rng = rng or Random()  # only picks among equal dice
        self._paced = Paced(thoughts, pause, held, self)
        self._for: Board | None = None
        self._planned = 0
        for signal in (table.changed, table.gate_changed, table.agreement_changed):
            signal.connect(self.look)

    def __repr__(self) -> str:
        """The seat alone."""
        return f"ComputerPartner({self.seat.name})"

    def look(self, *_what: object) -> None:
        """Something has changed: think, or stop thinking."""
        board = self.table.board
        if not self._asked:
            self._for = None
            if self._paced.busy:
                self._paced.drop()
            self._plan(board)
        elif board is not self._for:
            self._for = board
            self._paced.ask(_decision(self.crew, self._port.view(), self._port.ruleset, self._rng), self._decided)

    def leave(self) -> None:
        """The flight is put down."""
        for signal in (self.table.changed, self.table.gate_changed, self.table.agreement_changed):
            signal.disconnect(self.look)
        self._paced.drop()

    @property
    def _asked(self) -> bool:
        """Whether this seat is to do something now; nothing is done under a pause or a page."""
        pending = self.table.pending
        mine = isinstance(pending, SeatTurn) and pending.seat == self.seat
        return mine and not self.table.barred and not self.table.board.over

    def _decided(self, found: object) -> None:
        self._for = None
        if not self._asked:
            return
        if isinstance(found, Failed):
            raise found.error
        try:
            self._port.submit(cast(SeatAction, found))
        except IllegalAction:
            # the flight has moved on meanwhile; the next look sees what is asked now
            self.look()

    def _plan(self, board: Board) -> None:
        """In the briefing it proposes goals, from what both see; they can be changed like any others."""
        port = self.table.ports.table
        if board.phase != Phase.BRIEFING or board.over or not port.may_talk or self.table.barred:
            return
        if self._planned == board.round:
            return
        first, self._planned = not self._planned, board.round
        if first and port.plan:
            return  # a flight that is continued: what was agreed stands
        from ..crew.briefing import goals

        try:
            port.set_plan(goals(board, port.ruleset))
        except ChatLocked:
            return


def _decision(crew: str, view: SeatView, ruleset: Ruleset, rng: Random) -> Job:
    """What the crew does, worked out from that seat's view alone."""
    seed = rng.getrandbits(64)

    def decide(_unasked: Callable[[], bool]) -> object:
        from ..crew.base import CannotFly
        from ..crew.random_crew import RandomCrew
        from ..sim.roster import crew_named

        luck = Random(seed)
        flies: Crew = crew_named(partner_for(ruleset, crew), ruleset)
        try:
            return flies.decide(view, ruleset, luck)
        except (CannotFly, ValueError):
            return RandomCrew().decide(view, ruleset, luck)  # something this crew never heard of

    return decide
