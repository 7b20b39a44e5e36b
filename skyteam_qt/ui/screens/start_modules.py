"""Parts of the start screen: what the modules of a flight do, and the choice of its abilities.

Made when a flight with modules is first chosen: the first picture is of a flight without any.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from skyteam_qt.content.abilities import ability_ids, sorted_abilities
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.draw import glyphs, module_signs
from skyteam_qt.ui.draw.breaks import halves
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.services import FlightCard
from skyteam_qt.ui.widgets.buttons import Button, Pressable
from skyteam_qt.ui.widgets.look import Look, Styled
from skyteam_qt.ui.widgets.page import Page
from skyteam_qt.ui.widgets.text import Text

MANY = 5
"""From so many modules on their signs are smaller."""
COLUMNS = 3
"""Of the cards of abilities: in two rows all of a flight is in view."""
Draw = Callable[[Sequence[str], int], list[str]]


class ModuleLines(QWidget):
    """One sentence for each module, in the order of the printed card."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self._column = QVBoxLayout(self)
        page.keep(self._column, spacing=3)
        self.lines: tuple[ModuleLine, ...] = ()

    def show_modules(self, names: tuple[str, ...]) -> None:
        """The modules of another flight."""
        if names == tuple(line.name for line in self.lines):
            return
        for old in self.lines:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        units = 26 if len(names) < MANY else 19
        self.lines = tuple(ModuleLine(name, units) for name in names)
        for line in self.lines:
            self._column.addWidget(line)
            self._page.restyle_part(line)


class ModuleLine(QWidget):
    """The sign of a module, and what it does."""

    def __init__(self, name: str, units: float) -> None:
        super().__init__()
        self.name = name
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(Sign(name, units))
        self.words = Text(say(f"module.{name}.one"), 15, wrap=True)
        row.addWidget(self.words, 1)


class Sign(Styled, QWidget):
    """The sign of a module or an ability in a disc."""

    def __init__(self, name: str, units: float = 26) -> None:
        super().__init__()
        self._name, self._units = name, units
        self.setAccessibleName(say(f"module.{name}"))

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.setFixedSize(look.px(self._units), look.px(self._units))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        s = self.look.scale
        with Canvas(painter, self.look.theme, s) as canvas:
            mid = self.width() / s / 2
            canvas.circ(mid, mid, mid - 1, fill="well", stroke="line", sw=1)
            module_signs.module(canvas, mid, mid, self._name, "text", "well", self._units * 0.63)
        painter.end()


