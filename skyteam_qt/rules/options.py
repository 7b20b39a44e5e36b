"""Readers of `Scenario.options`: the numbers of a flight that belong to its modules, as content hands them over.

`constants` of the scenario file and the flight's own numbers lie side by side by name; what is printed on approach
spaces lies in the table `approach`, one entry for each space from the start to the airport.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

Options = Mapping[str, object]


def number(options: Options, name: str, default: int) -> int:
    """A whole number; the default when it is missing or null."""
    found = options.get(name)
    return found if isinstance(found, int) else default


def numbers(options: Options, name: str, default: tuple[int, ...] = ()) -> tuple[int, ...]:
    """A row of whole numbers; the default when it is missing or null."""
    found = options.get(name)
    return tuple(map(int, found)) if isinstance(found, Iterable) else default


def per_space(options: Options, name: str) -> tuple[object, ...]:
    """What is printed under this name on each approach space; empty when the flight says nothing."""
    table = options.get("approach")
    return tuple(table.get(name, ())) if isinstance(table, Mapping) else ()
