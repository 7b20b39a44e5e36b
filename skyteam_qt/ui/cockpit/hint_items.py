""" "What would you do?" (mock-up 20): three ideas in the partner's tray place, and their numbers on the spaces.

Private: the items keep nothing. They ask the hints while they paint, and there are none once the screen is covered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from skyteam_qt.qtbridge.hints import Hint, Hints, Stage
from skyteam_qt.qtbridge.phrases import face_word, space_label
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Seat
from skyteam_qt.ui.cockpit.public_facts import WORDS
from skyteam_qt.ui.draw import glyphs, shapes
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.replay.scrub import small_face
from skyteam_qt.ui.screens.debrief_facts import SIGNS

if TYPE_CHECKING:
    from skyteam_qt.ui.cockpit.view import CockpitView

EDGE: Final = 14.0
HEAD: Final = 34.0


class HintPanel(QGraphicsItem):
    """The button that asks, or the three ideas; over the tray of the one who is not asked."""

    def __init__(self, view: CockpitView, hints: Hints) -> None:
        super().__init__()
        self.view = view
        self.hints = hints
        self.setZValue(60)
        self.setVisible(False)

    @property
    def _panel(self) -> QRectF:
        seat = self.hints.seat
        word = WORDS[Seat.COPILOT if seat is None else seat.other]
        return self.view.places.panels[self.view.places.tray_panel(word)]

    @property
    def button(self) -> QRectF:
        """Where it is asked for, in the tray's header."""
        panel = self._panel
        return QRectF(panel.right() - 246, panel.y() + 3, 240, self.view.places.rows["well"] - 6)

    def cards(self) -> tuple[QRectF, ...]:
        """One for each idea: side by side, or one below the other where the tray is narrow."""
        panel = self._panel
        room = panel.adjusted(EDGE, HEAD + 6, -EDGE, -EDGE)
        if panel.width() > panel.height() * 1.6:
            wide = (room.width() - 16) / 3
            return tuple(QRectF(room.x() + i * (wide + 8), room.y(), wide, room.height()) for i in range(3))
        high = (room.height() - 16) / 3
        return tuple(QRectF(room.x(), room.y() + i * (high + 8), room.width(), high) for i in range(3))

    def hit(self, at: QPointF) -> int | None:
        """What is under a point of the scene: -1 the button or the panel, 0 to 2 an idea, None nothing."""
        if not self.isVisible():
            return None
        if self.hints.stage == Stage.OFF:
            return -1 if self.button.contains(at) else None
        for i, rect in enumerate(self.cards()[: len(self.hints.ideas)]):
            if rect.contains(at):
                return i
        return -1 if self._panel.contains(at) else None

    def boundingRect(self) -> QRectF:
        """The tray, with the width of its line."""
        return self._panel.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing for a covered seat, whatever was asked."""
        seat = self.hints.seat
        if seat is None or not self.view.table.is_open(seat):
            return
        with Canvas(painter, self.view.theme, scale=None) as canvas:
            if self.hints.stage == Stage.OFF:
                canvas.box(self.button.adjusted(-4, 0, 2, 2), 0, fill="panel")
                shapes.button(canvas, self.button, say("hint.title"), "H")
                return
            panel = self._panel
            canvas.box(panel, 14, fill="bg")
            canvas.box(panel, 14, fill="gPanel", stroke="focus", sw=2)
            x, y = panel.x() + EDGE + 4, panel.y() + 27
            canvas.text(x, y, say("hint.title").upper(), 16, "focus", 700, kind="flight", max_width=panel.width() * 0.5)
            cap = glyphs.keycap_width(canvas, "H")
            glyphs.keycap(canvas, panel.right() - EDGE - cap, panel.y() + 9, "H")
            if self.hints.stage == Stage.TOLD:
                known = any(idea.chance is not None for idea in self.hints.ideas)
                about = say("hint.equal") if self.hints.about_equal else say("hint.chance") if known else ""
                canvas.text(panel.right() - EDGE - cap - 10, y, about, 15, "muted", 500, "end", drop=True)
                for i, (idea, rect) in enumerate(zip(self.hints.ideas, self.cards(), strict=False)):
                    self._card(canvas, rect, i, idea, WORDS[seat])
            else:
                key = "hint.unknown" if self.hints.stage == Stage.UNKNOWN else "hint.thinking"
                mid = panel.center()
                canvas.text(mid.x(), mid.y() + 12, say(key), 17, "muted", 500, "middle", max_width=panel.width() - 40)

    def _card(self, canvas: Canvas, rect: QRectF, i: int, idea: Hint, word: str) -> None:
        first = i == 0 and not self.hints.about_equal
        canvas.box(rect, 10, fill="control" if first else "well", stroke="text" if first else "line", sw=1.6)
        x, y = rect.x() + 10, rect.y() + 22
        canvas.circ(x + 10, y, 10, fill="focus")
        canvas.text(x + 10, y + 5.5, str(i + 1), 15, "bg", 700, "middle", "flight", cap=15)
        left = x + 26
        if idea.place >= 0:
            cards = self.view.ruleset.source.name == "cards"
            small_face(canvas, left, y - 13, 26, word, idea.value, cards)
            left += 31
            if idea.coffee:
                cups = f"{idea.coffee:+d}".replace("-", "\N{MINUS SIGN}")
                left += canvas.text(left, y + 5, cups, 15, "coffee", 700) + 3
        room = rect.right() - left - 8
        sign = "" if idea.space < 0 else SIGNS.get(self.view.ruleset.spaces[idea.space].kind, "")
        if sign and not canvas.fits(self.where(idea), 16, room, 700):
            # no room for the word; the number stands on the space itself
            glyphs.system(canvas, left + 14, y, sign, "text", 24)
        else:
            canvas.text(left, y + 5.5, self.where(idea), 16, "text", 700, max_width=room)
        low = rect.bottom() - 13
        if idea.chance is not None:
            mid = (y + 13 + low - 15) / 2 + 8
            wide = canvas.text(x, mid, say("hint.percent", n=round(idea.chance * 100)), 22, "text", 700, kind="flight")
            bar = QRectF(x + wide + 10, mid - 13, max(10.0, rect.right() - x - wide - 22), 9)
            canvas.box(bar, 4.5, fill="bg", stroke="lineStrong", sw=1)
            canvas.box(QRectF(bar.x(), bar.y(), max(9.0, bar.width() * idea.chance), 9), 4.5, fill="text")
        canvas.text(x, low, short_reason(idea), 15, "muted", 500, max_width=rect.width() - 18)

    def where(self, idea: Hint) -> str:
        """The space of an idea, or that it is a reroll."""
        return say("hint.reroll") if idea.space < 0 else space_label(self.view.ruleset.spaces[idea.space])

    def spoken(self) -> str:
        """All ideas in words, for screen readers."""
        parts = []
        for i, idea in enumerate(self.hints.ideas, 1):
            what = self.where(idea) if idea.place < 0 else f"{face_word(idea.value)}, {self.where(idea)}"
            why = say(idea.reason)
            if idea.chance is None:
                parts.append(say("hint.spokenPlain", n=i, what=what, why=why))
            else:
                parts.append(say("hint.spoken", n=i, what=what, chance=round(idea.chance * 100), why=why))
        return " ".join(parts)


class HintBadges(QGraphicsItem):
    """The numbers of the ideas on their spaces; several on one space stand side by side."""

    R: Final = 13.0

    def __init__(self, view: CockpitView, hints: Hints) -> None:
        super().__init__()
        self.view = view
        self.hints = hints
        self.setZValue(61)
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        """The whole cockpit: it is only there while ideas are."""
        return self.view.places.rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing for a covered seat."""
        seat = self.hints.seat
        if seat is None or not self.view.table.is_open(seat):
            return
        done: dict[int, int] = {}
        with Canvas(painter, self.view.theme, scale=None) as canvas:
            for i, idea in enumerate(self.hints.ideas, 1):
                if idea.space < 0:
                    continue
                corner = self.view.places.spaces[self.view.ruleset.spaces[idea.space].id].topRight()
                x = corner.x() - 2 - done.get(idea.space, 0) * (2 * self.R + 2)
                done[idea.space] = done.get(idea.space, 0) + 1
                canvas.circ(x, corner.y() + 2, self.R, fill="focus", stroke="bg", sw=2)
                canvas.text(x, corner.y() + 8, str(i), 16, "bg", 700, "middle", "flight", cap=17)


