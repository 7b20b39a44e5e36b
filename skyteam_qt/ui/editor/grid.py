"""A grid of parts as one stop of the Tab key: arrows go from part to part, Tab comes back to the one that was left."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt

from skyteam_qt.ui.editor.controls import Part

Row = Sequence[tuple[float, Part]]
"""Parts of a row with the place of their middle, in columns of the grid."""


class Grid(QObject):
    """Rows of parts from the top down."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._current: Part | None = None
        self._known: set[Part] = set()

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Which parts there are now; parts that are disabled are stepped over."""
        self._rows = [row for row in rows if row]
        for part in self._parts():
            if part not in self._known:
                self._known.add(part)
                part.moved.connect(self._move)
                part.installEventFilter(self)
            if part is not self._current:
                part.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        if self._current is None or self._current not in self._parts():
            self._choose(self._rows[0][0][1])

    def _parts(self) -> list[Part]:
        return [part for row in self._rows for _, part in row]

    def _choose(self, part: Part) -> None:
        if self._current is not None:
            self._current.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._current = part
        part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, Part) and watched is not self._current:
            self._choose(watched)
        return False

    def _move(self, x: int, y: int) -> None:
        part = self.sender()
        at = next(((r, c) for r, row in enumerate(self._rows) for c, (_, one) in enumerate(row) if one is part), None)
        if at is None:
            return
        row, column = at
        place = self._rows[row][column][0]
        goal = self._along(self._rows[row], column, x) if x else self._across(row, y, place)
        if goal is not None:
            goal.setFocus(Qt.FocusReason.TabFocusReason)

    @staticmethod
    def _along(row: Row, column: int, step: int) -> Part | None:
        column += step
        while 0 <= column < len(row):
            if row[column][1].isEnabled():
                return row[column][1]
            column += step
        return None

    def _across(self, row: int, step: int, place: float) -> Part | None:
        row += step
        while 0 <= row < len(self._rows):
            found = [one for one in self._rows[row] if one[1].isEnabled()]
            if found:
                near = min(found, key=lambda one: abs(one[0] - place))
                if abs(near[0] - place) < 1:
                    return near[1]
            row += step
        return None
