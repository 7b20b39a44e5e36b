"""The table of the logbook: whole rows, a head to sort by, a sign for how a flight ended."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.difficulty import level_bars
from skyteam_qt.ui.logbook.entries import Entry
from skyteam_qt.ui.logbook.model import ENTRY_ROLE, Column, LogbookModel
from skyteam_qt.ui.widgets.look import Look, Styled, ring_follows
from skyteam_qt.ui.widgets.scroll_bar import scroll_bar_sheet

Index = QModelIndex | QPersistentModelIndex
ROW = 50
SHARES = {
    Column.DATE: 100,
    Column.FLIGHT: 290,
    Column.LEVEL: 86,
    Column.PILOT: 138,
    Column.COPILOT: 138,
    Column.RESULT: 220,
    Column.MINUTES: 58,
}
"""How the width is shared."""
_OWN = {
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
}


class FlightsTable(Styled, QTableView):
    """`opened(Row)`: Enter or a double click on a flight."""

    opened = Signal(object)

    def __init__(self, model: LogbookModel) -> None:
        super().__init__()
        self._rows = _Rows(self)
        self.setModel(model)
        self.setItemDelegate(self._rows)
        self.setAccessibleName(say("panel.flights"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.viewport().setAutoFillBackground(False)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(True)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSortIndicator(Column.DATE, Qt.SortOrder.DescendingOrder)
        head.setSortIndicatorShown(True)
        head.sortIndicatorChanged.connect(self._sort)
        self.doubleClicked.connect(self._open)

    @property
    def logbook(self) -> LogbookModel:
        """The model."""
        model = self.model()
        assert isinstance(model, LogbookModel)
        return model

    @property
    def entry(self) -> Entry | None:
        """The chosen flight."""
        index = self.currentIndex()
        return self.logbook.entry(index.row()) if index.isValid() else None

    def select_first(self, file: str = "") -> None:
        """Choose this flight if it is shown, else the first."""
        if self.logbook.rowCount():
            self.selectRow(max(0, self.logbook.row_of(file)) if file else 0)

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        chosen = self.entry
        self.logbook.sort(column, order)
        self.select_first(chosen.row.file if chosen is not None else "")

    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(self.logbook.entry(index.row()).row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The table's own keys; everything else is the page's."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.currentIndex())
        elif key == Qt.Key.Key_Home and self.logbook.rowCount():
            self.selectRow(0)
        elif key == Qt.Key.Key_End and self.logbook.rowCount():
            self.selectRow(self.logbook.rowCount() - 1)
        elif key in _OWN:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.setProperty(
            "ring", event.reason() not in (Qt.FocusReason.MouseFocusReason, Qt.FocusReason.OtherFocusReason)
        )
        super().focusInEvent(event)
        ring_follows(self, True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        ring_follows(self, False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """The columns fill the width."""
        room = self.viewport().width()
        total = sum(SHARES.values())
        for column, share in SHARES.items():
            self.setColumnWidth(column, int(room * share / total))

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        theme = look.theme
        palette = theme.palette()
        palette.setColor(QPalette.ColorRole.Highlight, theme["control"])
        self.setPalette(palette)
        self.verticalHeader().setDefaultSectionSize(look.target(ROW))
        head = self.horizontalHeader()
        head.setFont(look.font(14, 600))
        head.setStyleSheet(
            f"QHeaderView, QHeaderView::section {{ background: transparent; color: {theme.hex('muted')}; border: none;"
            f" padding: 4px {look.px(4)}px; }}"
        )
        self.verticalScrollBar().setStyleSheet(scroll_bar_sheet(look))
        self._share()


class _Rows(QStyledItemDelegate):
    """Paints the cells."""

    def __init__(self, table: FlightsTable) -> None:
        super().__init__(table)
        self._table = table

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(40, self._table.look.target(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: Entry = index.data(ENTRY_ROLE)
        look, box = self._table.look, option.rect
        s = look.scale
        with Canvas(painter, look.theme, s, box.topLeft().toPointF()) as canvas:
            rect = QRectF(0, 1, box.width() / s, box.height() / s - 2)
            if option.state & QStyle.StateFlag.State_Selected:
                canvas.rect(rect.x(), rect.y(), rect.width(), rect.height(), 0, fill="control")
            elif index.row() % 2:
                canvas.rect(rect.x(), rect.y(), rect.width(), rect.height(), 0, fill="raised", op=0.6)
            self._cell(canvas, rect, entry, Column(index.column()), str(index.data()))

    def _cell(self, canvas: Canvas, rect: QRectF, entry: Entry, column: Column, text: str) -> None:
        mid, room = rect.center().y(), rect.width() - 16
        if column == Column.FLIGHT:
            level_bars(canvas, 8, mid - 10, entry.difficulty, 20)
            wide = canvas.text(38, mid + 6, entry.code, 17, "text", 700, kind="flight") if entry.code else 0.0
            left = 38 + max(56.0, wide + 12) if entry.code else 38.0
            canvas.text(left, mid + 5.6, entry.place, 16, "text", 500, max_width=rect.width() - left - 8)
        elif column == Column.RESULT:
            glyphs.badge(canvas, 20, mid, "ok" if entry.row.landed else "no", 10)
            ink = "text" if entry.row.landed else "muted"
            canvas.text(40, mid + 5.6, text, 16, ink, 600, max_width=rect.width() - 48)
        elif column == Column.MINUTES:
            canvas.text(rect.right() - 12, mid + 5.6, text, 16, "muted", 600, "end", "flight", max_width=room)
        elif column in (Column.PILOT, Column.COPILOT):
            seat = "pilot" if column == Column.PILOT else "copilot"
            glyphs.chip(canvas, 8, mid - 10, seat, 20)
            canvas.text(36, mid + 5.6, text, 16, "text", 500, max_width=rect.width() - 44)
        else:
            canvas.text(10, mid + 5.6, text, 16, "muted", 500, max_width=room)
