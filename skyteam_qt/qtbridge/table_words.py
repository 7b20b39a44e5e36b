"""The flight on a table in words: its name, what was chosen for it, and why it was lost."""

from __future__ import annotations

from skyteam_qt.qtbridge.event_phrases import loss_sentence
from skyteam_qt.qtbridge.flight_words import chosen_words, flight_name
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Loss
from skyteam_qt.rules.events import TimeRanOut
from skyteam_qt.session.port import TablePort

__all__ = ["chosen_stopwatch", "loss_cause", "table_choice", "table_flight", "too_late"]


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


def too_late(port: TablePort) -> bool:
    """Whether the time of this round ran out while dice were still in hand (F91)."""
    now = port.board.round
    events = (event for line in port.log if line.round == now and not line.taken_back for event in line.events)
    return any(isinstance(event, TimeRanOut) and event.pilot + event.copilot > 0 for event in events)


def loss_cause(port: TablePort) -> str:
    """Why the flight on the table was lost, in one or two sentences: that time ran out comes first. Else empty."""
    board = port.board
    if board.loss is None:
        return ""
    cause = loss_sentence(board.loss, board.failed, board)
    return say("lost.time", cause=cause) if board.loss != Loss.GIVEN_UP and too_late(port) else cause
