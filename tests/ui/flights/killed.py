"""A program of its own that flies part of a flight in the window and is killed in the middle of it: at the very moment
at which the window hears of the last step. Run as `python -m tests.ui.flights.killed FOLDER PART`."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from skyteam_qt.app.window import make_application
from skyteam_qt.rules import Board
from skyteam_qt.session.port import Change
from skyteam_qt.sim.scripted import C, P
from tests.ui.flights.crew import CTRL, Crew, Key

SEED = 4


def public(board: Board) -> str:
    """A board as one line of text."""
    return repr(board)


def fly(crew: Crew, part: str) -> None:
    """Talk, roll, then some dice; `part` says what the last thing is."""
    crew.board()
    crew.key(Key.Key_L, mods=CTRL)
    crew.write("one space")
    crew.key(Key.Key_Return, Key.Key_Escape)
    if part == "roll":
        die_at_next_step(crew)
    crew.roll()
    crew.place(P, 0, "axis.P")
    crew.look(C)
    if part == "die":
        die_at_next_step(crew)
    crew.drag(C, 1, "axis.C")
    crew.answer()
    crew.look_away(C)
    crew.key(Key.Key_T)
    crew.look(P)
    crew.key(Key.Key_B)
    die_at_next_step(crew)
    crew.key(Key.Key_Return)


def die_at_next_step(crew: Crew) -> None:
    """Say where things stand when the window hears of it, and be gone."""

    def heard(change: Change) -> None:
        sys.stdout.write(public(change.board))
        sys.stdout.flush()
        os.kill(os.getpid(), signal.SIGKILL)

    crew.table.changed.connect(heard)


def main(folder: str, part: str) -> None:
    """See above. Never comes back."""
    app = make_application(["killed"])
    fly(Crew(Path(folder), seed=SEED), part)
    app.quit()


if __name__ == "__main__":
    main(*sys.argv[1:])
