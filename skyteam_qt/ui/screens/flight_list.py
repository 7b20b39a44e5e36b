"""The list of flights (mock-up 14b): an ordinary table over the same model as the map."""

from __future__ import annotations

from PySide6.QtCore import QItemSelection, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPalette
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
from skyteam_qt.ui.flight_model import CARD_ROLE, Column, FlightModel
from skyteam_qt.ui.screens.marks import level_bars
from skyteam_qt.ui.services import FlightCard
from skyteam_qt.ui.widgets.look import Look, Styled, ring_follows
from skyteam_qt.ui.widgets.panel import Panel

Index = QModelIndex | QPersistentModelIndex
ROW = 56


class FlightList(Panel):
    """`picked(row)`: another flight was chosen."""

    picked = Signal(int)

    def __init__(self, model: FlightModel) -> None:
        super().__init__(say("panel.flights"))
        self.table = _Table()
        self._delegate = _Rows(self)
        self.table.setModel(model)
        self.table.setItemDelegate(self._delegate)
        self.table.setAccessibleName(say("panel.flights"))
        self.table.selectionModel().selectionChanged.connect(self._selected)
        self.body.addWidget(self.table, 1)

    def select(self, row: int) -> None:
        """Show the same flight as the map."""
        if self.table.currentIndex().row() != row:
            self.table.selectRow(row)

    def _selected(self, now: QItemSelection, _before: QItemSelection) -> None:
        if now.indexes():
            self.picked.emit(now.indexes()[0].row())


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
        head.setSectionsClickable(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        ring_follows(self, True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        ring_follows(self, False)

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
            f"QHeaderView, QHeaderView::section {{ background: transparent; color: {theme.hex('faint')}; border: none;"
            " padding: 4px 8px; }"
        )
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        if self.model() is not None:
            head.setSectionResizeMode(Column.AIRPORT, QHeaderView.ResizeMode.Stretch)
        for column, units in ((Column.LEVEL, 130), (Column.ROUNDS, 90), (Column.LANDED, 90), (Column.FLOWN, 90)):
            self.setColumnWidth(column, look.px(units * theme.large_text))


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
        gap = max(18.0, 1.25 * 12 / canvas.scale * canvas.theme.large_text)
        if column == Column.AIRPORT:
            canvas.text(12, mid + 6.5, card.code, 18, "text", 700, kind="flight")
            left = max(78.0, canvas.text_width(card.code, 18, 700, "flight") + 28)
            room = rect.width() - left - 8
            up = gap / 2 if card.country else 0
            canvas.text(left, mid + 6 - up, card.airport, 16, "text", 600, max_width=room)
            canvas.text(left, mid + 6 + up, card.country, 14, "muted", 500, max_width=room)
        elif column == Column.LEVEL:
            level_bars(canvas, 4, mid - 10, card.difficulty, 20)
            canvas.text(34, mid + 5.5, text, 15, "muted", 500, max_width=rect.width() - 40)
        elif column == Column.LANDED and card.landed:
            canvas.circ(24, mid, 10, fill="lamp")
            glyphs.tick(canvas, 18.5, mid - 5.5, 11, "bg", 2.4)
        elif column == Column.LANDED:
            canvas.text(24, mid + 5.5, "–", 15, "faint", 500, "middle")
        else:
            quiet = column == Column.FLOWN and not card.flown
            canvas.text(24, mid + 5.5, text, 16, "faint" if quiet else "text", 600, "middle", "flight")
