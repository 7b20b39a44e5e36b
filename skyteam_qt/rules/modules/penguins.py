"""Penguins: they stand where airplanes would. Appearance only (PE1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..board import Slice
from ..ruleset import RulesetBuilder


@dataclass(frozen=True)
class PenguinTokens(Slice):
    """Says to whoever draws the approach what the tokens look like."""


class Penguins:
    """Changes no rule."""

    name = "penguins"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """A mark, nothing else."""
        build.slice(PenguinTokens())


PENGUINS = Penguins()
