"""The gate (ux 2): visors and open cockpit, lifting and placing, rerolls, corrections."""

import pytest
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.roles import LegalState, Role
from skyteam_qt.qtbridge.table import Lift, Table
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Phase, PlaceDie, Reason
from skyteam_qt.session.port import CorrectionReason
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, FlightSetup, Mode, ruleset_for
from skyteam_qt.sim.scripted import both
from tests.qtbridge.flights import COPILOT, HANDS, PILOT, agree, boarded, put, rolled

pytestmark = pytest.mark.usefixtures("qapp")


def values(table: Table, seat: int) -> list[int | None]:
    return [table.dice[seat].value(place, Role.DIE_VALUE) for place in range(4)]


def state(table: Table, space: str) -> LegalState:
    return table.spaces.value(table.spaces.row(space), Role.LEGAL_STATE)


def test_after_the_roll_all_dice_lie_covered() -> None:
    table = rolled()
    for seat in (PILOT, COPILOT):
        assert table.covered(seat)
        assert values(table, seat) == [None] * 4
        assert all(table.dice[seat].value(p, Role.COVERED) for p in range(4))
    assert table.open_seat is None


def test_an_open_visor_shows_the_own_dice_only() -> None:
    table = rolled()
    assert table.open(PILOT)
    assert table.open_seat == PILOT
    assert values(table, PILOT) == [*HANDS[PILOT]]
    assert values(table, COPILOT) == [None] * 4
    assert table.view(COPILOT) is None


def test_one_visor_at_a_time() -> None:
    table = rolled()
    table.open(PILOT)
    table.open(COPILOT)
    assert not table.is_open(PILOT)
    assert values(table, PILOT) == [None] * 4
    assert values(table, COPILOT) == [*HANDS[COPILOT]]


def test_shutting_takes_the_values_out_before_it_returns() -> None:
    table = rolled()
    table.open(PILOT)
    table.shut()
    assert values(table, PILOT) == [None] * 4
    assert table.view(PILOT) is None


def test_no_visor_opens_in_a_briefing() -> None:
    table = boarded()
    assert not table.open(PILOT)


def test_the_own_placement_shuts_the_visor_before_anybody_hears_of_it() -> None:
    table = rolled()
    table.open(PILOT)
    heard: list[tuple[str, list[int | None]]] = []
    table.gate_changed.connect(lambda: heard.append(("gate", values(table, PILOT))))
    table.changed.connect(lambda change: heard.append(("step", values(table, PILOT))))
    table.lift(PILOT, 0)
    assert table.place(table.spaces.row("axis.P")) is None
    assert heard == [("gate", [None] * 4), ("step", [None] * 4)]
    assert table.open_seat is None


def test_the_partners_placement_leaves_the_own_visor_open() -> None:
    table = rolled()
    table.open(COPILOT)
    table.lift(PILOT, 0)
    assert table.place(table.spaces.row("axis.P")) is None
    assert table.open_seat == COPILOT


def test_while_covered_by_a_pause_nothing_opens() -> None:
    table = rolled()
    table.open(PILOT)
    table.lift(PILOT, 0)
    table.cover()
    assert table.lifted is None
    assert table.covered(PILOT)
    assert not table.open(PILOT)
    table.uncover()
    assert table.covered(PILOT)
    assert table.open(PILOT)


def test_an_open_cockpit_shows_both_hands_until_it_is_covered() -> None:
    table = rolled(mode=Mode.OPEN)
    assert (values(table, PILOT), values(table, COPILOT)) == ([*HANDS[PILOT]], [*HANDS[COPILOT]])
    assert table.open_seat == PILOT
    table.shut()
    assert values(table, PILOT) == values(table, COPILOT) == [None] * 4
    table.resume()
    assert values(table, COPILOT) == [*HANDS[COPILOT]]
    table.cover()
    table.resume()
    assert values(table, COPILOT) == [None] * 4
    table.uncover()
    assert values(table, COPILOT) == [*HANDS[COPILOT]]


