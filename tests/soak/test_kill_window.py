"""The program is killed with its window, at a step and at any instant: what people saw is there again, and no more than
one further step, which they had made and not seen yet."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

import pytest

from skyteam_qt.ui.screens.boarding import BoardingScreen
from skyteam_qt.ui.screens.debrief import DebriefScreen
from tests.soak.killed_window import chosen, told
from tests.ui.flights.crew import VISORS, Crew

from .amount import amount

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no such signal here")
ROOT = Path(__file__).parents[2]
FLIGHTS = 3


def child(folder: Path, number: int, at: int) -> subprocess.Popen[bytes]:
    words = [sys.executable, "-m", "tests.soak.killed_window", str(folder), str(number), str(at)]
    return subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)


def lines_of(told: bytes) -> list[str]:
    """Whole lines only."""
    return told.decode().split("\n")[:-1]


def test_a_program_killed_with_its_window_goes_on_from_what_was_shown(
    board: Callable[..., Crew], data_folder: Path
) -> None:
    """Half of the kills at a step, half at any instant."""
    kills, rng = amount(1, 20), Random(8)
    whole: dict[int, list[str]] = {}
    done = later = 0
    for kill in count():
        if done == kills:
            break
        number = kill % FLIGHTS
        if number not in whole:
            ran = child(data_folder / f"whole {number}", number, 0)
            whole[number] = lines_of(ran.communicate(timeout=300)[0])
            assert ran.returncode == 0
        steps = whole[number]
        folder = data_folder / str(kill)
        wanted = rng.randrange(1, len(steps) - 4)
        at_step = kill % 2 == 0
        running = child(folder, number, wanted if at_step else 0)
        heard = b""
        assert running.stdout is not None
        while (at_step or heard.count(b"\n") < wanted) and (got := os.read(running.stdout.fileno(), 65536)):
            heard += got
        if not at_step:
            select.select([], [], [], rng.random() * 0.1)
            running.kill()
        rest, _ = running.communicate(timeout=300)
        if not at_step and running.returncode == 0:
            continue  # it was quicker
        assert running.returncode == -signal.SIGKILL
        done += 1
        seen = lines_of(heard + rest)
        assert seen == steps[: len(seen)]
        later += goes_on(board(folder=folder, **chosen(number)), seen, steps)
    print(f"\nkill with the window: {kills} kills, nothing shown was lost; {later} had one step more than was shown")


def goes_on(crew: Crew, seen: list[str], steps: list[str]) -> bool:
    """Continue the flight, to its end. Returns whether the file knew more than had been shown."""
    card = crew.start.continue_card
    assert card is not None
    crew.click(card.resume)
    assert isinstance(crew.screen, BoardingScreen)
    now = told(crew.table)
    after = next((step for step in steps[len(seen) :] if step != seen[-1]), "")
    assert now in (seen[-1], after), (now, seen[-1], after)
    crew.key(*VISORS)
    crew.fly_on(Random(3), amount(4, 1000))
    assert isinstance(crew.screen, DebriefScreen) or amount(1, 0)
    return now != seen[-1]
