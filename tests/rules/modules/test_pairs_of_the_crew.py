"""Where modules of the crew meet others: intern, alarms, bad visibility, turbulence and the abilities."""

from __future__ import annotations

from skyteam_qt.rules import (
    Deal,
    EndRound,
    LayAside,
    Loss,
    MarkReroll,
    Outcome,
    Phase,
    PlaceDie,
    Reason,
    Roll,
    RoundEnd,
    Ruleset,
    SpendReroll,
    TimeUp,
    TurnUp,
    legal,
    may_talk,
    pending,
    report,
    why_not,
)
from skyteam_qt.rules.events import (
    Advanced,
    AlarmReset,
    AltitudeDropped,
    ControlWorked,
    DieJoined,
    Glided,
    HandShaken,
    IceBrakeMoved,
    KeroseneBurned,
    MasteryWorked,
    PlaneCleared,
    SpeedSet,
    TokenPlaced,
    WindTurned,
)
from skyteam_qt.rules.modules.adaptation import Adapt
from skyteam_qt.rules.modules.alarms import Alarms, alarms_of
from skyteam_qt.rules.modules.anticipation import Anticipate
from skyteam_qt.rules.modules.bad_visibility import DiceAside, dice_aside
from skyteam_qt.rules.modules.intern import InternRow, row_of
from skyteam_qt.rules.modules.kerosene import gauge
from skyteam_qt.rules.modules.penguins import PenguinTokens
from skyteam_qt.rules.modules.synchronisation import Synchronised
from skyteam_qt.rules.modules.wind import ring
from skyteam_qt.rules.modules.working_together import AnswerSwap, OfferSwap
from skyteam_qt.rules.state import State, view_for
from skyteam_qt.rules.step import start
from tests.builders import C, P, after_moves, at, hand, happened, state
from tests.rules.modules.crews import crew, find, further, put, roll, row, token, traffic_die
from tests.rules.modules.pairs import meets

LYING = {"axis.P": 1, "axis.C": 1, "engine.P": 1, "engine.C": 1}
ENDED = {"phase": Phase.END, "to_act": None}


def clear(rules: Ruleset) -> tuple[int, ...]:
    """An approach without planes."""
    return (0,) * len(rules.scenario.planes)


def sounding(position: State, *active: int) -> State:
    """These alarms lie face up, and no other is left."""
    now = alarms_of(position.board)
    return put(position, Alarms(active, (), now.icons, now.closes))


def marked(rules: Ruleset, mark: str, seat=P) -> int:
    """An altitude with this mark in whose round the seat begins."""
    return next(a.feet for a in rules.scenario.altitude if mark in a.marks and a.begins == seat)


def briefing(rules: Ruleset, feet: int, **fields: object) -> State:
    """Before the roll."""
    return state(hand(), hand(), rules=rules, altitude=feet, phase=Phase.BRIEFING, to_act=None, **fields)


def ended(rules: Ruleset, **fields: object) -> State:
    """All dice lie."""
    placed = {name: value for name, value in LYING.items() if name in rules.index}
    return state(hand(), hand(), rules=rules, placed=placed, **(ENDED | fields))


def icons_at(rules: Ruleset, module: str) -> int:
    """The first approach space on which this module has something printed."""
    table = rules.scenario.options["approach"]
    return next(i for i, printed in enumerate(table[module]) if printed)  # type: ignore[index]


# ---- alarms ----------------------------------------------------------------------------------------------------------


@meets("alarms", "bad-visibility")
def test_an_alarm_is_reset_by_one_of_the_two_dice_and_a_new_one_joins() -> None:
    """AL3, BV2."""
    rules = crew("SYD-red-turbulence", ("alarms", "bad-visibility"))
    fields = {"altitude": marked(rules, "bad_visibility", C), "to_act": C}
    before = put(sounding(state(hand(1, 1), hand(2, 5), rules=rules, **fields), 5), DiceAside((2, 2)))
    step = after_moves(before, (C, 5, "alarm.5"), rules=rules)
    step = after_moves(step.state, roll(step.state, rules, 6), (P, 1, "radio.P"), rules=rules)
    assert happened(step, DieJoined) == [DieJoined(C, 2, 1)]
    assert alarms_of(step.state.board).active == ()


@meets("alarms", "turbulence")
def test_a_die_that_an_alarm_leaves_without_a_space_shakes_the_others() -> None:
    """R28, TB1; the alarm closes spaces for what was rolled anew as well."""
    rules = crew("SYD-red-turbulence", ("alarms", "turbulence"))
    taken = dict.fromkeys(("axis.P", "engine.P", "radio.P", "conc.1", "conc.2", "conc.3"), 1)
    fields = {"altitude": marked(rules, "turbulence", P), "placed": taken, "coffee": 0}
    before = sounding(state(hand(5, 5), hand(1, 1), rules=rules, **fields), 3)
    step = after_moves(before, LayAside(P, 0), rules=rules)
    step = after_moves(step.state, roll(step.state, rules, 4), (C, 1, "axis.C"), rules=rules)
    assert happened(step, HandShaken) == [HandShaken(P, 1)]
    after = after_moves(step.state, roll(step.state, rules, 1), rules=rules).state
    action = PlaceDie(P, 1, at("gear.2", rules))
    assert why_not(rules, view_for(after, P), action) == Reason.BLOCKED_BY_ALARM


@meets("alarms", "intern")
def test_an_intern_token_resets_an_alarm_and_alarms_close_spaces_to_it() -> None:
    """AL3, IN3."""
    rules = crew("CPT-black-turbulence", ("alarms", "intern"))
    before = row(sounding(state(hand(2, 1), hand(1), rules=rules), 4, 5), 4, 6)
    waiting = after_moves(before, (P, 2, "intern.P"), rules=rules).state
    reason = why_not(rules, view_for(waiting, P), token(P, "radio.P", rules))
    assert reason == Reason.BLOCKED_BY_ALARM
    step = after_moves(waiting, token(P, "alarm.4", rules), rules=rules)
    assert happened(step, AlarmReset) == [AlarmReset(P, 4)]
    assert alarms_of(step.state.board).active == (5,)


