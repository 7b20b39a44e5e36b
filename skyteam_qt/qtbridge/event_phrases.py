"""What happened, in words: `event_line` for the annunciator (ux.md 3.5).

Events are public, so nothing here can tell a covered die.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from skyteam_qt.qtbridge.module_phrases import MODULE_LINES
from skyteam_qt.qtbridge.module_words import begins, talk_is_off
from skyteam_qt.qtbridge.texts import grouped, joined, keys, ordinal, say
from skyteam_qt.qtbridge.wording import Line, Names, face_word, space_label, value_tag, value_word, values_label
from skyteam_qt.rules import events as ev
from skyteam_qt.rules.board import Board
from skyteam_qt.rules.kinds import Loss, Outcome
from skyteam_qt.rules.spaces import BASE_SPACES, Kind, SpaceSpec

Spaces = tuple[SpaceSpec, ...]


def event_line(event: ev.Event, names: Names, board: Board, spaces: Spaces = BASE_SPACES) -> Line:
    """The message for one event. `board`: as it stands after the action that brought the event."""
    return _LINES[type(event)](event, names, board, spaces)


# ---- rounds ----------------------------------------------------------------------------------------------------------


def _round_began(e: ev.RoundBegan, names: Names, board: Board, spaces: Spaces) -> Line:
    starts = say("event.starts", name=names.of(e.begins))
    if e.altitude == 0:
        return Line(say("roundEnd.final"), starts)
    if board.at_airport:
        return Line(say("roundEnd.holding", limit=board.blue), starts)
    title = say("event.round", n=e.round, alt=grouped(e.altitude), name=names.of(e.begins))
    return Line(title)


def _reroll_collected(e: ev.RerollCollected, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("reroll.collected"), say("a11y.reroll", n=e.to), "good")


def _silence(e: ev.SilenceBegan, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("roll.line2"), say("roll.line1"))


def _dealt(e: ev.Dealt, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("event.rolled", name=names.of(e.seat)))


def _busy_sky(e: ev.BusySky, names: Names, board: Board, spaces: Spaces) -> Line:
    if e.planes == e.planes_from:
        return Line(say("event.skyFull"))
    detail = say("event.skyDetail", n=e.planes)
    if e.space == board.position:
        return Line(say("result.busySky.here"), detail, "caution")
    if e.space == len(board.planes) - 1:
        return Line(say("result.busySky.airport"), detail, "caution")
    return Line(say("result.busySky", n=e.space - board.position), detail, "caution")


def _time_ran_out(e: ev.TimeRanOut, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("event.timeUp", n=e.pilot + e.copilot), say("event.goBack"), "caution")


def _placement_ended(e: ev.PlacementEnded, names: Names, board: Board, spaces: Spaces) -> Line:
    if talk_is_off(board):
        return Line(say("roundEnd.silent"), say("refuse.agreed"))
    return Line(say("roundEnd.talk"), say("refuse.agreed"))


def _altitude(e: ev.AltitudeDropped, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("event.altitude", alt=grouped(e.to)) if e.to else say("event.altitudeLand"))


# ---- dice ------------------------------------------------------------------------------------------------------------


def _coffee_spent(e: ev.CoffeeSpent, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("event.spent", name=names.of(e.seat), n=e.spent), say("a11y.coffee", n=e.left))


def _placed(e: ev.DiePlaced, names: Names, board: Board, spaces: Spaces) -> Line:
    spec = spaces[e.space]
    title = say("event.placed", name=names.of(e.seat), v=value_word(e.value), space=space_label(spec))
    if spec.kind in _FIRST and _is_first(spec, board, spaces):
        return Line(title, say(_FIRST[spec.kind]))
    if begins(spec) == "ice":
        return Line(title, say("event.iceFirst"))
    return Line(title, value_tag(e.rolled, e.value))


_FIRST: Final = {Kind.AXIS: "result.axis.first", Kind.ENGINE: "result.engines.first"}


def _is_first(spec: SpaceSpec, board: Board, spaces: Spaces) -> bool:
    return any(s.kind == spec.kind and not board.placed[i] for i, s in enumerate(spaces))


def _aside(e: ev.DieLaidAside, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("result.aside"), say("event.aside", name=names.of(e.seat), v=value_word(e.value)), "caution")


def _coffee_gained(e: ev.CoffeeGained, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("result.coffee.one"), say("a11y.coffee", n=e.to), "good")


def _coffee_full(e: ev.CoffeeFull, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("result.coffee.full"), "", "caution")


# ---- axis and engines ------------------------------------------------------------------------------------------------


def axis_state(axis: int) -> str:
    """Where the axis stands: "Level", "2 marks toward the Pilot"."""
    if axis == 0:
        return say("axis.level")
    return say("axis.towardPilot" if axis < 0 else "axis.towardCopilot", n=abs(axis))


def _axis_moved(e: ev.AxisMoved, names: Names, board: Board, spaces: Spaces) -> Line:
    near = abs(e.to) == 2
    # the dial says where it stands; two lines of the annunciator have room for one sentence each
    detail = say("event.oneMoreSpin") if near else axis_state(e.to)
    marks = abs(e.to - e.from_)
    if not marks:
        return Line(say("result.axis.equal"), detail, "caution" if near else "info")
    # The difference is the number of marks (R42), or one less in turbulence (F80).
    dice = [board.placed[i] for i, s in enumerate(spaces) if s.kind == Kind.AXIS]
    difference = abs(dice[0] - dice[1]) if len(dice) == 2 and all(dice) else marks
    key = "result.axis.pilot" if e.to < e.from_ else "result.axis.copilot"
    key += "More" if marks > difference else ""
    return Line(say(key, d=difference, n=marks), detail, "caution" if near else "info")


def _spun(e: ev.Spun, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("lost.spin"), axis_state(e.at), "bad")


def _speed_set(e: ev.SpeedSet, names: Names, board: Board, spaces: Spaces) -> Line:
    if board.final_round:
        return Line(say("event.landingSpeed", speed=e.speed))
    if not e.spaces:
        return Line(say("result.engines.hold", speed=e.speed))
    return Line(say("result.engines.advance", speed=e.speed, n=e.spaces))


def _advanced(e: ev.Advanced, names: Names, board: Board, spaces: Spaces) -> Line:
    airport = e.to == len(board.planes) - 1
    title = say("event.advancedAirport") if airport else say("event.advanced", ord=ordinal(e.to + 1))
    return Line(title, say("result.engines.wasClear"), "good")


def _collided(e: ev.Collided, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("lost.collision"), say("event.where", ord=ordinal(e.position + 1)), "bad")


def _overshot(e: ev.Overshot, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("lost.overshoot"), "", "bad")


def _landing_speed(e: ev.LandingSpeedChecked, names: Names, board: Board, spaces: Spaces) -> Line:
    if e.stopped:
        return Line(say("result.engines.final", speed=e.speed, limit=e.brake), "", "good")
    if not e.brake:
        return Line(say("lost.overrunNoBrake"), say("event.landingSpeed", speed=e.speed), "bad")
    return Line(say("lost.overrun", speed=e.speed, limit=e.brake), "", "bad")


# ---- radio, switches -------------------------------------------------------------------------------------------------


def _cleared(e: ev.PlaneCleared, names: Names, board: Board, spaces: Spaces) -> Line:
    detail = say("event.leftHere", n=e.left) if e.left else say("event.clearedHere")
    return Line(say("result.radio.cleared", value=face_word(e.value)), detail, "good")


def _radio_silent(e: ev.RadioSilent, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("event.radioPast", value=face_word(e.value)) if e.past else say("result.radio.none"), "", "caution")


def _switch(spaces: Spaces, kind: Kind, number: int) -> SpaceSpec:
    return next(spec for spec in spaces if spec.kind == kind and spec.number == number)


def _gear_down(e: ev.GearDown, names: Names, board: Board, spaces: Spaces) -> Line:
    title = say("result.gear", range=values_label(_switch(spaces, Kind.GEAR, e.number)), limit=e.blue)
    open_ = [values_label(s) for s in spaces if s.kind == Kind.GEAR and not board.gear[s.number]]
    return Line(title, say("check.b.gearToGo", list=joined(open_)) if open_ else say("event.gearAll"), "good")


def _flap_down(e: ev.FlapDown, names: Names, board: Board, spaces: Spaces) -> Line:
    title = say("result.flap", range=values_label(_switch(spaces, Kind.FLAP, e.number)), limit=e.orange)
    open_ = [values_label(s) for s in spaces if s.kind == Kind.FLAP and not board.flaps[s.number]]
    return Line(title, say("check.b.flapsNext", range=open_[0]) if open_ else say("event.flapsAll"), "good")


def _brake_set(e: ev.BrakeSet, names: Names, board: Board, spaces: Spaces) -> Line:
    value = _switch(spaces, Kind.BRAKE, e.number).accepts[0]
    open_ = [s.accepts[0] for s in spaces if s.kind == Kind.BRAKE and not board.brakes[s.number]]
    detail = say("check.d.next", value=open_[0]) if open_ else say("event.brakesAll")
    return Line(say("result.brake", value=value, limit=e.brake), detail, "good")


_ALREADY: Final = {
    Kind.GEAR: "result.already.gear",
    Kind.FLAP: "result.already.flap",
    Kind.BRAKE: "result.already.brake",
}


def _already(e: ev.AlreadyDown, names: Names, board: Board, spaces: Spaces) -> Line:
    spec = spaces[e.space]
    return Line(say(_ALREADY.get(spec.kind, "result.already.brake")), space_label(spec), "caution")


# ---- reroll ----------------------------------------------------------------------------------------------------------


def _reroll_spent(e: ev.RerollSpent, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("reroll.spend", name=names.of(e.seat)), say("a11y.reroll", n=e.left))


def _reroll_chosen(e: ev.RerollChosen, names: Names, board: Board, spaces: Spaces) -> Line:
    done = say("reroll.done", name=names.of(e.seat))
    step = board.reroll_step
    if step is not None and not step.done[e.seat.other]:
        return Line(done, say("reroll.choosing", name=names.of(e.seat.other)))
    return Line(done)


def _exchanged(e: ev.CardsExchanged, names: Names, board: Board, spaces: Spaces) -> Line:
    if not e.cards:
        return Line(say("event.exchangedNone", name=names.of(e.seat)))
    return Line(say("event.exchanged", name=names.of(e.seat), n=e.cards))


def _rerolled(e: ev.Rerolled, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("reroll.newDice"), "" if e.to_act is None else say("refuse.turn.2", name=names.of(e.to_act)))


# ---- the end ---------------------------------------------------------------------------------------------------------


def _short(e: ev.FellShort, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("lost.short", n=e.spaces), "", "bad")


def _missing(e: ev.MandatoryMissing, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(_missing_title(e.spaces), say("lost.mandatory.2"), "bad")


def _missing_title(ids: tuple[str, ...]) -> str:
    axis = any(name.startswith("axis") for name in ids)
    engines = any(name.startswith("engine") for name in ids)
    if axis and engines:
        return say("lost.mandatory.both.1")
    if axis or engines:
        return say("lost.mandatory.axis.1" if axis else "lost.mandatory.engines.1")
    return say("event.mandatoryMissed")


def _flight_ended(e: ev.FlightEnded, names: Names, board: Board, spaces: Spaces) -> Line:
    if e.outcome == Outcome.WON:
        return Line(say("debrief.won"), say("event.won"), "good")
    return Line(say("debrief.lost"), "" if e.loss is None else loss_sentence(e.loss, e.failed, board), "bad")


def loss_sentence(loss: Loss, failed: tuple[str, ...], board: Board) -> str:
    """The cause of a loss in one sentence, with its numbers; also the headline of the debrief."""
    match loss:
        case Loss.SHORT:
            to_go = len(board.planes) - 1 - board.position
            return say("lost.short", n=to_go) if to_go > 0 else say("event.shortAny")
        case Loss.OVERRUN:
            if not board.brake:
                return say("lost.overrunNoBrake")
            known = board.speed is not None
            return say("lost.overrun", speed=board.speed, limit=board.brake) if known else say("event.overrunAny")
        case Loss.MISSING_MANDATORY:
            return _missing_title(failed)
        case Loss.LANDING_CONDITIONS:
            return say("event.failed", list=joined(condition_name(letter) for letter in failed))
        case _:
            return say(_LOST[loss])


def condition_name(letter: str) -> str:
    """Landing condition A to F in words."""
    key = f"check.{letter.lower()}.title"
    return say(key) if key in keys() else letter


_LOST: Final = {
    Loss.SPIN: "lost.spin",
    Loss.COLLISION: "lost.collision",
    Loss.OVERSHOOT: "lost.overshoot",
    Loss.TURN: "lost.turn",
    Loss.KEROSENE: "lost.kerosene",
    Loss.GIVEN_UP: "lost.givenUp",
}

_LINES: Final[dict[type, Callable[[Any, Names, Board, Spaces], Line]]] = {
    ev.RoundBegan: _round_began,
    ev.RerollCollected: _reroll_collected,
    ev.SilenceBegan: _silence,
    ev.Dealt: _dealt,
    ev.CoffeeSpent: _coffee_spent,
    ev.DiePlaced: _placed,
    ev.DieLaidAside: _aside,
    ev.AxisMoved: _axis_moved,
    ev.Spun: _spun,
    ev.SpeedSet: _speed_set,
    ev.Advanced: _advanced,
    ev.Collided: _collided,
    ev.Overshot: _overshot,
    ev.LandingSpeedChecked: _landing_speed,
    ev.PlaneCleared: _cleared,
    ev.RadioSilent: _radio_silent,
    ev.GearDown: _gear_down,
    ev.FlapDown: _flap_down,
    ev.BrakeSet: _brake_set,
    ev.AlreadyDown: _already,
    ev.CoffeeGained: _coffee_gained,
    ev.CoffeeFull: _coffee_full,
    ev.RerollSpent: _reroll_spent,
    ev.RerollChosen: _reroll_chosen,
    ev.CardsExchanged: _exchanged,
    ev.Rerolled: _rerolled,
    ev.BusySky: _busy_sky,
    ev.TimeRanOut: _time_ran_out,
    ev.PlacementEnded: _placement_ended,
    ev.AltitudeDropped: _altitude,
    ev.FellShort: _short,
    ev.MandatoryMissing: _missing,
    ev.FlightEnded: _flight_ended,
    **MODULE_LINES,
}
