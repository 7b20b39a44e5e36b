"""Boxes of a page: panels with a title, wells, and the scrim of a question."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.widgets.look import Look, Styled
from skyteam_qt.ui.widgets.scroll_bar import bar_width, scroll_bar_sheet
from skyteam_qt.ui.widgets.text import Title


class Panel(Styled, QWidget):
    """An instrument panel as a box for widgets. `body` is its layout; a title stands on top of it."""

    PADDING = 18

    def __init__(self, title: str = "", *, padding: float = PADDING, spacing: float = 10, fill: str = "gPanel") -> None:
        super().__init__()
        self._padding, self._spacing, self._fill = padding, spacing, fill
        self.body = QVBoxLayout(self)
        self.title = Title(title) if title else None
        if self.title is not None:
            self.body.addWidget(self.title)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        edge = look.px(self._padding)
        self.body.setContentsMargins(edge, look.px(self._padding * 0.8), edge, edge)
        self.body.setSpacing(look.px(self._spacing))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        with Canvas(painter, self.look.theme) as canvas:
            canvas.box(QRectF(self.rect()), 14 * self.look.scale, fill=self._fill, stroke="line", sw=1.2)
        painter.end()


class Rule(Styled, QWidget):
    """A hairline across."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.look.theme["line"])
        painter.end()


class Scroll(Styled, QScrollArea):
    """A column that scrolls when the page is too small for it; no frame, no ground of its own."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self._slim: Look | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)
        inside.setAutoFillBackground(False)
        inside.installEventFilter(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return False

    def _fit(self) -> None:
        """As high as the texts need at this width: without it Qt takes what they would need if they were narrow."""
        inside = self.widget()
        layout = None if inside is None else inside.layout()
        room = self.maximumViewportSize()
        if layout is None or not layout.hasHeightForWidth():
            if inside is not None and inside.sizeHint().height() > room.height():
                self._slim_bar()
            return
        need = layout.totalHeightForWidth(room.width())
        if need > room.height():
            self._slim_bar()
            need = layout.totalHeightForWidth(room.width() - bar_width(self.look))
        if inside.minimumHeight() != need:
            inside.setMinimumHeight(need)

    def _slim_bar(self) -> None:
        """A slim bar; not before one is needed: wrapping a child of Qt's own is dear at the first paint."""
        if self.styled and self._slim != self.look:
            self._slim = self.look
            self.verticalScrollBar().setStyleSheet(scroll_bar_sheet(self.look))

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        palette = look.theme.palette()
        # Not through viewport(): the first wrapped child of Qt's own costs 30 ms before the first paint.
        palette.setColor(QPalette.ColorRole.Window, QColor(0, 0, 0, 0))
        self.setPalette(palette)
        if self._slim is not None:
            self._slim_bar()
