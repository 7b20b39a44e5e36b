"""What the instruments are told of a card game: everything that is public, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from skyteam_qt.content.library import load_ruleset
from skyteam_qt.qtbridge.texts import speak_of
from skyteam_qt.rules import Board
from skyteam_qt.rules.evolve import evolve
from skyteam_qt.rules.games.card_game import CardsAside
from skyteam_qt.ui.cockpit.facts import PlacedDie
from skyteam_qt.ui.cockpit.public_facts import board_facts, plays_cards
from tests.builders import RULES as DICE
from tests.builders import board_with

CARDS = load_ruleset("YUL-green", "final-approach")


@pytest.fixture(autouse=True)
def _words_of_cards(qapp: QApplication) -> Iterator[None]:
    speak_of("cards")
    yield
    speak_of("dice")


def board(**placed: tuple[int, int]) -> Board:
    """Cards on spaces as drawn and as they count; both have four cards in hand besides."""
    names = {name.replace("_", "."): both for name, both in placed.items()}
    found = board_with(CARDS, placed={name: value for name, (_, value) in names.items()}, in_hand=(15, 15))
    rolled = list(found.placed)
    for name, (drawn, _) in names.items():
        rolled[CARDS.index[name]] = drawn
    return evolve(found, rolled=tuple(rolled))


def test_the_game_says_whether_cards_are_drawn() -> None:
    assert plays_cards(CARDS)
    assert not plays_cards(DICE)
    facts = board_facts(CARDS, board())
    assert facts.cards
    assert (facts.airport_code, facts.airport_name) == ("Final Approach", "")
    assert not board_facts(DICE, board_with()).cards


def test_a_card_keeps_its_face_and_the_coins_spent_on_it() -> None:
    placed = board_facts(CARDS, board(radio_P=(4, 2), axis_P=(1, 1), flap_1=(3, 2))).placed
    assert placed["radio.P"] == PlacedDie("pilot", 2, "4 to 2", face=4, coins=2)
    assert placed["axis.P"] == PlacedDie("pilot", 1, "", face=1, coins=0)
    assert placed["flap.1"] == PlacedDie("copilot", 2, "3 to 2", face=3, coins=1)


def test_an_ace_is_an_a_on_the_tag() -> None:
    assert board_facts(CARDS, board(axis_P=(1, 2))).placed["axis.P"].tag == "A to 2"


def test_a_die_is_turned_and_carries_no_coins() -> None:
    found = board_with(placed={"radio.P": 2})
    rolled = tuple(4 if value else 0 for value in found.placed)
    placed = board_facts(DICE, evolve(found, rolled=rolled)).placed["radio.P"]
    assert (placed.value, placed.face, placed.coins) == (2, 0, 0)


def test_the_pile_is_what_is_neither_in_hand_nor_face_up() -> None:
    facts = board_facts(CARDS, board(radio_P=(4, 2), axis_P=(3, 3), axis_C=(5, 5)))
    assert (facts.pilot.pile, facts.copilot.pile) == (6, 7)
    dice = board_facts(DICE, board_with())
    assert (dice.pilot.pile, dice.copilot.pile) == (None, None)


def test_cards_laid_aside_lie_face_up_in_the_tray() -> None:
    facts = board_facts(CARDS, board().put(CardsAside(((6, 2), ()))))
    assert facts.pilot.aside == (6, 2)
    assert facts.copilot.aside == ()
    assert facts.pilot.pile == 6
