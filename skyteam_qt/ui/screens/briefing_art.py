"""The painted half of the briefing (mock-up 03): instruments that repeat where the flight stands, and the two rings.

Everything in scene units, 1600x1000 ("tall") or 1600x900 ("wide"). Public facts only.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.checklist import CheckRow, paint_rows
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.fitting import Fitting
from skyteam_qt.ui.cockpit.instruments import approach, topbar
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.cockpit.painting import paint_background
from skyteam_qt.ui.draw import cards, glyphs, module_signs, shapes
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.rings import RingText, paint_seat_ring

GAP = 12.0
LEFT, MIDDLE, RIGHT = 16.0, 532.0, 1056.0
INNER_RIGHT = 1044.0
"""Right edge of the instruments; the chat stands beyond it."""


@dataclass(frozen=True)
class RingFacts:
    """One tray in the briefing: whose, the key, how full the ring is, and the words beside it."""

    name: str = ""
    key: str = ""
    part: float = 0.0
    inside: bool = False
    text: RingText = field(default=RingText("", ""))


@dataclass(frozen=True)
class BriefingFacts:
    """What the briefing shows beside the chat. `cockpit`: the facts of the same position for the shared instruments."""

    cockpit: CockpitFacts = field(default_factory=CockpitFacts)
    rows: tuple[CheckRow, ...] = ()
    starter: str = "pilot"
    collected: bool = False
    """a reroll came on board at this altitude"""
    title: str = ""
    waiting: str = ""
    """ "Waiting for Ben.", else empty"""
    modules: tuple[tuple[str, str, str], ...] = ()
    """what the modules of the flight stand at: sign, colour, words"""
    engines: bool = True
    news: str = ""
    """what a busy sky has brought before this briefing, else empty"""


class BriefingLayout(CockpitLayout):
    """Places of the briefing; the approach is the cockpit's own instrument, a little wider."""

    def __init__(
        self, kind: str = "tall", approach_spaces: int = 7, altitude_rows: int = 7, foot: bool = False
    ) -> None:
        super().__init__(kind, approach_spaces, altitude_rows, fitting=Fitting(foot=foot))
        old = self.panels["approach"]
        panel = QRectF(LEFT, old.y(), INNER_RIGHT - LEFT, old.height())
        self.panels["approach"] = panel
        count = len(self.approach_cells)
        room = panel.width() - 40
        wide = min(134.0, (room - 8 * (count - 1)) / count)
        left = panel.center().x() - (count * (wide + 8) - 8) / 2
        first, chip = self.approach_cells[0], self.value_chips[0]
        self.approach_cells = tuple(
            QRectF(left + i * (wide + 8), first.y(), wide, first.height()) for i in range(count)
        )
        self.value_chips = tuple(
            QRectF(cell.center().x() - 15, chip.y(), chip.width(), chip.height()) for cell in self.approach_cells
        )
        dock = self.panels["trayPilot"].y()
        gap = 10.0 if self.wide else GAP
        top, bottom = panel.bottom() + (10 if self.wide else 18), dock - gap
        self.check = QRectF(LEFT, top, 504, bottom - top)
        split = 262.0 if self.wide else 270.0
        self.speed = QRectF(MIDDLE, top, INNER_RIGHT - MIDDLE, split)
        low = top + split + gap
        self.dial = QRectF(MIDDLE, low, 250, bottom - low)
        self.board = QRectF(794, low, 250, bottom - low)
        self.chat = QRectF(RIGHT, panel.y(), 1584 - RIGHT, bottom - panel.y())
        self.check_rows = self.check.adjusted(18, 52 if not self.wide else 46, -18, -22 if not self.wide else -16)

    def seat_ring(self, seat: str) -> QRectF:
        """The circle of a seat's ring."""
        panel = self.panels[self.tray_panel(seat)]
        r = 36.0 if self.wide else 44.0
        y = panel.y() + (94 if self.wide else 112)
        return QRectF(panel.x() + 100 - r, y - r, 2 * r, 2 * r)


def paint_briefing(canvas: Canvas, layout: BriefingLayout, facts: BriefingFacts) -> None:
    """All of it but the rings and the words between them (`paint_dock`)."""
    paint_background(canvas, layout)
    topbar.paint(canvas, layout, facts.cockpit)
    approach.paint(canvas, layout, facts.cockpit)
    shapes.panel(canvas, layout.check, say("panel.checklistOpen"))
    paint_rows(canvas, layout.check_rows, facts.rows)
    if facts.engines:
        _speed(canvas, layout.speed, facts.cockpit, bool(facts.modules))
    else:
        _no_engines(canvas, layout.speed)
    _pills(canvas, layout.speed, facts.modules)
    _axis(canvas, layout.dial, facts.cockpit.axis)
    _on_board(canvas, layout.board, facts)
    shapes.panel(canvas, layout.chat)


