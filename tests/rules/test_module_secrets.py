"""Nobody learns from a module what is behind a screen: neither from board, events and refusals nor from a view."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skyteam_qt.content.library import load_ruleset
from skyteam_qt.rules import (
    PLACES,
    SEATS,
    ChanceNeeded,
    Deal,
    FurtherAction,
    Ruleset,
    Seat,
    legal,
    pending,
    public_why_not,
    report,
    wanted_places,
    why_not,
)
from skyteam_qt.rules.modules.adaptation import Adapt
from skyteam_qt.rules.modules.anticipation import Anticipate
from skyteam_qt.rules.modules.intern import GiveUpToken, PlaceToken
from skyteam_qt.rules.modules.synchronisation import GiveUpTrafficDie, PlaceTrafficDie
from skyteam_qt.rules.modules.working_together import AnswerSwap, OfferSwap
from skyteam_qt.rules.state import State, view_for
from skyteam_qt.rules.step import apply
from tests.strategies import positions, twins

CREWS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("CPT-black-turbulence", ()),
    ("SXM-red-turbulence", ()),
    ("DUS-red-turbulence", ("anticipation",)),
    ("SYD-red-turbulence", ("synchronisation", "working-together")),
    ("MAD-yellow-turbulence", ("synchronisation",)),
    ("KUL-black", ("anticipation", "adaptation")),
    ("TER-yellow-promo", ("working-together", "synchronisation")),
)
FLIGHTS = [load_ruleset(name, abilities=abilities) for name, abilities in CREWS]
every_flight = pytest.mark.parametrize("rules", FLIGHTS, ids=lambda r: r.scenario.id)
some = settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow], deadline=None)


def other_values(deal: Deal) -> Deal:
    """The same dice, turned over."""
    a, b, c, d = (value and 7 - value for value in deal.values)
    return Deal(deal.seat, (a, b, c, d))


@every_flight
@some
@given(st.data())
def test_what_is_rolled_behind_a_screen_is_known_to_its_owner_alone(rules: Ruleset, data: st.DataObject) -> None:
    """R13, BV2, TB1, AN1: a new die, a shaken hand, a die rolled again."""
    position = data.draw(positions(rules))
    needed = pending(rules, position.board)
    if not isinstance(needed, ChanceNeeded) or needed.kind in rules.chances:
        return
    seat = needed.seat
    assert seat is not None
    wanted = wanted_places(rules, position.board, position.marks, needed.kind, seat)
    a, b, c, d = (data.draw(st.integers(1, 6)) if wanted >> place & 1 else 0 for place in PLACES)
    deal = Deal(seat, (a, b, c, d))
    one, same = apply(rules, position, deal), apply(rules, position, other_values(deal))
    assert (one.events, one.state.board) == (same.events, same.state.board)
    assert repr((deal, one)) == repr((other_values(deal), same))
    assert view_for(one.state, seat.other) == view_for(same.state, seat.other)
    for s in SEATS:
        for space in range(len(rules.spaces)):
            assert public_why_not(rules, one.state.board, s, space) == public_why_not(rules, same.state.board, s, space)


def all_further(rules: Ruleset, seat: Seat) -> list[FurtherAction]:
    """Whatever a seat could ever try, in play or not."""
    places = range(-1, 5)
    return [
        *(kind(seat, place) for kind in (Adapt, Anticipate, OfferSwap, AnswerSwap) for place in places),
        *(PlaceToken(seat, space, coffee) for space in range(-1, len(rules.spaces) + 1) for coffee in (0, 1)),
        *(PlaceTrafficDie(seat, space, coffee) for space in range(-1, len(rules.spaces) + 1) for coffee in (-1, 0, 4)),
        GiveUpToken(seat),
        GiveUpTrafficDie(seat),
    ]


@every_flight
@some
@given(st.data())
def test_what_a_further_action_is_refused_for_does_not_depend_on_the_partners_dice(
    rules: Ruleset, data: st.DataObject
) -> None:
    """R7; and what is listed is what is allowed, of equal dice the first."""
    one, other, partner = data.draw(twins(rules))
    seat = Seat(partner).other
    mine = view_for(one, seat)
    listed = set(legal(rules, mine))
    assert report(rules, one.board) == report(rules, other.board)
    for action in all_further(rules, seat):
        reason = why_not(rules, mine, action)
        assert reason == why_not(rules, view_for(other, seat), action)
        place = getattr(action, "place", -1)
        twin = place not in PLACES or mine.hand.index(mine.hand[place]) == place
        assert (action in listed) == (reason is None and twin), action


@every_flight
@some
@given(st.data())
def test_a_further_action_tells_the_partner_no_die(rules: Ruleset, data: st.DataObject) -> None:
    """AD1, AN1, WT1: the partner sees the same whatever I hold, but for the one die that I give."""
    one, other, owner = data.draw(twins(rules))
    seat = Seat(owner)
    for action in legal(rules, view_for(one, seat)):
        if not isinstance(action, FurtherAction) or why_not(rules, view_for(other, seat), action) is not None:
            continue
        step, same = apply(rules, one, action), apply(rules, other, action)
        assert (step.events, step.state.board) == (same.events, same.state.board)
        assert repr((action, step)) == repr((action, same))
        given_die = isinstance(action, AnswerSwap) and one.hands[seat][action.place] != other.hands[seat][action.place]
        if not given_die:
            assert view_for(step.state, seat.other) == view_for(same.state, seat.other)
        else:
            assert hidden_part(step.state, seat.other) == hidden_part(same.state, seat.other)


def hidden_part(state: State, seat: Seat) -> list[int]:
    """A hand without the die that changed sides."""
    for one in state.board.slices:
        if type(one).__name__ == "WorkedTogether":
            gone = one.places[seat]  # type: ignore[attr-defined]
            return [value for place, value in enumerate(state.hands[seat]) if place != gone]
    raise AssertionError("a swap has been done")
