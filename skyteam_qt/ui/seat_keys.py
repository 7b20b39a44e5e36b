"""Letter keys (ux 2.1, 5): matched by letter, and by place only where the layout has no Latin letters."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from skyteam_qt.rules import Seat

DEFAULT_CAPS: Final = ("Q", "O")
STOPS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier

_SEATS: Final = {int(Qt.Key.Key_Q): Seat.PILOT, int(Qt.Key.Key_O): Seat.COPILOT}


def _rows(*rows: tuple[int, str]) -> dict[int, int]:
    """Places of letters that lie side by side: the code of the first one, and the row as on a QWERTY keyboard."""
    return {first + i: ord(letter) for first, letters in rows for i, letter in enumerate(letters)}


_X11: Final = _rows((24, "QWERTYUIOP"), (38, "ASDFGHJKL"), (52, "ZXCVBNM"))
_PLACES: Final = {
    "xcb": _X11,
    "wayland": _X11,
    "windows": _rows((16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM")),
}
_MAC: Final = {
    **_rows((0, "ASDFHGZXCV"), (11, "BQWERYT")),
    **{31: ord("O"), 32: ord("U"), 34: ord("I"), 35: ord("P"), 37: ord("L"), 38: ord("J")},
    **{40: ord("K"), 45: ord("N"), 46: ord("M")},
}


def is_latin(key: int) -> bool:
    """Whether Qt names the key by a Latin letter, a digit, or another key every layout has."""
    return key < 0x250 or key >= int(Qt.Key.Key_Escape)


def letter_key(event: QKeyEvent) -> int:
    """The key as Qt names it; on a layout without Latin letters the letter that lies at its place."""
    key = event.key()
    if is_latin(key):
        return key
    platform = QGuiApplication.platformName()
    if platform == "cocoa":
        return _MAC.get(event.nativeVirtualKey(), key)
    return _PLACES.get(platform.partition("-")[0], {}).get(event.nativeScanCode(), key)


def visor_seat(event: QKeyEvent) -> Seat | None:
    """The seat whose visor key this is, with whatever modifiers."""
    return _SEATS.get(letter_key(event))


def key_seat(event: QKeyEvent) -> Seat | None:
    """The seat whose key goes down, not with Ctrl, Alt or Meta; or goes up: that is heard in any case, or a key let go
    while Ctrl is down would count as held for ever."""
    if event.type() == QEvent.Type.KeyPress and event.modifiers() & STOPS:
        return None
    return visor_seat(event)
