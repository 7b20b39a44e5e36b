"""What holds in every position of flights with many modules; with the ones of Montréal in `test_properties.py`."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skyteam_qt.content.library import load_ruleset
from skyteam_qt.rules import (
    SEATS,
    VALUES,
    LayAside,
    PlaceDie,
    Reason,
    Ruleset,
    Seat,
    SeatTurn,
    Want,
    legal,
    pending,
    public_why_not,
    report,
    why_not,
)
from skyteam_qt.rules.legal import why_no_die
from skyteam_qt.rules.state import State, view_for
from skyteam_qt.rules.step import after, apply
from skyteam_qt.rules.view import SeatView
from tests.invariants import check
from tests.strategies import positions, twins

CREWS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("CPT-black-turbulence", ()),
    ("NZIR-black-turbulence", ()),
    ("TER-yellow-promo", ("synchronisation", "working-together")),
    ("DUS-red-turbulence", ("adaptation",)),
    ("WAW-red-turbulence", ("anticipation",)),
    ("KBP-black-turbulence", ("synchronisation", "control")),
    ("TGU-red", ("working-together", "mastery")),
    ("MAD-yellow-turbulence", ("synchronisation",)),
)
FLIGHTS = [load_ruleset(name, abilities=abilities) for name, abilities in CREWS]
every_flight = pytest.mark.parametrize("rules", FLIGHTS, ids=lambda r: r.scenario.id)
few = settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow], deadline=None)


@every_flight
@few
@given(st.data())
def test_nothing_of_the_box_is_lost_and_the_flight_never_gets_stuck(rules: Ruleset, data: st.DataObject) -> None:
    """All that `tests.invariants` knows."""
    check(rules, data.draw(positions(rules)))


@every_flight
@few
@given(st.data())
def test_what_is_listed_is_what_is_allowed_and_never_fails(rules: Ruleset, data: st.DataObject) -> None:
    """R25, R28, and `legal` says the same as `why_not` for every placement there is."""
    position = data.draw(positions(rules))
    for seat in SEATS:
        view = view_for(position, seat)
        listed = set(legal(rules, view))
        for action in listed:
            assert why_not(rules, view, action) is None
            before = dataclasses.asdict(position.board)
            apply(rules, position, action)
            assert dataclasses.asdict(position.board) == before
        for place in range(4):
            twin = place in (view.hand.index(die) for die in view.hand if die)
            for space in range(-1, len(rules.spaces) + 1):
                for coffee in range(-3, 4):
                    action = PlaceDie(seat, place, space, coffee)
                    reason = why_not(rules, view, action)
                    assert (reason is None and twin) == (action in listed)
                    assert why_no_die(rules, position.board, position.hands[seat], action) == reason


@every_flight
@few
@given(st.data())
def test_the_partners_dice_change_nothing_for_a_seat(rules: Ruleset, data: st.DataObject) -> None:
    """R7 (non-interference): same view, same actions, same events, same board, same words."""
    one, other, partner = data.draw(twins(rules))
    seat = Seat(partner).other
    mine, same = view_for(one, seat), view_for(other, seat)
    assert mine == same
    assert legal(rules, mine) == legal(rules, same)
    assert report(rules, one.board) == report(rules, other.board)
    assert repr((one, mine)) == repr((other, same))
    for action in legal(rules, mine):
        step, twin = apply(rules, one, action), apply(rules, other, action)
        assert (step.events, step.state.board) == (twin.events, twin.state.board)
        assert repr((action, step)) == repr((action, twin))


@every_flight
@few
@given(st.data())
def test_the_answer_to_a_covered_die_is_that_of_all_six_values(rules: Ruleset, data: st.DataObject) -> None:
    """ux 2.1: none if every value may lie there and none loses; the common reason; or no more than `covered`."""
    position, seat = data.draw(positions(rules)), data.draw(st.sampled_from(SEATS))
    board = position.board
    if pending(rules, board) != SeatTurn(seat, Want.PLACE):
        return
    place = next(place for place in range(4) if board.in_hand[seat] >> place & 1)
    for space in range(-1, len(rules.spaces) + 1):
        answers, loses = set(), False
        for value in VALUES:
            dice = [0, 0, 0, 0]
            dice[place] = value
            imagined = SeatView(board, seat, (dice[0], dice[1], dice[2], dice[3]), 0)
            action = PlaceDie(seat, place, space)
            reason = why_not(rules, imagined, action)
            answers.add(reason)
            loses = loses or (reason is None and after(rules, imagined, action).board.lost)
        found = public_why_not(rules, board, seat, space)
        if answers == {None}:
            assert found == (Reason.COVERED if loses else None)
        elif len(answers) == 1:
            assert found in answers
        else:
            assert found in (Reason.WRONG_ORDER, Reason.COVERED)
            assert found == Reason.COVERED or found in answers


@every_flight
@few
@given(st.data())
def test_looking_ahead_shows_what_will_be_seen(rules: Ruleset, data: st.DataObject) -> None:
    """`after` equals the view once it is done."""
    position: State = data.draw(positions(rules))
    for seat in SEATS:
        view = view_for(position, seat)
        for action in legal(rules, view):
            if isinstance(action, PlaceDie | LayAside):
                assert after(rules, view, action) == view_for(apply(rules, position, action).state, seat)
