"""What people wrote to each other, one row per line, and whether they may write now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import Property, QObject, Signal

from ..session.chat import ChatLine
from .roles import Role
from .rows_model import Row, RowsModel


class ChatModel(RowsModel):
    """Row = one line, oldest first. Roles: SEAT (Seat), TEXT (plain text, never rich), ROUND, SENT_ANYWAY (the
    dice-talk warning was overruled). `isOpen` says whether the chat is open (R12, R14); `open_changed` tells it.
    """

    ROLES: ClassVar[tuple[Role, ...]] = (Role.SEAT, Role.TEXT, Role.ROUND, Role.SENT_ANYWAY)
    NAME: ClassVar[Role] = Role.TEXT

    open_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self._open = False

    def is_open(self) -> bool:
        """Whether people may write now."""
        return self._open

    isOpen = Property(bool, is_open, notify=open_changed)  # noqa: N815 - a Qt property, seen by views

    def set_chat(self, lines: Sequence[ChatLine], may_talk: bool) -> bool:
        """Take all lines and the state of the silence. Returns whether anything changed."""
        rows = [_row_of(line) for line in lines]
        changed = rows != self._rows
        self._follow(rows)
        if may_talk != self._open:
            self._open, changed = may_talk, True
            self.open_changed.emit()
        return changed

    def start(self, lines: Sequence[ChatLine], may_talk: bool) -> None:
        """Reset for a new game."""
        self._reset([_row_of(line) for line in lines])
        self.set_chat(lines, may_talk)


def _row_of(line: ChatLine) -> Row:
    return {
        Role.SEAT: line.seat,
        Role.TEXT: line.text,
        Role.ROUND: line.round,
        Role.SENT_ANYWAY: line.sent_anyway,
    }
