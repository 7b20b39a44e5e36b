"""What the models tell while a gate is shut depends on nothing hidden (ux 2.5, architecture 5)."""

import gc
from collections.abc import Callable
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyteam_qt.qtbridge.roles import Role
from skyteam_qt.qtbridge.rows_model import RowsModel
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.rules import SEATS, VALUES
from skyteam_qt.rules.state import State
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, Mode
from tests.qtbridge.flights import COPILOT, HANDS, PILOT, Hands, agree, boarded, models, rolled, seen

pytestmark = pytest.mark.usefixtures("qapp")

OTHER: Hands = ((6, 5, 1, 2), (1, 6, 3, 3))
hand = st.tuples(*[st.sampled_from(VALUES)] * 4)


@pytest.mark.parametrize("mode", [Mode.VISORS, Mode.CURTAIN])
@settings(max_examples=20)
@given(st.tuples(hand, hand))
def test_two_games_that_differ_in_hidden_dice_are_equal_while_shut(mode: Mode, hands: Hands) -> None:
    assert seen(rolled(hands, mode)) == _expected(mode)


@cache
def _expected(mode: Mode) -> list[Any]:
    return seen(rolled(HANDS, mode))


def test_they_differ_while_open_and_are_equal_again_when_shut() -> None:
    one, two = rolled(HANDS), rolled(OTHER)
    one.open(PILOT)
    two.open(PILOT)
    assert seen(one) != seen(two)
    one.shut()
    two.shut()
    assert seen(one) == seen(two)


def test_an_open_visor_does_not_depend_on_the_partners_dice() -> None:
    one, two = rolled(HANDS), rolled((HANDS[PILOT], OTHER[COPILOT]))
    for table in (one, two):
        table.open(PILOT)
        table.lift(PILOT, 2)
    assert seen(one) == seen(two)


def _lifted(table: Table) -> None:
    table.lift(PILOT, 1)


def _looked_and_lifted(table: Table) -> None:
    table.open(PILOT)
    table.lift(PILOT, 1)
    table.shut()


def _marked(table: Table) -> None:
    table.spend_reroll()
    table.open(PILOT)
    table.toggle_mark(0)
    table.shut()


def _refused(table: Table) -> None:
    table.lift(PILOT, 1)
    for space in range(len(table.ports.table.ruleset.spaces)):
        if table.answer(space) is not None:
            table.place(space)


@pytest.mark.parametrize("do", [_lifted, _looked_and_lifted, _marked, _refused])
def test_the_same_hands_on_covered_dice_show_the_same_for_all_values(do: Callable[[Table], None]) -> None:
    tables = [rolled(((v, v, v, v), HANDS[COPILOT])) for v in VALUES]
    told = []
    for table in tables:
        do(table)
        told.append((seen(table), [(table.answer(s), table.question(s)) for s in range(table.spaces.rowCount())]))
    assert all(one == told[0] for one in told)


def test_no_role_of_a_covered_tray_gives_a_value() -> None:
    table = rolled(HANDS)
    for seat in SEATS:
        table.open(seat)
        table.shut()
        model = table.dice[seat]
        for row in range(4):
            assert model.data(model.index(row), Role.DIE_VALUE) is None
            numbers = [value for role in range(1024) if type(value := model.data(model.index(row), role)) is int]
            assert numbers == []


def _reachable(start: list[Any]) -> list[Any]:
    found: dict[int, Any] = {}
    todo = list(start)
    while todo:
        one = todo.pop()
        if id(one) in found or isinstance(one, type | ModuleType):
            continue
        found[id(one)] = one
        # of a function its closure, not the module it was written in
        todo += [one.__closure__, one.__defaults__] if isinstance(one, FunctionType) else gc.get_referents(one)
    return list(found.values())


def test_no_hand_port_or_session_can_be_reached_from_the_models_while_shut() -> None:
    table = rolled(HANDS)
    for seat in SEATS:
        table.open(seat)
        table.lift(seat, 0)
        table.shut()
    for one in _reachable([*models(table), table.guide]):
        assert not isinstance(one, State | GameSession)
        assert type(one).__name__ not in ("SeatPort", "TablePort", "SeatView", "Ports")
        assert not isinstance(one, tuple) or one not in HANDS


def test_what_was_open_can_be_found_by_that_search() -> None:
    table = rolled()
    table.open(PILOT)
    found = [one for one in _reachable([*models(table)]) if isinstance(one, tuple) and one == HANDS[PILOT]]
    assert found


@pytest.mark.parametrize("index", range(7))
def test_a_walk_over_the_models_meets_no_private_class(index: int) -> None:
    model: RowsModel = models(rolled())[index]
    assert {type(value).__name__ for value in vars(model).values()}.isdisjoint({"SeatPort", "Ports", "SeatView"})


def test_the_log_and_chat_are_equal_after_a_reroll_with_other_marks() -> None:
    def played(marks: tuple[int, ...]) -> Table:
        table = boarded()
        agree(table, Agreement.ROLL)
        table.spend_reroll()
        for seat, chosen in ((PILOT, marks), (COPILOT, ())):
            table.open(seat)
            for place in chosen:
                table.toggle_mark(place)
            table.choose()
        return table

    assert seen(played(())) == seen(played((0, 2))) == seen(played((0, 1, 2, 3)))
