"""What holds in every position that a flight can reach."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skyteam_qt.rules import (
    SEATS,
    VALUES,
    Deal,
    EndRound,
    IllegalAction,
    LayAside,
    MarkReroll,
    Phase,
    PlaceDie,
    Reason,
    Roll,
    RulesError,
    Seat,
    SeatAction,
    SeatTurn,
    SpendReroll,
    Want,
    legal,
    pending,
    public_why_not,
    report,
    why_not,
)
from skyteam_qt.rules.legal import why_no_die
from skyteam_qt.rules.state import State, view_for
from skyteam_qt.rules.step import Step, after, apply
from skyteam_qt.rules.view import SeatView
from tests.builders import RULES
from tests.strategies import flights, positions, twins

few = settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
many = settings(max_examples=250, suppress_health_check=[HealthCheck.too_slow])

SPACES = range(-1, len(RULES.spaces) + 1)
ALL_PLACEMENTS = [
    PlaceDie(seat, place, space, coffee)
    for seat in SEATS
    for place in range(-1, 5)
    for space in SPACES
    for coffee in range(-6, 7)
]
OTHER_ACTIONS: list[SeatAction] = [
    *(LayAside(seat, place) for seat in SEATS for place in range(-1, 5)),
    *(SpendReroll(seat) for seat in SEATS),
    *(MarkReroll(seat, places) for seat in SEATS for places in range(-1, 17)),
]


def same_choice(position: State, action: SeatAction) -> SeatAction:
    """Of equal dice `legal` lists the first; the others are the same choice."""
    if isinstance(action, PlaceDie):
        dice = position.hands[action.seat]
        return PlaceDie(action.seat, dice.index(dice[action.place]), action.space, action.coffee)
    return action


# ---- conservation ----------------------------------------------------------------------------------------------------


@many
@given(positions())
def test_nothing_of_the_box_is_lost_or_added(position: State) -> None:
    """R4: 12 airplane tokens. R5, Q8: 3 reroll tokens. R92: at most 3 coffees. R43: the axis stops at the spin."""
    board = position.board
    assert sum(board.planes) + board.supply == 12
    assert min(board.planes) >= 0
    assert board.reroll + sum(board.altitude_tokens) + board.reroll_reserve == 3
    assert min(board.reroll, board.reroll_reserve) >= 0
    assert 0 <= board.coffee <= 3
    assert board.blue == 4 + sum(board.gear)
    assert board.orange == 8 + sum(board.flaps)
    assert board.brake == 2 * sum(board.brakes)
    assert 0 <= board.position < len(board.planes)


@many
@given(positions())
def test_a_round_has_eight_dice_wherever_they_lie(position: State) -> None:
    """R20: four each; behind a screen, on a space or laid aside."""
    board = position.board
    lying = sum(map(bool, board.placed)) + sum(board.laid_aside)
    behind = sum(board.dice_left(seat) for seat in SEATS)
    if board.phase == Phase.PLACEMENT and not board.awaits:
        assert lying + behind == 8
    if board.phase == Phase.END:
        assert (lying, behind) == (8, 0)
    for seat in SEATS:
        shown = [seat_of == seat for seat_of in board.by_seat]
        assert sum(shown) + board.laid_aside[seat] + board.dice_left(seat) in (0, 4)
        assert [bool(die) for die in position.hands[seat]] == [bool(board.in_hand[seat] >> p & 1) for p in range(4)]


@many
@given(positions())
def test_what_lies_on_a_space_is_told_in_four_ways_that_agree(position: State) -> None:
    """`placed`, `rolled`, `by_seat` and `order` speak of the same dice; coffee made the difference (R99)."""
    board = position.board
    taken = {i for i, value in enumerate(board.placed) if value}
    assert taken == {i for i, value in enumerate(board.rolled) if value}
    assert taken == {i for i, seat in enumerate(board.by_seat) if seat >= 0}
    assert sorted(taken) == sorted(i for i in board.order if i >= 0)
    assert all(board.placed[i] in RULES.spaces[i].accepts for i in taken)
    assert all(RULES.spaces[i].owner.serves(Seat(board.by_seat[i])) for i in taken)


# ---- legality --------------------------------------------------------------------------------------------------------


@few
@given(flights())
def test_a_legal_action_never_raises_and_never_changes_what_was(story: list[tuple[State, object, Step]]) -> None:
    """Purity: the position an action was applied to is the same as before."""
    for position, _, _ in story:
        before = dataclasses.asdict(position.board), position.hands, position.marks
        for seat in SEATS:
            for action in legal(RULES, view_for(position, seat)):
                apply(RULES, position, action)
        assert (dataclasses.asdict(position.board), position.hands, position.marks) == before


@few
@given(positions())
def test_what_is_not_listed_is_refused_and_what_is_refused_changes_nothing(position: State) -> None:
    """R25, and `legal` says the same as `why_not` for every action there is."""
    listed = {seat: set(legal(RULES, view_for(position, seat))) for seat in SEATS}
    views = {seat: view_for(position, seat) for seat in SEATS}
    refused: dict[Reason, SeatAction] = {}
    for action in [*ALL_PLACEMENTS, *OTHER_ACTIONS]:
        reason = why_not(RULES, views[action.seat], action)
        if reason is None:
            assert same_choice(position, action) in listed[action.seat], action
        else:
            assert action not in listed[action.seat], action
            refused[reason] = action
        if isinstance(action, PlaceDie):
            assert why_no_die(RULES, position.board, position.hands[action.seat], action) == reason
    before = dataclasses.asdict(position.board), position.hands, position.marks
    for reason, action in refused.items():
        with pytest.raises(IllegalAction) as problem:
            apply(RULES, position, action)
        assert problem.value.reason == reason
    assert (dataclasses.asdict(position.board), position.hands, position.marks) == before


@few
@given(positions(), st.sampled_from(SEATS))
def test_no_seat_may_act_for_the_other(position: State, seat: Seat) -> None:
    """A view answers for its own seat alone."""
    for action in legal(RULES, view_for(position, seat.other)):
        assert why_not(RULES, view_for(position, seat), action) is not None


@many
@given(positions())
def test_exactly_one_thing_is_needed_next(position: State) -> None:
    """`pending` and the refusals agree about table, chance and seats."""
    needed = type(pending(RULES, position.board)).__name__
    able = {
        "Talk": can(position, Roll()),
        "RoundEnd": can(position, EndRound()),
        "ChanceNeeded": any(can(position, deal) for deal in some_deals(position)),
        "SeatTurn": any(legal(RULES, view_for(position, seat)) for seat in SEATS),
    }
    assert {name for name, possible in able.items() if possible} == {needed} - {"Over"}


def can(position: State, action: Roll | EndRound | Deal) -> bool:
    """Whether the action is accepted."""
    try:
        apply(RULES, position, action)
    except RulesError:
        return False
    return True


def some_deals(position: State) -> list[Deal]:
    """A first roll, and a roll of what is marked, for both seats."""
    rolls = [Deal(seat, (1, 2, 3, 4)) for seat in SEATS]
    for seat in SEATS:
        a, b, c, d = (6 if position.marks[seat] >> place & 1 else 0 for place in range(4))
        rolls.append(Deal(seat, (a, b, c, d)))
    return rolls


# ---- secrecy ---------------------------------------------------------------------------------------------------------


@many
@given(twins())
def test_the_partners_dice_change_nothing_that_a_seat_can_see(pair: tuple[State, State, int]) -> None:
    """R7 (non-interference): same view, same actions, same reasons, same words."""
    one, other, partner = pair
    seat = Seat(partner).other
    mine, same = view_for(one, seat), view_for(other, seat)
    assert mine == same
    assert legal(RULES, mine) == legal(RULES, same)
    assert pending(RULES, one.board) == pending(RULES, other.board)
    assert report(RULES, one.board) == report(RULES, other.board)
    assert repr((one, mine)) == repr((other, same))
    for s in SEATS:
        for space in SPACES:
            assert public_why_not(RULES, one.board, s, space) == public_why_not(RULES, other.board, s, space)


@many
@given(twins())
def test_the_partners_dice_change_nothing_that_happens(pair: tuple[State, State, int]) -> None:
    """R7: what the seat does has the same events and leads to the same board."""
    one, other, partner = pair
    seat = Seat(partner).other
    for action in legal(RULES, view_for(one, seat)):
        step, same = apply(RULES, one, action), apply(RULES, other, action)
        assert (step.events, step.state.board) == (same.events, same.state.board)
        assert repr((action, step)) == repr((action, same))


@many
@given(twins())
def test_a_roll_tells_nobody_what_was_rolled(pair: tuple[State, State, int]) -> None:
    """R13, R103: neither events nor board nor words depend on the values."""
    one, other, _ = pair
    for deal, different in zip(some_deals(one), some_deals(other), strict=True):
        if not can(one, deal) or not can(other, different):
            continue
        a, b, c, d = (value and 7 - value for value in different.values)
        step, same = apply(RULES, one, deal), apply(RULES, other, Deal(deal.seat, (a, b, c, d)))
        assert (step.events, step.state.board) == (same.events, same.state.board)
        assert repr((deal, step)) == repr((different, same))


@many
@given(positions(), st.sampled_from(SEATS))
def test_the_answer_to_a_covered_die_is_that_of_all_six_values(position: State, seat: Seat) -> None:
    """ux 2.1: none if every value may lie there and none loses; the common reason; or no more than `covered`."""
    board = position.board
    held = [place for place in range(4) if board.in_hand[seat] >> place & 1]
    if pending(RULES, board) != SeatTurn(seat, Want.PLACE):
        return
    for space in SPACES:
        answers, loses = set(), False
        for value in VALUES:
            dice = [0, 0, 0, 0]
            dice[held[0]] = value
            imagined = SeatView(board, seat, (dice[0], dice[1], dice[2], dice[3]), 0)
            action = PlaceDie(seat, held[0], space)
            reason = why_not(RULES, imagined, action)
            answers.add(reason)
            loses = loses or (reason is None and after(RULES, imagined, action).board.lost)
        found = public_why_not(RULES, board, seat, space)
        if answers == {None}:
            assert found == (Reason.COVERED if loses else None)
        elif len(answers) == 1:
            assert found in answers
        elif Reason.WRONG_ORDER in answers:
            assert found == Reason.WRONG_ORDER
        else:
            assert found == Reason.COVERED


@many
@given(positions())
def test_looking_ahead_shows_what_will_be_seen(position: State) -> None:
    """`after` equals the view once it is done."""
    for seat in SEATS:
        view = view_for(position, seat)
        for action in legal(RULES, view):
            if isinstance(action, PlaceDie | LayAside):
                assert after(RULES, view, action) == view_for(apply(RULES, position, action).state, seat)


@many
@given(positions(), st.sampled_from(SEATS))
def test_no_state_can_be_reached_from_a_view(position: State, seat: Seat) -> None:
    """The partner's dice are nowhere in what a seat holds, whatever way one goes through it."""
    met, to_visit = set(), [view_for(position, seat)]
    while to_visit:
        thing = to_visit.pop()
        assert type(thing) is not State
        if id(thing) in met or isinstance(thing, int | str | bool | type(None)):
            continue
        met.add(id(thing))
        to_visit += thing if isinstance(thing, tuple | list) else vars(thing).values()
