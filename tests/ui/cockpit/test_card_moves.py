"""How cards come and go on the screen (ux-more 3): the draw, the redraw, busy sky, switches, the end of the time."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.table import Table
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.session.setup import Agreement, Mode
from skyteam_qt.sim.scripted import FINAL_APPROACH, fly_turns
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.flying_card import FlyingCard
from skyteam_qt.ui.motion import Motion
from tests.qtbridge.flights import put
from tests.ui.cockpit.card_decks import COPILOT, PILOT, Clock, agree, briefed, dealer_for, dealt
from tests.ui.cockpit.decks import Deck, deck
from tests.ui.cockpit.test_cards_in_view import nowhere

REDRAWN = ((2, 3, 3, 5), (1, 1, 6, 6))


class Moving:
    """A deck of cards whose clock the test turns."""

    def __init__(self, qtbot: QtBot, table: Table | None = None, mode: Mode = Mode.VISORS, **options: object) -> None:
        self.clock = Clock()
        table = table or briefed(dealt(redrawn=REDRAWN), mode, clock=self.clock, **options)  # type: ignore[arg-type]
        self.table = table
        self.deck: Deck = deck(qtbot, table=table, motion=Motion(1.0, 0.0, self.clock))
        self.view = self.deck.view

    @property
    def facts(self) -> CockpitFacts:
        return self.view.layer.facts

    def wait(self, seconds: float) -> None:
        for _ in range(20):
            self.clock.t += seconds / 20
            self.view.animator.tick()

    def drawn(self) -> Moving:
        agree(self.table, Agreement.ROLL)
        self.wait(3)
        return self

    def covers(self, seat: int) -> list[str]:
        return [self.deck.die(seat, place).cover for place in range(4)]

    def flying(self) -> list[FlyingCard]:
        return [item for item in self.view.scene().items() if isinstance(item, FlyingCard)]

    def redraw(self, pilot: tuple[int, ...], copilot: tuple[int, ...]) -> None:
        """Both choose; the movement begins."""
        assert self.table.spend_reroll() is None
        for seat, marks in ((PILOT, pilot), (COPILOT, copilot)):
            self.table.open(seat)
            for place in marks:
                assert self.table.toggle_mark(place) is None
            assert self.table.choose() is None


# ---- the draw


def test_the_draw_shuffles_and_then_deals_one_card_after_another(qtbot: QtBot) -> None:
    m = Moving(qtbot)
    agree(m.table, Agreement.ROLL)
    assert m.covers(PILOT) == m.covers(COPILOT) == ["away"] * 4
    assert m.facts.pilot.pile == 12
    m.wait(0.59)
    assert m.covers(PILOT) == ["away"] * 4
    m.wait(0.01 + 0.14 * 2 + 0.07)
    assert m.covers(PILOT) == m.covers(COPILOT) == ["letter", "letter", "away", "away"]
    assert m.facts.pilot.pile == m.facts.copilot.pile == 9
    m.wait(1)
    assert m.covers(PILOT) == [""] * 4
    assert m.facts.pilot.pile == 8
    assert not m.flying()
    assert not m.view.animator.busy
    assert m.deck.said[0] == "Anna's turn. Place one card."


def test_space_skips_the_draw(qtbot: QtBot) -> None:
    m = Moving(qtbot)
    agree(m.table, Agreement.ROLL)
    m.wait(0.3)
    m.deck.type(Qt.Key.Key_Space)
    assert m.covers(PILOT) == [""] * 4
    assert m.facts.pilot.pile == 8
    assert not m.flying()


def test_a_card_that_is_lifted_while_they_are_still_dealt_is_in_the_hand(qtbot: QtBot) -> None:
    m = Moving(qtbot)
    agree(m.table, Agreement.ROLL)
    m.wait(1.1)
    m.deck.type("A")
    die = m.deck.die(PILOT, 0)
    m.wait(0.02)
    assert die.raised
    assert die.cover == ""
    assert die.pos() != die.home
    m.wait(1)
    assert die.raised


# ---- the redraw


def test_in_a_redraw_all_cards_are_gathered_and_as_many_go_as_were_put_back(qtbot: QtBot) -> None:
    m = Moving(qtbot).drawn()
    m.redraw((0, 2), (1,))
    assert m.deck.said == ("Anna puts 2 cards back and draws 2.", "Ben puts 1 card back and draws another.")
    m.wait(0.1)
    assert m.covers(PILOT) == m.covers(COPILOT) == ["back"] * 4
    m.wait(0.1 + 0.28)
    assert m.covers(PILOT) == ["back", "back", "away", "away"]
    assert m.covers(COPILOT) == ["back", "back", "back", "away"]
    m.wait(0.3)
    assert (m.facts.pilot.pile, m.facts.copilot.pile) == (10, 9)
    m.wait(0.31 + 0.28)
    assert m.covers(PILOT) == ["back"] * 4
    assert (m.facts.pilot.pile, m.facts.copilot.pile) == (8, 8)
    m.wait(0.5)
    assert m.covers(PILOT) == [""] * 4
    assert all(die.pos() == die.home for die in m.view.dice)
    assert not m.flying()


def test_the_pile_is_shuffled_for_600_ms(qtbot: QtBot) -> None:
    m = Moving(qtbot).drawn()
    m.redraw((0,), ())
    m.wait(0.2 + 0.28)
    seen = []
    for _ in range(6):
        m.wait(0.1)
        halves = [card for card in m.flying() if card.isVisible()]
        seen.append(len(halves))
    assert seen[:-1] == [2] * 5


@pytest.mark.parametrize("marks", [(0, 1), (2, 3), (0, 3)])
def test_which_cards_go_back_is_not_seen(qtbot: QtBot, marks: tuple[int, int]) -> None:
    """FQ4: the number is public. Not one frame depends on which cards those were."""
    frames = []
    for chosen in ((1, 2), marks):
        m = Moving(qtbot).drawn()
        m.redraw(chosen, ())
        told = []
        for _ in range(9):
            m.wait(0.19)
            told.append([(die.pos().toTuple(), die.cover, die.isVisible()) for die in m.view.dice])
            told.append([(card.pos().toTuple(), card.size, card.isVisible()) for card in m.flying()])
            told.append(m.facts)
        told.append(m.deck.picture())
        frames.append(told)
    assert frames[0] == frames[1]


def test_who_keeps_all_cards_sees_nothing_move(qtbot: QtBot) -> None:
    m = Moving(qtbot).drawn()
    m.redraw((), ())
    m.wait(0.02)
    assert not m.view.animator.busy
    assert not m.flying()
    assert m.covers(PILOT) == [""] * 4
    assert m.deck.said == ("Anna keeps all cards.", "Ben keeps all cards.")


def test_in_the_open_cockpit_no_face_shows_while_cards_are_on_the_move(qtbot: QtBot) -> None:
    m = Moving(qtbot, mode=Mode.OPEN).drawn()
    m.table.resume()
    m.redraw((0, 1), (0,))
    m.wait(0.5)
    assert set(m.covers(PILOT)) == {"back", "away"}
    assert m.table.is_open(PILOT)
    m.wait(2)
    assert m.covers(PILOT) == [""] * 4


def test_marked_cards_rise_only_while_the_visor_is_open(qtbot: QtBot) -> None:
    m = Moving(qtbot).drawn()
    m.table.spend_reroll()
    m.wait(5)
    before = m.deck.picture()
    m.table.open(PILOT)
    plain = m.deck.picture()
    m.deck.type("B")
    marked = m.deck.picture()
    home = m.view.layer.fit.to_view(m.view.places.tray("pilot")[1]).toAlignedRect()
    above = home.translated(0, -home.height()).adjusted(0, home.height() - 6, 0, 0)
    assert marked.copy(above) != plain.copy(above)
    m.table.shut()
    assert m.deck.picture() == before


# ---- busy sky


def landed_first_round(qtbot: QtBot, sky: int, game: str = "final-approach") -> Moving:
    """The first round is flown and both agree to go on; at 5000 ft the sky is busy."""
    dealer = dealer_for(FINAL_APPROACH)
    dealer.sky = {2: sky}
    m = Moving(qtbot, briefed(dealer, level="normal", game=game))
    agree(m.table, Agreement.ROLL)
    fly_turns(m.table.ports, FINAL_APPROACH[0], 8)
    m.wait(10)
    agree(m.table, Agreement.NEXT_ROUND)
    return m


@pytest.mark.parametrize("game", ["final-approach", "sky-team"])
def test_the_starter_turns_a_card_up_and_its_plane_flies_to_the_space(qtbot: QtBot, game: str) -> None:
    m = landed_first_round(qtbot, 3, game)
    m.wait(0.7)
    assert m.facts.planes == (0, 0, 1, 2, 1, 1, 2)
    m.wait(0.28 + 0.26 + 0.2)
    (card,) = [one for one in m.flying() if one.isVisible()]
    assert (card.seat, card.face, round(card.turn, 2)) == ("copilot", 3, 1.0)
    assert m.deck.said[0].startswith("Busy sky: one more plane, 2 ")
    assert m.facts.planes == (0, 0, 1, 2, 1, 1, 2)
    m.wait(0.7 + 0.42 + 0.1)
    assert m.facts.planes == (0, 0, 1, 3, 1, 1, 2)
    m.wait(5)
    assert not m.view.animator.busy
    assert not m.flying()
    assert not m.view.playback.overlay


def test_the_card_that_was_turned_up_stays_in_sight_for_a_second(qtbot: QtBot) -> None:
    m = landed_first_round(qtbot, 5)
    m.wait(0.7)
    shown = 0.0
    while m.view.animator.busy:
        m.wait(0.1)
        shown += 0.1 * any(card.turn > 0.9 for card in m.flying())
    assert shown > 1.0


# ---- switches, coffee, the end of the time


def test_a_switch_card_turns_in_260_ms(qtbot: QtBot) -> None:
    m = Moving(qtbot).drawn()
    put(m.table, 1, "gear.2")
    m.wait(0.16)
    turned = []
    for _ in range(7):
        turned.append(m.facts.gear[1])
        m.wait(0.05)
    assert turned[0] < 0.05
    assert all(a <= b for a, b in pairwise(turned))
    assert turned[3] < 0.9
    assert turned[-1] == 1.0
    m.wait(2)
    assert m.facts.blue == 5


def test_coins_come_to_lie_on_the_card_they_changed(qtbot: QtBot) -> None:
    m = Moving(qtbot).drawn()
    for space in ("conc.1", "conc.2"):
        put(m.table, 0, space)
        m.wait(2)
    put(m.table, 1, "gear.3", 1)
    m.wait(0.17)
    assert m.facts.placed["gear.3"].coins == 0
    m.wait(0.3)
    assert m.facts.placed["gear.3"].coins == 1
    m.wait(3)
    assert m.facts.coffee == 1
    assert not m.view.playback.overlay


def test_a_card_laid_aside_turns_up_and_goes_to_the_side(qtbot: QtBot) -> None:
    """F47: face up, until the round ends."""
    m = Moving(qtbot, briefed(dealt(), rules=nowhere())).drawn()
    m.table.open(PILOT)
    m.table.lift(PILOT, 1)
    assert m.table.lay_aside() is None
    assert m.facts.pilot.aside == ()
    m.wait(0.5)
    (card,) = m.flying()
    assert (card.face, card.turn, card.size) == (4, 1.0, 1.0)
    m.wait(2)
    assert m.facts.pilot.aside == (4,)
    assert not m.flying()


def test_placed_cards_go_back_to_their_piles_before_the_altitude_drops(qtbot: QtBot) -> None:
    m = landed_first_round(qtbot, 5)
    m.wait(0.2)
    assert m.facts.pilot.pile == 8
    assert not m.facts.placed
    m.wait(0.6)
    assert m.facts.pilot.pile == 12
    assert m.facts.round_now == 2


@pytest.mark.parametrize("looks", [False, True])
def test_at_zero_the_cards_in_hand_leave_covered(qtbot: QtBot, looks: bool) -> None:
    """Also those that somebody looks at just then."""
    m = Moving(qtbot, stopwatch=60).drawn()
    put(m.table, 0, "axis.P")
    m.wait(1)
    if looks:
        m.table.open(COPILOT)
    m.clock.t = 100
    m.view.clock.tick()
    leaving = m.flying()
    assert sorted(card.back for card in leaving) == ["A", "B", "B", "C", "C", "D", "D"]
    assert {card.face for card in leaving} == {0}
    m.wait(1)
    assert not m.flying()
    assert m.deck.said[0] == say("event.timeUp", n=7)


def test_after_all_movement_the_picture_is_the_same_with_and_without_motion(qtbot: QtBot) -> None:
    m = Moving(qtbot).drawn()
    still = deck(qtbot, table=briefed(dealt(redrawn=REDRAWN)))
    agree(still.table, Agreement.ROLL)
    for table in (m.table, still.table):
        for space in ("conc.1", "conc.2"):
            put(table, 0, space)
        put(table, 1, "gear.3", 1)
        assert table.spend_reroll() is None
        for seat, marks in ((COPILOT, (2, 3)), (PILOT, (2,))):
            table.open(seat)
            for place in marks:
                table.toggle_mark(place)
            table.choose()
    m.wait(10)
    assert m.deck.picture() == still.picture()
