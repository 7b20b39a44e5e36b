"""Cards and what is turned up: fair, and the same again when it is asked for again (architecture 7, ux 3.8)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from skyteam_qt.rules import (
    PLACES,
    SEATS,
    VALUES,
    Deal,
    ImpossibleDeal,
    LayAside,
    MarkReroll,
    PlaceDie,
    Seat,
    SpendReroll,
    TurnUp,
)
from skyteam_qt.rules.events import BusySky, CardsExchanged
from skyteam_qt.session.chance import DrawKey
from skyteam_qt.session.dealer import SeedDealer
from skyteam_qt.session.record import GameRecord, RecordError, fold_record, from_json, to_json
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, FlightSetup, Mix, ruleset_for
from skyteam_qt.sim.scripted import FINAL_APPROACH

from .flights import C, P, WantedDice, begin, both, cards, dealer_for, fly_on, fly_script, listen, random_action

FULL = (2, 2, 2, 2, 2, 2)
TRAY = (0, 1, 2, 3)


# ---- the dealer ------------------------------------------------------------------------------------------------------


def test_the_same_seed_draws_the_same_cards_in_whatever_order_they_are_asked_for() -> None:
    asked = [(r, s, n, FULL, TRAY) for r in range(1, 8) for s in SEATS for n in (1, 2, 3)]
    one, two = SeedDealer(7), SeedDealer(7)
    assert {a: one.cards(*a) for a in asked} == {a: two.cards(*a) for a in reversed(asked)}
    assert [SeedDealer(8).cards(*a) for a in asked] != [one.cards(*a) for a in asked]


def test_four_different_values_come_in_48_and_a_given_value_in_58_of_100_hands() -> None:
    """F83: 240 of 495, and 285 of 495."""
    hands = [SeedDealer(seed).cards(r, s, 1, FULL, TRAY) for seed in range(1500) for r in range(1, 8) for s in SEATS]
    assert abs(sum(len(set(hand)) == 4 for hand in hands) / len(hands) - 240 / 495) < 0.011
    for value in VALUES:
        assert abs(sum(value in hand for hand in hands) / len(hands) - 285 / 495) < 0.011
    assert max(max(Counter(hand).values()) for hand in hands) == 2


@pytest.mark.parametrize("pile", [(1, 2, 0, 2, 1, 2), (0, 1, 1, 1, 0, 0), (2, 0, 0, 0, 0, 1)])
def test_every_card_of_a_pile_is_as_likely_as_every_other(pile: tuple[int, int, int, int, int, int]) -> None:
    """F46: a value that is there twice comes twice as often as one that is there once."""
    count = 12_000
    seen = Counter(SeedDealer(seed).cards(1, P, 2, pile, (0,))[0] for seed in range(count))
    for value, there in zip(VALUES, pile, strict=True):
        expected = count * there / sum(pile)
        assert abs(seen[value] - expected) <= 4 * (expected * (1 - there / sum(pile))) ** 0.5


@given(st.tuples(*[st.integers(0, 2)] * 6), st.integers(0, 1000), st.integers(1, 4))
def test_only_what_is_in_the_pile_is_drawn(pile: tuple[int, ...], seed: int, count: int) -> None:
    assume(sum(pile) >= count)
    drawn = SeedDealer(seed).cards(3, C, 2, pile, TRAY[:count])  # type: ignore[arg-type]
    assert len(drawn) == count
    assert all(drawn.count(value) <= there for value, there in zip(VALUES, pile, strict=True))


def test_every_value_of_a_busy_sky_comes_equally_often() -> None:
    """F81: 1/6 each."""
    count = 12_000
    seen = Counter(SeedDealer(seed).turned_up(2 + 2 * (seed % 2), "busy-sky", 1, VALUES) for seed in range(count))
    assert set(seen) == set(VALUES)
    # chi square with five degrees of freedom: 20.5 is passed once in a thousand times, and the seeds are fixed
    assert sum((n - count / 6) ** 2 / (count / 6) for n in seen.values()) < 20.5


# ---- the session -----------------------------------------------------------------------------------------------------


def test_the_table_turns_up_the_busy_sky_before_the_briefing() -> None:
    """F10: people see the plane before they talk."""
    dealer = dealer_for(FINAL_APPROACH)
    dealer.sky[2] = 6
    session = begin(setup=cards(4, "hard"), dealer=dealer)
    ports = session.ports()
    fly_script(ports, FINAL_APPROACH, rounds=1)
    heard = listen(ports)
    both(ports, Agreement.NEXT_ROUND)
    assert [type(e).__name__ for e in heard[-1]] == ["AltitudeDropped", "RoundBegan", "BusySky"]
    assert heard[-1][-1] == ports.table.log[-1].events[-1] == BusySky(6, 6, 2, 3)
    assert [e for e in session.record().entries if isinstance(e, TurnUp)] == [TurnUp((6,))]
    assert ports.table.agreement.what == Agreement.ROLL


def test_what_was_turned_up_is_the_same_after_going_back_over_the_round_before() -> None:
    """ux 3.8: and the log must say so."""
    session = begin(setup=cards(4, "hard"), dealer=None)
    ports = session.ports()
    fly_on(ports, Random(2), steps=9)
    while ports.table.board.round < 2 and not ports.table.board.over:
        fly_on(ports, Random(2), steps=1)
    assert not ports.table.board.over, "this seed survives a round"
    planes = ports.table.board.planes
    ports.pilot.propose_correction(ports.table.steps()[0].index, "wrong-space")
    last = next(a for a in reversed(session.record().entries) if isinstance(a, PlaceDie))
    both(ports, Agreement.CORRECTION)
    ports.seat(last.seat).submit(last)
    both(ports, Agreement.NEXT_ROUND)
    assert ports.table.board.planes == planes


def test_a_flight_can_begin_with_a_busy_sky() -> None:
    """Content could say so: then it is there before anybody looks, and a killed program does not lose it."""
    from skyteam_qt.content.library import load_scenario, with_level
    from skyteam_qt.rules import compile_ruleset

    setup = cards(5, "normal")
    flight = with_level(load_scenario("YUL-green"), "normal")
    rules = compile_ruleset(
        type(flight)(**{**vars(flight), "options": {**flight.options, "busy_sky": (6000,)}}), "final-approach"
    )
    session = GameSession(rules, setup)
    assert sum(session.board.planes) == 10
    assert [type(e).__name__ for e in session.log[0].events][-1] == "BusySky"
    again = GameSession.resume(GameRecord(setup, ()), rules)
    assert again.record() == session.record()


def test_four_cards_come_to_four_places_and_a_redraw_to_the_marked_ones() -> None:
    dealer = WantedDice({(1, P, 0, 1): 6, (1, P, 3, 1): 6, (1, P, 1, 2): 5, (1, P, 2, 2): 5})
    ports = begin(setup=cards(), dealer=dealer).ports()
    both(ports, Agreement.ROLL)
    first = ports.pilot.view().hand
    assert (first[0], first[3]) == (6, 6)
    heard = listen(ports)
    ports.copilot.submit(SpendReroll(C))
    ports.copilot.submit(MarkReroll(C, 0))
    ports.pilot.submit(MarkReroll(P, 0b0110))
    assert ports.pilot.view().hand == (6, 5, 5, 6)
    assert [e for e in heard[-1] if isinstance(e, CardsExchanged)] == [CardsExchanged(P, 2), CardsExchanged(C, 0)]


def test_a_redraw_that_is_taken_back_and_spent_again_draws_the_same_cards() -> None:
    """ux 3.8."""
    for seed in range(20):
        session = begin(setup=cards(seed))
        ports = session.ports()
        both(ports, Agreement.ROLL)
        before = ports.pilot.view()

        def redraw(marks: int) -> tuple[int, ...]:
            ports.pilot.submit(SpendReroll(P))  # noqa: B023
            ports.pilot.submit(MarkReroll(P, marks))  # noqa: B023
            ports.copilot.submit(MarkReroll(C, 0b1001))  # noqa: B023
            return ports.pilot.view().hand  # noqa: B023

        def take_back() -> None:
            step = ports.table.steps()[2]  # noqa: B023
            ports.pilot.propose_correction(step.index, "wrong-effect")  # noqa: B023
            both(ports, Agreement.CORRECTION)  # noqa: B023

        first, copilot = redraw(0b0011), ports.copilot.view().hand
        take_back()
        assert ports.pilot.view() == before
        other = redraw(0b1100)
        assert other[:2] == before.hand[:2]
        take_back()
        assert (redraw(0b0011), ports.copilot.view().hand) == (first, copilot)
        assert fold_record(session.record(), session.ruleset).state.hands[P] == first


def test_a_log_in_which_cards_that_were_taken_back_come_out_differently_is_refused() -> None:
    session = begin(setup=cards(3))
    ports = session.ports()
    both(ports, Agreement.ROLL)
    for _ in range(2):
        ports.pilot.submit(SpendReroll(P))
        ports.pilot.submit(MarkReroll(P, 0b0001))
        ports.copilot.submit(MarkReroll(C, 0))
        if len(session.record().entries) < 10:
            ports.pilot.propose_correction(ports.table.steps()[2].index, "wrong-effect")
            both(ports, Agreement.CORRECTION)
    record = session.record()
    assert fold_record(record, session.ruleset).state.hands == (ports.pilot.view().hand, ports.copilot.view().hand)
    at = max(i for i, e in enumerate(record.entries) if isinstance(e, Deal) and e.seat == P)
    drawn = record.entries[at]
    assert isinstance(drawn, Deal)
    kept = ports.pilot.view().hand[1:]
    other = next(v for v in VALUES if v != drawn.values[0] and kept.count(v) < 2)
    forged = (*record.entries[:at], Deal(P, (other, 0, 0, 0)), *record.entries[at + 1 :])
    with pytest.raises(RecordError, match=f"entry {at + 1} is against the rules"):
        fold_record(GameRecord(record.setup, forged), session.ruleset)


def test_a_draw_is_named_by_all_that_it_depends_on() -> None:
    assert DrawKey(1, P, 2, FULL, (0,)) != DrawKey(1, P, 2, FULL, (1,))


@pytest.mark.parametrize(
    "setup",
    [
        cards(1, "easy"),
        cards(2, "expert"),
        FlightSetup(level="hard", seed=3),
        FlightSetup(level="mix", mix=Mix(2, True), seed=4, game="final-approach"),
    ],
    ids=lambda s: f"{s.game}-{s.level}",
)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10_000), steps=st.integers(0, 60))
def test_a_flight_of_any_level_goes_on_as_if_it_had_never_stopped(setup: FlightSetup, seed: int, steps: int) -> None:
    session = begin(setup=setup)
    fly_on(session.ports(), Random(seed), steps)
    if found := session.ports().table.steps():
        session.ports().pilot.propose_correction(Random(seed).choice(found).index, "rule-misread")
        both(session.ports(), Agreement.CORRECTION)
    fly_on(session.ports(), Random(seed + 1), 5)
    record = from_json(to_json(session.record()))
    assert record == session.record()
    resumed = GameSession.resume(record, ruleset_for(record.setup), clock=lambda: 0.0)
    for seat in SEATS:
        assert resumed.view(seat) == session.view(seat)
    for one in (session, resumed):
        fly_on(one.ports(), Random(7))
    assert resumed.record() == session.record()


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000), st.data())
def test_going_back_over_any_steps_and_playing_them_again_gives_the_same_cards(seed: int, data: st.DataObject) -> None:
    session = begin(setup=cards(seed))
    ports, rules = session.ports(), session.ruleset
    fly_on(ports, Random(seed), steps=data.draw(st.integers(1, 40)))
    steps = ports.table.steps()
    if not steps:
        return
    step = data.draw(st.sampled_from(steps))
    fold = fold_record(session.record(), rules)
    at = next(i for i, p in enumerate(fold.positions) if p.entry == step.index)
    taken, final = [p.action for p in fold.positions[at:]], fold.state
    ports.pilot.propose_correction(step.index, "wrong-space")
    both(ports, Agreement.CORRECTION)
    for action in taken:
        if isinstance(action, PlaceDie | LayAside | SpendReroll | MarkReroll):
            ports.seat(action.seat).submit(action)
        elif action is not None and action.kind in ("roll", "end-round"):
            both(ports, Agreement.ROLL if action.kind == "roll" else Agreement.NEXT_ROUND)
    assert fold_record(session.record(), rules).state == final


class _Twisted(WantedDice):
    """The cards of a seed, but the Pilot's are those of another one."""

    def __init__(self, seed: int, pilots: int) -> None:
        super().__init__({}, seed)
        self.other = SeedDealer(pilots)

    def cards(
        self, round: int, seat: Seat, nth: int, pile: tuple[int, int, int, int, int, int], places: tuple[int, ...]
    ) -> tuple[int, ...]:
        return (self.other if seat == P else self.rest).cards(round, seat, nth, pile, places)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 10_000))
