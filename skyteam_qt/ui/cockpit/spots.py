"""Invisible real buttons over everything that can be pressed: for keyboard focus and for screen readers.

Python accessibility interfaces with actions crash under a real client (qt-recipes 4), so each space, tray place and
button of the scene has an ordinary button above it that paints nothing and lets the pointer through. Names come from
the models and never hold a covered value.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
    Qt.FocusReason.OtherFocusReason,
)


class Spot(QAbstractButton):
    """One place. `what` is its name in the layout ("axis.P", "pilot.die.A", "rules", "pilot.eye")."""

    def __init__(self, what: str, parent: QWidget, focused: Callable[[str, bool], None]) -> None:
        super().__init__(parent)
        self.what = what
        self._focused = focused
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setObjectName(what)

    def lie_over(self, rect: QRectF) -> None:
        """Over a rectangle of the viewport (px)."""
        self.setGeometry(rect.toAlignedRect())

    def rename(self, name: str) -> None:
        """The name a screen reader says."""
        if name != self.accessibleName():
            self.setAccessibleName(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the scene paints, the focus ring too."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The ring goes here when the keyboard brought the focus."""
        super().focusInEvent(event)
        self._focused(self.what, event.reason() in KEYBOARD)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes away."""
        super().focusOutEvent(event)
        self._focused("", False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses as Space does; arrows and letters belong to the cockpit."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not event.isAutoRepeat():
            self.click()
            return
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Everything happened on the press."""
        event.ignore()
