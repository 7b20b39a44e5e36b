"""Training is seeded, can be put aside and taken up again, and learns."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from skyteam_qt.crew import features, learning, twin
from skyteam_qt.crew.learning import Plan, Way, practise
from skyteam_qt.crew.network import Weights
from skyteam_qt.sim import train as module
from skyteam_qt.sim.train import Course, Training, train
from tests.crew.helpers import some_weights

SETUP = twin.Setup(True, (0, 0, 1, 2, 1, 3, 2), (1, 5))
EXPERT = ((True, True, True),)


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LANES", 20)


def course(flights: int = 120, way: Way = Way.SELF_TAUGHT) -> Course:
    return Course(SETUP, way, EXPERT, flights, seed=3)


def same(a: Weights, b: Weights) -> bool:
    pairs = [(x, y) for m, n in zip(a.nets, b.nets, strict=True) for x, y in zip(m.layers, n.layers, strict=True)]
    return all(np.array_equal(x, y) for x, y in pairs)


@pytest.mark.parametrize("way", list(Way))
def test_the_same_seed_gives_the_same_weights_also_after_a_break(way: Way, tmp_path: Path) -> None:
    whole = Training(course(way=way))
    assert train(whole, tmp_path / "a.npz", None, lambda _: None)
    first = Training(course(way=way))
    while first.done < 60:
        first.iterate()
    second = Training(course(way=way))
    second.resume(first.checkpoint())
    assert train(second, tmp_path / "b.npz", tmp_path / "b.ck", lambda _: None)
    assert same(whole.weights, second.weights)
    assert (tmp_path / "a.npz").read_bytes() == (tmp_path / "b.npz").read_bytes()


def test_a_checkpoint_of_another_course_is_refused() -> None:
    data = Training(course()).checkpoint()
    with pytest.raises(ValueError, match="another course"):
        Training(course(way=Way.COMPANION)).resume(data)
    with pytest.raises(ValueError, match="not a checkpoint"):
        Training(course()).resume(some_weights().to_bytes())


def test_an_interrupted_run_keeps_whole_iterations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    training = Training(course())
    calls = []

    def interrupted(*args: object) -> object:
        calls.append(1)
        if len(calls) == 3:
            raise KeyboardInterrupt
        return practise(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "practise", interrupted)
    with pytest.raises(KeyboardInterrupt):
        train(training, tmp_path / "a.npz", tmp_path / "a.ck", lambda _: None)
    monkeypatch.setattr(module, "practise", practise)
    again = Training(course())
    again.resume((tmp_path / "a.ck").read_bytes())
    assert again.done == 40
    reference = Training(course())
    reference.iterate()
    reference.iterate()
    assert same(again.weights, reference.weights)


def test_from_the_touchdown_round_it_learns_within_seconds() -> None:
    rng = np.random.default_rng(1)
    weights = learning.fresh_weights(rng, 16, 8)
    optimizers = [learning.Adam(net) for net in weights.nets]
    landed = []
    for _ in range(40):
        lesson = practise(SETUP, Plan(Way.SELF_TAUGHT, lanes=200, earliest=7), weights, rng)
        landed.append(lesson.landed / lesson.flights)
        for optimizer, (seen, target) in zip(optimizers, lesson.samples, strict=True):
            if target.size:
                optimizer.learn(seen, target, 3e-3, rng)
    assert np.mean(landed[-8:]) > np.mean(landed[:4]) + 0.04


def test_the_even_handed_learn_from_one_seat_in_each_round() -> None:
    rng = np.random.default_rng(1)
    plan = Plan(Way.EVEN_HANDED, lanes=60, earliest=6, injected=0.0)
    lesson = practise(SETUP, plan, some_weights(), rng)
    both = practise(SETUP, Plan(Way.SELF_TAUGHT, lanes=60, earliest=6, injected=0.0), some_weights(), rng)
    assert lesson.samples[0][1].size < 0.75 * both.samples[0][1].size
    assert all(seen.shape[0] in (0, features.SEAT, features.BETWEEN) for seen, _ in lesson.samples)
    assert all(((target >= 0) & (target <= 1)).all() for _, target in lesson.samples)


@pytest.mark.parametrize("round", range(2, 8))
def test_plausible_positions_could_be_flown(round: int) -> None:
    states = learning.plausible(SETUP, round, 300, np.random.default_rng(round))
    assert (states[twin.ROUND] == round).all()
    assert (np.abs(states[twin.AXIS]) <= 2).all()
    assert ((states[twin.POSITION] >= 0) & (states[twin.POSITION] <= 6)).all()
    for lane in range(300):
        at = states[twin.POSITION, lane]
        assert not states[twin.PLANES : twin.PLANES + at, lane].any()
    if round == 7:
        assert (states[twin.POSITION] == 6).all()
