"""The figures of `skyteam-qt bench`: medians of several runs, taken turn about with their reference.

Machines are shared and noisy: ratios compare with an empty window in the same run, frame times are medians of many.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

PLAY_SECONDS = 1.0
PAIRS = 3
"""Pairs of windows for each run: one start takes a quarter of a second and is easily disturbed."""
SIZES = ((1600, 1000), (3840, 2160))

Start = tuple[float, float]
"""Seconds to the first paint, resident bytes then."""


def measure(runs: int) -> dict[str, Any]:
    """All figures by name, each the median of `runs` runs (ms, ratios, placements per second)."""
    pairs = _pairs(PAIRS * runs)
    figures: dict[str, Any] = {
        "placements_per_second": round(statistics.median(_placements(run) for run in range(runs))),
        "first_paint_ratio": _ratio(pairs, 0),
        "memory_ratio": _ratio(pairs, 1),
    }
    figures.update(_frames(runs))
    figures["logbook_ms"] = _logbook(runs)
    figures.update(_crew(runs))
    return figures


def _pairs(count: int) -> list[tuple[Start, Start]]:
    """An empty window and our start screen, opened turn about."""
    with tempfile.TemporaryDirectory() as compiled:
        # the first pair warms the disk cache, leaves the bytecode, and is dropped
        return [(_first_paint("empty", compiled), _first_paint("start", compiled)) for _ in range(count + 1)][1:]


def _ratio(pairs: list[tuple[Start, Start]], which: int) -> float:
    """The median of the pairs' ratios: both of a pair have met the same other work on the machine."""
    return round(statistics.median(ours[which] / empty[which] for empty, ours in pairs), 2)


def _placements(run: int) -> float:
    from ..content.library import load_ruleset
    from ..sim.play import placements_per_second

    # seconds of this core, not of the wall: other programs take turns with us
    return placements_per_second(load_ruleset("YUL-green"), PLAY_SECONDS, seed=run, clock=time.process_time)


def _logbook(runs: int) -> float:
    from .bench_logbook import opening_ms

    return opening_ms(runs)


def _crew(runs: int) -> dict[str, Any]:
    """`greedy_ms`, `search_ms`, `flights_per_second` of the computer crew."""
    # sets the threads of numpy before it is loaded
    from ..sim.speed import crew_figures

    return crew_figures(runs)


def _first_paint(which: str, compiled: str) -> Start:
    """Seconds from process start to first paint, and resident bytes then, of one child process.

    compiled: a folder for bytecode. An installed game has its bytecode; a source tree where Python may not write any
    (`PYTHONDONTWRITEBYTECODE`) would compile ours at each start, and the reference comes compiled with PySide6.
    """
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "SKYTEAM_DATA": folder,
            "PYTHONPYCACHEPREFIX": compiled,
        }
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        began = time.monotonic()
        done = subprocess.run(
            [sys.executable, "-m", "skyteam_qt.app.first_paint", which],
            capture_output=True,
            text=True,
            timeout=120,
            env=environment,
            check=True,
        )
    at, size = done.stdout.split()
    return float(at) - began, float(size)


def _frames(runs: int) -> dict[str, dict[str, float]]:
    """Drag, fade and repaint times in ms by window size."""
    from .bench_frames import frame_times

    found: dict[str, dict[str, float]] = {"drag_ms": {}, "fade_ms": {}, "repaint_ms": {}}
    for size in SIZES:
        times = [frame_times(size) for _ in range(runs)]
        for name in found:
            found[name]["x".join(map(str, size))] = round(statistics.median(t[name] for t in times), 3)
    return found
