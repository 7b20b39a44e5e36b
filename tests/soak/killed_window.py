"""A program of its own that flies a random flight in the window and tells each position that the window hears of, until
somebody kills it: the parent at any instant, or itself at the wanted position. Run as
`python -m tests.soak.killed_window FOLDER NUMBER AT`, where AT is 0 for the former."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from random import Random
from typing import Any

from skyteam_qt.app.window import make_application
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.rules import SeatTurn, Want
from skyteam_qt.session.setup import Mode
from tests.soak.amount import amount
from tests.soak.flyer import careful
from tests.ui.flights.crew import Crew, Key


def chosen(number: int) -> dict[str, Any]:
    """Both games, all sitting modes."""
    cards = {"game": "final-approach", "level": "expert"} if number % 2 else {}
    return {"seed": number, "mode": list(Mode)[number % 3], **cards}


def told(table: Table) -> str:
    """A position in one line: the board, and how much has happened."""
    port = table.ports.table
    return f"{len(port.log)} {len(port.chat)} {table.board!r}"


def fly(crew: Crew, number: int) -> None:
    """With a reroll, until it is over; the short version is one round."""
    rng = Random(number)
    crew.board()
    crew.roll()
    for turn in range(amount(10, 100)):
        if turn == 3 and crew.table.mode == Mode.VISORS:
            crew.key(Key.Key_T)
        if crew.table.board.over:
            break
        pending = crew.table.pending
        if isinstance(pending, SeatTurn) and pending.what != Want.MARK:
            crew.carry_out(careful(crew, rng))
        else:
            crew.fly_on(rng, 1)


class Teller:
    """Tells each position on the standard output; at number `at` it is the last thing this process does."""

    def __init__(self, table: Table, at: int) -> None:
        self._table = table
        self._at = at
        self._number = 0

    def heard(self, _change: object) -> None:
        """The window hears of a step."""
        self._number += 1
        os.write(1, (told(self._table) + "\n").encode())
        if self._number == self._at:
            os.kill(os.getpid(), signal.SIGKILL)


def main(folder: str, number: str, at: str) -> None:
    """See above."""
    app = make_application(["killed"])
    crew = Crew(Path(folder), **chosen(int(number)))
    begin, tellers = crew.window._begin, []

    def begun(*args: Any, **kwargs: Any) -> None:
        begin(*args, **kwargs)
        tellers.append(Teller(crew.table, int(at)))  # a connection does not keep it
        crew.table.changed.connect(tellers[-1].heard)

    crew.window._begin = begun  # type: ignore[method-assign]
    fly(crew, int(number))
    app.quit()


if __name__ == "__main__":
    main(*sys.argv[1:])
