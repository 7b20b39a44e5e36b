"""The approach and the altitude track, one row per space, start first."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QObject

from ..rules import VALUES, Board, Ruleset
from .phrases import role
from .roles import Role, Token
from .rows_model import Row, RowsModel
from .texts import grouped, joined, ordinal, say


class ApproachModel(RowsModel):
    """Row = approach space, 0 = start. Roles: RADIO_VALUE (the die that reaches it from our position, 0 = none),
    PLANES, OURS (our position), AIRPORT, PAST (left behind), ACCESSIBLE_NAME.
    """

    ROLES: ClassVar[tuple[Role, ...]] = (
        Role.RADIO_VALUE,
        Role.PLANES,
        Role.OURS,
        Role.AIRPORT,
        Role.PAST,
        Role.ACCESSIBLE_NAME,
    )

    def __init__(self, board: Board, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self._board = board
        self._rows = self._make()

    def set_board(self, board: Board) -> None:
        """Take the public position; `dataChanged` only for rows and roles that differ."""
        self._board = board
        self._update(self._make())

    def start(self, board: Board) -> None:
        """Reset for a new game."""
        self._board = board
        self._reset(self._make())

    def retranslate(self) -> None:
        """Another language: make the texts again."""
        self._update(self._make())

    def _make(self) -> list[Row]:
        return [self._row_of(i) for i in range(len(self._board.planes))]

    def _row_of(self, i: int) -> Row:
        board = self._board
        value = i - board.position + 1  # counting our space as 1 (R60)
        airport = i == len(board.planes) - 1
        ours = i == board.position
        if ours:
            space = say("a11y.approach.ownAirport" if airport else "a11y.approach.own")
        else:
            space = say("a11y.approach.airport") if airport else say("a11y.approach.space", ord=ordinal(value))
        planes = say("a11y.approach.planes", n=board.planes[i]) if board.planes[i] else say("approach.clear")
        past = i < board.position
        return {
            Role.RADIO_VALUE: value if value in VALUES else 0,
            Role.PLANES: board.planes[i],
            Role.OURS: ours,
            Role.AIRPORT: airport,
            Role.PAST: past,
            Role.ACCESSIBLE_NAME: "" if past else say("a11y.approach.part", space=space, planes=planes),
        }


class AltitudeModel(RowsModel):
    """Row = altitude space, the highest first. Roles: FEET, STARTER (Seat), TOKEN (`Token`), CURRENT, PAST,
    ACCESSIBLE_NAME.
    """

    ROLES: ClassVar[tuple[Role, ...]] = (
        Role.FEET,
        Role.STARTER,
        Role.TOKEN,
        Role.CURRENT,
        Role.PAST,
        Role.ACCESSIBLE_NAME,
    )

    def __init__(self, ruleset: Ruleset, board: Board, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self._ruleset, self._board = ruleset, board
        self._rows = self._make()

    def set_board(self, board: Board) -> None:
        """Take the public position; `dataChanged` only for rows and roles that differ."""
        self._board = board
        self._update(self._make())

    def start(self, ruleset: Ruleset, board: Board) -> None:
        """Reset for a new game."""
        self._ruleset, self._board = ruleset, board
        self._reset(self._make())

    def retranslate(self) -> None:
        """Another language: make the texts again."""
        self._update(self._make())

    def _make(self) -> list[Row]:
        return [self._row_of(i) for i in range(len(self._ruleset.scenario.altitude))]

    def _row_of(self, i: int) -> Row:
        space, board = self._ruleset.scenario.altitude[i], self._board
        there = bool(board.altitude_tokens[i])
        token = Token.THERE if there else Token.TAKEN if space.reroll else Token.NONE
        height = say("altitude.feet", alt=grouped(space.feet)) if space.feet else say("altitude.land")
        parts = [height, role(space.begins)] + ([say("panel.reroll")] if there else [])
        return {
            Role.FEET: space.feet,
            Role.STARTER: space.begins,
            Role.TOKEN: token,
            Role.CURRENT: space.feet == board.altitude,
            Role.PAST: space.feet > board.altitude,
            Role.ACCESSIBLE_NAME: joined(parts),
        }
