"""The start screen: flights on map and list, seats, sitting mode, boarding, and the card of a kept flight."""

from __future__ import annotations

import sys
from collections.abc import Callable
from subprocess import run

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from skyteam_qt.content.levels import level_of, levels
from skyteam_qt.qtbridge.level_phrases import level_sentence, stopwatch_sentence
from skyteam_qt.session.setup import FlightSetup, Mix, Mode
from skyteam_qt.ui.flight_model import CARD_ROLE
from skyteam_qt.ui.screens import previews
from skyteam_qt.ui.screens.start import StartScreen
from skyteam_qt.ui.screens.start_level import LevelPart
from skyteam_qt.ui.services import FlightCard, GameChoice, SavedFlight
from skyteam_qt.ui.theme import Theme
from tests.ui.pages import (
    CARD,
    LONG,
    MARKUP,
    SAVED,
    SIZES,
    cut_texts,
    press,
    question_of,
    show,
    shown_texts,
    small_targets,
)

Make = Callable[..., StartScreen]
LHR = FlightCard(
    "LHR-green",
    "LHR",
    "Heathrow",
    "London",
    "United Kingdom",
    "green",
    (0, 1, 2, 1),
    europe=(437.9, 382.6),
    x=471,
    y=74,
)
TWO = (CARD, CARD._replace(id="YUL-red", difficulty="red", planes=(0, 2, 2)), LHR, LHR._replace(id="LHR-b", landed=2))


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def made(
        cards: tuple[FlightCard, ...] = (CARD,),
        saved: SavedFlight | None = None,
        names: tuple[str, str] = ("Anna", "Ben"),
        size: tuple[int, int] = (1600, 1000),
        theme: str = "dark",
        notice: str = "",
        choice: GameChoice = GameChoice(),  # noqa: B008  # a tuple
    ) -> StartScreen:
        screen = StartScreen(Theme(theme), cards, saved, names, "visors", notice, choice=choice)
        qtbot.addWidget(screen)
        show(screen, *size)
        return screen

    return made


def test_boarding_hands_over_flight_names_and_sitting_mode(make: Make, qtbot: QtBot) -> None:
    screen = make()
    screen.modes.button(1).click()
    with qtbot.waitSignal(screen.board) as told:
        QTest.mouseClick(screen.board_button, Qt.MouseButton.LeftButton)
    assert told.args == [FlightSetup(scenario="YUL-green", pilot="Anna", copilot="Ben", mode=Mode.CURTAIN)]


@pytest.mark.parametrize("key", [Qt.Key.Key_B, Qt.Key.Key_Return])
def test_b_and_enter_board_when_nothing_is_kept(make: Make, qtbot: QtBot, key: Qt.Key) -> None:
    screen = make()
    with qtbot.waitSignal(screen.board):
        press(screen, key)


def test_a_kept_flight_is_offered_covered_and_enter_continues_it(make: Make, qtbot: QtBot) -> None:
    screen = make(saved=SAVED)
    texts = shown_texts(screen)
    assert "YUL Montréal-Trudeau, round 3 of 7" in texts
    assert {LONG, MARKUP} <= set(texts)
    assert any("4\N{NO-BREAK SPACE}000 ft" in text and "Placement" in text for text in texts)
    with qtbot.waitSignal(screen.resume) as told:
        press(screen, Qt.Key.Key_Return)
    assert told.args == [SAVED]


def test_without_a_kept_flight_there_is_no_card(make: Make) -> None:
    screen = make()
    assert screen.continue_card is None
    assert "Resume" not in shown_texts(screen)


def test_boarding_asks_before_it_closes_a_kept_flight(make: Make, qtbot: QtBot) -> None:
    screen = make(saved=SAVED)
    heard: list[str] = []
    screen.put_away.connect(lambda saved: heard.append(f"away {saved.key}"))
    screen.board.connect(lambda setup: heard.append("board"))
    screen.board_button.click()
    assert heard == []
    press(question_of(screen), Qt.Key.Key_Escape)
    assert heard == []
    assert screen.question is None
    screen.board_button.click()
    question_of(screen).yes.click()
    assert heard == ["away key", "board"]


