"""Everything on every screen of a flight can be reached with Tab and has a name; targets are large enough for a finger;
no text is cut at any size of the window (ux 5, 6, 7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from skyteam_qt.rules import SEATS
from skyteam_qt.session.setup import Agreement, Mode
from skyteam_qt.sim.scripted import CRUISE, LANDING, C, P, Script, both, dealer_for
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.screens.pause import PauseScreen
from skyteam_qt.ui.theme import Theme
from tests.session.flights import with_flap_left_up
from tests.ui.flights.crew import CTRL, Crew, Key
from tests.ui.pages import cut_texts, small_targets

Board = Callable[..., Crew]
SHIFT = Qt.KeyboardModifier.ShiftModifier
SIZES = ((1100, 620), (1280, 720), (1600, 1000), (3840, 2160))
SMALL_SIZES = SIZES[:2]


# ---- the screens


def on_start(crew: Crew) -> None:
    assert crew.start.board_button.isVisible()


def on_boarding(crew: Crew) -> None:
    crew.key(Key.Key_B)


def on_briefing(crew: Crew) -> None:
    crew.board()


def on_cockpit(crew: Crew) -> None:
    crew.in_cockpit()


def on_pause(crew: Crew) -> None:
    crew.in_cockpit()
    crew.key(Key.Key_Escape)


def on_giving_up(crew: Crew) -> None:
    on_pause(crew)
    assert isinstance(crew.screen, PauseScreen)
    crew.click(crew.screen.end)


def on_correction(crew: Crew) -> None:
    crew.in_cockpit()
    crew.skip_turns((0, "radio.P"))
    crew.key(Key.Key_F6)
    crew.click(crew.screen.entries[0])  # type: ignore[attr-defined]


def on_rules(crew: Crew) -> None:
    crew.in_cockpit()
    crew.key(Key.Key_F1)


def on_settings(crew: Crew) -> None:
    crew.key(Key.Key_Comma, mods=CTRL)


def on_curtain(crew: Crew) -> None:
    crew.in_cockpit()
    assert crew.flight.cockpit.curtain.isVisible()


def on_round_end(crew: Crew) -> None:
    crew.in_cockpit()
    for _seat, place, space, _ in crew.turns(LANDING[0]):
        crew.skip_turns((place, space))
    crew.key(Key.Key_L, mods=CTRL)


def on_debrief(crew: Crew) -> None:
    crew.in_cockpit()
    crew.key(Key.Key_Escape)
    for seat in SEATS:
        crew.table.ports.seat(seat).agree(Agreement.GIVE_UP)
    crew.wait(0)
    both(crew.table.ports, Agreement.DEBRIEF)
    crew.wait(0)
    assert crew.debrief.isVisible()


def on_steps(crew: Crew) -> None:
    on_debrief(crew)
    crew.key(Key.Key_S)


def on_start_with_a_kept_flight(crew: Crew) -> None:
    on_pause(crew)
    assert isinstance(crew.screen, PauseScreen)
    crew.click(crew.screen.leave)
    assert crew.start.continue_card is not None


def on_reroll(crew: Crew) -> None:
    """The own dice are open and "done" can be pressed."""
    crew.in_cockpit()
    crew.key(Key.Key_T)
    crew.look(P)
    assert crew.view.answers.labels[0]


def on_notice(crew: Crew) -> None:
    crew.in_cockpit()
    crew.window.report_error(crew.services.log_path)


SCREENS = [
    *(on_start, on_boarding, on_briefing, on_cockpit, on_pause, on_giving_up, on_correction, on_rules, on_settings),
    *(on_curtain, on_round_end, on_debrief, on_steps, on_start_with_a_kept_flight, on_reroll, on_notice),
]


def go(board: Board, to: Callable[[Crew], None], size: tuple[int, int] = (1100, 620)) -> Crew:
    mode = Mode.CURTAIN if to is on_curtain else Mode.VISORS
    crew = board(lambda: dealer_for(LANDING), mode=mode, size=size)
    to(crew)
    crew.wait(0)
    return crew


def walk(crew: Crew, mods: Qt.KeyboardModifier) -> list[QWidget]:
    """Where the keyboard comes by with one key, until it is where it was or stays."""
    found: list[QWidget] = []
    for _ in range(150):
        crew.key(Key.Key_Tab if mods != SHIFT else Key.Key_Backtab, mods=mods)
        now = QApplication.focusWidget()
        if now is None or now in found:
            break
        found.append(now)
    return found


def wanted(crew: Crew) -> list[QWidget]:
    """What can be pressed or written in on this screen."""
    parts = [one for kind in (QAbstractButton, QLineEdit) for one in crew.screen.findChildren(kind)]
    return [one for one in parts if one.isVisible() and one.isEnabled() and not hidden_below(one, crew)]


def hidden_below(part: QWidget, crew: Crew) -> bool:
    """The cockpit under a closed curtain can be reached by nobody."""
    if crew.window.flight is None or not crew.flight.cockpit.curtain.isVisible():
        return False
    return not crew.flight.cockpit.curtain.isAncestorOf(part)


def stands_in(part: QWidget, reached: list[QWidget]) -> bool:
    """One of a group of choices: the arrow keys go on from the one that was reached."""
    if not isinstance(part, QAbstractButton):
        return False
    group = part.group()
    if group is not None and group.exclusive():
        return any(one in reached for one in group.buttons())
    return False


@pytest.mark.parametrize("to", SCREENS, ids=lambda to: to.__name__)
def test_tab_reaches_everything_and_everything_has_a_name(board: Board, to: Callable[[Crew], None]) -> None:
    crew = go(board, to)
    parts = wanted(crew)
    assert parts
    # In the composer Tab changes the writer: from the other side it is reached all the same.
    reached = walk(crew, Qt.KeyboardModifier.NoModifier)
    if not set(parts) <= set(reached):
        crew.screen.setFocus()
        reached += walk(crew, SHIFT)
    missed = [one for one in parts if one not in reached and not stands_in(one, reached)]
    assert [(type(one).__name__, one.accessibleName(), one.objectName()) for one in missed] == []
    nameless = [one for one in {*parts, *reached} if not (one.accessibleName() or getattr(one, "text", str)())]
    assert [(type(one).__name__, one.objectName()) for one in nameless] == []


# ---- targets


@pytest.mark.parametrize("size", SMALL_SIZES)
@pytest.mark.parametrize("to", SCREENS, ids=lambda to: to.__name__)
def test_no_button_is_smaller_than_a_finger(board: Board, to: Callable[[Crew], None], size: tuple[int, int]) -> None:
    crew = go(board, to, size)
    assert small_targets(crew.screen) == []
    narrow = [one for one in wanted(crew) if isinstance(one, QAbstractButton) and one.width() < 44]
    assert [one.accessibleName() for one in narrow] == []


def around(crew: Crew, scene: QPointF) -> Iterator[QPointF]:
    """The middle and the edges of a square of 44 px round a point, in scene units."""
    reach = 21.5 / crew.view.layer.fit.scale
    for x in (-reach, 0, reach):
        for y in (-reach, 0, reach):
            yield scene + QPointF(x, y)


def hit_everywhere(crew: Crew, middle: QPointF, hit: Callable[[QPointF], object], wanted: object) -> bool:
    return all(hit(at) == wanted for at in around(crew, middle))


@pytest.mark.parametrize("size", SMALL_SIZES)
def test_spaces_dice_and_buttons_of_the_cockpit_are_hit_in_44_px(board: Board, size: tuple[int, int]) -> None:
    crew = go(board, on_cockpit, size)
    view = crew.view
    small = [
        what
        for what in view.places.spaces
        if not hit_everywhere(crew, view.places.rect_of(what).center(), view.space_at, view.ruleset.index[what])
    ]
    for what in ("rules", "correct", "pause", "reroll", "pilot.eye", "copilot.eye"):
        rect = view.places.hit(what, view.layer.fit.scale)
        if not hit_everywhere(crew, rect.center(), view.pointer.button_at, what):
            small.append(what)
    for die in view.dice:
        if not all(die.contains(die.mapFromScene(at)) for at in around(crew, die.home)):
            small.append(f"{die.word}.{die.place}")
    for spot in view.focus.spots.values():
        if spot.isVisible() and min(spot.width(), spot.height()) < 44:
            small.append(f"spot {spot.what}")
    assert small == []


RAIL: Script = (((P, "conc.1", 1), (P, "conc.2", 3), (C, "conc.3", 2), *CRUISE, (C, "radio.C1", 1)),)


@pytest.mark.parametrize("size", SMALL_SIZES)
def test_rail_answers_and_rings_are_hit_in_44_px(board: Board, size: tuple[int, int]) -> None:
    crew = board(lambda: dealer_for(RAIL), size=size)
    crew.in_cockpit()
    crew.skip_turns((0, "conc.1"), (0, "conc.3"))
    crew.look(P)
    crew.drag(P, 1, "conc.2")
    rail = crew.view.rail
    assert rail.isVisible()
    for name in ("place", "back"):
        assert covers(crew, rail.mapRectToScene(rail.button_rect(name)), rail.hit, name), name
    for face in range(6):
        assert covers(crew, rail.mapRectToScene(rail.face_rect(face)), rail.hit, face), face
    crew.key(Key.Key_Escape)
    crew.drag(P, 1, "brake.1")
    crew.look_away(P)
    crew.key(Key.Key_T)
    crew.look(P)
    answers = crew.view.answers
    assert answers.labels[0]
    assert covers(crew, answers.button_rect("enter"), answers.hit, "enter")
    crew.look_away(P)
    for ring in crew.view.rings:
        ring.setVisible(True)
        assert all(ring.holds(at) for at in around(crew, ring.pos()))


def covers(crew: Crew, rect: QRectF, hit: Callable[[QPointF], object], name: object) -> bool:
    """Whether the target of something drawn at `rect` is 44 px each way, wherever it grows to."""
    step = 1 / crew.view.layer.fit.scale
    middle = rect.center()

    def length(way: QPointF) -> int:
        count = 0
        while count < 200 and hit(middle + way * count) == name:
            count += 1
        return count - 1

    wide = length(QPointF(-step, 0)) + length(QPointF(step, 0))
    high = length(QPointF(0, -step)) + length(QPointF(0, step))
    return wide >= 43 and high >= 43


# ---- texts


LONG_NAMES = ("Maximiliane Oberhuber-Ko", "Bartholomew Featherstone")
"""24 letters, as many as a name may have."""


class Cuts:
    """Every text that was cut while a screen was painted anew."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: set[tuple[str, tuple[int, int]]] = set()
        self.size: tuple[int, int] | None = None
        close = Canvas.close

        def closed(canvas: Canvas) -> None:
            if self.size is not None and canvas.scale > 0.65:  # a screen below that was never shown has no size yet
                self.found.update((text, self.size) for text in canvas.cut)
            close(canvas)

        monkeypatch.setattr(Canvas, "close", closed)

    def look(self, crew: Crew) -> None:
        """At the screen of now, at each size, all of it painted anew."""
        for size in SIZES:
            crew.window.resize(*size)
            crew.wait(0)
            self.size = size
            crew.screen.set_theme(Theme("dark"))  # type: ignore[attr-defined]
            crew.window.grab()
            self.size = None
            assert cut_texts(crew.screen) == [], size
        assert self.found == set()


