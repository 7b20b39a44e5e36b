"""Part of the start screen: two people, or one with a computer partner in either seat (ux 2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QButtonGroup

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.widgets.buttons import Segments, ShortChoice

if TYPE_CHECKING:
    from skyteam_qt.session.setup import Computer

SEATS: Final = ("copilot", "pilot")
"""The seat of the computer for each of the choices of a person alone."""
LEARNT: Final = "companion"
"""The crew that is asked for; `qtbridge.computer.partner_for` takes the next best where it cannot fly."""


class PartnerPart(QObject):
    """Who flies along. `changed()`: something else was chosen. `computer`: for the set-up, or None for two people.

    kinds: two people or one. seats: where one person sits; they stand where two people choose how they sit, so that
    nothing moves. The start screen puts both where they belong.
    """

    changed = Signal()

    def __init__(self, parent: QObject, computer: str = "") -> None:
        super().__init__(parent)
        alone = computer in SEATS
        self.kinds = Segments((say("solo.two"), say("solo.alone")), int(alone), name=say("solo.crew"))
        self.seats = QButtonGroup(self)
        for i, seat in enumerate(SEATS):
            word = say("solo.asPilot" if seat == "copilot" else "solo.asCopilot")
            choice = ShortChoice(word, f"{say('solo.crew')}: {word}")
            choice.setChecked(seat == computer or not (alone or i))
            self.seats.addButton(choice, i)
        self._learnt, self._cards = True, False
        self.kinds.group.idToggled.connect(self._toggled)
        self.seats.idToggled.connect(self._toggled)

    @property
    def alone(self) -> bool:
        """Whether one person flies with the computer."""
        return self.kinds.on > 0

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
        return SEATS[self.seats.checkedId()] if self.alone else ""

    def take_seat(self, seat: str) -> None:
        """The person alone sits in "pilot" or "copilot"."""
        self.seats.button(int(seat == "copilot")).setChecked(True)

    @property
    def sentence(self) -> str:
        """What the computer sees, or why it flies by chance. Of the flight that `show_flight` named."""
        if not self._learnt:
            return say("solo.byChance")
        # on the start screen the words are those for dice
        return say("solo.learntCards" if self._cards else "solo.learnt")

    def show_flight(self, learnt: bool, *, cards: bool) -> None:
        """Another flight. learnt: whether the computer crews have learned it. cards: whether it is flown with cards."""
        self._learnt, self._cards = learnt, cards

    def _toggled(self, _part: int, on: bool) -> None:
        if on:
            self.changed.emit()
