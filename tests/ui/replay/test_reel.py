"""What the replay shows of each position: both hands, where dice went, which is next, the log and the scrub bar."""

from __future__ import annotations

from random import Random

import pytest

from skyteam_qt.content.library import scenario_ids
from skyteam_qt.rules import PLACES, Loss
from skyteam_qt.rules import events as ev
from skyteam_qt.session.flown import FlownFlight, flown
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, FlightSetup, ruleset_for
from skyteam_qt.ui.replay.reel import EMPTY, GONE, HELD, LAID, Reel, title_of
from tests.session.flights import begin, both, fly_on
from tests.soak.test_all_flights import Clock, a_crew, fly
from tests.ui.finished import card_flight, landed_flight, lost_flight


def _flights() -> list[FlownFlight]:
    return [landed_flight(), lost_flight(Loss.SPIN), lost_flight(Loss.SHORT), card_flight()]


@pytest.mark.parametrize("number", range(4))
def test_what_is_held_is_what_lies_behind_the_screens(number: int) -> None:
    reel = Reel(_flights()[number])
    for at, (view, _) in enumerate(reel.frames):
        for seat, hand in enumerate(reel.moments[at].hands):
            held = tuple(die.value if die.look == HELD else 0 for die in hand)
            assert held == view.hands[seat]


@pytest.mark.parametrize("number", range(4))
def test_the_die_that_is_framed_is_the_one_that_is_placed_next(number: int) -> None:
    reel = Reel(_flights()[number])
    for at, (_, events) in enumerate(reel.frames[1:], 1):
        placed = [e for e in events if isinstance(e, ev.DiePlaced)]
        framed = [(s, p) for s in (0, 1) for p in PLACES if reel.moments[at - 1].hands[s][p].next]
        assert len(framed) <= 1
        if placed:
            assert framed == [(placed[0].seat, placed[0].place)]
            die = reel.moments[at].hands[placed[0].seat][placed[0].place]
            assert (die.look, die.value) == (GONE, placed[0].rolled)
            assert die.where


def test_hands_are_empty_in_the_briefing_and_whole_after_the_roll() -> None:
    reel = Reel(landed_flight())
    assert {die.look for hand in reel.moments[0].hands for die in hand} == {EMPTY}
    assert {die.look for hand in reel.moments[1].hands for die in hand} == {HELD}
    assert [die.next for hand in reel.moments[1].hands for die in hand].count(True) == 1
    assert reel.hands_text(1) == "Anna holds 1, 3, 3 and 4. Ben holds 4, 4, 3 and 4."
    assert reel.hands_text(0) == "Anna holds nothing. Ben holds nothing."


def test_a_block_of_the_bar_for_each_round_with_its_dice_and_what_came_of_it() -> None:
    reel = Reel(landed_flight())
    assert len(reel.blocks) == 7
    assert [len(block.placed) for block in reel.blocks] == [8] * 7
    assert [block.note for block in reel.blocks] == ["speed 8, +1"] * 6 + ["landed"]
    assert not any(block.bad for block in reel.blocks)
    short = Reel(lost_flight(Loss.SPIN))
    last = max(i for i, block in enumerate(short.blocks) if block.first >= 0)
    assert (short.blocks[last].note, short.blocks[last].bad) == ("spin", True)
    assert all(block.note == "" and not block.column.flown for block in short.blocks[last + 1 :])


@pytest.mark.parametrize("number", range(4))
def test_the_bar_leads_back_to_where_a_position_stands(number: int) -> None:
    reel = Reel(_flights()[number])
    for at in range(len(reel)):
        found = reel.at_spot(*reel.spots[at])
        assert reel.spots[found] == reel.spots[at]
        assert found >= at
    assert reel.spots[reel.at_spot(0, -5.0)] == (0, 0.0)
    assert reel.at_spot(len(reel.blocks) - 1, 99.0) == len(reel) - 1


@pytest.mark.parametrize("number", range(4))
def test_every_event_has_a_line_that_leads_to_its_position(number: int) -> None:
    reel = Reel(_flights()[number])
    told = [line.at for line in reel.lines if line.kind in ("round", "event")]
    assert told == [at for at, (_, events) in enumerate(reel.frames) for _ in events]
    for at, (_, events) in enumerate(reel.frames):
        if events:
            assert reel.lines[reel.line_of(at)].at == at


def test_what_was_taken_back_is_struck_out_and_leads_nowhere() -> None:
    from random import Random

    session = begin(seed=4)
    ports = session.ports()
    both(ports, Agreement.ROLL)
    fly_on(ports, Random(4), 2)
    step = ports.table.steps()[0]
    ports.pilot.propose_correction(step.index, "rule-misread")
    both(ports, Agreement.CORRECTION)
    ports.table.say(ports.pilot.seat, "never heard") if ports.table.may_talk else None
    both(ports, Agreement.GIVE_UP)
    both(ports, Agreement.DEBRIEF)
    reel = Reel(flown(session.record()))
    back = [line for line in reel.lines if line.kind == "back"]
    assert back
    assert all(line.at == -1 for line in back)
    assert [line.kind for line in reel.lines].count("note") == 1
    told = [line.at for line in reel.lines if line.kind in ("round", "event")]
    assert told == [at for at, (_, events) in enumerate(reel.frames) for _ in events]


def test_the_title_says_what_flew_and_how_it_ended() -> None:
    assert title_of(landed_flight()) == "YUL Montréal-Trudeau · landed"
    assert title_of(lost_flight(Loss.SPIN)) == "YUL Montréal-Trudeau · not landed: spin"
    assert title_of(card_flight()).startswith("Final Approach · ")


@pytest.mark.parametrize("scenario", ["ATL-green", "LHR-yellow", "CPT-black-turbulence", "TER-black"])
def test_tokens_and_the_traffic_die_take_their_places_on_the_bar(scenario: str) -> None:
    """Whatever is laid in a round stands on the bar in the position in which it lies there."""
    flights = [one for one in scenario_ids() if one.startswith(scenario)]
    for seed in range(6):
        rng, clock = Random(seed), Clock()
        setup = FlightSetup(scenario=flights[0], seed=seed, abilities=a_crew(flights[0], rng))
        session = GameSession(ruleset_for(setup), setup, clock=clock)
        fly(session, clock, rng)
        reel = Reel(flown(session.record()))
        for block in reel.blocks:
            assert len(block.placed) == len(block.column.dice)
            for die, at in zip(block.column.dice, block.placed, strict=True):
                if at < len(reel):
                    laid = [e for e in reel.frames[at][1] if isinstance(e, LAID)]
                    assert die.value in [e.token if isinstance(e, ev.TokenPlaced) else e.value for e in laid]
        assert all(len(view.board.order) <= reel.per_round for view, _ in reel.frames)
