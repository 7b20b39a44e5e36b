"""Playing many lanes at once: a crew here is a judge of what it sees after its own placement, and takes the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

import numpy as np

from . import features, twin
from .network import Weights, chance
from .twin import LOST, TOKENS, WON, Floats, Ints, Mask, Setup, States


class Judge(Protocol):
    """Says how good lanes look, higher is better, from what a seat knows."""

    def after(self, states: States, seat: int, lanes: Ints) -> Floats:
        """After a placement of `seat`, or after it has chosen what to keep; `lanes`: which flight each column is of."""
        ...

    def between(self, states: States, seat: int, lanes: Ints) -> Floats:
        """After the end of a round that `seat` has just closed."""
        ...


class NetJudge:
    """Chances to land by a crew's networks; an ended flight counts 0 or 1."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def after(self, states: States, seat: int, lanes: Ints) -> Floats:
        """See `Judge`."""
        net = self.weights.nets[seat]
        return _in_pieces(states, lambda piece: net.logit(features.after_state(piece, seat)))

    def between(self, states: States, seat: int, lanes: Ints) -> Floats:
        """See `Judge`."""
        net = self.weights.nets[2]
        return _in_pieces(states, lambda piece: net.logit(features.between_rounds(piece)))


PIECE = 4096
"""Lanes that are judged at a time: their features stay in the cache."""


def _in_pieces(states: States, logit: Callable[[States], Floats]) -> Floats:
    width = states.shape[1]
    if width <= PIECE:
        values = chance(logit(states))
    else:
        values = chance(np.concatenate([logit(states[:, at : at + PIECE]) for at in range(0, width, PIECE)]))
    status = states[twin.STATUS]
    values[status == LOST] = 0
    values[status == WON] = 1
    return values


class Move(NamedTuple):
    """What was chosen in some lanes at one moment, for learning and for files.

    `kind`: -1 a placement (then `acts` are indices into `TABLES`), else ASKED or ANSWERED (`acts`: bits of what is
    kept). `best`: the value of the best choice, `value` of the one made, `slipped` where they differ on purpose.
    """

    seat: int
    kind: int
    closing: bool
    lanes: Ints
    acts: Ints
    after: States
    value: Floats
    best: Floats
    slipped: Mask


class Luck(Protocol):
    """Where chance comes from: numbers from 0 up to 1 for the flights `ids`."""

    def hands(self, ids: Ints, round: int) -> Floats:
        """(2, 4, lanes) for the hands of a round."""
        ...

    def redraw(self, ids: Ints) -> Floats:
        """(2, 4, lanes) for new cards."""
        ...

    def slip(self, ids: Ints, round: int, seat: int) -> Floats:
        """(2, lanes): whether a seat places at random, and where."""
        ...


