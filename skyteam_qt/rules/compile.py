"""From a scenario to its ruleset: the game first, then its modules in the order of the list."""

from __future__ import annotations

from .errors import UnknownModule
from .games import GAMES
from .modules import MODULES
from .ruleset import Ruleset, RulesetBuilder
from .scenario import Scenario


def compile_ruleset(scenario: Scenario, game: str = "sky-team") -> Ruleset:
    """The tables of one flight. Raises `UnknownModule` for a game or module that is not built."""
    build = RulesetBuilder(scenario)
    base = next((g for g in GAMES if g.name == game), None)
    if base is None:
        raise UnknownModule(game)
    known = {m.name for m in MODULES}
    for name in scenario.modules:
        if name not in known:
            raise UnknownModule(name)
    base.extend(build, scenario.options)
    for module in MODULES:
        if module.name in scenario.modules:
            module.extend(build, scenario.options)
    return build.build()
