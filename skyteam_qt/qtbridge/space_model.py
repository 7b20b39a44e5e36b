"""One row per space of the cockpit, in the order of the ruleset (ux 10)."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from ..rules import Board, Reason, Ruleset
from .guide import Light


class SpaceModel(QAbstractListModel):
    """Row = index of the space. Roles: SPACE_ID, OWNER (Owner), ACCEPTS (label "1·2", "any"), MANDATORY, DEPLOYED,
    DIE_OWNER (Seat | None), DIE_VALUE, DIE_ROLLED (int, 0 = free), LEGAL_STATE, REASON (Reason | None),
    COFFEE_COST (0 to 3), PREVIEW_TEXT, ACCESSIBLE_NAME (also Qt's AccessibleTextRole).

    The dice here are public. Lights are handed in by the `Table`, which knows whether the gate is open.
    """

    def __init__(self, ruleset: Ruleset, board: Board, parent: QObject | None = None) -> None: ...

    def row(self, space_id: str) -> int:
        """The row of a space id such as `gear.2`. Raises KeyError."""
        ...

    def set_board(self, board: Board) -> None:
        """Take the public position; `dataChanged` only for rows and roles that differ."""
        ...

    def set_lights(self, lights: tuple[Light, ...]) -> None:
        """Take the answers to the lifted die, one per row; the empty tuple: nothing is lifted, all rows IDLE."""
        ...

    def start(self, ruleset: Ruleset, board: Board) -> None:
        """Reset for a new game."""
        ...
