"""A page on which both may agree by holding their keys together: the pause and the correction."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent

from skyteam_qt.ui.rings import JointAgreement, JointRings
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.page import Page


class JointPage(Page):
    """Hands its keys to `joint` first, and lets go of both when the window is no longer the active one.

    Whoever derives sets `joint` and `rings`.
    """

    joint: JointAgreement
    rings: JointRings

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.rings.theme = theme

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.joint.key_press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self.joint.key_release(event):
            super().keyReleaseEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate:
            self.joint.let_go()
        return super().event(event)
