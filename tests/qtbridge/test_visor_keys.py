"""Visor keys (ux 2.1, qt-recipes 2): the clock is a number that the test moves."""

import pytest

from skyteam_qt.qtbridge.visor_keys import GAP_S, StickyLook, VisorKeys
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
def keys(clock: Clock) -> VisorKeys:
    return VisorKeys(clock)


def test_a_visor_is_open_while_its_key_is_held(keys: VisorKeys) -> None:
    assert keys.press(PILOT) == PILOT
    assert keys.press(PILOT, auto=True) == PILOT
    assert keys.release(PILOT) is None


def test_with_both_keys_held_both_stay_closed_until_one_is_pressed_afresh(keys: VisorKeys, clock: Clock) -> None:
    keys.press(PILOT)
    assert keys.press(COPILOT) is None
    assert keys.both
    assert keys.release(COPILOT) is None
    assert not keys.both
    keys.release(PILOT)
    clock.now += 1
    assert keys.press(COPILOT) == COPILOT


def test_after_a_forced_shut_the_held_key_opens_nothing(keys: VisorKeys) -> None:
    keys.press(PILOT)
    keys.shut()
    assert keys.open is None
    assert keys.press(PILOT, auto=True) is None


def test_a_repeat_that_x11_sends_as_release_and_press_is_not_a_fresh_press(keys: VisorKeys, clock: Clock) -> None:
    keys.press(PILOT)
    keys.shut()
    keys.release(PILOT)
    clock.now += GAP_S / 2
    assert keys.press(PILOT) is None
    keys.release(PILOT)
    clock.now += GAP_S * 2
    assert keys.press(PILOT) == PILOT


def test_such_a_repeat_keeps_an_open_visor_open(keys: VisorKeys) -> None:
    keys.press(PILOT)
    keys.release(PILOT)
    assert keys.press(PILOT) == PILOT


def test_a_key_let_go_in_another_window_opens_again_when_pressed(keys: VisorKeys, clock: Clock) -> None:
    keys.press(PILOT)
    keys.shut()
    clock.now += 5
    assert keys.press(PILOT) == PILOT


def test_ctrl_alt_or_meta_with_the_key_opens_nothing(keys: VisorKeys) -> None:
    assert keys.press(PILOT, mods=True) is None
    assert keys.held == {PILOT}


def test_a_sticky_look_closes_on_a_second_press(clock: Clock) -> None:
    look = StickyLook(clock)
    assert look.press(PILOT) == PILOT
    assert look.release(PILOT) == PILOT
    clock.now += 1
    assert look.press(PILOT, auto=True) == PILOT
    assert look.press(PILOT) is None


def test_a_sticky_look_closes_six_seconds_after_the_last_input(clock: Clock) -> None:
    look = StickyLook(clock)
    look.press(COPILOT)
    clock.now += 5
    look.poke()
    clock.now += 5
    assert look.tick() == COPILOT
    clock.now += 1
    assert look.tick() is None


def test_a_sticky_look_changes_over_to_the_other_seat(clock: Clock) -> None:
    look = StickyLook(clock)
    look.press(PILOT)
    assert look.press(COPILOT) == COPILOT
    look.shut()
    assert look.open is None
