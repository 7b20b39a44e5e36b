"""Why a module refuses, and what to do instead (ux.md 4, ux-more 2): messages of two lines.

From the board alone, but for the value of a die that its owner may see."""

from __future__ import annotations

from skyteam_qt.qtbridge.module_words import begins, resetter
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.qtbridge.wording import Names, value_word
from skyteam_qt.rules.board import Board
from skyteam_qt.rules.kinds import Reason, Seat
from skyteam_qt.rules.modules.alarms import Alarms
from skyteam_qt.rules.modules.intern import TOKEN, InternRow
from skyteam_qt.rules.modules.synchronisation import TRAFFIC_DIE
from skyteam_qt.rules.modules.working_together import SWAP
from skyteam_qt.rules.spaces import Kind, SpaceSpec

Pair = tuple[str, str]


def module_refusal(
    reason: Reason,
    board: Board,
    names: Names,
    space: SpaceSpec | None,
    die: int | None,
    spaces: tuple[SpaceSpec, ...],
) -> Pair | None:
    """The two lines where a module has its own; None where the words of the base game will do."""
    match reason:
        case Reason.NO_INTERN_TOKEN:
            return _pair("refuse.interns")
        case Reason.BLOCKED_BY_ALARM:
            return _closed(board, space, spaces)
        case Reason.ALARM_NOT_ACTIVE:
            number = space.accepts[0] if space is not None else 0
            return say("refuse.alarmOff.1", n=number), say("refuse.alarmOff.2")
        case Reason.ABILITY_NOT_IN_PLAY:
            return _pair("refuse.noAbility")
        case Reason.ABILITY_USED:
            return _pair("refuse.abilityUsed")
        case Reason.COFFEE_NOT_ALLOWED:
            return _pair("refuse.tokenCoffee")
        case Reason.NOT_ALLOWED_HERE if space is not None and space.kind == Kind.CONCENTRATION:
            return _pair("refuse.tokenHere")
        case Reason.VALUE_OUT_OF_RANGE if board.ask is not None and board.ask.want == TRAFFIC_DIE:
            return _pair("refuse.trafficRange")
        case Reason.WRONG_VALUE if space is not None and die is not None:
            return _wrong_value(board, space, die)
        case Reason.WRONG_ORDER if space is not None and begins(space) == "ice":
            return _column(board, space, spaces)
        case Reason.PENDING_CHOICE if board.ask is not None and not board.awaits:
            return _waits(board, names)
    return None


def _pair(key: str) -> Pair:
    return say(f"{key}.1"), say(f"{key}.2")


def _closed(board: Board, space: SpaceSpec | None, spaces: tuple[SpaceSpec, ...]) -> Pair:
    alarms = board.find(Alarms)
    at = next((i for i, spec in enumerate(spaces) if space is not None and spec.id == space.id), -1)
    closes = alarms.closes if alarms is not None else ()
    token = next((token for token, closed in closes if at in closed), 0)
    if not token:
        return _pair("refuse.notHere")
    return say("refuse.alarmClosed.1", n=token), say("event.resets", role=resetter(token), n=token)


def _wrong_value(board: Board, space: SpaceSpec, die: int) -> Pair | None:
    row = board.find(InternRow)
    token = board.ask is not None and board.ask.want == TOKEN
    shows = say("refuse.token.2" if token else "refuse.number.2", v=value_word(die))
    match begins(space):
        case "intern" if row is not None:
            return say("refuse.training.1", v=row.next_for(Seat(int(space.owner)))), shows
        case "alarm":
            return say("refuse.alarmNumber.1", n=space.accepts[0]), shows
        case "ice":
            return say("refuse.ice.1", n=space.accepts[0]), shows
    return None


def _column(board: Board, space: SpaceSpec, spaces: tuple[SpaceSpec, ...]) -> Pair:
    value = space.accepts[0]
    columns = sorted({spec.accepts[0] for spec in spaces if begins(spec) == "ice"})
    later = [column for column in columns if column > board.brake]
    then = say("refuse.iceOrder.2", n=later[0]) if later else say("refuse.icePast.all")
    key = "refuse.icePast.1" if value <= board.brake else "refuse.iceOrder.1"
    return say(key, n=value), then


_WAITS = {TOKEN: "refuse.waits.token.1", TRAFFIC_DIE: "refuse.waits.traffic.1", SWAP: "refuse.waits.swap.1"}


def _waits(board: Board, names: Names) -> Pair | None:
    ask = board.ask
    if ask is None or ask.want not in _WAITS or board.reroll_step is not None:
        return None
    return say(_WAITS[ask.want]), say("refuse.waits.2", name=names.of(ask.seat))
