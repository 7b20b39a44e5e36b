"""Two people at the real window: what they press, click, drag and type, in the words of the cockpit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from skyteam_qt.app.services import GameServices
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.rules import SEATS, Phase, PlaceDie, Seat, SeatTurn, Want
from skyteam_qt.session.dealer import Dealer
from skyteam_qt.session.port import Ports
from skyteam_qt.session.setup import Agreement, Mode
from skyteam_qt.sim.scripted import Script, Wish, both, fly_turns
from skyteam_qt.ui.cockpit.animator import Animator
from skyteam_qt.ui.cockpit.view import CockpitView
from skyteam_qt.ui.flight_screens import FlightScreens
from skyteam_qt.ui.main_window import MainWindow
from skyteam_qt.ui.screens.boarding import BoardingScreen
from skyteam_qt.ui.screens.debrief import DebriefScreen
from skyteam_qt.ui.screens.start import StartScreen
from tests.ui.seats import Clock

Key = Qt.Key
PLAIN, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton
VISORS = (Key.Key_Q, Key.Key_O)
PANELS = {
    "axis": Key.Key_X,
    "engine": Key.Key_E,
    "radio": Key.Key_R,
    "gear": Key.Key_G,
    "flap": Key.Key_F,
    "brake": Key.Key_K,
    "conc": Key.Key_N,
}
TRAY = (Key.Key_A, Key.Key_B, Key.Key_C, Key.Key_D)
SMALL = (1100, 620)


class Crew:
    """Anna and Ben, with a window on a data folder.

    dealer: makes the dice of a new flight, else `seed` does. Nothing moves by itself and nothing has to be held, unless
    factor and hold say so; then time passes with `wait`. chosen: settings that the start screen begins with (game,
    level, stopwatch). after: called after each thing that was done (with its name),
    before the window has had time for anything else, and again after that.
    """

    def __init__(
        self,
        folder: Path,
        dealer: Callable[[], Dealer] | None = None,
        *,
        seed: int | None = None,
        mode: Mode = Mode.VISORS,
        size: tuple[int, int] = SMALL,
        factor: float = 0.0,
        hold: float = 0.0,
        names: tuple[str, str] = ("Anna", "Ben"),
        **chosen: object,
    ) -> None:
        self.folder = folder
        self._gone = False
        self._held: FlightScreens | None = None
        self.clock = Clock()
        self.services = GameServices(folder, folder / "skyteam-qt.log", seed, dealer=dealer)
        self.services.clock = self.clock
        self.services.change_settings(pilot=names[0], copilot=names[1], mode=mode, **chosen)
        self.after: Callable[[str], None] | None = None
        self.window = MainWindow(self.services, theme_name="dark", motion=self.clock.motion(factor, hold))
        self.window.setMinimumSize(0, 0)
        self.window.resize(*size)
        self.window.show()
        self.window.activateWindow()
        assert QTest.qWaitForWindowActive(self.window)
        QTest.mouseMove(self.window, QPoint(1, 1))  # the pointer still lies where the last crew left it

    def leave(self) -> None:
        """Close the window and let go of it; once more does no harm."""
        if not self._gone:
            self._gone = True
            self.window.close()
            self.window.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    # ---- what is there
    @property
    def table(self) -> Table:
        assert self.window.table is not None
        return self.window.table

    @property
    def flight(self) -> FlightScreens:
        assert self.window.flight is not None
        return self.window.flight

    @property
    def view(self) -> CockpitView:
        return self.flight.cockpit.view

    @property
    def screen(self) -> QWidget:
        return self.window.stack.currentWidget()

    @property
    def start(self) -> StartScreen:
        assert isinstance(self.screen, StartScreen), self.screen
        return self.screen

    @property
    def debrief(self) -> DebriefScreen:
        assert isinstance(self.screen, DebriefScreen), self.screen
        return self.screen

    @property
    def said(self) -> tuple[str, str]:
        message = self.view.words.message()
        return message.line1, message.line2

    @property
    def lights(self) -> dict[str, str]:
        return {space.space_id: space.state for space in self.view.spaces}

    def placed(self, space: str) -> int:
        return self.table.board.placed[self.view.ruleset.index[space]]

    def spoken(self, what: str) -> str:
        """The accessible name of a place of the cockpit."""
        return self.view.focus.spots[what].accessibleName()

    # ---- time and events
    def wait(self, seconds: float = 1.0) -> None:
        """Time passes; whatever moves has moved."""
        self.clock.seconds += seconds
        self._done("wait")

    def rest_the_pointer(self) -> None:
        """It has lain still for as long as it takes to be told what is under it."""
        for timer in self.view.speaker.findChildren(QTimer):
            if timer.isActive():
                timer.stop()
                timer.timeout.emit()
        self._done("rest")

    def _hold_clocks(self) -> None:
        """How long a sentence stays is measured in real time, which no test has: it stays."""
        flight = self.window.flight
        if flight is not None and flight is not self._held:
            self._held = flight
            for timer in flight.cockpit.view.speaker.findChildren(QTimer):
                timer.setInterval(3_600_000)

    def _done(self, what: str) -> None:
        self._hold_clocks()
        if self.after is not None:
            self.after(what)
        QApplication.processEvents()
        # a tick that came by itself, or did not yet, makes no difference: the clock stands still
        for animator in self.window.findChildren(Animator):
            if animator.moving:
                animator.tick()
        QApplication.processEvents()
        windows = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not self.window]
        assert windows == [], what
        assert QApplication.activeWindow() is self.window, what  # a stray one would have taken that away
        if self.after is not None:
            self.after(f"{what}, settled")

    # ---- keys
    def press(self, *keys: Key, mods: Qt.KeyboardModifier = PLAIN) -> None:
        for key in keys:
            self.clock.seconds += 1
            QTest.keyPress(self.window.windowHandle(), key, mods)
            self._done(f"press {key.name}")

    def release(self, *keys: Key) -> None:
        for key in keys:
            QTest.keyRelease(self.window.windowHandle(), key, PLAIN)
            self._done(f"release {key.name}")

    def key(self, *keys: Key, mods: Qt.KeyboardModifier = PLAIN) -> None:
        for key in keys:
            self.press(key, mods=mods)
            self.release(key)

    def write(self, text: str) -> None:
        """Letter by letter, for whatever has the keyboard."""
        for letter in text:
            QTest.keyClick(self.window.windowHandle(), letter, PLAIN)
        self._done("write")

    def hold_both(self) -> None:
        """Q and O together."""
        self.press(*VISORS)
        self.release(*VISORS)

    # ---- mouse
    def click(self, part: QWidget) -> None:
        """Press and release in the middle of a part."""
        self.clock.seconds += 1
        assert part.isVisible()
        at = part.rect().center()
        QTest.mousePress(part, LEFT, PLAIN, at)
        QTest.mouseRelease(part, LEFT, PLAIN, at)
        self._done("click")

    def at(self, scene: QPointF) -> QPoint:
        return self.view.mapFromScene(scene)

    def on(self, what: str) -> QPoint:
        """The middle of a space, tray place or button of the cockpit, in px of the view."""
        return self.at(self.view.places.rect_of(what).center())

    def down(self, at: QPoint) -> None:
        self.clock.seconds += 1
        QTest.mousePress(self.view.viewport(), LEFT, PLAIN, at)
        self._done("mouse down")

    def move(self, at: QPoint) -> None:
        QTest.mouseMove(self.view.viewport(), at)
        self._done("mouse moves")

    def up(self, at: QPoint) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, PLAIN, at)
        self._done("mouse up")

    def tap(self, at: QPoint) -> None:
        self.down(at)
        self.up(at)

    def tray(self, seat: Seat, place: int) -> QPoint:
        return self.on(("pilot", "copilot")[seat] + ".die." + "ABCD"[place])

    def take(self, seat: Seat, place: int, space: str) -> None:
        """Press on a die and carry it to a space; it is still in the hand."""
        start, end = self.tray(seat, place), self.on(space)
        self.down(start)
        for part in (0.1, 0.6, 1.0):
            self.move(start + (end - start) * part)

    def drag(self, seat: Seat, place: int, space: str) -> None:
        self.take(seat, place, space)
        self.up(self.on(space))

    # ---- the way to the cockpit
    def board(self, by_keys: bool = True) -> None:
        """From the start screen to the briefing."""
        if by_keys:
            self.key(Key.Key_B, *VISORS)
        else:
            self.click(self.start.board_button)
            assert isinstance(self.screen, BoardingScreen)
            for seat in self.screen.seats:
                self.click(seat)
        if isinstance(self.screen, BoardingScreen):
            self.key(Key.Key_Return)  # "both seats taken" stays for a moment
        assert self.screen is self.flight.briefing

    def board_in_round(self, number: int, script: Script) -> None:
        """Board, and take the seats only when the rounds before this one are flown: quick, for nothing is shown yet."""
        self.key(Key.Key_B)
        assert isinstance(self.screen, BoardingScreen)
        self.skip_rounds(script, number - 1)
        self.key(*VISORS)
        assert self.screen is self.flight.briefing
        assert self.table.board.round == number

    def agree(self, by_keys: bool = True) -> None:
        """Both agree to what is asked: both keys held, or a click on each ring."""
        if by_keys:
            self.hold_both()
        elif self.screen is self.flight.briefing:
            for ring in self.flight.briefing.rings:
                self.click(ring)
        else:
            for seat in SEATS:
                self.tap(self.at(self.view.rings[seat].pos()))

    def roll(self, by_keys: bool = True) -> None:
        self.agree(by_keys)
        assert self.table.board.phase == Phase.PLACEMENT
        assert self.screen is self.flight.cockpit

    def in_cockpit(self) -> Crew:
        """To the first look, by keys."""
        self.board()
        self.roll()
        return self

    # ---- a turn
    def look(self, seat: Seat) -> None:
        """What this seat has to do in this sitting mode to see its dice."""
        if self.table.mode == Mode.VISORS:
            self.press(VISORS[seat])
        elif self.table.mode == Mode.CURTAIN and self.table.curtain.raised_for != seat:
            if self.table.curtain.closed_for != seat:
                self.first_look(seat.other)
            self.open_curtain(seat)
        assert self.table.is_open(seat)

    def open_curtain(self, seat: Seat) -> None:
        """The own key, once the curtain is down; the pause before that may be cut short with Space."""
        curtain = self.flight.cockpit.curtain
        for _ in range(3):
            if curtain.isHidden():
                self.key(Key.Key_Space)
        assert curtain.isVisible()
        self.key(VISORS[seat])
        if not self.table.is_open(seat):
            self.wait(1.0)  # it rolls up
        assert self.table.is_open(seat)

    def first_look(self, seat: Seat) -> None:
        """Behind a curtain the one who does not begin looks first."""
        self.open_curtain(seat)
        self.key(Key.Key_Space)
        assert self.table.curtain.closed_for == seat.other

    def look_away(self, seat: Seat) -> None:
        if self.table.mode == Mode.VISORS:
            self.release(VISORS[seat])

    def answer(self, by_keys: bool = True) -> None:
        """Say yes to whatever is asked about the die in hand."""
        for _ in range(3):
            handling = self.view.handling
            if not handling.waits:
                return
            if by_keys:
                self.key(Key.Key_Return)
            elif handling.rail is not None:
                rail = self.view.rail
                self.tap(self.at(rail.mapToScene(rail.button_rect("place").center())))
            else:
                self.tap(self.at(self.view.answers.button_rect("enter").center()))
        raise AssertionError("it asks and asks")

    def aim(self, space: str) -> None:
        """By letters: the panel's key until the focus is there."""
        for _ in range(4):
            self.key(PANELS[space.partition(".")[0]])
            if self.view.focus.at == space:
                return
        raise AssertionError(f"the keys do not reach {space}")

    def place(self, seat: Seat, place: int, space: str, by_keys: bool = False) -> None:
        """Look, place, say yes, look away."""
        assert self.table.asked == seat
        self.look(seat)
        if by_keys:
            self.key(TRAY[place])
            self.aim(space)
            self.key(Key.Key_Return)
        else:
            self.drag(seat, place, space)
        self.answer(by_keys)
        self.look_away(seat)

    def fly(self, wishes: tuple[Wish, ...], turns: int = 8, by_keys: bool = False) -> None:
        """The next turns of a round whose dice come from `dealer_for`."""
        for seat, place, space, value in self.turns(wishes, turns):
            self.place(seat, place, space, by_keys)
            board = self.table.board
            assert board.over or self.placed(space) == value, (board.round, space, self.said)

    def turns(self, wishes: tuple[Wish, ...], turns: int = 8) -> Iterator[tuple[Seat, int, str, int]]:
        """Seat, tray place, space and value of the next turns."""
        left = {seat: [wish for wish in wishes if wish[0] == seat] for seat in SEATS}
        done = len(self.table.board.order)
        for turn in range(done, done + turns):
            seat = self.table.asked
            if seat is None:
                return
            _, space, value = left[seat][turn // 2]
            yield seat, turn // 2, space, value

    def carry_out(self, action: PlaceDie) -> None:
        """A placement with the mouse, coffee and all."""
        seat, space = action.seat, action.space
        self.look(seat)
        view = self.table.view(seat)
        assert view is not None
        value = view.hand[action.place] + action.coffee
        self.drag(seat, action.place, self.view.ruleset.spaces[space].id)
        if self.view.handling.rail is not None:
            self.tap(self.at(self.view.rail.mapToScene(self.view.rail.face_rect(value - 1).center())))
        self.answer(by_keys=False)
        self.look_away(seat)
        assert self.table.board.over or self.table.board.placed[space] in (value, 0)

    def fly_on(self, rng: Random, steps: int | None = None) -> None:
        """Any legal play with mouse and keys, and both agree to whatever comes, until the debrief."""
        while not self.table.ports.table.debriefed and (steps is None or steps > 0):
            steps = None if steps is None else steps - 1
            pending = self.table.pending
            if self.table.ports.table.agreement.what is not None:
                self.agree()
            elif isinstance(pending, SeatTurn) and pending.what == Want.MARK:
                self.look(pending.seat)
                self.key(Key.Key_Return)
                self.look_away(pending.seat)
            else:
                self.carry_out(any_placement(self.table.ports, rng))

    # ---- quickly, where only what comes after is of interest
    def skip_rounds(self, script: Script, rounds: int) -> None:
        """Whole rounds through the ports, from one briefing to another."""
        ports = self.table.ports
        for wishes in script[ports.table.board.round - 1 :][:rounds]:
            both(ports, Agreement.ROLL)
            fly_turns(ports, wishes, 8)
            if not ports.table.board.over:
                both(ports, Agreement.NEXT_ROUND)
        QApplication.processEvents()

    def skip_turns(self, *turns: tuple[int, str]) -> None:
        """Tray place and space of some turns, through the ports."""
        for place, space in turns:
            seat = self.table.asked
            assert seat is not None
            self.table.ports.seat(seat).submit(PlaceDie(seat, place, self.view.ruleset.index[space], 0))
        QApplication.processEvents()


def any_placement(ports: Ports, rng: Random) -> PlaceDie:
    """One that is legal for whoever is asked; leans to axis and engines, or no flight outlives round 1."""
    pending = ports.table.pending
    assert isinstance(pending, SeatTurn)
    options = [one for one in ports.seat(pending.seat).legal() if isinstance(one, PlaceDie)]
    due = [one for one in options if one.space in ports.table.ruleset.mandatory]
    return rng.choice(due if due and rng.random() < 0.6 else options)


def button(screen: QWidget, name: str) -> QWidget:
    """The visible part of a screen with this accessible name or text."""
    for part in screen.findChildren(QWidget):
        if part.isVisible() and name in (part.accessibleName(), getattr(part, "text", str)()):
            return part
    raise AssertionError(f"nothing here is called {name}")


__all__ = ["CTRL", "LEFT", "PLAIN", "SMALL", "TRAY", "VISORS", "Crew", "Key", "any_placement", "button"]
