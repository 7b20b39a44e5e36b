"""The cockpit of both games."""

from __future__ import annotations

import pytest

from skyteam_qt.rules.games.cockpit import level, path_clear, switches_on
from tests.builders import RULES, board_with


def test_the_cockpit_has_three_conditions_the_fourth_is_settled_by_the_engines() -> None:
    """R125, R130."""
    assert [condition.letter for condition in RULES.conditions] == ["A", "B", "C"]


@pytest.mark.parametrize(("planes", "clear"), [((0,) * 7, True), ((0, 0, 0, 0, 0, 0, 1), False)])
def test_the_path_is_clear_without_any_airplane(planes: tuple[int, ...], clear: bool) -> None:
    """R130 A."""
    assert path_clear(board_with(planes=planes)) is clear


@pytest.mark.parametrize(("gear", "flaps", "on"), [(3, 4, True), (2, 4, False), (3, 3, False)])
def test_all_gear_and_flap_switches_must_be_on(gear: int, flaps: int, on: bool) -> None:
    """R130 B; brakes need not (R84)."""
    assert switches_on(board_with(gear=gear, flaps=flaps)) is on


@pytest.mark.parametrize(("axis", "even"), [(0, True), (-1, False), (1, False)])
def test_the_axis_must_be_exactly_level(axis: int, even: bool) -> None:
    """R130 C."""
    assert level(board_with(axis=axis)) is even
