"""What the rules know of where a hand comes from."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import EMPTY_HAND, ImpossibleDeal, Reason
from skyteam_qt.rules.source import DICE, check_places
from tests.builders import P, board_with


def test_dice_show_every_value_at_any_time_and_tell_no_number() -> None:
    """R13, R103."""
    events: list[object] = []
    DICE.check(board_with(), P, (6, 6, 0, 0), 0b1100, (0, 0, 6, 6))
    DICE.exchanged(P, 2, events)  # type: ignore[arg-type]
    assert (DICE.pile(board_with(), P, EMPTY_HAND), DICE.no_token, events) == (None, Reason.NO_REROLL_TOKEN, [])


@pytest.mark.parametrize("values", [(1, 2, 0, 0), (0, 2, 0, 0), (1, 2, 3, 0), (7, 2, 3, 0), (1, 2, 3), (-1, 2, 3, 0)])
def test_something_comes_to_each_place_that_is_asked_for_and_nowhere_else(values: tuple[int, ...]) -> None:
    """R103."""
    check_places(0b0101, (1, 0, 3, 0))
    with pytest.raises(ImpossibleDeal):
        check_places(0b0101, values)
