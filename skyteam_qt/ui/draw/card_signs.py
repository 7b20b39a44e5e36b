"""Signs of the card game: suits, court marks, the joker's head and brass coins. Own drawings only."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.brushes import Fill
from skyteam_qt.ui.draw.canvas import Canvas

SUITS = ("S", "H", "C", "D")
RED = "HD"
_SUITS = {
    "H": "M0 9C-4 5 -9.5 1.5 -9.5 -3.6C-9.5 -7 -7 -9 -4.6 -9C-2.4 -9 -.8 -7.7 0 -5.8C.8 -7.7 2.4 -9 4.6 -9"
    "C7 -9 9.5 -7 9.5 -3.6C9.5 1.5 4 5 0 9Z",
    "D": "M0 -10Q3 -4 7.6 0Q3 4 0 10Q-3 4 -7.6 0Q-3 -4 0 -10Z",
    "S": "M0 -10C3 -5.4 9 -2.4 9 2.4C9 5.4 6.8 7 4.6 7C3 7 1.6 6.2 .9 5C1.2 7.2 2 8.8 3.6 9.6H-3.6"
    "C-2 8.8 -1.2 7.2 -.9 5C-1.6 6.2 -3 7 -4.6 7C-6.8 7 -9 5.4 -9 2.4C-9 -2.4 -3 -5.4 0 -10Z",
    "C": "M-1 -1H1C1 4.5 1.6 8 3.6 9.6H-3.6C-1.6 8 -1 4.5 -1 -1Z",
}
_LEAVES = ((0, -5), (-4.9, 1.6), (4.9, 1.6))


def suit_of(seat: str, value: int) -> str:
    """The suit a flight card shows. Suits mean nothing (F1); black is the Pilot's, red the Co-Pilot's (F2)."""
    return ("SC" if seat == "pilot" else "HD")[value % 2]


def ink_of(suit_letter: str) -> str:
    """The ink of a suit."""
    return "cardInkCopilot" if suit_letter in RED else "cardInkPilot"


def suit(canvas: Canvas, x: float, y: float, z: float, letter: str, ink: Fill) -> None:
    """S spade, H heart, C club, D diamond, about `z` high; (x, y) is its middle."""
    with canvas.group(x, y, scale=z / 20):
        if letter == "C":
            for dx, dy in _LEAVES:
                canvas.circ(dx, dy, 4.3, fill=ink)
        canvas.path(_SUITS[letter], fill=ink)


def court(canvas: Canvas, x: float, y: float, z: float, rank: str, ink: Fill) -> None:
    """The mark of a court card: K crown with a wing, Q tiara, J captain's cap. (x, y) is its middle."""
    with canvas.group(x, y, scale=z / 40):
        if rank == "K":
            canvas.path("M-17 8L-20 -12L-9 -3L0 -17L9 -3L20 -12L17 8Z", fill=ink)
            canvas.path("M-15 11H15A2 2 0 0 1 15 17H-15A2 2 0 0 1 -15 11Z", fill=ink)
            for dx, dy in ((-20, -14), (0, -19), (20, -14)):
                canvas.circ(dx, dy, 3, fill=ink)
            canvas.path("M-9 3Q0 -3 9 3Q0 1 -9 3Z", fill="cardPaper")
        elif rank == "Q":
            canvas.path(
                "M-17 8C-19 -2 -16 -9 -12 -10C-9 -6 -6 -3 -5 -2C-4 -8 -2 -13 0 -15C2 -13 4 -8 5 -2"
                "C6 -3 9 -6 12 -10C16 -9 19 -2 17 8Z",
                fill=ink,
            )
            canvas.path("M-14 11H14A3 3 0 0 1 14 17H-14A3 3 0 0 1 -14 11Z", fill=ink)
            for dx, dy in ((-12, -13), (0, -19), (12, -13)):
                canvas.circ(dx, dy, 2.8, stroke=ink, sw=2)
            canvas.circ(0, 1, 3, fill="cardPaper")
        else:
            canvas.path("M-19 2C-20 -8 -10 -13 0 -13C10 -13 20 -8 19 2C13 0 -13 0 -19 2Z", fill=ink)
            canvas.path("M-15 6C-6 3 6 3 15 6L13 13C5 10 -5 10 -13 13Z", fill=ink)
            canvas.path("M-8 -5Q0 -10 8 -5Q0 -3 -8 -5Z", fill="cardPaper")


