"""A monkey sits at the window: nothing fails, and no die behind a screen is drawn, named or spoken.

Each stretch is done twice, with dice that differ where they never came into the open. While both screens are shut the
two windows are the same: models, texts and announcements every tenth time, picture and accessibility tree every
hundredth; with one screen open the other one's tray is. And where they go different ways, it is by an input that came
while a screen was open.

A stretch that failed is done again with `SKYTEAM_MONKEY=<its number>`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from os.path import commonpath
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QMessageLogContext, QRect, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QAccessible, QGuiApplication
from pytestqt.exceptions import capture_exceptions

from skyteam_qt.app.sweeper import sweep_all
from skyteam_qt.qtbridge.roles import Role
from skyteam_qt.rules import SEATS, Phase, Seat
from skyteam_qt.session.setup import Mode
from skyteam_qt.ui.logbook import screen as logbook_screen
from skyteam_qt.ui.replay import screen as replay_screen
from skyteam_qt.ui.replay.screen import ReplayScreen
from skyteam_qt.ui.screens.steps import StepScreen
from tests.ui.flights.crew import Crew
from tests.ui.flights.witness import differing, models_tell, tree, words

from .amount import amount
from .monkey import Input, Monkey, do, in_window, told
from .pictures import Picture
from .twin_dice import Place, TwinDice

Board = Callable[..., Crew]
LENGTH = 500
"""Inputs of one stretch."""
MODES = (Mode.VISORS, Mode.VISORS, Mode.VISORS, Mode.CURTAIN, Mode.CURTAIN, Mode.OPEN)
GAMES: tuple[dict[str, Any], ...] = (
    {},
    {"game": "final-approach", "level": "expert"},
    {"sticky_look": True},
    {"game": "final-approach", "level": "hard", "stopwatch": 60},
)
STARE: Input = ("wait", 0.0)
"""Nothing; all there is to see is seen."""
ONLY = os.environ.get("SKYTEAM_MONKEY", "")
"""The one stretch that is wanted; its pictures are then kept in the test's folder."""
ADDRESS = re.compile(r"0x[0-9a-f]+")


class Sight(NamedTuple):
    """What there was after an input. way: what is public. open: whose dice were to be seen; bare: all of them are."""

    way: str
    open: tuple[bool, bool]
    bare: bool
    told: dict[str, Any]


