"""Accessible names (ux.md 6): what a screen reader says of spaces, trays and instruments.

All of it is public but `tray_name(value=...)`, `marked` and the legality of a lifted die while a visor is open: pass
those only to the owner, only then. A closed visor is the default everywhere.
"""

from __future__ import annotations

from functools import reduce
from typing import Literal

from skyteam_qt.qtbridge.module_spoken import module_states, module_summary
from skyteam_qt.qtbridge.module_words import spoken_module_space
from skyteam_qt.qtbridge.texts import grouped, ordinal, say
from skyteam_qt.qtbridge.wording import panel_label, role, value_word
from skyteam_qt.rules.board import Board
from skyteam_qt.rules.games.card_game import CardsAside, pile_size
from skyteam_qt.rules.kinds import Owner, Seat
from skyteam_qt.rules.spaces import Kind, SpaceSpec

Legality = Literal["unknown", "legal", "no-effect", "coffee"]


def space_name(
    spec: SpaceSpec,
    board: Board,
    index: int,
    *,
    legality: Legality = "unknown",
    coffee: int = 0,
) -> str:
    """ "Gear 3 or 4, Pilot, empty, legal, lamp off"; "Axis, Co-Pilot, mandatory, holds 4".

    `index` is the space's place in `board.placed`. `legality` is "unknown" while no die is lifted; `coffee` is the
    price where it is "coffee".
    """
    states = [say("a11y.mandatory")] if spec.mandatory else []
    value = board.placed[index]
    states.append(say("a11y.holds", v=value_word(value)) if value else say("a11y.empty"))
    if legality == "legal":
        states.append(say("a11y.legal"))
    elif legality == "no-effect":
        states.append(say("a11y.legalNoEffect"))
    elif legality == "coffee":
        states.append(say("a11y.legalCoffee", n=coffee))
    states += module_states(spec, board, index)
    lamp = _lamp(spec, board)
    if lamp is not None:
        states.append(say("a11y.lampOn" if lamp else "a11y.lampOff"))
    return say("a11y.space", space=spoken_space(spec), owner=role(spec.owner), state=_comma(states))


def spoken_space(spec: SpaceSpec) -> str:
    """The name of a space as spoken: "Gear 3 or 4", "Brake 2", "Radio 2", "Concentration 1"."""
    if spec.kind in (Kind.GEAR, Kind.FLAP):
        key = "a11y.gear" if spec.kind == Kind.GEAR else "a11y.flap"
        return say(key, a=spec.accepts[0], b=spec.accepts[-1])
    if spec.kind == Kind.BRAKE:
        return say("a11y.brake", value=spec.accepts[0])
    if spec.kind == Kind.OTHER:
        return spoken_module_space(spec)
    several = spec.kind == Kind.CONCENTRATION or (spec.kind == Kind.RADIO and spec.owner == Owner.COPILOT)
    if several:
        return say("a11y.numbered", space=panel_label(spec), n=spec.number + 1)
    return panel_label(spec)


def tray_name(
    seat: Seat,
    place: int,
    *,
    empty: bool = False,
    value: int | None = None,
    marked: bool = False,
    lifted: bool = False,
) -> str:
    """ "Pilot tray B, covered". `place` 0 to 3; `value` only to the owner, only while the visor is open."""
    letter = "ABCD"[place]
    if empty:
        return say("a11y.trayEmpty", role=role(seat), letter=letter)
    if value is None:
        parts = [say("a11y.trayCovered", role=role(seat), letter=letter)]
    else:
        parts = [say("a11y.trayOpen", role=role(seat), letter=letter, v=value_word(value))]
        if marked:
            parts.append(say("a11y.trayMarked"))
    if lifted:
        parts.append(say("a11y.lifted"))
    return _comma(parts)


def speed_tape_name(board: Board) -> str:
    """ "Speed tape: hold up to 5, one space 6 to 10, two spaces from 11, landing speed none"."""
    blue, orange = board.blue, board.orange
    zones = [say("a11y.tape.hold", limit=blue)]
    if orange == blue + 1:
        zones.append(say("a11y.tape.oneExact", a=orange))
    elif orange > blue:
        zones.append(say("a11y.tape.one", a=blue + 1, b=min(orange, 12)))
    if orange < 12:
        zones.append(say("a11y.tape.two", a=max(orange, blue) + 1))
    limit = say("a11y.tape.limit", limit=board.brake) if board.brake else say("brakes.none")
    return say("a11y.tape", zones=_comma(zones), limit=limit)


def approach_name(board: Board) -> str:
    """ "Approach: our position clear; 2nd space 1 plane; ...; airport 2 planes", from our position to the airport.

    Spaces are counted from our position as the radio counts them (R60), ours being the first.
    """
    last = len(board.planes) - 1
    parts = []
    for index in range(board.position, last + 1):
        count = board.planes[index]
        planes = say("a11y.approach.planes", n=count) if count else say("approach.clear")
        if index == board.position:
            space = say("a11y.approach.ownAirport" if index == last else "a11y.approach.own")
        elif index == last:
            space = say("a11y.approach.airport")
        else:
            space = say("a11y.approach.space", ord=ordinal(index - board.position + 1))
        parts.append(say("a11y.approach.part", space=space, planes=planes))
    return say("a11y.approach", spaces=reduce(lambda a, b: say("list.semicolon", a=a, b=b), parts))


def axis_name(axis: int) -> str:
    """ "Axis one mark toward the Pilot"."""
    if axis == 0:
        return say("a11y.axis.level")
    return say("a11y.axis.pilot" if axis < 0 else "a11y.axis.copilot", n=abs(axis))


def altitude_name(board: Board) -> str:
    """ "Altitude 4 000 ft, round 3 of 7"."""
    total = len(board.altitude_tokens)
    if board.altitude == 0:
        return say("a11y.altitudeLand", n=board.round, total=total)
    return say("a11y.altitude", alt=grouped(board.altitude), n=board.round, total=total)


def coffee_name(board: Board) -> str:
    """ "2 coffees on board"."""
    return say("a11y.coffee", n=board.coffee)


def reroll_name(board: Board) -> str:
    """ "1 reroll on board"."""
    return say("a11y.reroll", n=board.reroll)


def piles_name(board: Board) -> str:
    """ "Cards in the piles: Pilot 8, Co-Pilot 8"; empty where nothing is drawn from piles. Only counts (FQ8)."""
    if board.find(CardsAside) is None:
        return ""
    return say("a11y.piles", a=pile_size(board, Seat.PILOT), b=pile_size(board, Seat.COPILOT))


def board_summary(board: Board) -> str:
    """The public board in one breath (Ctrl+1): altitude, approach, axis, speed, coffee, rerolls, piles, modules."""
    parts = (
        altitude_name(board),
        approach_name(board),
        axis_name(board.axis),
        speed_tape_name(board),
        coffee_name(board),
        reroll_name(board),
        piles_name(board),
        *module_summary(board),
    )
    return "\n".join(part for part in parts if part)


def _lamp(spec: SpaceSpec, board: Board) -> bool | None:
    if spec.kind == Kind.GEAR:
        return board.gear[spec.number]
    if spec.kind == Kind.FLAP:
        return board.flaps[spec.number]
    return board.brakes[spec.number] if spec.kind == Kind.BRAKE else None


def _comma(parts: list[str]) -> str:
    return reduce(lambda a, b: say("list.comma", a=a, b=b), parts)
