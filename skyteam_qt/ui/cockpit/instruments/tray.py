"""The trays: header with name, hint, eye and key cap, and the well, open or covered. The dice are live items."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.facts import CockpitFacts, TrayFacts
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.draw import cards, glyphs, module_pieces, shapes
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.silhouette import shape


def paint(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, seat: str = "pilot") -> None:
    tray = facts.tray(seat)
    panel = layout.panels[layout.tray_panel(seat)]
    active = tray.active
    shapes.panel(canvas, panel, edge=seat if active else "line", edge_width=2.2 if active else 1.2)
    _head(canvas, layout, facts, seat, panel)
    paint_well(canvas, layout, seat, tray.open)
    for place, empty, cloud in zip(layout.tray(seat), tray.empty, tray.clouds, strict=True):
        if cloud:
            module_pieces.cloud_place(canvas, place, seat)
        elif empty:
            box = canvas.snap(place)
            k = shapes.corner_of(box.width(), box.height())
            outline = shape(seat, box.x(), box.y(), box.width(), box.height(), k)
            canvas.path(outline, stroke=seat, sw=1.6, op=0.38, dash=(5, 6))
    _aside(canvas, layout, tray.aside, seat)


def paint_well(canvas: Canvas, layout: CockpitLayout, seat: str, opened: bool) -> None:
    """The recess alone; also painted by the lid that closes over the dice."""
    well = layout.well(seat)
    x, y, w = well.x(), well.y(), well.width()
    canvas.box(well, 12, fill="well", stroke="line", sw=1.2)
    if opened:
        inner = well.adjusted(0.6, 0.6, -0.6, -0.6)
        canvas.box(inner, 12, fill=f"{seat}Well", op=0.8)
        canvas.rect(x + 1, y + 1, w - 2, 9, 4, fill="control")
        for i in range(24):
            at = x + 14 + i * (w - 28) / 23
            canvas.line(at, y + 3, at, y + 8, "lineStrong", 1.4, 0.7)
    else:
        path = QPainterPath()
        path.addRoundedRect(canvas.snap(well), 12, 12)
        canvas.hatch(path, "hatchP" if seat == "pilot" else "hatchC", 0.30)


def _aside(canvas: Canvas, layout: CockpitLayout, values: tuple[int, ...], seat: str) -> None:
    """Cards laid aside lie face up at the right end of the well until the round ends (F47)."""
    for i, value in enumerate(values):
        cards.flight_card(canvas, layout.aside(seat, i), seat, value)


def _pile(canvas: Canvas, place: QRectF, seat: str, tray: TrayFacts, left: float, right: float) -> float:
    """The pile and how many cards are in it, between the name (from `left`) and the hint. Returns its left edge."""
    number = str(tray.pile)
    last = right - canvas.text_width(number, 15, 500) - 9 - place.width()
    if (wanted := left + canvas.text_width(tray.name, 18, 700) + 12) > place.x():
        place = place.translated(max(0.0, min(wanted, last) - place.x()), 0)  # a long name moves it on
    cards.pile(canvas, place, seat)
    x, room = place.right() + 9, right - place.right() - 9
    words = say("tray.pile", n=tray.pile)
    words = words if canvas.fits(words, 15, room, 500) else number
    canvas.text(x, place.y() + 21, words, 15, "muted", 500, max_width=room)
    return place.x()


def _head(canvas: Canvas, layout: CockpitLayout, facts: CockpitFacts, seat: str, panel: QRectF) -> None:
    tray = facts.tray(seat)
    top = panel.y() + layout.rows["trayHead"]
    right = panel.right() - 18
    if tray.key:
        cap = glyphs.keycap_width(canvas, tray.key)
        glyphs.keycap(canvas, right - cap - 2, top + 1, tray.key, "text" if tray.active else "muted")
        right -= cap + 12
    hint = tray.hint or say("tray.visorOpen" if tray.open else "tray.holdToLook")
    hint_width = canvas.text(
        right, top + 18.5, hint, 15, "text" if tray.open else "muted", 500, "end", max_width=170, drop=True
    )
    right -= hint_width + 32 if hint_width else 26
    glyphs.eye(canvas, right, top + 1, 24, seat if tray.open else "muted", closed=not tray.open)

    glyphs.chip(canvas, panel.x() + 18, top, seat, 26)
    left = panel.x() + 54
    room = right - 14 - left
    if tray.pile is not None:
        room = _pile(canvas, layout.pile(seat), seat, tray, left, right - 8) - 12 - left
    role = say(f"role.{seat}")
    if tray.name in ("", role):
        canvas.text(left, top + 19.5, role, 18, "text", 700, max_width=room)
        return
    role_width = canvas.text_width(role, 16, 500) + 9
    if canvas.text_width(tray.name, 18, 700) + role_width > room and not canvas.fits(
        tray.name, 18, room - role_width, 700
    ):
        role_width = 0
    if tray.pile is not None and canvas.text_width(tray.name, 18, 700) + role_width > room:
        role_width = 0.0  # the pile needs the room, and the chip says the role too
    left += canvas.text(left, top + 19.5, tray.name, 18, "text", 700, max_width=room - role_width) + 9
    if role_width:
        canvas.text(left, top + 19, role, 16, "muted", 500)
