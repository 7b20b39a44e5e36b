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
SIZES = ((1600, 1000), (3840, 2160))


def measure(runs: int) -> dict[str, Any]:
    """All figures by name, each the median of `runs` runs (ms, ratios, placements per second)."""
    # the first pair warms the disk cache and is dropped
    pairs = [(_first_paint("empty"), _first_paint("start")) for _ in range(runs + 1)][1:]
    empty, start = [e for e, _ in pairs], [s for _, s in pairs]
    figures: dict[str, Any] = {
        "placements_per_second": round(statistics.median(_placements(run) for run in range(runs))),
        "first_paint_ratio": _ratio([s[0] for s in start], [e[0] for e in empty]),
        "memory_ratio": _ratio([s[1] for s in start], [e[1] for e in empty]),
    }
    figures.update(_frames(runs))
    return figures


def _ratio(ours: list[float], reference: list[float]) -> float:
    return round(statistics.median(ours) / statistics.median(reference), 2)


def _placements(run: int) -> float:
    from ..content.library import load_ruleset
    from ..sim.play import placements_per_second

    # seconds of this core, not of the wall: other programs take turns with us
    return placements_per_second(load_ruleset("YUL-green"), PLAY_SECONDS, seed=run, clock=time.process_time)


def _first_paint(which: str) -> tuple[float, float]:
    """Seconds from process start to first paint, and resident bytes then, of one child process."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "SKYTEAM_DATA": folder}
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
