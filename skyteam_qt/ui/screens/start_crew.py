"""Part of the start screen: who flies, in which seat, and how two people sit. It stays in view below the flight."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.screens.start_partner import PartnerPart
from skyteam_qt.ui.widgets.buttons import ShortChoice, SwapButton
from skyteam_qt.ui.widgets.names import NameEdit
from skyteam_qt.ui.widgets.page import Page
from skyteam_qt.ui.widgets.text import Text

MODES = ("visors", "curtain", "open")
"""The values of `Mode`, as words: importing the session brings the rules, and the first paint need not wait."""


class CrewPart(QWidget):
    """Names, partner and way of sitting; where one person flies alone, the seat stands where two choose how they sit.

    changed(): something else was chosen, or a name was typed, and the part may need another height.
    """

    changed = Signal()

    def __init__(self, page: Page, names: tuple[str, str], mode: str, computer: str) -> None:
        super().__init__()
        self._page = page
        self._stacked = False
        column = QVBoxLayout(self)
        page.keep(column, spacing=8)
        head = QHBoxLayout()
        page.keep(head, spacing=12)
        self.partner = PartnerPart(self, computer)
        head.addWidget(Text(say("start.seats"), 16, "muted", 700), 1)
        head.addWidget(self.partner.kinds)
        column.addLayout(head)
        self._seats = QGridLayout()
        page.keep(self._seats, spacing=4)
        self.pilot, self.copilot = NameEdit("pilot", names[0]), NameEdit("copilot", names[1])
        self.swap = SwapButton(say("button.swapSeats"))
        self._place_seats()
        column.addLayout(self._seats)
        self._ways = QHBoxLayout()
        page.keep(self._ways, spacing=8)
        self.modes = QButtonGroup(self)
        for i, one in enumerate(MODES):
            choice = ShortChoice(say(f"mode.{one}"), say(f"mode.{one}.caption"))
            choice.setChecked(one == mode)
            self.modes.addButton(choice, i)
            self._ways.addWidget(choice, 1)
        for choice in self.partner.seats.buttons():
            choice.setVisible(False)
            self._ways.addWidget(choice, 1)
        column.addLayout(self._ways)
        self._caption = Text("", 15, "muted", wrap=True)
        column.addWidget(self._caption)
        self.swap.clicked.connect(self._swap)
        self.partner.changed.connect(self.changed)
        self.modes.idToggled.connect(self._mode_toggled)
        for seat in (self.pilot, self.copilot):
            seat.changed.connect(self.changed)

    @property
    def mode(self) -> str:
        """How people will sit."""
        return MODES[self.modes.checkedId()]

    def show_flight(self, learnt: bool, *, cards: bool) -> None:
        """What the choices mean for another flight. learnt: as in `PartnerPart`. cards: one with cards."""
        self.partner.show_flight(learnt, cards=cards)
        alone = self.partner.alone
        for parts, shown in ((self.modes.buttons(), not alone), (self.partner.seats.buttons(), alone)):
            for part in parts:
                if part.isVisibleTo(self) != shown:
                    part.setVisible(shown)
        for seat in (self.pilot, self.copilot):
            seat.show_other(say("solo.name") if self.partner.seat == seat.seat else "")
        key = f"mode.{self.mode}.caption"
        sits = say(key + "Cards" if cards and self.mode == "open" else key)
        self._caption.setText(self.partner.sentence if alone else sits)

    def high(self, wide: int) -> int:
        """The height it needs in so many px of width."""
        layout = self.layout()
        assert layout is not None
        return layout.totalHeightForWidth(wide)

    def fit(self, wide: int) -> None:
        """Side by side in so many px; one above the other where a long name or a word would be cut."""
        half = (wide - self.swap.sizeHint().width()) / 2 - 12
        stacked = any(seat.needs() > half for seat in (self.pilot, self.copilot))
        if stacked != self._stacked:
            self._stacked = stacked
            self._place_seats()
        shown = self.partner.seats.buttons() if self.partner.alone else self.modes.buttons()
        part = (wide - (len(shown) - 1) * self._ways.spacing()) / len(shown)
        turn(self._ways, any(isinstance(one, ShortChoice) and not one.fits(part) for one in shown))

    def _place_seats(self) -> None:
        grid, stacked = self._seats, self._stacked
        grid.addWidget(self.pilot, 0, 0)
        grid.addWidget(self.swap, 0, 1, 2 if stacked else 1, 1)
        grid.addWidget(self.copilot, *((1, 0) if stacked else (0, 2)))
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(2, 0 if stacked else 1)

    def _mode_toggled(self, _mode: int, on: bool) -> None:
        if on:
            self.changed.emit()

    def _swap(self) -> None:
        pilot = self.pilot.text()
        self.pilot.set_text(self.copilot.text())
        self.copilot.set_text(pilot)
        if self.partner.alone:  # the person changes seats, and so does the computer
            self.partner.take_seat(self.partner.seat)


def turn(row: QBoxLayout, stacked: bool) -> None:
    """Side by side, or one above the other."""
    way = QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
    if row.direction() != way:
        row.setDirection(way)
