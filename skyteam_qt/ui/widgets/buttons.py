"""Things to press on a page: buttons with key caps, segments, choices, tiles and switches.

All are real QAbstractButtons: Tab, Space, screen readers and `click()` work; Return presses too (ux 5).
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from skyteam_qt.qtbridge.texts import words_now
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.breaks import halves
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.widgets.look import Look, Ringed, Styled


class Pressable(Ringed, QAbstractButton):
    """Base: hover, Return, and a focus ring only for people who use keys."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hot = False

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.updateGeometry()
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.hot = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.hot = False
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scale = self.look.scale
        with Canvas(painter, self.look.theme, scale) as canvas:
            # One px in from the edge: outlines are drawn on it, and half of them would be cut off.
            px = 1 / scale
            self.draw(canvas, QRectF(px, px, self.width() / scale - 2 * px, self.height() / scale - 2 * px))
        painter.end()

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        """Paint it, in units."""
        raise NotImplementedError

    def measure(self, text: str, units: float, weight: int, kind: str = "ui") -> float:
        """Width of a text in px, as it will be drawn."""
        return self.look.theme.font_and_metrics(units * self.look.scale * self.look.theme.large_text, weight, kind)[
            1
        ].horizontalAdvance(text)


class Button(Pressable):
    """A button. kind: "ghost", "solid" (the one thing to do next), "strong" (outlined). key: the cap shown in it."""

    def __init__(
        self, text: str, key: str = "", kind: str = "ghost", *, size: float = 16, high: float = 44, wide: float = 0
    ) -> None:
        super().__init__(text)
        self.key, self.kind = key, kind
        self._size, self._high, self._wide = size, high, wide
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def set_text(self, text: str) -> None:
        """Another label."""
        self.setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def set_kind(self, kind: str) -> None:
        """Another weight among its neighbours."""
        self.kind = kind
        self.update()

    def sizeHint(self) -> QSize:
        look = self.look
        wide = self.measure(self.text(), self._size, 700 if self._size > 18 else 600) + look.px(36)
        if self.key:
            wide += max(look.px(32), self.measure(self.key, 14, 700, "flight") + look.px(16) + 8)
        return QSize(max(round(wide) + 1, look.px(self._wide)), look.target(self._high))

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        fill, ink, edge, width = {
            "solid": ("text", "bg", None, 1.2),
            "strong": ("control", "text", "text", 2.0),
        }.get(self.kind, ("raised", "text", "line", 1.2))
        hot = self.isEnabled() and (self.hot or self.isDown())
        if hot and self.kind == "ghost":
            fill, edge = "control", "lineStrong"
        with canvas.group(opacity=1 if self.isEnabled() else 0.5):
            canvas.box(rect, 10, fill=fill, stroke=edge, sw=width, op=0.88 if hot and self.kind == "solid" else 1)
            weight = 700 if self._size > 18 else 600
            cap = glyphs.keycap_width(canvas, self.key) + 10 if self.key else 0.0
            room = rect.width() - 16 - cap
            wide = min(canvas.text_width(self.text(), self._size, weight), room)
            left = rect.x() + (rect.width() - wide - cap) / 2
            mid = rect.center().y()
            canvas.text(left, mid + self._size * 0.35, self.text(), self._size, ink, weight, max_width=room)
            if self.key:
                glyphs.keycap(canvas, left + wide + 10, mid - 12, self.key, ink)


