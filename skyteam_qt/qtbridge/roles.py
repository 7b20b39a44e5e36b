"""Item roles of all models in one enum, and the small closed sets that rows speak of (ux 10)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from PySide6.QtCore import QByteArray, Qt

_FIRST: Final = int(Qt.ItemDataRole.UserRole) + 1


class Role(IntEnum):
    """What a row can be asked for. A model answers None for a role that is not its own."""

    # spaces
    SPACE_ID = _FIRST
    OWNER = _FIRST + 1
    ACCEPTS = _FIRST + 2
    MANDATORY = _FIRST + 3
    DEPLOYED = _FIRST + 4
    DIE_OWNER = _FIRST + 5
    DIE_VALUE = _FIRST + 6
    DIE_ROLLED = _FIRST + 7
    LEGAL_STATE = _FIRST + 8
    REASON = _FIRST + 9
    COFFEE_COST = _FIRST + 10
    PREVIEW_TEXT = _FIRST + 11
    ACCESSIBLE_NAME = _FIRST + 12
    # trays (also OWNER, DIE_VALUE, ACCESSIBLE_NAME)
    PLACE = _FIRST + 13
    COVERED = _FIRST + 14
    HELD = _FIRST + 15
    MARKED = _FIRST + 16
    SEEN_BY_PARTNER = _FIRST + 17
    # approach (also ACCESSIBLE_NAME)
    RADIO_VALUE = _FIRST + 18
    PLANES = _FIRST + 19
    OURS = _FIRST + 20
    AIRPORT = _FIRST + 21
    # altitude
    FEET = _FIRST + 22
    STARTER = _FIRST + 23
    TOKEN = _FIRST + 24
    CURRENT = _FIRST + 25
    PAST = _FIRST + 26
    # log and chat
    ROUND = _FIRST + 27
    SEAT = _FIRST + 28
    TEXT = _FIRST + 29
    SENT_ANYWAY = _FIRST + 30
    NOTE = _FIRST + 31
    TAKEN_BACK = _FIRST + 32


class LegalState(IntEnum):
    """How a space answers the lifted die (ux 3.4). IDLE: nothing is lifted."""

    IDLE = 0
    LEGAL = 1
    LEGAL_NO_EFFECT = 2
    COFFEE = 3
    ILLEGAL = 4


class Token(IntEnum):
    """The reroll token of an altitude row: none printed there, still there, or taken on board (R11)."""

    NONE = 0
    THERE = 1
    TAKEN = 2


def role_names(*roles: Role) -> dict[int, QByteArray]:
    """The answer of `roleNames` for these roles: `DieValue` for DIE_VALUE and so on."""
    return {int(r): QByteArray("".join(part.title() for part in r.name.split("_")).encode()) for r in roles}
