"""What a seat may do, and why not. Takes a view: legality cannot depend on what a seat must not know."""

from __future__ import annotations

from .actions import FurtherAction, LayAside, MarkReroll, PlaceDie, SeatAction, SpendReroll
from .board import Ask, Board
from .kinds import FEWEST, MOST, PLACEMENT, PLACES, SEATS, VALUES, Reason, Seat
from .menu import is_open
from .reroll import may_mark
from .ruleset import Placement, Ruleset
from .turn import play
from .view import Hand, SeatView

SPEND_REROLL = tuple(SpendReroll(seat) for seat in SEATS)
LAY_ASIDE = tuple(tuple(LayAside(seat, place) for place in PLACES) for seat in SEATS)
# all choices of a reroll by the tray places that still hold a die, and the bit of what a module adds
MARK_REROLL = tuple(
    tuple(tuple(MarkReroll(seat, bits) for bits in range(held + 1) if not bits & ~held) for held in range(32))
    for seat in SEATS
)


def legal(ruleset: Ruleset, view: SeatView) -> tuple[SeatAction, ...]:
    """All actions of this seat now. Of two equal dice only the first place is listed: they are the same choice."""
    board, seat = view.board, view.seat
    if board.phase != PLACEMENT or board.awaits or board.outcome:
        return ()
    if board.reroll_step is not None:
        return () if board.reroll_step.done[seat] else MARK_REROLL[seat][may_mark(ruleset, board, seat)]
    found: tuple[SeatAction, ...] = ()
    if board.to_act == seat:
        found = _placements(ruleset, board, seat, view.hand)
        if not found:
            found = tuple(LAY_ASIDE[seat][place] for place in PLACES if view.hand[place])
    if board.reroll and (board.ask is None or board.ask.reroll):
        found += (SPEND_REROLL[seat],)
    if ruleset.actions and (board.ask is None or board.ask.seat == seat):
        want = None if board.ask is None else board.ask.want
        for kind, rule in ruleset.actions.items():
            if ruleset.answers.get(kind) == want:
                found += rule.options(ruleset, view)
    return found


def legal_placements(ruleset: Ruleset, view: SeatView) -> list[PlaceDie]:
    """The placements of R20 to R24 with the coffee present (R96), in order of tray place and space.

    They depend on board and hand alone; whose turn it is, is not asked.
    """
    return list(_placements(ruleset, view.board, view.seat, view.hand))


def _placements(ruleset: Ruleset, board: Board, seat: Seat, hand: Hand) -> tuple[PlaceDie, ...]:
    rows = ruleset.menus[seat].rows(board)
    a, b, c, d = hand
    found = rows[a][0]
    if b != a:
        found += rows[b][1]
    if c not in (a, b):
        found += rows[c][2]
    if d not in (a, b, c):
        found += rows[d][3]
    if ruleset.forbids:
        return tuple(a for a in found if _forbidden(ruleset, board, seat, a.space, hand[a.place] + a.coffee) is None)
    return found


def _forbidden(ruleset: Ruleset, board: Board, seat: Seat, space: int, value: int) -> Reason | None:
    for hook in ruleset.forbids:
        reason = hook(board, seat, space, value)
        if reason is not None:
            return reason
    return None


def why_not(ruleset: Ruleset, view: SeatView, action: SeatAction) -> Reason | None:
    """The reason against an action of this seat, or None. The order is `rejection_order` of golden.json."""
    board, seat = view.board, view.seat
    if board.outcome:
        return Reason.FLIGHT_OVER
    if board.phase != PLACEMENT:
        return Reason.WRONG_PHASE
    if board.awaits or (board.reroll_step is not None and not isinstance(action, MarkReroll)):
        return Reason.PENDING_CHOICE
    if board.ask is not None and not _goes_with(ruleset, board.ask, action):
        return Reason.PENDING_CHOICE
    if action.seat != seat:
        return Reason.NOT_YOUR_TURN
    if isinstance(action, MarkReroll):
        return _why_no_mark(ruleset, board, action)
    if isinstance(action, SpendReroll):
        return None if board.reroll else ruleset.source.no_token
    if isinstance(action, FurtherAction):
        return _why_nothing_further(ruleset, view, action)
    if board.to_act != seat:
        return Reason.NOT_YOUR_TURN
    if action.place not in PLACES or not view.hand[action.place]:
        return Reason.NO_SUCH_DIE
    if isinstance(action, LayAside):
        return Reason.HAS_LEGAL_PLACEMENT if _placements(ruleset, board, seat, view.hand) else None
    return _why_no_placement(ruleset, board, view.hand[action.place], action)


