"""The flights of the logbook as an item model that sorts and filters by itself.

Ten thousand flights have to be there at once: words are made for a row when it is first shown, sorted or looked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from skyteam_qt.qtbridge.flight_words import CARD_GAME
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.session.logbook import Row
from skyteam_qt.ui.logbook.entries import Entry, Words

Index = QModelIndex | QPersistentModelIndex
ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1
"""The `Entry` itself."""


class Column(IntEnum):
    """Columns of the table."""

    DATE = 0
    FLIGHT = 1
    LEVEL = 2
    PILOT = 3
    COPILOT = 4
    RESULT = 5
    MINUTES = 6


HEADS = (
    "logbook.col.date",
    "logbook.col.flight",
    "logbook.col.level",
    "logbook.col.pilot",
    "logbook.col.copilot",
    "logbook.col.result",
    "logbook.col.minutes",
)


class Which(IntEnum):
    """Which flights are listed."""

    ALL = 0
    LANDED = 1
    LOST = 2
    CARDS = 3


_WANTED: dict[Which, Callable[[Row], bool]] = {
    Which.ALL: lambda row: True,
    Which.LANDED: lambda row: row.landed,
    Which.LOST: lambda row: not row.landed,
    Which.CARDS: lambda row: row.game == CARD_GAME,
}


class LogbookModel(QAbstractTableModel):
    """One row a flight, newest first until somebody sorts."""

    def __init__(self, rows: Sequence[Row], words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = tuple(rows)
        self._words = words
        self._entries: dict[int, Entry] = {}
        self._haystacks: dict[int, str] = {}
        self._order: Sequence[int] = range(len(self._rows))
        self._shown: Sequence[int] = self._order
        self._find, self._which = "", Which.ALL
        self._sorted = (Column.DATE, Qt.SortOrder.DescendingOrder)

    # --- what is shown ----------------------------------------------------------------------------------------
    def show_only(self, find: str, which: Which) -> None:
        """Flights that hold every word of `find`."""
        self._find, self._which = find.casefold(), which
        self.beginResetModel()
        self._choose()
        self.endResetModel()

    def _choose(self) -> None:
        wanted, rows = _WANTED[self._which], self._rows
        words = self._find.split()
        if not words and self._which == Which.ALL:
            self._shown = self._order
            return
        self._shown = [
            i for i in self._order if wanted(rows[i]) and (not words or all(w in self._haystack(i) for w in words))
        ]

    def _haystack(self, i: int) -> str:
        found = self._haystacks.get(i)
        if found is None:
            found = self._haystacks[i] = self._entry_of(i).haystack
        return found

    def _entry_of(self, i: int) -> Entry:
        found = self._entries.get(i)
        if found is None:
            found = self._entries[i] = self._words.entry(self._rows[i])
        return found

    def entry(self, row: int) -> Entry:
        """The flight of a row of the view."""
        return self._entry_of(self._shown[row])

    def row_of(self, file: str) -> int:
        """The row of the view in which a flight stands, -1 when it is not shown."""
        return next((n for n, i in enumerate(self._shown) if self._rows[i].file == file), -1)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """By a column; flights that are equal in it stay newest first."""
        self._sorted = (Column(column), order)
        keys: dict[Column, Callable[[int], Any]] = {
            Column.DATE: lambda i: self._rows[i].begun,
            Column.FLIGHT: lambda i: (self._entry_of(i).code, self._entry_of(i).place),
            Column.LEVEL: lambda i: self._entry_of(i).level,
            Column.PILOT: lambda i: self._entry_of(i).pilot.casefold(),
            Column.COPILOT: lambda i: self._entry_of(i).copilot.casefold(),
            Column.RESULT: lambda i: (not self._rows[i].landed, self._entry_of(i).result),
            Column.MINUTES: lambda i: self._rows[i].seconds,
        }
        down = order == Qt.SortOrder.DescendingOrder
        self.beginResetModel()
        newest = sorted(range(len(self._rows)), key=lambda i: -self._rows[i].begun)
        self._order = sorted(newest, key=keys[Column(column)], reverse=down)
        self._choose()
        self.endResetModel()

    # --- Qt ---------------------------------------------------------------------------------------------------
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self._shown):
            return None
        if role == ENTRY_ROLE:
            return self.entry(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(self.entry(index.row()), Column(index.column()))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.entry(index.row()).spoken
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return say(HEADS[section]) if 0 <= section < len(HEADS) else None
        return None

    @staticmethod
    def _text(entry: Entry, column: Column) -> str:
        return (
            entry.date,
            f"{entry.code} {entry.place}".strip(),
            entry.level,
            entry.pilot,
            entry.copilot,
            entry.result,
            str(entry.minutes),
        )[column]
