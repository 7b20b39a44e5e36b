"""The numbers of modules are in content and nowhere else: what is not there, or is something else, is a mistake."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from skyteam_qt.rules.options import number, numbers, per_space, rows, table, words
from skyteam_qt.rules.ruleset import RulesetBuilder
from tests.builders import scenario_with

OPTIONS: dict[str, object] = {
    "few": 3,
    "row": [1, 2],
    "names": ["a", "b"],
    "lists": [{"few": 1}, {"few": 2}],
    "approach": {"dice": [0, 1], "few": 3},
}


def test_what_is_there_is_read() -> None:
    """Each reader its own shape."""
    assert number(OPTIONS, "few") == 3
    assert numbers(OPTIONS, "row") == (1, 2)
    assert words(OPTIONS, "names") == ("a", "b")
    assert rows(OPTIONS, "lists") == ({"few": 1}, {"few": 2})
    assert table(OPTIONS, "approach")["few"] == 3
    assert per_space(OPTIONS, "dice") == (0, 1)


@pytest.mark.parametrize(
    ("read", "name"),
    [(number, "row"), (numbers, "few"), (words, "few"), (rows, "few"), (table, "row"), (per_space, "few")],
)
def test_what_is_missing_or_something_else_is_a_mistake(read: Callable[..., Any], name: str) -> None:
    """KeyError with the name."""
    for wrong in (name, "nowhere"):
        with pytest.raises(KeyError):
            read(OPTIONS, wrong)


def test_a_space_that_is_not_there_has_no_index() -> None:
    """And can be asked for."""
    build = RulesetBuilder(scenario_with())
    assert not build.has("axis.P")
    with pytest.raises(KeyError):
        build.index("axis.P")
