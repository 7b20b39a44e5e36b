"""How long a logbook of ten thousand flights takes to open: from the key to the painted page, offscreen."""

from __future__ import annotations

import os
import sqlite3
import statistics
import tempfile
import time
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..session.logbook import Row

FLIGHTS = 10_000


def opening_ms(runs: int, flights: int = FLIGHTS) -> float:
    """Median of `runs` first openings, each by a program just started (its idle imports done)."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from .window import FIRST_FLIGHT

    for part in FIRST_FLIGHT:
        import_module(f"skyteam_qt.{part}")
    return round(statistics.median(_opening(flights) for _ in range(runs)), 1)


def _opening(flights: int) -> float:
    from PySide6.QtWidgets import QApplication

    from ..session.kept import FLOWN, SUFFIX
    from ..session.logbook import Logbook, Row
    from ..session.setup import ruleset_for
    from .services import GameServices
    from .sweeper import sweep_all
    from .window import make_application, make_window

    app = make_application(["skyteam-qt"])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        services = GameServices(folder, folder / "log.txt", None)
        flown = services._flights_folder / FLOWN
        flown.mkdir(parents=True)
        rows = [_row(number, f"{number}{SUFFIX}") for number in range(flights)]
        for row in rows:
            (flown / row.file).touch()
        book = Logbook(folder / "logbook.db", flown, ruleset_for)
        book.rows()  # makes the table
        with sqlite3.connect(book.path) as db:
            db.executemany(f"INSERT INTO flights VALUES ({', '.join('?' * len(Row._fields))})", rows)
        db.close()
        window = make_window(services, size=(1280, 720))
        window.show()
        for _ in range(5):  # a start screen that somebody has looked at
            app.processEvents()
            window.grab()
        began = time.perf_counter()
        window.show_logbook()
        QApplication.processEvents()
        took = (time.perf_counter() - began) * 1000
        window.close()
        window.deleteLater()
        sweep_all()
    return took


def _row(number: int, file: str) -> Row:
    """Some flight; every third one landed."""
    from ..session.logbook import Row

    landed = number % 3 == 0
    cause = "" if landed else "spin"
    begun = 1.7e9 + 3600.0 * number
    return Row(file, begun, "Anna", "Ben", "YUL-green", "sky-team", "", "visors", 7, 900, landed, cause, "")


__all__ = ["opening_ms"]
