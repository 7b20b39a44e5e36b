"""The picture of the hand-over curtain (mock-up 02): two windscreen blinds, the next seat, and public facts only.

Drawn in scene units, 1600 wide and 1000 ("tall") or 900 ("wide") high; what stands below the windscreen keeps its
distance from the lower edge. The pictures of sky and blinds are art and have the same colours in both looks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QColor, QGradient, QLinearGradient, QPainterPath

from skyteam_qt.ui.cockpit.facts import LadderStep
from skyteam_qt.ui.draw import glyphs, shapes
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.paths import path_of
from skyteam_qt.ui.draw.silhouette import shape

WIDTH: Final = 1600.0
INNER: Final = 764.0
"""x of the inner, upright edge of the left pane; the right pane is its mirror image."""

_INK: Final = {
    "rim": "#05080C",
    "frame": "#2A3B50",
    "ground": "#1B2733",
    "light": "#FFF3C4",
    "barEdge": "#5A3508",
    "barInk": "#3A2003",
}
_DUSK: Final = ((0.0, "#142B4A"), (0.55, "#3E5F86"), (0.86, "#E39A66"), (1.0, "#F6C58C"))
_BLINDS: Final = {
    "pilot": ((0.0, "#0F2744"), (1.0, "#183E6C")),
    "copilot": ((0.0, "#3C240A"), (1.0, "#6A4012")),
}
_SLATS: Final = {"pilot": ("#0B1D34", "#3E74B3"), "copilot": ("#2B1906", "#C58236")}
_BARS: Final = {"pilot": ("#2F6FB5", "#9CCBFF"), "copilot": ("#C9822F", "#FFC069")}
_PLATES: Final = {"pilot": ("#0C2139", "#CFE5FF"), "copilot": ("#3A2409", "#FFE2BC")}
_EMBLEMS: Final = {
    "pilot": ("#1565C0", "#6FB4FF", "#FFFFFF"),
    "copilot": ("#F08C1A", "#FFE0B3", "#1B0F00"),
}
_HELD: Final = {"pilot": "#58AEFF", "copilot": "#FFC069"}
"""The part of the button that is filled while it is held."""


@dataclass(frozen=True)
class CurtainFacts:
    """What stands on the curtain; all of it is public and ready to show.

    to: the seat that may open it ("pilot", "copilot"). names by seat, Pilot first. key: cap of its key.
    hold: 0 to 1, how far the hold has come.
    """

    to: str = "copilot"
    names: tuple[str, str] = ("", "")
    title: str = ""
    line: str = ""
    resting: str = ""
    waiting: str = ""
    button: str = ""
    or_press: str = ""
    key: str = ""
    last_move: str = ""
    ladder: tuple[LadderStep, ...] = ()
    silence: str = ""
    until: str = ""
    pause: str = ""
    pause_key: str = "Esc"
    pause_hot: bool = False
    hold: float = 0.0


class CurtainLayout:
    """Places of the curtain for a scene `height` of 1000 or 900."""

    def __init__(self, height: float) -> None:
        lost = 1000.0 - height
        self.height = height
        self.top = 62 - 0.25 * lost
        self.bottom = 598 - lost
        self.emblem = 0.85 * lost
        self.low = lost
        self.button = QRectF(590, 812 - lost, 420, 72)
        self.pause = QRectF(1462, 931 - lost, 122, 42)

    def outer(self, y: float) -> float:
        """x of the slanted outer edge of the left pane at a height."""
        return 208 - (y - self.top) / (self.bottom - self.top) * 116


def _gradient(stops: tuple[tuple[float, str], ...]) -> QBrush:
    gradient = QLinearGradient(0, 0, 0, 1)
    gradient.setCoordinateMode(QGradient.CoordinateMode.ObjectMode)
    for offset, color in stops:
        gradient.setColorAt(offset, QColor(color))
    return QBrush(gradient)


def paint_curtain(canvas: Canvas, lay: CurtainLayout, facts: CurtainFacts) -> None:
    """The whole curtain but the background, which has to fill the window beyond the scene."""
    for seat in ("pilot", "copilot"):
        _pane(canvas, lay, seat, facts)
    _emblems(canvas, lay, facts)
    _arrow(canvas, lay, facts.to == "copilot")
    _dashboard(canvas, lay, facts)


def paint_background(canvas: Canvas, rect: QRectF, lay: CurtainLayout) -> None:
    """Opaque over `rect` (scene units, as far as the window reaches), with the coaming of the dashboard."""
    canvas.painter.fillRect(rect, canvas.theme["bg"])
    canvas.painter.fillRect(rect, canvas.brush("gBg"))
    if canvas.theme.is_dark:
        canvas.rect(rect.x(), rect.y(), rect.width(), rect.height(), fill="#070B10", op=0.35)
    y = 700 - lay.low
    dash = QPainterPath()
    dash.moveTo(rect.left() - 4, y)
    dash.lineTo(0, y)
    dash.quadTo(WIDTH / 2, y - 90, WIDTH, y)
    dash.lineTo(rect.right() + 4, y)
    dash.lineTo(rect.right() + 4, rect.bottom() + 4)
    dash.lineTo(rect.left() - 4, rect.bottom() + 4)
    dash.closeSubpath()
    canvas.path(dash, fill="bg2", stroke="line", sw=2)


def _mirror(path: QPainterPath, seat: str) -> QPainterPath:
    if seat == "pilot":
        return path
    from PySide6.QtGui import QTransform

    return QTransform(-1, 0, 0, 1, WIDTH, 0).map(path)


def _frame(lay: CurtainLayout) -> QPainterPath:
    t, b, x = lay.top, lay.bottom, lay.outer
    return path_of(
        f"M{x(t) + 20} {t}H{INNER - 18}Q{INNER} {t} {INNER} {t + 18}V{b - 18}Q{INNER} {b} {INNER - 18} {b}"
        f"H{x(b) + 20}Q{x(b) - 4} {b} {x(b - 22)} {b - 22}L{x(t + 22)} {t + 22}Q{x(t) + 4} {t} {x(t) + 20} {t}Z"
    )


def _pane(canvas: Canvas, lay: CurtainLayout, seat: str, facts: CurtainFacts) -> None:
    frame = _mirror(_frame(lay), seat)
    opening = facts.to == seat
    canvas.path(frame, fill=_INK["rim"], stroke=_INK["rim"], sw=26)
    if not opening:
        canvas.path(frame, fill=_gradient(_BLINDS[seat]), stroke=_INK["frame"], sw=10)
        _slats(canvas, lay, seat, lay.bottom - 6)
        canvas.path(frame, stroke=_INK["frame"], sw=10)
        return
    canvas.path(frame, fill=_gradient(_DUSK), stroke=_INK["frame"], sw=10)
    _ground(canvas, lay, seat)
    lower = lay.bottom - 26 - 130 * facts.hold
    t, x = lay.top, lay.outer
    blind = path_of(
        f"M{x(t) + 20} {t + 5}H{INNER - 18}Q{INNER - 5} {t + 5} {INNER - 5} {t + 18}V{lower}H{x(lower) + 6}"
        f"L{x(t + 22) + 5} {t + 22}Q{x(t) + 6} {t + 5} {x(t) + 20} {t + 5}Z"
    )
    canvas.path(_mirror(blind, seat), fill=_gradient(_BLINDS[seat]))
    _slats(canvas, lay, seat, lower - 4)
    bar, handle = _BARS[seat]
    edge = path_of(f"M{INNER - 5} {lower - 10}H{x(lower) + 6}L{x(lower + 8) + 6} {lower + 8}H{INNER - 5}Z")
    canvas.path(_mirror(edge, seat), fill=bar)
    canvas.path(frame, stroke=_INK["frame"], sw=10)
    mid = _centre(seat, True)
    canvas.rect(mid - 65, lower - 6, 130, 28, 14, fill=handle, stroke=_INK["barEdge"], sw=2)
    canvas.path(f"M{mid - 14} {lower + 12}L{mid} {lower + 2}L{mid + 14} {lower + 12}", stroke=_INK["barInk"], sw=3)


def _slats(canvas: Canvas, lay: CurtainLayout, seat: str, until: float) -> None:
    dark, bright = _SLATS[seat]
    y = lay.top + 30
    while y < until:
        a, b = lay.outer(y) + 8, INNER - 8
        if seat == "copilot":
            a, b = WIDTH - b, WIDTH - a
        canvas.line(a, y, b, y, dark, 3)
        canvas.line(a, y + 2.5, b, y + 2.5, bright, 1.2, 0.5)
        y += 30


def _ground(canvas: Canvas, lay: CurtainLayout, seat: str) -> None:
    """The runway seen below the blind."""
    b, x = lay.bottom, lay.outer
    land = path_of(
        f"M{INNER - 2} {b - 36}L600 {b - 42}L420 {b - 34}L240 {b - 44}L{x(b - 32) + 2} {b - 32}"
        f"L{x(b - 8) + 2} {b - 4}H{INNER - 2}Z"
    )
    canvas.path(_mirror(land, seat), fill=_INK["ground"])
    mid = _centre(seat, True)
    for k in range(7):
        t = k / 6
        for side in (-1, 1):
            canvas.circ(mid + side * (6 + 44 * t), b - 32 + 22 * t, 1.6 + 1.6 * t, fill=_INK["light"])


def _centre(seat: str, opening: bool) -> float:
    """x of the emblem of a seat; the one that opens stands a little further out."""
    if seat == "pilot":
        return 435.0 if opening else 448.0
    return 1165.0 if opening else 1152.0


def _emblems(canvas: Canvas, lay: CurtainLayout, facts: CurtainFacts) -> None:
    up = lay.emblem
    for index, seat in enumerate(("pilot", "copilot")):
        opening = facts.to == seat
        mid = _centre(seat, opening)
        plate, ink = _PLATES[seat]
        words = facts.waiting if opening else facts.resting
        y = (402.0 if opening else 398.0) - up
        name = facts.names[index]
        most = 420.0
        label = min(most, 40 + canvas.text_width(words, 19, 500))
        wide = max(label, min(most, canvas.text_width(name, 28, 700))) + 44
        canvas.rect(mid - wide / 2, y, wide, 86, 16, fill=plate, op=0.94)
        left = mid - label / 2
        glyphs.eye(canvas, left, y + 45, 28, ink, not opening)
        canvas.text(left + 40, y + 66, words, 19, ink, 500, max_width=most - 40)
        canvas.text(mid, y + 34, name, 28, "#FFFFFF", 700, "middle", max_width=most)
        fill, edge, letter = _EMBLEMS[seat]
        size = 158.0 if opening else 132.0
        top = (228.0 if opening else 250.0) - up
        canvas.path(shape(seat, mid - size / 2, top, size, size), fill=fill, stroke=edge, sw=3)
        type_size = size * 0.606
        canvas.text(
            mid, top + size / 2 + type_size * 0.36, glyphs.LETTERS[seat], type_size, letter, 700, "middle", "flight"
        )


def _arrow(canvas: Canvas, lay: CurtainLayout, to_right: bool) -> None:
    """Across the pillar, towards the next seat."""
    y = 330 - lay.emblem
    canvas.circ(800, y, 42, fill="panel", stroke="muted", sw=2.5)
    k = 1 if to_right else -1
    canvas.path(
        f"M{800 - 20 * k} {y}H{800 + 18 * k}M{800 + 3 * k} {y - 15}L{800 + 19 * k} {y}L{800 + 3 * k} {y + 15}",
        stroke="text",
        sw=5,
    )


def _dashboard(canvas: Canvas, lay: CurtainLayout, facts: CurtainFacts) -> None:
    low = lay.low
    canvas.text(800, 742 - low, facts.title, 42, "text", 700, "middle", max_width=1400)
    canvas.text(800, 784 - low, facts.line, 20, "muted", 500, "middle", max_width=1300)
    _button(canvas, lay.button, facts)
    paint_ladder(canvas, 40, 938 - low, facts.ladder)
    left = 40 + 48 * len(facts.ladder) + 24
    right = 1230.0
    half = min(800 - left, right - 800)
    canvas.text(800, 959 - low, facts.last_move, 17, "muted", 500, "middle", max_width=2 * half)
    if facts.silence:
        until = canvas.text_width(facts.until, 16, 500)
        label = canvas.text_width(facts.silence, 17, 700)
        at = lay.pause.x() - 26 - until
        canvas.text(at, 959 - low, facts.until, 16, "muted", 500)
        canvas.text(at - 10, 959 - low, facts.silence, 17, "caution", 700, "end")
        glyphs.lock(canvas, at - 10 - label - 28, 942 - low, 20, "caution")
    shapes.button(canvas, lay.pause, facts.pause, facts.pause_key, hot=facts.pause_hot)


def _button(canvas: Canvas, rect: QRectF, facts: CurtainFacts) -> None:
    """Hold to open: in the silhouette of the seat, filled from the left while it is held."""
    seat = facts.to
    outline = shape(seat, rect.x(), rect.y(), rect.width(), rect.height(), 0.26)
    canvas.path(outline, fill=f"{seat}Fill")
    if facts.hold > 0:
        part = QPainterPath()
        part.addRect(QRectF(rect.x(), rect.y(), rect.width() * min(1.0, facts.hold), rect.height()))
        canvas.path(outline.intersected(part), fill=_HELD[seat])
    ink = "onPilot" if seat == "pilot" else "onCopilot"
    cap = glyphs.keycap_width(canvas, facts.key, 34)
    title = min(190.0, canvas.text_width(facts.button, 24, 700))
    tail = min(160.0, canvas.text_width(facts.or_press, 17, 600))
    whole = title + 24 + cap + 20 + tail
    x = rect.center().x() - whole / 2
    y = rect.y()
    canvas.text(x, y + 45, facts.button, 24, ink, 700, max_width=190)
    glyphs.keycap(canvas, x + title + 24, y + 19, facts.key, ink, 34)
    canvas.text(x + title + 24 + cap + 20, y + 44, facts.or_press, 17, ink, 600, max_width=160)


def paint_ladder(canvas: Canvas, x: float, y: float, steps: tuple[LadderStep, ...]) -> None:
    """The placements of this round, one silhouette each."""
    z, step = 30.0, 48.0
    for i, one in enumerate(steps):
        left = x + i * step
        seat = one.owner
        ink = "onPilot" if seat == "pilot" else "onCopilot"
        letter = glyphs.LETTERS[seat]
        if one.state == "done":
            canvas.path(shape(seat, left, y, z, z, 0.28), fill=f"{seat}Fill")
            glyphs.tick(canvas, left + z / 2 - 7, y + z / 2 - 7, 14, ink, 2.8)
        elif one.state == "now":
            canvas.path(shape(seat, left - 4, y - 4, z + 8, z + 8, 0.28), stroke="text", sw=2.4)
            canvas.path(shape(seat, left, y, z, z, 0.28), fill=f"{seat}Fill")
            canvas.text(left + z / 2, y + z * 0.7, letter, 16, ink, 700, "middle", "flight")
        else:
            canvas.path(shape(seat, left, y, z, z, 0.28), stroke=seat, sw=1.8, op=0.75)
            canvas.text(left + z / 2, y + z * 0.68, letter, 14, seat, 700, "middle", "flight")
        if i < len(steps) - 1:
            canvas.line(left + z + 5, y + z / 2, left + step - 5, y + z / 2, "line", 2)
