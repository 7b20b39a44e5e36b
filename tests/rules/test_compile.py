"""From scenario to ruleset."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import UnknownModule, compile_ruleset
from skyteam_qt.rules import compile as compiling
from tests.builders import RULES, scenario_with
from tests.rules.test_module import Made, with_lamp


def test_the_dice_game_needs_no_module() -> None:
    """Montréal."""
    rules = compile_ruleset(scenario_with())
    assert (rules.game, rules.dice, rules.slices) == ("sky-team", 4, ())
    assert rules.spaces == RULES.spaces


@pytest.mark.parametrize("name", ["teleport", "sky-team"])
def test_a_module_that_is_not_built_is_named(name: str) -> None:
    """A flight that needs it cannot be flown."""
    with pytest.raises(UnknownModule) as problem:
        compile_ruleset(scenario_with(modules=(name,)))
    assert problem.value.name == name


def test_a_game_that_is_not_built_is_named() -> None:
    """The same for games."""
    with pytest.raises(UnknownModule) as problem:
        compile_ruleset(scenario_with(), "chess")
    assert problem.value.name == "chess"


def test_the_modules_of_the_flight_are_added_in_the_order_of_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of other flights are not."""
    lamp, other = Made(with_lamp), Made(lambda build: pytest.fail("not in this flight"))
    other.name = "other"
    monkeypatch.setattr(compiling, "MODULES", (other, lamp))
    rules = compile_ruleset(scenario_with(modules=("made-up",)))
    assert rules.spaces[-1].id == "lamp"
