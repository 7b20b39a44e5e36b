"""`skyteam-qt simulate` and `train`: tables, JSON, one sentence for bad input, and what is done when interrupted."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from skyteam_qt.app.cli import main
from skyteam_qt.sim import batch
from tests.crew.helpers import some_weights

RULES = ("simulate", "--crew", "rule-based", "--flights", "300")


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RULES, "--game", "final-approach", "--level", "hard", "--json"]) == 0
    shown = capsys.readouterr()
    found = json.loads(shown.out)
    assert list(found) == ["flights", "landed", "rate", "low", "high", "causes", "seconds"]
    assert found["flights"] == 300
    assert found["low"] < found["rate"] < found["high"]
    assert "% landed" in shown.err
    assert "left" in shown.err


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RULES, "--partner", "random", "--flights", "20", "--slips", "5"]) == 0
    table = capsys.readouterr().out
    assert "rule-based (pilot) with random (co-pilot), 5 % slips" in table
    assert re.search(r"landed +0 +0\.00 % +\(95 %: 0\.00 to", table)
    assert "flights per second" in table


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--crew", "nobody"), "There is no crew"),
        (("--partner", "no-file.npz"), "cannot be read"),
        (("--scenario", "XXX"), "There is no flight"),
        (("--level", "cosy"), "There is no level"),
        (("--abilities", "mastery"), "abilities cannot be flown"),
        (("--flights", "0"), "not a number of flights"),
        (("--jobs", "0"), "not a number of jobs"),
        (("--slips", "101"), "not a percentage"),
        (("--seed", "-1"), "not a seed"),
        (("--dask", "tcp://127.0.0.1:9", "--save", "x"), "either --dask or --save"),
    ],
)
def test_bad_input_of_simulate_is_one_sentence(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--crew", "rule-based", *words]) == 2
    shown = capsys.readouterr()
    assert not shown.out
    assert sentence in shown.err
    assert shown.err.count("\n") == 1


def test_an_interrupted_batch_reports_what_is_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    flown = []
    usual = batch.fly_part

    def interrupted(order: batch.Order) -> object:
        if len(flown) == 1:
            raise KeyboardInterrupt
        flown.append(order)
        return usual(order)

    monkeypatch.setattr(batch, "fly_part", interrupted)
    assert main([*RULES, "--flights", "600", "--json"]) == 130
    shown = capsys.readouterr()
    assert json.loads(shown.out)["flights"] == 250
    assert "interrupted after 250 of 600 flights" in shown.err


def test_weights_from_a_file_can_fly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.npz"
    path.write_bytes(some_weights().to_bytes())
    assert main(["simulate", "--crew", str(path), "--flights", "10", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["flights"] == 10
    path.write_bytes(b"nothing")
    assert main(["simulate", "--crew", f"{tmp_path}/./mine.npz", "--flights", "10"]) == 2
    assert "not a file of weights" in capsys.readouterr().err


def test_training_goes_on_from_its_checkpoint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, kept = tmp_path / "w.npz", tmp_path / "run.ck"
    words = ["train", str(out), "--game", "final-approach", "--levels", "easy", "--flights", "1600"]
    words += ["--checkpoint", str(kept)]
    assert main([*words, "--minutes", "0.0001"]) == 0
    assert "800 flights" in capsys.readouterr().out
    assert main(words) == 0
    assert "1600 flights" in capsys.readouterr().out
    assert main(["simulate", "--game", "final-approach", "--crew", str(out), "--flights", "10", "--json"]) == 0
    assert main([*words, "--seed", "9"]) == 2
    assert "another course" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--levels", "cosy"), "There is no level"),
        (("--levels", ","), "There is no level"),
        (("--from", "nowhere.npz"), "cannot be read"),
        (("--way", "magic"), "invalid choice"),
    ],
)
def test_bad_input_of_train_is_one_sentence(
    words: tuple[str, ...], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", str(tmp_path / "w.npz"), *words]) == 2
    shown = capsys.readouterr()
    assert sentence in shown.err
    assert shown.err.count("\n") == 1


def test_a_cluster_gives_the_same_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    distributed = pytest.importorskip("distributed")
    assert main([*RULES, "--json"]) == 0
    alone = json.loads(capsys.readouterr().out)
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        assert main([*RULES, "--json", "--dask", cluster.scheduler_address]) == 0
    together = json.loads(capsys.readouterr().out)
    assert {**alone, "seconds": 0} == {**together, "seconds": 0}
