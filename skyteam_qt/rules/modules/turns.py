"""Turns: some spaces may be left on certain axis marks only (TU1 to TU4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ..board import Board, Slice
from ..events import OutOfBank
from ..kinds import Loss
from ..options import per_space
from ..ruleset import Events, RulesetBuilder


@dataclass(frozen=True)
class BankLimits(Slice):
    """By approach space the axis marks on which it may be left, None where any will do. Does not change."""

    permitted: tuple[tuple[int, ...] | None, ...]


class Turns:
    """One more thing to check when the plane leaves a space; where it does not move nothing is checked (TU2)."""

    name = "turns"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """Reads the marks printed on the spaces. Those of the airport never matter: it cannot be left (TU3)."""
        printed = per_space(options, "axis")
        permitted = tuple(tuple(map(int, marks)) if isinstance(marks, Iterable) else None for marks in printed)

        def check(board: Board, events: Events) -> Loss | None:
            """The axis counts as it stands at this moment (TU4)."""
            marks = permitted[board.position]
            if marks is None or board.axis in marks:
                return None
            events.append(OutOfBank(board.position, board.axis, marks))
            return Loss.TURN

        build.slice(BankLimits(permitted))
        build.leave_check(check)


TURNS = Turns()
