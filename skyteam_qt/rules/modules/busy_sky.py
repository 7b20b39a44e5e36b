"""Busy sky: before the briefing of some rounds a card is turned up and sets one more plane (F81)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..board import Board, Chance
from ..events import BusySky as PlaneCame
from ..evolve import evolve, with_item
from ..ruleset import Events, Ruleset, RulesetBuilder

KIND = "busy-sky"
OPTION = "busy_sky"
"""The altitudes in feet at whose beginning the sky is busy: data, so that a ruling can change them (FQ1)."""


class BusySky:
    """The starter's twelve cards have every value twice, so each is as likely as a face of a die: both games use it."""

    name = "busy-sky"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """Asks at the altitudes of the option `busy_sky`; the starter of that round turns the card up."""
        feet = options.get(OPTION, ())
        altitudes = frozenset(map(int, feet)) if isinstance(feet, Iterable) else frozenset()

        def look_up(ruleset: Ruleset, board: Board, events: Events) -> Board:
            if board.altitude not in altitudes:
                return board
            level = ruleset.levels[board.altitude]
            asked = Chance(KIND, ruleset.scenario.altitude[level].begins)
            return evolve(board, awaits=(*board.awaits, asked))

        build.before_briefing(look_up)
        build.chance(KIND, plane_comes)


def plane_comes(ruleset: Ruleset, board: Board, values: tuple[int, ...], events: Events) -> Board:
    """Counting our space as 1, the value names a space; the airport if the approach is shorter (F81, FQ3)."""
    (value,) = values
    space = min(board.position + value - 1, len(board.planes) - 1)
    there = board.planes[space]
    # the box of the dice game has twelve airplane tokens (R4)
    more = 1 if board.supply else 0
    events.append(PlaneCame(value, space, there, there + more))
    return evolve(board, planes=with_item(board.planes, space, there + more), supply=board.supply - more)


BUSY_SKY = BusySky()
