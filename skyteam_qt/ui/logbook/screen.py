"""The logbook (mock-up 16): every flight that has ended, and what they add up to. No scores, nobody is ranked."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skyteam_qt.qtbridge.flight_words import CARD_GAME
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.session.logbook import Row, causes, csv_of, streaks, tallies
from skyteam_qt.ui.logbook.charts import AirportBlocks, AirportRow, CauseBars, Figure
from skyteam_qt.ui.logbook.entries import Words, airport_label
from skyteam_qt.ui.logbook.flights_table import FlightsTable
from skyteam_qt.ui.logbook.model import LogbookModel, Which
from skyteam_qt.ui.replay.export import AskWhere, ask_where, write_file
from skyteam_qt.ui.screens.help import SearchField
from skyteam_qt.ui.screens.start_parts import PlaneSign
from skyteam_qt.ui.services import FlightCard
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.buttons import Button, Segments
from skyteam_qt.ui.widgets.page import Page
from skyteam_qt.ui.widgets.panel import Panel, Scroll
from skyteam_qt.ui.widgets.text import Text, Title


class Book(Protocol):
    """What the screen needs of `session.logbook.Logbook`."""

    problem: str

    def rows(self) -> Sequence[Row]:
        """All flights, newest first."""


class LogbookScreen(Page):
    """`closed()` on Esc; `opened(Row)`: replay this flight.

    cards: the airports there are. today: for "Today". where: asks for the file to write.
    """

    closed = Signal()
    opened = Signal(object)

    def __init__(
        self,
        theme: Theme,
        book: Book,
        cards: Sequence[FlightCard] = (),
        *,
        today: date | None = None,
        where: AskWhere = ask_where,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(say("logbook.title"))
        self.book = book
        self.rows = tuple(book.rows())
        self._cards = {card.id: card for card in cards}
        self._words = Words(self._cards, today or date.today())
        self._ask_where = where
        outer = QVBoxLayout(self)
        self.keep(outer, (16, 12, 16, 14), 12)
        outer.addLayout(self._make_header())
        self.table: FlightsTable | None = None
        if self.rows:
            outer.addLayout(self._make_figures())
            row = QHBoxLayout()
            self.keep(row, spacing=12)
            row.addWidget(self._make_flights(), 1020)
            row.addLayout(self._make_charts(), 536)
            outer.addLayout(row, 1)
        else:
            outer.addWidget(self._make_empty(), 1)
        self.status = Text(book.problem, 15, "caution", 600, wrap=True)
        self.status.setVisible(bool(book.problem))
        outer.addWidget(self.status)
        self.keys = {int(Qt.Key.Key_Escape): self._escape, int(Qt.Key.Key_E): self.export}

    # --- building ---------------------------------------------------------------------------------------------
    def _make_header(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.keep(row, (4, 0, 0, 0), 10)
        row.addWidget(PlaneSign())
        row.addWidget(Text(say("logbook.title"), 34, weight=700, kind="flight"))
        row.addStretch(1)
        self.replay_button = Button(say("logbook.replay"), "Enter", "solid")
        self.export_button = Button(say("logbook.export"), "E")
        self.back_button = Button(say("button.back"), "Esc")
        self.replay_button.clicked.connect(self._open_chosen)
        self.export_button.clicked.connect(self.export)
        self.back_button.clicked.connect(self.closed)
        for button in (self.replay_button, self.export_button):
            button.setEnabled(bool(self.rows))
            row.addWidget(button)
        row.addWidget(self.back_button)
        return row

    def _make_figures(self) -> QHBoxLayout:
        rows = self.rows
        row = QHBoxLayout()
        self.keep(row, spacing=12)
        landed = sum(one.landed for one in rows)
        places = {airport_label(one.scenario, self._cards) for one in rows if one.landed and one.game != CARD_GAME}
        there = {card.code for card in self._cards.values()} | places
        now, longest = streaks(rows)
        seconds = sum(one.seconds for one in rows)
        first = self._words.date(rows[-1].begun)
        since = say("logbook.sinceToday") if first == say("logbook.today") else say("logbook.since", date=first)
        each = say("logbook.each", n=max(1, round(seconds / 60 / len(rows))))
        minutes = max(1, seconds // 60)
        air = say("logbook.hours", n=minutes // 60) if minutes >= 60 else say("logbook.minutes", n=minutes)
        self.figures = (
            Figure(str(len(rows)), say("logbook.flights", n=len(rows)), since),
            Figure(str(landed), say("logbook.landings", n=landed), say("logbook.ofAll", n=len(rows))),
            Figure(str(len(places)), say("logbook.airports", n=len(places)), say("logbook.ofAll", n=len(there))),
            Figure(str(now), say("logbook.inRow"), say("logbook.longest", n=longest)),
            Figure(air, say("logbook.inAir"), each),
        )
        for figure in self.figures:
            row.addWidget(figure)
        return row

    def _make_flights(self) -> QWidget:
        panel = Panel(padding=14, spacing=8)
        head = QHBoxLayout()
        self.keep(head, (6, 0, 0, 0), 14)
        head.addWidget(Title(say("panel.flights")))
        words = ("logbook.all", "logbook.landed", "logbook.lost", "logbook.cards")
        self.which = Segments(tuple(say(key) for key in words), name=say("logbook.which"))
        self.which.group.idToggled.connect(self._which_toggled)
        head.addWidget(self.which)
        head.addStretch(1)
        self.find = SearchField()
        self.find.setPlaceholderText(say("logbook.find"))
        self.find.setAccessibleName(say("logbook.find"))
        self.find.textChanged.connect(self._filter)
        self.find.returnPressed.connect(self._take_table)
        head.addWidget(self.find, 2)
        panel.body.addLayout(head)
        self.model = LogbookModel(self.rows, self._words, self)
        self.table = FlightsTable(self.model)
        self.table.opened.connect(self.opened)
        self.table.select_first()
        panel.body.addWidget(self.table, 1)
        self._no_match = Text(say("logbook.noMatch"), 16, "muted", align=Qt.AlignmentFlag.AlignHCenter)
        self._no_match.hide()
        panel.body.addWidget(self._no_match)
        return panel

    def _make_charts(self) -> QVBoxLayout:
        column = QVBoxLayout()
        self.keep(column, spacing=12)
        counted: dict[str, AirportRow] = {}
        for scenario, tally in tallies((one for one in self.rows if one.game != CARD_GAME), newest=0).items():
            code = airport_label(scenario, self._cards)
            old = counted.get(code, AirportRow(code, 0, 0))
            counted[code] = AirportRow(code, old.landed + tally.landed, old.flown + tally.flown)
        cards = [one for one in self.rows if one.game == CARD_GAME]
        if cards:
            counted["FA"] = AirportRow("FA", sum(one.landed for one in cards), len(cards))
        airports = sorted(counted.values(), key=lambda one: (-one.landed, -one.flown, one.code))
        self.blocks = AirportBlocks(airports)
        lost = causes(self.rows)
        self.bars = CauseBars(lost)
        for title, part, share in (
            (say("logbook.perAirport"), self.blocks, 360),
            (say("logbook.ended", n=sum(n for _, n in lost)), self.bars, 316),
        ):
            panel = Panel(title)
            inside = QWidget()
            lines = QVBoxLayout(inside)
            self.keep(lines, (0, 0, 8, 0))
            lines.addWidget(part)
            lines.addStretch(1)
            panel.body.addWidget(Scroll(inside), 1)
            column.addWidget(panel, share)
        return column

    def _make_empty(self) -> QWidget:
        panel = Panel()
        panel.body.addStretch(1)
        middle = Qt.AlignmentFlag.AlignHCenter
        panel.body.addWidget(Text(say("logbook.none"), 30, weight=700, align=middle))
        panel.body.addWidget(Text(say("logbook.noneBody"), 18, "muted", align=middle, wrap=True))
        panel.body.addStretch(1)
        return panel

    def take_keys(self) -> None:
        """The table gets the keyboard; without one the page itself."""
        (self.table if self.table is not None else self).setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what people do ---------------------------------------------------------------------------------------
    def _which_toggled(self, _which: int, on: bool) -> None:
        if on:
            self._filter()

    def _filter(self) -> None:
        if self.table is None:
            return
        chosen = self.table.entry
        self.model.show_only(self.find.text(), Which(self.which.on))
        self.table.select_first(chosen.row.file if chosen is not None else "")
        some = self.model.rowCount() > 0
        self._no_match.setVisible(not some)
        self.replay_button.setEnabled(some)

    def _take_table(self) -> None:
        if self.table is not None:
            self.table.setFocus(Qt.FocusReason.TabFocusReason)

    def _open_chosen(self) -> None:
        entry = None if self.table is None else self.table.entry
        if entry is not None:
            self.opened.emit(entry.row)

    def _escape(self) -> None:
        if self.table is not None and self.find.text():
            self.find.clear()
        else:
            self.closed.emit()

    def tell(self, sentence: str) -> None:
        """Show a sentence below: a file that is gone, where the table was written."""
        self.status.setText(sentence)
        self.status.setVisible(bool(sentence))

    def export(self) -> None:
        """The flights that are listed, in their order, as a table other programs read."""
        if self.table is None:
            return
        path = self._ask_where(self, say("logbook.exportTitle"), "logbook", ".csv")
        if path is not None:
            shown = [self.model.entry(i).row for i in range(self.model.rowCount())]
            self.tell(write_file(path, csv_of(shown).encode("utf-8-sig")))
