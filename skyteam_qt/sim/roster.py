"""The crews by name, with the weights that belong to them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

from ..content.weights import read_weights
from ..crew import bridge
from ..crew.base import CannotFly, Crew
from ..crew.heuristic import RuleJudge
from ..crew.judged import NetCrew, RuleCrew
from ..crew.lockstep import Judge, NetJudge
from ..crew.network import Weights, WeightsRefused
from ..crew.random_crew import RandomCrew
from ..crew.search import SearchCrew
from ..rules import Ruleset

CREWS: Final = ("random", "rule-based", "trained", "even-handed", "search", "companion")
"""Known in the window and on the command line."""
UNRELATED: Final = "unrelated"
"""Another training run with another seed and other starting weights, to fly next to `trained` (cross-play)."""
NETS: Final = {
    "trained": "trained",
    "even-handed": "even-handed",
    "search": "even-handed",
    "companion": "companion",
    UNRELATED: UNRELATED,
    "practised": "practised",
}
"""Whose weights a crew uses."""


class NoSuchCrew(LookupError):  # noqa: N818
    """There is no crew of this name; the text is one sentence for a person."""


def check_crew(name: str, ruleset: Ruleset) -> None:
    """Raise `NoSuchCrew`, `CannotFly` or `WeightsRefused` unless the crew can fly this."""
    crew_named(name, ruleset)
    if name != "random":
        bridge.setup_for(ruleset)


def crew_named(name: str, ruleset: Ruleset) -> Crew:
    """A crew, ready to fly. `name` may also be a file of weights. Raises as `check_crew`."""
    if name == "random":
        return RandomCrew()
    if name == "rule-based":
        return RuleCrew()
    if name == "search":
        return SearchCrew(weights_named(name, ruleset.game))
    return NetCrew(Path(name).stem, weights_named(name, ruleset.game))


def judge_named(name: str, ruleset: Ruleset) -> Judge | None:
    """How a crew judges, for flying many lanes at once; None for one that does more than judge. Raises as above."""
    if name == "rule-based":
        return RuleJudge(bridge.setup_for(ruleset))
    if name in ("random", "search"):
        return None
    return NetJudge(weights_named(name, ruleset.game))


def debrief_judge(ruleset: Ruleset) -> tuple[str, Judge]:
    """Whose chances the debrief shows, by name, and how it judges: a practised crew, or the best there is instead.

    Raises `CannotFly` where no crew knows the flight.
    """
    bridge.setup_for(ruleset)
    for name in ("practised", "companion", "trained"):
        try:
            return name, NetJudge(weights_named(name, ruleset.game))
        except CannotFly:
            continue
    raise CannotFly("No crew has been trained for this game yet.")


@lru_cache(maxsize=16)
def weights_named(name: str, game: str) -> Weights:
    """The weights of a crew for a game, checked; read once. Raises `NoSuchCrew`, `CannotFly` or `WeightsRefused`."""
    return Weights.from_bytes(_reader(name, game)())


def _reader(name: str, game: str) -> Callable[[], bytes]:
    if name in NETS:

        def from_content() -> bytes:
            try:
                return read_weights(NETS[name], game)
            except FileNotFoundError:
                raise CannotFly(f"The crew “{name}” has not been trained for this game yet.") from None

        return from_content
    if name.endswith(".npz"):

        def from_file() -> bytes:
            try:
                return Path(name).read_bytes()
            except OSError:
                raise NoSuchCrew(f"The weights {name} cannot be read.") from None

        return from_file
    raise NoSuchCrew(f"There is no crew “{name}”: the crews are {', '.join(CREWS)}.")


__all__ = [
    "CREWS",
    "UNRELATED",
    "CannotFly",
    "NoSuchCrew",
    "WeightsRefused",
    "check_crew",
    "crew_named",
    "debrief_judge",
    "judge_named",
    "weights_named",
]
