"""Tells when a widget is on the screen for the first time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


def after_first_paint(widget: QWidget, then: Callable[[], None]) -> None:
    """Call `then` once `widget`, and all that is painted in one go with it, has been painted for the first time.

    widget: the lowest one that paints itself; Qt paints those above it in the same pass.
    """
    widget.installEventFilter(_Watch(widget, then))


class _Watch(QObject):
    def __init__(self, widget: QWidget, then: Callable[[], None]) -> None:
        super().__init__(widget)
        self._then = then

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            # This is only the beginning of the pass; the timer fires when it is through.
            QTimer.singleShot(0, self._then)
        return False