@pytest.fixture
def cuts(monkeypatch: pytest.MonkeyPatch) -> Cuts:
    return Cuts(monkeypatch)


def plan_and_talk(crew: Crew) -> None:
    crew.board()
    crew.table.ports.table.set_plan(("clear:5", "advance:2", "gearBeforeFlaps"))
    for seat in SEATS:
        crew.table.ports.seat(seat).say("We clear the last space but one, then we hold. Flaps can wait. " * 3)
    crew.wait(0)


def test_no_text_of_the_briefing_is_cut(board: Board, cuts: Cuts) -> None:
    crew = board(lambda: dealer_for(LANDING), names=LONG_NAMES)
    plan_and_talk(crew)
    cuts.look(crew)
    crew.press(Key.Key_Q)
    cuts.look(crew)
    crew.release(Key.Key_Q)
    crew.skip_rounds(LANDING, 6)
    cuts.look(crew)


def test_no_text_of_the_cockpit_is_cut(board: Board, cuts: Cuts) -> None:
    crew = board(lambda: dealer_for(LANDING), names=LONG_NAMES)
    plan_and_talk(crew)
    crew.roll()
    cuts.look(crew)
    crew.look(P)
    crew.key(Key.Key_A)
    for space in ("gear.1", "gear.2", "flap.1", "brake.2", "axis.P", "engine.P", "radio.P", "conc.1"):
        crew.view.handling.aim(crew.view.ruleset.index[space])
        crew.wait(0)
        if space == "gear.2":
            cuts.look(crew)
    crew.key(Key.Key_Escape)
    crew.drag(P, 0, "flap.1")
    cuts.look(crew)
    crew.look_away(P)
    crew.key(Key.Key_T)
    cuts.look(crew)


