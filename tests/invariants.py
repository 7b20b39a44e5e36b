"""What holds in every position of every flight, whatever its modules: nothing of the box is lost or added."""

from __future__ import annotations

from skyteam_qt.rules import PLACES, SEATS, Board, Phase, Ruleset, legal, pending
from skyteam_qt.rules.board import Slice
from skyteam_qt.rules.flow import Over, RoundEnd, SeatTurn, Talk
from skyteam_qt.rules.modules.alarms import Alarms
from skyteam_qt.rules.modules.bad_visibility import dice_aside
from skyteam_qt.rules.modules.ice_brakes import IceBrakes
from skyteam_qt.rules.modules.intern import InternRow
from skyteam_qt.rules.modules.kerosene import Kerosene
from skyteam_qt.rules.modules.wind import WindRing
from skyteam_qt.rules.spaces import BRAKE_VALUES
from skyteam_qt.rules.state import State, view_for


def check(rules: Ruleset, state: State) -> None:
    """Raise AssertionError for a position that cannot be."""
    board = state.board
    tokens(rules, board)
    markers(board)
    lying(rules, board)
    hands(rules, state)
    for one in board.slices:
        slices(rules, board, one)
    somebody_can_act(rules, state)


def tokens(rules: Ruleset, board: Board) -> None:
    """R4, R5, R92."""
    assert sum(board.planes) + board.supply == rules.tokens_total
    assert min(*board.planes, board.supply) >= 0
    assert board.reroll + sum(board.altitude_tokens) + board.reroll_reserve == rules.rerolls_total
    assert min(board.reroll, board.reroll_reserve) >= 0
    assert 0 <= board.coffee <= 3


def markers(board: Board) -> None:
    """R43, R72, R76, R81, IB3."""
    assert abs(board.axis) < 3 or board.lost
    assert 0 <= board.position < len(board.planes)
    assert board.blue == 4 + sum(board.gear)
    assert board.orange == 8 + sum(board.flaps)
    ice = board.find(IceBrakes)
    if ice is None:
        assert board.brake == (0, *BRAKE_VALUES)[sum(board.brakes)]
    else:
        assert board.brake in (0, *ice.columns)
    assert board.flaps == tuple(sorted(board.flaps, reverse=True))
    assert board.brakes == tuple(sorted(board.brakes, reverse=True))


def lying(rules: Ruleset, board: Board) -> None:
    """`placed`, `rolled`, `by_seat` and `order` speak of the same dice."""
    taken = {i for i, value in enumerate(board.placed) if value}
    assert taken == {i for i, value in enumerate(board.rolled) if value}
    assert taken == {i for i, seat in enumerate(board.by_seat) if seat >= 0}
    assert sorted(taken) == sorted(i for i in board.order if i >= 0)
    assert all(board.placed[i] in rules.spaces[i].accepts for i in taken)
    assert sum(board.laid_aside) == sum(i < 0 for i in board.order)


def hands(rules: Ruleset, state: State) -> None:
    """Hands are where the board says, and a round does not end before the dice are placed (R20, EL2, BV2)."""
    board = state.board
    for seat in SEATS:
        in_hand = [bool(board.in_hand[seat] >> place & 1) for place in PLACES]
        assert [bool(die) for die in state.hands[seat]] == in_hand
        assert board.dice_left(seat) + dice_aside(board, seat) <= rules.dice
        if board.phase == Phase.END and not rules.seconds:
            assert board.dice_left(seat) == rules.unused
            assert dice_aside(board, seat) == 0


def slices(rules: Ruleset, board: Board, one: Slice) -> None:
    """What each module keeps."""
    if isinstance(one, Kerosene):
        assert one.marker <= one.full
        assert one.marker >= 0 or board.lost
    elif isinstance(one, WindRing):
        half = len(one.modifiers) - 1
        assert -half < one.offset <= half
    elif isinstance(one, Alarms):
        assert not set(one.active) & set(one.down)
    elif isinstance(one, InternRow):
        assert len({*one.tokens, *one.unlaid}) == len(one.tokens) + len(one.unlaid)
    assert board.find(type(one)) is one


def somebody_can_act(rules: Ruleset, state: State) -> None:
    """A flight never gets stuck: who is asked can answer, who is not asked has no turn."""
    needed = pending(rules, state.board)
    able = {seat for seat in SEATS if legal(rules, view_for(state, seat))}
    if isinstance(needed, SeatTurn):
        assert needed.seat in able
    else:
        assert not able
    if isinstance(needed, Talk | RoundEnd | Over):
        assert not state.board.awaits
        assert state.board.ask is None
        assert state.board.reroll_step is None
