"""A full screen of ordinary widgets: background, one look for all parts, keys, focus ring and a question on top."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLayout, QWidget
from shiboken6 import isValid

from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.look import Look, Styled, scale_for

Key = int
Margins = tuple[float, float, float, float]


class Page(QWidget):
    """Base of the screens. Subclasses build their parts once; sizes of layouts are told to `keep`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = Look(theme, 0.0)
        self.keys: dict[Key, Callable[[], None]] = {}
        self.default_part: QWidget | None = None
        self._kept: list[tuple[QLayout, Margins, float]] = []
        self._ring = FocusRing(self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def theme(self) -> Theme:
        """The colours and fonts of the page."""
        return self.look.theme

    def keep(self, layout: QLayout, margins: Margins = (0, 0, 0, 0), spacing: float = 0) -> None:
        """Margins and spacing of a layout in units; they follow the scale."""
        self._kept.append((layout, margins, spacing))
        if layout is self.layout():
            # The window says how big a page is, not its parts.
            layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        if self.look.scale:
            self._lay(layout, margins, spacing)

    def focus_moved(self, part: QWidget | None) -> None:
        """The keyboard came to a part of the page; None: it left."""
        self._ring.move_to(part)

    def set_theme(self, theme: Theme) -> None:
        """Another look for the whole page."""
        self.look = Look(theme, self.look.scale)
        if self.look.scale:
            self.restyle_all()

    def restyle_all(self) -> None:
        """Hand the look to every part."""
        for layout, margins, spacing in self._kept:
            self._lay(layout, margins, spacing)
        for part in self.findChildren(QWidget, Styled.NAME):
            part.restyle(self.look)
        self.update()

    def restyle_part(self, part: QWidget) -> None:
        """Hand the look to parts that were made after the page was shown."""
        if not self.look.scale:
            return
        if isinstance(part, Styled):
            part.restyle(self.look)
        for one in part.findChildren(QWidget, Styled.NAME):
            one.restyle(self.look)

    def _lay(self, layout: QLayout, margins: Margins, spacing: float) -> None:
        layout.setContentsMargins(*(self.look.px(m) for m in margins))
        layout.setSpacing(self.look.px(spacing))

    def resizeEvent(self, event: QResizeEvent) -> None:
        scale = scale_for(event.size().width(), event.size().height())
        if scale != self.look.scale:
            self.look = Look(self.look.theme, scale)
            self.restyle_all()
        super().resizeEvent(event)

    def minimumSizeHint(self) -> QSize:
        """Small: a page follows the window, and its parts follow the page's scale. Otherwise a large window could
        never be made small again."""
        return QSize(480, 320)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.take_keys()

    def take_keys(self) -> None:
        """The keyboard goes to the default part, if the page has one. Otherwise the page has it at first, so that
        its keys work and no part looks chosen."""
        part = self.default_part
        (self if part is None or part.isHidden() else part).setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        with Canvas(painter, self.theme) as canvas:
            canvas.box(QRectF(self.rect()), fill="gBg")
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the page; fields with text have taken theirs before."""
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        act = self.keys.get(event.key()) if plain and not event.isAutoRepeat() else None
        if act is None:
            super().keyPressEvent(event)
        else:
            act()


class FocusRing(QWidget):
    """The ring around the part that has the keyboard: 3 wide, 3 away from its shape (ux 5)."""

    OFF, WIDE = 3, 3

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._page = page
        self._target: QWidget | None = None
        self._heard: list[QWidget] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    def move_to(self, now: QWidget | None) -> None:
        """Go round another part, or away."""
        for part in self._heard:
            if isValid(part):
                part.removeEventFilter(self)
        self._target = now if now is not None and now.property("ring") is not False else None
        # with everything it lies in: a part also moves when the panel around it does
        self._heard = []
        part = self._target
        while part is not None and part is not self._page:
            part.installEventFilter(self)
            self._heard.append(part)
            part = part.parentWidget()
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide):
            self._follow()
        return False

    def _follow(self) -> None:
        target = self._target
        if target is None or not isValid(target) or not target.isVisible():
            self.hide()
            return
        out = self.OFF + self.WIDE
        corner = target.mapTo(self._page, target.rect().topLeft())
        self.setGeometry(target.rect().translated(corner).adjusted(-out, -out, out, out))
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._target is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = painter.pen()
        pen.setColor(self._page.theme["focus"])
        pen.setWidth(self.WIDE)
        painter.setPen(pen)
        half = self.WIDE / 2
        radius = 10 * max(1.0, self._page.look.scale) + self.OFF
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), radius, radius)
        painter.end()
