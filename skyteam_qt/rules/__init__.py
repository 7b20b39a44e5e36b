"""The game itself: pure functions on immutable values, standard library only, no clock, no chance.

These are the public names; `State`, `view_for`, `apply` and `start` live in `rules.state` and `rules.step`, which the
screen must not import.
"""

from .actions import (
    Action,
    Deal,
    EndRound,
    FurtherAction,
    GiveUp,
    LayAside,
    MarkReroll,
    PlaceDie,
    Roll,
    SeatAction,
    SpendReroll,
    TableAction,
    TimeUp,
    TurnUp,
)
from .board import Ask, Board, Chance, RerollStep, Slice
from .compile import compile_ruleset
from .errors import IllegalAction, ImpossibleDeal, RulesError, UnknownModule
from .events import Event
from .flow import ChanceNeeded, Over, Pending, RoundEnd, SeatTurn, Talk, pending, who_begins
from .kinds import PLACES, SEATS, VALUES, ChanceKind, Loss, Outcome, Owner, Phase, Reason, Seat, Want
from .legal import legal, legal_placements, public_why_not, why_not
from .report import Check, Report, report
from .rolling import wanted_places
from .ruleset import Ruleset
from .scenario import AltitudeSpace, Scenario
from .silence import may_talk
from .source import Counts, HandSource
from .spaces import Kind, Space, SpaceSpec
from .view import EMPTY_HAND, Hand, OpenView, SeatView, TableView

__all__ = [
    "EMPTY_HAND",
    "PLACES",
    "SEATS",
    "VALUES",
    "Action",
    "AltitudeSpace",
    "Ask",
    "Board",
    "Chance",
    "ChanceKind",
    "ChanceNeeded",
    "Check",
    "Counts",
    "Deal",
    "EndRound",
    "Event",
    "FurtherAction",
    "GiveUp",
    "Hand",
    "HandSource",
    "IllegalAction",
    "ImpossibleDeal",
    "Kind",
    "LayAside",
    "Loss",
    "MarkReroll",
    "OpenView",
    "Outcome",
    "Over",
    "Owner",
    "Pending",
    "Phase",
    "PlaceDie",
    "Reason",
    "Report",
    "RerollStep",
    "Roll",
    "RoundEnd",
    "RulesError",
    "Ruleset",
    "Scenario",
    "Seat",
    "SeatAction",
    "SeatTurn",
    "SeatView",
    "Slice",
    "Space",
    "SpaceSpec",
    "SpendReroll",
    "TableAction",
    "TableView",
    "Talk",
    "TimeUp",
    "TurnUp",
    "UnknownModule",
    "Want",
    "compile_ruleset",
    "legal",
    "legal_placements",
    "may_talk",
    "pending",
    "public_why_not",
    "report",
    "wanted_places",
    "who_begins",
    "why_not",
]
