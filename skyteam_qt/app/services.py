"""The composition root behind the window: settings, saves, sessions. The one place that hands out ports."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..content.files import read_json
from ..content.library import load_ruleset, load_scenario, playable_ids
from ..rules import RulesError
from ..session import settings as settings_file
from ..session.port import Ports
from ..session.setup import FlightSetup
from ..ui.services import CannotResume, FlightCard, SavedFlight

if TYPE_CHECKING:
    from ..session.dealer import Dealer


class GameServices:
    """`ui.services.Services` with the real session behind it.

    folder: where everything of this person lies. seed: fixes the dice of the flights begun in this run: the first has
    this seed, each further one the next number; None draws a new seed for each flight. dealer: makes the dealer of
    each new flight instead of its seed (pictures and tests).
    """

    def __init__(
        self, folder: Path, log_path: Path, seed: int | None = None, *, dealer: Callable[[], Dealer] | None = None
    ) -> None:
        self.folder = folder
        self.log_path = log_path
        self.clock: Callable[[], float] = time.monotonic
        self._next_seed = seed
        self._dealer = dealer
        self._settings_path = folder / "settings.json"
        self.settings, self.settings_problem = settings_file.load(self._settings_path)

    def change_settings(self, **changes: object) -> None:
        """Change some settings and save them at once; a full disk is said in `settings_problem`."""
        self.settings = replace(self.settings, **changes)  # type: ignore[arg-type]
        self.settings_problem = settings_file.save(self._settings_path, self.settings)

    def flights(self) -> Sequence[FlightCard]:
        """All flights whose modules are built, in the order of the flight log."""
        return [_card(one) for one in playable_ids()]

    def saved(self) -> SavedFlight | None:
        """The flight that was put down last, or None."""
        from ..session.saves import Saves

        for kept in Saves(self._flights_folder).unfinished():
            if kept.problem:
                continue
            try:
                scenario = load_scenario(kept.scenario)
                begins = scenario.space_at(kept.altitude).begins
            except LookupError:
                continue
            return SavedFlight(
                key=str(kept.path),
                code=scenario.code,
                airport=scenario.airport,
                difficulty=scenario.difficulty,
                round=kept.round,
                rounds=len(scenario.altitude),
                feet=kept.altitude,
                planes=kept.planes,
                phase=kept.phase,
                pilot=kept.pilot,
                copilot=kept.copilot,
                mode=kept.mode,
                next_seat=begins if kept.turn is None else kept.turn,
            )
        return None

    def new_session(self, setup: FlightSetup) -> Ports:
        """Begin a flight, written to its file from the first entry on."""
        from ..session.dealer import fresh_seed
        from ..session.saves import Saves
        from ..session.session import GameSession

        seed = fresh_seed() if self._next_seed is None else self._next_seed
        if self._next_seed is not None:
            self._next_seed += 1
        setup = replace(setup, seed=seed)
        ruleset = load_ruleset(setup.scenario, setup.game)
        journal = Saves(self._flights_folder).begin(ruleset, setup)
        dealer = None if self._dealer is None else self._dealer()
        return GameSession(ruleset, setup, journal=journal, clock=self.clock, dealer=dealer).ports()

    def resume(self, saved: SavedFlight) -> Ports:
        """Continue a kept flight. Raises `CannotResume` with one sentence."""
        from ..session.record import RecordError
        from ..session.saves import Saves
        from ..session.session import GameSession

        try:
            record, journal = Saves(self._flights_folder).open(Path(saved.key))
        except RecordError as problem:
            raise CannotResume(str(problem)) from None
        try:
            ruleset = load_ruleset(record.setup.scenario, record.setup.game)
            return GameSession.resume(record, ruleset, journal=journal, clock=self.clock).ports()
        except (RecordError, RulesError, LookupError) as problem:
            journal.close()
            raise CannotResume(str(problem)) from None

    def put_away(self, saved: SavedFlight) -> None:
        """The kept flight is no longer offered; its file is kept in a folder of its own."""
        from ..session.saves import Saves

        Saves(self._flights_folder).put_away(Path(saved.key))

    @property
    def _flights_folder(self) -> Path:
        return self.folder / "flights"


def _card(scenario_id: str) -> FlightCard:
    """A flight as the start screen shows it."""
    scenario = load_scenario(scenario_id)
    place = _places().get(scenario.code, {})
    europe = place.get("europe")
    return FlightCard(
        id=scenario.id,
        code=scenario.code,
        airport=scenario.airport,
        city=str(scenario.options.get("city", "")),
        country=str(scenario.options.get("country", "")),
        difficulty=scenario.difficulty,
        planes=scenario.planes,
        feet=tuple(a.feet for a in scenario.altitude),
        rerolls=tuple(a.feet for a in scenario.altitude if a.reroll),
        modules=scenario.modules,
        x=place.get("x", 0.0),
        y=place.get("y", 0.0),
        europe=tuple(europe) if europe else None,
    )


def _places() -> dict[str, dict]:  # type: ignore[type-arg]
    return {p["code"]: p for p in read_json("airports")["airports"]}