@meets("alarms", "kerosene")
def test_kerosene_is_never_closed() -> None:
    """AL2, KE2: a die that alarms leave no other space may always burn kerosene."""
    rules = crew("WAW-red-turbulence", ("alarms", "kerosene"))
    taken = dict.fromkeys(("axis.P", "engine.P", "radio.P", "conc.1", "conc.2", "conc.3"), 1)
    before = sounding(state(hand(5), hand(1), rules=rules, placed=taken, gear=3, brakes=3), 1, 4, 6)
    spaces = {rules.spaces[a.space].id for a in legal(rules, view_for(before, P)) if isinstance(a, PlaceDie)}
    assert spaces == {"kerosene", "gear.3"}


@meets("alarms", "stuck-landing-gear")
def test_with_stuck_gear_three_alarms_are_in_play_and_close_what_is_there() -> None:
    """AL, SG1: tokens 1, 4 and 6."""
    rules = crew("WAW-yellow-turbulence", ("alarms", "stuck-landing-gear"))
    assert alarms_of(start(rules).state.board).down == (1, 4, 6)
    before = sounding(state(hand(4), hand(1), rules=rules, to_act=C), 4)
    action = PlaceDie(C, 0, at("flap.1", rules))
    assert why_not(rules, view_for(before, C), action) == Reason.BLOCKED_BY_ALARM
    assert "gear.1" not in rules.index


@meets("alarms", "total-trust")
def test_alarms_are_turned_up_although_nobody_may_talk_about_them() -> None:
    """TT1: all other beginning steps happen."""
    rules = crew("KBP-black-turbulence", ("alarms", "total-trust"))
    table = rules.scenario.options["approach"]
    both = [i for i, icons in enumerate(table["alarms"]) if icons and table["total_trust"][i]]  # type: ignore[index]
    position = both[0] if both else icons_at(rules, "total_trust")
    step = after_moves(ended(rules, position=position, planes=clear(rules)), EndRound(), rules=rules)
    for _ in step.state.board.awaits:
        step = after_moves(step.state, TurnUp(alarms_of(step.state.board).down[:1]), rules=rules)
    icons = table["alarms"][position]  # type: ignore[index]
    assert len(alarms_of(step.state.board).active) == icons
    assert not may_talk(rules, step.state.board)


@meets("alarms", "traffic")
def test_traffic_dice_are_rolled_before_alarms_are_turned_up() -> None:
    """R11."""
    rules = crew("SYD-green-turbulence", ("traffic", "alarms"))
    table = rules.scenario.options["approach"]
    both = [i for i, icons in enumerate(table["alarms"]) if icons and table["traffic_dice"][i]]  # type: ignore[index]
    step = after_moves(ended(rules, position=both[0], planes=clear(rules)), EndRound(), rules=rules)
    kinds = [chance.kind for chance in step.state.board.awaits]
    assert kinds == ["traffic-die", *["alarm"] * table["alarms"][both[0]]]  # type: ignore[index]


@meets("alarms", "turns")
def test_an_active_alarm_neither_holds_the_plane_nor_turns_it() -> None:
    """AL4, TU1: axis and engines are never closed."""
    rules = crew("SYD-green-turbulence", ("alarms", "turns"))
    position = icons_at(rules, "axis")
    permitted = rules.scenario.options["approach"]["axis"][position]  # type: ignore[index]
    for axis, loss in ((permitted[0], None), (next(m for m in range(-2, 3) if m not in permitted), Loss.TURN)):
        fields = {"planes": clear(rules), "position": position, "axis": axis}
        before = sounding(state(hand(3), hand(3), rules=rules, **fields), 1, 2, 3, 4, 5, 6)
        step = after_moves(before, (P, 3, "engine.P"), (C, 3, "engine.C"), rules=rules)
        assert step.state.board.loss == loss


@meets("alarms", "wind")
def test_a_closed_switch_keeps_the_marker_where_the_wind_carries_the_speed_past_it() -> None:
    """AL2, WI3: flaps closed, so seven and a tailwind of three are more than orange."""
    rules = crew("CPT-black-turbulence", ("alarms", "wind"))
    before = sounding(state(hand(3), hand(4, 1), rules=rules, planes=clear(rules), to_act=C), 4)
    assert why_not(rules, view_for(before, C), PlaceDie(C, 1, at("flap.1", rules))) == Reason.BLOCKED_BY_ALARM
    step = after_moves(before, (C, 4, "engine.C"), (P, 3, "engine.P"), rules=rules)
    assert happened(step, SpeedSet) == [SpeedSet(10, 2)]


@meets("alarms", "special-abilities")
def test_the_traffic_die_of_synchronisation_resets_an_alarm_of_either_player() -> None:
    """AL3, SY2."""
    rules = crew("KBP-black-turbulence", ("alarms", "special-abilities"), ("synchronisation",))
    before = sounding(state(hand(1, 2), hand(1, 3), rules=rules), 4)
    blocked = after_moves(before, (P, 1, "gear.1"), rules=rules).state
    assert why_not(rules, view_for(blocked, C), PlaceDie(C, 0, at("flap.1", rules))) == Reason.BLOCKED_BY_ALARM
    moves = ((P, 1, "gear.1"), (C, 1, "flap.1"), TurnUp((4,)))
    waiting = after_moves(sounding(before, 5, 6, 2), *moves, rules=rules).state
    reason = why_not(rules, view_for(waiting, C), traffic_die("radio.P", rules))
    assert reason == Reason.BLOCKED_BY_ALARM
    step = after_moves(sounding(waiting, 4, 5), traffic_die("alarm.4", rules), rules=rules)
    assert happened(step, AlarmReset) == [AlarmReset(C, 4)]


# ---- bad visibility --------------------------------------------------------------------------------------------------


@meets("bad-visibility", "intern")
def test_the_new_die_comes_once_after_the_token_is_placed() -> None:
    """IN: under bad visibility."""
    rules = crew("SXM-red-turbulence", ("bad-visibility", "intern"))
    fields = {"altitude": marked(rules, "bad_visibility", C), "to_act": C}
    before = row(put(state(hand(1, 1), hand(1, 4), rules=rules, **fields), DiceAside((2, 2))), 6, 3)
    waiting = after_moves(before, (C, 1, "intern.C"), rules=rules).state
    assert (waiting.board.awaits, dice_aside(waiting.board, C)) == ((), 2)
    step = after_moves(waiting, token(C, "radio.C1", rules), rules=rules)
    assert [chance.kind for chance in step.state.board.awaits] == ["new-die"]
    step = after_moves(step.state, roll(step.state, rules, 5), rules=rules)
    assert (step.state.hands[C], dice_aside(step.state.board, C)) == (hand(0, 4, 5), 1)
    assert (step.state.board.to_act, step.state.board.awaits) == (P, ())