class FreeLuck:
    """Chance for practice and for looking ahead: one generator for all."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.rng = rng

    def hands(self, ids: Ints, round: int) -> Floats:
        """See `Luck`."""
        return self.rng.random((2, 4, ids.size), dtype=np.float32)

    def redraw(self, ids: Ints) -> Floats:
        """See `Luck`."""
        return self.rng.random((2, 4, ids.size), dtype=np.float32)

    def slip(self, ids: Ints, round: int, seat: int) -> Floats:
        """See `Luck`."""
        return self.rng.random((2, ids.size), dtype=np.float32)


def pick(scores: Floats, rows: Ints, lanes: Ints, height: int, width: int) -> tuple[Ints, Floats]:
    """For each of `width` lanes: which candidate (index into `scores`) is the best, the first of equals; its score."""
    table = np.full((height, width), -np.inf, dtype=np.float32)
    table[rows, lanes] = scores
    index = np.zeros((height, width), dtype=np.intp)
    index[rows, lanes] = np.arange(scores.size)
    top = table.argmax(axis=0)
    columns = np.arange(width)
    return index[top, columns], table[top, columns]


def pick_by_luck(rows: Ints, lanes: Ints, width: int, luck: Floats) -> Ints:
    """For each lane one of its candidates, all alike; `luck` by lane says which."""
    count = np.bincount(lanes, minlength=width)
    order = np.lexsort((rows, lanes))
    first = np.cumsum(count) - count
    found: Ints = order[first + np.minimum((luck * count).astype(np.intp), count - 1)]
    return found


class Options(NamedTuple):
    """All placements under consideration in some lanes: acts, lanes, what each leads to, how good that looks."""

    acts: Ints
    lanes: Ints
    after: States
    scores: Floats


def options(setup: Setup, states: States, seat: int, judge: Judge, closing: bool, ids: Ints,
            every: bool = False) -> Options:  # fmt: skip
    """The placements worth considering (or `every` possible one) in each lane, judged."""
    acts, lanes = twin.candidates(states, seat, every)
    after = np.take(states, lanes, axis=1)
    twin.place(after, seat, acts)
    if closing:
        twin.end_round(setup, after)
        return Options(acts, lanes, after, judge.between(after, seat, ids[lanes]))
    return Options(acts, lanes, after, judge.after(after, seat, ids[lanes]))


def best_placements(setup: Setup, states: States, seat: int, judge: Judge, closing: bool, ids: Ints) -> Move:
    """The placement the judge likes best in each lane. `closing`: it is the last one, the round ends with it."""
    found = options(setup, states, seat, judge, closing, ids)
    width = states.shape[1]
    chosen, best = pick(found.scores, found.acts, found.lanes, twin.TABLES[seat].size, width)
    return Move(seat, -1, closing, ids, found.acts[chosen], np.take(found.after, chosen, axis=1), best, best,
                np.zeros(width, dtype=np.bool_))  # fmt: skip


def slip(setup: Setup, states: States, move: Move, judge: Judge, where: Ints, luck: Floats, every: bool) -> Move:
    """`move` with any placement in the lanes `where`; `luck` by lane of `where` says which."""
    found = options(setup, states[:, where], move.seat, judge, move.closing, move.lanes[where], every)
    other = pick_by_luck(found.acts, found.lanes, where.size, luck)
    acts, after, value = move.acts.copy(), move.after.copy(), move.value.copy()
    acts[where], after[:, where], value[where] = found.acts[other], found.after[:, other], found.scores[other]
    slipped = move.slipped.copy()
    slipped[where] = acts[where] != move.acts[where]
    return move._replace(acts=acts, after=after, value=value, slipped=slipped)


def best_kept(states: States, seat: int, judge: Judge, phase: int, ids: Ints) -> Move:
    """What the judge would keep in each lane of a redraw. A lane where `ASKED` has no choice gets the value -inf."""
    choice, lanes, kept = twin.kept_choices(states, seat, all_kept=phase == twin.ANSWERED)
    after = np.take(states, lanes, axis=1)
    twin.choose_kept(after, seat, kept, phase)
    scores = judge.after(after, seat, ids[lanes])
    width = states.shape[1]
    chosen, best = pick(scores, choice, lanes, 16, width)
    return Move(
        seat, phase, False, ids, choice[chosen], np.take(after, chosen, axis=1), best, best,
        np.zeros(width, dtype=np.bool_),
    )  # fmt: skip


def take(move: Move, where: Ints) -> Move:
    """The same for some of the columns."""
    return move._replace(
        lanes=move.lanes[where],
        acts=move.acts[where],
        after=move.after[:, where],
        value=move.value[where],
        best=move.best[where],
        slipped=move.slipped[where],
    )


class Table(Protocol):
    """Who flies with whom, and what is to be done beside it."""

    every: bool
    """Whether a slip can be any legal placement, pointless ones too."""

    @property
    def luck(self) -> Luck:
        """Where chance comes from."""
        ...

    def judge(self, seat: int) -> Judge:
        """Who decides for a seat."""
        ...

    def slips(self, seat: int, ids: Ints) -> Floats | None:
        """By lane, how often it places at random."""
        ...

    def before(self, states: States, seat: int, ids: Ints) -> None:
        """A seat is about to decide."""
        ...

    def did(self, move: Move) -> None:
        """A choice was made."""
        ...

    def drew(self, states: States, ids: Ints) -> None:
        """New hands are there: at the beginning of a round or after a redraw."""
        ...


def turn(setup: Setup, states: States, seat: int, closing: bool, table: Table, ids: Ints) -> States:
    """One turn of `seat` in every lane: redraws that it asks for, then a placement. Returns the states behind it."""
    judge = table.judge(seat)
    states = states.copy()
    waiting = np.arange(states.shape[1])
    while waiting.size:
        now = np.take(states, waiting, axis=1)
        table.before(now, seat, ids[waiting])
        move = best_placements(setup, now, seat, judge, closing, ids[waiting])
        could = np.nonzero(now[TOKENS] > 0)[0]
        asks = np.zeros(waiting.size, dtype=np.bool_)
        if could.size:
            wish = best_kept(now[:, could], seat, judge, twin.ASKED, ids[waiting[could]])
            wants = np.nonzero(wish.value > move.best[could])[0]
            asks[could[wants]] = True
        placed = take(move, np.nonzero(~asks)[0])
        slips = table.slips(seat, placed.lanes)
        if slips is not None and slips.size:
            luck = table.luck.slip(placed.lanes, int(now[twin.ROUND, 0]), seat)
            wild = np.nonzero(luck[0] < slips)[0]
            if wild.size:
                placed = slip(setup, now[:, ~asks], placed, judge, wild, luck[1, wild], table.every)
        if placed.lanes.size:
            table.did(placed)
            states[:, waiting[~asks]] = placed.after
        waiting = waiting[asks]
        if waiting.size:
            asked = take(wish, wants)
            table.did(asked)
            states[:, waiting] = redraw(setup, asked.after, 1 - seat, table, ids[waiting])
    return states


def redraw(setup: Setup, asked: States, partner: int, table: Table, ids: Ints) -> States:
    """The partner's answer and the new cards; who holds nothing takes no part (R104)."""
    after = asked
    some = np.nonzero(asked[twin.HELD + partner] > 0)[0]
    if some.size:
        now = asked[:, some]
        table.before(now, partner, ids[some])
        answer = best_kept(now, partner, table.judge(partner), twin.ANSWERED, ids[some])
        table.did(answer)
        after = asked.copy()
        after[:, some] = answer.after
    twin.settle_redraw(setup, after, table.luck.redraw(ids))
    table.drew(after, ids)
    return after


def play_round(
    setup: Setup, states: States, table: Table, ids: Ints, turns: int = 0, until: int = 8
) -> tuple[States, Ints]:
    """The turns of a round from number `turns` on; lanes that end are dropped on the way. Returns states and ids.

    The seat that begins is that of the lanes' round. After turn 8 the round has been ended and the lanes that ended
    with it are still there.
    """
    for number in range(turns, until):
        if not states.shape[1]:
            break
        seat = (int(states[twin.ROUND, 0]) - 1 + number) % 2
        states = turn(setup, states, seat, number == 7, table, ids)
        going = np.nonzero(states[twin.STATUS] == 0)[0]
        if number < 7 and going.size < states.shape[1]:
            states, ids = states[:, going], ids[going]
    return states, ids
