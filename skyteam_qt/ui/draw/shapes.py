"""Panels, die spaces, buttons, lamps and the focus ring. All sizes in scene units."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.brushes import Fill
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.silhouette import outline, shape

BRIGHT = ("lit", "noglow", "hover", "cups")
CARD_CORNER = 0.16
"""Corner of an upright place for a card, in parts of its width; square spaces have 0.24."""


def corner_of(width: float, height: float) -> float:
    """The corner of a space of this size, for `silhouette.shape`."""
    return CARD_CORNER if height - width > 2 else 0.24


@lru_cache(maxsize=256)
def _halves(x: float, y: float, w: float, h: float, k: float, closed: bool) -> tuple[QPainterPath, QPainterPath]:
    """Left (rounded) and right (cut) half of a shared space, as areas or as open outlines."""
    r = min(w, h) * k
    c = r * 0.86
    m = x + w / 2
    left = QPainterPath(QPointF(m, y))
    left.lineTo(x + r, y)
    left.arcTo(QRectF(x, y, 2 * r, 2 * r), 90, 90)
    left.lineTo(x, y + h - r)
    left.arcTo(QRectF(x, y + h - 2 * r, 2 * r, 2 * r), 180, 90)
    left.lineTo(m, y + h)
    right = QPainterPath(QPointF(m, y))
    for px, py in (
        (x + w - c, y),
        (x + w, y + c),
        (x + w, y + h - c),
        (x + w - c, y + h),
        (m, y + h),
    ):
        right.lineTo(px, py)
    if closed:
        left.closeSubpath()
        right.closeSubpath()
    return left, right


@lru_cache(maxsize=64)
def _shadow(x: float, y: float, w: float, h: float) -> QPainterPath:
    """What is seen of the shadow below a panel (and a sliver at its top that the panel covers)."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y + 3, w, h), 14, 14)
    path.addRoundedRect(QRectF(x, y, w, h), 14, 14)
    return path


def panel(
    canvas: Canvas,
    rect: QRectF,
    title: str = "",
    owner: str = "",
    edge: Fill = "line",
    edge_width: float = 1.2,
    title_room: float | None = None,
) -> None:
    """An instrument panel; `owner` "pilot" or "copilot" adds the accent bar and the letter chip."""
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    canvas.path(_shadow(x, y, w, h), fill="shadow", op=0.28)
    canvas.rect(x, y, w, h, 14, fill="gPanel", stroke=edge, sw=edge_width)
    chip_room = 0.0
    if owner in ("pilot", "copilot"):
        canvas.rect(x + 18, y, 44, 3.5, 1.75, fill=owner)
        glyphs.chip(canvas, x + w - 18 - 24, y + 13, owner)
        chip_room = 34
    if title:
        room = title_room if title_room is not None else w - 36 - chip_room
        panel_title(canvas, x + 18, y + 31, title, room)


def panel_title(canvas: Canvas, x: float, y: float, title: str, room: float) -> float:
    """A panel title in capitals (scripts without capitals stay as they are)."""
    return canvas.text(x, y, title.upper(), 16, "muted", 700, kind="flight", max_width=room, cap=19)


def space(
    canvas: Canvas,
    rect: QRectF,
    owner: str,
    label: str = "",
    state: str = "idle",
    cups: int = 0,
    any_word: str = "",
    glow: bool = True,
    above: str = "",
) -> None:
    """A die space without a die.

    label: the numbers on it; where it is empty `any_word` is written small. above: a small word over the label.
    state: see `facts.SlotState`.
    glow: False leaves the glow of "lit" and "hover" out, for callers that blit it from `faces.Glows`.
    """
    rect = canvas.snap(rect)
    x, y, z, h = rect.x(), rect.y(), rect.width(), rect.height()
    k = corner_of(z, h)
    upright = k == CARD_CORNER
    path = shape(owner, x, y, z, h, k)
    mid = rect.center()
    if glow and state in ("lit", "hover"):
        canvas.circ(
            mid.x(), mid.y(), h * 0.86 if upright else z * 0.92, fill="gGlowB" if owner == "pilot" else "gGlowW"
        )
    dim = state in ("dim", "closed")
    if owner == "both":
        areas, lines = _halves(x, y, z, h, k, True), _halves(x, y, z, h, k, False)
        canvas.path(path, fill="well")
        for seat, area, line in zip(("pilot", "copilot"), areas, lines, strict=True):
            canvas.path(area, fill=f"{seat}Well")
            canvas.path(line, stroke=f"{seat}Edge", sw=2, op=0.45 if dim else 1)
    else:
        canvas.path(path, fill=f"{owner}Well", op=0.55 if dim else 1)
        canvas.path(outline(owner, x, y, z, h, 2, k), fill=f"{owner}Edge", op=0.45 if dim else 1)
    if state == "closed":
        canvas.hatch(path, "hatchN")
    if state == "hover":
        canvas.path(path, fill="text" if owner == "both" else owner, op=0.38 if owner != "both" else 0.18)
    if state in ("lit", "noglow", "hover"):
        width = 2 if state == "noglow" else 3
        canvas.path(outline(owner, x - 1, y - 1, z + 2, h + 2, width, k), fill="guide")
    elif state == "cups":
        around = shape(owner, x - 1, y - 1, z + 2, h + 2, k)
        canvas.path(around, stroke="guide", sw=2, op=0.85, dash=(5, 5))
    if state == "hover":
        brackets(canvas, rect)
    bright = state in BRIGHT
    if above and label:
        ink = "text" if bright else "faint" if dim else owner
        canvas.text(mid.x(), mid.y() - 5, above, 14, ink, 500, "middle", max_width=z - 10, cap=15)
        canvas.text(mid.x(), mid.y() + 21, label, 22, ink, 700, "middle", "flight", max_width=z - 8, cap=24)
    elif label:
        size = z * (0.30 if len(label) > 1 else 0.40) * (1.15 if upright else 1)
        ink = "text" if bright or owner == "both" else "faint" if dim else owner
        canvas.text(
            mid.x(), mid.y() + size * 0.36, label, size, ink, 700, "middle", "flight", 0.75 if dim else 1, z - 8
        )
    elif any_word:
        ink = "text" if bright else "faint"
        canvas.text(mid.x(), mid.y() + 5, any_word, 15, ink, 500, "middle", op=0.7 if dim else 1, max_width=z - 8)
    if cups and state == "cups":
        cup_count(canvas, mid.x(), y + h, cups)


