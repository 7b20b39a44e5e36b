"""What a flight's log is made of: the rules' actions, and what people do beside the rules.

The place of an entry in the log is its index; `Corrected.back_to` and the public steps speak of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..rules import Action, Seat
from .setup import Mode


@dataclass(frozen=True)
class Corrected:
    """Both agreed to go back to before entry `back_to` (ux 3.8). What it takes back stays in the log."""

    back_to: int
    reason: str
    kind: Literal["corrected"] = "corrected"


@dataclass(frozen=True)
class ModeChanged:
    """People sit differently from here on (ux 2). Between rounds only."""

    mode: Mode
    kind: Literal["mode"] = "mode"


@dataclass(frozen=True)
class PlanChanged:
    """The flight plan is now these goals: at most three text keys (ux 3.2)."""

    goals: tuple[str, ...]
    kind: Literal["plan"] = "plan"


@dataclass(frozen=True)
class Said:
    """A chat line, at the place in the log where it was said."""

    seat: Seat
    text: str
    sent_anyway: bool = False
    kind: Literal["chat"] = "chat"


@dataclass(frozen=True)
class Flown:
    """Seconds flown so far, without the time the program was closed."""

    seconds: int
    kind: Literal["clock"] = "clock"


@dataclass(frozen=True)
class TimeLeft:
    """What the stopwatch of this round showed just now, in thousandths of a second (F91)."""

    milliseconds: int
    kind: Literal["time-left"] = "time-left"


@dataclass(frozen=True)
class Debriefed:
    """Both agreed to the debrief: the hands are open and corrections have ended (ux 3.7)."""

    kind: Literal["debrief"] = "debrief"


Note = Corrected | ModeChanged | PlanChanged | Said | Flown | TimeLeft | Debriefed
"""What people do beside the rules."""

Entry = Action | Note

__all__ = ["Corrected", "Debriefed", "Entry", "Flown", "ModeChanged", "Note", "PlanChanged", "Said", "TimeLeft"]
