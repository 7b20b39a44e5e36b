"""Whose turn it is, rounds, the end of a round, touchdown: what is needed next."""

from __future__ import annotations

from typing import NamedTuple

from .board import Board, Chance
from .events import (
    AltitudeDropped,
    FellShort,
    MandatoryMissing,
    RerollCollected,
    RoundBegan,
    SilenceBegan,
)
from .evolve import evolve, kept, with_item
from .kinds import BRIEFING, PLACEMENT, PLAYING, SEATS, ChanceKind, Loss, Outcome, Seat, Want
from .motion import lose, win
from .ruleset import Events, Ruleset
from .spaces import Kind

BLUE_START = 4
ORANGE_START = 8
FEET_PER_ROUND = 1000


class SeatTurn(NamedTuple):
    """A seat is asked for something: a `Want`, or a question that a module has registered (`Ask.want`)."""

    seat: Seat
    what: str


class ChanceNeeded(NamedTuple):
    """The table must roll for `seat` (a `ChanceKind`), or turn something up in public (a module's own kind)."""

    kind: str
    seat: Seat | None


class Talk(NamedTuple):
    """Briefing: people talk until the table rolls."""


class RoundEnd(NamedTuple):
    """All dice lie; people talk until the table ends the round."""


class Over(NamedTuple):
    """The flight has ended."""

    outcome: Outcome


Pending = SeatTurn | ChanceNeeded | Talk | RoundEnd | Over

TALK, ROUND_END = Talk(), RoundEnd()
FLIGHT_OVER = tuple(Over(outcome) for outcome in Outcome)
TO_PLACE = tuple(SeatTurn(seat, Want.PLACE) for seat in SEATS)
TO_MARK = tuple(SeatTurn(seat, Want.MARK) for seat in SEATS)
BOTH_ROLL = tuple(Chance(ChanceKind.ROLL, seat) for seat in SEATS)
_chance_needed = kept(ChanceNeeded)


def pending(ruleset: Ruleset, board: Board) -> Pending:
    """The one place that says what may happen next."""
    if board.outcome:
        return FLIGHT_OVER[board.outcome]
    if board.awaits:
        return _chance_needed(*board.awaits[0])
    step = board.reroll_step
    if step is not None:
        return TO_MARK[step.by if not step.done[step.by] else step.by.other]
    if board.phase == PLACEMENT and board.to_act is not None:
        return TO_PLACE[board.to_act]
    if board.ask is not None:
        return SeatTurn(board.ask.seat, board.ask.want)
    return TALK if board.phase == BRIEFING else ROUND_END


def fresh_board(ruleset: Ruleset) -> Board:
    """The panel as set up (R2 to R6), before the first beginning-of-round steps."""
    scenario = ruleset.scenario
    count = len(ruleset.spaces)
    gear, flaps, brakes = (len(ruleset.by_kind(kind)) for kind in (Kind.GEAR, Kind.FLAP, Kind.BRAKE))
    tokens = tuple(int(a.reroll) for a in scenario.altitude)
    return Board(
        phase=BRIEFING,
        round=1,
        altitude=scenario.altitude[0].feet,
        to_act=None,
        axis=0,
        position=0,
        planes=scenario.planes,
        supply=ruleset.tokens_total - sum(scenario.planes),
        placed=(0,) * count,
        rolled=(0,) * count,
        by_seat=(-1,) * count,
        order=(),
        in_hand=(0, 0),
        gear=(False,) * gear,
        flaps=(False,) * flaps,
        brakes=(False,) * brakes,
        blue=BLUE_START,
        orange=ORANGE_START,
        brake=0,
        coffee=0,
        reroll=0,
        reroll_reserve=ruleset.rerolls_total - sum(tokens),
        altitude_tokens=tokens,
        speed=None,
        laid_aside=(0, 0),
        reroll_step=None,
        awaits=(),
        ask=None,
        outcome=PLAYING,
        loss=None,
        failed=(),
        slices=ruleset.slices,
    )


def begin_round(ruleset: Ruleset, board: Board, events: Events) -> Board:
    """Beginning-of-round steps in the order of R11; then the briefing is open."""
    level = ruleset.levels[board.altitude]
    events.append(RoundBegan(board.round, board.altitude, ruleset.scenario.altitude[level].begins))
    if board.altitude_tokens[level]:
        events.append(RerollCollected(board.reroll + 1))
        tokens = with_item(board.altitude_tokens, level, 0)
        board = evolve(board, altitude_tokens=tokens, reroll=board.reroll + 1)
    for hook in ruleset.before_briefing:
        board = hook(ruleset, board, events)
        if board.outcome:
            break
    return board


def who_begins(ruleset: Ruleset, board: Board) -> Seat:
    """The seat named on the current altitude space (R15)."""
    return ruleset.scenario.altitude[ruleset.levels[board.altitude]].begins


def roll(ruleset: Ruleset, board: Board, events: Events) -> Board:
    """Silence begins and both hands are asked for (R13, R14)."""
    events.append(SilenceBegan())
    return evolve(board, phase=PLACEMENT, awaits=BOTH_ROLL, to_act=None)


def end_round(ruleset: Ruleset, board: Board, events: Events) -> Board:
    """R110 to R116, and R130 in the final round."""
    empty = [i for i in ruleset.mandatory if not board.placed[i]]
    if empty:
        missing = tuple(ruleset.spaces[i].id for i in empty)
        events.append(MandatoryMissing(missing))
        return lose(board, Loss.MISSING_MANDATORY, events, missing)
    for hook in ruleset.end_of_round:
        board = hook(ruleset, board, events)
        if board.outcome:
            return board
    if board.final_round:
        return _touch_down(ruleset, board, events)
    lower = board.altitude - FEET_PER_ROUND
    events.append(AltitudeDropped(board.altitude, lower))
    count = len(ruleset.spaces)
    board = evolve(
        board,
        altitude=lower,
        round=board.round + 1,
        phase=BRIEFING,
        to_act=None,
        placed=(0,) * count,
        rolled=(0,) * count,
        by_seat=(-1,) * count,
        order=(),
        in_hand=(0, 0),
        speed=None,
        laid_aside=(0, 0),
    )
    for hook in ruleset.after_drop:
        board = hook(ruleset, board, events)
        if board.outcome:
            return board
    if lower == 0 and not board.at_airport:
        events.append(FellShort(len(board.planes) - 1 - board.position))
        return lose(board, Loss.SHORT, events)
    return begin_round(ruleset, board, events)


def _touch_down(ruleset: Ruleset, board: Board, events: Events) -> Board:
    """All conditions must hold; every failed letter is reported (R130 to R132)."""
    failed = tuple(c.letter for c in ruleset.conditions if not c.holds(board))
    if failed:
        return lose(board, Loss.LANDING_CONDITIONS, events, failed)
    return win(board, events)
