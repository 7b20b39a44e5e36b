"""Actions as values."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import (
    Action,
    Deal,
    EndRound,
    FurtherAction,
    GiveUp,
    LayAside,
    MarkReroll,
    PlaceDie,
    Roll,
    SpendReroll,
    TurnUp,
)
from skyteam_qt.rules.actions import seat_of
from tests.builders import C, P, hand


@pytest.mark.parametrize(
    "action", [PlaceDie(C, 0, 0), LayAside(C, 0), SpendReroll(C), MarkReroll(C, 0), FurtherAction(C)]
)
def test_what_a_seat_does_names_the_seat(action: Action) -> None:
    """Everybody may know who acted."""
    assert seat_of(action) == C


@pytest.mark.parametrize("action", [Roll(), EndRound(), GiveUp(), Deal(P, hand()), TurnUp((1,))])
def test_the_table_and_chance_belong_to_no_seat(action: Action) -> None:
    """Nobody acts for them."""
    assert seat_of(action) is None


def test_kinds_are_spelled_as_in_files() -> None:
    """Each action has its own word."""
    actions = (Roll(), Deal(P, hand()), TurnUp(()), PlaceDie(P, 0, 0), LayAside(P, 0), SpendReroll(P), MarkReroll(P, 0))
    words = [action.kind for action in (*actions, EndRound(), GiveUp(), FurtherAction(P))]
    assert words[:4] == ["roll", "deal", "turn-up", "place"]
    assert words[4:] == ["lay-aside", "spend-reroll", "mark-reroll", "end-round", "give-up", "further"]


def test_words_about_an_action_tell_no_die_behind_a_screen() -> None:
    """R7: neither what was rolled nor what or how much is marked."""
    assert repr(Deal(P, hand(1, 2, 3, 4))) == "Deal(PILOT)"
    assert repr(MarkReroll(C, 5)) == "MarkReroll(COPILOT)"
