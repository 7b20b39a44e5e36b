"""Final Approach at the table: words, aids and secrets of cards (ux-more 3, F1 to F91)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyteam_qt.qtbridge import phrases as ph
from skyteam_qt.qtbridge.roles import LegalState, Role
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.qtbridge.texts import say, speak_of
from skyteam_qt.rules import SEATS, VALUES, Loss, Phase, Reason
from skyteam_qt.rules.evolve import evolve
from skyteam_qt.rules.spaces import BASE_SPACES, Space
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, FlightSetup, Mode, ruleset_for
from skyteam_qt.sim.scripted import WantedDice
from tests.qtbridge.flights import COPILOT, PILOT, Hands, agree, put, seen

pytestmark = pytest.mark.usefixtures("qapp")

CARDS: Hands = ((1, 4, 4, 6), (2, 2, 3, 5))
OTHER: Hands = ((6, 5, 1, 2), (1, 6, 3, 3))
TWELVE = [value for value in VALUES for _ in range(2)]
hand = st.permutations(TWELVE).map(lambda cards: tuple(cards[:4]))


@pytest.fixture(autouse=True)
def _words_of_dice() -> Iterator[None]:
    yield
    speak_of("dice")


def drawn(hands: Hands = CARDS, mode: Mode = Mode.VISORS, redrawn: Hands | None = None, level: str = "easy") -> Table:
    """A table after the first draw; Anna, the Pilot, is on turn."""
    wanted = {}
    for nth, both in enumerate([hands, *([redrawn] if redrawn else [])], 1):
        for seat in SEATS:
            wanted.update({(1, seat, place, nth): value for place, value in enumerate(both[seat])})
    setup = FlightSetup(game="final-approach", pilot="Anna", copilot="Ben", mode=mode, level=level)
    session = GameSession(ruleset_for(setup), setup, clock=lambda: 0.0, dealer=WantedDice(wanted))
    table = Table(session.ports())
    agree(table, Agreement.ROLL)
    return table


def log(table: Table) -> list[str]:
    return [str(table.log.value(row, Role.TEXT)) for row in range(table.log.rowCount())]


def redraw(table: Table, pilot: tuple[int, ...], copilot: tuple[int, ...]) -> Table:
    """The one on turn spends the joker and chooses first."""
    assert table.spend_reroll() is None
    for _ in SEATS:
        seat = table.asked
        assert seat is not None
        table.open(seat)
        for place in (pilot, copilot)[seat]:
            assert table.toggle_mark(place) is None
        assert table.choose() is None
    return table


# ---- words


@pytest.mark.parametrize(("value", "word", "face"), [(1, "an ace", "A"), (2, "2", "2"), (6, "6", "6")])
def test_an_ace_counts_one_and_is_called_an_ace(value: int, word: str, face: str) -> None:
    """F1."""
    assert (ph.value_word(value), ph.face_word(value)) == (str(value), str(value))
    speak_of("cards")
    assert (ph.value_word(value), ph.face_word(value)) == (word, face)


def test_what_a_place_takes_and_a_card_shows_is_said_with_ace() -> None:
    speak_of("cards")
    spec = BASE_SPACES[Space.GEAR_1]
    board = drawn().board
    line = ph.refusal(Reason.WRONG_VALUE, seat=PILOT, names=ph.Names("Anna", "Ben"), board=board, space=spec, die=4)
    assert line[:2] == ("Gear 1·2 takes an ace or 2", "This card shows 4.")
    near = evolve(board, coffee=2)
    line = ph.refusal(Reason.WRONG_VALUE, seat=PILOT, names=ph.Names(), board=near, space=spec, die=3)
    assert line.detail == "This card shows 3; 1 coffee reaches 2."
    brake = ph.refusal(
        Reason.WRONG_VALUE, seat=PILOT, names=ph.Names(), board=near, space=BASE_SPACES[Space.BRAKE_1], die=1
    )
    assert brake.detail == "This card shows an ace; 1 coffee reaches 2."


def test_the_log_tells_aces_and_the_number_of_cards_exchanged() -> None:
    table = drawn()
    put(table, 0, "conc.1")
    redraw(table, (1, 2), ())
    told = log(table)
    assert "Anna: an ace on Concentration." in told
    assert told[-3:-1] == ["Anna puts 2 cards back and draws 2.", "Ben keeps all cards."]
    assert told[-1] == "The redraw is done. Ben is next."
    assert not any(word in " ".join(told).lower() for word in ("die", "dice", "roll"))


def test_no_sentence_of_the_card_game_speaks_of_dice_at_the_table() -> None:
    table = drawn()
    for place, spaces in enumerate((("axis.P", "axis.C"), ("engine.P", "engine.C"))):
        for space in spaces:
            put(table, place, space)
    told = " ".join([*log(table), ph.board_summary(table.board)]).lower()
    names = [str(table.spaces.value(row, Role.ACCESSIBLE_NAME)) for row in range(table.spaces.rowCount())]
    names += [table.dice[seat].spoken(place) for seat in SEATS for place in range(4)]
    for text in (told, *(name.lower() for name in names)):
        assert not any(word in text.replace("co-pilot", "").split() for word in ("die", "dice", "roll", "reroll"))


def test_the_board_in_one_breath_counts_the_piles_and_never_their_cards() -> None:
    """FQ8."""
    table = drawn()
    assert ph.piles_name(table.board) == "Cards in the piles: Pilot 8, Co-Pilot 8"
    put(table, 0, "axis.P")
    assert ph.piles_name(table.board) == "Cards in the piles: Pilot 8, Co-Pilot 8"
    dice = GameSession(ruleset_for(FlightSetup()), FlightSetup(), clock=lambda: 0.0)
    assert ph.piles_name(dice.board) == ""


# ---- aids


@pytest.mark.parametrize(("level", "marks"), [("easy", 1), ("hard", 1), ("expert", 2)])
def test_the_preview_of_the_axis_counts_the_turbulence(level: str, marks: int) -> None:
    """F80."""
    table = drawn(((5, 1, 2, 3), (4, 1, 2, 3)), level=level)
    put(table, 0, "axis.P")
    table.open(COPILOT)
    view = table.view(COPILOT)
    assert view is not None
    found = table.guide.preview(view, 0, table.spaces.row("axis.C"))
    assert found is not None
    assert found.ghosts["axis"] == -marks
    assert ("and one more" in found.detail) == (marks == 2)


def test_the_difference_after_coffee_counts_in_turbulence() -> None:
    """FQ7: 5 against 3, made a 4 with one coffee: two marks and not three."""
    table = drawn(((5, 1, 2, 3), (3, 1, 2, 4)), level="expert")
    for place, space in ((1, "conc.1"), (1, "conc.2"), (0, "axis.P")):
        put(table, place, space)
    table.open(COPILOT)
    view = table.view(COPILOT)
    assert view is not None
    row = table.spaces.row("axis.C")
    losing = table.guide.question(view, 0, row)
    assert losing is not None
    assert losing.private
    assert losing.text == say("warn.loses", reason=say("loss.name.spin"))
    found = table.guide.preview(view, 0, row, 1)
    assert found is not None
    assert (found.ghosts["axis"], found.loss) == (-2, None)
    before = table.guide.preview(view, 0, row)
    assert before is not None
    assert before.loss == Loss.SPIN


def test_equal_axis_cards_do_not_tilt_in_turbulence_either() -> None:
    table = drawn(((4, 1, 2, 3), (4, 1, 2, 3)), level="expert")
    put(table, 0, "axis.P")
    put(table, 0, "axis.C")
    assert table.board.axis == 0


def test_an_open_card_lights_what_it_can_do_with_coffee_coins() -> None:
    table = drawn()
    put(table, 0, "conc.1")
    put(table, 0, "conc.2")
    table.open(PILOT)
    assert table.lift(PILOT, 1) is None
    lights = {table.spaces.value(row, Role.SPACE_ID): row for row in range(table.spaces.rowCount())}
    row = lights["gear.3"]
    assert table.spaces.value(row, Role.LEGAL_STATE) == LegalState.COFFEE
    assert table.spaces.value(row, Role.COFFEE_COST) == 1


def test_a_card_may_be_laid_aside_only_when_none_of_the_hand_fits() -> None:
    """F47, R28. It is a private aid."""
    table = drawn()
    table.open(PILOT)
    view = table.view(PILOT)
    assert view is not None
    assert not table.guide.may_lay_aside(view)
    full = tuple(0 if i == Space.GEAR_1 else 1 for i in range(len(BASE_SPACES)))
    stuck = view._replace(hand=(4, 4, 6, 0), board=evolve(view.board, placed=full, in_hand=(0b0111, 0b1111)))
    assert table.guide.may_lay_aside(stuck)
    assert not table.guide.may_lay_aside(stuck._replace(hand=(4, 4, 2, 0)))
    table.shut()
    table.lift(PILOT, 1)
    assert table.lay_aside() == Reason.COVERED


# ---- secrets


@pytest.mark.parametrize("mode", [Mode.VISORS, Mode.CURTAIN])
@settings(max_examples=15)
@given(st.tuples(hand, hand))
def test_two_games_that_differ_in_hidden_cards_are_equal_while_shut(mode: Mode, hands: Hands) -> None:
    assert seen(drawn(hands, mode)) == _expected(mode)


@cache
def _expected(mode: Mode) -> list[Any]:
    return seen(drawn(CARDS, mode))


def test_they_differ_while_open_and_are_equal_again_when_shut() -> None:
    one, two = drawn(CARDS), drawn(OTHER)
    for table in (one, two):
        table.open(PILOT)
    assert seen(one) != seen(two)
    for table in (one, two):
        table.shut()
    assert seen(one) == seen(two)


def test_an_open_visor_does_not_depend_on_the_partners_cards() -> None:
    one, two = drawn(CARDS), drawn((CARDS[PILOT], OTHER[COPILOT]))
    for table in (one, two):
        table.open(PILOT)
        table.lift(PILOT, 2)
    assert seen(one) == seen(two)


def test_after_a_redraw_only_the_number_of_cards_is_known() -> None:
    """FQ4: neither which ones went back nor what came."""
    one = redraw(drawn(CARDS, redrawn=((2, 3, 3, 5), (1, 1, 6, 6))), (0, 1), (3,))
    two = redraw(drawn(OTHER, redrawn=((3, 4, 4, 6), (2, 2, 5, 5))), (2, 3), (0,))
    assert seen(one) == seen(two)
    three = redraw(drawn(CARDS), (0, 1, 2), (3,))
    assert seen(one) != seen(three)


def test_what_is_marked_is_not_told_before_both_have_chosen() -> None:
    told = []
    for marks in ((), (0,), (0, 1, 2, 3)):
        table = drawn()
        table.spend_reroll()
        table.open(PILOT)
        for place in marks:
            table.toggle_mark(place)
        table.choose()
        told.append(seen(table))
    assert told[0] == told[1] == told[2]


def test_a_redraw_is_refused_without_a_joker_on_board() -> None:
    """F46."""
    table = redraw(drawn(), (), ())
    assert table.spend_reroll() == Reason.NO_REDRAW
    assert table.board.phase == Phase.PLACEMENT
