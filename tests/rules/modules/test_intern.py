"""Intern: training, and the token that is placed at once (IN1 to IN7)."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import (
    EndRound,
    IllegalAction,
    ImpossibleDeal,
    MarkReroll,
    Phase,
    PlaceDie,
    Reason,
    RoundEnd,
    SeatTurn,
    SpendReroll,
    TimeUp,
    TurnUp,
    legal,
    may_talk,
    pending,
    report,
    why_not,
)
from skyteam_qt.rules.board import Chance
from skyteam_qt.rules.events import GearDown, InternsLaid, InternTaken, PlacementEnded, TokenGivenUp, TokenPlaced
from skyteam_qt.rules.modules.intern import TOKEN, GiveUpToken, InternRow, PlaceToken
from skyteam_qt.rules.state import view_for
from skyteam_qt.rules.step import apply, start
from tests.builders import C, P, after_moves, at, hand, happened, state
from tests.rules.modules.crews import crew, find, further, row, token

RULES = crew("ATL-green", ("intern",))
TOKENS = (5, 1, 4, 3, 6, 2)
AXIS = {"axis.P": 3, "axis.C": 3}


def training(pilot: tuple[int, ...] = (2, 1), copilot: tuple[int, ...] = (1, 1), **fields: object):
    """The row of the golden cases lies there."""
    return row(state(hand(*pilot), hand(*copilot), rules=RULES, **fields), *TOKENS)


def test_the_tokens_are_laid_in_random_order_before_the_first_round() -> None:
    """IN1: face up, each once."""
    first = start(RULES).state
    assert first.board.awaits == (Chance("intern", None),) * 6
    with pytest.raises(ImpossibleDeal):
        after_moves(first, TurnUp((5,)), TurnUp((5,)), rules=RULES)
    step = after_moves(first, *(TurnUp((t,)) for t in TOKENS), rules=RULES)
    assert find(step.state.board, InternRow) == InternRow(TOKENS, ())
    assert step.events == (InternsLaid(TOKENS),)


def test_they_are_laid_once_and_those_on_the_panel_leave_at_the_end_of_the_round() -> None:
    """IN3: the spaces of the tokens are forgotten with the dice."""
    step = after_moves(training(), (P, 2, "intern.P"), token(P, "radio.P", RULES), rules=RULES)
    assert find(step.state.board, InternRow) == InternRow(TOKENS[1:], (), (at("radio.P", RULES),))
    ended = state(hand(), hand(), rules=RULES, placed=AXIS | {"engine.P": 1, "engine.C": 1}, phase=Phase.END)
    later = after_moves(row(ended._replace(board=ended.board), 4, 6), EndRound(), rules=RULES).state.board
    assert (find(later, InternRow), later.awaits) == (InternRow((4, 6), ()), ())


@pytest.mark.parametrize(("seat", "space", "die", "taken"), [(P, "intern.P", 2, 5), (C, "intern.C", 1, 2)])
def test_each_takes_the_token_nearest_to_the_own_end(seat, space, die, taken) -> None:
    """IN2."""
    step = after_moves(training(to_act=seat), (seat, die, space), rules=RULES)
    assert happened(step, InternTaken) == [InternTaken(seat, taken)]
    assert pending(RULES, step.state.board) == SeatTurn(seat, TOKEN)
    assert find(step.state.board, InternRow).tokens == tuple(t for t in TOKENS if t != taken)


def test_the_token_has_the_normal_effect_of_its_space_and_then_the_turn_passes() -> None:
    """IN3."""
    step = after_moves(training(), (P, 2, "intern.P"), token(P, "gear.3", RULES), rules=RULES)
    board = step.state.board
    assert happened(step, TokenPlaced) == [TokenPlaced(P, at("gear.3", RULES), 5)]
    assert happened(step, GearDown) == [GearDown(2, 4, 5)]
    assert (board.to_act, board.ask, board.in_hand) == (C, None, (0b10, 0b11))
    assert board.placed[at("gear.3", RULES)] == 5


def test_the_training_die_must_differ_from_the_token() -> None:
    """IN4: coffee may help."""
    position = training((5, 1), coffee=1)
    with pytest.raises(IllegalAction) as problem:
        after_moves(position, (P, 5, "intern.P"), rules=RULES)
    assert problem.value.reason == Reason.WRONG_VALUE
    assert after_moves(position, (P, 5, "intern.P", 1), rules=RULES).state.board.coffee == 0


def test_nobody_trains_at_the_partners_end_or_twice_in_a_round() -> None:
    """IN2."""
    for moves in (
        [(P, 2, "intern.C")],
        [(P, 2, "intern.P"), token(P, "radio.P", RULES), (C, 1, "conc.1"), (P, 2, "intern.P")],
    ):
        *before, last = moves
        position = after_moves(training((2, 2)), *before, rules=RULES).state
        action = PlaceDie(P, position.hands[P].index(2), at(last[2], RULES))
        reason = why_not(RULES, view_for(position, P), action)
        assert reason in (Reason.WRONG_COLOUR, Reason.SPACE_OCCUPIED)


def test_an_empty_board_closes_both_training_spaces() -> None:
    """IN6."""
    empty = row(state(hand(2), hand(2), rules=RULES))
    for seat, space in ((P, "intern.P"), (C, "intern.C")):
        position = empty._replace(board=row(state(hand(2), hand(2), rules=RULES, to_act=seat)).board)
        action = PlaceDie(seat, 0, at(space, RULES))
        assert why_not(RULES, view_for(position, seat), action) == Reason.NO_INTERN_TOKEN


def test_coffee_does_not_change_a_token_and_concentration_takes_none() -> None:
    """IN5."""
    waiting = after_moves(training(coffee=2), (P, 2, "intern.P"), rules=RULES).state
    for action, reason in (
        (PlaceToken(P, at("radio.P", RULES), 1), Reason.COFFEE_NOT_ALLOWED),
        (token(P, "conc.1", RULES), Reason.NOT_ALLOWED_HERE),
        (token(P, "gear.1", RULES), Reason.WRONG_VALUE),
        (token(P, "flap.1", RULES), Reason.WRONG_COLOUR),
        (PlaceToken(P, 99), Reason.NO_SUCH_SPACE),
        (token(P, "intern.P", RULES), Reason.SPACE_OCCUPIED),
        (token(C, "radio.C1", RULES), Reason.NOT_YOUR_TURN),
        (GiveUpToken(P), Reason.HAS_LEGAL_PLACEMENT),
    ):
        assert why_not(RULES, view_for(waiting, action.seat), action) == reason
    assert not any(isinstance(a, GiveUpToken) for a in further(RULES, waiting, P))


def test_nothing_else_is_possible_while_a_token_waits() -> None:
    """IN: no reroll, no placement, and nothing at all for the partner."""
    waiting = after_moves(training(reroll=1), (P, 2, "intern.P"), rules=RULES).state
    for action in (SpendReroll(C), SpendReroll(P), PlaceDie(P, 1, 0), PlaceDie(C, 0, 1), MarkReroll(P, 0)):
        reason = why_not(RULES, view_for(waiting, action.seat), action)
        assert reason in (Reason.PENDING_CHOICE, Reason.WRONG_PHASE)
    assert not legal(RULES, view_for(waiting, C))
    assert {type(a) for a in legal(RULES, view_for(waiting, P))} == {PlaceToken}
    assert not may_talk(RULES, waiting.board)


def test_a_token_is_placed_only_when_one_was_taken() -> None:
    """And not where no intern is trained at all."""
    assert why_not(RULES, view_for(training(), P), token(P, "radio.P", RULES)) == Reason.WRONG_PHASE
    assert why_not(crew("ATL-green"), view_for(training(), P), PlaceToken(P, 0)) == Reason.MODULE_NOT_ACTIVE


def test_a_token_that_no_space_takes_is_given_up_and_counts_as_trained() -> None:
    """IN7."""
    names = ("axis.P", "engine.P", "radio.P", "gear.3")
    position = training(placed=dict.fromkeys(names, 5))
    waiting = after_moves(position, (P, 2, "intern.P"), rules=RULES).state
    assert further(RULES, waiting, P) == [GiveUpToken(P)]
    step = after_moves(waiting, GiveUpToken(P), rules=RULES)
    assert happened(step, TokenGivenUp) == [TokenGivenUp(P, 5)]
    assert (step.state.board.to_act, find(step.state.board, InternRow).tokens) == (C, TOKENS[1:])


def test_a_token_taken_with_the_last_die_keeps_the_round_open() -> None:
    """R110: talk opens once it lies."""
    position = training((2,), ())
    waiting = after_moves(position, (P, 2, "intern.P"), rules=RULES)
    assert waiting.state.board.phase == Phase.PLACEMENT
    assert not happened(waiting, PlacementEnded)
    step = apply(RULES, waiting.state, token(P, "radio.P", RULES))
    assert pending(RULES, step.state.board) == RoundEnd()
    assert happened(step, PlacementEnded) == [PlacementEnded()]


def test_a_token_can_lose_the_flight() -> None:
    """R43: as any die."""
    waiting = after_moves(training(placed={"axis.C": 1}), (P, 2, "intern.P"), rules=RULES).state
    step = apply(RULES, waiting, token(P, "axis.P", RULES))
    assert step.state.board.lost
    assert step.state.board.ask is None


def test_when_time_runs_out_the_token_is_given_up() -> None:
    """IN7, RT2."""
    timed = crew("ATL-green", ("intern",), ("stopwatch",))
    waiting = row(state(hand(2), hand(1), rules=timed), *TOKENS)
    step = after_moves(waiting, (P, 2, "intern.P"), TimeUp(), rules=timed)
    assert (step.state.board.ask, step.state.board.phase) == (None, Phase.END)
    assert find(step.state.board, InternRow).tokens == TOKENS[1:]


def test_a_token_left_on_the_board_fails_the_landing() -> None:
    """IN6: letter E."""
    letters = {check.letter: check.now for check in report(RULES, training().board).checks}
    assert letters["E"] is False
    letters = {check.letter: check.now for check in report(RULES, row(training()).board).checks}
    assert letters["E"] is True
