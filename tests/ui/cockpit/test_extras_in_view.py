"""Tokens of interns and the traffic die of Synchronisation in the cockpit (IN1 to IN7, SY1 to SY4, ux-more 2)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from skyteam_qt.rules import Seat
from skyteam_qt.ui.cockpit.annunciator_state import Slot
from skyteam_qt.ui.motion import Motion
from tests.ui.cockpit.card_decks import Clock
from tests.ui.cockpit.decks import Deck
from tests.ui.cockpit.module_decks import looking, module_deck, wanted

P, C = Seat.PILOT, Seat.COPILOT
ENTER, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape
TRAIN = ((6, 3, 1, 2), (3, 2, 4, 5))


def trained(qtbot: QtBot, scenario: str = "ATL-green", motion: Motion | None = None) -> Deck:
    """The Pilot has put the 6 in training; the token 4 waits."""
    deck = module_deck(qtbot, scenario, dealer=wanted(TRAIN), motion=motion)
    looking(deck, P, "A", "I", ENTER)
    assert deck.placed("intern.P") == 6
    return deck


def synchronised(qtbot: QtBot) -> Deck:
    """A gear and a flap die lie: the traffic die shows a 4."""
    hands = ((3, 1, 6, 2), (1, 3, 4, 5))
    deck = module_deck(qtbot, "HND-red", "synchronisation", dealer=wanted(hands, turned={(1, "synchronisation", 1): 4}))
    looking(deck, P, "A", "G", "G", ENTER)
    looking(deck, C, "A", "F", ENTER)
    assert deck.table.extra is not None
    return deck


def test_the_token_is_in_hand_and_only_spaces_that_take_it_are_lit(qtbot: QtBot) -> None:
    deck = trained(qtbot)
    assert deck.said == ("Anna trained: place the 4.", "Any lit space takes it.")
    looks = deck.looks()
    assert (looks["gear.2"], looks["gear.1"], looks["axis.P"], looks["axis.C"]) == ("lit", "dim", "lit", "dim")
    assert looks["conc.1"] == "dim"  # an intern brings no coffee (IN5)
    assert deck.view.live.extra.isVisible()
    assert deck.table.open_seat is None


def test_the_token_hangs_at_the_pointer_and_lands_with_a_click(qtbot: QtBot) -> None:
    deck = trained(qtbot)
    deck.move(deck.on("gear.2"))
    assert (deck.view.live.extra.pos() - deck.space("gear.2")).manhattanLength() < 4
    assert deck.looks()["gear.2"] == "hover"
    assert deck.said[0].startswith("Gear 3·4")
    deck.click(deck.on("gear.2"))
    assert deck.placed("gear.2") == 4
    assert not deck.view.live.extra.isVisible()
    assert deck.table.asked == C


def test_the_token_lands_by_keys(qtbot: QtBot) -> None:
    deck = trained(qtbot)
    deck.type("G", "G", ENTER)
    assert deck.placed("gear.2") == 4


def test_a_token_cannot_be_put_back(qtbot: QtBot) -> None:
    deck = trained(qtbot)
    paused = []
    deck.view.pause_requested.connect(lambda: paused.append(1))
    deck.type(ESC)
    assert deck.table.extra is not None
    assert deck.said[0] == "The intern has to be placed first"
    deck.type("B")
    assert deck.table.lifted is not None
    assert deck.table.lifted.extra
    assert paused == []
    deck.view.focus.go("pause")
    deck.type(ENTER)
    assert paused == [1]


def test_a_refused_space_says_why_and_the_token_stays_in_hand(qtbot: QtBot) -> None:
    deck = trained(qtbot)
    deck.click(deck.on("conc.1"))
    assert deck.said == ("An intern brings no coffee", "Any lit space takes the token.")
    deck.click(deck.on("gear.1"))
    assert deck.said == ("Gear 1·2 takes a 1 or a 2", "This die is a 4.")
    assert deck.table.extra is not None


def test_training_does_not_take_the_value_of_its_token(qtbot: QtBot) -> None:
    deck = module_deck(qtbot, "ATL-green", dealer=wanted(((4, 3, 1, 2), (3, 2, 4, 5))))
    deck.key_down(Qt.Key.Key_Q)
    deck.type("A")
    assert deck.looks()["intern.P"] == "dim"
    deck.type("I", ENTER)
    assert deck.said == ("Training takes any value but 4", "This die is a 4.")
    deck.key_up(Qt.Key.Key_Q)
    deck.type("A", ENTER)
    assert deck.said[0] == "Hold Q for this one"


def test_a_pause_takes_the_token_out_of_the_hand_for_as_long_as_it_lasts(qtbot: QtBot) -> None:
    deck = trained(qtbot)
    deck.table.cover()
    assert deck.table.lifted is None
    assert set(deck.looks().values()) == {"idle"}
    deck.table.uncover()
    assert deck.table.extra is not None
    assert deck.looks()["gear.2"] == "lit"


def test_the_token_flies_from_its_row_into_the_hand(qtbot: QtBot) -> None:
    clock = Clock()
    deck = module_deck(qtbot, "ATL-green", dealer=wanted(TRAIN), motion=Motion(1.0, 0.0, clock))
    looking(deck, P, "A", "I", ENTER)
    animator = deck.view.animator
    for _ in range(40):
        if not animator.busy:
            break
        assert not deck.view.live.extra.isVisible()
        clock.t += 0.05
        animator.tick()
    assert deck.view.live.extra.isVisible()
    assert deck.view.layer.facts.intern.tokens == (None, 1, 5, 3, 2, 6)


def test_rough_air_comes_once_after_the_token(qtbot: QtBot) -> None:
    """IN, TB1: the dice behind the screen are rolled when the token lies."""
    dealer = wanted(TRAIN, again={(C, place, 2): 5 for place in range(4)})
    deck = module_deck(qtbot, "SXM-yellow-turbulence", dealer=dealer)
    looking(deck, C, "A", "I", ENTER)
    assert deck.table.ports.copilot.view().hand == (0, 2, 4, 5)
    deck.type("X", ENTER)
    assert deck.placed("axis.C") == 6
    assert deck.table.ports.copilot.view().hand == (0, 5, 5, 5)
    assert deck.said[1] == "Rough air: Ben's dice rolled again."


# ---- Synchronisation


def test_the_traffic_die_waits_in_the_annunciator_for_any_colour(qtbot: QtBot) -> None:
    deck = synchronised(qtbot)
    assert deck.said[0] == "Synchronisation: a traffic die, 4."
    assert deck.view.live.extra.isVisible()
    assert deck.view.live.extra.pos() == deck.view.places.waiting_die.center()
    looks = deck.looks()
    assert (looks["axis.P"], looks["axis.C"], looks["radio.P"], looks["gear.1"]) == ("lit", "lit", "lit", "dim")
    deck.click(deck.on("axis.P"))
    assert deck.placed("axis.P") == 4
    assert deck.table.asked == P


def test_the_traffic_die_is_dragged(qtbot: QtBot) -> None:
    deck = synchronised(qtbot)
    start, end = deck.at(deck.view.places.waiting_die.center()), deck.on("radio.P")
    deck.press(start)
    for k in (0.2, 0.7, 1.0):
        deck.move(start + (end - start) * k)
    assert (deck.view.live.extra.pos() - deck.space("radio.P")).manhattanLength() < 4
    deck.release(end)
    assert deck.placed("radio.P") == 4


def test_coffee_changes_the_traffic_die_within_two_to_five(qtbot: QtBot) -> None:
    """SY3."""
    hands = ((3, 1, 6, 2), (1, 3, 4, 5))
    dealer = wanted(hands, turned={(1, "synchronisation", 1): 4})
    deck = module_deck(qtbot, "HND-red", "synchronisation", dealer=dealer)
    looking(deck, P, "B", "N", ENTER)
    looking(deck, C, "A", "F", ENTER, ENTER)
    looking(deck, P, "A", "G", "G", ENTER, ENTER)
    assert deck.table.board.coffee == 1
    assert deck.table.extra is not None
    deck.click(deck.on("radio.P"))
    rail = deck.view.handling.rail
    assert rail is not None
    assert [option.value for option in rail.options if option.legal] == [3, 4, 5]
    deck.type(Qt.Key.Key_Right, ENTER)
    assert deck.placed("radio.P") == 5
    assert deck.table.board.coffee == 0


def test_esc_leaves_the_rail_and_keeps_the_traffic_die(qtbot: QtBot) -> None:
    hands = ((3, 1, 6, 2), (1, 3, 4, 5))
    deck = module_deck(qtbot, "HND-red", "synchronisation", dealer=wanted(hands))
    looking(deck, P, "B", "N", ENTER)
    looking(deck, C, "A", "F", ENTER, ENTER)
    looking(deck, P, "A", "G", "G", ENTER, ENTER)
    deck.click(deck.on("radio.P"))
    deck.type(ESC)
    assert deck.view.handling.rail is None
    assert deck.table.extra is not None


def test_the_copilot_may_roll_the_traffic_die_again(qtbot: QtBot) -> None:
    """A reroll token is spent while it waits; Y or a click marks it, with the own visor open."""
    hands = ((3, 1, 6, 2), (1, 3, 4, 5))
    turned = {(1, "synchronisation", 1): 4, (1, "synchronisation", 2): 2}
    deck = module_deck(qtbot, "HND-red", "synchronisation", dealer=wanted(hands, turned=turned))
    looking(deck, P, "A", "G", "G", ENTER)
    looking(deck, C, "A", "F", ENTER)
    deck.type("T")
    assert deck.table.board.reroll_step is not None
    assert deck.view.handling.marking == C
    deck.key_down(Qt.Key.Key_O)
    deck.type("Y")
    assert deck.view.live.extra.marked
    deck.key_up(Qt.Key.Key_O)
    assert not deck.view.live.extra.marked
    deck.key_down(Qt.Key.Key_O)
    deck.click(deck.at(deck.view.live.extra.pos()))
    assert not deck.view.live.extra.marked
    deck.type("Y", ENTER)
    deck.key_up(Qt.Key.Key_O)
    looking(deck, P, ENTER)
    assert deck.table.extra is not None
    assert deck.table.extra.value == 2
    assert deck.said[0] == "The traffic die rolled again: 2."


def test_words_of_the_waiting_die_are_public_and_stay_when_a_visor_shuts(qtbot: QtBot) -> None:
    deck = synchronised(qtbot)
    deck.move(deck.on("axis.P"))
    before = deck.said
    assert deck.view.words.has(Slot.PREVIEW)
    assert not deck.view.words.private
    deck.key_down(Qt.Key.Key_O)
    deck.key_up(Qt.Key.Key_O)
    assert deck.said == before


def test_the_extra_knows_where_it_is_held(qtbot: QtBot) -> None:
    deck = trained(qtbot)
    deck.type("X")
    assert deck.view.handling.target == deck.index("axis.P")
    assert deck.view.live.extra_spot() != QPointF()
