"""What a module can do: every moment of `RulesetBuilder`, through made-up modules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pytest

from skyteam_qt.rules import (
    Board,
    Chance,
    ChanceNeeded,
    Deal,
    EndRound,
    FurtherAction,
    IllegalAction,
    ImpossibleDeal,
    Loss,
    Owner,
    Phase,
    PlaceDie,
    Reason,
    Roll,
    Ruleset,
    Seat,
    SeatTurn,
    SeatView,
    Slice,
    SpaceSpec,
    Talk,
    TurnUp,
    Want,
    legal,
    legal_placements,
    may_talk,
    pending,
    public_why_not,
    why_not,
)
from skyteam_qt.rules.events import CoffeeGained, Collided, GearDown, PlacementEnded, RoundBegan, SpeedSet
from skyteam_qt.rules.evolve import evolve
from skyteam_qt.rules.motion import lose
from skyteam_qt.rules.ruleset import Events, Placement, RulesetBuilder
from skyteam_qt.rules.spaces import Kind
from skyteam_qt.rules.state import view_for
from skyteam_qt.rules.step import start
from tests.builders import C, P, after_moves, at, board_with, final_round, hand, happened, ruleset, state

LYING = {"axis.P": 3, "axis.C": 3, "engine.P": 2, "engine.C": 2}
END = {"placed": LYING, "phase": Phase.END, "to_act": None}


class Made:
    """A module that does what the test wants."""

    name = "made-up"

    def __init__(self, extend: Callable[[RulesetBuilder], object]) -> None:
        self._extend = extend

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """As the rules call it."""
        self._extend(build)


def made(*extend: Callable[[RulesetBuilder], object]) -> Ruleset:
    """The dice game with a module for each function, in this order."""
    return ruleset(*(Made(one) for one in extend))


@dataclass(frozen=True)
class Lamps(Slice):
    """How many lamps burn."""

    lit: int = 0


@dataclass(frozen=True)
class Wheel(Slice):
    """What the wheel of fortune showed last."""

    shows: int = 0


def light(rules: Ruleset, board: Board, die: Placement, events: Events) -> Board:
    """An effect: one more lamp burns."""
    lamps = board.find(Lamps)
    assert lamps is not None
    events.append(CoffeeGained(lamps.lit + 1))
    return board.put(Lamps(lamps.lit + 1))


# ---- spaces and slices -----------------------------------------------------------------------------------------------

LAMP = SpaceSpec("lamp", Kind.OTHER, Owner.BOTH, 0, (5, 6))


def with_lamp(build: RulesetBuilder) -> None:
    """A further space, and a slice for it."""
    build.slice(Lamps())
    build.slice(Wheel())
    assert build.space(LAMP, light) == 20


def test_a_module_adds_a_space_with_its_effect_and_its_state() -> None:
    """The class of the slice is the key."""
    rules = made(with_lamp)
    position = state(hand(5, 4), hand(6), rules=rules)
    spaces = {a.space for a in legal_placements(rules, view_for(position, P)) if a.place == 0}
    assert at("lamp", rules) in spaces
    assert why_not(rules, view_for(position, P), PlaceDie(P, 1, 20)) == Reason.WRONG_VALUE
    step = after_moves(position, (P, 5, "lamp"), rules=rules)
    assert step.state.board.find(Lamps) == Lamps(1)
    assert step.state.board.find(Wheel) == Wheel()
    assert happened(step, CoffeeGained) == [CoffeeGained(1)]


def test_a_slice_of_a_module_that_is_not_in_play_is_not_found() -> None:
    """A base flight has no slices."""
    assert board_with().find(Lamps) is None


def test_a_module_replaces_a_space_of_the_same_name() -> None:
    """The index stays, so all that speaks of the space goes on."""

    def broken(rules: Ruleset, board: Board, die: Placement, events: Events) -> Board:
        return board

    rules = made(lambda build: build.space(build_spec("gear.1", (1,)), broken))
    assert at("gear.1", rules) == at("gear.1")
    step = after_moves(state(hand(1), rules=rules), (P, 1, "gear.1"), rules=rules)
    assert not happened(step, GearDown)
    assert why_not(rules, view_for(state(hand(2)), P), PlaceDie(P, 0, at("gear.1"))) == Reason.WRONG_VALUE


def build_spec(name: str, accepts: tuple[int, ...]) -> SpaceSpec:
    """A space of the Pilot."""
    return SpaceSpec(name, Kind.GEAR, Owner.PILOT, 0, accepts)


# ---- the beginning of a round, and chance ----------------------------------------------------------------------------


def spin_wheel(rules: Ruleset, board: Board, events: Events) -> Board:
    """Before the briefing: ask for a turn of the wheel."""
    return evolve(board, awaits=(*board.awaits, Chance("wheel", None)))


def read_wheel(rules: Ruleset, board: Board, values: tuple[int, ...], events: Events) -> Board:
    """What its result does."""
    events.append(CoffeeGained(values[0]))
    return evolve(board.put(Wheel(values[0])), coffee=values[0])


def with_wheel(build: RulesetBuilder) -> None:
    """A wheel that is turned before each briefing."""
    build.slice(Wheel())
    build.before_briefing(spin_wheel)
    build.chance("wheel", read_wheel, lambda board: ((1, 2, 3),))


def test_a_module_asks_for_chance_before_the_briefing() -> None:
    """R11 (b): nobody talks or rolls before it is turned up."""
    rules = made(with_wheel)
    position = start(rules).state
    assert pending(rules, position.board) == ChanceNeeded("wheel", None)
    with pytest.raises(IllegalAction) as problem:
        after_moves(position, Roll(), rules=rules)
    assert problem.value.reason == Reason.PENDING_CHOICE
    step = after_moves(position, TurnUp((2,)), rules=rules)
    assert step.events == (CoffeeGained(2),)
    assert step.state.board.find(Wheel) == Wheel(2)
    assert type(pending(rules, step.state.board)) is Talk


def test_a_result_that_cannot_be_is_refused_by_its_module() -> None:
    """Nothing has changed then."""
    rules = made(with_wheel)
    position = start(rules).state
    for values in ((4,), (), (1, 1)):
        with pytest.raises(ImpossibleDeal):
            after_moves(position, TurnUp(values), rules=rules)
    assert pending(rules, position.board) == ChanceNeeded("wheel", None)


def test_several_results_are_turned_up_one_after_the_other_in_every_round() -> None:
    """R11: in the order of the list."""
    rules = made(with_wheel, lambda build: build.before_briefing(spin_wheel))
    step = after_moves(state(hand(), hand(), rules=rules, **END), EndRound(), TurnUp((1,)), TurnUp((3,)), rules=rules)
    assert [event.to for event in happened(step, CoffeeGained)] == [1, 3]
    assert type(pending(rules, step.state.board)) is Talk


def test_chance_in_the_middle_of_a_round_holds_up_the_next_die() -> None:
    """The turn goes on once it is turned up."""

    def again(rules: Ruleset, board: Board, die: Placement, events: Events) -> Board:
        return spin_wheel(rules, board, events)

    rules = made(with_wheel, lambda build: build.after_placement(again))
    step = after_moves(state(rules=rules), (P, 1, "radio.P"), rules=rules)
    assert pending(rules, step.state.board) == ChanceNeeded("wheel", None)
    assert legal(rules, view_for(step.state, C)) == ()
    assert why_not(rules, view_for(step.state, C), PlaceDie(C, 0, at("axis.C"))) == Reason.PENDING_CHOICE
    step = after_moves(step.state, TurnUp((1,)), rules=rules)
    assert pending(rules, step.state.board) == SeatTurn(C, Want.PLACE)


def test_a_loss_before_the_briefing_ends_the_steps() -> None:
    """R26: at once."""

    def storm(rules: Ruleset, board: Board, events: Events) -> Board:
        return lose(board, Loss.KEROSENE, events)

    rules = made(lambda build: build.before_briefing(storm), with_wheel)
    board = start(rules).state.board
    assert (board.loss, board.awaits) == (Loss.KEROSENE, ())


# ---- numbers ---------------------------------------------------------------------------------------------------------


def test_modules_change_the_speed_in_the_order_of_the_list() -> None:
    """R50: the sum of the engine dice, then wind and whatever comes."""
    rules = made(
        lambda build: build.change_speed(lambda board, speed: speed + board.axis),
        lambda build: build.change_speed(lambda board, speed: speed * 2),
    )
    position = state(hand(1), hand(1), rules=rules, axis=1)
    step = after_moves(position, (P, 1, "engine.P"), (C, 1, "engine.C"), rules=rules)
    assert happened(step, SpeedSet) == [SpeedSet(6, 1)]
    assert step.state.board.speed == 6


def test_a_changed_speed_counts_for_the_brakes() -> None:
    """R122: even a speed below 2 needs a brake."""
    rules = made(lambda build: build.change_speed(lambda board, speed: speed - 3))
    landing = (P, 1, "engine.P"), (C, 1, "engine.C")
    stopped = after_moves(final_round(hand(1), hand(1), rules=rules, brakes=1), *landing, rules=rules)
    assert stopped.state.board.speed == -1
    assert stopped.state.board.loss is None
    free = after_moves(final_round(hand(1), hand(1), rules=rules, brakes=0), *landing, rules=rules)
    assert free.state.board.loss == Loss.OVERRUN


def test_modules_change_the_tilt() -> None:
    """R42: one mark more in the direction of the tilt."""
    rules = made(lambda build: build.change_tilt(lambda board, tilt: tilt + (tilt > 0) - (tilt < 0)))
    step = after_moves(state(hand(5), hand(3), rules=rules), (P, 5, "axis.P"), (C, 3, "axis.C"), rules=rules)
    assert step.state.board.loss == Loss.SPIN


# ---- refusals --------------------------------------------------------------------------------------------------------


def no_low_radio(board: Board, seat: Seat, space: int, value: int) -> Reason | None:
    """Forbid: the radio takes nothing below 3."""
    return Reason.NOT_ALLOWED_HERE if space == at("radio.P") and value < 3 else None


def no_axis(board: Board, seat: Seat, space: int, value: int) -> Reason | None:
    """Forbid: nothing may lie on the axis of the Pilot."""
    return Reason.NOT_ALLOWED_HERE if space == at("axis.P") else None


def test_a_module_forbids_placements() -> None:
    """They are neither listed nor accepted; the value after coffee counts (R99)."""
    rules = made(lambda build: build.forbid(no_low_radio), lambda build: build.forbid(no_axis))
    view = view_for(state(hand(2, 3), rules=rules, coffee=1), P)
    radio = [(a.place, a.coffee) for a in legal_placements(rules, view) if a.space == at("radio.P")]
    assert radio == [(0, 1), (1, 0), (1, 1)]
    assert why_not(rules, view, PlaceDie(P, 0, at("radio.P"))) == Reason.NOT_ALLOWED_HERE
    assert why_not(rules, view, PlaceDie(P, 0, at("axis.P"))) == Reason.NOT_ALLOWED_HERE
    assert why_not(rules, view, PlaceDie(P, 0, at("engine.P"))) is None


def test_what_a_module_forbids_is_told_of_a_covered_die_if_it_holds_for_all_values() -> None:
    """ux 2.1."""
    rules = made(lambda build: build.forbid(no_low_radio), lambda build: build.forbid(no_axis))
    board = board_with(rules, in_hand=(1, 1))
    assert public_why_not(rules, board, P, at("axis.P")) == Reason.NOT_ALLOWED_HERE
    assert public_why_not(rules, board, P, at("radio.P")) == Reason.COVERED


def test_a_constraint_on_leaving_a_space_comes_before_collision_and_after_overshoot() -> None:
    """Q12."""
    rules = made(lambda build: build.leave_check(lambda board, events: Loss.TURN if board.axis else None))
    dice = (P, 6, "engine.P"), (C, 1, "engine.C")
    turning = after_moves(state(hand(6), hand(1), rules=rules, position=2, axis=1), *dice, rules=rules)
    assert turning.state.board.loss == Loss.TURN
    level = after_moves(state(hand(6), hand(1), rules=rules, position=2), *dice, rules=rules)
    assert happened(level, Collided) == [Collided(2)]
    beyond = after_moves(state(hand(6), hand(1), rules=rules, position=6, axis=1), *dice, rules=rules)
    assert beyond.state.board.loss == Loss.OVERSHOOT


# ---- after a placement, end of a round, landing ----------------------------------------------------------------------


def test_hooks_after_a_placement_come_after_its_effect_in_the_order_of_the_list() -> None:
    """They see the die and the board as the effect left it; the loss of one stops the next."""
    met: list[tuple[str, int, int]] = []

    def first(rules: Ruleset, board: Board, die: Placement, events: Events) -> Board:
        met.append(("first", die.value, board.coffee))
        return lose(board, Loss.KEROSENE, events) if die.value == 6 else board

    def second(rules: Ruleset, board: Board, die: Placement, events: Events) -> Board:
        met.append(("second", die.value, board.coffee))
        return board

    rules = made(lambda build: build.after_placement(first), lambda build: build.after_placement(second))
    after_moves(state(hand(2), rules=rules), (P, 2, "conc.1"), rules=rules)
    assert met == [("first", 2, 1), ("second", 2, 1)]
    met.clear()
    step = after_moves(state(hand(6), hand(), rules=rules), (P, 6, "conc.1"), rules=rules)
    assert met == [("first", 6, 1)]
    assert not happened(step, PlacementEnded)


def test_no_hook_follows_a_placement_that_ended_the_flight() -> None:
    """R26."""
    met: list[int] = []

    def note(rules: Ruleset, board: Board, die: Placement, events: Events) -> Board:
        met.append(die.value)
        return board

    rules = made(lambda build: build.after_placement(note))
    after_moves(state(hand(1), hand(6), rules=rules), (P, 1, "axis.P"), (C, 6, "axis.C"), rules=rules)
    assert met == [1]


def test_module_steps_of_the_round_end_come_between_mandatory_check_and_altitude() -> None:
    """R110, R111; the loss of one ends the flight there."""

    def burn(rules: Ruleset, board: Board, events: Events) -> Board:
        return lose(board, Loss.KEROSENE, events) if board.coffee == 0 else evolve(board, coffee=board.coffee - 1)

    rules = made(lambda build: build.end_of_round(burn))
    step = after_moves(state(hand(), hand(), rules=rules, coffee=2, **END), EndRound(), rules=rules)
    assert (step.state.board.coffee, step.state.board.altitude) == (1, 5000)
    assert isinstance(step.events[-1], RoundBegan)
    dry = after_moves(state(hand(), hand(), rules=rules, **END), EndRound(), rules=rules).state.board
    assert (dry.loss, dry.altitude) == (Loss.KEROSENE, 6000)
    empty = after_moves(state(hand(), hand(), rules=rules, **(END | {"placed": {}})), EndRound(), rules=rules)
    assert empty.state.board.loss == Loss.MISSING_MANDATORY


def test_modules_add_replace_and_take_out_landing_conditions() -> None:
    """R130: E and F of modules; letters in order."""

    def conditions(build: RulesetBuilder) -> None:
        build.condition("F", lambda board: False)
        build.condition("E", lambda board: board.coffee == 3)
        build.condition("C", lambda board: board.axis == 2)
        build.condition("B", None)
        build.condition("Z", None)

    rules = made(conditions)
    landing = final_round(hand(), hand(), rules=rules, gear=0, **END)
    assert after_moves(landing, EndRound(), rules=rules).state.board.failed == ("C", "E", "F")


def test_a_module_forbids_the_talk_of_a_briefing() -> None:
    """R12: total trust."""
    rules = made(lambda build: build.talk_check(lambda board: board.round != 1))
    assert not may_talk(rules, start(rules).state.board)
    assert may_talk(rules, board_with(rules, phase=Phase.BRIEFING, altitude=5000))


# ---- further actions -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LightLamp(FurtherAction):
    """A seat lights a lamp."""

    number: int


class LampRule:
    """Three lamps, each once; only by the Co-Pilot."""

    def options(self, rules: Ruleset, view: SeatView) -> tuple[FurtherAction, ...]:
        """All lamps that are not lit."""
        lamps = view.board.find(Lamps)
        return tuple(LightLamp(view.seat, n) for n in range(lamps.lit, 3)) if lamps and view.seat == C else ()

    def why_not(self, rules: Ruleset, view: SeatView, action: FurtherAction) -> Reason | None:
        """What is not an option is not allowed."""
        return None if action in self.options(rules, view) else Reason.NOT_ALLOWED_HERE

    def carry_out(self, rules: Ruleset, board: Board, action: FurtherAction, events: Events) -> Board:
        """The board alone decides."""
        assert isinstance(action, LightLamp)
        events.append(CoffeeGained(action.number))
        return board.put(Lamps(action.number + 1))


def with_lamp_action(build: RulesetBuilder) -> None:
    """The action and its slice."""
    build.slice(Lamps())
    build.action(LightLamp, LampRule())


def test_a_module_brings_actions_of_its_own() -> None:
    """Listed, refused and carried out like the others, also on the partner's turn."""
    rules = made(with_lamp_action)
    position = state(rules=rules)
    assert legal(rules, view_for(position, C)) == tuple(LightLamp(C, n) for n in range(3))
    assert not any(isinstance(a, LightLamp) for a in legal(rules, view_for(position, P)))
    assert why_not(rules, view_for(position, P), LightLamp(P, 0)) == Reason.NOT_ALLOWED_HERE
    step = after_moves(position, LightLamp(C, 1), rules=rules)
    assert step.events == (CoffeeGained(1),)
    assert step.state.board.find(Lamps) == Lamps(2)
    assert step.state.hands == position.hands
    with pytest.raises(IllegalAction):
        after_moves(step.state, LightLamp(C, 0), rules=rules)


def test_an_action_that_no_module_brought_is_refused() -> None:
    """The action says what is missing."""
    with pytest.raises(IllegalAction) as problem:
        after_moves(state(), LightLamp(P, 0))
    assert problem.value.reason == Reason.MODULE_NOT_ACTIVE


def test_a_round_with_modules_is_dealt_like_any_other() -> None:
    """The dice come after what was turned up."""
    rules = made(with_wheel, with_lamp_action)
    step = after_moves(start(rules).state, TurnUp((1,)), Roll(), Deal(P, (1,) * 4), Deal(C, (1,) * 4), rules=rules)
    assert pending(rules, step.state.board) == SeatTurn(P, Want.PLACE)
