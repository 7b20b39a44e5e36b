"""Ready pictures of the flight cards, so that a frame only copies pixels; used in the same way as `DieFaces`.

Like those, all are made at once: a store that was filled on demand would tell by its contents which values have been
looked at.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF

from skyteam_qt.ui.cockpit.faces import LETTERS, SEATS, VALUES, Faces, Picture, lifted_shadow
from skyteam_qt.ui.draw import cards
from skyteam_qt.ui.theme import Theme

TRAY = (78.0, 106.0)
DRAG = (66.0, 90.0)
BOARD = (57.0, 78.0)
"""A card on a space covers the outline of the place."""
_MARGIN = 6.0


class CardFaces(Faces):
    """All faces of the flight cards of both seats: values 1 to 6, covered "A" to "D" and "" (the back of the pile).

    sizes: "tray", "drag" (without its own shadow, see `blit`), "board" (values and ""). From 76 px on, cards in the
    tray and in the hand show pips; style "numerals" never does. tray: width and height of a tray place.
    """

    corner_k = cards.CORNER

    def __init__(
        self,
        theme: Theme,
        scale: float,
        dpr: float = 1.0,
        tray: tuple[float, float] | None = None,
        style: str = "pips",
    ) -> None:
        self.scale, self.dpr = scale, dpr
        self.boxes = {"tray": tray or TRAY, "drag": DRAG, "board": BOARD}
        self._pictures, self._shadows = {}, {}
        for seat in SEATS:
            for size, box in self.boxes.items():
                faces: tuple[int | str, ...] = (*VALUES, "") if size == "board" else (*VALUES, *LETTERS, "")
                pips = size != "board" and style != "numerals" and box[0] * scale >= cards.PIPS_FROM_PX
                for face in faces:
                    picture = Picture(box, _MARGIN, theme, scale, dpr)
                    painter, canvas = picture.open()
                    rect, shadow = QRectF(0, 0, *box), size != "drag"
                    with canvas:
                        if isinstance(face, int):
                            cards.flight_card(canvas, rect, seat, face, pips, shadow)
                        else:
                            cards.covered_card(canvas, rect, seat, face, shadow)
                    painter.end()
                    self._pictures[seat, face, size] = picture
            self._shadows[seat] = lifted_shadow(theme, seat, DRAG, self.corner_k, scale, dpr)

    def side(self, size: str) -> float:
        """The width of a card in scene units."""
        return self.boxes[size][0]

    def box(self, size: str) -> QSizeF:
        """Width and height in scene units."""
        return QSizeF(*self.boxes[size])
