"""What is raised."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import IllegalAction, ImpossibleDeal, Reason, RulesError, UnknownModule


def test_a_refusal_carries_its_reason() -> None:
    """R25."""
    problem = IllegalAction(Reason.WRONG_VALUE)
    assert problem.reason is Reason.WRONG_VALUE
    assert str(problem) == "wrong-value"


def test_an_unknown_module_is_named() -> None:
    """So that a person can be told."""
    problem = UnknownModule("penguins")
    assert problem.name == "penguins"
    assert "penguins" in str(problem)


@pytest.mark.parametrize("problem", [IllegalAction(Reason.COVERED), ImpossibleDeal(), UnknownModule("x")])
def test_there_is_one_family(problem: Exception) -> None:
    """One `except` for all of it."""
    assert isinstance(problem, RulesError)
