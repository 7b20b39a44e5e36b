"""`skyteam-qt bench` measures what it says. How quick a machine is, is not a test."""

import json

import pytest
from PySide6.QtWidgets import QApplication

from skyteam_qt.app import bench
from skyteam_qt.app.cli import main
from skyteam_qt.sim import speed


def test_bench_prints_one_json_object_with_every_figure(
    qapp: QApplication, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "PLAY_SECONDS", 0.05)
    monkeypatch.setattr(speed, "LOCKSTEP_FLIGHTS", 20)
    monkeypatch.setattr(speed, "GREEDY_DECISIONS", 20)
    monkeypatch.setattr(speed, "SEARCH_DECISIONS", 4)
    assert main(["bench", "--runs", "1"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == {
        "placements_per_second",
        "first_paint_ratio",
        "memory_ratio",
        "drag_ms",
        "fade_ms",
        "repaint_ms",
        "logbook_ms",
        "greedy_ms",
        "search_ms",
        "flights_per_second",
    }
    for name in ("greedy_ms", "search_ms"):
        assert 0 < figures[name]["median"] <= figures[name]["p95"]
    assert figures["flights_per_second"] > 0
    for name in ("drag_ms", "fade_ms", "repaint_ms"):
        assert set(figures[name]) == {"1600x1000", "3840x2160"}
    times = [t for name in ("drag_ms", "fade_ms", "repaint_ms") for t in figures[name].values()]
    assert all(0 < t < 1000 for t in times)
    assert 0 < figures["logbook_ms"] < 5000
    assert 0.5 < figures["memory_ratio"] < 5
    assert 0.5 < figures["first_paint_ratio"] < 20
    assert figures["placements_per_second"] > 100
