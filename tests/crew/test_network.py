"""Weights are content: small, checked when they are read, and refused when they were made for something else."""

from __future__ import annotations

import numpy as np
import pytest

from skyteam_qt.content.weights import FOLDER, read_weights, weights_names
from skyteam_qt.crew import features, network, twin
from skyteam_qt.crew.network import Net, Weights, WeightsRefused
from tests.crew.helpers import some_weights


def test_weights_come_back_as_they_were_written() -> None:
    back = Weights.from_bytes(Weights(some_weights().nets, "a note").to_bytes(np.float32))
    assert back.note == "a note"
    for mine, theirs in zip(some_weights().nets, back.nets, strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(mine.layers, theirs.layers, strict=True))


def test_weights_for_other_features_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    data = some_weights().to_bytes()
    monkeypatch.setattr(network, "FEATURE_HASH", "something else")
    with pytest.raises(WeightsRefused, match="other features"):
        Weights.from_bytes(data)


def test_weights_for_other_rules_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    data = some_weights().to_bytes()
    monkeypatch.setattr(network, "RULES_VERSION", 99)
    with pytest.raises(WeightsRefused, match="another version of the rules"):
        Weights.from_bytes(data)


def test_networks_of_another_shape_are_refused() -> None:
    rng = np.random.default_rng(1)
    wrong = Net.fresh(7, 4, 4, rng)
    with pytest.raises(WeightsRefused, match="do not fit"):
        Weights.from_bytes(Weights((wrong, wrong, wrong)).to_bytes())


@pytest.mark.parametrize("data", [b"", b"no weights", b"PK\x03\x04 and so on"])
def test_what_is_no_file_of_weights_is_refused(data: bytes) -> None:
    with pytest.raises(WeightsRefused, match="not a file of weights"):
        Weights.from_bytes(data)


def test_shipped_weights_are_small_and_fit_this_version() -> None:
    assert weights_names()
    for name in weights_names():
        crew, game = name.split(".")
        data = read_weights(crew, game)
        assert len(data) < 500_000
        assert Weights.from_bytes(data).note
    assert all(path.suffix == ".npz" for path in FOLDER.iterdir())


def test_every_feature_is_nought_or_one_and_has_a_name() -> None:
    setup = twin.Setup(True, (0, 0, 1, 2, 1, 3, 2), (1, 5))
    states = twin.fresh(setup, 50)
    twin.deal(setup, states, np.random.default_rng(2).random((2, 4, 50), dtype=np.float32))
    seen = features.after_state(states, 1)
    assert seen.shape == (len(features.SEAT_NAMES), 50)
    assert set(np.unique(seen).tolist()) == {0.0, 1.0}
    assert len(set(features.SEAT_NAMES)) == features.SEAT
    on = {name for name, bit in zip(features.SEAT_NAMES, seen[:, 0], strict=True) if bit}
    assert {"round=1", "axis=0", "position=0", "planes+2>=1", "planes+3>=2", "planes>=9", "tokens>=1"} <= on
    assert sum(name.startswith("hand.") for name in on) == 4
