"""Levels, own mix and stopwatch in words: name, caption, and one sentence that says what changes (ux 3.1)."""

from __future__ import annotations

from skyteam_qt.content.levels import Level
from skyteam_qt.qtbridge.texts import grouped, joined, say

__all__ = ["level_caption", "level_name", "level_sentence", "stopwatch_sentence"]


def level_name(level: str) -> str:
    """The name of a level by its id, `mix` for an own mix."""
    return say(f"level.{level}")


def level_caption(level: str) -> str:
    """A few words below the name: "busy sky"."""
    return say(f"level.{level}.caption")


def level_sentence(level: Level) -> str:
    """What it changes, from its own numbers: "One more plane comes before the briefing at 5 000 ft."."""
    if not level.busy_sky:
        return say("level.sentence.rough" if level.turbulence else "level.sentence.calm")
    altitudes = joined(grouped(feet) for feet in level.busy_sky)
    key = "level.sentence.both" if level.turbulence else "level.sentence.busy"
    return say(key, n=len(level.busy_sky), list=altitudes)


def stopwatch_sentence(seconds: int) -> str:
    """What the time limit does."""
    return say("variant.stopwatch.sentence", s=seconds)
