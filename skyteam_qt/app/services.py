"""The composition root behind the window: settings, saves, sessions. The one place that hands out ports."""

from __future__ import annotations

import time
import weakref
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..content.abilities import how_many, offered
from ..content.files import read_json
from ..content.flights import airport_code, playable_ids, raw_altitude, raw_flights
from ..content.levels import CARD_GAME, OWN_MIX, games, levels
from ..session import settings as settings_file
from ..ui.services import CannotResume, FlightCard, SavedFlight
from .own_airports import OwnAirports

if TYPE_CHECKING:
    from ..session.dealer import Dealer
    from ..session.flown import FlownFlight
    from ..session.logbook import Logbook
    from ..session.port import Change, Ports
    from ..session.session import GameSession
    from ..session.setup import FlightSetup


class GameServices:
    """`ui.services.Services` with the real session behind it.

    What the start screen needs is read without rules and session; these are imported when a flight begins (or by
    `window._settle`, a moment after the first picture).

    folder: where everything of this person lies. seed: fixes the dice of the flights begun in this run: the first has
    this seed, each further one the next number; None draws a new seed for each flight. dealer: makes the dealer of
    each new flight instead of its seed (pictures and tests).
    """

    def __init__(
        self, folder: Path, log_path: Path, seed: int | None = None, *, dealer: Callable[[], Dealer] | None = None
    ) -> None:
        self.folder = folder
        self.log_path = log_path
        self.airports = OwnAirports(folder)
        self.clock: Callable[[], float] = time.monotonic
        self._next_seed = seed
        self._dealer = dealer
        self._settings_path = folder / "settings.json"
        self.settings, self.settings_problem = settings_file.load(self._settings_path)
        self.saved_problem = ""
        """One sentence when the newest kept flight cannot be continued; set by `saved`."""
        self._session: Callable[[], GameSession | None] = lambda: None
        self._book: Logbook | None = None
        self._caught_up = False
        if self.settings_problem:
            # the next choice writes the file anew
            settings_file.set_aside(self._settings_path)

    def change_settings(self, **changes: object) -> None:
        """Change some settings and save them at once; a full disk is said in `settings_problem`."""
        self.settings = self.settings._replace(**changes)
        self.settings_problem = settings_file.save(self._settings_path, self.settings)

    def flights(self) -> Sequence[FlightCard]:
        """All flights whose modules are built, in the order of the flight log, then those from own airports."""
        places = {place["code"]: place for place in read_json("airports")["airports"]}
        return [_card(raw, places) for raw in (*(raw_flights()[one] for one in playable_ids()), *self._own())]

    def _own(self) -> list[dict[str, Any]]:
        texts = self.airports.texts()
        if not texts:
            return []
        from ..content.own_flights import raw_own

        return sorted(map(raw_own, texts), key=lambda raw: (raw["airport"], raw["id"]))

    def tallies(self) -> Mapping[str, tuple[int, int]]:
        """How often each dice flight was landed and flown, as far as the logbook knows."""
        from ..session.logbook import tallies

        book = self._open_book()
        if not book.path.exists():
            return {}  # nothing was entered yet, and the start screen need not make a database to learn that
        dice = (row for row in book.rows() if row.game != CARD_GAME)
        return {flight: (one.landed, one.flown) for flight, one in tallies(dice, newest=0).items()}

    def saved(self) -> SavedFlight | None:
        """The flight that was put down last, or None. A newer one that cannot be read is named in `saved_problem`."""
        self.saved_problem = ""
        if not self._flights_folder.is_dir():
            return None
        from ..session.kept import unfinished

        for number, kept in enumerate(unfinished(self._flights_folder)):
            if kept.problem and not number:
                self.saved_problem = f"{kept.problem} ({kept.path.name})"
            raw = raw_flights().get(kept.scenario) or _own_entry(kept.scenario, kept.own_flight)
            if kept.problem or raw is None or not _known(kept.game, kept.level):
                continue
            altitude = raw_altitude(raw)
            if not any(space["feet"] == kept.altitude for space in altitude):
                continue
            return SavedFlight(
                key=str(kept.path),
                code=airport_code(raw),
                airport=raw["airport"],
                difficulty=raw["difficulty"],
                round=kept.round,
                rounds=len(altitude),
                feet=kept.altitude,
                planes=kept.planes,
                phase=kept.phase,
                pilot=kept.pilot,
                copilot=kept.copilot,
                mode=kept.mode,
                game=kept.game,
                level=kept.level,
            )
        return None

    def new_session(self, setup: FlightSetup) -> Ports:
        """Begin a flight, written to its file from the first entry on. Abilities that nobody chose are drawn."""
        from dataclasses import replace

        from ..session.dealer import fresh_seed

        seed = fresh_seed() if self._next_seed is None else self._next_seed
        if self._next_seed is not None:
            self._next_seed += 1
        own = setup.own_flight or self.airports.text(setup.scenario)
        setup = replace(setup, seed=seed, own_flight=own)
        setup = replace(setup, abilities=_completed(setup, seed))
        return self._begin(setup, None if self._dealer is None else self._dealer())

    def _begin(self, setup: FlightSetup, dealer: Dealer | None = None) -> Ports:
        from ..session.saves import Saves
        from ..session.session import GameSession
        from ..session.setup import ruleset_for

        ruleset = ruleset_for(setup)
        journal = Saves(self._flights_folder).begin(ruleset, setup)
        session = GameSession(ruleset, setup, journal=journal, clock=self.clock, dealer=dealer)
        return self._at_table(session, journal.path)

    def _at_table(self, session: GameSession, path: Path) -> Ports:
        """The session people sit at; it is entered in the logbook as soon as its hands are open."""
        self._session = weakref.ref(session)  # what people have left is nobody's any more
        entered = session.debriefed

        def heard(_change: Change) -> None:
            nonlocal entered
            if session.debriefed and not entered:
                entered = True
                if path.parent.absolute() == self._flights_folder.absolute():
                    self._open_book().add(session.record(), path.name)

        session.listen(heard)
        return session.ports()

    def resume(self, saved: SavedFlight) -> Ports:
        """Continue a kept flight. Raises `CannotResume` with one sentence."""
        return self._resume(Path(saved.key))

    def _resume(self, path: Path) -> Ports:
        from ..rules import RulesError
        from ..session.kept import RecordError
        from ..session.saves import Saves
        from ..session.session import GameSession
        from ..session.setup import ruleset_for

        try:
            record, journal = Saves(self._flights_folder).open(path)
        except RecordError as problem:
            raise CannotResume(str(problem)) from None
        try:
            ruleset = ruleset_for(record.setup)
            session = GameSession.resume(record, ruleset, journal=journal, clock=self.clock)
        except (RecordError, RulesError, LookupError) as problem:
            journal.close()
            raise CannotResume(str(problem)) from None
        return self._at_table(session, path)

    def put_away(self, saved: SavedFlight) -> None:
        """The kept flight is no longer offered; its file is kept in a folder of its own."""
        from ..session.saves import Saves

        Saves(self._flights_folder).put_away(Path(saved.key))

    # --- flights that have ended --------------------------------------------------------------------------------
    def _open_book(self) -> Logbook:
        if self._book is None:
            from ..session.kept import FLOWN
            from ..session.logbook import Logbook
            from ..session.setup import ruleset_for

            self._book = Logbook(self.folder / "logbook.db", self._flights_folder / FLOWN, ruleset_for)
        return self._book

    def logbook(self) -> Logbook:
        """The book of finished flights; files without a row are entered when it is first opened."""
        book = self._open_book()
        if not self._caught_up:
            self._caught_up = True
            book.catch_up()
        return book

    def open_flown(self, file: str) -> FlownFlight:
        """A finished flight by its name in the logbook. Raises `CannotResume` with one sentence."""
        from ..qtbridge.texts import say
        from ..session.flown import open_flown
        from ..session.kept import RecordError

        path = self._open_book().flown / file
        if not file or not path.is_file():
            raise CannotResume(say("logbook.gone"))
        try:
            return open_flown(path)
        except RecordError as problem:
            raise CannotResume(str(problem)) from None

    def just_flown(self) -> FlownFlight | None:
        """The flight whose hands are open at the table now, or None."""
        from ..session.flown import flown

        session = self._session()
        return None if session is None or not session.debriefed else flown(session.record())

    def same_dice_again(self, setup: FlightSetup) -> Ports:
        """Begin a flight with the seed of a finished one."""
        return self._begin(setup)

    def open_file(self, path: Path) -> Ports | FlownFlight:
        """A flight's file from anywhere. Raises `CannotResume` with one sentence."""
        from ..session.flight_file import read_flight
        from ..session.flown import flown
        from ..session.kept import RecordError, SavedFlight

        try:
            found = read_flight(path)
            return self._resume(path) if isinstance(found, SavedFlight) else flown(found)
        except RecordError as problem:
            raise CannotResume(str(problem)) from None

    @property
    def _flights_folder(self) -> Path:
        return self.folder / "flights"


