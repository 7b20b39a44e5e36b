"""Part of the start screen: the chosen flight with dice, its sisters at the same airport, and its approach in small."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from skyteam_qt.qtbridge.texts import grouped, joined, say
from skyteam_qt.ui.screens.start_parts import FlightTile, Preview
from skyteam_qt.ui.services import FlightCard
from skyteam_qt.ui.widgets.page import Page
from skyteam_qt.ui.widgets.text import Text


class FlightPart(QWidget):
    """What the dice game shows of a flight. picked(row): another flight of the same airport was chosen.

    What later flights bring with them, their modules and abilities, belongs here.
    """

    picked = Signal(int)

    def __init__(self, page: Page, cards: tuple[FlightCard, ...]) -> None:
        super().__init__()
        self._page = page
        self._cards = cards
        column = QVBoxLayout(self)
        page.keep(column, spacing=10)
        self._tiles = QHBoxLayout()
        page.keep(self._tiles, spacing=8)
        self.tiles = QButtonGroup(self)
        self.tiles.idClicked.connect(self.picked)
        column.addLayout(self._tiles)
        self.preview = Preview()
        column.addWidget(self.preview)
        self.summary = Text("", 16, "muted", wrap=True)
        column.addWidget(self.summary)
        self._altitude = Text("", 15, "faint", wrap=True)
        column.addWidget(self._altitude)

    def show_flight(self, row: int, sisters: list[int]) -> None:
        """Another flight. sisters: the rows of its airport, this one among them."""
        card = self._cards[row]
        if [self.tiles.id(tile) for tile in self.tiles.buttons()] != sisters:
            self._fill(sisters)
        self.tiles.button(row).setChecked(True)
        self.preview.show_planes(card.planes)
        key = "start.summary" if not card.modules else "start.summaryModules"
        self.summary.setText(say(key, rounds=card.rounds, spaces=len(card.planes), planes=sum(card.planes)))
        feet = [grouped(f) for f in card.rerolls]
        self._altitude.setText(say("start.rerolls", n=len(feet), list=joined(feet)) if feet else say("start.noReroll"))

    def _fill(self, rows: list[int]) -> None:
        for old in self.tiles.buttons():
            self.tiles.removeButton(old)
            self._tiles.removeWidget(old)
            old.deleteLater()
        for row in rows:
            tile = FlightTile(self._cards[row])
            self.tiles.addButton(tile, row)
            self._tiles.addWidget(tile)
            self._page.restyle_part(tile)
