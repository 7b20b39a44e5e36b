"""What the flight recorder shows, worked out of the frames of an ended flight: one column for each round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from skyteam_qt.qtbridge.module_words import signed
from skyteam_qt.qtbridge.phrases import Names, axis_state, space_label
from skyteam_qt.qtbridge.texts import grouped, joined, say
from skyteam_qt.qtbridge.wording import face_word
from skyteam_qt.rules import SEATS, Board, Event, Loss, OpenView, Ruleset, Seat
from skyteam_qt.rules import events as ev
from skyteam_qt.rules.modules.ice_brakes import IceBrakes
from skyteam_qt.rules.modules.intern import InternRow
from skyteam_qt.rules.spaces import Kind, SpaceSpec

Frame = tuple[OpenView, tuple[Event, ...]]

SIGNS = {
    Kind.AXIS: "X",
    Kind.ENGINE: "E",
    Kind.RADIO: "R",
    Kind.GEAR: "G",
    Kind.FLAP: "F",
    Kind.BRAKE: "K",
    Kind.CONCENTRATION: "N",
}
"""The sign of a system, as `glyphs.system` draws it."""


class Die(NamedTuple):
    """A die: whose, its value as it counted and as rolled, the sign of the system and its space in words.

    `placed` is False for what was still behind a screen when the flight was lost. sort: "die", "token" of the intern,
    or "traffic" for the die of Synchronisation.
    """

    seat: Seat
    value: int
    rolled: int
    sign: str
    space: str
    placed: bool = True
    sort: str = "die"


OWN_SIGNS = {"kerosene": "kerosene", "intern": "intern", "alarm": "alarms", "ice": "ice-brakes"}
"""The beginning of the id of a module's space to the sign of the module."""


def space_sign(spec: SpaceSpec) -> str:
    """The sign of the system a space belongs to: a letter for `glyphs.system`, or the name of a module."""
    return SIGNS.get(spec.kind, "") or OWN_SIGNS.get(spec.id.partition(".")[0], "")


@dataclass
class Column:
    """One round. axis: where it stood after the round; None if the round was not flown. speed None: not set.

    came: planes that a busy sky brought; traffic: planes of traffic dice. kerosene, wind: as they stood after the
    round, None without. alarms, alarms_off: tokens. abilities: names of the cards that were used.
    """

    feet: int
    flown: bool = False
    axis: int | None = None
    speed: int | None = None
    moved: int = 0
    final: bool = False
    dice: list[Die] = field(default_factory=list)
    cleared: int = 0
    came: int = 0
    deployed: str = ""
    notes: list[str] = field(default_factory=list)
    traffic: int = 0
    kerosene: int | None = None
    wind: int | None = None
    alarms: list[int] = field(default_factory=list)
    alarms_off: list[int] = field(default_factory=list)
    abilities: list[str] = field(default_factory=list)

    @property
    def label(self) -> str:
        """The head of the column: "6 000", or the word for touchdown."""
        return grouped(self.feet) if self.feet else say("altitude.land")


def recorder(ruleset: Ruleset, frames: Sequence[Frame]) -> tuple[Column, ...]:
    """All rounds of the altitude track, flown or not. Corrections are passed over: the frames are without them."""
    columns = tuple(Column(space.feet) for space in ruleset.scenario.altitude)
    axis = 0
    at = 0
    columns[0].flown = True
    for view, events in frames:
        for event in events:
            if isinstance(event, ev.RoundBegan):
                at = min(event.round - 1, len(columns) - 1)
                columns[at].flown = True
            _note(columns[at], event, ruleset)
            if isinstance(event, ev.AxisMoved):
                axis = event.to
        columns[at].axis = axis
        columns[at].final = view.board.final_round
    if frames and frames[-1][0].board.over:
        # the debrief shows both hands (ux 3.7)
        for seat, hand in zip(SEATS, frames[-1][0].hands, strict=True):
            left = (value for value in hand if value)
            columns[at].dice += [Die(seat, value, value, "", say("debrief.unplaced"), placed=False) for value in left]
    return columns


