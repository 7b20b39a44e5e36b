"""The editor: everything by keys, every problem beside its field, nothing lost without asking."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from skyteam_qt.app.own_airports import OwnAirports
from skyteam_qt.content.airport import Airport, file_text
from skyteam_qt.content.airport_maker import new_airport
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Mode, ruleset_for
from skyteam_qt.ui.editor.controls import Part
from skyteam_qt.ui.editor.files import Asker
from skyteam_qt.ui.editor.picture import airport_picture
from skyteam_qt.ui.editor.screen import EditorScreen
from skyteam_qt.ui.editor.trial import trial_setup
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.question import Question
from tests.content.airports import INNSBRUCK, bundled
from tests.ui.pages import LONG, MARKUP, SIZES, cut_texts, show, shown_texts, small_targets


class Chosen(Asker):
    """Answers without a dialog."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path

    def open_airport(self, parent: QWidget, folder: Path) -> Path | None:
        return self.path

    def save_airport(self, parent: QWidget, path: Path) -> Path | None:
        return self.path

    def save_picture(self, parent: QWidget, path: Path) -> Path | None:
        return self.path


@pytest.fixture
def screen(qtbot: QtBot, tmp_path: Path) -> EditorScreen:
    screen = EditorScreen(Theme("dark"), OwnAirports(tmp_path), Chosen())
    qtbot.addWidget(screen)
    screen.begin(INNSBRUCK)
    show(screen)
    return screen


def key(screen: EditorScreen, which: Qt.Key, *more: Qt.KeyboardModifier) -> None:
    """A key for whatever has the keyboard."""
    modifiers = Qt.KeyboardModifier.NoModifier
    for one in more:
        modifiers |= one
    QTest.keyClick(screen.focusWidget() or screen, which, modifiers)


CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


# ---- changing --------------------------------------------------------------------------------------------------------


def test_planes_are_counted_with_plus_minus_and_digits(screen: EditorScreen) -> None:
    part = screen.columns[1].planes
    part.setFocus()
    key(screen, Qt.Key.Key_Plus)
    assert screen.draft.airport.spaces[1].traffic == 2
    key(screen, Qt.Key.Key_Minus)
    key(screen, Qt.Key.Key_Minus)
    key(screen, Qt.Key.Key_Minus)
    assert screen.draft.airport.spaces[1].traffic == 0
    key(screen, Qt.Key.Key_4)
    assert screen.draft.airport.spaces[1].traffic == 4
    assert part.accessibleName() == "Space 2: planes 4"


