"""A batch gives the same numbers whatever the number of jobs, and every flight of it stands before the rules."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from skyteam_qt.content.library import load_ruleset
from skyteam_qt.crew import batch as lockstep
from skyteam_qt.crew import bridge
from skyteam_qt.crew.heuristic import RuleJudge
from skyteam_qt.crew.judged import NetCrew
from skyteam_qt.crew.lockstep import NetJudge
from skyteam_qt.rules import Seat
from skyteam_qt.session.record import fold_record, from_json
from skyteam_qt.sim.batch import Order, fly, fly_part, parts
from skyteam_qt.sim.flight import fly_crews, replayed
from skyteam_qt.sim.roster import CREWS, NoSuchCrew, crew_named
from skyteam_qt.sim.stats import Tally, wilson
from tests.crew.helpers import some_weights

SETUPS = [(game, level) for game in ("sky-team", "final-approach") for level in ("easy", "normal", "hard", "expert")]


@pytest.mark.parametrize(("game", "level"), SETUPS)
def test_flights_of_the_lockstep_end_the_same_through_the_rules(game: str, level: str) -> None:
    ruleset = load_ruleset("YUL-green", game, level=level)
    setup = bridge.setup_for(ruleset)
    rules, nets = RuleJudge(setup), NetJudge(some_weights())
    won = 0
    for judges in ((rules, rules), (nets, rules), (rules, nets)):
        flown = lockstep.fly(setup, judges, 900, 60, 0.01, keep=True)
        for lane in range(60):
            flight = replayed(ruleset, 900 + lane, lane, flown.moves)
            board = flight.state.board
            assert bool(flown.won[lane]) == (board.loss is None)
            assert lockstep.twin.LOSS_WORDS[flown.loss[lane]] == str(board.loss or "")
        won += int(flown.won.sum())
    assert won


def test_one_by_one_through_the_rules_a_crew_flies_as_in_lockstep() -> None:
    ruleset = load_ruleset("YUL-green", "final-approach", level="hard")
    weights = some_weights()
    judge, crew = NetJudge(weights), NetCrew("trained", weights)
    flown = lockstep.fly(bridge.setup_for(ruleset), (judge, judge), 50, 25)
    single = [fly_crews(ruleset, (crew, crew), 50 + i).state.board for i in range(25)]
    # sums of floats depend on the size of the arrays, so that a tie may fall the other way
    same = sum(
        str(board.loss or "") == lockstep.twin.LOSS_WORDS[int(loss)]
        for board, loss in zip(single, flown.loss, strict=True)
    )
    assert same >= 24


def test_the_number_of_jobs_changes_nothing() -> None:
    order = Order(crew="rule-based", partner="rule-based", flights=600, seed=5, slips=0.05)
    *_, one = fly(order, 1)
    *_, two = fly(order, 2)
    assert one == two
    assert one.flights == 600


def test_parts_of_a_batch_add_up() -> None:
    order = Order(crew="rule-based", partner="rule-based", flights=500, seed=5)
    whole, first, rest = Tally(), fly_part(replace(order, flights=250)), fly_part(replace(order, flights=250, seed=255))
    for part in parts(order):
        whole.add(fly_part(part))
    first.add(rest)
    assert whole == first


def test_slips_cost_landings() -> None:
    order = Order(game="final-approach", crew="rule-based", partner="rule-based", flights=250, seed=9)
    assert fly_part(replace(order, slips=0.3)).landed < fly_part(order).landed


@pytest.mark.parametrize("crew", ["rule-based", "random"])
def test_saved_flights_are_files_that_can_have_happened(tmp_path: Path, crew: str) -> None:
    for game in ("sky-team", "final-approach"):
        order = Order(game=game, level="expert", crew=crew, partner=crew, flights=4, save=str(tmp_path), slips=0.1)
        fly_part(order)
        files = sorted(tmp_path.glob(f"{game}-*.json"))
        assert len(files) == 4
        for path in files:
            fold = fold_record(from_json(path.read_text(encoding="utf-8")), order.ruleset())
            assert fold.board.over


def test_every_crew_has_a_name_that_is_known() -> None:
    ruleset = load_ruleset("YUL-green", "sky-team")
    for name in ("random", "rule-based"):
        assert crew_named(name, ruleset).name == name
    assert set(CREWS) == {"random", "rule-based", "trained", "even-handed", "search", "companion"}
    with pytest.raises(NoSuchCrew, match="There is no crew"):
        crew_named("nobody", ruleset)


def test_intervals_after_wilson() -> None:
    low, high = wilson(9950, 10000)
    assert low == pytest.approx(0.99341, abs=1e-4)
    assert high == pytest.approx(0.99620, abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_the_keys_of_the_json_object() -> None:
    found = fly_part(Order(crew="rule-based", partner="rule-based", flights=20)).to_json(1.0)
    assert list(found) == ["flights", "landed", "rate", "low", "high", "causes", "seconds"]
    assert found["landed"] + sum(found["causes"].values()) == 20
    assert json.loads(json.dumps(found)) == found


def test_slips_of_one_seat_are_drawn_apart_from_the_other() -> None:
    luck = lockstep.SeededLuck(1, 3)
    ids = np.arange(3)
    first, second = luck.slip(ids, 1, Seat.PILOT), luck.slip(ids, 1, Seat.COPILOT)
    assert not np.array_equal(first, second)
    assert first.shape == (2, 3)
