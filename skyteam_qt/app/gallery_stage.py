"""What the gallery drives: the real window over a data folder of its own, with wanted dice and cards."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..rules import SEATS, Seat
from ..session.setup import FlightSetup, Mode
from ..sim.scripted import Script, WantedDice, dealer_for
from ..ui.main_window import MainWindow
from ..ui.motion import STILL
from ..ui.screens.boarding import BoardingScreen
from ..ui.screens.start import StartScreen
from .services import GameServices

if TYPE_CHECKING:
    from ..qtbridge.table import Table
    from ..session.port import Ports
    from ..ui.cockpit.view import CockpitView

P, C = SEATS

SECOND: Final[Script] = (
    (
        (P, "conc.1", 4),
        (P, "gear.1", 2),
        (P, "axis.P", 4),
        (P, "engine.P", 3),
        (C, "conc.2", 6),
        (C, "radio.C1", 3),
        (C, "axis.C", 5),
        (C, "engine.C", 4),
    ),
    (
        (P, "gear.2", 4),
        (P, "radio.P", 3),
        (P, "axis.P", 2),
        (P, "engine.P", 6),
        (C, "flap.1", 1),
        (C, "radio.C1", 2),
        (C, "axis.C", 6),
        (C, "engine.C", 6),
    ),
)
"""A flight that is lost in its second round, with something of everything on the way."""


class Stage:
    """The window and what stands behind it."""

    def __init__(self, data: Path, size: tuple[int, int], theme: str) -> None:
        self.script: Script = SECOND
        self.sky = 3
        self.services = GameServices(data, data / "log", dealer=self._dealer)
        self.services.change_settings(pilot="Anna", copilot="Ben")
        self.window = MainWindow(self.services, theme_name=theme, motion=STILL)
        # the offscreen screen is small; a gallery picture may be of any size
        self.window.setMinimumSize(0, 0)
        self.window.resize(*size)
        self.window.show()

    def _dealer(self) -> WantedDice:
        dealer = dealer_for(self.script)
        dealer.sky = {2: self.sky}
        return dealer

    @property
    def table(self) -> Table:
        """The table of the flight on screen."""
        assert self.window.table is not None
        return self.window.table

    @property
    def ports(self) -> Ports:
        """Its ports."""
        return self.table.ports

    @property
    def view(self) -> CockpitView:
        """Its cockpit."""
        assert self.window.flight is not None
        return self.window.flight.cockpit.view

    @property
    def start(self) -> StartScreen:
        """The start screen."""
        base = self.window.stack.base
        assert isinstance(base, StartScreen)
        return base

    def board(self, mode: Mode = Mode.VISORS, **chosen: Any) -> None:
        """Take the seats of a new flight. chosen: more fields of `FlightSetup`."""
        self.start.board.emit(FlightSetup(pilot="Anna", copilot="Ben", mode=mode, **chosen))

    def sit_down(self) -> None:
        """Both have pressed their keys."""
        base = self.window.stack.base
        assert isinstance(base, BoardingScreen)
        base.done.emit()

    def lift(self, seat: Seat, tray: int, space: str | None = None) -> None:
        """Take a die up and hold it over a space, as a hand with a mouse does."""
        self.view.handling.lift(seat, tray)
        if space is not None:
            index = self.ports.table.ruleset.index[space]
            self.view.handling.aim(index)

    def drop(self, space: str) -> None:
        """Let go over a space."""
        self.view.handling.drop(self.ports.table.ruleset.index[space])

    def close(self) -> None:
        """The pictures are taken."""
        self.window.close()
