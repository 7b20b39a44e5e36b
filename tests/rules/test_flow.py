"""Rounds: how they begin, what is needed next, how they end, and the landing."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import (
    ChanceKind,
    ChanceNeeded,
    Deal,
    EndRound,
    Loss,
    MarkReroll,
    Outcome,
    Over,
    Phase,
    Roll,
    RoundEnd,
    SeatTurn,
    SpendReroll,
    Talk,
    Want,
    pending,
    who_begins,
)
from skyteam_qt.rules.events import (
    AltitudeDropped,
    FellShort,
    FlightEnded,
    MandatoryMissing,
    RerollCollected,
    RoundBegan,
    SilenceBegan,
)
from skyteam_qt.rules.flow import fresh_board
from skyteam_qt.rules.state import State
from skyteam_qt.rules.step import Step, start
from tests.builders import RULES, C, P, after_moves, board_with, final_round, hand, happened, state

LYING = {"axis.P": 3, "axis.C": 3, "engine.P": 2, "engine.C": 2}


def ended_round(**fields: object) -> State:
    """The end of a round in which the mandatory dice lie."""
    given = {"placed": LYING, "phase": Phase.END, "to_act": None} | fields
    return state(hand(), hand(), **given)


# ---- set-up ----------------------------------------------------------------------------------------------------------


def test_the_panel_starts_untouched() -> None:
    """R2."""
    board = fresh_board(RULES)
    assert board.axis == 0
    assert not any((*board.gear, *board.flaps, *board.brakes, *board.placed))
    assert (board.blue, board.orange, board.brake) == (4, 8, 0)


def test_montreal_has_nine_airplanes_on_seven_spaces_and_three_in_the_supply() -> None:
    """R4."""
    board = fresh_board(RULES)
    assert board.planes == (0, 0, 1, 2, 1, 3, 2)
    assert (board.position, board.supply) == (0, 3)


def test_no_coffee_is_there_and_one_reroll_token_lies_in_reserve() -> None:
    """R5, R6, Q8: tokens at 6000 and 2000, the third of three in the reserve."""
    board = fresh_board(RULES)
    assert board.coffee == 0
    assert board.altitude_tokens == (1, 0, 0, 0, 1, 0, 0)
    assert (board.reroll, board.reroll_reserve) == (0, 1)


def test_round_one_starts_with_a_reroll_token() -> None:
    """R11: the token of 6000 ft is collected before the briefing."""
    step = start(RULES)
    assert step.events == (RoundBegan(1, 6000, P), RerollCollected(1))
    assert (step.state.board.reroll, step.state.board.altitude_tokens[0]) == (1, 0)


# ---- what is needed next ---------------------------------------------------------------------------------------------


def test_the_altitude_space_says_who_begins() -> None:
    """R3, R15, Q14: P, C, P, C, P, C, P whoever ended the last round."""
    assert [who_begins(RULES, board_with(altitude=feet)) for feet in range(6000, -1, -1000)] == [P, C, P, C, P, C, P]


def test_a_round_is_talk_then_rolls_then_placement() -> None:
    """R10, R13, R14: silence begins with the roll."""
    step = start(RULES)
    assert type(pending(RULES, step.state.board)) is Talk
    step = after_moves(step.state, Roll())
    assert step.events == (SilenceBegan(),)
    assert pending(RULES, step.state.board) == ChanceNeeded(ChanceKind.ROLL, P)
    step = after_moves(step.state, Deal(P, hand(1, 1, 1, 1)))
    assert pending(RULES, step.state.board) == ChanceNeeded(ChanceKind.ROLL, C)
    step = after_moves(step.state, Deal(C, hand(1, 1, 1, 1)))
    assert pending(RULES, step.state.board) == SeatTurn(P, Want.PLACE)


def test_in_a_reroll_the_seat_that_spent_the_token_chooses_first() -> None:
    """R103: then the other."""
    step = after_moves(state(reroll=1), SpendReroll(C))
    assert pending(RULES, step.state.board) == SeatTurn(C, Want.MARK)
    step = after_moves(step.state, MarkReroll(C, 0))
    assert pending(RULES, step.state.board) == SeatTurn(P, Want.MARK)


def test_after_the_last_die_people_talk_until_they_end_the_round() -> None:
    """R110."""
    assert type(pending(RULES, ended_round().board)) is RoundEnd


def test_the_phase_says_what_is_needed_whoever_is_named() -> None:
    """A position of a case file may name a turn in the briefing."""
    assert type(pending(RULES, board_with(phase=Phase.BRIEFING, to_act=P))) is Talk
    assert type(pending(RULES, board_with(phase=Phase.PLACEMENT, to_act=None))) is RoundEnd


def test_after_the_flight_nothing_is_needed() -> None:
    """R1."""
    assert pending(RULES, board_with(outcome=Outcome.WON)) == Over(Outcome.WON)


# ---- the end of a round ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("missing", sorted(LYING))
def test_an_empty_mandatory_space_loses_the_flight(missing: str) -> None:
    """R30."""
    placed = {space: value for space, value in LYING.items() if space != missing}
    step = after_moves(ended_round(placed=placed), EndRound())
    assert step.events == (
        MandatoryMissing((missing,)),
        FlightEnded(Outcome.LOST, Loss.MISSING_MANDATORY, (missing,)),
    )
    assert step.state.board.failed == (missing,)


def test_every_empty_mandatory_space_is_named() -> None:
    """R30, R132."""
    step = after_moves(ended_round(placed={}), EndRound())
    assert step.state.board.failed == ("axis.P", "axis.C", "engine.P", "engine.C")


def test_at_the_end_of_a_round_the_altitude_drops_and_the_dice_go_back() -> None:
    """R111, R112: axis, switches, markers, position, tokens and coffee stay."""
    before = ended_round(axis=1, gear=2, flaps=1, brakes=1, position=1, coffee=2, reroll=1, speed=4, laid_aside=(1, 0))
    step = after_moves(before, EndRound())
    board = step.state.board
    assert (board.altitude, board.round, board.phase, board.to_act) == (5000, 2, Phase.BRIEFING, None)
    assert not any(board.placed + board.rolled)
    assert (board.order, board.in_hand, board.speed, board.laid_aside) == ((), (0, 0), None, (0, 0))
    assert set(board.by_seat) == {-1}
    assert (board.axis, board.gear, board.flaps, board.brakes) == (
        1,
        before.board.gear,
        before.board.flaps,
        before.board.brakes,
    )
    assert (board.blue, board.orange, board.brake) == (6, 9, 2)
    assert (board.position, board.coffee, board.reroll) == (1, 2, 1)
    assert step.events == (AltitudeDropped(6000, 5000), RoundBegan(2, 5000, C))
    assert step.state.hands == (hand(), hand())


def test_at_2000_feet_the_second_reroll_token_is_collected() -> None:
    """R5, R11, Q15."""
    step = after_moves(ended_round(altitude=3000), EndRound())
    assert happened(step, RerollCollected) == [RerollCollected(1)]
    assert step.state.board.altitude_tokens[4] == 0


def test_touchdown_altitude_without_the_airport_is_short() -> None:
    """R113, R116: lost at that moment, before a seventh round."""
    step = after_moves(ended_round(altitude=1000, position=4), EndRound())
    board = step.state.board
    assert (board.loss, board.altitude, board.phase) == (Loss.SHORT, 0, Phase.OVER)
    assert happened(step, FellShort) == [FellShort(2)]
    assert not happened(step, RoundBegan)


def test_touchdown_altitude_at_the_airport_is_the_final_round() -> None:
    """R114, R120: begun by the Pilot."""
    step = after_moves(ended_round(altitude=1000, position=6), EndRound())
    assert step.state.board.final_round
    assert step.events[-1] == RoundBegan(7, 0, P)


# ---- the landing -----------------------------------------------------------------------------------------------------


def landed(**fields: object) -> Step:
    """The end of the final round, all in order but for `fields`."""
    given = {"placed": LYING, "phase": Phase.END, "to_act": None, "speed": 4} | fields
    return after_moves(final_round(hand(), hand(), **given), EndRound())


def test_all_conditions_held_is_a_landing() -> None:
    """R130, R131."""
    assert landed().events == (FlightEnded(Outcome.WON, None, ()),)


@pytest.mark.parametrize(
    ("fields", "failed"),
    [
        ({"planes": (0, 0, 0, 0, 0, 0, 1)}, ("A",)),
        ({"gear": 2}, ("B",)),
        ({"flaps": 3}, ("B",)),
        ({"axis": -1}, ("C",)),
        ({"axis": 1, "flaps": 0, "planes": (1, 0, 0, 0, 0, 0, 0)}, ("A", "B", "C")),
    ],
)
def test_every_failed_condition_is_reported(fields: dict[str, object], failed: tuple[str, ...]) -> None:
    """R130 to R132."""
    board = landed(**fields).state.board
    assert (board.loss, board.failed) == (Loss.LANDING_CONDITIONS, failed)


def test_the_mandatory_dice_must_lie_in_the_final_round_too() -> None:
    """R30 before R130."""
    assert landed(placed={}).state.board.loss == Loss.MISSING_MANDATORY