def _completed(setup: FlightSetup, seed: int) -> tuple[str, ...]:
    """The chosen abilities, and as many drawn ones as are missing."""
    from ..content.own_flights import raw_own

    raw = raw_own(setup.own_flight) if setup.own_flight else raw_flights().get(setup.scenario)
    missing = 0 if raw is None else how_many(raw) - len(setup.abilities)
    if missing <= 0:
        return setup.abilities
    from ..session.setup import drawn_abilities

    drawn = drawn_abilities(setup.scenario, seed, setup.own_flight)
    return (*setup.abilities, *[card for card in drawn if card not in setup.abilities][:missing])


def _own_entry(scenario: str, text: str) -> dict[str, Any] | None:
    """The entry of a kept flight from an own airport, or None when there is none that fits."""
    if not text:
        return None
    from ..content.own_flights import kept_entry

    return kept_entry(scenario, text)


def _known(game: str, level: str) -> bool:
    """Whether this version has the game and the level of a kept flight."""
    return game in games() and level in (OWN_MIX, *(one.id for one in levels()))


def _card(raw: dict[str, Any], places: dict[str, dict[str, Any]]) -> FlightCard:
    """A flight as the start screen shows it."""
    code = airport_code(raw)
    place = places.get(code, {})
    europe = place.get("europe")
    altitude = raw_altitude(raw)
    return FlightCard(
        id=raw["id"],
        code=code,
        airport=raw["airport"],
        city=str(raw.get("city") or ""),
        country=str(raw.get("country") or ""),
        difficulty=raw["difficulty"],
        planes=tuple(space["traffic"] for space in raw["spaces"]),
        feet=tuple(space["feet"] for space in altitude),
        rerolls=tuple(space["feet"] for space in altitude if space["reroll_token"]),
        modules=tuple(raw["modules"]),
        x=place.get("x", 0.0),
        y=place.get("y", 0.0),
        europe=tuple(europe) if europe else None,
        **_printed(raw),
        turbulence=tuple(space["feet"] for space in altitude if space["turbulence"]),
        bad_visibility=tuple(space["feet"] for space in altitude if space["bad_visibility"]),
        abilities=how_many(raw),
        offered=offered(raw),
    )


def _printed(raw: dict[str, Any]) -> dict[str, Any]:
    """What is printed on the approach spaces, by the names of `FlightCard`; nothing for a plain approach."""
    spaces = raw["spaces"]
    if not raw["modules"]:
        return {}
    return {
        "dice": tuple(space["traffic_dice"] for space in spaces),
        # the marks of the airport never matter (TU3), but they are printed
        "axis": tuple(tuple(space["axis"] or ()) for space in spaces),
        "alarms": tuple(space["alarms"] for space in spaces),
        "trust": tuple(space["total_trust"] for space in spaces),
    }
