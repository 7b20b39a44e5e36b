"""What happened in modules and abilities, in words for the annunciator (ux-more 2). Events are public: so is this."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from skyteam_qt.qtbridge import module_words as words
from skyteam_qt.qtbridge.texts import joined, ordinal, say
from skyteam_qt.qtbridge.wording import Line, Names, space_label, value_tag, value_word
from skyteam_qt.rules import events as ev
from skyteam_qt.rules.board import Board
from skyteam_qt.rules.events import Burn
from skyteam_qt.rules.kinds import COPILOT, PILOT, Seat
from skyteam_qt.rules.modules.wind import WindRing
from skyteam_qt.rules.spaces import SpaceSpec

Spaces = tuple[SpaceSpec, ...]

# ---- what comes before the briefing ----------------------------------------------------------------------------------


def _traffic_rolled(e: ev.TrafficRolled, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("event.trafficRolled", list=joined(map(str, e.values))))


def _plane_came(e: ev.PlaneCame, names: Names, board: Board, spaces: Spaces) -> Line:
    if e.planes == e.planes_from:
        return Line(say("event.trafficFull", v=e.value))
    detail = say("event.skyDetail", n=e.planes)
    if e.space == len(board.planes) - 1:
        return Line(say("event.trafficAirport", v=e.value), detail, "caution")
    return Line(say("event.traffic", v=e.value, ord=ordinal(e.value)), detail, "caution")


def _alarm(e: ev.AlarmRaised, names: Names, board: Board, spaces: Spaces) -> Line:
    title = say("event.alarm", n=e.token, system=words.alarm_system(e.token))
    return Line(title, say("event.resets", role=words.resetter(e.token), n=e.token), "caution")


def _alarm_reset(e: ev.AlarmReset, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("event.alarmReset", n=e.token, system=words.alarm_system(e.token)), "", "good")


def _interns(e: ev.InternsLaid, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("event.interns", list=joined(map(str, e.tokens))))


# ---- the approach ----------------------------------------------------------------------------------------------------


def _bank(e: ev.OutOfBank, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("lost.turn"), say("event.bankLeft", marks=words.marks_words(e.permitted)), "bad")


def _glided(e: ev.Glided, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("event.glide"))


def _burnt(e: ev.KeroseneBurned, names: Names, board: Board, spaces: Spaces) -> Line:
    amount, dry = e.from_ - e.to, e.to < 0
    if e.cause is Burn.UNUSED:
        return Line(say("event.unused", n=amount), "" if dry else say("event.keroseneLeft", n=e.to), "caution")
    if e.cause is Burn.LEAK:
        key = "event.leakOut" if dry else "event.leak"
        return Line(say(key, d=amount - 1, n=amount, left=e.to))
    return Line(say("event.burntOut" if dry else "event.burnt", n=amount, left=e.to))


def _dry(e: ev.RanDry, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("event.dry"), say("event.dryDetail"), "bad")


def wind_clicks(e: ev.WindTurned, board: Board) -> int:
    """How far the ring turned, negative towards the Pilot; it wraps."""
    ring = board.find(WindRing)
    half = len(ring.modifiers) - 1 if ring is not None else words.RING_HALF
    return (e.to - e.from_ + half) % (2 * half) - half


def _wind(e: ev.WindTurned, names: Names, board: Board, spaces: Spaces) -> Line:
    clicks = wind_clicks(e, board)
    key = "event.windPilot" if clicks < 0 else "event.windCopilot"
    return Line(say(key, n=abs(clicks), m=words.signed(e.modifier)))


def _blew(e: ev.WindBlew, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("event.windBlew", dice=e.dice, m=words.signed(e.modifier)))


def _ice(e: ev.IceBrakeMoved, names: Names, board: Board, spaces: Spaces) -> Line:
    columns = sorted({spec.accepts[0] for spec in spaces if words.begins(spec) == "ice"})
    later = [value for value in columns if value > e.brake]
    detail = say("event.iceNext", n=later[0]) if later else say("event.iceAll")
    return Line(say("event.ice", n=e.brake), detail, "good")


# ---- interns, dice that come and change ------------------------------------------------------------------------------


def _taken(e: ev.InternTaken, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("event.internTaken", name=names.of(e.seat), v=e.token), say("event.internLit"))


def _token(e: ev.TokenPlaced, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("event.internPlaced", name=names.of(e.seat), v=e.token, space=space_label(spaces[e.space])))


def _nowhere(e: ev.TokenGivenUp, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("event.internNowhere"), "", "caution")


def _joined(e: ev.DieJoined, names: Names, board: Board, spaces: Spaces) -> Line:
    left = say("event.newDieLeft", n=e.left) if e.left else say("event.newDieLast")
    return Line(say("event.newDie", name=names.of(e.seat)), left)


def _shaken(e: ev.HandShaken, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("event.rough", name=names.of(e.seat)), say("event.newValues"), "caution")


# ---- abilities -------------------------------------------------------------------------------------------------------


def _anticipated(e: ev.AnticipationUsed, names: Names, board: Board, spaces: Spaces) -> Line:
    title = say("event.usedAbility", name=names.of(e.seat), ability=say("ability.anticipation"))
    return Line(title, say("event.rolledOne"))


def _adapted(e: ev.AdaptationUsed, names: Names, board: Board, spaces: Spaces) -> Line:
    title = say("event.usedAbility", name=names.of(e.seat), ability=say("ability.adaptation"))
    return Line(title, say("event.turnedOne"))


def _mastery(e: ev.MasteryWorked, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("event.mastery"), say("a11y.reroll", n=e.to), "good")


def _control(e: ev.ControlWorked, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("event.control"), say("a11y.coffee", n=e.to), "good")


def _offered(e: ev.SwapOffered, names: Names, board: Board, spaces: Spaces) -> Line:
    title = say("event.swapOffered", name=names.of(e.seat), letter=words.letter(e.place))
    return Line(title, say("event.swapPicks", name=names.of(e.seat.other)))


def _swapped(e: ev.Swapped, names: Names, board: Board, spaces: Spaces) -> Line:
    x, y = (words.place_of(e.places, Seat(seat)) for seat in (PILOT, COPILOT))
    title = say("event.swapped", a=names.of(PILOT), x=x, b=names.of(COPILOT), y=y)
    return Line(title, say("event.swappedSeen"))


def _sync(e: ev.SynchronisationDie, names: Names, board: Board, spaces: Spaces) -> Line:
    title = say("event.syncAgain" if e.again else "event.sync", v=e.value)
    return Line(title, say("event.syncPlaces", name=names.of(COPILOT)))


def _sync_placed(e: ev.TrafficDiePlaced, names: Names, board: Board, spaces: Spaces) -> Line:
    place = space_label(spaces[e.space])
    title = say("event.syncPlaced", name=names.of(e.seat), v=value_word(e.value), space=place)
    return Line(title, value_tag(e.rolled, e.value))


def _sync_nowhere(e: ev.TrafficDieGivenUp, names: Names, board: Board, spaces: Spaces) -> Line:
    return Line(say("event.syncNowhere"), "", "caution")


MODULE_LINES: Final[dict[type, Callable[[Any, Names, Board, Spaces], Line]]] = {
    ev.TrafficRolled: _traffic_rolled,
    ev.PlaneCame: _plane_came,
    ev.AlarmRaised: _alarm,
    ev.AlarmReset: _alarm_reset,
    ev.InternsLaid: _interns,
    ev.OutOfBank: _bank,
    ev.Glided: _glided,
    ev.KeroseneBurned: _burnt,
    ev.RanDry: _dry,
    ev.WindTurned: _wind,
    ev.WindBlew: _blew,
    ev.IceBrakeMoved: _ice,
    ev.InternTaken: _taken,
    ev.TokenPlaced: _token,
    ev.TokenGivenUp: _nowhere,
    ev.DieJoined: _joined,
    ev.HandShaken: _shaken,
    ev.AnticipationUsed: _anticipated,
    ev.AdaptationUsed: _adapted,
    ev.MasteryWorked: _mastery,
    ev.ControlWorked: _control,
    ev.SwapOffered: _offered,
    ev.Swapped: _swapped,
    ev.SynchronisationDie: _sync,
    ev.TrafficDiePlaced: _sync_placed,
    ev.TrafficDieGivenUp: _sync_nowhere,
}
"""One function for each event of a module; all of an event's words come from the event and the board."""