class Segment(Pressable):
    """One part of `Segments`."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        wide = max(self.look.target(0), round(self.measure(self.text(), 16, 600)) + self.look.px(36))
        return QSize(wide, self.look.target(38))

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        on = self.isChecked()
        if on or self.hot:
            canvas.box(rect.adjusted(0, 2, 0, -2), 8, fill="text" if on else "control", op=1 if on else 0.6)
        canvas.text(rect.center().x(), rect.center().y() + 5.6, self.text(), 16, "bg" if on else "muted", 600, "middle")


class Segments(Styled, QWidget):
    """A few words, one of which holds. `group.idToggled` tells; ids are the positions."""

    def __init__(self, words: tuple[str, ...], on: int = 0, *, name: str = "") -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        for i, word in enumerate(words):
            part = Segment(word)
            if name:
                part.setAccessibleName(f"{name}: {word}")
            part.setChecked(i == on)
            self.group.addButton(part, i)
            self._row.addWidget(part)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def on(self) -> int:
        """Which one holds."""
        return self.group.checkedId()

    def part(self, i: int) -> QAbstractButton:
        """The button at a position."""
        return self.group.button(i)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        edge = look.px(3)
        self._row.setContentsMargins(edge, 1, edge, 1)
        self._row.setSpacing(0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        with Canvas(painter, self.look.theme) as canvas:
            canvas.box(QRectF(self.rect()), 10 * self.look.scale, fill="well", stroke="line", sw=1.2)
        painter.end()


class Choice(Pressable):
    """A card with a round mark: one of several, with a caption that says what it means. `picture`: see `draw`."""

    def __init__(self, text: str, caption: str = "", note: str = "", picture: str = "", *, high: float = 70) -> None:
        super().__init__(text)
        self.caption, self.note, self.picture, self._high = caption, note, picture, high
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAccessibleDescription(caption)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        wide = max(self.measure(self.text(), 18, 700), self.measure(self.caption, 15, 500))
        return QSize(round(wide) + self.look.px(76), self.look.target(self._high))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(160), self.look.target(self._high))

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        on = self.isChecked()
        fill = "control" if on or self.hot else "raised"
        canvas.box(rect, 12, fill=fill, stroke="text" if on else "line", sw=2.4 if on else 1.2)
        mid = rect.center().y()
        canvas.circ(28, mid, 10, stroke="text" if on else "lineStrong", sw=2.2)
        if on:
            canvas.circ(28, mid, 5, fill="text")
        # The picture gives way to the caption.
        words = max(canvas.text_width(self.caption, 15, 500), canvas.text_width(self.text(), 18, 700))
        picture = self.picture if words + 56 + 116 <= rect.width() else ""
        room = rect.width() - 56 - (116 if picture else 16)
        # Two lines need their heights as drawn: at the text floor they are taller than at the scale.
        gap = max(23.0, 1.32 * 12 / canvas.scale * canvas.theme.large_text) if self.caption else 0.0
        base = mid + 6 - gap / 2
        wide = canvas.text(56, base, self.text(), 18, "text", 700, max_width=room)
        if self.note and on:
            canvas.text(66 + wide, base, self.note, 14, "lamp", 600, max_width=room - wide - 10, drop=True)
        canvas.text(56, base + gap, self.caption, 15, "muted", 500, max_width=room)
        if picture:
            _sitting(canvas, picture, rect.right() - 94, mid)


class ShortChoice(Pressable):
    """One of several in a row: a round mark and a word. What it means is told elsewhere, and to screen readers."""

    def __init__(self, text: str, caption: str = "", *, high: float = 46) -> None:
        super().__init__(text)
        self._high = high
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAccessibleDescription(caption)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def fits(self, wide: float) -> bool:
        """Whether the words can be read whole in so many px, in two lines if need be, at the smallest size."""
        room = wide - self.look.px(50)
        if self._smallest(self.text()) <= room:
            return True
        return any(max(map(self._smallest, pair)) <= room for pair in halves(self.text()))

    def _smallest(self, words: str) -> float:
        return self.measure(words, 12 / max(self.look.scale, 0.01), 600)

    def sizeHint(self) -> QSize:
        return QSize(round(self.measure(self.text(), 16, 600)) + self.look.px(50), self.look.target(self._high))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(80), self.look.target(self._high))

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        on = self.isChecked()
        fill = "control" if on or self.hot else "raised"
        canvas.box(rect, 10, fill=fill, stroke="text" if on else "line", sw=2.4 if on else 1.2)
        mid = rect.center().y()
        canvas.circ(22, mid, 9, stroke="text" if on else "lineStrong", sw=2)
        if on:
            canvas.circ(22, mid, 4.6, fill="text")
        room, ink = rect.width() - 46, "text" if on else "muted"
        if canvas.text_width(self.text(), 15, 600) <= room or not halves(self.text()):
            canvas.text(40, mid + 5.6, self.text(), 16, ink, 600, max_width=room)
            return
        pair = min(halves(self.text()), key=lambda both: max(canvas.text_width(one, 14, 600) for one in both))
        gap = max(17.0, 1.2 * 12 / canvas.scale * canvas.theme.large_text)
        for line, up in zip(pair, (-0.5, 0.5), strict=True):
            canvas.text(40, mid + 5 + up * gap, line, 14, ink, 600, max_width=room)


def _sitting(canvas: Canvas, picture: str, x: float, mid: float) -> None:
    """The small pictures of the sitting modes; what lies open in the open cockpit is an example, not a hand."""
    if picture == "curtain":
        canvas.rect(x + 4, mid - 19, 74, 38, 6, fill="well", stroke="lineStrong", sw=1.6)
        for i in range(4):
            canvas.line(x + 8, mid - 12 + i * 8, x + 74, mid - 12 + i * 8, "lineStrong", 2, 0.7)
    elif words_now() == "cards":
        _sitting_cards(canvas, picture, x, mid)
    elif picture == "visors":
        glyphs.covered_die(canvas, x, mid - 17, 34, "pilot", shadow=False)
        glyphs.covered_die(canvas, x + 46, mid - 17, 34, "copilot", shadow=False)
    else:
        glyphs.die(canvas, x, mid - 17, 34, "pilot", 5, shadow=False)
        glyphs.die(canvas, x + 46, mid - 17, 34, "copilot", 2, shadow=False)


def _sitting_cards(canvas: Canvas, picture: str, x: float, mid: float) -> None:
    from skyteam_qt.ui.draw import cards  # not before the first picture

    for seat, left, value in (("pilot", x + 2, 5), ("copilot", x + 48, 2)):
        rect = QRectF(left, mid - 21, 30, 42)
        if picture == "visors":
            cards.covered_card(canvas, rect, seat, shadow=False)
        else:
            cards.flight_card(canvas, rect, seat, value, shadow=False)


class Switch(Pressable):
    """On or off, with a tick when on."""

    def __init__(self, name: str, on: bool = False) -> None:
        super().__init__("")
        self.setAccessibleName(name)
        self.setCheckable(True)
        self.setChecked(on)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.look.target(56), self.look.target(40))

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        on, mid = self.isChecked(), rect.center().y()
        x = rect.center().x() - 23
        edge = "text" if self.hot else "lamp" if on else "lineStrong"
        canvas.rect(x, mid - 12, 46, 24, 12, fill="lamp" if on else "well", stroke=edge, sw=1.6)
        canvas.circ(x + (34 if on else 12), mid, 8, fill="bg" if on else "muted")
        if on:
            glyphs.tick(canvas, x + 8, mid - 6, 12, "bg", 2.6)


class SwapButton(Pressable):
    """The round button between the two names."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setToolTip(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = self.look.target(44)
        return QSize(side, side)

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        mid: QPointF = rect.center()
        canvas.circ(mid.x(), mid.y(), 17, fill="control" if self.hot else "raised", stroke="lineStrong", sw=1.4)
        with canvas.group(mid.x() - 9, mid.y() - 9, scale=18 / 24):
            canvas.path("M3 8H19.5M15.5 4L19.5 8L15.5 12", None, "text", 2.2)
            canvas.path("M21 16H4.5M8.5 12L4.5 16L8.5 20", None, "text", 2.2)