def test_an_open_cockpit_stays_open_after_a_placement() -> None:
    table = rolled(mode=Mode.OPEN)
    table.lift(PILOT, 0)
    table.place(table.spaces.row("axis.P"))
    assert values(table, PILOT) == [None, *HANDS[PILOT][1:]]
    assert table.open_seat == COPILOT


def test_only_the_seat_on_turn_lifts_a_die() -> None:
    table = rolled()
    assert table.lift(COPILOT, 0) == Reason.NOT_YOUR_TURN
    assert table.lift(PILOT, 4) == Reason.NO_SUCH_DIE
    assert table.lift(PILOT, 1) is None
    assert table.lifted == Lift(PILOT, 1)
    table.put_back()
    assert table.lifted is None
    assert boarded().lift(PILOT, 0) == Reason.WRONG_PHASE


def test_lights_are_private_while_open_and_public_while_covered() -> None:
    table = rolled()
    table.lift(PILOT, 1)  # a 3
    assert state(table, "gear.1") == state(table, "gear.2") == LegalState.LEGAL
    table.open(PILOT)
    assert state(table, "gear.1") == LegalState.ILLEGAL
    assert state(table, "gear.2") == LegalState.LEGAL
    table.shut()
    assert state(table, "gear.1") == LegalState.LEGAL
    table.put_back()
    assert state(table, "gear.1") == LegalState.IDLE


def test_a_covered_die_lands_where_every_value_is_legal_and_goes_home_elsewhere() -> None:
    table = rolled()
    table.lift(PILOT, 1)
    assert table.place(table.spaces.row("gear.2")) == Reason.COVERED
    assert table.place(table.spaces.row("axis.P"), 1) == Reason.COVERED
    assert table.lifted == Lift(PILOT, 1)
    assert table.place(table.spaces.row("axis.P")) is None
    assert table.spaces.value(table.spaces.row("axis.P"), Role.DIE_VALUE) == 3
    assert table.lifted is None


def test_an_open_die_hears_the_reason() -> None:
    table = rolled()
    table.open(PILOT)
    table.lift(PILOT, 1)
    assert table.answer(table.spaces.row("gear.1")) == Reason.WRONG_VALUE
    assert table.place(table.spaces.row("gear.1")) == Reason.WRONG_VALUE
    assert table.place(table.spaces.row("gear.2")) is None


def test_names_stay_covered_while_open_and_the_value_is_spoken_on_request() -> None:
    table = rolled()
    table.open(PILOT)
    assert table.dice[PILOT].value(1, Role.ACCESSIBLE_NAME) == "Pilot tray B, covered"
    assert table.dice[PILOT].spoken(1) == "Pilot tray B, shows 3"
    table.shut()
    assert table.dice[PILOT].spoken(1) == "Pilot tray B, covered"


def test_a_reroll_is_marked_in_private_and_the_new_dice_lie_covered() -> None:
    table = rolled(rerolled=4)
    assert table.spender() == PILOT
    table.open(COPILOT)
    assert table.spender() == COPILOT
    assert table.spend_reroll() is None
    assert table.asked == COPILOT
    assert table.toggle_mark(0) is None
    assert table.dice[COPILOT].value(0, Role.MARKED)
    table.shut()
    assert not table.dice[COPILOT].value(0, Role.MARKED)
    assert table.toggle_mark(1) == table.choose() == Reason.COVERED
    table.open(COPILOT)
    assert table.dice[COPILOT].value(0, Role.MARKED)
    assert table.choose() is None
    assert table.covered(COPILOT)
    table.open(PILOT)
    assert table.choose() is None
    assert table.open_seat is None
    assert table.asked == PILOT
    table.open(COPILOT)
    assert values(table, COPILOT) == [4, *HANDS[COPILOT][1:]]
    assert table.spend_reroll() == Reason.NO_REROLL_TOKEN


def test_spending_a_reroll_sends_a_lifted_die_home() -> None:
    table = rolled()
    table.lift(PILOT, 0)
    assert table.spend_reroll() is None
    assert table.lifted is None
    assert table.lift(PILOT, 0) == Reason.PENDING_CHOICE


