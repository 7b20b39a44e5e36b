"""Part of the start screen: the chosen flight with dice, its sisters at the same airport, and what awaits the crew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from skyteam_qt.qtbridge.texts import grouped, joined, say
from skyteam_qt.ui.screens.start_parts import FlightTile, Preview, Track
from skyteam_qt.ui.services import FlightCard
from skyteam_qt.ui.widgets.page import Page
from skyteam_qt.ui.widgets.text import Text

if TYPE_CHECKING:
    from skyteam_qt.ui.screens.start_modules import AbilityPart, ModuleLines


class FlightPart(QWidget):
    """What the dice game shows of a flight. picked(row): another flight of the same airport was chosen.

    abilities: the cards that were chosen last time.
    """

    picked = Signal(int)

    def __init__(self, page: Page, cards: tuple[FlightCard, ...], abilities: tuple[str, ...] = ()) -> None:
        super().__init__()
        self._page = page
        self._cards = cards
        self._remembered: tuple[str, ...] | None = abilities
        self._column = column = QVBoxLayout(self)
        page.keep(column, spacing=6)
        self._tiles = QHBoxLayout()
        page.keep(self._tiles, spacing=8)
        self.tiles = QButtonGroup(self)
        self.tiles.idClicked.connect(self.picked)
        column.addLayout(self._tiles)
        self.preview = Preview()
        column.addWidget(self.preview)
        self.track = Track()
        column.addWidget(self.track)
        self.summary = Text("", 15, "muted", wrap=True)
        column.addWidget(self.summary)
        self.draw_place = QWidget()
        """Where the button for a draw of abilities stands, beside the stopwatch."""
        row = QHBoxLayout(self.draw_place)
        row.setContentsMargins(0, 0, 0, 0)
        self.draw_place.hide()
        self.modules: ModuleLines | None = None
        self.ability_part: AbilityPart | None = None

    @property
    def abilities(self) -> tuple[str, ...]:
        """The chosen abilities of the flight that is shown; none where it has none."""
        part = self.ability_part
        return part.picked if part is not None and part.isVisibleTo(self) else ()

    def take(self, cards: tuple[FlightCard, ...]) -> None:
        """The same flights with other tallies."""
        self._cards = cards
        for tile in self.tiles.buttons():
            if isinstance(tile, FlightTile):
                tile.take(cards[self.tiles.id(tile)])

    def show_flight(self, row: int, sisters: list[int]) -> None:
        """Another flight. sisters: the rows of its airport, this one among them."""
        card = self._cards[row]
        if [self.tiles.id(tile) for tile in self.tiles.buttons()] != sisters:
            self._fill(sisters)
        self.tiles.button(row).setChecked(True)
        self.preview.show_flight(card)
        self.track.show_flight(card)
        key = "start.summary" if not card.modules else "start.summaryModules"
        words = say(key, rounds=card.rounds, spaces=len(card.planes), planes=sum(card.planes))
        feet = [grouped(f) for f in card.rerolls]
        rerolls = say("start.rerolls", n=len(feet), list=joined(feet)) if feet else say("start.noReroll")
        self.summary.setText(f"{words} {rerolls}")
        # with modules the room is theirs: preview and track say the same
        self.summary.setVisible(not card.modules)
        self._show_modules(card)

    def _show_modules(self, card: FlightCard) -> None:
        """Modules and abilities; made when a flight has some."""
        if card.modules and self.modules is None:
            from skyteam_qt.ui.screens.start_modules import ModuleLines

            self.modules = ModuleLines(self._page)
            self._column.addWidget(self.modules)
            self._page.restyle_part(self.modules)
        if self.modules is not None:
            self.modules.show_modules(card.shown_modules)
            self.modules.setVisible(bool(card.shown_modules))
        if card.abilities and self.ability_part is None:
            from skyteam_qt.ui.screens.start_modules import AbilityPart

            self.ability_part = AbilityPart(self._page)
            self._column.addWidget(self.ability_part)
            place = self.draw_place.layout()
            assert place is not None
            place.addWidget(self.ability_part.draw_button)
            self._page.restyle_part(self.ability_part)
            self._page.restyle_part(self.draw_place)
        if self.ability_part is not None:
            if card.abilities:
                self.ability_part.show_flight(card, self._remembered)
                self._remembered = None
            self.ability_part.setVisible(bool(card.abilities))
        self.draw_place.setVisible(bool(card.abilities))

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
