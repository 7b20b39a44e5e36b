"""Kerosene, burned by a die of the crew (KE1 to KE5) or leaking by how uneven the engines run (KL1 to KL3).

Two modules with one gauge; no flight has both.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ..board import Board, Slice
from ..effects import ENGINE_C, ENGINE_P
from ..events import Burn, KeroseneBurned, RanDry
from ..kinds import Loss, Owner
from ..motion import lose
from ..options import number
from ..ruleset import Events, Placement, Ruleset, RulesetBuilder
from ..spaces import Kind, SpaceSpec

SPACE = "kerosene"


@dataclass(frozen=True)
class Kerosene(Slice):
    """Where the marker stands, below 0 once the flight is lost. `used`: a die has burned some in this round (KE3).

    `full` and `unused_loss` (0 with a leak) do not change.
    """

    marker: int
    full: int
    unused_loss: int
    used: bool = False


def gauge(board: Board) -> Kerosene:
    """The gauge of a flight that has one."""
    found = board.find(Kerosene)
    assert found is not None, "the module has brought it"
    return found


def burn(board: Board, amount: int, cause: Burn, events: Events) -> Board:
    """The marker goes down; exactly 0 still flies (KE4)."""
    now = gauge(board)
    left = now.marker - amount
    events.append(KeroseneBurned(cause, now.marker, left))
    board = board.put(replace(now, marker=left, used=now.used or cause is Burn.DIE))
    if left < 0:
        events.append(RanDry(left))
        return lose(board, Loss.KEROSENE, events)
    return board


class KeroseneTrack:
    """One shared space; a round in which it stays empty costs more than most dice."""

    name = "kerosene"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """Reads where the marker starts, and what an empty space costs."""
        loss = number(options, "kerosene_no_die_loss")
        start = number(options, "kerosene_start")
        build.slice(Kerosene(start, start, loss))
        build.space(SpaceSpec(SPACE, Kind.OTHER, Owner.BOTH, 0), feed)
        build.end_of_round(charge)


def feed(ruleset: Ruleset, board: Board, die: Placement, events: Events) -> Board:
    """The value of the die is burned at once (KE2)."""
    return burn(board, die.value, Burn.DIE, events)


def charge(ruleset: Ruleset, board: Board, events: Events) -> Board:
    """Without a die on the space 6 are burned, in the final round too (KE3, KE5)."""
    now = gauge(board)
    if now.used:
        return board.put(replace(now, used=False))
    return burn(board, now.unused_loss, Burn.UNUSED, events)


class KeroseneLeak:
    """The same gauge; there is no space, and nothing is charged at the end of a round (KL1)."""

    name = "kerosene-leak"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """Reads where the marker starts."""
        start = number(options, "kerosene_start")
        build.slice(Kerosene(start, start, 0))
        build.at_engines(leak)


def leak(ruleset: Ruleset, board: Board, events: Events) -> Board:
    """The difference of the engine values and one more, before anything else comes of them (KL2, KL3)."""
    return burn(board, abs(board.placed[ENGINE_P] - board.placed[ENGINE_C]) + 1, Burn.LEAK, events)


KEROSENE = KeroseneTrack()
KEROSENE_LEAK = KeroseneLeak()
