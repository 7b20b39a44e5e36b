"""Where modules of the board meet: traffic, turns, kerosene, wind, ice brakes, engine loss and set-ups."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from skyteam_qt.rules import (
    Board,
    ChanceNeeded,
    EndRound,
    Loss,
    Outcome,
    Over,
    Phase,
    Ruleset,
    Slice,
    Talk,
    TimeUp,
    TurnUp,
    may_talk,
    pending,
    who_begins,
)
from skyteam_qt.rules.events import (
    AltitudeDropped,
    Glided,
    KeroseneBurned,
    LandingSpeedChecked,
    PlaneCame,
    RanDry,
    SpeedSet,
    TrafficRolled,
    WindBlew,
    WindTurned,
)
from skyteam_qt.rules.modules.kerosene import Kerosene, gauge
from skyteam_qt.rules.modules.wind import WindRing, ring
from skyteam_qt.rules.state import State
from skyteam_qt.rules.step import apply, start
from skyteam_qt.sim.play import random_action
from tests.builders import C, P, after_moves, flight, hand, happened, state
from tests.rules.modules.pairs import meets

DICE = ChanceNeeded("traffic-die", None)
AXIS = {"axis.P": 3, "axis.C": 3}
LYING = AXIS | {"engine.P": 2, "engine.C": 2}
ENDED = {"phase": Phase.END, "to_act": None}


def ended(rules: Ruleset, **fields: object) -> State:
    """All dice lie, the round is not ended yet."""
    placed = {name: 2 for name in LYING if name in rules.index}
    return state(hand(), hand(), rules=rules, **({"placed": placed} | ENDED | fields))


def clear(rules: Ruleset) -> tuple[int, ...]:
    """An approach without planes."""
    return (0,) * len(rules.scenario.planes)


def landing(rules: Ruleset, **fields: object) -> dict[str, object]:
    """The final round, all done."""
    planes = clear(rules)
    done = {"rules": rules, "gear": 3, "flaps": 4, "planes": planes, "altitude": 0, "position": len(planes) - 1}
    return done | fields


def put(position: State, *slices: Slice) -> State:
    """The same position with these slices."""
    board = position.board
    for one in slices:
        board = board.put(one)
    return position._replace(board=board)


def dry(position: State, marker: int) -> State:
    """The kerosene marker stands there."""
    return put(position, replace(gauge(position.board), marker=marker))


def blown(position: State, offset: int) -> State:
    """The wind ring stands there."""
    return put(position, replace(ring(position.board), offset=offset))


def engines(position: State, rules: Ruleset, pilot: int, copilot: int):
    """Both engine dice."""
    return after_moves(position, (P, pilot, "engine.P"), (C, copilot, "engine.C"), rules=rules)


# ---- traffic and turns -----------------------------------------------------------------------------------------------


@meets("traffic", "turns")
def test_a_plane_that_a_die_has_brought_is_met_only_if_the_turn_is_flown() -> None:
    """Q12: turn before collision, each as the board stands then."""
    rules = flight("HND-green", "traffic", "turns")
    planes = (0, 0, 1, 0, 0, 0, 0, 0)
    for axis, loss in ((1, Loss.TURN), (0, Loss.COLLISION)):
        before = state(hand(3), hand(3), rules=rules, planes=planes, position=2, axis=axis)
        assert engines(before, rules, 3, 3).state.board.loss == loss


@meets("traffic", "wind")
def test_the_wind_carries_the_plane_over_a_space_whose_dice_are_not_rolled() -> None:
    """TR5, WI3: four and three make a speed of ten."""
    rules = flight("BUD-yellow-promo", "traffic", "wind")
    icons = rules.slices[0].dice  # type: ignore[attr-defined]
    over = next(i for i in range(1, len(icons) - 1) if icons[i] and not icons[i + 1])
    before = state(hand(4), hand(3), rules=rules, planes=clear(rules), position=over - 1, placed=AXIS, axis=2)
    step = engines(before, rules, 4, 3)
    assert (step.state.board.position, step.state.board.speed) == (over + 1, 10)
    assert pending(rules, after_moves(step.state, EndRound(), rules=rules).state.board) == Talk()


@meets("turns", "wind")
def test_the_axis_turns_the_wind_first_and_a_plane_that_it_holds_need_not_turn() -> None:
    """WI2, TU2: the same dice, once against the wind and once with it."""
    rules = flight("BUD-yellow-promo", "turns", "wind")
    limits = rules.slices[0].permitted  # type: ignore[attr-defined]
    narrow = next(i for i, marks in enumerate(limits) if marks and 1 not in marks)
    before = state(hand(2, 3), hand(2, 3), rules=rules, planes=clear(rules), position=narrow, axis=1)
    moves = ((P, 3, "axis.P"), (C, 3, "axis.C"), (P, 2, "engine.P"), (C, 2, "engine.C"))
    held = after_moves(blown(before, 9), *moves, rules=rules)
    assert happened(held, WindTurned) == [WindTurned(9, 10, -3)]
    assert (held.state.board.speed, held.state.board.loss) == (1, None)
    assert after_moves(before, *moves, rules=rules).state.board.loss == Loss.TURN


# ---- kerosene --------------------------------------------------------------------------------------------------------


@meets("kerosene", "traffic")
def test_a_plane_without_kerosene_meets_no_more_traffic() -> None:
    """R111, R11: kerosene at the end of the round, altitude, then the dice of the next one."""
    rules = flight("OSL-green", "kerosene", "traffic")
    icons = rules.slices[0].dice  # type: ignore[attr-defined]
    position = next(i for i, dice in enumerate(icons) if dice)
    step = after_moves(ended(rules, position=position), EndRound(), TurnUp((3,) * icons[position]), rules=rules)
    order = [type(e) for e in step.events if isinstance(e, KeroseneBurned | AltitudeDropped | TrafficRolled)]
    assert order == [KeroseneBurned, AltitudeDropped, TrafficRolled]
    lost = after_moves(dry(ended(rules, position=position), 5), EndRound(), rules=rules)
    assert pending(rules, lost.state.board) == Over(Outcome.LOST)


@meets("kerosene", "turns")
def test_the_last_kerosene_flies_the_plane_but_does_not_turn_it() -> None:
    """KE4, TU1."""
    rules = flight("KUL-yellow", "kerosene", "turns")
    limits = rules.slices[0].permitted  # type: ignore[attr-defined]
    narrow = next(i for i, marks in enumerate(limits) if marks and 0 not in marks)
    before = dry(state(hand(4, 3), hand(3, 1), rules=rules, planes=clear(rules), position=narrow), 4)
    step = after_moves(before, (P, 4, "kerosene"), (C, 3, "engine.C"), (P, 3, "engine.P"), rules=rules)
    assert (gauge(step.state.board).marker, step.state.board.loss) == (0, Loss.TURN)


@meets("kerosene", "wind")
@meets("headwind", "kerosene")
@pytest.mark.parametrize(("name", "wind"), [("TGU-red", "wind"), ("NZIR-black-promo", "headwind")])
def test_the_wind_changes_the_speed_and_not_what_a_die_burns(name: str, wind: str) -> None:
    """KE2, WI3; uneven engines burn nothing here."""
    rules = flight(name, "kerosene", wind)
    before = state(hand(4, 5), hand(1), rules=rules, planes=clear(rules))
    step = after_moves(before, (P, 4, "kerosene"), (C, 1, "engine.C"), (P, 5, "engine.P"), rules=rules)
    assert gauge(step.state.board).marker == 16
    assert step.state.board.speed == 6 + ring(before.board).modifier


@meets("kerosene-leak", "traffic")
@meets("kerosene-leak", "turns")
def test_a_plane_that_leaks_dry_neither_turns_nor_collides() -> None:
    """KL3: it does not move."""
    rules = flight("BLQ-green-promo", "kerosene-leak", "traffic", "turns")
    limits = next(s.permitted for s in rules.slices if hasattr(s, "permitted"))
    narrow = next(i for i, marks in enumerate(limits) if marks and 2 not in marks)
    planes = tuple(int(i == narrow) for i in range(len(limits)))
    before = state(hand(6), hand(2), rules=rules, planes=planes, position=narrow, axis=2)
    assert engines(dry(before, 4), rules, 6, 2).state.board.loss == Loss.KEROSENE
    assert engines(dry(before, 5), rules, 6, 2).state.board.loss == Loss.TURN
    on_track = replace_axis(before, next(mark for mark in limits[narrow]))
    assert engines(dry(on_track, 5), rules, 6, 2).state.board.loss == Loss.COLLISION


def replace_axis(position: State, axis: int) -> State:
    """The same position on another axis mark."""
    return position._replace(board=replace(position.board, axis=axis))


@meets("kerosene-leak", "wind")
def test_kerosene_leaks_before_the_wind_blows_and_by_the_dice_alone() -> None:
    """KL2, KL3."""
    rules = flight("GIG-red", "kerosene-leak", "wind")
    step = engines(state(hand(5), hand(3), rules=rules, planes=clear(rules)), rules, 5, 3)
    told = [e for e in step.events if isinstance(e, KeroseneBurned | WindBlew | SpeedSet)]
    assert [type(e) for e in told] == [KeroseneBurned, WindBlew, SpeedSet]
    assert (gauge(step.state.board).marker, step.state.board.speed) == (17, 11)
    lost = engines(dry(state(hand(5), hand(3), rules=rules), 2), rules, 5, 3)
    assert happened(lost, RanDry)
    assert not happened(lost, WindBlew)


# ---- ice brakes ------------------------------------------------------------------------------------------------------


@meets("headwind", "ice-brakes")
@meets("ice-brakes", "wind")
@pytest.mark.parametrize(
    ("name", "wind", "brake", "speed", "stopped"),
    [
        ("KEF-black", "wind", 5, 5, True),
        ("KEF-black", "wind", 4, 5, False),
        ("NZIR-red-promo", "headwind", 2, -1, True),
        ("NZIR-red-promo", "headwind", 0, -1, False),
    ],
)
def test_the_wind_meets_the_ice_brakes_as_it_meets_any(
    name: str, wind: str, brake: int, speed: int, stopped: bool
) -> None:
    """WI5, IB3: one and one."""
    rules = flight(name, "ice-brakes", wind)
    before = state(hand(1), hand(1), **landing(rules, brake=brake))
    step = engines(before, rules, 1, 1)
    assert happened(step, LandingSpeedChecked) == [LandingSpeedChecked(speed, brake, stopped)]


@meets("ice-brakes", "kerosene")
def test_without_kerosene_nobody_asks_for_the_ice_brakes() -> None:
    """KE5: charged before the landing check."""
    rules = flight("LGA-black-promo", "ice-brakes", "kerosene")
    before = ended(rules, **{k: v for k, v in landing(rules, brake=4).items() if k != "rules"})
    assert after_moves(before, EndRound(), rules=rules).state.board.failed == ("F",)
    lost = after_moves(dry(before, 5), EndRound(), rules=rules).state.board
    assert (lost.loss, lost.failed) == (Loss.KEROSENE, ())


@meets("ice-brakes", "kerosene-leak")
def test_the_leak_comes_before_the_brakes_on_ice() -> None:
    """KL3: in the final round."""
    rules = flight("OSL-red", "ice-brakes", "kerosene-leak")
    before = state(hand(4), hand(2), **landing(rules, brake=2))
    assert engines(before, rules, 4, 2).state.board.loss == Loss.OVERRUN
    step = engines(dry(before, 2), rules, 4, 2)
    assert step.state.board.loss == Loss.KEROSENE
    assert not happened(step, LandingSpeedChecked)


@meets("ice-brakes", "traffic")
def test_traffic_on_the_runway_and_a_brake_that_is_not_done_are_both_told() -> None:
    """R132, TR3, IB6."""
    rules = flight("KEF-yellow", "ice-brakes", "traffic")
    planes = (*clear(rules)[:-1], 1)
    fields = landing(rules, brake=4, planes=planes) | ENDED | {"placed": LYING}
    assert after_moves(state(hand(), hand(), **fields), EndRound(), rules=rules).state.board.failed == ("A", "F")


@meets("ice-brakes", "turns")
def test_ice_brakes_do_not_hold_the_plane_in_a_turn() -> None:
    """R82, TU1."""
    rules = flight("LGA-yellow-promo", "ice-brakes", "turns")
    limits = next(s.permitted for s in rules.slices if hasattr(s, "permitted"))
    narrow = next(i for i, marks in enumerate(limits) if marks and 2 not in marks)
    before = state(hand(3), hand(3), rules=rules, planes=clear(rules), position=narrow, axis=2, brake=5)
    assert engines(before, rules, 3, 3).state.board.loss == Loss.TURN


# ---- engine loss -----------------------------------------------------------------------------------------------------


@meets("engine-loss", "ice-brakes")
def test_without_engines_the_ice_brakes_still_have_to_be_done() -> None:
    """EL4: F instead of D."""
    rules = flight("TER-yellow-promo", "engine-loss", "ice-brakes")
    for brake, failed in ((5, ()), (0, ("F",))):
        fields = landing(rules, brake=brake) | ENDED | {"placed": AXIS}
        assert after_moves(state(hand(6), hand(6), **fields), EndRound(), rules=rules).state.board.failed == failed


@meets("engine-loss", "traffic")
def test_traffic_dice_are_those_of_the_space_the_plane_glides_to() -> None:
    """EL3, R11: after the glide."""
    rules = flight("TER-yellow-promo", "engine-loss", "traffic")
    icons = rules.slices[0].dice  # type: ignore[attr-defined]
    for position in range(len(icons) - 1):
        before = ended(rules, position=position, planes=clear(rules), placed=AXIS, altitude=6000 - 1000 * position)
        board = after_moves(before, EndRound(), rules=rules).state.board
        assert pending(rules, board) == (DICE if icons[position + 1] else Talk())


@meets("engine-loss", "turns")
def test_a_plane_that_cannot_glide_on_is_lost_where_it_stands() -> None:
    """EL3, TU1."""
    rules = flight("TER-black-promo", "engine-loss", "turns")
    limits = rules.slices[0].permitted  # type: ignore[attr-defined]
    narrow = next(i for i, marks in enumerate(limits) if marks and 0 not in marks)
    step = after_moves(ended(rules, position=narrow, planes=clear(rules), placed=AXIS), EndRound(), rules=rules)
    assert happened(step, Glided) == [Glided(narrow)]
    assert (step.state.board.position, step.state.board.loss) == (narrow, Loss.TURN)


# ---- set-ups ---------------------------------------------------------------------------------------------------------


@meets("start-5000", "traffic")
@meets("start-5000", "turns")
@meets("start-5000", "wind")
@meets("kerosene", "start-5000")
@meets("real-time", "start-5000")
@pytest.mark.parametrize(
    ("name", "others"),
    [
        ("BUD-red-promo", ("traffic", "turns", "wind")),
        ("MAD-black-turbulence", ("traffic", "turns", "kerosene", "real-time")),
    ],
)
def test_what_a_flight_starts_with_is_the_same_one_space_lower(name: str, others: tuple[str, ...]) -> None:
    """ST1: the first round is one like any other."""
    rules = flight(name, "start-5000", *others)
    board = start(rules).state.board
    assert (board.round, board.altitude, who_begins(rules, board)) == (1, 5000, C)
    assert pending(rules, board) == DICE
    assert rules.seconds == (60 if "real-time" in others else 0)
    limits = next(s.permitted for s in rules.slices if hasattr(s, "permitted"))
    for kind, fresh in ((Kerosene, 20), (WindRing, 0)):
        found = board.find(kind)
        assert found is None or fresh in vars(found).values()
    before = ended(rules, altitude=5000)
    assert before.board.round == 1
    step = after_moves(before, EndRound(), rules=rules)
    assert (step.state.board.round, step.state.board.altitude) == (2, 4000)
    assert len(happened(step, KeroseneBurned)) == ("kerosene" in others)
    banked = state(hand(3), hand(3), rules=rules, planes=clear(rules), altitude=5000, axis=-2, placed=AXIS)
    lost = engines(banked, rules, 3, 3).state.board.loss
    assert lost == (Loss.TURN if limits[0] and -2 not in limits[0] else None)


STUCK = flight("WAW-red-turbulence", "stuck-landing-gear", "traffic", "turns", "wind", "kerosene")


@meets("stuck-landing-gear", "wind")
@meets("stuck-landing-gear", "turns")
def test_with_stuck_gear_axis_engines_and_what_they_set_off_stay_as_they_are() -> None:
    """SG1: blue stays at 4, so with the wind any engine dice move the plane, and it has to turn."""
    limits = next(s.permitted for s in STUCK.slices if hasattr(s, "permitted"))
    before = state(hand(3, 1), hand(4, 1), rules=STUCK, planes=clear(STUCK))
    step = after_moves(before, (P, 3, "axis.P"), (C, 4, "axis.C"), rules=STUCK)
    assert ring(step.state.board).offset == 1
    step = engines(step.state, STUCK, 1, 1)
    assert step.state.board.speed == 5
    assert 1 in limits[0]
    assert step.state.board.position == 1
    assert engines(before, STUCK, 1, 1).state.board.loss == Loss.TURN


@meets("stuck-landing-gear", "traffic")
@meets("kerosene", "stuck-landing-gear")
def test_with_stuck_gear_the_landing_asks_for_traffic_and_kerosene_as_always() -> None:
    """SG2, R130, KE5."""
    fields = landing(STUCK, planes=(0, 0, 0, 0, 1), brakes=2) | ENDED | {"placed": LYING}
    before = state(hand(), hand(), **fields)
    assert after_moves(before, EndRound(), rules=STUCK).state.board.failed == ("A",)
    assert after_moves(dry(before, 5), EndRound(), rules=STUCK).state.board.loss == Loss.KEROSENE


@meets("total-trust", "traffic")
@meets("total-trust", "turns")
def test_under_total_trust_all_but_the_discussion_happens() -> None:
    """TT1: dice are rolled, and spaces still want their bank."""
    rules = flight("KBP-black-turbulence", "total-trust", "traffic", "turns")
    marked = next(s.marked for s in rules.slices if hasattr(s, "marked"))
    icons = next(s.dice for s in rules.slices if hasattr(s, "dice"))
    limits = next(s.permitted for s in rules.slices if hasattr(s, "permitted"))
    for position in (i for i, mark in enumerate(marked) if mark):
        step = after_moves(ended(rules, position=position, planes=clear(rules)), EndRound(), rules=rules)
        if icons[position]:
            assert pending(rules, step.state.board) == DICE
            step = after_moves(step.state, TurnUp((3,) * icons[position]), rules=rules)
            assert len(happened(step, PlaneCame)) == icons[position]
        assert pending(rules, step.state.board) == Talk()
        assert not may_talk(rules, step.state.board)
        for axis in range(-2, 3) if position < 7 else ():
            before = state(hand(3), hand(3), rules=rules, planes=clear(rules), position=position, axis=axis)
            marks = limits[position]
            turned = marks is None or axis in marks
            assert engines(before, rules, 3, 3).state.board.loss == (None if turned else Loss.TURN)


# ---- real time -------------------------------------------------------------------------------------------------------


@meets("kerosene", "real-time")
@meets("real-time", "traffic")
def test_a_round_that_time_has_ended_ends_like_any_other() -> None:
    """RT3: six for the space that stayed empty, then the dice of the next round."""
    rules = flight("PBH-red", "kerosene", "real-time", "traffic")
    icons = next(s.dice for s in rules.slices if hasattr(s, "dice"))
    position = next(i for i, dice in enumerate(icons) if dice)
    before = state(hand(5), hand(4), rules=rules, placed=LYING, position=position)
    board = after_moves(before, TimeUp(), EndRound(), rules=rules).state.board
    assert gauge(board).marker == 14
    assert pending(rules, board) == DICE


@meets("kerosene-leak", "real-time")
@meets("real-time", "turns")
def test_an_engine_die_that_came_too_late_moves_nothing() -> None:
    """RT2, RT3: one engine die leaks nothing and turns nothing; the empty space loses."""
    rules = flight("DUS-black-promo", "kerosene-leak", "real-time", "turns")
    limits = next(s.permitted for s in rules.slices if hasattr(s, "permitted"))
    narrow = next(i for i, marks in enumerate(limits) if marks and 0 not in marks)
    before = state(hand(5), hand(4), rules=rules, placed=AXIS, position=narrow, planes=clear(rules))
    board = after_moves(before, (P, 5, "engine.P"), TimeUp(), EndRound(), rules=rules).state.board
    assert (board.loss, board.failed) == (Loss.MISSING_MANDATORY, ("engine.C",))
    assert gauge(board).marker == 20


# ---- penguins --------------------------------------------------------------------------------------------------------


@meets("headwind", "penguins")
@meets("ice-brakes", "penguins")
@meets("kerosene", "penguins")
@meets("penguins", "traffic")
@meets("penguins", "turns")
@pytest.mark.parametrize("seed", range(5))
def test_among_penguins_the_same_flight_goes_the_same_way(seed: int) -> None:
    """PE1."""
    others = ("headwind", "ice-brakes", "kerosene", "traffic", "turns")
    ends = []
    for modules in (others, (*others, "penguins")):
        rules, rng = flight("NZIR-black-turbulence", *modules), Random(seed)
        position = start(rules).state
        while not isinstance(needed := pending(rules, position.board), Over):
            position = apply(rules, position, random_action(rules, position, needed, rng)).state
        ends.append(without_slices(position.board))
    assert ends[0] == ends[1]


def without_slices(board: Board) -> Board:
    """All that the base game knows."""
    return replace(board, slices=())
