"""Own airports: what a file may hold, what contradicts itself, what nobody could land at."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from skyteam_qt.content import airport_schema
from skyteam_qt.content.abilities import ability_ids
from skyteam_qt.content.airport import (
    MODULE_ORDER,
    Airport,
    agreeing,
    altitudes,
    blank,
    file_text,
    from_plain,
    to_plain,
)
from skyteam_qt.content.airport import Space as ApproachSpace
from skyteam_qt.content.airport_check import (
    BYTES_MOST,
    Unreadable,
    check_plain,
    check_text,
    fewest_rounds,
    problems_of,
    read_airport,
)
from skyteam_qt.content.files import DATA, read_json
from skyteam_qt.content.flights import raw_flights
from skyteam_qt.content.json_places import DEPTH_MOST, NotJson, read_places
from skyteam_qt.content.problems import Problem

from .airports import INNSBRUCK, bundled, plain

Damage = Callable[[dict[str, Any]], object]


def keys(airport: Airport) -> list[str]:
    return [one.key for one in problems_of(airport) if one.blocks]


# ---- files -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario_id", list(raw_flights()))
def test_every_bundled_flight_could_have_been_drawn(scenario_id: str) -> None:
    airport = bundled(scenario_id)
    assert keys(airport) == []
    assert agreeing(airport) == airport
    assert check_text(file_text(airport)).airport == airport


def test_a_file_written_and_read_is_the_same_airport() -> None:
    assert check_text(file_text(INNSBRUCK)) == (INNSBRUCK, ())
    assert from_plain(to_plain(INNSBRUCK)) == INNSBRUCK


def test_what_is_not_said_is_nothing() -> None:
    short = {
        "format": "skyteam-airport",
        "version": 1,
        "code": "ABC",
        "airport": "A",
        "difficulty": "green",
        "altitude": [{"feet": feet} for feet in range(6000, -1, -1000)],
        "spaces": [{} for _ in range(6)],
    }
    found = check_plain(short).airport
    assert found is not None
    assert found.spaces == (ApproachSpace(),) * 6
    assert found.modules == ()


def test_the_schema_that_ships_is_that_of_the_models() -> None:
    shipped = json.loads((DATA / "airport.schema.json").read_text(encoding="utf-8"))
    assert shipped == airport_schema.json_schema()
    assert json.loads(json.dumps(shipped)) == shipped


def test_names_in_the_schema_are_those_of_the_program() -> None:
    assert get_args(airport_schema.Module) == MODULE_ORDER == tuple(read_json("scenarios")["modules"])
    assert get_args(airport_schema.Ability) == ability_ids()


@pytest.mark.parametrize(
    ("damage", "line", "sentence"),
    [
        (lambda f: f.pop("airport"), 1, "“airport” is missing."),
        (lambda f: f.update(code="Inn"), 4, "“code” must be two to four capital letters or digits."),
        (lambda f: f.update(airport=""), 5, "“airport” must not be empty."),
        (lambda f: f.update(airport="a\u202eb"), 5, "“airport” must be plain text on one line."),
        (lambda f: f.update(airport="x" * 41), 5, "“airport” may have at most 40 characters."),
        (lambda f: f.update(difficulty="pink"), 6, "“difficulty” must be one of 'green', 'yellow', 'red' or 'black'."),
        (lambda f: f["modules"].append("teleport"), 14, None),
        (lambda f: f.update(special_abilities=3), 15, "“special_abilities” must be at most 2."),
        (lambda f: f.update(special_abilities=True), 15, "“special_abilities” must be a number."),
        (lambda f: f["spaces"][2].update(colour=1), None, "“colour” is not a name that belongs here."),
        (lambda f: f["spaces"][2].update(traffic=-1), None, "“traffic” must be at least 0."),
        (lambda f: f["spaces"][2].update(axis=[]), None, "“axis” needs at least 1 entries."),
        (lambda f: f["spaces"][2].update(axis="level"), None, "“axis” must be a list."),
        (lambda f: f["spaces"][2].update(total_trust=1), None, "“total_trust” must be true or false."),
        (lambda f: f["spaces"].extend({} for _ in range(3)), None, "“spaces” may have at most 8 entries."),
        (lambda f: f.update(altitude={}), None, "“altitude” must be a list."),
        (lambda f: f["altitude"].__setitem__(0, 6000), None, "“altitude” must be an object in braces."),
    ],
)
def test_a_wrong_value_is_named_with_its_line(damage: Damage, line: int | None, sentence: str | None) -> None:
    found = plain()
    damage(found)
    checked = check_text(json.dumps(found, indent=1, ensure_ascii=False))
    assert checked.airport is None
    assert len(checked.problems) == 1
    problem = checked.problems[0]
    if sentence is not None:
        assert problem.sentence == sentence
    if line is not None:
        assert problem.line == line


def test_all_problems_are_named_in_the_order_of_their_lines() -> None:
    found = plain(code="x", difficulty="pink")
    found["spaces"][5]["traffic"] = 99
    problems = check_text(json.dumps(found, indent=1)).problems
    assert [one.path for one in problems] == [("code",), ("difficulty",), ("spaces", 5, "traffic")]
    assert [one.line for one in problems] == sorted(one.line for one in problems)


def test_every_line_of_a_file_is_found() -> None:
    text = json.dumps(plain(), indent=1)
    places = read_places(text, 10_000)
    lines = text.split("\n")
    assert places.value == plain()
    for at, name in enumerate(plain()["modules"]):
        assert f'"{name}"' in lines[places.line(("modules", at)) - 1]
    assert '"axis"' in lines[places.line(("spaces", 3, "axis")) - 1]
    assert places.line(("spaces", 3, "nothing")) == places.line(("spaces", 3))


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("", 1, "json.ends"),
        ("{\n", 2, "json.ends"),
        ('{\n"a": 1,\n}', 3, "json.key"),
        ('{"a"\n 1}', 2, "json.colon"),
        ('{"a": 1\n "b": 2}', 2, "json.comma"),
        ("[1,\n2,,3]", 2, "json.value"),
        ("[1]\n[2]", 2, "json.more"),
        ('{"a": 1,\n"a": 2}', 2, "json.twice"),
        ('["a\nb"]', 1, "json.string"),
        (r'["\ud800"]', 1, "json.string"),
        ("[NaN]", 1, "json.value"),
        ("[Infinity]", 1, "json.value"),
        ("[1e999]", 1, "json.long"),
        ("[\n" + "9" * 5000 + "]", 2, "json.long"),
        ("[" * 100_000, 1, "json.deep"),
        ("[" * (DEPTH_MOST + 2), 1, "json.deep"),
        ("[" + "0," * 9000 + "0]", 1, "json.many"),
        ("[01]", 1, "json.comma"),
        ("[+1]", 1, "json.value"),
        ("[\u0661]", 1, "json.value"),
    ],
)
def test_what_is_no_json_is_refused_with_its_line(text: str, line: int, key: str) -> None:
    with pytest.raises(NotJson) as refused:
        read_places(text, 5000)
    problem = refused.value.problem
    assert (problem.line, problem.key) == (line, key)
    assert problem.sentence


@pytest.mark.parametrize(
    "content",
    [
        b'{"format": "\xff"}',
        "{}".encode("utf-16"),
        b"\x00" * 100,
        b"[" * 150_000,
        b'{"spaces": [' + b"{}," * 60_000 + b"{}]}",
        b" " * (BYTES_MOST + 1),
        b"null",
        b'"text"',
    ],
    ids=["latin", "utf-16", "zeroes", "deep", "spaces", "large", "null", "text"],
)
def test_a_bad_file_is_refused_with_a_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    checked = read_airport(path)
    assert checked.airport is None
    assert len(checked.problems) == 1
    assert checked.problems[0].line >= 1
    assert checked.problems[0].sentence.endswith(".")


def test_the_line_that_is_not_utf8_is_named(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(b'{\n"code": "INN",\n"airport": "M\xfcnchen"}')
    (problem,) = read_airport(path).problems
    assert (problem.line, problem.key) == (3, "file.encoding")


def test_a_mark_at_the_beginning_of_a_text_file_is_no_mistake(tmp_path: Path) -> None:
    path = tmp_path / "notepad.json"
    path.write_bytes(b"\xef\xbb\xbf" + file_text(INNSBRUCK).replace("\n", "\r\n").encode())
    assert read_airport(path).airport == INNSBRUCK


def test_a_file_of_200_megabytes_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(200_000_000)
    (problem,) = read_airport(path).problems
    assert problem.key == "file.large"


def test_what_is_no_file_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.json"):
        with pytest.raises(Unreadable):
            read_airport(path)


# ---- sense -----------------------------------------------------------------------------------------------------------


def drawn(**changes: Any) -> Airport:
    """Innsbruck with something changed and nothing put right."""
    return INNSBRUCK._replace(**changes)


def with_modules(*names: str, **changes: Any) -> Airport:
    """A plain airport with these modules."""
    plane = ApproachSpace(traffic=1)
    return Airport(
        "ABC", "A", "green", altitudes(), (ApproachSpace(), plane, plane, plane, plane, plane, plane)
    )._replace(modules=names, **changes)


@pytest.mark.parametrize(
    ("airport", "key"),
    [
        (with_modules("kerosene", "kerosene-leak"), "airport.together.tank"),
        (with_modules("wind", "headwind"), "airport.together.ring"),
        (with_modules("engine-loss", "ice-brakes", "kerosene-leak"), "airport.together.leak"),
        (with_modules("engine-loss", "ice-brakes", "wind"), "airport.together.speed"),
        (with_modules("intern", "intern"), "airport.twice"),
        (with_modules("traffic"), "airport.noMark.spaces"),
        (with_modules("turbulence"), "airport.noMark.altitude"),
        (with_modules("special-abilities"), "airport.noNumber"),
        (with_modules("real-time"), "airport.noNumber"),
        (with_modules(real_time_seconds=60), "airport.numberAlone"),
        (with_modules(alarm_tokens=(1,)), "airport.numberAlone"),
        (with_modules("start-5000"), "airport.top"),
        (with_modules(altitude=altitudes(top=5000)), "airport.top"),
        (with_modules(altitude=altitudes()[:-1]), "airport.touchdown"),
        (with_modules(altitude=altitudes()[:2] + altitudes()[3:]), "airport.steps"),
        (with_modules(altitude=altitudes((6000, 5000, 4000, 3000))), "airport.rerolls"),
        (with_modules("engine-loss", "ice-brakes", spaces=(ApproachSpace(),) * 6), "airport.glide"),
        (drawn(modules=("kerosene",)), "airport.markAlone"),
        (drawn(code="i"), "form.code"),
        (drawn(airport=" "), "form.empty"),
    ],
)
def test_contradictions_are_named(airport: Airport, key: str) -> None:
    assert key in keys(airport)


def test_the_panel_has_three_bays() -> None:
    """ux-more 1."""
    three = with_modules("kerosene", "wind", "intern")
    assert (three.bays, keys(three)) == (3, [])
    spaces = tuple(one._replace(alarms=1) for one in three.spaces)
    four = three._replace(modules=(*three.modules, "alarms"), alarm_tokens=(1, 2), spaces=spaces)
    assert (four.bays, keys(four)) == (4, ["airport.bays"])


def test_alarms_are_there_once_and_fit_a_stuck_gear() -> None:
    """AL1 and the rule for stuck landing gear."""
    spaces = tuple(one._replace(alarms=1) for one in with_modules().spaces)
    alarms = with_modules("alarms", spaces=spaces, alarm_tokens=(1, 1))
    assert keys(alarms) == ["airport.alarmTwice"]
    stuck = with_modules("alarms", "stuck-landing-gear", spaces=spaces, alarm_tokens=(1, 3))
    assert keys(stuck) == ["airport.alarmStuck"]


def test_no_more_abilities_can_be_asked_for_than_are_left() -> None:
    names = ("anticipation", "adaptation", "control", "working-together")
    airport = with_modules("engine-loss", "ice-brakes", "stuck-landing-gear", "special-abilities", special_abilities=1)
    assert keys(airport) == []
    # mastery and synchronisation are no use here
    assert keys(airport._replace(excluded_abilities=names)) == ["airport.abilities"]


def test_there_are_twelve_planes() -> None:
    spaces = tuple(one._replace(traffic=2) for one in with_modules().spaces)
    assert "airport.planes" in keys(with_modules(spaces=spaces))
    assert keys(with_modules(spaces=spaces[:6])) == []


def test_the_airport_has_no_bank_limit() -> None:
    """TU3."""
    last = INNSBRUCK.spaces[-1]._replace(axis=(0,))
    assert keys(drawn(spaces=(*INNSBRUCK.spaces[:-1], last))) == ["airport.axisLast"]


def limits(*axis: tuple[int, ...] | None) -> tuple[ApproachSpace, ...]:
    return tuple(ApproachSpace(axis=one) for one in (*axis, None))


@pytest.mark.parametrize(
    ("spaces", "rounds"),
    [
        (limits(None, None, None, None), 2),
        (limits(None, None, None), 2),
        (limits((-1,), (1,), (-1,), (1,)), 4),
        (limits((-1, 0), (0, 1), (1, 2), (2,)), 2),
        (limits((-1, 0), (1,), (1, 2), (2,)), 3),
        (limits(None, (1,), (-1,), None), 2),
    ],
)
def test_two_spaces_in_a_round_need_a_bank_that_both_allow(spaces: tuple[ApproachSpace, ...], rounds: int) -> None:
    """TU3: the axis turns once a round."""
    assert fewest_rounds(spaces) == rounds


def test_bank_limits_that_never_fit_are_refused() -> None:
    """Seven steps, each to the other side, in six rounds."""
    spaces = limits(*(((-1,), (1,)) * 4)[:7])
    airport = with_modules("turns", spaces=spaces)
    assert keys(airport) == ["airport.bank"]
    assert keys(airport._replace(spaces=(*spaces[:2], ApproachSpace(), *spaces[3:]))) == []


def test_more_than_the_dice_can_do_is_refused() -> None:
    """Six rounds of eight dice, ice brakes, and planes everywhere."""
    planes = ApproachSpace(traffic=2)
    crowded = with_modules("ice-brakes", "start-5000", altitude=altitudes(top=5000), spaces=(planes,) * 6)
    assert keys(crowded) == ["airport.dice"]
    # with Synchronisation the traffic die can help
    helped = crowded._replace(modules=("ice-brakes", "special-abilities", "start-5000"), special_abilities=1)
    assert keys(helped) == []


def test_a_caution_stops_nobody() -> None:
    one_side = with_modules("turns", spaces=limits((-1,), None, (-2, -1), None, None))
    found = list(problems_of(one_side))
    assert [(one.key, one.blocks) for one in found] == [("airport.lean.pilot", False)]
    assert check_plain(to_plain(one_side)).airport == one_side


def test_a_blank_airport_wants_nothing_but_a_code_and_a_name() -> None:
    assert keys(blank()) == ["form.code", "form.empty"]


def test_every_problem_has_a_sentence() -> None:
    for key in read_json("texts")["texts"]:
        if key.startswith("problem."):
            fields = dict.fromkeys(
                ("name", "list", "bound", "most", "a", "b", "mark", "field", "v", "feet", "need"), "x"
            )
            more = dict.fromkeys(("thrown", "needed", "airport", "flight"), "x")
            assert Problem((), key.removeprefix("problem."), {**fields, **more, "n": 2}).sentence.endswith(".")


def test_the_example_of_the_documentation_is_a_good_airport() -> None:
    text = (DATA / "airports.md").read_text(encoding="utf-8")
    example = text.split("```json\n")[1].split("```")[0]
    checked = check_text(example)
    assert checked.airport is not None
    assert checked.problems == ()
    for name in airport_schema.AirportEntry.model_fields:
        assert f"`{name}`" in text or name == "schema_"
