"""The editor of own airports (mock-up 21, ux-more 9). Every change is checked at once; everything can be undone."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import SystemRandom
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from skyteam_qt.content.airport import LEVELS, Airport, blank
from skyteam_qt.content.airport_maker import SEED_MOST
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.editor.altitude_rows import AltitudeRow
from skyteam_qt.ui.editor.check_list import CheckList, findings, sentence
from skyteam_qt.ui.editor.cockpit_sketch import CockpitSketch
from skyteam_qt.ui.editor.controls import Counter, Field, LevelChip, Slider, Tile
from skyteam_qt.ui.editor.draft import SPACES_LEAST, SPACES_MOST, TILES, AirportDraft
from skyteam_qt.ui.editor.files import Airports, Asker
from skyteam_qt.ui.editor.grid import Grid
from skyteam_qt.ui.editor.picture import airport_picture
from skyteam_qt.ui.editor.space_column import SpaceColumn
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.buttons import Button, Segments
from skyteam_qt.ui.widgets.page import Page
from skyteam_qt.ui.widgets.panel import Panel, Scroll
from skyteam_qt.ui.widgets.question import Question
from skyteam_qt.ui.widgets.text import Text

ROUNDS_MOST = 7
TILES_ACROSS = 3


class EditorScreen(Page):
    """`closed()` when people leave; `test_flight(Airport)` to fly what is drawn; `kept(Path)` after each save.

    airports: where files are read and written. asker: how people are asked for names of files.
    """

    closed = Signal()
    test_flight = Signal(object)
    kept = Signal(object)

    def __init__(
        self, theme: Theme, airports: Airports, asker: Asker | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(say("editor.title"))
        self.airports, self.asker = airports, asker or Asker()
        self.draft = AirportDraft(self)
        self.question: Question | None = None
        outer = QVBoxLayout(self)
        self.keep(outer, (16, 12, 16, 16), 10)
        outer.addLayout(self._make_head())
        middle = QHBoxLayout()
        self.keep(middle, spacing=12)
        left = QWidget()
        self._left = QVBoxLayout(left)
        self.keep(self._left, (0, 0, 4, 0), 10)
        self._left.addWidget(self._make_names())
        self._left.addWidget(self._make_approach())
        bottom = QHBoxLayout()
        self.keep(bottom, spacing=12)
        bottom.addWidget(self._make_modules(), 21)
        bottom.addWidget(self._make_altitude(), 10)
        self._left.addLayout(bottom, 1)
        column = QWidget()
        right = QVBoxLayout(column)
        self.keep(right, (0, 0, 4, 0), 10)
        right.addWidget(self._make_look(), 1)
        right.addWidget(self._make_random())
        middle.addWidget(Scroll(left), 66)
        middle.addWidget(Scroll(column), 34)
        outer.addLayout(middle, 1)
        self.draft.changed.connect(self._show)
        self.draft.stack.canUndoChanged.connect(self.undo.setEnabled)
        self.draft.stack.canRedoChanged.connect(self.redo.setEnabled)
        self.draft.stack.cleanChanged.connect(self._show_title)
        self.keys = {int(Qt.Key.Key_Escape): self.leave}
        self._show()

    # --- building ---------------------------------------------------------------------------------------------
    def _make_head(self) -> QBoxLayout:
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.keep(self._head, (8, 0, 0, 0), 8)
        head = self._title_row = QHBoxLayout()
        self.keep(head, spacing=8)
        self._head.addLayout(head, 1)
        self.back = self._button("editor.back", "Esc", self.leave)
        head.addWidget(self.back)
        head.addWidget(Text(say("editor.title"), 30, weight=700))
        self.title = Text(size=17, color="muted")
        head.addWidget(self.title, 1)
        self.undo = self._button("editor.undo", "", self.draft.stack.undo)
        self.redo = self._button("editor.redo", "", self.draft.stack.redo)
        self.new = self._button("editor.new", "", self.start_new)
        self.open = self._button("editor.open", "", self.open_file)
        self.save = self._button("editor.save", "Ctrl+S", self.save_file)
        self.save_as = self._button("editor.saveAs", "", self.save_file_as)
        self.export = self._button("editor.export", "", self.export_picture)
        self.fly = self._button("editor.try", "", self.try_it)
        self.fly.set_kind("solid")
        self.undo.setEnabled(False)
        self.redo.setEnabled(False)
        row = self._button_row = QHBoxLayout()
        self.keep(row, spacing=8)
        row.addStretch(1)
        for part in (self.undo, self.redo, self.new, self.open, self.save, self.save_as, self.export, self.fly):
            row.addWidget(part)
        self._head.addLayout(row)
        return self._head

    def restyle_all(self) -> None:
        """The buttons go below the title where a language or a text size needs the room."""
        super().restyle_all()
        self._fit_head()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_head()

    def _fit_head(self) -> None:
        # asked one by one: layouts inside a layout keep an old answer until they are laid out anew
        parts = [row.itemAt(i).widget() for row in (self._title_row, self._button_row) for i in range(row.count())]
        wide = sum(part.sizeHint().width() + self.look.px(8) + 1 for part in parts if part is not None)
        across = wide + self.look.px(48) <= self.width()
        self._head.setDirection(QBoxLayout.Direction.LeftToRight if across else QBoxLayout.Direction.TopToBottom)

    def _button(self, key: str, cap: str, act: Any) -> Button:
        button = Button(say(key), cap)
        button.clicked.connect(act)
        return button

    def _make_names(self) -> Panel:
        panel = Panel(padding=14, spacing=4)
        row = QHBoxLayout()
        self.keep(row, spacing=14)
        self.code = Field(say("editor.code"), 4, "flight")
        self.name = Field(say("editor.name"), 40)
        self.code.textEdited.connect(self._code_typed)
        self.name.textEdited.connect(self._name_typed)
        self.levels = QButtonGroup(self)
        levels = QWidget()
        chips = QHBoxLayout(levels)
        self.keep(chips, spacing=6)
        for number, level in enumerate(LEVELS):
            chip = LevelChip(level, say(f"level.{level}"))
            chip.setAccessibleName(f"{say('editor.level')}: {chip.text()}")
            self.levels.addButton(chip, number)
            chips.addWidget(chip)
        self.levels.idClicked.connect(self._level_chosen)
        self.length = Counter(low=SPACES_LEAST, most=SPACES_MOST, high=42)
        self.length.wanted.connect(self._length_wanted)
        for key, part, room in (
            ("editor.code", self.code, 2),
            ("editor.name", self.name, 7),
            ("editor.level", levels, 0),
            ("editor.spaces", self.length, 3),
        ):
            column = QVBoxLayout()
            self.keep(column, spacing=2)
            column.addWidget(Text(say(key), 14, "muted", 600))
            column.addWidget(part)
            row.addLayout(column, room)
        panel.body.addLayout(row)
        self.names_wrong = self._sentence(panel)
        return panel

    def _sentence(self, panel: Panel) -> Text:
        """Where the sentence about a panel stands; away while there is none."""
        text = Text(size=15, color="brake", weight=600, wrap=True)
        text.hide()
        panel.body.addWidget(text)
        return text

    def _make_approach(self) -> Panel:
        panel = Panel(padding=14, spacing=8)
        panel.body.addLayout(self._titled("editor.approach", "editor.approach.caption")[0])
        row = QHBoxLayout()
        self.keep(row, spacing=8)
        self.columns = tuple(SpaceColumn(at) for at in range(SPACES_MOST))
        for column in self.columns:
            row.addWidget(column, 1)
            column.wanted.connect(self._space_wanted)
            column.mark.connect(self._mark_wanted)
        panel.body.addLayout(row)
        self.approach_wrong = self._sentence(panel)
        self._approach_grid = Grid(self)
        return panel

    def _titled(self, key: str, caption: str = "") -> tuple[QHBoxLayout, Text]:
        row = QHBoxLayout()
        self.keep(row, spacing=8)
        title = Text(say(key).upper(), 16, "muted", 700, "flight")
        title.setAccessibleName(say(key))
        row.addWidget(title)
        row.addStretch(1)
        words = Text(say(caption) if caption else "", 15, "muted")
        row.addWidget(words)
        return row, words

    def _make_modules(self) -> Panel:
        panel = Panel(padding=14, spacing=8)
        head, self.bays = self._titled("editor.modules")
        panel.body.addLayout(head)
        tiles = QGridLayout()
        self.keep(tiles, spacing=6)
        self.tiles = {name: Tile(name) for name in TILES}
        for number, tile in enumerate(self.tiles.values()):
            tiles.addWidget(tile, number // TILES_ACROSS, number % TILES_ACROSS)
            tile.clicked.connect(self._tile_pressed)
        panel.body.addLayout(tiles)
        self.modules_wrong = self._sentence(panel)
        row = QHBoxLayout()
        self.keep(row, spacing=14)
        row.addWidget(Text(say("editor.abilities"), 16, "muted", 700))
        self.abilities = Segments(("0", "1", "2"), 0, name=say("editor.abilities"))
        self.abilities.group.idClicked.connect(self._abilities_chosen)
        row.addWidget(self.abilities)
        row.addStretch(1)
        panel.body.addLayout(row)
        panel.body.addStretch(1)
        grid = Grid(self)
        parts = list(self.tiles.values())
        grid.set_rows(
            [
                [(i, one) for i, one in enumerate(parts[at : at + TILES_ACROSS])]
                for at in range(0, len(parts), TILES_ACROSS)
            ]
        )
        return panel

    def _make_altitude(self) -> Panel:
        panel = Panel(padding=14, spacing=5)
        panel.body.addLayout(self._titled("editor.altitude")[0])
        self.rows = tuple(AltitudeRow(at) for at in range(ROUNDS_MOST))
        for row in self.rows:
            panel.body.addWidget(row)
            row.wanted.connect(self._altitude_wanted)
        self.altitude_wrong = self._sentence(panel)
        panel.body.addStretch(1)
        self._altitude_grid = Grid(self)
        return panel

    def _make_look(self) -> Panel:
        panel = Panel(say("editor.look"), padding=16, spacing=10)
        self.sketch = CockpitSketch()
        panel.body.addWidget(self.sketch)
        panel.body.addWidget(Text(say("editor.check"), 16, "muted", 700))
        self.check = CheckList()
        panel.body.addWidget(self.check)
        panel.body.addStretch(1)
        return panel

    def _make_random(self) -> Panel:
        panel = Panel(say("editor.random"), padding=16, spacing=8)
        self.slider = Slider()
        self.slider.valueChanged.connect(self._slid)
        row = QHBoxLayout()
        self.keep(row, spacing=12)
        row.addWidget(Text(say("editor.random.easy"), 15, "muted"))
        row.addWidget(self.slider, 1)
        row.addWidget(Text(say("editor.random.hard"), 15, "muted"))
        panel.body.addLayout(row)
        seeds = QHBoxLayout()
        self.keep(seeds, spacing=12)
        seeds.addWidget(Text(say("editor.random.seed"), 16, "muted", 700))
        self.seed = Field(say("editor.random.seed"), 9, "flight")
        self.seed.textEdited.connect(self._seed_typed)
        seeds.addWidget(self.seed, 1)
        self.again = self._button("editor.random.again", "", self.same_seed)
        seeds.addWidget(self.again)
        panel.body.addLayout(seeds)
        self.random = self._button("editor.random.new", "Ctrl+R", self.new_random)
        panel.body.addWidget(self.random)
        panel.body.addWidget(Text(say("editor.random.caption"), 15, "muted", wrap=True))
        self.slider.setValue(30)
        self._slid()
        self._seed_typed()
        return panel

    # --- showing ----------------------------------------------------------------------------------------------
    def _show(self) -> None:
        """Everything as the draft has it."""
        airport, problems = self.draft.airport, self.draft.problems
        wrong: dict[str, dict[str, str]] = {}
        for one in problems:
            if one.blocks:
                place = ".".join(str(step) for step in one.path[:2] if isinstance(step, int) or step == one.path[0])
                field = str(one.path[-1]) if len(one.path) > 2 else ""
                wrong.setdefault(place, {}).setdefault(field, sentence(one))
        self._show_title()
        self._show_names(airport, wrong)
        self._show_approach(airport, wrong)
        self._show_modules(airport, wrong)
        self._show_altitude(airport, wrong)
        self.sketch.show_airport(airport)
        self.check.show_findings(findings(airport, problems))
        made = airport.generated
        if made is not None:
            self.slider.setValue(round(made.difficulty * 100))
            self.seed.setText(str(made.seed))
            self._seed_typed()

    def _show_title(self, *_: object) -> None:
        airport = self.draft.airport
        words = " ".join(part for part in (airport.code, airport.airport) if part)
        if not self.draft.stack.isClean():
            words = f"{words} · {say('editor.unsaved')}" if words else say("editor.unsaved")
        self.title.setText(words)
        self._fit_head()

    @staticmethod
    def _say_wrong(text: Text, sentences: list[str]) -> None:
        text.setText(" ".join(dict.fromkeys(sentences)))
        text.setVisible(bool(sentences))

    def _show_names(self, airport: Airport, wrong: Mapping[str, Mapping[str, str]]) -> None:
        for field, name in ((self.code, "code"), (self.name, "airport")):
            if field.text() != getattr(airport, name):
                field.setText(getattr(airport, name))
            field.mark_wrong(wrong.get(name, {}).get("", ""))
        self.levels.button(LEVELS.index(airport.difficulty)).setChecked(True)
        count = len(airport.spaces)
        self.length.show_value(count, f"{say('editor.spaces')} {count}", wrong.get("spaces", {}).get("", ""))
        self._say_wrong(self.names_wrong, [one for name in ("code", "airport") for one in wrong.get(name, {}).values()])

    def _show_approach(self, airport: Airport, wrong: Mapping[str, Mapping[str, str]]) -> None:
        spaces = airport.spaces
        shut = self._apart_words(self.draft.apart("alarms"))
        for at, column in enumerate(self.columns):
            column.setVisible(at < len(spaces))
            if at < len(spaces):
                column.show_space(spaces[at], len(spaces) - 1, wrong.get(f"spaces.{at}", {}), shut)
        said = list(wrong.get("spaces", {}).values())
        for at in range(len(spaces)):
            place = say("editor.airport") if at == len(spaces) - 1 else say("editor.spaceN", n=at + 1)
            said += [f"{place}: {one}" for one in wrong.get(f"spaces.{at}", {}).values()]
        self._say_wrong(self.approach_wrong, said)
        there = self.columns[: len(spaces)]
        self._approach_grid.set_rows(
            [
                [(at, one.planes) for at, one in enumerate(there)],
                [(at, one.dice) for at, one in enumerate(there)],
                [(at + mark.mark * 0.18, mark) for at, one in enumerate(there) for mark in one.marks],
                [(at, one.alarms) for at, one in enumerate(there)],
                [(at, one.trust) for at, one in enumerate(there)],
            ]
        )

    def _apart_words(self, other: str) -> str:
        """Why a module cannot be added."""
        if not other:
            return ""
        if other == "bays":
            return say("editor.noBay")
        return say("editor.apart", name=say(f"editor.module.{other}"))

    def _show_modules(self, airport: Airport, wrong: Mapping[str, Mapping[str, str]]) -> None:
        for name, tile in self.tiles.items():
            on = name in airport.modules
            word = say(f"editor.module.{name}")
            if name == "real-time" and airport.real_time_seconds:
                word = say("editor.clockN", n=airport.real_time_seconds)
            state = say("editor.moduleOn" if on else "editor.moduleOff")
            at = airport.modules.index(name) if on else -1
            problem = wrong.get(f"modules.{at}", {}).get("", "")
            apart = self._apart_words(self.draft.apart(name))
            tile.show_tile(on, word, apart, f"{word}, {state}", problem)
        said = [one for key, found in wrong.items() if key.startswith("modules") for one in found.values()]
        for key in ("special_abilities", "alarm_tokens", "excluded_abilities", "real_time_seconds"):
            said += [one for name, found in wrong.items() if name.startswith(key) for one in found.values()]
        self._say_wrong(self.modules_wrong, said)
        self.bays.setText(say("editor.bays", n=airport.bays))
        self.bays.set_color("lamp" if airport.bays else "muted")
        self.abilities.part(min(2, airport.special_abilities)).setChecked(True)

    def _show_altitude(self, airport: Airport, wrong: Mapping[str, Mapping[str, str]]) -> None:
        track = airport.altitude
        for at, row in enumerate(self.rows):
            row.setVisible(at < len(track))
            if at < len(track):
                row.show_altitude(track[at], wrong.get(f"altitude.{at}", {}))
        said = [one for key, found in wrong.items() if key.startswith("altitude") for one in found.values()]
        self._say_wrong(self.altitude_wrong, said)
        self._altitude_grid.set_rows(
            [[(i, one) for i, one in enumerate(row.signs.values())] for row in self.rows[: len(track)]]
        )

    # --- changes ----------------------------------------------------------------------------------------------
    def _code_typed(self, text: str) -> None:
        at = self.code.cursorPosition()
        self.draft.set_text("code", text.upper(), say("editor.code"))
        self.code.setCursorPosition(at)

    def _name_typed(self, text: str) -> None:
        at = self.name.cursorPosition()
        self.draft.set_text("airport", text, say("editor.name"))
        self.name.setCursorPosition(at)

    def _level_chosen(self, number: int) -> None:
        self.draft.set_text("difficulty", LEVELS[number], say("editor.level"))

    def _length_wanted(self, length: int) -> None:
        self.draft.set_length(length, say("editor.spaces"))

    def _space_wanted(self, at: int, name: str, value: object) -> None:
        self.draft.set_space(at, say("editor.spaceN", n=at + 1), **{name: value})

    def _mark_wanted(self, at: int, mark: int) -> None:
        self.draft.toggle_mark(at, mark, say("editor.spaceN", n=at + 1))

    def _altitude_wanted(self, at: int, name: str, value: object) -> None:
        self.draft.set_altitude(at, say("editor.altitude"), **{name: value})

    def _tile_pressed(self) -> None:
        tile = self.sender()
        if not isinstance(tile, Tile):
            return
        if tile.apart:
            self._say_wrong(self.modules_wrong, [f"{say(f'editor.module.{tile.module_name}')}: {tile.apart}."])
            return
        words = say("editor.undo.module", name=say(f"editor.module.{tile.module_name}"))
        self.draft.toggle_module(tile.module_name, words)

    def _abilities_chosen(self, count: int) -> None:
        self.draft.set_abilities(count, say("editor.abilities"))

    # --- random -----------------------------------------------------------------------------------------------
    def _slid(self, *_: object) -> None:
        self.slider.setAccessibleName(say("editor.random.slider", n=self.slider.value()))

    def _seed_typed(self, *_: object) -> None:
        self.again.setEnabled(self._typed_seed() is not None)

    def _typed_seed(self) -> int | None:
        text = self.seed.text().strip()
        return int(text) if text.isascii() and text.isdigit() else None

    def new_random(self) -> None:
        """An airport of a fresh seed, which is then shown."""
        self._make_up(SystemRandom().randrange(SEED_MOST + 1))

    def same_seed(self) -> None:
        """The airport of the seed that was typed, at the difficulty of the slider."""
        seed = self._typed_seed()
        if seed is not None:
            self._make_up(seed)

    def _make_up(self, seed: int) -> None:
        self.draft.make_up(seed, self.slider.value() / 100, say("editor.undo.random"))

    # --- files ------------------------------------------------------------------------------------------------
    def begin(self, airport: Airport, path: Path | None = None, *, unsaved: bool = False) -> None:
        """Start with this airport, for example one of the list. unsaved: it is not as its file has it."""
        self.draft.begin(airport, path)
        if unsaved:
            self.draft.stack.resetClean()

    def start_new(self) -> None:
        """Ctrl+N."""
        self.draft.take(blank(), None, say("editor.undo.new"))

    def open_file(self) -> None:
        """Ctrl+O."""
        path = self.asker.open_airport(self, self.airports.folder)
        if path is not None:
            self.open_path(path)

    def open_path(self, path: Path) -> None:
        """An airport from a file; a bad one is refused with its place and nothing is changed."""
        found = self.airports.open(path)
        if found.airport is None:
            self._tell(say("editor.badFile.title"), found.problem)
            return
        self.draft.take(found.airport, path, say("editor.opened", name=path.name))

    def save_file(self) -> None:
        """Ctrl+S: to its file, or to a new one in the folder."""
        self._save(self.draft.sheet.path or self.airports.free_path(self.draft.airport))

    def save_file_as(self) -> None:
        """Ctrl+Shift+S."""
        if self._ready():
            path = self.asker.save_airport(self, self.airports.free_path(self.draft.airport))
            if path is not None:
                self._save(path)

    def _ready(self) -> bool:
        if self.draft.blocked:
            self._tell(say("editor.cannotTry"), "\n".join(sentence(one) for one in self.draft.problems if one.blocks))
        return not self.draft.blocked

    def _save(self, path: Path) -> None:
        if not self._ready():
            return
        try:
            self.airports.save(self.draft.airport, path)
        except Exception as problem:  # whatever kept it from being written says so in one sentence
            self._tell(say("editor.save"), str(problem))
            return
        self.draft.saved(path)
        self.title.setText(say("editor.saved", name=path.name))
        self.kept.emit(path)

    def export_picture(self) -> None:
        """Ctrl+E: a PNG."""
        name = f"{self.draft.airport.code or 'airport'}-{self.draft.airport.difficulty}.png"
        path = self.asker.save_picture(self, Path.home() / name)
        if path is None:
            return
        if airport_picture(self.draft.airport, self.theme).save(str(path), "PNG"):  # type: ignore[call-overload]
            self.title.setText(say("editor.exported", name=path.name))
        else:
            self._tell(say("editor.export"), say("editor.cannotSave"))

    def try_it(self) -> None:
        """Ctrl+Enter: fly it, saved or not."""
        if self._ready():
            self.test_flight.emit(self.draft.airport)

    # --- leaving ----------------------------------------------------------------------------------------------
    def leave(self) -> None:
        """Esc: asks when something would be lost."""
        if self.draft.stack.isClean():
            self.closed.emit()
            return
        self.question = Question(
            self, say("editor.ask.title"), say("editor.ask.body"), say("editor.ask.yes"), say("editor.ask.no")
        )
        self.question.answered.connect(self._leave_answered)

    def _leave_answered(self, yes: bool) -> None:
        self.question = None
        if yes:
            self.closed.emit()

    def _tell(self, title: str, body: str) -> None:
        self.question = Question(self, title, body, say("editor.badFile.ok"))
        self.question.answered.connect(self._told)

    def _told(self, _: bool) -> None:
        self.question = None

    # --- keys -------------------------------------------------------------------------------------------------
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
        if event.modifiers() & control and not event.isAutoRepeat():
            shifted = bool(event.modifiers() & shift)
            act = {
                Qt.Key.Key_Z: self.draft.stack.redo if shifted else self.draft.stack.undo,
                Qt.Key.Key_Y: self.draft.stack.redo,
                Qt.Key.Key_S: self.save_file_as if shifted else self.save_file,
                Qt.Key.Key_O: self.open_file,
                Qt.Key.Key_N: self.start_new,
                Qt.Key.Key_E: self.export_picture,
                Qt.Key.Key_R: self.new_random,
                Qt.Key.Key_Return: self.try_it,
                Qt.Key.Key_Enter: self.try_it,
            }.get(Qt.Key(event.key()))
            if act is not None:
                act()
                return
        super().keyPressEvent(event)
