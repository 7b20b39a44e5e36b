"""The scrub bar: a block for each round with its dice and the signs of their systems, and the playhead (mock-up 15)."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.public_facts import WORDS
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.cards import rank
from skyteam_qt.ui.draw.silhouette import shape
from skyteam_qt.ui.replay.reel import Block, Reel
from skyteam_qt.ui.widgets.look import Look, Ringed

HIGH = 144.0
LEFT = 16.0
GAP = 6.0
EDGE = 8.0
"""Units: beside the first block, between blocks, inside a block."""


class ScrubBar(Ringed, QAbstractSlider):
    """The position by its number, as a slider. The page has the keys; a press or a drag goes where the pointer is."""

    def __init__(self, reel: Reel) -> None:
        super().__init__()
        self.reel = reel
        self._cards = reel.flight.ruleset.source.name == "cards"
        self.marks: tuple[int, ...] = ()
        """Positions with a diamond: turning points."""
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setRange(0, len(reel) - 1)
        self.setAccessibleName(say("replay.scrub"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(self.update)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(1400), max(112, self.look.px(HIGH)))

    def minimumSizeHint(self) -> QSize:
        return QSize(500, self.sizeHint().height())

    # --- places -----------------------------------------------------------------------------------------------
    def _step(self) -> float:
        """Units from one block to the next."""
        return (self.width() / self.look.scale - 2 * LEFT + GAP) / len(self.reel.blocks)

    def _slot(self) -> float:
        """Units of one die."""
        return (self._step() - GAP - 2 * EDGE) / self.reel.per_round

    def x_of(self, at: int) -> float:
        """Where the playhead stands, in units."""
        block, dice = self.reel.spots[at]
        return LEFT + block * self._step() + EDGE + dice * self._slot()

    def at_x(self, x: float) -> int:
        """The position below a pointer (px)."""
        units = x / self.look.scale - LEFT
        block = max(0, min(len(self.reel.blocks) - 1, int(units // self._step())))
        return self.reel.at_spot(block, (units - block * self._step() - EDGE) / self._slot())

    # --- pointer and keys -------------------------------------------------------------------------------------
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setSliderPosition(self.at_x(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setSliderPosition(self.at_x(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The page steps."""
        event.ignore()

    # --- painting ---------------------------------------------------------------------------------------------
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        s = self.look.scale
        with Canvas(painter, self.look.theme, s) as canvas:
            high = self.height() / s
            bar = high - 16
            step = self._step()
            for i, block in enumerate(self.reel.blocks):
                rect = QRectF(LEFT + i * step, 12, step - GAP, bar - 30)
                self._block(canvas, rect, block, i == self.reel.spots[self.value()][0])
            last = LEFT + len(self.reel.blocks) * step - GAP
            x = self.x_of(self.value())
            canvas.rect(LEFT, bar - 2, last - LEFT, 4, 2, fill="lineStrong", op=0.6)
            canvas.rect(LEFT, bar - 2, x - LEFT, 4, 2, fill="text")
            for at in self.marks:
                glyphs.diamond(canvas, self.x_of(at), bar, 8, fill="caution", stroke="bg", sw=1.6)
            canvas.line(x, 8, x, bar, "focus", 2.4)
            canvas.path(f"M{x - 9:g} 0H{x + 9:g}V9L{x:g} 17L{x - 9:g} 9Z", fill="focus")
            canvas.circ(x, bar, 9, fill="text", stroke="bg", sw=2)
        painter.end()

    def _block(self, canvas: Canvas, rect: QRectF, block: Block, here: bool) -> None:
        canvas.box(rect, 8, fill="control" if here else "well", stroke="line", sw=1.2)
        text = max(17.0, 1.3 * 12 / canvas.scale)
        flown = block.first >= 0
        left, slot = rect.x() + EDGE, self._slot()
        room = rect.width() - 2 * EDGE
        canvas.text(
            left, rect.y() + text + 2, block.column.label, 16, "text" if flown else "faint", 700, "start", "flight"
        )
        z = min(slot - 2, 22.0)
        note = rect.bottom() - text * 0.45
        top = rect.y() + text + 8
        free = note - text - top
        z = max(8.0, min(z, free * 0.56))
        for j, (die, at) in enumerate(zip(block.column.dice, block.placed, strict=True)):
            x = left + j * slot
            with canvas.group(opacity=1.0 if self.value() >= at else 0.4):
                small_face(canvas, x + (slot - z) / 2, top, z, WORDS[die.seat], die.value, self._cards)
                if die.sign:
                    sign = min(z * 0.82, free - z - 3)
                    glyphs.system(canvas, x + slot / 2, top + z + 3 + sign / 2, die.sign, "muted", sign)
        ink = "brake" if block.bad else "muted"
        canvas.text(left, note, block.note, 14, ink, 600 if block.bad else 500, max_width=room)


def small_face(canvas: Canvas, x: float, y: float, z: float, seat: str, value: int, cards: bool) -> None:
    """A die, or a card so small that only its value has room."""
    if not cards:
        glyphs.die(canvas, x, y, z, seat, value, shadow=False)
        return
    canvas.path(shape(seat, x, y, z, z, 0.16), fill="cardPaper", stroke=f"{seat}Edge", sw=1.4)
    ink = "pilotFill" if seat == "pilot" else "copilotCoverTop"
    canvas.text(x + z / 2, y + z * 0.78, rank(value), z * 0.78, ink, 700, "middle", "flight", cap=z * 0.8)
