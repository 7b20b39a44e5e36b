"""The known modules, one line each; the order is the order of their hooks.

First what changes the set-up or takes spaces away, so that all others meet the final ones. Then the beginning of a
round: the intern tokens are laid first of all, traffic dice are rolled before alarms are turned up (R11). Then what the
axis and engine dice do: Mastery before kerosene leaks, and that before the wind blows (KL3); Control before the wind
turns. Then what follows a placement: a new die joins before all are rolled again (BV3), and Synchronisation looks last.
What only the end of a round or the talk asks for comes last.
"""

from __future__ import annotations

from ..actions import FurtherAction
from ..module import Module
from .adaptation import ADAPTATION, Adapt
from .alarms import ALARMS
from .anticipation import ANTICIPATION, Anticipate
from .axis_turbulence import AXIS_TURBULENCE
from .bad_visibility import BAD_VISIBILITY
from .busy_sky import BUSY_SKY
from .control import CONTROL
from .engine_loss import ENGINE_LOSS
from .ice_brakes import ICE_BRAKES
from .intern import INTERN, GiveUpToken, PlaceToken
from .kerosene import KEROSENE, KEROSENE_LEAK
from .mastery import MASTERY
from .penguins import PENGUINS
from .real_time import REAL_TIME
from .special_abilities import SPECIAL_ABILITIES
from .start_5000 import START_5000
from .stopwatch import STOPWATCH
from .stuck_gear import STUCK_GEAR
from .synchronisation import SYNCHRONISATION, GiveUpTrafficDie, PlaceTrafficDie
from .total_trust import TOTAL_TRUST
from .traffic import TRAFFIC
from .turbulence import TURBULENCE
from .turns import TURNS
from .wind import HEADWIND, WIND
from .working_together import WORKING_TOGETHER, AnswerSwap, OfferSwap

MODULES: tuple[Module, ...] = (
    START_5000,
    STUCK_GEAR,
    ENGINE_LOSS,
    ICE_BRAKES,
    SPECIAL_ABILITIES,
    INTERN,
    TRAFFIC,
    ALARMS,
    BUSY_SKY,
    ANTICIPATION,
    ADAPTATION,
    WORKING_TOGETHER,
    TURNS,
    AXIS_TURBULENCE,
    KEROSENE,
    MASTERY,
    KEROSENE_LEAK,
    CONTROL,
    WIND,
    HEADWIND,
    BAD_VISIBILITY,
    TURBULENCE,
    SYNCHRONISATION,
    TOTAL_TRUST,
    PENGUINS,
    STOPWATCH,
    REAL_TIME,
)

FURTHER_ACTIONS: tuple[type[FurtherAction], ...] = (
    PlaceToken,
    GiveUpToken,
    Anticipate,
    Adapt,
    OfferSwap,
    AnswerSwap,
    PlaceTrafficDie,
    GiveUpTrafficDie,
)
"""The actions that modules bring, for whoever reads them from files."""
