"""An error nobody expected: one sentence, a log without any value, and the game goes on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from skyteam_qt.ui.errors import MOST_BYTES, MOST_ENTRIES, ErrorLog, describe, install


class Told:
    """A reporter that counts."""

    def __init__(self) -> None:
        self.paths: list[Path] = []

    def report_error(self, log_path: Path) -> None:
        self.paths.append(log_path)


def fail(hand: tuple[int, ...]) -> None:
    secret = sum(hand) * 111
    raise ValueError(f"hand {hand} {secret}")


def hook(log: ErrorLog) -> None:
    try:
        fail((6, 5, 4, 3))
    except ValueError as error:
        log.hook(type(error), error, error.__traceback__)


def test_the_log_names_kind_and_place_and_no_value(tmp_path: Path) -> None:
    told = Told()
    log = ErrorLog(tmp_path / "deep" / "log.txt", told)
    hook(log)
    text = log.path.read_text()
    assert "ValueError at" in text
    assert "test_errors.py" in text
    assert "in fail" in text
    assert not any(secret in text for secret in ("hand", "6, 5", "1998"))
    assert told.paths == [log.path]


def test_people_are_told_once_for_each_place(tmp_path: Path) -> None:
    told = Told()
    log = ErrorLog(tmp_path / "log.txt", told)
    for _ in range(3):
        hook(log)
    assert len(told.paths) == 1


def test_an_error_with_each_frame_does_not_fill_the_disk(tmp_path: Path) -> None:
    log = ErrorLog(tmp_path / "log.txt", Told())
    for _ in range(MOST_ENTRIES + 20):
        hook(log)
    assert len(log.path.read_text().splitlines()) == MOST_ENTRIES


def test_an_old_log_is_put_aside(tmp_path: Path) -> None:
    log = ErrorLog(tmp_path / "log.txt")
    log.path.write_text("x" * (MOST_BYTES + 1))
    log.note("new")
    assert log.path.read_text().endswith("new\n")
    assert (tmp_path / "log.txt.old").exists()


def test_a_log_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ErrorLog(tmp_path / "file" / "log.txt").note("nothing")


def test_a_reporter_that_fails_itself_is_noted_and_stopped(tmp_path: Path) -> None:
    class Broken:
        def report_error(self, log_path: Path) -> None:
            raise RuntimeError("again")

    log = ErrorLog(tmp_path / "log.txt", Broken())
    hook(log)
    assert "RuntimeError at" in log.path.read_text()


def test_install_takes_over_the_hook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import threading

    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    log = install(tmp_path / "log.txt", Told())
    assert sys.excepthook == log.hook
    assert "started, version" in log.path.read_text()
    assert describe(KeyError, None) == "KeyError at unknown place"
