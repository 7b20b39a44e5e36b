"""Field cases 10 and 11, and non-interference at the window: twins whose games differ in nothing but hidden dice look,
sound and save the same as long as these dice are covered, in every frame on the screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from skyteam_qt.rules import Phase, RerollStep
from skyteam_qt.session.setup import Mode
from skyteam_qt.sim.scripted import C, P, WantedDice
from skyteam_qt.ui.screens.correction import CorrectionScreen
from skyteam_qt.ui.screens.pause import PauseScreen
from skyteam_qt.ui.screens.settings import SettingsScreen
from tests.ui.flights.crew import CTRL, LEFT, PLAIN, Crew, Key
from tests.ui.flights.witness import Run, Story, Witness, compare, files_of

Board = Callable[..., Crew]
Hand = tuple[int, int, int, int]

# A is placed in the open; B to D stay behind the screens, before and after the reroll
PILOT: tuple[Hand, Hand] = ((3, 1, 4, 6), (3, 2, 2, 5))
PILOT_TWIN: tuple[Hand, Hand] = ((3, 6, 2, 1), (3, 5, 6, 1))
COPILOT: tuple[Hand, Hand] = ((2, 2, 5, 1), (2, 6, 1, 4))
COPILOT_TWIN: tuple[Hand, Hand] = ((2, 6, 1, 4), (2, 3, 5, 5))


# cards are drawn from twelve that have each value twice (F2); the redraw of the twin is another draw of as many
CARDS: tuple[Hand, Hand] = ((3, 1, 4, 6), (0, 2, 0, 5))
CARDS_TWIN: tuple[Hand, Hand] = ((3, 6, 2, 1), (0, 5, 0, 4))
RED_CARDS: tuple[Hand, Hand] = ((2, 2, 5, 1), (0, 0, 0, 0))
RED_CARDS_TWIN: tuple[Hand, Hand] = ((2, 6, 1, 4), (0, 0, 0, 0))
BLACK_AND_RED = ((CARDS, CARDS_TWIN), (RED_CARDS, RED_CARDS_TWIN))
ROLLED = ((PILOT, PILOT_TWIN), (COPILOT, COPILOT_TWIN))
FINAL_APPROACH = {"game": "final-approach", "level": "expert"}


def dice(pilot: tuple[Hand, Hand], copilot: tuple[Hand, Hand]) -> WantedDice:
    """First and second rolls of round 1."""
    found = {}
    for seat, rolls in ((P, pilot), (C, copilot)):
        for nth, hand in enumerate(rolls, 1):
            found.update({(1, seat, place, nth): value for place, value in enumerate(hand)})
    return WantedDice(found)


class Twins:
    """Plays the same story with different dice, each time in a data folder of its own."""

    MOST = 3

    def __init__(self, board: Board, folder: Path) -> None:
        self._board = board
        self._folder = folder
        self._runs: dict[tuple[bool, bool], list[Run]] = {}
        self.spoken: list[str] = []
        self.folders: list[Path] = []

    def same(self, story: Story, *seats: tuple[int, ...], **options: object) -> tuple[Run, int]:
        """Twins that differ in the dice of these seats (one tuple for each twin) look the same while these are covered.

        Returns what was seen, and the fewest sights at which twins looked different: with the dice open.
        """
        different = [self._same(story, differ, options) for differ in seats]
        return self._runs[False, False][0], min(different)

    def _same(self, story: Story, differ: tuple[int, ...], options: dict[str, object]) -> int:
        for turn in range(self.MOST):
            runs = [self._seen(which, story, options, turn) for which in ((False, False), (P in differ, C in differ))]
            try:
                return compare(*runs, differ)
            except AssertionError:
                if turn + 1 == self.MOST:
                    raise
        raise AssertionError

    def _seen(self, twin: tuple[bool, bool], story: Story, options: dict[str, object], turn: int) -> list[Run]:
        runs = self._runs.setdefault(twin, [])
        if len(runs) <= turn:
            runs.append(self._tell(twin, story, **options))
        return runs

    def _tell(self, twin: tuple[bool, bool], story: Story, *, frames_only: bool = False, **options: object) -> Run:
        folder = self._folder / f"twin{len(self.folders)}"
        folder.mkdir()
        self.folders.append(folder)
        hands = BLACK_AND_RED if options.get("game") == "final-approach" else ROLLED
        pilot, copilot = hands[P][twin[P]], hands[C][twin[C]]
        crew = self._board(lambda: dice(pilot, copilot), folder=folder, **options)
        witness = Witness(crew, frames_only=frames_only)
        story(crew)
        crew.after = None
        crew.leave()
        self.spoken = witness.spoken
        return witness.sights


@pytest.fixture
def twins(board: Board, data_folder: Path) -> Twins:
    return Twins(board, data_folder)


# ---- what people do


def briefing(crew: Crew) -> None:
    crew.board()
    crew.key(Key.Key_L, mods=CTRL)
    crew.write("one space")
    crew.key(Key.Key_Return, Key.Key_Escape, Key.Key_F1, Key.Key_Escape)
    crew.roll()


def looks(crew: Crew) -> None:
    for seat in (P, C) if crew.table.mode == Mode.VISORS else (P,):
        crew.look(seat)
        crew.look_away(seat)
    if crew.table.mode == Mode.CURTAIN:
        crew.key(Key.Key_Space)


def hands_on_covered_dice(crew: Crew) -> None:
    """Dragged, clicked and chosen by key, over spaces that take some values only; hovered."""
    for space in ("gear.2", "brake.1", "flap.1", "altitude"):
        crew.drag(P, 1, space)
    crew.drag(C, 1, "flap.1")
    crew.tap(crew.tray(P, 2))
    crew.tap(crew.on("gear.3"))
    crew.key(Key.Key_D, Key.Key_G, Key.Key_Return, Key.Key_B, Key.Key_G, Key.Key_Right, Key.Key_Escape)
    assert crew.screen is crew.flight.cockpit
    for what in ("copilot.die.B", "pilot.die.C", "gear.2"):
        crew.move(crew.on(what))
        crew.rest_the_pointer()
    crew.take(P, 2, "gear.1")
    crew.key(Key.Key_Escape)
    crew.up(crew.on("gear.1"))


def visor_shut_in_mid_drag(crew: Crew) -> None:
    crew.look(P)
    crew.take(P, 1, "gear.2")
    crew.look_away(P)
    crew.move(crew.on("brake.1"))
    crew.up(crew.on("brake.1"))
    crew.look(P)
    crew.take(P, 1, "gear.1")
    QApplication.sendEvent(crew.window, QEvent(QEvent.Type.WindowDeactivate))
    crew.move(crew.on("gear.1"))
    crew.up(crew.on("gear.1"))
    crew.release(Key.Key_Q)


def turns(crew: Crew) -> None:
    """Two placements. The key is still held in the frame in which the turn ends, which must be covered all the same."""
    crew.look(P)
    crew.drag(P, 0, "axis.P")
    crew.look_away(P)
    crew.look(C)
    crew.key(Key.Key_A, Key.Key_X, Key.Key_Return)
    crew.look_away(C)
    assert len(crew.table.board.order) == 2


def reroll(crew: Crew) -> None:
    crew.key(Key.Key_T)
    assert crew.table.board.reroll_step == RerollStep(P, (False, False))
    for seat, marks in ((P, (Key.Key_B, Key.Key_D)), (C, ())):
        crew.look(seat)
        crew.key(*marks, Key.Key_Return)
        crew.look_away(seat)
    assert crew.table.board.reroll_step is None


def pages(crew: Crew) -> None:
    """Pause, rules, the log, another size."""
    crew.key(Key.Key_Escape)
    assert isinstance(crew.screen, PauseScreen)
    crew.key(Key.Key_F1, Key.Key_Escape, Key.Key_Escape)
    if crew.flight.cockpit.curtain.isHidden():
        crew.key(Key.Key_L, mods=CTRL)
        crew.key(Key.Key_L, mods=CTRL)
        crew.key(*[Key.Key_Tab] * 6)
    crew.window.resize(1280, 720)
    crew.wait(0)
    crew.window.resize(1100, 620)
    crew.wait(0)


def correction(crew: Crew) -> None:
    """Back to before the second placement: the die goes home, with the mark that the partner has seen it."""
    crew.key(Key.Key_F6)
    page = crew.screen
    assert isinstance(page, CorrectionScreen)
    crew.click(next(entry for entry in page.entries if "Ben: 2" in entry.text()))
    crew.hold_both()
    assert len(crew.table.board.order) == 1
    crew.look(C)
    crew.look_away(C)


def whole_story(crew: Crew) -> None:
    briefing(crew)
    looks(crew)
    if crew.table.mode == Mode.VISORS:
        hands_on_covered_dice(crew)
        visor_shut_in_mid_drag(crew)
    turns(crew)
    reroll(crew)
    pages(crew)
    correction(crew)


def test_twins_are_the_same_while_the_dice_that_differ_are_covered(twins: Twins) -> None:
    _, different = twins.same(whole_story, (P,), (C,))
    assert different > 4


@pytest.mark.parametrize("mode", [Mode.VISORS, Mode.CURTAIN])
def test_twins_with_cards_are_the_same_while_the_cards_that_differ_are_covered(twins: Twins, mode: Mode) -> None:
    """Final Approach with everything in it, and two cards put back in a redraw: their number is public, no more."""
    _, different = twins.same(whole_story, (P, C), mode=mode, **FINAL_APPROACH)
    assert different > 4


def drawn_and_redrawn(crew: Crew) -> None:
    """Everything that moves: the draw, the redraw, the end of the time. Frame by frame."""
    crew.board()
    crew.roll()
    for _ in range(9):
        crew.wait(0.17)
    for seat, key in ((P, Key.Key_A), (C, Key.Key_A)):
        crew.look(seat)
        crew.key(key, Key.Key_X, Key.Key_Return)
        crew.look_away(seat)
        crew.wait(2)
    crew.key(Key.Key_T)
    crew.look(P)
    crew.key(Key.Key_B, Key.Key_D, Key.Key_Return)
    crew.look_away(P)
    crew.look(C)
    crew.key(Key.Key_Return)
    crew.look_away(C)
    for _ in range(10):
        crew.wait(0.17)
    crew.wait(80)
    crew.view.clock.tick()
    assert crew.table.board.phase == Phase.END
    for _ in range(4):
        crew.wait(0.1)


def test_no_frame_of_the_draw_the_redraw_and_the_end_of_the_time_tells_a_card(twins: Twins) -> None:
    sights, _ = twins.same(drawn_and_redrawn, (P, C), factor=1.0, frames_only=True, stopwatch=60, **FINAL_APPROACH)
    assert not any(sights[-1].open)


def test_twins_are_the_same_behind_a_curtain(twins: Twins) -> None:
    _, different = twins.same(whole_story, (P, C), mode=Mode.CURTAIN)
    assert different > 4


# ---- field case 10: hand-over


def hand_over(crew: Crew) -> None:
    crew.board()
    crew.roll()
    crew.wait(1.0)
    turns(crew)
    crew.wait(0.05)
    crew.wait(0.3)
    crew.wait(2.0)


@pytest.mark.parametrize("factor", [0.0, 1.0])
@pytest.mark.parametrize("mode", [Mode.VISORS, Mode.CURTAIN])
def test_case_10_no_frame_of_a_hand_over_shows_the_wrong_dice(twins: Twins, mode: Mode, factor: float) -> None:
    sights, different = twins.same(hand_over, (P, C), mode=mode, factor=factor, frames_only=True)
    assert different > 2
    named = None
    for sight in sights:
        if sight.what in ("press Key_Q", "press Key_O"):
            named = P if sight.what.endswith("Q") else C
        assert sight.open in ((False, False), (named == P, named == C)), sight.what


def test_case_10_the_dice_are_covered_in_the_frame_in_which_the_turn_ends(board: Board) -> None:
    crew = board(lambda: dice(PILOT, COPILOT))
    crew.in_cockpit()
    crew.look(P)
    crew.take(P, 0, "axis.P")
    witness = Witness(crew, frames_only=True)
    crew.up(crew.on("axis.P"))
    assert witness.sights[0].what == "mouse up"
    assert witness.sights[0].open == (False, False)
    crew.after = None
    # the key is still down: it has to be pressed afresh
    QTest.keyPress(crew.window.windowHandle(), Key.Key_Q, PLAIN)
    assert not crew.table.is_open(C)


def clicks_everywhere(crew: Crew) -> None:
    """Very fast: presses, releases, double clicks and both keys at once, with no time in between."""
    view = crew.view.viewport()
    handle = crew.window.windowHandle()
    for _ in range(2):
        for what in ("pilot.die.B", "copilot.die.B", "gear.2", "copilot.eye", "pilot.die.C", "flap.1"):
            at = crew.on(what)
            QTest.mousePress(view, LEFT, PLAIN, at)
            QTest.mouseRelease(view, LEFT, PLAIN, at)
            QTest.mouseDClick(view, LEFT, PLAIN, at)
        for key in (Key.Key_Q, Key.Key_O, Key.Key_A):
            QTest.keyPress(handle, key, PLAIN)
        for key in (Key.Key_A, Key.Key_O, Key.Key_Q):
            QTest.keyRelease(handle, key, PLAIN)
        crew.wait(0)


def fast(crew: Crew) -> None:
    crew.board()
    crew.roll()
    clicks_everywhere(crew)
    crew.drag(P, 0, "axis.P")
    clicks_everywhere(crew)


@pytest.mark.parametrize("factor", [0.0, 1.0])
def test_case_10_with_very_fast_clicking(twins: Twins, factor: float) -> None:
    sights, _ = twins.same(fast, (P, C), factor=factor)
    assert sights[-1].open == (False, False)


def test_case_10_the_curtain_cannot_be_moved_closed_or_seen_through(board: Board) -> None:
    crew = board(lambda: dice(PILOT, COPILOT), mode=Mode.CURTAIN)
    crew.in_cockpit()
    curtain = crew.flight.cockpit.curtain
    crew.first_look(C)
    witness = Witness(crew)
    for at in (QPoint(5, 5), crew.on("pilot.die.A"), crew.on("rules")):
        QTest.mousePress(curtain, LEFT, PLAIN, at)
        QTest.mouseMove(curtain, at + QPoint(200, 90))
        QTest.mouseRelease(curtain, LEFT, PLAIN, at + QPoint(200, 90))
    assert not curtain.close()
    crew.key(Key.Key_A, Key.Key_X, Key.Key_Return, Key.Key_Space, Key.Key_O, Key.Key_Tab)
    crew.window.resize(1300, 800)
    crew.wait(0)
    assert curtain.isVisible()
    assert curtain.geometry() == crew.flight.cockpit.rect()
    assert curtain.rect().width() >= 1300
    assert {sight.open for sight in witness.sights} == {(False, False)}
    assert crew.table.lifted is None
    assert crew.screen is crew.flight.cockpit
    crew.after = None
    crew.key(Key.Key_Q)
    assert crew.table.is_open(P)


def test_a_changed_setting_makes_a_new_cockpit_with_the_curtain_down(board: Board) -> None:
    crew = board(lambda: dice(PILOT, COPILOT), mode=Mode.CURTAIN)
    crew.in_cockpit()
    before = crew.flight
    crew.key(Key.Key_Escape)
    crew.window.show_settings()
    page = crew.screen
    assert isinstance(page, SettingsScreen)
    crew.click(page.choices["sticky_look"])
    crew.key(Key.Key_Escape, Key.Key_Escape)
    assert crew.flight is not before
    assert crew.flight.cockpit.curtain.isVisible()
    crew.place(P, 0, "axis.P")
    assert crew.placed("axis.P") == 3


# ---- field case 11: beside the screen


def test_case_11_nothing_beside_the_screen_holds_a_hidden_value(
    twins: Twins, capfd: pytest.CaptureFixture[str]
) -> None:
    """After a reroll with both screens closed. What can be read at all is in the sights the twins are compared by; here
    it is named, and read for words."""

    def story(crew: Crew) -> None:
        briefing(crew)
        turns(crew)
        reroll(crew)
        crew.wait(0)

    sights, _ = twins.same(story, (P, C))
    last = sights[-1]
    assert last.open == (False, False)
    assert last.told["clipboard"] == last.told["selection"] == ""
    said = " ".join(twins.spoken).lower()
    assert "ben: choosing" in said
    assert "you " not in said.replace("you may talk", "").replace("when you like", "")
    assert capfd.readouterr() == ("", "")
    for folder in twins.folders:
        found = files_of(folder)
        assert any(path.suffix == ".skyteam" for path in found)
        for path in found:
            assert_sealed(path)


def assert_sealed(path: Path) -> None:
    """A file that is no open record has no die in it that a person could read."""
    assert path.suffix in (".skyteam", ".json", ".lock", ".txt", ".log"), path
    assert path.name == "settings.json" or path.suffix != ".json"
    text = path.read_text("utf-8")
    for word in ('"die', '"dice', '"hand', '"value', "rolled", '"seed', "dealt", "3, 1, 4, 6", "3,1,4,6"):
        assert word not in text.lower(), (path, word)


def test_case_11_the_log_says_who_spent_the_token_and_nothing_else(board: Board) -> None:
    from skyteam_qt.qtbridge.roles import Role

    crew = board(lambda: dice(PILOT, COPILOT))
    crew.in_cockpit()
    turns(crew)
    before = crew.table.log.rowCount()
    reroll(crew)
    lines = [str(crew.table.log.value(row, Role.TEXT)) for row in range(before, crew.table.log.rowCount())]
    assert any("Anna spends the reroll" in line for line in lines)
    assert not any(letter.isdigit() for line in lines for letter in line), lines
    assert not any("you" in line.lower().split() for line in lines)
    assert crew.table.board.phase == Phase.PLACEMENT


def resumed(crew: Crew) -> None:
    briefing(crew)
    turns(crew)
    crew.look(P)
    crew.key(Key.Key_Escape)
    crew.key(*[Key.Key_Tab] * 3)
    page = crew.screen
    assert isinstance(page, PauseScreen)
    crew.click(page.leave)
    crew.key(Key.Key_Return)
    crew.key(Key.Key_Q, Key.Key_O)
    assert crew.screen is crew.flight.cockpit
    crew.drag(P, 1, "gear.2")


def test_twins_are_the_same_when_a_flight_is_continued(twins: Twins) -> None:
    _, different = twins.same(resumed, (P, C))
    assert different > 2
