"""A page with one sentence and one button."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.buttons import Button
from skyteam_qt.ui.widgets.page import Page
from skyteam_qt.ui.widgets.panel import Panel
from skyteam_qt.ui.widgets.text import Text


class NoticePage(Page):
    """`closed()` on Enter, Esc or its button."""

    closed = Signal()

    def __init__(self, theme: Theme, title: str, body: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(title)
        outer = QVBoxLayout(self)
        outer.addStretch(2)
        row = QHBoxLayout()
        row.addStretch(1)
        panel = Panel(padding=32, spacing=14)
        panel.body.addWidget(Text(title, 26, weight=700, wrap=True))
        panel.body.addWidget(Text(body, 17, "muted", wrap=True))
        self.button = Button(say("pause.continue"), "Enter", "solid", high=48, wide=180)
        self.button.clicked.connect(self.closed)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.button)
        panel.body.addLayout(buttons)
        row.addWidget(panel, 2)
        row.addStretch(1)
        outer.addLayout(row)
        outer.addStretch(3)
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
        self.keys = {int(key): self.closed.emit for key in keys}
        self.default_part = self.button
