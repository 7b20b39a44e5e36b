"""What the modules of a flight add to the cockpit, and in which of the three bays it goes (ux-more 1). Plain data."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from skyteam_qt.content.files import read_json

BAYS = ("tank", "round", "strip")
"""Between engines and axis; under the flaps; the right end of the concentration row."""
ALARMS = "alarms"
ABILITIES_MOST = 2

FITTED_PANELS: Mapping[str, tuple[str, str]] = {
    "ice-brakes": ("brakes", "ice-brakes"),
    "stuck-landing-gear": ("gear", "stuck-landing-gear"),
    "engine-loss": ("engines", "engine-loss"),
}
"""Modules that change a panel of the base game: the panel and the instrument that paints it instead."""
COMPACT: Mapping[str, tuple[str, str]] = {
    "tank": ("axis", "axis-narrow"),
    "round": ("flaps", "flaps-row"),
    "strip": ("concentration", "concentration-short"),
}
"""The base panel beside a used bay and the instrument of its compact form."""


def bays_of(modules: Collection[str]) -> dict[str, str]:
    """Bay to module, for the bays that are used. Raises ValueError for more than the three bays hold."""
    table = read_json("layout")["modules"]
    found: dict[str, str] = {}
    for bay in BAYS:
        wanted = [name for name in table["bays"][bay] if name in modules and name != ALARMS]
        if len(wanted) > 1:
            raise ValueError(f"{wanted[0]} and {wanted[1]} need the same place")
        if wanted:
            found[bay] = wanted[0]
    if ALARMS in modules:
        free = [bay for bay in table["alarmsPrefer"] if bay not in found]
        if not free:
            raise ValueError("a cockpit has three bays")
        found[free[0]] = ALARMS
    return found


@dataclass(frozen=True)
class Fitting:
    """The modules of a flight as far as they need room.

    modules: names. abilities: how many cards (0 to 2). alarms: the tokens in play. foot: the approach has printed
    marks. bays: which bay has which module.
    """

    modules: frozenset[str] = frozenset()
    abilities: int = 0
    alarms: tuple[int, ...] = ()
    foot: bool = False
    bays: Mapping[str, str] = field(init=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        """Finds the bays. Raises ValueError when there are too few, or too many abilities."""
        if not 0 <= self.abilities <= ABILITIES_MOST:
            raise ValueError(f"a cockpit has room for {ABILITIES_MOST} abilities")
        object.__setattr__(self, "bays", bays_of(self.modules))

    def instruments(self) -> dict[str, str]:
        """Panel to the instrument that paints it, where that is not the one of the base game."""
        found = {panel: name for module, (panel, name) in FITTED_PANELS.items() if module in self.modules}
        for bay, module in self.bays.items():
            found[bay] = module
            panel, name = COMPACT[bay]
            found[panel] = name
        if self.abilities:
            found["abilities"] = "special-abilities"
        return found


NO_FITTING = Fitting()
"""The base game."""