@meets("bad-visibility", "turbulence")
def test_the_new_die_joins_and_then_both_are_rolled() -> None:
    """BV3."""
    rules = crew("SXM-red-turbulence", ("bad-visibility", "turbulence"))
    feet = next(a.feet for a in rules.scenario.altitude if {"bad_visibility", "turbulence"} <= a.marks)
    seat = rules.scenario.space_at(feet).begins
    before = after_moves(briefing(rules, feet), Roll(), Deal(P, hand(1, 2)), Deal(C, hand(1, 2)), rules=rules).state
    step = after_moves(before, (seat, 1, "conc.1"), rules=rules)
    assert [chance.kind for chance in step.state.board.awaits] == ["new-die", "turbulence"]
    step = after_moves(step.state, roll(step.state, rules, 3), rules=rules)
    step = after_moves(step.state, roll(step.state, rules, 6, 5), rules=rules)
    assert step.state.hands[seat] == hand(0, 6, 5)
    assert step.state.hands[seat.other] == hand(1, 2)


@meets("bad-visibility", "kerosene")
def test_one_of_the_first_two_dice_burns_kerosene_and_a_new_one_joins() -> None:
    """KE2, BV2."""
    rules = crew("SXM-red-turbulence", ("bad-visibility", "kerosene"))
    fields = {"altitude": marked(rules, "bad_visibility", C), "to_act": C}
    before = put(state(hand(1, 1), hand(2, 4), rules=rules, **fields), DiceAside((2, 2)))
    step = after_moves(before, (C, 2, "kerosene"), rules=rules)
    assert happened(step, KeroseneBurned)
    assert [chance.kind for chance in step.state.board.awaits] == ["new-die"]


@meets("bad-visibility", "kerosene-leak")
def test_engines_that_run_dry_bring_no_new_die() -> None:
    """KL3, R26: lost at once."""
    rules = crew("DUS-yellow-turbulence", ("bad-visibility", "kerosene-leak"))
    fields = {"altitude": marked(rules, "bad_visibility"), "placed": {"engine.C": 6}}
    before = put(state(hand(1, 1), hand(4), rules=rules, **fields), DiceAside((2, 2)))
    dry = put(before, type(gauge(before.board))(5, 20, 0))
    step = after_moves(dry, (P, 1, "engine.P"), rules=rules)
    assert (step.state.board.loss, step.state.board.awaits) == (Loss.KEROSENE, ())


@meets("bad-visibility", "real-time")
def test_time_that_runs_out_leaves_dice_aside_unplaced() -> None:
    """RT2: they are ignored, and the next round has none aside before its roll."""
    rules = crew("DUS-red-turbulence", ("bad-visibility", "real-time"))
    feet = marked(rules, "bad_visibility")
    before = after_moves(briefing(rules, feet), Roll(), Deal(P, hand(1, 2)), Deal(C, hand(1, 2)), rules=rules).state
    out = after_moves(before, TimeUp(), rules=rules).state
    assert pending(rules, out.board) == RoundEnd()
    lying = out._replace(board=put(state(rules=rules, placed=LYING, **ENDED), DiceAside((2, 2))).board)
    assert after_moves(lying, EndRound(), rules=rules).state.board.find(DiceAside) == DiceAside()


@meets("bad-visibility", "start-5000")
def test_the_marks_of_a_flight_from_5000_feet_are_those_of_its_altitudes() -> None:
    """ST1, BV1."""
    rules = crew("SXM-red-turbulence", ("bad-visibility", "start-5000"))
    assert rules.scenario.altitude[0].feet == 5000
    for space in rules.scenario.altitude:
        before = after_moves(briefing(rules, space.feet, position=0), Roll(), rules=rules).state
        dice = (1, 2) if "bad_visibility" in space.marks else (1, 2, 3, 4)
        assert after_moves(before, roll(before, rules, *dice), rules=rules).state.board.in_hand[P] == 2 ** len(dice) - 1


@meets("bad-visibility", "traffic")
def test_traffic_is_rolled_before_the_crew_sees_little() -> None:
    """R11, R13: in the open before the briefing; the dice behind the screens after it."""
    rules = crew("PEK-green-turbulence", ("bad-visibility", "traffic"))
    feet = marked(rules, "bad_visibility") + 1000
    position = icons_at(rules, "traffic_dice")
    step = after_moves(ended(rules, altitude=feet, position=position, planes=clear(rules)), EndRound(), rules=rules)
    assert [chance.kind for chance in step.state.board.awaits] == ["traffic-die"]
    dice = rules.scenario.options["approach"]["traffic_dice"][position]  # type: ignore[index]
    rolled = after_moves(step.state, TurnUp((3,) * dice), Roll(), rules=rules).state
    assert after_moves(rolled, roll(rolled, rules, 1, 2), rules=rules).state.board.in_hand[P] == 0b11


@meets("bad-visibility", "turns")
def test_a_turn_that_fails_brings_no_new_die() -> None:
    """TU1, R26."""
    rules = crew("PEK-green-turbulence", ("bad-visibility", "turns"))
    position = icons_at(rules, "axis")
    permitted = rules.scenario.options["approach"]["axis"][position]  # type: ignore[index]
    axis = next(mark for mark in range(-2, 3) if mark not in permitted)
    fields = {"altitude": marked(rules, "bad_visibility"), "placed": {"engine.C": 3}}
    fields |= {"planes": clear(rules), "position": position, "axis": axis}
    before = put(state(hand(3, 1), hand(4), rules=rules, **fields), DiceAside((2, 2)))
    step = after_moves(before, (P, 3, "engine.P"), rules=rules)
    assert (step.state.board.loss, step.state.board.awaits) == (Loss.TURN, ())


@meets("bad-visibility", "wind")
def test_the_wind_turns_before_the_new_die_comes() -> None:
    """WI2, BV2: nobody knows it when the axis is decided."""
    rules = crew("PEK-red-turbulence", ("bad-visibility", "wind"))
    fields = {"altitude": marked(rules, "bad_visibility"), "placed": {"axis.C": 4}}
    before = put(state(hand(3, 1), hand(4), rules=rules, **fields), DiceAside((2, 2)))
    step = after_moves(before, (P, 3, "axis.P"), rules=rules)
    assert happened(step, WindTurned)
    assert [chance.kind for chance in step.state.board.awaits] == ["new-die"]


