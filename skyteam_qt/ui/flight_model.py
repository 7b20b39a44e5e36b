"""The flights that can be boarded, as one item model: map and list are two views of it (ux 3.1, ux-more 5)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.screens.marks import ORDER, spoken
from skyteam_qt.ui.services import FlightCard

Index = QModelIndex | QPersistentModelIndex
CARD_ROLE = Qt.ItemDataRole.UserRole + 1
"""The `FlightCard` itself."""
SORT_ROLE = Qt.ItemDataRole.UserRole + 2
"""What a column is sorted by: a text or a number."""


class Column(IntEnum):
    """Columns of the list."""

    AIRPORT = 0
    LEVEL = 1
    MODULES = 2
    ABILITIES = 3
    ROUNDS = 4
    LANDED = 5
    FLOWN = 6


HEADS = (
    "start.col.airport",
    "start.level",
    "start.col.modules",
    "start.col.abilities",
    "start.col.rounds",
    "start.col.landed",
    "start.col.flown",
)


class FlightModel(QAbstractTableModel):
    """One row a flight."""

    def __init__(self, cards: Sequence[FlightCard], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards = tuple(cards)

    @property
    def cards(self) -> tuple[FlightCard, ...]:
        """All flights, in the order of the rows."""
        return self._cards

    def take(self, cards: Sequence[FlightCard]) -> None:
        """The same flights with other tallies, or others, such as own airports."""
        if [card.id for card in cards] != [card.id for card in self._cards]:
            self.beginResetModel()
            self._cards = tuple(cards)
            self.endResetModel()
            return
        self._cards = tuple(cards)
        if cards:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._cards) - 1, len(Column) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._cards)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._cards):
            return None
        card, column = self._cards[index.row()], Column(index.column())
        if role == CARD_ROLE:
            return card
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(card, column)
        if role == SORT_ROLE:
            return self._order(card, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(card)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return say(HEADS[section])
        return None

    @staticmethod
    def _text(card: FlightCard, column: Column) -> str:
        if column == Column.AIRPORT:
            return f"{card.code} {card.airport}"
        if column == Column.LEVEL:
            return say(f"level.{card.difficulty}")
        if column == Column.MODULES:
            return ", ".join(say(f"module.{one}") for one in card.shown_modules)
        numbers = {
            Column.ABILITIES: card.abilities,
            Column.ROUNDS: card.rounds,
            Column.LANDED: card.landed,
            Column.FLOWN: card.flown,
        }
        return str(numbers[column])

    @staticmethod
    def _order(card: FlightCard, column: Column) -> str | int:
        if column == Column.AIRPORT:
            return card.airport.casefold()
        if column == Column.LEVEL:
            return ORDER.index(card.difficulty)
        if column == Column.MODULES:
            return len(card.shown_modules)
        return (card.abilities, card.rounds, card.landed, card.flown)[column - Column.ABILITIES]


class FlightFilter(QSortFilterProxyModel):
    """The flights that have all of what is asked for, sorted.

    levels: difficulties, none for any. module: a name, empty for any. unlanded: only what was never landed. words: a
    part of code, airport, city, country or the name of a module; upper and lower case are the same.
    """

    def __init__(self, model: FlightModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.levels: frozenset[str] = frozenset()
        self.module = ""
        self.unlanded = False
        self.words = ""
        self.setSortRole(SORT_ROLE)
        self.setSortLocaleAware(True)
        self.setSourceModel(model)

    @property
    def on(self) -> bool:
        """Whether anything is asked for."""
        return bool(self.levels or self.module or self.unlanded or self.words.strip())

    def ask(self, levels: frozenset[str], module: str, unlanded: bool, words: str) -> None:
        """Ask for something else."""
        if (levels, module, unlanded, words) != (self.levels, self.module, self.unlanded, self.words):
            self.beginFilterChange()
            self.levels, self.module, self.unlanded, self.words = levels, module, unlanded, words
            self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    @property
    def cards(self) -> tuple[FlightCard, ...]:
        """The flights that are left, in their order."""
        return tuple(self.index(row, 0).data(CARD_ROLE) for row in range(self.rowCount()))

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        model = self.sourceModel()
        assert isinstance(model, FlightModel)
        card = model.cards[source_row]
        if self.levels and card.difficulty not in self.levels:
            return False
        if self.module and self.module not in card.modules:
            return False
        if self.unlanded and card.landed:
            return False
        wanted = self.words.strip().casefold()
        if not wanted:
            return True
        names = (say(f"module.{one}") for one in card.modules)
        return any(wanted in text.casefold() for text in (card.code, card.airport, card.city, card.country, *names))
