"""An invisible real button over a painted one: keyboard focus, clicks and a name for screen readers come with it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from skyteam_qt.ui.draw import shapes
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.theme import Theme

RING_ROOM = 8.0
"""device-independent px around the painted shape for the focus ring"""


class HitButton(QAbstractButton):
    """Lies over something that another widget paints. `place` puts it over a rectangle of its parent (px).

    The hit shape is at least 44 px each way (ux 7). It paints nothing but the focus ring, and that only when the
    keyboard brought the focus. owner: "" or a seat, for the silhouette of the ring.
    """

    def __init__(self, name: str, theme: Theme, parent: QWidget, *, owner: str = "", takes_focus: bool = True) -> None:
        super().__init__(parent)
        self.theme = theme
        self.owner = owner
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if takes_focus else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)
        self._drawn = QRectF()

    def place(self, rect: QRectF) -> None:
        """Over `rect` (px of the parent), with room for the ring and for fingers."""
        least = float(self.theme.size("minTargetPx"))
        wide = max(RING_ROOM, (least - rect.width()) / 2)
        high = max(RING_ROOM, (least - rect.height()) / 2)
        outer = rect.adjusted(-wide, -high, wide, high).toAlignedRect()
        parent = self.parentWidget()
        if parent is not None:
            inside = parent.rect()
            if inside.contains(rect.center().toPoint()):
                # at an edge the target reaches inwards instead of over the edge
                outer.translate(max(0, inside.left() - outer.left()), max(0, inside.top() - outer.top()))
                outer.translate(min(0, inside.right() - outer.right()), min(0, inside.bottom() - outer.bottom()))
                outer = outer.intersected(inside)
        self.setGeometry(outer)
        self._drawn = rect.translated(-outer.x(), -outer.y())

    def set_theme(self, theme: Theme) -> None:
        """Another look."""
        self.theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Only the ring."""
        if not self.hasFocus():
            return
        painter = QPainter(self)
        with Canvas(painter, self.theme) as canvas:
            shapes.focus_ring(canvas, self._drawn.adjusted(1, 1, -1, -1), self.owner)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space press it; arrows do not wander off to other buttons."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Space clicks on release, everything else goes on to the screen."""
        if event.key() == Qt.Key.Key_Space:
            super().keyReleaseEvent(event)
        else:
            event.ignore()


class HoldButton(HitButton):
    """Like its parent, but Enter and Space hold it down as the mouse does."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat() and not self.isDown():
                self.setDown(True)
                self.pressed.emit()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat() and self.isDown():
                self.setDown(False)
                self.released.emit()
        else:
            event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if self.isDown():
            self.setDown(False)
            self.released.emit()
        super().focusOutEvent(event)
