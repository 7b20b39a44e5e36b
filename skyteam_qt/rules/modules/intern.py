"""Intern: a die on a training space brings a token, which is placed at once as a further die (IN1 to IN7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from ..actions import FurtherAction
from ..board import Board, Chance, Slice
from ..events import InternsLaid, InternTaken, TokenGivenUp, TokenPlaced
from ..evolve import evolve
from ..kinds import SEATS, Owner, Reason, Seat
from ..legal import why_not_value
from ..options import number
from ..ruleset import Events, Faces, Placement, Ruleset, RulesetBuilder
from ..spaces import Kind, SpaceSpec
from ..turn import NOT_OF_A_HAND, answered, ask, asked, go_on, play_extra
from ..view import SeatView

KIND = "intern"
"""Chance: which token comes next when the row is laid."""
TOKEN = "intern"
"""Question: where the token goes that was just taken; its value is that of the question."""


@dataclass(frozen=True)
class InternRow(Slice):
    """Tokens on the board, the Pilot's end first; those not laid yet; spaces on which tokens lie in this round.

    `gone`: how many tokens were taken from the Pilot's end, so that whoever draws the row leaves the others in place.
    """

    tokens: tuple[int, ...]
    unlaid: tuple[int, ...]
    spaces: tuple[int, ...] = ()
    gone: int = field(default=0, compare=False)

    def next_for(self, seat: Seat) -> int:
        """The token nearest to an end, 0 when the board is empty (IN2)."""
        return self.tokens[-seat] if self.tokens else 0


@dataclass(frozen=True)
class PlaceToken(FurtherAction):
    """`seat` puts the token just taken on a space (IN3). `coffee` is refused: nothing changes a token (IN5)."""

    space: int
    coffee: int = 0
    kind: Literal["place-token"] = field(default="place-token", kw_only=True)


@dataclass(frozen=True)
class GiveUpToken(FurtherAction):
    """`seat` gives up a token that no space takes (IN7)."""

    kind: Literal["give-up-token"] = field(default="give-up-token", kw_only=True)


def row_of(board: Board) -> InternRow:
    """The row of a flight that has one."""
    row = board.find(InternRow)
    assert row is not None, "the module has brought it"
    return row


class Intern:
    """Two training spaces, a row of tokens, a landing condition."""

    name = "intern"

    def extend(self, build: RulesetBuilder, options: Mapping[str, object]) -> None:
        """Reads how many tokens there are."""
        build.slice(InternRow((), tuple(range(1, number(options, "intern_tokens") + 1))))
        ends = {
            build.space(SpaceSpec(f"intern.{seat.letter}", Kind.OTHER, Owner(seat), 0), train): seat for seat in SEATS
        }

        def refuse(board: Board, seat: Seat, space: int, value: int) -> Reason | None:
            """An empty board closes both spaces (IN6); the die must differ from the token (IN4)."""
            if space not in ends:
                return None
            token = row_of(board).next_for(ends[space])
            if not token:
                return Reason.NO_INTERN_TOKEN
            return Reason.WRONG_VALUE if token == value else None

        build.forbid(refuse)
        build.before_briefing(begin)
        build.chance(KIND, lay, not_laid)
        build.action(PlaceToken, _PlaceRule(), answers=TOKEN)
        build.action(GiveUpToken, _GiveUpRule(), answers=TOKEN)
        build.condition("E", all_trained)


def begin(ruleset: Ruleset, board: Board, events: Events) -> Board:
    """The tokens are laid before the first round; those on the panel left the game with the last one (IN1)."""
    row = row_of(board)
    asked = tuple(Chance(KIND, None) for _ in row.unlaid)
    return evolve(board.put(replace(row, spaces=())), awaits=(*board.awaits, *asked))


def not_laid(board: Board) -> Faces:
    """One of those that do not lie yet."""
    return (row_of(board).unlaid,)


def lay(ruleset: Ruleset, board: Board, values: tuple[int, ...], events: Events) -> Board:
    """One token more, face up, away from the Pilot's end (IN1)."""
    row = row_of(board)
    tokens = (*row.tokens, *values)
    unlaid = tuple(token for token in row.unlaid if token not in values)
    if not unlaid:
        events.append(InternsLaid(tokens))
    return board.put(replace(row, tokens=tokens, unlaid=unlaid))


def train(ruleset: Ruleset, board: Board, die: Placement, events: Events) -> Board:
    """The token nearest to this space's end is taken, and must be placed by whoever put the die there (IN2, IN3)."""
    row, end = row_of(board), Seat(int(ruleset.spaces[die.space].owner))
    token = row.next_for(end)
    events.append(InternTaken(die.seat, token))
    left, gone = (row.tokens[:-1], row.gone) if end else (row.tokens[1:], row.gone + 1)
    return ask(board.put(replace(row, tokens=left, gone=gone)), die.seat, TOKEN, token, None if die.place < 0 else die)


def all_trained(board: Board) -> bool:
    """E: no token left on the board (IN6)."""
    return not row_of(board).tokens


class _PlaceRule:
    """Any free space the player could use with a die of that value, but concentration (IN3, IN5)."""

    def options(self, ruleset: Ruleset, view: SeatView) -> tuple[FurtherAction, ...]:
        actions = (PlaceToken(view.seat, space) for space in range(len(ruleset.spaces)))
        return tuple(action for action in actions if self.why_not(ruleset, view, action) is None)

    def why_not(self, ruleset: Ruleset, view: SeatView, action: PlaceToken) -> Reason | None:
        if action.coffee:
            return Reason.COFFEE_NOT_ALLOWED
        if action.space in ruleset.by_kind(Kind.CONCENTRATION):
            return Reason.NOT_ALLOWED_HERE
        return why_not_value(ruleset, view.board, view.seat, action.space, asked(view.board).value)

    def carry_out(self, ruleset: Ruleset, board: Board, action: PlaceToken, events: Events) -> Board:
        question, row = asked(board), row_of(board)
        token = question.value
        events.append(TokenPlaced(action.seat, action.space, token))
        board = answered(board.put(replace(row, spaces=(*row.spaces, action.space))))
        die = Placement(action.seat, NOT_OF_A_HAND, action.space, token, token)
        return go_on(ruleset, play_extra(ruleset, board, die, events), question, events)


class _GiveUpRule:
    """Only a token that no space takes, which counts as trained (IN7)."""

    def options(self, ruleset: Ruleset, view: SeatView) -> tuple[FurtherAction, ...]:
        return () if _PLACE.options(ruleset, view) else (GiveUpToken(view.seat),)

    def why_not(self, ruleset: Ruleset, view: SeatView, action: GiveUpToken) -> Reason | None:
        return Reason.HAS_LEGAL_PLACEMENT if _PLACE.options(ruleset, view) else None

    def carry_out(self, ruleset: Ruleset, board: Board, action: GiveUpToken, events: Events) -> Board:
        question = asked(board)
        events.append(TokenGivenUp(action.seat, question.value))
        return go_on(ruleset, answered(board), question, events)


_PLACE = _PlaceRule()
INTERN = Intern()
