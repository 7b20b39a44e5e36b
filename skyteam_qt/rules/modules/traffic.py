"""Traffic dice: on some spaces new airplanes come in at the beginning of every round (TR1 to TR5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..board import Board, Chance, Slice
from ..events import PlaneCame, TrafficRolled
from ..evolve import evolve, with_item
from ..options import numbers, per_space
from ..ruleset import Events, Faces, Ruleset, RulesetBuilder

KIND = "traffic-die"


@dataclass(frozen=True)
class TrafficIcons(Slice):
    """How many traffic dice each approach space shows, from the start to the airport. Does not change."""

    dice: tuple[int, ...]


class Traffic:
    """Rolls in public, before the briefing; all dice of a space are rolled together and resolved one by one."""

    name = "traffic"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """Reads the faces of the die and the icons of the spaces."""
        faces = numbers(options, "traffic_die_faces")
        icons = tuple(n for n in per_space(options, "traffic_dice") if isinstance(n, int))

        def ask(ruleset: Ruleset, board: Board, events: Events) -> Board:
            """Each round that begins here rolls again, staying or not (TR1, TR5)."""
            if not icons[board.position]:
                return board
            return evolve(board, awaits=(*board.awaits, Chance(KIND, None)))

        def shown(board: Board) -> Faces:
            return (faces,) * icons[board.position]

        build.slice(TrafficIcons(icons))
        build.before_briefing(ask)
        build.chance(KIND, planes_come, shown)


def planes_come(ruleset: Ruleset, board: Board, values: tuple[int, ...], events: Events) -> Board:
    """Counting our space as 1 each value names a space, the airport if the track ends earlier (TR2, TR3)."""
    events.append(TrafficRolled(values))
    for value in values:
        space = min(board.position + value - 1, len(board.planes) - 1)
        there = board.planes[space]
        # twelve tokens in all: with none left nothing comes (TR4)
        more = 1 if board.supply else 0
        events.append(PlaneCame(value, space, there, there + more))
        board = evolve(board, planes=with_item(board.planes, space, there + more), supply=board.supply - more)
    return board


TRAFFIC = Traffic()