class HintControl(QObject):
    """Brings hints and cockpit together: H and a click ask, 1 to 3 take an idea up. Nothing is placed."""

    def __init__(self, view: CockpitView, hints: Hints) -> None:
        super().__init__(view)
        self.view = view
        self.hints = hints
        self.panel = HintPanel(view, hints)
        self.badges = HintBadges(view, hints)
        for item in (self.panel, self.badges):
            view.scene().addItem(item)
        hints.changed.connect(self.follow)
        view.table.gate_changed.connect(self.follow)
        view.table.changed.connect(self.follow)
        self.follow()

    def follow(self, *_what: object) -> None:
        """Show what there is to show."""
        self.panel.prepareGeometryChange()
        self.panel.setVisible(self.hints.seat is not None)
        self.badges.setVisible(self.hints.seat is not None and self.hints.stage == Stage.TOLD)
        self.panel.update()
        self.badges.update()
        if self.hints.stage == Stage.TOLD and QAccessible.isActive():
            self.view.speaker.announce(self.panel.spoken())

    def ask(self) -> bool:
        """H."""
        return self.hints.ask()

    def take(self, i: int) -> bool:
        """1 to 3: lift that die and go to its space. Returns whether there was such an idea."""
        if self.hints.stage != Stage.TOLD or self.hints.seat is None or i >= len(self.hints.ideas):
            return False
        idea, seat = self.hints.ideas[i], self.hints.seat
        if idea.place < 0:
            self.view.focus.go("reroll")
        elif self.view.handling.lift(seat, idea.place):
            self.view.focus.go(self.view.ruleset.spaces[idea.space].id)
            self.view.focus.aim()
        return True

    def press(self, at: QPointF) -> bool:
        """The pointer went down. Returns whether it was on something of ours."""
        hit = self.panel.hit(at)
        if hit is None:
            return False
        if hit >= 0:
            self.take(hit)
        else:
            self.ask()
        return True


def short_reason(idea: Hint) -> str:
    """At most 18 letters: why."""
    return say(f"hint.short.{idea.reason.removeprefix('crew.why.')}")
