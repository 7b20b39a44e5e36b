"""Traffic dice (TR1 to TR5)."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import ChanceNeeded, EndRound, ImpossibleDeal, Phase, Talk, TurnUp, may_talk, pending
from skyteam_qt.rules.events import PlaneCame, RoundBegan, TrafficRolled
from skyteam_qt.rules.modules.traffic import TrafficIcons
from skyteam_qt.rules.state import State
from skyteam_qt.rules.step import start
from tests.builders import after_moves, flight, hand, happened, state

HANEDA = flight("HND-green", "traffic")
HEATHROW = flight("LHR-green", "traffic")
PRAGUE = flight("PRG-yellow", "traffic")
ASKED = ChanceNeeded("traffic-die", None)
LYING = {"axis.P": 3, "axis.C": 3, "engine.P": 2, "engine.C": 2}


def at_round_end(rules, altitude: int, **fields: object) -> State:
    """All lies, the round is not ended yet."""
    return state(hand(), hand(), rules=rules, placed=LYING, phase=Phase.END, to_act=None, altitude=altitude, **fields)


def test_the_first_round_rolls_as_many_dice_as_the_space_shows() -> None:
    """TR1: two in Haneda."""
    begun = start(HANEDA).state
    assert pending(HANEDA, begun.board) == ASKED
    step = after_moves(begun, TurnUp((3, 4)), rules=HANEDA)
    assert step.events == (TrafficRolled((3, 4)), PlaneCame(3, 2, 1, 2), PlaneCame(4, 3, 2, 3))
    assert pending(HANEDA, step.state.board) == Talk()
    assert may_talk(HANEDA, step.state.board)


@pytest.mark.parametrize("values", [(), (3,), (3, 4, 4), (1, 3), (3, 6), (0, 3)])
def test_a_traffic_die_has_no_one_and_no_six(values: tuple[int, ...]) -> None:
    """TR1: faces 2, 3, 3, 4, 4, 5."""
    with pytest.raises(ImpossibleDeal):
        after_moves(start(HANEDA).state, TurnUp(values), rules=HANEDA)


def test_the_faces_of_the_die_come_as_often_as_they_are_printed() -> None:
    """TR1."""
    assert HANEDA.chances["traffic-die"].faces(start(HANEDA).state.board) == ((2, 3, 3, 4, 4, 5),) * 2


@pytest.mark.parametrize(
    ("position", "value", "space"), [(0, 2, 1), (0, 5, 4), (3, 4, 6), (3, 5, 7), (6, 2, 7), (6, 5, 7)]
)
def test_counting_our_space_as_one_the_airport_at_most(position: int, value: int, space: int) -> None:
    """TR2, TR3; never our own space (TR5)."""
    icons = (1,) * 8
    rules = flight("HND-green", "traffic")
    ended = after_moves(at_round_end(rules, 4000, position=position), EndRound(), rules=rules)
    dice = ended.state.board.find(TrafficIcons)
    assert dice is not None
    rolls = dice.dice[position]
    if not rolls:
        assert pending(rules, ended.state.board) == Talk()
        return
    step = after_moves(ended.state, TurnUp((value,) * rolls), rules=rules)
    assert [came.space for came in happened(step, PlaneCame)] == [space] * rolls
    assert sum(step.state.board.planes) == sum(rules.scenario.planes) + rolls
    assert len(icons) == len(dice.dice)


def test_on_the_airport_new_planes_stay_there() -> None:
    """TR3 and TR5: the only way a token comes to our own space."""
    step = after_moves(at_round_end(PRAGUE, 4000, position=3), EndRound(), TurnUp((2,)), rules=PRAGUE)
    assert happened(step, RoundBegan)
    assert happened(step, PlaneCame) == [PlaneCame(2, 4, 0, 0)]


def test_without_tokens_in_the_supply_nothing_comes() -> None:
    """TR4: twelve in all; dice are resolved one by one, so the first may still bring one."""
    planes = (0, 3, 3, 3, 1, 1, 0, 0)
    before = at_round_end(HANEDA, 6000, position=0, planes=planes)
    step = after_moves(before, EndRound(), TurnUp((5, 5)), rules=HANEDA)
    assert happened(step, PlaneCame) == [PlaneCame(5, 4, 1, 2), PlaneCame(5, 4, 2, 2)]
    assert (step.state.board.supply, sum(step.state.board.planes)) == (0, 12)


def test_staying_rolls_again_and_a_space_without_icons_rolls_nothing() -> None:
    """TR5."""
    for position, icons in enumerate(HEATHROW.slices[0].dice):  # type: ignore[attr-defined]
        step = after_moves(at_round_end(HEATHROW, 6000, position=position), EndRound(), rules=HEATHROW)
        assert pending(HEATHROW, step.state.board) == (ASKED if icons else Talk())
