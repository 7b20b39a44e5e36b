"""Turbulence of Final Approach: unequal axis values tilt the plane by one mark more (F80).

Not the turbulence of the expansion's altitude tracks, which rolls dice again.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..board import Board
from ..ruleset import RulesetBuilder


class AxisTurbulence:
    """Changes the tilt; the values after coffee count (FQ7)."""

    name = "axis-turbulence"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """One hook."""
        build.change_tilt(one_more)


def one_more(board: Board, tilt: int) -> int:
    """The difference plus one in the usual direction; equal values do not tilt."""
    return tilt + (tilt > 0) - (tilt < 0)


AXIS_TURBULENCE = AxisTurbulence()
