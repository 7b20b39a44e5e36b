"""One clock for all movement (ux 3.5, qt-recipes 5)."""

from __future__ import annotations

import pytest

from skyteam_qt.ui.cockpit.animator import Animator, Step, Track
from skyteam_qt.ui.motion import Motion

pytestmark = pytest.mark.usefixtures("qapp")


class Clock:
    def __init__(self) -> None:
        self.t = 0.0

    def __call__(self) -> float:
        return self.t


def logged(log: list[str], name: str, ms: float, pause: float = 0.0) -> Step:
    return Step(
        (Track(ms, lambda k: log.append(f"{name} {k:.2f}")),),
        begin=lambda: log.append(f"{name} begins"),
        end=lambda: log.append(f"{name} ends"),
        pause=pause,
    )


def run(ticks: list[float]) -> list[str]:
    clock, log = Clock(), list[str]()
    animator = Animator(Motion(1.0, 1.0, clock))
    animator.play(logged(log, "a", 100), logged(log, "b", 200))
    for t in ticks:
        clock.t = t
        animator.tick()
    return log


def test_the_same_ticks_give_the_same_frames() -> None:
    ticks = [0.05, 0.1, 0.2, 0.3]
    assert run(ticks) == run(ticks)
    assert run(ticks) == [
        *("a begins", "a 0.50", "a 1.00", "a ends"),
        *("b begins", "b 0.00", "b 0.50", "b 1.00", "b ends"),
    ]


def test_one_huge_tick_ends_everything_in_order_each_at_its_last_frame() -> None:
    assert run([9.0]) == ["a begins", "a 1.00", "a ends", "b begins", "b 1.00", "b ends"]


def test_the_timer_runs_only_while_something_moves() -> None:
    clock, log = Clock(), list[str]()
    animator = Animator(Motion(1.0, 1.0, clock))
    assert not animator.moving
    animator.play(logged(log, "a", 100))
    assert animator.moving
    clock.t = 1.0
    animator.tick()
    assert not animator.moving
    assert not animator.busy


def test_without_motion_everything_is_at_its_end_at_once_and_no_timer_starts() -> None:
    log = list[str]()
    animator = Animator(Motion(0.0, 0.0, Clock()))
    animator.play(logged(log, "a", 100), logged(log, "b", 100))
    animator.run("loose", logged(log, "c", 100))
    assert log == [f"{name} {what}" for name in "abc" for what in ("begins", "1.00", "ends")]
    assert not animator.moving


def test_skipping_shows_each_step_at_its_end() -> None:
    clock, log = Clock(), list[str]()
    animator = Animator(Motion(1.0, 1.0, clock))
    animator.play(logged(log, "a", 100, pause=50), logged(log, "b", 100))
    clock.t = 0.03
    animator.tick()
    animator.skip()
    assert log[-5:] == ["a 1.00", "a ends", "b begins", "b 1.00", "b ends"]
    assert not animator.busy


def test_loose_movement_does_not_wait_for_the_queue() -> None:
    clock, log = Clock(), list[str]()
    animator = Animator(Motion(1.0, 1.0, clock))
    animator.play(logged(log, "a", 1000))
    animator.run("home", logged(log, "home", 100))
    clock.t = 0.2
    animator.tick()
    assert "home ends" in log
    assert animator.busy


def test_a_new_movement_of_the_same_thing_ends_the_old_one_first() -> None:
    log = list[str]()
    animator = Animator(Motion(1.0, 1.0, Clock()))
    animator.run("home", logged(log, "old", 100))
    animator.run("home", logged(log, "new", 100))
    assert log.index("old ends") < log.index("new begins")
