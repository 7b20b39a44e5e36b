"""What a seat may do, and why not. Takes a view: legality cannot depend on what a seat must not know."""

from __future__ import annotations

from .actions import LayAside, MarkReroll, PlaceDie, SeatAction, SpendReroll
from .board import Board
from .kinds import MOST, PLACES, VALUES, Phase, Reason, Seat
from .ruleset import Placement, Ruleset
from .turn import play
from .view import SeatView

PLACEMENT = Phase.PLACEMENT


def legal(ruleset: Ruleset, view: SeatView) -> tuple[SeatAction, ...]:
    """All actions of this seat now. Of two equal dice only the first place is listed: they are the same choice."""
    board, seat = view.board, view.seat
    if board.outcome or board.phase != PLACEMENT or board.awaits:
        return ()
    if board.reroll_step is not None:
        if board.reroll_step.done[seat]:
            return ()
        held = board.in_hand[seat]
        return tuple(MarkReroll(seat, bits) for bits in range(held + 1) if bits & ~held == 0)
    found: list[SeatAction] = []
    if board.to_act == seat:
        placements = legal_placements(ruleset, view)
        found.extend(placements)
        if not placements:
            found.extend(LayAside(seat, place) for place in PLACES if view.hand[place])
    if board.reroll:
        found.append(SpendReroll(seat))
    for rule in ruleset.actions.values():
        found.extend(rule.options(ruleset, view))  # type: ignore[arg-type]
    return tuple(found)


def legal_placements(ruleset: Ruleset, view: SeatView) -> list[PlaceDie]:
    """The placements of R20 to R24 with the coffee present (R96), in order of tray place and space."""
    board, seat, hand = view.board, view.seat, view.hand
    placed = board.placed
    free = [i for i, gate in ruleset.own_gates[seat] if not placed[i] and (gate is None or gate(board))]
    found: list[PlaceDie] = []
    coffee = board.coffee
    seen = 0
    for place in PLACES:
        value = hand[place]
        if not value or seen >> value & 1:
            continue
        seen |= 1 << value
        options = ruleset.options[seat][place][value * 4 + coffee]
        for i in free:
            found += options[i]
    if ruleset.forbids:
        return [a for a in found if _forbidden(ruleset, board, seat, a.space, hand[a.place] + a.coffee) is None]
    return found


def is_open(ruleset: Ruleset, board: Board, space: int) -> bool:
    """Whether the switch before an ordered space is on (R24); every other space is open."""
    gate = ruleset.gates[space]
    return gate is None or gate(board)


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
    if action.seat != seat:
        return Reason.NOT_YOUR_TURN
    if board.awaits:
        return Reason.PENDING_CHOICE
    if type(action) is MarkReroll:
        return _why_no_mark(board, action)
    if board.reroll_step is not None:
        return Reason.PENDING_CHOICE
    if type(action) is SpendReroll:
        return None if board.reroll else Reason.NO_REROLL_TOKEN
    if type(action) is PlaceDie or type(action) is LayAside:
        if board.to_act != seat:
            return Reason.NOT_YOUR_TURN
        if not 0 <= action.place <= 3 or not view.hand[action.place]:
            return Reason.NO_SUCH_DIE
        if type(action) is PlaceDie:
            return _why_no_placement(ruleset, board, seat, view.hand[action.place], action)
        return Reason.HAS_LEGAL_PLACEMENT if legal_placements(ruleset, view) else None
    rule = ruleset.actions.get(type(action))
    return rule.why_not(ruleset, view, action) if rule else Reason.WRONG_PHASE


def _why_no_mark(board: Board, action: MarkReroll) -> Reason | None:
    """A choice of R103: once, and only of dice behind the own screen (R102)."""
    step = board.reroll_step
    if step is None:
        return Reason.WRONG_PHASE
    if step.done[action.seat]:
        return Reason.NOT_YOUR_TURN
    return Reason.NO_SUCH_DIE if action.places & ~board.in_hand[action.seat] or action.places < 0 else None


def _why_no_placement(ruleset: Ruleset, board: Board, seat: Seat, rolled: int, action: PlaceDie) -> Reason | None:
    """R21 to R24, R96, R97 for a die that is there."""
    if abs(action.coffee) > board.coffee:
        return Reason.NOT_ENOUGH_COFFEE
    value = rolled + action.coffee
    if not 1 <= value <= MOST:
        return Reason.VALUE_OUT_OF_RANGE
    return why_not_value(ruleset, board, seat, action.space, value)


def why_not_value(ruleset: Ruleset, board: Board, seat: Seat, space: int, value: int) -> Reason | None:
    """The reason against `value` on `space`, whichever die shows it."""
    if not 0 <= space < len(ruleset.spaces):
        return Reason.NO_SUCH_SPACE
    spec = ruleset.spaces[space]
    if space not in ruleset.own[seat]:
        return Reason.WRONG_COLOUR
    if board.placed[space]:
        return Reason.SPACE_OCCUPIED
    if ruleset.forbids:
        reason = _forbidden(ruleset, board, seat, space, value)
        if reason is not None:
            return reason
    if value not in spec.accepts:
        return Reason.WRONG_VALUE
    return None if is_open(ruleset, board, space) else Reason.WRONG_ORDER


def public_why_not(ruleset: Ruleset, board: Board, seat: Seat, space: int) -> Reason | None:
    """The answer for a covered die, from the board alone (ux 2.1).

    A reason that holds for every value is given as it is. `COVERED` as soon as a single value would be refused or
    would lose at once, whatever the die really shows: otherwise the refusal would tell what the die is not.
    """
    if board.outcome:
        return Reason.FLIGHT_OVER
    if board.phase != Phase.PLACEMENT:
        return Reason.WRONG_PHASE
    if board.awaits or board.reroll_step is not None:
        return Reason.PENDING_CHOICE
    if board.to_act != seat:
        return Reason.NOT_YOUR_TURN
    if not 0 <= space < len(ruleset.spaces):
        return Reason.NO_SUCH_SPACE
    spec = ruleset.spaces[space]
    if spec.owner.serves(seat) and not board.placed[space] and not is_open(ruleset, board, space):
        return Reason.WRONG_ORDER
    reasons = [why_not_value(ruleset, board, seat, space, value) for value in VALUES]
    if all(reasons) and len(set(reasons)) == 1:
        return reasons[0]
    if any(reasons):
        return Reason.COVERED
    place = (board.in_hand[seat] & -board.in_hand[seat]).bit_length() - 1
    for value in VALUES:
        if play(ruleset, board, Placement(seat, place, space, value, value), []).lost:
            return Reason.COVERED
    return None
