"""The goals of a flight plan (ux.md 3.2): which there are, and how each is written.

In the session a goal is a short key with an optional number: "hold", "advance:2", "clear:5". The number of `clear` is
the space of the approach counted from the start (1 = start), so that it still means the same space after an advance;
it is *written* as the radio counts it now, from our position on, because those numbers stand under the approach.
"""

from __future__ import annotations

from typing import Final

from skyteam_qt.qtbridge.texts import ordinal, say
from skyteam_qt.rules.board import Board

MOST_GOALS: Final = 3

_KEYS: Final = {
    "hold": "goal.hold",
    "level": "goal.level",
    "gear": "goal.gear",
    "flaps": "goal.flaps",
    "brakes": "goal.brakes",
    "gearBeforeFlaps": "goal.gearBeforeFlaps",
    "saveCoffee": "goal.saveCoffee",
    "keepReroll": "goal.keepReroll",
}

CLEAR: Final = "clear"
ADVANCE: Final = "advance"
OFFERED: Final = (
    "hold",
    "advance:1",
    "advance:2",
    CLEAR,
    "level",
    "gear",
    "flaps",
    "gearBeforeFlaps",
    "brakes",
    "saveCoffee",
    "keepReroll",
)
"""The chips to pick from, in this order. `clear` without a number asks for the space."""


MOVES: Final = ("hold", "advance:1", "advance:2")
"""How far the plane is to move: one of them at most is a plan."""


def with_goal(plan: tuple[str, ...], goal: str) -> tuple[str, ...] | None:
    """The plan with one goal more; what contradicts it gives it its place. None: there are three already."""
    against = next((i for i, one in enumerate(plan) if goal in MOVES and one in MOVES), None)
    if against is not None:
        return (*plan[:against], goal, *plan[against + 1 :])
    return (*plan, goal) if len(plan) < MOST_GOALS else None


def split(goal: str) -> tuple[str, int]:
    """A goal as (word, number); 0 where there is no number."""
    word, _, number = goal.partition(":")
    return word, int(number) if number.isdigit() else 0


def goal_text(goal: str, position: int) -> str:
    """A picked goal in words: "Clear the 2nd space". `position`: index of our space on the approach (0 = start).

    Raises KeyError for a goal that does not exist.
    """
    word, number = split(goal)
    if word == ADVANCE:
        return say("goal.advance", n=number)
    if word == CLEAR:
        return say("goal.clear", ord=ordinal(max(1, number - position)))
    return say(_KEYS[word])


def offer_text(goal: str) -> str:
    """A chip that can be picked: "Advance 2", "Clear space …"."""
    word, number = split(goal)
    if word == ADVANCE:
        return say("goal.advanceShort", n=number)
    if word == CLEAR:
        return say("goal.clearPick")
    return say(_KEYS[word])


def plan_texts(plan: tuple[str, ...], position: int) -> tuple[str, ...]:
    """The whole flight plan in words."""
    return tuple(goal_text(goal, position) for goal in plan)


def clear_choices(board: Board, plan: tuple[str, ...] = ()) -> tuple[str, ...]:
    """`clear` goals for the spaces ahead that the radio reaches and that hold a plane, without those in `plan`."""
    reach = range(board.position, min(len(board.planes), board.position + 6))
    goals = (f"{CLEAR}:{index + 1}" for index in reach if board.planes[index])
    return tuple(goal for goal in goals if goal not in plan)


def offers(board: Board, plan: tuple[str, ...], *, engines: bool = True) -> tuple[str, ...]:
    """The chips worth offering: not picked yet, and not done already on this board.

    engines: False where there are none, and nobody chooses how far the plane moves.
    """
    past = set(plan)
    if not engines:
        past |= {"hold", "advance:1", "advance:2"}
    if "gearBeforeFlaps" in plan:
        past |= {"gear", "flaps"}
    if past & {"gear", "flaps"}:
        past.add("gearBeforeFlaps")
    if board.at_airport:
        past |= {"advance:1", "advance:2"}
    if not clear_choices(board, plan):
        past.add(CLEAR)
    if board.axis == 0:
        past.add("level")
    if all(board.gear):
        past |= {"gear", "gearBeforeFlaps"}
    if all(board.flaps):
        past |= {"flaps", "gearBeforeFlaps"}
    if all(board.brakes):
        past.add("brakes")
    if not board.reroll:
        past.add("keepReroll")
    return tuple(goal for goal in OFFERED if goal not in past)
