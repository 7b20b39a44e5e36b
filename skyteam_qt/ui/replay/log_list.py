"""The log beside the replay: a line to jump to for everything that happened."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.replay.reel import ReelLine
from skyteam_qt.ui.widgets.look import Look, Styled, ring_follows
from skyteam_qt.ui.widgets.scroll_bar import scroll_bar_sheet

Index = QModelIndex | QPersistentModelIndex
AT_ROLE = Qt.ItemDataRole.UserRole + 1
"""The position a line tells of; -1 for what was taken back."""
_INKS = {"round": "text", "event": "text", "note": "caution", "back": "faint", "talk": "muted"}
_OWN = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}


class ReelLog(QAbstractListModel):
    """One row a line; the texts of people are plain."""

    def __init__(self, lines: Sequence[ReelLine], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines = tuple(lines)
        self._look: Look | None = None

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        line = self._lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return say("replay.takenBack", text=line.text) if line.kind == "back" else line.text
        if role == AT_ROLE:
            return line.at
        if self._look is not None and role == Qt.ItemDataRole.FontRole:
            return self._font(line.kind)
        if self._look is not None and role == Qt.ItemDataRole.ForegroundRole:
            return QColor(self._look.theme[_INKS[line.kind]])
        return None

    def restyle(self, look: Look) -> None:
        """Another look."""
        self._look = look
        if self._lines:
            roles = [Qt.ItemDataRole.FontRole, Qt.ItemDataRole.ForegroundRole]
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1), roles)

    def _font(self, kind: str) -> QFont:
        assert self._look is not None
        font = self._look.font(15, 700 if kind == "round" else 500)
        font.setStrikeOut(kind == "back")
        font.setItalic(kind == "talk")
        return font


class LogList(Styled, QListView):
    """`picked(int)`: a line was chosen; the position it tells of."""

    picked = Signal(int)

    def __init__(self, lines: Sequence[ReelLine]) -> None:
        super().__init__()
        self._model = ReelLog(lines, self)
        self.setModel(self._model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(say("replay.log"))
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(self._pick)
        self.activated.connect(self._pick)

    def show_row(self, row: int) -> None:
        """Mark the line of the position that is shown."""
        if self.currentIndex().row() != row:
            self.setCurrentIndex(self._model.index(row))
        self.scrollTo(self._model.index(row), QAbstractItemView.ScrollHint.PositionAtCenter)

    def _pick(self, index: QModelIndex) -> None:
        at = index.data(AT_ROLE)
        if at is not None and at >= 0:
            self.picked.emit(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go from line to line; everything else is the page's."""
        key = Qt.Key(event.key())
        if key in _OWN:
            super().keyPressEvent(event)
            self._pick(self.currentIndex())
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._pick(self.currentIndex())
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines break anew, also when the scroll bar has just come."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.setProperty("ring", event.reason() != Qt.FocusReason.MouseFocusReason)
        super().focusInEvent(event)
        ring_follows(self, True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        ring_follows(self, False)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        palette = QPalette(look.theme.palette())
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        palette.setColor(QPalette.ColorRole.Highlight, look.theme["control"])
        palette.setColor(QPalette.ColorRole.HighlightedText, look.theme["text"])
        self.setPalette(palette)
        self.setSpacing(look.px(2))
        self.verticalScrollBar().setStyleSheet(scroll_bar_sheet(look))
        self._model.restyle(look)
