"""Alarms: turned up on the way, closing spaces, reset by a die of their number (AL1 to AL4)."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import (
    EndRound,
    ImpossibleDeal,
    LayAside,
    Owner,
    Phase,
    PlaceDie,
    Reason,
    TurnUp,
    legal,
    public_why_not,
    why_not,
)
from skyteam_qt.rules.board import Chance
from skyteam_qt.rules.events import AlarmRaised, AlarmReset, BrakeSet
from skyteam_qt.rules.modules.alarms import Alarms, alarms_of
from skyteam_qt.rules.state import State, view_for
from skyteam_qt.rules.step import start
from tests.builders import C, P, after_moves, at, hand, happened, state
from tests.rules.modules.crews import crew, put

RULES = crew("SYD-green-turbulence", ("alarms",))
ICONS = alarms_of(start(RULES).state.board).icons
LYING = {"axis.P": 1, "axis.C": 1, "engine.P": 1, "engine.C": 1}


def sounding(position: State, *active: int) -> State:
    """These alarms lie face up."""
    now = alarms_of(position.board)
    down = tuple(t for t in now.down if t not in active)
    return put(position, Alarms(active, down, now.icons, now.closes))


def reason(position: State, seat, die: int, space: str):
    """Why this die may not lie there."""
    action = PlaceDie(seat, position.hands[seat].index(die), at(space, RULES))
    return why_not(RULES, view_for(position, seat), action)


def test_a_round_that_begins_on_icons_turns_up_as_many_alarms() -> None:
    """AL1: which one is left to chance, and staying turns up more."""
    position = next(i for i, icons in enumerate(ICONS) if icons)
    ended = state(hand(), hand(), rules=RULES, placed=LYING, position=position, phase=Phase.END, to_act=None)
    before = after_moves(sounding(ended, 2), EndRound(), rules=RULES).state
    assert before.board.awaits == (Chance("alarm", None),) * ICONS[position]
    with pytest.raises(ImpossibleDeal):
        after_moves(before, TurnUp((2,)), rules=RULES)
    step = after_moves(before, TurnUp((5,)), rules=RULES)
    assert happened(step, AlarmRaised) == [AlarmRaised(5)]
    assert (alarms_of(step.state.board).active, alarms_of(step.state.board).down) == ((2, 5), (1, 3, 4, 6))


def test_nothing_is_turned_up_when_no_token_lies_face_down() -> None:
    """AL1."""
    position = next(i for i, icons in enumerate(ICONS) if icons)
    ended = state(hand(), hand(), rules=RULES, placed=LYING, position=position, phase=Phase.END, to_act=None)
    assert after_moves(sounding(ended, 1, 2, 3, 4, 5, 6), EndRound(), rules=RULES).state.board.awaits == ()


CLOSED = {
    1: (["conc.1", "conc.2", "conc.3"], Owner.BOTH),
    2: (["brake.1"], Owner.COPILOT),
    3: (["gear.1", "gear.2", "gear.3"], Owner.COPILOT),
    4: (["flap.1"], Owner.PILOT),
    5: (["radio.P"], Owner.COPILOT),
    6: (["radio.C1", "radio.C2"], Owner.PILOT),
}


@pytest.mark.parametrize("number", CLOSED)
def test_each_alarm_closes_its_spaces_and_is_reset_by_the_other_crew_member(number: int) -> None:
    """AL2, AL3."""
    spaces, resetter = CLOSED[number]
    assert RULES.spaces[at(f"alarm.{number}", RULES)].owner == resetter
    assert RULES.spaces[at(f"alarm.{number}", RULES)].accepts == (number,)
    for space in spaces:
        spec = RULES.spaces[at(space, RULES)]
        seat = P if spec.owner == Owner.BOTH else P if spec.owner == Owner.PILOT else C
        die = spec.accepts[0]
        position = state(hand(die), hand(die), rules=RULES, to_act=seat)
        assert reason(sounding(position, number), seat, die, space) == Reason.BLOCKED_BY_ALARM
        assert reason(position, seat, die, space) is None
        assert at(space, RULES) in alarms_of(sounding(position, number).board).closed()


def test_a_reset_opens_the_spaces_at_once_and_the_alarm_never_comes_back() -> None:
    """AL3: the die lies there for the round."""
    before = sounding(state(hand(2), hand(2), rules=RULES, to_act=C), 2)
    step = after_moves(before, (C, 2, "alarm.2"), (P, 2, "brake.1"), rules=RULES)
    assert happened(step, AlarmReset) == [AlarmReset(C, 2)]
    assert happened(step, BrakeSet)
    assert alarms_of(step.state.board).active == ()
    assert 2 not in alarms_of(step.state.board).down
    assert step.state.board.placed[at("alarm.2", RULES)] == 2


@pytest.mark.parametrize(
    ("seat", "die", "why"),
    [(P, 2, Reason.WRONG_COLOUR), (C, 3, Reason.WRONG_VALUE), (C, 2, None)],
)
def test_only_the_right_die_of_the_right_player_resets(seat, die, why) -> None:
    """AL3."""
    assert reason(sounding(state(hand(2), hand(2, 3), rules=RULES, to_act=seat), 2), seat, die, "alarm.2") == why


def test_an_alarm_that_is_not_on_takes_no_die() -> None:
    """AL3."""
    position = state(hand(2), hand(2), rules=RULES, to_act=C)
    assert reason(position, C, 2, "alarm.2") == Reason.ALARM_NOT_ACTIVE
    assert public_why_not(RULES, position.board, C, at("alarm.2", RULES)) == Reason.ALARM_NOT_ACTIVE
    assert public_why_not(RULES, sounding(position, 2).board, C, at("alarm.2", RULES)) == Reason.COVERED


def test_coffee_makes_the_number() -> None:
    """AL3."""
    before = sounding(state(hand(2), hand(3), rules=RULES, to_act=C, coffee=1), 2)
    assert alarms_of(after_moves(before, (C, 3, "alarm.2", -1), rules=RULES).state.board).active == ()


def test_dice_that_lie_there_already_stay() -> None:
    """AL2."""
    before = sounding(state(hand(2), hand(2), rules=RULES, placed={"radio.P": 3}), 5)
    assert before.board.placed[at("radio.P", RULES)] == 3


def test_a_die_without_a_space_because_of_an_alarm_is_laid_aside() -> None:
    """R28: gear closed, and axis, engine and radio of the Pilot taken."""
    taken = {"axis.P": 1, "engine.P": 1, "radio.P": 1, "conc.1": 1, "conc.2": 1, "conc.3": 1}
    position = state(hand(5), hand(1), rules=RULES, placed=taken)
    assert not any(isinstance(a, LayAside) for a in legal(RULES, view_for(position, P)))
    assert legal(RULES, view_for(sounding(position, 3), P)) == (LayAside(P, 0),)


def test_active_alarms_do_not_prevent_a_landing() -> None:
    """AL4: there is no letter for them."""
    assert [c.letter for c in RULES.conditions] == ["A", "B", "C"]


def test_where_a_flight_lacks_spaces_an_alarm_closes_the_others() -> None:
    """AL: with stuck gear three tokens; alarm 2 would close the ice brakes too."""
    stuck = crew("WAW-yellow-turbulence", ("stuck-landing-gear", "alarms"))
    assert alarms_of(start(stuck).state.board).down == (1, 4, 6)
    assert "alarm.3" not in stuck.index
    options = dict(RULES.scenario.options) | {"ice_brake_values": (2, 3, 4, 5)}
    icy = crew("SYD-green-turbulence", ("alarms",), ("ice-brakes",), options=options)
    closes = dict(alarms_of(start(icy).state.board).closes)
    assert {icy.spaces[i].id for i in closes[2]} == {f"ice.{h}.{v}" for h in ("top", "bottom") for v in (2, 3, 4, 5)}
