"""The window is closed, or the program killed, in the middle of a flight: everything that was shown is there again, all
is covered, and the flight can be flown to its end (ux 3.9)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from skyteam_qt.qtbridge.roles import Role
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import SEATS, Loss, MarkReroll, Phase, PlaceDie, SpendReroll
from skyteam_qt.session.setup import Mode
from skyteam_qt.sim.scripted import both
from skyteam_qt.ui.screens.boarding import BoardingScreen
from skyteam_qt.ui.screens.briefing import BriefingScreen
from skyteam_qt.ui.screens.debrief import DebriefScreen
from skyteam_qt.ui.screens.pause import PauseScreen
from tests.ui.flights import killed
from tests.ui.flights.crew import CTRL, Crew, Key, any_placement, button

Board = Callable[..., Crew]
ROOT = Path(__file__).parents[3]


def kept(crew: Crew) -> dict[str, Any]:
    """Everything that has to be there again."""
    table = crew.table
    port = table.ports.table
    return {
        "board": port.board,
        "views": [table.ports.seat(seat).view() for seat in SEATS],
        "pending": port.pending,
        "chat": port.chat,
        "may talk": port.may_talk,
        "plan": port.plan,
        "mode": port.mode,
        "names": [port.name(seat) for seat in SEATS],
        "log": [table.log.value(row, Role.TEXT) for row in range(table.log.rowCount())],
        "steps": port.steps(),
        "seen": port.partner_has_seen,
        "what to agree to": port.agreement.what,
        "screen": type(crew.screen).__name__,
    }


def without_numbers(found: dict[str, Any]) -> dict[str, Any]:
    """Entries of the record are counted, and closing makes some of its own."""
    return {**found, "steps": [step[1:] for step in found["steps"]]}


# ---- how far people have got


def in_briefing(crew: Crew) -> None:
    crew.board()
    crew.key(Key.Key_L, mods=CTRL)
    crew.write("gear, then one space")
    crew.key(Key.Key_Return, Key.Key_Tab)
    crew.write("flaps are mine")
    crew.key(Key.Key_Return)
    crew.write("half a li")
    crew.key(Key.Key_Escape)
    crew.click(button(crew.flight.briefing.chat, "Gear"))


def just_rolled(crew: Crew) -> None:
    in_briefing(crew)
    crew.roll()


def in_mid_round(crew: Crew) -> None:
    """Three dice lie, and one is in the hand."""
    just_rolled(crew)
    for _ in range(3):
        crew.carry_out(any_placement(crew.table.ports, Random(1)))
    seat = crew.table.asked
    assert seat is not None
    crew.look(seat)
    crew.take(seat, 2, "conc.3")


def with_the_reroll_open(crew: Crew) -> None:
    """One has chosen, the other has not."""
    just_rolled(crew)
    crew.carry_out(any_placement(crew.table.ports, Random(1)))
    crew.key(Key.Key_T)
    seat = crew.table.asked
    assert seat is not None
    crew.look(seat)
    crew.key(Key.Key_C, Key.Key_D, Key.Key_Return)
    crew.look_away(seat)
    assert crew.table.asked == seat.other


def after_a_correction(crew: Crew) -> None:
    """A die is back at home that the partner has seen."""
    just_rolled(crew)
    for _ in range(2):
        crew.carry_out(any_placement(crew.table.ports, Random(1)))
    crew.key(Key.Key_F6)
    crew.click(crew.screen.entries[0])  # type: ignore[attr-defined]
    crew.hold_both()
    assert any(crew.table.ports.table.partner_has_seen)


def at_the_end_of_the_round(crew: Crew) -> None:
    just_rolled(crew)
    while crew.table.board.phase == Phase.PLACEMENT:
        action = harmless(crew)
        crew.table.ports.seat(action.seat).submit(action)
    crew.wait(0)
    assert crew.table.board.phase == Phase.END
    assert crew.screen is crew.flight.cockpit


def harmless(crew: Crew) -> PlaceDie:
    """A placement without coffee that does not end the flight; mandatory spaces first."""
    seat = crew.table.asked
    assert seat is not None
    port = crew.table.ports.seat(seat)
    found = [one for one in port.legal() if isinstance(one, PlaceDie) and not one.coffee]
    for one in sorted(found, key=lambda action: action.space not in crew.view.ruleset.mandatory):
        after = crew.table.guide.preview(port.view(), one.place, one.space)
        if after is not None and after.loss is None:
            return one
    raise AssertionError("everything loses: another seed is wanted")


def lost_before_the_debrief(crew: Crew) -> None:
    just_rolled(crew)
    rng = Random(0)
    while not crew.table.board.over:
        if crew.table.ports.table.agreement.what is not None:
            both(crew.table.ports, crew.table.ports.table.agreement.what)
        else:
            action = any_placement(crew.table.ports, rng)
            crew.table.ports.seat(action.seat).submit(action)
    assert not crew.table.ports.table.debriefed
    crew.wait(0)


PHASES = {
    "in_briefing": in_briefing,
    "just_rolled": just_rolled,
    "in_mid_round": in_mid_round,
    "with_the_reroll_open": with_the_reroll_open,
    "after_a_correction": after_a_correction,
    "at_the_end_of_the_round": at_the_end_of_the_round,
    "lost_before_the_debrief": lost_before_the_debrief,
}


def come_back(board: Board) -> Crew:
    """Another window on the same folder: it offers to continue, and nothing is open until both have taken a seat."""
    crew = board()
    start = crew.start
    assert start.saved is not None
    assert start.continue_card is not None
    assert start.continue_card.isVisible()
    crew.click(start.continue_card.resume)
    assert isinstance(crew.screen, BoardingScreen)
    assert not any(crew.table.is_open(seat) for seat in SEATS)
    for seat in crew.screen.seats:
        crew.click(seat)
    if crew.table.mode != Mode.OPEN:
        assert not any(crew.table.is_open(seat) for seat in SEATS)
        assert all(crew.table.dice[seat].value(0, Role.DIE_VALUE) is None for seat in SEATS)
    assert crew.table.lifted is None
    return crew


@pytest.mark.parametrize(
    ("phase", "mode"),
    [
        *((phase, Mode.VISORS) for phase in PHASES),
        *((phase, Mode.CURTAIN) for phase in ("in_mid_round", "with_the_reroll_open")),
        ("in_mid_round", Mode.OPEN),
    ],
)
def test_a_flight_closed_in_any_phase_goes_on_as_it_was(board: Board, phase: str, mode: Mode) -> None:
    first = board(seed=3, mode=mode)
    PHASES[phase](first)
    before = kept(first)
    first.leave()
    again = come_back(board)
    assert kept(again) == before
    assert again.window.windowTitle().startswith("YUL")
    again.fly_on(Random(5))
    assert isinstance(again.screen, DebriefScreen)
    assert again.debrief.headline == say("debrief.won" if again.table.board.loss is None else "debrief.lost")
    assert again.services.saved() is None
    again.leave()
    assert board().start.saved is None


def test_a_flight_closed_again_and_again_is_the_flight_that_was_never_closed(board: Board, data_folder: Path) -> None:
    """The same seed and the same choices lead to the same end, dice of later rounds and of a reroll among them."""
    whole = board(seed=11, folder=data_folder / "whole")
    whole.in_cockpit()
    ports, rng = whole.table.ports, Random(8)
    spent = False
    while not ports.table.board.over and ports.table.board.round < 3:
        if ports.table.agreement.what is not None:
            both(ports, ports.table.agreement.what)
            continue
        action = any_placement(ports, rng)
        ports.seat(action.seat).submit(action)
        if not spent:
            spent = True
            ports.seat(action.seat.other).submit(SpendReroll(action.seat.other))
            for seat in (action.seat.other, action.seat):
                ports.seat(seat).submit(MarkReroll(seat, 0b1000))
    expected = without_numbers(kept(whole))
    whole.leave()

    crew = board(seed=11)
    crew.in_cockpit()
    rng = Random(8)
    spent = False
    left = 0
    while not crew.table.board.over and crew.table.board.round < 3:
        if left % 5 == 4:
            crew.leave()
            crew = come_back(board)
        left += 1
        if crew.table.ports.table.agreement.what is not None:
            crew.agree()
            continue
        crew.carry_out(any_placement(crew.table.ports, rng))
        if not spent:
            spent = True
            crew.key(Key.Key_T)
            for seat in (crew.table.asked, crew.table.asked.other if crew.table.asked is not None else None):
                assert seat is not None
                crew.look(seat)
                crew.key(Key.Key_D, Key.Key_Return)
                crew.look_away(seat)
    assert left > 8
    assert without_numbers(kept(crew)) == expected


def test_a_mode_changed_in_pause_and_names_come_back(board: Board) -> None:
    first = board(seed=3, names=("Åsa <b>", ""))
    first.board()
    first.key(Key.Key_Escape)
    page = first.screen
    assert isinstance(page, PauseScreen)
    first.click(page.modes.button(2))
    first.leave()
    again = come_back(board)
    assert again.table.mode == Mode.OPEN
    assert again.table.names.pilot == "Åsa <b>"
    assert isinstance(again.screen, BriefingScreen)
    again.roll()
    assert again.table.is_open(SEATS[0])


def test_giving_up_is_no_flight_to_continue(board: Board) -> None:
    first = board(seed=3)
    first.in_cockpit()
    first.key(Key.Key_Escape)
    page = first.screen
    assert isinstance(page, PauseScreen)
    first.click(page.end)
    first.hold_both()
    assert first.table.board.loss == Loss.GIVEN_UP
    first.agree()
    assert isinstance(first.screen, DebriefScreen)
    first.leave()
    assert board().start.saved is None


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no such signal here")
@pytest.mark.parametrize("part", ["roll", "die", "reroll"])
def test_a_killed_program_loses_nothing_that_was_shown(board: Board, data_folder: Path, part: str) -> None:
    words = [sys.executable, "-m", "tests.ui.flights.killed", str(data_folder), part]
    ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == -9, ran.stderr
    crew = come_back(board)
    assert killed.public(crew.table.board) == ran.stdout
    assert [line.text for line in crew.table.ports.table.chat] == ["one space"]
    crew.fly_on(Random(2))
    assert isinstance(crew.screen, DebriefScreen)
