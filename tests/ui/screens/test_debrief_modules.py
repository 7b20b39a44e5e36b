"""What the flight recorder notes of modules and abilities, and the next idea after their losses."""

from __future__ import annotations

import pytest

from skyteam_qt.content.library import load_ruleset
from skyteam_qt.rules import Seat
from skyteam_qt.rules import events as ev
from skyteam_qt.rules.evolve import evolve
from skyteam_qt.rules.flow import fresh_board
from skyteam_qt.rules.kinds import Loss, Outcome
from skyteam_qt.rules.ruleset import Ruleset
from skyteam_qt.ui.screens.debrief_facts import Column, _note, column_text, idea, space_sign

P, C = Seat.PILOT, Seat.COPILOT


def noted(ruleset: Ruleset, *events: ev.Event) -> Column:
    column = Column(6000, flown=True)
    for event in events:
        _note(column, event, ruleset)
    return column


def test_a_column_tells_what_the_modules_did() -> None:
    ruleset = load_ruleset("CPT-black-turbulence")
    column = noted(
        ruleset,
        ev.PlaneCame(3, 2, 0, 1),
        ev.AlarmRaised(4),
        ev.AlarmReset(P, 4),
        ev.WindTurned(0, 2, 2),
        ev.TokenPlaced(P, ruleset.index["axis.P"], 5),
    )
    text = column_text(column, 1)
    for part in ("1 plane of the traffic dice", "alarm 4", "alarm 4 off", "wind +2", "token 5 on"):
        assert part in text
    assert column.dice[0].sort == "token"


def test_the_tank_never_stands_below_zero_in_words() -> None:
    column = noted(load_ruleset("TGU-red"), ev.KeroseneBurned(ev.Burn.UNUSED, 4, -2))
    assert "kerosene 0 left" in column_text(column, 1)


def test_a_used_ability_is_named_once() -> None:
    column = noted(load_ruleset("TGU-red"), ev.AdaptationUsed(P), ev.AdaptationUsed(C), ev.Swapped(P, (0, 1)))
    assert "Adaptation and Working Together used" in column_text(column, 1)


def test_spaces_of_modules_have_the_sign_of_their_module() -> None:
    signs = {spec.id: space_sign(spec) for spec in load_ruleset("NZIR-black-promo").spaces}
    assert signs["kerosene"] == "kerosene"
    assert signs["intern.P"] == "intern"
    assert signs["ice.top.2"] == "ice-brakes"
    assert signs["axis.P"] == "X"


@pytest.mark.parametrize(
    ("flight", "loss", "words"),
    [
        ("TGU-red", Loss.TURN, "second engine die"),
        ("TGU-red", Loss.KEROSENE, "A 1 in the tank"),
        ("GIG-red", Loss.KEROSENE, "Equal engine dice"),
    ],
)
def test_the_next_idea_after_a_loss_of_a_module(flight: str, loss: Loss, words: str) -> None:
    ruleset = load_ruleset(flight)
    board = evolve(fresh_board(ruleset), outcome=Outcome.LOST, loss=loss)
    assert words in idea(ruleset, board, ())


def test_the_next_idea_after_a_landing_without_all_pairs_or_tokens() -> None:
    for flight, words in (("LGA-yellow-promo", "two dice of 4"), ("HND-red", "tokens were left")):
        ruleset = load_ruleset(flight)
        board = fresh_board(ruleset)
        board = evolve(
            board,
            outcome=Outcome.LOST,
            loss=Loss.LANDING_CONDITIONS,
            failed=("E", "F"),
            planes=(0,) * len(board.planes),
            gear=(True,) * 3,
            flaps=(True,) * 4,
            brake=3 if flight.startswith("LGA") else 6,
        )
        if flight == "HND-red":
            from skyteam_qt.rules.modules.intern import InternRow

            board = board.put(InternRow((2, 3), ()))
        assert words in idea(ruleset, board, ())
