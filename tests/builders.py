"""Positions for tests, short to write: `state(pilot=hand(3, 6), axis=2, placed={"axis.P": 3})`.

Everything not named is as set up for Montréal, in the placement phase of an ordinary round, the Pilot on turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from skyteam_qt.content.library import load_scenario
from skyteam_qt.rules import (
    PLACES,
    Action,
    Board,
    Event,
    Hand,
    Outcome,
    Owner,
    Phase,
    PlaceDie,
    Ruleset,
    Scenario,
    Seat,
)
from skyteam_qt.rules.compile import compile_ruleset
from skyteam_qt.rules.evolve import evolve
from skyteam_qt.rules.flow import fresh_board
from skyteam_qt.rules.games.dice_game import DICE_GAME
from skyteam_qt.rules.module import Module
from skyteam_qt.rules.ruleset import RulesetBuilder
from skyteam_qt.rules.spaces import BRAKE_VALUES
from skyteam_qt.rules.state import State
from skyteam_qt.rules.step import Step, apply

P, C = Seat.PILOT, Seat.COPILOT
MONTREAL = "YUL-green"


def ruleset(*modules: Module, **scenario: Any) -> Ruleset:
    """The dice game at Montréal, with modules of the test and changed facts of the flight, if any."""
    build = RulesetBuilder(scenario_with(**scenario))
    for part in (DICE_GAME, *modules):
        part.extend(build, {})
    return build.build()


def scenario_with(**changes: Any) -> Scenario:
    """The green Montréal flight with `changes`."""
    return replace(load_scenario(MONTREAL), **changes)


RULES = ruleset()


def at(space: str, rules: Ruleset = RULES) -> int:
    """The index of a space by its id in files."""
    return rules.index[space]


def hand(*dice: int) -> Hand:
    """Dice from tray place A on; the places after them are empty, 0 is an empty place between."""
    a, b, c, d = (*dice, 0, 0, 0, 0)[:4]
    return (a, b, c, d)


def board_with(
    rules: Ruleset = RULES,
    *,
    placed: Mapping[str, int] | None = None,
    gear: int | tuple[bool, ...] = 0,
    flaps: int = 0,
    brakes: int = 0,
    altitude: int = 6000,
    **fields: Any,
) -> Board:
    """A board in the placement phase. `gear`, `flaps`, `brakes`: how many switches are on; markers stand to match."""
    fresh = fresh_board(rules)
    values, by_seat, order = list(fresh.placed), list(fresh.by_seat), []
    for space, value in (placed or {}).items():
        index = at(space, rules)
        owner = rules.spaces[index].owner
        values[index], by_seat[index] = value, P if owner == Owner.BOTH else Seat(int(owner))
        order.append(index)
    wheels = gear if isinstance(gear, tuple) else tuple(i < gear for i in range(len(fresh.gear)))
    planes = fields.get("planes", fresh.planes)
    position = {
        "phase": Phase.PLACEMENT,
        "to_act": P,
        "altitude": altitude,
        "round": rules.levels[altitude] + 1,
        "placed": tuple(values),
        "rolled": tuple(values),
        "by_seat": tuple(by_seat),
        "order": tuple(order),
        "gear": wheels,
        "flaps": tuple(i < flaps for i in range(len(fresh.flaps))),
        "brakes": tuple(i < brakes for i in range(len(fresh.brakes))),
        "blue": fresh.blue + sum(wheels),
        "orange": fresh.orange + flaps,
        "brake": BRAKE_VALUES[brakes - 1] if brakes else 0,
        "supply": rules.tokens_total - sum(planes),
    }
    return evolve(fresh, **(position | fields))


def state(pilot: Hand = hand(1, 2, 3, 4), copilot: Hand = hand(1, 2, 3, 4), **fields: Any) -> State:  # noqa: B008
    """A state with these hands on `board_with(**fields)`."""
    bits = [sum(1 << place for place in PLACES if dice[place]) for dice in (pilot, copilot)]
    return State(board_with(in_hand=(bits[0], bits[1]), **fields), (pilot, copilot))


def final_round(pilot: Hand, copilot: Hand, **fields: Any) -> State:
    """The round of R120 with everything in order: level, all switches on, no traffic, brakes 2 and 4."""
    ready: dict[str, Any] = {"gear": 3, "flaps": 4, "brakes": 2, "planes": (0,) * 7}
    return state(pilot, copilot, **(ready | {"altitude": 0, "position": 6} | fields))


Move = tuple[Seat, int, str] | tuple[Seat, int, str, int]
"""Seat, die as rolled, space id, and coffee if any."""


def move(position: State, play: Move, rules: Ruleset = RULES) -> PlaceDie:
    """The placement of the first die that shows this value."""
    seat, die, space, *coffee = play
    return PlaceDie(seat, position.hands[seat].index(die), at(space, rules), *coffee)


def after_moves(position: State, *moves: Move | Action, rules: Ruleset = RULES) -> Step:
    """The state after these placements and other actions, and all that happened on the way."""
    events: tuple[Event, ...] = ()
    for one in moves:
        action = move(position, one, rules) if isinstance(one, tuple) else one
        step = apply(rules, position, action)
        position, events = step.state, events + step.events
    return Step(position, events)


def happened(step: Step, kind: type) -> list[Any]:
    """The events of one kind."""
    return [event for event in step.events if type(event) is kind]


def is_playing(step: Step) -> bool:
    """Whether the flight still flies."""
    return step.state.board.outcome == Outcome.PLAYING


def flight(scenario: str, *modules: str) -> Ruleset:
    """The tables of a bundled flight with these of its modules only."""
    facts = load_scenario(scenario)
    assert set(modules) <= set(facts.modules)
    return compile_ruleset(replace(facts, modules=modules))
