"""The flights that can be boarded, as one item model: map and list are two views of it (ux 3.1)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.screens.marks import spoken
from skyteam_qt.ui.services import FlightCard

Index = QModelIndex | QPersistentModelIndex
CARD_ROLE = Qt.ItemDataRole.UserRole + 1
"""The `FlightCard` itself."""


class Column(IntEnum):
    """Columns of the list."""

    AIRPORT = 0
    LEVEL = 1
    ROUNDS = 2
    LANDED = 3
    FLOWN = 4


HEADS = ("start.col.airport", "start.level", "start.col.rounds", "start.col.landed", "start.col.flown")


class FlightModel(QAbstractTableModel):
    """One row a flight."""

    def __init__(self, cards: Sequence[FlightCard], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards = tuple(cards)

    @property
    def cards(self) -> tuple[FlightCard, ...]:
        """All flights, in the order of the rows."""
        return self._cards

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._cards)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._cards):
            return None
        card = self._cards[index.row()]
        if role == CARD_ROLE:
            return card
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(card, Column(index.column()))
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
        return str((card.rounds, card.landed, card.flown)[column - Column.ROUNDS])