def paint_dock(
    canvas: Canvas, layout: BriefingLayout, facts: BriefingFacts, rings: tuple[RingFacts, RingFacts]
) -> None:
    """The lower edge: both rings, and what they are for."""
    for seat, ring in zip(("pilot", "copilot"), rings, strict=True):
        _tray(canvas, layout, seat, ring)
    panel = layout.panels["annunciator"]
    shapes.panel(canvas, panel)
    mid, top = panel.center().x(), panel.y()
    up = 14 if layout.wide else 0
    room = panel.width() - 36
    title = facts.waiting or facts.title
    canvas.text(mid, top + 58 - up, title, 26, "text", 700, "middle", max_width=room)
    first, ink, weight = (facts.news, "caution", 600) if facts.news else (say("roll.line1"), "muted", 500)
    canvas.text(mid, top + 92 - 1.3 * up, first, 17, ink, weight, "middle", max_width=room)
    canvas.text(mid, top + 118 - 1.6 * up, say("roll.line2"), 17, "muted", 500, "middle", max_width=room)
    glyphs.lock(canvas, mid - 12, top + 136 - 1.9 * up, 24, "caution")


def _tray(canvas: Canvas, layout: BriefingLayout, seat: str, ring: RingFacts) -> None:
    panel = layout.panels[layout.tray_panel(seat)]
    shapes.panel(canvas, panel, edge=seat if ring.inside else "line", edge_width=2.2 if ring.inside else 1.2)
    x, top = panel.x(), panel.y() + layout.rows["trayHead"]
    glyphs.chip(canvas, x + 18, top, seat, 26)
    role = say(f"role.{seat}")
    name = ring.name or role
    room = panel.width() - 54 - 18
    wide = canvas.text(x + 54, top + 19.5, name, 18, "text", 700, max_width=room) + 9
    if name != role and room - wide > 30:
        canvas.text(x + 54 + wide, top + 19, role, 16, "muted", 500, max_width=room - wide, drop=True)
    circle = layout.seat_ring(seat)
    mid = circle.center()
    paint_seat_ring(canvas, mid.x(), mid.y(), seat, ring.key, ring.part, r=circle.width() / 2)
    left = x + 172
    room = panel.right() - 18 - left
    if ring.text.hint and not canvas.fits(ring.text.hint, 16, room, 500):
        # a long name: the hint takes two lines
        lines = [(ring.text.title, 20.0, "text", 700), (ring.text.hint, 16.0, "muted", 500)]
        canvas.paragraph(QRectF(left, mid.y() - 40, room, 80), lines)
    elif ring.text.hint:
        canvas.text(left, mid.y() - 6, ring.text.title, 20, "text", 700, max_width=room)
        canvas.text(left, mid.y() + 22, ring.text.hint, 16, "muted", 500, max_width=room)
    else:
        canvas.text(left, mid.y() + 7, ring.text.title, 20, "text", 700, max_width=room)


# ---- speed


def _no_engines(canvas: Canvas, panel: QRectF) -> None:
    """Where there is no speed: what happens instead (EL2, EL3)."""
    shapes.panel(canvas, panel, say("panel.speedRound"))
    mid, y = panel.center().x(), panel.y() + 84
    module_signs.module(canvas, mid, y, "engine-loss", "caution", "panel", 44)
    room = panel.width() - 36
    canvas.text(mid, y + 54, say("briefing.noEngines"), 20, "text", 700, "middle", max_width=room)
    canvas.text(mid, y + 82, say("briefing.glide"), 16, "muted", 500, "middle", max_width=room)
    canvas.text(mid, y + 106, say("briefing.fourth"), 16, "muted", 500, "middle", max_width=room)


def _pills(canvas: Canvas, panel: QRectF, modules: tuple[tuple[str, str, str], ...]) -> None:
    """What the modules stand at, in the place of the hints: up to two rows."""
    room, gap = panel.width() - 36, 10.0
    rows: list[list[tuple[str, str, str]]] = [[]]
    taken = 0.0
    for sign, ink, words in modules:
        wide = module_signs.pill_width(canvas, words, sign) + gap
        if rows[-1] and taken + wide > room + gap:
            rows.append([])
            taken = 0.0
        rows[-1].append((sign, ink, words))
        taken += wide
    y = panel.bottom() - 14 - 30 * len(rows)
    for row in rows:
        wide = sum(module_signs.pill_width(canvas, words, sign) + gap for sign, _, words in row) - gap
        x = panel.center().x() - wide / 2
        for sign, ink, words in row:
            x += module_signs.pill(canvas, x, y, words, ink, sign, max_width=room) + gap
        y += 30


