"""A crew that flies one complete flight after another in the same window, each in a way of its own."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from PySide6.QtWidgets import QApplication

from skyteam_qt.rules import SEATS, Phase, PlaceDie, SeatTurn, Want
from skyteam_qt.session.dealer import Dealer, SeedDealer
from skyteam_qt.session.setup import Agreement, FlightSetup, Mode
from skyteam_qt.sim.scripted import FINAL_APPROACH, LANDING, dealer_for
from skyteam_qt.ui.replay.screen import ReplayScreen
from skyteam_qt.ui.screens.boarding import BoardingScreen
from skyteam_qt.ui.screens.correction import CorrectionScreen
from skyteam_qt.ui.screens.debrief import DebriefScreen
from skyteam_qt.ui.screens.pause import PauseScreen
from skyteam_qt.ui.screens.settings import THEMES, SettingsScreen
from skyteam_qt.ui.screens.start import StartScreen
from tests.ui.flights.crew import CTRL, VISORS, Crew, Key, any_placement
from tests.ui.flights.module_crew import ModuleFlyer

CARDS = ("easy", "normal", "hard", "expert")
"""The levels of Final Approach, in the order of their tiles."""

GAMES: tuple[tuple[str, str, str], ...] = (
    ("sky-team", "YUL-green", ""),
    *(("final-approach", "YUL-green", level) for level in CARDS),
)
"""What is flown in turn by a crew that knows no module: game, flight, level."""

MODULES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("PEK-green-turbulence", ("anticipation",)),
    ("KBP-yellow-turbulence", ("adaptation", "synchronisation")),
    ("TER-yellow-turbulence", ("working-together", "adaptation")),
    ("GIG-red", ("control", "working-together")),
    ("NZIR-red-turbulence", ("mastery",)),
)
"""Flights that together have all modules and abilities, flown now and then between the others."""

ENDS = ("flown", "flown", "flown", "replayed", "same dice", "again", "given up", "left", "left and continued")
SIZES = ((1100, 620), (1280, 720), (1440, 900), (1600, 1000), (900, 1200))


@dataclass(frozen=True)
class Plan:
    """How one flight is flown. lands: its dice are those of a landing, and are placed so; abilities: with modules."""

    game: str
    scenario: str
    level: str
    mode: Mode
    theme: str
    size: tuple[int, int]
    end: str
    lands: bool
    seed: int
    abilities: tuple[str, ...] | None = None


def planned(number: int) -> Plan:
    """The flight of this number; the same number is the same flight."""
    rng = Random(f"soak {number}")
    if number % 6 == 1:
        scenario, cards = MODULES[number // 6 % len(MODULES)]
        mode, theme, size = rng.choice(tuple(Mode)), rng.choice(("dark", "light")), rng.choice(SIZES)
        return Plan("sky-team", scenario, "", mode, theme, size, "flown", False, rng.randrange(10**6), cards)
    game, scenario, level = GAMES[(number - (number + 4) // 6) % len(GAMES)]
    lands = rng.random() < 0.15 and level in ("", "easy")
    end = rng.choice(ENDS)
    return Plan(
        game,
        scenario,
        level,
        rng.choice(tuple(Mode)),
        rng.choice(("dark", "light")),
        rng.choice(SIZES),
        "flown" if lands and end in ("given up", "left", "left and continued") else end,
        lands,
        rng.randrange(10**6),
    )


def careful(crew: Crew, rng: Random) -> PlaceDie:
    """A placement that does not lose at once, if there is one: the flight is to be a long one."""
    ports = crew.table.ports
    for _ in range(12):
        found = any_placement(ports, rng)
        after = crew.table.guide.preview(ports.seat(found.seat).view(), found.place, found.space)
        if after is None or after.loss is None:
            break
    return found


class Flyer:
    """Flies plans with a crew whose window stands on the start screen, and comes back to it.

    `dealer` has to be the crew's dealer. Counts what happened in `done`.
    """

    def __init__(self) -> None:
        self.plan = planned(0)
        self.done: dict[str, int] = {}
        self.rng = Random(0)

    def dealer(self) -> Dealer:
        """The dice of the flight that begins."""
        if self.plan.lands:
            return dealer_for(LANDING if self.plan.game == "sky-team" else FINAL_APPROACH)
        return SeedDealer(self.plan.seed)

    def fly(self, crew: Crew, plan: Plan) -> None:
        """One flight, from the start screen to the start screen."""
        self.plan, self.rng = plan, Random(plan.seed)
        self._theme(crew)
        crew.window.resize(*plan.size)
        crew.wait()
        if plan.abilities is not None:
            self._embark(crew, plan.abilities)
        else:
            self._choose(crew)
            self._board(crew)
        if plan.abilities is not None:
            ModuleFlyer(crew, plan.seed, cards=0.5).fly()
        elif plan.lands:
            self._land(crew)
        else:
            self._fly_any(crew)
        self._end(crew)
        assert isinstance(crew.screen, StartScreen), crew.screen
        self._count(plan.end)

    def _count(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1

    # ---- before
    def _theme(self, crew: Crew) -> None:
        crew.window._forced_theme = None
        crew.key(Key.Key_Comma, mods=CTRL)
        page = crew.screen
        assert isinstance(page, SettingsScreen)
        crew.click(page.choices["theme"].part(THEMES.index(self.plan.theme)))  # type: ignore[union-attr]
        crew.key(Key.Key_Escape)
        assert crew.window.theme.name == self.plan.theme

    def _choose(self, crew: Crew) -> None:
        start, cards = crew.start, self.plan.game != "sky-team"
        crew.click(start.games.part(int(cards)))
        if cards:
            part = start.cards_part
            levels = start.levels if part is None or not part.isVisible() else part.levels
            levels.tiles.button(CARDS.index(self.plan.level)).click()
        start.modes.button(list(Mode).index(self.plan.mode)).click()
        crew.wait(0)
        chosen = start.cards[start.row].id, start.choice.game
        assert chosen == (self.plan.scenario, self.plan.game)

    def _board(self, crew: Crew) -> None:
        crew.click(crew.start.board_button)
        question = getattr(crew.start, "question", None) if isinstance(crew.screen, StartScreen) else None
        if question is not None:  # another flight is kept
            crew.key(Key.Key_Return)
        self._seat(crew)

    def _embark(self, crew: Crew, abilities: tuple[str, ...]) -> None:
        """A flight with modules, chosen by name: the list has its own tests."""
        plan = self.plan
        seats = {"pilot": "Anna", "copilot": "Ben", "mode": plan.mode, "seed": plan.seed}
        crew.start.board.emit(FlightSetup(plan.scenario, abilities=abilities, **seats))  # type: ignore[arg-type]
        self._seat(crew)

    def _seat(self, crew: Crew) -> None:
        assert isinstance(crew.screen, BoardingScreen)
        crew.key(*VISORS)
        assert crew.screen in (crew.flight.briefing, crew.flight.cockpit), crew.screen

    # ---- under way
    def _land(self, crew: Crew) -> None:
        script = LANDING if self.plan.game == "sky-team" else FINAL_APPROACH
        for wishes in script:
            crew.roll()
            crew.fly(wishes)
            crew.agree()
            if crew.table.board.over:
                break
        assert crew.table.board.loss is None or self.plan.mode == Mode.OPEN, crew.table.board.loss
        self._count("landed")

    def _fly_any(self, crew: Crew) -> None:
        """Until it is over, or until these people have had enough."""
        rng = self.rng
        enough = rng.randrange(3, 20) if self.plan.end in ("given up", "left", "left and continued") else 10**6
        steps = 0
        while not crew.table.board.over and steps < enough:
            steps += 1
            self._something_else(crew)
            pending = crew.table.pending
            if crew.table.ports.table.agreement.what is not None:
                crew.agree()
            elif isinstance(pending, SeatTurn) and pending.what == Want.MARK:
                crew.look(pending.seat)
                crew.key(*rng.sample((Key.Key_A, Key.Key_B, Key.Key_C, Key.Key_D), rng.randrange(3)))
                crew.key(Key.Key_Return)
                crew.look_away(pending.seat)
            else:
                crew.carry_out(careful(crew, self.rng))
        if not crew.table.board.over and self.plan.end not in ("given up", "left", "left and continued"):
            raise AssertionError("it does not end")

    def _something_else(self, crew: Crew) -> None:
        """A reroll, a correction, another size or theme, a page, talk."""
        rng, table = self.rng, crew.table
        if rng.random() > 0.25 or table.board.over:
            return
        curtained = not crew.flight.cockpit.curtain.isHidden()
        what = rng.choice(("reroll", "correction", "size", "theme", "rules", "log", "talk", "glance"))
        if what == "size":
            crew.window.resize(*rng.choice(SIZES))
            crew.wait()
        elif what == "theme":
            crew.key(Key.Key_Comma, mods=CTRL)
            page = crew.screen
            assert isinstance(page, SettingsScreen)
            crew.click(page.choices["theme"].part(rng.randrange(2)))  # type: ignore[union-attr]
            crew.click(page.choices["safe_mode" if rng.random() < 0.5 else "theme"])
            if not crew.services.settings.safe_mode:
                crew.click(page.choices["safe_mode"])
            crew.key(Key.Key_Escape)
        elif what == "rules":
            crew.key(Key.Key_F1, Key.Key_Down, Key.Key_Escape)
        elif what == "correction" and table.ports.table.steps() and not table.board.reroll_step:
            crew.key(Key.Key_F6)
            page = crew.screen
            assert isinstance(page, CorrectionScreen), page
            if page.entries:
                page.entries[rng.randrange(min(3, len(page.entries)))].click()
                crew.wait(0)
                crew.hold_both()
            if crew.screen is page:
                crew.key(Key.Key_Escape)
            if crew.screen is page:
                crew.key(Key.Key_Escape)
        elif what == "talk" and table.ports.table.may_talk and crew.screen is crew.flight.briefing:
            crew.key(Key.Key_L, mods=CTRL)
            crew.write("gear then flaps")
            crew.key(Key.Key_Return, Key.Key_Escape)
        elif table.board.phase == Phase.PLACEMENT and not curtained:
            if what == "reroll" and not table.board.reroll_step:
                crew.key(Key.Key_T)
            elif what == "log":
                crew.key(Key.Key_L, mods=CTRL)
                crew.key(Key.Key_L, mods=CTRL)
            elif what == "glance" and table.mode == Mode.VISORS:
                for seat in SEATS:
                    crew.look(seat)
                    crew.look_away(seat)
            else:
                return
        else:
            return
        self._count(what)

    # ---- after
    def _end(self, crew: Crew) -> None:
        board = crew.table.board
        if not board.over:
            if self.plan.end == "given up":
                self._give_up(crew)
            else:
                self._leave(crew)
                if self.plan.end == "left and continued":
                    assert crew.start.continue_card is not None
                    crew.click(crew.start.continue_card.resume)
                    self._seat(crew)
                    self._give_up(crew)
                else:
                    return
        if crew.table.ports.table.agreement.what == Agreement.DEBRIEF:
            crew.agree()
        assert isinstance(crew.screen, DebriefScreen), crew.screen
        if self.plan.end in ("replayed", "same dice"):
            crew.key(Key.Key_S)
            page = crew.screen
            assert isinstance(page, ReplayScreen)
            crew.key(Key.Key_Right, Key.Key_Right, Key.Key_End, Key.Key_Left, Key.Key_Home)
            if self.plan.end == "same dice":
                page._again()
                crew.wait(0)
                self._seat(crew)
                self._leave(crew)
                return
            crew.key(Key.Key_Escape)
        if self.plan.end == "again":
            crew.click(crew.debrief.again_button)
            if isinstance(crew.screen, BoardingScreen):
                self._seat(crew)
            self._leave(crew)
            return
        crew.click(crew.debrief.log_button)

    def _pause(self, crew: Crew) -> PauseScreen:
        for _ in range(3):
            if isinstance(crew.screen, PauseScreen):
                return crew.screen
            crew.key(Key.Key_Escape)
        raise AssertionError(f"no pause: {crew.screen}")

    def _leave(self, crew: Crew) -> None:
        page = self._pause(crew)
        page.leave.click()
        crew.wait(0)
        QApplication.processEvents()

    def _give_up(self, crew: Crew) -> None:
        page = self._pause(crew)
        page.end.click()
        crew.wait(0)
        crew.hold_both()
        assert crew.table.board.over
