"""Flights with some of their modules and with abilities, and what the crew does in them, short to write."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from skyteam_qt.content.library import load_scenario
from skyteam_qt.rules import (
    PLACES,
    Board,
    Deal,
    FurtherAction,
    Ruleset,
    Seat,
    SeatAction,
    Slice,
    TurnUp,
    compile_ruleset,
    legal,
    wanted_places,
)
from skyteam_qt.rules.modules.intern import InternRow, PlaceToken
from skyteam_qt.rules.modules.synchronisation import PlaceTrafficDie
from skyteam_qt.rules.state import State, view_for
from tests.builders import C, P, at


def crew(scenario: str, modules: Iterable[str] = (), abilities: Iterable[str] = (), **changes: Any) -> Ruleset:
    """A bundled flight with these of its modules, these abilities, and changed facts."""
    facts = replace(load_scenario(scenario), **changes)
    assert set(modules) <= set(facts.modules)
    return compile_ruleset(replace(facts, modules=(*modules, *abilities)))


def roll(position: State, rules: Ruleset, *dice: int) -> Deal:
    """What the position asks for first behind a screen, in the order of the tray places."""
    asked = position.board.awaits[0]
    assert asked.seat is not None
    wanted, rest = wanted_places(rules, position.board, position.marks, asked.kind, asked.seat), iter(dice)
    a, b, c, d = (next(rest) if wanted >> place & 1 else 0 for place in PLACES)
    assert next(rest, None) is None
    return Deal(asked.seat, (a, b, c, d))


def put(position: State, *slices: Slice) -> State:
    """The same position with these slices."""
    board = position.board
    for one in slices:
        board = board.put(one)
    return position._replace(board=board)


def row(position: State, *tokens: int) -> State:
    """These intern tokens lie on the board."""
    return put(position, InternRow(tokens, ()))


def find(board: Board, kind: type[Slice]) -> Any:
    """A slice that is there."""
    found = board.find(kind)
    assert found is not None
    return found


def token(seat: Seat, space: str, rules: Ruleset) -> PlaceToken:
    """The token just taken goes there."""
    return PlaceToken(seat, at(space, rules))


def traffic_die(space: str, rules: Ruleset, coffee: int = 0) -> PlaceTrafficDie:
    """The traffic die of Synchronisation goes there."""
    return PlaceTrafficDie(C, at(space, rules), coffee)


def further(rules: Ruleset, position: State, seat: Seat) -> list[SeatAction]:
    """Further actions that a seat has now."""
    return [action for action in legal(rules, view_for(position, seat)) if isinstance(action, FurtherAction)]


__all__ = ["C", "P", "TurnUp", "crew", "find", "further", "put", "roll", "row", "token", "traffic_die"]
