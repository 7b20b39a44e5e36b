"""Why something cannot be done, and what to do instead (ux.md 4): one message of two lines each."""

from __future__ import annotations

from skyteam_qt.qtbridge.module_refusals import module_refusal
from skyteam_qt.qtbridge.texts import grouped, joined, say
from skyteam_qt.qtbridge.wording import Line, Names, value_word, values_label
from skyteam_qt.rules.board import Board
from skyteam_qt.rules.kinds import Owner, Phase, Reason, Seat
from skyteam_qt.rules.spaces import BASE_SPACES, Kind, SpaceSpec

PRIVATE = frozenset(
    {Reason.WRONG_VALUE, Reason.NOT_ENOUGH_COFFEE, Reason.VALUE_OUT_OF_RANGE, Reason.HAS_LEGAL_PLACEMENT}
)
"""Reasons that can depend on a value: without an open visor they are told as "hold your key"."""


def refusal(
    reason: Reason,
    *,
    seat: Seat,
    names: Names,
    board: Board,
    space: SpaceSpec | None = None,
    die: int | None = None,
    coffee: int = 0,
    key: str = "Q",
    spaces: tuple[SpaceSpec, ...] = BASE_SPACES,
) -> Line:
    """The message for a refused action of `seat`.

    `space` is where the die was to go, `die` its value as rolled **only while the owner's visor is open**: with None
    neither line depends on a value (ux.md 2.1). `coffee`: the change asked for. `key`: label of the seat's visor key.
    """
    if die is None and (reason in PRIVATE or reason == Reason.COVERED):
        return covered(key)
    of_module = module_refusal(reason, board, names, space, die, spaces)
    title, detail = of_module or _lines(reason, seat, names, board, space, die, coffee, key, spaces)
    return Line(title, detail, "caution")


def covered(key: str) -> Line:
    """A covered die on a space where its value matters."""
    return Line(say("refuse.covered.1", key=key), say("refuse.covered.2"), "caution")


def covered_choice(seat: Seat, names: Names, key: str) -> Line:
    """`seat` is to choose dice (a reroll, an ability) and its tray is shut. `key`: empty where no key opens it."""
    choosing = say("reroll.choosing", name=names.of(seat))
    return Line(say("refuse.choose.1", key=key), choosing, "caution") if key else Line(choosing, "", "caution")


def chat_refusal(dice_left: int, key: str = "F6", *, trust: bool = False) -> Line:
    """Somebody writes during the silence (R14). `dice_left`: of both seats together; `key`: for a correction.

    `trust`: the silence is that of total trust (TT1).
    """
    if trust:
        return Line(say("refuse.chatTrust.1"), say("refuse.chatTrust.2", key=key), "caution")
    return Line(say("refuse.chat.1"), say("refuse.chat.2", n=dice_left, key=key), "caution")


def visors_refusal() -> Line:
    """Both visor keys are held."""
    return Line(say("refuse.visors.1"), say("refuse.visors.2"), "caution")


def agreement_refusal() -> Line:
    """One key of one person is not enough."""
    return Line(say("refuse.agreed"), "", "caution")


def other_tray(owner: Seat, names: Names) -> Line:
    """Somebody drags the tray of `owner`, whose turn it is not."""
    return Line(say("turn.otherTray", partner=names.of(owner.other), name=names.of(owner)), "", "caution")


def _lines(
    reason: Reason,
    seat: Seat,
    names: Names,
    board: Board,
    space: SpaceSpec | None,
    die: int | None,
    coffee: int,
    key: str,
    spaces: tuple[SpaceSpec, ...],
) -> tuple[str, str]:
    match reason:
        case Reason.FLIGHT_OVER:
            return _pair("refuse.over")
        case Reason.WRONG_PHASE:
            return _wrong_phase(names, board)
        case Reason.PENDING_CHOICE:
            return _pending(names, board)
        case Reason.NOT_YOUR_TURN:
            return _not_your_turn(seat, names, board)
        case Reason.NOT_ENOUGH_COFFEE:
            return say("refuse.noCoffee.1"), say("refuse.noCoffee.2", need=abs(coffee), n=board.coffee)
        case Reason.VALUE_OUT_OF_RANGE:
            return _pair("refuse.range")
        case Reason.WRONG_COLOUR:
            pilots = space is not None and space.owner == Owner.PILOT
            return _pair("refuse.colour.pilot" if pilots else "refuse.colour.copilot")
        case Reason.SPACE_OCCUPIED:
            return _pair("refuse.occupied")
        case Reason.WRONG_VALUE if space is not None and die is not None:
            return number_title(space), _number_detail(space, board, die)
        case Reason.WRONG_ORDER if space is not None:
            return _wrong_order(space, board, spaces)
        case Reason.NO_REROLL_TOKEN | Reason.NO_REDRAW:
            return say("refuse.noToken.1"), _next_token(board)
        case Reason.HAS_LEGAL_PLACEMENT:
            return _pair("refuse.legalLeft")
        case Reason.DICE_LEFT:
            left = board.dice_left(Seat.PILOT) + board.dice_left(Seat.COPILOT)
            return say("refuse.diceLeft.1"), say("refuse.diceLeft.2", n=left)
        case Reason.MODULE_NOT_ACTIVE:
            return _pair("refuse.notTimed")
        case Reason.NO_SUCH_DIE:
            return _pair("refuse.noDie")
        case Reason.COVERED:
            return covered(key)[:2]
        case Reason.NO_SUCH_SPACE:
            return _pair("refuse.noSpace")
        case _:
            return _pair("refuse.notHere")


