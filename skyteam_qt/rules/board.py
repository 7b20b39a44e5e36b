"""The board: everything that both players may see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from .evolve import evolve
from .kinds import LOST, PLAYING, Loss, Outcome, Phase, Seat

if TYPE_CHECKING:
    from .events import DiePlaced


@dataclass(frozen=True)
class Slice:
    """Base of a module's own public state. The class is the key: `board.find(WindDial)`."""


S = TypeVar("S", bound=Slice)


class Chance(NamedTuple):
    """Something the table must roll or turn up before play goes on.

    `kind`: a `ChanceKind` for dice behind a screen, else a name that a module has registered for what is turned up in
    public. `seat` is None where no seat is meant.
    """

    kind: str
    seat: Seat | None


class RerollStep(NamedTuple):
    """An open reroll (R103): who spent the token, who has chosen. Never what is marked nor how many."""

    by: Seat
    done: tuple[bool, bool]


class Ask(NamedTuple):
    """An open question of a module to one seat. Nobody places a die before it is answered.

    `want`: the name of the question, `value`: what it is about. `then`: whose turn it is afterwards. `die`: the
    placement that is not done with until then (`RulesetBuilder.after_placement`). `reroll`: whether a reroll token may
    be spent meanwhile (R101).
    """

    seat: Seat
    want: str
    value: int
    then: Seat | None
    die: DiePlaced | None = None
    reroll: bool = False


@dataclass(frozen=True)
class Board:
    """Public state of a flight. Immutable; `evolve` makes the next one. There is no field for a hidden die.

    Axis: negative towards the Pilot. `position` is an index, 0 = start space. Tuples of spaces are indexed like
    `Ruleset.spaces`; 0 = free. `in_hand` are bits of tray places (A = 1, B = 2, C = 4, D = 8) by seat. `to_act`: who is
    to place a die out of the own hand; nobody while a question is open.
    """

    phase: Phase
    round: int
    altitude: int
    to_act: Seat | None
    axis: int
    position: int
    planes: tuple[int, ...]
    supply: int
    placed: tuple[int, ...]
    rolled: tuple[int, ...]
    by_seat: tuple[int, ...]
    order: tuple[int, ...]
    in_hand: tuple[int, int]
    gear: tuple[bool, ...]
    flaps: tuple[bool, ...]
    brakes: tuple[bool, ...]
    blue: int
    orange: int
    brake: int
    coffee: int
    reroll: int
    reroll_reserve: int
    altitude_tokens: tuple[int, ...]
    speed: int | None
    laid_aside: tuple[int, int]
    reroll_step: RerollStep | None
    awaits: tuple[Chance, ...]
    ask: Ask | None
    outcome: Outcome
    loss: Loss | None
    failed: tuple[str, ...]
    slices: tuple[Slice, ...]

    def find(self, kind: type[S]) -> S | None:
        """The slice of this class, or None when its module is not in play."""
        for one in self.slices:
            if type(one) is kind:
                return one
        return None

    def put(self, value: Slice) -> Board:
        """A board with the slice of the same class replaced by `value`."""
        return evolve(self, slices=tuple(value if type(s) is type(value) else s for s in self.slices))

    @property
    def lost(self) -> bool:
        """Whether the flight is lost."""
        return self.outcome == LOST

    @property
    def over(self) -> bool:
        """Whether the flight has ended, either way."""
        return self.outcome != PLAYING

    @property
    def at_airport(self) -> bool:
        """Whether the plane stands on the last approach space."""
        return self.position == len(self.planes) - 1

    @property
    def final_round(self) -> bool:
        """Whether this is the round at touchdown altitude with the plane at the airport (R120)."""
        return self.altitude == 0 and self.at_airport

    def dice_left(self, seat: Seat) -> int:
        """How many dice `seat` still has behind the screen."""
        return self.in_hand[seat].bit_count()


# order: the placements of this round as indices into `placed`, oldest first; -1 is a die laid aside.
# by_seat: who put the die on a space (only two-coloured spaces need it), -1 = free.
