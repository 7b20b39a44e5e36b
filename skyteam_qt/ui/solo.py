"""One person and a computer partner (ux 2.4): what the window needs for such a flight."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Seat
from skyteam_qt.session.setup import FlightSetup, Mode

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from skyteam_qt.qtbridge.computer import ComputerPartner
    from skyteam_qt.qtbridge.table import Table
    from skyteam_qt.qtbridge.thoughts import Thoughts
    from skyteam_qt.ui.motion import Motion


def with_computer(setup: FlightSetup) -> FlightSetup:
    """The set-up of a flight with a computer partner: its name, and no screens between the two; else as it is."""
    if setup.computer is None:
        return setup
    seat = "pilot" if setup.computer.seat == Seat.PILOT else "copilot"
    return replace(setup, mode=Mode.OPEN, **{seat: say("solo.name")})


def partner_at(
    table: Table, motion: Motion, thoughts: Thoughts, held: Callable[[], bool], parent: QObject
) -> ComputerPartner:
    """The computer takes its seat."""
    from skyteam_qt.qtbridge.computer import PAUSE_MS, ComputerPartner

    return ComputerPartner(table, thoughts, motion.ms(PAUSE_MS), held, parent)
