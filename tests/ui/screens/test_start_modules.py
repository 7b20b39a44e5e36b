"""The start screen with all flights: filters, list, preview, abilities, tallies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from skyteam_qt.app.services import GameServices
from skyteam_qt.content.abilities import how_many, offered
from skyteam_qt.content.flights import raw_flights
from skyteam_qt.ui.flight_model import CARD_ROLE, Column
from skyteam_qt.ui.screens import previews
from skyteam_qt.ui.screens.start import StartScreen
from skyteam_qt.ui.services import FlightCard
from skyteam_qt.ui.theme import Theme
from tests.ui.pages import SIZES, cut_texts, press, show, shown_texts, small_targets

Make = Callable[..., StartScreen]


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> tuple[FlightCard, ...]:
    folder: Path = tmp_path_factory.mktemp("data")
    return tuple(GameServices(folder, folder / "log").flights())


@pytest.fixture
def make(qtbot: QtBot, cards: tuple[FlightCard, ...]) -> Make:
    def made(
        scenario: str = "",
        abilities: tuple[str, ...] = (),
        size: tuple[int, int] = (1600, 1000),
        theme: str = "dark",
    ) -> StartScreen:
        screen = StartScreen(Theme(theme), cards, names=("Anna", "Ben"), scenario=scenario, abilities=abilities)
        qtbot.addWidget(screen)
        show(screen, *size)
        return screen

    return made


def listed(screen: StartScreen) -> list[str]:
    return [card.id for card in screen.places.found.cards]


# --- the flights ----------------------------------------------------------------------------------------------
def test_all_flights_are_there_with_what_is_printed(cards: Sequence[FlightCard]) -> None:
    assert [card.id for card in cards] == list(raw_flights())
    for card in cards:
        raw = raw_flights()[card.id]
        assert (card.abilities, card.offered) == (how_many(raw), offered(raw))
        if card.modules:
            assert card.dice == tuple(space["traffic_dice"] for space in raw["spaces"])
            assert card.axis == tuple(tuple(space["axis"] or ()) for space in raw["spaces"])
            assert card.alarms == tuple(space["alarms"] for space in raw["spaces"])


def test_what_was_flown_last_is_chosen_with_its_abilities(make: Make) -> None:
    screen = make("TGU-red", ("control", "mastery"))
    assert screen.card.id == "TGU-red"
    assert screen.setup().abilities == ("mastery", "control")
    assert make("no-such-flight").card.id == "YUL-green"


# --- filters --------------------------------------------------------------------------------------------------
def test_filters_hold_together_and_both_views_show_what_is_left(make: Make) -> None:
    screen = make()
    for level in ("red", "black"):
        screen.places.filters.levels[level].click()
    screen.places.filters.take_module("wind")
    assert set(listed(screen)) == {
        *("TGU-red", "CDG-red-promo", "BUD-red-promo", "GIG-red", "KEF-black"),
        *("PEK-red-turbulence", "WAW-red-turbulence", "CPT-black-turbulence"),
    }
    assert screen.places.world.mark("TGU").isVisible()
    assert not screen.places.world.mark("YUL").isVisible()
    screen.places.views.part(1).click()
    assert screen.places.list is not None
    assert screen.places.list.count.text() == "8 of 55 flights"


def test_a_part_of_a_name_is_found_whatever_its_capitals(make: Make) -> None:
    screen = make()
    screen.places.filters.find.setText("  CANADA ")
    assert listed(screen) == ["YUL-green"]
    screen.places.filters.find.setText("penguins")
    assert {one[:4] for one in listed(screen)} == {"NZIR"}


def test_what_was_landed_can_be_left_out(make: Make) -> None:
    screen = make()
    screen.take_tallies({"YUL-green": (2, 3), "HND-red": (0, 4)})
    screen.places.filters.landed_chip.click()
    assert "YUL-green" not in listed(screen)
    assert "HND-red" in listed(screen)
    assert len(listed(screen)) == 54


def test_nothing_has_all_of_these_and_clear_brings_all_back(make: Make) -> None:
    screen = make()
    screen.places.filters.find.setText("zzz")
    assert "No flight has all of these." in shown_texts(screen)
    assert screen.places.no_hits is not None
    screen.places.no_hits.clear.click()
    assert len(listed(screen)) == 55
    assert not screen.places.no_hits.isVisible()
    assert screen.places.world.mark("YUL").isVisible()


def test_a_filter_leaves_the_choice_as_it_is(make: Make) -> None:
    screen = make("TGU-red")
    screen.places.views.part(1).click()
    screen.places.filters.levels["green"].click()
    assert screen.card.id == "TGU-red"
    screen.places.filters.levels["green"].click()
    assert screen.places.list is not None
    chosen = screen.places.list.table.selectionModel().selectedRows()
    assert [index.data(CARD_ROLE).id for index in chosen] == ["TGU-red"]


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_menu_of_modules_has_every_module_and_any(make: Make, qtbot: QtBot) -> None:
    screen = make()
    screen.places.filters.module_chip.click()
    menu = screen.places.filters.findChild(QMenu)
    assert menu is not None
    assert len(menu.actions()) == 1 + len({one for card in screen.cards for one in card.modules})
    next(action for action in menu.actions() if action.text() == "Intern").trigger()
    menu.close()
    assert screen.places.filters.module == "intern"
    assert all("intern" in card.modules for card in screen.places.found.cards)


# --- list and map ---------------------------------------------------------------------------------------------
def test_a_digit_sorts_the_list_by_that_column_and_again_the_other_way(make: Make) -> None:
    screen = make()
    screen.places.views.part(1).click()
    assert screen.places.list is not None
    airports = [card.airport.casefold() for card in screen.places.found.cards]
    assert airports == sorted(airports)
    press(screen.places.list.table, Qt.Key.Key_2)
    levels = [card.difficulty for card in screen.places.found.cards]
    assert levels[0] == "green"
    assert levels[-1] == "black"
    press(screen.places.list.table, Qt.Key.Key_2)
    assert screen.places.found.cards[0].difficulty == "black"
    assert screen.places.found.sortColumn() == Column.LEVEL


def test_a_press_in_the_frame_goes_to_the_inset(make: Make) -> None:
    screen = make()
    assert screen.places.europe is not None
    assert screen.places.world.frame is not None
    screen.places.world.frame.click()
    assert screen.places.europe.mark(screen.places.europe.codes[0]).hasFocus()
    at = screen.places.world._frame_box().center().toPoint()
    screen.places.world.mark("YUL").setFocus()
    QTest.mouseClick(screen.places.world, Qt.MouseButton.LeftButton, pos=QPoint(at.x(), at.y()))
    assert screen.places.europe.mark(screen.places.europe.codes[0]).hasFocus()


def test_arrows_cross_from_the_world_to_the_inset_and_back(make: Make) -> None:
    screen = make()
    assert screen.places.europe is not None
    screen.places.world.mark("NZIR").setFocus()
    press(screen.places.world.mark("NZIR"), Qt.Key.Key_Down)
    assert screen.card.europe is not None
    top = min(screen.places.europe.codes, key=lambda code: screen.places.europe.at(code).y())  # type: ignore[union-attr]
    press(screen.places.europe.mark(top), Qt.Key.Key_Up)
    assert screen.card.europe is None


def test_every_mark_lies_inside_its_map(make: Make) -> None:
    for size in SIZES:
        screen = make(size=size)
        for view in (screen.places.world, screen.places.europe):
            assert view is not None
            assert all(view.rect().contains(view.at(code).toPoint()) for code in view.codes)


def test_tallies_come_after_the_first_picture(make: Make) -> None:
    screen = make("TGU-red")
    screen.take_tallies({"TGU-red": (0, 1), "TGU-yellow": (3, 3)})
    words = [tile.state_text for tile in screen.flight.tiles.buttons()]
    assert words == ["flown once, not landed", "landed 3 times"]
    assert "1 of 2 landed" in screen.places.world.mark("TGU").accessibleName()


# --- modules and abilities ------------------------------------------------------------------------------------
def test_each_module_says_in_one_sentence_what_it_does(make: Make) -> None:
    screen = make("TGU-red")
    assert screen.flight.modules is not None
    assert [line.name for line in screen.flight.modules.lines] == ["traffic", "turns", "kerosene", "wind"]
    assert "Burn a die of kerosene each round, or lose 6." in shown_texts(screen)


def test_one_ability_more_takes_the_place_of_the_oldest(make: Make) -> None:
    screen = make("TGU-red")
    part = screen.flight.ability_part
    assert part is not None
    for name in ("control", "mastery", "anticipation"):
        part.tiles[name].click()
    assert screen.setup().abilities == ("anticipation", "mastery")
    assert part.count.text() == "2 of 2"
    part.tiles["mastery"].click()
    assert screen.setup().abilities == ("anticipation",)
    assert "drawn at random" in part.words.text() or "Mastery" in part.words.text()


@pytest.mark.parametrize(
    ("flight", "card", "why"),
    [
        ("TER-black-promo", "mastery", "Mastery: not without engines."),
        ("WAW-red-turbulence", "synchronisation", "Synchronisation: not with stuck landing gear."),
    ],
)
def test_an_excluded_ability_cannot_be_chosen_and_says_why(make: Make, flight: str, card: str, why: str) -> None:
    screen = make(flight)
    part = screen.flight.ability_part
    assert part is not None
    part.tiles[card].click()
    assert screen.setup().abilities == ()
    assert part.words.text() == why


def test_a_draw_chooses_as_many_as_the_flight_shows(make: Make) -> None:
    screen = make("TER-yellow-promo")
    part = screen.flight.ability_part
    assert part is not None
    part.draw_button.click()
    assert len(screen.setup().abilities) == 2
    assert "mastery" not in screen.setup().abilities


def test_a_flight_without_abilities_takes_none_along(make: Make) -> None:
    screen = make("TGU-red", ("control", "mastery"))
    screen.take_tallies({})
    screen.places.filters.find.setText("LHR")
    assert screen.places.europe is not None
    screen.places.europe.mark("LHR").click()
    assert screen.setup().abilities == ()
    assert screen.flight.ability_part is not None
    assert not screen.flight.ability_part.isVisible()


@pytest.mark.parametrize("seed", [1, 2])
def test_abilities_that_nobody_chose_are_drawn_with_the_seed(tmp_path: Path, seed: int, make: Make) -> None:
    setup = make("TGU-red", ("control",)).setup()
    drawn = []
    for folder in ("a", "b"):
        services = GameServices(tmp_path / folder, tmp_path / "log", seed)
        drawn.append(services.new_session(setup).table.abilities)
    assert drawn[0] == drawn[1]
    assert len(drawn[0]) == 2
    assert "control" in drawn[0]


# --- what is drawn --------------------------------------------------------------------------------------------
def test_the_preview_is_told_with_all_that_is_printed(make: Make, cards: Sequence[FlightCard]) -> None:
    card = next(card for card in cards if card.id == "KBP-black-turbulence")
    words = previews.spoken_approach(card)
    assert len(words.splitlines()) == 8
    assert all(part in words for part in ("traffic die", "alarm", "no briefing", "leave "))
    track = previews.spoken_track(next(card for card in cards if card.id == "SYD-red-turbulence"))
    assert "bad visibility" in track
    assert "turbulence" in track


@pytest.mark.parametrize("flight", ["CPT-black-turbulence", "SYD-red-turbulence", "TER-black-promo"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_of_a_flight_with_modules_is_cut(make: Make, flight: str, size: tuple[int, int]) -> None:
    screen = make(flight, size=size, theme="light")
    assert cut_texts(screen) == []
    assert small_targets(screen) == []
    screen.places.views.part(1).click()
    show(screen, *size)
    assert cut_texts(screen) == []


def test_nothing_of_the_page_is_ever_a_window_of_its_own(make: Make, qtbot: QtBot) -> None:
    class Watch(QObject):
        shown: ClassVar[list[object]] = []

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
                self.shown.append(watched)
            return False

    watch = Watch()
    app = QApplication.instance()
    assert app is not None
    app.installEventFilter(watch)
    try:
        screen = make("TGU-red")
        screen.places.views.part(1).click()
        screen.places.filters.find.setText("zzz")
    finally:
        app.removeEventFilter(watch)
    assert set(watch.shown) == {screen}
