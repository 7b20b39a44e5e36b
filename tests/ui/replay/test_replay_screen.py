"""The replay on the screen: stepping, playing, jumping, keeping, flying again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from skyteam_qt.app.cli import main
from skyteam_qt.qtbridge.texts import speak_of
from skyteam_qt.rules import Loss
from skyteam_qt.session.flown import FlownFlight
from skyteam_qt.session.record import to_json
from skyteam_qt.ui.replay.export import write_file
from skyteam_qt.ui.replay.log_list import ReelLog
from skyteam_qt.ui.replay.screen import SPEEDS, STEP_MS, ReplayScreen
from skyteam_qt.ui.theme import Theme
from tests.ui.finished import Where, card_flight, landed_flight, landed_record, lost_flight
from tests.ui.pages import LONG, MARKUP, SIZES, cut_texts, press, show, shown_texts, small_targets

Key = Qt.Key
Make = Callable[..., ReplayScreen]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    def made(
        flight: FlownFlight | None = None,
        size: tuple[int, int] = (1600, 1000),
        theme: str = "dark",
        where: Path | None = None,
        **more: object,
    ) -> ReplayScreen:
        flight = flight or landed_flight()
        screen = ReplayScreen(Theme(theme), flight, where=Where(where), **more)  # type: ignore[arg-type]
        qtbot.addWidget(screen)
        show(screen, *size)
        return screen

    yield made
    speak_of("dice")


def test_keys_step_by_die_and_by_round(make: Make) -> None:
    screen = make()
    last = len(screen.reel) - 1
    assert (screen.at, screen.back.isEnabled(), screen.next.isEnabled()) == (0, False, True)
    press(screen, Key.Key_Right)
    press(screen, Key.Key_Right)
    assert screen.at == 2
    press(screen, Key.Key_Left)
    assert screen.at == 1
    press(screen, Key.Key_Down)
    assert screen.reel.board(screen.at).round == 2
    press(screen, Key.Key_Down)
    assert screen.reel.board(screen.at).round == 3
    press(screen, Key.Key_Up)
    assert screen.reel.board(screen.at).round == 2
    press(screen, Key.Key_End)
    assert (screen.at, screen.next.isEnabled(), screen.last.isEnabled()) == (last, False, False)
    press(screen, Key.Key_Right)
    press(screen, Key.Key_Down)
    assert screen.at == last
    press(screen, Key.Key_Home)
    assert screen.at == 0
    for button, at in ((screen.next, 1), (screen.last, last), (screen.back, last - 1), (screen.first, 0)):
        button.click()
        assert screen.at == at


def test_every_position_is_painted_and_told(make: Make) -> None:
    for flight in (landed_flight(), lost_flight(Loss.SHORT)):
        screen = make(flight, (1100, 620))
        for at in range(len(screen.reel)):
            screen.go(at)
            screen.grab()
            assert screen.told.text()
            assert screen.board.accessibleName() == screen.told_text(at)
            assert screen.hands.accessibleDescription() == screen.reel.hands_text(at)
            assert screen.where.accessibleName().startswith(f"Round {screen.reel.board(at).round}, ")


def test_the_words_beside_the_bar(make: Make) -> None:
    screen = make()
    assert screen.where.accessibleName() == "Round 1, briefing"
    screen.go(1)
    assert screen.where.accessibleName() == "Round 1, die 1 of 8"
    assert screen.told.text() == "Both have rolled."
    screen.go(2)
    assert screen.told.text().startswith("Anna places 1 on Gear 1·2.  ·  ")
    screen.go_last()
    assert screen.where.accessibleName() == "Round 7, the end"


def test_space_plays_at_three_speeds_to_the_end_and_anew_from_there(make: Make) -> None:
    screen = make()
    press(screen, Key.Key_Space)
    assert screen.timer.isActive()
    assert screen.timer.interval() == STEP_MS
    assert screen.play.accessibleName() == "Pause"
    for part, speed in enumerate(SPEEDS):
        screen.speeds.part(part).click()
        assert screen.timer.interval() == STEP_MS // speed
    screen.timer.timeout.emit()
    assert screen.at == 1
    press(screen, Key.Key_Space)
    assert not screen.timer.isActive()
    assert screen.play.accessibleName() == "Play"
    screen.play.click()
    screen.go(len(screen.reel) - 2)
    screen.timer.timeout.emit()
    assert (screen.at, screen.timer.isActive()) == (len(screen.reel) - 1, False)
    press(screen, Key.Key_Space)
    assert (screen.at, screen.timer.isActive()) == (0, True)
    screen.hide()
    assert not screen.timer.isActive()


def test_a_line_of_the_log_is_a_way_to_its_moment(make: Make) -> None:
    screen = make()
    log = screen.log
    row = next(i for i, line in enumerate(screen.reel.lines) if line.at == 30)
    log.scrollTo(log.model().index(row, 0))
    spot = log.visualRect(log.model().index(row, 0)).center()
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert screen.at == 30
    press(log, Key.Key_Down)
    assert screen.at >= 30
    press(screen, Key.Key_Right)
    assert screen.reel.lines[log.currentIndex().row()].at == screen.at
    press(log, Key.Key_Home)
    assert screen.at == 0


def test_the_bar_can_be_dragged(make: Make) -> None:
    screen = make()
    bar = screen.scrub
    middle = bar.height() // 2

    def at(position: int) -> QPoint:
        return QPoint(round(bar.x_of(position) * screen.look.scale), middle)

    QTest.mousePress(bar, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at(25))
    assert screen.reel.spots[screen.at] == screen.reel.spots[25]
    QTest.mouseMove(bar, at(40))
    assert screen.reel.spots[screen.at] == screen.reel.spots[40]
    QTest.mouseRelease(bar, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at(40))
    before = screen.at
    press(bar, Key.Key_Right)
    assert screen.at == before + 1
    assert (bar.minimum(), bar.maximum()) == (0, len(screen.reel) - 1)


def test_the_text_is_the_one_the_command_line_prints(
    make: Make, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "flight.skyteam"
    kept.write_text(to_json(landed_record()), encoding="utf-8")
    assert main(["replay", str(kept)]) == 0
    target = tmp_path / "flight.txt"
    screen = make(where=target)
    press(screen, Key.Key_E)
    assert target.read_text(encoding="utf-8") == capsys.readouterr().out
    assert screen.status.text() == "Saved as flight.txt."


def test_a_moment_is_kept_as_a_picture(make: Make, tmp_path: Path) -> None:
    target = tmp_path / "moment.png"
    screen = make(where=target)
    screen.go(12)
    press(screen, Key.Key_P)
    one = QImage(str(target))
    assert one.width() == 1600
    screen.go(13)
    screen.picture_button.click()
    assert QImage(str(target)) != one


def test_called_off_nothing_is_written_and_trouble_is_one_sentence(make: Make, tmp_path: Path) -> None:
    screen = make()
    screen.export_text()
    assert screen.status.text() == ""
    told = write_file(tmp_path / "no" / "flight.txt", b"x")
    assert told == "flight.txt could not be written (No such file or directory)."


def test_enter_flies_the_same_dice_again_and_esc_goes_back(make: Make, qtbot: QtBot) -> None:
    screen = make(back="Back to the debrief")
    assert "Back to the debrief" in shown_texts(screen)
    with qtbot.waitSignal(screen.same_dice) as heard:
        press(screen, Key.Key_Return)
    assert heard.args == [screen.flight.setup]
    with qtbot.waitSignal(screen.closed):
        press(screen, Key.Key_Escape)


def test_a_chart_is_there_only_when_somebody_worked_the_chances_out(make: Make) -> None:
    assert make().chart is None
    total = len(landed_flight().frames)
    screen = make(chances=[0.5] * (total - 1) + [None])
    assert screen.chart is not None
    assert screen.chart.accessibleDescription() == "50 of 100"
    screen.go_last()
    screen.grab()
    assert screen.chart.accessibleDescription() == ""
    with pytest.raises(ValueError, match="one chance"):
        make(chances=[0.5])


def test_cards_are_replayed_in_their_own_words(make: Make) -> None:
    screen = make(card_flight())
    screen.go(1)
    assert screen.where.accessibleName() == "Round 1, card 1 of 8"
    assert "Fly the same cards" in shown_texts(screen)
    for at in range(len(screen.reel)):
        screen.go(at)
        screen.grab()


@pytest.mark.parametrize("size", [*SIZES, (3840, 2160)])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_long_names_stay_plain_and_nothing_is_cut(make: Make, size: tuple[int, int], theme: str) -> None:
    screen = make(lost_flight(Loss.SHORT, LONG, MARKUP), size, theme)
    screen.go(3)
    assert cut_texts(screen) == []
    assert small_targets(screen) == []
    assert (screen.width(), screen.height()) == size


def test_the_log_is_a_proper_model(make: Make, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(ReelLog(make().reel.lines))
