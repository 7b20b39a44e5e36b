"""One small function per kind of space: what a die does there, at once (R26). Effects see the board alone."""

from __future__ import annotations

from .board import Board
from .events import (
    AlreadyDown,
    AxisMoved,
    BrakeSet,
    CoffeeFull,
    CoffeeGained,
    FlapDown,
    GearDown,
    LandingSpeedChecked,
    PlaneCleared,
    RadioSilent,
    SpeedSet,
    Spun,
)
from .evolve import evolve, with_item
from .kinds import Loss
from .motion import leave_space, lose
from .ruleset import Events, Placement, Ruleset
from .spaces import BRAKE_VALUES, Space

COFFEE_MOST = 3
SPIN_AT = 3
AXIS_P, AXIS_C, ENGINE_P, ENGINE_C = map(int, (Space.AXIS_P, Space.AXIS_C, Space.ENGINE_P, Space.ENGINE_C))


def axis(ruleset: Ruleset, board: Board, die: Placement, events: Events) -> Board:
    """Nothing at the first axis die; the second tilts by the difference towards the higher (R40 to R43)."""
    pilot, copilot = board.placed[AXIS_P], board.placed[AXIS_C]
    if not (pilot and copilot):
        return board
    tilt = copilot - pilot
    for change in ruleset.tilt_changes:
        tilt = change(board, tilt)
    to = board.axis + tilt
    events.append(AxisMoved(board.axis, to))
    board = evolve(board, axis=to)
    if abs(to) >= SPIN_AT:
        events.append(Spun(to))
        return lose(board, Loss.SPIN, events)
    for hook in ruleset.at_axis:
        board = hook(ruleset, board, events)
    return board


def engine(ruleset: Ruleset, board: Board, die: Placement, events: Events) -> Board:
    """The second engine die fixes the speed: the plane moves (R50 to R58) or brakes (R120 to R125)."""
    pilot, copilot = board.placed[ENGINE_P], board.placed[ENGINE_C]
    if not (pilot and copilot):
        return board
    for hook in ruleset.at_engines:
        board = hook(ruleset, board, events)
        if board.outcome:
            return board
    speed = pilot + copilot
    for change in ruleset.speed_changes:
        speed = change(board, speed)
    if board.final_round:
        stopped = board.brake >= 2 and speed <= board.brake
        events.append(SpeedSet(speed, 0))
        events.append(LandingSpeedChecked(speed, board.brake, stopped))
        board = evolve(board, speed=speed)
        return board if stopped else lose(board, Loss.OVERRUN, events)
    spaces = 0 if speed <= board.blue else 1 if speed <= board.orange else 2
    events.append(SpeedSet(speed, spaces))
    board = evolve(board, speed=speed)
    for _ in range(spaces):
        board = leave_space(ruleset, board, events)
        if board.outcome:
            break
    return board


def radio(ruleset: Ruleset, board: Board, die: Placement, events: Events) -> Board:
    """Counting our space as 1, the value names a space; one airplane leaves it (R60 to R63)."""
    target = board.position + die.value - 1
    if target >= len(board.planes):
        events.append(RadioSilent(die.value, past=True))
        return board
    there = board.planes[target]
    if not there:
        events.append(RadioSilent(die.value, past=False))
        return board
    events.append(PlaneCleared(target, there - 1, die.value))
    return evolve(board, planes=with_item(board.planes, target, there - 1), supply=board.supply + 1)


def gear(ruleset: Ruleset, board: Board, die: Placement, events: Events) -> Board:
    """First use: the switch goes on for good, blue moves up one (R70 to R73)."""
    number = ruleset.spaces[die.space].number
    if board.gear[number]:
        events.append(AlreadyDown(die.space))
        return board
    events.append(GearDown(number, board.blue, board.blue + 1))
    return evolve(board, gear=with_item(board.gear, number, True), blue=board.blue + 1)


def flap(ruleset: Ruleset, board: Board, die: Placement, events: Events) -> Board:
    """First use: the switch goes on for good, orange moves up one (R75 to R77)."""
    number = ruleset.spaces[die.space].number
    if board.flaps[number]:
        events.append(AlreadyDown(die.space))
        return board
    events.append(FlapDown(number, board.orange, board.orange + 1))
    return evolve(board, flaps=with_item(board.flaps, number, True), orange=board.orange + 1)


def brake(ruleset: Ruleset, board: Board, die: Placement, events: Events) -> Board:
    """First use: the switch goes on for good, the red marker moves to its number (R80 to R83)."""
    number = ruleset.spaces[die.space].number
    if board.brakes[number]:
        events.append(AlreadyDown(die.space))
        return board
    events.append(BrakeSet(number, board.brake, BRAKE_VALUES[number]))
    return evolve(board, brakes=with_item(board.brakes, number, True), brake=BRAKE_VALUES[number])


def concentration(ruleset: Ruleset, board: Board, die: Placement, events: Events) -> Board:
    """One coffee at once, unless three are there (R90 to R93)."""
    if board.coffee >= COFFEE_MOST:
        events.append(CoffeeFull())
        return board
    events.append(CoffeeGained(board.coffee + 1))
    return evolve(board, coffee=board.coffee + 1)
