"""What the animations of a cockpit move besides its facts: items that fly, dice that shake, words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QPointF

from skyteam_qt.rules import Event, Seat
from skyteam_qt.ui.cockpit.animator import Frame
from skyteam_qt.ui.cockpit.flying_card import FlyingCard


class Stage(Protocol):
    """What an animation may move besides the facts; the view is one."""

    def fly(self, what: str, seat: str, face: int) -> tuple[Callable[[QPointF, float], None], Callable[[], None]]:
        """A picture ("cup", "reroll", "plane", "penguin", "die", "token", "traffic") to move: `move(middle in scene
        units, opacity)` and `gone()`."""
        ...

    def card(self, seat: str, back: str = "", face: int = 0) -> FlyingCard:
        """A card of a seat to move and to turn; `drop` takes it away."""
        ...

    def drop(self, card: FlyingCard) -> None:
        """Takes a flying card away."""
        ...

    def lay(self, seat: Seat, place: int, at: QPointF | None, cover: str) -> None:
        """Shows what lies at a tray place somewhere else (None: where it belongs), covered as `card_moves` says."""
        ...

    def tell(self, event: Event) -> None:
        """Says the sentence of an event before the movement is over."""
        ...

    def pulse(self, centre: QPointF, radius: float, color: str) -> tuple[Frame, Callable[[], None]]:
        """A ring that shows once: `frame(0 to 1)` and `gone()`."""
        ...

    def shake(self, seats: tuple[Seat, ...], tumble: bool) -> Frame:
        """Moves every die of these trays alike; `frame(1)` puts them to rest."""
        ...

    def die_spot(self, seat: Seat, place: int) -> QPointF:
        """Where the die of a tray place is seen at this moment (its middle)."""
        ...

    def extra_spot(self) -> QPointF:
        """Where a token or the traffic die is held, or was a moment ago."""
        ...

    def refresh(self) -> None:
        """Paint what has changed in the facts."""
        ...
