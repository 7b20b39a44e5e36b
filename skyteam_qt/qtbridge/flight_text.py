"""A finished flight as sentences: what `skyteam-qt replay` prints and the replay writes to a text file."""

from __future__ import annotations

from collections.abc import Iterator

from skyteam_qt.qtbridge.flight_words import flight_name
from skyteam_qt.qtbridge.log_model import note_line
from skyteam_qt.qtbridge.phrases import log_line
from skyteam_qt.qtbridge.texts import say, speak_of
from skyteam_qt.qtbridge.wording import Names, face_word
from skyteam_qt.rules import SEATS, OpenView
from skyteam_qt.rules import events as ev
from skyteam_qt.session.flown import FlownFlight

__all__ = ["NEW_HANDS", "flight_sentences", "flight_text", "head_sentence"]

NEW_HANDS = (ev.Dealt, ev.Rerolled, ev.CardsExchanged)
"""Events after which somebody may hold something new."""


def flight_sentences(flight: FlownFlight) -> Iterator[str]:
    """A head, the log round by round with the hands as they were dealt, what was agreed on the way, and the talk."""
    speak_of(flight.ruleset.source.name)
    names = Names(flight.setup.pilot, flight.setup.copilot)
    scenario = flight.ruleset.scenario
    yield head_sentence(flight_name(flight.setup.game, scenario.code, scenario.airport), names)
    for view, events in flight.frames:
        for event in events:
            line = log_line(event, names, view.board, flight.ruleset.spaces)
            if isinstance(event, ev.RoundBegan):
                yield from ("", line)
            else:
                yield f"  {line}"
        if any(isinstance(event, NEW_HANDS) for event in events):
            yield from _hands(view, names)
    notes = [line for line in flight.log if line.note]
    if notes:
        yield from ("", say("told.notes"))
        yield from (f"  {note_line(line)}" for line in notes)
    if flight.chat:
        yield from ("", say("told.talk"))
        yield from (f"  {names.of(line.seat)}: {line.text}" for line in flight.chat)


def flight_text(flight: FlownFlight) -> str:
    """The same as one text, with a line break at its end."""
    return "\n".join((*flight_sentences(flight), ""))


def head_sentence(place: str, names: Names) -> str:
    """Where, and who sat in which seat."""
    return say("told.head", place=place, pilot=names.of(SEATS[0]), copilot=names.of(SEATS[1]))


def _hands(view: OpenView, names: Names) -> Iterator[str]:
    """What each has behind the screen after a roll or a reroll."""
    for seat in SEATS:
        values = " ".join(face_word(value) for value in view.hands[seat] if value)
        if values:
            yield f"  {say('told.hand', name=names.of(seat), values=values)}"
