"""What animations may move besides the facts: pictures that fly, a pulse, the shaking of trays (`playback.Stage`)."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from skyteam_qt.rules import Event, Seat
from skyteam_qt.ui.cockpit.animator import Frame
from skyteam_qt.ui.cockpit.flying_card import FlyingCard
from skyteam_qt.ui.cockpit.overlay_items import PulseItem, Sprite

if TYPE_CHECKING:
    from skyteam_qt.ui.cockpit.view import CockpitView

TUMBLE_DEGREES = 26.0
TUMBLE_HOP = 12.0
SHAKE_UNITS = 7.0


class SceneStage:
    """Puts items into the scene of a view and takes them out again."""

    def __init__(self, view: CockpitView) -> None:
        self.view = view

    def refresh(self) -> None:
        """Paint what has changed in the facts."""
        self.view.refresh()

    def fly(self, what: str, seat: str, face: int) -> tuple[Callable[[QPointF, float], None], Callable[[], None]]:
        """A picture to move; see `playback.Stage`."""
        sprite = Sprite(self.view, what, seat, face)
        self.view.scene().addItem(sprite)
        return sprite.move, partial(self.view.scene().removeItem, sprite)

    def card(self, seat: str, back: str = "", face: int = 0) -> FlyingCard:
        """A card to move and to turn."""
        card = FlyingCard(self.view, seat, back, face)
        self.view.scene().addItem(card)
        return card

    def drop(self, card: FlyingCard) -> None:
        """Takes it away; twice does no harm."""
        if card.scene() is not None:
            self.view.scene().removeItem(card)

    def lay(self, seat: Seat, place: int, at: QPointF | None, cover: str) -> None:
        """Shows what lies at a tray place somewhere else; a card in the hand stays where the hand has it."""
        die = self.view.dice[seat * 4 + place]
        if die.raised or not cover:
            die.cover_with("")
        else:
            die.cover_with(cover)
        if not die.raised and not die.dragging:
            die.setPos(die.home if at is None else at)

    def tell(self, event: Event) -> None:
        """Its sentence, now."""
        self.view.speaker.tell(event)

    def pulse(self, centre: QPointF, radius: float, color: str) -> tuple[Frame, Callable[[], None]]:
        """A ring that shows once."""
        item = PulseItem(self.view, centre, radius, color)
        self.view.scene().addItem(item)
        return item.frame, partial(self.view.scene().removeItem, item)

    def shake(self, seats: tuple[Seat, ...], tumble: bool) -> Frame:
        """Every die alike, whatever it shows and whether it was rolled (ux 2.5)."""
        dice = [die for die in self.view.dice if die.seat in seats]

        def frame(k: float) -> None:
            rest = 1.0 - k
            swing = math.sin(k * (9 if tumble else 14) * math.pi) * rest
            hop = -TUMBLE_HOP * abs(math.sin(k * 4 * math.pi)) * rest if tumble else 0.0
            off = QPointF(0.0 if tumble else SHAKE_UNITS * swing, hop) if k < 1 else QPointF()
            for die in dice:
                die.tilt = TUMBLE_DEGREES * swing if tumble and k < 1 else 0.0
                if not die.raised:
                    die.setPos(die.home + off)
                    die.update()

        return frame

    def extra_spot(self) -> QPointF:
        """Where a token or the traffic die is held, or was a moment ago."""
        return self.view.live.extra_spot()

    def die_spot(self, seat: Seat, place: int) -> QPointF:
        """Where the die of a tray place is seen, or was a moment ago."""
        die = self.view.dice[seat * 4 + place]
        spot, die.last_spot = die.last_spot, None
        return spot if spot is not None else die.pos()
