"""The arrangement of one flight, from its rules: how long its tracks are, and what its modules need."""

from __future__ import annotations

from skyteam_qt.rules import Ruleset
from skyteam_qt.rules.options import numbers, per_space
from skyteam_qt.ui.cockpit.fitting import NO_FITTING, Fitting
from skyteam_qt.ui.cockpit.layout import CockpitLayout

PRINTED = {"traffic": "traffic_dice", "turns": "axis", "alarms": "alarms", "total-trust": "total_trust"}
"""Modules whose marks are printed on approach spaces, and the name of the marks."""


def fitting_of(ruleset: Ruleset) -> Fitting:
    """What the modules of a flight need. Raises ValueError when a cockpit has no room for all of them."""
    scenario = ruleset.scenario
    if not scenario.modules or ruleset.source.name == "cards":
        return NO_FITTING
    options = scenario.options
    printed = (per_space(options, name) for module, name in PRINTED.items() if module in scenario.modules)
    return Fitting(
        modules=frozenset(scenario.modules),
        abilities=len(chosen_abilities(ruleset)),
        alarms=numbers(options, "alarm_tokens") if "alarms" in scenario.modules else (),
        foot=any(mark for marks in printed for mark in marks),
    )


def chosen_abilities(ruleset: Ruleset) -> tuple[str, ...]:
    """The ability cards of this flight, in the order in which they are shown."""
    found = ruleset.scenario.options.get("abilities", ())
    return tuple(map(str, found)) if isinstance(found, tuple | list) else ()


def layout_of(ruleset: Ruleset, kind: str) -> CockpitLayout:
    """The arrangement "tall" or "wide" for this flight."""
    scenario = ruleset.scenario
    return CockpitLayout(
        kind,
        len(scenario.planes),
        len(scenario.altitude),
        cards=ruleset.source.name == "cards",
        clock=ruleset.seconds > 0,
        fitting=fitting_of(ruleset),
    )