def _note(column: Column, event: Event, ruleset: Ruleset) -> None:
    if isinstance(event, ev.DiePlaced):
        spec = ruleset.spaces[event.space]
        column.dice.append(Die(event.seat, event.value, event.rolled, space_sign(spec), space_label(spec)))
    elif isinstance(event, ev.DieLaidAside):
        column.dice.append(Die(event.seat, event.value, event.value, "", say("debrief.aside")))
    elif isinstance(event, ev.SpeedSet):
        column.speed = event.speed
    elif isinstance(event, ev.Advanced):
        column.moved += 1
    elif isinstance(event, ev.PlaneCleared):
        column.cleared += 1
    elif isinstance(event, ev.GearDown | ev.FlapDown | ev.BrakeSet):
        column.deployed += {ev.GearDown: "G", ev.FlapDown: "F", ev.BrakeSet: "K"}[type(event)]
    elif isinstance(event, ev.RerollSpent):
        column.notes.append("reroll")
    elif isinstance(event, ev.CoffeeSpent):
        column.notes.extend(["coffee"] * event.spent)
    elif isinstance(event, ev.BusySky):
        column.came += event.planes - event.planes_from
    elif isinstance(event, ev.TimeRanOut):
        column.notes.append("time")
    else:
        _note_module(column, event, ruleset)


ABILITIES = {
    ev.AnticipationUsed: "anticipation",
    ev.AdaptationUsed: "adaptation",
    ev.MasteryWorked: "mastery",
    ev.ControlWorked: "control",
    ev.Swapped: "working-together",
}


def _note_module(column: Column, event: Event, ruleset: Ruleset) -> None:
    """What modules and abilities do."""
    if isinstance(event, ev.TokenPlaced):
        spec = ruleset.spaces[event.space]
        column.dice.append(Die(event.seat, event.token, event.token, space_sign(spec), space_label(spec), sort="token"))
    elif isinstance(event, ev.TrafficDiePlaced):
        spec = ruleset.spaces[event.space]
        column.dice.append(
            Die(event.seat, event.value, event.rolled, space_sign(spec), space_label(spec), sort="traffic")
        )
        column.abilities.append("synchronisation")
    elif isinstance(event, ev.PlaneCame):
        column.traffic += event.planes - event.planes_from
    elif isinstance(event, ev.KeroseneBurned):
        column.kerosene = event.to
    elif isinstance(event, ev.WindTurned):
        column.wind = event.modifier
    elif isinstance(event, ev.AlarmRaised):
        column.alarms.append(event.token)
    elif isinstance(event, ev.AlarmReset):
        column.alarms_off.append(event.token)
    elif isinstance(event, ev.IceBrakeMoved):
        column.deployed += "K"
    elif type(event) in ABILITIES:
        column.abilities.append(ABILITIES[type(event)])


def column_text(column: Column, number: int, names: Names | None = None) -> str:
    """A column in words. names: for screen readers; without them seats are letters, for the line under the picture."""
    feet = say("altitude.feet", alt=column.label) if column.feet else say("altitude.land")
    head = say("debrief.column", n=number, feet=feet)
    if not column.flown:
        return f"{head}: {say('debrief.notFlown')}"
    parts = []
    if column.axis is not None:
        parts.append(say("debrief.axis", state=axis_state(column.axis)))
    if column.speed is not None:
        key = "debrief.landing" if column.final else "debrief.moved"
        parts.append(say(key, speed=column.speed, n=column.moved))
    if column.dice:
        parts.append(joined(_die_text(die, names) for die in column.dice))
    if column.came:
        parts.append(say("debrief.planesCame", n=column.came))
    parts += _module_parts(column)
    if "time" in column.notes:
        parts.append(say("debrief.timeUp"))
    rerolls, coffees = column.notes.count("reroll"), column.notes.count("coffee")
    if coffees:
        parts.append(say("debrief.coffeeSpent", n=coffees))
    if rerolls:
        parts.append(say("debrief.rerollSpent", n=rerolls))
    return f"{head}: " + "; ".join(parts) + "."


