"""Settings (mock-up 19, small): each choice holds at once. Names and the sitting mode are chosen where people board."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skyteam_qt.qtbridge.texts import decimal, say
from skyteam_qt.ui import languages
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.services import Services
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.buttons import Button, Segments, Switch
from skyteam_qt.ui.widgets.look import Look, Styled
from skyteam_qt.ui.widgets.page import Page
from skyteam_qt.ui.widgets.panel import Panel, Rule, Scroll
from skyteam_qt.ui.widgets.text import Text

LANGUAGES = (languages.SYSTEM, *languages.NAMES)
THEMES = ("system", "dark", "light")
MOTIONS = ("full", "reduced", "off")
HOLDS = (0.5, 1.0, 1.5, 2.0)
"""Factors on hold times: 0.8 s becomes 0.4 to 1.6 s (ux 6: 0.3 to 2 s)."""

KEYS = (
    ("Q", "settings.key.pilot"),
    ("O", "settings.key.copilot"),
    ("Q + O", "settings.key.both"),
    ("T", "settings.key.reroll"),
    ("F1", "settings.key.help"),
    ("F6", "settings.key.correct"),
    ("F11", "settings.key.full"),
    ("Ctrl+L", "settings.key.log"),
    ("Esc", "settings.key.pause"),
)


class KeyCap(Styled, QWidget):
    """The picture of a key."""

    def __init__(self, cap: str) -> None:
        super().__init__()
        self._cap = cap
        self.setAccessibleName(cap)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.setFixedSize(look.px(86), max(look.px(30), 22))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        s = self.look.scale
        with Canvas(painter, self.look.theme, s) as canvas:
            glyphs.keycap(canvas, 1, self.height() / s / 2 - 12, self._cap, "text")
        painter.end()


class SettingsScreen(Page):
    """`closed()` on Done or Esc; `changed(name)` after each choice, when it has been saved."""

    closed = Signal()
    changed = Signal(str)

    def __init__(
        self, theme: Theme, services: Services, in_flight: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(say("button.settings"))
        self.services = services
        self.choices: dict[str, Segments | Switch] = {}
        outer = QVBoxLayout(self)
        self.keep(outer, (16, 12, 16, 16), 12)
        head = QHBoxLayout()
        self.keep(head, (12, 0, 0, 0), 12)
        head.addWidget(Text(say("button.settings"), 32, weight=700))
        head.addWidget(Text(say("settings.atOnce"), 17, "muted"))
        head.addStretch(1)
        self.done = Button(say("settings.backToFlight" if in_flight else "settings.done"), "Esc", "solid")
        self.done.clicked.connect(self.closed)
        head.addWidget(self.done)
        outer.addLayout(head)
        middle = QHBoxLayout()
        self.keep(middle, spacing=12)
        panel = Panel(padding=28, spacing=0)
        middle.addWidget(panel, 7)
        middle.addWidget(self._make_keys(), 3)
        outer.addLayout(middle, 1)
        inside = QWidget()
        self._rows = QVBoxLayout(inside)
        self.keep(self._rows, (0, 0, 8, 0), 8)
        panel.body.addWidget(Scroll(inside), 1)
        self._fill()
        self._rows.addStretch(1)
        self.keys = {int(Qt.Key.Key_Escape): self.closed.emit}
        self.default_part = self.done

    def _make_keys(self) -> QWidget:
        """What the keys do, to look up."""
        panel = Panel(say("settings.keys"), spacing=8)
        for cap, key in KEYS:
            row = QHBoxLayout()
            self.keep(row, spacing=12)
            row.addWidget(KeyCap(cap))
            row.addWidget(Text(say(key), 16, "muted", wrap=True), 1)
            panel.body.addLayout(row)
        panel.body.addStretch(1)
        return panel

    def _fill(self) -> None:
        now = self.services.settings
        self._language_row(now.language)
        self._segments("theme", "settings.theme", THEMES, THEMES.index(now.theme), self._theme)
        self._segments("motion", "settings.motion", MOTIONS, MOTIONS.index(now.motion), self._motion)
        self._switch("safe_mode", "settings.safeMode", now.safe_mode)
        self._switch("sticky_look", "settings.stickyLook", now.sticky_look)
        self._switch("hints", "settings.hints", now.hints)
        nearest = min(range(len(HOLDS)), key=lambda i: abs(HOLDS[i] - now.hold))
        words = tuple(say("settings.hold.seconds", s=decimal(0.8 * factor)) for factor in HOLDS)
        self._segments("hold", "settings.holdTime", words, nearest, self._hold)

    # --- rows -------------------------------------------------------------------------------------------------
    def _row(self, key: str, *more: str) -> QHBoxLayout:
        row = QHBoxLayout()
        self.keep(row, (0, 4, 0, 4), 16)
        words = QVBoxLayout()
        self.keep(words, spacing=2)
        words.addWidget(Text(say(key), 17, weight=600))
        for caption in (say(f"{key}.caption"), *more):
            words.addWidget(Text(caption, 15, "muted", wrap=True))
        row.addLayout(words, 1)
        if self._rows.count():
            self._rows.addWidget(Rule())
        self._rows.addLayout(row)
        return row

    def _segments(self, name: str, key: str, words: tuple[str, ...], on: int, chosen: Callable[[int], None]) -> None:
        shown = words if name == "hold" else tuple(say(f"{key}.{word}") for word in words)
        choice = Segments(shown, on, name=say(key))
        choice.group.idClicked.connect(chosen)
        self.choices[name] = choice
        self._row(key).addWidget(choice, 0, Qt.AlignmentFlag.AlignVCenter)

    def _language_row(self, now: str) -> None:
        """All languages by their own names, below the words: there are too many to stand beside them."""
        words = (say("settings.language.system"), *languages.NAMES.values())
        choice = Segments(words, LANGUAGES.index(now), name=say("settings.language"))
        reasons = []
        for i, code in enumerate(LANGUAGES):
            if reason := languages.why_not(code):
                choice.part(i).setEnabled(False)
                reasons.append(say(reason))
        choice.group.idClicked.connect(self._language)
        self.choices["language"] = choice
        self._row("settings.language", *reasons)
        self._rows.addWidget(choice, 0, Qt.AlignmentFlag.AlignLeft)

    def _switch(self, name: str, key: str, on: bool) -> None:
        switch = Switch(say(key), on)
        switch.setProperty("setting", name)
        switch.toggled.connect(self._switched)
        self.choices[name] = switch
        self._row(key).addWidget(switch, 0, Qt.AlignmentFlag.AlignVCenter)

    # --- choices ----------------------------------------------------------------------------------------------
    def _change(self, name: str, value: object) -> None:
        self.services.change_settings(**{name: value})
        self.changed.emit(name)

    def _language(self, i: int) -> None:
        self._change("language", LANGUAGES[i])

    def _theme(self, i: int) -> None:
        self._change("theme", THEMES[i])

    def _motion(self, i: int) -> None:
        self._change("motion", MOTIONS[i])

    def _hold(self, i: int) -> None:
        self._change("hold", HOLDS[i])

    def _switched(self, on: bool) -> None:
        self._change(str(self.sender().property("setting")), on)