def test_what_the_copilot_sees_is_the_same_whatever_cards_the_pilot_holds(seed: int, pilots: int) -> None:
    """R7: until the Pilot lays a card down; the Co-Pilot plays, both redraw as many."""
    both_ports = [begin(setup=cards(seed), dealer=_Twisted(seed, one)).ports() for one in (seed + 1, pilots)]
    heard = [listen(ports) for ports in both_ports]
    rng = Random(seed)
    marks = rng.randrange(16)
    for ports, turn in zip(both_ports, (marks, marks), strict=True):
        both(ports, Agreement.ROLL)
        ports.copilot.submit(SpendReroll(C))
        ports.copilot.submit(MarkReroll(C, 0b0101))
        ports.pilot.submit(MarkReroll(P, turn))

    def learned(ports: object) -> tuple[object, ...]:
        table = ports.table  # type: ignore[attr-defined]
        seat = ports.copilot  # type: ignore[attr-defined]
        return (
            seat.view(),
            seat.legal(),
            [seat.why_not(PlaceDie(C, p, s)) for p in PLACES for s in range(20)],
            *(table.log, table.pending, table.steps(), table.partner_has_seen, repr(table.log), repr(seat.view())),
        )

    assert heard[0] == heard[1]
    assert learned(both_ports[0]) == learned(both_ports[1])
    found = random_action(both_ports[0], rng)
    assert found is not None


def test_nobody_can_hand_in_a_card_that_is_not_asked_for() -> None:
    session = begin(setup=cards(2))
    for action in (TurnUp((1,)), Deal(P, (1, 2, 3, 4))):
        with pytest.raises(ImpossibleDeal):
            session._fold.add(action)
