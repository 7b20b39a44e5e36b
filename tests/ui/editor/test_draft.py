"""The airport on the editor's table: what belongs together changes together, and everything can be undone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from skyteam_qt.content.airport import LEVELS, MARKS, agreeing
from skyteam_qt.content.airport_check import problems_of
from skyteam_qt.ui.editor.draft import DICE_MOST, SPACES_LEAST, SPACES_MOST, TILES, AirportDraft
from tests.content.airports import INNSBRUCK, bundled


@pytest.fixture
def draft(qapp: QApplication) -> AirportDraft:
    draft = AirportDraft()
    draft.begin(INNSBRUCK)
    return draft


def test_an_airport_that_was_begun_has_nothing_to_undo(draft: AirportDraft) -> None:
    assert (draft.airport, draft.blocked) == (INNSBRUCK, False)
    assert draft.stack.isClean()
    assert not draft.stack.canUndo()


def test_every_change_can_be_undone_and_done_again(draft: AirportDraft) -> None:
    rng = Random(1)
    seen = [draft.airport]
    for _ in range(300):
        change(draft, rng)
        if draft.airport != seen[-1]:
            seen.append(draft.airport)
    assert len(seen) > 150
    assert draft.stack.count() <= len(seen) - 1
    last = seen[-1]
    while draft.stack.canUndo():
        draft.stack.undo()
        assert draft.airport in seen
    assert draft.airport == INNSBRUCK
    while draft.stack.canRedo():
        draft.stack.redo()
    assert draft.airport == last


def change(draft: AirportDraft, rng: Random) -> None:
    """Something that people could do."""
    at, kind = rng.randrange(len(draft.airport.spaces)), rng.randrange(9)
    last = len(draft.airport.spaces) - 1
    if kind == 0:
        draft.set_length(rng.randint(SPACES_LEAST, SPACES_MOST), "")
    elif kind == 1:
        draft.set_space(at, "", traffic=rng.randrange(4))
    elif kind == 2:
        draft.set_space(at, "", traffic_dice=rng.randrange(DICE_MOST + 1))
    elif kind == 3 and at < last:
        draft.toggle_mark(at, rng.choice(MARKS), "")
    elif kind == 4:
        draft.set_space(at, "", alarms=rng.randrange(3))
    elif kind == 5:
        draft.set_altitude(rng.randrange(draft.airport.rounds), "", turbulence=rng.random() < 0.5)
    elif kind == 6:
        draft.set_abilities(rng.randrange(3), "")
    elif kind == 7:
        draft.set_text("difficulty", rng.choice(LEVELS), "")
    else:
        draft.toggle_module(rng.choice(TILES), "")


def test_modules_always_agree_with_what_is_printed(draft: AirportDraft) -> None:
    rng = Random(2)
    for _ in range(400):
        change(draft, rng)
        assert agreeing(draft.airport) == draft.airport
        assert draft.problems == tuple(problems_of(draft.airport))
        # people can draw what cannot be landed, but nothing that contradicts itself
        bad = {one.key for one in draft.problems if one.blocks}
        allowed = {
            "airport.bank",
            "airport.dice",
            "airport.glide",
            "airport.planes",
            "airport.bays",
            "airport.abilities",
        }
        assert bad <= allowed


def test_typing_is_one_step(draft: AirportDraft) -> None:
    for text in ("T", "TI", "TIR"):
        draft.set_text("code", text, "Code")
    draft.set_text("airport", "Tirol", "Name")
    assert draft.stack.count() == 2
    draft.stack.undo()
    draft.stack.undo()
    assert draft.airport == INNSBRUCK


def test_spaces_come_and_go_before_the_airport(draft: AirportDraft) -> None:
    draft.set_length(8, "")
    assert [one.traffic for one in draft.airport.spaces] == [0, 1, 1, 2, 0, 0, 0, 1]
    draft.set_length(5, "")
    assert [one.traffic for one in draft.airport.spaces] == [0, 1, 1, 2, 1]
    draft.set_length(2, "")
    assert len(draft.airport.spaces) == SPACES_LEAST


def test_all_five_marks_are_no_limit_and_the_last_one_stays(draft: AirportDraft) -> None:
    assert draft.airport.spaces[0].axis is None
    draft.toggle_mark(0, 2, "")
    assert draft.airport.spaces[0].axis == (-2, -1, 0, 1)
    draft.toggle_mark(0, 2, "")
    assert draft.airport.spaces[0].axis is None
    for mark in MARKS:
        draft.toggle_mark(0, mark, "")
    assert draft.airport.spaces[0].axis == (2,)


def test_the_clock_goes_through_its_times(draft: AirportDraft) -> None:
    seen = []
    for _ in range(4):
        draft.toggle_module("real-time", "")
        seen.append((draft.airport.real_time_seconds, "real-time" in draft.airport.modules))
    assert seen == [(60, True), (70, True), (80, True), (None, False)]


def test_alarms_bring_their_module_and_the_last_takes_it_away(draft: AirportDraft) -> None:
    draft.set_space(2, "", alarms=1)
    assert ("alarms" in draft.airport.modules, draft.airport.alarm_tokens) == (True, (1, 2, 3, 4, 5, 6))
    draft.set_space(2, "", alarms=0)
    assert draft.airport == INNSBRUCK
    draft.toggle_module("stuck-landing-gear", "")
    draft.toggle_module("alarms", "")
    assert draft.airport.alarm_tokens == (1, 4, 6)
    assert [one.alarms for one in draft.airport.spaces] == [1, 1, 1, 1, 1, 0]
    draft.toggle_module("stuck-landing-gear", "")
    assert draft.airport.alarm_tokens == (1, 2, 3, 4, 5, 6)
    assert not draft.blocked


def test_what_contradicts_is_kept_out_with_its_reason(draft: AirportDraft) -> None:
    assert [draft.apart(name) for name in ("headwind", "kerosene-leak", "engine-loss", "kerosene", "penguins")] == [
        "wind",
        "kerosene",
        "wind",
        "",
        "",
    ]
    draft.toggle_module("headwind", "")
    assert draft.airport == INNSBRUCK
    draft.toggle_module("intern", "")
    assert draft.apart("alarms") == "bays"
    draft.toggle_module("wind", "")
    assert draft.apart("alarms") == ""


def test_from_5000_is_a_shorter_track(draft: AirportDraft) -> None:
    draft.toggle_module("start-5000", "")
    assert [one.feet for one in draft.airport.altitude] == [5000, 4000, 3000, 2000, 1000, 0]
    draft.toggle_module("start-5000", "")
    assert draft.airport.altitude[0].feet == 6000
    assert not draft.blocked


def test_another_airport_can_be_had_back(draft: AirportDraft) -> None:
    path = Path("somewhere.json")
    draft.take(bundled("YUL-green"), path, "")
    assert draft.stack.isClean()
    draft.make_up(4, 0.5, "")
    assert draft.airport.generated == (4, 0.5)
    assert draft.sheet.path is None
    draft.stack.undo()
    assert draft.sheet.path == path
    draft.stack.undo()
    assert draft.airport == INNSBRUCK


def test_after_saving_nothing_is_unsaved(draft: AirportDraft) -> None:
    draft.set_abilities(0, "")
    assert not draft.stack.isClean()
    draft.saved(Path("x.json"))
    assert draft.stack.isClean()
    assert draft.sheet.path == Path("x.json")