@meets("bad-visibility", "special-abilities")
def test_abilities_reach_only_the_dice_in_hand() -> None:
    """BV4: no swap, flip or Anticipation on dice aside; the traffic die brings no new die."""
    cards = ("anticipation", "adaptation", "synchronisation", "working-together")
    rules = crew("DUS-yellow-turbulence", ("bad-visibility", "special-abilities"), cards)
    feet = marked(rules, "bad_visibility")
    before = after_moves(briefing(rules, feet), Roll(), Deal(P, hand(1, 2)), Deal(C, hand(1, 2)), rules=rules).state
    for action in (Anticipate(P, 2), Adapt(P, 2), OfferSwap(P, 3)):
        assert why_not(rules, view_for(before, P), action) == Reason.NO_SUCH_DIE
    assert {a.place for a in further(rules, before, P)} == {0, 1}  # type: ignore[attr-defined]
    step = after_moves(before, (P, 1, "gear.1"), rules=rules)
    step = after_moves(step.state, roll(step.state, rules, 6), (C, 1, "flap.1"), rules=rules)
    assert [chance.kind for chance in step.state.board.awaits] == ["new-die", "synchronisation"]
    step = after_moves(step.state, roll(step.state, rules, 6), TurnUp((4,)), traffic_die("radio.P", rules), rules=rules)
    assert (step.state.board.awaits, step.state.board.to_act) == ((), P)
    assert [dice_aside(step.state.board, seat) for seat in (P, C)] == [1, 1]


# ---- intern ----------------------------------------------------------------------------------------------------------


def trained(rules: Ruleset, taken: int = 5, **fields: object) -> State:
    """The Pilot has trained; this token waits."""
    before = row(state(hand(2, 1, 1), hand(1, 1), rules=rules, **fields), taken, 2 if taken != 2 else 6)
    return after_moves(before, (P, 1, "intern.P"), rules=rules).state


@meets("intern", "turbulence")
def test_the_reroll_of_turbulence_comes_once_after_the_token() -> None:
    """IN: under turbulence."""
    rules = crew("SXM-yellow-turbulence", ("intern", "turbulence"))
    waiting = trained(rules, altitude=marked(rules, "turbulence", P))
    assert waiting.board.awaits == ()
    step = after_moves(waiting, token(P, "radio.P", rules), rules=rules)
    assert [chance.kind for chance in step.state.board.awaits] == ["turbulence"]
    step = after_moves(step.state, roll(step.state, rules, 6, 6), rules=rules)
    assert (step.state.board.awaits, step.state.board.to_act) == ((), C)


@meets("headwind", "intern")
def test_a_token_on_the_engines_flies_against_the_wind() -> None:
    """IN3, HW1: five and four are six."""
    rules = crew("NZIR-black-promo", ("headwind", "intern"))
    step = after_moves(
        trained(rules, placed={"engine.C": 4}, planes=clear(rules)), token(P, "engine.P", rules), rules=rules
    )
    assert happened(step, SpeedSet) == [SpeedSet(6, 1)]


@meets("ice-brakes", "intern")
def test_a_token_is_half_a_column_of_the_ice_brakes() -> None:
    """IN3, IB3: die below, token above."""
    rules = crew("NZIR-black-promo", ("ice-brakes", "intern"))
    waiting = trained(rules, 2, placed={"ice.bottom.2": 2})
    step = after_moves(waiting, token(P, "ice.top.2", rules), rules=rules)
    assert happened(step, IceBrakeMoved) == [IceBrakeMoved(0, 0, 2)]


@meets("intern", "kerosene")
def test_a_token_on_kerosene_counts_as_a_die() -> None:
    """KE2."""
    rules = crew("HND-red", ("intern", "kerosene"))
    step = after_moves(trained(rules, 5), token(P, "kerosene", rules), rules=rules)
    assert (gauge(step.state.board).marker, gauge(step.state.board).used) == (15, True)


@meets("intern", "penguins")
def test_penguins_change_nothing_for_the_intern() -> None:
    """PE1: a token on the radio calls one away."""
    rules = crew("NZIR-black-turbulence", ("intern", "penguins"))
    space = next(i for i, planes in enumerate(rules.scenario.planes) if planes)
    step = after_moves(trained(rules, 2, position=space - 1), token(P, "radio.P", rules), rules=rules)
    assert happened(step, PlaneCleared)
    assert step.state.board.find(PenguinTokens) is not None


@meets("intern", "start-5000")
def test_the_tokens_are_laid_before_the_first_round_at_5000_feet() -> None:
    """IN1, ST1: the Co-Pilot begins."""
    rules = crew("MAD-yellow-turbulence", ("intern", "start-5000"))
    first = start(rules).state
    assert first.board.altitude == 5000
    laid = after_moves(first, *(TurnUp((n,)) for n in (3, 1, 2, 6, 5, 4)), rules=rules).state.board
    assert (row_of(laid).tokens, laid.awaits) == ((3, 1, 2, 6, 5, 4), ())


@meets("intern", "traffic")
def test_the_row_is_laid_before_the_traffic_is_rolled_and_only_once() -> None:
    """IN1, TR1: the set-up comes first."""
    rules = crew("CDG-yellow-promo", ("intern", "traffic"))
    dice = rules.scenario.options["approach"]["traffic_dice"]
    kinds = [chance.kind for chance in start(rules).state.board.awaits]
    assert kinds == ["intern"] * 6 + ["traffic-die"] * bool(dice[0])  # type: ignore[index]
    position = icons_at(rules, "traffic_dice")
    later = after_moves(row(ended(rules, position=position, planes=clear(rules)), 1), EndRound(), rules=rules)
    assert [chance.kind for chance in later.state.board.awaits] == ["traffic-die"]


@meets("intern", "turns")
def test_a_token_on_the_axis_turns_the_plane_in_time() -> None:
    """TU4: the axis counts as it stands at that moment."""
    rules = crew("CDG-red-promo", ("intern", "turns"))
    printed = rules.scenario.options["approach"]["axis"]
    position, axis = next((i, m) for i, marks in enumerate(printed) if marks for m in marks if m)  # type: ignore[arg-type, union-attr, misc]
    fields = {"planes": clear(rules), "position": position, "placed": {"axis.C": 3 + axis, "engine.C": 3}}
    for spaces, loss in ((("axis.P", "engine.P"), None), (("engine.P",), Loss.TURN)):
        before = row(state(hand(2, 3), hand(1), rules=rules, **fields), 3, 6)
        if len(spaces) == 2:
            moves = ((P, 2, "intern.P"), token(P, "axis.P", rules), (C, 1, "conc.1"), (P, 3, "engine.P"))
        else:
            moves = ((P, 3, "engine.P"),)
        wanted = 0 not in printed[position]  # type: ignore[index]
        assert after_moves(before, *moves, rules=rules).state.board.loss == (loss if wanted else None)


