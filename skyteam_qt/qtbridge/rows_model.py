"""The one way our models hold rows: plain values by role, compared before anything is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt

from .roles import Role, role_names

Row = Mapping[Role, Any]

_NO_PARENT = QModelIndex()
_NAME_ROLES = (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole)


class RowsModel(QAbstractListModel):
    """A list of rows, each a mapping from `Role` to a plain value.

    `NAME` is the role that Qt's own DisplayRole and AccessibleTextRole answer with. A row holds nothing that is not in
    `ROLES`, so walking the roles sees all there is.
    """

    ROLES: ClassVar[tuple[Role, ...]] = ()
    NAME: ClassVar[Role] = Role.ACCESSIBLE_NAME

    def __init__(self, rows: Sequence[Row] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = [*rows]

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_PARENT) -> int:
        """How many rows; a row has no children."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The value of one row for one role, None where there is none."""
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        return self._rows[index.row()].get(self.NAME if role in _NAME_ROLES else role)  # type: ignore[call-overload]

    def roleNames(self) -> dict[int, QByteArray]:
        """Our roles by name, for views that speak names."""
        return role_names(*self.ROLES)

    def value(self, row: int, role: Role) -> Any:
        """The same as `data`, without an index: for painting and tests. Raises IndexError."""
        return self._rows[row].get(role)

    def _update(self, rows: Sequence[Row]) -> None:
        """Take as many new rows; `dataChanged` for the rows and roles that differ, nothing when all is equal."""
        for number, new in enumerate(rows):
            old = self._rows[number]
            if new == old:
                continue
            roles = [int(role) for role in self.ROLES if new.get(role) != old.get(role)]
            if int(self.NAME) in roles:
                roles += [int(role) for role in _NAME_ROLES]
            self._rows[number] = new
            index = self.index(number)
            self.dataChanged.emit(index, index, roles)

    def _reset(self, rows: Sequence[Row]) -> None:
        """All new: another game."""
        self.beginResetModel()
        self._rows = [*rows]
        self.endResetModel()

    def _follow(self, rows: Sequence[Row]) -> None:
        """Take a list that grew or was cut: keep the common beginning, remove and append the rest."""
        same = 0
        while same < len(rows) and same < len(self._rows) and rows[same] == self._rows[same]:
            same += 1
        if same < len(self._rows):
            self.beginRemoveRows(_NO_PARENT, same, len(self._rows) - 1)
            del self._rows[same:]
            self.endRemoveRows()
        if same < len(rows):
            self.beginInsertRows(_NO_PARENT, same, len(rows) - 1)
            self._rows.extend(rows[same:])
            self.endInsertRows()
