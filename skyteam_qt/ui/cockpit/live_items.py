"""The live items of the scene: dice, lights, rail, answers, rings; and how they follow the table and the hands."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF

from skyteam_qt.qtbridge.extra_guide import Extra, waiting
from skyteam_qt.qtbridge.table import Lift
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import SEATS
from skyteam_qt.rules.modules.intern import InternRow
from skyteam_qt.ui.cockpit.animator import ENTER, Step, Track
from skyteam_qt.ui.cockpit.card_faces import CardFaces
from skyteam_qt.ui.cockpit.die_item import DieItem
from skyteam_qt.ui.cockpit.extra_item import ExtraItem
from skyteam_qt.ui.cockpit.faces import DieFaces
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.cockpit.overlay_items import AnswerItem, RailItem, RingItem
from skyteam_qt.ui.cockpit.public_facts import WORDS, empty_places
from skyteam_qt.ui.cockpit.space_items import SpaceItem
from skyteam_qt.ui.theme import Theme

if TYPE_CHECKING:
    from skyteam_qt.ui.cockpit.view import CockpitView

LIFT_UP = QPointF(0, -14)
OWNERS = ("pilot", "copilot", "both")


class LiveItems(QObject):
    """All items over the layer but those that fly. Also whom the dice tell what the pointer does (`die_item.Hands`)."""

    def __init__(self, view: CockpitView) -> None:
        super().__init__(view)
        self.view = view
        table = view.table
        self.spaces = [
            SpaceItem(row, spec.id, OWNERS[spec.owner], table.spaces, view)
            for row, spec in enumerate(view.ruleset.spaces)
        ]
        self.dice = [DieItem(seat, place, table.dice[seat], self) for seat in SEATS for place in range(4)]
        self.rail = RailItem(view)
        self.answers = AnswerItem(view)
        self.extra = ExtraItem(view)
        self.pointer_at: QPointF | None = None
        self.grabbed = False
        self.rings = [RingItem(view, word) for word in WORDS]
        self._gliding: set[DieItem] = set()
        for item in (*self.spaces, *self.dice, self.extra, self.rail, self.answers, *self.rings):
            view.scene().addItem(item)

    @property
    def faces(self) -> DieFaces | CardFaces:
        """Die or card faces of this scale."""
        return self.view.faces

    @property
    def places(self) -> CockpitLayout:
        """The arrangement in use."""
        return self.view.places

    @property
    def mark_sign(self) -> bool:
        """Whether what is marked will be rolled again."""
        return self.view.handling.marking is not None or self.view.abilities.card == "anticipation"

    @property
    def theme(self) -> Theme:
        """The look of now."""
        return self.view.theme

    def place(self) -> None:
        """Where the arrangement has them."""
        layout = self.view.places
        for space in self.spaces:
            rect = layout.spaces[space.space_id]
            space.put(rect, self.view.pictures.glows.radius)
        for die in self.dice:
            die.put_home(layout.tray(die.word)[die.place])
        self.answers.prepareGeometryChange()
        self.sync()

    # ---- following
    def sync(self) -> None:
        """Everything as table and handling are now."""
        handling = self.view.handling
        for space in self.spaces:
            target = space.row == handling.target and handling.lifted is not None
            if target != space.is_target:
                space.is_target = target
                space.take()
        self._sync_hands()
        self.sync_extra()
        rail = handling.rail
        if rail is not None:
            self.rail.place_by(self.view.places.spaces[self.view.ruleset.spaces[rail.space].id])
        self.rail.setVisible(rail is not None)
        self.rail.update()
        labels = self._answer_labels()
        self.answers.show_labels(*labels)
        self.view.focus.show_answers(labels)
        self.sync_rings()

    def _sync_hands(self) -> None:
        handling = self.view.handling
        at_space = handling.at_space
        for die in self.dice:
            if handling.lifted == Lift(die.seat, die.place):
                die.raise_up(True)
                if at_space is not None:
                    die.setPos(self.spaces[at_space].pos())
                elif not die.dragging:
                    die.setPos(die.home + LIFT_UP)
            elif die.raised and die not in self._gliding:
                die.last_spot = die.pos()
                die.go_home()

    # ---- a token, the traffic die
    def sync_extra(self) -> None:
        """What waits in the open: at the space it is held over, at the pointer, or where it came from."""
        view = self.view
        extra = None if view.playback.extra_comes else waiting(view.table.board)
        if extra is None or not extra.token:
            self.grabbed = self.grabbed and extra is not None
        self.extra.show_extra(extra, view.table.extra_marked)
        if extra is None:
            return
        at_space = view.handling.at_space
        self.extra.setPos(self._extra_held(extra) if at_space is None else self.spaces[at_space].pos())

    def _extra_held(self, extra: Extra) -> QPointF:
        pointer = self.pointer_at
        if pointer is not None and self.view.table.extra is not None and (extra.token or self.grabbed):
            return pointer
        return self.extra_home(extra)

    def extra_spot(self) -> QPointF:
        """Where it is held, or was held until it was placed."""
        extra = waiting(self.view.table.board)
        return self.extra.pos() if extra is None else self._extra_held(extra)

    def extra_home(self, extra: Extra) -> QPointF:
        """Where it waits: the traffic die in the annunciator, a token above its row."""
        layout, board = self.places, self.view.table.board
        if not extra.token:
            return layout.waiting_die.center()
        row = board.find(InternRow)
        spaces = self.view.ruleset.spaces
        if row is None or not board.order or not layout.tokens:
            return layout.rect.center()
        pilots = spaces[board.order[-1]].id == "intern.P"
        index = row.gone - 1 if pilots else row.gone + len(row.tokens)
        return layout.token_spot(max(0, min(index, len(layout.tokens) - 1))) + LIFT_UP

    def point(self, at: QPointF | None) -> None:
        """The pointer is here; None: people go on with keys."""
        self.pointer_at = at
        if self.extra.isVisible():
            self.sync_extra()

    def grab_extra(self) -> None:
        """The traffic die is taken along by the pointer, or left where it waits."""
        self.grabbed = not self.grabbed
        self.sync_extra()

    def _answer_labels(self) -> tuple[str, str]:
        handling = self.view.handling
        if handling.asked is not None:
            return say("button.placeAnyway"), say("button.takeBack")
        if handling.rail is not None:
            return "", ""
        verb = self.view.abilities.verb
        if verb:
            return verb, say("button.takeBack")
        if handling.may_lay_aside:
            if handling.lifted is not None and handling.lifted.extra:
                return say("button.goOn"), ""
            return say("button.layAside"), say("button.takeBack")
        if handling.marking is not None and self.view.table.is_open(handling.marking):
            return say("button.done"), ""
        return "", ""

    def sync_rings(self) -> None:
        """The rings of a joint agreement; after a loss they lie on a tray place without a die."""
        view = self.view
        layout = view.places
        shown = view.visors.agreeing is not None
        for seat, ring in zip(SEATS, self.rings, strict=True):
            empty = empty_places(view.table.board, seat)
            if all(empty):
                ring.setPos(layout.well(WORDS[seat]).center())
            else:
                ring.setPos(layout.tray(WORDS[seat])[empty.index(True) if any(empty) else 0].center())
            progress, ticked = view.visors.ring(seat)
            ring.show_state(shown, view.options.caps[seat], progress, ticked)

    def take_light(self, row: int) -> None:
        """The light of one space. In over 120 ms, all together; out at once (what they say may be private)."""
        dark = all(space.state == "idle" for space in self.spaces)
        if self.spaces[row].take() and dark:
            ms = float(self.theme.tokens["duration"]["legalFade"])
            self.view.animator.run("lights", Step((Track(ms, self.light, ENTER),)))

    def light(self, level: float) -> None:
        """How far the lights have come, 0 to 1."""
        for space in self.spaces:
            space.set_level(level)

    def dice_changed(self) -> None:
        """Values came or went."""
        for die in self.dice:
            die.update()

    def went_home(self, lift: Lift) -> None:
        """Snap back, no penalty; always as long, whatever the die."""
        if lift.extra:
            return
        die = self.dice[lift.seat * 4 + lift.place]
        die.end_press()
        start, end = die.pos(), die.home
        handling = self.view.handling

        def frame(k: float) -> None:
            if handling.lifted != lift:
                die.setPos(start + (end - start) * k)

        def done() -> None:
            self._gliding.discard(die)
            if handling.lifted != lift:
                die.go_home()

        self._gliding.add(die)
        ms = float(self.theme.tokens["duration"]["snapBack"])
        self.view.animator.run(("home", lift), Step((Track(ms, frame, ENTER),), end=done))

    def magnet(self, at: QPointF) -> int | None:
        """The nearest space whose centre is within reach of the centre of the die."""
        best: tuple[float, int] | None = None
        reach = float(self.theme.size("magnetRadius"))
        for space in self.spaces:
            way = space.pos() - at
            far = math.hypot(way.x(), way.y())
            if far <= reach and (best is None or far < best[0]):
                best = (far, space.row)
        return best[1] if best else None

    # ---- what the pointer does to a die
    def die_dragged(self, item: DieItem, to: QPointF) -> bool:
        """The pointer takes a die along; False when it may not be lifted."""
        handling = self.view.handling
        lift = Lift(item.seat, item.place)
        if handling.lifted == lift and handling.waits:
            item.dragging = False
            handling.put_back()
        if handling.lifted != lift:
            item.dragging = False
            if not handling.lift(*lift):
                return False
            item.dragging = True
        self._gliding.discard(item)
        item.raise_up(True)
        item.setPos(to)
        handling.aim(self.magnet(to))
        return True

    def die_dropped(self, item: DieItem, at: QPointF) -> None:
        """Let go after a drag."""
        if self.view.handling.lifted == Lift(item.seat, item.place):
            self.view.handling.drop(self.magnet(at))

    def die_clicked(self, item: DieItem) -> None:
        """Click-click, first click; or a mark in a reroll."""
        self.view.commands.take_die(item.seat, item.place)

    def die_lost(self, item: DieItem) -> None:
        """The pointer was taken away in the middle of a drag."""
        if self.view.handling.lifted == Lift(item.seat, item.place):
            self.view.handling.put_back()
