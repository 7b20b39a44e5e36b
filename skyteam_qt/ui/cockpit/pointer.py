"""The pointer over the cockpit, apart from dragging dice: buttons, eye handles, rings, rail, clicks on spaces."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent

from skyteam_qt.rules import SEATS
from skyteam_qt.ui.cockpit.public_facts import WORDS

if TYPE_CHECKING:
    from skyteam_qt.ui.cockpit.view import CockpitView

BUTTONS = ("rules", "correct", "pause")
EXTRA_MARK = 4
"""The traffic die among the marks of a reroll, after the four tray places."""
DRAG_PX = 6.0
QUIET = ("trayPilot", "trayCopilot", "annunciator")


class Pointer:
    """Left button only. Presses on dice are left to the dice."""

    def __init__(self, view: CockpitView) -> None:
        self.view = view
        self._carried: QPointF | None = None

    def press(self, event: QMouseEvent, onward: Callable[[], None]) -> None:
        """A press; `onward` gives it to the items of the scene."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        view = self.view
        at = view.mapToScene(event.position().toPoint())
        view.visors.poke()
        view.live.point(at)
        if self._answers(at):
            return
        handling = view.handling
        carrying = handling.lifted is not None and not handling.waits
        if carrying:
            space = view.space_at(at)
            if space is not None:
                handling.drop(space)
                return
        what = self.button_at(at)
        if what is not None:
            view.commands.press(what)
            return
        if view.live.extra.holds(at) and self._on_extra(at):
            return
        onward()
        if carrying and view.scene().mouseGrabberItem() is None:
            handling.put_back()

    def _on_extra(self, at: QPointF) -> bool:
        """A token or the traffic die under the pointer: taken along, or marked while a reroll is open."""
        view = self.view
        if view.handling.marking is not None:
            view.handling.toggle_mark(view.handling.marking, EXTRA_MARK)
        elif view.table.extra is not None:
            view.live.grab_extra()
            self._carried = at
        else:
            return False
        return True

    def _answers(self, at: QPointF) -> bool:
        """Rail, question buttons and rings come before all that lies under them."""
        view = self.view
        if view.handling.rail is not None:
            hit = view.rail.hit(at)
            if hit == "place":
                view.handling.confirm()
            elif hit == "back":
                view.handling.cancel()
            elif isinstance(hit, int):
                view.handling.rail_pick(hit)
            if hit is not None:
                return True
        if view.hints is not None and view.hints.press(at):
            return True
        answer = view.answers.hit(at)
        if answer is not None:
            view.commands.answer(answer)
            return True
        for seat in SEATS:
            if view.rings[seat].holds(at):
                view.visors.ring_click(seat)
                return True
        return False

    def release(self, event: QMouseEvent) -> None:
        """Whatever was held is let go."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.view.reroll_hold.release()
            self.view.visors.eye_release()
            self._let_go(self.view.mapToScene(event.position().toPoint()))

    def _let_go(self, at: QPointF) -> None:
        """A token or the traffic die that was dragged lands where it is let go."""
        start, self._carried = self._carried, None
        if start is None or self.view.table.extra is None:
            return
        way = at - start
        space = self.view.space_at(at)
        if space is not None and math.hypot(way.x(), way.y()) * self.view.layer.fit.scale > DRAG_PX:
            self.view.handling.drop(space)

    def move(self, event: QMouseEvent) -> None:
        """Hovering: the hot button, the target of a die lifted by a click, the help sentence."""
        view = self.view
        at = view.mapToScene(event.position().toPoint())
        what = self.button_at(at)
        view.set_hot(what or "")
        over = view.space_at(at)
        view.live.point(at)
        lifted = view.handling.lifted
        if lifted is not None and (lifted.extra or not event.buttons()):
            view.handling.aim(over)
        view.speaker.hover("" if what else self._place_at(at))
        view.viewport().setCursor(self._cursor(at, what is not None))

    def _place_at(self, at: QPointF) -> str:
        """The space or instrument under a point, for the help sentence; hands rest on the trays, they say nothing."""
        place = self.view.topic(at)
        return "" if place in QUIET else place

    def _cursor(self, at: QPointF, button: bool) -> Qt.CursorShape:
        view = self.view
        if button or view.answers.hit(at) or self._on_rail(at):
            return Qt.CursorShape.PointingHandCursor
        asked = view.table.asked
        for item in view.dice:
            if item.seat == asked and item.held and item.contains(item.mapFromScene(at)):
                return Qt.CursorShape.OpenHandCursor
        return Qt.CursorShape.ArrowCursor

    def _on_rail(self, at: QPointF) -> bool:
        return self.view.handling.rail is not None and self.view.rail.hit(at) not in (None, "")

    def button_at(self, at: QPointF) -> str | None:
        """What is under a point of the scene: "rules", "correct", "pause", "reroll", "ability.0", "pilot.eye" ..."""
        view = self.view
        scale = view.layer.fit.scale
        tags = (f"ability.{i}" for i in range(len(view.places.ability_tags)))
        for what in (*BUTTONS, "reroll", *tags, *(f"{word}.eye" for word in WORDS)):
            if view.places.hit(what, scale).contains(at):
                return what
        return None
