"""What happens to an error nobody expected: a sentence for people, a few lines in the log file, and the flight goes on.

The log names the kind of the error and the places in the program it went through, nothing else: no local variables, no
source lines, and no message, because any of these may hold the value of a die.
"""

from __future__ import annotations

import sys
import threading
import time
from pathlib import Path
from traceback import walk_tb
from types import TracebackType
from typing import Protocol

from skyteam_qt import __version__

MOST_BYTES = 200_000
MOST_ENTRIES = 40
"""An error in a paint event comes again with every frame; after so many entries this run writes no more."""


class Reporter(Protocol):
    """Who tells the people; `MainWindow`."""

    def report_error(self, log_path: Path) -> None:
        """Cover everything and say one sentence. Called once for each kind and place of error."""


class ErrorLog:
    """The log file, and the hook that writes to it."""

    def __init__(self, path: Path, reporter: Reporter | None = None) -> None:
        self.path = path
        self.reporter = reporter
        self.entries = 0
        self._told: set[str] = set()
        self._telling = False

    def note(self, text: str) -> None:
        """One line with the time. Trouble with the file is no trouble for the game."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists() and self.path.stat().st_size > MOST_BYTES:
                self.path.replace(self.path.with_name(self.path.name + ".old"))
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {text}\n")
        except OSError:
            return

    def hook(self, kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        """For `sys.excepthook`."""
        if issubclass(kind, KeyboardInterrupt):
            sys.exit(130)
        text = describe(kind, where)
        if self.entries < MOST_ENTRIES:
            self.entries += 1
            self.note(text)
        if text in self._told or self._telling:
            return
        self._told.add(text)
        if self.reporter is None:
            print("skyteam-qt: something went wrong; see", self.path, file=sys.stderr)
            return
        self._telling = True
        try:
            self.reporter.report_error(self.path)
        except Exception as second:
            self.note(describe(type(second), second.__traceback__))
        finally:
            self._telling = False

    def thread_hook(self, given: threading.ExceptHookArgs) -> None:
        """For `threading.excepthook`: into the log only, a thread may not touch the window."""
        if self.entries < MOST_ENTRIES:
            self.entries += 1
            self.note(describe(given.exc_type, given.exc_traceback))


def describe(kind: type[BaseException], where: TracebackType | None) -> str:
    """Kind and places, in one line: "KeyError at ui/a.py:12 in paint > rules/b.py:3 in play"."""
    places = []
    for frame, line in walk_tb(where):
        code = frame.f_code
        file = code.co_filename.replace("\\", "/")
        short = file.rpartition("skyteam_qt/")[2] if "skyteam_qt/" in file else file.rpartition("/")[2]
        places.append(f"{short}:{line} in {code.co_name}")
    return f"{kind.__name__} at " + (" > ".join(places[-12:]) or "unknown place")


def install(path: Path, reporter: Reporter | None = None) -> ErrorLog:
    """Take over `sys.excepthook` and `threading.excepthook`. Returns the log."""
    log = ErrorLog(path, reporter)
    log.note(f"started, version {__version__}, Python {sys.version.split()[0]}, {sys.platform}")
    sys.excepthook = log.hook
    threading.excepthook = log.thread_hook
    return log
