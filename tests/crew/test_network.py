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


@pytest.mark.parametrize("turbulence", [False, True])
def test_features_of_a_lone_card_say_what_the_other_one_would_do(turbulence: bool) -> None:
    setup = twin.Setup(True, (0, 0, 0, 0, 0, 0, 0), (1, 5), turbulence)
    rng = np.random.default_rng(6)
    lanes = 400
    states = twin.fresh(setup, lanes)
    states[twin.AXIS], states[twin.POSITION] = rng.integers(-2, 3, lanes), rng.integers(0, 4, lanes)
    states[twin.FLAPS], states[twin.COFFEE] = rng.integers(0, 5, lanes), rng.integers(0, 4, lanes)
    states[twin.GEAR : twin.GEAR + 3] = rng.integers(0, 2, (3, lanes))
    states[twin.BRAKES] = rng.integers(0, 4, lanes)
    states[twin.ROUND] = rng.choice([3, 7], lanes)
    twin.deal(setup, states, rng.random((2, 4, lanes), dtype=np.float32))
    lone = 1 - np.arange(lanes) % 2
    states[twin.AXIS_CARD + lone, np.arange(lanes)] = rng.integers(1, 7, lanes)
    states[twin.ENGINE_CARD + lone, np.arange(lanes)] = rng.integers(1, 7, lanes)
    names = {name: i for i, name in enumerate(features.SEAT_NAMES)}
    for seat in (0, 1):
        seen = features.after_state(states, seat)
        comer = 1 - lone
        for value in range(1, 7):
            after = states.copy()
            for mover in (0, 1):
                mine = np.nonzero(comer == mover)[0]
                part = after[:, mine]
                part[twin.HAND[mover] + value - 1] = 1
                for kind in (twin.PLACE_AXIS, twin.PLACE_ENGINE):
                    part[twin.STATUS] = 0
                    part[twin.HAND[mover] + value - 1] = 1
                    act = twin.TABLES[mover].index[kind, 0, value, value]
                    twin.place(part, mover, np.full(mine.size, act))
                    if kind == twin.PLACE_AXIS:
                        assert np.array_equal(part[twin.AXIS] == 0, seen[names[f"axis.level.{value}"], mine] == 1)
                        assert np.array_equal(np.abs(part[twin.AXIS]) < 3, seen[names[f"axis.safe.{value}"], mine] == 1)
                        part[twin.LOSS] = 0
                if value == 1:
                    # the slowest partner card stays or brakes exactly where some value does
                    stays = np.where(
                        states[twin.ROUND, mine] == 7,
                        part[twin.LOSS] != twin.OVERRUN,
                        part[twin.POSITION] == states[twin.POSITION, mine],
                    )
                    brakes = (states[twin.ROUND, mine] != 7) | (states[twin.BRAKES, mine] > 0)
                    assert np.array_equal(stays & brakes, seen[names["engine.stay>=1"], mine] == 1)
        reach = seen[names["axis.reach<=0"]] == 1
        hand = states[twin.HAND[seat] : twin.HAND[seat] + 6] > 0
        level = np.stack([seen[names[f"axis.level.{v}"]] for v in range(1, 7)]) == 1
        assert np.array_equal(reach, (hand & level).any(axis=0) & (lone != seat))
        paid = seen[names["axis.coffee<=0"]] == 1
        assert (paid >= reach).all()
        assert (paid == reach)[states[twin.COFFEE] == 0].all()
