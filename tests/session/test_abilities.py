"""Modules of the crew in a running flight: through the ports, in the log, in files, and when something is corrected."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from skyteam_qt.rules import Deal, FurtherAction, IllegalAction, PlaceDie, Reason, SeatTurn, SpendReroll
from skyteam_qt.rules.actions import MarkReroll
from skyteam_qt.rules.events import AdaptationUsed, DieJoined, HandShaken, Swapped, TrafficDiePlaced
from skyteam_qt.rules.modules import FURTHER_ACTIONS
from skyteam_qt.rules.modules.adaptation import Adapt
from skyteam_qt.rules.modules.anticipation import Anticipate
from skyteam_qt.rules.modules.bad_visibility import dice_aside
from skyteam_qt.rules.modules.intern import GiveUpToken, PlaceToken, row_of
from skyteam_qt.rules.modules.synchronisation import TRAFFIC_DIE, TRAFFIC_DIE_MARK, GiveUpTrafficDie, PlaceTrafficDie
from skyteam_qt.rules.modules.working_together import AnswerSwap, OfferSwap
from skyteam_qt.session.journal import Journal, record_of
from skyteam_qt.session.kept import RecordError, read
from skyteam_qt.session.port import Ports
from skyteam_qt.session.record import GameRecord, fold_record, from_json, to_json
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, FlightSetup, drawn_abilities, ruleset_for

from .flights import C, P, WantedDice, begin, both, place

CARDS = ("synchronisation", "working-together")
HANDS = {(1, P): (1, 5, 3, 4), (1, C): (1, 2, 6, 4)}


def crew(
    scenario: str = "TGU-red",
    abilities: tuple[str, ...] = CARDS,
    turned: dict[tuple[int, str, int], int] | None = None,
    **more: int,
) -> GameSession:
    """A flight whose first hands are known, after the roll of the first round."""
    dealer = WantedDice.hands(HANDS)
    dealer.turned = turned or {}
    session = begin(dealer=dealer, setup=FlightSetup(scenario, seed=4, abilities=abilities, **more))  # type: ignore[arg-type]
    both(session.ports(), Agreement.ROLL)
    return session


def correct(ports: Ports, back: int = 0) -> None:
    """Go back over the last step, or one before it."""
    ports.pilot.propose_correction(ports.table.steps()[back].index, "wrong-space")
    both(ports, Agreement.CORRECTION)


# ---- through the ports -----------------------------------------------------------------------------------------------


def test_a_swap_through_the_ports_shows_the_two_values_to_the_two() -> None:
    """WT1: the public log has none."""
    session = crew()
    ports = session.ports()
    assert ports.table.abilities == CARDS
    with pytest.raises(IllegalAction) as problem:
        ports.pilot.submit(OfferSwap(C, 0))
    assert problem.value.reason == Reason.NOT_YOUR_TURN
    ports.pilot.submit(OfferSwap(P, 1))
    assert ports.table.pending == SeatTurn(C, "swap")
    ports.copilot.submit(AnswerSwap(C, 2))
    assert (ports.pilot.view().hand, ports.copilot.view().hand) == ((1, 6, 3, 4), (1, 2, 5, 4))
    assert (ports.pilot.partner_die, ports.copilot.partner_die) == ((2, 5), (1, 6))
    assert ports.table.partner_has_seen == (0b0010, 0b0100)
    assert ports.table.log[-1].events == (Swapped(P, (1, 2)),)
    assert "6" not in repr(ports.table.log[-1])


def test_the_known_die_is_known_until_it_is_placed_or_may_have_changed() -> None:
    """ux 3.8: the eye mark."""
    ports = crew("TGU-red", ("adaptation", "working-together")).ports()
    assert ports.pilot.partner_die is None
    ports.copilot.submit(OfferSwap(C, 2))
    ports.pilot.submit(AnswerSwap(P, 1))
    place(ports, P, 1, "conc.1")
    assert ports.copilot.partner_die is None
    assert ports.table.partner_has_seen == (0, 0b0100)
    ports.copilot.submit(Adapt(C, 0))
    assert ports.pilot.partner_die is None
    assert ports.table.partner_has_seen == (0, 0)


def test_a_reroll_takes_the_mark_of_every_die() -> None:
    """R103: which were rolled is private."""
    ports = crew().ports()
    ports.pilot.submit(OfferSwap(P, 0))
    ports.copilot.submit(AnswerSwap(C, 1))
    ports.pilot.submit(SpendReroll(P))
    ports.pilot.submit(MarkReroll(P, 0))
    assert ports.pilot.partner_die == (1, 1)
    ports.copilot.submit(MarkReroll(C, 0))
    assert (ports.pilot.partner_die, ports.table.partner_has_seen) == (None, (0, 0))


def test_a_corrected_swap_is_known_all_the_same() -> None:
    """ux 3.8: both have seen the dice."""
    ports = crew().ports()
    before = ports.pilot.view(), ports.copilot.view()
    ports.pilot.submit(OfferSwap(P, 1))
    ports.copilot.submit(AnswerSwap(C, 2))
    correct(ports, 1)
    assert (ports.pilot.view(), ports.copilot.view()) == before
    assert ports.table.partner_has_seen == (0b0010, 0b0100)
    assert ports.pilot.partner_die is None
    assert dict(ports.table.log[-1].fields)["step"] == "ability"
    assert any(isinstance(action, OfferSwap) for action in ports.pilot.legal())


def test_the_traffic_die_is_a_step_of_the_round_and_comes_again_as_it_was() -> None:
    """SY1, ux 3.8."""
    ports = crew(turned={(1, "synchronisation", 1): 3}).ports()
    place(ports, P, 0, "gear.1")
    place(ports, C, 0, "flap.1")
    assert ports.table.pending == SeatTurn(C, TRAFFIC_DIE)
    assert not ports.table.may_talk
    ports.copilot.submit(PlaceTrafficDie(C, ports.table.ruleset.index["radio.P"]))
    assert isinstance(ports.table.steps()[0].events[0], TrafficDiePlaced)
    assert [step.die for step in ports.table.steps()] == [3, 2, 1]
    correct(ports)
    assert ports.table.pending == SeatTurn(C, TRAFFIC_DIE)
    correct(ports)
    assert ports.table.pending == SeatTurn(C, "place")
    place(ports, C, 0, "flap.1")
    assert ports.table.board.ask is not None
    assert ports.table.board.ask.value == 3


def test_a_rerolled_traffic_die_has_a_number_of_its_own() -> None:
    """R103: in the open, and the same again after a correction."""
    ports = crew(turned={(1, "synchronisation", 1): 3, (1, "synchronisation", 2): 5}).ports()
    place(ports, P, 0, "gear.1")
    place(ports, C, 0, "flap.1")
    for _ in range(2):
        ports.pilot.submit(SpendReroll(P))
        ports.pilot.submit(MarkReroll(P, 0b10))
        ports.copilot.submit(MarkReroll(C, TRAFFIC_DIE_MARK))
        assert ports.table.board.ask is not None
        assert ports.table.board.ask.value == 5
        hand = ports.pilot.view().hand
        correct(ports, 2)
        assert ports.table.board.ask.value == 3
        assert ports.pilot.view().hand != hand or hand[1] == 5


def test_adaptation_and_anticipation_are_announced_and_no_more() -> None:
    """ux-more: private choices."""
    ports = crew("PBH-red", ("adaptation", "anticipation")).ports()
    ports.pilot.submit(Anticipate(P, 0))
    rolled = ports.pilot.view().hand
    assert rolled[1:] == (5, 3, 4)
    ports.pilot.submit(Adapt(P, 1))
    assert ports.pilot.view().hand == (rolled[0], 2, 3, 4)
    assert ports.table.log[-1].events == (AdaptationUsed(P),)
    assert ports.copilot.view().hand == HANDS[1, C]
    correct(ports, 1)
    assert ports.pilot.view().hand == HANDS[1, P]
    ports.pilot.submit(Anticipate(P, 0))
    assert ports.pilot.view().hand == rolled


# ---- dice that come by themselves ------------------------------------------------------------------------------------


def on_to(session: GameSession, feet: int) -> Ports:
    """Fly level without moving until this altitude, then roll."""
    ports = session.ports()
    while ports.table.board.altitude > feet:
        both(ports, Agreement.ROLL)
        while ports.table.agreement.what is None:
            found = [(s, a) for s in (P, C) for a in ports.seat(s).legal() if isinstance(a, PlaceDie | FurtherAction)]
            seat, action = found[0]
            for s, a in found:
                if isinstance(a, PlaceDie) and a.space in ports.table.ruleset.mandatory and not a.coffee:
                    seat, action = s, a
                    break
            ports.seat(seat).submit(action)
        both(ports, Agreement.NEXT_ROUND)
    both(ports, Agreement.ROLL)
    return ports


def ones_and_twos(scenario: str, abilities: tuple[str, ...] = ()) -> GameSession:
    """Nobody's axis tilts and nothing moves: every die is a one until somebody looks closer."""
    dice = {(r, s, t, 1): 1 for r in range(1, 4) for s in (P, C) for t in range(4)}
    # every die shaken shows the same as the others shaken with it
    dice |= {(r, s, t, n): 1 for r in range(1, 3) for s in (P, C) for t in range(4) for n in range(2, 6)}
    setup = FlightSetup(scenario, seed=11, abilities=abilities)
    return begin(dealer=WantedDice(dice), setup=setup)


