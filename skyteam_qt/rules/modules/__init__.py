"""The known modules, one line each; the order is the order of their hooks.

First what changes the set-up or takes spaces away, so that all others meet the final ones. Then the beginning of a
round: traffic dice before anything else that is turned up (R11). Then what the axis and engine dice do: kerosene leaks
before the wind blows (KL3). What only the end of a round or the talk asks for comes last.
"""

from __future__ import annotations

from ..module import Module
from .axis_turbulence import AXIS_TURBULENCE
from .busy_sky import BUSY_SKY
from .engine_loss import ENGINE_LOSS
from .ice_brakes import ICE_BRAKES
from .kerosene import KEROSENE, KEROSENE_LEAK
from .penguins import PENGUINS
from .real_time import REAL_TIME
from .start_5000 import START_5000
from .stopwatch import STOPWATCH
from .stuck_gear import STUCK_GEAR
from .total_trust import TOTAL_TRUST
from .traffic import TRAFFIC
from .turns import TURNS
from .wind import HEADWIND, WIND

MODULES: tuple[Module, ...] = (
    START_5000,
    STUCK_GEAR,
    ENGINE_LOSS,
    ICE_BRAKES,
    TRAFFIC,
    BUSY_SKY,
    TURNS,
    AXIS_TURBULENCE,
    KEROSENE,
    KEROSENE_LEAK,
    WIND,
    HEADWIND,
    TOTAL_TRUST,
    PENGUINS,
    STOPWATCH,
    REAL_TIME,
)
