"""The flight on a table in words: its name, and what was chosen for it."""

from __future__ import annotations

from skyteam_qt.qtbridge.flight_words import chosen_words, flight_name
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.session.port import TablePort

__all__ = ["chosen_stopwatch", "table_choice", "table_flight"]


def table_flight(port: TablePort) -> str:
    """ "YUL Montréal-Trudeau" or "Final Approach"."""
    scenario = port.ruleset.scenario
    return flight_name(port.ruleset.game, scenario.code, scenario.airport)


def table_choice(port: TablePort) -> tuple[str, ...]:
    """Level, stopwatch and abilities, where there is something to say: "Hard", "Stopwatch 60 s", "Control"."""
    cards = (say(f"ability.{one}") for one in port.abilities)
    return (*chosen_words(port.ruleset.game, port.level, chosen_stopwatch(port)), *cards)


def chosen_stopwatch(port: TablePort) -> int:
    """The seconds people chose, 0 for none; a flight that has a clock anyway is not meant."""
    seconds = port.ruleset.scenario.options.get("stopwatch", 0)
    return seconds if isinstance(seconds, int) else 0
