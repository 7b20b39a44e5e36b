"""A window that shuts the gate, visibly, before anything takes it from the people's eyes (ux 2.1, qt-recipes 2)."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QMainWindow

SHUTS = frozenset(
    {
        QEvent.Type.WindowDeactivate,
        QEvent.Type.WindowBlocked,
        QEvent.Type.WindowStateChange,
        QEvent.Type.ScreenChangeInternal,
        QEvent.Type.DevicePixelRatioChange,
    }
)


class CoveringWindow(QMainWindow):
    """Calls `cover_for_moment` before it is hidden or minimised and when it is blocked, moved to another screen or no
    longer active; calls `active_again` when it is active again."""

    def cover_for_moment(self) -> None:
        """Shut what is open; it may be opened again at once."""

    def active_again(self) -> None:
        """An open cockpit opens again."""

    def setVisible(self, visible: bool) -> None:
        """Hiding: covered before, or an open tray would be on the screen for a frame when it comes back."""
        if not visible:
            self.cover_for_moment()
        super().setVisible(visible)

    def showMinimized(self) -> None:  # noqa: N802
        """As for hiding."""
        self.cover_for_moment()
        super().showMinimized()

    def toggle_full_screen(self) -> None:
        """F11."""
        self.cover_for_moment()
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def event(self, event: QEvent) -> bool:
        """What shuts, and what opens again."""
        kind = event.type()
        if kind in SHUTS:
            self.cover_for_moment()
        elif kind == QEvent.Type.WindowActivate:
            self.active_again()
        return super().event(event)
