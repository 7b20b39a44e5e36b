"""What the instruments of modules show: plain public facts, like `CockpitFacts`, which has them. No game logic."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

AlarmState = Literal["down", "on", "reset"]
AbilityState = Literal["ready", "now", "auto", "used"]
"""ready: can still be used. now: at this moment. auto: works by itself. used: not any more (this round or flight)."""


@dataclass(frozen=True, slots=True)
class KeroseneFacts:
    """The gauge. `level` is a fraction while it burns; below 0 the flight is lost.

    unused_loss: what a round without a die costs. used: a die has burned some in this round. leak: the other module,
    without a space.
    """

    level: float
    full: int = 20
    unused_loss: int = 6
    used: bool = False
    leak: bool = False


@dataclass(frozen=True, slots=True)
class WindFacts:
    """The ring. `offset`: clicks from the start direction, negative toward the Pilot; a fraction while it turns.

    modifiers: what is added to the speed by distance from the start direction, 0 to half the ring. head: the start
    direction is ahead and not behind.
    """

    offset: float
    modifiers: tuple[int, ...]
    head: bool = False

    @property
    def half(self) -> int:
        """Half the ring, in clicks."""
        return len(self.modifiers) - 1

    @property
    def modifier(self) -> int:
        """What is added to the speed now."""
        return self.at(round(self.offset))

    def at(self, offset: int) -> int:
        """What is added to the speed at an offset; the ring wraps."""
        far = abs(offset) % (2 * self.half)
        return self.modifiers[min(far, 2 * self.half - far)]


@dataclass(frozen=True, slots=True)
class InternFacts:
    """The row of tokens, the Pilot's end first; None where one is gone."""

    tokens: tuple[int | None, ...] = ()

    @property
    def left(self) -> tuple[int, ...]:
        """The tokens that are still there."""
        return tuple(token for token in self.tokens if token is not None)


@dataclass(frozen=True, slots=True)
class AlarmTile:
    """One alarm token. `up`: 0 to 1 while it is turned up (or, once reset, while its frame goes out: 1 to 0).

    owner: who resets it, "pilot", "copilot" or "both". sign: what it closes, a system letter of `glyphs.system`.
    """

    number: int
    state: AlarmState = "down"
    owner: str = "both"
    sign: str = "N"
    up: float = 1.0


@dataclass(frozen=True, slots=True)
class AbilityTag:
    """An ability card in play. `id` as in content; `key`: the cap shown while it can be used."""

    id: str
    state: AbilityState = "ready"
    key: str = "Y"


@dataclass(frozen=True, slots=True)
class SpaceMarks:
    """What is printed on an approach space: traffic dice, marks on which it may be left, alarms, no briefing."""

    dice: int = 0
    axis: tuple[int, ...] = ()
    alarms: int = 0
    trust: bool = False

    def __bool__(self) -> bool:
        return bool(self.dice or self.axis or self.alarms or self.trust)


@dataclass(frozen=True, slots=True)
class TrafficDie:
    """A traffic die that lies over the approach strip. 0: it still rolls and shows nothing."""

    value: int
    opacity: float = 1.0


def may_leave(bank: Sequence[int] | None, axis: float) -> bool:
    """Whether a space with these limits may be left at this tilt."""
    return bank is None or round(axis) in bank
