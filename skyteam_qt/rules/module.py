"""What a game or a module is: a name, and one function that adds to a ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from .ruleset import RulesetBuilder


class Module(Protocol):
    """Registers itself through the builder; modules compose and do not know one another."""

    @property
    def name(self) -> str:
        """The name in scenario files."""
        ...

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """Add spaces, effects and hooks. `options` are the scenario's numbers for modules."""
        ...
