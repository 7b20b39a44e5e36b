"""The rules page: contents, search as you type, articles, public values only."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from skyteam_qt.qtbridge.texts import speak_of
from skyteam_qt.rules import Board, Seat
from skyteam_qt.ui.help_texts import topics
from skyteam_qt.ui.screens.help import RulesScreen
from skyteam_qt.ui.theme import Theme
from tests.qtbridge.flights import rolled
from tests.ui.pages import SIZES, cut_texts, press, show, shown_texts

Make = Callable[..., RulesScreen]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def made(name: str = "", board: Board | None = None, size: tuple[int, int] = (1600, 1000)) -> RulesScreen:
        screen = RulesScreen(Theme("dark"), name, board)
        qtbot.addWidget(screen)
        show(screen, *size)
        return screen

    return made


def test_it_opens_at_the_topic_asked_for(make: Make) -> None:
    screen = make("flaps")
    assert screen.topic.id == "flaps"
    assert [button.text() for button, _ in screen._buttons if button.isChecked()] == ["Flaps"]


def test_an_entry_of_the_contents_opens_its_article(make: Make) -> None:
    screen = make()
    button = next(button for button, name in screen._buttons if name == "radio")
    button.click()
    show(screen)
    assert "Count your own space as 1. The value of the die names a space, and one plane leaves it at once." in (
        shown_texts(screen)
    )


def test_see_also_leads_on(make: Make) -> None:
    screen = make("brakes")
    screen._see.body.itemAt(1).widget().click()
    assert screen.topic.id == "engines"


def test_search_shows_places_with_the_word_and_esc_empties_it_first(make: Make, qtbot: QtBot) -> None:
    screen = make("radio")
    QTest.keyClicks(screen.field, "Overshoot")
    assert {name for _, name in screen._buttons} == {"engines", "altitude", "losing"}
    assert screen.topic.id == "engines"
    with qtbot.assertNotEmitted(screen.closed):
        press(screen, Qt.Key.Key_Escape)
    assert len(screen._buttons) == len(topics())
    with qtbot.waitSignal(screen.closed):
        press(screen, Qt.Key.Key_Escape)


def test_a_word_that_is_nowhere_says_so(make: Make) -> None:
    screen = make()
    QTest.keyClicks(screen.field, "submarine")
    show(screen)
    assert "No place in the rules has this word." in shown_texts(screen)


def test_the_button_goes_back(make: Make, qtbot: QtBot) -> None:
    screen = make()
    with qtbot.waitSignal(screen.closed):
        screen.back.click()


def test_values_of_the_flight_are_public_ones(make: Make) -> None:
    table = rolled(((6, 6, 6, 6), (6, 6, 6, 6)))
    table.open(Seat.PILOT)
    other = rolled(((1, 1, 1, 1), (1, 1, 1, 1)))
    assert shown_texts(make("axis", table.board)) == shown_texts(make("axis", other.board))
    assert {"hold up to", "one space up to", "spaces to go"} <= set(shown_texts(make("axis", table.board)))


@pytest.mark.parametrize("size", SIZES)
def test_no_article_is_cut(make: Make, size: tuple[int, int]) -> None:
    screen = make("", rolled().board, size)
    for topic in topics():
        screen.show_topic(topic.id)
        show(screen, *size)
        show(screen, *size)  # what wraps is laid out in two turns
        assert cut_texts(screen) == [], topic.id


def test_without_a_flight_people_choose_whose_rules_they_read(make: Make) -> None:
    screen = make("reroll")
    assert screen.games is not None
    try:
        screen.games.part(1).click()
        show(screen)
        assert screen.words == "cards"
        assert screen.topic.title == "Redraw"
        assert {"Redraw", "Cards and piles", "Worked examples"} <= {button.text() for button, _ in screen._buttons}
        screen.show_topic("cards")
        screen.games.part(0).click()
        show(screen)
        assert screen.topic == topics("dice")[0]
        assert "Reroll" in {button.text() for button, _ in screen._buttons}
    finally:
        speak_of("dice")


def test_in_a_flight_the_rules_are_those_of_its_game(make: Make) -> None:
    screen = make("reroll", rolled().board)
    assert screen.games is None
    assert screen.topic.title == "Reroll"


@pytest.mark.parametrize("size", SIZES)
def test_no_article_of_the_card_game_is_cut(make: Make, size: tuple[int, int]) -> None:
    try:
        speak_of("cards")
        screen = make(size=size)
        assert screen.words == "cards"
        for name in [topic.id for topic in topics("cards")]:
            screen.show_topic(name)
            show(screen, *size)
            show(screen, *size)  # what wraps is laid out in two turns
            assert cut_texts(screen) == [], name
            assert len(screen.watch_buttons) == (2 if name == "examples" else 0)
            chosen = next(button for button, topic in screen._buttons if topic == name)
            assert not chosen.visibleRegion().isEmpty(), name
    finally:
        speak_of("dice")
