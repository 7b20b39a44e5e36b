"""How a page of ordinary widgets gets its colours, fonts and sizes: one `Look` for all of its parts."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QFont
from PySide6.QtWidgets import QWidget

from skyteam_qt.ui.theme import Theme

SMALLEST, LARGEST = 0.72, 3.0


class Look(NamedTuple):
    """Theme and scale of a page. Sizes in the mock-ups are units of a page of 1600 x 1000."""

    theme: Theme
    scale: float = 1.0

    def px(self, units: float) -> int:
        """Units as whole device-independent px."""
        return round(units * self.scale)

    def target(self, units: float) -> int:
        """The height of something to press: never below 44 px (ux 7)."""
        return max(int(self.theme.size("minTargetPx")), self.px(units * self.theme.large_text))

    def font(self, units: float, weight: int = 500, kind: str = "ui") -> QFont:
        """A font of so many units, raised to the floor of the theme."""
        return QFont(self.theme.font_px(units * self.scale * self.theme.large_text, weight, kind))


def scale_for(width: int, height: int) -> float:
    """The scale of a page of this size."""
    return max(SMALLEST, min(LARGEST, width / 1600, height / 1000))


@cache
def _unstyled() -> Look:
    return Look(Theme("dark"), 1.0)


class Styled:
    """A widget that takes its look from the page: `restyle` is called at first and whenever it changes.

    Qt asks for sizes before that; then a plain look stands in.
    """

    NAME = "styled"
    _look: Look | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        # Found by name: asking Qt for all children would wrap its own ones, and the first of those costs 30 ms.
        self.setObjectName(self.NAME)  # type: ignore[attr-defined]

    @property
    def look(self) -> Look:
        """The look of the page."""
        return self._look if self._look is not None else _unstyled()

    @property
    def styled(self) -> bool:
        """Whether the page has given its look already."""
        return self._look is not None

    def restyle(self, look: Look) -> None:
        """Take on a look."""
        self._look = look


class Ringed(Styled):
    """A styled widget that the page's focus ring follows; the property `ring` says whether it is to be drawn.

    It is not, when the pointer brought the focus. Stands before the Qt class among the bases.
    """

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.setProperty("ring", event.reason() != Qt.FocusReason.MouseFocusReason)  # type: ignore[attr-defined]
        super().focusInEvent(event)  # type: ignore[misc]
        ring_follows(self, True)  # type: ignore[arg-type]

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)  # type: ignore[misc]
        ring_follows(self, False)  # type: ignore[arg-type]


def ring_follows(widget: QWidget, focused: bool) -> None:
    """Tell the page that the keyboard came to a part of it, or left it. For focusInEvent and focusOutEvent.

    Not through `QApplication.focusChanged`: a Python slot on it brings the process down when Qt is torn down.
    """
    up = widget.parentWidget()
    while up is not None and not hasattr(up, "focus_moved"):
        up = up.parentWidget()
    if up is not None:
        up.focus_moved(widget if focused else None)
