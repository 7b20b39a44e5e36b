"""The landing checklist A to D, as it stands and as it ended."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from skyteam_qt.rules import Board, report
from skyteam_qt.rules.evolve import evolve
from skyteam_qt.rules.kinds import Loss, Outcome, Phase
from skyteam_qt.ui.checklist import final_rows, paint_rows, running_rows
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.theme import Theme
from tests.qtbridge.flights import boarded, ruleset


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    return boarded().board


def test_at_the_start_everything_is_open_but_the_level(board: Board) -> None:
    rows = running_rows(board)
    assert [row.letter for row in rows] == ["A", "B", "B", "C", "D"]
    assert [row.value for row in rows] == ["9", "0 / 3", "0 / 4", "0", "none"]
    assert [row.state for row in rows] == ["open", "open", "open", "done", "open"]
    assert rows[4].detail == "first brake needs a 2"


def test_it_says_what_comes_next(board: Board) -> None:
    now = evolve(
        board,
        axis=-2,
        gear=(True, False, False),
        flaps=(True, False, False, False),
        brakes=(True, False, False),
        brake=2,
    )
    rows = running_rows(now)
    assert [row.detail for row in rows[1:]] == [
        "3·4 and 5·6 to go",
        "next: 2·3",
        "marks toward the Pilot",
        "next brake: 4",
    ]
    assert rows[3].value == "2"
    assert rows[4].value == "2"


def test_all_done_is_said_too(board: Board) -> None:
    now = evolve(board, planes=(0,) * 7, gear=(True,) * 3, flaps=(True,) * 4, brakes=(True,) * 3, brake=6, coffee=0)
    assert {row.state for row in running_rows(now)} == {"done"}


def test_a_landing_ticks_every_condition_with_its_numbers(board: Board) -> None:
    landed = evolve(
        board,
        phase=Phase.OVER,
        outcome=Outcome.WON,
        altitude=0,
        position=6,
        planes=(0,) * 7,
        gear=(True,) * 3,
        flaps=(True,) * 4,
        brake=4,
        speed=3,
    )
    rows = final_rows(report(ruleset(), landed), landed)
    assert [row.letter for row in rows] == ["A", "B", "C", "D"]
    assert {row.state for row in rows} == {"done"}
    assert [row.value for row in rows] == ["0", "7 / 7", "0", "3 < 4 | 5"]
    assert rows[3].detail == "speed 3, brakes stop up to 4"


def test_what_was_never_reached_is_not_checked(board: Board) -> None:
    lost = evolve(board, phase=Phase.OVER, outcome=Outcome.LOST, loss=Loss.COLLISION)
    rows = final_rows(report(ruleset(), lost), lost)
    assert {row.state for row in rows} == {"unchecked"}
    assert {row.detail for row in rows} == {"not checked"}


def test_all_states_can_be_painted(board: Board) -> None:
    image = QImage(600, 600, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    with Canvas(painter, Theme("dark")) as canvas:
        paint_rows(canvas, QRectF(10, 10, 500, 500), running_rows(board))
        paint_rows(canvas, QRectF(10, 10, 500, 500), ())
    painter.end()
    assert image.pixelColor(100, 60).alpha() > 0
