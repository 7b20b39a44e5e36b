"""What holds in every position of a flight with cards, at the level that has everything."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skyteam_qt.content.library import load_ruleset
from skyteam_qt.rules import (
    EMPTY_HAND,
    PLACES,
    SEATS,
    VALUES,
    ChanceKind,
    ChanceNeeded,
    Deal,
    ImpossibleDeal,
    LayAside,
    MarkReroll,
    Phase,
    PlaceDie,
    Seat,
    TimeUp,
    legal,
    pending,
    public_why_not,
    report,
    why_not,
)
from skyteam_qt.rules.events import CardsExchanged
from skyteam_qt.rules.games.card_game import face_up, pile_size
from skyteam_qt.rules.state import State, view_for
from skyteam_qt.rules.step import Step, after, apply
from skyteam_qt.sim.play import random_deal
from tests.strategies import flights, positions, twins

RULES = load_ruleset("YUL-green", "final-approach", level="expert", stopwatch=60)
SPACES = range(-1, len(RULES.spaces) + 1)
many = settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
few = settings(max_examples=50, suppress_health_check=[HealthCheck.too_slow])


@many
@given(positions(RULES), st.sampled_from(SEATS))
def test_hand_pile_and_face_up_are_two_of_each_value(position: State, seat: Seat) -> None:
    """F2: card conservation, per seat."""
    hand = position.hands[seat]
    pile = RULES.source.pile(position.board, seat, hand)
    assert pile is not None
    assert all(there in (0, 1, 2) for there in pile)
    all_cards = Counter(v for v in hand if v) + Counter(face_up(position.board, seat))
    for value, there in zip(VALUES, pile, strict=True):
        assert all_cards[value] + there == 2
    assert sum(pile) == pile_size(position.board, seat)


@few
@given(flights(RULES))
def test_a_redraw_never_returns_a_placed_card(story: list[tuple[State, object, Step]]) -> None:
    """F46: not more of a value than the pile has; what was not marked stays; the number is what is told."""
    for before, action, step in story:
        if not isinstance(action, Deal) or before.board.awaits[0].kind != ChanceKind.REROLL:
            continue
        seat, marked = action.seat, before.marks[action.seat]
        open_cards = Counter(face_up(before.board, seat))
        for value in VALUES:
            assert step.state.hands[seat].count(value) + open_cards[value] <= 2
        for place in PLACES:
            if not marked >> place & 1:
                assert step.state.hands[seat][place] == before.hands[seat][place]
        told = [event for event in step.events if type(event) is CardsExchanged]
        assert told == [CardsExchanged(seat, marked.bit_count())]


@many
@given(positions(RULES), st.sampled_from(SEATS), st.data())
def test_any_cards_out_of_the_pile_can_come_and_no_others(position: State, seat: Seat, data: st.DataObject) -> None:
    """F46: the rules accept exactly what the pile can give."""
    if not isinstance(needed := pending(RULES, position.board), ChanceNeeded) or needed.kind not in [*ChanceKind]:
        return
    assert needed.seat is not None
    wanted = 15 if needed.kind == ChanceKind.ROLL else position.marks[needed.seat]
    a, b, c, d = (data.draw(st.integers(1, 6)) if wanted >> place & 1 else 0 for place in PLACES)
    hand = position.hands[needed.seat]
    kept = [0 if wanted >> place & 1 else hand[place] for place in PLACES]
    have = Counter([*kept, a, b, c, d, *face_up(position.board, needed.seat)])
    possible = all(have[value] <= 2 for value in VALUES)
    try:
        apply(RULES, position, Deal(needed.seat, (a, b, c, d)))
    except ImpossibleDeal:
        assert not possible
    else:
        assert possible


@few
@given(positions(RULES), st.sampled_from(SEATS))
def test_a_legal_action_never_fails_and_looking_ahead_shows_what_will_be_seen(position: State, seat: Seat) -> None:
    """R25, `after`."""
    view = view_for(position, seat)
    for action in legal(RULES, view):
        assert why_not(RULES, view, action) is None
        step = apply(RULES, position, action)
        if isinstance(action, PlaceDie | LayAside):
            assert after(RULES, view, action) == view_for(step.state, seat)


@many
@given(twins(RULES))
def test_the_partners_cards_change_nothing_that_a_seat_can_see_or_do(pair: tuple[State, State, int]) -> None:
    """R7 (non-interference): same view, same actions, same words, same events."""
    one, other, partner = pair
    seat = Seat(partner).other
    mine, same = view_for(one, seat), view_for(other, seat)
    assert mine == same
    assert legal(RULES, mine) == legal(RULES, same)
    assert pending(RULES, one.board) == pending(RULES, other.board)
    assert report(RULES, one.board) == report(RULES, other.board)
    assert repr((one, mine)) == repr((other, same))
    assert [pile_size(one.board, s) for s in SEATS] == [pile_size(other.board, s) for s in SEATS]
    for s in SEATS:
        for space in SPACES:
            assert public_why_not(RULES, one.board, s, space) == public_why_not(RULES, other.board, s, space)
    for action in (*legal(RULES, mine), *([TimeUp()] if one.board.phase == Phase.PLACEMENT else [])):
        if one.board.awaits:
            continue
        step, again = apply(RULES, one, action), apply(RULES, other, action)
        assert (step.events, step.state.board) == (again.events, again.state.board)
        assert repr((action, step)) == repr((action, again))


@many
@given(twins(RULES), st.integers(0, 2**20))
def test_what_is_drawn_tells_nobody_more_than_how_many(pair: tuple[State, State, int], seed: int) -> None:
    """F46, FQ4: same events and board whatever comes, as long as as many go back; the other seat's view is the same."""
    one, _, _ = pair
    needed = pending(RULES, one.board)
    if not isinstance(needed, ChanceNeeded) or needed.kind not in [*ChanceKind]:
        return
    assert needed.seat is not None
    steps = [apply(RULES, one, random_deal(RULES, one, needed, Random(seed + n))) for n in range(2)]
    assert steps[0].events == steps[1].events
    assert view_for(steps[0].state, needed.seat.other) == view_for(steps[1].state, needed.seat.other)
    assert repr(steps[0]) == repr(steps[1])


