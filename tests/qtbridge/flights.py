"""Flights with dice that a test chooses, and what can be seen of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, SignalInstance

from skyteam_qt.content.library import load_ruleset
from skyteam_qt.qtbridge.roles import Role
from skyteam_qt.qtbridge.rows_model import RowsModel
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.rules import SEATS, Ruleset, Seat, SeatView
from skyteam_qt.rules.evolve import evolve
from skyteam_qt.rules.kinds import Phase
from skyteam_qt.rules.step import start
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, FlightSetup, Mode

PILOT, COPILOT = Seat.PILOT, Seat.COPILOT
Hands = tuple[tuple[int, int, int, int], tuple[int, int, int, int]]
HANDS: Hands = ((1, 3, 3, 6), (2, 2, 4, 5))


class ChosenDice:
    """A dealer that gives `hands` in each round, and `rerolled` from the second roll of a die on."""

    def __init__(self, hands: Hands, rerolled: int = 1) -> None:
        self.hands, self.rerolled = hands, rerolled

    def die(self, round: int, seat: Seat, place: int, nth: int) -> int:
        return self.hands[seat][place] if nth == 1 else self.rerolled


def ruleset() -> Ruleset:
    return load_ruleset("YUL-green")


def boarded(hands: Hands = HANDS, mode: Mode = Mode.VISORS, *, rerolled: int = 1) -> Table:
    """A table at the first briefing: Anna is the Pilot, Ben the Co-Pilot."""
    setup = FlightSetup(pilot="Anna", copilot="Ben", mode=mode)
    session = GameSession(ruleset(), setup, clock=lambda: 0.0, dealer=ChosenDice(hands, rerolled))
    return Table(session.ports())


def agree(table: Table, what: Agreement) -> None:
    for seat in SEATS:
        table.ports.seat(seat).agree(what)


def rolled(hands: Hands = HANDS, mode: Mode = Mode.VISORS, *, rerolled: int = 1) -> Table:
    """A table after the first roll; the Pilot is on turn."""
    table = boarded(hands, mode, rerolled=rerolled)
    agree(table, Agreement.ROLL)
    return table


def put(table: Table, place: int, space: str, coffee: int = 0) -> None:
    """The seat on turn opens what it has to, lifts and places; every refusal fails the test."""
    seat = table.asked
    assert seat is not None
    if table.mode == Mode.CURTAIN:
        if table.curtain.purpose == "look":
            assert table.raise_curtain(table.curtain.closed_for or seat)
            table.close_curtain()
        table.raise_curtain(seat)
    table.open(seat)
    assert table.is_open(seat)
    assert table.lift(seat, place) is None
    assert table.place(table.spaces.row(space), coffee) is None
    table.shut()
    table.resume()


def models(table: Table) -> tuple[RowsModel, ...]:
    return (table.spaces, *table.dice, table.approach, table.altitude, table.log, table.chat)


def seen(table: Table) -> list[Any]:
    """Everything the models tell, through every role there is, with what their objects keep."""
    told: list[Any] = []
    for model in models(table):
        for row in range(model.rowCount()):
            index = model.index(row)
            told += [model.data(index, role) for role in range(Qt.ItemDataRole.UserRole)]
            told += [model.data(index, role) for role in Role]
            told += [model.itemData(index)]
        told.append({name: value for name, value in vars(model).items() if not isinstance(value, SignalInstance)})
    return told


def view(
    hand: tuple[int, int, int, int], seat: Seat = PILOT, placed: Mapping[str, int] | None = None, **changes: Any
) -> SeatView:
    """A seat on turn in the first round, with these dice and changes to the board."""
    rules = ruleset()
    board = start(rules).state.board
    values = [0] * len(rules.spaces)
    for space, value in (placed or {}).items():
        values[rules.index[space]] = value
    held = sum(1 << place for place, value in enumerate(hand) if value)
    in_hand = (held, 0b1111) if seat == PILOT else (0b1111, held)
    board = evolve(
        board, phase=Phase.PLACEMENT, to_act=seat, in_hand=in_hand, placed=tuple(values), rolled=tuple(values)
    )
    return SeatView(evolve(board, **changes), seat, hand, 0)
