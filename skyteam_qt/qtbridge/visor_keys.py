"""Which visor is open, from key presses and releases (ux 2.1; qt-recipes 2). No Qt; the clock is handed in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..rules import SEATS, Seat

GAP_S: Final = 0.06
"""X11 lets auto-repeat through as a release and a press in the same moment; a hand needs longer than this."""

_NEVER: Final = float("-inf")


class VisorKeys:
    """One key for each seat, held to look. Each call returns the seat whose visor is to be open now, or None.

    A press counts only when it is fresh: after both keys were held, after `shut`, and after a key that came with Ctrl,
    Alt or Meta, the key must be up for `GAP_S` and go down again. `now`: seconds of a clock that never goes back.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._down: set[Seat] = set()
        self._dead: set[Seat] = set()
        self._up_at: dict[Seat, float] = {}

    @property
    def both(self) -> bool:
        """Whether both keys are held: time to say "One visor at a time."."""
        return len(self._down) == len(SEATS)

    @property
    def held(self) -> frozenset[Seat]:
        """Which keys are down, for the joint agreement."""
        return frozenset(self._down)

    @property
    def open(self) -> Seat | None:
        """The seat whose visor is to be open."""
        live = self._down - self._dead
        return next(iter(live)) if len(self._down) == 1 and live else None

    def press(self, seat: Seat, *, auto: bool = False, mods: bool = False) -> Seat | None:
        """A key goes down. `auto`: Qt calls it a repeat. `mods`: with Ctrl, Alt or Meta (not Shift, Caps Lock)."""
        if auto:
            return self.open
        repeat = self._now() - self._up_at.get(seat, _NEVER) < GAP_S
        if not (repeat and seat in self._dead):
            self._dead.discard(seat)
        self._down.add(seat)
        if mods:
            self._dead.add(seat)
        if self.both:
            self._dead |= self._down
        return self.open

    def release(self, seat: Seat, *, auto: bool = False) -> Seat | None:
        """A key goes up."""
        if not auto:
            self._down.discard(seat)
            self._up_at[seat] = self._now()
        return self.open

    def shut(self) -> None:
        """Focus lost, own placement, Pause, a dialog: both keys count as let go and must be pressed afresh."""
        self._dead |= set(SEATS)
        self._down.clear()


class StickyLook:
    """Motor help (ux 2.1): press once to open; closes on a second press or `seconds` after the last input."""

    def __init__(self, now: Callable[[], float], seconds: float = 6.0) -> None:
        self._now = now
        self._seconds = seconds
        self._seat: Seat | None = None
        self._last = _NEVER

    @property
    def open(self) -> Seat | None:
        """The seat whose visor is to be open now."""
        return self._seat

    def press(self, seat: Seat, *, auto: bool = False, mods: bool = False) -> Seat | None:
        """A visor key: opens, closes, or changes over."""
        if not auto and not mods:
            fresh = self._now() - self._last >= GAP_S or self._seat != seat
            if fresh:
                self._seat = None if self._seat == seat else seat
            self._last = self._now()
        return self._seat

    def release(self, seat: Seat, *, auto: bool = False) -> Seat | None:
        """Letting go changes nothing."""
        return self._seat

    def poke(self) -> None:
        """Any other input: it stays open for a while longer."""
        self._last = self._now()

    def tick(self) -> Seat | None:
        """Time passes."""
        if self._seat is not None and self._now() - self._last >= self._seconds:
            self._seat = None
        return self._seat

    def shut(self) -> None:
        """Closed at once."""
        self._seat = None
