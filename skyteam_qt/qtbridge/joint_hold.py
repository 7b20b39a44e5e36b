"""The joint agreement: both hold for a moment, or each clicks the own ring (ux 3.2). No Qt; the clock is handed in."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Final

from ..rules import SEATS, Seat
from .visor_keys import GAP_S

HOLD_S: Final = 0.8
CLICK_S: Final = 10.0

_NEVER: Final = float("-inf")


class Ring(IntEnum):
    """How one ring looks."""

    IDLE = 0
    HOLDING = 1
    """held or clicked, but the other is not there: "keep holding until Ben joins"."""
    FILLING = 2
    """both are in; `progress` says how far."""
    DONE = 3


class JointHold:
    """Both seats' keys or rings held together for `seconds`, or two clicks within `within` seconds.

    Call `tick` after each input and while anything moves: it says True once, when both have agreed; then agree for both
    seats at the session. What is still held after that must be let go before it counts again, so that one hold cannot
    give two agreements. `now`: seconds of a clock that never goes back. `alone`: one person agrees, with whichever key
    or ring; the computer always agrees (ux 2.4).
    """

    def __init__(
        self, now: Callable[[], float], seconds: float = HOLD_S, within: float = CLICK_S, *, alone: bool = False
    ) -> None:
        self._now = now
        self._seconds = seconds
        self._within = within
        self._alone = alone
        self._down: set[Seat] = set()
        self._spent: set[Seat] = set()
        self._clicked: dict[Seat, float] = {}
        self._up_at: dict[Seat, float] = {}
        self._since: float | None = None
        self._before_release: float | None = None
        self._done = False

    def press(self, seat: Seat, *, auto: bool = False) -> None:
        """A key or the ring goes down and stays down."""
        if auto or seat in self._down:
            return
        repeat = self._now() - self._up_at.get(seat, _NEVER) < GAP_S
        if not repeat:
            self._spent.discard(seat)
            self._done = False
        self._down.add(seat)
        if self._together():
            self._since = self._before_release if repeat and self._before_release is not None else self._now()
        self._before_release = None

    def release(self, seat: Seat, *, auto: bool = False) -> None:
        """It goes up: a hold that was under way begins anew."""
        if auto:
            return
        self._up_at[seat] = self._now()
        if seat not in self._down:
            return
        self._down.discard(seat)
        # kept in case this is a repeat in disguise, see GAP_S
        self._before_release, self._since = self._since, None

    def click(self, seat: Seat) -> None:
        """A short click on the own ring counts as held for `within` seconds."""
        self._done = False
        self._clicked[seat] = self._now()
        if self._together() and self._since is None:
            self._since = self._now()

    def tick(self) -> bool:
        """Time passes. True once, when both have agreed."""
        now = self._now()
        for seat, at in [*self._clicked.items()]:
            if now - at > self._within:
                del self._clicked[seat]
        if not self._together():
            self._since = None
            return False
        if self._since is None:
            self._since = now
        if len(self._clicked) < (1 if self._alone else len(SEATS)) and now - self._since < self._seconds:
            return False
        self._spent |= self._down
        self._clicked.clear()
        self._since, self._done = None, True
        return True

    def reset(self) -> None:
        """Focus lost, another screen: nothing is held or clicked, and what is still down must be let go first."""
        self._spent |= set(SEATS)
        self._down.clear()
        self._clicked.clear()
        self._since = self._before_release = None
        self._done = False

    @property
    def active(self) -> bool:
        """Whether `tick` is worth calling: somebody is in."""
        return any(self._is_in(seat) for seat in SEATS)

    @property
    def waiting_for(self) -> Seat | None:
        """The seat that is missing while the other is in ("Waiting for Ben."), else None."""
        missing = [seat for seat in SEATS if not self._is_in(seat)]
        return missing[0] if len(missing) == 1 else None

    def ring(self, seat: Seat) -> Ring:
        """The state of one ring."""
        if self._done:
            return Ring.DONE
        if self._together():
            return Ring.FILLING
        return Ring.HOLDING if self._is_in(seat) else Ring.IDLE

    def progress(self, seat: Seat) -> float:
        """How full the ring is, 0 to 1."""
        if self._done:
            return 1.0
        if not self._together() or self._since is None:
            return 0.0
        return min(1.0, (self._now() - self._since) / self._seconds) if self._seconds > 0 else 1.0

    def held(self, seat: Seat) -> bool:
        """Whether this seat is in because its key or ring is down: a click counts as well, but nobody holds it."""
        return any(one in self._down and one not in self._spent for one in self._hands(seat))

    def _hands(self, seat: Seat) -> tuple[Seat, ...]:
        return SEATS if self._alone else (seat,)

    def _is_in(self, seat: Seat) -> bool:
        return self.held(seat) or any(one in self._clicked for one in self._hands(seat))

    def _together(self) -> bool:
        return all(self._is_in(seat) for seat in SEATS)