@meets("intern", "wind")
def test_a_token_on_the_axis_turns_the_wind() -> None:
    """IN3, WI2."""
    rules = crew("CDG-yellow-promo", ("intern", "wind"))
    step = after_moves(trained(rules, 5, placed={"axis.C": 4}), token(P, "axis.P", rules), rules=rules)
    assert happened(step, WindTurned)
    assert ring(step.state.board).offset == -1


@meets("intern", "special-abilities")
def test_the_co_pilot_trains_with_the_traffic_die_at_either_end_and_places_as_co_pilot() -> None:
    """IN with SY: the token of that end; then the turn goes on as if the traffic die had been placed."""
    rules = crew("HND-red", ("intern", "special-abilities"), ("synchronisation",))
    before = row(state(hand(1, 2), hand(1, 3), rules=rules, reroll=1), 5, 1, 6)
    waiting = after_moves(before, (P, 1, "gear.1"), (C, 1, "flap.1"), TurnUp((4,)), rules=rules).state
    taken = after_moves(waiting, traffic_die("intern.P", rules), rules=rules).state
    assert (row_of(taken.board).tokens, taken.board.ask.value) == ((1, 6), 5)  # type: ignore[union-attr]
    assert why_not(rules, view_for(taken, C), token(C, "gear.3", rules)) == Reason.WRONG_COLOUR
    assert why_not(rules, view_for(taken, C), SpendReroll(C)) == Reason.PENDING_CHOICE
    step = after_moves(taken, token(C, "radio.C1", rules), rules=rules)
    assert happened(step, TokenPlaced) == [TokenPlaced(C, at("radio.C1", rules), 5)]
    board = step.state.board
    assert (board.to_act, board.ask, board.in_hand) == (P, None, (0b10, 0b10))
    assert find(board, Synchronised) == Synchronised(True, at("intern.P", rules))
    assert find(board, InternRow).spaces == (at("radio.C1", rules),)


def test_a_traffic_die_equal_to_the_token_does_not_train() -> None:
    """IN4."""
    rules = crew("HND-red", ("intern",), ("synchronisation",))
    before = row(state(hand(1, 2), hand(1, 3), rules=rules), 4, 1, 6)
    waiting = after_moves(before, (P, 1, "gear.1"), (C, 1, "flap.1"), TurnUp((4,)), rules=rules).state
    assert why_not(rules, view_for(waiting, C), traffic_die("intern.P", rules)) == Reason.WRONG_VALUE
    assert why_not(rules, view_for(waiting, C), traffic_die("intern.C", rules)) is None


def test_with_the_traffic_die_and_the_last_dice_the_round_ends_after_the_token() -> None:
    """IN with SY, R110."""
    rules = crew("HND-red", ("intern",), ("synchronisation",))
    before = row(state(hand(1), hand(1), rules=rules), 5, 1, 6)
    moves = ((P, 1, "gear.1"), (C, 1, "flap.1"), TurnUp((4,)), traffic_die("intern.P", rules))
    taken = after_moves(before, *moves, rules=rules).state
    assert taken.board.phase == Phase.PLACEMENT
    assert pending(rules, after_moves(taken, token(C, "radio.C1", rules), rules=rules).state.board) == RoundEnd()


def test_a_token_on_gear_or_flaps_brings_the_traffic_die() -> None:
    """SY1: whatever lies there; the turn passes after both."""
    rules = crew("HND-red", ("intern",), ("synchronisation",))
    before = row(state(hand(2, 1), hand(1, 3), rules=rules, placed={"flap.1": 1}), 5, 1, 6)
    step = after_moves(before, (P, 2, "intern.P"), token(P, "gear.3", rules), rules=rules)
    assert [chance.kind for chance in step.state.board.awaits] == ["synchronisation"]
    step = after_moves(step.state, TurnUp((3,)), traffic_die("conc.1", rules), rules=rules)
    assert step.state.board.to_act == C


def test_a_token_counts_for_mastery_and_control() -> None:
    """IN5: two equal values, even if one is a token."""
    rules = crew("HND-red", ("intern",), ("mastery", "control"))
    for space, kind in (("engine", MasteryWorked), ("axis", ControlWorked)):
        before = row(state(hand(2), hand(1), rules=rules, placed={f"{space}.C": 5}, reroll_reserve=1), 5, 6)
        step = after_moves(before, (P, 2, "intern.P"), token(P, f"{space}.P", rules), rules=rules)
        assert len(happened(step, kind)) == 1


def test_a_waiting_token_stops_swap_flip_and_reroll() -> None:
    """IN: nothing else can be done."""
    rules = crew("HND-red", ("intern",), ("working-together", "adaptation"))
    waiting = trained(rules, reroll=1)
    for action in (OfferSwap(C, 0), OfferSwap(P, 0), Adapt(P, 0), SpendReroll(C)):
        assert why_not(rules, view_for(waiting, action.seat), action) == Reason.PENDING_CHOICE


# ---- turbulence ------------------------------------------------------------------------------------------------------


def rough(rules: Ruleset, dice: tuple[int, ...] = (3, 1, 2), **fields: object) -> State:
    """The Pilot places in rough air."""
    feet = marked(rules, "turbulence", P)
    return state(hand(*dice), hand(1, 2, 4), rules=rules, altitude=feet, planes=clear(rules), **fields)


@meets("kerosene", "turbulence")
def test_a_die_of_the_own_hand_on_kerosene_shakes_the_others() -> None:
    """KE2, TB1."""
    rules = crew("CPT-green-turbulence", ("kerosene", "turbulence"))
    step = after_moves(rough(rules), (P, 3, "kerosene"), rules=rules)
    assert [chance.kind for chance in step.state.board.awaits] == ["turbulence"]


@meets("kerosene-leak", "turbulence")
def test_the_leak_is_charged_before_the_dice_are_shaken() -> None:
    """KL3, TB1."""
    rules = crew("DUS-red-turbulence", ("kerosene-leak", "turbulence"))
    step = after_moves(rough(rules, placed={"engine.C": 1}), (P, 3, "engine.P"), rules=rules)
    assert gauge(step.state.board).marker == 17
    assert [chance.kind for chance in step.state.board.awaits] == ["turbulence"]


