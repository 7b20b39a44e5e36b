"""The list of flights (mock-up 14b): an ordinary table over the same model as the map."""

from __future__ import annotations

from PySide6.QtCore import QItemSelection, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.draw import glyphs, module_signs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.flight_model import CARD_ROLE, Column, FlightFilter
from skyteam_qt.ui.screens.marks import level_bars
from skyteam_qt.ui.services import FlightCard
from skyteam_qt.ui.widgets.look import Look, Styled, ring_follows
from skyteam_qt.ui.widgets.panel import Panel
from skyteam_qt.ui.widgets.scroll_bar import scroll_bar_sheet
from skyteam_qt.ui.widgets.text import Text, Title

Index = QModelIndex | QPersistentModelIndex
ROW = 56
WORDS = (Column.LEVEL,)
"""Columns of words: they grow with the text."""
WIDTHS = {
    Column.LEVEL: 104,
    Column.MODULES: 264,
    Column.ABILITIES: 86,
    Column.ROUNDS: 82,
    Column.LANDED: 82,
    Column.FLOWN: 76,
}
"""Units of all columns but the first, which takes the rest."""


class FlightList(Panel):
    """`picked(row)`: another flight was chosen; rows are those of the `FlightModel` below the filter."""

    picked = Signal(int)

    def __init__(self, flights: FlightFilter) -> None:
        super().__init__()
        self._flights = flights
        head = QHBoxLayout()
        head.addWidget(Title(say("panel.flights")))
        head.addStretch(1)
        self.count = Text("", 15, "muted")
        head.addWidget(self.count)
        self.body.addLayout(head)
        self.table = _Table()
        self._delegate = _Rows(self)
        self._leaving = False
        # before the table: it moves its choice to a neighbour when the filter takes the chosen row away
        flights.rowsAboutToBeRemoved.connect(self._rows_leave)
        self.table.setModel(flights)
        self.table.setItemDelegate(self._delegate)
        self.table.setAccessibleName(say("panel.flights"))
        self.table.setAccessibleDescription(say("start.list.keys"))
        self.table.sortByColumn(Column.AIRPORT, Qt.SortOrder.AscendingOrder)
        self.table.selectionModel().selectionChanged.connect(self._selected)
        self.body.addWidget(self.table, 1)
        flights.rowsInserted.connect(self._counted)
        flights.rowsRemoved.connect(self._counted)
        flights.modelReset.connect(self._counted)
        self._counted()

    @property
    def module(self) -> str:
        """The module that is asked for; its sign is marked."""
        return self._flights.module

    def select(self, row: int) -> None:
        """Show the same flight as the map; nothing where the filter leaves it out."""
        here = self._flights.mapFromSource(self._flights.sourceModel().index(row, 0))
        if not here.isValid():
            self.table.clearSelection()
        elif self.table.currentIndex().row() != here.row() or not self.table.selectionModel().hasSelection():
            self.table.selectRow(here.row())

    def _selected(self, now: QItemSelection, _before: QItemSelection) -> None:
        if now.indexes() and not self._leaving:
            self.picked.emit(self._flights.mapToSource(now.indexes()[0]).row())

    def _rows_leave(self, *_what: object) -> None:
        self._leaving = True

    def _counted(self, *_what: object) -> None:
        self._leaving = False
        total = self._flights.sourceModel().rowCount()
        self.count.setText(say("start.filter.count", n=self._flights.rowCount(), total=total))