def test_start_over_puts_the_kept_flight_away_after_asking(make: Make, qtbot: QtBot) -> None:
    screen = make(saved=SAVED)
    assert screen.continue_card is not None
    screen.continue_card.start_over.click()
    with qtbot.waitSignal(screen.put_away):
        question_of(screen).yes.click()
    assert not screen.continue_card.isVisible()
    with qtbot.waitSignal(screen.board):
        press(screen, Qt.Key.Key_Return)


def test_tab_in_a_button_of_a_question_stays_in_the_question(make: Make) -> None:
    screen = make(saved=SAVED)
    screen.board_button.click()
    question = question_of(screen)
    assert question.no is not None
    for part in (question.yes, question.no, question.yes):
        press(question.no if part is question.yes else question.yes, Qt.Key.Key_Tab)
        assert part.hasFocus()


def test_keys_do_nothing_below_an_open_question(make: Make, qtbot: QtBot) -> None:
    screen = make(saved=SAVED)
    screen.board_button.click()
    question = question_of(screen)
    with qtbot.assertNotEmitted(screen.board), qtbot.assertNotEmitted(screen.resume):
        press(question, Qt.Key.Key_B)
        press(question, Qt.Key.Key_Tab)
    assert question.yes.hasFocus()
    press(question.yes, Qt.Key.Key_Tab)
    assert question.no is not None
    assert question.no.hasFocus()


def test_a_flight_that_cannot_be_continued_says_why(make: Make, qtbot: QtBot) -> None:
    screen = make(saved=SAVED._replace(problem="This flight is damaged."))
    assert "This flight is damaged." in shown_texts(screen)
    assert "Resume" not in shown_texts(screen)
    with qtbot.assertNotEmitted(screen.resume):
        press(screen, Qt.Key.Key_Return)
    assert screen.question is not None


def test_a_notice_is_shown(make: Make) -> None:
    assert "The settings could not be read." in shown_texts(make(notice="The settings could not be read."))


def test_seats_are_swapped(make: Make) -> None:
    screen = make(names=(LONG, MARKUP))
    screen.swap.click()
    setup = screen.setup()
    assert (setup.pilot, setup.copilot) == (MARKUP, LONG)


def test_a_name_has_24_characters_at_most(make: Make) -> None:
    screen = make(names=("", ""))
    screen.pilot.field.setFocus()
    QTest.keyClicks(screen.pilot.field, "x" * 30)
    assert screen.setup().pilot == "x" * 24


def test_b_in_a_name_is_a_letter_and_enter_goes_on_to_the_next_part(make: Make, qtbot: QtBot) -> None:
    screen = make(names=("", ""))
    screen.pilot.field.setFocus()
    with qtbot.assertNotEmitted(screen.board):
        QTest.keyClick(screen.pilot.field, Qt.Key.Key_B)
        QTest.keyClick(screen.pilot.field, Qt.Key.Key_Return)
    assert screen.pilot.text() == "b"
    assert not screen.pilot.field.hasFocus()


def test_rules_and_settings_ask_for_their_pages(make: Make, qtbot: QtBot) -> None:
    screen = make()
    with qtbot.waitSignal(screen.rules):
        screen.rules_button.click()
    with qtbot.waitSignal(screen.settings):
        screen.settings_button.click()


def test_map_and_list_show_the_same_choice(make: Make) -> None:
    screen = make(TWO)
    screen.places.views.part(1).click()
    assert screen.places.list is not None
    assert screen.places.list.isVisible()
    screen.places.list.table.selectRow(3)
    assert screen.card.id == "YUL-red"
    screen.places.views.part(0).click()
    assert screen.places.world.isVisible()
    assert screen.places.world.selected == "YUL"
    assert screen.places.europe is not None
    screen.places.europe.mark("LHR").click()
    assert screen.card.id == "LHR-green"
    assert screen.places.list.table.currentIndex().data(CARD_ROLE).id == "LHR-green"