def _goes_with(ruleset: Ruleset, question: Ask, action: SeatAction) -> bool:
    """Whether an action answers the open question or may be done meanwhile."""
    if isinstance(action, MarkReroll):
        return True
    if isinstance(action, SpendReroll):
        return question.reroll
    return ruleset.answers.get(type(action)) == question.want


def _why_nothing_further(ruleset: Ruleset, view: SeatView, action: FurtherAction) -> Reason | None:
    """An action of a module, asked for by its own seat. Who is asked something answers for himself."""
    rule = ruleset.actions.get(type(action))
    if rule is None:
        return action.missing
    question = view.board.ask
    if type(action) in ruleset.answers:
        if question is None:
            return Reason.WRONG_PHASE
        if question.seat != view.seat:
            return Reason.NOT_YOUR_TURN
    return rule.why_not(ruleset, view, action)


def why_no_die(ruleset: Ruleset, board: Board, hand: Hand, action: PlaceDie) -> Reason | None:
    """`why_not` of a placement for the seat that makes it.

    `apply` asks before every die, so the common case is settled without a view.
    """
    seat, place = action.seat, action.place
    on_turn = board.phase == PLACEMENT and board.to_act == seat and board.reroll_step is None and not board.awaits
    if on_turn and place in PLACES and hand[place]:
        return _why_no_placement(ruleset, board, hand[place], action)
    return why_not(ruleset, SeatView(board, seat, hand, 0), action)


def _why_no_mark(ruleset: Ruleset, board: Board, action: MarkReroll) -> Reason | None:
    """A choice of R103: once, and only of dice behind the own screen (R102)."""
    step = board.reroll_step
    if step is None:
        return Reason.WRONG_PHASE
    if step.done[action.seat]:
        return Reason.NOT_YOUR_TURN
    return Reason.NO_SUCH_DIE if action.places & ~may_mark(ruleset, board, action.seat) else None


def _why_no_placement(ruleset: Ruleset, board: Board, rolled: int, action: PlaceDie) -> Reason | None:
    """R21 to R24, R96, R97 for a die that is there."""
    if abs(action.coffee) > board.coffee:
        return Reason.NOT_ENOUGH_COFFEE
    value = rolled + action.coffee
    if not FEWEST <= value <= MOST:
        return Reason.VALUE_OUT_OF_RANGE
    return why_not_value(ruleset, board, action.seat, action.space, value)


def why_not_value(ruleset: Ruleset, board: Board, seat: Seat, space: int, value: int) -> Reason | None:
    """The reason against `value` on `space`, whichever die shows it."""
    if space not in ruleset.own[seat]:
        return Reason.WRONG_COLOUR if 0 <= space < len(ruleset.spaces) else Reason.NO_SUCH_SPACE
    return why_not_there(ruleset, board, seat, space, value)


def why_not_there(ruleset: Ruleset, board: Board, seat: Seat, space: int, value: int) -> Reason | None:
    """The same for a space that there is, whatever its colour: free, not closed, number and order (R21, R23, R24)."""
    if board.placed[space]:
        return Reason.SPACE_OCCUPIED
    if ruleset.forbids:
        reason = _forbidden(ruleset, board, seat, space, value)
        if reason is not None:
            return reason
    spec = ruleset.spaces[space]
    if value not in spec.accepts:
        return Reason.WRONG_VALUE
    return Reason.WRONG_ORDER if spec.ordered and not is_open(spec, board) else None


def public_why_not(ruleset: Ruleset, board: Board, seat: Seat, space: int) -> Reason | None:
    """The answer for a covered die, from the board alone (ux 2.1).

    A reason that holds for every value is given as it is. `COVERED` as soon as a single value would be refused or
    would lose at once, whatever the die really shows: otherwise the refusal would tell what the die is not.
    """
    if board.outcome:
        return Reason.FLIGHT_OVER
    if board.phase != PLACEMENT:
        return Reason.WRONG_PHASE
    if board.awaits or board.reroll_step is not None or board.ask is not None:
        return Reason.PENDING_CHOICE
    if board.to_act != seat:
        return Reason.NOT_YOUR_TURN
    reasons = {why_not_value(ruleset, board, seat, space, value) for value in VALUES}
    if len(reasons) == 1 and None not in reasons:
        return reasons.pop()
    if space in ruleset.own[seat] and not board.placed[space] and not is_open(ruleset.spaces[space], board):
        return Reason.WRONG_ORDER
    if reasons != {None}:
        return Reason.COVERED
    held = board.in_hand[seat]
    place = (held & -held).bit_length() - 1
    for value in VALUES:
        if play(ruleset, board, Placement(seat, place, space, value, value), []).outcome:
            return Reason.COVERED
    return None
