"""What the spaces and numbers of modules are called: in sentences, in lists, aloud. Board facts only."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Final

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules.board import Board
from skyteam_qt.rules.kinds import END, Owner, Seat
from skyteam_qt.rules.modules.total_trust import TrustMarks
from skyteam_qt.rules.spaces import SpaceSpec

PANEL_OF: Final = {
    "kerosene": "panel.kerosene",
    "intern": "panel.intern",
    "alarm": "panel.alarms",
    "ice": "panel.iceBrakes",
}
"""The beginning of the id of a module's space to the title of its panel."""
RING_HALF: Final = 10
"""Half the wind ring, in clicks (WI1)."""
_MINUS: Final = "\u2212"


def begins(spec: SpaceSpec) -> str:
    """The part of a space id before its first dot: "alarm", "ice", "intern", "kerosene"."""
    return spec.id.partition(".")[0]


def module_panel(spec: SpaceSpec) -> str:
    """The title of the panel of a module's space; its id where there is none."""
    key = PANEL_OF.get(begins(spec))
    return say(key) if key else spec.id


def module_space(spec: SpaceSpec) -> str:
    """A module's space in a sentence: "Kerosene", "Pilot's training", "Alarm 4", "Ice brakes 3"."""
    match begins(spec):
        case "kerosene":
            return say("space.kerosene")
        case "intern":
            return say("space.training", role=say("role.pilot" if spec.owner == Owner.PILOT else "role.copilot"))
        case "alarm":
            return say("space.alarm", n=spec.accepts[0])
        case "ice":
            return say("space.ice", n=spec.accepts[0])
    return spec.id


def spoken_module_space(spec: SpaceSpec) -> str:
    """The same, but no two spaces have one name."""
    if begins(spec) != "ice":
        return module_space(spec)
    key = "a11y.ice.top" if spec.id.startswith("ice.top") else "a11y.ice.bottom"
    return say(key, n=spec.accepts[0])


def signed(number: int) -> str:
    """A modifier as written: "+2", "0", "-2" with a true minus."""
    return f"+{number}" if number > 0 else f"{_MINUS}{-number}" if number else "0"


def marks_words(marks: Iterable[int]) -> str:
    """Axis marks on which a space may be left: "level", "at 1 or 2 to the Pilot"."""
    marks = tuple(marks)
    sides = []
    if 0 in marks:
        sides.append(say("bank.level"))
    for key, side in (("bank.pilot", -1), ("bank.copilot", 1)):
        numbers = sorted(abs(mark) for mark in marks if mark * side > 0)
        if numbers:
            sides.append(say("bank.at", a=say(key, list=one_of(map(str, numbers)))))
    return one_of(sides)


def one_of(words: Iterable[str]) -> str:
    """ "1 or 2"."""
    found = list(words)
    return reduce(lambda a, b: say("bank.or", a=a, b=b), found) if found else ""


def alarm_system(token: int) -> str:
    """What an alarm closes: "Flaps"."""
    return say(f"alarms.system.{token}")


ALARM_OWNERS: Final = {
    1: Owner.BOTH,
    2: Owner.COPILOT,
    3: Owner.COPILOT,
    4: Owner.PILOT,
    5: Owner.COPILOT,
    6: Owner.PILOT,
}
"""Who resets each alarm (AL3)."""


def resetter(token: int) -> str:
    """Who resets an alarm: "Pilot", "Co-Pilot", "Pilot or Co-Pilot"."""
    return say(("role.pilot", "role.copilot", "a11y.both")[ALARM_OWNERS[token]])


def talk_is_off(board: Board) -> bool:
    """Total trust: no talk where the plane stands, unless the flight is over with this round (TT1)."""
    marks = board.find(TrustMarks)
    if marks is None or board.over:
        return False
    return marks.marked[board.position] and not (board.phase == END and board.final_round)


def letter(place: int) -> str:
    """The letter of a tray place."""
    return "ABCD"[place]


def place_of(places: tuple[int, int], seat: Seat) -> str:
    """The letter of this seat's place in a pair."""
    return letter(places[seat])
