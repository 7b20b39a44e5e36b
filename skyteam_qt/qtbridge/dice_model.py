"""The four tray places of one seat. The gate is in here: a value exists in the model only while it is open."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QObject

from ..rules import Hand, Seat


class DiceModel(QAbstractListModel):
    """Row = tray place (0 = A). Roles: OWNER (Seat), PLACE ("A"), HELD (a die lies there), COVERED (a die lies there and
    its value is not shown), DIE_VALUE (int while open, else None), MARKED (own reroll mark, only while open),
    SEEN_BY_PARTNER (eye mark, ux 3.8), ACCESSIBLE_NAME (stays "Pilot tray B, covered" even while open).
    """

    def __init__(self, seat: Seat, parent: QObject | None = None) -> None: ...

    @property
    def is_open(self) -> bool:
        """Whether values are in the model."""
        ...

    def set_public(self, held: int, seen: int) -> None:
        """Which places hold a die, and which values the partner has seen: bits (A = 1)."""
        ...

    def reveal(self, values: Hand, marks: int = 0) -> None:
        """Open: take the values (0 = no die) and the own reroll marks (bits). Called by the `Table` alone."""
        ...

    def cover(self) -> None:
        """Shut: the values leave the model before this returns."""
        ...

    def spoken(self, place: int) -> str:
        """What is said aloud on request: with the value while open, else the covered name (ux 6)."""
        ...