@meets("real-time", "turbulence")
def test_shaken_dice_are_given_up_like_others_when_the_time_is_over() -> None:
    """RT2, TB1."""
    rules = crew("DUS-red-turbulence", ("real-time", "turbulence"))
    step = after_moves(rough(rules), (P, 3, "conc.1"), rules=rules)
    out = after_moves(step.state, roll(step.state, rules, 6, 6), TimeUp(), rules=rules).state
    assert (pending(rules, out.board), out.hands[P]) == (RoundEnd(), hand())


@meets("start-5000", "turbulence")
def test_from_5000_feet_the_first_round_may_be_rough() -> None:
    """ST1, TB1."""
    rules = crew("SXM-yellow-turbulence", ("start-5000", "turbulence"))
    assert "turbulence" in rules.scenario.altitude[0].marks
    before = after_moves(start(rules).state, Roll(), rules=rules).state
    dealt = after_moves(before, Deal(P, hand(1, 2, 3, 4)), Deal(C, hand(1, 2, 3, 4)), rules=rules).state
    step = after_moves(dealt, (C, 1, "conc.1"), rules=rules)
    assert [chance.kind for chance in step.state.board.awaits] == ["turbulence"]


@meets("traffic", "turbulence")
def test_traffic_dice_are_not_shaken() -> None:
    """TB1: only what is behind the screen; TR1 rolls in the open before."""
    rules = crew("PEK-red-turbulence", ("traffic", "turbulence"))
    before = after_moves(rough(rules), (P, 3, "conc.1"), rules=rules).state
    planes = before.board.planes
    assert after_moves(before, roll(before, rules, 6, 6), rules=rules).state.board.planes == planes


@meets("turbulence", "turns")
def test_a_failed_turn_shakes_nothing() -> None:
    """TU1, R26."""
    rules = crew("PEK-red-turbulence", ("turbulence", "turns"))
    position = icons_at(rules, "axis")
    permitted = rules.scenario.options["approach"]["axis"][position]  # type: ignore[index]
    axis = next(mark for mark in range(-2, 3) if mark not in permitted)
    before = rough(rules, placed={"engine.C": 3}, position=position, axis=axis)
    step = after_moves(before, (P, 3, "engine.P"), rules=rules)
    assert (step.state.board.loss, step.state.board.awaits) == (Loss.TURN, ())


@meets("turbulence", "wind")
def test_the_wind_turns_before_the_dice_are_shaken() -> None:
    """WI2, TB1."""
    rules = crew("PEK-red-turbulence", ("turbulence", "wind"))
    step = after_moves(rough(rules, placed={"axis.C": 4}), (P, 3, "axis.P"), rules=rules)
    assert ring(step.state.board).offset == 1
    assert [chance.kind for chance in step.state.board.awaits] == ["turbulence"]


@meets("special-abilities", "turbulence")
def test_the_traffic_die_shakes_nothing_and_a_swapped_die_is_shaken_like_the_others() -> None:
    """TB1, SY: the reroll comes before Synchronisation is looked at."""
    rules = crew("SYD-red-turbulence", ("turbulence", "special-abilities"), ("synchronisation", "working-together"))
    before = rough(rules, (1, 5), placed={"flap.1": 1})
    swapped = after_moves(before, OfferSwap(P, 1), AnswerSwap(C, 2), rules=rules).state
    assert swapped.hands == (hand(1, 4), hand(1, 2, 5))
    step = after_moves(swapped, (P, 1, "gear.1"), rules=rules)
    assert [chance.kind for chance in step.state.board.awaits] == ["turbulence", "synchronisation"]
    step = after_moves(step.state, roll(step.state, rules, 6), TurnUp((3,)), traffic_die("conc.1", rules), rules=rules)
    assert (step.state.board.awaits, step.state.board.to_act) == ((), C)
    assert step.state.hands == (hand(0, 6), hand(1, 2, 5))


# ---- abilities -------------------------------------------------------------------------------------------------------


@meets("engine-loss", "special-abilities")
def test_without_engines_the_unused_die_can_be_swapped_until_the_last_placement() -> None:
    """EL2, WT2: five dice behind the screens, three of them still to be placed."""
    rules = crew("TER-yellow-promo", ("engine-loss", "special-abilities"), ("working-together", "synchronisation"))
    before = state(hand(1, 5), hand(1, 6), rules=rules)
    swapped = after_moves(before, OfferSwap(P, 1), AnswerSwap(C, 1), rules=rules).state
    assert swapped.hands == (hand(1, 6), hand(1, 5))
    step = after_moves(swapped, (P, 1, "gear.1"), (C, 1, "flap.1"), TurnUp((3,)), rules=rules)
    assert SpendReroll(P) not in legal(rules, view_for(step.state, P))
    step = after_moves(step.state, traffic_die("radio.P", rules), rules=rules)
    assert (pending(rules, step.state.board), step.state.hands) == (RoundEnd(), (hand(0, 6), hand(0, 5)))
    glided = after_moves(step.state._replace(board=ended(rules).board), EndRound(), rules=rules)
    assert happened(glided, Glided)


@meets("headwind", "special-abilities")
def test_mastery_asks_for_equal_dice_whatever_the_wind_makes_of_them() -> None:
    """MA1, HW1."""
    rules = crew("NZIR-red-promo", ("headwind", "special-abilities"), ("mastery",))
    before = state(hand(4), hand(4), rules=rules, planes=clear(rules), reroll_reserve=1)
    step = after_moves(before, (P, 4, "engine.P"), (C, 4, "engine.C"), rules=rules)
    assert (len(happened(step, MasteryWorked)), happened(step, SpeedSet)) == (1, [SpeedSet(5, 1)])


@meets("ice-brakes", "special-abilities")
def test_the_traffic_die_fills_the_upper_half_for_the_co_pilot() -> None:
    """IB2, SY2: any colour, so even a half that is the Pilot's."""
    rules = crew("LGA-yellow-promo", ("ice-brakes", "special-abilities"), ("synchronisation",))
    before = state(hand(1, 2), hand(1, 3), rules=rules, placed={"ice.bottom.2": 2})
    waiting = after_moves(before, (P, 1, "gear.1"), (C, 1, "flap.1"), TurnUp((2,)), rules=rules).state
    assert why_not(rules, view_for(waiting, C), traffic_die("ice.top.3", rules)) == Reason.WRONG_VALUE
    step = after_moves(waiting, traffic_die("ice.top.2", rules), rules=rules)
    assert step.state.board.brake == 2


