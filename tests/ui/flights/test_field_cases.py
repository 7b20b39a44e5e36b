"""Field cases 1 to 9 and 12 in the real window: what it shows and does after the action. 10 and 11: `test_secrets`."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from skyteam_qt.qtbridge.roles import Role
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Loss, Outcome, Phase, PlaceDie, Reason, Seat
from skyteam_qt.session.setup import Agreement
from skyteam_qt.sim.scripted import CRUISE, LANDING, LEVEL, C, P, Script, WantedDice, Wish, dealer_for
from skyteam_qt.ui.screens.correction import CorrectionScreen
from tests.ui.flights.crew import CTRL, VISORS, Crew, Key

Board = Callable[..., Crew]
Round = tuple[Wish, ...]


def fly_to(board: Board, script: Script) -> Crew:
    """In the last round of a script, after the roll; everything before it has been flown."""
    crew = board(lambda: dealer_for(script))
    crew.board_in_round(len(script), script)
    crew.roll()
    assert crew.table.board.round == len(script)
    return crew


def lose(crew: Crew, seat: Seat, place: int, space: str, loss: Loss, cause: str) -> None:
    """This die ends the flight: safe mode asks, Enter places, and the cockpit stays with the cause."""
    crew.look(seat)
    crew.drag(seat, place, space)
    if crew.view.handling.rail is not None:
        crew.key(Key.Key_Return)
    assert crew.view.handling.asked is not None
    assert crew.said[0].startswith("This ends the flight")
    crew.key(Key.Key_Return)
    crew.look_away(seat)
    check_over(crew, loss, cause)


def check_over(crew: Crew, loss: Loss, cause: str) -> None:
    """Lost: the cause stands there, nothing can be played any more, and both agree to go on."""
    board = crew.table.board
    assert (board.outcome, board.loss) == (Outcome.LOST, loss)
    assert crew.screen is crew.flight.cockpit
    assert crew.said == (cause, say("refuse.agreed"))
    crew.key(Key.Key_A)
    crew.take(P, 3, "conc.1")
    crew.up(crew.on("conc.1"))
    assert crew.table.lifted is None
    assert crew.table.board == board
    assert not any(crew.table.is_open(seat) for seat in Seat)
    assert set(crew.lights.values()) == {"idle"}
    assert crew.table.ports.table.agreement.what == Agreement.DEBRIEF
    assert not any(crew.table.ports.seat(seat).legal() for seat in Seat)


# ---- 1

QUIET: Round = ((P, "radio.P", 1), (P, "brake.1", 2), (C, "radio.C1", 1), (C, "radio.C2", 2), *CRUISE)
FAST: Round = (*LEVEL, (C, "engine.C", 4), (P, "engine.P", 5))


def test_case_1_two_spaces_through_traffic_collide_at_the_first_plane(board: Board) -> None:
    crew = fly_to(board, (QUIET, FAST))
    assert (crew.table.board.position, crew.table.board.planes[2]) == (1, 1)
    crew.skip_turns((0, "axis.C"), (0, "axis.P"), (1, "engine.C"))
    lose(crew, P, 1, "engine.P", Loss.COLLISION, say("lost.collision"))
    assert (crew.table.board.speed, crew.table.board.position) == (9, 2)
    assert crew.table.board.planes == (0, 0, 1, 2, 1, 3, 2)
    assert crew.view.layer.facts.position == 2


# ---- 2

FAR: Script = (
    LANDING[0],
    LANDING[1],
    ((P, "gear.3", 5), (P, "radio.P", 4), (C, "flap.1", 1), (C, "flap.2", 2), *CRUISE),
    ((P, "brake.1", 2), (P, "brake.2", 4), (C, "radio.C1", 6), (C, "radio.C2", 6), *CRUISE),
    ((P, "radio.P", 5), (P, "axis.P", 3), (P, "engine.P", 3), (P, "conc.1", 1)),
)


def test_case_2_a_radio_past_the_airport_is_legal_and_removes_nothing(board: Board) -> None:
    crew = fly_to(board, FAR)
    before = crew.table.board.planes
    assert (crew.table.board.position, before[6]) == (4, 2)
    crew.look(P)
    crew.key(Key.Key_A)
    assert crew.lights["radio.P"] == "noglow"
    crew.drag(P, 0, "radio.P")
    assert crew.said[0] == say("warn.noEffect")
    crew.key(Key.Key_Return)
    crew.look_away(P)
    assert crew.said[0] == "Radio 5 is past the airport. No effect."
    assert crew.placed("radio.P") == 5
    assert crew.table.board.planes == before
    assert "holds 5" in crew.spoken("radio.P")
    assert crew.table.asked == C


# ---- 3

GREEN: Script = (
    ((P, "gear.1", 1), (P, "radio.P", 3), (C, "flap.1", 1), (C, "radio.C1", 4), *CRUISE),
    ((P, "axis.P", 1), (P, "axis.P", 4), (P, "axis.P", 3), (P, "axis.P", 3), (C, "axis.C", 3), (C, "flap.1", 2)),
)


def test_case_3_a_die_on_a_green_switch_is_a_discard_and_the_number_still_counts(board: Board) -> None:
    crew = fly_to(board, GREEN)
    assert (crew.table.board.blue, crew.table.board.orange) == (5, 9)
    crew.skip_turns((0, "axis.C"))
    crew.look(P)
    crew.drag(P, 1, "gear.1")
    assert crew.placed("gear.1") == 0
    assert crew.said == ("Gear 1\N{MIDDLE DOT}2 takes a 1 or a 2", say("refuse.number.2", v=4))
    crew.key(Key.Key_A)
    assert crew.lights["gear.1"] == "noglow"
    crew.drag(P, 0, "gear.1")
    assert crew.said[0] == say("warn.noEffect")
    crew.answer()
    crew.look_away(P)
    assert crew.said[0] == say("result.already.gear")
    assert (crew.placed("gear.1"), crew.table.asked) == (1, C)
    assert "lamp on" in crew.spoken("gear.1")
    crew.place(C, 1, "flap.1")
    assert crew.said[0] == say("result.already.flap")
    assert (crew.placed("flap.1"), crew.table.asked) == (2, P)
    board_now = crew.table.board
    assert (board_now.blue, board_now.orange) == (5, 9)
    assert board_now.gear[0]
    assert board_now.flaps[0]


# ---- 4


def last_round(*engines: Wish, before: Script = LANDING[:6], **other: Wish) -> Script:
    """Six rounds to the airport, and a last one with these engine dice."""
    radio = other.get("radio", (C, "radio.C1", 1))
    return (*before, ((P, "conc.1", 1), (P, "conc.2", 2), (C, "conc.3", 6), radio, *LEVEL, *engines))


NO_BRAKES: Script = (
    *LANDING[:3],
    ((P, "conc.1", 1), (P, "conc.2", 2), (C, "flap.1", 1), (C, "flap.2", 2), *CRUISE),
    *LANDING[4:6],
)


def test_case_4_a_speed_equal_to_the_brakes_is_slow_enough(board: Board) -> None:
    crew = fly_to(board, last_round((P, "engine.P", 2), (C, "engine.C", 2)))
    assert crew.table.board.brake == 4
    crew.place(P, 3, "engine.P")
    crew.place(C, 3, "engine.C")
    assert not crew.table.board.over
    assert crew.said[0] == say("result.engines.final", speed=4, limit=4)


@pytest.mark.parametrize(
    ("engines", "before"),
    [
        (((P, "engine.P", 2), (C, "engine.C", 3)), LANDING[:6]),
        (((P, "engine.P", 1), (C, "engine.C", 1)), NO_BRAKES),
    ],
)
def test_case_4_a_faster_one_or_none_set_is_too_fast(board: Board, engines: Round, before: Script) -> None:
    crew = fly_to(board, last_round(*engines, before=before))
    crew.place(P, 3, "engine.P")
    braked = crew.table.board.brake == 4
    cause = say("lost.overrun", speed=5, limit=4) if braked else say("lost.overrunNoBrake")
    lose(crew, C, 3, "engine.C", Loss.OVERRUN, cause)


# ---- 5

LEFT_OVER: Script = (
    *LANDING[:2],
    ((P, "gear.3", 5), (P, "radio.P", 4), (C, "radio.C1", 5), (C, "radio.C2", 6), *CRUISE),
    *LANDING[3:6],
)


@pytest.mark.parametrize(("value", "landed"), [(2, False), (1, True)])
def test_case_5_a_plane_left_on_the_airport_loses_the_landing(board: Board, value: int, landed: bool) -> None:
    engines = ((P, "engine.P", 2), (C, "engine.C", 2))
    script = last_round(*engines, before=LEFT_OVER, radio=(C, "radio.C1", value))
    crew = fly_to(board, script)
    assert crew.table.board.planes[6] == 1
    crew.fly(script[6])
    if not crew.table.board.over:
        crew.agree()
    crew.agree()
    debrief = crew.debrief
    assert debrief.headline == say("debrief.won" if landed else "debrief.lost")
    states = [row.state for row in debrief.rows]
    assert states == (["done"] * 4 if landed else ["failed", "done", "done", "done"])
    if not landed:
        assert say("check.a.title") in debrief.cause
        assert debrief.rows[0].value == "1"
        assert debrief.idea == say("debrief.idea.planes", n=1)


# ---- 6

SHORT: Script = (
    *LANDING[:5],
    (
        *((P, "conc.1", 1), (P, "conc.2", 2), (C, "radio.C1", 1), (C, "radio.C2", 1)),
        *LEVEL,
        *((P, "engine.P", 4), (C, "engine.C", 3)),
    ),
)


def test_case_6_altitude_that_ends_before_the_airport_loses_at_once(board: Board) -> None:
    crew = fly_to(board, SHORT)
    crew.fly(SHORT[5])
    assert crew.table.board.position == 5
    shown: list[object] = []
    crew.after = lambda _what: shown.append((type(crew.screen).__name__, crew.table.board.phase == Phase.BRIEFING))
    crew.agree()
    assert set(shown) == {("CockpitPage", False)}
    crew.after = None
    check_over(crew, Loss.SHORT, say("lost.short", n=1))


# ---- 7

TILTED: Round = (
    *((P, "axis.P", 5), (C, "axis.C", 3), (P, "engine.P", 3), (C, "engine.C", 1)),
    *((P, "radio.P", 1), (P, "brake.1", 2), (C, "radio.C1", 1), (C, "radio.C2", 2)),
)


def axis(pilot: int, copilot: int) -> Round:
    return (P, "axis.P", pilot), (C, "axis.C", copilot)


def test_case_7_a_spin_exactly_on_the_third_mark_toward_the_pilot(board: Board) -> None:
    crew = fly_to(board, (TILTED, axis(4, 3)))
    assert crew.table.board.axis == -2
    crew.skip_turns((0, "axis.C"))
    lose(crew, P, 0, "axis.P", Loss.SPIN, say("lost.spin"))
    assert crew.table.board.axis == -3
    assert len(crew.table.board.order) == 2


def test_case_7_one_mark_back_does_not_spin(board: Board) -> None:
    crew = fly_to(board, (TILTED, axis(3, 4)))
    crew.place(C, 0, "axis.C")
    crew.place(P, 0, "axis.P")
    assert crew.table.board.axis == -1
    assert crew.said[0] == say("result.axis.copilot", n=1, d=1)
    assert crew.table.asked == C


def test_case_7_a_spin_from_level_toward_the_copilot(board: Board) -> None:
    crew = fly_to(board, (axis(1, 4),))
    crew.place(P, 0, "axis.P")
    lose(crew, C, 0, "axis.C", Loss.SPIN, say("lost.spin"))
    assert crew.table.board.axis == 3


# ---- 8

COFFEE: Script = (
    (
        *((P, "conc.1", 2), (P, "gear.2", 3), (P, "conc.2", 6), (P, "axis.P", 3)),
        *((C, "axis.C", 3), (C, "conc.3", 5), (C, "engine.C", 3), (C, "radio.C1", 1)),
    ),
)


def with_coffee(board: Board) -> Crew:
    """One coffee stored, the Pilot holds a 3 (B), a 6 (C) and a 3 (D)."""
    crew = fly_to(board, COFFEE)
    crew.skip_turns((0, "conc.1"), (0, "axis.C"))
    assert crew.table.board.coffee == 1
    crew.look(P)
    return crew


def values(crew: Crew, seat: Seat) -> list[object]:
    """What the tray shows."""
    return [crew.table.dice[seat].value(place, Role.DIE_VALUE) for place in range(4)]


@pytest.mark.parametrize("by_keys", [False, True])
def test_case_8a_a_cancelled_coffee_is_not_spent_and_the_partner_can_use_it(board: Board, by_keys: bool) -> None:
    crew = with_coffee(board)
    crew.drag(P, 1, "gear.2")
    rail = crew.view.handling.rail
    assert rail is not None
    if by_keys:
        crew.key(Key.Key_Right)
    else:
        crew.tap(crew.at(crew.view.rail.mapToScene(crew.view.rail.face_rect(3).center())))
    assert rail.option.value == 4
    if by_keys:
        crew.key(Key.Key_Escape)
    else:
        crew.tap(crew.at(crew.view.rail.mapToScene(crew.view.rail.button_rect("back").center())))
    assert crew.view.handling.rail is None
    assert (crew.table.board.coffee, crew.placed("gear.2"), crew.table.lifted) == (1, 0, None)
    assert values(crew, P)[1] == 3
    crew.drag(P, 3, "axis.P")
    crew.answer()
    crew.look_away(P)
    crew.look(C)
    crew.drag(C, 1, "conc.3")
    assert crew.view.handling.rail is not None
    crew.key(Key.Key_Right, Key.Key_Return)
    crew.look_away(C)
    assert (crew.placed("conc.3"), crew.table.board.coffee) == (6, 1)  # one spent, one earned


def test_case_8b_a_six_does_not_become_a_seven(board: Board) -> None:
    crew = with_coffee(board)
    crew.drag(P, 2, "conc.2")
    rail = crew.view.handling.rail
    assert rail is not None
    crew.key(Key.Key_Right, Key.Key_Right)
    assert rail.option.value == 6
    seven = PlaceDie(P, 2, crew.view.ruleset.index["conc.2"], 1)
    assert crew.table.ports.pilot.why_not(seven) == Reason.VALUE_OUT_OF_RANGE


def test_case_8c_a_coffee_cannot_pay_for_the_die_that_earns_it(board: Board) -> None:
    crew = fly_to(board, (((P, "conc.1", 3), (P, "axis.P", 3)),))
    crew.look(P)
    early = PlaceDie(P, 0, crew.view.ruleset.index["conc.1"], 1)
    assert crew.table.ports.pilot.why_not(early) == Reason.NOT_ENOUGH_COFFEE
    crew.drag(P, 0, "conc.1")
    assert crew.view.handling.rail is None
    assert (crew.placed("conc.1"), crew.table.board.coffee) == (3, 1)
    assert crew.said[0] == say("result.coffee.one")


def test_case_8d_a_die_with_coffee_counts_as_its_new_value_everywhere(board: Board) -> None:
    crew = with_coffee(board)
    crew.drag(P, 1, "gear.2")
    crew.key(Key.Key_Right, Key.Key_Return)
    crew.look_away(P)
    assert (crew.placed("gear.2"), crew.table.board.coffee) == (4, 0)
    assert crew.table.board.gear[1]
    assert "holds 4" in crew.spoken("gear.2")
    log = [str(crew.table.log.value(row, Role.TEXT)) for row in range(crew.table.log.rowCount())]
    assert "Anna: 4 on Gear 3\N{MIDDLE DOT}4, 3 before coffee." in log
    assert crew.view.layer.facts.coffee == 0


# ---- 9


def test_case_9_one_token_is_two_separate_private_choices(board: Board) -> None:
    first = {(1, P): (1, 2, 3, 4), (1, C): (6, 5, 4, 3)}
    dice = {(1, P, 1, 2): 5, (1, P, 2, 2): 6, (1, P, 3, 2): 1, (1, C, 1, 2): 1, (1, C, 2, 2): 1, (1, C, 3, 2): 1}
    crew = board(lambda: WantedDice({**WantedDice.hands(first).dice, **dice}))
    crew.in_cockpit()
    assert crew.table.board.reroll == 1
    crew.place(P, 0, "conc.1")
    crew.place(C, 0, "conc.2")
    crew.key(Key.Key_T)
    assert crew.table.board.reroll == 0
    assert crew.said == (say("reroll.spend", name="Anna"), say("reroll.choosing", name="Anna"))
    for seat, marked in ((P, (Key.Key_B, Key.Key_C)), (C, ())):
        assert crew.table.asked == seat
        assert not crew.table.is_open(seat)
        crew.look(seat)
        assert not crew.table.is_open(seat.other)
        assert not any(crew.table.dice[seat].value(place, Role.MARKED) for place in range(4))
        crew.key(*marked, Key.Key_Return)
        crew.look_away(seat)
    assert crew.table.board.reroll_step is None
    assert crew.said[0] == say("reroll.newDice")
    assert crew.table.asked == P
    crew.key(Key.Key_T)
    assert crew.said[0] == say("refuse.noToken.1")
    crew.look(P)
    assert values(crew, P)[1:] == [5, 6, 4]
    crew.look_away(P)
    crew.look(C)
    assert values(crew, C)[1:] == [5, 4, 3]
    crew.look_away(C)
    assert (crew.placed("conc.1"), crew.placed("conc.2")) == (1, 6)


# ---- 12


def chat_texts(crew: Crew) -> list[str]:
    return [line.text for line in crew.table.ports.table.chat]


def try_to_talk(crew: Crew) -> None:
    """Every way there is to write a line."""
    before = (chat_texts(crew), crew.table.ports.table.plan)
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("I have a six")
    for chat in (crew.flight.briefing.chat, crew.flight.cockpit.drawer.chat):
        field = chat.composer.field
        field.paste()
        field.insert("five")
        mime = QMimeData()
        mime.setText("four")
        chat.compose()
        chat.composer.submit()
        chat.send(P, "three")
        chat.send_anyway()
        chat.composer.send.click()
        QTest.keyClicks(field, "two")
        QTest.keyClick(field, Key.Key_Return)
        QTest.keyClick(field, Key.Key_V, CTRL)
        assert field.text() == ""
        assert not field.isVisible()
        if chat.plan is not None:
            chat.plan.pick("hold")
            for chip in chat.plan.offered.chips:
                chip.click()
    crew.key(Key.Key_L, mods=CTRL)
    crew.write("one")
    crew.key(Key.Key_Return, Key.Key_Return)
    crew.key(Key.Key_V, mods=CTRL)
    crew.key(Key.Key_L, mods=CTRL)
    clipboard.clear()
    assert (chat_texts(crew), crew.table.ports.table.plan) == before
    assert crew.view.words.message().line1 != "one"


def test_case_12_the_chat_locks_with_the_roll_and_opens_with_the_eighth_die(board: Board) -> None:
    crew = board(lambda: dealer_for(LANDING))
    crew.board()
    crew.key(Key.Key_L, mods=CTRL)
    crew.write("level first")
    crew.key(Key.Key_Return)
    crew.write("then the ge")
    crew.key(Key.Key_Escape)
    crew.roll()
    briefing, drawer = crew.flight.briefing.chat, crew.flight.cockpit.drawer
    assert chat_texts(crew) == ["level first"]
    assert briefing.composer.text == ""
    for turns in (0, 1, 6):
        crew.fly(LANDING[0], turns)
        assert not crew.table.ports.table.may_talk
        try_to_talk(crew)
    # an error can still be reported
    crew.key(Key.Key_F6)
    assert isinstance(crew.screen, CorrectionScreen)
    crew.key(Key.Key_Escape)
    assert len(crew.table.board.order) == 7
    crew.fly(LANDING[0], 1)
    assert crew.table.ports.table.may_talk
    if not drawer.is_unfolded:
        crew.key(Key.Key_L, mods=CTRL)
    assert drawer.chat.composer.field.isVisible()
    assert drawer.chat.composer.text == "then the ge"
    assert drawer.chat.lines.model().rowCount() == 1
    crew.click(drawer.chat.composer.field)
    crew.write("ar")
    crew.key(Key.Key_Return, Key.Key_Escape)
    assert chat_texts(crew) == ["level first", "then the gear"]
    crew.agree()
    assert crew.screen is crew.flight.briefing
    crew.click(briefing.composer.field)
    crew.write("next")
    crew.key(Key.Key_Return, Key.Key_Escape)
    assert chat_texts(crew)[-1] == "next"
    crew.roll()
    try_to_talk(crew)


def test_case_12_the_chat_opens_after_a_loss_in_mid_round(board: Board) -> None:
    crew = fly_to(board, (axis(1, 4),))
    crew.place(P, 0, "axis.P")
    try_to_talk(crew)
    crew.place(C, 0, "axis.C")
    assert crew.table.board.loss == Loss.SPIN
    drawer = crew.flight.cockpit.drawer
    if not drawer.is_unfolded:
        crew.key(Key.Key_L, mods=CTRL)
    crew.click(drawer.chat.composer.field)
    crew.write("so close")
    crew.key(Key.Key_Return, Key.Key_Escape)
    assert chat_texts(crew) == ["so close"]
    crew.key(*VISORS)
    assert QApplication.focusWidget() is not None
