"""The checklist of flights with modules: letters E and F, flaps only, no braking without engines."""

from __future__ import annotations

import pytest

from skyteam_qt.content.library import load_ruleset
from skyteam_qt.rules import Board, report
from skyteam_qt.rules.evolve import evolve
from skyteam_qt.rules.flow import fresh_board
from skyteam_qt.rules.kinds import Loss, Outcome, Phase
from skyteam_qt.rules.modules.intern import InternRow
from skyteam_qt.rules.modules.wind import WindRing
from skyteam_qt.ui.checklist import CheckRow, final_rows, running_rows
from skyteam_qt.ui.screens.briefing import module_pills


def rows_of(flight: str) -> tuple[CheckRow, ...]:
    ruleset = load_ruleset(flight)
    return running_rows(fresh_board(ruleset), ruleset)


@pytest.mark.parametrize(
    ("flight", "letters"),
    [
        ("TGU-red", "ABBCD"),
        ("HND-red", "ABBCDE"),
        ("NZIR-black-promo", "ABBCDEF"),
        ("TER-black-promo", "ABBCF"),
        ("WAW-red-turbulence", "ABCD"),
    ],
)
def test_the_letters_are_those_of_the_flight(flight: str, letters: str) -> None:
    ruleset = load_ruleset(flight)
    assert "".join(row.letter for row in rows_of(flight)) == letters
    final = final_rows(report(ruleset, fresh_board(ruleset)), fresh_board(ruleset))
    assert "".join(row.letter for row in final) == "".join(sorted(set(letters)))
    assert all(row.title for row in final)


def lost(flight: str, **changes: object) -> dict[str, CheckRow]:
    """The rows of the debrief of a flight that was lost at touchdown."""
    ruleset = load_ruleset(flight)
    board: Board = evolve(
        fresh_board(ruleset), phase=Phase.END, outcome=Outcome.LOST, loss=Loss.LANDING_CONDITIONS, **changes
    )
    return {row.letter: row for row in final_rows(report(ruleset, board), board)}


def test_ice_brakes_say_the_next_pair_and_how_far_they_are() -> None:
    ruleset = load_ruleset("LGA-yellow-promo")
    row = running_rows(evolve(fresh_board(ruleset), brake=3), ruleset)[-1]
    assert (row.letter, row.value, row.detail, row.state) == ("F", "2 / 4", "next pair: 4 and 4", "open")
    done = running_rows(evolve(fresh_board(ruleset), brake=5), ruleset)[-1]
    assert (done.value, done.state) == ("4 / 4", "done")
    assert lost("LGA-yellow-promo", brake=4)["F"].state == "failed"
    assert lost("LGA-yellow-promo", brake=5)["F"].state == "done"


def test_tokens_that_are_left_are_counted() -> None:
    ruleset = load_ruleset("HND-red")
    board = fresh_board(ruleset)
    row = board.find(InternRow)
    assert row is not None
    left = board.put(InternRow((4, 2), ()))
    assert running_rows(left, ruleset)[-1].value == "2"
    assert running_rows(board.put(InternRow((), ())), ruleset)[-1].state == "done"


def test_stuck_gear_asks_for_the_flaps_alone() -> None:
    row = lost("WAW-red-turbulence", flaps=(True, True, False, False))["B"]
    assert (row.value, row.detail, row.state) == ("2 / 4", "flaps 2 of 4, the gear is stuck", "failed")


def test_the_briefing_says_what_the_modules_stand_at() -> None:
    board = fresh_board(load_ruleset("TGU-red"))
    assert [words for _, _, words in module_pills(board)] == ["kerosene 20 left", "wind +3 on the engines"]
    ring = board.find(WindRing)
    assert ring is not None
    turned = board.put(ring.turned(-7))
    assert module_pills(turned)[1][2] == "wind \N{MINUS SIGN}2 on the engines"
    alarms = module_pills(fresh_board(load_ruleset("SYD-green-turbulence")))
    assert [words for _, _, words in alarms] == ["no alarm is on"]
    assert module_pills(fresh_board(load_ruleset("YUL-green"))) == ()
