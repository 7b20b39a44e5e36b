"""The account of a flight: chances for each position, and exact bookkeeping."""

from __future__ import annotations

import pytest

from skyteam_qt.qtbridge.account import Account, account_job
from skyteam_qt.session.flown import FlownFlight
from tests.ui.finished import card_flight, landed_flight, lost_flight

FLIGHTS = {
    "landed": landed_flight,
    "lost": lost_flight,
    "cards": card_flight,
}


@pytest.fixture(params=FLIGHTS, scope="module")
def flight(request: pytest.FixtureRequest) -> FlownFlight:
    found: FlownFlight = FLIGHTS[request.param]()
    return found


@pytest.fixture(scope="module")
def account(flight: FlownFlight) -> Account:
    found = account_job(flight)(lambda: False)
    assert isinstance(found, Account)
    return found


def test_result_minus_start_is_decisions_and_everything_else(account: Account) -> None:
    everything = account.decisions + account.draws + account.hidden
    assert account.result - account.start == pytest.approx(everything, abs=1e-9)
    assert account.decisions <= 1e-12


def test_every_position_of_the_replay_has_a_place_and_the_ends_are_known(flight: FlownFlight, account: Account) -> None:
    assert len(account.chances) == len(flight.frames)
    assert account.chances[0] == account.start
    assert account.chances[-1] == account.result == float(not flight.board.lost)
    assert all(one is None or -1e-9 <= one <= 1 + 1e-9 for one in account.chances)


def test_after_each_placement_there_is_a_chance_at_the_position_where_the_die_lies(
    flight: FlownFlight, account: Account
) -> None:
    from skyteam_qt.rules.events import DiePlaced

    for (_, events), chance in zip(flight.frames, account.chances, strict=True):
        if any(isinstance(event, DiePlaced) for event in events):
            assert chance is not None


def test_turning_points_are_falls_in_the_order_of_the_flight_and_nothing_small_is_called_a_decision(
    account: Account,
) -> None:
    assert len(account.turns) <= 3
    assert [turn.at for turn in account.turns] == sorted(turn.at for turn in account.turns)
    for turn in account.turns:
        assert turn.before - turn.after > 0.02
        assert turn.cause in ("decision", "draw", "hidden")


def test_a_flight_that_no_crew_knows_has_no_account() -> None:
    from dataclasses import replace

    flight = landed_flight()
    assert account_job(replace(flight, actions=()))(lambda: False) is None


def test_an_account_that_nobody_wants_any_more_is_not_worked_out() -> None:
    assert account_job(landed_flight())(lambda: True) is None
