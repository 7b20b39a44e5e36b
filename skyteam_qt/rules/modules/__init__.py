"""The known modules, one line each; the order is the order of their hooks.

Of these no two meet in one hook.
"""

from __future__ import annotations

from ..module import Module
from .axis_turbulence import AXIS_TURBULENCE
from .busy_sky import BUSY_SKY
from .stopwatch import STOPWATCH

MODULES: tuple[Module, ...] = (BUSY_SKY, AXIS_TURBULENCE, STOPWATCH)