def brackets(canvas: Canvas, rect: QRectF) -> None:
    """Corner brackets around the space a die is held over."""
    out, arm = 7, 13
    box = rect.adjusted(-out, -out, out, out)
    for cx, dx in ((box.left(), arm), (box.right(), -arm)):
        for cy, dy in ((box.top(), arm), (box.bottom(), -arm)):
            corner = QPainterPath(QPointF(cx, cy + dy))
            corner.lineTo(cx, cy)
            corner.lineTo(cx + dx, cy)
            canvas.path(corner, stroke="guide", sw=2.6)


def cup_count(canvas: Canvas, x: float, y: float, cups: int) -> None:
    """The pill with 1 to 3 cups on the lower edge of a space; (x, y) is the middle of that edge."""
    w = 22 * cups + 10
    canvas.rect(x - w / 2, y - 13, w, 26, 13, fill="text")
    for i in range(cups):
        glyphs.cup(canvas, x - w / 2 + 5 + 22 * i, y - 11, 21, col="bg", steam=False)


def focus_ring(canvas: Canvas, rect: QRectF, owner: str = "", radius: float = 10) -> None:
    """The keyboard focus: 3 wide, 3 away from the shape (a seat's silhouette, else a box)."""
    off = 4.5
    box = rect.adjusted(-off, -off, off, off)
    if owner:
        k = corner_of(rect.width(), rect.height())
        canvas.path(shape(owner, box.x(), box.y(), box.width(), box.height(), k), stroke="focus", sw=3)
    else:
        canvas.box(box, radius + off, stroke="focus", sw=3)


def lamp(canvas: Canvas, x: float, y: float, on: float, w: float = 48, h: float = 15) -> None:
    """A lamp pill: hollow when off, filled with a tick when on. `on` 0 to 1 while it lights up."""
    if on < 1:
        canvas.rect(x, y, w, h, h / 2, fill="lampOff", stroke="line", sw=1.2)
    if on > 0:
        with canvas.group(opacity=min(1.0, on)):
            canvas.circ(x + w / 2, y + h / 2, w * 0.62, fill="gGlowG", op=0.8)
            canvas.rect(x, y, w, h, h / 2, fill="lamp")
            glyphs.tick(canvas, x + w / 2 - 5, y + h / 2 - 5.5, 10, "bg", 2.2)


def button(
    canvas: Canvas,
    rect: QRectF,
    label: str,
    key: str = "",
    kind: str = "ghost",
    hot: bool = False,
    enabled: bool = True,
    progress: float = 0,
) -> None:
    """A button with its key cap. kind: "ghost", "solid", "pilot", "copilot". progress 0 to 1 fills it while held."""
    fills = {
        "solid": ("text", "bg"),
        "pilot": ("pilotFill", "onPilot"),
        "copilot": ("copilotFill", "onCopilot"),
    }
    fill, ink = fills.get(kind, ("control" if hot and enabled else "raised", "text"))
    edge = ("lineStrong" if hot and enabled else "line") if kind not in fills else None
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    canvas.rect(x, y, w, h, 10, fill=fill, stroke=edge, sw=1.2)
    if progress > 0:
        bar = QPainterPath()
        bar.addRoundedRect(QRectF(x, y, w, h), 10, 10)
        part = QPainterPath()
        part.addRect(QRectF(x, y, w * min(1.0, progress), h))
        canvas.path(bar.intersected(part), fill="focus", op=0.35)
    with canvas.group(opacity=1 if enabled else 0.5):
        high = min(24.0, h - 6)  # the strip of the annunciator in the wide arrangement is low
        cap = glyphs.keycap_width(canvas, key, high) + 8 if key else 0.0
        room = w - 12 - cap
        if key and not canvas.fits(label, 16, room, 600):
            key, cap, room = "", 0.0, w - 12  # the word matters more; the key is in the help
        wide = min(canvas.text_width(label, 16, 600), room)
        left = x + (w - wide - cap) / 2
        canvas.text(left, y + h / 2 + 5.6, label, 16, ink, 600, max_width=room)
        if key:
            glyphs.keycap(canvas, left + wide + 8, y + (h - high) / 2, key, ink, high)
