"""Lists of lines that people read: chat bubbles and the public log. Always plain text, wrapped, never selectable."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QPointF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPalette, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem

from skyteam_qt.qtbridge.roles import Role
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Seat
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.silhouette import shape
from skyteam_qt.ui.widgets.look import Look, Styled
from skyteam_qt.ui.widgets.scroll_bar import scroll_bar_sheet

Index = QModelIndex | QPersistentModelIndex
SEAT_WORDS = ("pilot", "copilot")


@lru_cache(maxsize=512)
def _broken(text: str, font_key: str, room: int) -> tuple[tuple[str, ...], float]:
    """Lines of a plain text at a width (px), broken at words, a long word anywhere; and the widest of them."""
    font = QFont()
    font.fromString(font_key)
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    units = text.encode("utf-16-le", "surrogatepass")  # Qt counts in these
    lines, widest = [], 0.0
    layout.beginLayout()
    while True:
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(max(1, room))
        start, end = 2 * line.textStart(), 2 * (line.textStart() + line.textLength())
        lines.append(units[start:end].decode("utf-16-le", "replace").rstrip())
        widest = max(widest, line.naturalTextWidth())
    layout.endLayout()
    return tuple(lines) or ("",), widest


class LineDelegate(QStyledItemDelegate):
    """Base of both lists: sizes in units of the look."""

    SIZE: ClassVar[float] = 17
    LEAD: ClassVar[float] = 24

    def __init__(self, view: LineList) -> None:
        super().__init__(view)
        self.view = view

    def broken(self, text: str, room: float) -> tuple[tuple[str, ...], float]:
        """Lines of a text in `room` units, and the width of the widest in units."""
        look = self.view.look
        px = self.SIZE * look.scale * look.theme.large_text
        font = look.theme.font_and_metrics(px, 500, "ui")[0]
        lines, widest = _broken(text, font.toString(), int(room * look.scale))
        return lines, widest / look.scale

    @property
    def lead(self) -> float:
        """Units from line to line, as large as the letters that are really drawn."""
        look = self.view.look
        drawn = max(look.theme.floor_px, self.SIZE * look.scale * look.theme.large_text)
        return self.LEAD * drawn / (self.SIZE * look.scale)

    def width(self) -> float:
        """Of the list, in units."""
        return self.view.viewport().width() / self.view.look.scale


class BubbleDelegate(LineDelegate):
    """A chat line in a bubble in the silhouette of its writer, with the letter chip beside it."""

    PAD: ClassVar[float] = 18
    SIDE: ClassVar[float] = 38
    MOST: ClassVar[float] = 0.86

    def _measure(self, index: Index) -> tuple[tuple[str, ...], float, float]:
        """Lines, width and height of the bubble, in units."""
        text = str(index.data(int(Role.TEXT)) or "")
        room = (self.width() - self.SIDE) * self.MOST - 2 * self.PAD
        lines, widest = self.broken(text, room)
        wide = widest + 2 * self.PAD + 2
        mark = 22 if index.data(int(Role.SENT_ANYWAY)) else 0
        if mark:
            wide = max(wide, 170)
        return lines, wide, 24 + self.lead * len(lines) + mark

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        scale = self.view.look.scale
        high = self._measure(index)[2]
        return QSize(self.view.viewport().width(), round((high + 16) * scale))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = self.view.look
        rect = option.rect  # type: ignore[attr-defined]
        lines, wide, high = self._measure(index)
        found = index.data(int(Role.SEAT))
        seat = SEAT_WORDS[found if found is not None else Seat.PILOT]
        own = seat == "pilot"
        with Canvas(painter, look.theme, look.scale, QPointF(rect.topLeft())) as canvas:
            right = rect.width() / look.scale
            x = self.SIDE if own else right - self.SIDE - wide
            glyphs.chip(canvas, 2 if own else right - 28, 8, seat, 26)
            outline = shape(seat, round(x, 2), 0.7, round(wide, 2), round(high, 2), 0.26)
            canvas.path(outline, fill=f"{seat}Well", stroke=f"{seat}Edge", sw=1.4)
            y = 12 + self.lead / 2 + self.SIZE * 0.36
            for line in lines:
                canvas.text(x + self.PAD, y, line, self.SIZE, "text", 500)
                y += self.lead
            if index.data(int(Role.SENT_ANYWAY)):
                glyphs.badge(canvas, x + self.PAD + 7, y - 6, "warn", 7)
                canvas.text(x + self.PAD + 20, y - 1, say("dicetalk.mark"), 14, "caution", 500, max_width=wide - 44)


class LogDelegate(LineDelegate):
    """A sentence of the public log; a note (a correction) in the colour of notices."""

    SIZE: ClassVar[float] = 15
    LEAD: ClassVar[float] = 20

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines, _ = self.broken(str(index.data(int(Role.TEXT)) or ""), self.width() - 12)
        return QSize(self.view.viewport().width(), round((self.lead * len(lines) + 8) * self.view.look.scale))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = self.view.look
        rect = option.rect  # type: ignore[attr-defined]
        lines, _ = self.broken(str(index.data(int(Role.TEXT)) or ""), self.width() - 12)
        ink = "caution" if index.data(int(Role.NOTE)) else "muted"
        with Canvas(painter, look.theme, look.scale, QPointF(rect.topLeft())) as canvas:
            y = 4 + self.lead / 2 + self.SIZE * 0.36
            for line in lines:
                canvas.text(2, y, line, self.SIZE, ink, 500)
                y += self.lead


class LineList(Styled, QListView):
    """A list that shows its newest line; it never takes the keyboard, so letters stay keys of the screen."""

    def __init__(self, model: QAbstractItemModel, name: str) -> None:
        super().__init__()
        self.setModel(model)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.viewport().setAutoFillBackground(False)
        model.rowsInserted.connect(self.show_newest)
        model.modelReset.connect(self.show_newest)

    def show_newest(self, *_: object) -> None:
        """The last line comes into view."""
        self.scrollToBottom()

    def page(self, down: bool) -> None:
        """One page further, for people at the keyboard."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + (bar.pageStep() if down else -bar.pageStep()))

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        palette = QPalette(look.theme.palette())
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.verticalScrollBar().setStyleSheet(scroll_bar_sheet(look))
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines break anew; whoever read the newest line goes on reading it."""
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 2
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            # also when the scroll bar has just come: the rows were measured without it
            self.scheduleDelayedItemsLayout()
        if at_end and self.styled:
            self.scrollToBottom()


def chat_list(model: QAbstractItemModel) -> LineList:
    """The chat as bubbles."""
    view = LineList(model, say("panel.briefing"))
    view.setItemDelegate(BubbleDelegate(view))
    return view


def log_list(model: QAbstractItemModel) -> LineList:
    """The public log."""
    view = LineList(model, say("panel.flightLog"))
    view.setItemDelegate(LogDelegate(view))
    return view