def test_a_proposal_to_correct_covers_both_trays_until_it_is_settled(qtbot: QtBot) -> None:
    table = rolled()
    put(table, 0, "axis.P")
    table.open(COPILOT)
    table.lift(COPILOT, 0)
    step = table.ports.table.steps()[0]
    with qtbot.waitSignal(table.agreement_changed, timeout=0):
        table.ports.pilot.propose_correction(step.index, CorrectionReason.WRONG_SPACE)
    assert table.open_seat is None
    assert table.lifted is None
    assert not table.open(COPILOT)
    agree(table, Agreement.CORRECTION)
    assert table.asked == PILOT
    assert table.open(PILOT)
    assert values(table, PILOT) == [*HANDS[PILOT]]
    assert table.dice[PILOT].value(0, Role.SEEN_BY_PARTNER)
    assert not table.dice[PILOT].value(1, Role.SEEN_BY_PARTNER)


def test_a_declined_correction_is_told(qtbot: QtBot) -> None:
    table = rolled()
    put(table, 0, "axis.P")
    table.ports.pilot.propose_correction(table.ports.table.steps()[0].index, CorrectionReason.WRONG_SPACE)
    with qtbot.waitSignal(table.declined, timeout=0) as told:
        table.ports.copilot.withdraw(Agreement.CORRECTION)
    assert told.args == [COPILOT]
    assert table.open(COPILOT)


def test_agreements_and_chat_are_told_without_a_step(qtbot: QtBot) -> None:
    table = boarded()
    with qtbot.assertNotEmitted(table.changed):
        with qtbot.waitSignal(table.agreement_changed, timeout=0):
            table.ports.pilot.agree(Agreement.ROLL)
        with qtbot.waitSignal(table.chat_changed, timeout=0):
            table.ports.copilot.say("Engines first")
        with qtbot.waitSignal(table.chat_changed, timeout=0):
            table.ports.table.set_plan(("hold",))
        with qtbot.waitSignal(table.mode_changed, timeout=0):
            table.ports.table.set_mode(Mode.OPEN)
    assert table.chat.isOpen
    with qtbot.waitSignal(table.chat_changed, timeout=0):
        agree(table, Agreement.ROLL)
    assert not table.chat.isOpen


def test_a_lost_flight_leaves_the_trays_covered() -> None:
    table = rolled(((1, 3, 3, 6), (6, 2, 4, 5)))
    put(table, 0, "axis.P")
    table.open(PILOT)
    table.open(COPILOT)
    table.lift(COPILOT, 0)
    assert table.question(table.spaces.row("axis.C")) is not None
    assert table.place(table.spaces.row("axis.C")) is None
    assert table.board.phase == Phase.OVER
    assert not table.open(PILOT)
    assert table.lift(PILOT, 1) == Reason.FLIGHT_OVER
    assert table.spend_reroll() == Reason.FLIGHT_OVER


def test_a_table_that_was_left_hears_nothing_more(qtbot: QtBot) -> None:
    table = rolled()
    table.open(PILOT)
    table.leave()
    assert table.covered(PILOT)
    with qtbot.assertNotEmitted(table.changed):
        table.ports.pilot.submit(table.ports.pilot.legal()[0])


# ---- Final Approach --------------------------------------------------------------------------------------------------


def test_a_table_with_cards_speaks_of_cards_until_it_is_left() -> None:
    """The same gate and the same models; words follow the game."""
    setup = FlightSetup(game="final-approach", level="expert", pilot="Anna", copilot="Ben", seed=5)
    ports = GameSession(ruleset_for(setup), setup, clock=lambda: 0.0).ports()
    table = Table(ports)
    assert say("turn.place", name="Anna") == "Anna's turn. Place one card."
    both(ports, Agreement.ROLL)
    assert table.open(PILOT)
    view = table.view(PILOT)
    assert view is not None
    place = max(range(4), key=lambda tray: view.hand[tray])
    assert table.lift(PILOT, place) is None
    ports.pilot.submit(PlaceDie(PILOT, place, ports.table.ruleset.index["conc.1"]))
    assert not table.is_open(PILOT)
    assert table.board.order == (ports.table.ruleset.index["conc.1"],)
    table.leave()
    assert say("turn.place", name="Anna") == "Anna's turn. Place one die."