class Watch:
    """Looks at one crew's window after each input."""

    def __init__(self, crew: Crew, dice: list[TwinDice]) -> None:
        self.crew = crew
        self._dice = dice
        self._table: object = None
        self._flights = range(0)
        self._known = 0
        self.sights: list[Sight] = []
        self.opened: set[Place] = set()
        self._spoken: list[str] = []
        self._flight: object = None

    def look(self, number: int, thorough: bool) -> None:
        """Raises AssertionError when something hidden is in a model."""
        crew, table = self.crew, self.crew.window.table
        opened = (False, False)
        bare = isinstance(crew.window.stack.top, ReplayScreen | StepScreen)
        if table is not None:
            if table is not self._table:
                # the newest one, or any that was kept
                many = len(self._dice)
                self._flights = range(many - 1 if many > self._known else 0, many)
                self._table, self._known = table, many
            opened = (table.is_open(SEATS[0]), table.is_open(SEATS[1]))
            bare = bare or table.ports.table.debriefed
            for seat in SEATS:
                self._covered(seat, opened[seat])
                for place in range(4) if table.board.phase != Phase.BRIEFING else ():
                    if not table.board.in_hand[seat] >> place & 1:
                        self.opened |= {(flight, table.board.round, seat, place) for flight in self._flights}
        self._listen()
        found: dict[str, Any] = {}
        if not bare and (number % 10 == 0 or thorough):
            found = self._tell(opened, thorough)
        self.sights.append(Sight(self._way(), opened, bare, found))

    def _covered(self, seat: Seat, opened: bool) -> None:
        """The model of a shut screen holds no value."""
        table = self.crew.table
        model = table.dice[seat]
        assert opened or not model.is_open
        for row in range(4):
            name = str(model.value(row, Role.ACCESSIBLE_NAME))
            assert not any(letter.isdigit() for letter in name), name
            if not opened:
                assert model.value(row, Role.DIE_VALUE) is None
                assert not model.value(row, Role.MARKED)

    def _listen(self) -> None:
        flight = self.crew.window.flight
        if flight is not None and flight is not self._flight:
            self._flight = flight
            flight.cockpit.view.spoken.connect(self._heard)

    def _heard(self, text: str, _assertive: bool) -> None:
        table = self.crew.window.table
        if table is None or not any(table.is_open(seat) for seat in SEATS):
            self._spoken.append(text)

    def _way(self) -> str:
        window = self.crew.window
        pages = [type(page).__name__ for page in (window.stack.base, *window.stack.over)]
        if window.table is None:
            return repr(pages)
        port = window.table.ports.table
        return repr((pages, port.board, port.agreement, port.pending, len(port.log), window.table.lifted))

    def _tell(self, opened: tuple[bool, bool], thorough: bool) -> dict[str, Any]:
        crew = self.crew
        found: dict[str, Any] = {"title": crew.window.windowTitle()}
        if not any(opened):
            found["spoken"] = [*self._spoken]
            if crew.window.table is not None:
                found["models"] = ADDRESS.sub("", repr(models_tell(crew.window.table)))
            if crew.window.flight is not None:
                found["said"] = crew.said
                found["facts"] = ADDRESS.sub("", repr(crew.view.layer.facts))
        if not thorough:
            return found
        picture = crew.window.grab()
        if ONLY:
            picture.save(str(crew.folder / f"{len(self.sights)}.png"))
        if not any(opened):
            found["picture"] = Picture(picture.toImage())
            found["tree"] = list(tree(QAccessible.queryAccessibleInterface(crew.window)))
            found["words"] = words(crew)
            found["clipboard"] = QGuiApplication.clipboard().text()
        elif crew.window.flight is not None and crew.screen is crew.flight.cockpit:
            for seat in SEATS:
                if not opened[seat]:
                    found[f"tray {seat}"] = Picture(picture.copy(tray_of(crew, seat)).toImage())
        return found


def tray_of(crew: Crew, seat: Seat) -> QRect:
    """The four tray places of a seat, in px of the window."""
    places = crew.view.places
    first, last = (places.rect_of(f"{('pilot', 'copilot')[seat]}.die.{place}") for place in "AD")
    (left, top), (right, bottom) = in_window(crew, first.topLeft()), in_window(crew, last.bottomRight())
    return QRect(left, top, right - left, bottom - top).normalized()


