"""One row per space of the cockpit, in the order of the ruleset (ux 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import QObject

from ..rules import VALUES, Board, Kind, Ruleset, Seat, SpaceSpec
from .guide import Light
from .phrases import space_name, values_label
from .roles import LegalState, Role
from .rows_model import Row, RowsModel
from .spoken import Legality
from .texts import say

_UNLIT: Final = Light(LegalState.IDLE)
_SPOKEN: Final[dict[LegalState, Legality]] = {
    LegalState.LEGAL: "legal",
    LegalState.LEGAL_NO_EFFECT: "no-effect",
    LegalState.COFFEE: "coffee",
}


class SpaceModel(RowsModel):
    """Row = index of the space. Roles: SPACE_ID, OWNER (Owner), ACCEPTS (label "1·2", "any"), MANDATORY, DEPLOYED,
    DIE_OWNER (Seat | None), DIE_VALUE, DIE_ROLLED (int, 0 = free), LEGAL_STATE, REASON (Reason | None),
    COFFEE_COST (0 to 3), PREVIEW_TEXT, ACCESSIBLE_NAME.

    The dice here are public. Lights are handed in by the `Table`, which knows whether the gate is open.
    """

    ROLES: ClassVar[tuple[Role, ...]] = (
        Role.SPACE_ID,
        Role.OWNER,
        Role.ACCEPTS,
        Role.MANDATORY,
        Role.DEPLOYED,
        Role.DIE_OWNER,
        Role.DIE_VALUE,
        Role.DIE_ROLLED,
        Role.LEGAL_STATE,
        Role.REASON,
        Role.COFFEE_COST,
        Role.PREVIEW_TEXT,
        Role.ACCESSIBLE_NAME,
    )

    def __init__(self, ruleset: Ruleset, board: Board, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self._ruleset = ruleset
        self._board = board
        self._lights: tuple[Light, ...] = ()
        self._rows = self._make()

    def row(self, space_id: str) -> int:
        """The row of a space id such as `gear.2`. Raises KeyError."""
        return self._ruleset.index[space_id]

    def set_board(self, board: Board) -> None:
        """Take the public position; `dataChanged` only for rows and roles that differ."""
        self._board = board
        self._update(self._make())

    def set_lights(self, lights: tuple[Light, ...]) -> None:
        """Take the answers to the lifted die, one per row; the empty tuple: nothing is lifted, all rows IDLE."""
        self._lights = lights
        self._update(self._make())

    def start(self, ruleset: Ruleset, board: Board) -> None:
        """Reset for a new game."""
        self._ruleset, self._board, self._lights = ruleset, board, ()
        self._reset(self._make())

    def retranslate(self) -> None:
        """Another language: make the texts again."""
        self._update(self._make())

    def _make(self) -> list[Row]:
        lights = self._lights or (_UNLIT,) * len(self._ruleset.spaces)
        return [self._row_of(i, spec, lights[i]) for i, spec in enumerate(self._ruleset.spaces)]

    def _row_of(self, i: int, spec: SpaceSpec, light: Light) -> Row:
        board = self._board
        spoken = _SPOKEN.get(light.state, "unknown")
        return {
            Role.SPACE_ID: spec.id,
            Role.OWNER: spec.owner,
            Role.ACCEPTS: say("space.any") if spec.accepts == VALUES else values_label(spec),
            Role.MANDATORY: spec.mandatory,
            Role.DEPLOYED: deployed(spec, board),
            Role.DIE_OWNER: Seat(board.by_seat[i]) if board.placed[i] else None,
            Role.DIE_VALUE: board.placed[i],
            Role.DIE_ROLLED: board.rolled[i],
            Role.LEGAL_STATE: light.state,
            Role.REASON: light.reason,
            Role.COFFEE_COST: light.cost,
            Role.PREVIEW_TEXT: light.preview,
            Role.ACCESSIBLE_NAME: space_name(spec, board, i, legality=spoken, coffee=light.cost),
        }


def deployed(spec: SpaceSpec, board: Board) -> bool:
    """Whether the switch of this space is on for good (R72, R76, R81); False for spaces without one."""
    if spec.kind == Kind.GEAR:
        return board.gear[spec.number]
    if spec.kind == Kind.FLAP:
        return board.flaps[spec.number]
    return spec.kind == Kind.BRAKE and board.brakes[spec.number]