def test_dice_join_and_are_shaken_by_themselves_and_come_again_as_they_were() -> None:
    """BV2, TB1: nobody presses anything, and a correction changes no value."""
    session = ones_and_twos("PEK-green-turbulence", ("control",))
    ports = on_to(session, 4000)
    seat = ports.table.board.to_act
    assert seat is not None
    assert (dice_aside(ports.table.board, seat), ports.table.board.dice_left(seat)) == (2, 2)
    place(ports, seat, 0, "conc.1")
    assert any(isinstance(event, DieJoined) for event in ports.table.log[-1].events)
    joined = ports.seat(seat).view().hand
    assert [bool(die) for die in joined] == [False, True, True, False]
    correct(ports)
    place(ports, seat, 1, "conc.1")
    assert ports.seat(seat).view().hand[2] == joined[2]
    assert ports.table.partner_has_seen[seat] == 0b0001


def test_shaken_dice_are_no_longer_known_to_the_partner() -> None:
    """TB1, ux 3.8."""
    session = ones_and_twos("CPT-green-turbulence", ("control",))
    ports = on_to(session, 5000)
    place(ports, C, 0, "conc.1")
    assert any(isinstance(event, HandShaken) for event in ports.table.log[-1].events)
    correct(ports)
    assert ports.table.partner_has_seen == (0, 0b0001)
    place(ports, C, 1, "conc.1")
    assert ports.table.partner_has_seen == (0, 0)


