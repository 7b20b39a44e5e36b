"""What the window needs from the rest of the program, handed in by `app/window.py`.

The window never makes a session itself: it asks for ports. So no widget can reach the session, the dealer or a seed.
Everything in here is public: a saved flight is described without any die. Named tuples and no imports of the session:
this file is read before the first paint.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from skyteam_qt.session.flown import FlownFlight
    from skyteam_qt.session.logbook import Logbook
    from skyteam_qt.session.port import Ports
    from skyteam_qt.session.setup import FlightSetup


class FlightCard(NamedTuple):
    """A flight that can be boarded, as the start screen shows it.

    id: the scenario. code: of the airport on the map. planes: per approach space, start first. feet: the altitude
    track from the top, `rerolls` the altitudes with a token. x, y: on the world of `world.json`; europe: on its inset.
    landed, flown: how often this crew's machine has landed and flown it (`Services.tallies`).
    dice, axis, alarms, trust: per approach space, start first, what is printed there; empty for a plain approach.
    turbulence, bad_visibility: altitudes with such a mark. abilities: how many cards the crew chooses out of `offered`.
    """

    id: str
    code: str
    airport: str
    city: str = ""
    country: str = ""
    difficulty: str = "green"
    planes: tuple[int, ...] = ()
    feet: tuple[int, ...] = (6000, 5000, 4000, 3000, 2000, 1000, 0)
    rerolls: tuple[int, ...] = ()
    modules: tuple[str, ...] = ()
    x: float = 0.0
    y: float = 0.0
    europe: tuple[float, float] | None = None
    landed: int = 0
    flown: int = 0
    dice: tuple[int, ...] = ()
    axis: tuple[tuple[int, ...], ...] = ()
    alarms: tuple[int, ...] = ()
    trust: tuple[bool, ...] = ()
    turbulence: tuple[int, ...] = ()
    bad_visibility: tuple[int, ...] = ()
    abilities: int = 0
    offered: tuple[str, ...] = ()

    @property
    def shown_modules(self) -> tuple[str, ...]:
        """The modules that are explained one by one; abilities have a place of their own."""
        return tuple(one for one in self.modules if one != "special-abilities")

    @property
    def rounds(self) -> int:
        """One round for each altitude (R10)."""
        return len(self.feet)


class GameChoice(NamedTuple):
    """Which game, and how hard it is made beyond its airport: what the start screen remembers.

    game: "sky-team" (dice) or "final-approach" (cards). level: an id of `content.levels`, or "mix" for an own mix of
    `busy_sky` (rounds) and `turbulence`. stopwatch: seconds a round, 0 for none.
    """

    game: str = "sky-team"
    level: str = "easy"
    busy_sky: int = 0
    turbulence: bool = False
    stopwatch: int = 0


class SavedFlight(NamedTuple):
    """A kept flight, described without opening it.

    `key` is for the services alone. `phase` is a word of `Phase`, `mode` one of `Mode`. `problem`: empty, or one clear
    sentence why it cannot be continued. `game` and `level` as in `GameChoice`.
    """

    key: str
    code: str
    airport: str
    difficulty: str
    round: int
    rounds: int
    feet: int
    planes: int
    phase: str
    pilot: str
    copilot: str
    mode: str
    problem: str = ""
    game: str = "sky-team"
    level: str = "easy"


class CannotResume(Exception):  # noqa: N818
    """A saved flight cannot be opened; the text is one sentence for people."""


class Services(Protocol):
    """The composition root, as the window sees it."""

    settings: Any
    """`session.settings.Settings`; changed through `change_settings`."""

    clock: Callable[[], float]
    """Seconds that never go back; animations and holds are measured with it."""

    log_path: Path
    """Where the log file is; shown with an error."""

    airports: Any
    """`app.own_airports.OwnAirports`, for the editor."""

    settings_problem: str
    """Empty, or one sentence why settings could not be read or saved."""

    saved_problem: str
    """Empty, or one sentence why the newest kept flight is not offered; set by `saved`."""

    def change_settings(self, **changes: object) -> None:
        """Change some settings and save them at once; `settings` is the new value afterwards."""

    def flights(self) -> Sequence[FlightCard]:
        """All flights that are built, in a fixed order, own ones last. Quick: called before the first paint."""

    def tallies(self) -> Mapping[str, tuple[int, int]]:
        """How often each dice flight was landed and flown, by scenario. Opens the logbook: after the first paint."""

    def saved(self) -> SavedFlight | None:
        """The flight that was put down last, or None."""

    def new_session(self, setup: FlightSetup) -> Ports:
        """Begin a flight. `setup.seed` is not the window's business: the services set it."""

    def resume(self, saved: SavedFlight) -> Ports:
        """Continue a kept flight. Raises `CannotResume`."""

    def put_away(self, saved: SavedFlight) -> None:
        """The kept flight is no longer offered (the people have agreed to that)."""

    # --- flights that have ended --------------------------------------------------------------------------------
    def logbook(self) -> Logbook:
        """The book of finished flights, with every one whose file is there."""

    def open_flown(self, file: str) -> FlownFlight:
        """A finished flight by its name in the logbook. Raises `CannotResume`."""

    def just_flown(self) -> FlownFlight | None:
        """The flight whose hands are open at the table now, or None."""

    def same_dice_again(self, setup: FlightSetup) -> Ports:
        """Begin a flight with the seed of a finished one: `setup` is that of its `FlownFlight`."""

    def open_file(self, path: Path) -> Ports | FlownFlight:
        """A flight's file from anywhere: one in the air goes on, covered; a finished one to replay.

        Raises `CannotResume`.
        """
