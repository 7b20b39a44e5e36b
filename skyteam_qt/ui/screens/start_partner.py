"""Part of the start screen: two people, or one with a computer partner in either seat (ux 2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.widgets.buttons import Segments
from skyteam_qt.ui.widgets.page import Page
from skyteam_qt.ui.widgets.text import Text

if TYPE_CHECKING:
    from skyteam_qt.session.setup import Computer

COMPUTERS: Final = ("", "copilot", "pilot")
"""Which seat the computer has, for each segment."""
LEARNT: Final = "companion"
"""The crew that is asked for; `qtbridge.computer.partner_for` takes the next best where it cannot fly."""


class PartnerPart(QWidget):
    """Who flies along. `changed()`: something else was chosen. `computer`: for the set-up, or None for two people."""

    changed = Signal()

    def __init__(self, page: Page, computer: str = "") -> None:
        super().__init__()
        column = QVBoxLayout(self)
        page.keep(column, spacing=6)
        words = (say("solo.two"), say("solo.asPilot"), say("solo.asCopilot"))
        on = COMPUTERS.index(computer) if computer in COMPUTERS else 0
        self.crew = Segments(words, on, name=say("solo.crew"))
        column.addWidget(self.crew)
        self._line = Text("", 15, "muted", wrap=True)
        self._line.setVisible(False)
        column.addWidget(self._line)
        self._learnt = True
        self.crew.group.idToggled.connect(self._toggled)
        self._tell()

    @property
    def alone(self) -> bool:
        """Whether one person flies with the computer."""
        return self.crew.on > 0

    @property
    def computer(self) -> Computer | None:
        """Seat and crew of the computer."""
        if not self.alone:
            return None
        from skyteam_qt.rules import Seat
        from skyteam_qt.session.setup import Computer

        return Computer(Seat.PILOT if COMPUTERS[self.crew.on] == "pilot" else Seat.COPILOT, LEARNT)

    def show_flight(self, learnt: bool) -> None:
        """Another flight. learnt: whether the computer crews have learned it."""
        self._learnt = learnt
        self._tell()

    def _toggled(self, _part: int, on: bool) -> None:
        if on:
            self._tell()
            self.changed.emit()

    def _tell(self) -> None:
        self._line.setText(say("solo.learnt" if self._learnt else "solo.byChance"))
        if self._line.isVisibleTo(self) != self.alone:
            self._line.setVisible(self.alone)
