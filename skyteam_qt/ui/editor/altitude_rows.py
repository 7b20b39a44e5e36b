"""The altitude track in the editor: a row for each round with its reroll token, rough air and bad visibility."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from skyteam_qt.content.airport import FEET_TOP, Altitude
from skyteam_qt.qtbridge.texts import grouped, say
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.editor.controls import Sign
from skyteam_qt.ui.widgets.look import Look, Styled

MARKS = {"reroll_token": "editor.token", "turbulence": "editor.turbulence", "bad_visibility": "editor.visibility"}
SIGNS = {"reroll_token": "reroll", "turbulence": "turbulence", "bad_visibility": "bad-visibility"}


class AltitudeRow(Styled, QWidget):
    """`wanted(at, name, value)` asks for a change."""

    wanted = Signal(int, str, object)

    def __init__(self, at: int) -> None:
        super().__init__()
        self.at, self.feet, self._wrong = at, 0, False
        self.signs = {name: Sign(sign, high=38) for name, sign in SIGNS.items()}
        self._row = QHBoxLayout(self)
        self._row.addStretch(5)
        for part in self.signs.values():
            self._row.addWidget(part, 2)
            part.clicked.connect(self._pressed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        edge = look.px(4)
        self._row.setContentsMargins(edge, 0, edge, 0)
        self._row.setSpacing(look.px(6))
        self.update()

    def _pressed(self) -> None:
        for name, part in self.signs.items():
            if part is self.sender():
                self.wanted.emit(self.at, name, int(not part.on) if name == "reroll_token" else not part.on)

    def show_altitude(self, step: Altitude, wrong: Mapping[str, str]) -> None:
        """wrong: field to its sentence."""
        self.feet, self._wrong = step.feet, bool(wrong)
        place = say("editor.land") if not step.feet else f"{grouped(step.feet)} ft"
        for name, part in self.signs.items():
            on = bool(getattr(step, name))
            state = say("editor.moduleOn" if on else "editor.moduleOff")
            part.show_on(on, "", f"{place}: {say(MARKS[name])}, {state}", wrong.get(name, ""))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scale = self.look.scale
        with Canvas(painter, self.look.theme, scale) as canvas:
            wide, high = self.width() / scale, self.height() / scale
            edge = "brake" if self._wrong else "line"
            canvas.box(QRectF(0.8, 0.8, wide - 1.6, high - 1.6), 8, fill="well", stroke=edge, sw=1)
            words = say("editor.land") if not self.feet else grouped(self.feet)
            room = self.signs["reroll_token"].x() / scale - 6
            canvas.text(12, high / 2 + 6, words, 17, "text", 700, kind="flight", max_width=room - 44)
            seat = ("pilot", "copilot")[(FEET_TOP - self.feet) // 1000 % 2]
            glyphs.chip(canvas, room - 26, high / 2 - 10.5, seat, 21)
        painter.end()
