"""One turn on the board: coffee, die, effect, loss, next player (R26). Hands are not even passed in."""

from __future__ import annotations

from .board import Ask, Board
from .events import CoffeeSpent, DieLaidAside, PlacementEnded, TimeRanOut
from .evolve import evolve, for_seat, kept, with_item
from .kinds import END, OTHER, PLACEMENT, SEATS, Phase, Seat
from .ruleset import Events, Placement, Ruleset


def play(ruleset: Ruleset, board: Board, die: Placement, events: Events) -> Board:
    """Lay a die down that is known to be legal there. Appends to `events` and returns the next board."""
    seat, place, space, rolled, value = die
    spent = abs(value - rolled)
    if spent:
        events.append(CoffeeSpent(seat, spent, board.coffee - spent))
    events.append(die)
    # whose turn it will be follows from the counts, so it is set in the same change; a loss overrides it
    in_hand, to_act, phase = _turn_passes(board.in_hand, seat, place, ruleset.unused)
    values, rolls, seats = list(board.placed), list(board.rolled), list(board.by_seat)
    values[space], rolls[space], seats[space] = value, rolled, seat
    board = evolve(
        board,
        to_act=to_act,
        phase=phase,
        coffee=board.coffee - spent,
        placed=tuple(values),
        rolled=tuple(rolls),
        by_seat=tuple(seats),
        order=(*board.order, space),
        in_hand=in_hand,
    )
    board = ruleset.effects[space](ruleset, board, die, events)
    if ruleset.after_placement and board.ask is None and not board.outcome:
        board = _done_with(ruleset, board, die, events)
    # a module may have more to do before talk opens
    if to_act is None and board.phase == END:
        events.append(PlacementEnded())
    return board


def _done_with(ruleset: Ruleset, board: Board, die: Placement, events: Events) -> Board:
    """A die of a hand is done with."""
    for hook in ruleset.after_placement:
        board = hook(ruleset, board, die, events)
        if board.outcome:
            break
    return board


# ---- what comes from elsewhere ---------------------------------------------------------------------------------------

NOT_OF_A_HAND = -1
"""In place of the tray place of a token or a further die."""


def ask(board: Board, seat: Seat, want: str, value: int, die: Placement | None = None, reroll: bool = False) -> Board:
    """Ask one seat something; the turn waits. See `Ask`."""
    return evolve(board, ask=Ask(seat, want, value, board.to_act, die, reroll), to_act=None, phase=PLACEMENT)


def asked(board: Board) -> Ask:
    """The question that is open."""
    assert board.ask is not None, "something is asked"
    return board.ask


def answered(board: Board) -> Board:
    """The question is off the table and the turn is where it was; `go_on` does what had to wait."""
    then = asked(board).then
    return evolve(board, ask=None, to_act=then, phase=END if then is None else PLACEMENT)


def go_on(ruleset: Ruleset, board: Board, question: Ask, events: Events) -> Board:
    """After an answer has had its effect: the die that led to the question is done with."""
    if board.outcome or board.ask is not None:
        return board
    if question.die is not None:
        board = _done_with(ruleset, board, question.die, events)
    if board.phase == END:
        events.append(PlacementEnded())
    return board


def play_extra(ruleset: Ruleset, board: Board, die: Placement, events: Events) -> Board:
    """Lay down something that comes from no hand and has its space's normal effect; the turn does not pass."""
    seat, _, space, rolled, value = die
    board = evolve(
        board,
        coffee=board.coffee - abs(value - rolled),
        placed=with_item(board.placed, space, value),
        rolled=with_item(board.rolled, space, rolled),
        by_seat=with_item(board.by_seat, space, int(seat)),
        order=(*board.order, space),
    )
    return ruleset.effects[space](ruleset, board, die, events)


# ---- without a space -------------------------------------------------------------------------------------------------


def lay_aside(ruleset: Ruleset, board: Board, seat: Seat, place: int, value: int, events: Events) -> Board:
    """Give a die up, face up and without effect (R28)."""
    events.append(DieLaidAside(seat, place, value))
    aside = for_seat(board.laid_aside, seat, board.laid_aside[seat] + 1)
    in_hand, to_act, phase = _turn_passes(board.in_hand, seat, place, ruleset.unused)
    board = evolve(board, laid_aside=aside, order=(*board.order, -1), in_hand=in_hand, to_act=to_act, phase=phase)
    for hook in ruleset.after_aside:
        board = hook(board, seat, value)
    if to_act is None:
        events.append(PlacementEnded())
    return board


def time_up(board: Board, events: Events) -> Board:
    """Placing is over, whatever is still in hand; what lies, lies (F91)."""
    pilot, copilot = SEATS
    events.append(TimeRanOut(board.dice_left(pilot), board.dice_left(copilot)))
    events.append(PlacementEnded())
    return evolve(board, in_hand=(0, 0), to_act=None, reroll_step=None, ask=None, phase=END)


def next_to_act(in_hand: tuple[int, int], seat: Seat, unused: int = 0) -> Seat | None:
    """After a placement of `seat`: the other one, the same if only that one has dice left (R20), or nobody (R110).

    `unused`: how many dice each keeps behind the screen (EL2).
    """
    other = OTHER[seat]
    if in_hand[other].bit_count() > unused:
        return other
    return seat if in_hand[seat].bit_count() > unused else None


@kept
def _turn_passes(
    in_hand: tuple[int, int], seat: Seat, place: int, unused: int
) -> tuple[tuple[int, int], Seat | None, Phase]:
    """`in_hand` without the die at `place`, whose turn it then is, and the phase."""
    left = for_seat(in_hand, seat, in_hand[seat] & ~(1 << place))
    to_act = next_to_act(left, seat, unused)
    return left, to_act, END if to_act is None else PLACEMENT
