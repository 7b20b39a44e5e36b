"""A computer partner picks goals from what everybody sees."""

from __future__ import annotations

from skyteam_qt.crew.briefing import MOST, goals
from skyteam_qt.qtbridge.goals import goal_text
from skyteam_qt.rules.evolve import evolve
from skyteam_qt.rules.step import start
from tests.crew.helpers import FLIGHTS, decisions, ruleset_of


def test_goals_are_few_different_and_can_be_written() -> None:
    for game, level in FLIGHTS:
        ruleset = ruleset_of(game, level)
        for state, _ in decisions(ruleset, 5, "goals"):
            plan = goals(state.board, ruleset)
            assert 1 <= len(plan) <= MOST
            assert len(set(plan)) == len(plan)
            assert all(goal_text(goal, state.board.position) for goal in plan)


def test_a_tilted_plane_is_levelled_first_and_an_occupied_space_is_not_left() -> None:
    ruleset = ruleset_of("sky-team", "easy")
    board = start(ruleset).state.board
    assert goals(board, ruleset)[0] == "advance:1"
    assert goals(evolve(board, axis=-2), ruleset)[0] == "level"
    assert goals(evolve(board, position=2), ruleset)[:2] == ("hold", "clear:3")
    assert goals(evolve(board, round=5, position=0, planes=(0,) * 7), ruleset)[0] == "advance:2"


def test_in_the_final_round_the_airport_is_cleared() -> None:
    ruleset = ruleset_of("sky-team", "easy")
    board = evolve(start(ruleset).state.board, round=7, altitude=0, position=6, planes=(0, 0, 0, 0, 0, 0, 1))
    assert goals(board, ruleset)[:2] == ("clear:7", "brakes")