def test_the_intern_row_is_laid_from_the_seed_before_the_first_briefing() -> None:
    """IN1: and it stands in the log like all chance."""
    session = begin(setup=FlightSetup("ATL-green", seed=3))
    assert sorted(row_of(session.board).tokens) == [1, 2, 3, 4, 5, 6]
    again = begin(setup=FlightSetup("ATL-green", seed=3))
    assert row_of(again.board) == row_of(session.board)
    rows = {row_of(begin(setup=FlightSetup("ATL-green", seed=seed)).board).tokens for seed in range(200)}
    assert len(rows) > 150
    assert {tokens[0] for tokens in rows} == {1, 2, 3, 4, 5, 6}


# ---- files -----------------------------------------------------------------------------------------------------------


FURTHER: tuple[FurtherAction, ...] = (
    PlaceToken(P, 4),
    GiveUpToken(C),
    Anticipate(P, 3),
    Adapt(C, 2),
    OfferSwap(P, 1),
    AnswerSwap(C, 0),
    PlaceTrafficDie(C, 7, -1),
    GiveUpTrafficDie(C),
)


def test_every_further_action_survives_in_a_record() -> None:
    """The list of the modules is complete."""
    assert {type(action) for action in FURTHER} == set(FURTHER_ACTIONS)
    assert len({action.kind for action in FURTHER}) == len(FURTHER)
    record = GameRecord(FlightSetup("KUL-black", abilities=CARDS), FURTHER)
    assert from_json(to_json(record)) == record


