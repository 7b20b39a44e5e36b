"""The visor keys outside the cockpit: which key belongs to which seat (ux 2.1)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from skyteam_qt.rules import Seat

DEFAULT_CAPS: Final = ("Q", "O")
_KEYS: Final = {Qt.Key.Key_Q: Seat.PILOT, Qt.Key.Key_O: Seat.COPILOT}
_PLACES: Final = {24: Seat.PILOT, 32: Seat.COPILOT}
"""Physical places (X11, Wayland) of the two keys, for layouts without Latin letters."""
_STOPS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def key_seat(event: QKeyEvent) -> Seat | None:
    """The seat whose key this is: by letter, and by place only where the layout has no such letters."""
    if event.modifiers() & _STOPS:
        return None
    found = _KEYS.get(Qt.Key(event.key())) if event.key() in (Qt.Key.Key_Q, Qt.Key.Key_O) else None
    if found is not None:
        return found
    text = event.text()
    if text and not text.isascii() and text.isalpha():
        return _PLACES.get(event.nativeScanCode())
    return None
