"""Swallows the auto-repeat that X11 lets through as real keys (ux 2.1: ignore auto-repeat).

A held key repeats as a release and a press of the same millisecond. Qt calls the pair a repeat only when both have
been read by the time it looks; else a key that is held seems to be let go and pressed again, up to 25 times a second:
a visor flickers, and a rail or a question is withdrawn. So a release waits here for a few ms. A press of the same key
with the same time stamp shows that it was none, and goes on as the repeat it is (text fields want those); anything
else lets the release through, in order.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow

WAIT_MS: Final = 14
"""Less than a frame; the two halves of a repeat mostly come within 2 ms. A stalled loop reads keys before the second
timer, see `_waited`."""


def guard(handle: QWindow, *, everywhere: bool = False) -> None:
    """Let the window hear its keys through a guard, before all filters so far. Nothing to do except on X11."""
    if not everywhere and QGuiApplication.platformName() != "xcb":
        return
    found = handle.findChild(RepeatGuard) or RepeatGuard(handle)
    handle.removeEventFilter(found)
    handle.installEventFilter(found)


class RepeatGuard(QObject):
    """The guard of one window."""

    def __init__(self, handle: QWindow) -> None:
        super().__init__(handle)
        self._handle = handle
        self._kept: QKeyEvent | None = None
        self._passing = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._waited)
        self._stalled = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """True for a release that waits and for the press that shows it was a repeat."""
        kind = event.type()
        if kind not in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            if kind in (QEvent.Type.FocusAboutToChange, QEvent.Type.FocusOut):
                self._let_go()
            return False
        if self._passing or not isinstance(event, QKeyEvent):
            return False
        kept = self._kept
        if kept is not None:
            if kind == QEvent.Type.KeyPress and _same_moment(kept, event):
                self._forget()
                self._send(_as_repeat(event))
                return True
            self._let_go()
        if kind == QEvent.Type.KeyRelease and not event.isAutoRepeat():
            self._kept = event.clone()
            self._stalled = False
            self._timer.start(WAIT_MS)
            return True
        return False

    def _waited(self) -> None:
        """Time is up. One more turn of the loop first: after a stall the press may lie there unread."""
        if self._stalled:
            self._let_go()
        else:
            self._stalled = True
            self._timer.start(0)

    def _forget(self) -> QKeyEvent | None:
        kept, self._kept = self._kept, None
        self._timer.stop()
        return kept

    def _let_go(self) -> None:
        """It was a real release."""
        kept = self._forget()
        if kept is not None:
            self._send(kept)

    def _send(self, event: QKeyEvent) -> None:
        self._passing = True
        try:
            QCoreApplication.sendEvent(self._handle, event)
        finally:
            self._passing = False


def _same_moment(release: QKeyEvent, press: QKeyEvent) -> bool:
    return (
        not press.isAutoRepeat()
        and release.nativeScanCode() == press.nativeScanCode()
        and release.key() == press.key()
        and release.timestamp() == press.timestamp()
    )


def _as_repeat(press: QKeyEvent) -> QKeyEvent:
    again = QKeyEvent(
        QEvent.Type.KeyPress,
        press.key(),
        press.modifiers(),
        press.nativeScanCode(),
        press.nativeVirtualKey(),
        press.nativeModifiers(),
        press.text(),
        True,
        press.count(),
    )
    again.setTimestamp(press.timestamp())
    return again
