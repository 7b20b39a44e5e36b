"""Covered cards tell nothing (ux 2.1, 2.5): the same hands on other cards look, sound and are named the same."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Seat
from skyteam_qt.session.setup import Agreement, Mode
from skyteam_qt.ui.motion import Motion
from tests.qtbridge.flights import Hands, put
from tests.ui.cockpit.card_decks import COPILOT, PILOT, Clock, agree, briefed, card_deck, dealt
from tests.ui.cockpit.decks import Deck, deck
from tests.ui.cockpit.test_hands_secrets import story, told

ONE: Hands = ((1, 1, 2, 2), (1, 1, 2, 2))
OTHER: Hands = ((6, 4, 5, 2), (2, 6, 3, 5))


def of_each_value() -> list[Hands]:
    """Hands of the twelve cards whose A and B have each value once (F2)."""
    return [((v, v, v % 6 + 1, v % 6 + 1), (v, v, v % 6 + 1, v % 6 + 1)) for v in range(1, 7)]


@pytest.mark.parametrize("space", ["gear.2", "brake.1", "flap.1"])
def test_the_same_clicks_on_a_covered_card_look_the_same_for_all_six_values(qtbot: QtBot, space: str) -> None:
    stories = [story(card_deck(qtbot, hands, size=(960, 600)), space) for hands in of_each_value()]
    for other in stories[1:]:
        for step, (a, b) in enumerate(zip(stories[0], other, strict=True)):
            assert a == b, step


def test_a_covered_card_on_a_gear_place_hears_hold_q(qtbot: QtBot) -> None:
    d = card_deck(qtbot)
    d.drag(PILOT, 0, "gear.1")
    assert d.placed("gear.1") == 0
    assert d.said == (say("refuse.covered.1", key="Q"), say("refuse.covered.2"))


def test_where_both_cards_of_a_value_lie_open_a_covered_card_hears_the_same_as_ever(qtbot: QtBot) -> None:
    """That no ace is left follows from what lies there; what a covered card hears must not begin to depend on it."""
    answers = []
    for hands in (((1, 1, 2, 3), (4, 4, 2, 2)), ((2, 2, 1, 3), (4, 4, 2, 2))):
        d = card_deck(qtbot, hands)
        for place, space in ((0, "conc.1"), (0, "conc.2"), (1, "conc.3"), (1, "radio.C1")):
            put(d.table, place, space)
        d.table.lift(PILOT, 3)
        answers.append([d.table.answer(space) for space in range(len(d.view.ruleset.spaces))])
    assert answers[0] == answers[1]


def test_with_turbulence_a_covered_axis_card_that_could_spin_is_sent_home(qtbot: QtBot) -> None:
    """A difference of two is enough (F80): beside a 3, an ace, a 5 and a 6 would spin."""
    found = []
    for level in ("easy", "expert"):
        d = card_deck(qtbot, ((3, 3, 1, 2), (3, 3, 1, 2)), level=level)
        put(d.table, 0, "axis.P")
        d.drag(COPILOT, 1, "axis.C")
        found.append((d.placed("axis.C"), d.said[0]))
    assert found[0][0] == 0  # a 6 would do it without turbulence too
    assert found[0] == found[1] == (0, say("refuse.covered.1", key="O"))


def test_pictures_differ_only_while_a_visor_is_open(qtbot: QtBot) -> None:
    one, other = card_deck(qtbot, ONE), card_deck(qtbot, OTHER)
    assert one.picture() == other.picture()
    for d in (one, other):
        d.table.open(PILOT)
    assert one.picture() != other.picture()
    for d in (one, other):
        d.table.shut()
    assert one.picture() == other.picture()
    assert told(one) == told(other)


def test_pictures_are_the_same_again_when_a_visor_closes_in_mid_drag(qtbot: QtBot) -> None:
    pair = (card_deck(qtbot, ONE), card_deck(qtbot, OTHER))
    for d in pair:
        d.table.open(PILOT)
        d.take(PILOT, 1, d.at(d.space("gear.2")) + QPoint(3, 3))
    assert pair[0].picture() != pair[1].picture()
    for d in pair:
        d.table.shut()
    assert pair[0].picture() == pair[1].picture()
    assert told(pair[0]) == told(pair[1])


def test_the_partner_is_never_shown_in_visor_mode(qtbot: QtBot) -> None:
    one = card_deck(qtbot, ((4, 4, 1, 6), ONE[1]))
    other = card_deck(qtbot, ((4, 4, 1, 6), OTHER[1]))
    for d in (one, other):
        d.table.open(PILOT)
        d.click(d.on("pilot.die.A"))
    assert one.picture() == other.picture()
    assert told(one) == told(other)


def test_no_card_item_keeps_a_value(qtbot: QtBot) -> None:
    d = card_deck(qtbot, OTHER, Mode.OPEN)
    d.picture()
    for die in d.view.dice:
        kept = {k: v for k, v in vars(die).items() if isinstance(v, int) and not isinstance(v, (bool, Seat))}
        assert kept == {"place": die.place}


class Film:
    """A cockpit in motion, and every frame of it."""

    def __init__(self, qtbot: QtBot, hands: Hands, redrawn: Hands | None = None, **options: Any) -> None:
        self.clock = Clock()
        table = briefed(dealt(hands, redrawn), clock=self.clock, **options)
        self.deck: Deck = deck(qtbot, table=table, motion=Motion(1.0, 0.0, self.clock), size=(960, 600))
        self.frames: list[Any] = []

    def roll_for(self, seconds: float, step: float = 0.13) -> None:
        end = self.clock.t + seconds
        while self.clock.t < end:
            self.clock.t += step
            self.deck.view.animator.tick()
            now = told(self.deck)
            now["items"].sort(key=repr)  # once an item has left the scene, their order is that of chance
            self.frames += [self.deck.picture(), now]


def differing(one: Film, other: Film) -> list[int]:
    assert len(one.frames) == len(other.frames)
    return [i for i, (a, b) in enumerate(zip(one.frames, other.frames, strict=True)) if a != b]


def test_the_draw_looks_the_same_whatever_is_drawn(qtbot: QtBot) -> None:
    films = [Film(qtbot, hands) for hands in (ONE, OTHER)]
    for film in films:
        agree(film.deck.table, Agreement.ROLL)
        film.roll_for(1.6)
    assert differing(*films) == []


def test_a_redraw_looks_the_same_whichever_and_whatever_cards_are_exchanged(qtbot: QtBot) -> None:
    """Only their number is public (FQ4)."""
    films = [Film(qtbot, ONE, ((2, 3, 3, 4), (5, 5, 6, 6))), Film(qtbot, OTHER, ((6, 1, 1, 3), (1, 1, 4, 4)))]
    marks = (((0, 2), (3,)), ((1, 3), (0,)))
    for film, (pilot, copilot) in zip(films, marks, strict=True):
        table = film.deck.table
        agree(table, Agreement.ROLL)
        film.deck.type(Qt.Key.Key_Space, "T")
        for seat, chosen in ((PILOT, pilot), (COPILOT, copilot)):
            table.open(seat)
            for place in chosen:
                assert table.toggle_mark(place) is None
            table.shut()
            film.roll_for(0.2)
            table.open(seat)
            assert table.choose() is None
        film.roll_for(2.0)
        assert table.board.reroll_step is None
    assert differing(*films) == []


def test_in_the_open_cockpit_no_card_shows_its_face_while_it_moves(qtbot: QtBot) -> None:
    """New cards are seen when they lie there, not on their way."""
    come = ((3, 3, 0, 0), (6, 6, 0, 0)), ((1, 1, 0, 0), (4, 4, 0, 0))
    films = [Film(qtbot, hands, new, mode=Mode.OPEN) for hands, new in zip((ONE, OTHER), come, strict=True)]
    for film in films:
        table = film.deck.table
        agree(table, Agreement.ROLL)
        table.resume()
        film.roll_for(1.0)
        film.deck.type(Qt.Key.Key_Space, "T")
        for _ in range(2):
            film.deck.type("A", "B", Qt.Key.Key_Return)
        table.resume()
        film.roll_for(1.3)
        assert table.is_open(PILOT)
        assert film.deck.view.animator.busy
    assert [frame for frame in differing(*films) if frame % 2 == 0] == []
    for film in films:
        film.roll_for(1.0)
    assert films[0].frames[-2] != films[1].frames[-2]


def test_a_redraw_of_another_number_is_seen(qtbot: QtBot) -> None:
    """The film is not blind."""
    films = [Film(qtbot, ONE), Film(qtbot, ONE)]
    for film, marks in zip(films, ((0,), (0, 1)), strict=True):
        table = film.deck.table
        agree(table, Agreement.ROLL)
        film.deck.type(Qt.Key.Key_Space, "T")
        for seat, chosen in ((PILOT, marks), (COPILOT, ())):
            table.open(seat)
            for place in chosen:
                table.toggle_mark(place)
            table.choose()
        film.roll_for(0.5)
    assert differing(*films)


def test_the_end_of_the_time_looks_the_same_whatever_is_still_in_hand(qtbot: QtBot) -> None:
    """F91: the cards go back unseen."""
    films = [Film(qtbot, hands, stopwatch=60) for hands in (ONE, OTHER)]
    for film in films:
        agree(film.deck.table, Agreement.ROLL)
        film.roll_for(1.6)
        film.clock.t = 70.0
        film.deck.view.clock.tick()
        film.roll_for(0.6)
    assert differing(*films) == []
