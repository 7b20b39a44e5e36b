"""The check in words: what is fine, what is a caution, what stands in the way."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from skyteam_qt.content.airport import Airport
from skyteam_qt.content.airport_check import budget, fewest_rounds
from skyteam_qt.content.files import read_json
from skyteam_qt.content.problems import Problem
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.widgets.look import Look, Styled
from skyteam_qt.ui.widgets.text import Text

LINES = 7
LABELS = {"code": "editor.code", "airport": "editor.name"}
"""Fields of a file, and what they are called in the editor."""


def sentence(problem: Problem) -> str:
    """A problem in the language of the people."""
    fields = dict(problem.fields)
    if fields.get("name") in LABELS:
        fields["name"] = say(LABELS[fields["name"]])
    return say(problem.text_key, **fields)


def findings(airport: Airport, problems: Sequence[Problem]) -> list[tuple[str, str]]:
    """Kind ("no", "warn", "ok") and sentence: what is wrong first."""
    found = [("no" if one.blocks else "warn", sentence(one)) for one in problems]
    keys = {one.key for one in problems}
    if not keys & {"airport.bank", "airport.glide"} and airport.spaces:
        fewest = airport.rounds - 1 if "engine-loss" in airport.modules else fewest_rounds(airport.spaces)
        found.append(("ok", say("editor.ok.rounds", spaces=len(airport.spaces), rounds=airport.rounds, n=fewest)))
    if "airport.planes" not in keys:
        most = read_json("scenarios")["constants"]["traffic_token_supply"]
        key = "editor.ok.planesDice" if "traffic" in airport.modules else "editor.ok.planes"
        found.append(("ok", say(key, n=airport.planes, most=most)))
    if "airport.dice" not in keys:
        dice = budget(airport)
        found.append(("ok", say("editor.ok.dice", thrown=dice.thrown, needed=dice.needed + airport.planes)))
    return list(dict.fromkeys(found))


class _Badge(Styled, QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.kind = "ok"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.setFixedSize(look.px(28), max(look.px(26), 20))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scale = self.look.scale
        with Canvas(painter, self.look.theme, scale) as canvas:
            glyphs.badge(canvas, 13, self.height() / scale / 2, self.kind, 10)
        painter.end()


class _Line(Styled, QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.badge, self.words = _Badge(), Text(size=16, wrap=True)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.badge)
        self._row.addWidget(self.words, 1)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look.px(10))


class CheckList(Styled, QWidget):
    """`show_findings`; at most a few lines, the worst first."""

    def __init__(self) -> None:
        super().__init__()
        self.body = QVBoxLayout(self)
        self.lines = tuple(_Line() for _ in range(LINES))
        for line in self.lines:
            self.body.addWidget(line)
        self.body.addStretch(1)
        self.setAccessibleName(say("editor.check"))

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(look.px(8))

    def show_findings(self, found: Sequence[tuple[str, str]]) -> None:
        """What `findings` found."""
        for number, line in enumerate(self.lines):
            line.setVisible(number < len(found))
            if number < len(found):
                line.badge.kind, words = found[number]
                line.badge.update()
                line.words.setText(words)
        self.setAccessibleDescription(" ".join(words for _, words in found))
