"""Another language while the window is open: every screen that is there is made anew in it.

Pages tell how they were opened (`ScreenStack.again`); the screens of a flight and the start screen keep what people had
chosen or typed. A flight stays covered all the while, as on any page on top of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from skyteam_qt.qtbridge.texts import speak_of, words_now
from skyteam_qt.ui.screens.start import StartScreen

if TYPE_CHECKING:
    from collections.abc import Callable

    from skyteam_qt.ui.main_window import MainWindow
    from skyteam_qt.ui.widgets.page import Page


def tell_anew(window: MainWindow) -> None:
    """Say everything on the screen again. The settings, where the language was chosen, keep the keyboard."""
    words, stack = words_now(), window.stack
    window.retheme()
    ways = [(_place(page), stack.ways.get(page)) for page in stack.over]
    window.cover()
    stack.forget_pages()
    if window.table is not None:
        window.table.retranslate()
    _base(window)
    speak_of(words)
    for place, again in ways:
        if again is not None:
            again()
            _go(stack.top, place)
    _choose_language(stack.top)


def _base(window: MainWindow) -> None:
    """The screen at the bottom."""
    from skyteam_qt.ui.screens.boarding import BoardingScreen
    from skyteam_qt.ui.screens.debrief import DebriefScreen

    base = window.stack.base
    if isinstance(base, StartScreen):
        window.remember(base.setup())
        window.show_start()
        return
    if type(base).__name__ == "EditorScreen":  # not imported for this: nobody may have drawn anything
        window.keep_drawing(base)
        window.show_editor()
        return
    window.rebuild_flight()
    if isinstance(base, BoardingScreen):
        window.show_boarding()
    elif isinstance(base, DebriefScreen):
        window.show_debrief()


def _place(page: Page) -> int | None:
    """Where people are in a page that has positions."""
    at = getattr(page, "at", None)
    return at if isinstance(at, int) else None


def _go(page: Page | None, place: int | None) -> None:
    go: Callable[[int], None] | None = getattr(page, "go", None)
    if place is not None and go is not None:
        go(place)


def _choose_language(page: Page | None) -> None:
    from skyteam_qt.ui.screens.settings import SettingsScreen

    if isinstance(page, SettingsScreen):
        page.choices["language"].group.checkedButton().setFocus(Qt.FocusReason.OtherFocusReason)
