"""Leaving approach spaces, and how a flight ends."""

from __future__ import annotations

from skyteam_qt.rules import Loss, Outcome, Phase
from skyteam_qt.rules.events import Advanced, Collided, FlightEnded, Overshot
from skyteam_qt.rules.motion import leave_space, lose, win
from skyteam_qt.rules.ruleset import Events
from tests.builders import RULES, C, P, after_moves, board_with, hand, happened, state


def test_a_clear_space_is_left_for_the_next_one() -> None:
    """R53."""
    events: Events = []
    assert leave_space(RULES, board_with(), events).position == 1
    assert events == [Advanced(0, 1)]


def test_an_airplane_on_the_space_being_left_is_a_collision() -> None:
    """R54: the plane stays where it could not leave."""
    events: Events = []
    board = leave_space(RULES, board_with(position=2), events)
    assert (board.loss, board.position) == (Loss.COLLISION, 2)
    assert events == [Collided(2), FlightEnded(Outcome.LOST, Loss.COLLISION, ())]


def test_moving_onto_a_space_with_airplanes_is_harmless() -> None:
    """R55: only the space being left is looked at."""
    board = leave_space(RULES, board_with(position=1), [])
    assert (board.loss, board.position) == (None, 2)


def test_leaving_the_airport_is_an_overshoot() -> None:
    """R56."""
    events: Events = []
    board = leave_space(RULES, board_with(position=6, planes=(0,) * 7), events)
    assert (board.loss, board.position) == (Loss.OVERSHOOT, 6)
    assert events[0] == Overshot(6)


def test_an_overshoot_is_named_before_a_collision() -> None:
    """Q12."""
    assert leave_space(RULES, board_with(position=6), []).loss == Loss.OVERSHOOT


def test_two_spaces_overshoot_with_one_to_go_and_one_space_lands_on_the_airport() -> None:
    """R57."""
    planes = (0,) * 7
    fast = after_moves(state(hand(5), hand(5), position=5, planes=planes), (P, 5, "engine.P"), (C, 5, "engine.C"))
    assert fast.state.board.loss == Loss.OVERSHOOT
    assert happened(fast, Advanced) == [Advanced(5, 6)]
    slow = after_moves(state(hand(4), hand(4), position=5, planes=planes), (P, 4, "engine.P"), (C, 4, "engine.C"))
    assert slow.state.board.at_airport
    assert not slow.state.board.over


def test_at_the_airport_any_speed_above_blue_overshoots() -> None:
    """R115: holding pattern; traffic does no harm while the plane stays."""
    start = state(hand(2, 3), hand(2), position=6)
    held = after_moves(start, (P, 2, "engine.P"), (C, 2, "engine.C"))
    assert not held.state.board.over
    gone = after_moves(start, (P, 3, "engine.P"), (C, 2, "engine.C"))
    assert gone.state.board.loss == Loss.OVERSHOOT


def test_a_loss_leaves_nothing_to_do() -> None:
    """R26 step 5."""
    events: Events = []
    board = lose(board_with(), Loss.GIVEN_UP, events, ("A",))
    assert (board.outcome, board.phase, board.to_act) == (Outcome.LOST, Phase.OVER, None)
    assert (board.lost, board.over, board.failed) == (True, True, ("A",))
    assert events == [FlightEnded(Outcome.LOST, Loss.GIVEN_UP, ("A",))]


def test_a_landing_is_won() -> None:
    """R131."""
    events: Events = []
    board = win(board_with(), events)
    assert (board.outcome, board.loss, board.phase, board.over) == (Outcome.WON, None, Phase.OVER, True)
    assert events == [FlightEnded(Outcome.WON, None, ())]
