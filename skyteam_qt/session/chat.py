"""Chat lines: plain text, at most 240 characters, none in the silent phase (R12, R14, ux 3.2)."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from ..rules import Seat

CHAT_MOST: Final = 240
"""Longest chat line, in characters."""

_BREAKS: Final = frozenset("\t\n\v\f\r\x1c\x1d\x1e\x1f\x85\u2028\u2029")
# Marks that turn the direction of text: a line could make its neighbours unreadable.
_TURNS: Final = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")
_UNWANTED: Final = frozenset({"Cc", "Cs", "Cn", "Co"})


class ChatLocked(Exception):  # noqa: N818
    """Nobody speaks from the roll until the last die of the round is placed (R14). The line is not kept anywhere."""

    def __init__(self) -> None:
        super().__init__("the chat is closed in the silent phase")


class ChatLine(NamedTuple):
    """One line: who wrote it, in which round, and whether the dice-talk warning was overruled (ux 3.2)."""

    seat: Seat
    text: str
    round: int
    sent_anyway: bool = False


def plain_text(text: str, most: int = CHAT_MOST) -> str:
    """`text` on one line, without control characters, trimmed, at most `most` characters; may be empty."""
    kept = "".join(
        " " if char in _BREAKS else char
        for char in text
        if char in _BREAKS or (char not in _TURNS and unicodedata.category(char) not in _UNWANTED)
    )
    return kept.strip()[:most].rstrip()