@meets("kerosene", "special-abilities")
def test_the_traffic_die_on_kerosene_counts_as_a_die() -> None:
    """KE2, SY3: coffee may change it down to two."""
    rules = crew("KUL-black", ("kerosene", "special-abilities"), ("synchronisation",))
    before = state(hand(1, 2), hand(1, 3), rules=rules, coffee=2)
    moves = ((P, 1, "gear.1"), (C, 1, "flap.1"), TurnUp((4,)), traffic_die("kerosene", rules, -2))
    step = after_moves(before, *moves, rules=rules)
    assert (gauge(step.state.board).marker, gauge(step.state.board).used) == (18, True)


@meets("kerosene-leak", "special-abilities")
def test_mastery_comes_before_the_leak() -> None:
    """MA1, KL3: also when the leak loses the flight."""
    rules = crew("DUS-yellow-promo", ("kerosene-leak", "special-abilities"), ("mastery",))
    before = state(hand(4), hand(4), rules=rules, planes=clear(rules), reroll_reserve=1)
    dry = put(before, type(gauge(before.board))(0, 20, 0))
    step = after_moves(dry, (P, 4, "engine.P"), (C, 4, "engine.C"), rules=rules)
    kinds = [type(e) for e in step.events if isinstance(e, MasteryWorked | KeroseneBurned | SpeedSet)]
    assert (kinds, step.state.board.loss) == ([MasteryWorked, KeroseneBurned], Loss.KEROSENE)


@meets("penguins", "special-abilities")
def test_penguins_change_nothing_for_an_ability() -> None:
    """PE1."""
    rules = crew("NZIR-red-turbulence", ("penguins", "special-abilities"), ("control",))
    step = after_moves(state(hand(3), hand(3), rules=rules), (P, 3, "axis.P"), (C, 3, "axis.C"), rules=rules)
    assert step.state.board.coffee == 1
    assert step.state.board.find(PenguinTokens) is not None


@meets("real-time", "special-abilities")
def test_the_clock_also_ends_a_swap_that_is_decided_and_a_traffic_die_that_waits() -> None:
    """RT2, RT3."""
    cards = ("synchronisation", "working-together")
    rules = crew("KUL-black", ("real-time", "special-abilities"), cards)
    before = state(hand(1, 2), hand(1, 3), rules=rules)
    for moves in ((OfferSwap(P, 0),), ((P, 1, "gear.1"), (C, 1, "flap.1"), TurnUp((4,)))):
        asked = after_moves(before, *moves, rules=rules).state
        assert asked.board.ask is not None
        out = after_moves(asked, TimeUp(), rules=rules).state
        assert (out.board.ask, pending(rules, out.board), out.hands) == (None, RoundEnd(), (hand(), hand()))


@meets("special-abilities", "start-5000")
def test_the_co_pilot_has_anticipation_first_when_a_flight_starts_at_5000_feet() -> None:
    """ST1, AN1; and the token of 6000 ft lies in the reserve for Mastery."""
    rules = crew("MAD-black-turbulence", ("start-5000", "special-abilities"), ("anticipation", "mastery"))
    first = after_moves(start(rules).state, Roll(), rules=rules).state
    dealt = after_moves(first, Deal(P, hand(1, 2, 3, 4)), Deal(C, hand(1, 2, 3, 4)), rules=rules).state
    assert (len(further(rules, dealt, C)), further(rules, dealt, P)) == (4, [])
    assert dealt.board.reroll_reserve + sum(dealt.board.altitude_tokens) == 3


@meets("special-abilities", "stuck-landing-gear")
def test_where_the_gear_is_stuck_nothing_synchronises_and_the_other_cards_work() -> None:
    """SG2: excluded; were it there, it could not work."""
    rules = crew("WAW-yellow-turbulence", ("stuck-landing-gear", "special-abilities"), ("synchronisation", "control"))
    before = state(hand(3), hand(3, 1), rules=rules, to_act=C)
    step = after_moves(before, (C, 1, "flap.1"), (P, 3, "axis.P"), (C, 3, "axis.C"), rules=rules)
    assert (happened(step, ControlWorked), step.state.board.awaits) == ([ControlWorked(1)], ())


@meets("special-abilities", "total-trust")
def test_a_swap_needs_no_talk() -> None:
    """TT1, WT1: the round without a discussion has the abilities as always."""
    rules = crew("KBP-yellow-turbulence", ("total-trust", "special-abilities"), ("working-together", "control"))
    position = icons_at(rules, "total_trust")
    before = after_moves(ended(rules, position=position, planes=clear(rules)), EndRound(), rules=rules).state
    assert not may_talk(rules, before.board)
    dealt = after_moves(before, Roll(), Deal(P, hand(1, 2, 3, 4)), Deal(C, hand(6, 5, 4, 3)), rules=rules).state
    swapped = after_moves(dealt, OfferSwap(P, 0), AnswerSwap(C, 0), rules=rules).state
    assert (swapped.hands[P][0], swapped.hands[C][0]) == (6, 1)


@meets("special-abilities", "traffic")
def test_the_traffic_die_of_synchronisation_brings_no_traffic() -> None:
    """SY1: the same die, another use."""
    rules = crew("KUL-black", ("traffic", "special-abilities"), ("synchronisation",))
    before = state(hand(1, 2), hand(1, 3), rules=rules)
    step = after_moves(before, (P, 1, "gear.1"), (C, 1, "flap.1"), TurnUp((4,)), rules=rules)
    assert step.state.board.planes == before.board.planes
    (faces,) = rules.chances["synchronisation"].faces(before.board)
    assert list(faces) == rules.scenario.options["traffic_die_faces"]


@meets("special-abilities", "turns")
def test_a_die_turned_over_turns_the_plane() -> None:
    """AD1, TU4."""
    rules = crew("TGU-yellow", ("turns", "special-abilities"), ("adaptation",))
    printed = rules.scenario.options["approach"]["axis"]
    position = next(i for i, marks in enumerate(printed) if marks and 1 not in marks and 0 in marks)  # type: ignore[arg-type]
    fields = {"planes": clear(rules), "position": position, "placed": {"axis.C": 4, "engine.C": 3}}
    before = state(hand(3, 3), hand(1), rules=rules, **fields)
    lost = after_moves(before, (P, 3, "axis.P"), (C, 1, "conc.1"), (P, 3, "engine.P"), rules=rules).state.board
    level = after_moves(before, Adapt(P, 0), (P, 4, "axis.P"), (C, 1, "conc.1"), (P, 3, "engine.P"), rules=rules)
    assert (lost.loss, happened(level, Advanced)) == (Loss.TURN, [Advanced(position, position + 1)])


