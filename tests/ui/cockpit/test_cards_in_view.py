"""A whole flight of cards in the cockpit, by mouse and by keyboard (issue 3)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.roles import Role
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Board, Outcome, Reason, Ruleset, Seat
from skyteam_qt.rules.games.card_game import face_up
from skyteam_qt.session.setup import Agreement, FlightSetup, Mode, ruleset_for
from skyteam_qt.sim.scripted import FINAL_APPROACH
from skyteam_qt.ui.cockpit.annunciator_state import Slot
from tests.ui.cockpit.card_decks import COPILOT, PILOT, agree, briefed, card_deck, dealer_for
from tests.ui.cockpit.decks import Deck, deck
from tests.ui.cockpit.test_flight_in_view import go_on

ENTER = Qt.Key.Key_Return
VISOR = (Qt.Key.Key_Q, Qt.Key.Key_O)
LETTERS = {"axis": "X", "engine": "E", "radio": "R", "gear": "G", "flap": "F", "brake": "K", "conc": "N"}


def confirm(d: Deck) -> None:
    """Enter to whatever is asked."""
    while d.view.handling.waits:
        d.type(ENTER)


def place_card(d: Deck, place: int, space: str, by_keys: bool) -> None:
    """Look, lift, carry, say yes to whatever is asked."""
    seat = d.table.asked
    assert seat is not None
    d.key_down(VISOR[seat])
    assert d.table.is_open(seat)
    if by_keys:
        d.type("ABCD"[place])
        for _ in range(4):
            d.type(LETTERS[space.partition(".")[0]])
            if d.view.focus.at == space:
                break
        d.type(ENTER)
    else:
        d.drag(seat, place, space)
    confirm(d)
    d.key_up(VISOR[seat])


@pytest.mark.parametrize("by_keys", [False, True])
def test_a_flight_of_cards_lands(qtbot: QtBot, by_keys: bool) -> None:
    table = briefed(dealer_for(FINAL_APPROACH))
    d = deck(qtbot, table=table, size=(1280, 720))
    for number, wishes in enumerate(FINAL_APPROACH, 1):
        agree(d.table, Agreement.ROLL)
        left = [[wish for wish in wishes if wish[0] == seat] for seat in (0, 1)]
        for turn in range(8):
            seat = d.table.asked
            assert seat is not None
            _, space, value = left[seat][turn // 2]
            place_card(d, turn // 2, space, by_keys)
            assert d.placed(space) == value, (number, turn, space, d.said)
        assert d.view.layer.facts.pilot.pile == 8
        go_on(d, by_keys)
        if number < len(FINAL_APPROACH):
            assert d.table.board.round == number + 1
            assert d.view.layer.facts.pilot.pile == 12
    assert d.table.board.outcome == Outcome.WON, d.table.board.failed
    assert d.said[0] == say("debrief.won")


def values(d: Deck, seat: int) -> list[int | None]:
    return [d.table.dice[seat].value(place, Role.DIE_VALUE) for place in range(4)]


def test_a_flight_of_cards_speaks_of_cards(qtbot: QtBot) -> None:
    d = card_deck(qtbot)
    assert d.said[0] == "Anna's turn. Place one card."
    d.drag(COPILOT, 0, "flap.1")
    assert d.said[0] == "Anna is next. Ben plays this card."
    assert d.view.focus.spots["reroll"].accessibleName() == "Use redraw"
    assert "Cards in the piles: Pilot 8, Co-Pilot 8" in d.view.accessibleDescription()


def test_an_ace_is_named(qtbot: QtBot) -> None:
    d = card_deck(qtbot)
    d.key_down(VISOR[PILOT])
    d.drag(PILOT, 0, "gear.3")
    assert d.said == ("Gear 5·6 takes 5 or 6", "This card shows an ace.")
    assert d.table.dice[PILOT].spoken(0) == "Pilot tray A, shows an ace"
    assert d.view.focus.spots["pilot.die.A"].accessibleName() == "Pilot tray A, covered"
    d.drag(PILOT, 0, "conc.1")
    assert d.view.focus.spots["conc.1"].accessibleName() == "Concentration 1, Pilot or Co-Pilot, holds an ace"


def test_a_card_placed_with_coffee_keeps_its_face_and_bears_the_coins(qtbot: QtBot) -> None:
    """F45: the coins stay as a reminder until the end of the round."""
    d = card_deck(qtbot, ((1, 1, 4, 6), (2, 2, 3, 5)))
    for place in (0, 1):
        place_card(d, place, f"conc.{place * 2 + 1}", by_keys=False)
        place_card(d, place, "conc.2" if place == 0 else "radio.C1", by_keys=False)
    assert d.table.board.coffee == 3
    d.key_down(VISOR[PILOT])
    d.drag(PILOT, 2, "brake.1")
    assert d.view.handling.rail is not None
    assert d.said == (say("space.brake", value=2), "The card turns. Red marker moves to 2 | 3.")
    confirm(d)
    lies = d.view.layer.facts.placed["brake.1"]
    assert (lies.value, lies.face, lies.coins, lies.tag) == (2, 4, 2, "4 to 2")
    assert sorted(face_up(d.table.board, PILOT)) == [1, 1, 4]


def test_a_rail_of_cards_calls_the_ace_by_its_letter(qtbot: QtBot) -> None:
    d = card_deck(qtbot, ((2, 1, 4, 6), (2, 2, 3, 5)))
    place_card(d, 1, "conc.1", by_keys=False)
    place_card(d, 0, "conc.2", by_keys=False)
    d.key_down(VISOR[PILOT])
    d.drag(PILOT, 0, "radio.P")
    d.type(Qt.Key.Key_Left)
    assert d.view.handling.rail is not None
    assert d.view.handling.rail.option.value == 1
    confirm(d)
    assert d.view.layer.facts.placed["radio.P"].tag == "2 to A"


def test_the_preview_and_the_sentence_count_the_turbulence(qtbot: QtBot) -> None:
    """F80: 5 against 4 is one mark, and one more."""
    d = card_deck(qtbot, ((5, 1, 2, 3), (4, 1, 2, 3)), level="expert")
    place_card(d, 0, "axis.P", by_keys=False)
    d.key_down(VISOR[COPILOT])
    d.take(COPILOT, 0, d.at(d.space("axis.C")))
    assert d.view.layer.facts.ghosts.axis == -2
    assert d.said[1] == "Difference 1, and one more: 2 marks toward the Pilot."
    d.release(d.at(d.space("axis.C")))
    assert d.table.board.axis == -2
    assert d.said[0] == "Difference 1, and one more: 2 marks toward the Pilot."


def test_safe_mode_asks_before_turbulence_spins_the_plane(qtbot: QtBot) -> None:
    """FE2 with turbulence: 5 against 3 is three marks."""
    d = card_deck(qtbot, ((5, 1, 2, 3), (3, 1, 2, 3)), level="expert")
    place_card(d, 0, "axis.P", by_keys=False)
    d.key_down(VISOR[COPILOT])
    d.drag(COPILOT, 0, "axis.C")
    assert d.said[0] == say("warn.loses", reason=say("loss.name.spin"))
    d.type(ENTER)
    assert d.table.board.outcome == Outcome.LOST


def test_without_turbulence_equal_cards_and_differences_stay_as_they_are(qtbot: QtBot) -> None:
    d = card_deck(qtbot, ((5, 1, 2, 3), (3, 1, 2, 3)))
    place_card(d, 0, "axis.P", by_keys=False)
    place_card(d, 0, "axis.C", by_keys=False)
    assert d.table.board.axis == -2
    assert d.said[0] == "Difference 2. 2 marks toward the Pilot."


# ---- the redraw


def test_a_redraw_by_keys_tells_how_many_and_not_which(qtbot: QtBot) -> None:
    """F46, FQ4."""
    d = card_deck(qtbot, redrawn=((2, 3, 3, 5), (1, 1, 6, 6)))
    d.type("T")
    assert d.said == (say("reroll.spend", name="Anna"), say("reroll.choosing", name="Anna"))
    d.key_down(VISOR[PILOT])
    assert d.said[0] == "Mark cards with A to D. Enter when done."
    d.type("A", "C")
    assert [d.table.dice[PILOT].value(p, Role.MARKED) for p in range(4)] == [True, False, True, False]
    d.type(ENTER)
    d.key_up(VISOR[PILOT])
    d.key_down(VISOR[COPILOT])
    d.type("D", ENTER)
    d.key_up(VISOR[COPILOT])
    assert d.said == ("Anna puts 2 cards back and draws 2.", "Ben puts 1 card back and draws another.")
    assert d.table.asked == PILOT
    d.key_down(VISOR[PILOT])
    assert values(d, PILOT) == [2, 4, 3, 6]
    assert d.view.layer.facts.pilot.pile == d.view.layer.facts.copilot.pile == 8


def test_a_redraw_by_mouse_with_nothing_put_back(qtbot: QtBot) -> None:
    d = card_deck(qtbot)
    d.click(d.on("reroll"))
    for seat in (PILOT, COPILOT):
        d.key_down(VISOR[seat])
        d.click(d.on(("pilot", "copilot")[seat] + ".die.B"))
        d.click(d.on(("pilot", "copilot")[seat] + ".die.B"))
        d.click(d.at(d.view.answers.button_rect("enter").center()))
        d.key_up(VISOR[seat])
    assert d.said == ("Anna keeps all cards.", "Ben keeps all cards.")
    assert d.table.board.reroll == 0
    d.type("T")
    assert d.said[0] == "No redraw on board"


def test_placed_cards_do_not_come_back_in_a_redraw(qtbot: QtBot) -> None:
    """F46: the one card left in hand goes back; what it becomes is none of those on the board."""
    d = card_deck(qtbot, ((1, 1, 2, 6), (2, 2, 3, 5)))
    for place, spaces in enumerate((("axis.P", "flap.1"), ("engine.P", "axis.C"), ("radio.P", "engine.C"))):
        for space in spaces:
            place_card(d, place, space, by_keys=True)
    d.type("T")
    for seat in (PILOT, COPILOT):
        d.key_down(VISOR[seat])
        d.type("D", ENTER)
        d.key_up(VISOR[seat])
    d.key_down(VISOR[PILOT])
    assert values(d, PILOT)[3] in (2, 3, 4, 5, 6)
    assert d.view.layer.facts.pilot.pile == 8


def test_cards_marked_by_one_stay_private_in_the_open_cockpit_step_by_step(qtbot: QtBot) -> None:
    d = card_deck(qtbot, mode=Mode.OPEN, redrawn=((2, 3, 3, 5), (1, 1, 6, 6)))
    d.type("T", "A", ENTER, "B", "D", ENTER)
    assert values(d, PILOT) == [2, 4, 4, 6]
    assert values(d, COPILOT) == [2, 1, 3, 6]


def test_behind_a_curtain_the_screen_passes_to_each_for_the_redraw(qtbot: QtBot) -> None:
    d = card_deck(qtbot, mode=Mode.CURTAIN)
    d.table.raise_curtain(COPILOT)
    d.table.close_curtain()
    d.table.raise_curtain(PILOT)
    d.type("T", "A", "B", ENTER)
    assert d.table.curtain.closed_for == COPILOT
    d.table.raise_curtain(COPILOT)
    d.type(ENTER)
    assert d.table.board.reroll_step is None
    assert d.table.asked == PILOT
    assert d.said[0] == "Anna puts 2 cards back and draws 2."


# ---- busy sky


@pytest.mark.parametrize("game", ["final-approach", "sky-team"])
def test_a_busy_sky_sets_its_plane_before_the_briefing(qtbot: QtBot, game: str) -> None:
    """F81, in both games: at 5000 ft the Co-Pilot turns a card up."""
    dealer = dealer_for(FINAL_APPROACH)
    dealer.sky = {2: 5}
    table = briefed(dealer, level="normal", game=game)
    d = deck(qtbot, table=table)
    agree(table, Agreement.ROLL)
    wishes = [[wish for wish in FINAL_APPROACH[0] if wish[0] == seat] for seat in (0, 1)]
    for turn in range(8):
        place_card(d, turn // 2, wishes[turn % 2][turn // 2][1], by_keys=False)
    before = d.view.layer.facts.planes
    go_on(d, by_keys=True)
    now = d.view.layer.facts.planes
    assert [i for i, (a, b) in enumerate(zip(before, now, strict=True)) if a != b] == [5]
    assert d.said[0].startswith("Busy sky: one more plane, 4 ")


# ---- a card that fits nowhere (F47)


def nowhere() -> Ruleset:
    """The card game with a module that forbids Anna everything: in the standard game it cannot come to this."""

    def forbid(board: Board, seat: Seat, space: int, value: int) -> Reason | None:
        return Reason.NOT_ALLOWED_HERE if seat == PILOT else None

    return replace(ruleset_for(FlightSetup(game="final-approach")), forbids=(forbid,))


def test_a_card_that_fits_nowhere_is_laid_aside_face_up(qtbot: QtBot) -> None:
    d = card_deck(qtbot, rules=nowhere())
    d.type("A")
    assert d.view.answers.labels == ("", "")
    d.type(Qt.Key.Key_Escape)
    d.key_down(VISOR[PILOT])
    d.type("B")
    assert d.view.answers.labels == (say("button.layAsideCard"), say("button.takeBack"))
    d.type(ENTER)
    assert d.said == ("Laid aside. No effect.", "Anna lays 4 aside.")
    assert not d.table.is_open(PILOT)
    tray = d.view.layer.facts.pilot
    assert (tray.aside, tray.pile, tray.empty) == ((4,), 8, (False, True, False, False))
    assert d.table.asked == COPILOT


def test_who_lays_aside_hears_at_once_when_axis_and_engines_cannot_come_any_more(qtbot: QtBot) -> None:
    d = card_deck(qtbot, rules=nowhere())
    for place, space in enumerate(("axis.C", "engine.C", "conc.1")):
        d.key_down(VISOR[PILOT])
        d.type("ABCD"[place])
        d.click(d.at(d.view.answers.button_rect("enter").center()))
        d.key_up(VISOR[PILOT])
        place_card(d, place, space, by_keys=False)
    d.view.words.clear(Slot.RESULT, Slot.REFUSAL)
    assert d.said == ("Anna cannot fill Axis and Engines any more", "One card left, 2 spaces.")
