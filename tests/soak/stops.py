"""How far people have got when a flight is stopped: one after another, in every phase. What they do depends on dice A
of each hand alone, which are placed; the other ones stay behind the screens."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from skyteam_qt.rules import PlaceDie, Seat
from skyteam_qt.session.setup import Mode
from skyteam_qt.sim.scripted import C, P
from skyteam_qt.ui.screens.correction import CorrectionScreen
from skyteam_qt.ui.screens.pause import PauseScreen
from tests.ui.flights.crew import CTRL, VISORS, Crew, Key

Hand = tuple[int, int, int, int]
# first and second roll; the second of B and D only, so that A is no other than it was
HANDS: dict[bool, tuple[tuple[Hand, Hand], tuple[Hand, Hand]]] = {
    False: (((3, 1, 4, 6), (3, 2, 2, 5)), ((2, 2, 5, 1), (2, 6, 1, 4))),
    True: (((3, 6, 2, 1), (3, 5, 6, 1)), ((2, 6, 1, 4), (2, 3, 5, 5))),
}


def boarding(crew: Crew) -> None:
    crew.key(Key.Key_B)


def briefing(crew: Crew) -> None:
    crew.board()
    crew.key(Key.Key_L, mods=CTRL)
    crew.write("gear first")
    crew.key(Key.Key_Return)
    crew.write("half a li")
    crew.key(Key.Key_Escape)


def rolled(crew: Crew) -> None:
    briefing(crew)
    crew.roll()


def looking(crew: Crew) -> None:
    """The tray is open when it happens."""
    rolled(crew)
    look(crew, C if crew.table.mode == Mode.CURTAIN else P)


def look(crew: Crew, seat: Seat) -> None:
    if not crew.table.is_open(seat):
        crew.look(seat)


def in_hand(crew: Crew) -> None:
    """An open die hangs over a space, with all its aids."""
    rolled(crew)
    look(crew, P)
    crew.take(P, 1, "gear.2")


def two_dice(crew: Crew) -> None:
    rolled(crew)
    for seat, space in ((P, "axis.P"), (C, "axis.C")):
        look(crew, seat)
        crew.drag(seat, 0, space)
        crew.answer()
        crew.look_away(seat)
    assert len(crew.table.board.order) == 2


def half_a_reroll(crew: Crew) -> None:
    """One has marked, the other is at it."""
    two_dice(crew)
    if crew.table.mode == Mode.CURTAIN:
        look(crew, P)
    crew.key(Key.Key_T)
    assert crew.table.board.reroll_step is not None
    look(crew, P)
    crew.key(Key.Key_B, Key.Key_D, Key.Key_Return)
    crew.look_away(P)
    look(crew, C)
    crew.key(Key.Key_B)


def rerolled(crew: Crew) -> None:
    half_a_reroll(crew)
    crew.key(Key.Key_D, Key.Key_Return)
    crew.look_away(C)
    assert crew.table.board.reroll_step is None


def correcting(crew: Crew) -> None:
    """It is proposed, and not agreed to."""
    rerolled(crew)
    crew.key(Key.Key_F6)
    page = crew.screen
    assert isinstance(page, CorrectionScreen)
    crew.click(page.entries[-1])


def corrected(crew: Crew) -> None:
    correcting(crew)
    crew.hold_both()
    assert len(crew.table.board.order) < 2


def paused(crew: Crew) -> None:
    in_hand(crew)
    crew.key(Key.Key_Escape, Key.Key_Escape)
    if not isinstance(crew.screen, PauseScreen):
        crew.key(Key.Key_Escape)
    assert isinstance(crew.screen, PauseScreen)


def in_the_background(crew: Crew) -> None:
    looking(crew)
    QApplication.sendEvent(crew.window, QEvent(QEvent.Type.WindowDeactivate))
    crew.wait(0)


def given_up(crew: Crew) -> None:
    """Over, and no debrief yet: the hands are still shut."""
    two_dice(crew)
    crew.key(Key.Key_Escape)
    page = crew.screen
    assert isinstance(page, PauseScreen)
    crew.click(page.end)
    crew.hold_both()
    assert crew.table.board.over
    assert not crew.table.ports.table.debriefed


def lost(crew: Crew) -> None:
    """A spin, with the same die of each twin."""
    rolled(crew)
    for seat, space in ((P, "axis.P"), (C, "axis.C")):
        index = crew.view.ruleset.index[space]
        crew.table.ports.seat(seat).submit(PlaceDie(seat, 0, index, 0))
    crew.wait(0)


def continued(crew: Crew) -> None:
    two_dice(crew)
    crew.key(Key.Key_Escape)
    page = crew.screen
    assert isinstance(page, PauseScreen)
    crew.click(page.leave)
    crew.key(Key.Key_Return)
    crew.key(*VISORS)
    assert crew.screen is crew.flight.cockpit


STOPS: tuple[Callable[[Crew], None], ...] = (
    boarding,
    briefing,
    rolled,
    looking,
    in_hand,
    two_dice,
    half_a_reroll,
    rerolled,
    correcting,
    corrected,
    paused,
    in_the_background,
    given_up,
    lost,
    continued,
)