def coin(canvas: Canvas, x: float, y: float, z: float = 26, what: str = "plane") -> None:
    """A brass coin with what it stands for stamped in: "plane", "cup", or "dot" for the axis. (x, y) is its middle."""
    r = z / 2
    canvas.circ(x, y + max(1.0, z * 0.055), r, fill="black", op=0.4 if canvas.theme.is_dark else 0.22)
    canvas.circ(x, y, r, fill="coin", stroke="coinEdge", sw=max(1.0, z * 0.05))
    canvas.circ(x, y, r - max(2.0, z * 0.11), stroke="coinRing", sw=max(0.8, z * 0.035))
    if what == "plane":
        glyphs.plane(canvas, x, y, z * 0.62, "coinInk", -90)
    elif what == "cup":
        glyphs.cup(canvas, x - z * 0.33, y - z * 0.36, z * 0.66, True, "coinInk", steam=False)
    else:
        canvas.circ(x, y, z * 0.1, fill="coinInk")


def joker(canvas: Canvas, rect: QRectF, shadow: bool = True, word: str = "") -> None:
    """A joker, which is one redraw: a flyer's cap with bells, and goggles. A large one has the loop sign and `word`."""
    rect = canvas.snap(rect)
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    small = w < 76
    r = w * 0.13
    if shadow:
        canvas.rect(x, y + max(1.0, w * 0.03), w, h, r, fill="black", op=0.38 if canvas.theme.is_dark else 0.2)
    canvas.rect(x, y, w, h, r, fill="cardPaper", stroke="focus", sw=max(1.2, w * 0.028))
    middle = y + h * (0.5 if small else 0.47)
    with canvas.group(x + w / 2, middle, scale=w / 100):
        _head(canvas, 1.5 if w < 40 else 1.0)
    if not small:
        _loop(canvas, x + w * 0.19, y + h * 0.15, w * 0.2)
        if word:
            canvas.text(x + w / 2, y + h * 0.93, word, w * 0.15, "cardInkPilot", 700, "middle", max_width=w - 12)


def _head(canvas: Canvas, bold: float) -> None:
    ink = "cardInkPilot"
    canvas.path("M-24 6C-26 -14 -40 -20 -41 -8C-42 -30 -18 -40 0 -26C18 -40 42 -30 41 -8C40 -20 26 -14 24 6Z", "joker")
    canvas.path("M0 -26C-2 -16 -2 -4 0 6C2 -4 2 -16 0 -26Z", fill="jokerSeam")
    for side in (-1, 1):
        canvas.circ(side * 41, -4, 6, fill="coin", stroke=ink, sw=1.6 * bold)
    canvas.path("M-22 4H22V14C22 30 10 38 0 38C-10 38 -22 30 -22 14Z", fill="jokerFace", stroke=ink, sw=1.6 * bold)
    canvas.path("M-27 6H27", stroke=ink, sw=4)
    for side in (-1, 1):
        canvas.circ(side * 11, 9, 9, fill="jokerGlass", stroke=ink, sw=3 * bold)
    canvas.path("M-8 26Q0 32 8 26", stroke=ink, sw=2.4 * bold)


def _loop(canvas: Canvas, x: float, y: float, z: float) -> None:
    """Two arrows in a ring: again."""
    ink = "cardInkPilot"
    with canvas.group(x, y, scale=z / 20):
        canvas.path("M-7.5 -1A7.6 7.6 0 0 1 5.6 -5.4", stroke=ink, sw=2.2)
        canvas.path("M7.5 1A7.6 7.6 0 0 1 -5.6 5.4", stroke=ink, sw=2.2)
        canvas.path("M8.4 -8.6V-2.6H2.4Z", fill=ink)
        canvas.path("M-8.4 8.6V2.6H-2.4Z", fill=ink)
