"""The ready-made placements."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import VALUES
from skyteam_qt.rules import menu as menus
from skyteam_qt.rules.menu import Menu, is_open
from skyteam_qt.rules.spaces import BASE_SPACES
from tests.builders import RULES, C, P, at, board_with


def test_the_rows_are_worked_out_once_for_the_same_public_facts() -> None:
    """What differs in nothing that matters gives the same rows."""
    menu = Menu(BASE_SPACES, P)
    rows = menu.rows(board_with(placed={"axis.P": 1}))
    assert menu.rows(board_with(placed={"axis.P": 6}, axis=2, flaps=3)) is rows
    assert menu.rows(board_with(placed={"axis.P": 1}, coffee=1)) is not rows
    assert menu.rows(board_with(placed={"axis.P": 1}, brakes=1)) is not rows
    assert menu.rows(board_with()) is not rows


def test_a_row_tells_all_values_alike() -> None:
    """Nothing is kept that depends on the dice behind a screen."""
    rows = Menu(BASE_SPACES, C).rows(board_with())
    assert len(rows) == 1 + len(VALUES)
    assert rows[0] == ((), (), (), ())
    assert all(die for row in rows[1:] for die in row)


def test_too_many_rows_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long simulation does not fill the memory."""
    monkeypatch.setattr(menus, "MOST_KEPT", 1)
    menu = Menu(BASE_SPACES, P)
    first = menu.rows(board_with())
    menu.rows(board_with(coffee=1))
    again = menu.rows(board_with())
    assert again == first
    assert again is not first


@pytest.mark.parametrize(
    ("space", "fields", "open_"),
    [
        ("axis.P", {}, True),
        ("gear.3", {}, True),
        ("flap.1", {}, True),
        ("flap.2", {}, False),
        ("flap.2", {"flaps": 1}, True),
        ("brake.1", {}, True),
        ("brake.3", {"brakes": 1}, False),
        ("brake.3", {"brakes": 2}, True),
    ],
)
def test_flaps_and_brakes_open_one_after_the_other_gear_does_not(
    space: str, fields: dict[str, int], open_: bool
) -> None:
    """R24."""
    assert is_open(RULES.spaces[at(space)], board_with(**fields)) is open_
