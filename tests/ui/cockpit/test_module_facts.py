"""What the instruments of modules show comes from the public board, and from nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Board, Phase, Ruleset, Seat
from skyteam_qt.rules.board import Ask
from skyteam_qt.rules.evolve import evolve
from skyteam_qt.rules.modules.adaptation import Adapted
from skyteam_qt.rules.modules.alarms import Alarms
from skyteam_qt.rules.modules.anticipation import Anticipated
from skyteam_qt.rules.modules.bad_visibility import DiceAside
from skyteam_qt.rules.modules.intern import InternRow
from skyteam_qt.rules.modules.synchronisation import TRAFFIC_DIE, Synchronised
from skyteam_qt.rules.modules.working_together import WorkedTogether
from skyteam_qt.ui.cockpit import public_modules
from skyteam_qt.ui.cockpit.arrangement import chosen_abilities
from skyteam_qt.ui.cockpit.public_facts import board_facts, ladder
from tests.ui.cockpit.module_boards import FLIGHTS, board_after, first_board, ruleset_of

CPT = "CPT-black-turbulence"
NZIR = "NZIR-black-turbulence"
PILOT = Seat.PILOT


def at_play(flight: str) -> tuple[Ruleset, Board]:
    return ruleset_of(flight), board_after(flight, 0)


def test_the_base_game_has_no_facts_of_modules() -> None:
    facts = board_facts(ruleset_of("YUL-green"), first_board("YUL-green"))
    assert public_modules.module_fields(ruleset_of("YUL-green"), first_board("YUL-green")) == {}
    assert (facts.kerosene, facts.wind, facts.intern, facts.alarms, facts.abilities) == (None, None, None, (), ())
    assert facts.level == ""


@pytest.mark.parametrize("flight", FLIGHTS)
def test_facts_are_there_for_exactly_the_modules_of_the_flight(flight: str) -> None:
    ruleset = ruleset_of(flight)
    modules = set(ruleset.scenario.modules)
    facts = board_facts(ruleset, first_board(flight))
    assert (facts.kerosene is not None) == bool(modules & {"kerosene", "kerosene-leak"})
    assert (facts.wind is not None) == bool(modules & {"wind", "headwind"})
    assert (facts.intern is not None) == ("intern" in modules)
    assert bool(facts.alarms) == ("alarms" in modules)
    assert facts.penguins == ("penguins" in modules)
    assert tuple(tag.id for tag in facts.abilities) == chosen_abilities(ruleset)
    marked = {mark for row in facts.altitude for mark in row.marks}
    assert marked <= modules
    assert any(mark.axis for mark in facts.approach_marks) <= ("turns" in modules)


def test_the_row_of_tokens_has_its_gaps_where_tokens_were_taken() -> None:
    board = first_board("CDG-red-promo").put(InternRow((5, 2, 6), (), (), gone=2))
    facts = public_modules.intern(board)
    assert facts is not None
    assert facts.tokens == (None, None, 5, 2, 6, None)
    assert public_modules.labels(board) == {"intern.P": "5", "intern.C": "6"}


def test_an_empty_row_has_nothing_to_say_on_its_spaces() -> None:
    board = first_board("CDG-red-promo").put(InternRow((), (), (), gone=4))
    assert public_modules.labels(board) == {}


def test_an_alarm_face_down_tells_nothing_of_when_it_comes() -> None:
    ruleset, board = at_play(CPT)
    alarms = board.find(Alarms)
    assert alarms is not None
    board = board.put(replace(alarms, active=(4, 2), down=(5, 1)))
    other = board.put(replace(alarms, active=(4, 2), down=(1, 5)))
    tiles = public_modules.alarms(ruleset, board)
    assert [tile.state for tile in tiles] == ["down", "on", "reset", "on", "down", "reset"]
    assert tiles == public_modules.alarms(ruleset, other)
    assert [tile.owner for tile in tiles] == ["both", "copilot", "copilot", "pilot", "copilot", "pilot"]
    assert public_modules.closed(ruleset, board) == {
        **{f"flap.{i}": 4 for i in range(1, 5)},
        **{f"brake.{i}": 2 for i in range(1, 4)},
    }


def test_dice_laid_aside_wear_the_cloud_on_the_last_places() -> None:
    board = board_after(CPT, 0).put(DiceAside((2, 1)))
    assert public_modules.clouds(board, PILOT) == (False, False, True, True)
    assert public_modules.clouds(board, PILOT.other) == (False, False, False, True)


def test_without_engines_three_dice_each_are_placed() -> None:
    ruleset, board = at_play("TER-black-turbulence")
    facts = board_facts(ruleset, board)
    assert len(facts.ladder) == 6
    assert facts.silence_text == say("silence.untilSix")
    assert facts.counter == say("silence.counter", n=1, total=6)


def test_a_token_is_no_die_of_the_round() -> None:
    ruleset, board = at_play("CDG-red-promo")
    places = [ruleset.index[name] for name in ("intern.P", "radio.P", "radio.C1")]
    row = board.find(InternRow)
    assert row is not None
    placed = tuple(4 if i in places else 0 for i in range(len(board.placed)))
    seats = tuple(0 if i in places[:2] else 1 if i == places[2] else -1 for i in range(len(board.placed)))
    board = evolve(board, order=tuple(places), placed=placed, rolled=placed, by_seat=seats)
    board = board.put(replace(row, spaces=(places[1],)))
    assert public_modules.own_dice(board) == (places[0], places[2])
    facts = board_facts(ruleset, board)
    assert [step.state for step in ladder(ruleset, board)[:3]] == ["done", "done", "now"]
    assert facts.counter == say("silence.counter", n=3, total=8)
    assert facts.placed["radio.P"].sort == "token"
    assert facts.placed["radio.C1"].sort == "die"


def test_the_traffic_die_lies_yellow_and_waits_in_the_annunciator() -> None:
    flight = "PRG-green"
    board = board_after(flight, 0)
    assert public_modules.waiting_die(board) == 0
    waiting = evolve(board, ask=Ask(PILOT.other, TRAFFIC_DIE, 4, None))
    assert public_modules.waiting_die(waiting) == 4
    lying = evolve(board, slices=(*(s for s in board.slices if type(s) is not Synchronised), Synchronised(True, 5)))
    assert public_modules.sort_of(lying, 5) == "traffic"


def test_the_airport_is_not_left_so_it_limits_no_bank() -> None:
    board = first_board("TGU-red")
    assert public_modules.bank(board) is None
    assert public_modules.bank(evolve(board, position=1)) == (-2, -1)
    assert public_modules.bank(evolve(board, position=4)) is None


def test_what_works_by_itself_has_no_key() -> None:
    ruleset, board = at_play("PRG-green")
    for tag in public_modules.abilities(ruleset, board):
        assert (tag.key == "") == (tag.state in ("auto", "used"))
    assert public_modules.ability_state(ruleset, board, "mastery") == "auto"


def _with(board: Board, one: Anticipated | Adapted | WorkedTogether) -> Board:
    return evolve(board, slices=(*(s for s in board.slices if type(s) is not type(one)), one))


def test_anticipation_ends_with_the_first_die() -> None:
    ruleset, board = at_play("PRG-green")
    state = public_modules.ability_state
    board = _with(board, Anticipated())
    assert state(ruleset, board, "anticipation") == "now"
    assert state(ruleset, _with(board, Anticipated(True)), "anticipation") == "used"
    assert state(ruleset, evolve(board, order=(0,)), "anticipation") == "used"


def test_adaptation_is_used_up_only_when_both_have_used_it() -> None:
    ruleset, board = at_play("PRG-green")
    state = public_modules.ability_state
    assert board.to_act is not None
    mine = tuple(seat == board.to_act for seat in (PILOT, PILOT.other))
    theirs = tuple(not used for used in mine)
    assert state(ruleset, _with(board, Adapted((mine[0], mine[1]))), "adaptation") == "ready"
    assert state(ruleset, _with(board, Adapted((theirs[0], theirs[1]))), "adaptation") == "now"
    assert state(ruleset, _with(board, Adapted((True, True))), "adaptation") == "used"


def test_working_together_needs_a_die_on_both_sides() -> None:
    ruleset, board = at_play("PRG-green")
    state = public_modules.ability_state
    board = _with(board, WorkedTogether())
    assert state(ruleset, board, "working-together") == "now"
    assert state(ruleset, evolve(board, in_hand=(0, 1)), "working-together") == "ready"
    assert state(ruleset, _with(board, WorkedTogether(True)), "working-together") == "used"
    assert state(ruleset, evolve(board, phase=Phase.BRIEFING), "working-together") == "ready"


def test_marks_of_the_altitude_are_those_of_modules_in_play() -> None:
    rows = board_facts(ruleset_of(CPT), first_board(CPT)).altitude
    assert [row.marks for row in rows] == [
        (),
        ("turbulence",),
        ("turbulence",),
        ("bad-visibility", "turbulence"),
        ("bad-visibility", "turbulence"),
        (),
        ("bad-visibility",),
    ]


def test_a_head_wind_starts_ahead() -> None:
    facts = board_facts(ruleset_of(NZIR), first_board(NZIR))
    assert facts.wind is not None
    assert facts.wind.head
    assert facts.wind.modifier == -3
