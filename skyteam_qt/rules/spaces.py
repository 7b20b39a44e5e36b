"""The twenty spaces of the cockpit: who may use them, which values, what comes before (R22 to R24)."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from .kinds import VALUES, Owner


class Kind(IntEnum):
    """What sort of instrument a space belongs to. Modules add spaces of kind `OTHER`."""

    AXIS = 0
    ENGINE = 1
    RADIO = 2
    GEAR = 3
    FLAP = 4
    BRAKE = 5
    CONCENTRATION = 6
    OTHER = 7


class SpaceSpec(NamedTuple):
    """One space as printed. `number` counts from 0 within its kind (and owner, for radios).

    `ordered`: usable only when the switch before it is on (R24); a module's own spaces say in `opens` which number of
    the board (name of the field, value) keeps them open. Whatever else closes a space, modules `forbid`.
    """

    id: str
    kind: Kind
    owner: Owner
    number: int
    accepts: tuple[int, ...] = VALUES
    mandatory: bool = False
    ordered: bool = False
    opens: tuple[str, int] | None = None


class Space(IntEnum):
    """Indices of the base spaces. A module's own spaces follow after them.

    Axis and engines stand where they stand; a module can take others away, and those behind them move up. Only
    `Ruleset.index` is always right.
    """

    AXIS_P = 0
    AXIS_C = 1
    ENGINE_P = 2
    ENGINE_C = 3
    RADIO_P = 4
    RADIO_C1 = 5
    RADIO_C2 = 6
    GEAR_1 = 7
    GEAR_2 = 8
    GEAR_3 = 9
    BRAKE_1 = 10
    BRAKE_2 = 11
    BRAKE_3 = 12
    FLAP_1 = 13
    FLAP_2 = 14
    FLAP_3 = 15
    FLAP_4 = 16
    CONC_1 = 17
    CONC_2 = 18
    CONC_3 = 19


GEAR_VALUES = ((1, 2), (3, 4), (5, 6))
FLAP_VALUES = ((1, 2), (2, 3), (4, 5), (5, 6))
BRAKE_VALUES = (2, 4, 6)

P, C = Owner.PILOT, Owner.COPILOT

BASE_SPACES: tuple[SpaceSpec, ...] = (
    SpaceSpec("axis.P", Kind.AXIS, P, 0, mandatory=True),
    SpaceSpec("axis.C", Kind.AXIS, C, 0, mandatory=True),
    SpaceSpec("engine.P", Kind.ENGINE, P, 0, mandatory=True),
    SpaceSpec("engine.C", Kind.ENGINE, C, 0, mandatory=True),
    SpaceSpec("radio.P", Kind.RADIO, P, 0),
    SpaceSpec("radio.C1", Kind.RADIO, C, 0),
    SpaceSpec("radio.C2", Kind.RADIO, C, 1),
    *(SpaceSpec(f"gear.{i + 1}", Kind.GEAR, P, i, v) for i, v in enumerate(GEAR_VALUES)),
    *(SpaceSpec(f"brake.{i + 1}", Kind.BRAKE, P, i, (v,), ordered=True) for i, v in enumerate(BRAKE_VALUES)),
    *(SpaceSpec(f"flap.{i + 1}", Kind.FLAP, C, i, v, ordered=True) for i, v in enumerate(FLAP_VALUES)),
    *(SpaceSpec(f"conc.{i + 1}", Kind.CONCENTRATION, Owner.BOTH, i) for i in range(3)),
)
"""In the order of `Space`; the order of the index is also the tab order of the cockpit."""