def test_the_ends_of_a_counter_are_less_and_more(screen: EditorScreen) -> None:
    part = screen.columns[3].dice
    QTest.mouseClick(part, Qt.MouseButton.LeftButton, pos=QPoint(part.width() - 6, part.height() // 2))
    assert screen.draft.airport.spaces[3].traffic_dice == 1
    QTest.mouseClick(part, Qt.MouseButton.LeftButton, pos=QPoint(part.width() // 2 - 14, part.height() // 2))
    assert screen.draft.airport.spaces[3].traffic_dice == 0


def test_arrows_reach_every_part_of_the_approach(screen: EditorScreen) -> None:
    start = screen.columns[0].planes
    reached = {start}
    waiting: list[Part] = [start]
    while waiting:
        part = waiting.pop()
        for arrow in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            part.setFocus()
            key(screen, arrow)
            found = screen.focusWidget()
            if isinstance(found, Part) and found not in reached:
                reached.add(found)
                waiting.append(found)
    there = {part for column in screen.columns[:6] for part in column.parts if part.isEnabled()}
    assert reached == there


def test_a_panel_of_parts_is_one_stop_of_the_tab_key(screen: EditorScreen) -> None:
    screen.back.setFocus(Qt.FocusReason.TabFocusReason)
    stops: list[QWidget] = []
    while (now := screen.focusWidget()) not in stops:
        assert now is not None
        stops.append(now)
        key(screen, Qt.Key.Key_Tab)
    for wanted in (screen.code, screen.name, screen.slider, screen.random, screen.fly, screen.length):
        assert wanted in stops
    assert sum(stop in screen.tiles.values() for stop in stops) == 1
    assert sum(stop in row.signs.values() for row in screen.rows for stop in stops) == 1
    assert sum(stop in column.parts for column in screen.columns for stop in stops) == 1
    assert len(stops) < 30


def test_all_that_can_be_pressed_has_a_name_with_its_state(screen: EditorScreen) -> None:
    parts = screen.findChildren(Part)
    assert len(parts) > 80
    assert [type(one).__name__ for one in parts if one.isVisible() and not one.accessibleName()] == []
    names = [one.accessibleName() for one in parts if one.isVisible()]
    assert len(set(names)) == len(names)
    assert screen.tiles["kerosene"].accessibleName() == "Kerosene, on"
    assert screen.tiles["kerosene-leak"].accessibleDescription() == "not with Kerosene"
    assert screen.columns[1].marks[0].accessibleName() == "Space 2: may leave at 2 to the Pilot, on"
    assert screen.columns[1].marks[2].accessibleName() == "Space 2: may leave at level, off"


def test_marks_tiles_and_signs_are_pressed_with_return(screen: EditorScreen) -> None:
    screen.columns[0].marks[4].setFocus()
    key(screen, Qt.Key.Key_Return)
    assert screen.draft.airport.spaces[0].axis == (-2, -1, 0, 1)
    screen.tiles["penguins"].setFocus()
    key(screen, Qt.Key.Key_Return)
    assert "penguins" in screen.draft.airport.modules
    screen.rows[2].signs["turbulence"].setFocus()
    key(screen, Qt.Key.Key_Space)
    assert screen.draft.airport.altitude[2].turbulence
    assert "turbulence" in screen.draft.airport.modules
    screen.columns[4].trust.setFocus()
    key(screen, Qt.Key.Key_Space)
    assert "total-trust" in screen.draft.airport.modules


def test_a_tile_that_is_kept_out_says_why(screen: EditorScreen) -> None:
    screen.tiles["headwind"].click()
    assert screen.draft.airport == INNSBRUCK
    assert screen.modules_wrong.text() == "Head wind: not with Wind."
    assert screen.modules_wrong.isVisible()


def test_names_are_typed_and_undone(screen: EditorScreen) -> None:
    screen.code.setFocus()
    screen.code.selectAll()
    QTest.keyClicks(screen.code, "tyr")
    assert (screen.draft.airport.code, screen.code.text()) == ("TYR", "TYR")
    key(screen, Qt.Key.Key_Z, CTRL)
    assert (screen.draft.airport.code, screen.code.text()) == ("INN", "INN")
    key(screen, Qt.Key.Key_Z, CTRL, SHIFT)
    assert screen.draft.airport.code == "TYR"
    assert "not saved" in screen.title.text()


def test_level_length_and_abilities(screen: EditorScreen) -> None:
    screen.levels.button(3).click()
    screen.length.wanted.emit(8)
    screen.abilities.part(1).click()
    airport = screen.draft.airport
    assert (airport.difficulty, len(airport.spaces), airport.special_abilities) == ("black", 8, 1)
    assert [column.isVisible() for column in screen.columns] == [True] * 8
    for _ in range(3):
        screen.undo.click()
    assert screen.draft.airport == INNSBRUCK
    assert screen.levels.checkedId() == 2
    assert not screen.undo.isEnabled()


# ---- checking --------------------------------------------------------------------------------------------------------


def test_a_problem_stands_beside_its_field_at_once(screen: EditorScreen) -> None:
    assert not screen.names_wrong.isVisible()
    screen.code.setFocus()
    screen.code.selectAll()
    key(screen, Qt.Key.Key_X)
    words = "“Code” must be two to four capital letters or digits."
    assert (screen.names_wrong.text(), screen.names_wrong.isVisible()) == (words, True)
    assert screen.code.accessibleDescription() == words
    assert words in shown_texts(screen)
    screen.columns[2].planes.wanted.emit(12)
    assert screen.columns[2].planes.accessibleDescription() == "16 planes are too many: there are 12 tokens."
    assert screen.approach_wrong.text() == "Space 3: 16 planes are too many: there are 12 tokens."
    for _ in range(2):
        screen.undo.click()
    assert not screen.names_wrong.isVisible()
    assert not screen.approach_wrong.isVisible()


def test_the_check_says_what_is_fine(screen: EditorScreen) -> None:
    texts = shown_texts(screen)
    for words in (
        "6 spaces can be flown in 7 rounds",
        "5 of 12 plane tokens on the track, dice add more",
        "63 dice are placed, a landing needs 48",
        "three bays: 2 of 3 used",
    ):
        assert words in texts


def test_what_cannot_be_landed_is_neither_saved_nor_flown(screen: EditorScreen, tmp_path: Path, qtbot: QtBot) -> None:
    screen.begin(INNSBRUCK._replace(code=""))
    for act in (screen.save_file, screen.save_file_as, screen.try_it):
        with qtbot.assertNotEmitted(screen.test_flight), qtbot.assertNotEmitted(screen.kept):
            act()
        assert isinstance(screen.question, Question)
        key(screen, Qt.Key.Key_Escape)
        assert screen.question is None
    assert list(tmp_path.iterdir()) == []


# ---- files -----------------------------------------------------------------------------------------------------------


def test_save_writes_a_file_into_the_folder(screen: EditorScreen, tmp_path: Path, qtbot: QtBot) -> None:
    screen.abilities.part(1).click()
    with qtbot.waitSignal(screen.kept) as told:
        key(screen, Qt.Key.Key_S, CTRL)
    path = tmp_path / "airports" / "INN-red.json"
    assert told.args == [path]
    assert path.read_text(encoding="utf-8") == file_text(screen.draft.airport)
    assert screen.title.text() == "Saved as INN-red.json."
    screen.abilities.part(0).click()
    key(screen, Qt.Key.Key_S, CTRL)
    assert [one.name for one in path.parent.iterdir()] == ["INN-red.json"]
    assert screen.draft.stack.isClean()


def test_save_as_asks_for_a_name(screen: EditorScreen, tmp_path: Path) -> None:
    assert isinstance(screen.asker, Chosen)
    key(screen, Qt.Key.Key_S, CTRL, SHIFT)
    assert not (tmp_path / "other.json").exists()
    screen.asker.path = tmp_path / "other.json"
    key(screen, Qt.Key.Key_S, CTRL, SHIFT)
    assert (tmp_path / "other.json").exists()
    assert screen.draft.sheet.path == tmp_path / "other.json"


def test_a_disk_that_is_full_is_said(screen: EditorScreen, tmp_path: Path) -> None:
    (tmp_path / "airports").write_text("in the way", encoding="utf-8")
    screen.save_file()
    assert any("could not be saved" in text for text in shown_texts(screen))
    key(screen, Qt.Key.Key_Escape)
    assert screen.question is None


def test_open_reads_a_file_and_undo_brings_back_what_was_there(screen: EditorScreen, tmp_path: Path) -> None:
    path = tmp_path / "yul.json"
    path.write_text(file_text(bundled("YUL-green")), encoding="utf-8")
    assert isinstance(screen.asker, Chosen)
    screen.asker.path = path
    key(screen, Qt.Key.Key_O, CTRL)
    assert (screen.name.text(), screen.draft.sheet.path) == (bundled("YUL-green").airport, path)
    key(screen, Qt.Key.Key_Z, CTRL)
    assert screen.draft.airport == INNSBRUCK


def test_a_bad_file_is_refused_with_its_line_and_nothing_changes(screen: EditorScreen, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text('{\n"format": "skyteam-airport",\n"version": 7}', encoding="utf-8")
    screen.open_path(path)
    assert any("bad.json, line" in text for text in shown_texts(screen))
    assert screen.draft.airport == INNSBRUCK
    assert not screen.draft.stack.canUndo()


def test_leaving_asks_only_when_something_would_be_lost(screen: EditorScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(screen.closed):
        key(screen, Qt.Key.Key_Escape)
    screen.abilities.part(0).click()
    with qtbot.assertNotEmitted(screen.closed):
        screen.back.click()
        key(screen, Qt.Key.Key_Escape)
    screen.back.click()
    assert screen.question is not None
    with qtbot.waitSignal(screen.closed):
        screen.question.yes.click()


def test_a_picture_is_a_png(screen: EditorScreen, tmp_path: Path) -> None:
    assert isinstance(screen.asker, Chosen)
    screen.asker.path = tmp_path / "inn.png"
    key(screen, Qt.Key.Key_E, CTRL)
    image = QImage(str(tmp_path / "inn.png"))
    assert (image.width(), image.height()) == (1600, 900)
    assert screen.title.text() == "Picture saved as inn.png."
    screen.asker.path = tmp_path / "none" / "inn.png"
    screen.export_picture()
    assert any("could not be saved" in text for text in shown_texts(screen))


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_airport_has_a_picture(qapp: QApplication, theme: str) -> None:
    for seed, difficulty in ((1, 0.0), (2, 0.5), (3, 1.0)):
        assert not airport_picture(new_airport(seed, difficulty), Theme(theme), 0.5).isNull()
    crowded = bundled("CPT-black-turbulence")
    assert not airport_picture(crowded._replace(spaces=crowded.spaces[:-1] + crowded.spaces[:1]), Theme(theme)).isNull()


# ---- random and test flight ------------------------------------------------------------------------------------------


def test_a_random_airport_shows_its_seed_and_comes_again_with_it(screen: EditorScreen) -> None:
    screen.slider.setValue(64)
    key(screen, Qt.Key.Key_R, CTRL)
    first = screen.draft.airport
    assert first.generated is not None
    assert screen.seed.text() == str(first.generated.seed)
    assert first.generated.difficulty == 0.64
    assert not screen.draft.blocked
    screen.start_new()
    assert screen.draft.airport != first
    screen.again.click()
    assert screen.draft.airport == first


def test_a_seed_is_typed(screen: EditorScreen) -> None:
    assert not screen.again.isEnabled()
    QTest.keyClicks(screen.seed, "12")
    assert screen.again.isEnabled()
    screen.slider.setFocus()
    screen.slider.setValue(20)
    key(screen, Qt.Key.Key_Right)
    assert screen.slider.accessibleName() == "Difficulty, 21 of 100"
    screen.again.click()
    assert screen.draft.airport == new_airport(12, 0.21)
    screen.seed.selectAll()
    QTest.keyClicks(screen.seed, "1x")
    assert not screen.again.isEnabled()


def test_a_test_flight_takes_the_airport_as_it_is_drawn(screen: EditorScreen, qtbot: QtBot) -> None:
    screen.columns[1].planes.wanted.emit(3)
    with qtbot.waitSignal(screen.test_flight) as told:
        key(screen, Qt.Key.Key_Return, CTRL)
    (airport,) = told.args
    assert isinstance(airport, Airport)
    setup = trial_setup(airport, "Anna", "Ben")
    assert (setup.mode, len(setup.abilities)) == (Mode.OPEN, 2)
    board = GameSession(ruleset_for(setup), setup).ports().table.board
    assert board.planes[1] == 3


# ---- look ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["red", "crowded", "blank"])
def test_nothing_is_cut(screen: EditorScreen, size: tuple[int, int], name: str) -> None:
    screen.begin(
        {
            "red": INNSBRUCK._replace(airport=MARKUP),
            "crowded": bundled("CPT-black-turbulence")._replace(airport=LONG, code="WWWW"),
            "blank": INNSBRUCK._replace(code="", airport="", spaces=INNSBRUCK.spaces[:5]),
        }[name]
    )
    show(screen, *size)
    title = {screen.title.text()}
    assert set(cut_texts(screen)) - title == set()
    assert small_targets(screen) == []
    columns = [one for one in screen.columns if one.isVisible()]
    assert all(one.x() + one.width() <= other.x() for one, other in pairwise(columns))


def test_another_theme_repaints_everything(screen: EditorScreen) -> None:
    before = screen.grab().toImage()
    screen.set_theme(Theme("light"))
    assert screen.grab().toImage() != before