def _speed(canvas: Canvas, panel: QRectF, facts: CockpitFacts, modules: bool = False) -> None:
    """The tape lying down: what a speed does this round, and the three markers on the lines between speeds."""
    shapes.panel(canvas, panel, say("panel.speedRound"))
    x0, y0, wide = panel.x() + 24, panel.y() + 84, 464.0
    cell = wide / 11
    for i, value in enumerate(range(2, 13)):
        fill = "well" if value <= facts.blue else "raised" if value <= facts.orange else "control"
        if facts.final_round:
            fill = "control" if value <= facts.stop_limit else "well"
        x = x0 + i * cell
        canvas.rect(x + 2, y0, cell - 4, 46, 7, fill=fill, stroke="line", sw=1)
        canvas.text(x + cell / 2, y0 + 30, str(value), 18, "text", 700, "middle", "flight", max_width=cell - 8)
    for word, first, last in _zones(facts):
        xa, xb = x0 + (first - 2) * cell + 4, x0 + (last - 1) * cell - 4
        canvas.path(f"M{xa} {y0 - 8}V{y0 - 14}H{xb}V{y0 - 8}", stroke="lineStrong", sw=1.6)
        room = xb - xa + 20 if last > first else 72
        canvas.text((xa + xb) / 2, y0 - 22, word, 15, "muted", 600, "middle", max_width=room)
    for kind, value in (("orange", facts.orange), ("blue", facts.blue), ("brake", facts.brake)):
        at = max(1.0, min(12.0, float(value)))
        _bug(canvas, kind, x0 + (at - 1) * cell, y0)
    if modules:
        return
    low = panel.bottom() - panel.y()
    y = panel.y() + min(222.0, low - 48)
    room = panel.width() - 36
    canvas.text(panel.center().x(), y, say("speed.hint1"), 16, "muted", 500, "middle", max_width=room)
    canvas.text(panel.center().x(), y + 24, say("speed.hint2"), 16, "muted", 500, "middle", max_width=room)


def _zones(facts: CockpitFacts) -> list[tuple[str, int, int]]:
    """(words, first speed, last speed) of each zone that is there."""
    if facts.final_round:
        limit = facts.stop_limit
        return [(f"≤ {limit}", 2, min(12, limit))] if limit >= 2 else []
    blue, orange = int(facts.blue), int(facts.orange)
    zones = [(say("engines.hold"), 2, blue)]
    if orange > blue:
        zones.append((say("engines.spaces", n=1), blue + 1, min(12, orange)))
    if max(orange, blue) < 12:
        zones.append((say("engines.spaces", n=2), max(orange, blue) + 1, 12))
    return zones


def _bug(canvas: Canvas, kind: str, x: float, y: float) -> None:
    col = {"blue": "pilot", "orange": "copilot", "brake": "brake"}[kind]
    canvas.line(x, y - 4, x, y + 58, col, 3.4)
    if kind == "blue":
        canvas.path(f"M{x} {y + 54}L{x + 11} {y + 66}V{y + 84}A11 11 0 0 1 {x - 11} {y + 84}V{y + 66}Z", fill=col)
        glyphs.wheel(canvas, x, y + 78, 13, "bg")
    elif kind == "orange":
        canvas.path(
            f"M{x} {y + 54}L{x + 12} {y + 66}V{y + 89}L{x + 7} {y + 95}H{x - 7}L{x - 12} {y + 89}V{y + 66}Z", fill=col
        )
        canvas.path(
            f"M{x - 9} {y + 79}C{x - 5} {y + 73} {x + 1} {y + 74} {x + 4} {y + 77}L{x + 9} {y + 84}"
            f"L{x + 2} {y + 81}C{x - 2} {y + 82} {x - 6} {y + 82} {x - 9} {y + 79}Z",
            fill="bg",
        )
    else:
        canvas.path(f"M{x} {y + 56}L{x + 11} {y + 69}L{x} {y + 82}L{x - 11} {y + 69}Z", fill=col)


# ---- axis and supplies