def test_the_tiles_are_the_flights_of_the_chosen_airport(make: Make) -> None:
    screen = make(TWO)
    tiles = screen.flight.tiles.buttons()
    assert [tile.text() for tile in tiles] == ["Green", "Red"]
    tiles[1].click()
    assert screen.setup().scenario == "YUL-red"
    assert "3 spaces" in screen.flight.summary.text()


def test_airports_without_a_built_flight_are_not_on_the_map(make: Make) -> None:
    screen = make()
    assert screen.places.world.codes == ("YUL",)
    assert screen.places.europe is None


def test_the_model_passes_qts_own_tester(make: Make, qtmodeltester: object) -> None:
    screen = make(TWO)
    assert (screen.places.model.rowCount(), screen.places.model.columnCount()) == (4, 7)
    qtmodeltester.check(screen.places.model)  # type: ignore[attr-defined]
    qtmodeltester.check(screen.places.found)  # type: ignore[attr-defined]


def with_cards(screen: StartScreen) -> LevelPart:
    """The card game is chosen; its levels."""
    screen.games.part(1).click()
    show(screen)
    assert screen.cards_part is not None
    return screen.cards_part.levels


CARDS = "final-approach"


def test_cards_are_chosen_beside_dice_and_nothing_of_them_is_made_before(make: Make) -> None:
    screen = make()
    assert screen.cards_part is None
    assert "YUL" in shown_texts(screen)
    levels = with_cards(screen)
    assert levels.isVisible()
    assert not screen.flight.isVisible()
    assert not screen.levels.isVisible()
    assert {"Final Approach", "Seats"} <= set(shown_texts(screen))
    assert "YUL" not in shown_texts(screen)
    assert screen.setup() == FlightSetup(game=CARDS, pilot="Anna", copilot="Ben")
    screen.games.part(0).click()
    show(screen)
    assert screen.flight.isVisible()
    assert screen.setup() == FlightSetup(pilot="Anna", copilot="Ben")


@pytest.mark.parametrize("cards", [False, True])
@pytest.mark.parametrize("level", [level.id for level in levels()])
def test_each_level_says_in_a_sentence_what_it_adds(make: Make, cards: bool, level: str) -> None:
    """F80 to F82, with dice too."""
    screen = make()
    part = with_cards(screen) if cards else screen.levels
    tile = next(tile for tile in part.tiles.buttons() if tile.text().casefold() == level)
    tile.click()
    show(screen)
    assert level_sentence(level_of(level)) in shown_texts(screen)
    assert tile.accessibleDescription() == level_sentence(level_of(level))
    setup = screen.setup()
    assert (setup.game == CARDS, setup.level, setup.mix) == (cards, level, Mix())


@pytest.mark.parametrize("cards", [False, True])
def test_an_own_mix_sets_busy_rounds_and_turbulence(make: Make, cards: bool) -> None:
    screen = make()
    part = with_cards(screen) if cards else screen.levels
    assert part.busy is None
    part.own.click()
    assert screen.setup().mix == Mix(0, False)
    assert part.busy is not None
    assert part.turbulence is not None
    part.busy.part(2).click()
    part.turbulence.click()
    show(screen)
    assert (screen.setup().level, screen.setup().mix) == ("mix", Mix(2, True))
    assert level_sentence(level_of("mix", Mix(2, True))) in shown_texts(screen)
    part.tiles.button(0).click()
    assert (screen.setup().level, screen.setup().mix) == ("easy", Mix())
    assert not part.busy.isVisible()


@pytest.mark.parametrize("cards", [False, True])
def test_the_stopwatch_goes_with_any_level_and_says_what_it_does(make: Make, cards: bool) -> None:
    """F91."""
    screen = make()
    part = with_cards(screen) if cards else screen.levels
    assert screen.setup().stopwatch == 0
    part.stopwatch.click()
    part.tiles.button(3).click()
    show(screen)
    assert (screen.setup().stopwatch, screen.setup().level) == (60, "expert")
    assert any(text.endswith(stopwatch_sentence(60)) for text in shown_texts(screen))


