"""The buttons that run a replay: to the beginning, back, play, on, to the end."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QSizePolicy

from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.widgets.buttons import Pressable

_SIGNS = {
    "first": "M-8 -9V9M8 -9V9L-4 0Z",
    "back": "M7 -9V9L-7 0Z",
    "play": "M-8 -12V12L12 0Z",
    "pause": "M-8 -11H-2V11H-8ZM3 -11H9V11H3Z",
    "next": "M-7 -9V9L7 0Z",
    "last": "M8 -9V9M-8 -9V9L4 0Z",
}


class Transport(Pressable):
    """sign: first, back, play, pause, next or last. solid: the one in the middle."""

    def __init__(self, name: str, sign: str, *, solid: bool = False) -> None:
        super().__init__("")
        self.sign, self.solid = sign, solid
        self.set_name(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_name(self, name: str) -> None:
        """What it is called; there is no text on it."""
        self.setAccessibleName(name)
        self.setToolTip(name)

    def set_sign(self, sign: str, name: str) -> None:
        """Another sign, with its name."""
        self.sign = sign
        self.set_name(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.target(84 if self.solid else 60), self.look.target(58))

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        hot = self.isEnabled() and (self.hot or self.isDown())
        fill = "text" if self.solid else "control" if hot else "raised"
        ink = "bg" if self.solid else "text"
        with canvas.group(opacity=1 if self.isEnabled() else 0.4):
            canvas.box(rect, 10, fill=fill, stroke=None if self.solid else "line", sw=1.2, op=0.88 if hot else 1)
            with canvas.group(rect.center().x(), rect.center().y()):
                stroke = ink if self.sign in ("first", "last") else None
                canvas.path(_SIGNS[self.sign], fill=ink, stroke=stroke, sw=2.4)
