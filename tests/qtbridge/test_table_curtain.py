"""Curtain mode (ux 2.2, 3.3, 3.6): for whom the screen is closed and raised."""

import pytest

from skyteam_qt.qtbridge.roles import Role
from skyteam_qt.qtbridge.table import Curtain, Purpose, Table
from skyteam_qt.rules import Reason
from skyteam_qt.session.setup import Agreement, Mode
from tests.qtbridge.flights import COPILOT, HANDS, PILOT, agree, boarded, put, rolled

pytestmark = pytest.mark.usefixtures("qapp")


def values(table: Table, seat: int) -> list[int | None]:
    return [table.dice[seat].value(place, Role.DIE_VALUE) for place in range(4)]


def place(table: Table, number: int, space: str) -> None:
    seat = table.asked
    assert seat is not None
    assert table.lift(seat, number) is None
    assert table.place(table.spaces.row(space)) is None


@pytest.fixture
def table() -> Table:
    """After the first look: the Pilot starts and may raise the curtain."""
    table = rolled(mode=Mode.CURTAIN, rerolled=4)
    table.raise_curtain(COPILOT)
    table.close_curtain()
    return table


def test_there_is_no_curtain_in_a_briefing_nor_in_other_modes() -> None:
    assert boarded(mode=Mode.CURTAIN).curtain == Curtain()
    assert rolled().curtain == Curtain()


def test_the_player_who_does_not_start_looks_first_then_the_other_looks_and_plays() -> None:
    table = rolled(mode=Mode.CURTAIN)
    assert table.curtain == Curtain(COPILOT, None, Purpose.LOOK)
    assert not table.raise_curtain(PILOT)
    assert not table.open(COPILOT)
    assert table.raise_curtain(COPILOT)
    assert table.curtain == Curtain(None, COPILOT, Purpose.LOOK)
    assert values(table, COPILOT) == [*HANDS[COPILOT]]
    assert values(table, PILOT) == [None] * 4
    assert table.lift(COPILOT, 0) == Reason.NOT_YOUR_TURN
    assert table.lift(PILOT, 0) == Reason.COVERED
    table.close_curtain()
    assert table.curtain == Curtain(PILOT, None, Purpose.PLACE)
    assert values(table, COPILOT) == [None] * 4


def test_an_interrupted_first_look_is_not_over() -> None:
    table = rolled(mode=Mode.CURTAIN)
    table.raise_curtain(COPILOT)
    table.shut()
    assert table.curtain == Curtain(COPILOT, None, Purpose.LOOK)


def test_the_tray_is_covered_in_the_frame_in_which_the_turn_ends(table: Table) -> None:
    table.raise_curtain(PILOT)
    told: list[Curtain] = []
    table.changed.connect(lambda change: told.append(table.curtain))
    place(table, 0, "axis.P")
    assert told == [Curtain(COPILOT, None, Purpose.PLACE)]
    assert values(table, PILOT) == [None] * 4
    assert table.open_seat is None


def test_nothing_is_lifted_while_the_curtain_is_closed(table: Table) -> None:
    assert table.lift(PILOT, 0) == Reason.COVERED
    table.raise_curtain(PILOT)
    assert table.lift(PILOT, 0) is None


def test_cover_closes_the_curtain_for_the_same_seat(table: Table) -> None:
    table.raise_curtain(PILOT)
    table.close_curtain()
    assert table.curtain == Curtain(PILOT, None, Purpose.PLACE)
    assert values(table, PILOT) == [None] * 4


def test_a_reroll_passes_the_screen_from_the_spender_to_the_partner_and_back(table: Table) -> None:
    table.raise_curtain(PILOT)
    assert table.spend_reroll() is None
    assert table.curtain == Curtain(None, PILOT, Purpose.MARK)
    assert table.toggle_mark(2) is None
    assert table.choose() is None
    assert table.curtain == Curtain(COPILOT, None, Purpose.MARK)
    assert values(table, PILOT) == [None] * 4
    table.raise_curtain(COPILOT)
    assert table.choose() is None
    assert table.curtain == Curtain(PILOT, None, Purpose.PLACE)
    table.raise_curtain(PILOT)
    assert values(table, PILOT) == [1, 3, 4, 6]


def test_a_reroll_on_the_closed_curtain_counts_for_the_player_who_comes_next(table: Table) -> None:
    table.raise_curtain(PILOT)
    place(table, 0, "axis.P")
    assert table.spender() == COPILOT
    assert table.spend_reroll() is None
    assert table.curtain == Curtain(COPILOT, None, Purpose.MARK)


def test_a_reroll_in_the_first_look_goes_on_with_the_seat_that_plays() -> None:
    table = rolled(mode=Mode.CURTAIN)
    table.raise_curtain(COPILOT)
    assert table.spender() == COPILOT
    table.spend_reroll()
    table.choose()
    assert table.curtain == Curtain(PILOT, None, Purpose.MARK)
    table.raise_curtain(PILOT)
    table.choose()
    assert table.curtain == Curtain(None, PILOT, Purpose.PLACE)


def test_a_pause_closes_the_curtain_and_keeps_it_closed(table: Table) -> None:
    table.raise_curtain(PILOT)
    table.cover()
    assert not table.raise_curtain(PILOT)
    table.uncover()
    assert table.curtain == Curtain(PILOT, None, Purpose.PLACE)
    assert table.raise_curtain(PILOT)


def test_after_the_last_die_there_is_no_curtain_and_the_next_round_begins_with_a_look() -> None:
    table = rolled(((3, 2, 1, 1), (3, 2, 1, 1)), Mode.CURTAIN)
    for number, space in enumerate(("axis", "engine", "radio")):
        put(table, number, f"{space}.P")
        put(table, number, f"{space}.C" if space != "radio" else "radio.C1")
    put(table, 3, "conc.1")
    put(table, 3, "conc.2")
    assert table.curtain == Curtain()
    assert table.open_seat is None
    agree(table, Agreement.NEXT_ROUND)
    assert table.curtain == Curtain()
    agree(table, Agreement.ROLL)
    assert table.curtain == Curtain(PILOT, None, Purpose.LOOK)