class _Table(Styled, QTableView):
    """The table itself: whole rows, no grid, no frame."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.viewport().setAutoFillBackground(False)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        self.setSortingEnabled(True)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        ring_follows(self, True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        ring_follows(self, False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit sorts by that column, once more the other way round."""
        column = event.key() - int(Qt.Key.Key_1)
        if not 0 <= column < len(Column) or event.modifiers():
            super().keyPressEvent(event)
            return
        head = self.horizontalHeader()
        up, down = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
        again = head.sortIndicatorSection() == column and head.sortIndicatorOrder() == up
        self.sortByColumn(column, down if again else up)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        theme = look.theme
        palette = theme.palette()
        palette.setColor(QPalette.ColorRole.Highlight, theme["control"])
        self.setPalette(palette)
        self.verticalScrollBar().setStyleSheet(scroll_bar_sheet(look))
        self.verticalHeader().setDefaultSectionSize(look.target(ROW))
        head = self.horizontalHeader()
        head.setFont(look.font(14, 600))
        head.setStyleSheet(
            f"QHeaderView, QHeaderView::section {{ background: transparent; color: {theme.hex('faint')}; border: none;"
            " padding: 4px 8px; }"
        )
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        if self.model() is not None:
            head.setSectionResizeMode(Column.AIRPORT, QHeaderView.ResizeMode.Stretch)
        for column, units in WIDTHS.items():
            # signs and single digits do not grow with the text, and the names need the room
            large = theme.large_text if column in WORDS else 1.0
            self.setColumnWidth(column, look.px(units * large))


class _Rows(QStyledItemDelegate):
    """Paints a row: code and name, bars and level, numbers."""

    def __init__(self, owner: FlightList) -> None:
        super().__init__(owner)
        self._owner = owner

    @property
    def look(self) -> Look:
        """That of the panel."""
        return self._owner.look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(40, self.look.target(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        card: FlightCard = index.data(CARD_ROLE)
        s = self.look.scale
        box = option.rect
        with Canvas(painter, self.look.theme, s, box.topLeft().toPointF()) as canvas:
            rect = QRectF(0, 2, box.width() / s, box.height() / s - 4)
            if option.state & QStyle.StateFlag.State_Selected:
                canvas.rect(rect.x(), rect.y(), rect.width(), rect.height(), 0, fill="control")
            self._cell(canvas, rect, card, Column(index.column()), str(index.data()))

    def _cell(self, canvas: Canvas, rect: QRectF, card: FlightCard, column: Column, text: str) -> None:
        mid = rect.center().y()
        if column == Column.AIRPORT:
            self._airport(canvas, rect, card)
        elif column == Column.LEVEL:
            level_bars(canvas, 4, mid - 10, card.difficulty, 20)
            canvas.text(34, mid + 5.5, text, 15, "muted", 500, max_width=rect.width() - 40)
        elif column == Column.MODULES:
            step = min(36.0, (rect.width() - 8) / max(1, len(card.shown_modules)))
            for i, name in enumerate(card.shown_modules):
                ink = "focus" if name == self._owner.module else "text"
                module_signs.module(canvas, 16 + step * i, mid, name, ink, "panel", min(24.0, step - 4))
        elif column == Column.ABILITIES and card.abilities:
            for i in range(card.abilities):
                x = 34 + (i - (card.abilities - 1) / 2) * 22
                module_signs.module(canvas, x, mid, "special-abilities", "text", "panel", 20)
        elif column == Column.LANDED and card.landed:
            canvas.circ(24, mid, 10, fill="lamp")
            glyphs.tick(canvas, 18.5, mid - 5.5, 11, "bg", 2.4)
            if card.landed > 1:
                canvas.text(40, mid + 5.5, f"×{card.landed}", 15, "muted", 600, kind="flight")
        elif column in (Column.LANDED, Column.ABILITIES):
            canvas.text(34 if column == Column.ABILITIES else 24, mid + 5.5, "–", 15, "faint", 500, "middle")
        else:
            quiet = column == Column.FLOWN and not card.flown
            canvas.text(24, mid + 5.5, text, 16, "faint" if quiet else "text", 600, "middle", "flight")

    @staticmethod
    def _airport(canvas: Canvas, rect: QRectF, card: FlightCard) -> None:
        mid = rect.center().y()
        gap = max(18.0, 1.25 * 12 / canvas.scale * canvas.theme.large_text)
        canvas.text(12, mid + 6.5, card.code, 18, "text", 700, kind="flight")
        left = max(78.0, canvas.text_width(card.code, 18, 700, "flight") + 28)
        room = rect.width() - left - 8
        up = gap / 2 if card.country else 0
        canvas.text(left, mid + 6 - up, card.airport, 16, "text", 600, max_width=room)
        canvas.text(left, mid + 6 + up, card.country, 14, "muted", 500, max_width=room, drop=True)
