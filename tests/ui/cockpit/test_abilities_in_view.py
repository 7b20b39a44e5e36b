"""Ability cards in the cockpit: Y or the tag, a die, Enter; private where they must be (AN1, AD1, WT1, ux-more 2)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.roles import Role
from skyteam_qt.rules import Seat
from skyteam_qt.rules.events import AdaptationUsed, AnticipationUsed
from skyteam_qt.session.setup import Mode
from tests.ui.cockpit.decks import Deck
from tests.ui.cockpit.module_decks import looking, module_deck, wanted

P, C = Seat.PILOT, Seat.COPILOT
ENTER, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape
HANDS = ((1, 3, 2, 6), (2, 2, 4, 5))
FLIGHT = "SYD-red-turbulence"


def flight(qtbot: QtBot, *cards: str, mode: Mode = Mode.VISORS) -> Deck:
    dealer = wanted(HANDS, again={(P, 1, 2): 6, (C, 1, 2): 6})
    return module_deck(qtbot, FLIGHT, *cards, dealer=dealer, mode=mode)


def hand(deck: Deck, seat: Seat) -> tuple[int, ...]:
    return deck.table.ports.seat(seat).view().hand


def value(deck: Deck, seat: Seat, place: int) -> object:
    return deck.table.dice[seat].value(place, Role.DIE_VALUE)


def state(deck: Deck, index: int) -> str:
    return deck.view.layer.facts.abilities[index].state


def test_anticipation_rolls_one_die_again_before_the_first_placement(qtbot: QtBot) -> None:
    deck = flight(qtbot, "anticipation", "working-together")
    deck.type("Y")
    assert deck.said == ("Anticipation: which die rolls again?", "Look first: hold the own key.")
    deck.key_down(Qt.Key.Key_Q)
    assert deck.said[1] == "A to D, then Enter. Esc takes back."
    deck.type("B")
    assert deck.table.dice[P].value(1, Role.MARKED)
    assert deck.view.answers.labels == ("Roll it again", "Take back")
    deck.type(ENTER)
    assert hand(deck, P) == (1, 6, 2, 6)
    assert value(deck, P, 1) == 6
    deck.key_up(Qt.Key.Key_Q)
    assert deck.said == ("Anna used Anticipation.", "One die was rolled again.")
    assert state(deck, 0) == "used"
    assert deck.table.asked == P


def test_adaptation_turns_a_die_over_with_the_mouse(qtbot: QtBot) -> None:
    deck = flight(qtbot, "adaptation", "control")
    deck.click(deck.on("ability.0"))
    assert deck.view.abilities.card == "adaptation"
    deck.key_down(Qt.Key.Key_Q)
    deck.click(deck.at(deck.die(P, 2).home))
    deck.click(deck.at(deck.view.answers.button_rect("enter").center()))
    assert hand(deck, P) == (1, 3, 5, 6)
    deck.key_up(Qt.Key.Key_Q)
    assert deck.said[0] == "Anna used Adaptation."
    assert deck.view.abilities.card == ""


def test_a_die_is_chosen_behind_the_own_screen_only(qtbot: QtBot) -> None:
    deck = flight(qtbot, "adaptation", "control")
    deck.type("Y", "B")
    assert deck.said == ("Hold Q to choose", "Anna: choosing")
    assert deck.table.pick is None
    deck.key_down(Qt.Key.Key_Q)
    deck.type("B")
    assert deck.table.pick is not None
    deck.key_up(Qt.Key.Key_Q)
    assert deck.table.pick is None
    assert not deck.table.dice[P].value(1, Role.MARKED)
    assert deck.view.answers.labels == ("", "")
    deck.type(ENTER)
    assert hand(deck, P) == HANDS[P]


def test_esc_takes_the_die_back_and_then_the_card(qtbot: QtBot) -> None:
    deck = flight(qtbot, "adaptation", "control")
    paused: list[int] = []
    deck.view.pause_requested.connect(lambda: paused.append(1))
    deck.key_down(Qt.Key.Key_Q)
    deck.type("Y", "A")
    assert deck.table.pick is not None
    deck.type(ESC)
    assert (deck.table.pick, deck.view.abilities.card) == (None, "adaptation")
    deck.type(ESC)
    assert deck.view.abilities.card == ""
    assert paused == []
    deck.type(ESC)
    assert paused == [1]


def test_y_goes_from_card_to_card_and_back_to_none(qtbot: QtBot) -> None:
    deck = flight(qtbot, "anticipation", "working-together")
    seen = []
    for _ in range(4):
        deck.type("Y")
        seen.append(deck.view.abilities.card)
    assert seen == ["anticipation", "working-together", "", "anticipation"]


def test_a_card_that_cannot_be_used_says_why(qtbot: QtBot) -> None:
    deck = flight(qtbot, "anticipation", "control")
    deck.type("A", "X", ENTER)
    deck.type("Y")
    assert deck.said[0] == "This ability has been used"
    deck.click(deck.on("ability.1"))
    assert deck.said[0] == "No ability can be used now"
    plain = module_deck(qtbot, "ATL-green")
    plain.type("Y")
    assert plain.said[0] == "No such ability on this flight"


def test_a_lifted_die_goes_home_when_a_card_is_picked(qtbot: QtBot) -> None:
    deck = flight(qtbot, "adaptation", "control")
    deck.type("A")
    assert deck.table.lifted is not None
    deck.type("Y")
    assert deck.table.lifted is None


def test_a_swap_changes_sides_and_both_know_the_two_values(qtbot: QtBot) -> None:
    """WT1: eye marks on both trays, each while the own visor is open only."""
    deck = flight(qtbot, "anticipation", "working-together")
    deck.type("Y", "Y")
    looking(deck, P, "D", ENTER)
    assert deck.said == ("Anna offers die D for a swap.", "Ben picks one to give.")
    deck.type("A")
    assert deck.said[0] == "Hold O to choose"
    deck.key_down(Qt.Key.Key_O)
    assert deck.said == ("Which die is given in return?", "A to D, then Enter.")
    deck.type(ESC)
    deck.type("C", ENTER)
    assert (hand(deck, P), hand(deck, C)) == ((1, 3, 2, 4), (2, 2, 6, 5))
    assert value(deck, C, 2) == 6
    assert value(deck, P, 3) == 4
    assert deck.table.dice[C].value(2, Role.SEEN_BY_PARTNER)
    assert [value(deck, P, place) for place in range(3)] == [None] * 3
    deck.key_up(Qt.Key.Key_O)
    assert [value(deck, seat, place) for seat in (P, C) for place in range(4)] == [None] * 8
    assert deck.said == ("Swapped: Anna's D and Ben's C.", "Both know these two values now.")
    deck.key_down(Qt.Key.Key_Q)
    assert value(deck, C, 2) == 6
    assert deck.table.dice[P].value(3, Role.SEEN_BY_PARTNER)
    deck.type("D", "X", ENTER)
    deck.key_down(Qt.Key.Key_Q)
    assert value(deck, C, 2) == 6
    assert state(deck, 1) == "used"


def test_the_one_whose_turn_it_is_not_may_offer_too(qtbot: QtBot) -> None:
    deck = flight(qtbot, "anticipation", "working-together")
    deck.click(deck.on("ability.1"))
    looking(deck, C, "A", ENTER)
    assert deck.said[0] == "Ben offers die A for a swap."
    looking(deck, P, "A", ENTER)
    assert (hand(deck, P), hand(deck, C)) == ((2, 3, 2, 6), (1, 2, 4, 5))
    assert deck.table.asked == P


def test_while_a_swap_is_open_nothing_is_placed(qtbot: QtBot) -> None:
    deck = flight(qtbot, "anticipation", "working-together")
    deck.click(deck.on("ability.1"))
    looking(deck, P, "A", ENTER)
    deck.drag(P, 1, "axis.P")
    assert deck.placed("axis.P") == 0
    deck.type("T")
    assert deck.table.board.reroll_step is None
    assert deck.said[0] == "A swap is open"


@pytest.mark.parametrize("place", range(4))
def test_nothing_public_tells_which_die_a_card_was_used_on(qtbot: QtBot, place: int) -> None:
    """AN1, AD1: neither event, log, words nor the closed tray."""
    deck = flight(qtbot, "anticipation", "adaptation")
    heard = []
    deck.table.changed.connect(lambda change: heard.extend(change.events))
    looking(deck, P, "Y", "ABCD"[place], ENTER)
    looking(deck, P, "Y", "ABCD"[place], ENTER)
    assert heard == [AnticipationUsed(P), AdaptationUsed(P)]
    rows = range(deck.table.log.rowCount())
    lines = [str(deck.table.log.value(row, Role.TEXT)) for row in rows][-2:]
    assert lines == ["Anna used Anticipation.", "Anna used Adaptation."]
    assert [deck.view.focus.spots[f"pilot.die.{letter}"].accessibleName() for letter in "ABCD"] == [
        f"Pilot tray {letter}, covered" for letter in "ABCD"
    ]


def test_behind_a_curtain_a_swap_passes_the_screen_on(qtbot: QtBot) -> None:
    deck = flight(qtbot, "anticipation", "working-together", mode=Mode.CURTAIN)
    table = deck.table
    assert table.curtain.closed_for == C
    table.raise_curtain(C)
    deck.type("Y")
    assert deck.view.abilities.card == ""
    table.close_curtain()
    table.raise_curtain(P)
    deck.type("Y", "Y", "A", ENTER)
    assert table.curtain.closed_for == C
    table.raise_curtain(C)
    deck.type("B", ENTER)
    assert (hand(deck, P)[0], hand(deck, C)[1]) == (2, 1)
    assert table.curtain.closed_for == P


def test_cards_are_named_for_those_who_listen(qtbot: QtBot) -> None:
    deck = flight(qtbot, "anticipation", "control")
    names = [deck.view.focus.spots[f"ability.{i}"].accessibleName() for i in range(2)]
    assert names == ["Anticipation: possible now", "Control: works by itself"]
    deck.view.focus.go("ability.0")
    deck.type(ENTER)
    assert deck.view.abilities.card == "anticipation"
