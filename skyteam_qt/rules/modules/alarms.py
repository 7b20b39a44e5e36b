"""Alarms: tokens that are turned up on the way close spaces until a die of their number resets them (AL1 to AL4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ..board import Board, Chance, Slice
from ..events import AlarmRaised, AlarmReset
from ..evolve import evolve
from ..kinds import Owner, Reason, Seat
from ..options import number, numbers, per_space, rows, words
from ..ruleset import Events, Faces, Placement, Ruleset, RulesetBuilder
from ..spaces import Kind, SpaceSpec

KIND = "alarm"
OWNERS = {("pilot",): Owner.PILOT, ("co-pilot",): Owner.COPILOT, ("pilot", "co-pilot"): Owner.BOTH}


@dataclass(frozen=True)
class Alarms(Slice):
    """Tokens that lie face up, in the order in which they came, and those still face down, by number.

    What does not change: `icons` by approach space, and `closes`, the spaces (indices) that each token closes.
    """

    active: tuple[int, ...]
    down: tuple[int, ...]
    icons: tuple[int, ...]
    closes: tuple[tuple[int, tuple[int, ...]], ...]

    def closed(self) -> frozenset[int]:
        """All spaces that are closed now (AL2)."""
        return frozenset(space for token, spaces in self.closes if token in self.active for space in spaces)


def alarms_of(board: Board) -> Alarms:
    """The alarms of a flight that has them."""
    alarms = board.find(Alarms)
    assert alarms is not None, "the module has brought them"
    return alarms


class AlarmPanel:
    """One place for each token in play; whoever may use it takes exactly its number."""

    name = "alarms"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """Reads which tokens there are, what each closes, who resets it, and the icons of the approach."""
        tokens = numbers(options, "alarm_tokens")
        icons = tuple(n for n in per_space(options, "alarms") if isinstance(n, int))
        closes: list[tuple[int, tuple[int, ...]]] = []
        closed_by: dict[int, int] = {}
        token_at: dict[int, int] = {}
        for row in rows(options, "alarms"):
            token = number(row, "token")
            if token not in tokens:
                continue
            # a flight need not have all the spaces that a token can close
            spaces = tuple(build.index(id) for id in words(row, "blocked_spaces") if build.has(id))
            closes.append((token, spaces))
            closed_by.update(dict.fromkeys(spaces, token))
            owner = OWNERS[words(row, "reset_by")]
            spec = SpaceSpec(f"alarm.{token}", Kind.OTHER, owner, token - 1, (number(row, "reset_value"),))
            token_at[build.space(spec, reset)] = token
        build.slice(Alarms((), tokens, icons, tuple(closes)))

        def refuse(board: Board, seat: Seat, space: int, value: int) -> Reason | None:
            """Closed spaces, and places of tokens that do not lie face up (AL2, AL3)."""
            active = alarms_of(board).active
            if closed_by.get(space) in active:
                return Reason.BLOCKED_BY_ALARM
            token = token_at.get(space)
            return Reason.ALARM_NOT_ACTIVE if token is not None and token not in active else None

        build.forbid(refuse)
        build.before_briefing(look_up)
        build.chance(KIND, turn_up, face_down)


def look_up(ruleset: Ruleset, board: Board, events: Events) -> Board:
    """Each round that begins on a space with icons turns up as many, as far as there are any (AL1)."""
    alarms = alarms_of(board)
    count = min(alarms.icons[board.position], len(alarms.down))
    return evolve(board, awaits=(*board.awaits, *(Chance(KIND, None) for _ in range(count))))


def face_down(board: Board) -> Faces:
    """One of those that lie face down."""
    return (alarms_of(board).down,)


def turn_up(ruleset: Ruleset, board: Board, values: tuple[int, ...], events: Events) -> Board:
    """Its spaces are closed from now on; dice that lie there stay (AL2)."""
    (token,) = values
    alarms = alarms_of(board)
    events.append(AlarmRaised(token))
    down = tuple(t for t in alarms.down if t != token)
    return board.put(replace(alarms, active=(*alarms.active, token), down=down))


def reset(ruleset: Ruleset, board: Board, die: Placement, events: Events) -> Board:
    """The token leaves the game and its spaces are open at once (AL3)."""
    alarms, token = alarms_of(board), ruleset.spaces[die.space].number + 1
    events.append(AlarmReset(die.seat, token))
    return board.put(replace(alarms, active=tuple(t for t in alarms.active if t != token)))


ALARMS = AlarmPanel()