def number_title(space: SpaceSpec) -> str:
    """What a space takes: "Gear 5·6 takes a 5 or a 6". Says nothing about any die."""
    if space.kind in (Kind.GEAR, Kind.FLAP):
        low, high = (value_word(value) for value in space.accepts[:2])
        if space.kind == Kind.GEAR:
            return say("refuse.number.gear.1", range=values_label(space), a=low, b=high)
        return say("refuse.number.flap.1", range=values_label(space), a=low, b=high)
    if space.kind == Kind.BRAKE:
        return say("refuse.number.brake.1", value=space.accepts[0])
    return say("refuse.number.other.1", list=joined(value_word(value) for value in space.accepts))


def _pair(key: str) -> tuple[str, str]:
    return say(f"{key}.1"), say(f"{key}.2")


def _number_detail(space: SpaceSpec, board: Board, die: int) -> str:
    nearest = min(space.accepts, key=lambda value: (abs(value - die), value))
    price = abs(nearest - die)
    if 0 < price <= board.coffee and _is_open(space, board):
        return say("refuse.number.coffee.2", v=value_word(die), n=price, to=value_word(nearest))
    return say("refuse.number.2", v=value_word(die))


def _is_open(space: SpaceSpec, board: Board) -> bool:
    if not space.ordered or not space.number:
        return True
    return (board.flaps if space.kind == Kind.FLAP else board.brakes)[space.number - 1]


def _wrong_order(space: SpaceSpec, board: Board, spaces: tuple[SpaceSpec, ...]) -> tuple[str, str]:
    if space.kind == Kind.BRAKE:
        return say("refuse.order.brake.1", value=space.accepts[0]), say("refuse.order.brake.2")
    if space.kind != Kind.FLAP:
        return _pair("refuse.notHere")
    due = next(spec for spec in spaces if spec.kind == Kind.FLAP and not board.flaps[spec.number])
    return (
        say("refuse.order.flap.1", range=values_label(space)),
        say("refuse.order.flap.2", range=values_label(due)),
    )


def _wrong_phase(names: Names, board: Board) -> tuple[str, str]:
    if board.phase == Phase.BRIEFING:
        return _pair("refuse.phase.briefing")
    if board.phase == Phase.PLACEMENT and board.to_act is not None:
        return say("refuse.phase.placement.1"), say("refuse.turn.2", name=names.of(board.to_act))
    return _pair("refuse.over" if board.phase == Phase.OVER else "refuse.phase.end")


def _pending(names: Names, board: Board) -> tuple[str, str]:
    step = board.reroll_step
    if board.awaits or step is None:
        return _pair("refuse.pending.roll")
    chooser = step.by.other if step.done[step.by] else step.by
    return say("refuse.pending.reroll.1"), say("refuse.pending.reroll.2", name=names.of(chooser))


def _not_your_turn(seat: Seat, names: Names, board: Board) -> tuple[str, str]:
    step = board.reroll_step
    if step is not None:
        return (
            say("refuse.chosen.1", name=names.of(seat)),
            say("refuse.pending.reroll.2", name=names.of(seat.other)),
        )
    next_one = seat.other if board.to_act is None else board.to_act
    if board.ask is not None:
        next_one = board.ask.seat
    return say("refuse.turn.1", partner=names.of(seat)), say("refuse.turn.2", name=names.of(next_one))


def _next_token(board: Board) -> str:
    """Where the next reroll token lies on the altitude track (R5); the track goes down to 0 by 1000 ft a space."""
    last = len(board.altitude_tokens) - 1
    for index, token in enumerate(board.altitude_tokens):
        altitude = (last - index) * 1000
        if token and altitude < board.altitude:
            return say("refuse.noToken.2", alt=grouped(altitude))
    return say("refuse.noToken.none")
