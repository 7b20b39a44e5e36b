"""The public log, one row per sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from PySide6.QtCore import QObject

from ..rules import Board, Ruleset
from ..session.port import CorrectionReason, LogLine
from .phrases import Names, log_line
from .roles import Role
from .rows_model import Row, RowsModel
from .texts import keys, say

CORRECTION_WORDS: Final = {
    CorrectionReason.WRONG_SPACE: "correct.reason.space",
    CorrectionReason.RULE_MISREAD: "correct.reason.rule",
    CorrectionReason.WRONG_EFFECT: "correct.reason.effect",
}
"""Text keys of the three reasons of a correction."""

MODE_LINE: Final = "log.mode"
REROLL_LINE: Final = "correct.doneReroll"
"""Keys of two sentences of the log; where the catalogue has none, a plainer one is taken."""


class LogModel(RowsModel):
    """Row = one sentence, oldest first. Roles: ROUND, TEXT, NOTE ("" for what happened at the table, else "mode" or
    "corrected"), TAKEN_BACK (a later correction went back over it).
    """

    ROLES: ClassVar[tuple[Role, ...]] = (Role.ROUND, Role.TEXT, Role.NOTE, Role.TAKEN_BACK)
    NAME: ClassVar[Role] = Role.TEXT

    def __init__(self, ruleset: Ruleset, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self._ruleset, self._names = ruleset, names
        self._lines: tuple[LogLine, ...] = ()

    def set_log(self, lines: Sequence[LogLine], board: Board) -> None:
        """Take the whole log; rows are added for what is new. `board`: as it stands after the newest line.

        Sentences told already stay as they were told: they were made with the board of their time.
        """
        lines = tuple(lines)
        if lines == self._lines:
            return
        same = 0
        while same < min(len(lines), len(self._lines)) and _is_same(lines[same], self._lines[same]):
            same += 1
        kept = [line.taken_back for line in lines[:same] for _ in range(_count(line))]
        self._lines = lines
        self._update([{**self._rows[i], Role.TAKEN_BACK: back} for i, back in enumerate(kept)])
        self._follow([*self._rows[: len(kept)], *self._all(lines[same:], board)])

    def start(self, ruleset: Ruleset, names: Names, lines: Sequence[LogLine], board: Board) -> None:
        """Reset for a new game, or after a change of language."""
        self._ruleset, self._names, self._lines = ruleset, names, tuple(lines)
        self._reset(self._all(lines, board))

    def retranslate(self, board: Board) -> None:
        """Another language: make the texts again."""
        self.start(self._ruleset, self._names, self._lines, board)

    def _all(self, lines: Sequence[LogLine], board: Board) -> list[Row]:
        return [row for line in lines for row in self._rows_of(line, board)]

    def _rows_of(self, line: LogLine, board: Board) -> list[Row]:
        told = [log_line(event, self._names, board, self._ruleset.spaces) for event in line.events]
        if line.note:
            told.append(note_line(line))
        notes = [""] * len(line.events) + [line.note] * bool(line.note)
        return [
            {Role.ROUND: line.round, Role.TEXT: text, Role.NOTE: note, Role.TAKEN_BACK: line.taken_back}
            for text, note in zip(told, notes, strict=True)
        ]


def _is_same(one: LogLine, two: LogLine) -> bool:
    return one._replace(taken_back=False) == two._replace(taken_back=False)


def _count(line: LogLine) -> int:
    return len(line.events) + bool(line.note)


def note_line(line: LogLine) -> str:
    """What people did beside the rules, in words."""
    fields: dict[str, Any] = dict(line.fields)
    if line.note == "mode":
        mode = say(f"mode.{fields['mode']}")
        return say(MODE_LINE, mode=mode) if MODE_LINE in keys() else mode
    if line.note == "corrected":
        reason = say(CORRECTION_WORDS[fields["reason"]])
        if fields["step"] == "reroll" and REROLL_LINE in keys():
            return say(REROLL_LINE, reason=reason)
        if fields["step"] == "ability":
            return say("correct.doneAbility", reason=reason)
        return say("correct.done", n=int(fields["die"]), reason=reason)
    return line.note
