"""A monkey at the window: any key, click, drag, wheel, size and page, more often than not something that means a thing.

What it does is a list of plain inputs, so that another window can be treated in just the same way. It looks at nothing
but what is public: which screen is up, where things lie, whose turn it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from skyteam_qt.rules import SEATS, Seat
from skyteam_qt.ui.screens.boarding import BoardingScreen
from skyteam_qt.ui.screens.start import StartScreen
from tests.ui.flights.crew import CTRL, LEFT, PANELS, PLAIN, TRAY, VISORS, Crew, Key

Input = tuple[Any, ...]
"""What is done, and with what: ("press", key, modifiers), ("down", x, y) in px of the window, ("size", w, h), ..."""

SHIFT = Qt.KeyboardModifier.ShiftModifier
ARROWS = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
USUAL = (
    *VISORS,
    *TRAY,
    *PANELS.values(),
    *ARROWS,
    *(Key.Key_T, Key.Key_H, Key.Key_L, Key.Key_S, Key.Key_1, Key.Key_4, Key.Key_6, Key.Key_Home, Key.Key_End),
    *(Key.Key_Return, Key.Key_Space, Key.Key_Escape, Key.Key_Tab, Key.Key_Backtab, Key.Key_Backspace),
    *(Key.Key_PageUp, Key.Key_PageDown, Key.Key_F1, Key.Key_F2, Key.Key_F6, Key.Key_F11, Key.Key_Plus, Key.Key_Minus),
)
WITH_CTRL = (Key.Key_L, Key.Key_Comma, Key.Key_C, Key.Key_V, Key.Key_A, Key.Key_Z, Key.Key_O, Key.Key_Tab)
SIZES = ((1100, 620), (1100, 620), (1280, 720), (1000, 700), (700, 900), (500, 300))


class Monkey:
    """Thinks of the next input for a crew. A shy one tries covered dice mostly where they go home again, so that many
    dice stay behind their screens for long."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self._shy = self.rng.random() < 0.6
        self._queue: list[Input] = []
        self._down: set[Key] = set()
        self._at = (5, 5)
        self._pressed = False

    def next(self, crew: Crew) -> Input:
        """Another input; now and then one in between that nobody had meant."""
        if not self._queue or self.rng.random() < 0.06:
            found = list(self._idea(crew)) or [("wait", 1.0)]
            self._queue = [*found, *self._queue[:30]]
        one = self._queue.pop(0)
        match one:
            case ("press", key, _):
                self._down.add(key)
            case ("release", key):
                self._down.discard(key)
            case ("down", *_):
                self._pressed = True
            case ("up", *_):
                self._pressed = False
        return one

    def hands_off(self) -> list[Input]:
        """Let go of everything."""
        self._queue.clear()
        found: list[Input] = [("release", key) for key in sorted(self._down)]
        if self._pressed:
            found.append(("up", 3, 3))
        self._down.clear()
        self._pressed = False
        return found

    # ---- ideas
    def _idea(self, crew: Crew) -> Iterator[Input]:
        rng, window = self.rng, crew.window
        if rng.random() < 0.3:
            yield from self._anything(crew)
        elif window.stack.over:
            if rng.random() < 0.5:
                yield from _key(Key.Key_Escape)
            elif rng.random() < 0.4:
                yield from self._both()
            else:
                yield from self._click_some_button(crew)
        elif isinstance(crew.screen, StartScreen):
            yield from _key(rng.choice((Key.Key_B, Key.Key_B, Key.Key_Return, Key.Key_L)))
        elif window.flight is None or isinstance(crew.screen, BoardingScreen):
            yield from self._both()
        elif crew.screen is crew.flight.briefing:
            yield from self._both() if rng.random() < 0.7 else self._talk()
        elif crew.screen is crew.flight.cockpit:
            yield from self._cockpit(crew)
        else:  # debrief
            yield from _key(rng.choice((Key.Key_Return, Key.Key_S, Key.Key_L, Key.Key_L)))

    def _both(self) -> Iterator[Input]:
        one, other = self.rng.sample(VISORS, 2)
        yield from (("press", one, PLAIN), ("press", other, PLAIN), ("release", one), ("release", other))
        if self.rng.random() < 0.3:
            yield ("wait", 2.0)

    def _talk(self) -> Iterator[Input]:
        yield from _key(Key.Key_L, CTRL)
        for letter in self.rng.choice(("gear", "my 6", "slow", "<b>")):
            yield ("write", letter)
        yield from _key(Key.Key_Return)
        yield from _key(Key.Key_Escape)

    def _anything(self, crew: Crew) -> Iterator[Input]:
        rng = self.rng
        what = rng.random()
        if what < 0.45:
            key = rng.choice(USUAL)
            yield ("press", key, SHIFT if rng.random() < 0.05 else PLAIN)
            if rng.random() < 0.8:
                yield ("release", key)
        elif what < 0.5:
            yield from _key(rng.choice(WITH_CTRL), CTRL)
        elif what < 0.6:
            yield from self._click(crew, self._anywhere(crew))
        elif what < 0.65:
            yield from self._click_some_button(crew)
        elif what < 0.72:
            yield ("move", *self._anywhere(crew))
            yield ("rest",)
        elif what < 0.78:
            yield ("wheel", *self._anywhere(crew), rng.choice((-120, 120, 480)))
        elif what < 0.82:
            yield ("double", *self._anywhere(crew))
        elif what < 0.86:
            yield from self._drag(self._anywhere(crew), self._anywhere(crew))
        elif what < 0.9:
            yield ("size", *rng.choice(SIZES))
        elif what < 0.94:
            yield ("away",)
            yield ("back",)
        elif what < 0.97:
            yield ("wait", rng.choice((0.1, 1.0, 30.0)))
        else:
            for key in sorted(self._down):
                yield ("release", key)

    def _cockpit(self, crew: Crew) -> Iterator[Input]:
        rng, table = self.rng, crew.table
        port, seat = table.ports.table, table.asked
        if port.agreement.what is not None or seat is None:
            yield from self._both()
            return
        if not crew.flight.cockpit.curtain.isHidden():
            yield from _key(VISORS[(table.curtain.closed_for or seat)])
            yield ("wait", 1.0)
            return
        what = rng.random()
        if what < 0.05:
            yield from _key(rng.choice((Key.Key_T, Key.Key_F6, Key.Key_Escape, Key.Key_F1)))
        elif what < 0.1:
            yield from _key(Key.Key_F6)
            yield from _key(Key.Key_Return)
            yield from self._both()
        elif what < 0.2:
            yield from self._look(rng.choice(SEATS), [])
        elif table.board.reroll_step is not None:
            marks = [one for key in rng.sample(TRAY, 2) for one in _key(key)]
            yield from self._look(seat, [*marks, *_key(Key.Key_Return)])
        else:
            deed = list(self._placing(crew, seat if rng.random() < 0.9 else seat.other))
            yield from deed if rng.random() < (0.85 if self._shy else 0.4) else self._look(seat, deed)

    def _look(self, seat: Seat, meanwhile: list[Input]) -> Iterator[Input]:
        """A visor held, mostly."""
        yield ("press", VISORS[seat], PLAIN)
        yield from meanwhile
        yield ("release", VISORS[seat])

    def _placing(self, crew: Crew, seat: Seat) -> Iterator[Input]:
        rng, board = self.rng, crew.table.board
        held = [place for place in range(4) if board.in_hand[seat] >> place & 1]
        place = rng.choice(held or [0])
        own = [i for i in crew.view.ruleset.own[seat] if not board.placed[i]]
        due = [i for i in own if i in crew.view.ruleset.mandatory]
        picky = [i for i in own if crew.view.ruleset.spaces[i].id.partition(".")[0] in ("gear", "flap", "brake")]
        if self._shy and picky and rng.random() < 0.9:
            own, due = picky, []
        space = crew.view.ruleset.spaces[rng.choice(due if due and rng.random() < 0.5 else own or [0])].id
        if rng.random() < 0.6:
            start, end = self._on(crew, f"{('pilot', 'copilot')[seat]}.die.{'ABCD'[place]}"), self._on(crew, space)
            yield from self._drag(start, end) if rng.random() < 0.7 else (*_tap(start), *_tap(end))
        else:
            yield from _key(TRAY[place])
            for _ in range(rng.randrange(1, 4)):
                yield from _key(PANELS.get(space.partition(".")[0], Key.Key_Right))
            yield from _key(Key.Key_Return)
        for _ in range(rng.randrange(3)):
            yield from _key(rng.choice((Key.Key_Return, Key.Key_Return, Key.Key_Right, Key.Key_Escape)))

    # ---- where
    def _on(self, crew: Crew, what: str) -> tuple[int, int]:
        return in_window(crew, crew.view.places.rect_of(what).center())

    def _anywhere(self, crew: Crew) -> tuple[int, int]:
        rng, size = self.rng, crew.window.size()
        if rng.random() < 0.5 and crew.window.flight is not None and crew.screen is crew.flight.cockpit:
            what = rng.choice(
                (*(f"{seat}.die.{p}" for seat in ("pilot", "copilot") for p in "ABCD"), "gear.2", "flap.1")
            )
            return self._on(crew, what)
        return rng.randrange(size.width()), rng.randrange(size.height())

    def _click(self, crew: Crew, at: tuple[int, int]) -> Iterator[Input]:
        yield ("down", *at)
        if self.rng.random() < 0.9:
            yield ("up", *at)

    def _click_some_button(self, crew: Crew) -> Iterator[Input]:
        """Any part that can have the keyboard."""
        parts = [
            part
            for part in crew.screen.findChildren(QWidget)
            if part.isVisible() and part.isEnabled() and part.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        if parts:
            part = self.rng.choice(parts)
            middle = part.mapTo(crew.window, part.rect().center())
            yield from self._click(crew, (middle.x(), middle.y()))

    def _drag(self, start: tuple[int, int], end: tuple[int, int]) -> Iterator[Input]:
        yield ("down", *start)
        for part in (0.1, 0.6, 1.0):
            yield ("move", *(round(a + (b - a) * part) for a, b in zip(start, end, strict=True)))
        if self.rng.random() < 0.95:
            yield ("up", *end)


def _key(key: Key, mods: Qt.KeyboardModifier = PLAIN) -> tuple[Input, Input]:
    return ("press", key, mods), ("release", key)


def _tap(at: tuple[int, int]) -> tuple[Input, Input]:
    return ("down", *at), ("up", *at)


def in_window(crew: Crew, scene: QPointF) -> tuple[int, int]:
    """A point of the cockpit in px of the window."""
    at = crew.view.viewport().mapTo(crew.window, crew.view.mapFromScene(scene))
    return at.x(), at.y()


def inside(window: QWidget, x: int, y: int) -> QPoint:
    """It may have become smaller since this was thought of."""
    size = window.windowHandle().size().boundedTo(window.size())
    return QPoint(min(x, size.width() - 1), min(y, size.height() - 1))


def do(crew: Crew, one: Input) -> None:
    """Carry out one input, and let the window come to rest."""
    window = crew.window
    handle = window.windowHandle()
    crew.clock.seconds += 0.2
    match one:
        case ("press", key, mods):
            QTest.keyPress(handle, key, mods)
        case ("release", key):
            QTest.keyRelease(handle, key, PLAIN)
        case ("write", letter):
            QTest.keyClick(handle, letter, PLAIN)
        case ("down", x, y):
            QTest.mousePress(handle, LEFT, PLAIN, inside(window, x, y))
        case ("up", x, y):
            QTest.mouseRelease(handle, LEFT, PLAIN, inside(window, x, y))
        case ("double", x, y):
            QTest.mouseDClick(handle, LEFT, PLAIN, inside(window, x, y))
        case ("move", x, y):
            QTest.mouseMove(handle, inside(window, x, y))
        case ("wheel", x, y, steps):
            QTest.wheelEvent(handle, QPointF(inside(window, x, y)), QPoint(0, steps))
        case ("size", wide, high):
            window.resize(wide, high)
        case ("away",):
            QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
        case ("back",):
            QApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))
        case ("wait", seconds):
            crew.clock.seconds += seconds
        case ("rest",):
            if window.flight is not None:
                crew.rest_the_pointer()
        case _:
            raise AssertionError(one)
    crew._done(str(one[0]))


def told(inputs: list[Input]) -> str:
    """Inputs for people."""
    words = []
    for kind, *rest in inputs:
        words.append(" ".join([kind, *(getattr(one, "name", None) or str(one) for one in rest)]))
    return "; ".join(words)


__all__ = ["Input", "Monkey", "do", "in_window", "told"]