@pytest.mark.parametrize("cards", [None, ["a b"], ["control"] * 7, [1], "control"])
def test_damaged_abilities_are_refused(cards: object) -> None:
    """One sentence that names the place."""
    text = to_json(GameRecord(FlightSetup("KUL-black", abilities=CARDS), ()))
    assert '"abilities": ["synchronisation", "working-together"]' in text
    found = text.replace('["synchronisation", "working-together"]', json.dumps(cards))
    with pytest.raises(RecordError, match="abilities"):
        from_json(found)


def test_a_record_with_other_abilities_does_not_fit() -> None:
    """Nor does one with none."""
    for cards in ((), ("control", "mastery")):
        record = GameRecord(FlightSetup("TGU-red", abilities=cards), ())
        with pytest.raises(RecordError, match="abilities"):
            fold_record(record, ruleset_for(FlightSetup("TGU-red", abilities=CARDS)))


MANY = ("KUL-black", "HND-red", "DUS-red-turbulence", "CPT-black-turbulence", "TER-yellow-promo")
"""Flights in which many modules meet."""


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("scenario", MANY)
def test_a_flight_that_is_put_down_in_the_middle_goes_on(scenario: str, seed: int, tmp_path: Path) -> None:
    """The journal holds further actions, and what came by itself."""
    rng = Random(seed)
    setup = FlightSetup(scenario, seed=seed, abilities=drawn_abilities(scenario, seed))
    rules = ruleset_for(setup)
    path = tmp_path / "a.flight"
    first = begin(setup=setup)
    session = begin(setup=setup, journal=Journal.begin(path, first.setup, first.board))
    ports = session.ports()
    for _ in range(25):
        what = ports.table.agreement.what
        if what is not None:
            both(ports, what)
            if session.debriefed:
                break
            continue
        seat = next(s for s in (P, C) if ports.seat(s).legal())
        ports.seat(seat).submit(rng.choice(ports.seat(seat).legal()))
    if session.debriefed:
        return
    session.close()
    found = record_of(read(path))
    assert found == session.record()
    assert found.setup.abilities == session.setup.abilities
    resumed = GameSession.resume(found, rules, clock=lambda: 0.0)
    assert [resumed.view(seat) for seat in (P, C)] == [session.view(seat) for seat in (P, C)]
    assert resumed.partner_has_seen == session.partner_has_seen


def test_a_killed_program_still_knows_what_comes_by_itself() -> None:
    """TB1, BV2, SY1: cut off anywhere, the rest of the chance is the same."""
    for scenario in ("SYD-red-turbulence", "HND-red"):
        setup = FlightSetup(scenario, seed=5, abilities=drawn_abilities(scenario, 5))
        session, rng = begin(setup=setup), Random(2)
        ports = session.ports()
        while len(session.record().entries) < 60 and not session.debriefed:
            what = ports.table.agreement.what
            if what is not None:
                both(ports, what)
                continue
            seat = next(s for s in (P, C) if ports.seat(s).legal())
            ports.seat(seat).submit(rng.choice(ports.seat(seat).legal()))
        whole = session.record()
        for length, entry in enumerate(whole.entries):
            if not isinstance(entry, Deal):
                continue
            cut = GameRecord(whole.setup, whole.entries[:length])
            resumed = GameSession.resume(cut, ruleset_for(setup), clock=lambda: 0.0)
            assert resumed.record().entries[length] == entry
