"""The handed cases, one test each, and what the player of cases says about bad files."""

import json
from pathlib import Path

import pytest

from skyteam_qt.content.case_file import Case, FileProblem, read_cases
from skyteam_qt.content.library import load_ruleset, load_scenario
from skyteam_qt.sim.cases import run_case, run_cases

GOLDEN = Path(__file__).parents[1] / "golden" / "golden.json"
CASES = read_cases(GOLDEN)
CARDS = [c for c in CASES if c.game == "final-approach"]
BASE = [c for c in CASES if c.game == "sky-team" and not load_scenario(c.scenario or "").modules]

WITH_MODULES = [c for c in CASES if c not in CARDS and c not in BASE]


@pytest.mark.parametrize("case", BASE, ids=lambda c: c.id)
def test_golden_case_without_modules(case: Case) -> None:
    result = run_case(case)
    assert not result.skipped
    assert not result.differences, "\n".join(map(str, result.differences))


@pytest.mark.parametrize("case", CARDS, ids=lambda c: c.id)
def test_golden_case_of_final_approach(case: Case) -> None:
    result = run_case(case)
    assert not result.skipped
    assert not result.differences, "\n".join(map(str, result.differences))


@pytest.mark.parametrize("case", WITH_MODULES, ids=lambda c: c.id)
def test_golden_case_with_modules_and_abilities(case: Case) -> None:
    result = run_case(case)
    assert not result.skipped
    assert not result.differences, "\n".join(map(str, result.differences))


def test_all_62_cases_with_modules_are_there() -> None:
    assert len(WITH_MODULES) == 62
    assert len(CASES) == 171


def test_all_17_cases_of_final_approach_are_there() -> None:
    assert len(CARDS) == 17


def test_all_92_cases_without_modules_are_there() -> None:
    assert len(BASE) == 92


def test_a_case_of_what_is_not_built_is_skipped_and_never_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skyteam_qt.rules.compile.MODULES", ())
    load_ruleset.cache_clear()
    results = run_cases(CASES)
    load_ruleset.cache_clear()
    skipped = [r for r in results if r.skipped]
    assert {r.case for r in skipped} >= {c.id for c in WITH_MODULES}
    assert not any(r.passed for r in skipped)
    assert len(results) == len(CASES)


@pytest.mark.parametrize("field", [{"kerosene": 3}, {"wind_offset": 2}, {"interns": [1]}, {"alarms_active": [1]}])
def test_a_field_of_a_module_that_is_not_in_play_is_refused_or_differs(tmp_path: Path, field: dict) -> None:
    cases = read_cases(changed(tmp_path, lambda w: w["cases"][0]["start"].update(field)))
    with pytest.raises(FileProblem, match=f"start.{next(iter(field))}"):
        run_cases(cases)
    cases = read_cases(changed(tmp_path, lambda w: w["cases"][0]["expect"]["state"].update(field)))
    assert [(d.field, d.found) for d in run_cases(cases)[0].differences] == [(next(iter(field)), "not in play")]


def changed(tmp_path: Path, change: object) -> Path:
    whole = json.loads(GOLDEN.read_text(encoding="utf-8"))
    whole["cases"] = whole["cases"][:2]
    assert callable(change)
    change(whole)
    path = tmp_path / "cases.json"
    path.write_text(json.dumps(whole), encoding="utf-8")
    return path


@pytest.mark.parametrize("field", ["supply", "blue", "orange", "brake", "reroll_reserve", "coffee", "speed"])
def test_a_field_of_null_says_no_more_than_one_left_out(tmp_path: Path, field: str) -> None:
    def emptied(whole: dict) -> None:
        whole["cases"][0]["start"][field] = None

    assert run_case(read_cases(changed(tmp_path, emptied))[0]).passed


