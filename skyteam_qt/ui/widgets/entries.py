"""Lines to press in a list: contents of the rules, search hits, steps of a correction."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QSizePolicy

from skyteam_qt.ui.draw import glyphs, module_signs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.widgets.buttons import Pressable

SIGN_ROOM = 46.0


class Entry(Pressable):
    """A line with the sign of a system or a module (or a dot) in front.

    `checked` marks the one that is shown; boxed: as a card.
    """

    def __init__(self, text: str, sign: str = "", *, boxed: bool = False, high: float = 37, dot: bool = True) -> None:
        super().__init__(text)
        self._sign, self._boxed, self._high, self._dot = sign, boxed, high, dot
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(200), self.look.target(self._high))

    def nextCheckState(self) -> None:
        """A press asks; the page says which one is checked."""

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        on = self.isChecked()
        if on or self.hot or self._boxed:
            fill = "control" if on or self.hot else "raised"
            edge = "text" if on and self._boxed else "line" if self._boxed else None
            canvas.box(rect.adjusted(0, 1, 0, -1), 8, fill=fill, stroke=edge, sw=2.2 if on else 1, op=1 if on else 0.8)
        mid = rect.center().y()
        ink = "text" if on or self._boxed else "muted"
        left = SIGN_ROOM
        if len(self._sign) > 1:
            module_signs.module(canvas, 22, mid, self._sign, ink, "panel", 20)
        elif self._sign:
            glyphs.system(canvas, 22, mid, self._sign, ink, 20)
        elif self._dot:
            canvas.circ(22, mid, 3, fill="faint")
        else:
            left = 16
        room = rect.width() - left - 8
        canvas.text(left, mid + 5.6, self.text(), 16, ink, 700 if on else 500, max_width=room)


class HitEntry(Pressable):
    """A search hit: title, and the sentence with the word on a bright ground."""

    def __init__(self, title: str, before: str, word: str, after: str) -> None:
        super().__init__(title)
        self._parts = (before, word, after)
        self.setAccessibleDescription(f"{before}{word}{after}")
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(200), self.look.target(64))

    def nextCheckState(self) -> None:
        """A press asks; the page says which one is checked."""

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        on = self.isChecked()
        fill = "control" if on or self.hot else "raised"
        canvas.box(rect, 10, fill=fill, stroke="text" if on else "line", sw=2.2 if on else 1.2)
        gap = max(21.0, 1.32 * 12 / canvas.scale * canvas.theme.large_text)
        mid = rect.center().y()
        room = rect.width() - 32
        canvas.text(16, mid + 5.5 - gap / 2, self.text(), 16, "text", 700, max_width=room)
        before, word, after = self._parts
        base, x = mid + 5 + gap / 2, 16.0
        metrics = canvas.metrics(15, 500)
        blank = metrics.horizontalAdvance(" ") / canvas.scale
        x += canvas.text(x, base, before, 15, "muted", 500, max_width=room)
        x += blank * 0.2
        wide = canvas.text_width(word, 15, 600)
        if x + wide < 16 + room:
            canvas.rect(x - 1, base - gap * 0.68, wide + 3, gap * 0.9, 4, fill="caution")
            canvas.text(x + 0.5, base, word, 15, "bg", 600)
            x += wide + 3
            left = 16 + room - x
            if left > 24:
                canvas.text(x, base, _cut(after, metrics, left * canvas.scale), 15, "muted", 500)


def _cut(text: str, metrics: QFontMetricsF, room: float) -> str:
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)


class Step(Entry):
    """An entry that remembers what it stands for."""

    def __init__(self, text: str, index: int, chosen: Callable[[int], None]) -> None:
        super().__init__(text, boxed=True, high=48, dot=False)
        self.index = index
        self._chosen = chosen
        self.clicked.connect(self._choose)

    def _choose(self) -> None:
        self._chosen(self.index)