def _module_parts(column: Column) -> list[str]:
    """What modules and abilities did in a round."""
    parts = []
    if column.traffic:
        parts.append(say("debrief.traffic", n=column.traffic))
    if column.kerosene is not None:
        parts.append(say("debrief.burnt", n=max(0, column.kerosene)))
    if column.wind is not None:
        parts.append(say("debrief.wind", n=signed(column.wind)))
    for key, tokens in (("debrief.alarms", column.alarms), ("debrief.alarmsOff", column.alarms_off)):
        if tokens:
            parts.append(say(key, list=joined(map(str, tokens))))
    if column.abilities:
        parts.append(
            say("debrief.ability", list=joined(say(f"ability.{one}") for one in dict.fromkeys(column.abilities)))
        )
    return parts


def _die_text(die: Die, names: Names | None) -> str:
    value = face_word(die.value)
    if die.value != die.rolled:
        value = say("rail.tag", v=face_word(die.rolled), to=value)
    who = die.seat.letter if names is None else names.of(die.seat)
    if die.sort != "die":
        return say("debrief.token" if die.sort == "token" else "debrief.trafficDie", v=value, space=die.space)
    if not die.placed:
        return say("debrief.dieLeft", name=who, v=value)
    return say("debrief.die", name=who, v=value, space=die.space)


def idea(ruleset: Ruleset, board: Board, columns: Sequence[Column]) -> str:
    """One next idea for a lost flight (ux 3.7): a fact, no blame. Empty for a flight that was given up early."""
    match board.loss:
        case Loss.SPIN:
            return say("debrief.idea.spin")
        case Loss.COLLISION:
            return say("debrief.idea.collision")
        case Loss.OVERSHOOT:
            return say("debrief.idea.overshoot", limit=board.blue)
        case Loss.SHORT:
            held = sum(1 for c in columns if c.speed is not None and not c.moved)
            return say("debrief.idea.held", n=held) if held else say("debrief.idea.slow")
        case Loss.MISSING_MANDATORY:
            return say("debrief.idea.mandatory")
        case Loss.TURN:
            return say("debrief.idea.turn")
        case Loss.KEROSENE:
            return say("debrief.idea.leak" if "kerosene-leak" in ruleset.scenario.modules else "debrief.idea.kerosene")
        case None:
            return ""
        case _:
            return _still_open(ruleset, board)


def _still_open(ruleset: Ruleset, board: Board) -> str:
    """The first landing condition that was still open, in its smallest part."""
    if board.loss == Loss.OVERRUN or "D" in board.failed:
        brakes = [ruleset.spaces[i].accepts[0] for i in ruleset.by_kind(Kind.BRAKE)]
        left = [value for value, on in zip(brakes, board.brakes, strict=True) if not on]
        if left:
            return say("debrief.idea.brake", value=left[0])
        return say("debrief.idea.fast")
    if sum(board.planes):
        return say("debrief.idea.planes", n=sum(board.planes))
    for key, kind, state in (("gear", Kind.GEAR, board.gear), ("flap", Kind.FLAP, board.flaps)):
        specs = [ruleset.spaces[i] for i in ruleset.by_kind(kind)]
        up = ["·".join(map(str, spec.accepts)) for spec, on in zip(specs, state, strict=True) if not on]
        if up:
            return say(f"debrief.idea.{key}", list=joined(up))
    if board.axis:
        return say("debrief.idea.axis", n=abs(board.axis))
    interns, ice = board.find(InternRow), board.find(IceBrakes)
    if ice is not None and board.brake < ice.columns[-1]:
        return say("debrief.idea.ice", value=next(value for value in ice.columns if value > board.brake))
    if interns is not None and interns.tokens:
        return say("debrief.idea.intern", n=len(interns.tokens))
    return ""
