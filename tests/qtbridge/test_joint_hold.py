"""The joint agreement (ux 3.2): both hold for 800 ms, or each clicks the own ring within 10 s."""

import pytest

from skyteam_qt.qtbridge.joint_hold import JointHold, Ring
from skyteam_qt.rules import Seat

PILOT, COPILOT = Seat.PILOT, Seat.COPILOT


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def joint(clock: Clock) -> JointHold:
    return JointHold(clock)


def test_both_holding_for_800_ms_agree_once(joint: JointHold, clock: Clock) -> None:
    joint.press(PILOT)
    joint.press(COPILOT)
    clock.now += 0.4
    assert not joint.tick()
    assert joint.progress(PILOT) == joint.progress(COPILOT) == pytest.approx(0.5)
    assert joint.ring(PILOT) == Ring.FILLING
    clock.now += 0.41
    assert joint.tick()
    assert joint.ring(COPILOT) == Ring.DONE
    clock.now += 5
    assert not joint.tick()


def test_one_key_is_not_enough_and_says_who_is_missing(joint: JointHold, clock: Clock) -> None:
    joint.press(PILOT)
    clock.now += 60
    assert not joint.tick()
    assert joint.waiting_for == COPILOT
    assert joint.ring(PILOT) == Ring.HOLDING
    assert joint.ring(COPILOT) == Ring.IDLE
    assert joint.progress(PILOT) == 0


def test_letting_go_starts_the_time_anew(joint: JointHold, clock: Clock) -> None:
    joint.press(PILOT)
    joint.press(COPILOT)
    clock.now += 0.7
    joint.tick()
    joint.release(COPILOT)
    assert joint.waiting_for == COPILOT
    clock.now += 0.2
    joint.press(COPILOT)
    clock.now += 0.7
    assert not joint.tick()
    clock.now += 0.11
    assert joint.tick()


def test_a_repeat_in_disguise_does_not_start_the_time_anew(joint: JointHold, clock: Clock) -> None:
    joint.press(PILOT)
    joint.press(COPILOT)
    clock.now += 0.7
    joint.release(COPILOT)
    joint.press(COPILOT)
    clock.now += 0.11
    assert joint.tick()


def test_what_is_still_held_gives_no_second_agreement(joint: JointHold, clock: Clock) -> None:
    joint.press(PILOT)
    joint.press(COPILOT)
    clock.now += 1
    assert joint.tick()
    joint.release(PILOT)
    clock.now += 1
    joint.press(PILOT)
    clock.now += 1
    assert not joint.tick()
    assert joint.waiting_for == COPILOT


def test_two_clicks_within_ten_seconds_agree_at_once(joint: JointHold, clock: Clock) -> None:
    joint.click(PILOT)
    assert not joint.tick()
    assert joint.waiting_for == COPILOT
    clock.now += 9
    joint.click(COPILOT)
    assert joint.tick()


def test_a_click_is_forgotten_after_ten_seconds(joint: JointHold, clock: Clock) -> None:
    joint.click(PILOT)
    clock.now += 10.1
    assert not joint.tick()
    assert not joint.active
    joint.click(COPILOT)
    assert not joint.tick()


def test_a_click_and_a_held_key_agree_after_800_ms(joint: JointHold, clock: Clock) -> None:
    joint.click(PILOT)
    joint.press(COPILOT)
    assert not joint.tick()
    clock.now += 0.81
    assert joint.tick()


def test_after_a_reset_held_keys_must_be_let_go_first(joint: JointHold, clock: Clock) -> None:
    joint.press(PILOT)
    joint.press(COPILOT)
    joint.reset()
    assert not joint.active
    joint.release(PILOT)
    joint.press(PILOT)  # a repeat in disguise
    assert joint.waiting_for is None
    clock.now += 1
    joint.release(PILOT)
    clock.now += 1
    joint.press(PILOT)
    assert joint.waiting_for == COPILOT


def test_with_a_hold_time_of_nothing_both_presses_agree_at_once(clock: Clock) -> None:
    joint = JointHold(clock, seconds=0)
    joint.press(PILOT)
    assert not joint.tick()
    joint.press(COPILOT)
    assert joint.progress(PILOT) == 1
    assert joint.tick()