def test_level_and_stopwatch_stay_when_people_change_their_mind_about_the_game(make: Make) -> None:
    screen = make()
    screen.levels.tiles.button(2).click()
    screen.levels.stopwatch.click()
    part = with_cards(screen)
    assert (part.level, part.stopwatch.isChecked()) == ("hard", True)
    part.tiles.button(1).click()
    part.stopwatch.click()
    screen.games.part(0).click()
    assert screen.choice == GameChoice("sky-team", "normal")
    screen.levels.tiles.button(3).click()
    screen.games.part(1).click()
    assert screen.choice == GameChoice(CARDS, "expert")


def test_what_was_flown_last_is_chosen_already(make: Make) -> None:
    screen = make(choice=GameChoice(CARDS, "mix", 1, True, 60))
    setup = screen.setup()
    assert (setup.game, setup.level, setup.mix, setup.stopwatch) == (CARDS, "mix", Mix(1, True), 60)
    assert screen.cards_part is not None
    assert screen.cards_part.isVisible()


def test_a_mark_of_the_map_is_flown_with_dice(make: Make) -> None:
    screen = make(TWO)
    with_cards(screen)
    assert screen.places.europe is not None
    screen.places.europe.mark("LHR").click()
    assert (screen.game, screen.setup().scenario) == ("sky-team", "LHR-green")


def test_only_some_airports_have_levels_and_all_have_the_stopwatch(make: Make) -> None:
    screen = make(TWO)
    screen.levels.tiles.button(3).click()
    assert screen.places.europe is not None
    screen.places.europe.mark("LHR").click()
    show(screen)
    assert not any(tile.isVisible() for tile in screen.levels.tiles.buttons())
    assert screen.levels.stopwatch.isVisible()
    assert screen.setup().level == "easy"
    with_cards(screen)
    assert (screen.setup().scenario, screen.setup().level) == ("YUL-green", "expert")


def test_a_flight_with_a_clock_of_its_own_offers_no_stopwatch(make: Make) -> None:
    screen = make((CARD, LHR._replace(modules=("real-time",))))
    screen.levels.stopwatch.click()
    assert screen.setup().stopwatch == 60
    assert screen.places.europe is not None
    screen.places.europe.mark("LHR").click()
    show(screen)
    assert not screen.levels.stopwatch.isVisible()
    assert screen.setup().stopwatch == 0
    with_cards(screen)
    assert screen.setup().stopwatch == 60


def test_the_open_cockpit_speaks_of_cards_in_the_card_game(make: Make) -> None:
    """F90."""
    screen = make()
    screen.modes.button(2).click()
    assert "All dice face up. Good first flight." in shown_texts(screen)
    with_cards(screen)
    assert "All cards face up. Good first flight." in shown_texts(screen)
    assert screen.setup().mode == Mode.OPEN


VISORS = "each player opens their own visor"


@pytest.mark.parametrize(
    ("mode", "until"),
    [
        (Mode.VISORS, VISORS),
        (Mode.CURTAIN, "the curtain opens for their owner"),
        (Mode.OPEN, "the flight goes on"),
    ],
)
def test_a_kept_flight_says_how_long_its_dice_stay_sealed_the_way_people_sit(
    make: Make, mode: Mode, until: str
) -> None:
    saved = SAVED._replace(mode=str(mode))
    assert f"Saved dice stay sealed until {until}." in shown_texts(make(saved=saved))
    assert f"Saved cards stay sealed until {until}." in shown_texts(make(saved=saved._replace(game=CARDS)))


