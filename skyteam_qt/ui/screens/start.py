"""The start screen (mock-up 14): choose a flight on the map or in the list, take seats, board or continue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from skyteam_qt.content.levels import CARD_GAME, DICE_GAME, EASY, flights_of, takes_levels
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.screens.legend import Legend
from skyteam_qt.ui.screens.start_crew import MODES, CrewPart, turn
from skyteam_qt.ui.screens.start_flight import FlightPart
from skyteam_qt.ui.screens.start_level import LevelPart
from skyteam_qt.ui.screens.start_parts import PlaneSign
from skyteam_qt.ui.screens.start_places import PlacesPart
from skyteam_qt.ui.services import FlightCard, GameChoice, SavedFlight
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.buttons import Button, Segments
from skyteam_qt.ui.widgets.page import Page
from skyteam_qt.ui.widgets.panel import Panel, Scroll
from skyteam_qt.ui.widgets.scroll_bar import bar_width
from skyteam_qt.ui.widgets.text import Text

if TYPE_CHECKING:
    from skyteam_qt.session.setup import FlightSetup
    from skyteam_qt.ui.screens.continue_card import ContinueCard
    from skyteam_qt.ui.screens.start_cards import CardsPart, CardTable
    from skyteam_qt.ui.widgets.question import Question

CLOCK = "real-time"
"""The module of flights that have a clock anyway."""
LEAST_FLIGHT = 150
"""Units of the flight that are seen above the crew, or the crew scrolls with it."""


class StartScreen(Page):
    """Signals: `board(FlightSetup)`, `resume(SavedFlight)`, `put_away(SavedFlight)`, `rules()`, `settings()`,
    `logbook()`, `open_flight()`, `airports()`.

    cards: the flights that are built. saved: the kept flight, or None. names, mode, choice: as they were left last
    time, as scenario and abilities. notice: a sentence to show, such as why a flight could not be continued.
    Questions (start over, board in spite of a kept flight) are asked here; the signals come after the answer.
    """

    board = Signal(object)
    resume = Signal(object)
    put_away = Signal(object)
    rules = Signal()
    settings = Signal()
    airports = Signal()
    logbook = Signal()
    open_flight = Signal()
    seen = Signal()

    def __init__(
        self,
        theme: Theme,
        cards: tuple[FlightCard, ...],
        saved: SavedFlight | None = None,
        names: tuple[str, str] = ("", ""),
        mode: str = MODES[0],
        notice: str = "",
        parent: QWidget | None = None,
        *,
        choice: GameChoice = GameChoice(),  # noqa: B008  # a tuple
        computer: str = "",
        scenario: str = "",
        abilities: tuple[str, ...] = (),
    ) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(say("app.title"))
        self.cards = cards
        self.saved = saved
        self.row = next((row for row, card in enumerate(cards) if card.id == scenario), 0)
        self._abilities = abilities
        self.cards_part: CardsPart | None = None
        self.card_table: CardTable | None = None
        self.question: Question | None = None
        self._computer = computer
        self._painted = False
        outer = QVBoxLayout(self)
        self.keep(outer, (16, 12, 16, 12), 8)
        outer.addLayout(self._make_header())
        columns = QHBoxLayout()
        self.keep(columns, spacing=12)
        columns.addWidget(self._make_left(), 1028)
        columns.addWidget(self._make_right(names, mode, choice), 528)
        outer.addLayout(columns, 1)
        if notice:
            outer.addWidget(Text(notice, 15, "caution", 600, wrap=True))
        foot = QHBoxLayout()
        self.keep(foot, spacing=16)
        foot.addWidget(Text(say("start.unofficial"), 14, "faint"))
        foot.addStretch(1)
        foot.addWidget(Text(f"F11 {say('start.fullScreen')}", 14, "faint"))
        outer.addLayout(foot)
        self.keys = {
            int(Qt.Key.Key_B): self._board,
            int(Qt.Key.Key_L): self.logbook.emit,
            int(Qt.Key.Key_Return): self._main,
            int(Qt.Key.Key_Enter): self._main,
        }
        self._show_row(self.row)
        self._show_game()
        if choice.game == CARD_GAME:
            self.games.part(1).setChecked(True)
        self._weigh_buttons()

    # --- building ---------------------------------------------------------------------------------------------
    def _make_header(self) -> QBoxLayout:
        row = QHBoxLayout()
        self.keep(row, (8, 0, 0, 0), 10)
        row.addWidget(PlaneSign())
        row.addWidget(Text(say("app.title"), 38, weight=700, kind="flight"))
        row.addWidget(Text(say("app.tagline"), 18, "muted", wrap=True), 1)
        self.logbook_button = Button(say("logbook.title"), "L")
        self.open_button = Button(say("flight.open"))
        self.logbook_button.clicked.connect(self.logbook)
        self.open_button.clicked.connect(self.open_flight)
        row.addWidget(self.logbook_button)
        row.addWidget(self.open_button)
        self.rules_button = Button(say("button.rules"), "F1")
        self.settings_button = Button(say("button.settings"))
        self.airports_button = Button(say("start.airports"))
        self.airports_button.clicked.connect(self.airports)
        for button in (self.airports_button, self.rules_button, self.settings_button):
            row.addWidget(button)
        self.rules_button.clicked.connect(self.rules)
        self.settings_button.clicked.connect(self.settings)
        return row

    def _make_left(self) -> PlacesPart:
        below: list[tuple[QWidget, int]] = []
        self.continue_card: ContinueCard | None = None
        if self.saved is not None:
            from skyteam_qt.ui.screens.continue_card import ContinueCard

            self.continue_card = ContinueCard(self.saved)
            self.continue_card.resume.clicked.connect(self._resume)
            self.continue_card.start_over.clicked.connect(self._start_over)
            below.append((self.continue_card, 2))
        below.append((Legend(self.cards), 1))
        self.places = PlacesPart(self, self.cards, self.row, below)
        self.places.picked.connect(self._show_row)
        self.places.marked.connect(self._fly_dice)
        return self.places

    def _make_right(self, names: tuple[str, str], mode: str, choice: GameChoice) -> QWidget:
        panel = self._panel = _FlightPanel(padding=20, spacing=10)
        panel.resized.connect(self._fit)
        inside = QWidget()
        column = QVBoxLayout(inside)
        self.keep(column, spacing=8)
        column.addLayout(self._make_head())
        self.flight = FlightPart(self, self.cards, self._abilities)
        self.flight.picked.connect(self._show_row)
        column.addWidget(self.flight)
        self.levels = LevelPart(self, choice)
        self.levels.lend_place(self.flight.draw_place)
        column.addWidget(self.levels)
        self._games_at = column.count()
        self._column = column
        self.levels.changed.connect(self._tell_crew)
        column.addStretch(1)
        self._scroll = Scroll(inside)
        panel.body.addWidget(self._scroll, 1)
        self.crew = CrewPart(self, names, mode, self._computer)
        self.pilot, self.copilot, self.swap = self.crew.pilot, self.crew.copilot, self.crew.swap
        self.partner, self.modes = self.crew.partner, self.crew.modes
        self.crew.changed.connect(self._tell_crew)
        panel.body.addWidget(self.crew)
        self.board_button = Button(say("button.board"), "B", "strong", size=20, high=56)
        self.board_button.clicked.connect(self._board)
        panel.body.addWidget(self.board_button)
        self._hint = Text(say("start.boardCloses"), 14, "faint", align=Qt.AlignmentFlag.AlignHCenter, wrap=True)
        if self.saved is None:
            self._hint.hide()
        panel.body.addWidget(self._hint)
        return panel

    def _make_head(self) -> QBoxLayout:
        head = self._head = QHBoxLayout()
        self.keep(head, spacing=14)
        names = QHBoxLayout()
        self.keep(names, spacing=14)
        self._code = Text("", 32, weight=700, kind="flight")
        self._airport = Text("", 22, weight=600, wrap=True)
        words = (say("game.diceShort"), say("game.cardsShort"))
        self.games = Segments(words, name=say("start.game"))
        self.games.group.idToggled.connect(self._game_toggled)
        names.addWidget(self._code)
        names.addWidget(self._airport, 1)
        head.addLayout(names, 1)
        head.addWidget(self.games)
        return head

    def _fit(self) -> None:
        """Crew and button stay in view. Only where these leave hardly a line of the flight, the crew scrolls too."""
        body, edges = self._panel.body, self._panel.body.contentsMargins()
        wide = self._panel.width() - edges.left() - edges.right()
        if self.look.scale <= 0 or wide <= 0:
            return
        narrow = wide - bar_width(self.look)
        named = self._code.sizeHint().width() + self._airport.minimumSizeHint().width()
        turn(self._head, named + self.games.sizeHint().width() + self.look.px(28) > narrow)
        self.crew.fit(wide)
        parts = [self.board_button.sizeHint().height(), self.crew.high(wide)]
        if self._hint.isVisibleTo(self):
            parts.append(self._hint.heightForWidth(wide))
        room = self._panel.height() - edges.top() - edges.bottom() - sum(parts) - len(parts) * body.spacing()
        fixed = room >= self.look.px(LEAST_FLIGHT)
        if not fixed:
            self.crew.fit(narrow)
        if fixed == (self.crew.parentWidget() is self._panel):
            return
        focus = self.crew.focusWidget()
        if fixed:
            body.insertWidget(1, self.crew)
        else:
            self._column.addWidget(self.crew)
        if focus is not None and focus.isVisible():
            focus.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_tallies(self, tallies: Mapping[str, tuple[int, int]]) -> None:
        """How often each flight was landed and flown, by scenario."""
        known = [card._replace(landed=0, flown=0) for card in self.cards]
        cards = tuple(
            card._replace(landed=tallies[card.id][0], flown=tallies[card.id][1]) if card.id in tallies else card
            for card in known
        )
        if cards == self.cards:
            return
        self.cards = cards
        self.places.take(cards)
        self.flight.take(cards)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self._was_seen)

    def _was_seen(self) -> None:
        self.seen.emit()

    def _tell_crew(self) -> None:
        """How hard the chosen flight is, and what flying alone means for it."""
        level = self.choice.level if takes_levels(self.game, self.scenario) else EASY
        self._levels_now.hard.show_flight(self.scenario, self.game, level)
        if self.card_table is not None:
            self.card_table.show_choice(self.choice)
        cards = self.game == CARD_GAME
        self.crew.show_flight(cards or not self.card.modules, cards=cards)
        self._fit()

    # --- choosing ---------------------------------------------------------------------------------------------
    @property
    def card(self) -> FlightCard:
        """The chosen flight."""
        return self.cards[self.row]

    @property
    def mode(self) -> str:
        """How people will sit."""
        return self.crew.mode

    @property
    def game(self) -> str:
        """Dice or cards, as `content.levels` names the games."""
        return CARD_GAME if self.games.on else DICE_GAME

    @property
    def choice(self) -> GameChoice:
        """Game, level, own mix and stopwatch as they are chosen now."""
        return self._levels_now.choice(self.game)

    @property
    def _levels_now(self) -> LevelPart:
        """The levels of the game that is chosen."""
        return self.cards_part.levels if self.game == CARD_GAME and self.cards_part is not None else self.levels

    @property
    def scenario(self) -> str:
        """The flight that would be boarded now; the card game has its own."""
        flights = flights_of(self.game)
        return self.card.id if flights is None or self.card.id in flights else flights[0]

    def setup(self) -> FlightSetup:
        """What would be boarded now. The seed is set by the services."""
        from skyteam_qt.session.setup import NO_MIX, OWN_MIX, FlightSetup, Mix, Mode

        game, level, busy_sky, turbulence, stopwatch = self.choice
        if not takes_levels(game, self.scenario):
            level = EASY
        if game == DICE_GAME and CLOCK in self.card.modules:
            stopwatch = 0
        return FlightSetup(
            scenario=self.scenario,
            game=game,
            pilot=self.pilot.text(),
            copilot=self.copilot.text(),
            mode=Mode(self.mode),
            computer=self.partner.computer,
            level=level,
            mix=Mix(busy_sky, turbulence) if level == OWN_MIX else NO_MIX,
            stopwatch=stopwatch,
            abilities=self.flight.abilities if game == DICE_GAME else (),
        )

    def _game_toggled(self, _game: int, on: bool) -> None:
        if on:
            self._show_game()

    def _show_game(self) -> None:
        """The column of the game that is chosen; what both have in common stays where it is."""
        cards = self.game == CARD_GAME
        if cards and self.cards_part is None:
            from skyteam_qt.ui.screens.start_cards import CardsPart, CardTable

            self.cards_part = CardsPart(self, self.levels.choice(CARD_GAME))
            self.card_table = CardTable(self)
            self.cards_part.levels.changed.connect(self._tell_crew)
            self._column.insertWidget(self._games_at, self.cards_part)
            self.restyle_part(self.cards_part)
        elif self.cards_part is not None:
            now, then = (self.cards_part.levels, self.levels) if cards else (self.levels, self.cards_part.levels)
            now.take(then.choice(self.game))
        for part, shown in ((self.flight, not cards), (self.levels, not cards), (self.cards_part, cards)):
            if part is not None and part.isVisibleTo(self) != shown:
                part.setVisible(shown)
        self.places.show_table(self.card_table if cards else None)
        self._name_flight()

    def _name_flight(self) -> None:
        cards = self.game == CARD_GAME
        self._code.setText(say("game.cards") if cards else self.card.code)
        self._airport.setText("" if cards else self.card.airport)
        self._tell_crew()

    def _fly_dice(self) -> None:
        """Airports are flown with dice."""
        self.games.part(0).setChecked(True)

    def _show_row(self, row: int) -> None:
        self.row = row
        card = self.card
        self.places.show_row(row)
        self.flight.show_flight(row, self.places.rows_of(card.code))
        self.levels.offer(takes_levels(DICE_GAME, card.id), CLOCK not in card.modules)
        self._name_flight()

    # --- going ------------------------------------------------------------------------------------------------
    def _weigh_buttons(self) -> None:
        can = self.saved is not None and not self.saved.problem
        self.board_button.set_kind("strong" if can else "solid")

    def _main(self) -> None:
        """Enter: what is the thing to do next."""
        if self.saved is not None and not self.saved.problem:
            self._resume()
        else:
            self._board()

    def _resume(self) -> None:
        if self.saved is not None and not self.saved.problem:
            self.resume.emit(self.saved)

    def _board(self) -> None:
        if self.saved is None:
            self.board.emit(self.setup())
            return
        self._ask(say("start.boardAsk.title"), say("start.boardAsk.body"), say("button.board"), self._board_answered)

    def _board_answered(self, yes: bool) -> None:
        self.question = None
        if yes and self.saved is not None:
            self.put_away.emit(self.saved)
            self.board.emit(self.setup())

    def _start_over(self) -> None:
        self._ask(
            say("start.overAsk.title"), say("start.overAsk.body"), say("start.putAway"), self._start_over_answered
        )

    def _start_over_answered(self, yes: bool) -> None:
        self.question = None
        if yes and self.saved is not None:
            saved, self.saved = self.saved, None
            if self.continue_card is not None:
                self.continue_card.hide()
            self._hint.hide()
            self._weigh_buttons()
            self.put_away.emit(saved)

    def _ask(self, title: str, body: str, yes: str, answered: object) -> None:
        from skyteam_qt.ui.widgets.question import Question

        if self.question is None:
            self.question = Question(self, title, body, yes, say("button.back"))
            self.question.answered.connect(answered)


class _FlightPanel(Panel):
    """The right column. resized(): it has another size now."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()
