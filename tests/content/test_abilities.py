"""Ability cards: how many a flight shows, which it offers, and what is refused."""

from __future__ import annotations

import pytest

from skyteam_qt.content.abilities import ability_ids, check_abilities, how_many, offered, sorted_abilities
from skyteam_qt.content.flights import raw_flights
from skyteam_qt.content.library import UnknownScenario, WrongAbilities, load_ruleset, load_scenario, scenario_ids
from skyteam_qt.rules.modules import MODULES
from skyteam_qt.session.setup import FlightSetup, drawn_abilities, ruleset_for, tidied

SIX = ("anticipation", "adaptation", "mastery", "synchronisation", "working-together", "control")


def test_there_are_six_cards_and_each_is_a_module() -> None:
    """Special abilities."""
    assert ability_ids() == SIX
    assert set(SIX) <= {module.name for module in MODULES}


@pytest.mark.parametrize("scenario", scenario_ids())
def test_a_flight_offers_what_its_modules_do_not_exclude(scenario: str) -> None:
    """Mastery with engine loss, Synchronisation with stuck landing gear."""
    raw = raw_flights()[scenario]
    assert how_many(raw) == how_many(load_scenario(scenario).options) == raw["special_abilities"]
    wanted = set(SIX) if how_many(raw) else set()
    if "engine-loss" in raw["modules"]:
        wanted.discard("mastery")
    if "stuck-landing-gear" in raw["modules"]:
        wanted.discard("synchronisation")
    assert set(offered(raw)) == wanted == set(offered(load_scenario(scenario).options))


@pytest.mark.parametrize(
    ("scenario", "cards", "says"),
    [
        ("YUL-green", ("control",), "cannot be used"),
        ("KEF-yellow", ("control", "mastery"), "1 abilities"),
        ("KUL-black", ("control",), "2 abilities"),
        ("KUL-black", ("control", "control"), "once only"),
        ("KUL-black", ("control", "flying"), "'flying'"),
        ("TER-yellow-promo", ("control", "mastery"), "'mastery'"),
        ("WAW-yellow-turbulence", ("synchronisation",), "'synchronisation'"),
    ],
)
def test_wrong_cards_are_refused_with_one_sentence(scenario: str, cards: tuple[str, ...], says: str) -> None:
    """As many as the flight shows, different, and offered."""
    with pytest.raises(WrongAbilities, match=says):
        ruleset_for(FlightSetup(scenario, abilities=cards))
    with pytest.raises(LookupError):
        check_abilities(load_scenario(scenario).options, cards)


def test_a_case_may_do_with_fewer_cards() -> None:
    """A position that asks one question."""
    assert load_ruleset("KUL-black", abilities=("control",)).scenario.options["abilities"] == ("control",)
    with pytest.raises(WrongAbilities):
        load_ruleset("KUL-black", abilities=("control", "mastery", "adaptation"))


def test_the_order_of_the_choice_makes_no_difference() -> None:
    """Cards lie in the order of the box."""
    one = ruleset_for(FlightSetup("KUL-black", abilities=("control", "adaptation")))
    other = ruleset_for(FlightSetup("KUL-black", abilities=("adaptation", "control")))
    assert one is other
    assert tidied(FlightSetup(abilities=("control", "adaptation"))).abilities == ("adaptation", "control")
    assert sorted_abilities(("unknown", "control")) == ("control", "unknown")


@pytest.mark.parametrize("scenario", scenario_ids())
def test_cards_can_be_drawn_at_random_and_the_same_seed_draws_the_same(scenario: str) -> None:
    """A house option; every draw can be flown."""
    flight = load_scenario(scenario).options
    draws = {drawn_abilities(scenario, seed) for seed in range(40)}
    assert drawn_abilities(scenario, 7) == drawn_abilities(scenario, 7)
    for cards in draws:
        assert check_abilities(flight, cards) == cards
    seen = {card for cards in draws for card in cards}
    assert seen == set(offered(flight))


def test_nothing_is_drawn_for_an_airport_that_is_not_there() -> None:
    """As when it is loaded."""
    with pytest.raises(UnknownScenario):
        drawn_abilities("XXX-green", 1)