def test_a_kept_flight_with_cards_says_so(make: Make) -> None:
    texts = shown_texts(make(saved=SAVED._replace(game=CARDS, level="hard")))
    assert "Final Approach, round 3 of 7" in texts
    assert any(text.startswith("Hard · 4\N{NO-BREAK SPACE}000 ft") for text in texts)
    assert "Saved cards stay sealed until each player opens their own visor." in texts
    assert f"Saved dice stay sealed until {VISORS}." in shown_texts(make(saved=SAVED))
    mixed = shown_texts(make(saved=SAVED._replace(level="mix")))
    assert "YUL Montréal-Trudeau, round 3 of 7" in mixed
    assert any(text.startswith("Own mix · ") for text in mixed)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_nothing_of_the_card_game_is_cut(make: Make, size: tuple[int, int], theme: str) -> None:
    saved = SAVED._replace(game=CARDS, level="mix")
    choice = GameChoice(CARDS, "mix", 2, True, 60)
    screen = make(saved=saved, names=(LONG, MARKUP), size=size, theme=theme, choice=choice)
    show(screen, *size)
    assert cut_texts(screen) == []
    assert small_targets(screen) == []


def test_all_of_the_card_game_is_seen_without_scrolling_on_a_large_page(make: Make) -> None:
    screen = make()
    with_cards(screen)
    column = screen.board_button.parentWidget().findChild(QScrollArea)
    assert column.verticalScrollBar().maximum() == 0


def test_it_says_that_it_is_unofficial_and_fan_made(make: Make) -> None:
    assert any("Unofficial and fan-made" in text for text in shown_texts(make()))


def test_what_is_not_built_yet_is_not_shown(make: Make) -> None:
    texts = " ".join(shown_texts(make()))
    assert not any(word in texts for word in ("Flight school",))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_long_names_and_markup_stay_plain_and_nothing_is_cut(make: Make, size: tuple[int, int], theme: str) -> None:
    screen = make(saved=SAVED, names=(LONG, MARKUP), size=size, theme=theme)
    assert cut_texts(screen) == []
    assert small_targets(screen) == []
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in screen.findChildren(QLabel, "styled"))
    for seat, name in ((screen.pilot, LONG), (screen.copilot, MARKUP)):
        assert seat.needs() <= seat.width() + 1
        assert seat.field.text() == name


def test_every_part_can_be_reached_with_tab_and_has_a_name(make: Make) -> None:
    screen = make(saved=SAVED)
    buttons = [b for b in screen.findChildren(QAbstractButton) if b.isVisible() and b.isEnabled()]
    assert [b for b in buttons if not b.accessibleName()] == []
    assert all(b.focusPolicy() & Qt.FocusPolicy.TabFocus for b in buttons if type(b).__module__.startswith("skyteam"))


def test_the_first_picture_waits_neither_for_the_rules_nor_for_pydantic() -> None:
    code = "import sys, skyteam_qt.ui.screens.start; print([m for m in ('skyteam_qt.rules', 'pydantic', 'numpy',"
    code += " 'skyteam_qt.session.setup') if m in sys.modules])"
    done = run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# --- what stays in view ---------------------------------------------------------------------------------------
FULL = LHR._replace(
    id="LHR-red",
    planes=(0, 1, 2, 1, 0),
    modules=("traffic", "turns", "kerosene", "wind", "special-abilities"),
    dice=(2, 0, 1, 0, 0),
    axis=((), (0, 1), (1,), (), ()),
    alarms=(0,) * 5,
    trust=(False,) * 5,
    abilities=2,
    offered=("anticipation", "adaptation", "mastery", "synchronisation", "working-together", "control"),
)


def hidden(screen: StartScreen) -> list[str]:
    """What has to be in view of the crew and is not, whole."""
    seats = screen.partner.seats.buttons() if screen.partner.alone else screen.modes.buttons()
    parts = [screen.board_button, screen.pilot, screen.copilot, *screen.partner.kinds.group.buttons(), *seats]
    return [part.accessibleName() for part in parts if part.visibleRegion().boundingRect() != part.rect()]


