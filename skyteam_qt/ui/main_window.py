"""The window: a stack of screens and the way between them (ux 3).

start -> boarding -> briefing -> cockpit (roll to round end) -> briefing ... -> debrief -> start.
Pause, correction, rules and settings are pages on top. Before one of them shows, and before the window is hidden,
minimised or blocked, the gate is shut and painted (`CoveringWindow`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent

from skyteam_qt.qtbridge.texts import say, speak_of
from skyteam_qt.ui import languages
from skyteam_qt.ui.covering_window import CoveringWindow
from skyteam_qt.ui.motion import Motion
from skyteam_qt.ui.screen_stack import ScreenStack
from skyteam_qt.ui.screens.start import StartScreen
from skyteam_qt.ui.services import CannotResume, GameChoice, SavedFlight, Services
from skyteam_qt.ui.theme import Theme, system_theme_name
from skyteam_qt.ui.widgets.page import Page

if TYPE_CHECKING:
    from skyteam_qt.content.airport import Airport
    from skyteam_qt.qtbridge.computer import ComputerPartner
    from skyteam_qt.qtbridge.hints import Hints
    from skyteam_qt.qtbridge.table import Table
    from skyteam_qt.qtbridge.thoughts import Thinking
    from skyteam_qt.rules import Seat
    from skyteam_qt.session.flown import FlownFlight
    from skyteam_qt.session.logbook import Row
    from skyteam_qt.session.port import Ports
    from skyteam_qt.session.setup import FlightSetup
    from skyteam_qt.ui.cockpit.view import CockpitOptions
    from skyteam_qt.ui.editor.draft import Sheet
    from skyteam_qt.ui.editor.screen import EditorScreen
    from skyteam_qt.ui.flight_screens import FlightScreens
    from skyteam_qt.ui.replay.screen import ReplayScreen

SMALLEST = (1100, 620)
USUAL = (1440, 900)
MOTION_FACTORS = {"full": 1.0, "reduced": 0.2, "off": 0.0}


class MainWindow(CoveringWindow):
    """The one window of the game.

    services: flights, saves, settings. theme_name: "dark" or "light" instead of the setting. motion: instead of the
    settings' factors (tests hand in `STILL`). thinking: makes what computer crews think with (a thread each). Nothing
    of a flight is imported before one is boarded: the start screen has to be there first.
    """

    def __init__(
        self,
        services: Services,
        *,
        theme_name: str | None = None,
        motion: Motion | None = None,
        thinking: Callable[[], Thinking] | None = None,
    ) -> None:
        self.table: Table | None = None
        self.flight: FlightScreens | None = None
        self._drawn: tuple[Sheet, bool] | None = None  # what is tried out, to go on drawing it; whether it is saved
        super().__init__()
        self.services = services
        self._forced_theme = theme_name
        self._forced_motion = motion
        self._thinking = thinking or self._beside
        self.partner: ComputerPartner | None = None
        self._hints: Hints | None = None
        self._thoughts: list[Thinking] = []
        self._accounting: Thinking | None = None
        self.theme = self._make_theme()
        self._stale = False
        self._resumed = False
        self.stack = ScreenStack(self)
        self.stack.emptied.connect(self._pages_gone)
        self.setCentralWidget(self.stack)
        self.setAcceptDrops(True)
        self.setPalette(self.theme.palette())
        self.setWindowTitle(say("app.title"))
        self._take_size()
        self.show_start()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._scheme_changed)

    # --- look and size ----------------------------------------------------------------------------------------
    def _make_theme(self) -> Theme:
        wanted = self._forced_theme or self.services.settings.theme
        return Theme(system_theme_name() if wanted == "system" else wanted)

    @property
    def motion(self) -> Motion:
        """How fast things move and how long keys are held."""
        if self._forced_motion is not None:
            return self._forced_motion
        settings = self.services.settings
        return Motion(MOTION_FACTORS.get(settings.motion, 1.0), settings.hold, self.services.clock)

    def _options(self) -> CockpitOptions:
        from skyteam_qt.ui.cockpit.view import CockpitOptions

        settings = self.services.settings
        return CockpitOptions(safe_mode=settings.safe_mode, sticky_look=settings.sticky_look)

    def _take_size(self) -> None:
        room = QGuiApplication.primaryScreen().availableSize()
        self.setMinimumSize(min(SMALLEST[0], room.width()), min(SMALLEST[1], room.height()))
        kept = self.services.settings.geometry
        if not (kept and self.restoreGeometry(QByteArray.fromBase64(kept.encode("ascii", "ignore")))):
            self.resize(min(USUAL[0], room.width()), min(USUAL[1], room.height()))

    def retheme(self) -> None:
        """The look that the settings ask for, everywhere."""
        self.theme = self._make_theme()
        self.setPalette(self.theme.palette())
        for page in (self.stack.base, *self.stack.over):
            if isinstance(page, Page):
                page.set_theme(self.theme)
        if self.flight is not None:
            self.flight.set_theme(self.theme)

    def _scheme_changed(self, _scheme: Qt.ColorScheme) -> None:
        if self.services.settings.theme == "system" and self._forced_theme is None:
            self.retheme()

    # --- covering ---------------------------------------------------------------------------------------------
    def _push(self, page: Page, again: Callable[[], None] | None = None) -> None:
        """A page on top. Everything is covered, and seen to be covered, first. again: opens it once more."""
        self.cover()
        self.stack.push(page, again)

    def _pages_gone(self) -> None:
        """Back to the screen below."""
        if self.table is None:
            speak_of("dice")
        if self._stale:
            self.rebuild_flight()
        self._uncover()
        self._turn()

    def cover(self) -> None:
        """Shut the gate, end a drag, and have it on the screen before this returns."""
        if self.table is not None:
            self.table.cover()
        if self.flight is not None:
            self.flight.shut()

    def _uncover(self) -> None:
        if self.table is not None and self.flight is not None:
            self.table.uncover()

    # --- start ------------------------------------------------------------------------------------------------
    def show_start(self, notice: str = "") -> None:
        """The start screen, with the kept flight if there is one."""
        settings = self.services.settings
        screen = StartScreen(
            self.theme,
            tuple(self.services.flights()),
            self.services.saved(),
            (settings.pilot, settings.copilot),
            str(settings.mode),
            notice or self.services.saved_problem or self.services.settings_problem,
            choice=GameChoice(*(getattr(settings, name) for name in GameChoice._fields)),
            computer=settings.computer,
            scenario=settings.scenario,
            abilities=settings.abilities,
        )
        screen.seen.connect(self._tell_tallies)
        screen.board.connect(self._board)
        screen.resume.connect(self._resume)
        screen.put_away.connect(self.services.put_away)
        screen.rules.connect(self.show_rules)
        screen.settings.connect(self.show_settings)
        screen.airports.connect(self.show_editor)
        screen.logbook.connect(self.show_logbook)
        screen.open_flight.connect(self.ask_for_flight)
        self.stack.show_base(screen)
        self.setWindowTitle(say("app.title"))

    # --- own airports -----------------------------------------------------------------------------------------
    def show_editor(self) -> None:
        """Draw an airport; after a test flight the one that was tried."""
        from skyteam_qt.ui.editor.screen import EditorScreen

        screen = EditorScreen(self.theme, self.services.airports)
        if self._drawn is not None:
            (sheet, saved), self._drawn = self._drawn, None
            screen.begin(sheet.airport, sheet.path, unsaved=not saved)
        screen.closed.connect(self.show_start)
        screen.test_flight.connect(self._try_out)
        self.stack.show_base(screen)
        self.setWindowTitle(f"{say('editor.title')} – {say('app.title')}")

    def keep_drawing(self, screen: EditorScreen) -> None:
        """What is drawn is drawn there again when the editor opens next."""
        self._drawn = (screen.draft.sheet, screen.draft.stack.isClean())

    def _try_out(self, airport: Airport) -> None:
        from skyteam_qt.ui.editor.screen import EditorScreen
        from skyteam_qt.ui.editor.trial import trial_setup

        screen, settings = self.stack.base, self.services.settings
        if isinstance(screen, EditorScreen):
            self.keep_drawing(screen)
        setup = trial_setup(airport, settings.pilot, settings.copilot)
        self._begin(self.services.new_session(setup), resumed=False)

    def _tell_tallies(self) -> None:
        """What the logbook knows of each flight, once the start screen is on the screen."""
        if isinstance(self.stack.base, StartScreen):
            self.stack.base.take_tallies(self.services.tallies())

    def _board(self, setup: FlightSetup) -> None:
        from skyteam_qt.ui.solo import with_computer

        self.remember(setup)
        self._begin(self.services.new_session(with_computer(setup)), resumed=False)

    def remember(self, setup: FlightSetup) -> None:
        """What was chosen on the start screen is chosen there the next time, too."""
        self.services.change_settings(
            pilot=setup.pilot,
            copilot=setup.copilot,
            mode=setup.mode,
            scenario=setup.scenario,
            game=setup.game,
            level=setup.level,
            busy_sky=setup.mix.busy_sky,
            turbulence=setup.mix.turbulence,
            stopwatch=setup.stopwatch,
            computer="" if setup.computer is None else ("pilot", "copilot")[setup.computer.seat],
            **({"abilities": setup.abilities} if setup.abilities else {}),
        )

    def _resume(self, saved: SavedFlight) -> None:
        try:
            ports = self.services.resume(saved)
        except CannotResume as problem:
            self.show_start(str(problem))
            return
        self._begin(ports, resumed=True)

    # --- a flight ---------------------------------------------------------------------------------------------
    def _begin(self, ports: Ports, *, resumed: bool) -> None:
        """Both take their seats. Everything is covered until they have."""
        from skyteam_qt.qtbridge.table import Table

        self.table = Table(ports, self)
        self.table.cover()
        self.table.changed.connect(self._position_changed)
        self.table.declined.connect(self._declined)
        self._resumed = resumed
        self.show_boarding()

    def show_boarding(self) -> None:
        """The seats of the flight at the table."""
        from skyteam_qt.qtbridge.table_words import table_choice, table_flight
        from skyteam_qt.ui.screens.boarding import BoardingScreen
        from skyteam_qt.ui.screens.continue_card import feet_text

        if self.table is None:
            return
        board = self.table.board
        place = table_flight(self.table.ports.table)
        line = ""
        if self._resumed:
            line = say("boarding.where", n=board.round, feet=feet_text(board.altitude))
            if self.table.asked is not None:
                line += " " + say("boarding.next", name=self.table.names.of(self.table.asked))
        headline = " · ".join((place, *table_choice(self.table.ports.table)))
        computer = None if self.table.alone is None else self.table.alone.other
        screen = BoardingScreen(self.theme, self.motion, self.table.names, headline, line, computer=computer)
        screen.done.connect(self._enter_flight)
        screen.left.connect(self.leave_flight)
        self.stack.show_base(screen)
        self.setWindowTitle(f"{place} – {say('app.title')}")

    def _enter_flight(self) -> None:
        if self.table is None:
            return
        self._make_flight()
        self._seat_computer()
        self._uncover()
        self._turn()

    # --- a computer partner ---------------------------------------------------------------------------------------
    def _beside(self) -> Thinking:
        from skyteam_qt.qtbridge.thoughts import Beside

        return Beside(self)

    def _think(self) -> Thinking:
        """Somewhere to think for this flight."""
        thoughts = self._thinking()
        self._thoughts.append(thoughts)
        return thoughts

    def _seat_computer(self) -> None:
        if self.table is not None and self.table.alone is not None:
            from skyteam_qt.ui.solo import partner_at

            self.partner = partner_at(self.table, self.motion, self._think(), self._still_showing, self)
            self.partner.look()

    def _make_hints(self) -> Hints | None:
        """Ideas for one person alone, and for two who want them. Made before the cockpit, so that they are gone before
        it paints a covered tray."""
        from skyteam_qt.qtbridge.hints import PAUSE_MS, Hints

        assert self.table is not None
        if self._hints is not None:
            self._hints.leave()
            self._hints = None
        if self.table.alone is not None or self.services.settings.hints:
            self._hints = Hints(self.table, self._think(), self.motion.ms(PAUSE_MS), self)
        return self._hints

    def _still_showing(self) -> bool:
        """Whether the computer waits for the screen."""
        return self.flight is None or self.flight.playing or bool(self.stack.over)

    def _stop_thinking(self) -> None:
        if self.partner is not None:
            self.partner.leave()
            self.partner.deleteLater()
            self.partner = None
        if self._hints is not None:
            self._hints.leave()
            self._hints = None
        thoughts, self._thoughts = self._thoughts, []
        for one in thoughts:
            one.close()

    def _make_flight(self) -> None:
        from skyteam_qt.ui.flight_screens import FlightScreens

        assert self.table is not None
        drafts = None if self.flight is None else self.flight.drafts
        self.flight = FlightScreens(
            self.table, self.theme, self.motion, self._options(), self.stack, drafts, self._make_hints()
        )
        self.flight.pause_requested.connect(self.show_pause)
        self.flight.correction_requested.connect(self.show_correction)
        self.flight.rules_requested.connect(self.show_rules)
        self.flight.turned.connect(self._turn)

    def rebuild_flight(self) -> None:
        """Make the screens of the flight anew: what they read once when they are made has changed."""
        self._stale = False
        if self.flight is None:
            return
        old = self.flight
        on_flight = self.stack.base in (old.briefing, old.cockpit)
        self._make_flight()
        if on_flight:
            self.stack.show_base(self.flight.wanted())
        old.leave()

    def _position_changed(self, change: object) -> None:
        """A correction or the end of the flight closes the page where it was agreed to."""
        if getattr(change, "corrected", False) or (self.table is not None and self.table.board.over):
            from skyteam_qt.ui.screens.correction import CorrectionScreen
            from skyteam_qt.ui.screens.pause import PauseScreen

            if isinstance(self.stack.top, CorrectionScreen | PauseScreen):
                self.stack.pop_all()

    def _declined(self, seat: Seat) -> None:
        """A correction is off the table (ux 3.8); said where people go back to."""
        from skyteam_qt.qtbridge.phrases import Line

        if self.table is not None:
            self.table.message.emit(Line(say("correct.declined", name=self.table.names.of(seat))))

    def _turn(self) -> None:
        """Show what the position wants, once the cockpit has shown how it came about."""
        if self.table is None or self.flight is None or self.stack.over:
            return
        if self.table.ports.table.debriefed:
            if not self.flight.playing:
                self._show_debrief()
            return
        wanted = self.flight.wanted()
        if wanted is not self.stack.base and not self.flight.playing:
            self.stack.show_base(wanted)
        self.flight.roll_unasked()

    def _show_debrief(self) -> None:
        from skyteam_qt.ui.screens.debrief import DebriefScreen

        if self.table is not None and not isinstance(self.stack.base, DebriefScreen):
            self.show_debrief()

    def show_debrief(self) -> None:
        """How the flight ended."""
        from skyteam_qt.ui.screens.debrief import DebriefScreen

        if self.table is None:
            return
        screen = DebriefScreen(self.theme, self.table)
        screen.again.connect(self._fly_again)
        screen.log.connect(self.leave_flight)
        screen.step_through.connect(self.show_steps)
        self.stack.show_base(screen)

    def _fly_again(self) -> None:
        """The same flight once more, with the same seats; they are taken already."""
        from skyteam_qt.qtbridge.table_words import chosen_stopwatch
        from skyteam_qt.session.setup import FlightSetup

        if self.table is None:
            return
        port, names = self.table.ports.table, self.table.names
        setup = FlightSetup(
            scenario=port.ruleset.scenario.id,
            game=port.ruleset.game,
            pilot=names.pilot,
            copilot=names.copilot,
            mode=port.mode,
            level=port.level,
            mix=port.mix,
            stopwatch=chosen_stopwatch(port),
            abilities=port.abilities,
            own_flight=str(port.ruleset.scenario.options.get("own_flight", "")),
            computer=port.computer,
        )
        self._put_down()
        self._begin(self.services.new_session(setup), resumed=False)

    def leave_flight(self) -> None:
        """Back to the start. A flight under way is kept; where that was not possible, the start screen says so."""
        port = None if self.table is None else self.table.ports.table
        self._put_down()
        if self._drawn is not None:
            self.show_editor()
        else:
            self.show_start("" if port is None else port.saving_problem)

    def _put_down(self) -> None:
        self.cover()
        self._stop_thinking()
        self.stack.forget_pages()
        flight, self.flight = self.flight, None
        if flight is not None:
            self.stack.forget_base(flight.briefing, flight.cockpit)
            flight.leave()
        table, self.table = self.table, None
        if table is not None:
            table.leave()
            table.ports.table.close()
            table.deleteLater()

    # --- pages on top -----------------------------------------------------------------------------------------
    def show_pause(self) -> None:
        """Esc."""
        if self.table is None or self.flight is None or self.stack.over:
            return
        from skyteam_qt.ui.screens.pause import PauseScreen

        page = PauseScreen(self.theme, self.motion, self.table)
        page.resumed.connect(self.stack.pop)
        page.settings.connect(self.show_settings)
        page.rules.connect(self.show_rules)
        page.left.connect(self.leave_flight)
        self._push(page, self.show_pause)

    def show_correction(self) -> None:
        """F6."""
        if self.table is None or self.flight is None or self.stack.over or self.table.ports.table.debriefed:
            return
        from skyteam_qt.ui.screens.correction import CorrectionScreen

        self.cover()
        page = CorrectionScreen(self.theme, self.motion, self.table)
        page.closed.connect(self.stack.pop)
        self._push(page, self.show_correction)

    def show_rules(self, place: str = "") -> None:
        """F1: the rules, at the topic of a space or panel."""
        from skyteam_qt.qtbridge.flight_words import words_of
        from skyteam_qt.ui.help_texts import topic_of
        from skyteam_qt.ui.screens.help import RulesScreen

        if isinstance(self.stack.top, RulesScreen):
            return
        board = None if self.table is None else self.table.board
        if isinstance(self.stack.base, StartScreen):
            # the rules of the game that is chosen there; `_pages_gone` takes its words back
            speak_of(words_of(self.stack.base.game))
        page = RulesScreen(self.theme, topic_of(place) if place else "", board)
        page.closed.connect(self.stack.pop)
        page.watch.connect(self.show_example)
        self._push(page, partial(self.show_rules, place))

    def show_example(self, name: str) -> None:
        """A worked example, from the rules: a round to step through."""
        from skyteam_qt.qtbridge.wording import Names
        from skyteam_qt.sim.examples import PEOPLE, example
        from skyteam_qt.ui.screens.steps import Film, StepScreen

        ruleset, frames = example(name)
        page = StepScreen(
            self.theme,
            Film(ruleset, frames, Names(*PEOPLE)),
            title=say("example.title", name=say(f"example.{name}")),
            caption=say(f"example.{name}.caption"),
            back=say("example.back"),
        )
        page.closed.connect(self.stack.pop)
        self._push(page, partial(self.show_example, name))

    def show_settings(self) -> None:
        """Ctrl+, or a button."""
        from skyteam_qt.ui.screens.settings import SettingsScreen

        if isinstance(self.stack.top, SettingsScreen):
            return
        page = SettingsScreen(self.theme, self.services, self.table is not None)
        page.closed.connect(self.stack.pop)
        page.changed.connect(self._setting_changed)
        self._push(page, self.show_settings)

    # --- flights that have ended ------------------------------------------------------------------------------
    def show_steps(self) -> None:
        """S in the debrief: every position of the flight."""
        flight = self.services.just_flown()
        if self.table is not None and flight is not None:
            self.show_replay(flight, say("steps.debrief"))

    def show_replay(self, flight: FlownFlight, back: str = "") -> None:
        """A flight that has ended, die by die. back: what the way out is called."""
        from skyteam_qt.ui.replay.screen import ReplayScreen

        page = ReplayScreen(self.theme, flight, back=back, working=True)
        page.closed.connect(self._close_replay)
        page.same_dice.connect(self._same_dice)
        self._push(page, partial(self.show_replay, flight, back))
        self._account_for(page)

    def _account_for(self, page: ReplayScreen) -> None:
        """Landing chances for a replay, worked out beside it."""
        from skyteam_qt.qtbridge.account import account_job

        self._stop_accounting()
        self._accounting = self._thinking()
        self._accounting.ask(account_job(page.flight), self._accounted)

    def _accounted(self, found: object) -> None:
        from skyteam_qt.qtbridge.account import Account
        from skyteam_qt.qtbridge.thoughts import Failed
        from skyteam_qt.ui.replay.screen import ReplayScreen

        page = self.stack.top
        if isinstance(found, Failed):
            raise found.error
        if isinstance(page, ReplayScreen):
            page.take_account(found if isinstance(found, Account) else None)

    def _stop_accounting(self) -> None:
        accounting, self._accounting = self._accounting, None
        if accounting is not None:
            accounting.close()

    def _close_replay(self) -> None:
        self._stop_accounting()
        if self.table is None:
            speak_of("dice")
        self.stack.pop()

    def _same_dice(self, setup: FlightSetup) -> None:
        """The same flight with the same dice."""
        self._stop_accounting()
        self._put_down()
        self._begin(self.services.same_dice_again(setup), resumed=False)

    def show_logbook(self) -> None:
        """L on the start screen."""
        from skyteam_qt.ui.logbook.screen import LogbookScreen

        if self.table is not None or isinstance(self.stack.top, LogbookScreen):
            return
        page = LogbookScreen(self.theme, self.services.logbook(), self.services.flights())
        page.closed.connect(self.stack.pop)
        page.opened.connect(self._replay_row)
        self._push(page, self.show_logbook)
        page.take_keys()

    def _replay_row(self, row: Row) -> None:
        from skyteam_qt.ui.logbook.screen import LogbookScreen

        try:
            self.show_replay(self.services.open_flown(row.file))
        except CannotResume as problem:
            if isinstance(self.stack.top, LogbookScreen):
                self.stack.top.tell(str(problem))

    def ask_for_flight(self) -> None:
        """Ctrl+O on the start screen: which file?"""
        from skyteam_qt.ui.open_dialog import ask_flight

        path = ask_flight(self) if self._may_open else None
        if path is not None:
            self.open_file(path)

    @property
    def _may_open(self) -> bool:
        """Whether another flight can come to the table: nobody is in the air, and nothing lies on top."""
        return not self.stack.over and (self.table is None or self.table.ports.table.debriefed)

    def open_file(self, path: Path) -> None:
        """A flight's file: one in the air goes on, covered; a finished one is replayed."""
        from skyteam_qt.session.flown import FlownFlight

        if self.table is not None:
            self._put_down()
            self.show_start()
        try:
            found = self.services.open_file(path)
        except CannotResume as problem:
            self.show_start(str(problem))
            return
        if isinstance(found, FlownFlight):
            self.show_replay(found)
        else:
            self._begin(found, resumed=True)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A flight's file may be dropped where no flight is under way."""
        if self._may_open and _dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped(event)
        if path is not None and self._may_open:
            event.acceptProposedAction()
            self.open_file(path)

    def _setting_changed(self, name: str) -> None:
        if name == "theme":
            self.retheme()
        elif name == "language":
            from skyteam_qt.ui.tell_anew import tell_anew

            languages.switch(self.services.settings.language)
            tell_anew(self)
        else:
            self._stale = self.flight is not None

    # --- errors -----------------------------------------------------------------------------------------------
    def report_error(self, log_path: Path) -> None:
        """One sentence to the people; the flight is kept (errors.Reporter)."""
        from skyteam_qt.ui.screens.notice import NoticePage

        self.cover()
        if isinstance(self.stack.top, NoticePage):
            return
        page = NoticePage(self.theme, say("error.title"), say("error.body", path=log_path))
        page.closed.connect(self.stack.pop)
        self._push(page)

    # --- window events ----------------------------------------------------------------------------------------
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the window; screens have taken theirs before."""
        key, control = event.key(), event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.isAutoRepeat():
            return
        if key == Qt.Key.Key_F11:
            self.toggle_full_screen()
        elif key == Qt.Key.Key_F1:
            self.show_rules()
        elif key == Qt.Key.Key_F6:
            # the cockpit and the briefing hear it themselves; a closed curtain lets it through to here
            self.show_correction()
        elif key == Qt.Key.Key_Comma and control:
            self.show_settings()
        elif key == Qt.Key.Key_O and control and isinstance(self.stack.base, StartScreen):
            self.ask_for_flight()
        elif key == Qt.Key.Key_Q and control:
            self.close()
        else:
            super().keyPressEvent(event)

    def cover_for_moment(self) -> None:
        """Shut what is open; it may be opened again at once."""
        if self.table is not None:
            self.table.shut()
        if self.flight is not None:
            self.flight.shut()

    def active_again(self) -> None:
        """An open cockpit opens again, unless a page is on top of it."""
        if self.table is not None and not self.stack.over:
            self.table.resume()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The flight is kept."""
        geometry = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        self.services.change_settings(geometry=geometry)
        self._stop_accounting()
        self._put_down()
        super().closeEvent(event)


def _dropped(event: QDropEvent) -> Path | None:
    """The flight's file that is dragged, if it is one and nothing else."""
    urls = event.mimeData().urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.suffix.lower() == ".skyteam" else None
