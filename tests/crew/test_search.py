"""Search imagines every hand the partner can have, each by its dealing chance."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from skyteam_qt.crew import twin
from skyteam_qt.crew.base import Adviser, CannotFly
from skyteam_qt.crew.belief import likeliest, possible_hands
from skyteam_qt.crew.judged import NetCrew, RuleCrew
from skyteam_qt.crew.search import SearchCrew
from skyteam_qt.rules import Want, legal
from skyteam_qt.rules.state import view_for
from tests.crew.helpers import FLIGHTS, decisions, ruleset_of, some_weights

CARDS = twin.Setup(True, (0, 0, 1, 2, 1, 3, 2), (1, 5))
DICE = CARDS._replace(cards=False)


def column(held: int) -> twin.States:
    states = twin.fresh(CARDS, 1)
    states[twin.HELD + 1] = held
    return states


def test_four_cards_make_ninety_hands_and_four_dice_a_hundred_and_twenty_six() -> None:
    assert possible_hands(CARDS, column(4), 1)[0].shape[1] == 90
    assert possible_hands(DICE, column(4), 1)[0].shape[1] == 126
    assert possible_hands(DICE, column(2), 1)[0].shape[1] == 21


@pytest.mark.parametrize("setup", [CARDS, DICE])
def test_hands_count_as_often_as_they_are_dealt(setup: twin.Setup) -> None:
    hands, chances = possible_hands(setup, column(4), 1)
    assert chances.sum() == pytest.approx(1)
    states = twin.fresh(setup, 40000)
    twin.deal(setup, states, np.random.default_rng(4).random((2, 4, 40000), dtype=np.float32))
    dealt = states[twin.HAND[1] : twin.HAND[1] + 6]
    for nth in range(0, hands.shape[1], 9):
        share = (dealt == hands[:, [nth]]).all(axis=0).mean()
        assert share == pytest.approx(float(chances[nth]), abs=0.004)


def test_cards_that_lie_on_the_table_are_not_imagined_in_the_hand() -> None:
    states = column(3)
    states[twin.PLAYED[1] + 5] = 1
    hands, _ = possible_hands(CARDS, states, 1)
    assert hands[5].max() == 1


def test_a_smaller_choice_of_hands_keeps_the_weights() -> None:
    hands, chances = likeliest(*possible_hands(CARDS, column(4), 1), 30)
    assert hands.shape[1] == chances.size <= 30
    assert chances.sum() == pytest.approx(1, abs=1e-5)
    assert (chances > 0).all()


@pytest.mark.parametrize(("game", "level"), FLIGHTS)
def test_every_answer_is_legal_and_the_same_for_the_same_numbers(game: str, level: str) -> None:
    ruleset = ruleset_of(game, level)
    crews = (
        NetCrew("trained", some_weights()),
        RuleCrew(),
        SearchCrew(some_weights(), few=3, hands=6, close=1.0),
    )
    for number, (state, turn) in enumerate(decisions(ruleset, 4, "legal")):
        view = view_for(state, turn.seat)
        for crew in crews:
            action = crew.decide(view, ruleset, Random(number))
            assert action == crew.decide(view, ruleset, Random(number))
            # of equal dice the rules list the first only
            assert twins(view.hand, action) in {twins(view.hand, one) for one in legal(ruleset, view)}


def twins(hand: tuple[int, ...], action: object) -> object:
    facts = vars(action)
    if "places" in facts:
        kept = sorted(v for place, v in enumerate(hand) if v and facts["places"] >> place & 1)
        return type(action), tuple(kept)
    return type(action), hand[facts["place"]] if "place" in facts else 0, facts.get("space"), facts.get("coffee")


def test_of_equal_dice_any_is_placed() -> None:
    ruleset = ruleset_of("sky-team", "easy")
    crew = NetCrew("trained", some_weights())
    for state, turn in decisions(ruleset, 30, "equal"):
        view = view_for(state, turn.seat)
        if turn.what == Want.PLACE and view.hand == (view.hand[0],) * 4 and view.hand[0]:
            break
    else:
        hands = ((3, 3, 3, 3), state.hands[1])
        state = next(s for s, t in decisions(ruleset, 1, "equal") if t.what == Want.PLACE)._replace(hands=hands)
        view = view_for(state, state.board.to_act)  # type: ignore[arg-type]
        view = view._replace(hand=(3, 3, 3, 3))
    places = {vars(crew.decide(view, ruleset, Random(n))).get("place") for n in range(40)}
    assert len(places - {None}) in (0, 4)


def test_advice_names_the_best_choices_with_chances_and_reasons() -> None:
    ruleset = ruleset_of("final-approach", "expert")
    for crew in (NetCrew("trained", some_weights()), SearchCrew(some_weights(), few=3, hands=6)):
        assert isinstance(crew, Adviser)
        for state, turn in list(decisions(ruleset, 2, "advice"))[:12]:
            if turn.what == Want.MARK:
                continue
            view = view_for(state, turn.seat)
            told = crew.advise(view, ruleset, Random(1))
            assert 1 <= len(told) <= 3
            chances = [one.chance for one in told]
            assert chances == sorted(chances, reverse=True)
            assert all(one.reason.key.startswith("crew.why.") for one in told)


def test_a_seat_that_is_asked_for_nothing_gets_no_answer() -> None:
    ruleset = ruleset_of("sky-team", "easy")
    state, turn = next(iter(decisions(ruleset, 1, "nothing")))
    with pytest.raises(ValueError, match="not on turn"):
        RuleCrew().decide(view_for(state, turn.seat.other), ruleset, Random(1))


def test_a_flight_that_the_networks_do_not_know_is_refused() -> None:
    from dataclasses import replace

    ruleset = ruleset_of("sky-team", "easy")
    longer = replace(ruleset, scenario=replace(ruleset.scenario, planes=(0,) * 8))
    state, turn = next(iter(decisions(ruleset, 1, "unknown")))
    with pytest.raises(CannotFly):
        RuleCrew().decide(view_for(state, turn.seat), longer, Random(1))
