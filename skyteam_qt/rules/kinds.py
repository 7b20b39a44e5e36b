"""The small closed sets the rules speak of: seats, phases, reasons, results.

`IntEnum` for what is an index or a switch (cheap as a key), `StrEnum` for what is written in files.
The spellings are those of `golden.json`.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum


class Seat(IntEnum):
    """One of the two players (R1). Also the index of everything that exists once per player."""

    PILOT = 0
    COPILOT = 1

    @property
    def other(self) -> Seat:
        """The partner's seat."""
        return OTHER[self]

    @property
    def letter(self) -> str:
        """`P` or `C`, as in files."""
        return "PC"[self]


SEATS = PILOT, COPILOT = (Seat.PILOT, Seat.COPILOT)
OTHER = (COPILOT, PILOT)


class Owner(IntEnum):
    """Who may use a space (R22). The first two values equal the seats."""

    PILOT = 0
    COPILOT = 1
    BOTH = 2

    def serves(self, seat: Seat) -> bool:
        """Whether `seat` may put a die on a space of this owner."""
        return self == Owner.BOTH or int(self) == int(seat)


class Phase(IntEnum):
    """Where a round stands (R10). `END`: no die is left to place, the end of the round is not yet carried out."""

    BRIEFING = 0
    PLACEMENT = 1
    END = 2
    OVER = 3

    @property
    def word(self) -> str:
        """The spelling in files."""
        return ("briefing", "placement", "end", "over")[self]


BRIEFING, PLACEMENT, END, OVER = Phase.BRIEFING, Phase.PLACEMENT, Phase.END, Phase.OVER
"""Members by plain names, here and below: `Phase.END` costs as much as five comparisons in Python 3.11."""


class Outcome(IntEnum):
    """Whether the flight still flies, landed, or is lost (R1: both win or both lose)."""

    PLAYING = 0
    WON = 1
    LOST = 2

    @property
    def word(self) -> str:
        """The spelling in files."""
        return ("playing", "won", "lost")[self]


PLAYING, WON, LOST = Outcome.PLAYING, Outcome.WON, Outcome.LOST


class Loss(StrEnum):
    """Why a flight was lost; the list after R132, and giving up (F71)."""

    SPIN = "spin"
    COLLISION = "collision"
    OVERSHOOT = "overshoot"
    TURN = "turn"
    KEROSENE = "kerosene"
    OVERRUN = "overrun"
    SHORT = "short"
    MISSING_MANDATORY = "missing-mandatory"
    LANDING_CONDITIONS = "landing-conditions"
    GIVEN_UP = "given-up"


class Reason(StrEnum):
    """Why an action is refused. Spelled as the rejection codes of `golden.json`, plus `COVERED` (ux 2.1)."""

    FLIGHT_OVER = "flight-over"
    WRONG_PHASE = "wrong-phase"
    PENDING_CHOICE = "pending-choice"
    NOT_YOUR_TURN = "not-your-turn"
    NO_SUCH_DIE = "no-such-die"
    NOT_ENOUGH_COFFEE = "not-enough-coffee"
    VALUE_OUT_OF_RANGE = "value-out-of-range"
    NO_SUCH_SPACE = "no-such-space"
    WRONG_COLOUR = "wrong-colour"
    SPACE_OCCUPIED = "space-occupied"
    NOT_ALLOWED_HERE = "not-allowed-here"
    WRONG_VALUE = "wrong-value"
    WRONG_ORDER = "wrong-order"
    NO_REROLL_TOKEN = "no-reroll-token"
    NO_REDRAW = "no-redraw"
    HAS_LEGAL_PLACEMENT = "has-legal-placement"
    DICE_LEFT = "dice-left"
    MODULE_NOT_ACTIVE = "module-not-active"
    COFFEE_NOT_ALLOWED = "coffee-not-allowed"
    NO_INTERN_TOKEN = "no-intern-token"
    BLOCKED_BY_ALARM = "blocked-by-alarm"
    ALARM_NOT_ACTIVE = "alarm-not-active"
    ABILITY_NOT_IN_PLAY = "ability-not-in-play"
    ABILITY_USED = "ability-used"
    COVERED = "covered"


class ChanceKind(StrEnum):
    """What the table has to roll next. The base game only rolls dice; modules add kinds by their own names."""

    ROLL = "roll"
    REROLL = "reroll"


class Want(StrEnum):
    """What a seat is asked for. Modules add questions by their own names (`Ask.want`)."""

    PLACE = "place"
    MARK = "mark"


FEWEST, MOST = 1, 6
VALUES = (1, 2, 3, 4, 5, 6)
PLACES = (0, 1, 2, 3)
"""Tray places A to D, fixed for the round (ux 2.1)."""