def _axis(canvas: Canvas, panel: QRectF, axis: float) -> None:
    """The attitude indicator, small."""
    shapes.panel(canvas, panel, say("panel.axis"))
    r = 78.0 if panel.height() > 270 else 68.0
    cx, cy = panel.center().x(), panel.y() + 86 + r
    if panel.height() <= 270:
        cy -= 14
    canvas.circ(cx, cy, r + 6, fill="metal2")
    canvas.path(f"M{cx - r} {cy}A{r} {r} 0 0 1 {cx + r} {cy}Z", fill="gSky")
    canvas.path(f"M{cx - r} {cy}A{r} {r} 0 0 0 {cx + r} {cy}Z", fill="gEarth")
    canvas.circ(cx, cy, r, fill="gShade")
    for mark in range(-3, 4):
        a = math.radians(mark * 20)
        s, c = math.sin(a), math.cos(a)
        if abs(mark) < 3:
            canvas.line(
                cx + (r + 12) * s,
                cy - (r + 12) * c,
                cx + (r + 22) * s,
                cy - (r + 22) * c,
                "lineStrong" if mark else "text",
                3,
            )
        else:
            x, y = cx + (r + 19) * s, cy - (r + 19) * c
            canvas.circ(x, y, 10, fill="brake")
            glyphs.cross(canvas, x - 3.6, y - 3.6, 7.2, "bg", 2.4)
    line: dict[str, object] = {"stroke": "airframeLine", "sw": 2}
    with canvas.group(cx, cy, rotate=20 * axis):
        canvas.path(f"M0 {-r - 12}L-9 {-r + 3}H9Z", fill="guide", stroke="bg", sw=1)
        with canvas.group(scale=r / 156):
            canvas.path("M-16 8L-126 -3L-127 3L-122 6L-16 22Z M16 8L126 -3L127 3L122 6L16 22Z", fill="airframe", **line)
            canvas.path("M-3.4 -16L-2.2 -58H2.2L3.4 -16Z", fill="airframe", **line)
            canvas.path("M-14 -16L-46 -22L-46 -17L-14 -9Z M14 -16L46 -22L46 -17L14 -9Z", fill="airframeShade", **line)
            canvas.circ(0, 2, 22, fill="airframe", **line)
            for side in (-1, 1):
                canvas.circ(side * 52, 22, 11, fill="tyre", stroke="airframe", sw=4)
    marks = round(abs(axis))
    words, ink = say("axis.level"), "muted"
    if marks:
        words = say("axis.towardPilot" if axis < 0 else "axis.towardCopilot", n=marks)
    if marks >= 2:
        words, ink = say("axis.oneMoreSpin"), "caution"
    y = panel.bottom() - 14
    canvas.text(cx, y, words, 15, ink, 600, "middle", max_width=panel.width() - 24)


def _on_board(canvas: Canvas, panel: QRectF, facts: BriefingFacts) -> None:
    """Coffee, rerolls, and who starts."""
    shapes.panel(canvas, panel, say("panel.onBoard"))
    x, y = panel.x() + 18, panel.y()
    tight = 14.0 if panel.height() <= 270 else 0.0
    cockpit = facts.cockpit
    room = panel.width() - 36
    for i in range(3):
        full = i < cockpit.coffee
        top = y + 48 - tight * 0.4
        canvas.rect(x + 72 * i, top, 62, 58, 12, fill="control" if full else "well", stroke="line", sw=1.2)
        if cockpit.cards and full:
            cards.coin(canvas, x + 31 + 72 * i, top + 29, 42, "cup")
        else:
            glyphs.cup(canvas, x + 14 + 72 * i, top + 12, 34, full)
    canvas.text(x, y + 130 - tight * 0.8, say("onboard.coffees", n=cockpit.coffee), 16, "muted", 500, max_width=room)
    for i in range(max(cockpit.reroll_places, cockpit.rerolls)):
        at = _token_place(panel, i)
        _token(canvas, at, cockpit.cards, i < cockpit.rerolls)
    if facts.collected:
        words, ink = say("reroll.collected"), "lamp"
    else:
        words, ink = say("onboard.rerolls", n=cockpit.rerolls), "muted"
    canvas.text(x, y + 226 - tight * 1.2, words, 16, ink, 500, max_width=room)
    low = panel.bottom() - 40
    glyphs.chip(canvas, x, low, facts.starter, 26)
    canvas.text(x + 36, low + 19, say("turn.starts"), 16, "text", 600, max_width=room - 36)


def _token_place(panel: QRectF, index: int) -> QPointF:
    """Corner of a token of the supply, 54 units wide."""
    return QPointF(panel.x() + 18 + 68 * index, panel.y() + (134 if panel.height() <= 270 else 148))


def paint_token(canvas: Canvas, layout: BriefingLayout, facts: BriefingFacts, k: float) -> None:
    """The reroll token of this altitude on its way into the supply, k from 0 to 1."""
    panel = layout.board
    end = _token_place(panel, int(facts.cockpit.rerolls))
    start = QPointF(panel.right() - 72, panel.y() - 80)
    at = start + (end - start) * k
    with canvas.group(opacity=min(1.0, 0.3 + k)):
        _token(canvas, at, facts.cockpit.cards, True)


def _token(canvas: Canvas, at: QPointF, joker: bool, there: bool) -> None:
    """A reroll token, or the joker that stands for it with cards; (x, y) of `at` is the corner of a square of 54."""
    if not joker:
        glyphs.reroll(canvas, at.x(), at.y(), 54, "text", there)
        return
    rect = QRectF(at.x() + 7, at.y(), 40, 54)
    if there:
        cards.joker(canvas, rect)
    else:
        cards.gone(canvas, rect)
