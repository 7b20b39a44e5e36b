"""What lies in the open and has to be placed: an intern's token, the traffic die of Synchronisation (IN3, SY2).

Everybody sees its value, so all answers here are public and come from the board alone.
"""

from __future__ import annotations

from typing import NamedTuple

from ..rules import EMPTY_HAND, VALUES, Board, Event, Reason, Ruleset, Seat, SeatView, why_not
from ..rules.actions import FurtherAction
from ..rules.modules.intern import TOKEN, GiveUpToken, PlaceToken
from ..rules.modules.synchronisation import TRAFFIC_DIE, GiveUpTrafficDie, PlaceTrafficDie
from .guide import Guide, Light, Outlook, Preview, Question, QuestionKind, RailOption
from .phrases import loses_question, no_effect_question
from .roles import LegalState


class Extra(NamedTuple):
    """What waits: who has to place it, what it shows, and whether it is a token (else the traffic die)."""

    seat: Seat
    value: int
    token: bool


def waiting(board: Board) -> Extra | None:
    """What is still to be placed; also while a reroll is open, in which the traffic die may be rolled."""
    ask = board.ask
    if ask is None or ask.want not in (TOKEN, TRAFFIC_DIE) or board.over:
        return None
    return Extra(ask.seat, ask.value, ask.want == TOKEN)


def extra_of(board: Board) -> Extra | None:
    """What has to be placed now, if anything. A reroll that is open comes first."""
    return None if board.awaits or board.reroll_step is not None else waiting(board)


class ExtraGuide:
    """Answers for one ruleset, in the words and lights of the `Guide`."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.ruleset: Ruleset = guide.ruleset

    def action(self, extra: Extra, space: int, coffee: int = 0) -> FurtherAction:
        """The placement as an action."""
        kind = PlaceToken if extra.token else PlaceTrafficDie
        return kind(extra.seat, space, coffee)

    def giving_up(self, extra: Extra) -> FurtherAction:
        """Giving it up, which is possible when no space takes it (IN7)."""
        return (GiveUpToken if extra.token else GiveUpTrafficDie)(extra.seat)

    def answer(self, board: Board, extra: Extra, space: int, coffee: int = 0) -> Reason | None:
        """The reason against this placement, or None."""
        return self._why_not(board, self.action(extra, space, coffee))

    def may_give_up(self, board: Board, extra: Extra) -> bool:
        """Whether no space takes it."""
        return self._why_not(board, self.giving_up(extra)) is None

    def lights(self, board: Board, extra: Extra) -> tuple[Light, ...]:
        """One for each space."""
        return tuple(self._light(board, extra, space) for space in range(len(self.ruleset.spaces)))

    def rail(self, board: Board, extra: Extra, space: int) -> tuple[RailOption, ...]:
        """The six faces of the coffee rail; a token has no use for it (IN5)."""
        return tuple(self._option(board, extra, space, value - extra.value) for value in VALUES)

    def opens_rail(self, board: Board, extra: Extra, space: int) -> bool:
        """Whether coffee gives another value that this space takes."""
        return any(one.legal and one.coffee for one in self.rail(board, extra, space))

    def preview(self, board: Board, extra: Extra, space: int, coffee: int = 0) -> Preview | None:
        """What it would do; None when it is not legal."""
        outlook = self._outlook(board, extra, space, coffee)
        return None if outlook is None else self.guide.preview_of(board, outlook, space)

    def question(
        self, board: Board, extra: Extra, space: int, coffee: int = 0, *, safe: bool = True
    ) -> Question | None:
        """What to ask in safe mode before it lands: it ends the flight, or does nothing."""
        outlook = self._outlook(board, extra, space, coffee)
        if outlook is None or not safe:
            return None
        if outlook.board.lost and outlook.board.loss is not None:
            return Question(QuestionKind.LOSES, loses_question(outlook.board.loss).title, private=False)
        if not outlook.effect:
            return Question(QuestionKind.NO_EFFECT, no_effect_question().title, private=False)
        return None

    # ---- how

    def _why_not(self, board: Board, action: FurtherAction) -> Reason | None:
        return why_not(self.ruleset, SeatView(board, action.seat, EMPTY_HAND, 0), action)

    def _light(self, board: Board, extra: Extra, space: int) -> Light:
        reason = self.answer(board, extra, space)
        if reason is None:
            preview = self.preview(board, extra, space)
            assert preview is not None
            state = LegalState.LEGAL if preview.effect else LegalState.LEGAL_NO_EFFECT
            return Light(state, preview=preview.detail)
        if not extra.token:
            for coffee in sorted(range(-board.coffee, board.coffee + 1), key=abs):
                preview = self.preview(board, extra, space, coffee)
                if preview is not None and preview.effect:
                    return Light(LegalState.COFFEE, reason, abs(coffee), preview.detail)
        return Light(LegalState.ILLEGAL, reason)

    def _option(self, board: Board, extra: Extra, space: int, coffee: int) -> RailOption:
        reason = self.answer(board, extra, space, coffee)
        outlook = self._outlook(board, extra, space, coffee) if reason is None else None
        effect = outlook is not None and outlook.effect
        return RailOption(extra.value + coffee, coffee, abs(coffee), reason is None, reason, effect)

    def _outlook(self, board: Board, extra: Extra, space: int, coffee: int) -> Outlook | None:
        action = self.action(extra, space, coffee)
        if self._why_not(board, action) is not None:
            return None
        events: list[Event] = []
        after = self.ruleset.actions[type(action)].carry_out(self.ruleset, board, action, events)
        return Outlook(after, tuple(events))
