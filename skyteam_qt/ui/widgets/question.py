"""A question on top of a page: a sentence or two and two buttons. No window of its own, so nothing loses the focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.widgets.buttons import Button
from skyteam_qt.ui.widgets.look import Look, Styled
from skyteam_qt.ui.widgets.page import Page
from skyteam_qt.ui.widgets.panel import Panel
from skyteam_qt.ui.widgets.text import Text


class Question(Styled, QWidget):
    """Covers the page until it is answered: `answered(bool)`. Enter says yes only while that button has the focus.

    body may hold people's names; it is plain text. no: empty for a notice with one button.
    """

    answered = Signal(bool)

    def __init__(self, page: Page, title: str, body: str, yes: str, no: str = "") -> None:
        super().__init__(page)
        self._page = page
        self._before = page.window().focusWidget()
        self.setAccessibleName(title)
        self.box = Panel(padding=28, spacing=14)
        self.box.body.addWidget(Text(title, 24, weight=700, wrap=True))
        self.box.body.addWidget(Text(body, 17, "muted", wrap=True))
        row = QHBoxLayout()
        row.addStretch(1)
        self.yes = Button(yes, kind="strong" if no else "solid", wide=130)
        self.no = Button(no, "Esc", "solid", wide=130) if no else None
        for button in (self.yes, self.no):
            if button is not None:
                row.addWidget(button)
        self.box.body.addLayout(row)
        outer = QVBoxLayout(self)
        outer.addStretch(2)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self.box, 2)
        middle.addStretch(1)
        outer.addLayout(middle)
        outer.addStretch(3)
        self.yes.clicked.connect(self._yes)
        if self.no is not None:
            self.no.clicked.connect(self._no)
        page.installEventFilter(self)
        self.setGeometry(page.rect())
        page.restyle_part(self)
        self.show()
        self.raise_()
        (self.no or self.yes).setFocus(Qt.FocusReason.OtherFocusReason)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.box.setMaximumWidth(look.px(680))

    def _yes(self) -> None:
        self._close(True)

    def _no(self) -> None:
        self._close(False)

    def _close(self, yes: bool) -> None:
        self._page.removeEventFilter(self)
        self.hide()
        if self._before is not None and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.deleteLater()
        self.answered.emit(yes)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._page.rect())
        return False

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab in one of the buttons comes here: it goes round the buttons, never to the page below."""
        if self.no is not None:
            other = self.no if self.yes.hasFocus() else self.yes
            other.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Everything stops here: the page below hears no key. Esc is the safe answer; Tab goes round the buttons."""
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self._close(False)
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Left, Qt.Key.Key_Right) and self.no is not None:
            other = self.no if self.yes.hasFocus() else self.yes
            other.setFocus(Qt.FocusReason.TabFocusReason)
        event.accept()

    def event(self, event: QEvent) -> bool:
        # Tab would leave for the page below; QWidget asks for it before keyPressEvent.
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self.keyPressEvent(event)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        with Canvas(painter, self.look.theme) as canvas:
            canvas.box(QRectF(self.rect()), fill="bg", op=0.78)
        painter.end()
