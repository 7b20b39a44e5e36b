"""Readers of `Scenario.options`: the numbers of a flight that belong to its modules, as content hands them over.

`constants` of the scenario file and the flight's own numbers lie side by side by name; what is printed on approach
spaces lies in the table `approach`, one entry for each space from the start to the airport. All raise KeyError for what
content does not say: the numbers of the game are there and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

Options = Mapping[str, object]


def number(options: Options, name: str) -> int:
    """A whole number."""
    found = options[name]
    if not isinstance(found, int):
        raise KeyError(name)
    return found


def numbers(options: Options, name: str) -> tuple[int, ...]:
    """A row of whole numbers."""
    found = options[name]
    if not isinstance(found, Iterable):
        raise KeyError(name)
    return tuple(map(int, found))


def table(options: Options, name: str) -> Mapping[str, object]:
    """A table by names, whose entries can be read in the same way."""
    found = options[name]
    if not isinstance(found, Mapping):
        raise KeyError(name)
    return found


def per_space(options: Options, name: str) -> tuple[object, ...]:
    """What is printed under this name on each approach space, from the start to the airport."""
    found = table(options, "approach")[name]
    if not isinstance(found, Iterable):
        raise KeyError(name)
    return tuple(found)


def rows(options: Options, name: str) -> tuple[Mapping[str, object], ...]:
    """A list of tables."""
    found = options[name]
    if not isinstance(found, Iterable):
        raise KeyError(name)
    return tuple(row for row in found if isinstance(row, Mapping))


def words(options: Options, name: str) -> tuple[str, ...]:
    """A row of names."""
    found = options[name]
    if not isinstance(found, Iterable):
        raise KeyError(name)
    return tuple(map(str, found))
