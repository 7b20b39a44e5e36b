"""The stack of screens: one at the bottom, pages on top of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from skyteam_qt.ui.widgets.page import Page


class ScreenStack(QStackedWidget):
    """base: the screen at the bottom. over: pages on top of it, the last one is shown. emptied(): the last page went.

    What lies below is disabled: it can neither take the keyboard nor hear a key while something lies on top of it.
    A screen with a method `take_keys` says itself which of its parts gets the keyboard. Pages are made for one showing
    and deleted when they go; screens of a flight (no `Page`) stay.
    """

    emptied = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.base: QWidget | None = None
        self.over: list[Page] = []
        self.ways: dict[Page, Callable[[], None]] = {}
        """How a page on top was opened, for those that can be opened again in the same way."""

    @property
    def top(self) -> Page | None:
        """The page on top, if there is one."""
        return self.over[-1] if self.over else None

    def show_base(self, screen: QWidget) -> None:
        """Another screen at the bottom."""
        old, self.base = self.base, screen
        if self.indexOf(screen) < 0:
            self.addWidget(screen)
        if not self.over:
            self._show(screen)
        if old is not None and old is not screen and isinstance(old, Page):
            self._drop(old)

    def push(self, page: Page, again: Callable[[], None] | None = None) -> None:
        """A page on top. again: opens it once more, made anew."""
        self.over.append(page)
        if again is not None:
            self.ways[page] = again
        self.addWidget(page)
        self._bring(page)

    def pop(self) -> None:
        """Away with the page on top."""
        if not self.over:
            return
        page = self.over.pop()
        below = self.top or self.base
        if below is not None:
            self._show(below)
        self._drop(page)
        if not self.over:
            self.emptied.emit()

    def pop_all(self) -> None:
        """Away with all of them."""
        while self.over:
            self.pop()

    def forget_pages(self) -> None:
        """Away with all pages, and nobody is told: another screen follows at once."""
        while self.over:
            self._drop(self.over.pop())

    def forget_base(self, *screens: QWidget) -> None:
        """The owner of these screens takes them away itself."""
        if self.base in screens:
            self.base = None

    def _show(self, screen: QWidget) -> None:
        self._bring(screen)
        take_keys = getattr(screen, "take_keys", None)
        if take_keys is None:
            screen.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            take_keys()

    def _bring(self, screen: QWidget) -> None:
        screen.setEnabled(True)  # first: it takes the keyboard when it is shown
        self.setCurrentWidget(screen)
        for i in range(self.count()):
            if self.widget(i) is not screen:
                self.widget(i).setEnabled(False)

    def _drop(self, page: Page) -> None:
        self.ways.pop(page, None)
        self.removeWidget(page)
        page.hide()
        page.deleteLater()
