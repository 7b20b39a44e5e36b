"""The item models (ux 10): Qt's own tester on each, and signals for what differs only."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt

from skyteam_qt.qtbridge.roles import Role, Token, role_names
from skyteam_qt.qtbridge.rows_model import RowsModel
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.rules import Owner, Seat
from skyteam_qt.session.port import CorrectionReason
from skyteam_qt.session.setup import Agreement, Mode
from tests.qtbridge.flights import COPILOT, PILOT, agree, boarded, models, put, rolled

pytestmark = pytest.mark.usefixtures("qapp")

EQUAL = ((3, 2, 1, 1), (3, 2, 1, 1))


@contextmanager
def listening(model: RowsModel) -> Iterator[list[tuple[Any, ...]]]:
    """What a model tells: ("data", row, roles), ("in", first, last), ("out", first, last), ("reset",)."""
    told: list[tuple[Any, ...]] = []

    def data(top: QModelIndex, bottom: QModelIndex, roles: list[int]) -> None:
        assert top.row() == bottom.row()
        told.append(("data", top.row(), {Role(r) for r in roles if r > Qt.ItemDataRole.UserRole}))

    model.dataChanged.connect(data)
    model.rowsInserted.connect(lambda parent, first, last: told.append(("in", first, last)))
    model.rowsRemoved.connect(lambda parent, first, last: told.append(("out", first, last)))
    model.modelReset.connect(lambda: told.append(("reset",)))
    yield told


def play_a_round(table: Table) -> None:
    """All eight dice; the Pilot starts."""
    for number, (pilot, copilot) in enumerate(
        (("axis.P", "axis.C"), ("engine.P", "engine.C"), ("radio.P", "radio.C1"), ("conc.1", "conc.2"))
    ):
        put(table, number, pilot)
        put(table, number, copilot)


@pytest.mark.parametrize("index", range(7))
@pytest.mark.parametrize("mode", list(Mode))
def test_qts_model_tester_finds_nothing_in_a_round(qtmodeltester: Any, index: int, mode: Mode) -> None:
    table = boarded(EQUAL, mode)
    qtmodeltester.check(models(table)[index], force_py=False)
    table.ports.pilot.say("Hold here")
    agree(table, Agreement.ROLL)
    play_a_round(table)
    step = table.ports.table.steps()[1]
    table.ports.copilot.propose_correction(step.index, CorrectionReason.RULE_MISREAD)
    agree(table, Agreement.CORRECTION)
    table.retranslate()


@pytest.mark.parametrize("index", range(7))
def test_the_same_position_twice_tells_nothing(index: int) -> None:
    table = rolled()
    put(table, 0, "axis.P")
    table.open(COPILOT)
    with listening(models(table)[index]) as told:
        table._refresh_models()
        table.open(COPILOT)
    assert told == []


def test_a_placement_tells_of_its_space_only() -> None:
    table = rolled()
    table.lift(PILOT, 0)
    table.put_back()
    with listening(table.spaces) as told:
        table.ports.pilot.submit(next(a for a in table.ports.pilot.legal()))
    assert told == [("data", 0, {Role.DIE_OWNER, Role.DIE_VALUE, Role.DIE_ROLLED, Role.ACCESSIBLE_NAME})]


def test_opening_a_visor_tells_of_values_only() -> None:
    table = rolled()
    with listening(table.dice[PILOT]) as told, listening(table.dice[COPILOT]) as other:
        table.open(PILOT)
    assert told == [("data", place, {Role.COVERED, Role.DIE_VALUE}) for place in range(4)]
    assert other == []


def test_a_space_row_tells_what_is_printed_and_what_lies_there() -> None:
    table = rolled()
    put(table, 0, "axis.P")
    row = table.spaces.row
    assert table.spaces.value(row("axis.P"), Role.DIE_OWNER) == Seat.PILOT
    assert table.spaces.value(row("axis.P"), Role.MANDATORY)
    assert table.spaces.value(row("conc.1"), Role.OWNER) == Owner.BOTH
    assert table.spaces.value(row("conc.1"), Role.ACCEPTS) == "any"
    assert table.spaces.value(row("flap.3"), Role.ACCEPTS) == "4·5"
    assert not table.spaces.value(row("gear.2"), Role.DEPLOYED)
    table.put_back()
    put(table, 0, "flap.1")
    put(table, 1, "gear.2")
    assert table.spaces.value(row("gear.2"), Role.DEPLOYED)
    assert table.spaces.value(row("flap.1"), Role.DEPLOYED)


def test_qt_reads_the_accessible_name_as_display_and_accessible_text() -> None:
    spaces = rolled().spaces
    index = spaces.index(0)
    name = "Axis, Pilot, mandatory, empty"
    assert index.data() == index.data(Qt.ItemDataRole.AccessibleTextRole) == index.data(Role.ACCESSIBLE_NAME) == name
    assert spaces.data(QModelIndex()) is None
    assert spaces.rowCount(index) == 0
    assert spaces.roleNames()[int(Role.DIE_VALUE)] == b"DieValue"
    assert role_names(Role.SEEN_BY_PARTNER) == {int(Role.SEEN_BY_PARTNER): b"SeenByPartner"}


def test_an_empty_tray_place_is_told_as_empty() -> None:
    table = rolled()
    put(table, 2, "axis.P")
    model = table.dice[PILOT]
    assert [model.value(place, Role.HELD) for place in range(4)] == [True, True, False, True]
    assert not model.value(2, Role.COVERED)
    assert model.value(2, Role.ACCESSIBLE_NAME) == model.spoken(2) == "Pilot tray C, empty"


def test_radio_values_are_counted_from_our_position() -> None:
    table = rolled(((3, 2, 1, 1), (3, 6, 1, 1)))
    play = [("axis.P", 0), ("axis.C", 0), ("engine.P", 1), ("engine.C", 1)]
    assert [table.approach.value(i, Role.RADIO_VALUE) for i in range(7)] == [1, 2, 3, 4, 5, 6, 0]
    for space, place in play:
        put(table, place, space)
    assert [table.approach.value(i, Role.RADIO_VALUE) for i in range(7)] == [0, 1, 2, 3, 4, 5, 6]
    assert [table.approach.value(i, Role.OURS) for i in range(7)].index(True) == 1
    assert table.approach.value(0, Role.PAST)
    assert table.approach.value(6, Role.AIRPORT)
    assert table.approach.value(1, Role.ACCESSIBLE_NAME) == "our position clear"


def test_the_altitude_rows_know_where_we_are() -> None:
    table = rolled(EQUAL)
    assert [table.altitude.value(i, Role.CURRENT) for i in range(7)] == [True] + [False] * 6
    assert table.altitude.value(0, Role.TOKEN) == Token.TAKEN
    play_a_round(table)
    agree(table, Agreement.NEXT_ROUND)
    assert [table.altitude.value(i, Role.PAST) for i in range(7)] == [True] + [False] * 6
    assert table.altitude.value(1, Role.STARTER) == COPILOT
    assert table.altitude.value(1, Role.FEET) == 5000
    assert table.altitude.value(1, Role.TOKEN) == Token.NONE


def test_the_log_only_grows_and_a_correction_marks_what_it_takes_back() -> None:
    table = rolled()
    before = table.log.rowCount()
    with listening(table.log) as told:
        put(table, 0, "axis.P")
    assert told == [("in", before, before)]
    assert table.log.value(before, Role.TEXT) == "Anna: 1 on Axis."
    table.ports.copilot.propose_correction(table.ports.table.steps()[0].index, CorrectionReason.WRONG_SPACE)
    with listening(table.log) as told:
        agree(table, Agreement.CORRECTION)
    assert told == [("data", before, {Role.TAKEN_BACK}), ("in", before + 1, before + 1)]
    assert table.log.value(before, Role.TAKEN_BACK)
    assert table.log.value(before + 1, Role.NOTE) == "corrected"
    assert table.log.value(before + 1, Role.TEXT) == "Corrected: back to die 1 (wrong space)"


def test_a_change_of_mode_is_in_the_log() -> None:
    table = boarded()
    table.ports.table.set_mode(Mode.OPEN)
    last = table.log.rowCount() - 1
    assert table.log.value(last, Role.NOTE) == "mode"
    assert "Open cockpit" in table.log.value(last, Role.TEXT)


def test_the_chat_is_closed_from_the_roll_to_the_last_die() -> None:
    table = boarded(EQUAL)
    assert table.chat.is_open()
    with listening(table.chat) as told:
        table.ports.pilot.say("<b>Hold</b>", sent_anyway=True)
    assert told == [("in", 0, 0)]
    assert table.chat.value(0, Role.TEXT) == "<b>Hold</b>"
    assert table.chat.value(0, Role.SEAT) == PILOT
    assert table.chat.value(0, Role.SENT_ANYWAY)
    agree(table, Agreement.ROLL)
    assert not table.chat.is_open()
    play_a_round(table)
    assert table.chat.is_open()


def test_a_new_game_resets_the_models() -> None:
    old, new = rolled(), boarded(EQUAL)
    rules, board = new.ports.table.ruleset, new.board
    old.open(PILOT)
    for model in models(old):
        with listening(model) as told:
            if model is old.spaces:
                old.spaces.start(rules, board)
            elif model is old.approach:
                old.approach.start(board)
            elif model is old.altitude:
                old.altitude.start(rules, board)
            elif model is old.log:
                old.log.start(rules, new.names, new.ports.table.log, board)
            elif model is old.chat:
                old.chat.start((), True)
            else:
                old.dice[PILOT].start() if model is old.dice[PILOT] else old.dice[COPILOT].start()
        assert told == [("reset",)]
    assert not old.dice[PILOT].is_open