@contextmanager
def nothing_is_warned_of() -> Iterator[list[str]]:
    """Warnings of Qt from now on."""
    found: list[str] = []

    def heard(kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
        if kind != QtMsgType.QtDebugMsg and "propagateSizeHints" not in text:
            found.append(text)

    before = qInstallMessageHandler(heard)
    try:
        yield found
    finally:
        qInstallMessageHandler(before)


class Stretch:
    """Some inputs at a window of its own. inputs: what the first twin did, else the monkey has ideas."""

    def __init__(self, board: Board, folder: Path, number: int) -> None:
        self._board = board
        self._folder = folder
        self.number = number
        self.inputs: list[Input] = []

    def run(self, length: int, opened: frozenset[Place] | None = None, inputs: list[Input] | None = None) -> Watch:
        """Sit down, do it, and see."""
        folder = self._folder / f"{self.number}-{'first' if inputs is None else 'second'}"
        folder.mkdir(parents=True, exist_ok=True)
        self.dice: list[TwinDice] = []

        def dealer() -> TwinDice:
            self.dice.append(TwinDice(self.number, len(self.dice), opened))
            return self.dice[-1]

        mode, game = MODES[self.number % len(MODES)], GAMES[self.number % len(GAMES)]
        QGuiApplication.clipboard().clear()
        crew = self._board(dealer, folder=folder, seed=self.number, mode=mode, **game)
        monkey, watch = Monkey(f"monkey {self.number}"), Watch(crew, self.dice)
        self.inputs = []
        with nothing_is_warned_of() as warned, capture_exceptions() as raised:
            try:
                count = length if inputs is None else len(inputs)
                while len(self.inputs) < count:
                    at = len(self.inputs)
                    if inputs is not None:
                        todo = [inputs[at]]
                    elif at % 200 == 190:
                        # every second thorough look is at a window that nobody touches
                        todo = [*monkey.hands_off(), ("wait", 1.0), STARE]
                    else:
                        todo = [monkey.next(crew)]
                    for one in todo:
                        self.inputs.append(one)
                        do(crew, one)
                        done = len(self.inputs)
                        watch.look(done, done % 100 == 0 or one == STARE)
                        assert not warned, warned
                        assert not raised, raised[0]
            except BaseException:
                self.tell()
                raise
        crew.leave()
        sweep_all()
        return watch

    def tell(self) -> None:
        """How to do it again."""
        print(f"\nmonkey: SKYTEAM_MONKEY={self.number}, input {len(self.inputs)}; the last ones:")
        print(told(self.inputs[-60:]))


class DifferError(AssertionError):
    """Twins are not the same while they should be: after this input."""

    def __init__(self, number: int, *what: object) -> None:
        super().__init__(number, *what)
        self.number = number


def apart(one: dict[str, Any], other: dict[str, Any]) -> Iterator[str]:
    """Where long texts begin to differ."""
    for name, text in one.items():
        if isinstance(text, str) and text != other.get(name):
            at = len(commonpath([text, other[name]]))
            yield f"{name}: ...{text[max(0, at - 60) : at + 60]} / {other[name][at : at + 60]}"


def same(first: Watch, second: Watch) -> tuple[int, int, int]:
    """At how many sights twins were compared, how many of these thoroughly, and how many inputs they went one way."""
    compared = thorough = 0
    for number, (one, other) in enumerate(zip(first.sights, second.sights, strict=True)):
        if one.bare or other.bare:
            continue
        if (one.way, one.open) != (other.way, other.open):
            before = first.sights[max(0, number - 1)]
            if not (any(one.open) or any(other.open) or any(before.open)):
                raise DifferError(number, "they go different ways", one.way, other.way)
            return compared, thorough, number
        if one.told:
            compared += 1
            thorough += any(name in one.told for name in ("picture", "tray 0", "tray 1"))
            if one.told != other.told:
                raise DifferError(number, *differing(one.told, other.told), *apart(one.told, other.told))
    return compared, thorough, len(first.sights)


def test_no_input_makes_the_window_fail_or_tell_a_covered_die(
    board: Board, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keys, clicks, drags, wheel, sizes, focus, pages."""
    monkeypatch.setattr("skyteam_qt.ui.open_dialog.ask_flight", lambda parent: None)
    for screen in (replay_screen.ReplayScreen, logbook_screen.LogbookScreen):
        defaults = dict(screen.__init__.__kwdefaults__ or {})
        monkeypatch.setattr(screen.__init__, "__kwdefaults__", {**defaults, "where": lambda *words: None})
    length = amount(180, LENGTH)
    numbers = [int(ONLY)] if ONLY else range(amount(2, 50_000 // LENGTH))
    inputs = compared = thorough = one_way = differ = 0
    failed: list[BaseException] = []
    for number in numbers:
        stretch = Stretch(board, data_folder, number)
        try:
            first = stretch.run(length)
            done = stretch.inputs
            second = stretch.run(length, frozenset(first.opened), done)
            differ += sum(dice.differ for dice in stretch.dice)
            found = same(first, second)
        except Exception as problem:
            if isinstance(problem, DifferError):
                del stretch.inputs[problem.number + 1 :]
                stretch.tell()
            failed.append(problem)
            print(f"\n  stretch {number} failed: {problem!s:.2000}", flush=True)
            continue
        inputs += len(done)
        compared, thorough, one_way = compared + found[0], thorough + found[1], one_way + found[2]
        if amount(0, 1):
            print(f"\n  stretch {number}: {len(done)} inputs, compared {found}, {differ} dice", flush=True)
    print(
        f"\nmonkey: {inputs} inputs in each of two windows, one way for {one_way}; {differ} hidden dice differed;"
        f" {compared} sights the same, {thorough} of them with picture or tray"
    )
    if failed:
        raise failed[0]
    assert compared
    assert differ