@pytest.mark.parametrize("large", [1.0, 1.5])
@pytest.mark.parametrize("cards", [False, True])
@pytest.mark.parametrize("computer", ["", "pilot"])
def test_crew_and_button_are_in_view_whatever_the_flight_shows(
    qtbot: QtBot, large: float, cards: bool, computer: str
) -> None:
    choice = GameChoice(CARDS if cards else "sky-team", "mix", 2, True, 60)
    theme = Theme("dark", large_text=large)
    screen = StartScreen(theme, (CARD, FULL), SAVED, (LONG, MARKUP), choice=choice, computer=computer, scenario=FULL.id)
    qtbot.addWidget(screen)
    for size in ((1600, 1000), (1280, 720)):
        show(screen, *size)
        show(screen, *size)
        assert hidden(screen) == []


@pytest.mark.parametrize("kept", [None, SAVED])
@pytest.mark.parametrize(("flight", "names"), [(CARD, (LONG, MARKUP)), (FULL, ("Anna", "Ben"))])
def test_nothing_scrolls_on_a_page_of_the_usual_size(
    make: Make, kept: SavedFlight | None, flight: FlightCard, names: tuple[str, str]
) -> None:
    screen = make((flight,), kept, names)
    show(screen)
    column = screen.board_button.parentWidget().findChild(QScrollArea)
    assert column.verticalScrollBar().maximum() == 0


def test_with_cards_nothing_of_the_airports_is_shown(make: Make) -> None:
    screen = make(TWO)
    places = screen.places
    places.views.part(1).click()
    with_cards(screen)
    assert screen.card_table is not None
    assert places.list is not None
    assert places.europe is not None
    airports = (places.world, places.europe, places.list, places.views, places.filters)
    assert screen.card_table.isVisible()
    assert not any(part.isVisible() for part in airports)
    screen.games.part(0).click()
    show(screen)
    assert not screen.card_table.isVisible()
    assert places.list.isVisible()
    assert places.filters.isVisible()
    places.views.part(0).click()
    assert places.world.isVisible()
    assert places.europe.isVisible()


# --- alone ----------------------------------------------------------------------------------------------------
def test_alone_the_computer_sits_in_the_other_seat_and_names_stay_as_typed(make: Make) -> None:
    screen = make()
    screen.partner.kinds.part(1).click()
    assert (screen.pilot.field.text(), screen.copilot.field.text()) == ("Anna", "Computer")
    assert not screen.modes.button(0).isVisible()
    setup = screen.setup()
    assert setup.computer is not None
    assert (setup.computer.seat.name, setup.pilot, setup.copilot) == ("COPILOT", "Anna", "Ben")
    screen.partner.kinds.part(0).click()
    assert (screen.copilot.field.text(), screen.setup().computer) == ("Ben", None)
    assert screen.modes.button(0).isVisible()


def test_alone_a_swap_of_the_seats_takes_the_person_along(make: Make) -> None:
    screen = make()
    screen.partner.kinds.part(1).click()
    screen.swap.click()
    setup = screen.setup()
    assert setup.computer is not None
    assert (setup.computer.seat.name, setup.copilot) == ("PILOT", "Anna")
    assert (screen.pilot.field.text(), screen.copilot.field.text()) == ("Computer", "Anna")


def test_what_the_computer_sees_is_said_in_the_words_of_the_game(make: Make) -> None:
    screen = make()
    screen.partner.kinds.part(1).click()
    assert "The computer sees its own dice and the board, nothing else." in shown_texts(screen)
    with_cards(screen)
    assert "The computer sees its own cards and the board, nothing else." in shown_texts(screen)


# --- the altitude track ---------------------------------------------------------------------------------------
def test_signs_of_the_altitude_go_below_the_number_where_there_is_no_room_beside_it() -> None:
    card = CARD._replace(turbulence=(6000,), bad_visibility=(6000,))
    assert previews.track_lines(card, 480, lambda text: 9.0 * len(text)) == 2
    assert previews.track_lines(CARD, 480, lambda text: 9.0 * len(text)) == 1
    assert previews.track_lines(CARD, 380, lambda text: 9.0 * len(text)) == 2
