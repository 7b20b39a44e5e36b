"""Part of the start screen: two people, or one with a computer partner in either seat (ux 2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.widgets.buttons import ShortChoice
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
        on = COMPUTERS.index(computer) if computer in COMPUTERS else 0
        self.crew = QButtonGroup(self)
        self._row = QHBoxLayout()
        page.keep(self._row, spacing=6)
        for i, word in enumerate((say("solo.two"), say("solo.asPilot"), say("solo.asCopilot"))):
            choice = ShortChoice(word, f"{say('solo.crew')}: {word}", high=40)
            choice.setChecked(i == on)
            self.crew.addButton(choice, i)
            self._row.addWidget(choice, 1)
        column.addLayout(self._row)
        self._line = Text("", 15, "muted", wrap=True)
        self._line.setVisible(False)
        column.addWidget(self._line)
        self._learnt = True
        self.crew.idToggled.connect(self._toggled)
        self._tell()

    @property
    def alone(self) -> bool:
        """Whether one person flies with the computer."""
        return self.crew.checkedId() > 0

    @property
    def computer(self) -> Computer | None:
        """Seat and crew of the computer."""
        if not self.alone:
            return None
        from skyteam_qt.rules import Seat
        from skyteam_qt.session.setup import Computer

        return Computer(Seat.PILOT if self.seat == "pilot" else Seat.COPILOT, LEARNT)

    @property
    def seat(self) -> str:
        """The seat of the computer, empty for two people."""
        return COMPUTERS[self.crew.checkedId()]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Side by side; one above the other where a word would be cut."""
        super().resizeEvent(event)
        third = (self.width() - 2 * self._row.spacing()) / 3
        buttons = self.crew.buttons()
        narrow = any(one.styled and one.needs() > third for one in buttons)
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if self._row.direction() != way:
            self._row.setDirection(way)

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
