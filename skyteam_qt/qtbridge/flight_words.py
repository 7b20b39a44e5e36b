"""A flight in words: what it is called, and what was chosen for it. Needs neither rules nor session: it is read before
the first paint."""

from __future__ import annotations

from skyteam_qt.content.levels import CARD_GAME, EASY
from skyteam_qt.qtbridge.level_phrases import level_name
from skyteam_qt.qtbridge.texts import say

__all__ = ["chosen_words", "flight_name", "level_word", "words_of"]


def words_of(game: str) -> str:
    """The words a game is spoken of with (`texts.speak_of`): dice or cards."""
    return "cards" if game == CARD_GAME else "dice"


def flight_name(game: str, code: str, airport: str) -> str:
    """ "YUL Montréal-Trudeau"; the card game is a flight of its own."""
    return say("game.cards") if game == CARD_GAME else f"{code} {airport}"


def level_word(game: str, level: str) -> str:
    """The name of the level where it says something: with cards always, with dice when it adds to the airport."""
    return level_name(level) if game == CARD_GAME or level != EASY else ""


def chosen_words(game: str, level: str, stopwatch: int) -> tuple[str, ...]:
    """What was chosen beyond the airport: "Hard", "Stopwatch 60 s"."""
    watch = say("variant.stopwatch", s=stopwatch) if stopwatch else ""
    return tuple(word for word in (level_word(game, level), watch) if word)