@few
@given(twins(RULES), st.integers(0, 15), st.integers(0, 15))
def test_which_cards_are_marked_is_private(pair: tuple[State, State, int], marks: int, others: int) -> None:
    """R103: until the exchange not even the number is told."""
    one, _, _ = pair
    board = one.board
    if board.reroll_step is None or board.awaits:
        return
    seat = next(s for s in SEATS if not board.reroll_step.done[s])
    held = board.in_hand[seat]
    steps = [apply(RULES, one, MarkReroll(seat, bits & held)) for bits in (marks, others)]
    assert (steps[0].events, steps[0].state.board) == (steps[1].events, steps[1].state.board)
    assert view_for(steps[0].state, seat.other) == view_for(steps[1].state, seat.other)


# ---- what is dealt fairly (F83) --------------------------------------------------------------------------------------


def first_hands(count: int) -> list[tuple[int, ...]]:
    """Fresh hands of the simulation from a fixed seed."""
    rng = Random(20240)
    asked = ChanceNeeded(ChanceKind.ROLL, SEATS[0])
    position = State(_rolled().board)
    return [random_deal(RULES, position, asked, rng).values for _ in range(count)]


def _rolled() -> State:
    from skyteam_qt.rules import Roll
    from skyteam_qt.rules.step import start

    return apply(RULES, start(RULES).state, Roll()).state


def test_four_different_values_come_in_48_and_a_given_value_in_58_of_100_hands() -> None:
    """F83: 240 of 495 = 48.5 %, and 1 - 210/495 = 57.6 %."""
    hands = first_hands(20_000)
    assert abs(sum(len(set(hand)) == 4 for hand in hands) / len(hands) - 240 / 495) < 0.011
    for value in VALUES:
        assert abs(sum(value in hand for hand in hands) / len(hands) - 285 / 495) < 0.011
    assert EMPTY_HAND not in hands
