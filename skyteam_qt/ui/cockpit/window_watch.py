"""Listens to the window a cockpit is in: every key once, and every sign that somebody else may be looking.

A filter on the application would see each event several times and run for each paint; on the window's handle a key
comes once, before any widget (qt-recipes 2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from skyteam_qt.ui.repeat_guard import guard

if TYPE_CHECKING:
    from skyteam_qt.ui.cockpit.view import CockpitView

SHUTS: Final = frozenset(
    {
        QEvent.Type.WindowBlocked,
        QEvent.Type.WindowDeactivate,
        QEvent.Type.WindowStateChange,
        QEvent.Type.Hide,
    }
)
FOCUS_LOST: Final = frozenset({QEvent.Type.FocusAboutToChange, QEvent.Type.FocusOut})
"""Of the handle: another window or a popup. Of the widget they only say that a child has the focus."""


class WindowWatch(QObject):
    """Hands keys to the keyboard of the view, and shuts the view in time."""

    def __init__(self, view: CockpitView) -> None:
        super().__init__(view)
        self.view = view
        self.handle: QWindow | None = None
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._application_state)

    def follow(self, window: QWidget) -> None:
        """Listen to this window; the handle stays the same through full screen."""
        handle = window.windowHandle()
        if handle is None or handle is self.handle:
            return
        if self.handle is not None:
            self.handle.removeEventFilter(self)
        self.handle = handle
        handle.installEventFilter(self)
        guard(handle)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """True for keys that were the cockpit's."""
        if not isValid(self.view):
            # a window that is being taken down still hides itself, and its view is half gone by then
            return False
        kind = event.type()
        of_handle = watched is self.handle
        if kind in SHUTS or (of_handle and kind in FOCUS_LOST):
            self.view.shut()
        elif kind == QEvent.Type.WindowActivate:
            self.view.table.resume()
        elif of_handle and self.view.isVisible() and isinstance(event, QKeyEvent):
            if kind == QEvent.Type.KeyPress:
                return self.view.keyboard.press(event) if self._hears_keys() else self._while_it_closes(event)
            if kind == QEvent.Type.KeyRelease:
                return self.view.keyboard.release(event)
        return False

    def _hears_keys(self) -> bool:
        """Not while a curtain hides the cockpit: then the keys are the curtain's."""
        return self.view.isEnabled() and self.view.table.curtain.closed_for is None

    def _while_it_closes(self, event: QKeyEvent) -> bool:
        """Curtain mode, the result of a turn still in view: Space brings the curtain at once (ux 2.2); no button of
        the cockpit hears Enter or Space now."""
        focus = QApplication.focusWidget()
        mine = focus is not None and (focus is self.view or self.view.isAncestorOf(focus))
        if not mine or event.key() not in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.view.animator.skip()
            self.view.hurried.emit()
        return True

    def _application_state(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self.view.shut()
