"""Part of the start screen: how hard a flight is made beyond its airport, an own mix, and the stopwatch."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from skyteam_qt.content.levels import OWN_MIX, Level, Mix, level_of, levels, mix_most, stopwatch_choices
from skyteam_qt.qtbridge.level_phrases import level_caption, level_name, level_sentence, stopwatch_sentence
from skyteam_qt.qtbridge.texts import grouped, joined, say
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.draw.difficulty import level_bars
from skyteam_qt.ui.screens.marks import LEVEL_BARS
from skyteam_qt.ui.screens.start_difficulty import DifficultyMark
from skyteam_qt.ui.services import GameChoice
from skyteam_qt.ui.widgets.buttons import Pressable, Segments
from skyteam_qt.ui.widgets.page import Page
from skyteam_qt.ui.widgets.text import Text


class LevelPart(QWidget):
    """Levels, own mix and stopwatch of one game. changed(): something else was chosen.

    listed: the levels one below the other with what they do (mock-up 14b), else in a row (mock-up 05).
    """

    changed = Signal()

    def __init__(self, page: Page, choice: GameChoice, *, listed: bool = False) -> None:
        super().__init__()
        self._page = page
        self._levels = levels()
        column = QVBoxLayout(self)
        page.keep(column, spacing=8)
        head = QHBoxLayout()
        page.keep(head, spacing=12)
        self._title = Text(say("start.level"), 16, "muted", 700)
        self.hard = DifficultyMark()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self.hard, 8)
        column.addLayout(head)
        self.tiles = QButtonGroup(self)
        box = QVBoxLayout() if listed else QHBoxLayout()
        page.keep(box, spacing=6 if listed else 8)
        for i, level in enumerate(self._levels):
            tile = LevelTile(level, listed)
            self.tiles.addButton(tile, i)
            box.addWidget(tile)
        column.addLayout(box)
        row = QHBoxLayout()
        page.keep(row, spacing=8)
        self._seconds = stopwatch_choices()[0]
        self.stopwatch = SwitchTile(say("variant.stopwatch", s=self._seconds), bool(choice.stopwatch))
        self.stopwatch.setAccessibleDescription(stopwatch_sentence(self._seconds))
        self.own = OwnMixTile()
        self.tiles.addButton(self.own, len(self._levels))
        row.addWidget(self.stopwatch, 1)
        row.addWidget(self.own, 1)
        column.addLayout(row)
        self._switches = row
        self._column = column
        self._mix_row: QWidget | None = None
        self.busy: Segments | None = None
        self.turbulence: SwitchTile | None = None
        self._mix = Mix(choice.busy_sky, choice.turbulence)
        self._sentence = Text("", 15, "muted", wrap=True)
        column.addWidget(self._sentence)
        self._offered = self._timed = True
        self.take(choice)
        self.tiles.idClicked.connect(self._chosen)
        self.stopwatch.toggled.connect(self._chosen)

    def lend_place(self, other: QWidget) -> None:
        """Something of the flight stands beside the stopwatch: where there is no own mix, half the row is free."""
        self._switches.addWidget(other, 1)

    # --- what is chosen ---------------------------------------------------------------------------------------
    @property
    def level(self) -> str:
        """The chosen level, "mix" for an own mix."""
        at = self.tiles.checkedId()
        return self._levels[at].id if 0 <= at < len(self._levels) else OWN_MIX

    @property
    def mix(self) -> Mix:
        """What the own mix is made of, whether or not it is chosen."""
        return self._mix

    def choice(self, game: str) -> GameChoice:
        """All of it."""
        watch = self._seconds if self.stopwatch.isChecked() else 0
        return GameChoice(game, self.level, self._mix.busy_sky, self._mix.turbulence, watch)

    def take(self, choice: GameChoice) -> None:
        """Show what was chosen elsewhere."""
        ids = [level.id for level in self._levels]
        at = ids.index(choice.level) if choice.level in ids else len(ids)
        self._mix = Mix(choice.busy_sky, choice.turbulence)
        if self.busy is not None and self.turbulence is not None:
            self.busy.part(self._mix.busy_sky).setChecked(True)
            self.turbulence.setChecked(self._mix.turbulence)
        self.tiles.button(at).setChecked(True)
        self.stopwatch.setChecked(bool(choice.stopwatch))
        self._follow()

    def offer(self, levels: bool, stopwatch: bool) -> None:
        """Whether this flight has levels, and whether it can be flown with a stopwatch: some have a clock anyway."""
        if (levels, stopwatch) == (self._offered, self._timed):
            return
        self._offered, self._timed = levels, stopwatch
        for part in (self._title, *self.tiles.buttons()):
            part.setVisible(levels)
        self.stopwatch.setVisible(stopwatch)
        self._follow()

    # --- following --------------------------------------------------------------------------------------------
    def _chosen(self, *_what: object) -> None:
        self._follow()
        self.changed.emit()

    def _mixed(self, *_what: object) -> None:
        assert self.busy is not None
        assert self.turbulence is not None
        self._mix = Mix(max(0, self.busy.on), self.turbulence.isChecked())
        self._chosen()

    def _follow(self) -> None:
        mixing = self._offered and self.level == OWN_MIX
        if mixing and self._mix_row is None:
            self._mix_row = self._make_mix()
            self._column.insertWidget(self._column.indexOf(self._sentence), self._mix_row)
            self._page.restyle_part(self._mix_row)
        if self._mix_row is not None:
            self._mix_row.setVisible(mixing)
        sentences = []
        if self._offered:
            chosen = level_of(OWN_MIX, self._mix) if mixing else self._levels[self.tiles.checkedId()]
            sentences.append(level_sentence(chosen))
        if self._timed and self.stopwatch.isChecked():
            sentences.append(stopwatch_sentence(self._seconds))
        self._sentence.setText(" ".join(sentences))
        if self._sentence.isVisibleTo(self) != bool(sentences):
            self._sentence.setVisible(bool(sentences))

    def _make_mix(self) -> QWidget:
        """Made when it is first wanted: most people fly a level."""
        box = QWidget(self)
        column = QVBoxLayout(box)
        self._page.keep(column, spacing=8)
        row = QHBoxLayout()
        self._page.keep(row, spacing=10)
        column.addLayout(row)
        row.addWidget(Text(say("mix.busySky"), 16, weight=600, wrap=True), 1)
        words = tuple(str(n) for n in range(mix_most() + 1))
        self.busy = Segments(words, self._mix.busy_sky, name=say("mix.busySky"))
        row.addWidget(self.busy)
        self.turbulence = SwitchTile(say("mix.turbulence"), self._mix.turbulence)
        column.addWidget(self.turbulence)
        self.busy.group.idClicked.connect(self._mixed)
        self.turbulence.toggled.connect(self._mixed)
        return box


def tile_lines(level: Level) -> tuple[str, str]:
    """What a level adds, in two short lines: "busy sky at 5 000", "one more plane comes"."""
    if not level.busy_sky:
        if level.turbulence:
            return say("level.tile.rough"), say("level.tile.roughWhat")
        return say("level.tile.calm"), ""
    key = "level.tile.both" if level.turbulence else "level.tile.planes"
    altitudes = joined(grouped(feet) for feet in level.busy_sky)
    return say("level.tile.busy", list=altitudes), say(key, n=len(level.busy_sky))


class LevelTile(Pressable):
    """One level: in a row with name and caption, in a list with its bars and what it does."""

    def __init__(self, level: Level, listed: bool) -> None:
        super().__init__(level_name(level.id))
        self.level, self._listed = level, listed
        self._lines = tile_lines(level) if listed else (level_caption(level.id), "")
        self.setCheckable(True)
        self.setAccessibleDescription(level_sentence(level))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(300 if self._listed else 110), self.look.target(54 if self._listed else 62))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(60), self.look.target(54 if self._listed else 62))

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        # two lines need their heights as drawn: at the text floor they are taller than at the scale
        gap = max(21.0, 1.3 * 12 / canvas.scale * canvas.theme.large_text)
        if self._listed:
            self._draw_listed(canvas, rect, gap)
            return
        on, mid = self.isChecked(), rect.center()
        fill = "text" if on else "control" if self.hot else "raised"
        canvas.box(rect, 10, fill=fill, stroke=None if on else "line", sw=1.2)
        room = rect.width() - 8
        canvas.text(
            mid.x(), mid.y() + 6 - gap / 2, self.text(), 17, "bg" if on else "text", 700, "middle", max_width=room
        )
        ink = "bg" if on else "muted"
        canvas.text(mid.x(), mid.y() + 6 + gap / 2, self._lines[0], 14, ink, 500, "middle", max_width=room, drop=True)

    def _draw_listed(self, canvas: Canvas, rect: QRectF, gap: float) -> None:
        on, mid = self.isChecked(), rect.center().y()
        fill = "control" if on or self.hot else "raised"
        canvas.box(rect, 10, fill=fill, stroke="text" if on else "line", sw=2.4 if on else 1.2)
        level_bars(canvas, 18, mid - 11, LEVEL_BARS[self.level.id], 22)
        name = canvas.text(56, mid + 6.5, self.text(), 18, "text", 700)
        left = max(150.0, 56 + name + 16)
        room = rect.width() - left - 10
        first, second = self._lines
        up = gap / 2 if second else 0.0
        canvas.text(left, mid + 5.5 - up, first, 15, "text", 500, max_width=room)
        if second:
            canvas.text(left, mid + 5.5 + up, second, 14, "muted", 500, max_width=room)


class SwitchTile(Pressable):
    """A box with a switch and its word: "Stopwatch 60 s"."""

    def __init__(self, text: str, on: bool = False) -> None:
        super().__init__(text)
        self.setCheckable(True)
        self.setChecked(on)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(self.measure(self.text(), 16, 500)) + self.look.px(82), self.look.target(46))

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        on, mid = self.isChecked(), rect.center().y()
        edge = "text" if on else "lineStrong" if self.hot else "line"
        canvas.box(rect, 10, fill="control" if on or self.hot else "raised", stroke=edge, sw=2 if on else 1.2)
        canvas.rect(
            14, mid - 11, 42, 22, 11, fill="lamp" if on else "well", stroke="lamp" if on else "lineStrong", sw=1.6
        )
        canvas.circ(45 if on else 25, mid, 7, fill="bg" if on else "muted")
        if on:
            glyphs.tick(canvas, 20, mid - 5, 10, "bg", 2.4)
        canvas.text(70, mid + 5.6, self.text(), 16, "text", 500, max_width=rect.width() - 78)


class OwnMixTile(Pressable):
    """The way to an own mix; chosen like a level."""

    def __init__(self) -> None:
        super().__init__(say("start.ownMix"))
        self.setAccessibleName(level_name(OWN_MIX))
        self.setAccessibleDescription(level_caption(OWN_MIX))
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(self.measure(self.text(), 16, 600)) + self.look.px(36), self.look.target(46))

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        on, mid = self.isChecked(), rect.center()
        edge = "text" if on else "lineStrong" if self.hot else "line"
        canvas.box(rect, 10, fill="control" if on or self.hot else "raised", stroke=edge, sw=2.4 if on else 1.2)
        canvas.text(mid.x(), mid.y() + 5.6, self.text(), 16, "text", 600, "middle", max_width=rect.width() - 16)


__all__ = ["LevelPart", "LevelTile", "OwnMixTile", "SwitchTile", "tile_lines"]