class AbilityPart(QWidget):
    """Six cards to choose from. changed(): another choice. draw: picks some of the offered ones by chance.

    As many are chosen as the flight shows; one more replaces the oldest. Cards that the flight excludes are dimmed and
    say why. What is missing when people board is drawn at random.
    """

    changed = Signal()

    def __init__(self, page: Page, draw: Draw = random.sample) -> None:
        super().__init__()
        self._draw = draw
        self._card: FlightCard | None = None
        self._picked: list[str] = []
        """The oldest first."""
        column = QVBoxLayout(self)
        page.keep(column, (0, 2, 0, 0), 6)
        head = QHBoxLayout()
        page.keep(head, spacing=10)
        self._title = Text("", 16, "muted", 700)
        self.count = Text("", 15, "muted", 600)
        self.draw_button = Button(say("start.abilities.draw"), high=46)
        self.draw_button.clicked.connect(self.draw)
        head.addWidget(self._title)
        head.addWidget(self.count)
        head.addStretch(1)
        column.addLayout(head)
        grid = QGridLayout()
        page.keep(grid, spacing=6)
        self.tiles = {name: AbilityTile(name) for name in ability_ids()}
        for i, (name, tile) in enumerate(self.tiles.items()):
            grid.addWidget(tile, i // COLUMNS, i % COLUMNS)
            tile.clicked.connect(partial(self._pressed, name))
            tile.looked_at.connect(self._explain)
        column.addLayout(grid)
        self.words = Text("", 15, "muted", wrap=True)
        column.addWidget(self.words)

    @property
    def picked(self) -> tuple[str, ...]:
        """The chosen cards, in the order in which they are shown."""
        return sorted_abilities(self._picked)

    def show_flight(self, card: FlightCard, picked: Sequence[str] | None = None) -> None:
        """The choice of another flight; what fits of the old one stays. picked: chosen last time."""
        self._card = card
        kept = self._picked if picked is None else picked
        self._picked = [name for name in kept if name in card.offered][-card.abilities :]
        for name, tile in self.tiles.items():
            tile.set_offered(name in card.offered)
            tile.setAccessibleDescription(self._sentence(name))
        words = say(f"number.{card.abilities}") if card.abilities > 1 else ""
        self._title.setText(say("start.abilities", n=card.abilities, words=words))
        self._follow()
        self._explain("")

    def draw(self) -> None:
        """Take cards at random, as many as the flight shows."""
        if self._card is not None:
            self._picked = self._draw(self._card.offered, self._card.abilities)
            self._follow()
            self._explain("")
            self.changed.emit()

    def _pressed(self, name: str, _checked: bool = False) -> None:
        card = self._card
        if card is None or name not in card.offered:
            self._follow()
            self._explain(name)
            return
        if name in self._picked:
            self._picked.remove(name)
        else:
            self._picked = [*self._picked, name][-card.abilities :]
        self._follow()
        self._explain(name)
        self.changed.emit()

    def _follow(self) -> None:
        for name, tile in self.tiles.items():
            on = name in self._picked
            tile.setChecked(on)
            plain = say(f"ability.{name}")
            tile.setAccessibleName(say("start.ability.picked", name=plain) if on else plain)
        total = 0 if self._card is None else self._card.abilities
        self.count.setText(say("start.abilities.of", n=len(self._picked), total=total))
        self.count.set_color("lamp" if len(self._picked) == total else "muted")

    def _sentence(self, name: str) -> str:
        plain = say(f"ability.{name}")
        if self._card is None or name in self._card.offered:
            return say("start.ability.line", name=plain, text=say(f"ability.{name}.text"))
        if "engine-loss" in self._card.modules:
            return say("start.ability.notWithout", name=plain)
        if "stuck-landing-gear" in self._card.modules:
            return say("start.ability.notWithGear", name=plain)
        return say("start.ability.not", name=plain)

    def _explain(self, name: str) -> None:
        """What a card does; for none, what is still missing, or the newest choice."""
        missing = 0 if self._card is None else self._card.abilities - len(self._picked)
        if not name and missing:
            self.words.setText(say("start.abilities.rest", n=missing))
        elif name or self._picked:
            self.words.setText(self._sentence(name or self._picked[-1]))


class AbilityTile(Pressable):
    """One card: sign, name, a tick when chosen. looked_at(name): pointer or keyboard came; "" when they left."""

    looked_at = Signal(str)

    def __init__(self, name: str) -> None:
        super().__init__(say(f"ability.{name}"))
        self.name, self.offered = name, True
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_offered(self, offered: bool) -> None:
        """Whether the flight lets it be chosen."""
        self.offered = offered
        self.update()

    def nextCheckState(self) -> None:
        """A press asks; the part says which are chosen."""

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked_at.emit(self.name)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.looked_at.emit("")

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.looked_at.emit(self.name)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(130), self.look.target(44))

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        on = self.isChecked()
        fill = "control" if self.offered and (on or self.hot) else "raised"
        with canvas.group(opacity=1 if self.offered else 0.45):
            canvas.box(rect, 9, fill=fill, stroke="text" if on else "line", sw=2.2 if on else 1.2)
            mid = rect.center().y()
            ink = "text" if on else "muted"
            module_signs.module(canvas, 22, mid, self.name, ink, fill, 22)
            if on:  # at the foot of the sign: the name needs its room
                canvas.circ(32, mid + 10, 8, fill="lamp", stroke=fill, sw=2)
                glyphs.tick(canvas, 27.8, mid + 5.8, 8.6, "bg", 2.2)
            room = rect.width() - 42 - 6
            if canvas.text_width(self.text(), 14, 600) <= room or not halves(self.text()):
                canvas.text(42, mid + 5.4, self.text(), 15, ink, 600, max_width=room)
                return
            pair = min(halves(self.text()), key=lambda both: max(canvas.text_width(one, 14, 600) for one in both))
            gap = max(17.0, 1.2 * 12 / canvas.scale * canvas.theme.large_text)
            for line, up in zip(pair, (-0.5, 0.5), strict=True):
                canvas.text(42, mid + 5 + up * gap, line, 14, ink, 600, max_width=room)
