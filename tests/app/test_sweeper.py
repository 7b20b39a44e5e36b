"""Garbage is collected between two events, never inside one; a window that is being painted stays."""

from __future__ import annotations

import ast
import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skyteam_qt.app.sweeper import ALL_EVERY, MIDDLE_EVERY, Sweeper

ROOT = Path(__file__).parents[2]


class Ring:
    """Garbage as soon as nobody holds it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def sweeper(qapp: QApplication) -> Iterator[Sweeper]:
    """One that does not sweep by itself."""
    gc.collect()
    made = Sweeper(every_ms=100_000)
    yield made
    made.deleteLater()
    gc.enable()


def allocated() -> None:
    """Enough to make a sweep due, and garbage too."""
    for _ in range(gc.get_threshold()[0] + 100):
        Ring()


def test_a_window_in_the_middle_of_a_paint_is_not_collected() -> None:
    # with Python's own collector ("python" instead of "sweeper") this child ends with a segmentation fault
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("swept_child.py")), "sweeper"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
    )
    assert (done.returncode, done.stdout.split()) == (0, ["1", "True", "False", "True"]), done.stderr


def test_python_collects_nothing_by_itself_while_there_is_a_sweeper(sweeper: Sweeper) -> None:
    assert not gc.isenabled()
    ring = ref(Ring())
    allocated()
    assert ring() is not None
    sweeper.sweep()
    assert ring() is None


def test_garbage_of_any_age_is_collected_in_the_end(sweeper: Sweeper) -> None:
    old = Ring()
    ring = ref(old)
    for _ in range(2 * MIDDLE_EVERY):
        allocated()
        sweeper.sweep()
    del old
    sweeps = 0
    while ring() is not None:
        allocated()
        sweeper.sweep()
        sweeps += 1
        assert sweeps <= ALL_EVERY


def test_a_sweep_waits_for_the_end_of_a_loop_inside_the_loop(qtbot: QtBot, sweeper: Sweeper) -> None:
    seen: list[bool] = []
    outer, inner = QEventLoop(), QEventLoop()

    def in_an_event() -> None:
        ring = ref(Ring())
        allocated()
        QTimer.singleShot(0, sweeper._between_events)
        QTimer.singleShot(0, inner.quit)
        inner.exec()
        seen.append(ring() is None)
        QTimer.singleShot(0, sweeper._between_events)
        QTimer.singleShot(0, lambda: seen.append(ring() is None))
        QTimer.singleShot(0, outer.quit)

    QTimer.singleShot(0, in_an_event)
    outer.exec()
    assert seen == [False, True]


@pytest.mark.parametrize("folder", ["skyteam_qt", "tests"])
def test_no_object_changes_its_class(folder: str) -> None:
    """PySide then forgets that a widget has two addresses (object and paint device) and keeps one after the object is
    gone: a later look-up, and the end of the process, run into freed memory."""
    texts = {path: path.read_text("utf-8") for path in sorted((ROOT / folder).rglob("*.py"))}
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path, text in texts.items()
        if "__class__" in text
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Attribute) and node.attr == "__class__" and isinstance(node.ctx, ast.Store)
    ]
    assert found == []
