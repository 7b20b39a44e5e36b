"""Letters first; a place only where the layout has no Latin letters; and a key that goes up is always heard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from skyteam_qt.rules import Seat
from skyteam_qt.ui.seat_keys import key_seat, letter_key

NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
DOWN, UP = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


def event(kind: QEvent.Type, key: int, mods: Qt.KeyboardModifier = NONE, scan: int = 0, virtual: int = 0) -> QKeyEvent:
    return QKeyEvent(kind, key, mods, scan, virtual, 0)


def test_with_ctrl_a_seat_key_goes_down_for_nobody_but_its_going_up_is_heard() -> None:
    assert key_seat(event(DOWN, Qt.Key.Key_Q)) == Seat.PILOT
    assert key_seat(event(DOWN, Qt.Key.Key_Q, CTRL)) is None
    assert key_seat(event(UP, Qt.Key.Key_Q, CTRL)) == Seat.PILOT


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("platform", "scan", "virtual"),
    [
        ("xcb", {"Q": 24, "O": 32, "A": 38, "D": 40, "X": 53, "N": 57, "T": 28}, {}),
        ("wayland-egl", {"Q": 24, "O": 32, "A": 38, "D": 40, "X": 53, "N": 57, "T": 28}, {}),
        ("windows", {"Q": 16, "O": 24, "A": 30, "D": 32, "X": 45, "N": 49, "T": 20}, {}),
        ("cocoa", {}, {"Q": 12, "O": 31, "A": 0, "D": 2, "X": 7, "N": 45, "T": 17, "F": 3, "G": 5, "K": 40, "R": 15}),
    ],
)
def test_on_a_layout_without_latin_letters_the_place_counts(
    platform: str, scan: dict[str, int], virtual: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", staticmethod(lambda: platform))
    cyrillic = 0x0419
    for letter, code in (scan or virtual).items():
        one = event(DOWN, cyrillic, NONE, code if scan else 0, code if virtual else 0)
        assert letter_key(one) == ord(letter)
    assert letter_key(event(DOWN, cyrillic, NONE, 9, 99)) == cyrillic
    # an AZERTY keyboard has Latin letters: the place says nothing
    assert letter_key(event(DOWN, Qt.Key.Key_A, NONE, 24, 12)) == ord("A")
