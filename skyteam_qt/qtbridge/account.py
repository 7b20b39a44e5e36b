"""The account of a flight for the replay: chances by position, turning points, and where the points went."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..rules import Ruleset
from ..rules.actions import Action
from ..session.flown import FlownFlight
from .thoughts import Job


class Turn(NamedTuple):
    """A turning point. at: the position after it. cause: "decision", "hidden" or "draw". before, after: chances."""

    at: int
    cause: str
    before: float
    after: float


class Account(NamedTuple):
    """Chances 0 to 1, one for each position (None: not known there), for a crew that goes on like `who`.

    result - start = decisions + draws + hidden, whatever the chances are.
    """

    who: str
    chances: tuple[float | None, ...]
    turns: tuple[Turn, ...]
    start: float
    decisions: float
    draws: float
    hidden: float
    result: float


def account_job(flight: FlownFlight) -> Job:
    """Work the account out; None where no crew knows the flight."""
    ruleset, actions, many = flight.ruleset, flight.actions, len(flight.frames)

    def work(unasked: Callable[[], bool]) -> object:
        from ..crew.base import CannotFly
        from ..crew.network import WeightsRefused

        if unasked() or not actions:
            return None
        try:
            return account_of(ruleset, actions, many)
        except (CannotFly, WeightsRefused):
            return None

    return work


def account_of(ruleset: Ruleset, actions: tuple[Action, ...], many: int) -> Account:
    """The account. many: how many positions the replay shows. Raises `CannotFly` for a flight no crew knows."""
    from ..sim.debrief import WORTH_A_WORD, Cause, debrief, positions
    from ..sim.roster import debrief_judge

    who, judge = debrief_judge(ruleset)
    found = debrief(ruleset, actions, judge)
    # half-done rolls are one position of the replay
    frame_of: list[int] = []
    shown = -1
    for state in positions(ruleset, actions):
        shown += not state.board.awaits
        frame_of.append(shown)
    chances: list[float | None] = [None] * many
    chances[0] = found.start
    before = found.start
    turns: dict[int, Turn] = {}
    draws = hidden = 0.0
    for moment in found.moments:
        at = min(many - 1, frame_of[moment.action + 1])
        chances[at] = moment.chance
        if moment.drawn:
            draws += moment.rest
        else:
            hidden += moment.rest
        decided = moment.cause == Cause.DECISION and moment.decision < -WORTH_A_WORD
        cause = "decision" if decided else "draw" if moment.drawn else "hidden"
        turns[moment.action] = Turn(at, cause, before, moment.chance)
        before = moment.chance
    points = sorted(found.turning_points(), key=lambda one: one.action)
    chances[-1] = found.result
    marks = tuple(turns[one.action] for one in points)
    return Account(who, tuple(chances), marks, found.start, found.decisions, draws, hidden, found.result)