def test_no_text_of_the_coffee_rail_and_of_a_question_is_cut(board: Board, cuts: Cuts) -> None:
    crew = board(lambda: dealer_for(LANDING), names=LONG_NAMES)
    crew.board_in_round(7, LANDING)
    crew.roll()
    crew.look(P)
    crew.drag(P, 2, "conc.2")
    assert crew.view.handling.rail is not None
    cuts.look(crew)
    crew.key(Key.Key_Return)
    assert crew.view.handling.asked is not None
    cuts.look(crew)


@pytest.mark.parametrize("script", [LANDING, with_flap_left_up()], ids=["landed", "lost"])
def test_no_text_of_the_round_end_and_of_the_debrief_is_cut(board: Board, cuts: Cuts, script: Script) -> None:
    crew = board(lambda: dealer_for(script), names=LONG_NAMES)
    crew.board_in_round(7, script)
    crew.roll()
    for _seat, place, space, _ in crew.turns(script[6]):
        crew.skip_turns((place, space))
    cuts.look(crew)
    while not crew.table.ports.table.debriefed:
        crew.agree()
    cuts.look(crew)


# ---- one window


class Windows(QObject):
    """Notes every part that comes up as a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.found.append(type(watched).__name__)
        return False


def test_nothing_but_the_window_is_ever_a_window(board: Board) -> None:
    """A part shown before it has a parent flashes up and takes the keyboard away."""
    app = QApplication.instance()
    assert app is not None
    windows = Windows()
    app.installEventFilter(windows)
    try:
        crew = board(lambda: dealer_for(LANDING))
        on_settings(crew)
        crew.key(Key.Key_Escape)
        on_correction(crew)
        crew.key(Key.Key_Escape, Key.Key_F1, Key.Key_Escape, Key.Key_Escape)
        assert isinstance(crew.screen, PauseScreen)
        crew.click(crew.screen.leave)
        crew.key(Key.Key_Return, Key.Key_Q, Key.Key_O)
        for seat in SEATS:
            crew.table.ports.seat(seat).agree(Agreement.GIVE_UP)
        crew.agree()
        crew.key(Key.Key_S, Key.Key_Escape, Key.Key_Return)
    finally:
        app.removeEventFilter(windows)
    assert windows.found == ["MainWindow"]
