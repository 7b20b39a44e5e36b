"""Parts of the start screen that paint themselves: the aircraft of the title, a flight in small, tiles."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.difficulty import level_bars
from skyteam_qt.ui.screens import previews
from skyteam_qt.ui.screens.marks import spoken
from skyteam_qt.ui.services import FlightCard
from skyteam_qt.ui.widgets.buttons import Pressable
from skyteam_qt.ui.widgets.look import Look, Styled


class PlaneSign(Styled, QWidget):
    """The aircraft beside the title."""

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.setFixedSize(look.px(52), look.px(56))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        with Canvas(painter, self.look.theme, self.look.scale) as canvas:
            glyphs.plane(canvas, 26, 27, 44, "text", 45)
        painter.end()


class Preview(Styled, QWidget):
    """The approach of the chosen flight in small."""

    def __init__(self) -> None:
        super().__init__()
        self._card: FlightCard | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_flight(self, card: FlightCard) -> None:
        """Another flight."""
        self._card = card
        self.setAccessibleName(previews.spoken_approach(card))
        self._fit()
        self.update()

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def _fit(self) -> None:
        if self._card is not None and self.styled:
            self.setFixedHeight(self.look.px(previews.preview_height(self._card, self.width() / self.look.scale)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        s = self.look.scale
        with Canvas(painter, self.look.theme, s) as canvas:
            if self._card is not None:
                previews.paint_approach(canvas, QRectF(0, 0, self.width() / s, self.height() / s), self._card)
        painter.end()


class Track(Styled, QWidget):
    """The altitude track of the chosen flight in small."""

    def __init__(self) -> None:
        super().__init__()
        self._card: FlightCard | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_flight(self, card: FlightCard) -> None:
        """Another flight."""
        self._card = card
        self.setAccessibleName(previews.spoken_track(card))
        self._fit()
        self.update()

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def _fit(self) -> None:
        if self._card is not None and self.styled:
            lines = previews.track_lines(self._card, self.width() / self.look.scale, self._wide)
            self.setFixedHeight(self.look.px(previews.track_height(lines)))

    def _wide(self, text: str) -> float:
        look = self.look
        font = look.theme.font_and_metrics(previews.FEET * look.scale * look.theme.large_text, 600, "flight")
        return font[1].horizontalAdvance(text) / look.scale

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        s = self.look.scale
        with Canvas(painter, self.look.theme, s) as canvas:
            if self._card is not None:
                previews.paint_track(canvas, QRectF(0, 0, self.width() / s, self.height() / s), self._card)
        painter.end()


class FlightTile(Pressable):
    """One flight of the chosen airport: its level, and whether it has been landed."""

    def __init__(self, card: FlightCard) -> None:
        super().__init__(say(f"level.{card.difficulty}"))
        self.card = card
        self.setCheckable(True)
        self.setAccessibleName(spoken(card))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def take(self, card: FlightCard) -> None:
        """The same flight with another tally."""
        self.card = card
        self.setAccessibleName(spoken(card))
        self.update()

    @property
    def state_text(self) -> str:
        """What has come of it so far."""
        if self.card.landed:
            return say("start.landedTimes", n=self.card.landed)
        return say("start.flownTimes", n=self.card.flown) if self.card.flown else say("start.notFlown")

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(200), self.look.target(54))

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        on = self.isChecked()
        fill = "control" if on or self.hot else "raised"
        canvas.box(rect, 10, fill=fill, stroke="text" if on else "line", sw=2.4 if on else 1.2)
        mid = rect.center().y()
        level_bars(canvas, 16, mid - 12, self.card.difficulty, 24)
        gap = max(21.0, 1.32 * 12 / canvas.scale * canvas.theme.large_text)
        room = rect.width() - 52 - (44 if self.card.landed else 10)
        canvas.text(52, mid + 6 - gap / 2, self.text(), 17, "text", 700, max_width=room)
        canvas.text(52, mid + 6 + gap / 2, self.state_text, 14, "muted", 500, max_width=room)
        if self.card.landed:
            canvas.circ(rect.right() - 24, mid, 10, fill="lamp")
            glyphs.tick(canvas, rect.right() - 29.5, mid - 5.5, 11, "bg", 2.4)
