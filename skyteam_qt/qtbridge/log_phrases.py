"""What happened, in words for the public log: names or roles, never "you", never a die that is still covered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from skyteam_qt.qtbridge.event_phrases import condition_name, event_line
from skyteam_qt.qtbridge.module_words import talk_is_off
from skyteam_qt.qtbridge.prompts import loss_name
from skyteam_qt.qtbridge.texts import grouped, joined, say
from skyteam_qt.qtbridge.wording import Names, panel_label, space_label, value_word
from skyteam_qt.rules import events as ev
from skyteam_qt.rules.board import Board
from skyteam_qt.rules.kinds import SEATS, Loss, Outcome, Seat
from skyteam_qt.rules.spaces import BASE_SPACES, SpaceSpec

Spaces = tuple[SpaceSpec, ...]


def log_line(event: ev.Event, names: Names, board: Board, spaces: Spaces = BASE_SPACES) -> str:
    """The line for one event. `board`: as it stands after the action that brought the event."""
    special = _LOGS.get(type(event))
    return special(event, names, board, spaces) if special else event_line(event, names, board, spaces).title


def _log_round(e: ev.RoundBegan, names: Names, board: Board, spaces: Spaces) -> str:
    total = len(board.altitude_tokens)
    return say("log.round", n=e.round, total=total, alt=grouped(e.altitude), name=names.of(e.begins))


def _log_placed(e: ev.DiePlaced, names: Names, board: Board, spaces: Spaces) -> str:
    key = "log.placed" if e.rolled == e.value else "log.placedCoffee"
    v, to = value_word(e.rolled), value_word(e.value)
    return say(key, name=names.of(e.seat), v=v, to=to, space=space_label(spaces[e.space]))


def _log_traffic_die(e: ev.TrafficDiePlaced, names: Names, board: Board, spaces: Spaces) -> str:
    line = event_line(e, names, board, spaces)
    return f"{line.title} ({line.detail})" if line.detail else line.title


def _log_missing(e: ev.MandatoryMissing, names: Names, board: Board, spaces: Spaces) -> str:
    specs = [spec for spec in spaces if spec.id in e.spaces]
    whose = [say("log.panelOf", panel=panel_label(s), name=names.of(Seat(s.owner))) for s in specs if s.owner in SEATS]
    return say("log.mandatory", spaces=joined(whose))


def _log_rerolled(e: ev.Rerolled, names: Names, board: Board, spaces: Spaces) -> str:
    return say("log.rerolledNobody") if e.to_act is None else say("log.rerolled", name=names.of(e.to_act))


def _log_time(e: ev.TimeRanOut, names: Names, board: Board, spaces: Spaces) -> str:
    return f"{say('stopwatch.zero')} {say('event.notPlaced', n=e.pilot + e.copilot)}"


def _log_all_down(e: ev.PlacementEnded, names: Names, board: Board, spaces: Spaces) -> str:
    return say("log.allDownSilent" if talk_is_off(board) else "log.allDown")


def _log_ended(e: ev.FlightEnded, names: Names, board: Board, spaces: Spaces) -> str:
    if e.outcome == Outcome.WON or e.loss is None:
        return say("log.won")
    if e.loss == Loss.LANDING_CONDITIONS:
        return say("log.lostFailed", list=joined(condition_name(letter) for letter in e.failed))
    return say("log.lost", reason=loss_name(e.loss))


_LOGS: Final[dict[type, Callable[[Any, Names, Board, Spaces], str]]] = {
    ev.RoundBegan: _log_round,
    ev.SilenceBegan: lambda e, names, board, spaces: say("log.silence"),
    ev.CoffeeSpent: lambda e, names, board, spaces: say("log.spent", name=names.of(e.seat), n=e.spent, left=e.left),
    ev.DiePlaced: _log_placed,
    ev.DieLaidAside: lambda e, names, board, spaces: say("log.aside", name=names.of(e.seat), v=value_word(e.value)),
    ev.TrafficDiePlaced: _log_traffic_die,
    ev.RerollChosen: lambda e, names, board, spaces: say("log.chosen", name=names.of(e.seat)),
    ev.Rerolled: _log_rerolled,
    ev.TimeRanOut: _log_time,
    ev.PlacementEnded: _log_all_down,
    ev.MandatoryMissing: _log_missing,
    ev.FlightEnded: _log_ended,
}
