"""The four tray places of one seat. The gate is in here: a value exists in the model only while it is open."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QObject

from ..rules import EMPTY_HAND, PLACES, Hand, Seat
from .phrases import tray_name
from .roles import Role
from .rows_model import Row, RowsModel


class DiceModel(RowsModel):
    """Row = tray place (0 = A). Roles: OWNER (Seat), PLACE ("A"), HELD (a die lies there), COVERED (a die lies there
    and its value is not shown), DIE_VALUE (int while open, else None), MARKED (own reroll mark, only while open),
    SEEN_BY_PARTNER (eye mark, ux 3.8), ACCESSIBLE_NAME (stays "Pilot tray B, covered" even while open: a name is
    broadcast to every listening program, qt-recipes 4).

    The model holds no port and no view: values are pushed in by the `Table` and dropped when it shuts.
    """

    ROLES: ClassVar[tuple[Role, ...]] = (
        Role.OWNER,
        Role.PLACE,
        Role.HELD,
        Role.COVERED,
        Role.DIE_VALUE,
        Role.MARKED,
        Role.SEEN_BY_PARTNER,
        Role.ACCESSIBLE_NAME,
    )

    def __init__(self, seat: Seat, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self.seat = seat
        self._held = 0
        self._seen = 0
        self._values: Hand | None = None
        self._marks = 0
        self._known: tuple[int, int] | None = None
        self._own: int | None = None
        self._rows = self._make()

    @property
    def is_open(self) -> bool:
        """Whether values are in the model."""
        return self._values is not None

    def set_public(self, held: int, seen: int) -> None:
        """Which places hold a die, and which values the partner has seen: bits (A = 1)."""
        self._held, self._seen = held, seen
        self._update(self._make())

    def reveal(self, values: Hand, marks: int = 0) -> None:
        """Open: take the values (0 = no die) and the own reroll marks (bits). Called by the `Table` alone."""
        self._values, self._marks = values, marks
        self._update(self._make())

    def cover(self) -> None:
        """Shut: the values leave the model before this returns."""
        self._values, self._marks = None, 0
        self._update(self._make())

    def show_known(self, known: tuple[int, int] | None, own: int | None) -> None:
        """After a swap (WT1). known: tray place and value that the partner knows, while the partner's screen is open;
        own: the tray place of the own die that the partner knows, while the own screen is open."""
        self._known, self._own = known, own
        self._update(self._make())

    def start(self) -> None:
        """Reset for a new game."""
        self._known = self._own = None
        self._held = self._seen = self._marks = 0
        self._values = None
        self._reset(self._make())

    def retranslate(self) -> None:
        """Another language: make the texts again."""
        self._update(self._make())

    def spoken(self, place: int) -> str:
        """What is said aloud on request: with the value while open, else the covered name (ux 6)."""
        row = self._rows[place]
        if not row[Role.HELD] or row[Role.DIE_VALUE] is None:
            return str(row[Role.ACCESSIBLE_NAME])
        return tray_name(self.seat, place, value=row[Role.DIE_VALUE], marked=row[Role.MARKED])

    def _make(self) -> list[Row]:
        values = self._values or EMPTY_HAND
        return [self._row_of(place, values[place]) for place in PLACES]

    def _row_of(self, place: int, value: int) -> Row:
        held = bool(self._held >> place & 1)
        shown = held and self._values is not None and value > 0
        known = held and self._known is not None and self._known[0] == place
        if known and not shown and self._known is not None:
            value, shown = self._known[1], True
        return {
            Role.OWNER: self.seat,
            Role.PLACE: "ABCD"[place],
            Role.HELD: held,
            Role.COVERED: held and not shown,
            Role.DIE_VALUE: value if shown else None,
            Role.MARKED: shown and bool(self._marks >> place & 1),
            Role.SEEN_BY_PARTNER: held and (bool(self._seen >> place & 1) or known or self._own == place),
            Role.ACCESSIBLE_NAME: tray_name(self.seat, place, empty=not held),
        }