@meets("special-abilities", "wind")
def test_equal_axis_dice_bring_a_coffee_before_the_wind_turns() -> None:
    """CO1, WI2: a tilted plane turns the ring all the same."""
    rules = crew("GIG-yellow", ("wind", "special-abilities"), ("control",))
    step = after_moves(state(hand(3), hand(3), rules=rules, axis=2), (P, 3, "axis.P"), (C, 3, "axis.C"), rules=rules)
    kinds = [type(e) for e in step.events if isinstance(e, ControlWorked | WindTurned)]
    assert (kinds, ring(step.state.board).offset) == ([ControlWorked, WindTurned], 2)


def test_control_and_mastery_both_work_in_one_round() -> None:
    """Two cards of a flight."""
    rules = crew("KUL-black", (), ("mastery", "control"))
    before = state(hand(3, 2), hand(3, 2), rules=rules, reroll_reserve=1, planes=clear(rules))
    moves = ((P, 3, "axis.P"), (C, 3, "axis.C"), (P, 2, "engine.P"), (C, 2, "engine.C"))
    step = after_moves(before, *moves, rules=rules)
    assert [len(happened(step, kind)) for kind in (ControlWorked, MasteryWorked)] == [1, 1]


def test_a_reroll_gained_by_mastery_may_be_spent_in_the_same_round() -> None:
    """Q11, MA1."""
    rules = crew("KUL-black", (), ("mastery",))
    before = state(hand(2, 5), hand(2, 6), rules=rules, reroll=0, reroll_reserve=1, planes=clear(rules))
    moves = ((P, 2, "engine.P"), (C, 2, "engine.C"), SpendReroll(C), MarkReroll(P, 2), MarkReroll(C, 0))
    step = after_moves(before, *moves, Deal(P, hand(0, 6)), Deal(C, hand()), rules=rules)
    assert (step.state.hands[P], step.state.board.reroll_reserve) == (hand(0, 6), 1)


def test_a_swap_may_come_between_anticipation_and_the_first_placement() -> None:
    """AN1, WT1: neither is a placement."""
    rules = crew("DUS-yellow-promo", (), ("anticipation", "working-together"))
    before = state(hand(1, 2, 3, 4), hand(1, 2, 3, 4), rules=rules)
    moves = (OfferSwap(C, 0), AnswerSwap(P, 3), Anticipate(P, 0), Deal(P, hand(6)))
    assert after_moves(before, *moves, rules=rules).state.hands == (hand(6, 2, 3, 1), hand(4, 2, 3, 4))


def test_the_landing_report_names_interns_with_the_others() -> None:
    """R132, IN6."""
    rules = crew("ATL-green", ("intern",))
    done = {"gear": 3, "flaps": 4, "brakes": 1, "planes": clear(rules), "altitude": 0, "speed": 2}
    landing = row(ended(rules, **done, position=len(clear(rules)) - 1, axis=1), 4)
    step = after_moves(landing, EndRound(), rules=rules)
    assert (step.state.board.outcome, step.state.board.failed) == (Outcome.LOST, ("C", "E"))
    assert [check.letter for check in report(rules, step.state.board).checks] == ["A", "B", "C", "D", "E"]
    assert not happened(step, AltitudeDropped)


# ---- head wind on the board ------------------------------------------------------------------------------------------


@meets("headwind", "traffic")
def test_a_plane_that_the_wind_holds_back_has_the_dice_of_its_space_rolled_again() -> None:
    """HW1, TR5: three and four against three do not move it."""
    rules = crew("NZIR-red-promo", ("headwind", "traffic"))
    position = icons_at(rules, "traffic_dice")
    before = state(hand(3), hand(4), rules=rules, planes=clear(rules), position=position)
    step = after_moves(before, (P, 3, "engine.P"), (C, 4, "engine.C"), rules=rules)
    assert happened(step, SpeedSet) == [SpeedSet(4, 0)]
    later = after_moves(ended(rules, planes=clear(rules), position=position), EndRound(), rules=rules)
    assert [chance.kind for chance in later.state.board.awaits] == ["traffic-die"]


@meets("headwind", "turns")
def test_a_plane_that_the_wind_holds_back_need_not_turn() -> None:
    """HW1, TU2: three and four stay; three and six move, and the turn fails."""
    rules = crew("NZIR-red-promo", ("headwind", "turns"))
    position = icons_at(rules, "axis")
    permitted = rules.scenario.options["approach"]["axis"][position]  # type: ignore[index]
    axis = next(mark for mark in range(-2, 3) if mark not in permitted)
    for die, loss in ((4, None), (6, Loss.TURN)):
        before = state(hand(3), hand(die), rules=rules, planes=clear(rules), position=position, axis=axis)
        step = after_moves(before, (P, 3, "engine.P"), (C, die, "engine.C"), rules=rules)
        assert step.state.board.loss == loss


def test_rough_air_and_bad_visibility_do_not_react_to_a_token_taken_with_the_traffic_die() -> None:
    """IN with SY, BV, TB: only a die of a hand does that. No bundled flight has all four."""
    rules = crew("SXM-red-turbulence", ("bad-visibility", "turbulence", "intern"), ("synchronisation",))
    feet = next(a.feet for a in rules.scenario.altitude if {"bad_visibility", "turbulence"} <= a.marks)
    before = row(state(hand(1, 2), hand(1, 3), rules=rules, altitude=feet, placed={"gear.1": 1}, to_act=C), 5, 1, 6)
    step = after_moves(put(before, DiceAside((0, 1))), (C, 1, "flap.1"), rules=rules)
    assert [chance.kind for chance in step.state.board.awaits] == ["new-die", "turbulence", "synchronisation"]
    step = after_moves(step.state, roll(step.state, rules, 4), rules=rules)
    step = after_moves(step.state, roll(step.state, rules, 2, 2), TurnUp((4,)), rules=rules)
    hands = step.state.hands
    step = after_moves(step.state, traffic_die("intern.P", rules), token(C, "radio.C1", rules), rules=rules)
    assert (step.state.board.awaits, step.state.hands, step.state.board.to_act) == ((), hands, P)
