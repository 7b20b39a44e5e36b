"""What the logbook says of a flight, in words."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime
from typing import NamedTuple

from PySide6.QtCore import QDate, QLocale

from skyteam_qt.content.own_flights import code_in
from skyteam_qt.qtbridge.flight_words import CARD_GAME, level_word
from skyteam_qt.qtbridge.prompts import loss_name
from skyteam_qt.qtbridge.texts import grouped, say
from skyteam_qt.qtbridge.wording import Names
from skyteam_qt.rules import Loss, Seat
from skyteam_qt.session.logbook import Row
from skyteam_qt.ui.services import FlightCard


class Entry(NamedTuple):
    """One row in words, beside the row it tells of."""

    row: Row
    date: str
    code: str
    place: str
    difficulty: str
    level: str
    pilot: str
    copilot: str
    result: str
    minutes: int

    @property
    def spoken(self) -> str:
        """The whole row for a screen reader."""
        flight = f"{self.code} {self.place}".strip()
        return say(
            "logbook.spoken",
            date=self.date,
            flight=flight,
            pilot=self.pilot,
            copilot=self.copilot,
            result=self.result,
        )

    @property
    def haystack(self) -> str:
        """Where the find field looks."""
        return "\n".join(
            (self.date, self.code, self.place, self.level, self.pilot, self.copilot, self.result)
        ).casefold()


class Words:
    """Puts rows into words. cards: the airports that are known; today: the date of now. Words said before are kept."""

    def __init__(self, cards: Mapping[str, FlightCard], today: date) -> None:
        self._cards = cards
        self._today = today
        self._dates: dict[date, str] = {}
        self._results: dict[tuple[str, str, int], str] = {}
        self._levels: dict[tuple[str, str], str] = {}
        self._locale = QLocale()

    def entry(self, row: Row) -> Entry:
        """One row."""
        card = self._cards.get(row.scenario)
        flown_with_cards = row.game == CARD_GAME
        names = Names(row.pilot, row.copilot)
        return Entry(
            row,
            self.date(row.begun),
            "" if flown_with_cards else card.code if card else code_in(row.scenario),
            say("game.cards") if flown_with_cards else card.airport if card else "",
            card.difficulty if card and not flown_with_cards else "",
            self._level(row),
            names.of(Seat.PILOT),
            names.of(Seat.COPILOT),
            self._result(row, card),
            max(1, round(row.seconds / 60)),
        )

    def date(self, begun: float) -> str:
        """ "Today", "14 Mar", "14 Mar 2030"."""
        day = datetime.fromtimestamp(begun).date()
        found = self._dates.get(day)
        if found is None:
            if day == self._today:
                found = say("logbook.today")
            else:
                form = "d MMM" if day.year == self._today.year else "d MMM yyyy"
                found = self._locale.toString(QDate(day.year, day.month, day.day), form)
            self._dates[day] = found
        return found

    def _result(self, row: Row, card: FlightCard | None) -> str:
        key = (row.scenario, row.cause, -1 if row.landed else row.round)
        found = self._results.get(key)
        if found is None:
            found = self._results[key] = _result(row, card.feet if card else ())
        return found

    def _level(self, row: Row) -> str:
        key = (row.game, row.level)
        found = self._levels.get(key)
        if found is None:
            found = self._levels[key] = _level(row)
        return found


def _result(row: Row, feet: tuple[int, ...]) -> str:
    if row.landed:
        return say("replay.landed")
    cause = cause_word(row.cause)
    if not 1 <= row.round <= len(feet):
        return cause
    height = feet[row.round - 1]
    return say("logbook.where", reason=cause, alt=grouped(height) if height else say("altitude.land"))


def cause_word(cause: str) -> str:
    """A cause of loss in words; one that this version does not know as it is."""
    try:
        return loss_name(Loss(cause))
    except (ValueError, KeyError):
        return cause


def _level(row: Row) -> str:
    try:
        return level_word(row.game, row.level)
    except KeyError:
        return row.level


def airport_label(scenario: str, cards: Mapping[str, FlightCard]) -> str:
    """The code of an airport, else the id of the flight."""
    card = cards.get(scenario)
    return card.code if card else code_in(scenario)