def test_a_wrong_expectation_fails_with_id_field_expected_and_found(tmp_path: Path) -> None:
    def wrong(whole: dict) -> None:
        whole["cases"][0]["expect"]["state"]["axis"] = 1

    result = run_case(read_cases(changed(tmp_path, wrong))[0])
    assert [str(d) for d in result.differences] == ["G001: axis: expected 1, found -2"]


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda w: w["cases"][1].pop("actions"), r"cases\[1\]\.actions \(case G002\)"),
        (lambda w: w["cases"][0]["actions"][1].update(by="X"), r"cases\[0\]\.actions\[1\]\.by"),
        (lambda w: w["cases"][0].update(bogus=1), r"cases\[0\]\.bogus"),
        (lambda w: w["cases"][0]["expect"]["state"].update(axsi=1), r"expect\.state\.axsi"),
        (lambda w: w.update(cases=7), r"cases: input should be a valid list"),
    ],
)
def test_a_malformed_file_is_refused_with_the_place_named(tmp_path: Path, damage: object, says: str) -> None:
    with pytest.raises(FileProblem, match=says):
        read_cases(changed(tmp_path, damage))


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda w: w["cases"][0].update(scenario="XXX-green"), "no flight 'XXX-green'"),
        (lambda w: w["cases"][0]["start"].update(placed={"axis.Q": 1}), r"no space 'axis\.Q'"),
        (lambda w: w["cases"][0]["start"].update(altitude_ft=77), "no space 77"),
        (lambda w: w["cases"][0]["start"].update(gear=[True]), "3 entries"),
        (lambda w: w["cases"][0]["start"].update(position=9), "7 spaces"),
        (lambda w: w["cases"][0]["start"].update(altitude_ft=0, position=3), "at the airport"),
        (lambda w: w["cases"][0]["start"]["hands"].update(P=[1, 1, 1, 1, 1]), "at most four dice"),
        (lambda w: w["cases"][0].pop("scenario"), "scenario is missing"),
    ],
)
def test_an_impossible_start_is_refused_with_the_place_named(tmp_path: Path, damage: object, says: str) -> None:
    cases = read_cases(changed(tmp_path, damage))
    with pytest.raises(FileProblem, match=says):
        run_cases(cases)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"{", "line 1, column 2"),
        (b"\xff\xfe\x00", "not UTF-8"),
        (b"[" * 100_000, "nested too deeply"),
        (b"", "line 1"),
    ],
)
def test_what_is_not_json_is_refused_in_one_sentence(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    with pytest.raises(FileProblem, match=says):
        read_cases(path)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(FileProblem, match="does not exist"):
        read_cases(tmp_path / "none.json")
    with pytest.raises(FileProblem, match="is a folder"):
        read_cases(tmp_path)


def card_case(actions: list[dict], expect: dict, **fields: object) -> Case:
    """A case of Final Approach in the making."""
    found = {"id": "X", "game": "final-approach", "actions": actions, "expect": expect} | fields
    return Case.model_validate(found)


LYING = {"axis.P": 1, "axis.C": 1, "engine.P": 1}
END = {"phase": "end", "altitude_ft": 6000, "placed": LYING | {"engine.C": 1}}


def test_time_that_runs_out_is_played_where_the_variant_is_on() -> None:
    """F91."""
    start = {"phase": "placement", "turn": "P", "hands": {"P": [5], "C": [4]}, "placed": LYING}
    actions = [{"do": "timeout"}, {"do": "end_round"}]
    lost = {"status": "lost", "reason": "missing-mandatory", "failed": ["engine.C"]}
    assert run_case(card_case(actions, lost, start=start, options={"stopwatch": True})).passed
    refused = {"rejected": {"action": 0, "code": "module-not-active"}, "state": {"phase": "placement"}}
    assert run_case(card_case(actions, refused, start=start)).passed


def test_a_redraw_without_a_joker_is_refused_in_the_words_of_the_card_game() -> None:
    start = {"phase": "placement", "turn": "P", "hands": {"P": [5, 1], "C": [4]}}
    action = {"do": "redraw", "by": "P", "P": {"from": [5], "to": [6]}}
    expect = {"rejected": {"action": 0, "code": "no-redraw"}, "state": {"redraws": 0}}
    assert run_case(card_case([action], expect, start=start)).passed


@pytest.mark.parametrize(
    ("level", "action"),
    [("normal", {}), ("easy", {"busy": 3}), ("normal", {"busy": 7})],
    ids=["nothing turned up", "not asked for", "no such card"],
)
def test_what_is_turned_up_must_be_what_the_level_asks_for(level: str, action: dict) -> None:
    case = card_case([{"do": "end_round"} | action], {}, start=END, options={"level": level})
    assert [d.field for d in run_case(case).differences] == ["rejected"]


def test_a_first_round_that_turns_up_what_nobody_asks_for_is_refused() -> None:
    with pytest.raises(FileProblem, match="first_round"):
        run_case(card_case([], {}, first_round={"busy": 3}))
