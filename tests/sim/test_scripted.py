"""Scripts with cards are flights that the rules accept; one holds the worked examples."""

import pytest

from skyteam_qt.rules import Outcome, Seat
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, FlightSetup, ruleset_for
from skyteam_qt.sim.scripted import FE1_ROUND, FE3_ROUND, FINAL_APPROACH, both, dealer_for, fly_script, fly_turns

SETUP = FlightSetup(game="final-approach")


def flight() -> GameSession:
    return GameSession(ruleset_for(SETUP), SETUP, dealer=dealer_for(FINAL_APPROACH), clock=lambda: 0.0)


def test_the_flight_of_the_worked_examples_lands() -> None:
    session = flight()
    fly_script(session.ports(), FINAL_APPROACH)
    assert session.board.outcome == Outcome.WON


def test_its_first_round_is_fe1() -> None:
    ports = flight().ports()
    both(ports, Agreement.ROLL)
    hands = [sorted(ports.seat(seat).view().hand) for seat in Seat]
    assert (FE1_ROUND, hands) == (1, [[1, 3, 5, 6], [2, 3, 4, 6]])
    fly_turns(ports, FINAL_APPROACH[0], 8)
    both(ports, Agreement.NEXT_ROUND)
    board = ports.table.board
    assert (board.position, board.planes, board.reroll, board.altitude) == (1, (0, 0, 1, 2, 1, 1, 2), 1, 5000)


def test_its_last_round_begins_as_fe3_does() -> None:
    ports = flight().ports()
    fly_script(ports, FINAL_APPROACH, rounds=FE3_ROUND - 1)
    both(ports, Agreement.NEXT_ROUND)
    both(ports, Agreement.ROLL)
    board = ports.table.board
    assert (board.altitude, board.at_airport, board.planes) == (0, True, (0, 0, 0, 0, 0, 0, 1))
    assert (sum(board.gear), sum(board.flaps), board.brakes) == (3, 3, (True, True, False))
    assert (board.axis, board.coffee, board.to_act) == (-1, 1, Seat.PILOT)
    hands = [sorted(ports.seat(seat).view().hand) for seat in Seat]
    assert hands == [[1, 2, 4, 6], [1, 3, 3, 5]]


def test_a_script_that_wants_a_card_three_times_is_a_mistake() -> None:
    script = ((*((Seat.PILOT, space, 3) for space in ("axis.P", "engine.P", "radio.P")),),)
    session = GameSession(ruleset_for(SETUP), SETUP, dealer=dealer_for(script), clock=lambda: 0.0)
    with pytest.raises(Exception, match="pile"):
        both(session.ports(), Agreement.ROLL)
