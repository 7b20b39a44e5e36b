"""Bad visibility: two dice at first, and new ones after the first two placements (BV1 to BV4)."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import (
    Deal,
    EndRound,
    ImpossibleDeal,
    LayAside,
    MarkReroll,
    Phase,
    PlaceDie,
    Reason,
    Roll,
    SpendReroll,
    TimeUp,
    why_not,
)
from skyteam_qt.rules.board import Chance
from skyteam_qt.rules.events import Dealt, DieJoined
from skyteam_qt.rules.modules.bad_visibility import KIND, DiceAside, dice_aside
from skyteam_qt.rules.state import State, view_for
from tests.builders import C, P, after_moves, at, board_with, hand, happened, state
from tests.rules.modules.crews import crew, roll

RULES = crew("PEK-green-turbulence", ("bad-visibility",))
MARKED = {space.feet for space in RULES.scenario.altitude if "bad_visibility" in space.marks}
FEET = max(MARKED)


def rolled(pilot: tuple[int, int] = (1, 2), copilot: tuple[int, int] = (3, 4), feet: int = FEET) -> State:
    """Both have their first dice; at an even altitude the Pilot begins."""
    fields = {"phase": Phase.BRIEFING, "to_act": None, "altitude": feet, "planes": (0,) * 6, "reroll": 1}
    before = state(hand(), hand(), rules=RULES, **fields)
    return after_moves(before, Roll(), Deal(P, hand(*pilot)), Deal(C, hand(*copilot)), rules=RULES).state


def place(position: State, seat, die: int, space: str, new: int) -> State:
    """A die is placed and a new one joins."""
    step = after_moves(position, (seat, die, space), rules=RULES)
    return after_moves(step.state, roll(step.state, RULES, new), rules=RULES).state


def test_on_marked_altitudes_two_dice_are_rolled_and_two_lie_aside() -> None:
    """BV1."""
    position = rolled()
    assert (position.board.in_hand, position.hands) == ((0b11, 0b11), (hand(1, 2), hand(3, 4)))
    assert [dice_aside(position.board, seat) for seat in (P, C)] == [2, 2]
    fields = {"phase": Phase.BRIEFING, "to_act": None, "altitude": FEET, "position": 2}
    before = after_moves(state(hand(), hand(), rules=RULES, **fields), Roll(), rules=RULES).state
    with pytest.raises(ImpossibleDeal):
        after_moves(before, Deal(P, hand(1, 2, 3, 4)), rules=RULES)
    assert happened(after_moves(before, Deal(P, hand(1, 2)), rules=RULES), Dealt) == [Dealt(P, 2)]


def test_elsewhere_all_four_are_rolled() -> None:
    """BV: only where the altitude space shows the mark."""
    assert 6000 not in MARKED
    fields = {"phase": Phase.BRIEFING, "to_act": None}
    before = after_moves(state(hand(), hand(), rules=RULES, **fields), Roll(), rules=RULES).state
    four = after_moves(before, Deal(P, hand(1, 2, 3, 4)), Deal(C, hand(1, 2, 3, 4)), rules=RULES).state
    assert dice_aside(four.board, P) == 0
    assert after_moves(four, (P, 1, "conc.1"), rules=RULES).state.board.awaits == ()


def test_a_new_die_joins_after_each_of_the_first_two_placements() -> None:
    """BV2: never more than two to choose from, four placed in all."""
    position, joined = rolled(), []
    for number, (seat, space) in enumerate(
        [(P, "axis.P"), (C, "axis.C"), (P, "engine.P"), (C, "engine.C"), (P, "conc.1"), (C, "conc.2"), (P, "radio.P")]
    ):
        die = next(value for value in position.hands[seat] if value)
        step = after_moves(position, (seat, die, space), rules=RULES)
        position = step.state
        assert position.board.to_act == seat.other
        if number < 4:
            assert position.board.awaits == (Chance(KIND, seat),)
            step = after_moves(position, roll(position, RULES, 3), rules=RULES)
            position = step.state
            joined += happened(step, DieJoined)
        assert position.board.awaits == ()
        assert max(position.board.dice_left(s) for s in (P, C)) <= 2
        assert position.board.phase == Phase.PLACEMENT
    assert joined == [DieJoined(P, 2, 1), DieJoined(C, 2, 1), DieJoined(P, 3, 0), DieJoined(C, 3, 0)]
    die = next(value for value in position.hands[C] if value)
    assert after_moves(position, (C, die, "radio.C1"), rules=RULES).state.board.phase == Phase.END


def test_the_new_die_comes_to_the_last_tray_places_and_the_others_stay() -> None:
    """R7: the order of a tray tells nothing."""
    position = place(rolled(), P, 2, "conc.1", 6)
    assert position.hands[P] == hand(1, 0, 6)
    with pytest.raises(ImpossibleDeal):
        after_moves(after_moves(position, (C, 3, "conc.2"), rules=RULES).state, Deal(C, hand(6)), rules=RULES)


def test_dice_aside_cannot_be_rerolled() -> None:
    """BV4."""
    position = after_moves(rolled(), SpendReroll(P), rules=RULES).state
    assert why_not(RULES, view_for(position, P), MarkReroll(P, 0b100)) == Reason.NO_SUCH_DIE
    assert why_not(RULES, view_for(position, P), MarkReroll(P, 0b11)) is None
    assert why_not(RULES, view_for(rolled(), P), PlaceDie(P, 2, 0)) == Reason.NO_SUCH_DIE


def test_a_die_laid_aside_without_a_space_counts_as_placed() -> None:
    """BV, R28."""
    stuck = crew("SYD-red-turbulence", ("bad-visibility", "alarms"))
    feet = next(a.feet for a in stuck.scenario.altitude if "bad_visibility" in a.marks and a.begins == P)
    taken = dict.fromkeys(("axis.P", "engine.P", "radio.P", "conc.1", "conc.2", "conc.3"), 1)
    full = state(hand(5, 5), hand(1, 1), rules=stuck, placed=taken, altitude=feet, gear=3, blue=7)
    alarms = next(s for s in full.board.slices if type(s).__name__ == "Alarms")
    closed = type(alarms)((3,), (), alarms.icons, alarms.closes)
    position = full._replace(board=full.board.put(closed).put(DiceAside((1, 1))))
    step = after_moves(position, LayAside(P, 0), rules=stuck)
    assert step.state.board.awaits == (Chance(KIND, P),)


def test_a_new_round_has_nothing_left_aside() -> None:
    """R112, also after the time ran out."""
    timed = crew("DUS-red-turbulence", ("bad-visibility",), ("stopwatch",))
    feet = next(a.feet for a in timed.scenario.altitude if "bad_visibility" in a.marks)
    lying = dict.fromkeys(("axis.P", "axis.C", "engine.P", "engine.C"), 1)
    board = board_with(timed, placed=lying, altitude=feet, in_hand=(1, 1)).put(DiceAside((1, 2)))
    step = after_moves(State(board, (hand(1), hand(1))), TimeUp(), EndRound(), rules=timed)
    assert step.state.board.find(DiceAside) == DiceAside()


def test_a_flight_without_it_has_no_dice_aside() -> None:
    """Nothing to ask for."""
    assert dice_aside(board_with(), P) == 0


def test_nobody_learns_the_new_die() -> None:
    """R13: neither board nor events depend on it."""
    before = after_moves(rolled(), (P, 1, "conc.1"), rules=RULES).state
    steps = [after_moves(before, roll(before, RULES, value), rules=RULES) for value in range(1, 7)]
    assert len({step.events for step in steps}) == 1
    assert all(step.state.board == steps[0].state.board for step in steps)
    assert {view_for(step.state, C) for step in steps} == {view_for(steps[0].state, C)}
    assert at("conc.1", RULES) in steps[0].state.board.order
