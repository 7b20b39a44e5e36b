"""One space of the approach as a column of the editor: its planes to look at, and everything that is printed on it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from skyteam_qt.content.airport import MARKS, Space
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.editor.controls import BankMark, Counter, Sign
from skyteam_qt.ui.editor.draft import ALARMS_MOST, DICE_MOST, PLANES_MOST
from skyteam_qt.ui.widgets.look import Look, Styled


def bank_words(mark: int) -> str:
    """An axis mark in words."""
    if not mark:
        return say("editor.spoken.level")
    return say("editor.spoken.pilot" if mark < 0 else "editor.spoken.copilot", n=abs(mark))


class _Head(Styled, QWidget):
    """The name of the space and its planes."""

    def __init__(self) -> None:
        super().__init__()
        self.title, self.planes = "", 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.setFixedHeight(max(look.px(62), 48))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scale = self.look.scale
        with Canvas(painter, self.look.theme, scale) as canvas:
            wide, high = self.width() / scale, self.height() / scale
            canvas.text(2, 17, self.title, 16, "text", 700, kind="flight", max_width=wide)
            mid = high - 20
            if not self.planes:
                canvas.text(wide / 2, mid + 5, say("editor.noPlanes"), 15, "faint", 500, "middle", max_width=wide)
            elif self.planes > 3:
                glyphs.plane(canvas, wide / 2 - 18, mid, 30, "caution", -90)
                canvas.text(wide / 2 + 2, mid + 6, f"×{self.planes}", 18, "caution", 700, kind="flight")
            else:
                gap = min(32.0, wide / self.planes)
                for i in range(self.planes):
                    x = wide / 2 + (i - (self.planes - 1) / 2) * gap
                    glyphs.plane(canvas, x, mid, min(30.0, gap), "caution", -90)
        painter.end()


class _Leave(Styled, QWidget):
    """The words above the bank marks, between the letters of the seats whose side they are on."""

    def __init__(self) -> None:
        super().__init__()
        self.words = ""

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.setFixedHeight(max(look.px(18), 16))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scale = self.look.scale
        with Canvas(painter, self.look.theme, scale) as canvas:
            wide, base = self.width() / scale, self.height() / scale - 4
            canvas.text(3, base, "P", 14, "pilot", 700, kind="flight")
            canvas.text(wide - 3, base, "C", 14, "copilot", 700, "end", kind="flight")
            canvas.text(wide / 2, base, self.words, 14, "muted", 500, "middle", max_width=wide - 30, drop=True)
        painter.end()


class SpaceColumn(Styled, QWidget):
    """`wanted(at, name, value)` asks for a change; `mark(at, mark)` for another axis mark. at: from 0."""

    wanted = Signal(int, str, object)
    mark = Signal(int, int)

    def __init__(self, at: int) -> None:
        super().__init__()
        self.at = at
        self._wrong = False
        self.head = _Head()
        self.planes = Counter("traffic", most=PLANES_MOST)
        self.dice = Counter("traffic-die", most=DICE_MOST)
        self.leave = _Leave()
        self.marks = tuple(BankMark(mark) for mark in MARKS)
        self.alarms = Counter("alarms", most=ALARMS_MOST)
        self.trust = Sign("total-trust", high=40)
        self.body = QVBoxLayout(self)
        self._row = QHBoxLayout()
        for part in (self.head, self.planes, self.dice, self.leave):
            self.body.addWidget(part)
        for one in self.marks:
            self._row.addWidget(one, 1)
            one.clicked.connect(self._marked)
        self.body.addLayout(self._row)
        self.body.addWidget(self.alarms)
        self.body.addWidget(self.trust)
        self.planes.wanted.connect(self._planes)
        self.dice.wanted.connect(self._dice)
        self.alarms.wanted.connect(self._alarms)
        self.trust.clicked.connect(self._trust)

    @property
    def parts(self) -> tuple[Counter | BankMark | Sign, ...]:
        """Everything that can be pressed."""
        return (self.planes, self.dice, *self.marks, self.alarms, self.trust)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        edge = look.px(10)
        self.body.setContentsMargins(edge, look.px(6), edge, look.px(8))
        self.body.setSpacing(look.px(5))
        self._row.setSpacing(0)
        self.update()

    def _planes(self, value: int) -> None:
        self.wanted.emit(self.at, "traffic", value)

    def _dice(self, value: int) -> None:
        self.wanted.emit(self.at, "traffic_dice", value)

    def _alarms(self, value: int) -> None:
        self.wanted.emit(self.at, "alarms", value)

    def _trust(self) -> None:
        self.wanted.emit(self.at, "total_trust", not self.trust.on)

    def _marked(self) -> None:
        part = self.sender()
        if isinstance(part, BankMark):
            self.mark.emit(self.at, part.mark)

    def show_space(self, space: Space, last: int, wrong: Mapping[str, str], alarms_shut: str) -> None:
        """wrong: field to its sentence, "" for the whole space. alarms_shut: why there can be none."""
        airport = self.at == last
        title = say("editor.start") if not self.at else say("editor.airport") if airport else str(self.at + 1)
        place = say("editor.spaceN", n=self.at + 1) if self.at and not airport else title
        self.head.title, self.head.planes = title, space.traffic
        self.head.update()
        self._wrong = bool(wrong)
        self.planes.show_value(
            space.traffic, f"{place}: {say('editor.planes')} {space.traffic}", wrong.get("traffic", "")
        )
        self.dice.show_value(
            space.traffic_dice,
            f"{place}: {say('editor.dice')} {space.traffic_dice}",
            wrong.get("traffic_dice", ""),
        )
        self.leave.words = say("editor.neverLeft" if airport else "editor.mayLeave")
        self.leave.update()
        for part in self.marks:
            on = space.axis is None or part.mark in space.axis
            name = say("editor.spoken.mark", space=place, mark=bank_words(part.mark))
            state = say("editor.moduleOn" if on else "editor.moduleOff")
            part.setEnabled(not airport or space.axis is not None)
            part.show_mark(on, space.axis is not None, f"{name}, {state}", wrong.get("axis", ""))
        self.alarms.setEnabled(not alarms_shut or space.alarms > 0)
        self.alarms.show_value(
            space.alarms, f"{place}: {say('editor.alarms')} {space.alarms}", wrong.get("alarms", "") or alarms_shut
        )
        word = say("editor.trust")
        state = say("editor.moduleOn" if space.total_trust else "editor.moduleOff")
        self.trust.show_on(space.total_trust, word, f"{place}: {word}, {state}", wrong.get("total_trust", ""))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        with Canvas(painter, self.look.theme) as canvas:
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            edge = "brake" if self._wrong else "line"
            canvas.box(box, 12 * self.look.scale, fill="well", stroke=edge, sw=2 if self._wrong else 1.2)
        painter.end()
