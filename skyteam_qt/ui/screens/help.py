"""The rules (mock-up 18): contents, search as you type, one article, and public values of the flight. Never a die."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from skyteam_qt.qtbridge.texts import grouped, say, speak_of, words_now
from skyteam_qt.rules import Board
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.help_texts import Topic, search, topic, topics
from skyteam_qt.ui.screens.help_art import Picture, has_picture
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.buttons import Button, Segments
from skyteam_qt.ui.widgets.entries import Entry, HitEntry
from skyteam_qt.ui.widgets.look import Look, Styled
from skyteam_qt.ui.widgets.page import Page
from skyteam_qt.ui.widgets.panel import Panel, Scroll
from skyteam_qt.ui.widgets.text import Text

WORDS = ("dice", "cards")
"""The games by the words they are spoken of with, in the order of the switch."""


class RulesScreen(Page):
    """`closed()` on Esc or its button; `watch(str)`: a worked example by its name.

    name: the topic to open at. board: the public board of the flight, or None. words: of which game, "dice" or "cards";
    without a flight people may switch between the two, and the words of `say` go with them.
    """

    closed = Signal()
    watch = Signal(str)

    def __init__(
        self,
        theme: Theme,
        name: str = "",
        board: Board | None = None,
        parent: QWidget | None = None,
        *,
        words: str = "",
    ) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(say("button.rules"))
        self._board = board
        self.words = words or words_now()
        self.topic = topic(name, self.words)
        self.watch_buttons: list[Button] = []
        outer = QVBoxLayout(self)
        self.keep(outer, (16, 12, 16, 16), 12)
        head = QHBoxLayout()
        self.keep(head, (12, 0, 0, 0), 12)
        head.addWidget(Text(say("button.rules"), 32, weight=700))
        self.games: Segments | None = None
        if board is None:
            both = (say("game.diceShort"), say("game.cardsShort"))
            self.games = Segments(both, WORDS.index(self.words), name=say("start.game"))
            self.games.group.idToggled.connect(self._game_toggled)
            head.addWidget(self.games)
        head.addStretch(1)
        self.back = Button(say("settings.backToFlight" if board is not None else "button.back"), "Esc", "solid")
        self.back.clicked.connect(self.closed)
        head.addWidget(self.back)
        outer.addLayout(head)
        columns = QHBoxLayout()
        self.keep(columns, spacing=12)
        columns.addWidget(self._make_left(), 340)
        self._article = Panel(padding=28, spacing=0)
        columns.addWidget(self._article, 868)
        columns.addWidget(self._make_right(), 336)
        outer.addLayout(columns, 1)
        self.keys = {int(Qt.Key.Key_Escape): self._escape}
        self.show_topic(self.topic.id)

    # --- building ---------------------------------------------------------------------------------------------
    def _make_left(self) -> QWidget:
        panel = Panel(spacing=10)
        self.field = SearchField()
        self.field.textChanged.connect(self._searched)
        panel.body.addWidget(self.field)
        self._count = Text("", 15, "muted", wrap=True)
        self._count.hide()
        panel.body.addWidget(self._count)
        self._list = QWidget()
        self._entries = QVBoxLayout(self._list)
        self.keep(self._entries, (4, 4, 8, 4), 4)
        self._scroll = Scroll(self._list)
        panel.body.addWidget(self._scroll, 1)
        self._buttons: list[tuple[Entry | HitEntry, str]] = []
        self._headings: list[Text] = []
        self._fill_contents()
        return panel

    def _make_right(self) -> QWidget:
        inside = QWidget()
        column = QVBoxLayout(inside)
        self.keep(column, spacing=12)
        if self._board is not None:
            column.addWidget(self._make_now(self._board))
        self._see = Panel(say("help.seeAlso"), spacing=6)
        column.addWidget(self._see)
        column.addStretch(1)
        return Scroll(inside)

    def _make_now(self, board: Board) -> QWidget:
        panel = Panel(say("help.inThisFlight"), spacing=8)
        panel.body.addWidget(Text(say("help.now", n=board.round), 17, weight=600))
        none = say("brakes.none")
        feet = say("altitude.feet", alt=grouped(board.altitude)) if board.altitude else say("altitude.land")
        to_go = len(board.planes) - 1 - board.position
        values = (
            ("help.now.hold", str(board.blue)),
            ("help.now.one", str(board.orange)),
            ("help.now.brakes", str(board.brake) if board.brake >= 2 else none),
            ("help.now.altitude", feet),
            ("help.now.toGo", str(to_go)),
            ("help.now.planes", str(sum(board.planes))),
            ("help.now.coffee", str(board.coffee)),
            ("help.now.reroll", str(board.reroll)),
        )
        for key, value in values:
            row = QHBoxLayout()
            row.addWidget(Text(say(key), 16, "muted", wrap=True), 1)
            row.addWidget(Text(value, 18, weight=700, kind="flight"))
            panel.body.addLayout(row)
        panel.body.addWidget(Text(say("help.publicOnly"), 15, "muted", wrap=True))
        return panel

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._mark()

    # --- contents and hits ------------------------------------------------------------------------------------
    def _clear_list(self) -> None:
        for button, _ in self._buttons:
            self._entries.removeWidget(button)
            button.hide()
            button.deleteLater()
        while self._entries.count():
            self._entries.takeAt(0)
        for heading in self._headings:
            heading.hide()
            heading.deleteLater()
        self._buttons, self._headings = [], []

    def _add(self, button: Entry | HitEntry, name: str) -> None:
        button.clicked.connect(partial(self.show_topic, name))
        self._entries.addWidget(button)
        self._buttons.append((button, name))
        self.restyle_part(button)

    def _fill_contents(self) -> None:
        self._clear_list()
        group = ""
        for one in topics(self.words):
            if one.group != group:
                group = one.group
                heading = Text(say(f"help.group.{group}"), 15, "faint", 700)
                self._entries.addWidget(heading)
                self._headings.append(heading)
                self.restyle_part(heading)
            self._add(Entry(one.title, one.sign), one.id)
        self._entries.addStretch(1)
        self._mark()

    def _searched(self, text: str) -> None:
        hits = search(text, self.words)
        self._count.setVisible(bool(text.strip()))
        if not text.strip():
            self._fill_contents()
            return
        self._count.setText(say("help.places", n=len(hits)) if hits else say("help.noPlace"))
        self._clear_list()
        for hit in hits:
            self._add(HitEntry(hit.topic.title, hit.before, hit.word, hit.after), hit.topic.id)
        self._entries.addStretch(1)
        if hits and self.topic.id not in [hit.topic.id for hit in hits]:
            self.show_topic(hits[0].topic.id)
        self._mark()

    def _mark(self) -> None:
        for button, name in self._buttons:
            button.setChecked(name == self.topic.id)
            if name == self.topic.id and self.isVisible():
                self._scroll.ensureWidgetVisible(button)

    # --- the article ------------------------------------------------------------------------------------------
    def show_topic(self, name: str, _checked: bool = False) -> None:
        """Another article."""
        self.topic = topic(name, self.words)
        self._mark()
        while self._article.body.count():
            old = self._article.body.takeAt(0).widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        inside = self._make_article(self.topic)
        scroll = Scroll(inside)
        self._article.body.addWidget(scroll, 1)
        self.restyle_part(scroll)
        self._fill_see()

    def _make_article(self, one: Topic) -> QWidget:
        inside = QWidget()
        column = QVBoxLayout(inside)
        px = self.look.px if self.look.scale else round
        column.setContentsMargins(0, 0, px(8), 0)
        column.setSpacing(px(10))
        column.addWidget(Text(one.title, 32, weight=700, wrap=True))
        for sentence in one.lead:
            column.addWidget(Text(sentence, 17, wrap=True))
        if has_picture(one.id):
            column.addWidget(Picture(one.id, cards=self.words == "cards"))
        self.watch_buttons = []
        for example in one.examples:
            column.addWidget(self._make_example(example))
        if not one.examples:
            column.addWidget(Text(say("help.whatHappens"), 18, weight=700))
        for label, text in one.table:
            column.addWidget(_Pair(label, text))
        if one.asked:
            column.addWidget(Text(say("help.oftenAsked"), 18, weight=700))
        for question, answer in one.asked:
            column.addWidget(_Asked(question, answer))
        column.addStretch(1)
        return inside

    def _make_example(self, name: str) -> QWidget:
        panel = Panel(padding=14, spacing=6, fill="well")
        row = QHBoxLayout()
        words = QVBoxLayout()
        words.addWidget(Text(say(f"example.{name}"), 18, weight=700))
        words.addWidget(Text(say(f"example.{name}.caption"), 16, "muted", wrap=True))
        row.addLayout(words, 1)
        button = Button(say("help.watch"), kind="strong", high=46)
        button.setAccessibleName(f"{say('help.watch')}: {say(f'example.{name}')}")
        button.clicked.connect(partial(self._watch, name))
        self.watch_buttons.append(button)
        row.addWidget(button)
        panel.body.addLayout(row)
        return panel

    def _watch(self, name: str, _checked: bool = False) -> None:
        self.watch.emit(name)

    def _game_toggled(self, game: int, on: bool) -> None:
        if not on:
            return
        self.words = WORDS[game]
        speak_of(self.words)
        self.field.clear()
        self._fill_contents()
        self.show_topic(self.topic.id)

    def _fill_see(self) -> None:
        while self._see.body.count() > 1:
            old = self._see.body.takeAt(1).widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for name in self.topic.see:
            other = topic(name, self.words)
            entry = Entry(other.title, other.sign, boxed=True, high=42)
            entry.clicked.connect(partial(self.show_topic, name))
            self._see.body.addWidget(entry)
            self.restyle_part(entry)

    def _escape(self) -> None:
        if self.field.text():
            self.field.clear()
        else:
            self.closed.emit()


class SearchField(Styled, QLineEdit):
    """Search as you type. Esc empties it first, then leaves the page."""

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(say("help.search"))
        self.setAccessibleName(say("help.search"))
        self.setFrame(False)
        self.setMaxLength(60)
        self.setProperty("ring", False)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        palette = QPalette(look.theme.palette())
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self.setPalette(palette)
        self.setFont(look.font(17, 500))
        self.setMinimumHeight(look.target(46))
        self.setTextMargins(look.px(38), 0, look.px(8), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        s = self.look.scale
        with Canvas(painter, self.look.theme, s) as canvas:
            focus = self.hasFocus()
            rect = QRectF(0, 0, self.width() / s, self.height() / s)
            canvas.box(rect, 10, fill="well", stroke="focus" if focus else "line", sw=2 if focus else 1.2)
            mid = rect.center().y()
            canvas.circ(22, mid - 2, 7, stroke="text", sw=2.2)
            canvas.line(27, mid + 3, 32, mid + 8, "text", 2.2)
        painter.end()
        super().paintEvent(event)


class _Pair(Panel):
    """A row of the table: when, and what happens."""

    def __init__(self, label: str, text: str) -> None:
        super().__init__(padding=12, fill="raised")
        row = QHBoxLayout()
        row.addWidget(Text(label, 16, weight=700, wrap=True), 1)
        row.addWidget(Text(text, 16, "muted", wrap=True), 4)
        self.body.addLayout(row)


class _Asked(Panel):
    """A question and its answer."""

    def __init__(self, question: str, answer: str) -> None:
        super().__init__(padding=12, spacing=3, fill="well")
        self.body.addWidget(Text(question, 16, weight=600, wrap=True))
        self.body.addWidget(Text(answer, 15, "muted", wrap=True))
